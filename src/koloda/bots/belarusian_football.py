"""What bots know of Belarusian football."""

from math import exp, sqrt

import numpy as np

from koloda.bots.belarusian_football_judge import (
    RANKS,
    TOTAL,
    UNSEEN,
    judge,
    look_down,
    unseen_by,
)
from koloda.bots.knowledge import JUDGED, RANDOM, type_weights
from koloda.bots.playout import play_out
from koloda.bots.weights import draw_action
from koloda.core.cards import ACE
from koloda.core.chance import type_counts, type_generator
from koloda.core.dispatch import apply
from koloda.core.jit import kernel
from koloda.games.belarusian_football.rules import THROW, legal, matches, row_of
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

SAFETY = 0.8
"""How firmly the safest goalkeeper is chosen; it is not always, so that nobody can be sure."""

RANDOMLY = 0.5
"""How many rivals are thought to choose their goalkeeper without a thought."""

EAGER = 0.02
"""How much a step that goes on is worth beside what may be hoped of the way, in goals."""

CAUTION = 0.003
"""Keeps a step that promises nothing from never being thought of."""


@kernel
def shown(state: State, seat: int) -> bool:
    """Return whether the move is the seat's own or one in play: line-ups are laid unseen."""
    return bool(state["phase"] == PLAY or state["turn"] == seat)


@kernel
def settled(state: State) -> bool:
    """Return whether a ball waits to enter: what it brings is judged."""
    return bool(state["phase"] == PLAY and state["row"] == NO_PLACE)


@kernel
def observed(state: State) -> int:
    """Tell positions apart by the ball, where it stands, and the goals."""
    goals = (int(state["goals"][0]) & 15) * 16 + (int(state["goals"][1]) & 15)
    ball = (goals * 256 + int(state["balls"])) * 64 + int(state["ball"])
    return (ball * 5 + int(state["row"]) + 1) * 5 + int(state["column"]) + 1


@kernel
def weigh(state: State, weights: type_weights) -> int:
    """Weigh cells by what may be hoped of the way on, and cards as goalkeeper by their safety."""
    mask = legal(state)
    if mask == 0:
        return 0
    seat = int(state["turn"])
    if state["phase"] == PLAY:
        _weigh_cells(state, seat, weights)
        return mask
    cards = np.zeros(HAND, np.int64)
    for place in range(HAND):
        cards[place] = int(state["hands"][seat, place])
        weights[place] = 1.0
    if state["phase"] == KEEPER:
        for place in range(HAND):
            weights[place] = keeper_weight(cards, place)
    return mask


@kernel
def _weigh_cells(state: State, seat: int, weights: type_weights) -> None:
    unseen = np.zeros(UNSEEN, np.int64)
    hopes = np.zeros((ROWS, COLUMNS), np.float64)
    truths = np.zeros((ROWS, COLUMNS), np.float64)
    ball = int(state["ball"])
    unseen_by(state, seat, unseen)
    look_down(state, seat, ball, unseen, True, hopes, truths)
    step = 0
    if state["row"] != NO_PLACE:
        step = row_of(seat, int(state["row"])) + 1
    row = row_of(seat, step)
    fitting = float(unseen[ball >> 4] + unseen[RANKS + (ball & 15)])
    likely = fitting / max(1.0, float(unseen[TOTAL]))
    for column in range(COLUMNS):
        goes_on = EAGER * (1.0 if state["open"][row, column] != 0 else likely)
        weights[column] = (hopes[step, column] + goes_on + CAUTION) ** 2
    weights[THROW] = CAUTION**2


@kernel
def keeper_weight(cards: type_counts, place: int) -> float:
    """Return how likely one of five cards is made goalkeeper, beside the others.

    A ball scores that matches both a card of the line-up and the goalkeeper: the fewer such cards
    there are in a pack, the safer.
    """
    keeper = int(cards[place])
    danger = 0.0
    for rank in range(2, ACE + 1):
        danger += _ways_past(keeper & ~15 | rank, cards, place)
    for suit in range(4):
        if suit != keeper >> 4:
            danger += _ways_past(suit << 4 | keeper & 15, cards, place)
    return exp(-danger * SAFETY)


@kernel
def _ways_past(ball: int, cards: type_counts, place: int) -> float:
    """Return how easily a ball passes the line-up: the root of how many cards there it matches."""
    ways = 0
    for other in range(HAND):
        if other != place and matches(ball, int(cards[other])):
            ways += 1
    return sqrt(float(ways))


@kernel
def finish(state: State, policy: int, generator: type_generator, weights: type_weights) -> None:
    """Play to the end of the match, or up to the next ball where that can be judged."""
    if policy == RANDOM:
        play_out(state, generator)
        return
    mask = weigh(state, weights)
    while mask:
        if policy == JUDGED and settled(state):
            return
        apply(state, draw_action(mask, weights, generator), None)
        mask = weigh(state, weights)


@kernel
def worth(state: State, before: State, seat: int) -> float:
    """Judge by the result, or how likely it is, then by the goals."""
    lead = float(state["goals"][seat]) - float(state["goals"][1 - seat])
    if state["turn"] >= 0:
        result = judge(state, seat)
    else:
        result = 1.0 if lead > 0.0 else (0.5 if lead == 0.0 else 0.0)
    share = min(1.0, max(0.0, 0.5 + 0.5 * lead / LEAD_SCALE))
    return (1.0 - LEAD_SHARE) * result + LEAD_SHARE * share


@kernel
def luck(before: State, action: int, after: State) -> float:
    """Return 0: how likely a ball goes on is not counted."""
    return 0.0


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
    return RANDOMLY / HAND + (1.0 - RANDOMLY) * keeper_weight(cards, 0) / total


@kernel
def nearness(state: State, before: State, seat: int) -> float:
    """Like a ball that goes on, and more so one that scores."""
    if state["goals"][seat] > before["goals"][seat]:
        return 2.0
    return 1.0 if state["turn"] == seat and state["balls"] == before["balls"] else 0.0
