"""Tables in the database: rows to `Table` and back. Several statements, one transaction."""

import hashlib
from functools import cache
from typing import Any

from sqlalchemy import UpdateBase, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from koloda.club.clocks import Clock
from koloda.club.schema import MOVES, SEATS, TABLES
from koloda.club.seat import Made, Seat
from koloda.club.table import Table
from koloda.core.errors import TableError
from koloda.games import find
from koloda.match.match import Match

TALK = (
    "draw_offer", "takeback", "agreed", "rematch", "rematch_table", "reserved", "taken_back",
    "last_line", "away_seconds", "reveal_seconds",
)  # fmt: skip
"""Fields of a table that are kept together as JSON."""

PLAIN = (
    "opener", "opened_at", "server_seed", "by_link", "link", "watch", "rated", "phase", "version",
    "since", "started_at", "over_at", "ending", "culprit", "winners",
)  # fmt: skip
"""Fields that are columns of the same name."""


UNCHANGING = ("id", "game", "options", "clock", "opener", "opened_at", "server_seed", "link")
"""Columns that are written once."""

# Made once: to build a statement costs more than to carry it out.
UPDATE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("id_"), TABLES.c.version == bindparam("version_"))
    .values(
        {
            column.name: bindparam(f"new_{column.name}")
            for column in TABLES.c
            if column.name not in UNCHANGING
        }
    )
)
UPDATE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("table_"), SEATS.c.seat == bindparam("seat_"))
    .values(
        {
            column.name: bindparam(f"new_{column.name}")
            for column in SEATS.c
            if not column.primary_key
        }
    )
)
DELETE_MOVES = delete(MOVES).where(
    MOVES.c.table == bindparam("table_"), MOVES.c.number >= bindparam("number_")
)
INSERT_MOVE = insert(MOVES)
_CHANGED = UPDATE_TABLE.returning(TABLES.c.id).cte("changed")
UPDATE_AND_INSERT_MOVE = (
    insert(MOVES)
    .from_select(
        [column.name for column in MOVES.c],
        select(*(bindparam(f"move_{column.name}", type_=column.type) for column in MOVES.c))
        # It has a row only where the table was changed.
        .select_from(_CHANGED),
    )
    .execution_options(preserve_rowcount=True)
)
"""A move in one statement, and so in one go there and back, where the database can do that."""

Change = tuple[UpdateBase, dict[str, Any]]
"""A statement and what it writes."""


@cache
def state_type(game: str) -> str:
    """Return a hash of the dtype of a game's states."""
    return hashlib.sha256(repr(find(game).state.descr).encode()).hexdigest()[:16]


async def load(connection: AsyncConnection, id: str, known: Table | None = None) -> Table:
    """Return a table with its seats and its match.

    Args:
        connection: all of whose statements see the same moment.
        id: the table's id.
        known: an older version of it, whose moves are not read again.

    Raises:
        TableError: table/unknown.
    """
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).mappings().first()
    if row is None:
        raise TableError("table/unknown", "there is no such table")
    where = SEATS.c.table == id
    seats = (await connection.execute(select(SEATS).where(where).order_by(SEATS.c.seat))).mappings()
    # Where moves were taken back since, others may have come in their place.
    before: list[Made] = []
    if known is not None and row["talk"]["taken_back"] <= known.version <= row["version"]:
        before = known.made
    new = (MOVES.c.table == id, MOVES.c.number >= len(before))
    moves = (
        await connection.execute(select(MOVES).where(*new).order_by(MOVES.c.number))
    ).mappings()
    table = Table(
        id=id,
        game=row["game"],
        options=row["options"],
        clock=Clock.read(row["clock"]),
        seats=[_seat(item) for item in seats],
        left=row["time_left"],
        made=[
            *before,
            *(
                Made(*(item[key] for key in ("seat", "move", "version", "at", "bot", "request")))
                for item in moves
            ),
        ],
        **{name: row[name] for name in PLAIN},
        **row["talk"],
    )
    if row["seed"] is not None:
        same = row["state_type"] == state_type(table.game)
        table.match = Match.restored(
            table.game,
            table.options,
            row["seed"],
            [made.move for made in table.made],
            row["state"] if same else None,
        )
    return table


def _seat(row: Any) -> Seat:
    names = ("member", "name", "bot", "hash", "entropy", "away_since", "worker", "substitute")
    return Seat(**{name: row[name] for name in names}, left=row["gone"])


async def add(connection: AsyncConnection, table: Table) -> None:
    """Write a table that was just opened."""
    await connection.execute(insert(TABLES).values(id=table.id, **_row(table)))
    rows = [
        {"table": table.id, "seat": place, **_seat_row(seat)}
        for place, seat in enumerate(table.seats)
    ]
    await connection.execute(insert(SEATS), rows)


async def save(connection: AsyncConnection, before: Table, after: Table) -> bool:
    """Write what has changed between two versions; return False if `before` is no longer the truth.

    Nothing is written then. `after.version` must be that of `before` and one more.
    """
    first, *others = changes(before, after)
    if (await connection.execute(*first)).rowcount == 0:
        return False
    for statement, values in others:
        await connection.execute(statement, values)
    return True


def merged(statements: list[Change]) -> list[Change]:
    """Return a change of a table and a move, which is what most changes are, as one statement."""
    if [statement for statement, _ in statements] != [UPDATE_TABLE, INSERT_MOVE]:
        return statements
    (_, row), (_, move) = statements
    return [(UPDATE_AND_INSERT_MOVE, {**row, **{f"move_{key}": move[key] for key in move}})]


def changes(before: Table, after: Table) -> list[Change]:
    """Return the statements that write what has changed; the first finds no old `before`."""
    row = _row(after)
    row = {f"new_{name}": value for name, value in row.items() if name not in UNCHANGING}
    found: list[Change] = [(UPDATE_TABLE, {**row, "id_": after.id, "version_": before.version})]
    for place, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if old != new:
            row = {f"new_{name}": value for name, value in _seat_row(new).items()}
            found.append((UPDATE_SEAT, {**row, "table_": after.id, "seat_": place}))
    kept = len(after.made)
    if kept < len(before.made):
        found.append((DELETE_MOVES, {"table_": after.id, "number_": kept}))
    for number in range(len(before.made), kept):
        move = {"table": after.id, "number": number, **vars(after.made[number])}
        found.append((INSERT_MOVE, move))
    return found


def _row(table: Table) -> dict[str, Any]:
    due = table.due()
    match = table.match
    return {
        **{name: getattr(table, name) for name in PLAIN},
        "game": table.game,
        "options": table.options,
        "clock": table.clock.data(),
        "time_left": table.left,
        "talk": {name: getattr(table, name) for name in TALK},
        "seed": None if match is None else match.seed,
        "state": None if match is None else match.state_record.tobytes(),
        "state_type": None if match is None else state_type(table.game),
        "moves": len(table.made),
        "turn": table.turn,
        "scores": None if match is None else match.scores,
        "due_at": None if due is None else due[0],
        "due": None if due is None else due[1],
        # Whatever was to be done is to be done anew.
        "claimed_by": None,
    }


def _seat_row(seat: Seat) -> dict[str, Any]:
    names = ("member", "name", "bot", "hash", "entropy", "away_since", "worker", "substitute")
    return {**{name: getattr(seat, name) for name in names}, "gone": seat.left}
