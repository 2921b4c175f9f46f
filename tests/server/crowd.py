"""Many people who play at many tables at once, whatever happens to the club and its sockets."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from tests.server.client import DEADLINE, Client, Data, legal

PATIENCE_SECONDS = 200.0
"""How long anybody waits for anything before the test fails."""

PAUSE_SECONDS = 0.2
"""How long somebody waits who was not let in, or was told that the database is away."""

ENDED = ("over", "void")

LINE_UPS = (0, None, None, 1)
"""Whose line-up each row of Belarusian football is."""


@dataclass(frozen=True)
class Acknowledged:
    """A move that the club has said is made."""

    table: str
    request: str
    move: str
    version: int


class Person(Client):
    """A member at several tables, who comes back and sends again what was not acknowledged.

    Every message is looked through as it comes; those of the tables in `kept` are kept as well.
    """

    def __init__(self, url: str, name: str, chance: random.Random) -> None:
        super().__init__(url)
        # One that is kept may be closed by the server just when it is used again.
        self.http.headers["Connection"] = "close"
        self.name = name
        self.kept: set[str] = set()
        self.acknowledged: list[Acknowledged] = []
        self._chance = chance
        self._asked = 0

    async def stay(self) -> None:
        """Come back whenever the socket is lost, until cancelled."""
        while True:
            await self.wait(lambda: not self.is_connected, PATIENCE_SECONDS)
            await self._come_back()

    async def _come_back(self) -> None:
        while True:
            await self.disconnect()
            try:
                await self.connect()
                for id, table in self.tables.items():
                    if table["phase"] not in ENDED:
                        await self.send("watch", table=id, last=table["version"])
                return
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                # A club that is there refuses only where its database is not.
                if isinstance(error, InvalidStatus) and error.response.status_code != 503:
                    raise
            await asyncio.sleep(PAUSE_SECONDS)

    def lose(self) -> None:
        """Lose the connection, if there is one."""
        if self.is_connected:
            self.cut()

    async def play_on(self, id: str, losing: float) -> None:
        """Play at a table, or watch, to its end.

        Args:
            id: the table.
            losing: how likely the socket is lost just after a move was sent.
        """
        while True:
            table = await self.until(
                id,
                lambda table: table["phase"] in ENDED or bool(legal(table)),
                PATIENCE_SECONDS,
            )
            if table["phase"] in ENDED:
                return
            await self._make(id, self._chance.choice(legal(table)), losing)

    async def _make(self, id: str, move: str, losing: float) -> None:
        """Make a move: it is sent, with one id, until it is acknowledged."""
        self._asked += 1
        request = f"{self.name}-{self._asked}"
        loop = asyncio.get_running_loop()
        while True:
            await self.wait(lambda: self.is_connected, PATIENCE_SECONDS)
            answer = self._answers[request] = loop.create_future()
            try:
                await self.send("move", table=id, id=request, move=move)
                if self._chance.random() < losing:
                    self.lose()
                async with asyncio.timeout(DEADLINE):
                    done = await answer
            except (ConnectionError, ConnectionClosed):
                # Nobody knows whether it was made: the same again will tell.
                await self.wait(lambda: not self.is_connected, PATIENCE_SECONDS)
                continue
            finally:
                answer.cancel()
                del self._answers[request]
            if done["type"] == "done":
                break
            assert done["error"]["code"] == "club/unavailable", (done, self.tables[id])
            await asyncio.sleep(PAUSE_SECONDS)
        version: int = done["version"]
        self.acknowledged.append(Acknowledged(id, request, move, version))
        await self.until(id, lambda table: table["version"] >= version, PATIENCE_SECONDS)

    async def _take(self, message: Data) -> None:
        await super()._take(message)
        if message["type"] == "table":
            check_nothing_hidden(message["snapshot"])
            if message["table"] not in self.kept and self.messages[-1] is message:
                self.messages.pop()
        elif message["type"] == "fair":
            assert message["fair"]["server_seed"] is None
        elif message["type"] == "error" and message["id"] is None:
            # A table could not be shown: come back for it.
            assert message["error"]["code"] == "club/unavailable", message
            self.lose()


def check_nothing_hidden(table: Data) -> None:
    """Fail where a snapshot of Belarusian football shows what its seat may not see."""
    if table["phase"] in ENDED:
        return
    assert table["fair"]["server_seed"] is None
    view, seat = table["view"], table["seat"]
    if view is None:
        return
    if seat is None:
        assert view["hand"] == view["laid"] == view["legal"] == []
    # Face-down cards are named to nobody but those of the own line-up and the own goalkeeper.
    for row, owner in zip(view["rows"], LINE_UPS, strict=True):
        for place in row or []:
            assert place["open"] or place["card"] is None or (owner == seat and seat is not None)
    for owner, keeper in enumerate(view["keepers"]):
        assert keeper is None or keeper["open"] or keeper["card"] is None or owner == seat


async def whenever(ready: Callable[[], bool], what: str) -> None:
    """Wait until something is so; say what was waited for where it is not in time."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE_SECONDS
    while not ready():
        assert loop.time() < end, f"waited in vain until {what}"
        await asyncio.sleep(0.05)


async def some_at_once(work: Iterable[Coroutine[Any, Any, None]], limit: int = 16) -> None:
    """Do many things, so many of them at once."""
    gate = asyncio.Semaphore(limit)

    async def one(part: Coroutine[Any, Any, None]) -> None:
        async with gate:
            await part

    await asyncio.gather(*map(one, work))
