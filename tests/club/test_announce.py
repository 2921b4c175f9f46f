"""Announcements through a real Redis, which may go and come back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import redis

from koloda.club.announce import RedisAnnouncer
from koloda.club.club import Club
from koloda.club.database import Database
from koloda.club.table import Table
from tests.club.support import Time, change, dealt, move, run
from tests.services import Postgres, RedisServer

pytestmark = pytest.mark.plain

PATIENCE_SECONDS = 30


class Worker:
    """A worker that shows one table."""

    def __init__(self, url: str, redis: str, table: Table) -> None:
        self.database = Database(url)
        self.club = Club(self.database, RedisAnnouncer(redis), Time())
        self._table = table.id
        self.heard: list[int] = []

    async def hear(self, table: Table) -> None:
        self.heard.append(table.version)

    def shown(self) -> list[str]:
        return [self._table]

    async def until_heard(self, version: int) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while version not in self.heard:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def workers(url: str, redis: str, table: Table) -> AsyncIterator[tuple[Worker, Worker]]:
    pair = (Worker(url, redis, table), Worker(url, redis, table))
    await pair[0].club.add(table)
    tasks = [asyncio.create_task(each.club.listen(each.hear, each.shown)) for each in pair]
    try:
        # Whoever begins to listen looks at all that is shown.
        for each in pair:
            await each.until_heard(0)
            each.heard.clear()
        yield pair
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for each in pair:
            await each.database.close()


def test_all_workers_hear_of_a_change(postgres_url: str, redis_server: RedisServer) -> None:
    async def test() -> None:
        table, _ = dealt("hearts")
        async with workers(postgres_url, redis_server.url, table) as (one, other):
            for number in range(1, 6):
                await change((one, other)[number % 2].club, table, move)
                for each in (one, other):
                    await each.until_heard(number)
            assert sorted(set(other.heard)) == [1, 2, 3, 4, 5]
            assert one.heard == sorted(one.heard)

    run(test)


def test_without_redis_the_database_tells(postgres_url: str, redis_server: RedisServer) -> None:
    async def test() -> None:
        table, _ = dealt("hearts")
        async with workers(postgres_url, redis_server.url, table) as (one, other):
            redis_server.stop()
            try:
                # The worker itself needs no Redis; nothing waits for it.
                await change(one.club, table, move)
                await change(one.club, table, move)
                assert {1, 2} <= set(one.heard)
                await other.until_heard(2)
            finally:
                redis_server.start()
            await change(one.club, table, move)
            await other.until_heard(3)

    run(test)


def test_what_was_announced_without_the_database_is_looked_up_later(
    postgres: Postgres, redis_server: RedisServer
) -> None:
    async def test(url: str) -> None:
        table, _ = dealt("hearts")
        async with workers(url, redis_server.url, table) as (one, other):
            after = await change(one.club, table, move)
            await other.until_heard(1)
            other.heard.clear()
            other.club._cache.clear()
            postgres.stop()
            try:
                publishing = RedisAnnouncer(redis_server.url)
                await publishing.publish(table.id, after.version)
                await publishing.close()
                await asyncio.sleep(0.2)
                assert other.heard == []
            finally:
                postgres.start()
            await other.until_heard(1)
            # And it goes on listening.
            await change(one.club, table, move)
            await other.until_heard(2)

    with postgres.database() as url:
        run(lambda: test(url))


def test_what_is_told_at_the_same_moment_goes_together(redis_server: RedisServer) -> None:
    async def test() -> None:
        heard: dict[str, set[int]] = {"teller": set(), "other": set()}
        told = {(f"table-{number}", number) for number in range(300)}
        ready = asyncio.Event()

        async def missed() -> None:
            ready.set()

        def listening(name: str, announcer: RedisAnnouncer) -> asyncio.Task[None]:
            async def hear(table: str, version: int) -> None:
                # Each once, the own ones too.
                assert (table, version) in told
                assert version not in heard[name]
                heard[name].add(version)

            return asyncio.create_task(announcer.listen(hear, missed))

        teller, other = RedisAnnouncer(redis_server.url), RedisAnnouncer(redis_server.url)
        tasks = []
        for name, announcer in (("teller", teller), ("other", other)):
            ready.clear()
            tasks.append(listening(name, announcer))
            await ready.wait()
        before = published(redis_server)
        await asyncio.gather(*(teller.publish(table, version) for table, version in told))
        assert published(redis_server) - before <= 3
        async with asyncio.timeout(10):
            while len(heard["other"]) < len(told):
                await asyncio.sleep(0.01)
        assert heard["teller"] == heard["other"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    run(test)


def published(server: RedisServer) -> int:
    """Return how many messages a Redis server has been given."""
    with redis.Redis(port=server.port) as client:
        counts: dict[str, dict[str, int]] = client.info("commandstats")
    return counts.get("cmdstat_publish", {"calls": 0})["calls"]
