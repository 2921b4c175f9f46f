"""What may be seen of a match of Card Football, and drawing the rest anew (What each seat sees).

Both seats and spectators see the same: all but the face-down cards of the columns, the reserve and
the order of the goalkeeper's undrawn cards. Every sample is legal: no move tells anything.
"""

import numpy as np

from koloda.core.cards import CODES, NO_CARD
from koloda.core.chance import below, renew_seed, type_cards, type_generator
from koloda.core.game import Event
from koloda.core.jit import kernel
from koloda.games.card_football.rules import (
    KEEPER_PACK,
    TWO_PACKS,
    column_length,
    place_in_pack,
)
from koloda.games.card_football.state import COLUMNS, FACE_UP, GOALKEEPER, PACK, State


@kernel
def conceal(state: State, seat: int) -> None:
    """Zero the seed, the face-down cards, the reserve and the goalkeeper's order; seat is any."""
    for word in range(8):
        state["seed"][word] = 0
    for place in range(int(state["drawn"]), GOALKEEPER):
        state["goalkeeper"][place] = NO_CARD
    shown = np.zeros(PACK, np.uint8)
    for column in range(COLUMNS):
        in_sight = min(int(state["taken"][column]) + FACE_UP, column_length(state, column))
        for depth in range(in_sight):
            shown[place_in_pack(column, depth)] = 1
    for place in range(PACK):
        if shown[place] == 0:
            state["pack"][place] = NO_CARD


def conceal_events(events: list[Event], mover: int, seat: int) -> list[Event]:
    """Return all events: whatever happens in this game, all see it."""
    return events


@kernel
def sample(state: State, seat: int, generator: type_generator) -> None:
    """Lay the unseen cards of the pack and of the goalkeeper at random, and draw a new seed."""
    _fill(state["pack"], PACK, TWO_PACKS, generator)
    _fill(state["goalkeeper"], GOALKEEPER, KEEPER_PACK, generator)
    renew_seed(generator, state["seed"])


@kernel
def _fill(cards: type_cards, count: int, full: type_cards, generator: type_generator) -> None:
    """Put what `full` has and `cards` has not into the empty places of `cards`, at random."""
    seen = np.zeros(CODES, np.uint8)
    for place in range(count):
        seen[cards[place]] += 1
    unseen = np.empty(PACK, np.uint8)
    left = 0
    for place in range(count):
        card = full[place]
        if seen[card] > 0:
            seen[card] -= 1
        else:
            unseen[left] = card
            left += 1
    for place in range(count):
        if cards[place] == NO_CARD:
            drawn = below(generator, left)
            left -= 1
            cards[place] = unseen[drawn]
            unseen[drawn] = unseen[left]
