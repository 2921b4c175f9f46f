"""What bots know of Card Football."""

from math import exp, sqrt

import numpy as np

from koloda.bots.card_football_judge import SPREAD, cards_left, goals_to_come
from koloda.bots.card_football_kinds import (
    FREE_KICK,
    KIND_BITS,
    SHOT,
    count_saving,
    goal_chance,
    kind_among,
    kinds_of,
)
from koloda.bots.knowledge import RANDOM, type_weights
from koloda.bots.playout import play_out
from koloda.core.chance import type_generator
from koloda.core.jit import kernel, lowest
from koloda.games.card_football.rules import column_length, legal, place_in_pack
from koloda.games.card_football.state import GOALKEEPER, LINE, PITCH, SUITS, State

RESULT_SHARE = 0.9
"""How much of the worth of a match its result is; the rest is its goals, which leagues count."""

GOALS_SCALE = 12.0
"""A lead by so many goals is worth the whole of what goals are worth."""

EXTRA_LIKED = 0.1
"""What a greedy seat gives for an extra move, in goals."""

LEAST_LEFT = 0.02
"""Keeps a lead before the last card from being a certainty: in halves."""

# How likely a column is taken beside others, each a factor: by what its card would be for the seat
# to move; by what it would be for the rival; by what the next card would be for the rival. Fitted
# to what searches of 250 iterations tried most, in 1.2 million positions of self-play.
APPEAL = np.array([0.7, 37, 0.4, 6.8, 6.9, 10.6, 1.8, 19, 9.9, 2.1, 2, 2, 1, 1, 1], np.float64)
DENIED = np.array([0.9, 3.3, 1, 1.8, 1.2, 2.1, 1, 3.7, 2.6, 1.3, 1.3, 1.4, 1, 1, 1], np.float64)
OPENED = np.array([1.1, 0.6, 1, 0.8, 0.9, 0.7, 1, 0.4, 0.6, 0.9, 0.9, 0.9, 1, 1, 1], np.float64)


@kernel
def shown(state: State, seat: int) -> bool:
    """Return True: all see every move."""
    return True


@kernel
def settled(state: State) -> bool:
    """Return False: a kick changes what the next is worth."""
    return False


@kernel
def observed(state: State) -> int:
    """Tell positions apart by the goals, the extra moves and the turn that a kick leaves."""
    goals = int(state["goals"][0]) * 32 + int(state["goals"][1])
    return (goals * 32 + min(31, int(state["extra"]))) * 2 + int(state["turn"])


@kernel
def weigh(state: State, weights: type_weights) -> int:
    """Weigh the columns by what their top cards would be for both, and what comes to lie open."""
    mask = legal(state)
    if mask == 0:
        return 0
    seat = int(state["turn"])
    own, rival = np.empty(KIND_BITS, np.int64), np.empty(KIND_BITS, np.int64)
    kinds_of(state, seat, own)
    kinds_of(state, 1 - seat, rival)
    actions = mask
    while actions:
        column = lowest(actions)
        actions &= actions - 1
        taken = int(state["taken"][column])
        card = int(state["pack"][place_in_pack(column, taken)])
        weight = APPEAL[kind_among(own, card)] * DENIED[kind_among(rival, card)]
        if taken + 1 < column_length(state, column):
            below = int(state["pack"][place_in_pack(column, taken + 1)])
            weight *= OPENED[kind_among(rival, below)]
        weights[column] = weight
    return mask


@kernel
def finish(state: State, policy: int, generator: type_generator, weights: type_weights) -> None:
    """Play at random to the end of the match; with any other policy the judgement says enough."""
    if policy == RANDOM:
        play_out(state, generator)


@kernel
def worth(state: State, before: State, seat: int) -> float:
    """Judge by the result that the goals make likely, then by the goals."""
    lead = float(state["goals"][seat]) - float(state["goals"][1 - seat])
    if state["turn"] >= 0:
        to_come = goals_to_come(state)
        lead += to_come if state["turn"] == seat else -to_come
        result = 1.0 / (1.0 + exp(-lead / _spread(state)))
    else:
        result = 1.0 if lead > 0.0 else (0.5 if lead == 0.0 else 0.0)
    share = min(1.0, max(0.0, 0.5 + 0.5 * lead / GOALS_SCALE))
    return RESULT_SHARE * result + (1.0 - RESULT_SHARE) * share


@kernel
def _spread(state: State) -> float:
    """Return how wide the goals still to come spread, as a logistic curve has it."""
    halves = cards_left(state) / PITCH + (1.0 if state["half"] == 0 else 0.0)
    return SPREAD * sqrt(halves + LEAST_LEFT)


@kernel
def luck(before: State, action: int, after: State) -> float:
    """Return by how much a kick went better than the goalkeeper's undrawn cards let expect."""
    if after["drawn"] == before["drawn"]:
        return 0.0
    seat = int(before["turn"])
    card = int(before["pack"][place_in_pack(action, int(before["taken"][action]))])
    kind = SHOT if before["sizes"][seat, card >> 4] == LINE - 1 else FREE_KICK
    saving = np.empty(SUITS, np.int64)
    count_saving(before, saving)
    expected = goal_chance(saving, GOALKEEPER - int(before["drawn"]), card, kind)
    scored = float(after["goals"][seat]) - float(before["goals"][seat])
    # What a goal more is worth at this lead, as `worth` has it.
    lead = float(before["goals"][seat]) - float(before["goals"][1 - seat])
    spread = _spread(before)
    result = 1.0 / (1.0 + exp(-lead / spread))
    goal = RESULT_SHARE * result * (1.0 - result) / spread
    goal += (1.0 - RESULT_SHARE) * 0.5 / GOALS_SCALE
    return (scored - expected) * goal


@kernel
def plausibility(state: State, seat: int) -> float:
    """Return 1: nobody sees more than another, so no move tells anything."""
    return 1.0


@kernel
def nearness(state: State, before: State, seat: int) -> float:
    """Like goals, and extra moves a little."""
    lead = float(state["goals"][seat]) - float(state["goals"][1 - seat])
    return lead + (EXTRA_LIKED * float(state["extra"]) if state["turn"] == seat else 0.0)
