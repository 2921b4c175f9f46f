"""The club: every change of a table goes through here, one transaction each.

The database is the truth and this process's memory a cache: a change is written only if the version
it started from is still the stored one, else it is made anew on what is stored. So any worker may
make any change, and one that dies loses nothing.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from koloda.club import store
from koloda.club.announce import Announcer
from koloda.club.database import Database
from koloda.club.phases import OVER, UNDER_WAY, VOID
from koloda.club.schema import SEATS, TABLES, WORKERS, is_id, random_id
from koloda.club.table import Table
from koloda.core.errors import ClubError, KolodaError, TableError

T = TypeVar("T")

CACHED_TABLES = 4_000
CACHED_WHEN_OVER = 200
"""Tables kept in memory; of those whose match is over fewer: they are hardly asked for again."""

BEAT_SECONDS = 2.0
"""How often a worker notes that it can write."""

ANYBODY = "anybody"
"""The row in which every worker notes that it can write."""

MEMBER = "member:"
"""What an announcement begins with that is of a member, and not of a table."""

RETRY_SECONDS = 0.5

ASKED_AT_ONCE = 500
"""Tables whose versions are asked for in one statement."""

GAP = 4.0
"""Where no worker could write for longer, clocks stood still meanwhile."""

SILENCE = 10.0
"""A worker that has not written for longer while others did has died, its connections with it."""


class Club:
    """The tables of a club.

    Attributes:
        database: where they are kept.
        worker: this process's name among those that serve.
    """

    def __init__(
        self,
        database: Database,
        announcer: Announcer,
        now: Callable[[], float] = time.time,
    ) -> None:
        """Open a club over a database whose schema is in place."""
        self.database = database
        self.worker = random_id()
        self.now = now
        self.woken = asyncio.Event()
        self._announcer = announcer
        self._cache: OrderedDict[str, Table] = OrderedDict()
        self._over: OrderedDict[str, None] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._beaten_at: float | None = None
        self._noting: asyncio.Task[list[Row[str, float]]] | None = None

    async def table(self, id: str, version: int = 0, older: Table | None = None) -> Table:
        """Return a table as it is known here; it must not be changed.

        Args:
            id: the table's id.
            version: what is known here is not enough if it is older.
            older: an older version of the table; only what is new has to be read then.

        Raises:
            TableError: table/unknown.
        """
        found = self._cache.get(id)
        if found is None and not is_id(id):
            raise TableError("table/unknown", "there is no such table")
        if found is None or found.version < version:
            async with self.database.read() as connection:
                found = await store.load(connection, id, found or older)
            self._keep(found)
            # It may have changed while it was read.
            return self._cache[id]
        return found

    async def add(self, table: Table) -> Table:
        """Keep a table that was just opened."""
        async with self.database.write() as connection:
            await store.add(connection, table)
        self._keep(table)
        return table

    async def change(self, id: str, make: Callable[[Table], T]) -> tuple[Table, T]:
        """Change a table in one transaction, and announce it.

        Args:
            id: the table's id.
            make: changes the table that it is given, or raises; it may be called again on a newer
                version. What leaves the table as it was is not written.

        Returns:
            The table after the change, and what `make` returned.

        Raises:
            TableError: table/unknown, and whatever `make` raises.
        """
        await self.catch_up()
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            before = None
            while True:
                before = await self.table(id, older=before)
                after = before.fork()
                try:
                    made = make(after)
                except KolodaError:
                    if await self._is_stored(before):
                        raise
                    continue
                if after == before:
                    if await self._is_stored(before):
                        return before, made
                    continue
                after.version = before.version + 1
                statements = store.changes(before, after)
                if not self.database.is_sqlite:
                    statements = store.merged(statements)
                if await self.database.write_together(statements):
                    break
                self._cache.pop(id, None)
            self._keep(after)
        due = after.due()
        if due is not None and due[0] <= self.now():
            # What is due later is found when it is looked for next.
            self.woken.set()
        await self._announcer.publish(id, after.version)
        return after, made

    async def _is_stored(self, table: Table) -> bool:
        """Return whether a table is as it is stored; if not, forget it."""
        query = select(TABLES.c.version).where(TABLES.c.id == table.id)
        async with self.database.read() as connection:
            if await connection.scalar(query) == table.version:
                return True
        self._cache.pop(table.id, None)
        return False

    def _keep(self, table: Table) -> None:
        known = self._cache.get(table.id)
        if known is None or known.version <= table.version:
            self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        if table.phase in (OVER, VOID):
            self._over[table.id] = None
        if len(self._over) > CACHED_WHEN_OVER:
            oldest, _ = self._over.popitem(last=False)
            self._cache.pop(oldest, None)
        if len(self._cache) > CACHED_TABLES:
            self._cache.popitem(last=False)

    # Announcements

    async def listen(
        self,
        heard: Callable[[Table], Awaitable[None]],
        shown: Callable[[], Collection[str]],
        signed_out: Callable[[str], None] | None = None,
    ) -> None:
        """Call `heard` with every table that changes, until cancelled.

        Args:
            heard: called with the table as it is now.
            shown: the tables that this worker shows; they are looked at when announcements may
                have been lost.
            signed_out: called with each member whose sessions have ended.
        """

        async def look(id: str, version: int, older: Table | None) -> None:
            while True:
                try:
                    return await heard(await self.table(id, version, older))
                except ClubError:
                    # Nobody else would tell of this change when the database is back.
                    await asyncio.sleep(RETRY_SECONDS)
                except TableError:
                    return None

        async def changed(id: str, version: int) -> None:
            if id.startswith(MEMBER):
                if signed_out is not None:
                    signed_out(id.removeprefix(MEMBER))
                return
            known = self._cache.get(id)
            if known is not None and known.version < version:
                del self._cache[id]
            if id in shown():
                await look(id, version, known)

        async def missed() -> None:
            ids = list(shown())
            for id in set(self._cache).difference(ids):
                # Whoever asks for it next reads it anew.
                del self._cache[id]
            for id, version in await self._stored_versions(ids):
                known = self._cache.get(id)
                if known is not None and known.version >= version:
                    await heard(known)
                else:
                    await look(id, version, known)

        await self._announcer.listen(changed, missed)

    async def _stored_versions(self, ids: list[str]) -> list[tuple[str, int]]:
        """Return the versions of tables as they are stored, once the database is there."""
        found: list[tuple[str, int]] = []
        for first in range(0, len(ids), ASKED_AT_ONCE):
            some = TABLES.c.id.in_(ids[first : first + ASKED_AT_ONCE])
            while True:
                try:
                    async with self.database.read() as connection:
                        query = select(TABLES.c.id, TABLES.c.version).where(some)
                        found += [(row.id, row.version) for row in await connection.execute(query)]
                    break
                except ClubError:
                    await asyncio.sleep(RETRY_SECONDS)
        return found

    async def tell_signed_out(self, member: str) -> None:
        """Tell all workers that a member's sessions have ended."""
        await self._announcer.publish(MEMBER + member, 0)

    async def is_served(self) -> bool:
        """Return whether some worker could write just now."""
        async with self.database.read() as connection:
            last = await connection.scalar(select(WORKERS.c.at).where(WORKERS.c.id == ANYBODY))
        return last is not None and self.now() - last < SILENCE

    # Clocks that stand still while nobody can write

    async def catch_up(self) -> None:
        """Beat now if this worker could not for long: else clocks would run out of its silence."""
        if self._beaten_at is not None and self.now() - self._beaten_at > GAP:
            # All who come after a silence wait for one beat.
            if self._noting is None or self._noting.done():
                self._noting = asyncio.create_task(self._note())
            await asyncio.shield(self._noting)

    async def beat(self) -> None:
        """Note that this worker can write; find out who could not, and stop the clocks for it."""
        rows = await self._note()
        assert self._beaten_at is not None
        for row in rows:
            if row.id not in (self.worker, ANYBODY) and row.at < self._beaten_at - SILENCE:
                await self._bury(row.id)

    async def _note(self) -> list[Row[str, float]]:
        """Note that this worker can write, and stop the clocks for a gap; return who wrote when."""
        now = self.now()
        async with self.database.write() as connection:
            last = await self._beat_all(connection, now)
            gap = now - last if now - last > GAP else 0.0
            if gap:
                await self._stand_still(connection, gap)
            mine = update(WORKERS).where(WORKERS.c.id == self.worker).values(at=now)
            if (await connection.execute(mine)).rowcount == 0:
                await connection.execute(insert(WORKERS).values(id=self.worker, at=now))
            rows = (await connection.execute(select(WORKERS.c.id, WORKERS.c.at))).all()
        self._beaten_at = now
        if gap:
            self._cache.clear()
        return list(rows)

    async def _beat_all(self, connection: AsyncConnection, now: float) -> float:
        """Note that a worker can write; return when the last one could.

        The row stays when workers stop, and its lock lets them find a gap out one after another:
        or each would move the clocks by it.
        """
        query = select(WORKERS.c.at).where(WORKERS.c.id == ANYBODY).with_for_update()
        last = await connection.scalar(query)
        if last is None:
            # Two that start together may both find no row.
            with suppress(IntegrityError):
                async with connection.begin_nested():
                    await connection.execute(insert(WORKERS).values(id=ANYBODY, at=now))
            return now
        change = update(WORKERS).where(WORKERS.c.id == ANYBODY, WORKERS.c.at < now)
        await connection.execute(change.values(at=now))
        return float(last)

    async def _bury(self, worker: str) -> None:
        """Note that a worker stops or has died: it has no connections, and does nothing more."""

        def lose(table: Table) -> None:
            for seat in table.seats:
                if seat.member is not None:
                    table.disconnect(seat.member, worker, self.now())

        async with self.database.read() as connection:
            held = select(SEATS.c.table).where(SEATS.c.worker == worker).distinct()
            tables = list(await connection.scalars(held))
        for id in tables:
            await self.change(id, lose)
        # What it had claimed need not wait until its lease ends.
        claimed = (TABLES.c.phase.in_(UNDER_WAY), TABLES.c.claimed_by == worker)
        free = {"due_at": self.now(), "claimed_by": None}
        async with self.database.write() as connection:
            await connection.execute(update(TABLES).where(*claimed).values(free))
            await connection.execute(delete(WORKERS).where(WORKERS.c.id == worker))
        self.woken.set()

    async def leave(self) -> None:
        """Note that this worker stops: its connections are lost, and it is missed by nobody."""
        await self._bury(self.worker)

    async def _stand_still(self, connection: AsyncConnection, gap: float) -> None:
        """Move everything that waits for a time by the gap."""
        await connection.execute(
            update(TABLES)
            .where(TABLES.c.phase.in_(UNDER_WAY))
            .values(
                since=TABLES.c.since + gap,
                opened_at=TABLES.c.opened_at + gap,
                due_at=TABLES.c.due_at + gap,
                version=TABLES.c.version + 1,
            )
        )
        await connection.execute(
            update(SEATS)
            .where(SEATS.c.away_since.is_not(None))
            .values(away_since=SEATS.c.away_since + gap)
        )
        # Others have been silent as long, and are not dead for it.
        others = update(WORKERS).where(WORKERS.c.id != ANYBODY)
        await connection.execute(others.values(at=WORKERS.c.at + gap))
