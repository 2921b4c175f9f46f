"""A judgement of Belarusian football: how many goals each side is yet to score.

For every ball that is still in a deck the way is followed which its owner would choose by what
lies open, and it is noted what would come of it. What lies face down is opened by and by, so that
later balls find better ways than they could now: that is worth `TO_LEARN`.
"""

from math import exp

import numpy as np
from numpy.typing import NDArray

from koloda.core.cards import NO_CARD
from koloda.core.chance import type_counts
from koloda.core.jit import kernel
from koloda.games.belarusian_football.hidden import excluded
from koloda.games.belarusian_football.rules import matches, row_of
from koloda.games.belarusian_football.state import COLUMNS, ROWS, State

TO_LEARN = 0.0014
"""Goals that a ball to come which can pass at all brings beyond what can be seen now, times the
square of how many cards on its way lie face down.

Fitted to 200,000 positions of matches between seats that choose by `look_down`.
"""

LEAST_GOALS = 0.003
"""Keeps a lead before the last ball from being a certainty."""

MOST_GOALS = 12
"""More goals to come than so many are not reckoned with."""

RANKS = 4
"""Where ranks begin in what a seat has not seen: before them stand the four suits."""

TOTAL = 20
"""Where it stands how many cards a seat has not seen."""

UNSEEN = TOTAL + 1

type_ways = NDArray[np.float64]


@kernel
def unseen_by(state: State, seat: int, unseen: type_counts) -> None:
    """Count by suit and by rank what a seat has not seen in a world, [UNSEEN]."""
    unseen[:] = 0
    size = int(state["deck_size"])
    for side in range(2):
        for place in range((int(state["balls"]) + 1 - side) // 2, size):
            _count(int(state["deck"][side * size + place]), unseen)
    own = row_of(seat, 0)
    for row in range(ROWS):
        for column in range(COLUMNS):
            if row != own and state["open"][row, column] == 0:
                _count(int(state["rows"][row, column]), unseen)
    if state["keeper_known"][1 - seat] == 0:
        _count(int(state["keepers"][1 - seat]), unseen)


@kernel
def _count(card: int, unseen: type_counts) -> None:
    if card != NO_CARD:
        unseen[card >> 4] += 1
        unseen[RANKS + (card & 15)] += 1
        unseen[TOTAL] += 1


@kernel
def look_down(
    state: State,
    seat: int,
    ball: int,
    unseen: type_counts,
    in_hand: bool,
    hopes: type_ways,
    truths: type_ways,
) -> None:
    """Look down the pitch for a ball: what may be hoped of every cell, and what would come of it.

    Args:
        state: a world.
        seat: whose ball it is.
        ball: the card.
        unseen: what the seat has not seen.
        in_hand: whether the ball is open; in a deck it is one of the unseen.
        hopes: how likely the ball scores that goes to a cell, as the seat sees it, [step, column].
        truths: whether it would, if its owner chose the best hopes; of midfield cards that lie
            face down how likely, [step, column].
    """
    rival = 1 - seat
    itself = 0.0 if in_hand else 1.0
    of_suit = float(unseen[ball >> 4]) - itself
    of_rank = float(unseen[RANKS + (ball & 15)]) - itself
    total = max(1.0, float(unseen[TOTAL]) - itself)
    likely = max(0.0, of_suit + of_rank) / total
    scores = 1.0 if matches(ball, int(state["keepers"][rival])) else 0.0
    hope_to_score = scores if state["keeper_known"][rival] else likely
    exclusions = excluded(state, rival)
    in_lineup = 0.0
    if exclusions >> (ball >> 4) & 1 == 0:
        in_lineup += of_suit
    if exclusions >> (RANKS + (ball & 15)) & 1 == 0:
        in_lineup += of_rank
    in_lineup = max(0.0, in_lineup) / total
    for step in range(ROWS - 1, -1, -1):
        row = row_of(seat, step)
        for column in range(COLUMNS):
            meets = 1.0 if matches(ball, int(state["rows"][row, column])) else 0.0
            hope, truth = hope_to_score, scores
            if step < ROWS - 1:
                hope, truth = _best_of_next(step, column, hopes, truths)
            if step == 0 or state["open"][row, column] != 0:
                hopes[step, column] = meets * hope
                truths[step, column] = meets * truth
            elif step == ROWS - 1:
                hopes[step, column] = in_lineup * hope
                truths[step, column] = meets * truth
            else:
                hopes[step, column] = likely * hope
                truths[step, column] = likely * truth


@kernel
def _best_of_next(
    step: int, column: int, hopes: type_ways, truths: type_ways
) -> tuple[float, float]:
    """Return the best hope of the next row's cells, and the truth: of equal ones the average."""
    hope, truth, count = 0.0, 0.0, 0
    for other in range(max(0, column - 1), min(COLUMNS, column + 2)):
        found = hopes[step + 1, other]
        if found > hope:
            hope, truth, count = found, truths[step + 1, other], 1
        elif found == hope and found > 0.0:
            truth += truths[step + 1, other]
            count += 1
    return hope, truth / max(1, count)


@kernel
def goals_to_come(
    state: State, seat: int, unseen: type_counts, hopes: type_ways, truths: type_ways
) -> float:
    """Return how many goals a seat is yet to score in a world where all cards are laid.

    A ball that waits to enter counts; none may be on its way.
    """
    unseen_by(state, seat, unseen)
    size = int(state["deck_size"])
    drawn = (int(state["balls"]) + 1 - seat) // 2
    waits = state["turn"] == seat and state["ball"] != NO_CARD
    first = drawn - 1 if waits else drawn
    hidden = 0
    for step in range(1, ROWS):
        for column in range(COLUMNS):
            hidden += 1 - int(state["open"][row_of(seat, step), column])
    goals = 0.0
    for place in range(first, size):
        ball = int(state["deck"][seat * size + place])
        look_down(state, seat, ball, unseen, place < drawn, hopes, truths)
        best = 0
        for column in range(1, COLUMNS):
            if hopes[0, column] > hopes[0, best]:
                best = column
        goals += truths[0, best]
        if _can_pass(state, seat, ball):
            goals += TO_LEARN * hidden * hidden
    return goals


@kernel
def _can_pass(state: State, seat: int, ball: int) -> bool:
    """Return whether a ball matches a card of both line-ups and the rival's goalkeeper."""
    if not matches(ball, int(state["keepers"][1 - seat])):
        return False
    enters, arrives = False, False
    for column in range(COLUMNS):
        if matches(ball, int(state["rows"][row_of(seat, 0), column])):
            enters = True
        if matches(ball, int(state["rows"][row_of(seat, ROWS - 1), column])):
            arrives = True
    return enters and arrives


@kernel
def chance_to_win(lead: int, own: float, theirs: float) -> float:
    """Return how likely a lead is kept, a draw counting half, where so many goals are expected.

    The goals of each side are taken to be Poisson distributed.
    """
    likely = np.zeros(MOST_GOALS + 1, np.float64)
    likely[0] = exp(-theirs)
    for goals in range(1, MOST_GOALS + 1):
        likely[goals] = likely[goals - 1] * theirs / goals
    chance, of_own = 0.0, exp(-own)
    for goals in range(MOST_GOALS + 1):
        level = lead + goals
        for other in range(min(level, MOST_GOALS + 1)):
            chance += of_own * likely[other]
        if 0 <= level <= MOST_GOALS:
            chance += 0.5 * of_own * likely[level]
        of_own *= own / (goals + 1)
    return chance


@kernel
def judge(state: State, seat: int) -> float:
    """Return how likely a seat wins where no ball is on its way, a draw counting half."""
    unseen = np.zeros(UNSEEN, np.int64)
    hopes = np.zeros((ROWS, COLUMNS), np.float64)
    truths = np.zeros((ROWS, COLUMNS), np.float64)
    own = goals_to_come(state, seat, unseen, hopes, truths)
    theirs = goals_to_come(state, 1 - seat, unseen, hopes, truths)
    lead = float(state["goals"][seat]) - float(state["goals"][1 - seat])
    return chance_to_win(int(lead), max(LEAST_GOALS, own), max(LEAST_GOALS, theirs))
