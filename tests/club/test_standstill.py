"""Clocks stand still while nobody can write; a dead worker's connections are lost."""

import asyncio

import pytest
from sqlalchemy import select

from koloda.club.clocks import Clock
from koloda.club.club import ANYBODY, Club
from koloda.club.phases import PLAYING
from koloda.club.schema import SEATS, TABLES, WORKERS
from tests.club.support import NOW, Time, change, club_at, move, opened, run, two

pytestmark = pytest.mark.plain


async def beaten(club: Club) -> dict[str, float]:
    async with club.database.read() as connection:
        rows = (await connection.execute(select(WORKERS))).all()
    return {row.id: row.at for row in rows if row.id != ANYBODY}


def test_clocks_stand_still_while_nobody_could_write(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        table, mover, _ = two(clock=Clock("move", 90))
        waiting = opened()
        table.connect(mover.id, "worker")
        table.disconnect(mover.id, "worker", NOW)
        async with club_at(database_url, time) as club:
            await club.add(table)
            await club.add(waiting)
            await club.beat()
            time.passes(1000)
            await club.beat()
            found = await club.table(table.id)
            assert found.due() == (NOW + 1060, "away")
            assert found.since == NOW + 1000
            assert found.seats[found.own_seat(mover.id)].away_since == NOW + 1000
            assert (await club.table(waiting.id)).opened_at == NOW + 1000
            async with club.database.read() as connection:
                query = select(TABLES.c.due_at).where(TABLES.c.id == table.id)
                assert await connection.scalar(query) == NOW + 1060
            # It is found out once.
            time.passes(2)
            await club.beat()
            assert (await club.table(table.id)).due() == (NOW + 1060, "away")

    run(test)


def test_clocks_stand_still_from_a_stop_to_the_next_start(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        table, _, _ = two(clock=Clock("move", 60))
        async with club_at(database_url, time) as club:
            await club.add(table)
            await club.beat()
            await club.leave()
            assert await beaten(club) == {}
        time.passes(5000)
        async with club_at(database_url, time) as club:
            await club.beat()
            assert (await club.table(table.id)).due() == (NOW + 5060, "clock")

    run(test)


def test_a_short_silence_is_none(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        table, _, _ = two(clock=Clock("move", 60))
        async with club_at(database_url, time) as club:
            await club.add(table)
            for _ in range(5):
                await club.beat()
                time.passes(3)
            assert (await club.table(table.id)).due() == (NOW + 60, "clock")

    run(test)


def test_two_workers_find_a_gap_out_once(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        table, _, _ = two(clock=Clock("move", 60))
        async with club_at(database_url, time) as first, club_at(database_url, time) as second:
            await first.add(table)
            await first.beat()
            await second.beat()
            time.passes(100)
            await asyncio.gather(first.beat(), second.beat())
            async with first.database.read() as connection:
                assert await connection.scalar(select(TABLES.c.since)) == NOW + 100

    run(test)


def test_nothing_runs_out_before_the_silence_is_noticed(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        table, _, _ = two(clock=Clock("move", 60))
        async with club_at(database_url, time) as club:
            await club.add(table)
            await club.beat()
            time.passes(100)
            # Neither a due row nor a move that comes first after the silence loses by it.
            after = await change(club, table, lambda at: at.happen(time()))
            assert after.phase == PLAYING
            time.passes(50)
            await change(club, table, lambda at: move(at, time()))

    run(test)


def test_the_connections_of_a_dead_worker_are_lost(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        table, mover, other = two()
        async with club_at(database_url, time) as dead, club_at(database_url, time) as alive:
            await dead.add(table)
            await dead.beat()
            await alive.beat()
            await change(dead, table, lambda at: at.connect(mover.id, dead.worker))
            await change(alive, table, lambda at: at.connect(other.id, alive.worker))
            for _ in range(4):
                time.passes(3)
                await alive.beat()
            assert set(await beaten(alive)) == {alive.worker}
            found = await alive.table(table.id)
            assert found.seats[found.own_seat(mover.id)].away_since == time()
            assert found.seats[found.own_seat(other.id)].away_since is None

    run(test)


def test_a_worker_that_stops_tells_that_its_connections_are_lost(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        table, mover, _ = two()
        async with club_at(database_url, time) as club:
            await club.add(table)
            await club.beat()
            await change(club, table, lambda at: at.connect(mover.id, club.worker))
            time.passes(3)
            await club.leave()
            async with club.database.read() as connection:
                query = select(SEATS.c.away_since).where(SEATS.c.member == mover.id)
                assert await connection.scalar(query) == time()

    run(test)
