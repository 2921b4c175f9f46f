"""The positions of docs/rules/cases.md, belarusian-football, by their numbers."""

import pytest

from koloda.games.belarusian_football import GAME
from tests.games.belarusian_football.positions import in_hand, legal, play, position, shown


@pytest.mark.parametrize("column", ["1", "4"])
def test_case_01_enter_at_1_or_4(column: str) -> None:
    state = position(["9h 3c 4d 9c"], ball="9H", packs=2)
    assert legal(state) == ["1", "4"]
    card = {"1": "9H", "4": "9C"}[column]
    assert play(state, column) == [["flip", 0, int(column), card]]
    assert shown(state, "position") == [0, int(column) - 1]
    assert shown(state, "turn") == 0


def test_case_01_nothing_matches_draw_throw_and_the_rivals_draw_in_one_list() -> None:
    state = position(
        ["9h 3c 4d 9c", "", "6d -- -- --", "2s 5h 7h 8h"],
        ball="2C",
        at=(3, 1),
        turn=1,
        decks=("KS ...", "5D ..."),
    )
    assert play(state, "1") == [
        ["flip", 1, 1, "6D"],
        ["throw", "2C"],
        ["draw", 0, "KS"],
        ["throw", "KS"],
        ["draw", 1, "5D"],
    ]
    assert shown(state, "out")[-2:] == ["2C", "KS"]
    assert (shown(state, "ball"), shown(state, "turn"), legal(state)) == ("5D", 1, ["2"])


def test_case_02_from_column_1_there_are_1_and_2_only() -> None:
    state = position(["9H -- -- --"], ball="9S", at=(0, 1))
    assert legal(state) == ["1", "2"]


def test_case_02_an_open_neighbour_that_does_not_match_is_not_legal_a_face_down_one_is() -> None:
    state = position(["-- 9H -- --", "3C 4d JS --"], ball="9S", at=(0, 2))
    assert legal(state) == ["2", "3"]
    state = position(["-- 9H -- --", "3C 4D 5c --"], ball="9S", at=(0, 2))
    assert legal(state) == ["3"]


def test_case_02_all_open_and_none_matching_is_out_at_once() -> None:
    state = position(
        ["9h -- -- --", "3C 4D -- --"], ball="9S", decks=("...", "2H ..."), entry="optional"
    )
    assert play(state, "1") == [["flip", 0, 1, "9H"], ["throw", "9S"], ["draw", 1, "2H"]]
    assert shown(state, "out") == ["9S"]
    assert (shown(state, "position"), shown(state, "turn")) == (None, 1)


def test_case_03_the_suit_of_the_ball_counts_not_of_the_card_it_stands_on() -> None:
    state = position(["2H -- -- --", "8d -- -- --"], ball="2D", at=(0, 1))
    assert play(state, "1") == [["flip", 1, 1, "8D"]]
    assert shown(state, "position") == [1, 0]


def test_case_03_the_card_it_stands_on_does_not_help() -> None:
    state = position(["8D -- -- --", "qd -- -- --"], ball="8S", at=(0, 1))
    assert play(state, "1")[:2] == [["flip", 1, 1, "QD"], ["throw", "8S"]]
    assert shown(state, "out")[0] == "8S"
    assert shown(state, "open")[1] == [True, False, False, False]


@pytest.mark.parametrize("recloses", [False, True])
def test_case_04_a_save_from_column_1_and_a_second_shot_at_the_same_keeper(recloses: bool) -> None:
    state = position(
        ["3H 5s 6s 7s", "-- 7C -- --", "8C -- 6C --", "8d 9d 4c 5c"],
        ball="8H",
        at=(2, 1),
        keepers="-- 2c",
        decks=("3C ...", "KS ..."),
        keeper_recloses=recloses,
    )
    assert play(state, "1") == [
        ["flip", 3, 1, "8D"],
        ["save", "8H", "2C"],
        ["draw", 1, "KS"],
        ["throw", "KS"],
        ["draw", 0, "3C"],
    ]
    assert shown(state, "out") == ["8H", "KS"]
    assert shown(state, "goals") == [0, 0]
    assert shown(state, "keeper_open") == [False, not recloses]
    for column in ("1", "2", "3"):
        play(state, column)
    assert play(state, "3")[:2] == [["flip", 3, 3, "4C"], ["goal", "3C", "2C"]]
    assert shown(state, "scored") == [["3C"], []]
    assert shown(state, "keeper_open") == [False, not recloses]


def test_case_05_entry_optional_a_ball_that_can_enter_may_be_thrown() -> None:
    state = position(["9h 3c 4d 9c"], ball="9S", decks=("...", "KD ..."), entry="optional")
    assert legal(state) == ["1", "4", "-"]
    assert play(state, "-") == [["throw", "9S"], ["draw", 1, "KD"]]
    assert (shown(state, "turn"), shown(state, "out")) == (1, ["9S"])


def test_case_05_entry_optional_no_throw_while_walking() -> None:
    state = position(["9h 3c 4d 9c"], ball="9S", entry="optional")
    play(state, "1")
    assert legal(state) == ["1", "2"]


def test_case_05_entry_optional_a_ball_that_cannot_enter_waits() -> None:
    state = position(["9h 3c 4d 9c"], ball="KS", decks=("...", "KD ..."), entry="optional")
    assert legal(state) == ["-"]
    assert play(state, "-") == [["throw", "KS"], ["draw", 1, "KD"]]


def test_case_06_column_1_of_seat_1_is_column_1_of_seat_0() -> None:
    state = position(["", "", "2s -- -- --", "9H 3d 4d 5d"], ball="9S", at=(3, 1), turn=1)
    assert legal(state) == ["1", "2"]
    assert play(state, "1") == [["flip", 1, 1, "2S"]]
    assert shown(state, "position") == [2, 0]
    hand = in_hand("2S 3S 4S 5S 6S", turn=1)
    for card in ("2S", "3S", "4S", "5S"):
        play(hand, card)
    assert shown(hand, "rows")[3] == ["3S", "4S", "5S", "6S"]


def test_case_06_of_two_equal_cards_in_a_hand_the_first_goes_and_one_is_listed() -> None:
    state = in_hand("KD 9H 2C 9H 3C", packs=2)
    assert legal(state) == ["2C", "3C", "KD", "9H"]
    play(state, "9H")
    assert shown(state, "hands")[0] == ["KD", "2C", "9H", "3C"]
    assert legal(state) == ["2C", "3C", "KD", "9H"]


def test_case_06_a_single_choice_is_still_a_move() -> None:
    state = position(["9h 3c 4d 5d"], ball="9S")
    assert legal(state) == ["1"]
    assert shown(state, "position") is None


def test_case_07_after_the_last_ball_it_is_full_time_and_everything_is_open() -> None:
    state = position(
        ["", "6h -- -- --", "", "8c -- -- --"],
        ball="8S",
        at=(2, 1),
        turn=1,
        decks=("", ""),
        keeper_recloses=True,
    )
    assert play(state, "1") == [["flip", 2, 1, "6H"], ["throw", "8S"], ["full_time"]]
    assert GAME.rules.is_over(state)
    assert shown(state, "open") == [[True] * 4] * 4
    assert shown(state, "keeper_open") == [True, True]
    assert (shown(state, "turn"), shown(state, "phase"), legal(state)) == (-1, "play", [])
    assert (shown(state, "ball"), shown(state, "position")) == (None, None)
