"""The club over its database: one transaction a change, any worker may make it."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import func, select, update

from koloda.club import store
from koloda.club.announce import LocalAnnouncer
from koloda.club.clocks import Clock
from koloda.club.club import Club
from koloda.club.database import Database
from koloda.club.schema import MOVES, TABLES
from koloda.club.table import Table
from koloda.core.errors import TableError
from tests.club.support import (
    NOW,
    Player,
    Time,
    change,
    club_at,
    dealt,
    keep,
    move,
    opened,
    play_out,
    refused,
    run,
    seated,
    two,
)

pytestmark = pytest.mark.plain


def void() -> Table:
    table, people = seated()
    table.leave(people[0].id, NOW)
    return table


def half_revealed() -> Table:
    table, people = seated("belarusian-football", clock=Clock("move", 30))
    table.reveal(people[1].id, people[1].entropy, NOW)
    return table


def in_the_middle() -> Table:
    table, seats = dealt("hearts", bots=("club",), clock=Clock("match", 300, 2), by_link=True)
    for number in range(30):
        move(table, NOW + number, request=f"r{number}")
    player = next(player for player in seats if player is not None)
    table.connect(player.id, "worker")
    table.disconnect(player.id, "worker", NOW + 40)
    return table


def asked() -> Table:
    table, mover, _ = two(options={"added_time": "goals"})
    move(table)
    table.ask_takeback(mover.id, NOW)
    return table


def finished() -> Table:
    table, people = dealt()
    play_out(table)
    table.ask_rematch(people[0].id if people[0] else "")
    return table


MAKERS: list[Any] = [opened, half_revealed, in_the_middle, asked, finished, void]


@pytest.mark.parametrize("make", MAKERS)
def test_a_table_is_read_as_it_was_written(database_url: str, make: Any) -> None:
    async def test() -> None:
        async with club_at(database_url) as first, club_at(database_url) as second:
            written = await keep(first, make())
            assert written.version == 1
            assert await second.table(written.id) == written

    run(test)


def test_a_match_is_written_move_by_move(database_url: str) -> None:
    async def test() -> None:
        table, _ = dealt("hearts")
        async with club_at(database_url) as club, club_at(database_url) as other:
            await club.add(table)
            known = table
            for number in range(20):
                known = await change(club, table, lambda at: move(at, NOW + 1))
                assert known.version == number + 1
                assert known.made[-1].version == number + 1
            assert await other.table(table.id) == known

    run(test)


def test_where_the_states_type_has_changed_the_moves_are_replayed(database_url: str) -> None:
    async def test() -> None:
        async with club_at(database_url) as club:
            table = await keep(club, in_the_middle())
            async with club.database.write() as connection:
                await connection.execute(update(TABLES).values(state_type="old", state=b"nothing"))
                found = await store.load(connection, table.id)
            assert found == table
            assert found.match is not None
            assert table.match is not None
            assert found.match.state() == {**table.match.state(), "events": found.match.events}

    run(test)


def test_a_takeback_is_written(database_url: str) -> None:
    async def test() -> None:
        table, mover, other = two()
        async with club_at(database_url) as club, club_at(database_url) as second:
            await club.add(table)
            await change(club, table, move)
            await change(club, table, lambda at: at.ask_takeback(mover.id, NOW))
            await change(club, table, lambda at: at.ask_takeback(other.id, NOW))
            found = await second.table(table.id)
            assert found.made == []
            assert found.taken_back == found.version == 3
            async with club.database.read() as connection:
                assert await connection.scalar(select(func.count()).select_from(MOVES)) == 0
            await change(second, table, move)
            assert len((await second.table(table.id)).made) == 1

    run(test)


def test_only_new_moves_are_read_of_a_table_that_is_known(database_url: str) -> None:
    async def test() -> None:
        table, mover, other = two()

        async with club_at(database_url) as club:
            await club.add(table)
            versions = [table]
            for _ in range(3):
                versions.append(await change(club, table, move))
            for who in (mover, other):
                versions.append(await change(club, table, partial(ask, who)))
            for _ in range(3):
                versions.append(await change(club, table, move))
            async with club.database.read() as connection:
                for known in (None, *versions):
                    assert await store.load(connection, table.id, known) == versions[-1]
            # What is known is believed, and moves that were taken back are not.
            wrong = versions[-2].fork()
            wrong.made[0] = replace(wrong.made[0], request="remembered")
            old = versions[3].fork()
            old.made[0] = replace(old.made[0], request="remembered")
            async with club.database.read() as connection:
                found = await store.load(connection, table.id, wrong)
                assert found.made[0].request == "remembered"
                found = await store.load(connection, table.id, old)
                assert found.made[0].request is None

    def ask(who: Player, table: Table) -> None:
        table.ask_takeback(who.id, NOW)

    run(test)


def test_what_changes_nothing_is_not_written(database_url: str) -> None:
    async def test() -> None:
        table, _ = dealt()
        async with club_at(database_url) as club:
            await club.add(table)
            before = await club.table(table.id)
            after, made = await club.change(table.id, lambda at: at.happen(NOW))
            assert after is before
            assert made is None
            async with club.database.read() as connection:
                assert await connection.scalar(select(TABLES.c.version)) == 0

    run(test)


def test_what_is_refused_changes_nothing(database_url: str) -> None:
    async def test() -> None:
        table, _ = dealt()

        def spoil(at: Table) -> None:
            at.made.clear()
            at.seats[0].name = "spoiled"
            raise TableError("table/full", "no seat is free at this table")

        async with club_at(database_url) as club:
            await club.add(table)
            with refused("table/full"):
                await club.change(table.id, spoil)
            assert await club.table(table.id) == table

    run(test)


def test_an_unknown_table_is_refused(database_url: str) -> None:
    async def test() -> None:
        async with club_at(database_url) as club:
            with refused("table/unknown"):
                await club.table("nowhere")
            for odd in ("", "\x00", "\ud800", "x" * 5000, "' OR 1=1"):
                with refused("table/unknown"):
                    await club.table(odd)
            with refused("table/unknown"):
                await club.change("nowhere", move)

    run(test)


# Many workers


def test_two_workers_change_one_table_in_turn(database_url: str) -> None:
    async def test() -> None:
        table, _ = dealt("hearts")
        async with club_at(database_url) as first, club_at(database_url) as second:
            await first.add(table)
            for number in range(12):
                club = (first, second)[number % 2]
                after = await change(club, table, move)
                # Each worker's memory was behind the other's change.
                assert len(after.made) == number + 1

    run(test)


def test_nobody_is_refused_for_what_a_worker_does_not_know_yet(database_url: str) -> None:
    async def test() -> None:
        table, mover, _ = two("belarusian-football")
        async with club_at(database_url) as first, club_at(database_url) as second:
            await first.add(table)
            await second.table(table.id)
            seat = table.own_seat(mover.id)
            while True:
                now = await first.table(table.id)
                if now.turn != seat:
                    break
                await change(first, table, move)
            # The second worker still believes that it is the first player's turn.
            legal = now.match.legal[0] if now.match else ""
            after = await change(second, table, lambda at: at.play(1 - seat, legal, NOW))
            assert after.made[-1].seat == 1 - seat
            # And what changes nothing is not taken for done either.
            known = len((await first.table(table.id)).made)
            assert known < len(after.made)
            looked = await change(first, table, lambda at: at.happen(NOW))
            assert looked == after

    run(test)


def test_all_changes_at_once_are_made_once(database_url: str) -> None:
    async def test() -> None:
        table, _ = dealt("hearts")
        async with club_at(database_url) as first, club_at(database_url) as second:
            await first.add(table)

            def play(request: str) -> Any:
                def make(at: Table) -> bool:
                    if at.has_made(at.turn, request) or any(m.request == request for m in at.made):
                        return False
                    move(at, request=request)
                    return True

                return make

            # Each request is sent twice, to both workers.
            results = await asyncio.gather(
                *(
                    club.change(table.id, play(f"r{number}"))
                    for number in range(8)
                    for club in (first, second)
                )
            )
            assert sum(made for _, made in results) == 8
            async with first.database.read() as connection:
                found = await store.load(connection, table.id)
            assert sorted(made.request or "" for made in found.made) == [f"r{n}" for n in range(8)]
            assert found.version == 8
            assert [made.version for made in found.made] == list(range(1, 9))

    run(test)


def test_a_save_from_an_old_version_writes_nothing(database_url: str) -> None:
    async def test() -> None:
        table, _ = dealt()
        async with club_at(database_url) as club:
            await club.add(table)
            after, stale = table.fork(), table.fork()
            move(after)
            after.version = 1
            move(stale, request="stale")
            stale.seats[0].name = "stale"
            stale.version = 1
            async with club.database.write() as connection:
                assert await store.save(connection, table, after)
            async with club.database.write() as connection:
                assert not await store.save(connection, table, stale)
                found = await store.load(connection, table.id)
            assert found == after

    run(test)


def test_the_newest_version_stays_in_memory(sqlite_url: str) -> None:
    async def test() -> None:
        table, _ = dealt()
        async with club_at(sqlite_url) as club:
            await club.add(table)
            old = await club.table(table.id)
            new = await change(club, table, move)
            club._keep(old)
            assert await club.table(table.id) is new
            assert await club.table(table.id, new.version) is new

    run(test)


# Announcements


def test_every_change_is_announced_to_who_shows_the_table(sqlite_url: str) -> None:
    async def test() -> None:
        table, unseen = dealt()[0], dealt()[0]
        heard: list[tuple[str, int]] = []

        async def hear(at: Table) -> None:
            heard.append((at.id, at.version))

        async with club_at(sqlite_url) as club:
            await club.add(table)
            await club.add(unseen)
            listening = asyncio.create_task(club.listen(hear, lambda: [table.id]))
            await asyncio.sleep(0)
            await change(club, table, move)
            await change(club, unseen, move)
            await change(club, table, move)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
        assert heard == [(table.id, 1), (table.id, 2)]

    run(test)


def test_another_workers_change_is_read_anew(database_url: str) -> None:
    async def test() -> None:
        table, _ = dealt()
        heard: list[Table] = []

        async def hear(at: Table) -> None:
            heard.append(at)

        announcer = LocalAnnouncer()
        database = Database(database_url)
        mine = Club(database, announcer, Time())
        async with club_at(database_url) as other:
            await mine.add(table)
            listening = asyncio.create_task(mine.listen(hear, lambda: {table.id}))
            await asyncio.sleep(0)
            after = await change(other, table, move)
            assert heard == []
            await announcer.publish(table.id, after.version)
            await announcer.publish("unknown", 3)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
        assert heard == [after]
        await database.close()

    run(test)


def test_few_tables_whose_match_is_over_stay_in_memory(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("koloda.club.club.CACHED_WHEN_OVER", 2)

    async def test() -> None:
        async with club_at(database_url) as club:
            tables = [await keep(club, void()) for _ in range(4)]
            on = await keep(club, in_the_middle())
            assert set(club._cache) == {tables[2].id, tables[3].id, on.id}
            # Those that were forgotten are read anew.
            assert await club.table(tables[0].id) == tables[0]

    run(test)
