"""Bring a database to this version's schema, or back."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from koloda.core.errors import ClubError

FOLDER = Path(__file__).parent / "migrations"

LOCK = 0x4B6F6C6F6461
"""The number of the lock by which workers that start at once on PostgreSQL migrate in turn."""

PATIENCE_SECONDS = 30

ONE_AT_A_TIME = Lock()
"""Alembic keeps what it migrates in global variables."""


def upgrade(url: str, revision: str = "head") -> None:
    """Bring a database up to a revision; nothing happens where it is there already.

    It blocks: call it before an event loop runs, or in a thread.

    Args:
        url: as in `Database`.
        revision: Alembic's name of it.

    Raises:
        ClubError: club/database.
    """
    with _connected(url) as connection:
        command.upgrade(_config(connection), revision)


def downgrade(url: str, revision: str) -> None:
    """Bring a database down to a revision; `base` is an empty one. All that is in it is lost.

    Raises:
        ClubError: club/database.
    """
    with _connected(url) as connection:
        command.downgrade(_config(connection), revision)


def revision(url: str) -> str | None:
    """Return the revision of a database, None where it is empty.

    Raises:
        ClubError: club/database.
    """
    with _connected(url) as connection:
        return MigrationContext.configure(connection).get_current_revision()


def check(url: str) -> None:
    """Raise unless a database is there and has this version's schema.

    Raises:
        ClubError: club/database.
    """
    with suppress(ArgumentError):
        parsed = make_url(url)
        file = parsed.database if parsed.get_backend_name() == "sqlite" else None
        if file and not Path(file).exists():
            raise ClubError("club/database", "database: there is no such file", why="absent")
    found = revision(url)
    if found != ScriptDirectory(str(FOLDER)).get_current_head():
        raise ClubError(
            "club/database", f"database: its schema is {found}, not this version's", why="schema"
        )


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


@contextmanager
def _connected(url: str) -> Iterator[Connection]:
    """Give a connection in a transaction, which no other start migrates at the same time."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise ClubError(
            "club/database", "database: not a database's address", why="address"
        ) from error
    is_sqlite = parsed.get_backend_name() == "sqlite"
    driver = "sqlite+pysqlite" if is_sqlite else "postgresql+psycopg"
    arguments = {"timeout": PATIENCE_SECONDS} if is_sqlite else {}
    engine = create_engine(parsed.set(drivername=driver), connect_args=arguments)
    if is_sqlite:
        event.listen(engine, "connect", _leave_transactions_to_us)
        event.listen(engine, "begin", _begin)
    try:
        with ONE_AT_A_TIME, engine.begin() as connection:
            if not is_sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            yield connection
    except OperationalError as error:
        raise ClubError(
            "club/database", f"database: it can't be reached or written ({error.orig})", why="reach"
        ) from error
    finally:
        engine.dispose()


def _leave_transactions_to_us(connection: Any, record: Any) -> None:
    # The driver's own transactions would leave out what changes the schema.
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
