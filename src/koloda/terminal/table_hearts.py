"""The table of Hearts: four seats around the trick, the person's hand below."""

from rich.text import Text

from koloda.core.cards import SUITS
from koloda.locales.events import minus
from koloda.terminal.ink import ALARM, AMBER, QUIET, STRONG, beside, padded, row
from koloda.terminal.table import Table
from koloda.terminal.words import View
from koloda.terminal.words_hearts import TO_PASS, HeartsWords

SEATS = 4
SEAT = 15
FIGURE = 7
NAME = 10


class HeartsTable(Table):
    """Draws a match of Hearts."""

    words: HeartsWords

    def title(self, view: View) -> tuple[Text | str, Text | str, Text | str]:
        """Return the game, the deal and whether hearts are broken."""
        name = self.words.language.text("hearts-name")
        deal = self.words.text("hearts-side-deal", number=view["deal"] + 1)
        broken = "pass" if view["phase"] == "pass" else "yes" if view["broken"] else "no"
        return name, deal, self.words.text("hearts-side-broken", broken=broken)

    def body(self, view: View, width: int) -> list[Text]:
        """Return the seats with the trick, the figures beside them, the last trick and the hand."""
        table = beside(self._seats(view), self._figures(view), 3 * SEAT + 2)
        return [*table, Text(), *self._before(view, width), self._hand(view)]

    def _seats(self, view: View) -> list[Text]:
        own, left, across, right = self.words.order()
        laid = {item["seat"]: self.ink.card(item["card"]) for item in view["trick"]}
        cards = {seat: laid.get(seat, self._no_card(view, seat)) for seat in range(SEATS)}

        def middle(text: Text) -> Text:
            return padded(text, 3 * SEAT, "center")

        def sides(first: Text, second: Text, between: Text) -> Text:
            return row(
                [(first, SEAT, "center"), (between, SEAT, "center"), (second, SEAT, "center")]
            )

        return [
            middle(self._name(view, across)),
            middle(cards[across]),
            sides(self._name(view, left), self._name(view, right), Text()),
            sides(cards[left], cards[right], self._direction(view)),
            middle(cards[own]),
            middle(self._name(view, own)),
        ]

    def _name(self, view: View, seat: int) -> Text:
        return Text(self.names[seat], AMBER if view["turn"] == seat else STRONG)

    def _no_card(self, view: View, seat: int) -> Text:
        return Text("▸", AMBER) if view["turn"] == seat else Text("·", QUIET)

    def _direction(self, view: View) -> Text:
        arrows = {"left": "←", "right": "→", "across": "↑"}
        if view["phase"] != "pass":
            return Text()
        return Text(f"{arrows[view['direction']]} {len(view['chosen'])}/{TO_PASS}", AMBER)

    def _figures(self, view: View) -> list[Text]:
        heads = [self.words.text(f"hearts-side-{head}") for head in ("total", "points", "tricks")]
        lines = [Text(" " * NAME) + row([(Text(head, QUIET), FIGURE, "right") for head in heads])]
        moon = bool(self.words.moon(view))
        for seat in self.words.order():
            points = view["points"][seat]
            shown = f"+{points}" if points > 0 else minus(points)
            figures = [
                (Text(minus(view["scores"][seat]), STRONG), FIGURE, "right"),
                (Text(shown, ALARM if moon and points else ""), FIGURE, "right"),
                (Text(str(view["tricks"][seat])), FIGURE, "right"),
            ]
            lines.append(padded(Text(self.names[seat]), NAME) + row(figures))
        lines.append(Text(self.words.moon(view)[0], ALARM) if moon else Text())
        return lines

    def _before(self, view: View, width: int) -> list[Text]:
        """Return what came before: the cards passed and got, or the last trick."""
        if view["phase"] == "pass":
            chosen = [self.ink.card(card) for card in view["chosen"]]
            label = self.words.text("hearts-side-passing", direction=view["direction"])
            lines = [Text.assemble((label, AMBER), "  ", Text(" ").join(chosen)), Text()]
        elif view["last_trick"]:
            lines = [self.ink.rich(self.words.last_trick(view)), Text()]
        else:
            told = " ".join(self.words.received(view))
            lines = [self.ink.rich(told), Text()]
        lines[0].truncate(width, overflow="ellipsis")
        return lines

    def _hand(self, view: View) -> Text:
        """Return the hand, suit by suit; what can be played is in brackets."""
        suits = []
        for suit in SUITS:
            cards = [card for card in view["hand"] if card[1] == suit]
            if cards:
                drawn = [self.ink.card(card, chosen=card in view["legal"]) for card in cards]
                suits.append(Text().join(drawn))
        return Text(" ").join(suits)
