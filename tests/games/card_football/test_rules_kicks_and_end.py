"""card-football: the goalkeeper, added time, the end."""

from typing import Any

import pytest

from koloda.core.game import State
from koloda.games.card_football import GAME, notation
from tests import games
from tests.games.card_football.positions import (
    column,
    goalkeeper,
    goals,
    position,
    sizes,
    take,
)
from tests.reference.card_football import GOALKEEPER
from tests.reference.chance import Chance

KICKS: dict[str, dict[str, Any]] = {
    "long shot": {"me": "C[QC] D[QD] S[QS]"},
    "goal of a shot": {"me": "H[6H 8H TH]", "goalkeeper": "2C 3C ..."},
    "clean save": {"me": "H[6H 8H TH]", "goalkeeper": "2H ..."},
    "rebound": {"me": "H[6H 8H TH]", "goalkeeper": "2C 2H ..."},
    "goal of a free kick": {"me": "H[QH]", "goalkeeper": "2C 3C ..."},
    "saved free kick": {"me": "H[QH]", "goalkeeper": "2H ..."},
    "attack": {"me": "H[JH]"},
    "press": {"me": "H[6H 8H TH]", "rival": "D[QD]"},
    "block": {"rival": "H[QH]"},
}
"""What QH, taken from column 1, brings about."""


def kick(name: str, **more: Any) -> State:
    """Set up one of the KICKS."""
    return position(**{"columns": ["QH"], **KICKS[name], **more})


# The goalkeeper.


@pytest.mark.parametrize("suit", "CDHS")
@pytest.mark.parametrize("saver", ["own suit", "RJ", "BJ"])
def test_a_card_of_the_kicks_suit_and_a_joker_save(suit: str, saver: str) -> None:
    card = "2" + suit if saver == "own suit" else saver
    state = position(f"{suit}[A{suit}]", columns=["A" + suit], goalkeeper=f"{card} ...")
    assert take(state, 1)[0] == ["save", "free_kick", suit, 1, card]


@pytest.mark.parametrize("suit", "CDHS")
def test_cards_of_other_suits_do_not_save(suit: str) -> None:
    others = [card for card in GOALKEEPER if card[1] not in (suit, "J")]
    state = position(
        f"{suit}[6{suit}]", columns=["6" + suit], goalkeeper=" ".join([*others[:4], "..."])
    )
    assert take(state, 1)[0] == ["goal", "free_kick", suit, *others[:4]]


def test_cards_are_drawn_only_until_one_saves() -> None:
    state = position("H[6H]", columns=["6H"], goalkeeper="2C 3H 4H 5C")
    assert take(state, 1)[0] == ["save", "free_kick", "H", 2, "2C", "3H"]
    assert goalkeeper(state) == ["4H", "5C"]


def test_cards_are_drawn_only_until_the_number_allowed() -> None:
    state = position("H[9H]", columns=["9H"], goalkeeper="2C 3C 4C 5C 2H")
    assert take(state, 1)[0] == ["goal", "free_kick", "H", "2C", "3C", "4C"]
    assert goalkeeper(state) == ["5C", "2H"]


def test_all_eighteen_are_shuffled_anew_those_of_this_kick_included() -> None:
    state = position("H[6H]", columns=["6H"], goalkeeper="2C 3C")
    shuffles = Chance(bytes(32))
    shuffles.number = number = int(state["shuffles"])
    anew = shuffles.shuffle(GOALKEEPER)
    event = take(state, 1)[0]
    drawn = event[event.index("2C") :]
    assert drawn[:3] == ["2C", "3C", "~"]
    assert [*drawn[3:], *goalkeeper(state)] == anew
    assert sorted(int(card) for card in state["goalkeeper"]) == sorted(
        games.codes(" ".join(GOALKEEPER))
    )
    assert state["shuffles"] == number + 1


def test_an_empty_goalkeeper_is_shuffled_before_the_next_kicks_first_card() -> None:
    state = position("H[AH]", columns=["AH"], goalkeeper="")
    event = take(state, 1)[0]
    assert event[-2] == "~"
    assert len(goalkeeper(state)) == 17


# Added time.

ADDS = {
    "kicks": {
        "long shot", "goal of a shot", "clean save", "rebound", "goal of a free kick",
        "saved free kick",
    },
    "stoppages": {"long shot", "goal of a shot", "goal of a free kick", "saved free kick"},
    "goals": {"long shot", "goal of a shot", "goal of a free kick"},
    "none": set(),
}  # fmt: skip


@pytest.mark.parametrize("added_time", sorted(ADDS))
@pytest.mark.parametrize("name", sorted(KICKS))
def test_what_adds_a_card(name: str, added_time: str) -> None:
    state = kick(name, added_time=added_time, columns=["QH 6C"], reserve="AS")
    events = take(state, 1)
    adds = name in ADDS[added_time]
    assert state["added"] == int(adds)
    assert (["added", 1] in events) == adds
    assert column(state, 1) == (["6C", "AS"] if adds else ["6C"])


@pytest.mark.parametrize("added", range(10))
def test_added_cards_go_to_the_bottom_of_the_columns_in_turn(added: int) -> None:
    state = kick("long shot", added=added, reserve="AS AD")
    before = sizes(state)
    assert take(state, 1)[-1] == ["added", added % 5 + 1]
    assert column(state, added % 5 + 1)[-1] == "AS"
    after = sizes(state)
    assert sum(after) == sum(before)
    assert list(state["pack"][45 + added : 47 + added]) == games.codes("AS AD")


@pytest.mark.parametrize("limit", [0, 1, 10, 27])
def test_at_most_added_time_limit_cards_in_a_half(limit: int) -> None:
    state = kick("long shot", added=limit, added_time_limit=limit)
    assert take(state, 1) == [["goal", "long_shot", "H"]]
    assert state["added"] == limit
    if limit:
        state = kick("long shot", added=limit - 1, added_time_limit=limit)
        assert take(state, 1)[-1] == ["added", (limit - 1) % 5 + 1]
        assert state["added"] == limit


def test_the_default_limit_is_ten() -> None:
    assert take(kick("long shot", added=9), 1)[-1] == ["added", 5]
    assert take(kick("long shot", added=10), 1) == [["goal", "long_shot", "H"]]


def test_a_card_is_added_even_to_an_empty_column() -> None:
    state = kick("clean save", columns=["QH 6C", "", "", "", ""], added=1, reserve="AS")
    assert take(state, 1)[-1] == ["added", 2]
    assert sizes(state) == [1, 1, 0, 0, 0]


def test_an_added_card_comes_up_when_those_above_it_are_taken() -> None:
    state = position(columns=["", "AC 6D"], added=7, turn=0, previous=(5, 5))
    take(state, 2)
    assert take(state, 2) == []
    assert column(state, 2) == []


def test_a_new_half_counts_added_cards_anew() -> None:
    state = position(columns=["AC", "", "", "", ""], added=10)
    assert take(state, 1) == [["half_time"]]
    assert state["added"] == 0
    assert sizes(state) == [9] * 5


# The end.

LAST = ["AS", "", "", "", ""]


@pytest.mark.parametrize(("score", "winners"), [((2, 1), [0]), ((0, 3), [1]), ((2, 2), [])])
def test_two_halves_then_more_goals_win_and_level_is_a_draw(
    score: tuple[int, int], winners: list[int]
) -> None:
    state = position(columns=LAST, half=1, turn=1, goals=score)
    assert take(state, 1) == [["full_time"]]
    assert GAME.rules.is_over(state)
    assert games.legal(GAME, state) == []
    assert GAME.notation.winners(state) == winners
    assert GAME.notation.describe(state)["half"] == 1


def test_the_first_half_ends_no_match_whatever_the_score() -> None:
    state = position(columns=LAST, goals=(5, 0))
    assert take(state, 1) == [["half_time"]]


def test_returns_are_the_difference_of_goals() -> None:
    state = position(columns=LAST, goals=(5, 2))
    assert (GAME.rules.returns(state, 0), GAME.rules.returns(state, 1)) == (3, -3)


def test_golden_goal_a_level_match_goes_on_to_an_extra_half() -> None:
    state = position(columns=LAST, half=1, turn=1, goals=(2, 2), golden_goal=True)
    assert take(state, 1) == [["half_time"]]
    assert (state["half"], state["turn"]) == (2, 0)


def test_golden_goal_a_match_that_is_not_level_is_over() -> None:
    state = position(columns=LAST, half=1, turn=1, goals=(2, 1), golden_goal=True)
    assert take(state, 1) == [["full_time"]]


@pytest.mark.parametrize("name", ["long shot", "goal of a shot", "goal of a free kick"])
@pytest.mark.parametrize("half", [2, 3])
def test_golden_goal_the_first_goal_of_an_extra_half_ends_the_match(name: str, half: int) -> None:
    state = kick(name, half=half, golden_goal=True, extra=3)
    assert take(state, 1)[-2:] == [["added", 1], ["full_time"]]
    assert (state["turn"], state["half"]) == (-1, half)
    assert goals(state) == [1, 0]


@pytest.mark.parametrize("name", ["long shot", "goal of a shot"])
@pytest.mark.parametrize("half", [0, 1])
def test_golden_goal_no_goal_of_the_two_halves_ends_the_match(name: str, half: int) -> None:
    state = kick(name, half=half, golden_goal=True)
    assert ["full_time"] not in take(state, 1)


def test_golden_goal_a_save_in_an_extra_half_does_not_end_the_match() -> None:
    state = kick("saved free kick", half=2, golden_goal=True)
    assert ["full_time"] not in take(state, 1)


def test_a_goalless_extra_half_is_followed_by_another() -> None:
    for half in (2, 3, 50):
        state = position(columns=LAST, half=half, goals=(1, 1), golden_goal=True)
        assert take(state, 1) == [["half_time"]]
        assert state["half"] == half + 1


@pytest.mark.parametrize("limit", [1, 2, 99])
@pytest.mark.parametrize("before_last", [1, 0])
def test_max_extra_halves_then_a_draw(limit: int, before_last: int) -> None:
    state = position(
        columns=LAST,
        half=limit + 1 - before_last,
        goals=(1, 1),
        golden_goal=True,
        max_extra_halves=limit,
    )
    assert take(state, 1) == [["half_time" if before_last else "full_time"]]
    assert GAME.notation.winners(state) == []


def test_max_extra_halves_is_ignored_without_golden_goal() -> None:
    state = position(columns=LAST, half=1, turn=1, max_extra_halves=2)
    assert take(state, 1) == [["full_time"]]


def test_the_test_for_the_end_of_the_half_comes_after_the_added_card() -> None:
    state = kick("clean save", columns=["QH", "", "", "", ""], half=1, turn=0, goals=(1, 0))
    assert take(state, 1)[-1] == ["added", 1]
    assert state["turn"] >= 0
    state = kick(
        "clean save", columns=["QH", "", "", "", ""], half=1, goals=(1, 0), added_time="none"
    )
    assert take(state, 1)[-1] == ["full_time"]


# Minutes (docs/rules/records.md).


@pytest.mark.parametrize(
    ("half", "take_number", "minute"),
    [
        (0, 1, "1'"), (0, 45, "45'"), (0, 47, "45+2'"), (1, 1, "46'"), (1, 45, "90'"),
        (1, 55, "90+10'"), (2, 1, "91'"), (2, 45, "135'"), (2, 46, "135+1'"), (3, 1, "136'"),
    ],
)  # fmt: skip
def test_each_take_is_a_minute(half: int, take_number: int, minute: str) -> None:
    assert notation.minute(half, take_number) == minute
