"""What `Match.view` gives for each game, as types: the schema of the page is made from them."""

from typing import Literal

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict

from koloda.core.options import Value
from koloda.games.belarusian_football import view as belarusian_football
from koloda.games.card_football import view as card_football
from koloda.games.hearts import view as hearts
from koloda.server.replies import Result


class Common(TypedDict):
    """What the views of all games have; `seat` is null for a spectator."""

    seat: int | None
    turn: int
    over: bool
    legal: list[str]
    options: dict[str, Value]
    result: Result | None


@with_config(ConfigDict(extra="forbid"))
class CardFootballView(Common, card_football.View):
    """What a seat sees of Card Football."""

    game: Literal["card-football"]


@with_config(ConfigDict(extra="forbid"))
class BelarusianFootballView(Common, belarusian_football.View):
    """What a seat sees of Belarusian football."""

    game: Literal["belarusian-football"]


@with_config(ConfigDict(extra="forbid"))
class HeartsView(Common, hearts.View):
    """What a seat sees of Hearts."""

    game: Literal["hearts"]


VIEWS = {
    "card-football": CardFootballView,
    "belarusian-football": BelarusianFootballView,
    "hearts": HeartsView,
}
"""Each view by the name of its game."""
