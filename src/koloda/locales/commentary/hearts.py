"""The commentary of Hearts: a trick a line, the points of each deal."""

from collections.abc import Iterator, Mapping
from typing import Any

from koloda.locales import events as operands
from koloda.locales.commentary.base import Commentary, Events

SEATS = 4
DIRECTIONS = ("left", "right", "across", "none")
"""Where cards are passed in deals 1 to 4 and again from there (hearts, Passing)."""

STEPS = {"left": 1, "right": 3, "across": 2}


class Hearts(Commentary):
    """Keeps the deal, the totals, the cards chosen to pass and the trick on the table."""

    game = "hearts"
    deal = 0
    trick_number = 0
    begun = False
    breaks = False

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.totals = [0] * SEATS
        self.passes: list[list[str]] = [[] for _ in range(SEATS)]
        self.trick: list[tuple[int, str]] = []

    @property
    def direction(self) -> str:
        """Where cards are passed in this deal: left, right, across or none."""
        if self.options.get("passing", "cycle") == "none":
            return "none"
        return DIRECTIONS[self.deal % 4]

    def move(self, seat: int, events: Events) -> list[str]:
        """Say a card and what follows of it, a change a sentence."""
        told = []
        for event in events:
            hidden = event[0] == "pass" and self.viewer not in (None, seat)
            points = self._follow(seat, event)
            if not hidden:
                told.append(self._sentence(seat, event, points))
            if event[0] == "scored":
                told.append(self._totals())
            if event[0] == "trick":
                self.trick = []
        return told

    def lines(self, seat: int, events: Events) -> Iterator[str]:
        """Say the passing of a deal, its tricks and its points, a line each."""
        if not self.begun:
            self.begun = True
            yield from self._deal_heading()
        for event in events:
            points = self._follow(seat, event)
            name = event[0]
            if name == "passed":
                yield from self._passing()
            elif name == "trick":
                yield self._trick_line(self._taken(int(event[1]), points))
                self.trick = []
            elif name in ("moon", "sun", "scored", "match_over"):
                if name == "match_over":
                    yield ""
                yield self._sentence(seat, event, points)
            if name == "scored":
                yield self._totals()

    def unfinished(self) -> Iterator[str]:
        """Say the trick on the table and the totals so far."""
        if self.trick:
            self.trick_number += 1
            yield self._trick_line()
        yield ""
        yield self.language.text("report-unfinished", score=self._standing())

    def resume(self, view: Mapping[str, Any]) -> None:
        """Take the deal, the totals and the trick from a view."""
        self.deal = int(view["deal"])
        self.totals = [int(total) for total in view["scores"]]
        self.trick = [(int(card["seat"]), str(card["card"])) for card in view["trick"]]
        self.trick_number = sum(int(count) for count in view["tricks"])

    def _follow(self, seat: int, event: Any) -> int:
        """Keep what an event changes; give the points of a trick, 0 for any other event."""
        name = event[0]
        if name == "pass":
            self.passes[seat].append(str(event[1]))
        elif name == "card":
            self.trick.append((seat, str(event[1])))
        elif name == "hearts_broken":
            self.breaks = True
        elif name == "trick":
            self.trick_number += 1
            return sum(self._points(card) for _, card in self.trick)
        elif name == "scored":
            self.totals = [old + int(new) for old, new in zip(self.totals, event[1:], strict=True)]
            self.deal, self.trick_number = self.deal + 1, 0
            self.begun = False
            self.passes = [[] for _ in range(SEATS)]
        return 0

    def _points(self, card: str) -> int:
        if card == "JD":
            return int(str(self.options.get("jack_of_diamonds", 0)))
        return 13 if card == "QS" else int(card[1] == "H")

    def _sentence(self, seat: int, event: Any, points: int) -> str:
        who: dict[str, str | int] = {
            "count": points,
            "direction": self.direction,
            "result": self._result(),
        }
        if event[0] in ("pass", "card"):
            who["player"] = self.names[seat]
        return self.event(event, **who)

    def _result(self) -> str:
        lowest = min(self.totals)
        winners = [seat for seat, total in enumerate(self.totals) if total == lowest]
        return self.language.result(self.names, winners)

    def _standing(self) -> str:
        return operands.standing(self.language, self.names, self.totals)

    def _totals(self) -> str:
        return self.text("totals", totals=self._standing())

    def _deal_heading(self) -> Iterator[str]:
        if self.deal:
            yield ""
        yield self.text("report-deal", number=self.deal + 1)
        if self.direction == "none":
            yield self.text("report-no-passing")

    def _passing(self) -> Iterator[str]:
        yield self.text("report-passing", direction=self.direction)
        for seat, cards in enumerate(self.passes):
            receiver = (seat + STEPS[self.direction]) % SEATS
            shown = self.language.card_list(cards)
            yield f"    {self.names[seat]} → {self.names[receiver]}: {shown}"

    def _taken(self, seat: int, points: int) -> str:
        """Say who took a trick, and that hearts were broken in it if they were."""
        taken = self.text("report-taken", player=self.names[seat], count=points)
        if not self.breaks:
            return taken
        self.breaks = False
        return f"{taken} {self.text('event-hearts-broken')}"

    def _trick_line(self, taken: str = "") -> str:
        cards = ", ".join(
            self.language.text("player-has", player=self.names[seat], what=self.language.card(card))
            for seat, card in self.trick
        )
        return f"{self.trick_number:>3}. {cards}. {taken}".rstrip()
