"""card-football, every option: its default, what it takes, what it refuses."""

from typing import Any

import pytest

from koloda.core.options import changed, in_force
from koloda.games.card_football import GAME
from tests import games

DEFAULTS: dict[str, Any] = {
    "bookings_last": "match",
    "send_off_at": 4,
    "column_ban": "extras",
    "extra_moves": "add",
    "clean_save": "clear",
    "shot_goal_ends_turn": False,
    "added_time": "kicks",
    "added_time_limit": 10,
    "golden_goal": False,
    "max_extra_halves": 0,
}

CHOICES = {
    "bookings_last": ["match", "half"],
    "column_ban": ["extras", "turn", "last"],
    "extra_moves": ["add", "max"],
    "clean_save": ["clear", "pop"],
    "added_time": ["kicks", "stoppages", "goals", "none"],
}

RANGES = {"send_off_at": (1, 9), "added_time_limit": (0, 27), "max_extra_halves": (0, 99)}

FLAGS = ["shot_goal_ends_turn", "golden_goal"]


def test_the_options_are_those_of_the_page() -> None:
    assert {*CHOICES, *RANGES, *FLAGS} == set(DEFAULTS)
    assert in_force(GAME.options, {}) == DEFAULTS


@pytest.mark.parametrize("name", CHOICES)
def test_a_choice_takes_its_words(name: str) -> None:
    for place, word in enumerate(CHOICES[name]):
        assert in_force(GAME.options, {name: word}) == {**DEFAULTS, name: word}
        assert games.blank(GAME, {name: word})[name] == place


@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("value", ["", "Match", "KICKS", "other", True, 0, 1, 0.0, None, []])
def test_a_choice_refuses_all_else(name: str, value: Any) -> None:
    error = games.refused(GAME, {name: value})
    assert error.code == "option/value"
    assert error.details["option"] == name
    assert name in str(error)
    assert all(word in str(error) for word in CHOICES[name])


@pytest.mark.parametrize("name", RANGES)
def test_a_whole_number_takes_its_range(name: str) -> None:
    least, most = RANGES[name]
    for value in (least, most):
        assert in_force(GAME.options, {name: value})[name] == value
        assert games.blank(GAME, {name: value})[name] == value


@pytest.mark.parametrize("name", RANGES)
@pytest.mark.parametrize("value", [True, False, 4.0, "4", None, [4], -1, 1000, 10**30])
def test_a_whole_number_refuses_all_else(name: str, value: Any) -> None:
    error = games.refused(GAME, {name: value})
    assert (error.code, error.details["option"]) == ("option/value", name)
    least, most = RANGES[name]
    assert name in str(error)
    assert f"{least} to {most}" in str(error)


@pytest.mark.parametrize("name", RANGES)
def test_a_whole_number_refuses_what_is_one_out_of_range(name: str) -> None:
    least, most = RANGES[name]
    for value in (least - 1, most + 1):
        assert games.refused(GAME, {name: value}).details["value"] == str(value)


@pytest.mark.parametrize("name", FLAGS)
def test_a_flag_takes_truth_values(name: str) -> None:
    assert in_force(GAME.options, {name: True})[name] is True
    assert games.blank(GAME, {name: True})[name] == 1
    assert games.blank(GAME, {name: False})[name] == 0


@pytest.mark.parametrize("name", FLAGS)
@pytest.mark.parametrize("value", [1, 0, 1.0, "true", "", None])
def test_a_flag_refuses_all_else(name: str, value: Any) -> None:
    error = games.refused(GAME, {name: value})
    assert (error.code, error.details["option"]) == ("option/value", name)
    assert "true or false" in str(error)


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("golden_gaol", "golden_goal"),
        ("send_off", "send_off_at"),
        ("addedtime", "added_time"),
        ("Clean_Save", "clean_save"),
        ("zzz", ""),
    ],
)
def test_an_unknown_option_is_named_with_the_nearest_known(name: str, nearest: str) -> None:
    error = games.refused(GAME, {name: True})
    assert error.code == "option/unknown"
    assert error.details["option"] == name
    assert error.details["nearest"] == nearest
    assert name in str(error)
    assert (nearest or "golden_goal") in str(error)


@pytest.mark.parametrize("name", DEFAULTS)
def test_a_default_written_out_is_accepted_and_changes_nothing(name: str) -> None:
    values = in_force(GAME.options, {name: DEFAULTS[name]})
    assert values == DEFAULTS
    assert changed(GAME.options, values) == {}


def test_changed_keeps_only_what_differs_from_the_default() -> None:
    given: dict[str, Any] = {"send_off_at": 9, "golden_goal": True, "added_time": "none"}
    values = in_force(GAME.options, {**given, "extra_moves": "add", "max_extra_halves": 0})
    assert changed(GAME.options, values) == given


@pytest.mark.parametrize(
    ("typed", "value"),
    [("4", 4), ("-1", -1), ("04", 4), ("", ""), ("-", "-"), ("four", "four"), ("4.0", "4.0"),
     ("true", "true"), ("--4", "--4"), ("4-", "4-"), ("٤", "٤"), ("9" * 5000, "9" * 5000)],
)  # fmt: skip
def test_what_a_person_types_for_a_number_is_read_or_left_as_text(typed: str, value: Any) -> None:
    option = next(option for option in GAME.options if option.name == "send_off_at")
    assert option.parse(typed) == value


@pytest.mark.parametrize(
    ("typed", "value"), [("true", True), ("False", False), ("1", "1"), ("", ""), ("yes", "yes")]
)
def test_what_a_person_types_for_a_flag_is_read_or_left_as_text(typed: str, value: Any) -> None:
    option = next(option for option in GAME.options if option.name == "golden_goal")
    assert option.parse(typed) == value


def test_what_a_person_types_for_a_choice_is_read_or_left_as_text() -> None:
    option = next(option for option in GAME.options if option.name == "added_time")
    assert option.parse("goals") == "goals"
    assert option.parse("goal") == "goal"
