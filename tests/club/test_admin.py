"""What a host sees and does from the command line."""

import asyncio
import sys
from pathlib import Path

import pytest

from koloda.cli import main
from koloda.club.chat import Chat
from koloda.club.members import Member, Members
from koloda.server import admin
from tests.club.support import NOW, Player, Time, club_at, opened, refused

pytestmark = pytest.mark.plain


@pytest.fixture
def used(database_url: str) -> tuple[str, Member, str]:
    """Give a club with a member, a table where they sit, and a report."""

    async def fill() -> tuple[str, Member, str]:
        async with club_at(database_url, Time()) as club:
            members = Members(club.database, club.now)
            guest = await members.guest("be")
            member = await members.claim_password(guest.id, "Янка", "a password")
            table = opened()
            Player(member.id).sit(table)
            table.seats[table.own_seat(member.id)].name = member.name
            await club.add(table)
            await Chat(club).report(member.id, member.id, table.id, "of myself")
            return database_url, member, table.id

    return asyncio.run(fill())


def test_members_are_printed(
    used: tuple[str, Member, str], capsys: pytest.CaptureFixture[str]
) -> None:
    url, member, _ = used
    admin.members(url)
    head, line = capsys.readouterr().out.splitlines()
    assert head.split("\t") == ["id", "name", "language", "signs in by", "joined", "seen"]
    assert line.split("\t") == [
        *(member.id, "Янка", "be", "password", "2027-01-15", "2027-01-15 08:00"),
    ]
    admin.members(url, "nobody")
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_tables_are_printed(
    used: tuple[str, Member, str], capsys: pytest.CaptureFixture[str]
) -> None:
    url, _, table = used
    admin.tables(url)
    line = capsys.readouterr().out.splitlines()[1].split("\t")
    assert line[:4] == [table, "card-football", "seating", "0"]
    assert sorted(line[5].split(", ")) == ["free", "Янка"]
    admin.tables(url, "over")
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_reports_are_printed_and_handled(
    used: tuple[str, Member, str], capsys: pytest.CaptureFixture[str]
) -> None:
    url, member, table = used
    admin.reports(url)
    line = capsys.readouterr().out.splitlines()[1].split("\t")
    assert line == ["1", "2027-01-15 08:00", member.id, member.id, table, "of myself"]
    admin.handle_report(url, 1)
    admin.reports(url)
    assert len(capsys.readouterr().out.splitlines()) == 2
    admin.reports(url, handled=True)
    assert "of myself" in capsys.readouterr().out
    with refused("member/report"):
        admin.handle_report(url, 2)


def test_a_member_is_deleted(
    used: tuple[str, Member, str], capsys: pytest.CaptureFixture[str]
) -> None:
    url, member, _ = used
    admin.delete_member(url, member.id)
    admin.members(url)
    admin.tables(url)
    out = capsys.readouterr().out
    assert "Янка" not in out
    assert "free, free" in out
    with refused("member/unknown"):
        admin.delete_member(url, member.id)


def test_a_club_is_saved_and_restored(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "saved.db"
    admin.backup(sqlite_url, saved)
    admin.restore(sqlite_url, saved)
    assert capsys.readouterr().out.splitlines() == [
        f"The backup is written: {saved}",
        f"The backup is put back: {saved}",
    ]


@pytest.mark.parametrize(
    ("code", "head", "kind", "free", "done"),
    [
        ("ru", "код имя язык вход", "пароль", "свободно", "Жалоба 1 рассмотрена."),
        ("uk", "код ім’я мова вхід", "пароль", "вільно", "Скаргу 1 розглянуто."),
        ("be", "код імя мова уваход", "пароль", "вольна", "Скарга 1 разгледжана."),
    ],
)
def test_the_command_speaks_four_languages(
    used: tuple[str, Member, str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    code: str,
    head: str,
    kind: str,
    free: str,
    done: str,
) -> None:
    url, member, table = used
    monkeypatch.setenv("KOLODA_DATABASE", url)

    def lines(*words: str) -> list[list[str]]:
        monkeypatch.setattr(sys, "argv", ["koloda", "admin", *words, "--lang", code])
        with pytest.raises(SystemExit):
            main()
        return [line.split("\t") for line in capsys.readouterr().out.splitlines()]

    columns, who = lines("members")
    assert columns[:4] == head.split()
    assert who[:4] == [member.id, "Янка", "be", kind]
    columns, at = lines("tables")
    assert (at[:3], sorted(at[5].split(", "))) == (
        [table, "card-football", "seating"],
        sorted([free, "Янка"]),
    )
    assert lines("reports")[1][-1] == "of myself"
    assert lines("handle-report", "1") == [[done]]
    assert member.id in lines("delete-member", member.id)[0][0]


def test_a_club_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'none.db'}"
    for do in (admin.members, admin.tables, admin.reports):
        with refused("club/database"):
            do(url)
    assert list(tmp_path.iterdir()) == []


def test_moments_are_in_utc() -> None:
    assert admin._moment(NOW) == "2027-01-15 08:00"
