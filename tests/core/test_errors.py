import pytest

from koloda import KolodaError, Match, find
from koloda.core import errors


def test_every_error_is_one_that_a_person_can_mend() -> None:
    children = KolodaError.__subclasses__()
    assert {child.__name__ for child in children} >= {
        "GameError",
        "OptionError",
        "MoveError",
        "RecordError",
        "FairnessError",
        "CardError",
        "SaveError",
    }


def test_a_place_comes_before_the_message() -> None:
    error = errors.RecordError("record/seed", "seed is wrong", found="x")
    placed = error.within(errors.Place("matches.jsonl", 3))
    assert type(placed) is errors.RecordError
    assert placed.code == "record/seed"
    assert str(placed) == "matches.jsonl, line 3: seed is wrong"
    assert placed.details == {"found": "x", "path": "matches.jsonl", "line": 3}
    assert error.details == {"found": "x"}
    assert str(error.within(errors.Place("match.json"))) == "match.json: seed is wrong"


@pytest.mark.parametrize(
    ("word", "found"),
    [("golden_gaol", "golden_goal"), ("TARGET", "target"), ("", None), ("qwxz", None)],
)
def test_nearest(word: str, found: str | None) -> None:
    assert errors.nearest(word, ["golden_goal", "target", "deals"]) == found


@pytest.mark.parametrize(
    ("name", "near"), [("heart", "hearts"), ("Card-Football", "card-football"), ("chess", "")]
)
def test_unknown_games(name: str, near: str) -> None:
    for ask in (find, Match.new):
        with pytest.raises(errors.GameError) as refusal:
            ask(name)
        assert refusal.value.code == "game/unknown"
        assert name in str(refusal.value)
        assert refusal.value.details["nearest"] == near
        assert (near or "expected one of card-football") in str(refusal.value)


@pytest.mark.parametrize(
    "seed",
    ["", "00" * 31, "00" * 33, "g" * 64, "0x" + "0" * 62, " " + "0" * 63, bytes(31), 5, "٠" * 64],
)
def test_seeds_that_are_none(seed: object) -> None:
    with pytest.raises(errors.RecordError, match="seed must be 64 hex digits") as refusal:
        Match.new("hearts", seed=seed)  # type: ignore[arg-type]
    assert refusal.value.code == "record/seed"


def test_seeds() -> None:
    by_bytes = Match.new("hearts", seed=bytes(range(160, 192)))
    by_text = Match.new("hearts", seed=bytes(range(160, 192)).hex().upper())
    assert by_bytes.state() == by_text.state()
    assert by_text.record()["seed"] == bytes(range(160, 192)).hex()
    fresh = {Match.new("hearts").record()["seed"] for _ in range(5)}
    assert len(fresh) == 5
