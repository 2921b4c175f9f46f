"""What a session says things through and hears from: plain sentences, or a table."""

from collections.abc import Callable, Iterable
from typing import Protocol

from koloda.terminal.words import Words

Advice = Callable[[str], str]
"""What a line that is being typed would do, or why it can't be done."""


class Door(Protocol):
    """One way to see and to play a match.

    Attributes:
        lingers: whether the person is asked once more when the match is over.
    """

    lingers: bool

    def attach(self, words: Words, advice: Advice, completions: Callable[[], list[str]]) -> None:
        """Show this match from now on."""

    def told(self, sentences: Iterable[str]) -> None:
        """Say what a move has brought about."""

    def say(self, sentences: Iterable[str]) -> None:
        """Answer the person."""

    def read(self, markdown: str) -> None:
        """Show a long text in Markdown."""

    def ask(self, *, fresh: bool) -> str:
        """Return the next line that the person types; `fresh`: the table has changed.

        Raises:
            Leave, EOFError: there is none.
        """

    def colours(self, count: int) -> bool:
        """Draw suits in two or four colours; return False where there is no colour."""

    def thinking(self) -> None:
        """Say that a bot needs a moment."""

    def close(self, sentences: Iterable[str]) -> None:
        """Say the last things."""
