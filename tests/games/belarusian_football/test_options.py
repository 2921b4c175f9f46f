"""belarusian-football, every option: its default, what it takes, what it refuses."""

from typing import Any

import pytest

from koloda.core.options import changed, in_force
from koloda.games.belarusian_football import GAME
from tests import games

DEFAULTS: dict[str, Any] = {
    "pack": 52,
    "packs": 1,
    "entry": "mandatory",
    "keeper_recloses": False,
}


def test_the_options_are_those_of_the_page() -> None:
    assert in_force(GAME.options, {}) == DEFAULTS
    assert changed(GAME.options, DEFAULTS) == {}


@pytest.mark.parametrize(("pack", "place"), [(52, 0), (36, 1)])
def test_pack_takes_52_and_36(pack: int, place: int) -> None:
    assert in_force(GAME.options, {"pack": pack})["pack"] == pack
    assert games.blank(GAME, {"pack": pack})["pack"] == place


@pytest.mark.parametrize("value", [32, 54, 0, 36.0, 52.0, "36", "52", True, None])
def test_pack_refuses_all_else(value: Any) -> None:
    error = games.refused(GAME, {"pack": value})
    assert (error.code, error.details["option"]) == ("option/value", "pack")
    assert "52 or 36" in str(error)


@pytest.mark.parametrize("packs", [1, 2, 3, 4])
def test_packs_takes_1_to_4(packs: int) -> None:
    assert games.blank(GAME, {"packs": packs})["packs"] == packs


@pytest.mark.parametrize("value", [0, 5, -1, True, 4.0, "1", None])
def test_packs_refuses_all_else(value: Any) -> None:
    error = games.refused(GAME, {"packs": value})
    assert (error.code, error.details["option"]) == ("option/value", "packs")
    assert "1 to 4" in str(error)


@pytest.mark.parametrize(("word", "place"), [("mandatory", 0), ("optional", 1)])
def test_entry_takes_two_words(word: str, place: int) -> None:
    assert games.blank(GAME, {"entry": word})["entry"] == place


@pytest.mark.parametrize("value", ["Optional", "", "no", True, False, 0, 1, None])
def test_entry_refuses_all_else(value: Any) -> None:
    error = games.refused(GAME, {"entry": value})
    assert (error.code, error.details["option"]) == ("option/value", "entry")
    assert "mandatory or optional" in str(error)


def test_keeper_recloses_takes_truth_values() -> None:
    assert games.blank(GAME, {"keeper_recloses": True})["keeper_recloses"] == 1
    assert games.blank(GAME, {"keeper_recloses": False})["keeper_recloses"] == 0


@pytest.mark.parametrize("value", [1, 0, 1.0, "true", "", None])
def test_keeper_recloses_refuses_all_else(value: Any) -> None:
    error = games.refused(GAME, {"keeper_recloses": value})
    assert (error.code, error.details["option"]) == ("option/value", "keeper_recloses")
    assert "true or false" in str(error)


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("pakc", "pack"), ("Entry", "entry"), ("keeper_closes", "keeper_recloses"), ("zzz", "")],
)
def test_an_unknown_option_is_named_with_the_nearest_known(name: str, nearest: str) -> None:
    error = games.refused(GAME, {name: True})
    assert error.code == "option/unknown"
    assert (error.details["option"], error.details["nearest"]) == (name, nearest)
    assert (nearest or "keeper_recloses") in str(error)


def test_changed_keeps_only_what_differs_from_the_default() -> None:
    values = in_force(GAME.options, {"pack": 36, "packs": 1, "entry": "optional"})
    assert changed(GAME.options, values) == {"pack": 36, "entry": "optional"}
