"""All that a client sends: bodies of HTTP requests, and messages of the socket."""

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    ValidationError,
)

from koloda.club.history import MOST_LISTED
from koloda.club.passkeys import LONGEST_ID
from koloda.core.options import Value
from koloda.server.errors import invalid

VERSION = 1
"""The version of the socket's messages, `v` in each."""

ID = r"^[A-Za-z0-9_-]{1,24}$"
HEX = r"^[0-9A-Fa-f]{64}$"

Id = Annotated[str, StringConstraints(pattern=ID)]
Hex = Annotated[str, StringConstraints(pattern=HEX)]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,40}$")]
MoveText = Annotated[str, StringConstraints(pattern=r"^[0-9A-Z-]{1,8}$")]
RequestId = Annotated[
    str,
    StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,40}$"),
    Field(description="the client's own"),
]
Line = Annotated[str, StringConstraints(pattern=r"^[^\x00]+$", max_length=1_000)]
Options = Annotated[dict[Word, Value], Field(max_length=64)]

TableId = Annotated[str, Path(pattern=ID)]
PasskeyId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]+$", max_length=LONGEST_ID)]
Link = Annotated[str | None, Query(pattern=ID)]
Limit = Annotated[int, Query(ge=1, le=MOST_LISTED)]
OptionsText = Annotated[str | None, Query(max_length=2_000, description="JSON object")]

_OPTIONS: TypeAdapter[Options] = TypeAdapter(Options)


def read_options(text: str | None) -> dict[str, Value]:
    """Return the options that a query names, none for None.

    Raises:
        RequestError: request/invalid.
    """
    if text is None:
        return {}
    try:
        return _OPTIONS.validate_json(text, strict=True)
    except ValidationError as error:
        raise invalid(error.errors(include_input=False, include_url=False)) from error


class Request(BaseModel):
    """What a client sends: nothing that is not known, nothing of another type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Guest(Request):
    """Come in without signing up."""

    language: Word = "en"


class Change(Request):
    """Change what is shown of a member."""

    name: Annotated[str, Field(max_length=100)] | None = None
    language: Word | None = None


class Password(Request):
    """Set a password, and a name with it."""

    name: Annotated[str, Field(max_length=100)] | None = None
    password: Annotated[str, Field(max_length=300)]


class SignIn(Request):
    """Sign in elsewhere."""

    name: Annotated[str, Field(max_length=100)]
    password: Annotated[str, Field(max_length=300)]


class SignOut(Request):
    """Sign out here, or everywhere."""

    everywhere: bool = False


class Passkey(Request):
    """What a browser's `navigator.credentials` gave, as JSON."""

    credential: Annotated[dict[str, Any], Field(max_length=32)]


class NewTable(Request):
    """Open a table: a game by preset or options; the clock as in docs/protocol.md."""

    game: Word
    preset: Word | None = None
    options: Options = {}
    clock: Annotated[dict[Word, int | str], Field(max_length=4)] | None = None
    bots: Annotated[list[Word], Field(max_length=8)] = []
    by_link: bool = False
    watch: bool = True
    rated: bool = False


class Sit(Request):
    """Sit down: the commitment that is answered, and SHA-256 of the entropy, both in hex."""

    commitment: Hex
    hash: Hex
    link: Id | None = None


class Reveal(Request):
    """The entropy that was hashed, in hex."""

    entropy: Hex


class Move(Request):
    """A move; sent twice with one id it is played once."""

    id: RequestId
    move: MoveText


ActName = Literal["resign", "draw", "takeback", "decline", "leave", "rematch"]


class Act(Request):
    """Resign, offer or agree to a draw or a takeback, decline, leave, play again."""

    act: ActName
    id: RequestId | None = None


class Preview(Request):
    """Ask what a move would bring about; without one, what each legal move would."""

    move: MoveText | None = None


class Record(Request):
    """A record to replay (docs/rules/records.md) as a seat, null for a spectator, would see it."""

    record: Any
    seat: Annotated[int, Field(ge=0, le=63)] | None = None


class Say(Request):
    """Say one of the phrases, or a text."""

    phrase: Word | None = None
    text: Line | None = None


class Mute(Request):
    """Hear nothing of a member any more."""

    member: Id


class Report(Request):
    """Tell the host of a member."""

    member: Id
    table: Id | None = None
    text: Line


# Messages of the socket


class Message(Request):
    """A message of the socket."""

    v: Literal[1] = 1


class WatchMessage(Message):
    """Show a table from now on; `last` is the version of it that the client has."""

    type: Literal["watch"]
    table: Id
    link: Id | None = None
    last: Annotated[int, Field(ge=0, le=2**53)] | None = None


class UnwatchMessage(Message):
    """Show a table no more."""

    type: Literal["unwatch"]
    table: Id


class MoveMessage(Message, Move):
    """Make a move."""

    type: Literal["move"]
    table: Id


class ActMessage(Message):
    """Resign and so on."""

    type: Literal["act"]
    table: Id
    id: RequestId
    act: ActName


class RevealMessage(Message, Reveal):
    """Reveal the entropy."""

    type: Literal["reveal"]
    table: Id
    id: RequestId


class PreviewMessage(Message, Preview):
    """Ask what a move, or each legal move, would bring about."""

    type: Literal["preview"]
    table: Id
    id: RequestId


class HintMessage(Message):
    """Ask for a move, in a match against bots alone."""

    type: Literal["hint"]
    table: Id
    id: RequestId


class SayMessage(Message, Say):
    """Say something."""

    type: Literal["say"]
    table: Id
    id: RequestId | None = None


class PingMessage(Message):
    """Ask whether the club is there."""

    type: Literal["ping"]


Incoming = Annotated[
    WatchMessage
    | UnwatchMessage
    | MoveMessage
    | ActMessage
    | RevealMessage
    | PreviewMessage
    | HintMessage
    | SayMessage
    | PingMessage,
    Field(discriminator="type"),
]

INCOMING: TypeAdapter[Incoming] = TypeAdapter(Incoming)
"""What takes a message apart."""
