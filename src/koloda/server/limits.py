"""Limits of use: a bucket for each address or member, which fills up again as time passes.

They are kept in memory by each worker: to be told "later" once too rarely does no harm.
"""

import time
from collections import OrderedDict
from collections.abc import Callable

from koloda.core.errors import LimitError

MOST_BUCKETS = 100_000

KINDS = {
    "request": (200, 50.0),
    "guest": (20, 1 / 30),
    "sign-in": (10, 1 / 30),
    "account": (20, 1 / 10),
    "table": (12, 1 / 10),
    "bots": (36, 1 / 5),
    "chat": (6, 1 / 2),
    "report": (5, 1 / 60),
    "replay": (60, 1 / 2),
    "message": (60, 20.0),
    "socket": (30, 1.0),
}
"""What each bucket holds, and how much flows in each second."""


class Limits:
    """The buckets of a worker."""

    def __init__(self, factor: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with full buckets, `factor` times as large as KINDS says; 0: no limits."""
        self._factor = factor
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, key: str, amount: float = 1.0) -> None:
        """Take from the bucket of an address or a member.

        Raises:
            LimitError: limit/ and the kind; the detail `seconds` says when to try again.
        """
        if not self._factor:
            return
        size, flow = (value * self._factor for value in KINDS[kind])
        now = self._now()
        left, at = self._buckets.pop((kind, key), (size, now))
        left = min(size, left + (now - at) * flow)
        enough = left >= amount
        self._buckets[kind, key] = (left - amount if enough else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not enough:
            seconds = max(1, round((min(amount, size) - left) / flow + 0.5))
            raise LimitError(
                f"limit/{kind}", f"too often: try again in {seconds} s", seconds=seconds
            )
