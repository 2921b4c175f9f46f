"""Read the rules a second time, slowly and plainly.

One referee a game, written from the pages in docs/rules and from nothing else: lists, dicts and
card texts, the numbered steps of a page one after another. Tests compare the engine with them. They
import nothing of the engine, so that a mistake in one is not repeated in the other.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from . import belarusian_football, card_football, hearts
from .chance import Event


class Referee(Protocol):
    """Say what each of the three referees offers."""

    over: bool
    turn: int

    def __init__(self, options: Mapping[str, Any], seed: bytes) -> None: ...

    def legal(self) -> list[str]: ...

    def play(self, move: str) -> list[Event]: ...

    def state(self) -> dict[str, Any]: ...


REFEREES: dict[str, type[Referee]] = {
    "belarusian-football": belarusian_football.Referee,
    "card-football": card_football.Referee,
    "hearts": hearts.Referee,
}
"""The referee of each game, by the name of the game in a record."""


def states(record: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the state before the first move of a record and after each of its moves.

    records.md, The referee's state.
    """
    referee = REFEREES[record["game"]](record.get("options", {}), bytes.fromhex(record["seed"]))
    yield referee.state()
    for move in record["moves"]:
        referee.play(move)
        yield referee.state()


def line(state: Mapping[str, Any]) -> str:
    """Write a state as canonical JSON, without the line feed."""
    return json.dumps(state, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(record: Mapping[str, Any]) -> str:
    """Hash with SHA-256 all state lines of a record, line feeds included (records.md, Vectors)."""
    total = hashlib.sha256()
    for state in states(record):
        total.update(line(state).encode() + b"\n")
    return total.hexdigest()
