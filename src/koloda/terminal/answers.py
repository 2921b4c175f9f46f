"""What each command answers. Moves and questions both come here as a person typed them."""

from collections.abc import Callable
from pathlib import Path

from koloda.core.errors import MoveError
from koloda.terminal import saves
from koloda.terminal.choices import sentence
from koloda.terminal.commands import WORDS, Grammar, Typed
from koloda.terminal.door import Door
from koloda.terminal.live import LiveMatch
from koloda.terminal.saves import Keeper
from koloda.terminal.signals import Leave
from koloda.terminal.words import Words

COLOURS = ("2", "4")


class Answers:
    """Answers one line after another.

    `answer` returns whether the table has changed, or is wanted again.
    """

    def __init__(
        self,
        live: LiveMatch,
        words: Words,
        door: Door,
        keeper: Keeper,
        think: Callable[[Callable[[], str]], str],
    ) -> None:
        self.live = live
        self.words = words
        self.door = door
        self.keeper = keeper
        self.grammar = Grammar(live.language)
        self._think = think
        self._commands: dict[str, Callable[[str], bool]] = {
            "help": self._help,
            "hint": self._hint,
            "what": self._what,
            "undo": self._undo,
            "table": self._table,
            "last": self._last,
            "rules": self._rules,
            "colours": self._colours,
            "save": self._save,
            "quit": self._quit,
            "move": self._no_move,
        }

    def read(self, line: str) -> Typed:
        """Return what a line means at this time."""
        return self.grammar.read(line, self.words.as_move(self.live.view()))

    def answer(self, line: str) -> bool:
        """Do what a line asks for; return whether the table is to be shown anew.

        Raises:
            Leave: the person wants to.
        """
        typed = self.read(line)
        if typed.kind == "empty":
            return True
        if typed.kind == "move":
            return self._move(typed.name)
        if typed.kind == "command":
            return self._command(typed.name, typed.rest)
        self.door.say([self.not_understood(typed)])
        return False

    def advice(self, line: str) -> str:
        """Say in a line what a line that is being typed would do."""
        typed = self.read(line)
        if typed.kind == "move":
            return self.advice_on_move(typed.name)
        if typed.kind == "command":
            if typed.name in self._commands or typed.name in self.words.topics:
                return self._text(f"about-{typed.name}")
            return self._text("no-topic")
        if typed.kind == "empty":
            if self.live.match.over:
                return self._text("over")
            return self._text("choices", moves=self.words.choices(self.live.view()))
        return self.not_understood(typed)

    def advice_on_move(self, move: str) -> str:
        """Say what a move would bring about, or why it can't be made."""
        if move in self.live.match.legal:
            return self.words.preview(move, self.live.view())
        return self.refusal(move)

    def completions(self) -> list[str]:
        """Return what may be typed now: the legal moves, then the commands of this game."""
        moves = [self.words.move(move) for move in self.live.match.legal]
        return [*moves, *(self.grammar.shown[name] for name in self._offered())]

    def _offered(self) -> list[str]:
        known = {*self._commands, *self.words.topics} - {"move"}
        return [name for name in WORDS if name in known]

    def not_understood(self, typed: Typed) -> str:
        """Say that a line is no command, and what it may have meant."""
        kind = typed.kind if typed.nearest else "strange"
        return self._text(
            f"not-understood-{kind}", word=typed.name[:40], words=", ".join(typed.nearest)
        )

    def refusal(self, move: str) -> str:
        """Say why a move can't be made."""
        match = self.live.match
        if match.over:
            return self._text("over")
        try:
            return self.live.language.refusal(
                self.live.game_name, match.reason(move), move, match.legal
            )
        except KeyError:
            return self._text("choices", moves=self.words.choices(self.live.view()))

    def _move(self, move: str) -> bool:
        try:
            told = self.live.play(move)
        except MoveError:
            self.door.say([self.refusal(move)])
            return False
        self.door.told(told)
        return True

    def _command(self, name: str, rest: str) -> bool:
        if name in self._commands:
            return self._commands[name](rest)
        if name in self.words.topics:
            self.door.say(self.words.topics[name](self.live.view()))
        else:
            self.door.say([self._text("no-topic")])
        return False

    def _help(self, rest: str) -> bool:
        lines = [self._text("help-moves", game=self.live.game_name)]
        for name in self._offered():
            lines.append(
                self._text(
                    "help-line", word=self.grammar.shown[name], about=self._text(f"about-{name}")
                )
            )
        self.door.say([*lines, self._text("help-end")])
        return False

    def _hint(self, rest: str) -> bool:
        if not self.live.mine:
            self.door.say([self._text("over")])
            return False
        move = self._think(self.live.hint)
        suggestion = self.words.suggestion(move, self.live.view())
        self.door.say([self._text("hint", move=suggestion)])
        return False

    def _what(self, rest: str) -> bool:
        if not rest or not self.live.mine:
            self.door.say(self.words.previews(self.live.view()) or [self._text("over")])
        else:
            self.door.say([self.advice_on_move(rest)])
        return False

    def _undo(self, rest: str) -> bool:
        if self.live.match.over:
            self.door.say([self._text("over")])
            return False
        if not self.live.undo():
            self.door.say([self._text("nothing-to-undo")])
            return False
        self.door.say([self._text("undone")])
        return True

    def _table(self, rest: str) -> bool:
        self.door.told(self.words.whole(self.live.view()))
        return True

    def _last(self, rest: str) -> bool:
        if self.grammar.is_all(rest):
            told = [sentence for made in self.live.made for sentence in made.sentences]
        elif rest.isascii() and rest.isdigit():
            told = self.live.last(int(rest[:6]))
        else:
            told = self.live.last_moves()
        self.door.say(told or [self._text("nothing-yet")])
        return False

    def _rules(self, rest: str) -> bool:
        self.door.read(self.live.language.rules(self.live.game_name, self.live.match.options))
        return False

    def _colours(self, rest: str) -> bool:
        if rest not in COLOURS:
            self.door.say([self._text("colours-which")])
            return False
        done = self.door.colours(int(rest))
        self.door.say(
            [self._text("colours-set", count=int(rest)) if done else self._text("no-colours")]
        )
        return False

    def _save(self, rest: str) -> bool:
        self.door.say([self._saved_to(Path(rest).expanduser()) if rest else self._kept()])
        return False

    def _saved_to(self, path: Path) -> str:
        record = self.live.record()
        if not saves.may_replace(path, record):
            return self._text("save-exists", path=str(path))
        error = saves.write(path, record)
        if error is not None:
            return sentence(self.live.language, error)
        return self._text("saved", path=str(path))

    def _kept(self) -> str:
        error = saves.write(self.keeper.path, self.live.saved())
        if error is not None:
            return sentence(self.live.language, error)
        self.keeper.failed = False
        return self._text("saved", path=str(self.keeper.path))

    def _quit(self, rest: str) -> bool:
        raise Leave

    def _no_move(self, rest: str) -> bool:
        self.door.say([self._text("choices", moves=self.words.choices(self.live.view()))])
        return False

    def _text(self, message: str, **arguments: str | int) -> str:
        return self.live.language.text(f"terminal-{message}", **arguments)
