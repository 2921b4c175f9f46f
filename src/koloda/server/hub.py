"""The sockets of this worker by table: who is told what, when a table changes."""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from koloda.club.chat import Chat, Line
from koloda.club.club import Club
from koloda.club.members import Member
from koloda.club.phases import REVEAL
from koloda.club.table import Table
from koloda.core.errors import ClubError, KolodaError
from koloda.server import metrics, seen
from koloda.server.errors import as_data
from koloda.server.requests import VERSION

LOG = logging.getLogger(__name__)

MOST_WAITING = 200
"""Messages that may wait for a slow client; with more its socket is closed."""

MOST_TABLES = 50
"""Tables that one socket may show."""

TOO_SLOW = 1013
SIGNED_OUT = 4401
"""Close codes: of a client that does not take what it is sent; of a member who was signed out."""

COUNT_SECONDS = 0.5
"""How long a change of how many watch a table waits for further ones, before all are told."""

BACK_AFTER_SECONDS = 1.0
RETRY_SECONDS = 0.5

GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending raises when the client has gone."""


def message(kind: str, **fields: Any) -> str:
    """Return the text of a message to a client."""
    return json.dumps(
        {"v": VERSION, "type": kind, **fields}, ensure_ascii=False, separators=(",", ":")
    )


class Socket:
    """A client's socket."""

    __slots__ = ("_is_closed", "_sender", "_waiting", "_websocket", "member", "muted", "tables")

    def __init__(self, websocket: WebSocket, member: Member, muted: set[str]) -> None:
        """Take a socket that was accepted, of a member who has muted some."""
        self.member = member
        self.muted = muted
        self.tables: dict[str, str | None] = {}
        self._websocket = websocket
        self._waiting: deque[str] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._is_closed = False

    def send(self, text: str) -> None:
        """Send a message when the client takes it; nobody else waits for that."""
        if self._is_closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close(TOO_SLOW)
            return
        self._waiting.append(text)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_waiting())

    def refuse(self, error: KolodaError, id: str | None = None, table: str | None = None) -> None:
        """Tell of an error."""
        self.send(message("error", id=id, table=table, error=as_data(error)))

    def close(self, code: int) -> None:
        """Close the socket; what waits is not sent any more."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._sender is not None:
            self._sender.cancel()
        self._waiting.clear()
        self._sender = asyncio.create_task(self._close(code))

    async def drain(self) -> None:
        """Wait until everything is sent."""
        if self._sender is not None:
            await self._sender

    async def _send_waiting(self) -> None:
        try:
            while self._waiting:
                await self._websocket.send(
                    {"type": "websocket.send", "text": self._waiting.popleft()}
                )
                metrics.MESSAGES_OUT.inc()
        except GONE:
            # The client has gone; whoever reads from the socket finds out too.
            self._waiting.clear()
        finally:
            if not self._is_closed:
                self._sender = None

    async def _close(self, code: int) -> None:
        try:
            await self._websocket.send({"type": "websocket.close", "code": code})
        except GONE:
            return


class Shown:
    """A table that sockets of this worker show: as they were told last.

    `watching` of the sockets are of members without a seat; all were told that `told` are.
    """

    __slots__ = ("is_counting", "sockets", "table", "told", "watching")

    def __init__(self, table: Table) -> None:
        """Begin with nobody."""
        self.table = table
        self.sockets: set[Socket] = set()
        self.watching = self.told = 0
        self.is_counting = False

    def count(self) -> None:
        """Count those who watch anew."""
        seat_of = self.table.seat_of
        self.watching = sum(seat_of(socket.member.id) is None for socket in self.sockets)


class Hub:
    """The sockets of a worker."""

    def __init__(self, club: Club, chat: Chat) -> None:
        """Begin with no socket."""
        self._club = club
        self._chat = chat
        self._shown: dict[str, Shown] = {}
        self._sockets: set[Socket] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    @property
    def shown(self) -> dict[str, Shown]:
        """The tables that are shown, by id."""
        return self._shown

    @property
    def count(self) -> int:
        """How many sockets there are."""
        return len(self._sockets)

    def add(self, socket: Socket) -> None:
        """Take a socket in."""
        self._sockets.add(socket)
        if self._stopping:
            self._send_away(socket)

    async def remove(self, socket: Socket) -> None:
        """Let a socket go whose connection is lost."""
        self._sockets.discard(socket)
        for id in list(socket.tables):
            await self.unwatch(socket, id)

    def of_member(self, member: str) -> list[Socket]:
        """Return the sockets of a member."""
        return [socket for socket in self._sockets if socket.member.id == member]

    def dismiss(self, member: str) -> None:
        """Close the sockets of a member who was signed out, or deleted."""
        for socket in self.of_member(member):
            socket.close(SIGNED_OUT)

    def has(self, member: str, id: str) -> bool:
        """Return whether a member watches a table here."""
        shown = self._shown.get(id)
        return shown is not None and any(s.member.id == member for s in shown.sockets)

    # Watching

    async def watch(self, socket: Socket, id: str, link: str | None, last: int | None) -> None:
        """Show a table to a socket from now on.

        Raises:
            TableError: table/unknown.
        """
        table = await self._club.table(id)
        member = socket.member.id
        seen.check_access(table, member, link)
        if id not in socket.tables and len(socket.tables) >= MOST_TABLES:
            await self.unwatch(socket, next(iter(socket.tables)))
        shown = self._shown.setdefault(id, Shown(table))
        self.tell(table)
        table = shown.table
        if socket not in shown.sockets:
            shown.sockets.add(socket)
            shown.watching += table.seat_of(member) is None
        socket.tables[id] = link
        start = seen.first_new(table, last)
        events = [] if start is None else seen.events_since(table, None, start)
        socket.send(self._told(table, table.seat_of(member), start is None, events))
        socket.send(_count(shown))
        self._count_soon(shown)
        self._greet(shown)

    async def unwatch(self, socket: Socket, id: str) -> None:
        """Show a table to a socket no more."""
        socket.tables.pop(id, None)
        shown = self._shown.get(id)
        if shown is None or socket not in shown.sockets:
            return
        member = socket.member.id
        shown.sockets.discard(socket)
        shown.watching -= shown.table.seat_of(member) is None
        self._count_soon(shown)
        if not shown.sockets:
            del self._shown[id]
        if self._stopping or self.has(member, id) or shown.table.seat_of(member) is None:
            return
        self.start(self._lose(id, member))

    async def _lose(self, id: str, member: str) -> None:
        """Note that a member is gone."""
        club = self._club

        def lose(table: Table) -> None:
            if not self.has(member, id):
                table.disconnect(member, club.worker, club.now())

        await self._insist(id, lose)

    async def _insist(self, id: str, make: Callable[[Table], object]) -> None:
        """Change a table as soon as the database is there: nobody else would do it later."""
        while not self._stopping:
            try:
                await self._club.change(id, make)
                return
            except ClubError:
                await asyncio.sleep(RETRY_SECONDS)

    def _greet(self, shown: Shown) -> None:
        """Note that members are here who watch a table at which they sit."""
        for seat in shown.table.seats:
            member = seat.member
            if member is None or seat.left or seat.worker is not None:
                continue
            if any(socket.member.id == member for socket in shown.sockets):
                self.start(self._connect(shown.table.id, member))

    async def _connect(self, id: str, member: str) -> None:
        def connect(table: Table) -> None:
            if self.has(member, id):
                table.connect(member, self._club.worker)

        await self._insist(id, connect)

    # Telling

    async def heard(self, table: Table) -> None:
        """Tell everybody here of a change."""
        self.tell(table)

    def tell(self, table: Table) -> None:
        """Send each socket that shows a table what its seat may see of it, unless it has that."""
        shown = self._shown.get(table.id)
        if shown is None or table.version <= shown.table.version:
            return
        before, shown.table = shown.table, table
        kept = len(before.made)
        is_longer = table.made[:kept] == before.made
        events = seen.events_since(table, before, kept) if is_longer else []
        texts: dict[int | None, str] = {}
        for socket in list(shown.sockets):
            member = socket.member.id
            try:
                seen.check_access(table, member, socket.tables[table.id])
            except KolodaError as error:
                shown.sockets.discard(socket)
                del socket.tables[table.id]
                socket.refuse(error, table=table.id)
                continue
            seat = table.seat_of(member)
            if seat not in texts:
                texts[seat] = self._told(table, seat, not is_longer, events)
            if before.phase == REVEAL and table.match is not None:
                # Everybody has all entropy before the first card is shown (rules/chance.md).
                socket.send(message("fair", table=table.id, fair=table.fair()))
            socket.send(texts[seat])
        shown.count()
        self._count_soon(shown)
        if table.last_line > before.last_line:
            self.start(self._tell_lines(table.id, before.last_line, table.last_line))
        self._greet(shown)

    def _told(self, table: Table, seat: int | None, reset: bool, events: list[Any]) -> str:
        return message(
            "table",
            table=table.id,
            version=table.version,
            reset=reset,
            snapshot=seen.snapshot(table, seat, self._club.now()),
            news=seen.news(table, events, seat),
        )

    def _count_soon(self, shown: Shown) -> None:
        """Tell all who show a table how many watch it, unless they know."""
        if shown.watching != shown.told and not shown.is_counting:
            shown.is_counting = True
            asyncio.get_running_loop().call_later(COUNT_SECONDS, self._tell_count, shown)

    def _tell_count(self, shown: Shown) -> None:
        shown.is_counting = False
        if shown.watching != shown.told:
            shown.told = shown.watching
            for socket in shown.sockets:
                socket.send(_count(shown))

    async def _tell_lines(self, id: str, after: int, last: int) -> None:
        # What was said meanwhile is told with the change that comes with it.
        lines = [line for line in await self._chat.lines(id, None, after) if line.id <= last]
        shown = self._shown.get(id)
        for socket in list(shown.sockets) if shown is not None else []:
            for line in lines:
                if line.member not in socket.muted:
                    socket.send(message("line", **line_data(line)))

    # Stopping

    async def say_goodbye(self) -> None:
        """Tell all sockets to come back, as this worker stops."""
        self._stopping = True
        for socket in list(self._sockets):
            self._send_away(socket)
        waits = [asyncio.ensure_future(socket.drain()) for socket in self._sockets]
        if waits:
            await asyncio.wait(waits, timeout=2.0)

    def _send_away(self, socket: Socket) -> None:
        socket.send(message("bye", after=BACK_AFTER_SECONDS))

    async def finish(self) -> None:
        """Wait for what was begun."""
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something behind the requests."""
        task = asyncio.create_task(self._try(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except KolodaError as error:
            LOG.warning("hub: %s", error)


def _count(shown: Shown) -> str:
    """Return the message of how many watch a table."""
    return message("watching", table=shown.table.id, count=shown.watching)


def line_data(line: Line) -> dict[str, Any]:
    """Return something that was said as clients get it."""
    return {
        "id": line.id,
        "table": line.table,
        "member": line.member,
        "name": line.name,
        "phrase": line.phrase,
        "text": line.text,
        "at": line.at,
    }
