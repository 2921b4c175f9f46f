"""The outermost layer: request ids, security headers, sizes, counts, the access log."""

import re
import secrets
import time
from collections import deque
from typing import Any

import structlog
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from koloda.server import metrics, replay
from koloda.server.errors import RequestError, reply
from koloda.server.logs import logger
from koloda.server.security import HEADERS, NOT_STORED, STRICT_TRANSPORT

LOG = logger(__name__)

LARGEST_BODY = 64 * 1024
LARGEST_BODIES = {"/api/replay": replay.LARGEST_BODY}
"""Where more is taken, by path."""

REQUEST_ID = re.compile(r"[A-Za-z0-9-]{8,64}")


class Door:
    """What every HTTP request passes; sockets pass untouched."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        """Stand before an application; `secure`: the club is reached by https alone."""
        self._app = app
        self._secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        given = Headers(scope=scope).get("x-request-id", "")
        id = given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
        structlog.contextvars.bind_contextvars(request=id)
        visit = Visit(id, self._secure or scope["scheme"] == "https", receive, send)
        try:
            most = LARGEST_BODIES.get(scope["path"], LARGEST_BODY)
            if too_large(scope, most) or not await visit.take_body(most):
                error = RequestError("request/size", f"at most {most} bytes are taken")
                await reply(error)(scope, visit.receive, visit.send)
            else:
                await self._app(scope, visit.receive, visit.send)
        finally:
            self._note(scope, visit)
            structlog.contextvars.unbind_contextvars("request")

    def _note(self, scope: Scope, visit: "Visit") -> None:
        route = getattr(scope.get("route"), "path", "other")
        spent = time.perf_counter() - visit.began
        metrics.REQUESTS.labels(scope["method"], route, visit.status).inc()
        metrics.SECONDS.labels(route).observe(spent)
        LOG.info(
            "request",
            method=scope["method"],
            route=route,
            status=visit.status,
            milliseconds=round(spent * 1000, 1),
        )


class Visit:
    """One request on its way in and its reply on its way out."""

    def __init__(self, id: str, secure: bool, receive: Receive, send: Send) -> None:
        """Begin."""
        self.began = time.perf_counter()
        self.status = 0
        self._id = id
        self._secure = secure
        self._receive = receive
        self._send = send
        self._taken: deque[Message] = deque()

    async def take_body(self, most: int) -> bool:
        """Take the body in; return False if it is larger than `most` bytes."""
        size, is_more = 0, True
        while is_more:
            message = await self._receive()
            self._taken.append(message)
            size += len(message.get("body", b""))
            is_more = message.get("more_body", False)
            if size > most:
                return False
        return True

    async def receive(self) -> Message:
        """Give the body, then whatever else comes."""
        return self._taken.popleft() if self._taken else await self._receive()

    async def send(self, message: Message) -> None:
        """Send the reply, with the headers that all replies have."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers: list[Any] = list(message.get("headers", []))
            headers += [*HEADERS, (b"x-request-id", self._id.encode())]
            if not any(name.lower() == NOT_STORED[0] for name, _ in headers):
                headers.append(NOT_STORED)
            if self._secure:
                headers.append(STRICT_TRANSPORT)
            message = {**message, "headers": headers}
        await self._send(message)


def too_large(scope: Scope, most: int) -> bool:
    """Return whether a request says that its body is larger than `most` bytes."""
    length = Headers(scope=scope).get("content-length", "0")
    return not length.isdecimal() or int(length[:20]) > most
