"""The positions of docs/rules/cases.md, hearts, by their numbers."""

import pytest

from koloda.games.hearts import GAME
from tests.games.hearts.positions import last_trick, legal, passing, play, position, score, shown

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
TWELVE_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"


def test_case_01_first_trick_with_hearts_and_the_queen_alone_anything_goes() -> None:
    state = position(["", f"{TWELVE_HEARTS} QS"], trick="2C")
    assert legal(state) == [*TWELVE_HEARTS.split(), "QS"]


def test_case_01_first_trick_with_hearts_and_the_jack_of_diamonds_only_the_jack() -> None:
    state = position(["", f"{TWELVE_HEARTS} JD"], trick="2C")
    assert legal(state) == ["JD"]


@pytest.mark.parametrize(("option", "allowed"), [(False, False), (True, True)])
def test_case_02_after_the_queen_is_discarded_a_heart_lead_is_refused(
    option: bool, allowed: bool
) -> None:
    state = position(
        ["TD 5H 3C", "QS 6H 4C", "6D 7H 5C", "7D 8H 6C"], gone=10, queen_breaks_hearts=option
    )
    assert play(state, "TD", "QS", "6D", "7D")[-1] == ["trick", 0]
    assert legal(state) == (["3C", "5H"] if allowed else ["3C"])
    assert shown(state, "broken") == allowed


def test_case_02_only_hearts_unbroken_may_lead_one_and_breaks() -> None:
    state = position(["2H 5H"], gone=11)
    assert legal(state) == ["2H", "5H"]
    assert play(state, "5H") == [["card", "5H"], ["hearts_broken"]]
    assert shown(state, "broken")


def test_case_02_hearts_and_the_queen_unbroken_the_queen_must_be_led() -> None:
    state = position(["2H 5H QS"], gone=10)
    assert legal(state) == ["QS"]


def test_case_03_two_of_clubs_passed_on_its_receiver_leads() -> None:
    state = passing(["2C 3D 4D", "2S 3S 4S", "5S 6S 7S", "8S 9S TS"])
    play(state, "2C", "3D", "4D", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S")
    assert play(state, "TS") == [["pass", "TS"], ["passed"]]
    assert shown(state, "turn") == 1
    assert legal(state) == ["2C"]


def test_case_03_any_club_the_holder_may_lead_the_ace_but_nothing_but_clubs() -> None:
    state = position(["2C AC 3D 4H QS"], opening="any_club")
    assert legal(state) == ["2C", "AC"]
    assert legal(position(["2C AC 3D 4H QS"])) == ["2C"]


def test_case_04_a_moon_with_twelve_tricks_26_each() -> None:
    state = last_trick(f"{HEARTS} QS", tricks=(12, 0, 0, 0), trick="2D 3D 4D 5D")
    assert score(state) == [["moon", 0], ["scored", 0, 26, 26, 26]]


def test_case_04_a_moon_with_the_jack_elsewhere_at_minus_11() -> None:
    state = last_trick(
        f"{HEARTS} QS", tricks=(12, 0, 0, 0), trick="TD 3D 4D JD", jack_of_diamonds=-11
    )
    assert score(state) == [["moon", 0], ["scored", 0, 26, 26, 15]]


def test_case_04_a_sun_with_the_jack_at_minus_11() -> None:
    state = last_trick(f"{HEARTS} QS JD", trick="TD 3D 4D 5D", jack_of_diamonds=-11)
    assert score(state) == [["sun", 0], ["scored", -11, 52, 52, 52]]


def test_case_04_moon_self() -> None:
    state = last_trick(f"{HEARTS} QS", trick="2D 3D 4D 5D", moon="self")
    assert score(state) == [["moon", 0], ["scored", -26, 0, 0, 0]]


def test_case_04_moon_self_says_nothing_of_a_sun() -> None:
    state = last_trick(f"{HEARTS} QS", trick="TD 3D 4D 5D", moon="self")
    assert score(state) == [["sun", 0], ["scored", 0, 52, 52, 52]]


@pytest.mark.parametrize(
    ("moon", "points"), [("others", [0, 26, 26, 26]), ("self", [-26, 0, 0, 0])]
)
def test_case_04_without_the_sun_thirteen_tricks_are_a_moon(moon: str, points: list[int]) -> None:
    state = last_trick(f"{HEARTS} QS", trick="TD 3D 4D 5D", sun=False, moon=moon)
    assert score(state) == [["moon", 0], ["scored", *points]]


def test_case_05_exactly_100_ends() -> None:
    state = last_trick(HEARTS, "QS", scores=(87, 5, 6, 7))
    assert score(state) == [["scored", 13, 13, 0, 0], ["match_over"]]
    assert shown(state, "scores") == [100, 18, 6, 7]
    assert shown(state, "over")
    state = last_trick(HEARTS, "QS", scores=(86, 5, 6, 7))
    assert score(state) == [["scored", 13, 13, 0, 0]]
    assert not shown(state, "over")


def test_case_05_equal_lowest_totals_share() -> None:
    state = last_trick(HEARTS, "QS", scores=(90, 5, 6, 6))
    score(state)
    assert GAME.notation.winners(state) == [2, 3]


def test_case_05_target_and_deals_met_in_one_deal_one_match_over() -> None:
    state = last_trick(HEARTS, "QS", scores=(90, 5, 6, 6), deal=1, deals=2)
    assert score(state) == [["scored", 13, 13, 0, 0], ["match_over"]]


@pytest.mark.parametrize(("deal", "phase"), [(2, "play"), (3, "pass")])
def test_case_05_no_passing_in_the_fourth_deal_left_again_in_the_fifth(
    deal: int, phase: str
) -> None:
    state = last_trick(HEARTS, "QS", deal=deal)
    score(state)
    assert (shown(state, "deal"), shown(state, "phase")) == (deal + 1, phase)
    if phase == "pass":
        hands = shown(state, "hands")
        play(state, *hands[0][:3], *hands[1][:3], *hands[2][:3], *hands[3][:3])
        assert set(hands[0][:3]) <= {*shown(state, "hands")[1]}
