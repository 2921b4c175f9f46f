"""Replay every vector of rules/records.md: states, digests, refusals.

Nothing is left out, plain or compiled: a digest is the hash of all states of a match.
"""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from koloda import GAMES, KolodaError, Match
from koloda.core.chance import canonical_json

VECTORS = Path(__file__).parent / "vectors"
DIGESTS = 570
PARTS = 4
"""The digests of a game are checked in so many tests, so that a fault shows soon."""


def read(name: str) -> list[dict[str, Any]]:
    lines = (VECTORS / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def states(record: dict[str, Any]) -> list[dict[str, Any]]:
    match = Match.new(record["game"], record.get("options"), record["seed"])
    found = [match.state()]
    for move in record["moves"]:
        match.play(move)
        found.append(match.state())
    return found


@pytest.mark.parametrize("name", sorted(GAMES))
def test_states(name: str) -> None:
    vectors = read(f"{name}.jsonl")
    assert vectors
    for number, vector in enumerate(vectors, start=1):
        found = states(vector["record"])
        assert len(found) == len(vector["states"])
        for moves, (state, expected) in enumerate(zip(found, vector["states"], strict=True)):
            assert state == expected, f"line {number}, after {moves} moves"


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_digests(name: str, part: int) -> None:
    for vector in read(f"{name}.digests.jsonl")[part::PARTS]:
        digest = hashlib.sha256()
        for state in states(vector["record"]):
            digest.update(canonical_json(state).encode() + b"\n")
        assert digest.hexdigest() == vector["digest"], vector["record"]


def test_no_digest_is_left_out() -> None:
    assert sum(len(read(f"{name}.digests.jsonl")) for name in GAMES) == DIGESTS


@pytest.mark.parametrize("number", range(len(read("bad.jsonl"))))
def test_refusals(number: int) -> None:
    """A refusal names what was wrong: the key, the option or the number of the move."""
    bad = read("bad.jsonl")[number]
    with pytest.raises(KolodaError) as refusal:
        Match.from_record(bad["record"])
    message = str(refusal.value)
    assert re.search(rf"\b{bad['error']}\b", message)
    assert re.search("expected|must be|missing|did you mean", message)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_records_come_out_as_they_went_in(name: str) -> None:
    for vector in read(f"{name}.jsonl"):
        record = vector["record"]
        again = Match.from_record(record).record()
        assert {key: again[key] for key in ("koloda", "game", "seed", "moves")} == {
            key: record[key] for key in ("koloda", "game", "seed", "moves")
        }
        assert again["options"] == record.get("options", {})
