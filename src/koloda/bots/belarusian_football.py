"""What bots know of Belarusian football."""

import numpy as np

from koloda.bots.knowledge import RANDOM, type_weights
from koloda.bots.playout import play_out
from koloda.bots.weights import draw_action
from koloda.core.chance import type_counts, type_generator
from koloda.core.dispatch import apply
from koloda.core.jit import kernel, lowest, popcount
from koloda.games.belarusian_football.rules import THROW, legal, matches
from koloda.games.belarusian_football.state import (
    COLUMNS,
    HAND,
    KEEPER,
    NO_PLACE,
    PLAY,
    ROWS,
    State,
)

LEAD_SHARE = 0.1
"""How much of the worth of a match its goals are; the rest is its result."""

LEAD_SCALE = 6.0
"""A lead by so many goals is worth the whole of what goals are worth."""

OPEN_WEIGHT = 12.0
"""How much likelier a step to an open card that matches is than one to a face-down card."""


@kernel
def shown(state: State, seat: int) -> bool:
    """Return whether the move is the seat's own or one in play: line-ups are laid unseen."""
    return bool(state["phase"] == PLAY or state["turn"] == seat)


@kernel
def observed(state: State) -> int:
    """Tell positions apart by the ball, where it stands, and the goals."""
    goals = (int(state["goals"][0]) & 15) * 16 + (int(state["goals"][1]) & 15)
    ball = (goals * 256 + int(state["balls"])) * 64 + int(state["ball"])
    return (ball * 5 + int(state["row"]) + 1) * 5 + int(state["column"]) + 1


@kernel
def weigh(state: State, weights: type_weights) -> int:
    """Weigh cells: an open card that matches is sure; the middle leaves more ways on."""
    mask = legal(state)
    seat = int(state["turn"])
    actions = mask
    if state["phase"] != PLAY:
        while actions:
            place = lowest(actions)
            actions &= actions - 1
            weights[place] = _weigh_card(state, seat, place)
        return mask
    row = 0 if seat == 0 else ROWS - 1
    if state["row"] != NO_PLACE:
        row = int(state["row"]) + (1 if seat == 0 else -1)
    while actions:
        column = lowest(actions)
        actions &= actions - 1
        if column == THROW:
            weights[column] = 1.0 if mask == 1 << THROW else 0.1
            continue
        middle = 1.5 if 0 < column < COLUMNS - 1 else 1.0
        entering = state["row"] == NO_PLACE
        sure = entering or state["open"][row, column] != 0
        weights[column] = middle * (OPEN_WEIGHT if sure else 1.0)
    return mask


@kernel
def _weigh_card(state: State, seat: int, place: int) -> float:
    """Weigh a card of the hand as goalkeeper by those that would be laid before it."""
    if state["phase"] != KEEPER:
        return 1.0
    cards = np.zeros(HAND, np.int64)
    for other in range(HAND):
        cards[other] = int(state["hands"][seat, other])
    return keeper_weight(cards, place)


@kernel
def keeper_weight(cards: type_counts, place: int) -> float:
    """Return how likely one of five cards is made goalkeeper, beside the others.

    The more of the hand it matches, the fewer balls can; and four suits in the line-up let every
    ball enter.
    """
    shared, suits = 0, 0
    for other in range(HAND):
        if other != place:
            suits |= 1 << (int(cards[other]) >> 4)
            if matches(int(cards[place]), int(cards[other])):
                shared += 1
    return (1.0 + shared) * popcount(suits) ** 2


@kernel
def finish(state: State, policy: int, generator: type_generator, weights: type_weights) -> None:
    """Play to the end of the match."""
    if policy == RANDOM:
        play_out(state, generator)
        return
    mask = weigh(state, weights)
    while mask:
        apply(state, draw_action(mask, weights, generator), None)
        mask = weigh(state, weights)


@kernel
def worth(state: State, before: State, seat: int) -> float:
    """Judge by the result, then by the goals."""
    lead = float(state["goals"][seat]) - float(state["goals"][1 - seat])
    result = 1.0 if lead > 0.0 else (0.5 if lead == 0.0 else 0.0)
    share = min(1.0, max(0.0, 0.5 + 0.5 * lead / LEAD_SCALE))
    return (1.0 - LEAD_SHARE) * result + LEAD_SHARE * share


@kernel
def plausibility(state: State, seat: int) -> float:
    """Return how likely the rival would have chosen its goalkeeper out of its five cards."""
    rival = 1 - seat
    if state["phase"] != PLAY:
        return 1.0
    row = 0 if rival == 0 else ROWS - 1
    cards = np.zeros(HAND, np.int64)
    cards[0] = int(state["keepers"][rival])
    for column in range(COLUMNS):
        cards[column + 1] = int(state["rows"][row, column])
    total = 0.0
    for place in range(HAND):
        total += keeper_weight(cards, place)
    return keeper_weight(cards, 0) / total


@kernel
def nearness(state: State, before: State, seat: int) -> float:
    """Like a ball that goes on, and more so one that scores."""
    if state["goals"][seat] > before["goals"][seat]:
        return 2.0
    return 1.0 if state["turn"] == seat and state["balls"] == before["balls"] else 0.0
