"""Who can be matched: the bots by name, and any program that speaks text (docs/arena.md)."""

import json
import shlex
import subprocess
from collections import defaultdict
from typing import Protocol

from koloda.bots import Bot, choose
from koloda.bots.thinking import Memory
from koloda.core.errors import BotError
from koloda.match.match import Match

PROGRAM = "exec:"
"""What the name of an external player begins with; its command line follows."""

PROGRAM_VERSION = 0
"""Nobody here knows which version a program is."""


class Player(Protocol):
    """One who makes moves."""

    def choose(self, match: Match, seed: int) -> str:
        """Return a move for the seat to move, from what that seat sees."""

    def close(self) -> None:
        """Let go of whatever the player holds."""


class _Named:
    """A bot, with a memory for each of its seats in the match that it plays."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._match: Match | None = None
        self._memories: defaultdict[int, Memory] = defaultdict(Memory)

    def choose(self, match: Match, seed: int) -> str:
        if match is not self._match:
            self._match = match
            self._memories.clear()
        return choose(self.name, match, seed, self._memories[match.turn])

    def close(self) -> None:
        pass


class _Program:
    """A program that is given a line of JSON for each move to make, and answers with the move."""

    def __init__(self, command: str) -> None:
        self._command = command
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
        except (OSError, ValueError) as error:
            raise self._failed(f"can't be started ({error})") from error

    def choose(self, match: Match, seed: int) -> str:
        if len(match.legal) == 1:
            return match.legal[0]
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        question = {"seed": seed, "view": match.view(match.turn)}
        try:
            self._process.stdin.write(json.dumps(question, separators=(",", ":")) + "\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline().strip()
        except OSError as error:
            raise self._failed("ended before it answered") from error
        if not answer:
            raise self._failed("ended before it answered")
        return answer

    def _failed(self, how: str) -> BotError:
        return BotError(
            "bot/program",
            f"the program {self._command!r} {how}: expected one move a line for each line it gets",
            bot=self._command,
        )

    def close(self) -> None:
        self._process.communicate()


def check_player(name: str) -> None:
    """Raise BotError (bot/unknown, bot/budget) if nobody has that name."""
    if not name.startswith(PROGRAM):
        Bot.named(name)


def version_of(name: str) -> int:
    """Return the version of a player."""
    return PROGRAM_VERSION if name.startswith(PROGRAM) else Bot.named(name).version


def player(name: str) -> Player:
    """Return the player of a name: `champion`, `uct@50ms`, `exec:python3 mine.py`.

    Raises:
        BotError: bot/program.
    """
    if name.startswith(PROGRAM):
        return _Program(name.removeprefix(PROGRAM))
    return _Named(name)
