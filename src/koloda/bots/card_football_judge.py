"""A learnt judgement of Card Football: how many goals more the seat to move is yet to score.

A small network over what lies open: what each side could make of the cards in sight, and what its
lines hold. `koloda train card-football` plays matches, fits it and writes `card_football.json`,
whose numbers are whole (rules of thumb in `appeal` play those matches; see lab/train.py).
"""

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from koloda.core.cards import BLACK_JOKER, JACK, KING, NO_CARD, RED_JOKER
from koloda.core.jit import kernel
from koloda.games.card_football.rules import (
    SHOT_CARDS,
    column_length,
    free_kick_cards,
    legal,
    place_in_pack,
)
from koloda.games.card_football.state import COLUMNS, GOALKEEPER, LINE, SUITS, State

# What a card would be for a seat that takes it.
(
    IDLE, LONG_SHOT, BLOCK, PRESS, SHOT, PENALTY, FREE_KICK, ATTACK, CORNER, TACKLE, BUILD,
) = range(11)  # fmt: skip
KINDS = 11

LINES = 5
"""Features of a side's lines: of one, two and three cards; pairs and threes of a rank."""

SIDE = 3 * KINDS + LINES + 1
"""Features of a side: cards on top, second and third; its lines; suits sent off."""

SHARED = 3
"""Extra moves left, whether there are any, cards left in the half."""

FEATURES = 2 * SIDE + SHARED
HIDDEN = 16

SAVING = 6
"""Cards of the goalkeeper that save a kick: four of its suit, two jokers."""

type_features = NDArray[np.float32]

FILE = Path(__file__).with_name("card_football.json")


def _load() -> tuple[type_features, type_features, type_features, float, float]:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    first, bias, second = (np.array(kept[part], np.float32) for part in ("first", "bias", "second"))
    if len(first) != FEATURES * HIDDEN or len(bias) != HIDDEN:
        # Learnt from other features: nothing is known until it is trained anew.
        first, bias = np.zeros(FEATURES * HIDDEN, np.float32), np.zeros(HIDDEN, np.float32)
        second = bias
    unit = np.float32(kept["first_unit"])
    return (
        first.reshape(FEATURES, HIDDEN) * unit,
        bias * unit,
        second * np.float32(kept["second_unit"]),
        float(kept["constant"]),
        float(kept["spread"]),
    )


FIRST, BIAS, SECOND, CONSTANT, SPREAD = _load()
"""Weights from features to hidden units, their bias, weights to the output and its constant; and
how wide the goals of a whole half spread, as a logistic curve has it."""


@kernel
def holds(state: State, seat: int, suit: int, card: int) -> bool:
    """Return whether a line holds a card."""
    for place in range(int(state["sizes"][seat, suit])):
        if int(state["squads"][seat, suit, place]) == card:
            return True
    return False


@kernel
def kind_of(state: State, seat: int, card: int) -> int:
    """Return what a card would be for a seat that takes it."""
    suit, rank = card >> 4, card & 15
    if state["bookings"][seat, suit] >= state["send_off_at"]:
        return IDLE
    rival = 1 - seat
    size = int(state["sizes"][seat, suit])
    own_ranks, tackles = 1, False
    for other in range(SUITS):
        if other != suit:
            sought = 16 * other + rank
            if holds(state, seat, other, sought):
                own_ranks += 1
            if not tackles and holds(state, rival, other, sought):
                tackles = True
    if own_ranks == SUITS:
        return LONG_SHOT
    if holds(state, rival, suit, card):
        return BLOCK
    if size == LINE - 1:
        return PRESS if tackles else SHOT
    if size > 0:
        below = int(state["squads"][seat, suit, size - 1])
        if below == card:
            return PENALTY if rank >= KING else FREE_KICK
        if below == card - 1:
            return ATTACK
        if size == 2 and int(state["squads"][seat, suit, 0]) == card:
            return CORNER
    return TACKLE if tackles else BUILD


@kernel
def cards_left(state: State) -> int:
    """Return how many cards are left to take in this half, as it stands."""
    left = 0
    for column in range(COLUMNS):
        left += column_length(state, column) - int(state["taken"][column])
    return left


@kernel
def features_of(state: State, features: type_features) -> None:
    """Write the features of a position in play, [FEATURES], from the seat to move's side."""
    for place in range(FEATURES):
        features[place] = 0.0
    mover = int(state["turn"])
    open_to_mover = legal(state)
    for side in range(2):
        seat = mover if side == 0 else 1 - mover
        at = side * SIDE
        closed = int(state["previous"][seat]) - 1
        for column in range(COLUMNS):
            taken = int(state["taken"][column])
            for depth in range(min(3, column_length(state, column) - taken)):
                if depth == 0:
                    if side == 0 and open_to_mover >> column & 1 == 0:
                        continue
                    if side == 1 and column == closed:
                        continue
                card = int(state["pack"][place_in_pack(column, taken + depth)])
                if card != NO_CARD:
                    kind = kind_of(state, seat, card)
                    features[at + depth * KINDS + kind] += goal_chance(state, card, kind)
        _lines_of(state, seat, at + 3 * KINDS, features)
    at = 2 * SIDE
    extra = float(state["extra"])
    features[at] = min(extra, 6.0) / 3.0
    features[at + 1] = 1.0 if extra > 0.0 else 0.0
    features[at + 2] = cards_left(state) / 25.0


@kernel
def _lines_of(state: State, seat: int, at: int, features: type_features) -> None:
    for suit in range(SUITS):
        size = int(state["sizes"][seat, suit])
        if size > 0:
            features[at + min(size, 3) - 1] += 1.0
        if state["bookings"][seat, suit] >= state["send_off_at"]:
            features[at + LINES] += 1.0
    for rank in range(6, JACK + 4):
        suits = 0
        for suit in range(SUITS):
            if holds(state, seat, suit, 16 * suit + rank):
                suits += 1
        if suits >= 2:
            features[at + min(suits, 3) + 1] += 1.0


@kernel
def goal_chance(state: State, card: int, kind: int) -> float:
    """Return how likely a kick with a card scores, 1 for what is none."""
    if kind == SHOT:
        draws = SHOT_CARDS
    elif kind == PENALTY or kind == FREE_KICK:
        draws = free_kick_cards(card & 15)
    else:
        return 1.0
    drawn = int(state["drawn"])
    saving, suit = SAVING, card >> 4
    for place in range(drawn):
        gone = int(state["goalkeeper"][place])
        if gone == RED_JOKER or gone == BLACK_JOKER or gone >> 4 == suit:
            saving -= 1
    left = GOALKEEPER - drawn
    chance = 1.0
    for _ in range(draws):
        if left == 0:
            # All are shuffled anew.
            left, saving = GOALKEEPER, SAVING
        chance *= (left - saving) / left
        left -= 1
    return max(0.0, chance)


@kernel
def goals_to_come(state: State) -> float:
    """Return how many goals more the seat to move will score than its rival in this half."""
    features = np.empty(FEATURES, np.float32)
    features_of(state, features)
    hidden = np.empty(HIDDEN, np.float32)
    for unit in range(HIDDEN):
        hidden[unit] = BIAS[unit]
    for place in range(FEATURES):
        value = features[place]
        if value != 0.0:
            for unit in range(HIDDEN):
                hidden[unit] += value * FIRST[place, unit]
    result = CONSTANT
    for unit in range(HIDDEN):
        if hidden[unit] > 0.0:
            result += float(hidden[unit]) * float(SECOND[unit])
    return result
