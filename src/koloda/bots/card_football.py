"""What bots know of Card Football."""

from math import exp, sqrt

import numpy as np

from koloda.bots.card_football_judge import SPREAD, cards_left, goals_to_come, kind_of
from koloda.bots.knowledge import INFORMED, RANDOM, type_weights
from koloda.bots.playout import play_out
from koloda.bots.weights import draw_action
from koloda.core.chance import type_generator
from koloda.core.dispatch import apply, deal_number
from koloda.core.jit import kernel, lowest
from koloda.games.card_football.rules import legal, place_in_pack
from koloda.games.card_football.state import PITCH, State

RESULT_SHARE = 0.9
"""How much of the worth of a match its result is; the rest is its goals, which leagues count."""

GOALS_SCALE = 12.0
"""A lead by so many goals is worth the whole of what goals are worth."""

EXTRA_LIKED = 0.1
"""What a greedy seat gives for an extra move, in goals."""

LEAST_LEFT = 0.02
"""Keeps a lead before the last card from being a certainty: in halves."""

APPEAL = np.array([2, 400, 0.5, 16, 30, 60, 12, 40, 24, 5, 3], np.float64)
"""By what a card would be: how likely it is taken beside others."""


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
def appeal(state: State, seat: int, card: int) -> float:
    """Return how likely a good player takes a card, beside others: a positive number."""
    return float(APPEAL[kind_of(state, seat, card)])


@kernel
def weigh(state: State, weights: type_weights) -> int:
    """Weigh the columns by their top cards."""
    mask = legal(state)
    seat = int(state["turn"])
    actions = mask
    while actions:
        column = lowest(actions)
        actions &= actions - 1
        card = int(state["pack"][place_in_pack(column, int(state["taken"][column]))])
        weights[column] = appeal(state, seat, card)
    return mask


@kernel
def finish(state: State, policy: int, generator: type_generator, weights: type_weights) -> None:
    """Play to the end of the match at random, of the half by what appeals; else judge as it is."""
    if policy == RANDOM:
        play_out(state, generator)
    if policy != INFORMED:
        return
    half = deal_number(state)
    while deal_number(state) == half:
        mask = weigh(state, weights)
        if mask == 0:
            return
        apply(state, draw_action(mask, weights, generator), None)


@kernel
def worth(state: State, before: State, seat: int) -> float:
    """Judge by the result that the goals make likely, then by the goals."""
    lead = float(state["goals"][seat]) - float(state["goals"][1 - seat])
    if state["turn"] >= 0:
        to_come = goals_to_come(state)
        lead += to_come if state["turn"] == seat else -to_come
        halves = cards_left(state) / PITCH + (1.0 if state["half"] == 0 else 0.0)
        result = 1.0 / (1.0 + exp(-lead / (SPREAD * sqrt(halves + LEAST_LEFT))))
    else:
        result = 1.0 if lead > 0.0 else (0.5 if lead == 0.0 else 0.0)
    share = min(1.0, max(0.0, 0.5 + 0.5 * lead / GOALS_SCALE))
    return RESULT_SHARE * result + (1.0 - RESULT_SHARE) * share


@kernel
def plausibility(state: State, seat: int) -> float:
    """Return 1: nobody sees more than another, so no move tells anything."""
    return 1.0


@kernel
def nearness(state: State, before: State, seat: int) -> float:
    """Like goals, and extra moves a little."""
    lead = float(state["goals"][seat]) - float(state["goals"][1 - seat])
    return lead + (EXTRA_LIKED * float(state["extra"]) if state["turn"] == seat else 0.0)
