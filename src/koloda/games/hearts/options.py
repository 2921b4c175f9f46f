"""The rule options of Hearts (hearts, all sections with a backquoted name)."""

from collections.abc import Mapping

from koloda.core.errors import OptionError
from koloda.core.options import Choice, Flag, Option, Value, Whole

OPTIONS: tuple[Option, ...] = (
    # Whether three cards are passed before a deal: left, right, across, not; or never.
    Choice("passing", "cycle", ("cycle", "none")),
    # What the holder of 2♣ leads first.
    Choice("opening", "two_of_clubs", ("two_of_clubs", "any_club")),
    # Whether a hand without clubs may play points in the first trick.
    Flag("points_on_first_trick", False),
    # Whether Q♠ breaks hearts.
    Flag("queen_breaks_hearts", False),
    # What the taker of J♦ scores.
    Choice("jack_of_diamonds", 0, (0, -11, -10)),
    # A moon scores for the others, or off its own total.
    Choice("moon", "others", ("others", "self")),
    # Whether all thirteen tricks score 52 each, or as a moon.
    Flag("sun", True),
    # The total that ends the match (0: none), and the number of deals that does (0: any).
    Whole("target", 100, 0, 10_000),
    Whole("deals", 0, 0, 1_000),
)

CYCLE = 0
"""`passing`: left, right, across, none in turn."""

TWO_OF_CLUBS = 0
"""`opening`: the first lead is 2♣."""

JACK_SCORES = (0, -11, -10)
"""`jack_of_diamonds` by its place among the choices."""

MOON_SELF = 1
"""`moon`: −26 for the player, 0 for the others."""


def check(values: Mapping[str, Value]) -> None:
    """Raise OptionError unless something ends the match (The end)."""
    if values["target"] == 0 and values["deals"] == 0:
        raise OptionError(
            "option/value",
            "option target can't be 0 while deals is 0: expected at least one of the two to be set",
            option="target",
            value="0",
            kind="end",
        )
