"""What can go wrong, each with a code that is stable on the wire.

    KolodaError
    ├── GameError      game/unknown
    ├── OptionError    option/unknown, option/value, option/preset
    ├── MoveError      move/illegal, move/over
    ├── RecordError    record/file, record/size, record/encoding, record/json, record/empty,
    │                  record/type, record/key, record/version, record/game, record/options,
    │                  record/seed, record/moves
    ├── FairnessError  fair/missing, fair/key, fair/commitment, fair/entropy, fair/seed
    ├── CardError      card/text
    ├── BotError       bot/unknown, bot/budget, bot/program
    ├── ArenaError     arena/players, arena/file, arena/extra, arena/sprt
    ├── SaveError      save/write, save/read, save/none
    ├── ClubError      club/…: what keeps a club from opening
    ├── TableError     table/…: what can't be done at a table
    ├── MemberError    member/…: what can't be done by or to a member
    └── LimitError     limit/…: too much, too often

`str(error)` is an English sentence that names what was wrong and what was expected; `details` holds
the same as data, so that a door can say it in the reader's language (Fluent id `error-` + code).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches


@dataclass(frozen=True)
class Place:
    """Where something was read: a file's name and, where it has many records, a line."""

    path: str
    line: int | None = None

    def __str__(self) -> str:
        """Say the place as errors do, as in "matches.jsonl, line 3"."""
        return self.path if self.line is None else f"{self.path}, line {self.line}"


class KolodaError(Exception):
    """An error that a person can mend.

    Attributes:
        code: what went wrong, stable on the wire, as in "move/illegal".
        details: the same as data; the keys of each code are those of its message in `locales`.
    """

    def __init__(self, code: str, message: str, **details: object) -> None:
        super().__init__(message)
        self.code = code
        self.details = details

    def within(self, place: "Place") -> "KolodaError":
        """Return the same error with the place where it was met in front of its message."""
        where = {"path": place.path, "line": place.line}
        return type(self)(self.code, f"{place}: {self}", **{**self.details, **where})


class GameError(KolodaError):
    """No such game."""


class OptionError(KolodaError):
    """A rule option, or a preset of them, that the game does not know or whose value it refuses."""


class MoveError(KolodaError):
    """A move that is not legal at its place."""


class RecordError(KolodaError):
    """A record of a match that can't be read."""


class FairnessError(KolodaError):
    """A record whose shuffle is not the one that its parties committed to."""


class CardError(KolodaError):
    """A text that is no card."""


class BotError(KolodaError):
    """No such bot, or a budget that it can't work with."""


class ArenaError(KolodaError):
    """An arena that can't be held, or gone on with."""


class SaveError(KolodaError):
    """A match that can't be kept or found again."""


class ClubError(KolodaError):
    """What keeps a club from opening: a setting, or its database."""


class TableError(KolodaError):
    """What can't be done at a table of the club."""


class MemberError(KolodaError):
    """What can't be done by or to a member of the club."""


class LimitError(KolodaError):
    """Too much, or too often."""


def shortened(value: object) -> str:
    """Return a value as an error shows it: not longer than a line."""
    shown = repr(value)
    return shown if len(shown) <= 72 else f"{shown[:66]}… ({len(shown)} characters)"


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that `word` may have been meant for, or None."""
    matches = get_close_matches(word[:80].lower(), list(known), n=1, cutoff=0.6)
    return matches[0] if matches else None
