"""The named levels: how each thinks in each game.

A change of a level's play is a new version of it; records say which one played.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from koloda.bots.knowledge import JUDGED, RANDOM
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


FOOTBALL_EXPLORATION = 0.2
"""How much is tried in Card Football beside what looks best, by levels and in lessons."""


def _football(playouts: int) -> Settings:
    """Return how a level thinks in Card Football: by its judgement, in worlds as they come.

    Even a dozen such playouts beat 200 random ones: lower levels think by those.
    """
    return Settings(
        playouts=playouts,
        policy=JUDGED,
        exploration=FOOTBALL_EXPLORATION,
        weighted=False,
    )


def _hearts(playouts: int, slips: float = 0.0) -> Settings:
    """Return how a level thinks in Hearts: in worlds weighted by what the others have played."""
    return Settings(playouts=playouts, exploration=0.3, slips=slips)


def _short_sight(playouts: int) -> Settings:
    """Return how a player thinks who sees few ways in which it may go, and forgets what was played.

    Playouts are random then, in worlds as they come.
    """
    return Settings(playouts=playouts, policy=RANDOM, exploration=0.7, weighted=False)


def _cells(playouts: int) -> Settings:
    """Return how a level thinks in Belarusian football: ball by ball, by its judgement."""
    return Settings(playouts=playouts, policy=JUDGED, by_value=True)


def _level(version: int, football: Settings, cells: Settings, hearts: Settings) -> Level:
    return Level(
        version,
        {"card-football": football, "belarusian-football": cells, "hearts": hearts},
    )


LEVELS: Mapping[str, Level] = {
    "novice": _level(4, _short_sight(75), _short_sight(4), _short_sight(2)),
    "amateur": _level(4, _short_sight(240), _short_sight(24), _short_sight(9)),
    "club": _level(4, _football(12), _cells(16), _short_sight(40)),
    "strong": _level(4, _football(60), _cells(100), _hearts(24, slips=0.4)),
    "master": _level(5, _football(250), _cells(600), _hearts(80, slips=0.05)),
    "champion": _level(4, _football(100_000), _cells(4_000), _hearts(40_000)),
}
"""The levels by name, the weakest first."""
