"""`koloda arena` as a person meets it."""

import sys
from pathlib import Path

import pytest

from koloda.cli import main


def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["koloda", *words])
    with pytest.raises(SystemExit) as left:
        main()
    captured = capsys.readouterr()
    code = left.value.code
    return (code if isinstance(code, int) else int(bool(code))), captured.out, captured.err


def test_a_table_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "arena.jsonl"
    words = ("arena", "belarusian-football", "uct@2", "random", "--matches", "3", "--out", str(out))
    status, printed, _ = run(monkeypatch, capsys, *words, "--sprt", "0,500")
    assert status == 0
    lines = printed.splitlines()
    assert lines[0] == "belarusian-football: 4 matches, 2 deals"
    assert [line.split()[0] for line in lines[2:]] == ["uct@2", "random", "SPRT"]
    assert len(out.read_text().splitlines()) == 4
    assert run(monkeypatch, capsys, *words, "--sprt", "0,500")[1] == printed


def test_hearts_tells_moons(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one_deal = ("--option", "deals=1", "--option", "target=0", "--matches", "2")
    status, printed, _ = run(monkeypatch, capsys, "arena", "hearts", "random", "uct@1", *one_deal)
    assert status == 0
    assert "moons" in printed
    assert "points" in printed


@pytest.mark.plain
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("card-football", "greedy"), "two different players"),
        (("card-football", "greedy", "random", "--sprt", "5"), "--sprt"),
        (("card-football", "greedy", "random", "--sprt", "30,0"), "--sprt"),
        (("card-football", "greedy", "rondom"), "did you mean random"),
    ],
)
def test_what_can_not_be_is_refused_in_a_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    told: str,
) -> None:
    status, printed, error = run(monkeypatch, capsys, "arena", *words)
    assert (status, printed) == (1, "")
    assert told in error
    assert len(error.splitlines()) == 1
