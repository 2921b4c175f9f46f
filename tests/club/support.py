"""Tables, clubs and a clock that tests turn by hand."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from sqlalchemy import select

from koloda.club.announce import LocalAnnouncer
from koloda.club.clocks import Clock
from koloda.club.club import Club
from koloda.club.database import Database
from koloda.club.members import Members
from koloda.club.schema import MEMBERS
from koloda.club.table import Table
from koloda.core.chance import entropy_hash
from koloda.core.errors import KolodaError

NOW = 1_800_000_000.0
NOBODY = "nobody"


@dataclass
class Time:
    """A clock that stands still unless it is told to go on."""

    at: float = NOW

    def __call__(self) -> float:
        return self.at

    def passes(self, seconds: float) -> None:
        self.at += seconds


@dataclass
class Player:
    """A member with the entropy that their client keeps."""

    id: str
    entropy: str = field(default_factory=lambda: secrets.token_hex(32))

    @property
    def hash(self) -> str:
        return entropy_hash(bytes.fromhex(self.entropy))

    def sit(self, table: Table, now: float = NOW) -> int:
        return table.sit(self.id, self.id.title(), table.commitment, self.hash, now)


def players(count: int) -> list[Player]:
    return [Player(f"player-{number}") for number in range(count)]


def opened(
    game: str = "card-football",
    options: dict[str, Any] | None = None,
    clock: Clock | None = None,
    bots: tuple[str, ...] = (),
    **terms: Any,
) -> Table:
    return Table.open(game, options or {}, clock or Clock(), list(bots), "player-0", NOW, **terms)


def seated(game: str = "card-football", **terms: Any) -> tuple[Table, list[Player]]:
    """Return a table whose seats are all taken, with its people by seat order of sitting."""
    table = opened(game, **terms)
    people = players(sum(seat.is_free for seat in table.seats))
    for player in people:
        player.sit(table)
    return table, people


def dealt(game: str = "card-football", **terms: Any) -> tuple[Table, list[Player | None]]:
    """Return a table where the match has begun, with its people by seat, None for bots."""
    table, people = seated(game, **terms)
    for player in people:
        table.reveal(player.id, player.entropy, NOW)
    return table, at_seats(table, people)


def at_seats(table: Table, people: list[Player]) -> list[Player | None]:
    by_id = {player.id: player for player in people}
    return [by_id.get(seat.member or "") for seat in table.seats]


def two(game: str = "card-football", **terms: Any) -> tuple[Table, Player, Player]:
    """Return a table of two people where the match is on: who is to move, and the other."""
    table, seats = dealt(game, **terms)
    mover, other = seats[table.turn], seats[1 - table.turn]
    assert mover is not None
    assert other is not None
    return table, mover, other


def move(table: Table, now: float = NOW, **more: Any) -> None:
    """Make the first legal move."""
    assert table.match is not None
    table.play(table.turn, table.match.legal[0], now, **more)


def play_out(table: Table, now: float = NOW) -> None:
    while table.turn >= 0:
        move(table, now)


@contextmanager
def refused(code: str, table: Table | None = None) -> Iterator[None]:
    """Expect an error of this code, which leaves the table as it was."""
    before = None if table is None else table.fork()
    with pytest.raises(KolodaError) as caught:
        yield
    assert caught.value.code == code
    assert table is None or table == before


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test."""

    async def whole() -> None:
        await test()

    asyncio.run(whole())


@asynccontextmanager
async def club_at(url: str, now: Time | None = None) -> AsyncIterator[Club]:
    """Give a club over a database: a worker of its own."""
    database = Database(url)
    try:
        yield Club(database, LocalAnnouncer(), now or Time())
    finally:
        await database.close()


async def change(club: Club, table: Table, make: Callable[[Table], Any]) -> Table:
    after, _ = await club.change(table.id, make)
    return after


async def keep(club: Club, table: Table) -> Table:
    """Write a table that has a past: as it was opened, and then as it is."""
    fresh = table.fork()
    fresh.made, fresh.last_line = [], -1
    await club.add(fresh)
    return await change(club, table, lambda at: at.__dict__.update(table.fork().__dict__))


@asynccontextmanager
async def members_at(url: str, now: Time | None = None) -> AsyncIterator[tuple[Members, Club]]:
    async with club_at(url, now) as club:
        yield Members(club.database, club.now), club


async def stored(club: Club, id: str) -> Any:
    async with club.database.read() as connection:
        return (await connection.execute(select(MEMBERS).where(MEMBERS.c.id == id))).first()
