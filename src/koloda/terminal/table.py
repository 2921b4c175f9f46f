"""The table in characters: what all games share."""

from abc import ABC, abstractmethod

from rich.console import Console
from rich.text import Text

from koloda.terminal.ink import ALARM, AMBER, PITCH, QUIET, STRONG, Ink, heading, padded, wrapped
from koloda.terminal.words import View, Words

WIDEST = 78
"""Cells that a table takes at most: more would only part what belongs together."""

NARROWEST = 80
"""Cells below which a table can't be drawn; sentences take its place."""

MOST_COMMENTARY = 8
LEAST_COMMENTARY = 3


class Table(ABC):
    """Draws one match."""

    def __init__(self, words: Words, ink: Ink) -> None:
        self.words = words
        self.ink = ink
        self.names = words.names
        self.seat = words.seat

    @abstractmethod
    def title(self, view: View) -> tuple[Text | str, Text | str, Text | str]:
        """Return the heading's left, middle and right."""

    @abstractmethod
    def body(self, view: View, width: int) -> list[Text]:
        """Return the lines of the table."""

    def lines(
        self, console: Console, view: View, height: int, notice: list[str]
    ) -> list[Text] | None:
        """Return the screen above the prompt: the table, then the notice or else the commentary.

        None where it does not fit into `height` lines and the console's width.
        """
        if console.width < NARROWEST:
            return None
        width = min(console.width - 2, WIDEST)
        rule = Text("─" * width, PITCH)
        drawn = [heading(*self.title(view), width), rule, *self.body(view, width), rule]
        room = min(height - len(drawn), MOST_COMMENTARY)
        said = [line for told in notice for line in wrapped(console, self.ink.rich(told), width)]
        if room < LEAST_COMMENTARY or len(said) > height - len(drawn):
            return None
        told = self._commentary(console, width, room - len(said))
        for line in told if said else []:
            line.stylize(QUIET)
        drawn += [*told, *said]
        return [Text(" ") + line for line in drawn]

    def _commentary(self, console: Console, width: int, room: int) -> list[Text]:
        """Return the last sentences, as many as fit."""
        told: list[Text] = []
        for sentence in reversed(self.words.live.last(max(room, 0))):
            text = self.ink.rich(sentence)
            scorer = self.words.live.scorer(sentence, room)
            if scorer is not None:
                text.stylize(AMBER if scorer == self.seat else ALARM)
            lines = wrapped(console, text, width)
            if len(told) + len(lines) > room:
                break
            told[:0] = lines
        return told

    def name(self, seat: int, view: View, width: int) -> Text:
        """Draw a player's name; who is to move has a mark."""
        if view["turn"] == seat:
            return padded(Text.assemble(("▸", AMBER), (self.names[seat], AMBER)), width)
        return padded(Text(f" {self.names[seat]}", STRONG), width)

    def match_score(self, view: View) -> Text:
        """Draw the score of a game of two, seat 0 first as everywhere."""
        first, second = view["goals"]
        return Text.assemble(
            self.names[0], "  ", (f"{first} : {second}", STRONG), "  ", self.names[1]
        )

    def quiet(self, message: str, **arguments: str | int) -> Text:
        """Draw a message of this room in the background."""
        return Text(self.words.text(message, **arguments), QUIET)


def table_of(words: Words, ink: Ink) -> Table:
    """Return what draws a match."""
    if words.live.game_name == "card-football":
        from koloda.terminal.table_card_football import CardFootballTable

        return CardFootballTable(words, ink)
    if words.live.game_name == "belarusian-football":
        from koloda.terminal.table_belarusian_football import BelarusianFootballTable

        return BelarusianFootballTable(words, ink)
    from koloda.terminal.table_hearts import HeartsTable

    return HeartsTable(words, ink)
