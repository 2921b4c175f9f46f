"""Writing records: whole or not at all, and what was written can be read."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from koloda import KolodaError, Match
from koloda.core.chance import canonical_json
from koloda.match import record as records
from tests.match.samples import a_record, lines, read

RECORD = a_record("hearts", 30)


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "match.json"
    records.write(path, RECORD)
    assert path.read_text(encoding="utf-8") == canonical_json(RECORD) + "\n"
    assert [record for _, record in records.read(str(path))] == [RECORD]
    assert os.listdir(path.parent) == ["match.json"]


def test_an_old_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text("old")
    records.write(path, RECORD)
    assert json.loads(path.read_text()) == RECORD
    assert os.listdir(tmp_path) == ["match.json"]


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    def fail(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "match.json"
    path.write_text("old")
    monkeypatch.setattr(os, call, fail)
    with pytest.raises(
        KolodaError, match=r"match\.json can't be written: No space left"
    ) as refusal:
        records.write(path, RECORD)
    assert refusal.value.code == "save/write"
    assert refusal.value.details["why"] == "No space left on device"
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["match.json"]


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(KolodaError) as refusal:
        records.write(tmp_path / "file" / "match.json", RECORD)
    assert refusal.value.code == "save/write"
    (tmp_path / "folder").mkdir()
    with pytest.raises(KolodaError) as refusal:
        records.write(tmp_path / "folder", RECORD)
    assert refusal.value.code == "save/write"
    assert sorted(os.listdir(tmp_path)) == ["file", "folder"]


@pytest.mark.parametrize("more", [b'"\\ud800"', b"1e999", b'{"\\udfff": 1}', b"-1e999"], ids=str)
def test_what_json_can_say_and_a_file_can_not(tmp_path: Path, more: bytes) -> None:
    """Half a character, a number beyond all bounds: refused, or written so that it can be read."""
    content = lines(RECORD).strip()[:-1] + b', "more": ' + more + b"}"
    try:
        [(_, record)] = read(tmp_path, content)
        match = Match.from_record(record)
    except KolodaError:
        return
    path = tmp_path / "again.json"
    records.write(path, match.record())
    assert [again for _, again in records.read(str(path))] == [match.record()]
