"""The named levels: how each thinks in each game.

A change of a level's play is a new version of it; records say which one played.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from koloda.bots.knowledge import JUDGED
from koloda.bots.thinking import Settings


def _football(playouts: int, slips: float = 0.0) -> Settings:
    """Return how a level thinks in Card Football: by its judgement, in worlds as they come."""
    return Settings(playouts=playouts, policy=JUDGED, exploration=0.3, weighted=False, slips=slips)


@dataclass(frozen=True)
class Level:
    """A level of play.

    Attributes:
        version: raised whenever the level plays otherwise than before.
        settings: how it thinks, by the game's name.
    """

    version: int
    settings: Mapping[str, Settings]


LEVELS: Mapping[str, Level] = {
    "novice": Level(
        1,
        {
            "card-football": _football(8, slips=0.3),
            "belarusian-football": Settings(playouts=8, slips=0.6),
            "hearts": Settings(playouts=16, slips=0.5),
        },
    ),
    "amateur": Level(
        1,
        {
            "card-football": _football(24),
            "belarusian-football": Settings(playouts=16, slips=0.3),
            "hearts": Settings(playouts=32, slips=0.25),
        },
    ),
    "club": Level(
        1,
        {
            "card-football": _football(120),
            "belarusian-football": Settings(playouts=64),
            "hearts": Settings(playouts=100),
        },
    ),
    "strong": Level(
        1,
        {
            "card-football": _football(600),
            "belarusian-football": Settings(playouts=500),
            "hearts": Settings(playouts=600),
        },
    ),
    "master": Level(
        1,
        {
            "card-football": _football(3_000),
            "belarusian-football": Settings(playouts=4_000),
            "hearts": Settings(playouts=5_000),
        },
    ),
    "champion": Level(
        1,
        {
            "card-football": _football(20_000),
            "belarusian-football": Settings(playouts=30_000),
            "hearts": Settings(playouts=50_000),
        },
    ),
}
"""The levels by name, the weakest first."""
