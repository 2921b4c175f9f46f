"""Measure a club under load: `make bench-club`. The server has a core, everything else another.

python benchmarks/club.py idle | sqlite | postgresql      one of them; without a word: all
"""

import asyncio
import hashlib
import itertools
import json
import os
import resource
import secrets
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import Running
from tests.services import Postgres, RedisServer

SERVER_CORE, OTHER_CORE = 0, 1
IDLE_SOCKETS = 10_000
TURN_SECONDS = 2.0
"""Each table makes a move so often."""

SECONDS = float(os.environ.get("KOLODA_BENCH_SECONDS", "20"))
RATES = [int(rate) for rate in os.environ.get("KOLODA_BENCH_RATES", "100 300 500 700").split()]
"""Moves a second that are tried one after another."""

HEADERS = {"X-Koloda": "1"}


class Player:
    """A member with a socket, who sits at one table after another."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load = load
        self.table = number // 2
        self.id = ""
        self.legal: list[str] = []
        self.is_over = False

    async def enter(self, http: httpx.AsyncClient) -> None:
        """Come in as a guest and open a socket."""
        http.cookies.clear()
        await http.post("/api/guest", json={"language": "en"})
        cookie = f"koloda={http.cookies['koloda']}"
        http.cookies.clear()
        self.headers = {**HEADERS, "Cookie": cookie}
        address = self.load.url.replace("http", "ws") + "/api/socket"
        self.socket: ClientConnection = await connect(
            address, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None
        )
        self.reader = asyncio.create_task(self.read())

    async def open(self, http: httpx.AsyncClient) -> Any:
        """Open a table and return it."""
        body = {"game": "card-football"}
        return (await http.post("/api/tables", json=body, headers=self.headers)).json()

    async def sit(self, http: httpx.AsyncClient, table: Any) -> None:
        """Sit down at a table, and watch it instead of the one before."""
        if self.is_over:
            await self.send(type="unwatch", table=self.id)
        self.id, self.is_over, self.entropy = table["id"], False, secrets.token_bytes(32)
        hashed = hashlib.sha256(self.entropy).hexdigest()
        body = {"commitment": table["commitment"], "hash": hashed}
        await http.post(f"/api/tables/{self.id}/sit", json=body, headers=self.headers)
        await self.send(type="watch", table=self.id)

    async def send(self, **fields: Any) -> None:
        await self.socket.send(json.dumps({"v": 1, **fields}))

    async def read(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] != "table":
                assert message["type"] != "error", message
                continue
            now = time.perf_counter()
            table = message["snapshot"]
            if table["phase"] == "reveal" and not table["seats"][table["seat"]]["revealed"]:
                entropy = self.entropy.hex()
                await self.send(type="reveal", table=self.id, id="reveal", entropy=entropy)
            elif table["phase"] in ("playing", "over"):
                self.legal = table["view"]["legal"]
                self.is_over = table["phase"] == "over"
                if message["news"]:
                    self.load.told(self.table, now)


class Load:
    """Tables with two people each, of which each moves when its turn has lasted long enough."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.players: list[Player] = []
        self.sent: dict[int, tuple[float, int]] = {}
        self.latencies: list[float] = []
        self.late = self.moves = 0

    def told(self, table: int, now: float) -> None:
        """Note that one of the two at a table has been told of a move."""
        began, so_far = self.sent.pop(table, (0.0, -1))
        if so_far == 1:
            self.latencies.append(now - began)
        elif so_far == 0:
            self.sent[table] = (began, 1)

    async def grow(self, tables: int) -> None:
        """Open tables until there are so many."""
        first = len(self.players) // 2
        rest = iter(range(first, tables))
        self.players += [Player(self, number) for number in range(2 * first, 2 * tables)]

        async def seat_all() -> None:
            async with self._http() as http:
                for table in rest:
                    for player in self._pair(table):
                        await player.enter(http)
                    await self._seat(http, table)

        await asyncio.gather(*(seat_all() for _ in range(8)))

    def _http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, headers=HEADERS, timeout=60)

    def _pair(self, table: int) -> list[Player]:
        return self.players[2 * table : 2 * table + 2]

    async def _seat(self, http: httpx.AsyncClient, table: int) -> None:
        first, second = self._pair(table)
        opened = await first.open(http)
        await first.sit(http, opened)
        await second.sit(http, opened)

    async def run(self, seconds: float) -> float:
        """Move at all tables; return moves a second."""
        self.latencies, self.late, self.moves = [], 0, 0
        began = time.perf_counter()
        async with self._http() as http:
            tables = range(len(self.players) // 2)
            await asyncio.gather(*(self._keep(http, table, began, seconds) for table in tables))
        return self.moves / (time.perf_counter() - began)

    async def _keep(
        self, http: httpx.AsyncClient, table: int, began: float, seconds: float
    ) -> None:
        pair = self._pair(table)
        due = began + 2 * TURN_SECONDS * table / len(self.players)
        number = 0
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += TURN_SECONDS
            if all(player.is_over for player in pair) and table not in self.sent:
                await self._seat(http, table)
                continue
            mover = next((player for player in pair if player.legal), None)
            if table in self.sent or mover is None:
                # The last move has not been told yet, or the next match is being dealt.
                self.late += table in self.sent
                continue
            move, mover.legal = mover.legal[number % len(mover.legal)], []
            number += 1
            self.sent[table] = (time.perf_counter(), 0)
            self.moves += 1
            await mover.send(type="move", table=mover.id, id=secrets.token_hex(8), move=move)


async def watch_memory(pid: int) -> None:
    """Print the server's memory every minute."""
    for minute in itertools.count(1):
        await asyncio.sleep(60)
        print(f"after {minute} min: {memory(pid) / 2**20:,.0f} MiB", flush=True)


def memory(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) * 1024


def busy_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(database: str, folder: Path, redis: str | None = None) -> Iterator[Running]:
    """Serve on one core, while this process stays on the other."""
    print(database.partition(":")[0])
    server = Running(folder, database, redis, log_level="warning")
    os.sched_setaffinity(0, {SERVER_CORE})
    server.start()
    os.sched_setaffinity(0, {OTHER_CORE})
    try:
        yield server
    finally:
        server.stop()
        server.check_log()


async def idle(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url, headers=HEADERS) as http:
        await http.post("/api/guest", json={"language": "en"})
        cookie = {"Cookie": f"koloda={http.cookies['koloda']}"}
    address = server.url.replace("http", "ws") + "/api/socket"
    gate = asyncio.Semaphore(50)

    async def one() -> ClientConnection:
        async with gate:
            quiet: dict[str, Any] = {"compression": None, "ping_interval": None}
            socket = await connect(address, additional_headers=cookie, open_timeout=60, **quiet)
            await socket.recv()
            return socket

    warm = [await one() for _ in range(100)]
    before = memory(server.pid)
    began = time.perf_counter()
    sockets = await asyncio.gather(*(one() for _ in range(IDLE_SOCKETS)))
    spent = time.perf_counter() - began
    each = (memory(server.pid) - before) / IDLE_SOCKETS / 1024
    print(
        f"{IDLE_SOCKETS:,} idle sockets: {each:.1f} KiB each, opened {IDLE_SOCKETS / spent:,.0f}/s"
    )
    for socket in [*warm, *sockets]:
        socket.transport.abort()


async def moves(server: Running) -> None:
    """Measure moves at rising rates; KOLODA_BENCH_SECONDS=600 shows whether memory is flat."""
    load = Load(server.url)
    for rate in RATES:
        await load.grow(int(rate * TURN_SECONDS))
        await asyncio.sleep(2)
        busy, own = busy_seconds(server.pid), time.process_time()
        watching = asyncio.create_task(watch_memory(server.pid))
        achieved = await load.run(SECONDS)
        watching.cancel()
        busy, own = busy_seconds(server.pid) - busy, time.process_time() - own
        await asyncio.sleep(2)
        lost = len(load.sent)
        cuts = statistics.quantiles(load.latencies, n=100)
        print(
            f"{rate} moves/s asked for, {achieved:,.0f} made, told after "
            f"{cuts[49] * 1000:.1f} ms (median), {cuts[98] * 1000:.1f} ms (99 %), "
            f"late {load.late}, lost {lost}, server {memory(server.pid) / 2**20:,.0f} MiB, "
            f"its core {busy / SECONDS:.0%} busy, the client {own / SECONDS:.0%}",
            flush=True,
        )
    for player in load.players:
        player.reader.cancel()
        player.socket.transport.abort()


def main() -> None:
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    wanted = sys.argv[1:] or ["idle", "sqlite", "postgresql"]
    with tempfile.TemporaryDirectory(prefix="koloda-bench-") as name:
        folder = Path(name)
        for measure in (idle, moves):
            if {idle: "idle", moves: "sqlite"}[measure] in wanted:
                with served(f"sqlite:///{folder / measure.__name__}.db", folder) as server:
                    asyncio.run(measure(server))
        if "postgresql" in wanted:
            os.sched_setaffinity(0, {OTHER_CORE})
            postgres, redis = Postgres(), RedisServer()
            try:
                postgres.start()
                redis.start()
                with postgres.database() as url, served(url, folder, redis.url) as server:
                    asyncio.run(moves(server))
            finally:
                postgres.clean()
                redis.clean()


if __name__ == "__main__":
    main()
