"""Commentary: what the events of each move say, in sentences and in the lines of a report.

A commentary is fed the moves of one match in order and keeps what sentences need and events do
not hold: the minute, the score, the ball, the trick. The console feeds it move by move, a report
all at once.
"""

from collections.abc import Mapping, Sequence

from koloda.locales.commentary.base import Commentary, Events
from koloda.locales.commentary.belarusian_football import BelarusianFootball
from koloda.locales.commentary.card_football import CardFootball, minute
from koloda.locales.commentary.hearts import Hearts
from koloda.locales.language import Language

__all__ = ["Commentary", "Events", "commentary", "minute", "sentences"]

GAMES: Mapping[str, type[Commentary]] = {
    "card-football": CardFootball,
    "belarusian-football": BelarusianFootball,
    "hearts": Hearts,
}


def commentary(
    game_name: str,
    names: Sequence[str],
    language: Language,
    options: Mapping[str, object] | None = None,
    view: Mapping[str, object] | None = None,
    viewer: int | None = None,
) -> Commentary:
    """Begin the commentary of a match, or go on from what a view shows of it.

    ``names`` are the players' by seat, ``options`` those in force or those that differ from the
    default. A ``viewer`` is not told what other seats do unseen; None is told all.
    """
    told = GAMES[game_name](names, language, options or {}, viewer)
    if view is not None:
        told.resume(view)
    return told


def sentences(
    game_name: str,
    events: Events,
    seat: int,
    names: Sequence[str],
    language: Language,
    options: Mapping[str, object] | None = None,
    view: Mapping[str, object] | None = None,
    viewer: int | None = None,
) -> list[str]:
    """Say the events of one move of ``seat``, a change a sentence.

    ``view`` is that of before the move: without it scores count from nothing.
    """
    return commentary(game_name, names, language, options, view, viewer).move(seat, events)
