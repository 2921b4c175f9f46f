"""The log of events that kernels write into, and search leaves out.

A log is an array of int16. Its first item is how many items are in use; then come the events, each
as its kind, the number of its operands, and the operands. Kernels take `log: Log | None`; for None
Numba compiles a version in which nothing of this is left.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from koloda.core.jit import kernel

Log = NDArray[np.int16]

LENGTH = 4096
"""Items that a log holds: the longest chain of one move, 190 balls thrown, takes some 1,500."""

START = 2
"""Where the first event stands: after the count and the place of the newest event."""


def new_log() -> Log:
    """Return an empty log."""
    log = np.zeros(LENGTH, np.int16)
    log[0] = START
    return log


@kernel
def event(log: Log | None, kind: int) -> None:
    """Begin an event."""
    if log is not None:
        end = int(log[0])
        log[1] = end
        log[end] = kind
        log[end + 1] = 0
        log[0] = end + 2


@kernel
def operand(log: Log | None, value: int) -> None:
    """Add an operand to the event begun last."""
    if log is not None:
        log[int(log[0])] = value
        log[0] += 1
        log[int(log[1]) + 1] += 1


@kernel
def amend(log: Log | None, kind: int, place: int, value: int) -> None:
    """Change the kind of the event begun last, and one of its operands."""
    if log is not None:
        log[int(log[1])] = kind
        log[int(log[1]) + 2 + place] = value


def events(log: Log) -> Iterator[tuple[int, list[int]]]:
    """Yield the kind and the operands of each event in a log."""
    place, end = START, int(log[0])
    while place < end:
        kind, count = int(log[place]), int(log[place + 1])
        yield kind, [int(value) for value in log[place + 2 : place + 2 + count]]
        place += 2 + count
