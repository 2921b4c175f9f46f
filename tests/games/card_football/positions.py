"""Set up positions of Card Football, written as docs/rules/cases.md writes them.

A squad is written by its lines, bottom first, as in "C[9C] H[6H 8H JH]". Seat 0 is "me".
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from koloda.core.cards import SUITS
from koloda.core.game import Event, State
from koloda.games.card_football import GAME
from koloda.games.card_football.notation import column_cards
from tests import games
from tests.games import codes
from tests.reference.card_football import GOALKEEPER, PACK

LEFT = 4
"""Cards of a column of which nothing is said."""


def position(
    me: str = "",
    rival: str = "",
    *,
    columns: Sequence[str | None] = (),
    reserve: str = "",
    goalkeeper: str = "...",
    turn: int = 0,
    extra: int = 0,
    half: int = 0,
    goals: tuple[int, int] = (0, 0),
    added: int = 0,
    bookings: Mapping[str, int] | None = None,
    rival_bookings: Mapping[str, int] | None = None,
    previous: tuple[int, int] = (0, 0),
    used: Sequence[int] = (),
    **options: Any,
) -> State:
    """Set up a position; every card of the 72 and of the 18 lies somewhere.

    Args:
        me, rival: the squads of seat 0 and seat 1.
        columns: what is left of each column, top first; None or not given: some four cards.
        reserve: the next cards to be added.
        goalkeeper: undrawn cards, next first; "..." at its end: and all others after them.
        previous: for each seat the column of its previous take, from 1; 0: none in this half.
        used: the columns, from 1, that this turn closes to the seat to move.
    """
    state = games.blank(GAME, options)
    for name, value in {"turn": turn, "extra": extra, "half": half, "added": added}.items():
        state[name] = value
    state["shuffles"] = half + 2
    state["goals"][:] = goals
    state["previous"][:] = previous
    state["used"] = sum(1 << column - 1 for column in used)
    for seat, (squad, counts) in enumerate([(me, bookings), (rival, rival_bookings)]):
        for suit, count in (counts or {}).items():
            state["bookings"][seat, SUITS.index(suit)] = count
        for suit, line in lines(squad).items():
            cards = codes(line)
            state["squads"][seat, SUITS.index(suit), : len(cards)] = cards
            state["sizes"][seat, SUITS.index(suit)] = len(cards)
    _lay_goalkeeper(state, goalkeeper)
    _lay_pack(state, me, rival, columns, reserve)
    return state


def lines(squad: str) -> dict[str, str]:
    """Read a squad: suit letter to the cards of its line."""
    found = dict(re.findall(r"([CDHS])\[([^\]]*)\]", squad))
    assert squad == " ".join(f"{suit}[{line}]" for suit, line in found.items()), squad
    return found


def _lay_goalkeeper(state: State, text: str) -> None:
    named = text.replace("...", "").split()
    others = [card for card in GOALKEEPER if card not in named]
    cards = [*named, *others] if text.endswith("...") else [*others, *named]
    state["goalkeeper"][:] = codes(" ".join(cards))
    state["drawn"] = 0 if text.endswith("...") else len(others)


def _lay_pack(
    state: State, me: str, rival: str, columns: Sequence[str | None], reserve: str
) -> None:
    added = int(state["added"])
    placed: dict[int, str] = {}
    gone: list[int] = []
    for column in range(5):
        length = 9 + len(range(column, added, 5))
        text = columns[column] if column < len(columns) else None
        cards = [] if text is None else text.split()
        taken = length - (LEFT if text is None else len(cards))
        state["taken"][column] = taken
        places = [9 * column + depth for depth in range(9)] + list(range(45 + column, 72, 5))
        placed |= dict(zip(places[taken:], cards, strict=False))
        gone += places[:taken]
    placed |= dict(zip(range(45 + added, 72), reserve.split(), strict=False))
    in_squads = " ".join([*lines(me).values(), *lines(rival).values()]).split()
    assert len(in_squads) <= len(gone), "the squads hold more cards than were taken"
    placed |= dict(zip(gone, in_squads, strict=False))
    rest = Counter(PACK)
    rest.subtract(placed.values())
    assert min(rest.values()) >= 0, "a card is there a third time"
    others = rest.elements()
    state["pack"][:] = codes(" ".join(placed.get(place) or next(others) for place in range(72)))


def take(state: State, column: int) -> list[Event]:
    """Take from a column, counted from 1, and give the events but the take itself."""
    first, *events = games.play(GAME, state, str(column))
    assert first[:2] == ["take", column]
    return events


def squad(state: State, seat: int) -> str:
    """Write a squad as `position` reads it."""
    held = GAME.notation.describe(state)["squads"][seat]
    return " ".join(f"{suit}[{' '.join(line)}]" for suit, line in held.items() if line)


def bookings(state: State, seat: int) -> dict[str, int]:
    """Give the bookings of a seat in the suits in which there are any."""
    counts = GAME.notation.describe(state)["bookings"][seat]
    return {suit: count for suit, count in counts.items() if count}


def goals(state: State) -> list[int]:
    """Give the goals of both seats."""
    return GAME.notation.scores(state)


def goalkeeper(state: State) -> list[str]:
    """List the undrawn goalkeeper cards, next first."""
    cards: list[str] = GAME.notation.describe(state)["goalkeeper"]
    return cards


def column(state: State, number: int) -> list[str]:
    """List the cards left of a column, counted from 1, top first."""
    cards: list[str] = GAME.notation.describe(state)["columns"][number - 1]
    return cards


def sizes(state: State) -> list[int]:
    """Count the cards left of each column."""
    return [len(column_cards(state, place)) for place in range(5)]


def legal(state: State) -> list[int]:
    """List the columns, from 1, that may be taken from."""
    return [int(move) for move in games.legal(GAME, state)]
