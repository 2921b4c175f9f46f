"""Faults that are really done amid many matches: nothing that was acknowledged is lost."""

import asyncio
import os
import random
import signal
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import AsyncExitStack, closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
import pytest

from koloda.match.fair import verify
from tests.server.client import Data
from tests.server.crowd import Person, some_at_once, whenever
from tests.server.running import Running
from tests.server.support import clients, seated
from tests.server.test_leaks import Truth, check
from tests.services import Postgres, RedisServer

pytestmark = pytest.mark.compiled

DEADLINE_SECONDS = 240

MATCHES, PEOPLE, SPECTATORS = 200, 80, 4
ON_ONE_WORKER = 40

LOSING = 0.02
"""How likely a socket is lost just after a move was sent, and before it is answered."""

CUT_EVERY_SECONDS = 0.5

AWAY_SECONDS = 12.5
"""How long PostgreSQL is away."""

CLOCKS: list[Data] = [
    {"kind": "none"},
    {"kind": "match", "seconds": 120, "increment": 0},
    # Those who are seated last wait the shortest for the rest.
    {"kind": "move", "seconds": 30},
]


@dataclass(frozen=True)
class Stored:
    """A move as the database has it."""

    seat: int
    move: str
    version: int
    request: str | None


Moves = dict[str, list[Stored]]
"""The moves of each table, in order."""

Faults = Callable[[], Coroutine[Any, Any, None]]


class Season:
    """Matches that are played at once by a crowd, some with a bot, some watched."""

    def __init__(self, url: str, matches: int, people: int, spectators: int, seed: int) -> None:
        chance = random.Random(seed)
        self.people, self.spectators = (
            [Person(url, f"{kind}{n}", random.Random(chance.random())) for n in range(count)]
            for kind, count in (("p", people), ("s", spectators))
        )
        self.pairs = [
            chance.sample(self.people, 1 if number % 10 == 7 else 2) for number in range(matches)
        ]
        self.tables: dict[str, list[Person]] = {}
        self.outage: tuple[float, float] | None = None
        self._chance = chance

    @property
    def everybody(self) -> list[Person]:
        """Those who play, and those who watch."""
        return [*self.people, *self.spectators]

    @property
    def made(self) -> int:
        """How many moves of people were acknowledged."""
        return sum(len(person.acknowledged) for person in self.people)

    def run(self, server: Running, faults: Faults, stored: Callable[[], Moves]) -> None:
        """Play all matches at a server while faults are done, and look at what was stored."""

        async def play() -> None:
            async with AsyncExitStack() as stack, asyncio.timeout(DEADLINE_SECONDS):
                for person in self.everybody:
                    await stack.enter_async_context(person)
                await self._play(faults)
                await self._check(await asyncio.to_thread(stored))

        try:
            server.start()
            asyncio.run(play())
        finally:
            server.stop()
        server.expects_unavailable = True
        server.check_log()

    async def come_in(self) -> None:
        """Let everybody come in."""

        async def one(person: Person) -> None:
            await (await person.enter()).connect()

        await some_at_once(map(one, self.everybody))

    async def seat(self, number: int) -> None:
        """Open a table, and seat two people or one and a bot."""
        pair = self.pairs[number]
        clock = CLOCKS[number * len(CLOCKS) // len(self.pairs)]
        bots = ["novice"] * (2 - len(pair))
        terms = {"preset": "quick", "clock": clock, "bots": bots}
        id = (await pair[0].open("belarusian-football", **terms))["id"]
        self.tables[id] = pair
        if number % 8 == 0:
            watcher = self.spectators[number // 8 % len(self.spectators)]
            for person in [*pair, watcher]:
                person.kept.add(id)
            await watcher.watch(id)
        for person in pair:
            await person.join(id)
        for person in pair:
            await person.until(id, lambda table: table["phase"] == "playing")

    async def _play(self, faults: Faults) -> None:
        """Play all matches to their ends, while faults are done and sockets are cut."""
        await self.come_in()
        await some_at_once(map(self.seat, range(len(self.pairs))))
        async with asyncio.TaskGroup() as group:
            staying = [group.create_task(person.stay()) for person in self.everybody]
            cutting = group.create_task(self._cut_at_random())
            playing = [
                group.create_task(person.play_on(id, LOSING if person in self.people else 0))
                for person in self.everybody
                for id in person.tables
            ]
            await faults()
            await asyncio.gather(*playing)
            for task in (cutting, *staying):
                task.cancel()

    async def _cut_at_random(self) -> None:
        while True:
            await asyncio.sleep(CUT_EVERY_SECONDS)
            self._chance.choice(self.everybody).lose()

    async def until_made(self, count: float) -> None:
        """Wait until people have made so many moves in each match, on the average."""
        wanted = count * len(self.pairs)
        await whenever(lambda: self.made >= wanted, f"{wanted:.0f} moves are made")

    async def _check(self, stored: Moves) -> None:
        """Compare what everybody was told with what is there after the end.

        Args:
            stored: the moves of each table in order, as the database has them.
        """
        assert len(self.tables) == len(self.pairs)
        told: dict[str, list[tuple[str, str, int]]] = {id: [] for id in self.tables}
        for person in self.people:
            for done in person.acknowledged:
                told[done.table].append((done.request, done.move, done.version))
        for id, moves in told.items():
            # Versions put the moves of both people in order.
            moves.sort(key=lambda move: move[2])
            assert moves == [
                (move.request, move.move, move.version)
                for move in stored[id]
                if move.request is not None
            ]
        await some_at_once(self._check_match(id, stored[id]) for id in self.tables)

    async def _check_match(self, id: str, stored: list[Stored]) -> None:
        asking = self.tables[id][0]
        match = await asking.ask("GET", f"/api/matches/{id}")
        assert (match["phase"], match["ending"]) == ("over", "finished")
        record = match["record"]
        assert verify(record).moves == len(stored)
        assert record["moves"] == [move.move for move in stored]
        story = await asking.ask("GET", f"/api/matches/{id}/story")
        bots = [seat["bot"] for seat in match["seats"]]
        assert [(item["seat"], item["move"], item["bot"]) for item in story] == [
            (move.seat, move.move, bots[move.seat]) for move in stored
        ]
        # Nobody was taken for one who had gone away.
        assert not any(seat["substitute"] or seat["left"] for seat in match["seats"])
        self._check_clocks(match, asking.tables[id])
        truth = None
        for person in self.everybody:
            if id in person.kept:
                truth = truth or Truth(record, story)
                assert check(person.messages, id, truth) > 0

    def _check_clocks(self, match: Data, seen: Data) -> None:
        """Fail where a clock ran on while nobody could write."""
        if self.outage is None or seen["clock"]["kind"] != "match":
            return
        gone, back = self.outage
        if match["started_at"] < gone and back < match["over_at"]:
            spent = sum(seen["clock"]["seconds"] - left for left in seen["clocks"]["left"])
            assert match["over_at"] - match["started_at"] - spent >= back - gone


def in_order(rows: Iterable[tuple[Any, ...]]) -> Moves:
    """Return moves by table."""
    tables: Moves = {}
    for table, number, *rest in rows:
        moves = tables.setdefault(table, [])
        assert number == len(moves)
        moves.append(Stored(*rest))
    return tables


QUERY = 'SELECT "table", number, seat, move, version, request FROM moves ORDER BY 1, 2'


def test_workers_die_and_redis_and_postgresql_go_away(
    tmp_path: Path, postgres: Postgres, redis_server: RedisServer, postgres_url: str
) -> None:
    server = Running(tmp_path, postgres_url, redis_server.url, workers=2, log_level="warning")
    season = Season(server.url, MATCHES, PEOPLE, SPECTATORS, seed=1)

    async def kill_one() -> None:
        before = server.workers()
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)

        def is_replaced() -> bool:
            # A process may be gone between its being found and being looked at.
            with suppress(FileNotFoundError, ProcessLookupError):
                return not set(server.workers()) <= set(before)
            return False

        await whenever(is_replaced, "a new worker is there")

    async def faults() -> None:
        await season.until_made(4)
        await kill_one()
        await season.until_made(10)
        await asyncio.to_thread(redis_server.stop)
        # Those at the same worker play on.
        await season.until_made(season.made / MATCHES + 1)
        await asyncio.to_thread(redis_server.start)
        await season.until_made(16)
        began = time.time()
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(AWAY_SECONDS)
        season.outage = (began, time.time())
        await asyncio.to_thread(postgres.start)

    def stored() -> Moves:
        with closing(psycopg.connect(postgres_url)) as connection:
            return in_order(connection.execute(QUERY))

    season.run(server, faults, stored)


def test_a_server_is_killed_and_starts_again_on_its_file(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    server = Running(tmp_path, f"sqlite:///{file}", log_level="warning")
    season = Season(server.url, ON_ONE_WORKER, PEOPLE // 4, 1, seed=2)

    async def faults() -> None:
        await season.until_made(12)
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        await asyncio.to_thread(server.start)

    def stored() -> Moves:
        with closing(sqlite3.connect(file)) as connection:
            return in_order(connection.execute(QUERY))

    season.run(server, faults, stored)


def test_one_who_is_lost_while_the_database_is_away_is_held_to_be_away(
    tmp_path: Path, postgres: Postgres, postgres_url: str
) -> None:
    server = Running(tmp_path, postgres_url, away_seconds=0.3)

    async def play() -> None:
        async with clients(server.url, 2) as people:
            id = (await seated(people, "belarusian-football"))["id"]
            stays, lost = people
            place = lost.tables[id]["seat"]
            await asyncio.to_thread(postgres.stop)
            for person in people:
                person.cut()
                await person.until_lost()
            await asyncio.to_thread(postgres.start)
            await stays.resume()
            await stays.until(id, lambda table: table["seats"][place]["away"])
            # A bot plays for the one who does not come back, and the match ends.
            assert (await stays.play(id))["ending"] == "finished"

    try:
        server.start()
        asyncio.run(asyncio.wait_for(play(), DEADLINE_SECONDS))
    finally:
        server.stop()
    server.expects_unavailable = True
    server.check_log()
