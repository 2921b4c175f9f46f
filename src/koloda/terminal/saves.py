"""Matches kept while they are played: one file each, newest first to go on with."""

import os
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import platformdirs

from koloda.core.errors import KolodaError, SaveError
from koloda.match import record as records

UNREADABLE = ".unreadable"
"""What a file that can't be read is put aside with, behind its name."""


def folder() -> Path:
    """Return where matches are kept; it need not be there."""
    return Path(platformdirs.user_data_dir("koloda", appauthor=False)) / "saved"


def now() -> str:
    """Return the time as records have it (ISO 8601, UTC)."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Keeper:
    """Keeps one match in a file, after every move.

    Attributes:
        path: the file.
        failed: whether it could not be written the last time.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.failed = False

    @classmethod
    def of_new_match(cls, game_name: str) -> "Keeper":
        """Return the keeper of a match that begins now, with a file of its own."""
        start = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        stem = f"{start}-{game_name}-{os.getpid()}"
        names = (f"{stem}{f'-{number}' if number else ''}.json" for number in range(1000))
        return cls(next(path for name in names if not os.path.lexists(path := folder() / name)))

    def keep(self, record: Mapping[str, Any]) -> SaveError | None:
        """Write the record. Return what is wrong the first time that it can't be written."""
        error = write(self.path, record)
        first = error is not None and not self.failed
        self.failed = error is not None
        return error if first else None


def write(path: Path, record: Mapping[str, Any]) -> SaveError | None:
    """Write a record to a file; return what is wrong instead of raising it."""
    try:
        records.write(path, record)
    except SaveError as error:
        return error
    except OSError as error:
        why = str(error.strerror)
        return SaveError(
            "save/write", f"{path.name} can't be written: {why}", path=str(path), why=why
        )
    return None


def read(path: Path) -> dict[str, Any]:
    """Return the record in a file.

    Raises:
        RecordError: what is wrong with it.
    """
    return next(record for _, record in records.read(str(path)))


def newest(game_name: str | None) -> tuple[Path, dict[str, Any], list[KolodaError]]:
    """Return the newest match that is not finished, of one game or of any.

    Files that can't be read are put aside under another name, and never written again.

    Returns:
        the file, its record, and what was wrong with newer files.

    Raises:
        SaveError: save/none, save/read (nothing but files that can't be read).
    """
    faults: list[KolodaError] = []
    for path in _by_age():
        try:
            record = read(path)
        except KolodaError as error:
            faults.append(put_aside(path, error))
            continue
        if "result" in record or game_name not in (None, record["game"]):
            continue
        return path, record, faults
    if faults:
        raise faults[0]
    raise SaveError("save/none", "there is no saved match to go on with")


def waiting() -> dict[str, Any] | None:
    """Return the newest match that is not finished, None where there is none that can be read."""
    for path in _by_age():
        try:
            record = read(path)
        except KolodaError:
            continue
        if "result" not in record:
            return record
    return None


def _by_age() -> list[Path]:
    try:
        found = [(path.stat().st_mtime_ns, path) for path in folder().glob("*.json")]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)]


def put_aside(path: Path, error: KolodaError) -> SaveError:
    """Rename a file that can't be read, and return the error that says so."""
    aside = path.with_name(path.name + UNREADABLE)
    number = 1
    while os.path.lexists(aside):
        number += 1
        aside = path.with_name(f"{path.name}{UNREADABLE}-{number}")
    try:
        path.rename(aside)
    except OSError:
        aside = path
    return SaveError(
        "save/read",
        f"the saved match can't be read ({error}); it is kept as {aside}",
        path=str(aside),
        why=str(error),
        place=str(aside),
    )


def may_replace(path: Path, record: Mapping[str, Any]) -> bool:
    """Return whether a file may be written: there is none, or it holds this very match."""
    if not os.path.lexists(path):
        return True
    try:
        there = read(path)
    except (KolodaError, StopIteration):
        return False
    return bool(there["seed"] == record["seed"] and there["game"] == record["game"])
