"""What the commentaries of all games have in common."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, Self

from koloda.locales.language import Language

Events = Sequence[Sequence[Any]]
"""The events of one move, as in rules/records.md."""


class Commentary(ABC):
    """The commentary of one match: fed its moves in order, by ``move`` or by ``lines``."""

    game = ""

    def __init__(
        self,
        names: Sequence[str],
        language: Language,
        options: Mapping[str, object],
        viewer: int | None,
    ) -> None:
        self.names = list(names)
        self.language = language
        self.options = dict(options)
        self.viewer = viewer

    @abstractmethod
    def move(self, seat: int, events: Events) -> list[str]:
        """Say what a move of ``seat`` brought about, a change a sentence."""

    @abstractmethod
    def lines(self, seat: int, events: Events) -> Iterator[str]:
        """Say the same as the lines of a report; a line comes when what it tells is complete."""

    @abstractmethod
    def unfinished(self) -> Iterator[str]:
        """Say, in lines of a report, what is begun and not ended, and how the match stands."""

    @abstractmethod
    def resume(self, view: Mapping[str, Any]) -> None:
        """Go on from the middle of a match: take what is needed from the view of any seat."""

    def heading(self) -> Iterator[str]:
        """Say what a reader should know before the first line of a report."""
        yield from ()

    def copy(self) -> Self:
        """Copy the commentary as it stands, for a match that may be taken back."""
        twin = type(self)(self.names, self.language, self.options, self.viewer)
        kept = {key: value for key, value in vars(self).items() if key != "language"}
        vars(twin).update(deepcopy(kept))
        return twin

    def text(self, message: str, **arguments: str | int) -> str:
        """Format a message of this game."""
        return self.language.text(f"{self.game}-{message}", **arguments)

    def event(self, event: Sequence[Any], **who: str | int) -> str:
        """Say one event with all players' names."""
        return self.language.event(self.game, event, self.names, **who)


def score(goals: Sequence[int]) -> str:
    """Write a score: ``2:1``, seat 0 first."""
    return ":".join(map(str, goals))


def leaders(goals: Sequence[int]) -> list[int]:
    """Give the seats with the most goals; both where the score is level."""
    return [seat for seat, count in enumerate(goals) if count == max(goals)]
