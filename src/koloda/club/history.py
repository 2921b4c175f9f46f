"""Tables as lists and as stories: those to join, to watch, one's own, and what came of them."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Row, Select, and_, func, or_, select

from koloda.club.club import Club
from koloda.club.database import Database
from koloda.club.phases import OVER, PLAYING, SEATING, UNDER_WAY, VOID
from koloda.club.schema import SEATS, TABLES, is_id
from koloda.club.table import Table
from koloda.core.errors import TableError
from koloda.core.options import Value, in_force
from koloda.games import find
from koloda.match.match import Match

MOST_LISTED = 100
LOOKED_THROUGH = 1_000
"""Open tables that a filter by rules looks through."""


@dataclass(frozen=True)
class ListedSeat:
    """A seat as a list shows it."""

    member: str | None
    name: str
    bot: str | None
    away: bool
    substitute: bool
    left: bool

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit here."""
        return self.member is None and self.bot is None and not self.left


@dataclass(frozen=True)
class Listed:
    """A table as a list shows it; the attributes are those of `Table`.

    `options` are those that differ from the default, `clock` is as `Clock.data` gives it, `scores`
    are None before the deal, `moves` is how many were made.
    """

    id: str
    game: str
    options: dict[str, Value]
    clock: dict[str, Any]
    phase: str
    by_link: bool
    watch: bool
    rated: bool
    opened_at: float
    started_at: float | None
    over_at: float | None
    moves: int
    turn: int
    scores: list[int] | None
    winners: list[int]
    ending: str | None
    culprit: int | None
    seats: list[ListedSeat] = field(default_factory=list)

    def seat_of(self, member: str) -> int | None:
        """Return the seat where a member sits, or sat."""
        return next((n for n, seat in enumerate(self.seats) if seat.member == member), None)


COLUMNS = (
    "id", "game", "options", "clock", "phase", "by_link", "watch", "rated", "opened_at",
    "started_at", "over_at", "moves", "turn", "scores", "winners", "ending", "culprit",
)  # fmt: skip


@dataclass
class Count:
    """How matches of a member went. A match that was left for good is lost."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0


class History:
    """What is and what was played in a club."""

    def __init__(self, club: Club) -> None:
        """Look at the tables of a club."""
        self._club = club
        self._database: Database = club.database

    async def open_tables(
        self,
        game: str | None = None,
        options: Mapping[str, Value] | None = None,
        limit: int = MOST_LISTED,
    ) -> list[Listed]:
        """Return tables that anybody may sit down at, the newest first.

        Args:
            game: only of this game.
            options: only with these values of options, whatever the others are; needs `game`.
            limit: at most so many.

        Raises:
            GameError, OptionError: what is wrong with the filter.
        """
        where = [TABLES.c.phase == SEATING, TABLES.c.by_link.is_(False)]
        if game is not None:
            where.append(TABLES.c.game == find(game).name)
        query = _listed().where(*where).order_by(TABLES.c.opened_at.desc(), TABLES.c.id)
        wanted = dict(options or {})
        if game is None or not wanted:
            return await self._tables(query.limit(limit))
        known = find(game).options
        in_force(known, wanted)
        found = await self._tables(query.limit(LOOKED_THROUGH))
        fits = [
            table
            for table in found
            if all(in_force(known, table.options)[name] == wanted[name] for name in wanted)
        ]
        return fits[:limit]

    async def watchable(self, game: str | None = None, limit: int = MOST_LISTED) -> list[Listed]:
        """Return matches that are on and that anybody may watch, the newest first.

        Raises:
            GameError: game/unknown.
        """
        where = [TABLES.c.phase == PLAYING, TABLES.c.by_link.is_(False), TABLES.c.watch]
        if game is not None:
            where.append(TABLES.c.game == find(game).name)
        query = _listed().where(*where).order_by(TABLES.c.started_at.desc(), TABLES.c.id)
        return await self._tables(query.limit(limit))

    async def current(self, member: str) -> list[Listed]:
        """Return the tables where a member holds a seat of a match that is not over."""
        mine = select(SEATS.c.table).where(SEATS.c.member == member, SEATS.c.gone.is_(False))
        where = (TABLES.c.phase.in_(UNDER_WAY), TABLES.c.id.in_(mine))
        query = _listed().where(*where).order_by(TABLES.c.opened_at.desc(), TABLES.c.id)
        return await self._tables(query)

    async def finished(
        self, member: str, before: str | None = None, limit: int = 20
    ) -> list[Listed]:
        """Return matches of a member that are over or void, the latest first.

        Args:
            member: whose.
            before: only those that ended before this table, the last one of the page before.
            limit: at most so many.
        """
        mine = select(SEATS.c.table).where(SEATS.c.member == member)
        where: list[Any] = [TABLES.c.phase.in_((OVER, VOID)), TABLES.c.id.in_(mine)]
        if before is not None and not is_id(before):
            return []
        if before is not None:
            end = select(TABLES.c.over_at).where(TABLES.c.id == before).scalar_subquery()
            same_moment = and_(TABLES.c.over_at == end, TABLES.c.id > before)
            where.append(or_(TABLES.c.over_at < end, same_moment))
        query = _listed().where(*where).order_by(TABLES.c.over_at.desc(), TABLES.c.id)
        return await self._tables(query.limit(max(1, min(limit, MOST_LISTED))))

    async def statistics(self, member: str) -> dict[str, dict[str, Count]]:
        """Return how a member's matches went: by game, then `people` or `bots`.

        A match with any bot from its start counts as one with bots.
        """
        bots = func.count(SEATS.c.bot)
        with_bots = select(SEATS.c.table, bots.label("bots")).group_by(SEATS.c.table).subquery()
        query = (
            select(TABLES.c.game, TABLES.c.winners, SEATS.c.seat, SEATS.c.gone, with_bots.c.bots)
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .join(with_bots, with_bots.c.table == TABLES.c.id)
            .where(TABLES.c.phase == OVER, SEATS.c.member == member)
        )
        found: dict[str, dict[str, Count]] = {}
        async with self._database.read() as connection:
            for row in await connection.execute(query):
                kinds = found.setdefault(row.game, {"people": Count(), "bots": Count()})
                _count(kinds["bots" if row.bots else "people"], row)
        return found

    async def record(self, table: str) -> dict[str, Any]:
        """Return the record of a match that is over (rules/records.md).

        Raises:
            TableError: table/unknown, table/phase.
        """
        return (await self._over(table)).record()

    async def story(self, table: str) -> list[dict[str, Any]]:
        """Return the moves of a match that is over, with all they brought about.

        Returns:
            for each move `seat`, `move`, `events`, `at`, and `bot`: the level, None for a person.

        Raises:
            TableError: table/unknown, table/phase.
        """
        found = await self._over(table)
        return await asyncio.to_thread(_told, found)

    async def _over(self, id: str) -> Table:
        table = await self._club.table(id)
        if table.phase != OVER:
            raise TableError(
                "table/phase",
                f"this can be had of a match that is over, and it is {table.phase}",
                expected=OVER,
                phase=table.phase,
            )
        return table

    # For the host

    async def latest(self, phase: str | None = None, limit: int = 50) -> list[Listed]:
        """Return the tables that were opened last, of one phase or of all."""
        query = _listed().order_by(TABLES.c.opened_at.desc(), TABLES.c.id).limit(limit)
        return await self._tables(query if phase is None else query.where(TABLES.c.phase == phase))

    async def _tables(self, query: Select[Any]) -> list[Listed]:
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
            ids = [row["id"] for row in rows]
            seats: dict[str, list[ListedSeat]] = {id: [] for id in ids}
            where = SEATS.c.table.in_(ids)
            found = await connection.execute(select(SEATS).where(where).order_by(SEATS.c.seat))
            for seat in found.mappings():
                seats[seat["table"]].append(
                    ListedSeat(
                        **{name: seat[name] for name in ("member", "name", "bot", "substitute")},
                        away=seat["away_since"] is not None,
                        left=seat["gone"],
                    )
                )
        return [Listed(**row, seats=seats[row["id"]]) for row in rows]


def _listed() -> Select[Any]:
    return select(*(TABLES.c[name] for name in COLUMNS))


def _count(count: Count, row: Row[*tuple[Any, ...]]) -> None:
    count.played += 1
    if row.seat in row.winners and not row.gone:
        count.won += 1
    elif not row.winners and not row.gone:
        count.drawn += 1
    else:
        count.lost += 1


def _told(table: Table) -> list[dict[str, Any]]:
    assert table.match is not None
    match = Match(table.match.game, table.match.options, table.match.seed)
    return [
        {
            "seat": made.seat,
            "move": made.move,
            "events": match.play(made.move),
            "at": made.at,
            "bot": made.bot,
        }
        for made in table.made
    ]
