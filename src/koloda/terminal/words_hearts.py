"""Hearts in sentences."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from koloda.core.cards import RANKS, SUITS
from koloda.core.game import Event
from koloda.locales.events import minus
from koloda.terminal.commands import move_of_cards
from koloda.terminal.words import Topic, View, Words

SEATS = 4
TO_PASS = 3
MOON_IN_SIGHT = 14
"""Points, all in one hand, from which a table warns of the moon."""

PACK = [rank + suit for suit in SUITS for rank in RANKS]


class HeartsWords(Words):
    """The sentences of a match of Hearts."""

    def all_topics(self) -> dict[str, Topic]:
        """Return what can be asked about."""
        return {
            "score": self.score,
            "pitch": self.trick,
            "hand": self.hand,
            "seen": self.seen,
        }

    def as_move(self, view: View) -> Callable[[str], str | None]:
        """Return what turns a text into a card."""
        return move_of_cards

    def turn(self, view: View) -> list[str]:
        """Say what is asked: cards to pass, a lead or a card to the trick."""
        if view["phase"] == "pass":
            told = [self.passing(view), *self.hand(view)]
            if view["chosen"]:
                told.insert(1, self.text("hearts-chosen", cards=self.cards(view["chosen"])))
            return told
        told = self.received(view) if not view["played"] or self._first(view) else []
        if view["trick"]:
            told.append(self.text("hearts-trick", cards=self.laid(view["trick"])))
        else:
            told.append(self.text("hearts-lead"))
        told.append(self.text("hearts-can", cards=self.cards(view["legal"])))
        return told

    def _first(self, view: View) -> bool:
        return sum(view["tricks"]) == 0

    def passing(self, view: View) -> str:
        """Say where cards are passed and how many are still to choose."""
        return self.text(
            "hearts-passing",
            direction=view["direction"],
            count=TO_PASS - len(view["chosen"]),
        )

    def received(self, view: View) -> list[str]:
        """Say which cards came to the person, and from whom."""
        got = view["received"]
        if got is None:
            return []
        cards = self.cards(got["cards"])
        return [self.text("hearts-received", player=self.names[got["seat"]], cards=cards)]

    def choices(self, view: View) -> str:
        """List the cards that can be played or passed."""
        return self.cards(view["legal"])

    def laid(self, cards: Sequence[Mapping[str, Any]]) -> str:
        """List cards with who laid them."""
        return ", ".join(
            f"{self.names[item['seat']]} {self.language.card(item['card'])}" for item in cards
        )

    def score(self, view: View) -> list[str]:
        """Say the totals, and the points and tricks of this deal."""
        told = [self.text("hearts-deal", number=view["deal"] + 1)]
        for seat in self.order():
            told.append(
                self.text(
                    "hearts-points",
                    player=self.names[seat],
                    total=minus(view["scores"][seat]),
                    points=minus(view["points"][seat]),
                    tricks=self.language.text("tricks-count", count=view["tricks"][seat]),
                )
            )
        return told + self.moon(view)

    def order(self) -> list[int]:
        """Return the seats, the person's first, then clockwise."""
        return [(self.seat + place) % SEATS for place in range(SEATS)]

    def moon(self, view: View) -> list[str]:
        """Warn of a player who has taken every point so far, and many of them."""
        taken = [seat for seat in range(SEATS) if view["points"][seat] > 0]
        if len(taken) != 1 or view["points"][taken[0]] < MOON_IN_SIGHT or view["over"]:
            return []
        return [self.text("hearts-moon", player=self.names[taken[0]])]

    def trick(self, view: View) -> list[str]:
        """Say what lies on the table, the last trick and whether hearts are broken."""
        if view["phase"] == "pass":
            return [self.passing(view)]
        lying = self.laid(view["trick"]) or self.text("none")
        told = [self.text("hearts-trick", cards=lying)]
        if view["last_trick"]:
            told.append(self.last_trick(view))
        told.append(self.broken(view))
        return told

    def last_trick(self, view: View) -> str:
        """Say the last trick and who took it."""
        return self.text(
            "hearts-last-trick",
            cards=self.laid(view["last_trick"]),
            player=self.names[view["last_winner"]],
        )

    def broken(self, view: View) -> str:
        """Say whether hearts may be led."""
        return self.text("hearts-broken", broken="yes" if view["broken"] else "no")

    def hand(self, view: View) -> list[str]:
        """Say the person's cards, a suit a sentence."""
        return self.by_suit("hearts-suit", view["hand"]) or [
            self.text("hand", cards=self.text("none"))
        ]

    def seen(self, view: View) -> list[str]:
        """Say which cards are in the others' hands, and who is known to lack a suit."""
        known = {*view["played"], *view["hand"]}
        told = [self.text("hearts-played", count=len(view["played"]))]
        told += self.by_suit("unseen", [card for card in PACK if card not in known])
        for seat in self.order()[1:]:
            void = [self.language.text("suit", suit=suit) for suit in view["voids"][seat]]
            if void and view["hand_sizes"][seat]:
                told.append(
                    self.text("hearts-void", player=self.names[seat], suits=", ".join(void))
                )
        return told + self.moon(view)

    def certain(self, move: str, view: View, events: list[Event]) -> list[str]:
        """Say what a card does: passed on, led, on top of the trick or under it."""
        card = self.language.card(move)
        if view["phase"] == "pass":
            return [self.text("hearts-to-pass", card=card, direction=view["direction"])]
        told = self.live.foretell(events)
        rest = [
            sentence
            for event, sentence in zip(events, told, strict=False)
            if event[0] in ("hearts_broken", "trick")
        ]
        if not any(event[0] == "trick" for event in events):
            rest.insert(0, self.text("hearts-card", card=card, place=self._place(move, view)))
        return rest

    @staticmethod
    def _place(move: str, view: View) -> str:
        """Return in a word what a card does to the trick: lead, top, under or off."""
        trick = [item["card"] for item in view["trick"]]
        if not trick:
            return "lead"
        if move[1] != trick[0][1]:
            return "off"
        best = max(RANKS.index(card[0]) for card in trick if card[1] == trick[0][1])
        return "top" if RANKS.index(move[0]) > best else "under"
