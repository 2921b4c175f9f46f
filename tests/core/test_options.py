"""Options: what may be chosen, the strictness of types, and what a refusal says."""

from typing import Any

import pytest

from koloda import GAMES, Match, find
from koloda.core.errors import OptionError
from koloda.core.options import Choice, Flag, Option, Whole, changed, in_force

ALL = [(name, option) for name in sorted(GAMES) for option in find(name).options]
IDS = [f"{name}: {option.name}" for name, option in ALL]


def values(option: Option) -> list[Any]:
    if isinstance(option, Flag):
        return [True, False]
    if isinstance(option, Choice):
        return list(option.choices)
    return [option.minimum, option.default, option.maximum]


def wrong_values(option: Option) -> list[Any]:
    wrong: list[Any] = [None, "nonsense", "", [], {}, 1.0, 4.0, float("nan"), 10**30, -1]
    if isinstance(option, Flag):
        return [*wrong, 0, 1, "true"]
    if isinstance(option, Choice):
        return [*wrong, True, False, *(float(c) for c in option.choices if isinstance(c, int))]
    return [*wrong, option.minimum - 1, option.maximum + 1, True, False, str(option.default)]


@pytest.mark.parametrize(("name", "option"), ALL, ids=IDS)
def test_what_an_option_takes(name: str, option: Option) -> None:
    companion = {"deals": 1} if option.name == "target" else {}
    for value in values(option):
        options = {**companion, option.name: value}
        match = Match.new(name, options, bytes(32))
        assert match.options[option.name] == value
        assert type(match.options[option.name]) is type(value)
        recorded = match.record()["options"]
        assert (option.name in recorded) == (value != option.default)
        assert Match.from_record(match.record()).options == match.options
    assert Match.new(name, seed=bytes(32)).options[option.name] == option.default


@pytest.mark.parametrize(("name", "option"), ALL, ids=IDS)
def test_what_an_option_refuses(name: str, option: Option) -> None:
    for value in wrong_values(option):
        with pytest.raises(OptionError) as refusal:
            Match.new(name, {option.name: value}, bytes(32))
        assert refusal.value.code == "option/value"
        assert option.name in str(refusal.value)
        assert refusal.value.details["option"] == option.name
        assert refusal.value.details["kind"] == option.kind
        assert f"expected {option.expected}" in str(refusal.value)


@pytest.mark.parametrize(("name", "option"), ALL, ids=IDS)
def test_what_a_person_types(name: str, option: Option) -> None:
    for value in values(option):
        typed = str(value).lower() if isinstance(value, bool) else str(value)
        assert option.parse(typed) == value
        assert type(option.parse(typed)) is type(value)
    for typed in ("nonsense", "", "-", "--1", "1.5", "²", "١٢"):
        with pytest.raises(OptionError):
            option.encode(option.parse(typed))


@pytest.mark.parametrize(
    ("name", "option", "near"),
    [
        ("card-football", "golden_gaol", "golden_goal"),
        ("card-football", "Send_Off_At", "send_off_at"),
        ("belarusian-football", "pakc", "pack"),
        ("hearts", "targets", "target"),
        ("hearts", "zzzzzzzz", ""),
    ],
)
def test_unknown_options(name: str, option: str, near: str) -> None:
    with pytest.raises(OptionError) as refusal:
        Match.new(name, {option: True}, bytes(32))
    assert refusal.value.code == "option/unknown"
    assert option in str(refusal.value)
    assert refusal.value.details["nearest"] == near
    assert (near or "expected one of") in str(refusal.value)


@pytest.mark.parametrize("option", [1, None, ("pack",)])
def test_an_option_named_by_no_text(option: Any) -> None:
    with pytest.raises(OptionError) as refusal:
        Match.new("belarusian-football", {option: True}, bytes(32))
    assert refusal.value.code == "option/unknown"


def test_something_must_end_hearts() -> None:
    """At least one of target and deals is set (hearts, The end)."""
    with pytest.raises(OptionError, match="target") as refusal:
        Match.new("hearts", {"target": 0}, bytes(32))
    assert refusal.value.code == "option/value"
    assert Match.new("hearts", {"target": 0, "deals": 1}, bytes(32)).options["deals"] == 1


@pytest.mark.parametrize("name", sorted(GAMES))
def test_presets_are_options(name: str) -> None:
    game = find(name)
    for preset in game.presets.values():
        assert set(preset) <= {option.name for option in game.options}
        assert changed(game.options, in_force(game.options, preset)) == preset


def test_tables_by_name() -> None:
    """belarusian-football, Cards: what the four tables are."""
    assert find("belarusian-football").presets == {
        "quick": {"pack": 36},
        "classic": {},
        "long": {"pack": 36, "packs": 2},
        "marathon": {"packs": 2},
    }


def test_kinds() -> None:
    kinds = {"flag": Flag, "whole": Whole, "choice": Choice}
    for _, option in ALL:
        assert isinstance(option, kinds[option.kind])
        assert option.default in values(option)
