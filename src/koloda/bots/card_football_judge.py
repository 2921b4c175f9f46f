"""A learnt judgement of Card Football: how many goals more the seat to move is yet to score.

A small network over what lies open: what each side could make of the cards in sight, and what its
lines hold. `koloda train card-football` plays matches, fits it and writes `card_football.json`,
whose numbers are whole (lab/train.py).
"""

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from koloda.bots.card_football_kinds import (
    ATTACK,
    BUILD,
    CHANCES,
    KIND_BITS,
    KINDS,
    PRESS,
    RANKS,
    TACKLE,
    count_saving,
    goal_chance,
    kind_among,
    kinds_of,
    line_cards,
    type_sets,
)
from koloda.core.cards import NO_CARD
from koloda.core.jit import kernel, popcount
from koloda.games.card_football.rules import SHOT_CARDS, column_length, legal, place_in_pack
from koloda.games.card_football.state import COLUMNS, FACE_UP, GOALKEEPER, LINE, SUITS, State

LINES = 6
"""Features of a side's lines: of one and two cards; how likely those of three would score; pairs
and threes of a rank; suits sent off."""

TACKLED = 3
"""Features of what a side could tackle: cards of lines of one, two and three."""

SIDE = FACE_UP * KINDS + LINES + TACKLED
"""Features of a side: what cards on top, second and third would be; its lines; its tackles."""

SHARED = 4
"""Extra moves left, whether there are any; cards left in the half, and their square."""

FEATURES = 2 * SIDE + SHARED
HIDDEN = 32

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
    left = GOALKEEPER - int(state["drawn"])
    saving = np.empty(SUITS, np.int64)
    count_saving(state, saving)
    kinds = np.empty(KIND_BITS, np.int64)
    for side in range(2):
        seat = mover if side == 0 else 1 - mover
        at = side * SIDE
        closed = int(state["previous"][seat]) - 1
        kinds_of(state, seat, kinds)
        for column in range(COLUMNS):
            taken = int(state["taken"][column])
            for depth in range(min(FACE_UP, column_length(state, column) - taken)):
                if depth == 0:
                    if side == 0 and open_to_mover >> column & 1 == 0:
                        continue
                    if side == 1 and column == closed:
                        continue
                card = int(state["pack"][place_in_pack(column, taken + depth)])
                if card == NO_CARD:
                    continue
                kind = kind_among(kinds, card)
                features[at + depth * KINDS + kind] += goal_chance(saving, left, card, kind)
                if depth == 0 and (kind == PRESS or kind == ATTACK or TACKLE <= kind < BUILD):
                    _tackled_by(state, 1 - seat, card, at + SIDE - TACKLED, features)
        _lines_of(state, seat, saving, left, at + FACE_UP * KINDS, features)
    at = 2 * SIDE
    extra = float(state["extra"])
    features[at] = min(extra, 6.0) / 3.0
    features[at + 1] = 1.0 if extra > 0.0 else 0.0
    features[at + 2] = cards_left(state) / 25.0
    features[at + 3] = features[at + 2] * features[at + 2]


@kernel
def _tackled_by(state: State, rival: int, card: int, at: int, features: type_features) -> None:
    """Count the rival's cards that a card would tackle, by the sizes of their lines."""
    for suit in range(SUITS):
        if suit == card >> 4:
            continue
        sought = 16 * suit + (card & 15)
        size = int(state["sizes"][rival, suit])
        for place in range(size):
            if int(state["squads"][rival, suit, place]) == sought:
                features[at + size - 1] += 1.0


@kernel
def _lines_of(
    state: State, seat: int, saving: type_sets, left: int, at: int, features: type_features
) -> None:
    for suit in range(SUITS):
        size = int(state["sizes"][seat, suit])
        if size == LINE - 1:
            features[at + 2] += CHANCES[left, saving[suit], SHOT_CARDS]
        elif size > 0:
            features[at + size - 1] += 1.0
        if state["bookings"][seat, suit] >= state["send_off_at"]:
            features[at + 5] += 1.0
    held = line_cards(state, seat)
    first, second = held & RANKS, held >> 16 & RANKS
    third, fourth = held >> 32 & RANKS, held >> 48 & RANKS
    twice = first & second | third & fourth | (first | second) & (third | fourth)
    thrice = first & second & (third | fourth) | third & fourth & (first | second)
    features[at + 3] += popcount(twice & ~thrice)
    features[at + 4] += popcount(thrice)


@kernel
def goals_to_come(state: State) -> float:
    """Return how many goals more the seat to move will score than its rival in this half."""
    features = np.empty(FEATURES, np.float32)
    features_of(state, features)
    nonzero = np.empty(FEATURES, np.int64)
    count = 0
    for place in range(FEATURES):
        nonzero[count] = place
        count += features[place] != 0.0
    hidden = np.empty(HIDDEN, np.float32)
    for unit in range(HIDDEN):
        hidden[unit] = BIAS[unit]
    # Four features at a time: sums are then less often written to memory and read again.
    while count & 3:
        count -= 1
        place = nonzero[count]
        for unit in range(HIDDEN):
            hidden[unit] += features[place] * FIRST[place, unit]
    for start in range(0, count, 4):
        a, b, c, d = nonzero[start], nonzero[start + 1], nonzero[start + 2], nonzero[start + 3]
        for unit in range(HIDDEN):
            hidden[unit] += (
                features[a] * FIRST[a, unit]
                + features[b] * FIRST[b, unit]
                + features[c] * FIRST[c, unit]
                + features[d] * FIRST[d, unit]
            )
    result = np.float32(0.0)
    for unit in range(HIDDEN):
        result += max(hidden[unit], np.float32(0.0)) * SECOND[unit]
    return CONSTANT + float(result)
