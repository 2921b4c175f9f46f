"""What the server sends through the socket."""

from typing import Annotated, Literal

from pydantic import Field

from koloda.server.replies import (
    Error,
    Event,
    Fair,
    Hint,
    Line,
    Me,
    Previews,
    Reply,
    Snapshot,
)


class Message(Reply):
    """A message of the socket."""

    v: Literal[1]


class HelloMessage(Message):
    """The first message: who the club takes the client for."""

    type: Literal["hello"]
    member: Me
    now: float


class New(Reply):
    """A new move, with what the seat may see of it; `move` for the mover alone, or at the end."""

    seat: int
    version: int
    events: list[Event]
    at: float
    bot: str | None
    move: str | None = None


class TableMessage(Message):
    """A table has changed; `reset`: `news` do not lead from what the client had to the snapshot."""

    type: Literal["table"]
    table: str
    version: int
    reset: bool
    snapshot: Snapshot
    news: list[New]


class FairMessage(Message):
    """All entropy, before the first card is shown."""

    type: Literal["fair"]
    table: str
    fair: Fair


class DoneMessage(Message):
    """What was asked for is done and written."""

    type: Literal["done"]
    id: str | None
    table: str
    version: int


class ErrorMessage(Message):
    """What was asked for is refused."""

    type: Literal["error"]
    id: str | None
    table: str | None
    error: Error


class PreviewedMessage(Message, Previews):
    """What moves would bring about."""

    type: Literal["preview"]
    id: str


class HintedMessage(Message, Hint):
    """The move that a strong bot would make."""

    type: Literal["hint"]
    id: str


class WatchingMessage(Message):
    """How many sockets of members without a seat show the table, as far as this worker knows."""

    type: Literal["watching"]
    table: str
    count: int


class LineMessage(Message, Line):
    """Something was said."""

    type: Literal["line"]


class PongMessage(Message):
    """The club is there."""

    type: Literal["pong"]


class ByeMessage(Message):
    """The server stops: come back after so many seconds."""

    type: Literal["bye"]
    after: float


Outgoing = Annotated[
    HelloMessage
    | TableMessage
    | FairMessage
    | DoneMessage
    | ErrorMessage
    | PreviewedMessage
    | HintedMessage
    | WatchingMessage
    | LineMessage
    | PongMessage
    | ByeMessage,
    Field(discriminator="type"),
]
