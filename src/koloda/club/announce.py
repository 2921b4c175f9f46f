"""Telling all workers that a table has changed; what is lost is found in the database."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

Listener = Callable[[str, int], Awaitable[None]]
"""Called with a table's id and its new version."""

CHANNEL = "koloda:tables"
RETRY_SECONDS = 0.5

PATIENCE_SECONDS = 2.0
"""How long an announcement may take: whoever made the move waits for it."""


class Announcer(Protocol):
    """What tells all workers of a change."""

    async def publish(self, table: str, version: int) -> None:
        """Tell that a table has a new version."""

    async def listen(self, heard: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Call `heard` for each announcement, and `missed` whenever some may have been lost."""


class LocalAnnouncer:
    """Announcements within one process."""

    def __init__(self) -> None:
        """Begin with nobody listening."""
        self._listener: Listener | None = None

    async def publish(self, table: str, version: int) -> None:
        """Tell the listener."""
        if self._listener is not None:
            await self._listener(table, version)

    async def listen(self, heard: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Listen until cancelled."""
        self._listener = heard
        try:
            await asyncio.Event().wait()
        finally:
            self._listener = None


class RedisAnnouncer:
    """Announcements through Redis to all workers; this one hears its own at once.

    Those of the same moment go together: a line for each, after one that says who tells.
    """

    def __init__(self, url: str) -> None:
        """Prepare, without connecting."""
        self._redis = Redis.from_url(url, socket_connect_timeout=PATIENCE_SECONDS)
        self._local = LocalAnnouncer()
        self._name = secrets.token_hex(8)
        self._waiting: list[str] = []
        self._next: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()

    async def publish(self, table: str, version: int) -> None:
        """Tell this worker, then the others; without Redis they find out when it is back."""
        await self._local.publish(table, version)
        self._waiting.append(f"{table} {version}")
        if self._next is None:
            self._next = asyncio.create_task(self._tell())
        await asyncio.shield(self._next)

    async def _tell(self) -> None:
        """Tell the others of all that waits, as soon as what was told before is on its way."""
        async with self._turn:
            lines = [self._name, *self._waiting]
            self._waiting, self._next = [], None
            with contextlib.suppress(RedisError, OSError, TimeoutError):
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await self._redis.publish(CHANNEL, "\n".join(lines))

    async def listen(self, heard: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Listen until cancelled, and come back whenever Redis does."""
        task = asyncio.current_task()
        assert task is not None
        local = asyncio.create_task(self._local.listen(heard, missed))
        try:
            while True:
                with contextlib.suppress(RedisError, OSError):
                    async with self._redis.pubsub() as channel:
                        await channel.subscribe(CHANNEL)
                        await missed()
                        async for message in channel.listen():
                            if message["type"] == "message":
                                await self._take(message["data"].decode(), heard)
                if task.cancelling():
                    # To leave a lost connection may fail as well, and hide that this was asked for.
                    raise asyncio.CancelledError
                await asyncio.sleep(RETRY_SECONDS)
                # Without Redis the database tells, a little later.
                await missed()
        finally:
            local.cancel()
            await self._redis.aclose()

    async def _take(self, text: str, heard: Listener) -> None:
        name, *lines = text.split("\n")
        if name == self._name:
            return
        told = [line.rpartition(" ") for line in lines]
        await asyncio.gather(*(heard(table, int(version)) for table, _, version in told))

    async def close(self) -> None:
        """Close what only told and never listened."""
        await self._redis.aclose()
