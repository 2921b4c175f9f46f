"""Whatever a file holds, the reader yields records or says what is wrong: never anything else.

The numbers of examples are such that all of it takes some 20 seconds.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from koloda import KolodaError, Match, verify
from koloda.match import record as records
from tests.match.samples import a_fair_record, a_record, lines

SHARED_FOLDER = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]

RECORDS = [
    a_record("card-football", 6),
    a_record("belarusian-football", 12),
    a_record("hearts", 14),
    {**a_record("hearts", 0), "options": {"target": 0, "deals": 3}},
    {**a_fair_record(), "seats": ["A", None]},
]

TEXTS = st.text(st.characters(exclude_categories=()), max_size=8) | st.just("\ud800")
"""Any text that JSON can say, half characters too."""

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats()
    | TEXTS
    | st.sampled_from(["1", "QS", "-", "0" * 64, "card-football", "hearts", 10**400]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=10,
)

KEYS = st.sampled_from(
    ["koloda", "game", "options", "seed", "moves", "fair", "seats", "result", "match", "hashes"]
) | TEXTS  # fmt: skip


def check(path: Path, content: bytes) -> None:
    """Read, play, check and write what a file holds; let nothing but a KolodaError through."""
    path.write_bytes(content)
    found = []
    try:
        for place, record in records.read(str(path)):
            assert str(place).startswith(path.name)
            found.append(record)
    except KolodaError as error:
        _is_readable(error)
    for record in found:
        _play(path, record)


def _play(path: Path, record: dict[str, Any]) -> None:
    try:
        match = Match.from_record(record)
    except KolodaError as error:
        _is_readable(error)
        return
    again = match.record()
    assert again["moves"] == record["moves"]
    records.write(path, again)
    assert [each for _, each in records.read(str(path))] == [again]
    try:
        verify(record)
    except KolodaError as error:
        _is_readable(error)
    try:
        records.seat_names(record, match.game.seats)
    except KolodaError as error:
        _is_readable(error)


def _is_readable(error: KolodaError) -> None:
    assert "/" in error.code
    assert str(error)
    assert "\n" not in str(error)
    str(error).encode("utf-8", "backslashreplace")


@st.composite
def changed_records(draw: st.DrawFn) -> dict[str, Any]:
    """Return a record in which something, somewhere, is something else."""
    record: dict[str, Any] = json.loads(json.dumps(draw(st.sampled_from(RECORDS))))
    for _ in range(draw(st.integers(1, 2))):
        inner: Any = record.get(draw(st.sampled_from(["options", "fair", "moves", "more"])))
        has_items = isinstance(inner, dict | list) and bool(inner)
        target: Any = inner if has_items and draw(st.booleans()) else record
        if isinstance(target, list):
            target[draw(st.integers(0, len(target) - 1))] = draw(JSON)
        elif draw(st.booleans()) and target:
            del target[draw(st.sampled_from(sorted(target)))]
        elif target:
            target[draw(st.sampled_from(sorted(target)))] = draw(JSON)
        else:
            target[draw(KEYS)] = draw(JSON)
    if draw(st.booleans()):
        record[draw(KEYS)] = draw(JSON)
    return record


@settings(max_examples=3000, suppress_health_check=SHARED_FOLDER)
@given(content=st.binary(max_size=200))
def test_any_bytes(tmp_path: Path, content: bytes) -> None:
    check(tmp_path / "any.json", content)


@settings(max_examples=2000, suppress_health_check=SHARED_FOLDER)
@given(values=st.lists(JSON, max_size=3), indent=st.sampled_from([None, 0, 1]))
def test_any_json(tmp_path: Path, values: list[Any], indent: int | None) -> None:
    check(tmp_path / "any.json", "\n".join(json.dumps(v, indent=indent) for v in values).encode())


@settings(max_examples=2000, suppress_health_check=SHARED_FOLDER)
@given(record=changed_records(), indent=st.sampled_from([None, 1]))
def test_changed_records(tmp_path: Path, record: dict[str, Any], indent: int | None) -> None:
    check(tmp_path / "any.json", json.dumps(record, indent=indent).encode())


@settings(max_examples=2000, suppress_health_check=SHARED_FOLDER)
@given(
    record=st.sampled_from(RECORDS),
    place=st.integers(0, 2000),
    cut=st.integers(0, 10),
    put=st.binary(max_size=6) | st.sampled_from([b'"', b"\\ud800", b"\xff", b"NaN", b"1e999"]),
)
def test_changed_bytes(
    tmp_path: Path, record: dict[str, Any], place: int, cut: int, put: bytes
) -> None:
    content = lines(record, record)
    place %= len(content)
    check(tmp_path / "any.jsonl", content[:place] + put + content[place + cut :])


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: str(record["game"]))
def test_unchanged_records_pass(tmp_path: Path, record: dict[str, Any]) -> None:
    """What is changed above is right before: else every example would be refused at once."""
    assert Match.from_record(record).record() == record
    check(tmp_path / "any.json", lines(record, record))
