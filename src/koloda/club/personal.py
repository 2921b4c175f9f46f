"""All that is kept of a member: to be exported, or deleted."""

from typing import TYPE_CHECKING, Any

from sqlalchemy import Select, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from koloda.club.database import Database
from koloda.club.schema import LINES, MEMBERS, MOVES, MUTES, PASSKEYS, REPORTS, SEATS, TABLES
from koloda.club.table import Table
from koloda.core.errors import MemberError

if TYPE_CHECKING:
    from koloda.club.club import Club

NOBODY = "—"
"""The name of those who were deleted."""

EXPORTED_TABLE = (
    "id", "game", "options", "clock", "rated", "opened_at", "started_at", "over_at", "phase",
    "ending", "winners",
)  # fmt: skip
"""What an export says of a table; nothing from which a shuffle could be computed."""


async def export(connection: AsyncConnection, id: str) -> dict[str, Any]:
    """Return all that is kept of a member, as data for JSON.

    A password and a token are kept as digests only: the export says that they are there.

    Raises:
        MemberError: member/unknown.
    """
    query = select(MEMBERS).where(MEMBERS.c.id == id, MEMBERS.c.deleted_at.is_(None))
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        raise MemberError("member/unknown", "there is no such member")
    names = ("id", "name", "language", "joined_at", "seen_at")
    seats = select(
        *(TABLES.c[name] for name in EXPORTED_TABLE),
        *(SEATS.c[name].label(f"seat_{name}") for name in ("seat", "name", "hash", "entropy")),
        SEATS.c.gone.label("seat_left"),
    ).join(SEATS, SEATS.c.table == TABLES.c.id)
    keys = select(PASSKEYS.c.id, PASSKEYS.c.uses, PASSKEYS.c.added_at)
    opened = select(TABLES.c.id, TABLES.c.game, TABLES.c.opened_at)
    said = select(*LINES.c["table", "name", "phrase", "text", "at"])
    made = select(*MOVES.c["table", "number", "move", "at"])
    at_seat = (MOVES.c.table == SEATS.c.table) & (MOVES.c.seat == SEATS.c.seat)
    made = made.join(SEATS, at_seat).where(SEATS.c.member == id, MOVES.c.bot.is_(None))
    reported = select(*REPORTS.c["about", "table", "text", "at", "handled_at"])
    return {
        "member": {name: row[name] for name in names},
        "has_password": row["password"] is not None,
        "has_token": row["token"] is not None,
        "passkeys": await _rows(connection, keys.where(PASSKEYS.c.member == id)),
        "opened": await _rows(connection, opened.where(TABLES.c.opener == id)),
        "tables": await _rows(connection, seats.where(SEATS.c.member == id)),
        "moves": await _rows(connection, made.order_by(MOVES.c.table, MOVES.c.number)),
        "lines": await _rows(connection, said.where(LINES.c.member == id).order_by(LINES.c.id)),
        "muted": list(await connection.scalars(select(MUTES.c.muted).where(MUTES.c.member == id))),
        "reports": await _rows(connection, reported.where(REPORTS.c.reporter == id)),
    }


async def _rows(connection: AsyncConnection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def delete_all(database: Database, club: "Club", id: str) -> None:
    """Delete all that is kept of a member; it may be called again where it was interrupted."""
    rematches: set[str] = set()

    def give_up(table: Table) -> None:
        table.reserved = ["" if kept == id else kept for kept in table.reserved]
        if table.seat_of(id) is not None:
            table.leave(id, club.now())
        for seat in table.seats:
            if seat.member == id:
                seat.member, seat.name, seat.worker, seat.away_since = None, NOBODY, None, None

    # A rematch keeps a seat for the member, who may not sit there yet.
    query = select(SEATS.c.table).where(SEATS.c.member == id)
    while True:
        async with database.read() as connection:
            tables = list(await connection.scalars(query))
        if not tables:
            break
        for table in tables:
            left, _ = await club.change(table, give_up)
            if left.rematch_table is not None:
                rematches.add(left.rematch_table)
    for table in rematches:
        await club.change(table, give_up)
    async with database.write() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.opener == id).values(opener=""))
        await connection.execute(delete(LINES).where(LINES.c.member == id))
        mine = or_(MUTES.c.member == id, MUTES.c.muted == id)
        await connection.execute(delete(MUTES).where(mine))
        mine = or_(REPORTS.c.reporter == id, REPORTS.c.about == id)
        await connection.execute(delete(REPORTS).where(mine))
        await connection.execute(delete(PASSKEYS).where(PASSKEYS.c.member == id))
        await connection.execute(delete(MEMBERS).where(MEMBERS.c.id == id))
