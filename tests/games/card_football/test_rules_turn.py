"""card-football, Turn: extra moves, closed columns, gains."""

import pytest

from tests.games.card_football.positions import legal, position, squad, take


def test_the_taken_card_goes_to_the_line_of_its_suit_and_the_rival_moves() -> None:
    state = position("H[6H] S[7S]", columns=[None, "KH 9C"])
    assert take(state, 2) == []
    assert squad(state, 0) == "H[6H KH] S[7S]"
    assert state["turn"] == 1


def test_seat_1_takes_for_its_own_squad() -> None:
    state = position("H[6H]", "H[8H]", columns=["KH"], turn=1)
    assert take(state, 1) == []
    assert (squad(state, 0), squad(state, 1)) == ("H[6H]", "H[8H KH]")
    assert state["turn"] == 0


def test_with_extra_moves_left_the_same_player_takes_again() -> None:
    state = position(columns=["KH"], extra=2)
    take(state, 1)
    assert (state["extra"], state["turn"]) == (1, 0)


def test_the_last_extra_move_passes_the_turn() -> None:
    state = position(columns=["KH"], extra=1)
    take(state, 1)
    assert (state["extra"], state["turn"]) == (0, 1)


def test_an_extra_move_is_spent_before_the_take_is_resolved() -> None:
    state = position("H[9H]", columns=["TH"], extra=1)
    take(state, 1)
    assert (state["extra"], state["turn"]) == (3, 0)


# Closed columns.


def test_the_column_of_the_own_previous_take_is_closed() -> None:
    assert legal(position(previous=(2, 0))) == [1, 3, 4, 5]


def test_the_column_of_the_rivals_previous_take_is_open() -> None:
    assert legal(position(previous=(2, 4))) == [1, 3, 4, 5]
    assert legal(position(previous=(2, 4), turn=1)) == [1, 2, 3, 5]


def test_a_take_closes_its_column_for_the_next_take_of_the_same_player() -> None:
    state = position(columns=["KH 6H", "AC 6C"])
    take(state, 1)
    take(state, 2)
    assert (state["turn"], legal(state)) == (0, [2, 3, 4, 5])


def test_the_previous_take_of_the_same_turn_is_closed_too() -> None:
    state = position("H[9H]", columns=["TH 6C"])
    take(state, 1)
    assert legal(state) == [2, 3, 4, 5]


def test_a_new_half_forgets_the_previous_takes() -> None:
    state = position("C[6C]", columns=["AS", "", "", "", ""], previous=(3, 1))
    take(state, 1)
    assert legal(state) == [1, 2, 3, 4, 5]
    assert list(state["previous"]) == [0, 0]


@pytest.mark.parametrize(
    ("column_ban", "open_columns"),
    [("extras", [1, 4, 5]), ("turn", [4, 5]), ("last", [1, 2, 4, 5])],
)
def test_column_ban_on_extra_moves(column_ban: str, open_columns: list[int]) -> None:
    columns = ["TH 6C", "KC 6C", "KD 6D", "KS 6S"]
    state = position("H[9H]", columns=columns, column_ban=column_ban)
    assert take(state, 1) == [["attack"]]
    take(state, 2)
    take(state, 3)
    assert (state["extra"], state["turn"]) == (1, 0)
    assert legal(state) == open_columns


@pytest.mark.parametrize("column_ban", ["extras", "turn", "last"])
def test_column_ban_is_over_when_the_turn_passes(column_ban: str) -> None:
    columns = ["TH 6C", "KC 6C", "KD 6D", "AS 6S", "AD 6H"]
    state = position("H[9H]", columns=columns, column_ban=column_ban)
    for column in (1, 2, 3, 4):
        take(state, column)
    assert state["turn"] == 1
    assert legal(state) == [1, 2, 3, 4, 5]
    take(state, 5)
    assert (state["turn"], state["extra"]) == (0, 0)
    assert legal(state) == [1, 2, 3, 5]


def test_a_cancelled_turn_forgets_the_columns_used_in_it() -> None:
    state = position("", "H[9H]", columns=["9H"], extra=3, used=[2, 3])
    assert take(state, 1) == [["block", "9H"]]
    assert (state["turn"], state["used"]) == (1, 0)


@pytest.mark.parametrize("column_ban", ["extras", "turn"])
def test_columns_used_on_extra_moves_stay_closed_when_more_are_gained(column_ban: str) -> None:
    columns = ["TH 6C", "TD 6D", "KC 6S"]
    state = position("D[9D] H[9H]", columns=columns, extra=1, column_ban=column_ban)
    take(state, 1)
    take(state, 2)
    assert state["extra"] == 5
    assert legal(state) == [3, 4, 5]


def test_if_all_columns_with_cards_are_closed_all_of_them_are_open() -> None:
    columns = ["9C 8C", "", "9D 8D", "", "9S 8S"]
    state = position(columns=columns, extra=1, previous=(1, 0), used=[1, 3, 5])
    assert legal(state) == [1, 3, 5]


def test_an_empty_column_is_never_open() -> None:
    assert legal(position(columns=["", None, "", None, None])) == [2, 4, 5]


# Gains.


@pytest.mark.parametrize(
    ("extra_moves", "left", "after"),
    [("add", 4, 6), ("max", 4, 3), ("max", 2, 3), ("max", 6, 5), ("add", 0, 3), ("max", 0, 3)],
)
def test_extra_moves_add_up_or_the_larger_counts(extra_moves: str, left: int, after: int) -> None:
    state = position("H[9H]", columns=["TH"], extra=left, extra_moves=extra_moves)
    assert take(state, 1) == [["attack"]]
    assert state["extra"] == after


def test_a_passed_turn_cancels_the_extra_moves_left() -> None:
    state = position("C[9C] D[9D] S[9S]", columns=["9H"], extra=5)
    assert take(state, 1)[0] == ["goal", "long_shot", "H"]
    assert (state["extra"], state["turn"]) == (0, 1)


def test_unused_extra_moves_die_at_the_end_of_a_half() -> None:
    state = position(columns=["AS", "", "", "", ""], extra=3)
    assert take(state, 1) == [["half_time"]]
    assert (state["extra"], state["turn"]) == (0, 1)


def test_unused_extra_moves_die_at_the_end_of_the_match() -> None:
    state = position(columns=["AS", "", "", "", ""], extra=3, half=1)
    assert take(state, 1) == [["full_time"]]
    assert (state["extra"], state["turn"]) == (0, -1)


def test_a_half_ends_only_when_no_column_has_a_card_left() -> None:
    state = position(columns=["AS", "", "", "6C", ""], extra=2)
    assert take(state, 1) == []
    assert state["half"] == 0
    assert take(state, 4) == [["half_time"]]
