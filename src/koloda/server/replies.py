"""What the server replies to HTTP requests."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from koloda.club.members import Member
from koloda.core.options import Value

Event = list[Any]
"""An event of docs/rules/records.md: its name, then its operands."""


class Reply(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(extra="forbid")


class Done(Reply):
    """It is done."""

    done: Literal[True] = True


class Error(Reply):
    """What was wrong: a stable code, an English sentence, and the same as data."""

    code: str
    message: str
    details: dict[str, Any]


class Refusal(Reply):
    """The body of a reply that refuses."""

    error: Error


# Members


class Me(Reply):
    """The member who asks."""

    id: str
    name: str
    language: str
    guest: bool
    password: bool
    passkey: bool
    token: bool
    joined_at: float

    @classmethod
    def of(cls, member: Member) -> "Me":
        """Return what a member is told of themselves."""
        return cls(
            id=member.id,
            name=member.name,
            language=member.language,
            guest=member.is_guest,
            password=member.has_password,
            passkey=member.has_passkey,
            token=member.has_token,
            joined_at=member.joined_at,
        )


class KeptPasskey(Reply):
    """A passkey by which the member can sign in."""

    id: str
    added_at: float


class Token(Reply):
    """A token for a program, shown once."""

    token: str


class Count(Reply):
    """How matches went."""

    played: int
    won: int
    drawn: int
    lost: int


# Games


class Option(Reply):
    """A rule option: `choices` of a choice, `minimum` and `maximum` of a whole number."""

    name: str
    kind: Literal["flag", "whole", "choice"]
    default: Value
    choices: list[Value] | None = None
    minimum: int | None = None
    maximum: int | None = None


class Game(Reply):
    """A game."""

    name: str
    seats: int
    options: list[Option]
    presets: dict[str, dict[str, Value]]


class Games(Reply):
    """What can be played, and how."""

    games: list[Game]
    levels: list[str]
    clocks: dict[str, dict[str, list[int]]]
    phrases: list[str]


# Tables


class Seat(Reply):
    """A seat; `bot` is the level of a bot, `substitute` says that one plays for the member."""

    name: str
    bot: str | None
    member: str | None
    you: bool
    revealed: bool = False
    away: bool
    substitute: bool
    left: bool
    reserved: str | None = None


class Fair(Reply):
    """By what the shuffle was agreed on (docs/rules/chance.md)."""

    match: str
    commitment: str
    server_seed: str | None
    hashes: list[str | None]
    entropy: list[str | None]


class Clocks(Reply):
    """Seconds left by seat; since when the turn lasts, how long it may, and what time it is."""

    left: list[float]
    since: float
    allowance: float | None
    now: float


class Result(Reply):
    """How a match ended."""

    scores: list[int]
    winners: list[int]


class Snapshot(Reply):
    """A table as one seat, or a spectator, sees it."""

    id: str
    game: str
    options: dict[str, Value]
    clock: dict[str, Any]
    phase: Literal["seating", "reveal", "playing", "over", "void"]
    version: int
    watch: bool
    rated: bool
    by_link: bool
    link: str | None
    commitment: str
    fair: Fair
    seats: list[Seat]
    seat: int | None
    view: dict[str, Any] | None
    clocks: Clocks
    moves: int
    draw_offer: int | None
    takeback: int | None
    agreed: list[int]
    rematch: list[int]
    rematch_table: str | None
    ending: str | None
    culprit: int | None
    winners: list[int]
    result: Result | None


class Opened(Snapshot):
    """A table that was just opened, with its link where it is by link."""


class Listed(Reply):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Value]
    clock: dict[str, Any]
    phase: str
    watch: bool
    rated: bool
    by_link: bool
    opened_at: float
    started_at: float | None
    over_at: float | None
    moves: int
    turn: int
    scores: list[int] | None
    winners: list[int]
    ending: str | None
    culprit: int | None
    seats: list[Seat]


class Changed(Reply):
    """It is done; the version of the table with it."""

    table: str
    version: int


class Outcome(Reply):
    """One way a move may go."""

    odds: float
    events: list[Event]


class Forecast(Reply):
    """What a move would bring about: what is certain, and then one of the outcomes."""

    events: list[Event]
    outcomes: list[Outcome]


class Previews(Reply):
    """What moves would bring about, at a version of the table: by move."""

    table: str
    version: int
    previews: dict[str, Forecast]


class Hint(Reply):
    """The move that a strong bot would make, at a version of the table."""

    table: str
    version: int
    move: str


class Line(Reply):
    """Something that was said."""

    id: int
    table: str
    member: str
    name: str
    phrase: str | None
    text: str | None
    at: float


class Muted(Reply):
    """A member whom the one who asks has muted."""

    member: str
    name: str


# Matches


class Match(Reply):
    """A match that is over, or void."""

    id: str
    game: str
    options: dict[str, Value]
    phase: Literal["over", "void"]
    ending: str | None
    culprit: int | None
    result: Result | None
    seats: list[Seat]
    fair: Fair
    started_at: float | None
    over_at: float | None
    moves: int
    record: dict[str, Any] | None


class Told(Reply):
    """A move of a match that is over, with all it brought about."""

    seat: int
    move: str
    events: list[Event]
    at: float
    bot: str | None


class Step(Reply):
    """A move of a replay and the table after it; the first step is the deal, and has no move."""

    seat: int | None
    move: str | None
    events: list[Event]
    view: dict[str, Any]


class Replay(Reply):
    """A record, replayed; `fair`: its shuffle is the one that its parties committed to."""

    game: str
    options: dict[str, Value]
    seats: int
    names: list[str | None] | None
    scores: list[int]
    winners: list[int]
    fair: bool
    steps: list[Step]


class Rules(Reply):
    """The rules of a game under options, all of which are given."""

    game: str
    language: str
    options: dict[str, Value]
    markdown: str


class Health(Reply):
    """Whether the club is ready, or its rules are being compiled still; and so with its bots."""

    status: Literal["ready", "compiling"]
    bots: Literal["ready", "compiling"]
    worker: str
