"""A client that does not read what it is sent: it is closed, and nobody waits for it."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from koloda.club.chat import LONGEST_LINE
from koloda.server.hub import MOST_WAITING, TOO_SLOW
from tests.server.client import DEADLINE, Client
from tests.server.conftest import Start, run
from tests.server.crowd import whenever
from tests.server.support import clients, seated, together

pytestmark = pytest.mark.compiled

PACKET = 1_000
"""Bytes of a packet at most: for small ones the system keeps little that is not read."""

PART = 8_192
"""Bytes that the system keeps, and that are read at once."""

ESTABLISHED = "01"
"""The state of a connection that both ends have, as the system writes it."""

MOST_TEXTS = 1_000


class Deaf:
    """A socket whose client does not read, and for which the system keeps little."""

    def __init__(self, url: str, cookie: str) -> None:
        uri = parse_uri(url.replace("http", "ws", 1) + "/api/socket")
        self._socket = socket.socket()
        self._socket.settimeout(DEADLINE)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, PART)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, PACKET)
        self._socket.connect((uri.host, uri.port))
        self._protocol = ClientProtocol(uri)
        request = self._protocol.connect()
        request.headers["Cookie"] = cookie
        self._protocol.send_request(request)
        self._send()

    def watch(self, id: str) -> None:
        """Show a table from now on."""
        while not self._protocol.events_received():
            self._protocol.receive_data(self._socket.recv(PART))
        self._protocol.send_text(json.dumps({"v": 1, "type": "watch", "table": id}).encode())
        self._send()

    def _send(self) -> None:
        self._socket.sendall(b"".join(self._protocol.data_to_send()))

    def read(self) -> tuple[int, int | None]:
        """Read all at last; return how many bytes there were, and the code of the close."""
        count = 0
        while self._protocol.close_rcvd is None and (data := self._socket.recv(PART)):
            count += len(data)
            self._protocol.receive_data(data)
            self._protocol.events_received()
        close = self._protocol.close_rcvd
        return count, None if close is None else close.code

    def is_served(self) -> bool:
        """Return whether the server still has its end of the connection."""
        ends = [self._socket.getpeername()[1], self._socket.getsockname()[1]]
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            _, here, there, state, *_ = line.split()
            if [int(end.partition(":")[2], 16) for end in (here, there)] == ends:
                return state == ESTABLISHED
        return False

    def close(self) -> None:
        """Go."""
        self._socket.close()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as found:
        yield found


def test_a_client_that_does_not_read_is_closed_and_nobody_waits_for_it(
    start: Start, stack: ExitStack
) -> None:
    url = start("sqlite").url

    async def sockets(client: Client) -> int:
        text = (await client.http.get("/metrics")).text
        line = next(line for line in text.splitlines() if line.startswith("koloda_sockets "))
        return int(float(line.split()[-1]))

    async def test() -> None:
        async with clients(url, 3) as (*people, idler):
            cookie = f"koloda={idler.http.cookies['koloda']}"
            await idler.disconnect()
            id = (await seated(people, "card-football"))["id"]
            deaf = [Deaf(url, cookie) for _ in range(2)]
            for each in deaf:
                stack.callback(each.close)
                await asyncio.to_thread(each.watch, id)
            assert await sockets(idler) == 4
            said = 0
            while await sockets(idler) > 2:
                # Every change is there at once for those who read.
                assert said < MOST_TEXTS
                for person in people:
                    await person.request("say", table=id, text="🃏" * LONGEST_LINE)
                    said += 1
                    await together(people, id)
            await whenever(lambda: all(len(one.lines) == said for one in people), "all is told")
            told = sum(len(json.dumps(message)) for message in people[0].messages)
            assert said > MOST_WAITING / 2
            # The server kept nothing of what was waiting.
            first, second = deaf
            count, code = await asyncio.to_thread(first.read)
            assert code == TOO_SLOW
            assert count < told / 2
            # Nor does it wait for ever until that is read.
            assert second.is_served()
            await whenever(lambda: not second.is_served(), "the connection is dropped")
            await asyncio.gather(*(person.play(id) for person in people))

    run(test())
