"""Check the references themselves, by the check values of docs/rules/chance.md and every vector.

All states, all 570 digests and all refused moves take some two seconds, so nothing is left out.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from . import REFEREES, chance, digest, states

VECTORS = Path(__file__).parents[1] / "vectors"

TWO_PACKS = chance.pack("6789TJQKA") * 2
FULL_PACK = chance.pack(chance.RANKS)


def read(name: str) -> list[dict[str, Any]]:
    """Read a file of vectors, one JSON object a line."""
    lines = (VECTORS / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def refused_moves() -> list[dict[str, Any]]:
    """Read the bad records whose fault is a move."""
    return [bad for bad in read("bad.jsonl") if str(bad["error"]).startswith("move ")]


def test_block_of_rfc_8439() -> None:
    """RFC 8439, 2.3.2: the first and the last word of the block."""
    words = chance.block(bytes(range(32)), 1, bytes.fromhex("000000090000004a00000000"))
    assert (words[0], words[15]) == (0xE4E7F110, 0x4E3C50A2)


@pytest.mark.parametrize(
    ("seed", "number", "cards", "first"),
    [
        (bytes(range(32)).hex(), 0, FULL_PACK, "3H 7C 6D AC 2D 8C 7S KC"),
        (bytes(range(32)).hex(), 1, TWO_PACKS, "JC JD 6H QC AH 8C TH KS"),
        ("00" * 29 + "16800f", 1, TWO_PACKS, "QD 8D 7D 6D QS AH JS TS"),
        ("00" * 29 + "1a94b4", 0, FULL_PACK, "5C 9C 4D 7D QH JS 4H 5D"),
    ],
)
def test_check_values_of_shuffles(seed: str, number: int, cards: list[str], first: str) -> None:
    shuffles = chance.Chance(bytes.fromhex(seed))
    shuffles.number = number
    assert " ".join(shuffles.shuffle(cards)[:8]) == first


@pytest.mark.parametrize("game", sorted(REFEREES))
def test_states(game: str) -> None:
    vectors = read(f"{game}.jsonl")
    assert vectors
    for number, vector in enumerate(vectors, start=1):
        expected = vector["states"]
        played = list(states(vector["record"]))
        assert len(played) == len(expected), f"line {number}"
        for moves, (state, wanted) in enumerate(zip(played, expected, strict=True)):
            assert state == wanted, f"line {number}, after {moves} moves"


@pytest.mark.parametrize("game", sorted(REFEREES))
def test_digests(game: str) -> None:
    vectors = read(f"{game}.digests.jsonl")
    assert vectors
    wrong = [n for n, v in enumerate(vectors, start=1) if digest(v["record"]) != v["digest"]]
    assert not wrong, f"lines {wrong}"


@pytest.mark.parametrize(
    "bad", refused_moves(), ids=lambda bad: f"{bad['record']['game']}, {bad['error']}"
)
def test_refused_moves(bad: dict[str, Any]) -> None:
    """The move that a bad record names is refused and changes nothing; none before it is."""
    record = bad["record"]
    number = int(bad["error"].removeprefix("move "))
    referee = REFEREES[record["game"]](record["options"], bytes.fromhex(record["seed"]))
    for move in record["moves"][: number - 1]:
        referee.play(move)
    before = referee.state()
    with pytest.raises(ValueError, match="is not a legal move"):
        referee.play(record["moves"][number - 1])
    assert referee.state() == before
