"""What may be seen of Belarusian football, and drawing the rest anew (What each seat sees).

Under mandatory entry a ball that goes out at once tells that no card of its seat's line-up matches
it; samples keep to that. A goalkeeper that both have seen stays known when it is turned down again.
"""

import numpy as np

from koloda.core.cards import CODES, NO_CARD
from koloda.core.chance import below, mix, renew_seed, type_cards, type_generator
from koloda.core.game import Event
from koloda.core.jit import kernel
from koloda.games.belarusian_football import options
from koloda.games.belarusian_football.rules import (
    LARGE_PACKS,
    OUT_AT_ENTRY,
    SMALL_PACKS,
    legal,
    row_of,
)
from koloda.games.belarusian_football.state import (
    BALLS,
    COLUMNS,
    HAND,
    KEEPER,
    LARGEST_PACK,
    NO_PLACE,
    PLAY,
    ROWS,
    State,
)


@kernel
def conceal(state: State, seat: int) -> None:
    """Zero the seed, the decks, and what lies face down and is not `seat`'s own (−1: nobody's)."""
    for word in range(8):
        state["seed"][word] = 0
    for number in range(2):
        for place in range(_drawn(state, number), int(state["deck_size"])):
            state["deck"][number * int(state["deck_size"]) + place] = NO_CARD
    for row in range(ROWS):
        own = seat >= 0 and row == row_of(seat, 0)
        for column in range(COLUMNS):
            if not own and state["open"][row, column] == 0:
                state["rows"][row, column] = NO_CARD
    for other in range(2):
        if other == seat:
            continue
        for place in range(HAND):
            state["hands"][other, place] = NO_CARD
        if state["keeper_known"][other] == 0:
            state["keepers"][other] = NO_CARD


def conceal_events(events: list[Event], mover: int, seat: int) -> list[Event]:
    """Return all events: they tell of open cards, and a line-up has none (rules/records.md)."""
    return events


@kernel
def sample(state: State, seat: int, generator: type_generator) -> None:
    """Lay what `seat` can't see at random among the worlds that throws at entry allow."""
    unseen = np.empty(LARGEST_PACK, np.uint8)
    count = unseen_cards(state, unseen)
    count = _fill_lineup(state, 1 - seat, generator, unseen, count)
    mix(generator, unseen, count)
    for row in range(1, 3):
        for column in range(COLUMNS):
            if state["rows"][row, column] == NO_CARD:
                count -= 1
                state["rows"][row, column] = unseen[count]
    for other in range(2):
        if state["keepers"][other] == NO_CARD and has_keeper(state, other):
            count -= 1
            state["keepers"][other] = unseen[count]
        for place in range(_hand_size(state, other)):
            if state["hands"][other, place] == NO_CARD:
                count -= 1
                state["hands"][other, place] = unseen[count]
        for place in range(_drawn(state, other), int(state["deck_size"])):
            count -= 1
            state["deck"][other * int(state["deck_size"]) + place] = unseen[count]
    renew_seed(generator, state["seed"])


@kernel
def unseen_cards(state: State, unseen: type_cards) -> int:
    """Write the cards that a concealed state does not show, in order; return how many they are."""
    missing = np.zeros(CODES, np.int64)
    small = state["pack"] == options.PACK_36
    for place in range(int(state["packs"]) * (36 if small else 52)):
        missing[SMALL_PACKS[place] if small else LARGE_PACKS[place]] += 1
    for place in range(BALLS):
        missing[state["deck"][place]] -= 1
    for row in range(ROWS):
        for column in range(COLUMNS):
            missing[state["rows"][row, column]] -= 1
    for seat in range(2):
        missing[state["keepers"][seat]] -= 1
        for place in range(HAND):
            missing[state["hands"][seat, place]] -= 1
    count = 0
    for card in range(1, CODES):
        for _ in range(missing[card]):
            unseen[count] = card
            count += 1
    return count


@kernel
def excluded(state: State, seat: int) -> int:
    """Return what entry throws have shown the cards of a seat's line-up not to be, as bits.

    Bits 0 to 3 are suits, bits 4 + rank are ranks.
    """
    found = 0
    if state["entry"] != options.MANDATORY:
        return found
    for place in range(_drawn(state, seat)):
        if state["fate"][2 * place + seat] == OUT_AT_ENTRY:
            ball = int(state["deck"][seat * int(state["deck_size"]) + place])
            found |= 1 << (ball >> 4) | 1 << (4 + (ball & 15))
    return found


@kernel
def allowed(card: int, exclusions: int) -> bool:
    """Return whether a card may lie in a line-up with these exclusions."""
    return (exclusions >> (card >> 4) | exclusions >> (4 + (card & 15))) & 1 == 0


@kernel
def _fill_lineup(
    state: State, seat: int, generator: type_generator, unseen: type_cards, count: int
) -> int:
    """Draw a seat's face-down line-up out of `unseen`; return how many cards are left there."""
    row, exclusions = row_of(seat, 0), excluded(state, seat)
    hidden = 0
    for column in range(_laid(state, seat)):
        if state["rows"][row, column] == NO_CARD:
            hidden |= 1 << column
    fits = False
    left = count
    while not fits:
        left = count
        for column in range(COLUMNS):
            if hidden >> column & 1 == 0:
                continue
            place = below(generator, left)
            while not allowed(int(unseen[place]), exclusions):
                place = below(generator, left)
            left -= 1
            card = unseen[place]
            unseen[place] = unseen[left]
            unseen[left] = card
            state["rows"][row, column] = card
        # A ball that waits to enter, and must, tells that a card there matches it.
        waits = (
            state["entry"] == options.MANDATORY
            and state["turn"] == seat
            and state["ball"] != NO_CARD
            and state["row"] == NO_PLACE
        )
        fits = not waits or legal(state) != 0
    return left


@kernel
def _drawn(state: State, seat: int) -> int:
    """Return how many balls a seat has drawn."""
    return (int(state["balls"]) + 1 - seat) // 2


@kernel
def _is_done(state: State, seat: int) -> bool:
    """Return whether a seat's line-up is complete."""
    return bool(state["phase"] == PLAY or state["turn"] > seat)


@kernel
def _laid(state: State, seat: int) -> int:
    """Return how many cards lie in a seat's line-up."""
    if _is_done(state, seat):
        return COLUMNS
    return int(state["laid"]) if state["turn"] == seat else 0


@kernel
def has_keeper(state: State, seat: int) -> bool:
    """Return whether a seat has chosen its goalkeeper."""
    return bool(_is_done(state, seat) or (state["turn"] == seat and state["phase"] != KEEPER))


@kernel
def _hand_size(state: State, seat: int) -> int:
    """Return how many cards a seat has in hand."""
    if _is_done(state, seat):
        return 0
    return HAND - (1 if has_keeper(state, seat) else 0) - _laid(state, seat)
