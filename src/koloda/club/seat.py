"""A seat of a table, and a move that was made there."""

from dataclasses import dataclass

SUBSTITUTE = "club"
"""The level of the bot that holds the seat of somebody who is away."""


@dataclass
class Seat:
    """A seat of a table.

    Attributes:
        member: the member who sits here, None for a bot or where nobody sits.
        name: the name that is shown.
        bot: the level of the bot that sits here.
        hash: of the member's entropy, in hex.
        entropy: the member's entropy in hex, once revealed.
        away_since: when the member's last connection was lost; None while there is one.
        worker: the worker process that has the connection.
        substitute: whether a bot plays here for the member.
        left: whether the member has given the seat up for good.
    """

    member: str | None = None
    name: str = ""
    bot: str | None = None
    hash: str | None = None
    entropy: str | None = None
    away_since: float | None = None
    worker: str | None = None
    substitute: bool = False
    left: bool = False

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit here."""
        return self.member is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The level of the bot that moves here now, None where a person does."""
        return SUBSTITUTE if self.substitute else self.bot


@dataclass(frozen=True)
class Made:
    """A move that was made.

    Attributes:
        seat: whose.
        move: its text.
        version: the table's version with it.
        at: when.
        bot: the level of the bot that made it, None for a person.
        request: the client's own id of it.
    """

    seat: int
    move: str
    version: int
    at: float
    bot: str | None = None
    request: str | None = None
