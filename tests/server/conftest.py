"""Clubs that run as they do for people, on both databases."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running
from tests.services import Postgres, RedisServer

PATIENCE_SECONDS = 60

Start = Callable[..., Running]


@pytest.fixture(scope="session")
def start(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Start]:
    """Give what starts a club: on `sqlite`, or with two workers on `postgresql`."""
    running: list[Running] = []
    databases: list[Any] = []

    def begin(kind: str = "sqlite", **settings: Any) -> Running:
        folder: Path = tmp_path_factory.mktemp(f"club-{kind}")
        if kind == "sqlite":
            server = Running(folder, f"sqlite:///{folder / 'club.db'}", **settings)
        else:
            postgres: Postgres = request.getfixturevalue("postgres")
            redis: RedisServer = request.getfixturevalue("redis_server")
            database = postgres.database()
            databases.append(database)
            url = database.__enter__()
            server = Running(folder, url, redis.url, **{"workers": 2, **settings})
        running.append(server)
        server.start()
        return server

    yield begin
    for server in running:
        server.stop()
    for database in databases:
        database.__exit__(None, None, None)
    for server in running:
        server.check_log()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def club(request: pytest.FixtureRequest, start: Start) -> str:
    """Give the address of a club on each database."""
    return start(request.param).url


@pytest.fixture(scope="session")
def small_club(start: Start) -> str:
    """Give the address of a club on SQLite."""
    return start("sqlite").url


def run(work: Awaitable[Any]) -> Any:
    """Run what is asynchronous, with a deadline."""

    async def limited() -> Any:
        return await asyncio.wait_for(work, PATIENCE_SECONDS)

    return asyncio.run(limited())
