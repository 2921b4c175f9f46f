"""The database: how it is set up, and what is said when it fails."""

import asyncio

import pytest

from koloda.club import store
from koloda.club.database import Database
from koloda.core.errors import ClubError
from tests.club.support import club_at, opened, refused, run, seated
from tests.services import Postgres

pytestmark = pytest.mark.plain


@pytest.mark.parametrize("url", ["", "no address", "mysql://host/club"])
def test_other_databases_are_refused(url: str) -> None:
    with refused("club/database"):
        Database(url)


def test_sqlite_is_set_up_for_many_readers_and_one_writer(sqlite_url: str) -> None:
    async def test() -> None:
        async with club_at(sqlite_url) as club:
            found = {}
            for name in ("journal_mode", "foreign_keys", "synchronous", "busy_timeout"):
                async with club.database.read() as connection:
                    answer = await connection.exec_driver_sql(f"PRAGMA {name}")
                    found[name] = answer.scalar()
        assert found == {
            "journal_mode": "wal",
            "foreign_keys": 1,
            "synchronous": 1,
            "busy_timeout": 10_000,
        }

    run(test)


def test_a_write_that_fails_is_undone(database_url: str) -> None:
    async def test() -> None:
        table = opened()
        async with club_at(database_url) as club:

            async def fail() -> None:
                async with club.database.write() as connection:
                    await store.add(connection, table)
                    raise OSError("the machine stops")

            with pytest.raises(OSError, match="stops"):
                await fail()
            with refused("table/unknown"):
                await club.table(table.id)

    run(test)


def test_nobody_meets_a_connection_that_the_server_has_closed(postgres: Postgres) -> None:
    async def test(url: str) -> None:
        async with club_at(url) as club:
            table = await club.add(seated()[0])

            async def look() -> None:
                async with club.database.read() as connection:
                    await store.load(connection, table.id)
                    await connection.exec_driver_sql("SELECT pg_sleep(0.05)")

            await asyncio.gather(*(look() for _ in range(8)))
            await asyncio.to_thread(postgres.stop)
            with refused("club/unavailable"):
                await look()
            await asyncio.to_thread(postgres.start)
            await asyncio.gather(*(look() for _ in range(8)))
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
            # Nobody has asked meanwhile, and now all do at once.
            await asyncio.gather(*(look() for _ in range(8)))

    with postgres.database() as url:
        run(lambda: test(url))


def test_a_database_that_is_not_there_is_said_to_be_unavailable() -> None:
    async def test() -> None:
        async with club_at("postgresql://koloda@127.0.0.1:1/none") as club:
            with refused("club/unavailable"):
                await club.table("any")

    run(test)


def test_no_error_of_the_database_repeats_a_secret(sqlite_url: str) -> None:
    async def test() -> None:
        table, people = seated()
        async with club_at(sqlite_url) as club:
            await club.add(table)
            with pytest.raises(Exception, match="UNIQUE") as caught:
                await club.add(table)
            shown = str(caught.value) + repr(caught.value)
            assert table.server_seed.hex() not in shown
            assert repr(table.server_seed) not in shown
            assert people[0].hash not in shown
            assert not isinstance(caught.value, ClubError)

    run(test)
