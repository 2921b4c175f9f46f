"""Backups of a club on SQLite: taken while it runs, put back when it is stopped."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from koloda.core.errors import ClubError

PAGES_AT_ONCE = 256
"""After so many pages the club may write again."""

PAUSE_SECONDS = 0.01


def backup(url: str, target: Path) -> None:
    """Write all of a club to a file, as it is at one moment, while it may run.

    The file is there only when it is whole; one that was there before is replaced.

    Args:
        url: the club's database, `sqlite:///file.db`.
        target: where to write.

    Raises:
        ClubError: club/backup.
    """
    source = _file_of(url)
    _check_club(source)
    _copy(source, target)


def restore(url: str, source: Path) -> None:
    """Put a backup in the place of a club's database, which nobody may have open.

    Args:
        url: the club's database, `sqlite:///file.db`.
        source: the backup.

    Raises:
        ClubError: club/backup, club/running; the database stays as it was.
    """
    target = _file_of(url)
    _check_club(source)
    if target.exists():
        _let_go(target)
    _copy(source, target)


def _file_of(url: str) -> Path:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise _failed("this is not a database's address") from error
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise _failed("this is for SQLite; PostgreSQL has pg_dump and pg_restore")
    return Path(parsed.database)


def _copy(source: Path, target: Path) -> None:
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with closing(_open(source)) as old, closing(sqlite3.connect(beside)) as new:
            old.backup(new, pages=PAGES_AT_ONCE, sleep=PAUSE_SECONDS)
            # One file is easier to keep than three.
            new.execute("PRAGMA journal_mode=DELETE")
        _own_as(beside, target)
        with open(beside, "rb+") as file:
            os.fsync(file.fileno())
        os.replace(beside, target)
    except OSError as error:
        raise _failed(str(error.strerror), target) from error
    except sqlite3.Error as error:
        raise _failed(str(error), target) from error
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def _own_as(path: Path, other: Path) -> None:
    """Let whoever may use a file that is there use the one that takes its place; else its owner."""
    try:
        found = other.stat()
    except FileNotFoundError:
        # It holds what nobody may know before a match is over.
        path.chmod(0o600)
        return
    path.chmod(found.st_mode & 0o777)
    if (found.st_uid, found.st_gid) != (os.geteuid(), os.getegid()):
        os.chown(path, found.st_uid, found.st_gid)


def _check_club(path: Path) -> None:
    """Raise unless a file is the whole database of a club."""
    try:
        with closing(_open(path)) as connection:
            connection.execute("SELECT version_num FROM alembic_version")
            connection.execute("SELECT count(*) FROM tables")
            faults = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except (OSError, sqlite3.Error) as error:
        raise _failed(f"it is no club's database: {error}", path) from error
    if faults != "ok":
        raise _failed(f"it is damaged: {faults}", path)


def _let_go(path: Path) -> None:
    """Write what stands beside a database into it. Raises ClubError where it is open elsewhere."""
    try:
        with closing(sqlite3.connect(path, timeout=0)) as connection:
            # SQLite does this only for the last one who has the database open.
            mode = connection.execute("PRAGMA journal_mode=DELETE").fetchone()[0]
    except sqlite3.DatabaseError as error:
        if not isinstance(error, sqlite3.OperationalError):
            # It is no database any more: this is what backups are for.
            for suffix in ("-wal", "-shm"):
                path.with_name(path.name + suffix).unlink(missing_ok=True)
            return
        mode = "locked"
    if mode != "delete":
        raise ClubError("club/running", "the club is running: stop it first")


def _open(path: Path) -> sqlite3.Connection:
    """Open a database that must be there."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)


def _failed(why: str, path: Path | None = None) -> ClubError:
    where = {} if path is None else {"path": path.name}
    return ClubError("club/backup", f"the backup failed: {why}", why=why, **where)
