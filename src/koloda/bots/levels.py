"""The named levels: how each thinks in each game.

A change of a level's play is a new version of it; records say which one played.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from koloda.bots.thinking import Settings


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
            "card-football": Settings(playouts=8, slips=0.3),
            "belarusian-football": Settings(playouts=8, slips=0.6),
            "hearts": Settings(playouts=16, slips=0.5),
        },
    ),
    "amateur": Level(
        1,
        {
            "card-football": Settings(playouts=24),
            "belarusian-football": Settings(playouts=16, slips=0.3),
            "hearts": Settings(playouts=32, slips=0.25),
        },
    ),
    "club": Level(
        1,
        {
            "card-football": Settings(playouts=120),
            "belarusian-football": Settings(playouts=64),
            "hearts": Settings(playouts=100),
        },
    ),
    "strong": Level(
        1,
        {
            "card-football": Settings(playouts=600),
            "belarusian-football": Settings(playouts=500),
            "hearts": Settings(playouts=600),
        },
    ),
    "master": Level(
        1,
        {
            "card-football": Settings(playouts=3_000),
            "belarusian-football": Settings(playouts=4_000),
            "hearts": Settings(playouts=5_000),
        },
    ),
    "champion": Level(
        1,
        {
            "card-football": Settings(playouts=20_000),
            "belarusian-football": Settings(playouts=30_000),
            "hearts": Settings(playouts=50_000),
        },
    ),
}
"""The levels by name, the weakest first."""
