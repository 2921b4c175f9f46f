"""The table of Card Football: five columns between two squads, the goalkeeper at their side."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from koloda.core.cards import SUITS
from koloda.terminal.ink import ALARM, AMBER, QUIET, STRONG, beside, padded, row
from koloda.terminal.table import Table
from koloda.terminal.words import View
from koloda.terminal.words_card_football import CardFootballWords

COLUMN = 11
FACE_UP = 3
NAME = 11
LINE = 11


class CardFootballTable(Table):
    """Draws a match of Card Football."""

    words: CardFootballWords

    def title(self, view: View) -> tuple[Text | str, Text | str, Text | str]:
        """Return the game, the score and the minute."""
        name = self.words.language.text("card-football-name")
        return name, self.match_score(view), self.words.clock(view)

    def body(self, view: View, width: int) -> list[Text]:
        """Return the rival's squad, the pitch with the goalkeeper, and the person's squad."""
        pitch = beside(self._pitch(view), self._side(view), 5 * COLUMN + 2)
        rival = self._squad(view, 1 - self.seat)
        return [rival, Text(), *pitch, Text(), self._squad(view, self.seat)]

    def _pitch(self, view: View) -> list[Text]:
        columns = [self._column(column, view) for column in view["columns"]]
        numbers = [
            (Text(str(number), AMBER if str(number) in view["legal"] else QUIET), COLUMN, "center")
            for number in range(1, 6)
        ]
        lines = zip(*columns, strict=True)
        return [row(numbers), *(row([(cell, COLUMN, "center") for cell in line]) for line in lines)]

    def _column(self, column: Mapping[str, Any], view: View) -> list[Text]:
        """Return a column's cells: three cards, what lies behind them, why it is closed."""
        closed = column["closed"]
        cells = [
            self.ink.card(card, chosen=depth == 0 and closed is None and not view["over"])
            for depth, card in enumerate(column["cards"])
        ]
        cells += [Text()] * (FACE_UP - len(cells))
        behind = column["hidden"]
        cells.append(Text(f"▒▒ {behind}", "green") if behind else Text())
        cells.append(self.quiet("card-football-closed-short", reason=closed) if closed else Text())
        return cells

    def _side(self, view: View) -> list[Text]:
        keeper = view["goalkeeper"]
        counts = [(self.ink.suit(suit), f" {keeper['by_suit'][suit]}") for suit in SUITS]
        suits = [Text.assemble(sign, padded(count, 5)) for sign, count in counts]
        heading = self.words.text("card-football-side-goalkeeper", count=keeper["left"])
        lines = [
            Text(heading, STRONG),
            suits[0] + suits[1],
            suits[2] + suits[3],
            Text(f"★ {keeper['by_suit']['joker']}"),
            self.quiet("card-football-side-added", count=view["added"], limit=view["added_limit"]),
        ]
        if view["extra"]:
            extra = self.words.language.text("extra-moves-count", count=view["extra"])
            lines.append(Text(f"+{extra}", AMBER))
        return lines

    def _squad(self, view: View, seat: int) -> Text:
        cells: list[tuple[Text | str, int, str]] = [(self.name(seat, view, NAME), NAME, "left")]
        for suit in SUITS:
            sign = self.ink.suit(suit)
            if suit in view["sent_off"][seat]:
                line = Text(self.words.text("card-football-side-off"), ALARM)
            else:
                cards = view["squads"][seat][suit]
                line = self.ink.ranks(cards) if cards else Text("·", QUIET)
            cells.append((sign + " " + line, LINE, "left"))
        booked = self.words.bookings(view, seat).replace(" ", "").replace(",", " ")
        if booked:
            cells.append(
                (
                    self.ink.rich(self.words.text("card-football-side-booked", list=booked)),
                    23,
                    "left",
                )
            )
        return row(cells)
