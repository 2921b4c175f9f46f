"""The grammar of what a person types: a move, or a command in their language or in English.

One grammar for the table and for plain sentences. It knows words, not the match: whether a move
is legal is for the match to say.
"""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches

from koloda.locales import Language
from koloda.terminal import typed

WORDS: dict[str, tuple[str, ...]] = {
    "help": ("help", "?"),
    "hint": ("hint",),
    "what": ("what", "preview"),
    "undo": ("undo",),
    "table": ("table", "look"),
    "pitch": ("pitch", "trick"),
    "hand": ("hand", "lineup"),
    "squad": ("squad", "squads"),
    "goalkeeper": ("goalkeeper", "keeper"),
    "seen": ("seen",),
    "score": ("score",),
    "last": ("last",),
    "rules": ("rules",),
    "colours": ("colours", "colors"),
    "save": ("save",),
    "quit": ("quit", "exit"),
    "move": ("take", "play"),
    "throw": ("throw",),
}
"""The commands and their English words, in the order in which help lists them."""

THROW = "-"
DASHES = "-−–—"


@dataclass(frozen=True)
class Typed:
    """What a line means.

    Attributes:
        kind: "move", "command", "unclear" (several commands begin so), "unknown" or "empty".
        name: the move's text, or the command's name.
        rest: what stands behind a command; behind "what" a move's text where it is one.
        nearest: the words that may have been meant, of a line that is unclear or unknown.
    """

    kind: str
    name: str = ""
    rest: str = ""
    nearest: tuple[str, ...] = ()


def move_of_columns(text: str) -> str | None:
    """Return the move that a text is where moves are columns, None where it is none.

    A card is taken for a move too, so that the match says why it is none here.
    """
    return THROW if text and text in DASHES else typed.column(text) or typed.card(text)


def move_of_cards(text: str) -> str | None:
    """Return the move that a text is where moves are cards, None where it is none.

    A number is taken for a move too, so that the match says why it is none here.
    """
    return typed.card(text) or typed.column(text)


class Grammar:
    """The words of one language, with English ones besides."""

    def __init__(self, language: Language) -> None:
        self.shown: dict[str, str] = {}
        self._commands: dict[str, str] = {}
        for name, english in WORDS.items():
            local = language.text(f"terminal-command-{name}").split(", ")
            self.shown[name] = local[0]
            for word in (*local, *english):
                self._commands.setdefault(folded(word), name)
        self._all = {"all", *map(folded, language.text("terminal-word-all").split(", "))}

    def read(self, line: str, as_move: Callable[[str], str | None]) -> Typed:
        """Return what a line means; `as_move` says which texts are moves at this time."""
        text = folded(line).removeprefix("/").strip()
        if not text:
            return Typed("empty")
        move = as_move(text)
        if move is not None:
            return Typed("move", move)
        if text.endswith("?") and len(text) > 1:
            return self._with_move("what", text[:-1].strip(), as_move)
        word, _, rest = text.partition(" ")
        found = self._find(word)
        if isinstance(found, Typed):
            return found
        if found == "throw":
            return Typed("move", THROW)
        if found in ("move", "what"):
            return self._with_move(found, rest.strip(), as_move)
        if found == "save":
            # A file's name keeps its letters as they were typed.
            return Typed("command", found, line.strip().partition(" ")[2].strip())
        return Typed("command", found, rest.strip())

    def is_all(self, rest: str) -> bool:
        """Return whether what stands behind a command asks for everything."""
        return folded(rest) in self._all

    def words(self) -> list[str]:
        """Return the word of each command as help shows it, for completion."""
        return list(dict.fromkeys(self.shown.values()))

    def _find(self, word: str) -> "str | Typed":
        if word in self._commands:
            return self._commands[word]
        meant = {name for known, name in self._commands.items() if known.startswith(word)}
        if len(meant) == 1:
            return meant.pop()
        if meant:
            words = tuple(self.shown[name] for name in WORDS if name in meant)
            return Typed("unclear", word, nearest=words)
        near = get_close_matches(word, list(self._commands), n=1, cutoff=0.6)
        return Typed("unknown", word, nearest=tuple(near))

    @staticmethod
    def _with_move(command: str, rest: str, as_move: Callable[[str], str | None]) -> Typed:
        move = as_move(rest) if rest else None
        if command == "move" and rest:
            return Typed("move", rest if move is None else move)
        return Typed("command", command, rest if move is None else move)


def folded(text: str) -> str:
    """Return a text as words are compared: lower case, one kind of apostrophe, ё as е."""
    return " ".join(text.casefold().replace("’", "'").replace("ё", "е").split())
