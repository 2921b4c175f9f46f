"""Time controls: how long the seat to move has. Times are seconds since 1970, UTC."""

from dataclasses import dataclass
from typing import Any

from koloda.core.errors import TableError

NONE, MOVE, MATCH, DAYS = "none", "move", "match", "days"
DAY = 86_400

RANGES = {
    MOVE: {"seconds": (5, 3_600)},
    MATCH: {"seconds": (30, 10_800), "increment": (0, 180)},
    DAYS: {"days": (1, 14)},
}
"""Keys of each kind of clock, each with its least and its greatest value."""

AWAY = 60.0
"""How long a seat is held for somebody whose connection is lost, where no clock says otherwise."""

SHORTEST_REVEAL = 60.0
"""A reveal has the table's time per move, and at least this (rules/chance.md)."""


@dataclass(frozen=True)
class Clock:
    """A time control.

    Attributes:
        kind: NONE, MOVE (so much for each move), MATCH (so much for all moves, with an increment
            after each) or DAYS (so many days for each move).
        seconds: for a move, or for all of them.
        increment: seconds added after each move.
    """

    kind: str = NONE
    seconds: float = 0.0
    increment: float = 0.0

    @classmethod
    def read(cls, data: Any) -> "Clock":
        """Return the clock that data describe: a kind, and the keys that RANGES gives it.

        Raises:
            TableError: table/clock.
        """
        if data is None:
            return cls()
        kind = data.get("kind") if isinstance(data, dict) else None
        if kind == NONE and len(data) == 1:
            return cls()
        ranges = RANGES.get(kind) if isinstance(kind, str) else None
        if not isinstance(kind, str) or ranges is None or set(data) != {"kind", *ranges}:
            raise _refused("kind", ", ".join((NONE, *RANGES)))
        for key, (least, greatest) in ranges.items():
            if type(data[key]) is not int or not least <= data[key] <= greatest:
                raise _refused(key, f"{least}–{greatest}")
        if kind == DAYS:
            return cls(kind, data["days"] * DAY)
        return cls(kind, data["seconds"], data.get("increment", 0))

    def data(self) -> dict[str, Any]:
        """Return the clock as data, which `read` takes."""
        if self.kind == DAYS:
            return {"kind": DAYS, "days": int(self.seconds) // DAY}
        keys = RANGES.get(self.kind, {})
        return {"kind": self.kind, **{key: int(getattr(self, key)) for key in keys}}

    def reveal_seconds(self, shortest: float = SHORTEST_REVEAL) -> float:
        """Return how long a client may take to reveal its entropy."""
        return max(shortest, self.seconds if self.kind in (MOVE, DAYS) else 0.0)

    def start(self, seats: int) -> list[float]:
        """Return what each seat has left at the start: seconds of a MATCH clock, else nothing."""
        return [self.seconds] * seats if self.kind == MATCH else []

    def allowance(self, left: list[float], seat: int) -> float | None:
        """Return how many seconds a seat has for the move that it is to make; None: any."""
        if self.kind == MATCH:
            return left[seat]
        return self.seconds if self.kind in (MOVE, DAYS) else None

    def after_move(self, left: list[float], seat: int, spent: float) -> list[float]:
        """Return what each seat has left after a move that took a seat so many seconds."""
        if self.kind != MATCH:
            return left
        return [
            max(0.0, had - spent) + self.increment if place == seat else had
            for place, had in enumerate(left)
        ]


def _refused(key: str, expected: str) -> TableError:
    return TableError(
        "table/clock",
        f"clock: {key} and what belongs to it must be as follows: {expected}",
        key=key,
        expected=expected,
    )
