"""Records of matches as JSON and JSONL (rules/records.md): nothing in them is guessed."""

import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from math import isfinite
from pathlib import Path
from typing import IO, Any, NoReturn

from koloda.core.chance import SEED_BYTES
from koloda.core.errors import KolodaError, Place, RecordError, SaveError, shortened

VERSION = 1
LONGEST_RECORD = 4 * 2**20
"""Bytes of one record at most: a match of 1,000 deals of Hearts takes some 400 thousand."""


BYTE_ORDER_MARK = b"\xef\xbb\xbf"

STANDARD_INPUT = "standard input"
"""The name of the place that "-" stands for."""


def check_record(record: object) -> None:
    """Raise RecordError if a record lacks what it must have, or has it of the wrong type.

    Options and moves are checked by playing them.
    """
    if not isinstance(record, Mapping):
        raise RecordError(
            "record/type",
            f"a record is a JSON object, not {type_name(record)}",
            found=type_name(record),
        )
    for key in ("koloda", "game", "seed", "moves"):
        if key not in record:
            raise RecordError("record/key", f"{key} is missing from the record", key=key)
    if type(record["koloda"]) is not int or record["koloda"] != VERSION:
        raise RecordError(
            "record/version",
            f"koloda, the format's version, must be {VERSION}, not {shortened(record['koloda'])}",
            found=str(record["koloda"]),
            expected=VERSION,
        )
    for key, kind in (("game", str), ("options", dict), ("moves", list)):
        value = record.get(key, {} if key == "options" else None)
        if not isinstance(value, kind):
            raise RecordError(
                f"record/{key}",
                f"{key} must be {KINDS[kind]}, not {type_name(value)}",
                found=type_name(value),
            )
    parse_seed(record["seed"])


KINDS: dict[type, str] = {
    dict: "an object",
    list: "a list",
    str: "a text",
    int: "a number",
    float: "a number",
    bool: "a truth value",
    type(None): "null",
}


def type_name(value: object) -> str:
    """Return what JSON calls a value of this type."""
    return KINDS.get(type(value), type(value).__name__)


def parse_seed(seed: object) -> bytes:
    """Return a seed of 32 bytes, or 64 hex digits in either case, as bytes.

    Raises:
        RecordError: record/seed.
    """
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if is_hex(seed):
        return bytes.fromhex(str(seed))
    raise RecordError(
        "record/seed",
        f"seed must be {2 * SEED_BYTES} hex digits, not {shortened(seed)}",
        found=shortened(seed),
        expected=2 * SEED_BYTES,
    )


def is_hex(text: object) -> bool:
    """Return whether a text is 32 bytes in hex."""
    return (
        isinstance(text, str)
        and len(text) == 2 * SEED_BYTES
        and all(letter in "0123456789abcdefABCDEF" for letter in text)
    )


def seat_names(record: Mapping[str, Any], seats: int) -> list[str | None]:
    """Return the names in a record's `seats`, None where there is none.

    Raises:
        RecordError: record/key.
    """
    names = record.get("seats")
    if names is None:
        return [None] * seats
    if (
        not isinstance(names, list)
        or len(names) != seats
        or not all(name is None or isinstance(name, str) for name in names)
    ):
        raise RecordError(
            "record/key", f"seats must be a list of {seats} names (or null)", key="seats"
        )
    return names


def read(path: str) -> Iterator[tuple[Place, dict[str, Any]]]:
    """Yield the records of a file: one JSON object, or one a line; "-" is standard input.

    Lines are read one by one, so a file of any length takes no more memory than its longest record.

    Yields:
        where the record stands, and the record; its options and moves are not checked yet.

    Raises:
        RecordError: record/file, record/size, record/encoding, record/json, record/empty.
    """
    name = STANDARD_INPUT if path == "-" else os.path.basename(path) or path
    if "\0" in path:
        raise _unreadable(shortened(name), "no file has such a name")
    try:
        with sys.stdin.buffer if path == "-" else open(path, "rb") as file:
            yield from _records(file, name)
    except (OSError, UnicodeEncodeError) as error:
        raise _unreadable(name, str(getattr(error, "strerror", None) or error)) from error


def _unreadable(name: str, why: str) -> RecordError:
    return RecordError("record/file", f"{name} can't be read: {why}", path=name, why=why)


def _records(file: IO[bytes], name: str) -> Iterator[tuple[Place, dict[str, Any]]]:
    number = 0
    found = False
    for line in _lines(file, name):
        number += 1
        if not line.removeprefix(BYTE_ORDER_MARK).strip():
            continue
        try:
            record = _parse(line.rstrip(b"\r\n"), Place(name, number))
        except RecordError as error:
            if found or error.code != "record/json":
                raise
            # The first line is no record by itself: the whole file may be one.
            rest = file.read(LONGEST_RECORD + 1)
            if not rest.strip():
                raise
            if len(line) + len(rest) > LONGEST_RECORD:
                _too_long(name)
            yield Place(name), _parse(line + rest, Place(name), number)
            return
        found = True
        yield Place(name, number), record
    if not found:
        raise RecordError("record/empty", f"{name} is empty: expected a record", path=name)


def _lines(file: IO[bytes], name: str) -> Iterator[bytes]:
    while line := file.readline(LONGEST_RECORD + 1):
        if len(line) > LONGEST_RECORD:
            _too_long(name)
        yield line


def _too_long(name: str) -> NoReturn:
    raise RecordError(
        "record/size",
        f"{name} has a record of more than {LONGEST_RECORD} bytes",
        path=name,
        expected=LONGEST_RECORD,
    )


def _parse(data: bytes, place: Place, first_line: int = 1) -> dict[str, Any]:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(
            "record/encoding",
            f"{place}: byte {error.start + 1} is not UTF-8",
            path=place.path,
            line=place.line,
            byte=error.start + 1,
        ) from error
    try:
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_no_constant,
            parse_float=_finite,
        )
        # Half a character can be escaped in JSON, and nothing can be done with it afterwards.
        as_text(value).encode()
    except json.JSONDecodeError as error:
        line = (place.line or first_line) + error.lineno - 1
        _not_json(Place(place.path, line), f"{error.msg} at column {error.colno}")
    except UnicodeEncodeError:
        _not_json(place, "a text in it has half a character")
    except RecursionError:
        _not_json(place, "nested too deep")
    except ValueError as error:
        _not_json(place, str(error))
    try:
        check_record(value)
    except KolodaError as error:
        raise error.within(place) from None
    return dict(value)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    seen: set[str] = set()
    for key, _ in pairs if len(value) < len(pairs) else ():
        if key in seen:
            raise ValueError(f"{shortened(key)} stands twice in one object")
        seen.add(key)
    return value


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"{shortened(text)} is too large a number")
    return number


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON number")


def _not_json(place: Place, why: str) -> NoReturn:
    raise RecordError(
        "record/json", f"{place} is not JSON: {why}", path=place.path, line=place.line, why=why
    )


def as_text(record: Mapping[str, Any]) -> str:
    """Return a record as one line of JSON, names in their own letters.

    Raises:
        ValueError: it holds what JSON has not.
    """
    return json.dumps(
        record, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )


def write(path: Path, record: Mapping[str, Any]) -> None:
    """Write a record to a file so that the file is either the old or the new one, never half of it.

    Raises:
        SaveError: save/write.
    """
    try:
        data = as_text(record).encode() + b"\n"
    except ValueError as error:
        raise _unwritten(path, "it holds what JSON has not") from error
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise _unwritten(path, str(error.strerror)) from error


def _unwritten(path: Path, why: str) -> SaveError:
    return SaveError("save/write", f"{path.name} can't be written: {why}", path=str(path), why=why)
