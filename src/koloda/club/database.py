"""The database: SQLite for one process, PostgreSQL for many. One place knows the differences."""

import asyncio
import select
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import Engine, UpdateBase, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, InterfaceError, InvalidatePoolError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from koloda.core.errors import ClubError

BUSY_SECONDS = 10


class Database:
    """Connections to one database.

    Attributes:
        engine: SQLAlchemy's.
        is_sqlite: whether it is SQLite, which one process at a time may write.
    """

    def __init__(self, url: str) -> None:
        """Prepare, without connecting.

        Args:
            url: `sqlite:///file.db`, or `postgresql://user:password@host/name`.

        Raises:
            ClubError: club/database.
        """
        try:
            parsed = make_url(url)
        except ArgumentError as error:
            raise _refused("not a database's address") from error
        kind = parsed.get_backend_name()
        if kind not in ("sqlite", "postgresql"):
            raise _refused(f"{kind} is neither sqlite nor postgresql")
        self.is_sqlite = kind == "sqlite"
        self.path = parsed.database if self.is_sqlite else None
        driver = "sqlite+aiosqlite" if self.is_sqlite else "postgresql+psycopg"
        arguments: dict[str, Any] = {"connect_args": {"timeout": BUSY_SECONDS}}
        if not self.is_sqlite:
            arguments = {"pool_size": 10, "max_overflow": 10}
        # Parameters hold seeds, which must not get into an error's text and so into a log.
        self.engine: AsyncEngine = create_async_engine(
            parsed.set(drivername=driver), hide_parameters=True, **arguments
        )
        if not self.is_sqlite:
            event.listen(self.engine.sync_engine, "checkout", _check_is_there)
        # SQLite lets writers in at random when many wait; a lock lets them in as they came.
        self._writing: asyncio.Lock | None = asyncio.Lock() if self.is_sqlite else None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._writer: Engine | None = None
        if self.is_sqlite:
            self._writer = create_engine(
                parsed.set(drivername="sqlite+pysqlite"), hide_parameters=True, **arguments
            )
            for engine in (self.engine.sync_engine, self._writer):
                event.listen(engine, "connect", _set_up_sqlite)
                event.listen(engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection for reading, all of whose statements see the same moment.

        Raises:
            ClubError: club/unavailable.
        """
        with _telling_of_loss():
            async with self.engine.connect() as connection:
                if not self.is_sqlite:
                    # Else a table could be read with moves that were made while it was read.
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection in a transaction, which is committed unless something is raised.

        Raises:
            ClubError: club/unavailable.
        """
        with _telling_of_loss():
            if self._writing is None:
                async with self.engine.begin() as connection:
                    yield connection
                return
            async with self._writing, self.engine.connect() as connection:
                await connection.execution_options(writes=True)
                async with connection.begin():
                    yield connection

    async def write_together(self, statements: Sequence[tuple[UpdateBase, dict[str, Any]]]) -> bool:
        """Carry statements out in one transaction; if the first finds no row, none: return False.

        On SQLite they are carried out in one go in a thread: to go there and back for each of them
        costs more than they do.

        Raises:
            ClubError: club/unavailable.
        """
        if self._writing is None and len(statements) == 1:
            with _telling_of_loss():
                async with self.engine.connect() as connection:
                    await connection.execution_options(isolation_level="AUTOCOMMIT")
                    return (await connection.execute(*statements[0])).rowcount > 0
        if self._writing is None:
            async with self.write() as connection:
                first, *others = statements
                if (await connection.execute(*first)).rowcount == 0:
                    return False
                for statement, values in others:
                    await connection.execute(statement, values)
                return True
        with _telling_of_loss():
            async with self._writing:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._thread, self._write_now, statements)

    def _write_now(self, statements: Sequence[tuple[UpdateBase, dict[str, Any]]]) -> bool:
        assert self._writer is not None
        first, *others = statements
        with self._writer.connect() as connection:
            connection = connection.execution_options(writes=True)
            with connection.begin():
                if connection.execute(*first).rowcount == 0:
                    return False
                for statement, values in others:
                    connection.execute(statement, values)
                return True

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
        if self._writer is not None:
            self._writer.dispose()
        self._thread.shutdown()


@contextmanager
def _telling_of_loss() -> Iterator[None]:
    """Say in the project's own words that the database can't be reached now."""
    try:
        yield
    except (OperationalError, InterfaceError, PoolTimeoutError) as error:
        raise ClubError("club/unavailable", "the database can't be reached now") from error


def _check_is_there(connection: Any, record: Any, proxy: Any) -> None:
    """Let a connection be made anew that the server has closed, without asking the server.

    Nothing is expected from it now: there is something to read only where it says goodbye.
    """
    found = select.poll()
    found.register(record.driver_connection.fileno(), select.POLLIN)
    if found.poll(0):
        raise InvalidatePoolError


def _set_up_sqlite(connection: Any, record: Any) -> None:
    # The driver's own transactions would begin too late to take the lock at once.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Any) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _refused(why: str) -> ClubError:
    return ClubError("club/database", f"database: {why}", why=why)
