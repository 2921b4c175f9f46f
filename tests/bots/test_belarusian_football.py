"""The judgement of Belarusian football: what may be hoped of a ball, and of what is to come."""

from random import Random

import numpy as np
import pytest

from koloda import Match
from koloda.bots.belarusian_football import keeper_weight, plausibility, settled, weigh
from koloda.bots.belarusian_football_judge import (
    TOTAL,
    UNSEEN,
    chance_to_win,
    goals_to_come,
    judge,
    look_down,
    unseen_by,
)
from koloda.core.cards import CODE
from koloda.core.chance import generator
from koloda.core.game import State
from koloda.games.belarusian_football.rules import matches, row_of
from koloda.games.belarusian_football.state import COLUMNS, ROWS
from tests.properties.support import play_on, raw, world

GAME = "belarusian-football"


def cards(text: str) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    return np.array([CODE[card] for card in text.split()], np.int64)


def waiting(number: int) -> tuple[Match, State]:
    """Return a match in which a ball waits to enter, and its state."""
    random = Random(number)
    match = Match.new(GAME, {}, random.randbytes(32))
    play_on(match, random, 12 + random.randrange(30))
    while not settled(raw(match)):
        match.undo()
    return match, raw(match)


def looked_down(state: State, seat: int, ball: int) -> tuple[list[list[float]], list[list[float]]]:
    unseen = np.zeros(UNSEEN, np.int64)
    hopes, truths = np.zeros((ROWS, COLUMNS)), np.zeros((ROWS, COLUMNS))
    unseen_by(state, seat, unseen)
    look_down(state, seat, ball, unseen, True, hopes, truths)
    return hopes.tolist(), truths.tolist()


def to_come(state: State, seat: int) -> float:
    unseen = np.zeros(UNSEEN, np.int64)
    return float(
        goals_to_come(state, seat, unseen, np.zeros((ROWS, COLUMNS)), np.zeros((ROWS, COLUMNS)))
    )


def test_a_goalkeeper_of_a_suit_of_its_own_is_the_safest() -> None:
    # Balls that pass it need the rank of the one and the suit of the other.
    hand = cards("2C 5D 9D JH 4H")
    weights = [keeper_weight(hand, place) for place in range(5)]
    assert max(range(5), key=lambda place: weights[place]) == 0
    assert min(weights) > 0.0


def test_a_rival_is_thought_to_have_chosen_a_safe_goalkeeper() -> None:
    match, state = waiting(1)
    seat = match.turn
    row = row_of(1 - seat, 0)
    state["rows"][row] = cards("5D 9D JH 4H")
    state["keepers"][1 - seat] = CODE["2C"]
    safe = plausibility(state, seat)
    state["rows"][row, 0], state["keepers"][1 - seat] = CODE["2C"], CODE["5D"]
    assert safe > 1.2 * plausibility(state, seat)


@pytest.mark.parametrize("number", range(6))
def test_what_lies_open_is_sure_and_what_cannot_be_matched_is_hopeless(number: int) -> None:
    _, state = waiting(number)
    seat, ball = int(state["turn"]), int(state["ball"])
    state["open"][:] = 1
    state["keeper_known"][:] = 1
    hopes, truths = looked_down(state, seat, ball)
    assert hopes == truths
    scores = matches(ball, int(state["keepers"][1 - seat]))
    for step in range(ROWS):
        for column in range(COLUMNS):
            meets = matches(ball, int(state["rows"][row_of(seat, step), column]))
            near = [other for other in range(COLUMNS) if abs(other - column) <= 1]
            ahead = [hopes[step + 1][other] for other in near] if step < ROWS - 1 else [scores]
            assert hopes[step][column] == (max(ahead) if meets else 0.0)


@pytest.mark.parametrize("number", range(6))
def test_hopes_come_from_what_the_seat_sees(number: int) -> None:
    match, state = waiting(number)
    seat, ball = int(state["turn"]), int(state["ball"])
    hopes, _ = looked_down(state, seat, ball)
    for other in range(8):
        again, _ = looked_down(world(match, seat, generator(other)), seat, ball)
        assert again == hopes


def test_all_that_a_seat_has_not_seen_is_counted() -> None:
    for number in range(6):
        match, state = waiting(number)
        for seat in range(2):
            unseen = np.zeros(UNSEEN, np.int64)
            unseen_by(state, seat, unseen)
            view = match.concealed(seat)
            shown = sum(int(np.count_nonzero(view[field])) for field in ("deck", "rows", "keepers"))
            assert unseen[TOTAL] == 52 - shown
            assert unseen[:4].sum() == unseen[4:TOTAL].sum() == unseen[TOTAL]


def test_where_no_ball_is_left_no_goal_is_to_come() -> None:
    before = 0.0
    for number in range(6):
        _, state = waiting(number)
        before += to_come(state, 0) + to_come(state, 1)
        state["balls"] = 2 * int(state["deck_size"])
        state["turn"] = -1
        assert to_come(state, 0) == to_come(state, 1) == 0.0
    assert before > 0.0


def test_the_chance_to_win_is_what_poisson_goals_make_it() -> None:
    assert chance_to_win(0, 0.4, 0.4) == pytest.approx(0.5)
    assert chance_to_win(1, 0.3, 0.5) + chance_to_win(-1, 0.5, 0.3) == pytest.approx(1.0)
    assert chance_to_win(0, 0.6, 0.3) > chance_to_win(0, 0.5, 0.3) > 0.5
    assert chance_to_win(3, 0.003, 0.003) == pytest.approx(1.0, abs=1e-6)
    # P(0 against 0) counts half; of one goal each the rest follows.
    random = np.random.default_rng(1)
    own, theirs = random.poisson(0.7, 200_000), random.poisson(0.4, 200_000)
    lead = own - theirs
    drawn = float(np.mean(lead > 0) + 0.5 * np.mean(lead == 0))
    assert chance_to_win(0, 0.7, 0.4) == pytest.approx(drawn, abs=0.005)


@pytest.mark.parametrize("number", range(4))
def test_both_seats_judge_alike(number: int) -> None:
    _, state = waiting(number)
    assert judge(state, 0) + judge(state, 1) == pytest.approx(1.0)


def test_a_sure_way_is_weighed_more_than_a_guess() -> None:
    found = 0
    for number in range(200):
        match, state = waiting(number)
        seat, ball = int(state["turn"]), int(state["ball"])
        hopes, _ = looked_down(state, seat, ball)
        legal = int(match.game.rules.legal(state))
        cells = [column for column in range(COLUMNS) if legal >> column & 1]
        weights = np.zeros(63)
        weigh(state, weights)
        best = max(cells, key=lambda column: hopes[0][column])
        if hopes[0][best] > 0.5:
            found += 1
            assert weights[best] == max(weights[column] for column in cells)
    assert found > 0
