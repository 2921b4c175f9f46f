"""A full client of the club: it comes in, sits down, plays by its snapshots, and trusts nobody.

It keeps what it was promised before it sat down and checks the shuffle with nothing but hashlib.
Every message that it ever got is kept, for those tests that look for what should not be there.
"""

import asyncio
import hashlib
import hmac
import json
import secrets
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

DEADLINE = 90.0

Data = dict[str, Any]


class RefusedError(Exception):
    """What the server refuses: a status (0 by socket) and a code."""

    def __init__(self, status: int, error: Data) -> None:
        super().__init__(f"{status} {error['code']}: {error['message']}")
        self.status = status
        self.code: str = error["code"]
        self.details: Data = error["details"]

    def must_be_of_a_moment(self) -> None:
        """Raise this again, unless somebody else was merely first: a draw, the clock, a bot."""
        if self.code not in ("table/phase", "table/not-your-turn", "move/illegal"):
            raise self


class Promise:
    """What a client keeps from before it sat down."""

    def __init__(self, match: str, game: str, options: Data, commitment: str) -> None:
        self.match, self.game, self.options, self.commitment = match, game, options, commitment
        self.entropy = secrets.token_hex(32)
        self.hash = hashlib.sha256(bytes.fromhex(self.entropy)).hexdigest()
        self.terms: Data | None = None


class Client:
    """One member, by HTTP and over at most one socket."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        headers = {"Authorization": f"Bearer {token}"} if token else {"X-Koloda": "1"}
        self.http = httpx.AsyncClient(
            base_url=url,
            headers=headers,
            timeout=DEADLINE,
            # Nothing here is encrypted, and to read all certificates takes long.
            verify=False,
            # The server closes what is idle for a little longer.
            limits=httpx.Limits(keepalive_expiry=2),
        )
        self.token = token
        self.me: Data = {}
        self.promises: dict[str, Promise] = {}
        self.tables: dict[str, Data] = {}
        self.links: dict[str, str | None] = {}
        self.messages: list[Data] = []
        self.lines: list[Data] = []
        self.socket: ClientConnection | None = None
        self.said_goodbye = False
        self._answers: dict[str, asyncio.Future[Data]] = {}
        self._news = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self._sent = 0

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.disconnect()
        await self.http.aclose()

    # By HTTP

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """Send a request; return what it answers. Raises RefusedError."""
        sent = {"json": body} if method in ("POST", "PATCH") else {"params": body}
        response = await self.http.request(method, path, **sent)  # type: ignore[arg-type]
        content = response.json()
        if response.status_code >= 400:
            raise RefusedError(response.status_code, content["error"])
        self.messages.append({"type": "reply", "path": path, "content": content})
        return content

    async def enter(self, language: str = "en") -> "Client":
        """Come in as a guest."""
        self.me = await self.ask("POST", "/api/guest", language=language)
        return self

    async def open(self, game: str, **terms: Any) -> Data:
        """Open a table."""
        table: Data = await self.ask("POST", "/api/tables", game=game, **terms)
        return table

    async def sit(self, id: str, link: str | None = None) -> int:
        """Sit down; keep what was promised before."""
        query = {"link": link} if link else {}
        table = await self.ask("GET", f"/api/tables/{id}", **query)
        promise = Promise(id, table["game"], table["options"], table["commitment"])
        given = {"commitment": promise.commitment, "hash": promise.hash, "link": link}
        seat: int = (await self.ask("POST", f"/api/tables/{id}/sit", **given))["seat"]
        self.promises[id] = promise
        self.links[id] = link
        return seat

    # Over the socket

    async def connect(self) -> "Client":
        """Open the socket."""
        self.said_goodbye = False
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if not self.token:
            headers["Cookie"] = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        address = self.url.replace("http", "ws", 1) + "/api/socket"
        self.socket = await connect(address, additional_headers=headers, compression=None)
        self._reader = asyncio.create_task(self._read(self.socket))
        return self

    async def disconnect(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await self._reader
        self.socket = self._reader = None

    @property
    def is_connected(self) -> bool:
        """Whether the socket is there, as far as is known."""
        return self._reader is not None and not self._reader.done()

    def cut(self) -> None:
        """Lose the connection, as a network does."""
        assert self.socket is not None
        self.socket.transport.abort()

    async def resume(self) -> None:
        """Come back after the socket was lost: each table from the version that was seen last."""
        await self.disconnect()
        deadline = asyncio.get_running_loop().time() + DEADLINE
        while True:
            try:
                await self.connect()
                break
            except OSError:
                assert asyncio.get_running_loop().time() < deadline
                await asyncio.sleep(0.05)
        for id, table in list(self.tables.items()):
            await self.send("watch", table=id, link=self.links.get(id), last=table["version"])

    async def send(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps({"v": 1, "type": kind, **fields}))

    async def request(self, kind: str, **fields: Any) -> Data:
        """Send a message with an id of its own; return the answer. Raises RefusedError."""
        self._sent += 1
        id = fields.pop("id", f"r{self._sent}")
        answer = self._answers.setdefault(id, asyncio.get_running_loop().create_future())
        await self.send(kind, id=id, **fields)
        try:
            async with asyncio.timeout(DEADLINE):
                found = await answer
        finally:
            self._answers.pop(id, None)
        if found["type"] == "error":
            raise RefusedError(0, found["error"])
        return found

    async def watch(self, id: str, link: str | None = None) -> Data:
        """Show a table from now on; return its first snapshot."""
        self.links[id] = link or self.links.get(id)
        await self.send("watch", table=id, link=self.links[id])
        return await self.until(id, lambda table: True)

    async def join(self, id: str, link: str | None = None) -> int:
        """Sit down and watch; the entropy is revealed when it is asked for."""
        seat = await self.sit(id, link)
        await self.watch(id, link)
        return seat

    async def move(self, id: str, move: str, request: str | None = None) -> Data:
        """Make a move."""
        named = {"id": request} if request else {}
        return await self.request("move", table=id, move=move, **named)

    async def act(self, id: str, act: str) -> Data:
        """Resign and so on."""
        return await self.request("act", table=id, act=act)

    async def until(self, id: str, seen: Callable[[Data], bool], seconds: float = DEADLINE) -> Data:
        """Wait until the snapshot of a table is as wanted; return it."""

        def ready() -> Data | None:
            table = self.tables.get(id)
            return table if table is not None and seen(table) else None

        found: Data = await self.wait(ready, seconds)
        return found

    async def until_newer(self, id: str, version: int) -> Data:
        """Wait for a version of a table after this one, or until the socket is lost."""
        return await self.until(
            id, lambda table: table["version"] > version or not self.is_connected
        )

    async def until_lost(self) -> None:
        """Wait until the socket is lost."""
        await self.wait(lambda: not self.is_connected)

    async def until_answered(self, id: str) -> Data:
        """Wait for the answer to a message of this id; return it."""
        answers = await self.wait(lambda: [m for m in self.messages if m.get("id") == id])
        found: Data = answers[0]
        return found

    async def until_told(self, count: int) -> Data:
        """Wait until more than so many messages have come; return the one after them."""
        await self.wait(lambda: len(self.messages) > count)
        return self.messages[count]

    async def until_shown(self, id: str, count: int) -> Data:
        """Wait for a message of a table after so many messages; return the first."""
        found: Data = await self.wait(
            lambda: next(
                (
                    message
                    for message in self.messages[count:]
                    if message["type"] == "table" and message["table"] == id
                ),
                None,
            )
        )
        return found

    async def wait(self, ready: Callable[[], Any], seconds: float = DEADLINE) -> Any:
        """Wait for messages until `ready` returns something."""
        async with asyncio.timeout(seconds):
            while not (found := ready()):
                self._news.clear()
                await self._news.wait()
        return found

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                await self._take(json.loads(text))
        except ConnectionClosed:
            pass
        self._news.set()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the socket was lost"))

    async def _take(self, message: Data) -> None:
        assert message["v"] == 1
        self.messages.append(message)
        kind = message["type"]
        answer = self._answers.get(message.get("id") or "") if kind != "line" else None
        if answer is not None and not answer.done():
            answer.set_result(message)
        if kind == "table":
            known = self.tables.get(message["table"])
            if known is None or message["version"] >= known["version"]:
                self.tables[message["table"]] = message["snapshot"]
            await self._keep_promise(message["snapshot"])
        elif kind == "line":
            self.lines.append(message)
        elif kind == "bye":
            self.said_goodbye = True
        self._news.set()

    async def _keep_promise(self, table: Data) -> None:
        """Reveal the entropy once the terms are there, and they are those that were promised."""
        promise = self.promises.get(table["id"])
        if promise is None or table["seat"] is None or table["phase"] != "reveal":
            return
        fair, seat = table["fair"], table["seat"]
        assert (promise.match, promise.game, promise.options) == (
            table["id"],
            table["game"],
            table["options"],
        )
        assert fair["commitment"] == promise.commitment
        assert fair["hashes"][seat] == promise.hash
        assert fair["server_seed"] is None
        if promise.terms is None:
            promise.terms = {"hashes": fair["hashes"]}
            entropy = promise.entropy
            await self.send("reveal", table=table["id"], id=f"reveal-{seat}", entropy=entropy)
        assert promise.terms["hashes"] == fair["hashes"]

    # Playing

    async def play(self, id: str, choose: Callable[[list[str]], str] | None = None) -> Data:
        """Play at a table to its end, whatever comes first of the legal moves."""
        pick = choose or secrets.choice
        while True:
            table = await self.until(
                id, lambda table: table["phase"] in ("over", "void") or bool(legal(table))
            )
            if table["phase"] in ("over", "void"):
                return table
            version = table["version"]
            try:
                await self.move(id, pick(legal(table)))
            except RefusedError as error:
                error.must_be_of_a_moment()
            await self.until_newer(id, version)

    async def verify(self, id: str) -> Data:
        """Check a finished match's shuffle against what was kept; return its record."""
        match = await self.ask("GET", f"/api/matches/{id}")
        record: Data = match["record"]
        fair = record["fair"]
        promise = self.promises.get(id)
        server_seed = bytes.fromhex(fair["server_seed"])
        digest = hashlib.sha256(b"koloda commitment 1\n" + server_seed).hexdigest()
        assert digest == fair["commitment"]
        if promise is not None:
            assert fair["commitment"] == promise.commitment
            assert promise.entropy in fair["entropy"]
            assert promise.terms is not None
            assert promise.terms["hashes"] == fair["hashes"]
        for hashed, entropy in zip(fair["hashes"], fair["entropy"], strict=True):
            if entropy is None:
                assert hashed is None
            else:
                assert hashlib.sha256(bytes.fromhex(entropy)).hexdigest() == hashed
        terms = {
            "entropy": fair["entropy"],
            "game": record["game"],
            "koloda": 1,
            "match": id,
            "options": record["options"],
        }
        text = json.dumps(terms, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert hmac.new(server_seed, text.encode(), hashlib.sha256).hexdigest() == record["seed"]
        return record


def legal(table: Data) -> list[str]:
    """Return the moves that a snapshot's seat may make."""
    found: list[str] = (table["view"] or {}).get("legal", [])
    return found
