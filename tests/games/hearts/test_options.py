"""hearts, every option: its default, what it takes, what it refuses."""

from typing import Any

import pytest

from koloda.core.errors import OptionError
from koloda.core.options import changed, in_force
from koloda.games.hearts import GAME
from koloda.match.match import Match
from tests import games

DEFAULTS: dict[str, Any] = {
    "passing": "cycle",
    "opening": "two_of_clubs",
    "points_on_first_trick": False,
    "queen_breaks_hearts": False,
    "jack_of_diamonds": 0,
    "moon": "others",
    "sun": True,
    "target": 100,
    "deals": 0,
}

WORDS = {
    "passing": ["cycle", "none"],
    "opening": ["two_of_clubs", "any_club"],
    "moon": ["others", "self"],
}

FLAGS = ["points_on_first_trick", "queen_breaks_hearts", "sun"]

RANGES = {"target": (0, 10_000), "deals": (0, 1_000)}


def test_the_options_are_those_of_the_page() -> None:
    assert in_force(GAME.options, {}) == DEFAULTS
    assert changed(GAME.options, DEFAULTS) == {}


@pytest.mark.parametrize("name", WORDS)
def test_a_choice_takes_its_words(name: str) -> None:
    for place, word in enumerate(WORDS[name]):
        assert in_force(GAME.options, {name: word})[name] == word
        assert games.blank(GAME, {name: word})[name] == place


@pytest.mark.parametrize("name", WORDS)
@pytest.mark.parametrize("value", ["", "Cycle", "OTHERS", "any", True, 0, 1, None])
def test_a_choice_refuses_all_else(name: str, value: Any) -> None:
    error = games.refused(GAME, {name: value})
    assert (error.code, error.details["option"]) == ("option/value", name)
    assert all(word in str(error) for word in [name, *WORDS[name]])


@pytest.mark.parametrize(("value", "place"), [(0, 0), (-11, 1), (-10, 2)])
def test_jack_of_diamonds_takes_three_scores(value: int, place: int) -> None:
    assert games.blank(GAME, {"jack_of_diamonds": value})["jack_of_diamonds"] == place


@pytest.mark.parametrize("value", [False, True, 0.0, -11.0, "0", "-11", 11, 10, -1, -9, -12, None])
def test_jack_of_diamonds_refuses_all_else(value: Any) -> None:
    error = games.refused(GAME, {"jack_of_diamonds": value})
    assert (error.code, error.details["option"]) == ("option/value", "jack_of_diamonds")
    assert "0, -11 or -10" in str(error)


@pytest.mark.parametrize("name", FLAGS)
def test_a_flag_takes_truth_values(name: str) -> None:
    assert games.blank(GAME, {name: True})[name] == 1
    assert games.blank(GAME, {name: False})[name] == 0


@pytest.mark.parametrize("name", FLAGS)
@pytest.mark.parametrize("value", [1, 0, 1.0, "true", "false", None])
def test_a_flag_refuses_all_else(name: str, value: Any) -> None:
    error = games.refused(GAME, {name: value})
    assert (error.code, error.details["option"]) == ("option/value", name)
    assert "true or false" in str(error)


@pytest.mark.parametrize(
    ("name", "value"), [("target", 1), ("target", 10_000), ("deals", 1), ("deals", 1_000)]
)
def test_a_whole_number_takes_its_range(name: str, value: int) -> None:
    assert games.blank(GAME, {name: value})[name] == value


@pytest.mark.parametrize("name", RANGES)
@pytest.mark.parametrize("value", [True, False, 4.0, 100.0, "100", None, -1, 10_001, 10**30])
def test_a_whole_number_refuses_all_else(name: str, value: Any) -> None:
    error = games.refused(GAME, {name: value})
    assert (error.code, error.details["option"]) == ("option/value", name)
    least, most = RANGES[name]
    assert f"{least} to {most}" in str(error)


def test_deals_refuses_1001() -> None:
    assert games.refused(GAME, {"deals": 1_001}).details["value"] == "1001"


# At least one of target and deals is set.


@pytest.mark.parametrize("options", [{"target": 0}, {"target": 0, "deals": 0}])
def test_target_and_deals_are_not_both_0(options: dict[str, Any]) -> None:
    error = games.refused(GAME, options)
    assert (error.code, error.details["option"]) == ("option/value", "target")
    assert "target" in str(error)
    assert "deals" in str(error)
    with pytest.raises(OptionError):
        Match.new("hearts", options)


@pytest.mark.parametrize("options", [{"target": 0, "deals": 1}, {"deals": 4}, {"deals": 0}, {}])
def test_one_of_target_and_deals_is_enough(options: dict[str, Any]) -> None:
    values = in_force(GAME.options, options)
    GAME.check(values)
    assert values == {**DEFAULTS, **options}


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("tarket", "target"), ("Passing", "passing"), ("jack", ""), ("mon", "moon"), ("zzz", "")],
)
def test_an_unknown_option_is_named_with_the_nearest_known(name: str, nearest: str) -> None:
    error = games.refused(GAME, {name: True})
    assert error.code == "option/unknown"
    assert (error.details["option"], error.details["nearest"]) == (name, nearest)
    assert (nearest or "jack_of_diamonds") in str(error)


def test_changed_keeps_only_what_differs_from_the_default() -> None:
    given: dict[str, Any] = {"jack_of_diamonds": -11, "sun": False, "target": 50}
    values = in_force(GAME.options, {**given, "moon": "others", "deals": 0})
    assert changed(GAME.options, values) == given
