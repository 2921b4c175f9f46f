"""What a table holds, in sentences: what all games share."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from koloda.core.cards import SUITS
from koloda.core.game import Event
from koloda.locales.language import SUIT_SIGNS
from koloda.terminal.live import LiveMatch

View = Mapping[str, Any]
"""The table as a seat sees it (Match.view)."""

Topic = Callable[[View], list[str]]
"""What answers one question about the table."""


class Words(ABC):
    """The sentences of one match."""

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.language = live.language
        self.names = live.names
        self.seat = live.seat
        self.topics: Mapping[str, Topic] = self.all_topics()

    @abstractmethod
    def all_topics(self) -> dict[str, Topic]:
        """Return what can be asked about: the command's name to what answers it."""

    @abstractmethod
    def as_move(self, view: View) -> Callable[[str], str | None]:
        """Return what turns a text into a move at this time (koloda.terminal.commands)."""

    @abstractmethod
    def turn(self, view: View) -> list[str]:
        """Say what the person can do now."""

    @abstractmethod
    def choices(self, view: View) -> str:
        """List the legal moves in a few words."""

    @abstractmethod
    def certain(self, move: str, view: View, events: list[Event]) -> list[str]:
        """Say what a legal move brings about for certain."""

    def odds(self, outcomes: Sequence[Mapping[str, Any]], certain: list[Event]) -> list[str]:
        """Say what a move may bring about, where chance decides."""
        chances: dict[str, float] = {}
        for outcome in outcomes:
            end = self.end(outcome["events"])
            chances[end] = chances.get(end, 0.0) + float(outcome["odds"])
        return [capital(", ".join(self.chance(end, odds) for end, odds in chances.items())) + "."]

    def end(self, events: Sequence[Event]) -> str:
        """Return in a word how an outcome ends: "goal", "save", "throw" or "on"."""
        names = [str(event[0]) for event in events]
        return next((end for end in ("goal", "save", "throw") if end in names), "on")

    def chance(self, end: str, odds: float) -> str:
        """Say the odds of one end."""
        return self.text("preview-chance", end=end, odds=percent(odds))

    def preview(self, move: str, view: View) -> str:
        """Say in a line what a legal move would bring about."""
        foretold = self.live.match.preview(move)
        events, outcomes = foretold["events"], foretold["outcomes"]
        told = self.certain(move, view, events)
        if outcomes:
            told += self.odds(outcomes, events)
        return capital(" ".join(told or self.plain(move, view)))

    def plain(self, move: str, view: View) -> list[str]:
        """Say what a move does that brings nothing else about."""
        return []

    def previews(self, view: View) -> list[str]:
        """Say of each legal move what it would bring about."""
        return [self.suggestion(move, view) for move in view["legal"]]

    def suggestion(self, move: str, view: View) -> str:
        """Say a legal move and what it would bring about."""
        shown, preview = self.move(move), self.preview(move, view)
        if preview.startswith(shown):
            return preview
        return self.text("preview", move=shown, preview=preview)

    def move(self, move: str) -> str:
        """Write a move as the person reads it."""
        return self.language.card(move) if move[-1:] in SUIT_SIGNS else move

    def whole(self, view: View) -> list[str]:
        """Say all that lies on the table."""
        return [sentence for topic in self.topics.values() for sentence in topic(view)]

    def text(self, message: str, **arguments: str | int) -> str:
        """Format a message of this room."""
        return self.language.text(f"terminal-{message}", **arguments)

    def cards(self, cards: Iterable[str]) -> str:
        """List cards, "none" where there are none."""
        return self.language.card_list(cards) or self.text("none")

    def by_suit(self, message: str, cards: Iterable[str], **arguments: str | int) -> list[str]:
        """Say cards suit by suit, a sentence each; suits without cards are left out."""
        found = list(cards)
        return [
            capital(
                self.text(
                    message,
                    suit=self.language.text("suit", suit=suit),
                    cards=self.cards(card for card in found if card[1] == suit),
                    **arguments,
                )
            )
            for suit in SUITS
            if any(card[1] == suit for card in found)
        ]


def percent(odds: float) -> str:
    """Write odds in per cent, neither 0 nor 100 for what is open."""
    return f"{min(99, max(1, round(100 * odds)))}%" if 0 < odds < 1 else f"{round(100 * odds)}%"


def capital(text: str) -> str:
    """Return a sentence with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def words_of(live: LiveMatch) -> Words:
    """Return the sentences of a match."""
    # Each game's words are imported when they are needed: a start in plain mode is quick.
    if live.game_name == "card-football":
        from koloda.terminal.words_card_football import CardFootballWords

        return CardFootballWords(live)
    if live.game_name == "belarusian-football":
        from koloda.terminal.words_belarusian_football import BelarusianFootballWords

        return BelarusianFootballWords(live)
    from koloda.terminal.words_hearts import HeartsWords

    return HeartsWords(live)
