"""The positions of docs/rules/cases.md, card-football, by their numbers."""

from tests.games.card_football.positions import (
    bookings,
    column,
    goalkeeper,
    goals,
    legal,
    position,
    sizes,
    squad,
    take,
)
from tests.reference.card_football import GOALKEEPER
from tests.reference.chance import Chance


def test_case_01_attack_not_corner() -> None:
    state = position("H[TH 9H]", columns=["TH"])
    assert take(state, 1) == [["attack"]]
    assert (state["extra"], state["turn"]) == (3, 0)
    assert squad(state, 0) == "H[TH 9H TH]"


def test_case_01_corner() -> None:
    state = position("H[TH QH]", columns=["TH"])
    assert take(state, 1) == [["corner"]]
    assert (state["extra"], state["turn"]) == (2, 0)
    assert squad(state, 0) == "H[TH QH TH]"


def test_case_02_fourth_card_on_its_twin_is_a_shot_and_books_nobody() -> None:
    state = position("H[6H 8H 9H]", columns=["9H"], goalkeeper="2C 3C ...")
    assert take(state, 1) == [["goal", "shot", "H", "2C", "3C"], ["added", 1]]
    assert goals(state) == [1, 0]
    assert bookings(state, 1) == {}
    assert squad(state, 0) == ""


def test_case_02_fourth_card_on_the_next_lower_rank_is_a_shot_and_no_attack() -> None:
    state = position("H[6H 8H 9H]", columns=["TH"], goalkeeper="2C 3C ...")
    assert take(state, 1) == [["goal", "shot", "H", "2C", "3C"], ["added", 1]]
    assert (state["extra"], state["turn"]) == (0, 1)


def test_case_03_fourth_card_that_tackles_is_a_press() -> None:
    state = position("H[6H 8H TH]", "C[QC]", columns=["QH"])
    assert take(state, 1) == [["tackle", "QC"], ["press", "QH"]]
    assert (state["extra"], state["turn"]) == (1, 0)
    assert squad(state, 0) == "H[6H 8H TH]"
    assert squad(state, 1) == ""
    assert goals(state) == [0, 0]


def test_case_04_tackle_then_block_cancels_the_extra_moves() -> None:
    state = position("", "D[9D] H[9H]", columns=["9H"], extra=2)
    assert take(state, 1) == [["tackle", "9D"], ["block", "9H"]]
    assert (state["extra"], state["turn"]) == (0, 1)
    assert squad(state, 0) == ""
    assert squad(state, 1) == "H[9H]"


def test_case_04_a_blocked_fourth_card_leaves_the_line_at_three() -> None:
    state = position("H[6H 8H TH]", "H[9H]", columns=["9H"])
    assert take(state, 1) == [["block", "9H"]]
    assert squad(state, 0) == "H[6H 8H TH]"
    assert squad(state, 1) == "H[9H]"
    assert (state["extra"], state["turn"]) == (0, 1)


def test_case_05_long_shot_is_no_shot_though_it_is_the_fourth_card() -> None:
    state = position("C[9C] D[9D] H[6H 8H JH] S[9S]", columns=["9H"], goalkeeper="2H ...")
    assert take(state, 1) == [["goal", "long_shot", "H"], ["added", 1]]
    assert squad(state, 0) == "H[6H 8H JH]"
    assert goals(state) == [1, 0]
    assert len(goalkeeper(state)) == 18
    assert (state["extra"], state["turn"]) == (0, 1)


def test_case_05_of_two_copies_the_topmost_leaves() -> None:
    state = position("C[9C] D[9D] S[9S JS 9S]", columns=["9H"])
    assert take(state, 1) == [["goal", "long_shot", "H"], ["added", 1]]
    assert squad(state, 0) == "S[9S JS]"


def test_case_06_a_card_of_a_suit_sent_off_makes_no_long_shot() -> None:
    state = position("C[9C] D[9D] S[9S]", columns=["9H"], extra=2, bookings={"H": 4})
    assert take(state, 1) == [["off", "9H"]]
    assert (state["extra"], state["turn"]) == (1, 0)
    assert goals(state) == [0, 0]
    assert squad(state, 0) == "C[9C] D[9D] S[9S]"


def test_case_07_bookings_count_no_higher_than_four_and_send_off() -> None:
    state = position(
        "D[6D QD]",
        "D[7D KD] H[8H]",
        columns=["QD"],
        goalkeeper="2C 3C ...",
        rival_bookings={"D": 3},
    )
    assert take(state, 1) == [
        ["goal", "free_kick", "D", "2C", "3C"],
        ["booking", "D", 2],
        ["sent_off", "D"],
        ["added", 1],
    ]
    assert bookings(state, 1) == {"D": 4}
    assert squad(state, 1) == "H[8H]"
    assert squad(state, 0) == ""


def test_case_07_a_booking_after_the_sending_off_sends_off_no_more() -> None:
    state = position("D[QD]", columns=["QD"], goalkeeper="2D ...", rival_bookings={"D": 4})
    assert take(state, 1) == [
        ["save", "free_kick", "D", 1, "2D"],
        ["booking", "D", 1],
        ["added", 1],
    ]
    assert bookings(state, 1) == {"D": 4}


def test_case_08_the_goalkeeper_is_shuffled_in_the_middle_of_a_kick() -> None:
    state = position("H[6H 8H TH]", columns=["QH"], goalkeeper="2C")
    shuffles = Chance(bytes(32))
    shuffles.number = int(state["shuffles"])
    anew = shuffles.shuffle(GOALKEEPER)
    kick, added = take(state, 1)
    assert kick[-3:] == ["2C", "~", anew[0]]
    assert added == ["added", 1]
    assert goalkeeper(state) == anew[1:]
    assert len(goalkeeper(state)) == 17


def test_case_08_the_goalkeeper_stays_empty_until_a_card_is_needed() -> None:
    state = position("H[KH]", columns=["KH"], goalkeeper="2C")
    shuffles = int(state["shuffles"])
    assert take(state, 1)[0] == ["goal", "free_kick", "H", "2C"]
    assert goalkeeper(state) == []
    assert state["shuffles"] == shuffles


def test_case_09_the_added_card_goes_to_an_empty_column_and_the_half_goes_on() -> None:
    state = position(
        "H[6H 8H TH]",
        columns=["QH", "", "", "", ""],
        reserve="AS",
        goalkeeper="2H ...",
        added=2,
    )
    assert take(state, 1) == [["save", "shot", "H", 1, "2H"], ["added", 3]]
    assert sizes(state) == [0, 0, 1, 0, 0]
    assert column(state, 3) == ["AS"]
    assert (state["half"], state["turn"]) == (0, 1)
    assert legal(state) == [3]


def test_case_10_the_only_column_with_cards_is_legal_though_closed() -> None:
    state = position(columns=["", "", "", "8C 9C", ""], previous=(4, 0))
    assert legal(state) == [4]


def test_case_10_the_last_card_attacks_and_the_half_ends() -> None:
    state = position("H[9H]", columns=["TH", "", "", "", ""])
    assert take(state, 1) == [["attack"], ["half_time"]]
    assert (state["half"], state["extra"], state["turn"]) == (1, 0, 1)
    assert squad(state, 0) == ""


def test_case_11_a_six_on_an_ace_is_nothing() -> None:
    state = position("H[AH]", columns=["6H"])
    assert take(state, 1) == []
    assert (state["extra"], state["turn"]) == (0, 1)
    assert squad(state, 0) == "H[AH 6H]"


def test_case_11_a_tackle_does_not_cancel_an_attack() -> None:
    state = position("H[9H]", "D[TD]", columns=["TH"])
    assert take(state, 1) == [["tackle", "TD"], ["attack"]]
    assert (state["extra"], state["turn"]) == (3, 0)


def test_case_12_a_penalty_that_goes_in_ends_an_extra_half_after_its_booking() -> None:
    state = position(
        "H[KH]", columns=["KH"], goalkeeper="2C ...", half=2, goals=(1, 1), golden_goal=True
    )
    assert take(state, 1) == [
        ["goal", "free_kick", "H", "2C"],
        ["booking", "H", 1],
        ["added", 1],
        ["full_time"],
    ]
    assert (state["turn"], state["half"], state["extra"]) == (-1, 2, 0)
    assert goals(state) == [2, 1]
    assert bookings(state, 1) == {"H": 1}
