"""Records to test with."""

import json
from pathlib import Path
from random import Random
from typing import Any

from koloda import Match
from koloda.core import chance
from koloda.core.errors import Place
from koloda.match import record as records
from tests.properties.support import play_on

SERVER_SEED = bytes(range(32))
ENTROPY = bytes(range(32, 64))


def a_record(name: str = "card-football", moves: int | None = 10) -> dict[str, Any]:
    """Return the record of a match that is on, or over where `moves` is None."""
    return play_on(Match.new(name, seed=bytes(32)), Random(1), moves).record()


def a_fair_record(name: str = "card-football", persons: int = 1) -> dict[str, Any]:
    """Return the record of a match whose shuffle can be checked; its last seats are bots'."""
    options = {"hearts": {"deals": 1}}.get(name, {})
    seats = Match.new(name).game.seats
    entropy: list[str | None] = [ENTROPY.hex()] * persons + [None] * (seats - persons)
    seed = chance.fair_seed(SERVER_SEED, entropy, name, "m1", options)
    match = play_on(Match.new(name, options, seed), Random(1))
    hashes = [None if each is None else chance.entropy_hash(ENTROPY) for each in entropy]
    fair = {
        "match": "m1",
        "server_seed": SERVER_SEED.hex(),
        "commitment": chance.commitment(SERVER_SEED),
        "hashes": hashes,
        "entropy": entropy,
    }
    return {**match.record(), "fair": fair}


def lines(*values: Any) -> bytes:
    """Return values as JSON, one a line."""
    return "".join(json.dumps(value, ensure_ascii=False) + "\n" for value in values).encode()


def read(folder: Path, content: bytes) -> list[tuple[Place, dict[str, Any]]]:
    """Return what the reader makes of a file with this content."""
    path = folder / "matches.jsonl"
    path.write_bytes(content)
    return list(records.read(str(path)))
