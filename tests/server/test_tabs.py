"""A member with two pages at once, served by two workers."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.client import Client
from tests.server.conftest import run
from tests.server.running import Running
from tests.server.support import clients, mover, seated
from tests.services import Postgres, RedisServer

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def two_workers(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis_server: RedisServer
) -> Iterator[tuple[Running, Running]]:
    """Give two workers of one club, each at a port of its own."""
    folder = tmp_path_factory.mktemp("club")
    with postgres.database() as url:
        pair = [Running(folder, url, redis_server.url, away_seconds=3_600) for _ in range(2)]
        try:
            for each in pair:
                each.start()
            yield pair[0], pair[1]
        finally:
            for each in pair:
                each.stop()
    for each in pair:
        each.check_log()


@pytest.mark.parametrize("how", ["closed", "cut", "stopped for good"])
def test_one_is_here_while_any_page_is(two_workers: tuple[Running, Running], how: str) -> None:
    first, second = two_workers

    async def test() -> None:
        async with (
            clients(first.url, 1) as (member,),
            clients(second.url, 1) as (rival,),
            Client(second.url) as page,
        ):
            page.http.cookies.update(member.http.cookies)
            await page.connect()
            id = (await seated([member, rival], "card-football"))["id"]
            place = member.tables[id]["seat"]
            await page.watch(id)
            await rival.until(id, lambda table: not table["seats"][place]["away"])
            before = len(rival.messages)
            if how == "closed":
                await member.disconnect()
            elif how == "cut":
                member.cut()
            else:
                await asyncio.to_thread(first.stop)

            def was_away() -> bool:
                tables = (one for one in rival.messages[before:] if one["type"] == "table")
                return any(one["snapshot"]["seats"][place]["away"] for one in tables)

            # The first worker has lost its page; the other says that there is one.
            await rival.wait(was_away)
            for one in (rival, page):
                await one.until(id, lambda table: not table["seats"][place]["away"])
            # And it is that one which is played at, and whose loss counts.
            who = mover([page, rival], id)
            await who.move(id, who.tables[id]["view"]["legal"][0])
            await page.disconnect()
            await rival.until(id, lambda table: table["seats"][place]["away"])

    run(test())
