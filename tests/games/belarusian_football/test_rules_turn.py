"""belarusian-football, Turn: the ball, entering, walking, shooting; the end."""

from itertools import product

import pytest

from koloda.games.belarusian_football import GAME
from tests.games.belarusian_football.positions import legal, play, position, shown

CARDS = ["9D", "3C", "3s", "kc"]
"""Beside a ball 9S: one that matches, one that does not, two that lie face down."""

# 1. The ball.


def test_1_the_top_card_of_the_own_deck_is_turned_up() -> None:
    state = position(ball="2C", decks=("KS ...", "5D ..."), entry="optional")
    assert play(state, "-") == [["throw", "2C"], ["draw", 1, "5D"]]
    assert shown(state, "ball") == "5D"
    assert play(state, "-") == [["throw", "5D"], ["draw", 0, "KS"]]
    assert (shown(state, "ball"), shown(state, "turn")) == ("KS", 0)


# 2. Enter.


def test_2_an_open_card_of_the_line_up_is_stepped_on() -> None:
    state = position(["9H 3c 4d 9c"], ball="9S")
    assert play(state, "1") == [["step", 0, 1, "9H"]]
    assert shown(state, "position") == [0, 0]


def test_2_a_face_down_card_is_opened() -> None:
    state = position(["9H 3c 4d 9c"], ball="9S")
    assert play(state, "4") == [["flip", 0, 4, "9C"]]
    assert shown(state, "open")[0] == [True, False, False, True]


def test_2_which_one_is_free() -> None:
    assert legal(position(["9h 3s 4d 2s"], ball="9S")) == ["1", "2", "4"]


def test_2_to_enter_is_mandatory() -> None:
    assert "-" not in legal(position(["9h 3c 4d 9c"], ball="9S"))


def test_2_entry_optional_offers_the_throw_last() -> None:
    assert legal(position(["9h 3c 4d 9c"], ball="9S", entry="optional"))[-1] == "-"


def test_2_seat_1_enters_at_its_own_line_up() -> None:
    state = position(["9h 9d 9c 2s", "", "", "9S 3c 4d 5d"], ball="7S", turn=1)
    assert legal(state) == ["1"]
    assert play(state, "1") == [["step", 0, 1, "9S"]]
    assert shown(state, "position") == [3, 0]


def test_2_balls_that_match_nothing_go_out_one_after_another() -> None:
    state = position(
        ["2c 3c 4c 5c", "", "8d -- -- --", "2h 3h 4h 5h"],
        ball="7S",
        at=(3, 1),
        turn=1,
        decks=("6S TC ...", "6D ..."),
    )
    assert play(state, "1") == [
        ["flip", 1, 1, "8D"],
        ["throw", "7S"],
        ["draw", 0, "6S"],
        ["throw", "6S"],
        ["draw", 1, "6D"],
        ["throw", "6D"],
        ["draw", 0, "TC"],
    ]
    assert shown(state, "out")[-3:] == ["7S", "6S", "6D"]
    assert (shown(state, "turn"), legal(state)) == (0, ["1", "2", "3", "4"])


# 3. Walk.


@pytest.mark.parametrize(("column", "reach"), [(1, "1 2"), (2, "1 2 3"), (3, "2 3 4"), (4, "3 4")])
@pytest.mark.parametrize(("turn", "row"), [(0, 0), (0, 1), (0, 2), (1, 3), (1, 2), (1, 1)])
def test_3_straight_ahead_or_one_column_left_or_right(
    column: int, reach: str, turn: int, row: int
) -> None:
    state = position(ball="9S", at=(row, column), turn=turn)
    assert legal(state) == reach.split()
    play(state, reach.split()[0])
    ahead = row + (1 if turn == 0 else -1)
    assert shown(state, "open")[ahead][int(reach.split()[0]) - 1]


@pytest.mark.parametrize(("here", "left", "right"), list(product(CARDS, repeat=3)))
def test_3_a_face_down_card_or_an_open_one_that_matches(here: str, left: str, right: str) -> None:
    cards = [left, here, right]
    state = position(["", " ".join([*cards, "--"])], ball="9S", at=(0, 2), packs=4)
    assert legal(state) == [str(n + 1) for n, card in enumerate(cards) if card != "3C"]


def test_3_a_face_down_card_that_matches_is_opened_and_the_ball_goes_on() -> None:
    state = position(["", "9d -- -- --"], ball="9S", at=(0, 1))
    assert play(state, "1") == [["flip", 1, 1, "9D"]]
    assert (shown(state, "position"), shown(state, "turn")) == ([1, 0], 0)
    assert shown(state, "open")[1] == [True, False, False, False]


def test_3_a_face_down_card_that_does_not_match_stays_open_and_the_ball_is_out() -> None:
    state = position(
        ["", "8d -- -- --"], ball="9S", at=(0, 1), decks=("...", "KD ..."), entry="optional"
    )
    assert play(state, "1") == [["flip", 1, 1, "8D"], ["throw", "9S"], ["draw", 1, "KD"]]
    assert shown(state, "open")[1] == [True, False, False, False]
    assert shown(state, "out") == ["9S"]


def test_3_an_open_card_is_walked_on_by_both() -> None:
    state = position(["", "", "9D -- -- --"], ball="9S", at=(1, 1))
    assert play(state, "1") == [["step", 2, 1, "9D"]]
    state = position(["", "", "9D -- -- --"], ball="9S", at=(3, 1), turn=1)
    assert play(state, "1") == [["step", 1, 1, "9D"]]


def test_3_a_ball_with_no_card_to_choose_is_out_at_once() -> None:
    state = position(
        ["", "9d -- -- --", "3C 4H -- --"],
        ball="9S",
        at=(0, 1),
        decks=("...", "KD ..."),
        entry="optional",
    )
    assert play(state, "1") == [["flip", 1, 1, "9D"], ["throw", "9S"], ["draw", 1, "KD"]]


def test_3_a_ball_may_be_stuck_before_the_rivals_line_up_too() -> None:
    state = position(
        ["", "", "9d -- -- --", "3C 4H -- --"],
        ball="9S",
        at=(1, 1),
        decks=("...", "KD ..."),
        entry="optional",
    )
    assert play(state, "1")[:2] == [["flip", 2, 1, "9D"], ["throw", "9S"]]


def test_3_the_rivals_line_up_is_walked_on_like_any_row() -> None:
    state = position(
        ["", "", "", "8d -- -- --"], ball="9S", at=(2, 1), decks=("...", "KD ..."), entry="optional"
    )
    assert play(state, "1") == [["flip", 3, 1, "8D"], ["throw", "9S"], ["draw", 1, "KD"]]


# 4. Shot.


@pytest.mark.parametrize("column", [1, 2, 3, 4])
@pytest.mark.parametrize("turn", [0, 1])
def test_4_the_goalkeeper_is_reached_from_any_column(column: int, turn: int) -> None:
    row = ["--", "--", "--", "--"]
    row[column - 1] = "9d"
    ahead = 3 if turn == 0 else 0
    rows = ["", "", "", ""]
    rows[ahead] = " ".join(row)
    state = position(
        rows,
        ball="9S",
        at=(ahead - 1 if turn == 0 else 1, column),
        turn=turn,
        keepers="-- 2s" if turn == 0 else "2s --",
        entry="optional",
    )
    assert play(state, str(column))[:2] == [["flip", 3, column, "9D"], ["goal", "9S", "2S"]]
    assert shown(state, "goals")[turn] == 1
    assert shown(state, "goals")[1 - turn] == 0
    assert shown(state, "scored")[turn] == ["9S"]
    assert "9S" not in shown(state, "out")
    assert shown(state, "turn") == 1 - turn


def test_4_a_goalkeeper_that_does_not_match_saves_and_the_ball_is_out() -> None:
    state = position(
        ["", "", "", "9D -- -- --"], ball="9S", at=(2, 1), keepers="-- kd", entry="optional"
    )
    assert play(state, "1")[:2] == [["step", 3, 1, "9D"], ["save", "9S", "KD"]]
    assert (shown(state, "goals"), shown(state, "out")) == ([0, 0], ["9S"])
    assert (shown(state, "ball") != "9S", shown(state, "turn")) == (True, 1)


@pytest.mark.parametrize("keeper", ["9h", "2s", "9H", "2S"])
def test_4_a_goal_by_rank_or_by_suit_at_an_open_or_a_hidden_goalkeeper(keeper: str) -> None:
    state = position(
        ["", "", "", "9D -- -- --"], ball="9S", at=(2, 1), keepers=f"-- {keeper}", entry="optional"
    )
    assert play(state, "1")[1] == ["goal", "9S", keeper.upper()]


@pytest.mark.parametrize("recloses", [False, True])
@pytest.mark.parametrize("keeper", ["2s", "kd"])
def test_4_the_goalkeeper_stays_open_unless_keeper_recloses(keeper: str, recloses: bool) -> None:
    state = position(
        ["", "", "", "9D -- -- --"],
        ball="9S",
        at=(2, 1),
        keepers=f"-- {keeper}",
        entry="optional",
        keeper_recloses=recloses,
    )
    play(state, "1")
    assert shown(state, "keeper_open") == [False, not recloses]


# 5. The turn passes, and the match ends.


def test_5_a_ball_that_is_out_never_comes_back() -> None:
    state = position(ball="9S", decks=("2C 3C ...", "4C 5C ..."), entry="optional")
    play(state, "-")
    decks = shown(state, "decks")
    assert decks[0][:2] == ["2C", "3C"]
    assert decks[1][0] == "5C"
    assert "9S" not in decks[0] + decks[1]


def test_the_match_ends_when_both_decks_are_empty() -> None:
    state = position(ball="9S", decks=("", "KD"), entry="optional")
    assert play(state, "-") == [["throw", "9S"], ["draw", 1, "KD"]]
    assert play(state, "-") == [["throw", "KD"], ["full_time"]]
    assert GAME.rules.is_over(state)


@pytest.mark.parametrize("recloses", [False, True])
def test_at_the_end_everything_is_opened(recloses: bool) -> None:
    state = position(ball="9S", turn=1, decks=("", ""), entry="optional", keeper_recloses=recloses)
    play(state, "-")
    assert shown(state, "open") == [[True] * 4] * 4
    assert shown(state, "keeper_open") == [True, True]


@pytest.mark.parametrize(
    ("before", "winners", "goals"),
    [
        ("2C:goal 3C:out", [0], [1, 0]),
        ("2C:out 3C:goal 4C:goal 5C:goal", [1], [1, 2]),
        ("2C:goal 3C:goal", [], [1, 1]),
        ("", [], [0, 0]),
    ],
)
def test_more_goals_win_and_level_is_a_draw(
    before: str, winners: list[int], goals: list[int]
) -> None:
    history = f"{before} 6C:out".strip()
    state = position(ball="9S", turn=1, before=history, decks=("", ""), entry="optional")
    play(state, "-")
    assert GAME.notation.winners(state) == winners
    assert GAME.notation.scores(state) == goals
    assert GAME.rules.returns(state, 0) == goals[0] - goals[1]
    assert GAME.rules.returns(state, 1) == goals[1] - goals[0]


def test_a_last_ball_that_cannot_enter_ends_the_match() -> None:
    state = position(
        ["2c 3c 4c 5c", "9d -- -- --", "", "2h 3h 4h 5h"],
        ball="7S",
        at=(0, 1),
        decks=("", "KS"),
    )
    assert play(state, "1") == [
        ["flip", 1, 1, "9D"],
        ["throw", "7S"],
        ["draw", 1, "KS"],
        ["throw", "KS"],
        ["full_time"],
    ]
