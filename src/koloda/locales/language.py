"""One language: messages, cards, options, refusals, errors and rules in the reader's words.

Messages are Fluent, in the ``*.ftl`` files of the language's folder. A message is parsed when it
is first asked for: a command needs a few dozen of several hundred, and starts sooner for it.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from re import MULTILINE
from re import compile as pattern

from fluent.runtime import FluentBundle, FluentResource

from koloda.core.errors import KolodaError
from koloda.locales import errors, events, rules_text

CODES = ("en", "ru", "uk", "be")
"""The languages there are, by their ISO 639-1 codes."""

SUIT_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RANK_LETTERS = {
    "intl": {"T": "10"},
    "cyrillic": {"T": "10", "J": "В", "Q": "Д", "K": "К", "A": "Т"},
}
"""What stands on a card's face where it differs from the rank of a record."""

MOST_SEATS = 4

_START = pattern(r"^(-?[A-Za-z][\w-]*) *=", MULTILINE)
_REFERENCE = pattern(r"\{\s*(-?[a-z][\w-]*)")


class Language:
    """The texts of one language, with cards in international or Cyrillic letters.

    ``code`` is one of CODES, ``cards`` is ``intl`` or ``cyrillic``; KeyError otherwise.
    """

    def __init__(self, code: str, cards: str = "intl") -> None:
        if code not in CODES:
            raise KeyError(f"no language {code!r}: expected one of {', '.join(CODES)}")
        self.code = code
        self.cards = cards
        self._ranks = RANK_LETTERS[cards]
        self._sources = _sources(code)
        self._bundle = FluentBundle([code], use_isolating=False)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all messages, in the order of the files."""
        return tuple(name for name in self._sources if not name.startswith("-"))

    def has(self, message_id: str) -> bool:
        """Say whether there is a message of this id."""
        return message_id in self._sources

    def text(self, message_id: str, **arguments: str | int) -> str:
        """Format a message, or with ``id.attribute`` one of its attributes.

        Raises KeyError for an unknown id, ValueError where an argument is missing.
        """
        name, _, attribute = message_id.partition(".")
        self._load(name)
        message = self._bundle.get_message(name)
        value = message.attributes[attribute] if attribute else message.value
        if value is None:
            raise KeyError(message_id)
        text, faults = self._bundle.format_pattern(value, arguments)
        if faults:
            raise ValueError(f"{self.code}: {message_id}: {faults[0]}")
        return events.with_minus(str(text), arguments.values())

    def card(self, text: str) -> str:
        """Write a card as on its face: ``QS`` is ``Q♠``, or ``Д♠`` with Cyrillic letters."""
        if text in ("RJ", "BJ"):
            return self.text(f"card-{text}")
        rank, suit = text[:-1], text[-1:]
        return self._ranks.get(rank, rank) + SUIT_SIGNS[suit]

    def card_list(self, cards: Iterable[str]) -> str:
        """Write several cards, parted by commas; ``~`` stands for a reshuffled goalkeeper."""
        return ", ".join(
            self.text("card-football-reshuffled") if card == "~" else self.card(card)
            for card in cards
        )

    def seat_name(self, seat: int) -> str:
        """Name a seat that has no name of its own: seat 0 is Player 1."""
        return self.text("seat-name", number=seat + 1)

    def event(
        self,
        game_name: str,
        event: Sequence[object],
        names: Sequence[str] = (),
        **who: str | int,
    ) -> str:
        """Say one event in a sentence.

        ``names`` are the players' by seat. ``who`` gives what the event itself does not hold:
        ``player`` (who moves), ``rival``, ``score`` and so on (koloda.locales.events lists the
        arguments); what is left out has a plain default.
        """
        players = list(names) or [self.seat_name(seat) for seat in range(MOST_SEATS)]
        name = str(event[0]).replace("_", "-")
        arguments = events.arguments(self, game_name, event, players, who)
        return self.text(f"{game_name}-event-{name}", **arguments)

    def option(self, game_name: str, name: str, value: object) -> str:
        """Say the value of an option: in words where it has any, as a number otherwise."""
        word = str(value).lower() if isinstance(value, bool) else str(value)
        message_id = f"{game_name}-option-{name}-{word}"
        if self.has(message_id):
            return self.text(message_id)
        return events.minus(value) if isinstance(value, int) else word

    def refusal(self, game_name: str, reason: str, move: str, legal: Sequence[str]) -> str:
        """Say why a move can't be made, and which can."""
        return self.text(
            f"{game_name}-refused-{reason}",
            move=self._move(errors.shorten(move)),
            legal=", ".join(map(self._move, legal)),
        )

    def error(self, error: KolodaError) -> str:
        """Say an error in a sentence: by its code, or by the first half of its code."""
        exact = "error-" + error.code.replace("/", "-")
        general = "error-" + error.code.partition("/")[0]
        arguments = errors.arguments(self, error)
        return self.text(exact if self.has(exact) else general, **arguments)

    def result(self, names: Sequence[str], winners: Sequence[int]) -> str:
        """Say who has won: one winner, a draw of two players, or a shared win."""
        players = ", ".join(names[seat] for seat in winners)
        if len(winners) == 1:
            return self.text("result-win", player=players)
        if len(names) == 2:
            return self.text("result-draw")
        return self.text("result-shared", count=len(winners), players=players)

    def rules(self, game_name: str, options: Mapping[str, object], *, anchors: bool = False) -> str:
        """Write a game's rules in Markdown, with the clauses of the options in force.

        ``options`` are all options of the game; ``anchors``: the names of headings stay, as in
        ``## Goal {#goal}``. Raises KeyError where the rules name another option.
        """
        page = Path(__file__).parent / self.code / "rules" / f"{game_name}.md"
        return rules_text.apply(
            page.read_text(encoding="utf-8"),
            options,
            {name: self._rule_value(game_name, name, value) for name, value in options.items()},
            anchors=anchors,
        )

    def _rule_value(self, game_name: str, name: str, value: object) -> str:
        """Say a value inside a sentence of the rules: a number stays a number."""
        if isinstance(value, int) and not isinstance(value, bool):
            return events.minus(value)
        return self.option(game_name, name, value)

    def _move(self, text: str) -> str:
        known = len(text) == 2 and text[0] in "23456789TJQKA" and text[1] in SUIT_SIGNS
        return self.card(text) if known else text

    def _load(self, name: str) -> None:
        """Parse a message and those it refers to, unless that is done."""
        source = self._sources[name]
        if self._bundle.has_message(name):
            return
        self._bundle.add_resource(FluentResource(source))
        for other in _REFERENCE.findall(source):
            if other in self._sources and other != name:
                self._load(other)


@cache
def _sources(code: str) -> dict[str, str]:
    """Cut the files of a language into the source text of each message, by id."""
    found: dict[str, str] = {}
    for path in sorted((Path(__file__).parent / code).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        starts = list(_START.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=False):
            found[start.group(1)] = text[start.start() : end]
    return found
