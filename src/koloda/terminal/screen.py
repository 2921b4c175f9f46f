"""The table on a terminal: drawn anew whenever something has changed, the prompt below it."""

import contextlib
from collections.abc import Callable, Iterable

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from koloda.locales import Language
from koloda.terminal.door import Advice
from koloda.terminal.ink import QUIET, Ink
from koloda.terminal.prompting import TOOLBAR_LINES, Prompt
from koloda.terminal.signals import Watch
from koloda.terminal.table import Table, table_of
from koloda.terminal.words import Words

BELOW = TOOLBAR_LINES + 2
"""Lines that are kept free below the table: an empty one, the prompt and its help."""


class ScreenDoor:
    """Shows a match as a table; where it does not fit, as sentences.

    Attributes:
        lingers: True, a person sits there.
    """

    lingers = True

    def __init__(self, language: Language, watch: Watch) -> None:
        self.language = language
        self._console = Console(highlight=False, markup=False, emoji=False)
        self._ink = Ink(language)
        self._prompt = Prompt(watch)
        self._watch = watch
        self._table: Table | None = None
        self._notice: list[str] = []
        self._told: list[str] = []

    def attach(self, words: Words, advice: Advice, completions: Callable[[], list[str]]) -> None:
        """Show this match from now on."""
        self._table = table_of(words, self._ink)
        self._prompt.attach(advice, completions, words.text("footer"))

    def told(self, sentences: Iterable[str]) -> None:
        """Keep what a move has brought about until the person is asked."""
        self._told += sentences

    def say(self, sentences: Iterable[str]) -> None:
        """Keep an answer until the person is asked."""
        self._notice += sentences

    def read(self, markdown: str) -> None:
        """Show a long text, a screenful at a time."""
        with self._console.capture() as captured:
            self._console.print(Markdown(markdown))
        self._page(captured.get().splitlines())

    def ask(self, *, fresh: bool) -> str:
        """Show the table with what there is to say, and return the next line."""
        self._draw(fresh)
        self._notice, self._told = [], []
        return self._prompt.ask()

    def _draw(self, fresh: bool) -> None:
        if self._table is None:
            self._print(self._notice)
            return
        view = self._table.words.live.view()
        height = self._console.height - BELOW
        lines = self._table.lines(self._console, view, height, self._notice)
        if lines is None and len(self._notice) > 1:
            # A long answer has the screen for itself, if the table can be drawn at all.
            lines = self._table.lines(self._console, view, height, [])
            if lines is not None:
                self._page([self._ansi(sentence) for sentence in self._notice])
        if lines is not None:
            self._clear()
            for line in lines:
                self._console.print(line)
            self._console.print()
            return
        self._print(self._told)
        self._print(self._notice)
        if fresh and not view["over"]:
            self._print(self._table.words.turn(view))

    def _print(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self._console.print(self._ink.rich(sentence))

    def _ansi(self, sentence: str) -> str:
        with self._console.capture() as captured:
            self._console.print(self._ink.rich(sentence))
        return captured.get().rstrip("\n")

    def _page(self, blocks: Iterable[str]) -> None:
        """Show lines, a screenful at a time, until the person has seen them or has had enough."""
        lines = [line for block in blocks for line in block.split("\n")]
        step = max(self._console.height - 2, 1)
        self._clear()
        for first in range(0, len(lines), step):
            for line in lines[first : first + step]:
                print(line)
            last = first + step >= len(lines)
            more = "no" if last else "yes"
            # Nothing may be written after it: the answer may have been typed by then.
            self._console.print(
                Text(self.language.text("terminal-page", more=more), QUIET), end=" "
            )
            if self._key().strip() and not last:
                return

    def _key(self) -> str:
        """Wait for Enter; return what was typed before it."""
        with self._watch.waiting():
            return input()

    def _clear(self) -> None:
        if self._console.is_terminal:
            self._console.file.write("\x1b[H\x1b[2J")

    def colours(self, count: int) -> bool:
        """Draw suits in two or four colours; return False where there is no colour."""
        self._ink.colours = count
        return not self._console.no_color

    def thinking(self) -> None:
        """Say that a bot needs a moment."""
        self._console.print(Text(self.language.text("terminal-thinking"), QUIET))

    def close(self, sentences: Iterable[str]) -> None:
        """Say the last things."""
        with contextlib.suppress(OSError):
            self._print([*self._notice, *sentences])
