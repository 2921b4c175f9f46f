"""What happens without a person: bots move, clocks run out, seats are taken over.

Rows that are due are looked for in the database, so no clock lives in memory and none is lost with
a worker. Bots think in threads, so many at once and no more, in the order in which they came due.
"""

import asyncio
import hashlib
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from sqlalchemy import Row, and_, select, update

from koloda.bots import choose
from koloda.club.club import Club
from koloda.club.phases import BOT
from koloda.club.schema import TABLES
from koloda.club.table import Table
from koloda.core.errors import ClubError, KolodaError

LOG = logging.getLogger(__name__)

POLL_SECONDS = 0.5
"""How often a worker looks for what other workers have left."""

LEASE_SECONDS = 30.0
"""How long a worker may take over what it has claimed; then another may."""

CLAIMED_AT_ONCE = 32

ADVISER = "strong"
"""The level of the bot that gives hints."""


class Work:
    """The part of a worker that does what is due."""

    def __init__(self, club: Club, threads: int) -> None:
        """Prepare to let at most `threads` bots think at once."""
        self._club = club
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._free = asyncio.Semaphore(threads)
        self._thinking: set[asyncio.Task[None]] = set()
        self._stopping = False

    @property
    def thinking(self) -> int:
        """How many bots' moves are being thought about or wait for it."""
        return len(self._thinking)

    async def run(self) -> None:
        """Do what is due until cancelled; then let the bots that think finish."""
        try:
            while True:
                self._club.woken.clear()
                try:
                    await self._round()
                except (KolodaError, OSError) as error:
                    LOG.warning("work: %s", error)
                except Exception:
                    # Without this loop no bot moves and no clock runs out any more.
                    LOG.exception("work")
                await self._wait()
        finally:
            self._stopping = True
            if self._thinking:
                await asyncio.gather(*self._thinking, return_exceptions=True)
            self._pool.shutdown(wait=False)

    async def _wait(self) -> None:
        # wait_for of Python 3.11 may swallow a cancellation that comes together with the event.
        with suppress(TimeoutError):
            async with asyncio.timeout(POLL_SECONDS):
                await self._club.woken.wait()

    async def _round(self) -> None:
        await self._club.catch_up()
        for row in await self._claim():
            if row.due == BOT:
                task = asyncio.create_task(self._try_bot(row.id, row.version))
                self._thinking.add(task)
                task.add_done_callback(self._thinking.discard)
            else:
                await self._club.change(row.id, lambda table: table.happen(self._club.now()))

    async def _claim(self) -> list[Row[str, str | None, int]]:
        """Claim rows that are due, the oldest first, for this worker alone."""
        now = self._club.now()
        due = (
            select(TABLES.c.id, TABLES.c.due, TABLES.c.version)
            .where(TABLES.c.due_at <= now)
            .order_by(TABLES.c.due_at)
            .limit(CLAIMED_AT_ONCE)
        )
        if len(self._thinking) >= CLAIMED_AT_ONCE:
            # What waits here too long would be thought about by another worker as well.
            due = due.where(TABLES.c.due != BOT)
        async with self._club.database.read() as connection:
            if not (await connection.execute(due.limit(1))).all():
                return []
        async with self._club.database.write() as connection:
            rows = (await connection.execute(due.with_for_update(skip_locked=True))).all()
            ids = [row.id for row in rows]
            lease = update(TABLES).where(and_(TABLES.c.id.in_(ids), TABLES.c.due_at <= now))
            mine = {"due_at": now + LEASE_SECONDS, "claimed_by": self._club.worker}
            await connection.execute(lease.values(mine))
        return list(rows)

    async def _try_bot(self, id: str, version: int) -> None:
        """Let a bot move, as soon as that can be written: none else does before its lease ends."""
        while True:
            try:
                return await self._move_bot(id, version)
            except ClubError as error:
                LOG.warning("a bot's move: %s", error)
                if self._stopping:
                    return
                await asyncio.sleep(POLL_SECONDS)
            except (KolodaError, OSError) as error:
                LOG.warning("a bot's move: %s", error)
                return

    async def hint(self, table: Table) -> str:
        """Return the move that ADVISER would make for the seat to move, from what it sees."""
        async with self._free:
            return await self._think(table, ADVISER)

    async def _think(self, table: Table, level: str) -> str:
        """Let a bot choose a move in a thread; call it while one is free."""
        assert table.match is not None
        seed = bot_seed(table.server_seed, len(table.made))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, choose, level, table.match.copy(), seed)

    async def _move_bot(self, id: str, version: int) -> None:
        async with self._free:
            table = await self._club.table(id, version)
            seat = table.turn
            level = table.seats[seat].player if seat >= 0 else None
            if level is None or table.match is None:
                return
            move = await self._think(table, level)

            def play(after: Table) -> None:
                # Meanwhile the person may have come back, or a move may have been taken back.
                if (
                    after.turn == seat
                    and after.made == table.made
                    and after.seats[seat].player is not None
                ):
                    after.play(seat, move, self._club.now(), bot=level)

            await self._club.change(id, play)


def bot_seed(server_seed: bytes, number: int) -> int:
    """Return what a bot's chances at move `number` come from, which no player can compute."""
    digest = hashlib.sha256(b"koloda bot\n" + server_seed + number.to_bytes(4, "big")).digest()
    return int.from_bytes(digest[:4], "big")
