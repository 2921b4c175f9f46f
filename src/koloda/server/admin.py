"""What a host does besides serving: `koloda admin …`. Each function prints plain lines.

Ids, games and phases stay as they are in every language: other commands take them.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from koloda.club import backup as backups
from koloda.club import migrate
from koloda.club.announce import LocalAnnouncer, RedisAnnouncer
from koloda.club.chat import Chat
from koloda.club.club import Club
from koloda.club.database import Database
from koloda.club.history import History, Listed
from koloda.club.members import Member, Members
from koloda.locales import Language

T = TypeVar("T")

ENGLISH = Language("en")


def members(database: str, text: str = "", limit: int = 100, language: Language = ENGLISH) -> None:
    """Print the members, the last seen first.

    Args:
        database: the club's database.
        text: only the member of this id, and those with this text in their names.
        limit: at most so many.
        language: of what is printed.

    Raises:
        ClubError: what is wrong with the database; so do all functions here.
    """

    async def show(club: Club) -> None:
        found = await Members(club.database, club.now).find(text, limit)
        _print(
            language,
            ("id", "name", "language", "kind", "joined", "seen"),
            (
                f"{one.id}\t{one.name}\t{one.language}\t{_kind(one, language)}\t"
                f"{_day(one.joined_at)}\t{_moment(one.seen_at)}"
                for one in found
            ),
        )

    _with_club(database, show)


def delete_member(
    database: str, member: str, redis: str | None = None, language: Language = ENGLISH
) -> None:
    """Delete a member and all that is kept of them, as they could themselves.

    Args:
        database: the club's database.
        member: the member's id.
        redis: the club's Redis, by which workers that run hear of it at once.
        language: of what is printed.

    Raises:
        MemberError: member/unknown.
    """

    async def delete(club: Club) -> None:
        await Members(club.database, club.now).delete(member, club)
        print(language.text("admin-deleted", member=member))

    _with_club(database, delete, redis)


def tables(
    database: str, phase: str | None = None, limit: int = 50, language: Language = ENGLISH
) -> None:
    """Print the tables that were opened last.

    Args:
        database: the club's database.
        phase: only those that are seating, reveal, playing, over or void.
        limit: at most so many.
        language: of what is printed.
    """

    async def show(club: Club) -> None:
        _print(
            language,
            ("id", "game", "phase", "moves", "opened", "seats"),
            (
                f"{one.id}\t{one.game}\t{one.phase}\t{one.moves}\t"
                f"{_moment(one.opened_at)}\t{_seats(one, language)}"
                for one in await History(club).latest(phase, limit)
            ),
        )

    _with_club(database, show)


def reports(
    database: str, *, handled: bool = False, limit: int = 100, language: Language = ENGLISH
) -> None:
    """Print what members have told of others, the oldest first.

    Args:
        database: the club's database.
        handled: those that were handled, instead of those that were not.
        limit: at most so many.
        language: of what is printed.
    """

    async def show(club: Club) -> None:
        found = await Chat(club).reports(handled=handled, limit=limit)
        _print(
            language,
            ("number", "at", "from", "about", "table", "text"),
            (
                f"{one.id}\t{_moment(one.at)}\t{one.reporter}\t{one.about}\t"
                f"{one.table or '-'}\t{one.text}"
                for one in found
            ),
        )

    _with_club(database, show)


def handle_report(database: str, number: int, language: Language = ENGLISH) -> None:
    """Note that a report is handled. Raises MemberError (member/report)."""

    async def handle(club: Club) -> None:
        await Chat(club).handle(number)
        print(language.text("admin-handled", number=str(number)))

    _with_club(database, handle)


def backup(database: str, target: Path, language: Language = ENGLISH) -> None:
    """Write a backup of a club on SQLite, which may run. Raises ClubError (club/backup)."""
    backups.backup(database, target)
    print(language.text("admin-written", file=str(target)))


def restore(database: str, source: Path, language: Language = ENGLISH) -> None:
    """Put a backup in the place of a club's SQLite file, and bring it to this version.

    Raises:
        ClubError: club/backup, club/running.
    """
    backups.restore(database, source)
    migrate.upgrade(database)
    print(language.text("admin-restored", file=str(source)))


def _with_club(database: str, do: Callable[[Club], Awaitable[T]], redis: str | None = None) -> T:
    """Do something with a club, which others may serve at the same time."""
    migrate.check(database)

    async def run() -> T:
        opened = Database(database)
        announcer = LocalAnnouncer() if redis is None else RedisAnnouncer(redis)
        try:
            return await do(Club(opened, announcer))
        finally:
            await opened.close()
            if isinstance(announcer, RedisAnnouncer):
                await announcer.close()

    return asyncio.run(run())


def _print(language: Language, columns: Iterable[str], lines: Iterable[str]) -> None:
    print("\t".join(language.text(f"admin-column-{name}") for name in columns))
    for line in lines:
        print(line)


def _kind(member: Member, language: Language) -> str:
    ways = {
        "password": member.has_password,
        "passkey": member.has_passkey,
        "token": member.has_token,
    }
    known = [name for name, has in ways.items() if has] or ["guest"]
    return "+".join(language.text(f"admin-{name}") for name in known)


def _seats(table: Listed, language: Language) -> str:
    return ", ".join(seat.name or seat.bot or language.text("admin-free") for seat in table.seats)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
