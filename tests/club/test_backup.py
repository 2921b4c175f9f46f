"""Backups are taken while the club runs, and put back when it is stopped."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from koloda.club import backup, migrate
from koloda.club.members import Members
from koloda.core.errors import ClubError
from tests.club.support import change, club_at, dealt, move, refused, run

pytestmark = pytest.mark.plain


def members_in(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM members")}


async def one_more(url: str, name: str) -> None:
    async with club_at(url) as club:
        members = Members(club.database)
        await members.rename((await members.guest("en")).id, name)


def test_a_club_is_backed_up_and_restored(sqlite_url: str, tmp_path: Path) -> None:
    saved, path = tmp_path / "backups" / "saved.db", tmp_path / "club.db"
    asyncio.run(one_more(sqlite_url, "Before"))
    backup.backup(sqlite_url, saved)
    asyncio.run(one_more(sqlite_url, "After"))
    assert members_in(path) == {"Before", "After"}
    assert members_in(saved) == {"Before"}
    backup.restore(sqlite_url, saved)
    assert members_in(path) == {"Before"}
    asyncio.run(one_more(sqlite_url, "After"))
    assert sorted(item.name for item in tmp_path.rglob("*") if item.is_file()) == [
        "club.db",
        "saved.db",
    ]
    # A later backup takes the place of the one before.
    backup.backup(sqlite_url, saved)
    assert members_in(saved) == {"Before", "After"}


def test_a_backup_is_taken_while_moves_are_made(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "PAGES_AT_ONCE", 1)

    async def test() -> None:
        table, _ = dealt("hearts")
        async with club_at(sqlite_url) as club:
            await club.add(table)
            saving = asyncio.create_task(
                asyncio.to_thread(backup.backup, sqlite_url, tmp_path / "saved.db")
            )
            made = 0
            while not saving.done() or made < 5:
                await change(club, table, move)
                made += 1
            await saving
        async with club_at(f"sqlite:///{tmp_path / 'saved.db'}") as saved:
            # Whatever the moment was, it is one moment.
            found = await saved.table(table.id)
            assert found.match is not None
            assert found.match.moves == [each.move for each in found.made]
            assert found.version == len(found.made)

    run(test)


def test_a_running_club_is_not_restored(sqlite_url: str, tmp_path: Path) -> None:
    saved = tmp_path / "saved.db"
    backup.backup(sqlite_url, saved)

    async def test() -> None:
        async with club_at(sqlite_url) as club:
            await Members(club.database).guest("en")
            with refused("club/running"):
                backup.restore(sqlite_url, saved)
            await Members(club.database).guest("en")

    run(test)
    assert len(members_in(tmp_path / "club.db")) == 2


def test_a_backup_is_restored_where_there_was_nothing_or_nothing_whole(
    sqlite_url: str, tmp_path: Path
) -> None:
    saved = tmp_path / "saved.db"
    asyncio.run(one_more(sqlite_url, "Kept"))
    backup.backup(sqlite_url, saved)
    other = tmp_path / "new" / "club.db"
    backup.restore(f"sqlite:///{other}", saved)
    assert members_in(other) == {"Kept"}
    other.write_bytes(b"spoiled" * 1000)
    other.with_name("club.db-wal").write_bytes(b"spoiled")
    backup.restore(f"sqlite:///{other}", saved)
    assert members_in(other) == {"Kept"}
    migrate.check(f"sqlite:///{other}")


def test_what_is_no_club_is_neither_saved_nor_restored(sqlite_url: str, tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("Not a database." * 100)
    half = tmp_path / "half.db"
    backup.backup(sqlite_url, half)
    half.write_bytes(half.read_bytes()[:-8192])
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    for source in (text, half, other, tmp_path / "none.db", tmp_path):
        with pytest.raises(ClubError) as caught:
            backup.restore(sqlite_url, source)
        assert (caught.value.code, caught.value.details["path"]) == ("club/backup", source.name)
        with refused("club/backup"):
            backup.backup(f"sqlite:///{source}", tmp_path / "target.db")
    assert not (tmp_path / "target.db").exists()
    assert not (tmp_path / "none.db").exists()
    migrate.check(sqlite_url)


def test_a_place_that_can_not_be_written_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ClubError, match="failed") as caught:
        backup.backup(sqlite_url, tmp_path / "file" / "saved.db")
    assert caught.value.code == "club/backup"
    assert str(tmp_path) not in str(caught.value)


def test_a_backup_is_for_its_owner_and_a_restored_club_for_those_before(
    sqlite_url: str, tmp_path: Path
) -> None:
    saved, path = tmp_path / "saved.db", tmp_path / "club.db"
    path.chmod(0o640)
    backup.backup(sqlite_url, saved)
    assert saved.stat().st_mode & 0o777 == 0o600
    backup.restore(sqlite_url, saved)
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("url", ["", "postgresql://host/club", "sqlite://"])
def test_other_databases_have_means_of_their_own(url: str, tmp_path: Path) -> None:
    with refused("club/backup"):
        backup.backup(url, tmp_path / "saved.db")
