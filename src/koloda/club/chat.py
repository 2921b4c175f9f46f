"""Talk at a table: quick phrases, texts, mutes, and reports for the host."""

import unicodedata
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from koloda.club.club import Club
from koloda.club.members import Member
from koloda.club.schema import GREATEST, LINES, MEMBERS, MUTES, REPORTS, is_id
from koloda.club.table import Table
from koloda.core.errors import MemberError, TableError

PHRASES = (
    "hello", "good-luck", "have-fun", "well-played", "good-game", "thanks", "nice-move", "oops",
    "sorry", "thinking", "back-soon", "i-am-back", "one-more", "bye",
)  # fmt: skip
"""What can be said at a touch; the text is the message `club-phrase-…` of each language."""

LONGEST_LINE = 300
LONGEST_REPORT = 1_000
MOST_MUTES = 1_000
MOST_LINES = 200


@dataclass(frozen=True)
class Line:
    """Something that was said.

    Attributes:
        id: greater for what was said later.
        table: where.
        member: who said it.
        name: the member's name then.
        phrase: one of PHRASES, or None where it is a text.
        text: the text, or None where it is a phrase.
        at: when.
    """

    id: int
    table: str
    member: str
    name: str
    phrase: str | None
    text: str | None
    at: float


@dataclass(frozen=True)
class Muted:
    """A member whom another has muted, and the name that they have now."""

    member: str
    name: str


@dataclass(frozen=True)
class Report:
    """What a member has told the host of another."""

    id: int
    reporter: str
    about: str
    table: str | None
    text: str
    at: float
    handled_at: float | None


class Chat:
    """The talk of a club."""

    def __init__(self, club: Club) -> None:
        """Keep the talk where the club keeps its tables."""
        self._club = club
        self._database = club.database

    async def say(
        self, table: str, member: Member, *, phrase: str | None = None, text: str | None = None
    ) -> Line:
        """Say a phrase, or a text, at a table where the member sits; all workers are told.

        Raises:
            TableError: table/unknown, table/not-seated, table/phrase, table/text.
        """
        (await self._club.table(table)).own_seat(member.id)
        if (phrase is None) == (text is None) or (phrase is not None and phrase not in PHRASES):
            raise TableError(
                "table/phrase",
                f"expected a text, or one of the phrases {', '.join(PHRASES)}",
                expected=", ".join(PHRASES),
            )
        row: dict[str, Any] = {
            "table": table,
            "member": member.id,
            "name": member.name,
            "phrase": phrase,
            "text": None if text is None else _check_text(text, LONGEST_LINE),
            "at": self._club.now(),
        }
        async with self._database.write() as connection:
            made = await connection.execute(insert(LINES).values(**row).returning(LINES.c.id))
            id = int(made.scalar_one())

        def note(at: Table) -> None:
            at.last_line = max(at.last_line, id)

        await self._club.change(table, note)
        return Line(id, **row)

    async def lines(self, table: str, member: str | None, after: int = 0) -> list[Line]:
        """Return what was said at a table, the oldest first, at most MOST_LINES of the latest.

        Args:
            table: the table.
            member: who reads, and does not see those whom they have muted; None: anybody.
            after: only what came after the line of this id.
        """
        after = max(0, min(after, GREATEST))
        query = select(LINES).where(LINES.c.table == table, LINES.c.id > after)
        if member is not None:
            muted = select(MUTES.c.muted).where(MUTES.c.member == member)
            query = query.where(LINES.c.member.not_in(muted))
        query = query.order_by(LINES.c.id.desc()).limit(MOST_LINES)
        async with self._database.read() as connection:
            found = (await connection.execute(query)).all()
        return [Line(**row._asdict()) for row in reversed(found)]

    async def mute(self, member: str, other: str) -> None:
        """Let a member hear nothing of another any more.

        Raises:
            MemberError: member/unknown, member/mutes.
        """
        muted = await self.muted(member)
        if other in muted:
            return
        if len(muted) >= MOST_MUTES:
            raise MemberError(
                "member/mutes", f"at most {MOST_MUTES} can be muted", expected=MOST_MUTES
            )
        await self._check_member(other)
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(MUTES).values(member=member, muted=other))
        except IntegrityError:
            # It was asked for twice at once.
            return

    async def unmute(self, member: str, other: str) -> None:
        """Let a member hear another again."""
        if not is_id(other):
            return
        where = (MUTES.c.member == member, MUTES.c.muted == other)
        async with self._database.write() as connection:
            await connection.execute(delete(MUTES).where(*where))

    async def muted(self, member: str) -> set[str]:
        """Return those whom a member has muted."""
        query = select(MUTES.c.muted).where(MUTES.c.member == member)
        async with self._database.read() as connection:
            return set(await connection.scalars(query))

    async def mutes(self, member: str) -> list[Muted]:
        """Return those whom a member has muted, with their names, in the order of these."""
        query = select(MUTES.c.muted.label("member"), MEMBERS.c.name)
        query = query.join(MEMBERS, MEMBERS.c.id == MUTES.c.muted).where(MUTES.c.member == member)
        query = query.order_by(MEMBERS.c.name, MUTES.c.muted)
        async with self._database.read() as connection:
            return [Muted(**row._asdict()) for row in await connection.execute(query)]

    # Reports

    async def report(self, reporter: str, about: str, table: str | None, text: str) -> int:
        """Tell the host of a member; return the report's number.

        Raises:
            MemberError: member/unknown.
            TableError: table/unknown, table/text.
        """
        await self._check_member(about)
        if table is not None:
            await self._club.table(table)
        row = {
            "reporter": reporter,
            "about": about,
            "table": table,
            "text": _check_text(text, LONGEST_REPORT),
            "at": self._club.now(),
        }
        async with self._database.write() as connection:
            made = await connection.execute(insert(REPORTS).values(**row).returning(REPORTS.c.id))
            return int(made.scalar_one())

    async def reports(self, *, handled: bool = False, limit: int = 100) -> list[Report]:
        """Return the oldest reports that the host has not handled yet, or has."""
        query = select(REPORTS).order_by(REPORTS.c.id).limit(limit)
        column = REPORTS.c.handled_at
        query = query.where(column.is_not(None) if handled else column.is_(None))
        async with self._database.read() as connection:
            return [_report(row) for row in await connection.execute(query)]

    async def handle(self, report: int) -> Report:
        """Note that the host has handled a report. Raises MemberError (member/report)."""
        number = max(0, min(report, GREATEST))
        change = update(REPORTS).where(REPORTS.c.id == number).values(handled_at=self._club.now())
        async with self._database.write() as connection:
            row = (await connection.execute(change.returning(*REPORTS.c))).first()
        if row is None:
            raise MemberError("member/report", f"there is no report {report}", number=report)
        return _report(row)

    async def _check_member(self, id: str) -> None:
        query = select(MEMBERS.c.id).where(MEMBERS.c.id == id, MEMBERS.c.deleted_at.is_(None))
        async with self._database.read() as connection:
            if not is_id(id) or (await connection.execute(query)).first() is None:
                raise MemberError("member/unknown", "there is no such member")


def _report(row: Row[*tuple[Any, ...]]) -> Report:
    return Report(**row._asdict())


def _check_text(text: str, longest: int) -> str:
    """Return a text as it is kept: composed, on one line, without what is not seen."""
    shown = " ".join(unicodedata.normalize("NFC", text).split())
    # Joiners belong to some scripts and to emoji; other invisible characters can reorder a line.
    shown = "".join(
        letter
        for letter in shown
        if letter in "\u200c\u200d" or not unicodedata.category(letter).startswith("C")
    )
    if not shown.strip("\u200c\u200d") or len(shown) > longest:
        raise TableError(
            "table/text", f"a text of 1 to {longest} characters is expected", expected=longest
        )
    return shown
