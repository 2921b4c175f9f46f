"""Koloda: Card Football, Belarusian football and Hearts, to play and to study.

    >>> from koloda import Match
    >>> match = Match.new("card-football", seed=bytes(32))
    >>> match.play(match.legal[0])

Nothing is imported before it is used: `import koloda` is quick and compiles nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from koloda.core.errors import KolodaError as KolodaError
    from koloda.core.game import Game as Game
    from koloda.games import GAMES as GAMES
    from koloda.games import find as find
    from koloda.match.fair import verify as verify
    from koloda.match.match import Match as Match

__all__ = ["GAMES", "Game", "KolodaError", "Match", "find", "verify"]
__version__ = "0.1.0"

_HOMES = {
    "GAMES": "koloda.games",
    "Game": "koloda.core.game",
    "KolodaError": "koloda.core.errors",
    "Match": "koloda.match.match",
    "find": "koloda.games",
    "verify": "koloda.match.fair",
}


def __getattr__(name: str) -> object:
    """Import a public name when it is first used."""
    if name not in _HOMES:
        raise AttributeError(f"module 'koloda' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
