"""Card Football in sentences."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from koloda.core.cards import SUITS
from koloda.core.game import Event
from koloda.locales.events import gain
from koloda.locales.language import SUIT_SIGNS
from koloda.terminal.commands import move_of_columns
from koloda.terminal.words import Topic, View, Words, capital, percent

UNSAID = ("take", "added", "goal", "save")
"""Events that a preview leaves out: they are plain, or told with their odds."""


class CardFootballWords(Words):
    """The sentences of a match of Card Football."""

    def all_topics(self) -> dict[str, Topic]:
        """Return what can be asked about."""
        return {
            "score": self.score,
            "pitch": self.pitch,
            "squad": self.squad,
            "goalkeeper": self.goalkeeper,
            "seen": self.seen,
        }

    def as_move(self, view: View) -> Callable[[str], str | None]:
        """Return what turns a text into a column."""
        return move_of_columns

    def turn(self, view: View) -> list[str]:
        """Say which columns can be taken from, and why others can't."""
        told = [self.text("card-football-turn", minute=view["minute"], columns=self.choices(view))]
        shut = [
            f"{number} ({self.reason(column['closed'])})"
            for number, column in enumerate(view["columns"], 1)
            if column["closed"] not in (None, "empty")
        ]
        if shut:
            told.append(self.text("card-football-closed", columns=", ".join(shut)))
        if view["extra"]:
            told.append(self.text("card-football-extra", count=view["extra"]))
        return told

    def choices(self, view: View) -> str:
        """List the open columns with their top cards."""
        return ", ".join(
            f"{move} {self.language.card(view['columns'][int(move) - 1]['cards'][0])}"
            for move in view["legal"]
        )

    def reason(self, closed: str) -> str:
        """Say in a few words why a column is closed."""
        return self.text("card-football-closed-reason", reason=closed)

    def clock(self, view: View) -> str:
        """Say the half and the minute."""
        half = self.language.text("card-football-half", half=view["half"] + 1)
        return self.text("card-football-clock", half=half, minute=view["minute"])

    def score(self, view: View) -> list[str]:
        """Say the score, the minute and the cards added."""
        return [
            self.text(
                "score",
                first=self.names[0],
                second=self.names[1],
                score=":".join(map(str, view["goals"])),
            ),
            capital(self.clock(view)) + ".",
            self.text("card-football-added", count=view["added"], limit=view["added_limit"]),
        ]

    def pitch(self, view: View) -> list[str]:
        """Say each column."""
        return [self._column(number, column) for number, column in enumerate(view["columns"], 1)]

    def _column(self, number: int, column: Mapping[str, Any]) -> str:
        closed = column["closed"]
        if not column["cards"]:
            return self.text("card-football-column-empty", column=number)
        return self.text(
            "card-football-column",
            column=number,
            cards=self.cards(column["cards"]),
            hidden=column["hidden"],
            reason=self.reason(closed) if closed else "none",
        )

    def squad(self, view: View) -> list[str]:
        """Say both squads, line by line from the bottom, bookings and what is sent off."""
        told = []
        for seat in (self.seat, 1 - self.seat):
            lines = view["squads"][seat]
            cards = [card for suit in SUITS for card in lines[suit]]
            told += self.by_suit("card-football-line", cards, player=self.names[seat])
            if not cards:
                told.append(self.text("card-football-no-squad", player=self.names[seat]))
            told += self._discipline(view, seat)
        return told

    def _discipline(self, view: View, seat: int) -> list[str]:
        told = []
        booked = self.bookings(view, seat)
        if booked:
            told.append(
                self.text(
                    "card-football-bookings",
                    player=self.names[seat],
                    bookings=booked,
                    limit=view["send_off_at"],
                )
            )
        sent_off = view["sent_off"][seat]
        if sent_off:
            signs = ", ".join(self.language.text("suit", suit=suit) for suit in sent_off)
            told.append(self.text("card-football-sent-off", player=self.names[seat], suits=signs))
        return told

    def bookings(self, view: View, seat: int) -> str:
        """List bookings of suits that are not sent off, empty where there are none."""
        return ", ".join(
            f"{SUIT_SIGNS[suit]} {count}"
            for suit, count in view["bookings"][seat].items()
            if count and suit not in view["sent_off"][seat]
        )

    def goalkeeper(self, view: View) -> list[str]:
        """Say how many cards the goalkeeper has left by suit, and which are gone."""
        keeper = view["goalkeeper"]
        left = ", ".join(f"{SUIT_SIGNS[suit]} {keeper['by_suit'][suit]}" for suit in SUITS)
        told = [
            self.text(
                "card-football-goalkeeper",
                count=keeper["left"],
                suits=left,
                jokers=keeper["by_suit"]["joker"],
            )
        ]
        if keeper["gone"]:
            told.append(self.text("card-football-gone", cards=self.cards(keeper["gone"])))
        return told

    def seen(self, view: View) -> list[str]:
        """Say which of the 72 cards have not been seen in this half."""
        told = [
            self.text(
                "card-football-seen",
                count=len(view["seen"]),
                total=len(view["seen"]) + len(view["unseen"]),
            )
        ]
        return told + self.by_suit("unseen", view["unseen"])

    def certain(self, move: str, view: View, events: list[Event]) -> list[str]:
        """Say what a take brings about for certain."""
        card = view["columns"][int(move) - 1]["cards"][0]
        told = self._told(events)
        for event in events:
            if event[0] == "goal" and event[1] == "long_shot":
                told.insert(0, self.text("card-football-long-shot", card=self.language.card(card)))
            elif event[0] in ("goal", "save"):
                told.insert(0, self._kick(event, card, float(event[0] == "goal"), 0.0))
        return told

    def plain(self, move: str, view: View) -> list[str]:
        """Say which line a card joins."""
        card = view["columns"][int(move) - 1]["cards"][0]
        line = [*view["squads"][self.seat][card[1]], card]
        shown = self.language.card(card)
        return [self.text("card-football-joins", card=shown, line=self.cards(line))]

    def _told(self, events: Sequence[Event]) -> list[str]:
        sentences = self.live.foretell(list(events))
        return [
            sentence
            for event, sentence in zip(events, sentences, strict=True)
            if event[0] not in UNSAID
        ]

    def odds(self, outcomes: Sequence[Mapping[str, Any]], certain: list[Event]) -> list[str]:
        """Say the odds of a kick, and what follows however it ends."""
        chances = dict.fromkeys(("goal", "save", "rebound"), 0.0)
        for outcome in outcomes:
            kick = outcome["events"][0]
            rebounds = kick[0] == "save" and gain(kick) > 0
            chances["rebound" if rebounds else kick[0]] += float(outcome["odds"])
        kick, card = outcomes[0]["events"][0], str(certain[0][2])
        told = [self._kick(kick, card, chances["goal"], chances["rebound"])]
        follows = [event for event in outcomes[-1]["events"] if event[0] in ("booking", "sent_off")]
        return told + self._told([*certain, *follows])[len(self._told(certain)) :]

    def _kick(self, kick: Event, card: str, goal: float, rebound: float) -> str:
        """Say a kick in the suit of `card` with the odds of a goal and of a rebound."""
        cards = kick_cards(kick[1], card[0])
        kind = "penalty" if kick[1] == "free_kick" and cards == 1 else kick[1]
        name = self.language.text("card-football-kick", kind=kind, suit=kick[2])
        return self.text(
            "card-football-kick",
            kick=capital(name),
            count=cards,
            goal=percent(goal),
            rebound=percent(rebound) if rebound else "none",
        )


def kick_cards(kind: str, rank: str) -> int:
    """Return how many goalkeeper cards a kick is against (card-football, Resolution 5, 6)."""
    if kind == "shot":
        return 2
    groups = ("AK", "QJ", "T9", "876")
    return next(count for count, ranks in enumerate(groups, 1) if rank in ranks)
