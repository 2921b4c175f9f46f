"""Reading records: what is accepted, and each refusal with its code and what it names."""

import io
import json
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from koloda import KolodaError, Match
from koloda.core.errors import Place
from koloda.match import record as records
from tests.match.samples import a_record, lines, read

RECORD = a_record()
HUGE = 100 * 2**20


def refused(folder: Path, content: bytes) -> KolodaError:
    with pytest.raises(KolodaError) as refusal:
        read(folder, content)
    assert "\n" not in str(refusal.value)
    assert "matches.jsonl" in str(refusal.value)
    return refusal.value


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in RECORD.items() if name != key}


def test_one_record_on_a_line(tmp_path: Path) -> None:
    assert read(tmp_path, lines(RECORD)) == [(Place("matches.jsonl", 1), RECORD)]
    assert read(tmp_path, lines(RECORD).rstrip()) == [(Place("matches.jsonl", 1), RECORD)]


def test_pretty_printed(tmp_path: Path) -> None:
    content = b"\n" + json.dumps(RECORD, indent=2).encode() + b"\n\n"
    assert read(tmp_path, content) == [(Place("matches.jsonl"), RECORD)]


def test_many_records_with_blank_lines(tmp_path: Path) -> None:
    content = b"\n" + lines(RECORD) + b"  \r\n" + lines(RECORD).replace(b"\n", b"\r\n") + b"\n"
    places = [place for place, _ in read(tmp_path, content)]
    assert [str(place) for place in places] == ["matches.jsonl, line 2", "matches.jsonl, line 4"]


def test_byte_order_mark(tmp_path: Path) -> None:
    assert [record for _, record in read(tmp_path, b"\xef\xbb\xbf" + lines(RECORD))] == [RECORD]
    pretty = b"\xef\xbb\xbf" + json.dumps(RECORD, indent=2).encode()
    assert [record for _, record in read(tmp_path, pretty)] == [RECORD]


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    class Input:
        buffer = io.BytesIO(lines(RECORD, RECORD))

    monkeypatch.setattr("sys.stdin", Input)
    places = [str(place) for place, _ in records.read("-")]
    assert places == ["standard input, line 1", "standard input, line 2"]


def test_what_a_reader_does_not_know_is_kept(tmp_path: Path) -> None:
    more = {**RECORD, "seats": ["Гравець", None], "comments": {"1": "Ні"}, "more": [1.5, None]}
    [(_, record)] = read(tmp_path, lines(more))
    assert Match.from_record(record).record() == more


def test_options_may_be_absent_and_a_default_written_out() -> None:
    assert Match.from_record(without("options")).record()["options"] == {}
    written = {**RECORD, "options": {"send_off_at": 4, "golden_goal": False}}
    assert Match.from_record(written).record()["options"] == {}
    upper = {**RECORD, "seed": "AB" * 32, "moves": []}
    assert Match.from_record(upper).record()["seed"] == "ab" * 32


@pytest.mark.parametrize("content", [b"", b"\n\n", b" \t\r\n"])
def test_empty(tmp_path: Path, content: bytes) -> None:
    assert refused(tmp_path, content).code == "record/empty"


def test_missing_file_and_directory(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(KolodaError, match=f"{path.name} can't be read: ") as refusal:
            list(records.read(str(path)))
        assert refusal.value.code == "record/file"
        assert refusal.value.details["why"]


def test_unreadable_while_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that fails under way; as root no mode of a file keeps one from reading it."""

    class Broken(io.BytesIO):
        def readline(self, *size: Any) -> bytes:
            raise OSError(5, "Input/output error")

    monkeypatch.setattr("builtins.open", lambda *_: Broken())
    with pytest.raises(KolodaError, match="Input/output error") as refusal:
        list(records.read("some.json"))
    assert refusal.value.code == "record/file"


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_truncated(tmp_path: Path, share: float) -> None:
    content = lines(RECORD)
    assert refused(tmp_path, content[: int(share * len(content))]).code == "record/json"
    pretty = json.dumps(RECORD, indent=1).encode()
    assert refused(tmp_path, pretty[: int(share * len(pretty))]).code == "record/json"


def test_a_bad_line_is_named(tmp_path: Path) -> None:
    for bad, code in (
        (b'{"koloda": 1,', "record/json"),
        (b"\xff\xfe", "record/encoding"),
        (b"[]", "record/type"),
        (lines(without("seed")).strip(), "record/key"),
    ):
        path = tmp_path / "matches.jsonl"
        path.write_bytes(lines(RECORD, RECORD) + bad + b"\n" + lines(RECORD))
        found: list[Any] = []
        with pytest.raises(KolodaError, match=r"^matches\.jsonl, line 3\b") as refusal:
            found.extend(records.read(str(path)))
        assert refusal.value.code == code
        assert refusal.value.details["line"] == 3


@pytest.mark.parametrize(
    "content", [lines(RECORD).replace(b"card", b"c\xe4rd"), json.dumps(RECORD).encode("utf-16")]
)
def test_other_encodings(tmp_path: Path, content: bytes) -> None:
    error = refused(tmp_path, content)
    assert error.code == "record/encoding"
    assert "not UTF-8" in str(error)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"a": 1, "b": 2, "a": 3}', "'a' stands twice"),
        ('{"more": {"x": [{"y": 1, "y": 1}]}}', "'y' stands twice"),
        ('{"more": NaN}', "NaN is no JSON number"),
        ('{"more": -Infinity}', "-Infinity is no JSON number"),
        ("[" * 100_000, "nested too deep"),
        ('{"a":' * 100_000, "nested too deep"),
        ('{"more": ' + "1" * 5000 + "}", "4300"),
        ("hello", "Expecting value"),
        ('{"a": 1} {"b": 2}', "Extra data"),
        ("{'a': 1}", "property name"),
        ('{"a": 1,}', "column"),
        ('{"a": "\t"}', "control character"),
    ],
)
def test_what_is_not_json(tmp_path: Path, text: str, why: str) -> None:
    error = refused(tmp_path, text.encode())
    assert error.code == "record/json"
    assert why in str(error)


def test_a_doubled_key_is_found_quickly(tmp_path: Path) -> None:
    """A record of a few hundred kilobytes must not keep a reader for minutes."""
    keys = ",".join(f'"{number}":1' for number in range(30_000))
    start = time.monotonic()
    error = refused(tmp_path, f'{{{keys},"29999":1}}'.encode())
    assert "'29999' stands twice" in str(error)
    assert time.monotonic() - start < 2


@pytest.mark.parametrize("text", ["[]", "1", '"hearts"', "null", "true", "1.5"])
def test_what_is_no_object(tmp_path: Path, text: str) -> None:
    error = refused(tmp_path, text.encode())
    assert error.code == "record/type"
    assert "a record is a JSON object" in str(error)


@pytest.mark.parametrize("key", ["koloda", "game", "seed", "moves"])
def test_missing_keys(tmp_path: Path, key: str) -> None:
    error = refused(tmp_path, lines(without(key)))
    assert error.code == "record/key"
    assert f"{key} is missing" in str(error)
    with pytest.raises(KolodaError, match=f"{key} is missing"):
        Match.from_record(without(key))


WRONG: dict[str, list[Any]] = {
    "koloda": [0, 2, True, 1.0, "1", None, [1], {}, 10**100],
    "game": [1, None, True, [], {}, 1.5],
    "options": [None, [], "target", 1, False],
    "seed": [None, 0, True, "", "00", "0" * 63, "0" * 65, "g" * 64, ["0" * 64], {}, "０" * 64],
    "moves": [None, "1", 1, {}, True],
}
CODES = {"koloda": "record/version"}


@pytest.mark.parametrize(("key", "value"), [(key, v) for key in WRONG for v in WRONG[key]])
def test_wrong_types(tmp_path: Path, key: str, value: Any) -> None:
    error = refused(tmp_path, lines({**RECORD, key: value}))
    assert error.code == CODES.get(key, f"record/{key}")
    assert key in str(error)
    assert "must be" in str(error)
    with pytest.raises(KolodaError):
        Match.from_record({**RECORD, key: value})


@pytest.mark.parametrize("value", [None, 1, True, 1.5, [], ["1"], {}, "", "9", "1 ", "\ud800"])
def test_wrong_moves(value: Any) -> None:
    for place in (0, 4, 10):
        moves = [*RECORD["moves"][:place], value, *RECORD["moves"][place:]]
        with pytest.raises(KolodaError, match=rf"\bmove {place + 1}\b") as refusal:
            Match.from_record({**RECORD, "moves": moves})
        assert refusal.value.code == "move/illegal"


def test_a_move_too_many() -> None:
    record = a_record(moves=None)
    record["moves"].append("1")
    with pytest.raises(KolodaError, match=rf"\bmove {len(record['moves'])}\b") as refusal:
        Match.from_record(record)
    assert refusal.value.code == "move/over"


@pytest.mark.parametrize("start", [b"", b"{\n", lines(RECORD)], ids=["one line", "json", "jsonl"])
def test_huge_files(tmp_path: Path, start: bytes) -> None:
    """100 MB of nothing that ends a record: refused in bounded memory."""
    path = tmp_path / "matches.jsonl"
    with open(path, "wb") as file:
        file.write(start)
        file.truncate(HUGE)
    tracemalloc.start()
    try:
        with pytest.raises(KolodaError) as refusal:
            list(records.read(str(path)))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert refusal.value.code == "record/size"
    assert str(records.LONGEST_RECORD) in str(refusal.value)
    assert peak < 32 * 2**20


def test_a_huge_file_of_records_is_read_line_by_line(tmp_path: Path) -> None:
    """As large as it likes: the first record comes before the last has been looked at."""
    path = tmp_path / "matches.jsonl"
    with open(path, "wb") as file:
        file.write(lines(*[RECORD] * 100))
        file.truncate(HUGE)
    found = records.read(str(path))
    assert [next(found)[1] for _ in range(100)] == [RECORD] * 100
    with pytest.raises(KolodaError, match="more than"):
        next(found)


def test_the_longest_record(tmp_path: Path) -> None:
    """A record of any legal length is read: 1,000 deals of Hearts, 64,000 moves."""
    record = {**RECORD, "moves": ["QS"] * 64_000}
    assert [found for _, found in read(tmp_path, lines(record))] == [record]


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (None, [None, None]),
        (["A", None], ["A", None]),
        (["A"], None),
        (["A", 1], None),
        ("AB", None),
        ({"0": "A"}, None),
    ],
)
def test_names_of_seats(names: Any, found: Any) -> None:
    record = {**RECORD, "seats": names}
    if found is not None:
        assert records.seat_names(record, 2) == found
        return
    with pytest.raises(KolodaError, match="seats must be a list of 2 names") as refusal:
        records.seat_names(record, 2)
    assert refusal.value.code == "record/key"
