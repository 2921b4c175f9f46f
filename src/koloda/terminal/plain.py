"""Plain sentences: no table, no colour, no cursor control; one change a line.

For screen readers, for pipes, and for terminals that can do no more.
"""

import contextlib
import io
import re
import sys
from collections.abc import Callable, Iterable

from koloda.locales import Language
from koloda.terminal.door import Advice
from koloda.terminal.signals import Watch
from koloda.terminal.words import Words

PROMPT = "> "

_MARKS = re.compile(r"\*\*|`|^#+\s*|^(\s*)[-*]\s+")


class PlainDoor:
    """Says and hears lines of text.

    Attributes:
        lingers: whether somebody sits at the other end.
    """

    def __init__(self, language: Language, watch: Watch) -> None:
        self.language = language
        self.lingers = sys.stdin.isatty() and sys.stdout.isatty()
        self._watch = watch
        self._words: Words | None = None
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                # What a terminal can't show or should not have sent is no reason to stop.
                stream.reconfigure(errors="replace")

    def attach(self, words: Words, advice: Advice, completions: Callable[[], list[str]]) -> None:
        """Show this match from now on."""
        self._words = words

    def told(self, sentences: Iterable[str]) -> None:
        """Say what a move has brought about."""
        self.say(sentences)

    def say(self, sentences: Iterable[str]) -> None:
        """Say sentences, one a line."""
        for sentence in sentences:
            print(sentence)
        sys.stdout.flush()

    def read(self, markdown: str) -> None:
        """Say a text without its marks."""
        self.say(_MARKS.sub(r"\1", line) for line in markdown.splitlines() if line.strip())

    def ask(self, *, fresh: bool) -> str:
        """Return the next line; before it say what can be done, if that has changed."""
        if fresh and self._words is not None:
            view = self._words.live.view()
            if not view["over"]:
                self.say(self._words.turn(view))
        if self.lingers:
            print(PROMPT, end="", flush=True)
        with self._watch.waiting():
            line = sys.stdin.readline()
        if not line:
            if self.lingers:
                print()
            raise EOFError
        return line

    def colours(self, count: int) -> bool:
        """Return False: there are none."""
        return False

    def thinking(self) -> None:
        """Say nothing: the next sentence is soon there."""

    def close(self, sentences: Iterable[str]) -> None:
        """Say the last things."""
        with contextlib.suppress(OSError):
            self.say(sentences)
