"""The fairness check: what passes, and each way to cheat with the code that finds it."""

from typing import Any

import pytest

from koloda import KolodaError, verify
from koloda.core import chance
from tests.match.samples import ENTROPY, SERVER_SEED, a_fair_record, a_record

NAMES = ["belarusian-football", "card-football", "hearts"]


def refused(record: dict[str, Any]) -> KolodaError:
    with pytest.raises(KolodaError) as refusal:
        verify(record)
    return refusal.value


def with_fair(**changes: Any) -> dict[str, Any]:
    record = a_fair_record()
    return {**record, "fair": {**record["fair"], **changes}}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("persons", [0, 1, 2])
def test_a_fair_match(name: str, persons: int) -> None:
    record = a_fair_record(name, persons)
    verdict = verify(record)
    assert verdict.game == name
    assert verdict.match == "m1"
    assert verdict.commitment == chance.commitment(SERVER_SEED)
    assert verdict.hashes == record["fair"]["hashes"]
    assert verdict.moves == len(record["moves"])
    assert verdict.proves == (persons > 0)


def test_hex_in_either_case() -> None:
    record = with_fair(
        server_seed=SERVER_SEED.hex().upper(),
        commitment=chance.commitment(SERVER_SEED).upper(),
        hashes=[chance.entropy_hash(ENTROPY).upper(), None],
        entropy=[ENTROPY.hex().upper(), None],
    )
    record["seed"] = record["seed"].upper()
    assert verify(record) == verify(a_fair_record())


def test_a_default_written_out_is_the_same_match() -> None:
    """The seed is made from the options that differ from the default, however they are written."""
    record = a_fair_record()
    record["options"] = {"send_off_at": 4}
    assert verify(record) == verify(a_fair_record())


def test_an_abandoned_match() -> None:
    record = a_fair_record()
    del record["result"], record["moves"][7:]
    assert verify(record).moves == 7


@pytest.mark.parametrize("fair", [None, [], "m1", 1])
def test_nothing_to_check(fair: Any) -> None:
    assert refused({**a_record(), "fair": fair}).code == "fair/missing"
    assert refused(a_record()).code == "fair/missing"


WRONG_KEYS: dict[str, list[Any]] = {
    "match": [None, 1, ["m1"]],
    "server_seed": [None, "", "00", "z" * 64, 0],
    "commitment": [None, "", "00", "z" * 64, True],
    "hashes": [None, {}, [], [None], [None] * 3, ["00", None], [1, 2]],
    "entropy": [None, "", [], [None], ["0" * 63, None], [True, None]],
}


@pytest.mark.parametrize(
    ("key", "value"), [(key, v) for key in WRONG_KEYS for v in WRONG_KEYS[key]]
)
def test_wrong_keys(key: str, value: Any) -> None:
    error = refused(with_fair(**{key: value}))
    assert error.code == "fair/key"
    assert f"fair.{key} must be" in str(error)
    assert error.details["key"] == key
    record = a_fair_record()
    del record["fair"][key]
    assert refused(record).code == "fair/key"


def test_a_match_named_by_half_a_character() -> None:
    """JSON can say it, UTF-8 can not: an error like any other."""
    assert refused(with_fair(match="\ud800")).code.startswith("fair/")


OTHER = bytes(32)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        # Another server seed than the one committed to, and a commitment made to fit it later.
        ({"server_seed": OTHER.hex()}, "fair/commitment"),
        ({"commitment": chance.commitment(OTHER)}, "fair/commitment"),
        ({"server_seed": OTHER.hex(), "commitment": chance.commitment(OTHER)}, "fair/seed"),
        # Entropy that is not what its hash promised, was left out, or put in where none was.
        ({"entropy": [OTHER.hex(), None]}, "fair/entropy"),
        ({"entropy": [None, None]}, "fair/entropy"),
        ({"hashes": [None, None]}, "fair/entropy"),
        ({"entropy": [ENTROPY.hex(), OTHER.hex()]}, "fair/entropy"),
        ({"hashes": [chance.entropy_hash(ENTROPY), chance.entropy_hash(OTHER)]}, "fair/entropy"),
        ({"hashes": [None, None], "entropy": [None, None]}, "fair/seed"),
        (
            {"hashes": [chance.entropy_hash(OTHER), None], "entropy": [OTHER.hex(), None]},
            "fair/seed",
        ),
        (
            {"hashes": [None, chance.entropy_hash(ENTROPY)], "entropy": [None, ENTROPY.hex()]},
            "fair/seed",
        ),
        # Another match's shuffle.
        ({"match": "m2"}, "fair/seed"),
    ],
)
def test_cheating(changes: dict[str, Any], code: str) -> None:
    assert refused(with_fair(**changes)).code == code


def test_another_seed_or_other_options() -> None:
    record = a_fair_record()
    assert refused({**record, "seed": "00" * 32, "moves": []}).code == "fair/seed"
    changed = {**record, "moves": [], "options": {"golden_goal": True}}
    assert refused(changed).code == "fair/seed"
    expected = chance.fair_seed(
        SERVER_SEED, record["fair"]["entropy"], "card-football", "m1", {"golden_goal": True}
    )
    assert expected.hex() in str(refused(changed))


def test_the_record_itself_is_checked_first() -> None:
    record = a_fair_record()
    record["moves"][3] = "9"
    error = refused(record)
    assert error.code == "move/illegal"
    assert "move 4" in str(error)
    assert refused({**record, "koloda": 2}).code == "record/version"
