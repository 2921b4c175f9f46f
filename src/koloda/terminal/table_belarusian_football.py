"""The table of Belarusian football: the pitch upright, the person's line-up at the bottom."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from koloda.terminal.ink import AMBER, QUIET, STRONG, beside, padded, row
from koloda.terminal.table import Table
from koloda.terminal.words import View, capital
from koloda.terminal.words_belarusian_football import GAME, ROWS, BelarusianFootballWords

LABEL = 21
PLACE = 7
COLUMNS = 4
SIDE = 26
MOST_OUT = 8


class BelarusianFootballTable(Table):
    """Draws a match of Belarusian football."""

    words: BelarusianFootballWords

    def title(self, view: View) -> tuple[Text | str, Text | str, Text | str]:
        """Return the game, the score and the balls that are left."""
        decks = f"{view['decks'][self.seat]} : {view['decks'][1 - self.seat]}"
        name = self.words.language.text(f"{GAME}-name")
        return name, self.match_score(view), self.words.text(f"{GAME}-side-decks", decks=decks)

    def body(self, view: View, width: int) -> list[Text]:
        """Return the pitch, with the ball and what is known at its side."""
        return beside(self._pitch(view), self._side(view), LABEL + COLUMNS * PLACE + 2)

    def _pitch(self, view: View) -> list[Text]:
        numbers = [
            (
                Text(str(column), AMBER if str(column) in view["reachable"] else QUIET),
                PLACE,
                "center",
            )
            for column in range(1, COLUMNS + 1)
        ]
        own, near, far, rival = (self._row(view, step) for step in range(ROWS))
        return [
            Text(" " * LABEL) + row(numbers),
            self._keeper(view, 1 - self.seat),
            rival,
            Text(),
            far,
            near,
            Text(),
            own,
            self._keeper(view, self.seat),
            Text(),
            self._last_line(view),
        ]

    def _row(self, view: View, step: int) -> Text:
        number = self.words.row_of(step)
        places = view["rows"][number]
        label = Text(capital(self.words.row_name(step)), STRONG if step == 0 else QUIET)
        if places is None:
            laid = view["laid"] if step == 0 else []
            places = [{"card": card, "open": False} for card in laid]
            cells = [(self._place(place, False, False), PLACE, "center") for place in places]
            cells += [(Text("·", QUIET), PLACE, "center")] * (COLUMNS - len(cells))
            return padded(label, LABEL) + row(cells)
        mine = view["turn"] == self.seat and view["phase"] == "play"
        cells = []
        for column, place in enumerate(places):
            reachable = mine and step == self.words.next_step(view)
            chosen = reachable and str(column + 1) in view["reachable"]
            ball = view["position"] == [number, column]
            cells.append((self._place(place, chosen, ball), PLACE, "center"))
        return padded(label, LABEL) + row(cells)

    def _place(self, place: Mapping[str, Any], chosen: bool, ball: bool) -> Text:
        card = place["card"]
        if card is None:
            return self.ink.back(chosen=chosen)
        drawn = self.ink.card(card, chosen=chosen)
        face = drawn[1:-1]
        if ball:
            return Text.assemble(" ", face, ("●", AMBER))
        if not place["open"]:
            left, right = (("[", AMBER), ("]", AMBER)) if chosen else ("", "")
            return Text.assemble(left, ("(", QUIET), face, (")", QUIET), right)
        return drawn

    def _keeper(self, view: View, seat: int) -> Text:
        own = "yes" if seat == self.seat else "no"
        label = Text(self.words.text(f"{GAME}-side-goalkeeper", own=own), QUIET)
        keeper = view["keepers"][seat]
        drawn = Text("·", QUIET) if keeper is None else self._place(keeper, False, False)
        return padded(label, LABEL) + padded(drawn, PLACE * COLUMNS, "center")

    def _last_line(self, view: View) -> Text:
        """Return the hand while the line-up is laid, what the round brackets mean afterwards."""
        if view["phase"] == "play":
            return self.quiet(f"{GAME}-side-own") if not view["over"] else Text()
        label = Text(self.words.text("side-hand"), STRONG)
        hand = [self.ink.card(card, chosen=card in view["legal"]) for card in view["hand"]]
        return padded(label, LABEL) + Text(" ").join(hand)

    def _side(self, view: View) -> list[Text]:
        lines = [self._ball(view), Text()]
        out = [self.ink.card(card)[1:-1] for card in view["out"][-MOST_OUT:]]
        lines.append(self.quiet(f"{GAME}-side-out", count=len(view["out"])))
        lines += [Text(" ").join(out[:4]), Text(" ").join(out[4:]), Text()]
        learned = self.words.excluded(view, 1 - self.seat).replace(",", "")
        if learned:
            lines.append(self.quiet(f"{GAME}-side-learned"))
            lines.append(self.ink.rich(learned))
            lines[-1].truncate(SIDE, overflow="ellipsis")
        return lines

    def _ball(self, view: View) -> Text:
        if view["ball"] is None:
            return Text()
        label = self.words.text(f"{GAME}-side-ball")
        return Text.assemble((label, STRONG), (" ● ", AMBER), self.ink.card(view["ball"])[1:-1])
