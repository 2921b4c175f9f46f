"""What each card of Card Football would be for a seat that takes it: sets of cards by kind."""

import numpy as np
from numpy.typing import NDArray

from koloda.core.cards import KING
from koloda.core.jit import kernel
from koloda.games.card_football.rules import SHOT_CARDS, free_kick_cards
from koloda.games.card_football.state import GOALKEEPER, LINE, SUITS, State

# What a card would be: the first that fits. The last two by how many cards its line has: a card
# that tackles, and one that does nothing else than to lie there.
(
    IDLE, LONG_SHOT, BLOCK, PRESS, SHOT, PENALTY, FREE_KICK, ATTACK, CORNER,
    TACKLE, TACKLE_SECOND, TACKLE_THIRD, BUILD, BUILD_SECOND, BUILD_THIRD,
) = range(15)  # fmt: skip
KINDS = 15
KIND_BITS = 4

RANKS = 0x7FC0
"""The ranks 6 to A as a set."""

JOKER = 15
"""The rank of both jokers."""

SAVING = 6
"""Cards of the goalkeeper that save a kick: four of its suit, two jokers."""

MOST_DRAWS = 4

type_sets = NDArray[np.int64]


def _chances() -> NDArray[np.float64]:
    """Return how likely a kick scores: [cards left, how many of them save, cards drawn]."""
    chances = np.zeros((GOALKEEPER + 1, SAVING + 1, MOST_DRAWS + 1), np.float64)
    for left in range(GOALKEEPER + 1):
        for saving in range(min(SAVING, left) + 1):
            chance, left_then, saving_then = 1.0, left, saving
            for draws in range(MOST_DRAWS + 1):
                chances[left, saving, draws] = chance
                if left_then == 0:
                    # All are shuffled anew.
                    left_then, saving_then = GOALKEEPER, SAVING
                chance *= (left_then - saving_then) / left_then
                left_then -= 1
    return chances


CHANCES = _chances()


@kernel
def kinds_of(state: State, seat: int, kinds: type_sets) -> None:
    """Write what each card would be for a seat that takes it.

    Args:
        state: the match.
        seat: the seat.
        kinds: [KIND_BITS] sets of cards: those in whose kind bit n is set, for each n.
    """
    for bit in range(KIND_BITS):
        kinds[bit] = 0
    rival = 1 - seat
    own, against = line_cards(state, seat), line_cards(state, rival)
    for suit in range(SUITS):
        base = 16 * suit
        if state["bookings"][seat, suit] >= state["send_off_at"]:
            # All are idle.
            continue
        all_held, any_held = RANKS, 0
        for other in range(SUITS):
            if other != suit:
                all_held &= own >> 16 * other
                any_held |= against >> 16 * other
        rest = RANKS & ~all_held
        _mark(kinds, LONG_SHOT, all_held << base)
        blocked = rest & against >> base
        _mark(kinds, BLOCK, blocked << base)
        rest &= ~blocked
        size = int(state["sizes"][seat, suit])
        if size == LINE - 1:
            _mark(kinds, PRESS, (rest & any_held) << base)
            _mark(kinds, SHOT, (rest & ~any_held) << base)
            continue
        if size > 0:
            below = int(state["squads"][seat, suit, size - 1]) & 15
            twin = rest & 1 << below
            _mark(kinds, PENALTY if below >= KING else FREE_KICK, twin << base)
            rest &= ~twin
            higher = rest & 2 << below
            _mark(kinds, ATTACK, higher << base)
            rest &= ~higher
            if size == 2:
                first = rest & 1 << (int(state["squads"][seat, suit, 0]) & 15)
                _mark(kinds, CORNER, first << base)
                rest &= ~first
        _mark(kinds, TACKLE + size, (rest & any_held) << base)
        _mark(kinds, BUILD + size, (rest & ~any_held) << base)


@kernel
def _mark(kinds: type_sets, kind: int, cards: int) -> None:
    """Let cards be of a kind."""
    for bit in range(KIND_BITS):
        if kind >> bit & 1:
            kinds[bit] |= cards


@kernel
def line_cards(state: State, seat: int) -> int:
    """Return the cards of a seat's lines as a set."""
    held = 0
    for suit in range(SUITS):
        for place in range(int(state["sizes"][seat, suit])):
            held |= 1 << int(state["squads"][seat, suit, place])
    return held


@kernel
def kind_among(kinds: type_sets, card: int) -> int:
    """Return what a card would be, from what `kinds_of` wrote."""
    kind = 0
    for bit in range(KIND_BITS):
        kind |= (kinds[bit] >> card & 1) << bit
    return kind


@kernel
def count_saving(state: State, saving: type_sets) -> None:
    """Write how many of the goalkeeper's undrawn cards save a kick, by its suit, [SUITS]."""
    for suit in range(SUITS):
        saving[suit] = SAVING
    for place in range(int(state["drawn"])):
        gone = int(state["goalkeeper"][place])
        if gone & 15 != JOKER:
            saving[gone >> 4] -= 1
            continue
        for suit in range(SUITS):
            saving[suit] -= 1


@kernel
def goal_chance(saving: type_sets, left: int, card: int, kind: int) -> float:
    """Return how likely a kick scores, 1 for what is none or can't be saved.

    Args:
        saving: what `count_saving` wrote.
        left: the goalkeeper's undrawn cards.
        card: the card that kicks.
        kind: what it is.
    """
    if kind == SHOT:
        draws = SHOT_CARDS
    elif kind == PENALTY or kind == FREE_KICK:
        draws = free_kick_cards(card & 15)
    else:
        return 1.0
    return float(CHANCES[left, saving[card >> 4], draws])
