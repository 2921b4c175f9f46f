"""hearts, Score and The end, clause by clause."""

from itertools import product
from typing import Any

import pytest

from koloda.games.hearts import GAME
from tests.games.hearts.positions import last_trick, legal, score, shown

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
JACKS = [0, -11, -10]


def test_each_heart_is_one_point_and_the_queen_of_spades_thirteen() -> None:
    state = last_trick("2H 3H", "4H QS", "5H 6H 7H 8H 9H TH JH QH KH", "AH")
    assert score(state) == [["scored", 2, 14, 9, 1]]
    assert shown(state, "scores") == [2, 14, 9, 1]


def test_the_cards_of_the_last_trick_count() -> None:
    state = last_trick("", "2H 3H 4H 5H 6H 7H 8H 9H TH", "KH AH", trick="2D JH QH QS", leader=2)
    assert score(state) == [["scored", 0, 9, 17, 0]]


def test_points_are_added_to_the_totals() -> None:
    state = last_trick("2H 3H", "4H QS", "5H 6H 7H 8H 9H TH JH QH KH", "AH", scores=(5, 6, 7, 8))
    score(state)
    assert shown(state, "scores") == [7, 20, 16, 9]


@pytest.mark.parametrize("jack", JACKS)
@pytest.mark.parametrize("taker", range(4))
def test_the_jack_of_diamonds_scores_for_its_taker(jack: int, taker: int) -> None:
    taken = ["2H 3H", "4H QS", "5H 6H 7H 8H 9H TH JH QH KH", "AH"]
    taken[taker] += " JD"
    points = [2, 14, 9, 1]
    points[taker] += jack
    assert score(last_trick(*taken, jack_of_diamonds=jack)) == [["scored", *points]]


def test_a_total_may_fall_below_nothing() -> None:
    state = last_trick("JD", f"{HEARTS}", "QS", jack_of_diamonds=-11, scores=(3, 0, 0, 0))
    score(state)
    assert shown(state, "scores") == [-8, 13, 13, 0]


def expected(shooter: int, jack_at: int, sun_played: bool, options: dict[str, Any]) -> list[Any]:
    """Score a shot by the page: the moon or the sun, then J♦ besides."""
    if sun_played and options["sun"]:
        name, own, others = "sun", 0, 52
    elif options["moon"] == "self":
        name, own, others = "moon", -26, 0
    else:
        name, own, others = "moon", 0, 26
    points = [own if seat == shooter else others for seat in range(4)]
    points[jack_at] += options["jack_of_diamonds"]
    return [[name, shooter], ["scored", *points]]


@pytest.mark.parametrize(
    ("jack", "moon", "sun"), list(product(JACKS, ["others", "self"], [True, False]))
)
@pytest.mark.parametrize("shooter", range(4))
def test_a_moon_by_every_option(shooter: int, jack: int, moon: str, sun: bool) -> None:
    options: dict[str, Any] = {"jack_of_diamonds": jack, "moon": moon, "sun": sun, "target": 1000}
    for jack_at in range(4):
        taken = ["", "", "", ""]
        taken[shooter] = f"{HEARTS} QS"
        taken[jack_at] += " JD"
        tricks = [0, 0, 0, 0]
        tricks[shooter], tricks[(shooter + 1) % 4] = 10, 1
        tricks[jack_at] += 1
        state = last_trick(*taken, tricks=tricks, leader=(shooter + 2) % 4, **options)
        assert score(state) == expected(shooter, jack_at, False, options)


@pytest.mark.parametrize(
    ("jack", "moon", "sun"), list(product(JACKS, ["others", "self"], [True, False]))
)
@pytest.mark.parametrize("shooter", range(4))
def test_a_sun_by_every_option(shooter: int, jack: int, moon: str, sun: bool) -> None:
    options: dict[str, Any] = {"jack_of_diamonds": jack, "moon": moon, "sun": sun, "target": 1000}
    tricks = [0, 0, 0, 0]
    tricks[shooter] = 12
    taken = ["", "", "", ""]
    taken[shooter] = f"{HEARTS} QS JD"
    state = last_trick(*taken, tricks=tricks, trick="AD 3D 4D 5D", leader=shooter, **options)
    assert score(state) == expected(shooter, shooter, True, options)


def test_all_points_but_one_are_no_moon() -> None:
    state = last_trick("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH QS", "AH")
    assert score(state) == [["scored", 25, 1, 0, 0]]


def test_all_hearts_without_the_queen_are_no_moon() -> None:
    assert score(last_trick(HEARTS, "QS")) == [["scored", 13, 13, 0, 0]]


def test_a_moon_whose_last_points_are_in_the_last_trick() -> None:
    state = last_trick(
        "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "2S", trick="AS QS 3S 4S", leader=0
    )
    assert score(state) == [["moon", 0], ["scored", 0, 26, 26, 26]]


# The end.


@pytest.mark.parametrize(("target", "before", "over"), [(50, 37, True), (50, 36, False)])
def test_target_is_reached_not_passed(target: int, before: int, over: bool) -> None:
    state = last_trick(HEARTS, "QS", scores=(before, 0, 0, 0), target=target)
    events = score(state)
    assert (["match_over"] in events) == over
    assert bool(GAME.rules.is_over(state)) == over
    assert (legal(state) == []) == over


def test_target_1_and_10000() -> None:
    assert score(last_trick(HEARTS, "QS", target=1))[-1] == ["match_over"]
    high = last_trick(HEARTS, "QS", target=10000, scores=(9986, 0, 0, 0))
    assert score(high)[-1] != ["match_over"]
    high = last_trick(HEARTS, "QS", target=10000, scores=(9987, 0, 0, 0))
    assert score(high)[-1] == ["match_over"]


def test_target_0_is_none() -> None:
    state = last_trick(HEARTS, "QS", scores=(500, 0, 0, 0), target=0, deals=8)
    assert ["match_over"] not in score(state)


@pytest.mark.parametrize(
    ("deal", "deals", "over"), [(3, 4, True), (2, 4, False), (0, 1, True), (999, 1000, True)]
)
def test_after_deals_deals(deal: int, deals: int, over: bool) -> None:
    state = last_trick(HEARTS, "QS", deal=deal, deals=deals)
    assert (["match_over"] in score(state)) == over
    assert shown(state, "deal") == (deal if over else deal + 1)


def test_deals_0_is_no_limit() -> None:
    state = last_trick(HEARTS, "QS", deal=1500)
    assert ["match_over"] not in score(state)


@pytest.mark.parametrize(("before", "deal"), [(90, 0), (0, 7), (90, 7)])
def test_whichever_is_first_and_once(before: int, deal: int) -> None:
    state = last_trick(HEARTS, "QS", scores=(before, 0, 0, 0), deal=deal, deals=8)
    assert score(state).count(["match_over"]) == 1


def test_a_moon_self_may_keep_a_total_below_the_target() -> None:
    state = last_trick(f"{HEARTS} QS", "2C", scores=(99, 99, 99, 99), moon="self")
    assert score(state) == [["moon", 0], ["scored", -26, 0, 0, 0]]
    state = last_trick(f"{HEARTS} QS", "2C", scores=(99, 99, 99, 99))
    assert score(state)[-1] == ["match_over"]


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ((90, 5, 6, 7), [2]),
        ((90, 0, 20, 20), [1]),
        ((90, 0, 13, 20), [1, 2]),
        ((87, 87, 100, 100), [0, 1, 2, 3]),
        ((90, 80, -3, -3), [2, 3]),
    ],
)
def test_the_lowest_total_wins_and_equal_ones_share(
    scores: tuple[int, int, int, int], winners: list[int]
) -> None:
    state = last_trick(HEARTS, "QS", scores=scores)
    assert score(state)[-1] == ["match_over"]
    assert GAME.notation.winners(state) == winners


def test_taken_and_passed_stay_when_the_match_is_over() -> None:
    state = last_trick(HEARTS, "QS", deals=1, passed=["2C 3C 4C"] * 4)
    score(state)
    assert sum(len(pile) for pile in shown(state, "taken")) == 52
    assert shown(state, "passed") == [["2C", "3C", "4C"]] * 4
    assert (shown(state, "turn"), shown(state, "trick")) == (-1, [])


def test_returns_are_the_points_below_the_average() -> None:
    state = last_trick(HEARTS, "QS", scores=(10, 20, 30, 40))
    assert [GAME.rules.returns(state, seat) for seat in range(4)] == [15, 5, -5, -15]
