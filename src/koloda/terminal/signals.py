"""Ctrl-C, SIGTERM and a closed terminal end a session between two moves, never within one."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Self

CAUGHT = ("SIGINT", "SIGTERM", "SIGHUP")


class Leave(KeyboardInterrupt):
    """The person, or the system, ends the session.

    A KeyboardInterrupt, since event loops let nothing else pass at any time.
    """


class Watch:
    """Turns signals into Leave while the session waits, and keeps them until then otherwise.

    Attributes:
        wake: what ends a wait that a signal alone does not end.
    """

    def __init__(self) -> None:
        self.wake: Callable[[], None] | None = None
        self._caught = False
        self._waiting = 0
        self._former: dict[int, Any] = {}

    def __enter__(self) -> Self:
        for name in CAUGHT:
            number = getattr(signal, name, None)
            if number is not None:
                try:
                    self._former[number] = signal.signal(number, self._handle)
                except ValueError:
                    # Not the main thread: whoever runs this one looks after signals.
                    return self
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._former.items():
            signal.signal(number, handler)

    def _handle(self, number: int, frame: FrameType | None) -> None:
        self._caught = True
        if self.wake is not None:
            self.wake()
        elif self._waiting:
            raise Leave

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Let a signal raise Leave at any time within the block."""
        self.check()
        self._waiting += 1
        try:
            # One that came between the check and the line above.
            self.check()
            yield
        finally:
            self._waiting -= 1

    def check(self) -> None:
        """Raise Leave if a signal has come."""
        if self._caught:
            raise Leave
