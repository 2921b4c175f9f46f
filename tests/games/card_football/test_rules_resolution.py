"""card-football, Resolution of a taken card, step by step."""

import pytest

from tests.games.card_football.positions import (
    bookings,
    goalkeeper,
    goals,
    position,
    squad,
    take,
)

# 1. Sent off.


@pytest.mark.parametrize("limit", [1, 4, 9])
def test_1_a_card_of_a_suit_sent_off_leaves_the_game(limit: int) -> None:
    state = position("H[9H]", "C[TC]", columns=["TH"], bookings={"H": limit}, send_off_at=limit)
    assert take(state, 1) == [["off", "TH"]]
    assert (squad(state, 0), squad(state, 1)) == ("H[9H]", "C[TC]")


def test_1_the_take_is_spent_all_the_same() -> None:
    state = position(columns=["TH"], bookings={"H": 4})
    take(state, 1)
    assert state["turn"] == 1
    assert list(state["previous"]) == [1, 0]


def test_1_one_booking_below_the_limit_the_suit_may_play() -> None:
    state = position(columns=["TH"], bookings={"H": 3}, rival_bookings={"H": 4})
    assert take(state, 1) == []
    assert squad(state, 0) == "H[TH]"


# 2. Long shot.


def test_2_the_rank_in_all_four_suits_is_a_goal_that_no_keeper_saves() -> None:
    state = position("C[9C] D[9D] S[9S]", columns=["9H"], goalkeeper="2H RJ ...")
    assert take(state, 1) == [["goal", "long_shot", "H"], ["added", 1]]
    assert goals(state) == [1, 0]
    assert len(goalkeeper(state)) == 18


def test_2_wherever_in_the_lines_and_only_those_four_leave() -> None:
    state = position("C[9C 6C 7C] D[JD 9D] H[8H] S[KS 9S AS]", columns=["9H"])
    assert take(state, 1)[0] == ["goal", "long_shot", "H"]
    assert squad(state, 0) == "C[6C 7C] D[JD] H[8H] S[KS AS]"


def test_2_of_two_copies_in_the_line_of_the_taken_card_the_topmost_leaves() -> None:
    state = position("C[9C] D[9D] H[9H JH] S[9S]", columns=["9H"])
    take(state, 1)
    assert squad(state, 0) == "H[9H JH]"


def test_2_the_rival_loses_nothing() -> None:
    state = position("C[9C] D[9D] S[9S]", "C[9C] H[9H]", columns=["9H"])
    assert take(state, 1)[0] == ["goal", "long_shot", "H"]
    assert squad(state, 1) == "C[9C] H[9H]"
    assert bookings(state, 1) == {}


def test_2_three_suits_are_not_enough() -> None:
    state = position("C[9C] D[9D]", columns=["9H"])
    assert take(state, 1) == []


def test_2_the_turn_passes() -> None:
    state = position("C[9C] D[9D] S[9S]", columns=["9H"], extra=2)
    take(state, 1)
    assert (state["turn"], state["extra"]) == (1, 0)


# 3. Tackle.


def test_3_all_rival_cards_of_the_rank_leave_in_canonical_order() -> None:
    state = position("", "C[9C 8C 9C] D[9D] S[JS 9S QS]", columns=["9H"])
    assert take(state, 1) == [["tackle", "9C", "9C", "9D", "9S"]]
    assert squad(state, 1) == "C[8C] S[JS QS]"
    assert squad(state, 0) == "H[9H]"


def test_3_cards_of_other_ranks_stay_and_a_tackle_gains_nothing() -> None:
    state = position("", "C[8C] D[9D]", columns=["9H"], extra=0)
    assert take(state, 1) == [["tackle", "9D"]]
    assert squad(state, 1) == "C[8C]"
    assert (state["turn"], state["extra"]) == (1, 0)


def test_3_what_a_removal_leaves_side_by_side_triggers_nothing() -> None:
    state = position("", "C[8C 9C 8C]", columns=["9H"])
    assert take(state, 1) == [["tackle", "9C"]]
    assert squad(state, 1) == "C[8C 8C]"
    assert bookings(state, 0) == {}


# 4. Block.


def test_4_the_rivals_twin_stays_and_the_taken_card_leaves() -> None:
    state = position("H[6H]", "H[7H 9H]", columns=["9H"], extra=3)
    assert take(state, 1) == [["block", "9H"]]
    assert (squad(state, 0), squad(state, 1)) == ("H[6H]", "H[7H 9H]")
    assert (state["turn"], state["extra"]) == (1, 0)


def test_4_a_blocked_card_makes_no_attack() -> None:
    state = position("H[8H]", "H[9H]", columns=["9H"])
    assert take(state, 1) == [["block", "9H"]]
    assert (squad(state, 0), state["extra"]) == ("H[8H]", 0)


# 5. Shot.


@pytest.mark.parametrize("first", ["2H", "RJ", "BJ"])
def test_5_saved_by_the_first_card_the_line_leaves_and_nothing_is_gained(first: str) -> None:
    state = position("H[6H 8H TH]", columns=["QH"], goalkeeper=f"{first} 2C ...")
    assert take(state, 1) == [["save", "shot", "H", 1, first], ["added", 1]]
    assert squad(state, 0) == ""
    assert (state["turn"], state["extra"], goals(state)) == (1, 0, [0, 0])


def test_5_clean_save_pop_lets_only_the_taken_card_leave() -> None:
    state = position("H[6H 8H TH]", columns=["QH"], goalkeeper="2H ...", clean_save="pop")
    assert take(state, 1) == [["save", "shot", "H", 1, "2H"], ["added", 1]]
    assert squad(state, 0) == "H[6H 8H TH]"


@pytest.mark.parametrize("clean_save", ["clear", "pop"])
def test_5_saved_by_the_second_card_is_a_rebound(clean_save: str) -> None:
    state = position("H[6H 8H TH]", columns=["QH"], goalkeeper="2C 2H ...", clean_save=clean_save)
    assert take(state, 1) == [["save", "shot", "H", 2, "2C", "2H"], ["added", 1]]
    assert squad(state, 0) == "H[6H 8H]"
    assert (state["turn"], state["extra"]) == (0, 2)


def test_5_not_saved_by_two_cards_is_a_goal_and_the_whole_line_leaves() -> None:
    state = position("C[7C] H[6H 8H TH]", columns=["QH"], goalkeeper="2C 3S 2H ...")
    assert take(state, 1) == [["goal", "shot", "H", "2C", "3S"], ["added", 1]]
    assert squad(state, 0) == "C[7C]"
    assert goals(state) == [1, 0]


@pytest.mark.parametrize("cards", ["2C 3C ...", "2H ...", "2C 2H ..."])
def test_5_the_turn_does_not_pass_by_itself(cards: str) -> None:
    state = position("H[6H 8H TH]", columns=["QH"], goalkeeper=cards, extra=2)
    rebound = 2 if cards == "2C 2H ..." else 0
    take(state, 1)
    assert (state["turn"], state["extra"]) == (0, 1 + rebound)


def test_5_shot_goal_ends_turn_passes_it_after_a_goal() -> None:
    state = position(
        "H[6H 8H TH]",
        columns=["QH"],
        goalkeeper="2C 3C ...",
        extra=2,
        shot_goal_ends_turn=True,
    )
    take(state, 1)
    assert (state["turn"], state["extra"]) == (1, 0)


@pytest.mark.parametrize(("cards", "extra"), [("2H ...", 1), ("2C 2H ...", 3)])
def test_5_shot_goal_ends_turn_says_nothing_of_saves(cards: str, extra: int) -> None:
    state = position(
        "H[6H 8H TH]", columns=["QH"], goalkeeper=cards, extra=2, shot_goal_ends_turn=True
    )
    take(state, 1)
    assert (state["turn"], state["extra"]) == (0, extra)


def test_5_a_press_takes_no_shot() -> None:
    state = position("H[6H 8H TH]", "D[QD]", columns=["QH"], goalkeeper="2H ...", extra=1)
    assert take(state, 1) == [["tackle", "QD"], ["press", "QH"]]
    assert len(goalkeeper(state)) == 18
    assert (state["turn"], state["extra"], state["added"]) == (0, 1, 0)


# 6. Free kick.


@pytest.mark.parametrize(
    ("rank", "allowed"),
    [("A", 1), ("K", 1), ("Q", 2), ("J", 2), ("T", 3), ("9", 3), ("8", 4), ("7", 4), ("6", 4)],
)
def test_6_the_rank_says_against_how_many_goalkeeper_cards(rank: str, allowed: int) -> None:
    card = rank + "H"
    spared = ["2C", "3C", "4C", "5C"][:allowed]
    state = position(f"H[{card}]", columns=[card], goalkeeper=" ".join([*spared, "2H", "..."]))
    assert take(state, 1)[0] == ["goal", "free_kick", "H", *spared]
    state = position(f"H[{card}]", columns=[card], goalkeeper=" ".join([*spared[1:], "2H", "..."]))
    assert take(state, 1)[0] == ["save", "free_kick", "H", allowed, *spared[1:], "2H"]


@pytest.mark.parametrize(("line", "awarded"), [("QH", 1), ("6H QH", 2)])
@pytest.mark.parametrize("keeper", ["2C 3C ...", "2H ..."])
def test_6_either_way_the_line_leaves_the_turn_passes_and_the_rival_is_booked(
    line: str, awarded: int, keeper: str
) -> None:
    state = position(f"H[{line}]", columns=["QH"], goalkeeper=keeper, extra=3)
    events = take(state, 1)
    assert events[1:] == [["booking", "H", awarded], ["added", 1]]
    assert squad(state, 0) == ""
    assert (state["turn"], state["extra"]) == (1, 0)
    assert (bookings(state, 0), bookings(state, 1)) == ({}, {"H": awarded})
    assert goals(state) == [int(events[0][0] == "goal"), 0]


@pytest.mark.parametrize("limit", range(1, 10))
def test_6_at_send_off_at_bookings_the_suit_is_sent_off(limit: int) -> None:
    state = position(
        "H[QH]",
        "C[7C] H[6H 8H]",
        columns=["QH"],
        goalkeeper="2H ...",
        rival_bookings={"H": limit - 1},
        send_off_at=limit,
    )
    assert take(state, 1)[1:] == [["booking", "H", 1], ["sent_off", "H"], ["added", 1]]
    assert squad(state, 1) == "C[7C]"
    assert bookings(state, 1) == {"H": limit}


def test_6_below_the_limit_the_rivals_line_stays() -> None:
    state = position(
        "H[QH]", "H[6H 8H]", columns=["QH"], goalkeeper="2H ...", rival_bookings={"H": 2}
    )
    assert ["sent_off", "H"] not in take(state, 1)
    assert squad(state, 1) == "H[6H 8H]"
    assert bookings(state, 1) == {"H": 3}


def test_6_bookings_in_another_suit_do_not_count() -> None:
    state = position("H[QH]", columns=["QH"], goalkeeper="2H ...", rival_bookings={"S": 3})
    assert ["sent_off", "H"] not in take(state, 1)
    assert bookings(state, 1) == {"H": 1, "S": 3}


def test_6_only_directly_on_its_twin() -> None:
    state = position("H[QH 6H]", columns=["QH"])
    assert take(state, 1) == [["corner"]]


# 7. Attack.


@pytest.mark.parametrize("pair", ["6 7", "7 8", "8 9", "9 T", "T J", "J Q", "Q K", "K A"])
def test_7_a_card_directly_on_the_next_lower_rank_gains_three(pair: str) -> None:
    low, high = pair.split()
    state = position(f"S[{low}S]", columns=[high + "S"])
    assert take(state, 1) == [["attack"]]
    assert (state["turn"], state["extra"]) == (0, 3)
    assert squad(state, 0) == f"S[{low}S {high}S]"


@pytest.mark.parametrize(("line", "card"), [("8S", "7S"), ("9S 6S", "TS"), ("7S", "9S")])
def test_7_neither_downwards_nor_at_a_distance(line: str, card: str) -> None:
    state = position(f"S[{line}]", columns=[card])
    assert take(state, 1) == []


def test_7_not_on_a_card_of_another_suit() -> None:
    assert take(position("C[9C]", columns=["TS"]), 1) == []


# 8. Corner.


def test_8_third_of_its_line_and_equal_to_the_first_gains_two() -> None:
    state = position("S[9S KS]", columns=["9S"], extra=1)
    assert take(state, 1) == [["corner"]]
    assert (state["turn"], state["extra"]) == (0, 2)
    assert squad(state, 0) == "S[9S KS 9S]"


def test_8_not_equal_to_the_first_is_nothing() -> None:
    assert take(position("S[9S KS]", columns=["TS"]), 1) == []


# A tackle cancels only a shot.


def test_a_third_card_that_tackles_stays() -> None:
    state = position("H[6H TH]", "D[QD]", columns=["QH"])
    assert take(state, 1) == [["tackle", "QD"]]
    assert squad(state, 0) == "H[6H TH QH]"
    assert (state["turn"], state["extra"]) == (1, 0)
