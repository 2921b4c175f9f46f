"""The socket: one for each page, and all of a member's tables over it."""

import logging
import time

from pydantic import BaseModel, TypeAdapter, ValidationError
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from koloda.club.members import Member
from koloda.core.errors import KolodaError, MemberError
from koloda.server import metrics, play, replies
from koloda.server.errors import RequestError, invalid, status_of
from koloda.server.hub import SIGNED_OUT, Socket, message
from koloda.server.requests import (
    INCOMING,
    ActMessage,
    HintMessage,
    Incoming,
    MoveMessage,
    PingMessage,
    PreviewMessage,
    RequestId,
    RevealMessage,
    SayMessage,
    UnwatchMessage,
    WatchMessage,
)
from koloda.server.security import address_of, check_origin, identify, services_of
from koloda.server.services import Services

LOG = logging.getLogger(__name__)


class Named(BaseModel):
    """The id of a message, whatever else is in it."""

    id: RequestId


NAMED = TypeAdapter(Named)

ASK_AGAIN_SECONDS = 60.0
"""How often it is checked that a member has not been signed out meanwhile."""


async def socket(websocket: WebSocket) -> None:
    """Serve a client until it goes."""
    having = services_of(websocket)
    try:
        member = await _admit(having, websocket)
        muted = await having.chat.muted(member.id)
    except KolodaError as error:
        metrics.REFUSED.labels(error.code).inc()
        await websocket.send_denial_response(Response(error.code, status_of(error)))
        return
    await websocket.accept()
    client = Socket(websocket, member, muted)
    having.hub.add(client)
    me = replies.Me.of(member).model_dump()
    client.send(message("hello", member=me, now=having.club.now()))
    try:
        await _listen(having, websocket, client)
    except (WebSocketDisconnect, RuntimeError):
        # The client has gone, or was sent away.
        pass
    finally:
        await having.hub.remove(client)


async def _admit(having: Services, websocket: WebSocket) -> Member:
    having.limits.take("socket", address_of(websocket))
    check_origin(websocket)
    member = (await identify(websocket)).member
    if member is None:
        raise RequestError("request/member", "come in first: POST /api/guest")
    await having.members.touch(member.id)
    return member


async def _listen(having: Services, websocket: WebSocket, client: Socket) -> None:
    asked = time.monotonic()
    while True:
        received = await websocket.receive()
        if received["type"] == "websocket.disconnect":
            return
        metrics.MESSAGES_IN.inc()
        if time.monotonic() - asked > ASK_AGAIN_SECONDS:
            asked = time.monotonic()
            if not await _is_still(having, client.member):
                client.close(SIGNED_OUT)
                return
        text = received.get("text")
        if text is None:
            client.refuse(RequestError("request/invalid", "expected text, and not bytes"))
            continue
        await _take(having, client, text)


async def _is_still(having: Services, member: Member) -> bool:
    try:
        found = await having.members.get(member.id)
    except MemberError:
        return False
    await having.members.touch(member.id)
    return found.session == member.session


async def _take(having: Services, client: Socket, text: str) -> None:
    """Do what a message asks for, and say so, or say why not."""
    id = table = None
    try:
        having.limits.take("message", client.member.id)
        try:
            incoming = INCOMING.validate_json(text)
        except ValidationError as error:
            id = _id_of(text)
            raise invalid(error.errors(include_input=False, include_url=False)) from error
        id, table = getattr(incoming, "id", None), getattr(incoming, "table", None)
        await _do(having, client, incoming)
    except KolodaError as error:
        metrics.REFUSED.labels(error.code).inc()
        client.refuse(error, id, table)


async def _hint(having: Services, client: Socket, asked: HintMessage) -> None:
    try:
        shown, move = await play.hint(having, asked.table, client.member)
    except KolodaError as error:
        metrics.REFUSED.labels(error.code).inc()
        client.refuse(error, asked.id, asked.table)
        return
    told = {"id": asked.id, "table": asked.table, "version": shown.version}
    client.send(message("hint", **told, move=move))


def _id_of(text: str) -> str | None:
    """Return the id of a message that can't be taken, so that its sender knows which it was."""
    try:
        return NAMED.validate_json(text).id
    except ValidationError:
        return None


async def _do(having: Services, client: Socket, asked: Incoming) -> None:
    member = client.member
    version, table = None, getattr(asked, "table", None)
    match asked:
        case WatchMessage():
            await having.kernels.wait()
            await having.hub.watch(client, asked.table, asked.link, asked.last)
        case UnwatchMessage():
            await having.hub.unwatch(client, asked.table)
        case MoveMessage():
            version = await play.move(having, asked.table, member, asked.move, asked.id)
        case ActMessage():
            version = (await play.act(having, asked.table, member, asked.act)).version
        case RevealMessage():
            version = (await play.reveal(having, asked.table, member, asked.entropy)).version
        case PreviewMessage():
            shown, previews = await play.preview(having, asked.table, member, asked.move)
            told = {"id": asked.id, "table": asked.table, "version": shown.version}
            client.send(message("preview", **told, previews=previews))
        case HintMessage():
            # While a bot thinks, its reader may move all the same.
            having.hub.start(_hint(having, client, asked))
        case SayMessage():
            await play.say(having, asked.table, member, asked)
            version = (await having.club.table(asked.table)).version
        case PingMessage():
            client.send(message("pong"))
    if version is not None:
        id = getattr(asked, "id", None)
        client.send(message("done", id=id, table=table, version=version))
