"""Belarusian football in sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from koloda.core.game import Event
from koloda.terminal.commands import THROW, move_of_cards, move_of_columns
from koloda.terminal.words import Topic, View, Words, capital

GAME = "belarusian-football"
ROWS = 4


class BelarusianFootballWords(Words):
    """The sentences of a match of Belarusian football."""

    def all_topics(self) -> dict[str, Topic]:
        """Return what can be asked about."""
        return {
            "score": self.score,
            "pitch": self.pitch,
            "hand": self.hand,
            "goalkeeper": self.goalkeeper,
            "seen": self.seen,
        }

    def as_move(self, view: View) -> Callable[[str], str | None]:
        """Return what turns a text into a column, or into a card while the line-up is laid."""
        return move_of_columns if view["phase"] == "play" else move_of_cards

    def turn(self, view: View) -> list[str]:
        """Say where the ball is and where it can go, or which cards can be laid."""
        if view["phase"] == "keeper":
            return [self.text("belarusian-football-keeper", cards=self.cards(view["legal"]))]
        if view["phase"] == "lineup":
            column = len(view["laid"]) + 1
            cards = self.cards(view["legal"])
            return [self.text("belarusian-football-lineup", column=column, cards=cards)]
        told = [self.ball(view)]
        columns = self.columns(view)
        if columns:
            told.append(
                self.text(
                    "belarusian-football-next",
                    row=self.row_name(self.next_step(view)),
                    columns=", ".join(columns),
                )
            )
        if THROW in view["legal"]:
            told.append(self.text("belarusian-football-throw"))
        return told

    def choices(self, view: View) -> str:
        """List the legal moves: cards, or columns with what lies there."""
        if view["phase"] != "play":
            return self.cards(view["legal"])
        throw = [self.text("belarusian-football-throw-short")] if THROW in view["legal"] else []
        return ", ".join([*self.columns(view), *throw])

    def columns(self, view: View) -> list[str]:
        """List the columns that the ball can reach, with what lies there."""
        row = view["rows"][self.row_of(self.next_step(view))]
        return [
            f"{move} {self.place(row[int(move) - 1])}" for move in view["legal"] if move != THROW
        ]

    def row_of(self, step: int) -> int:
        """Return the row that the person's ball meets at a step, 0 their own to 3 the rival's."""
        return step if self.seat == 0 else ROWS - 1 - step

    def next_step(self, view: View) -> int:
        """Return the step that the person's ball takes next."""
        position = view["position"]
        if position is None:
            return 0
        row = int(position[0])
        return 1 + (row if self.seat == 0 else ROWS - 1 - row)

    def row_name(self, step: int) -> str:
        """Name a row as the person sees it."""
        return self.language.text(f"{GAME}-row", row=step)

    def place(self, place: Mapping[str, Any]) -> str:
        """Say what lies at a place."""
        if place["card"] is None:
            return self.text("face-down")
        return self.language.card(place["card"])

    def ball(self, view: View) -> str:
        """Say which card is the ball, and where it stands."""
        if view["ball"] is None:
            return self.text("belarusian-football-no-ball")
        card = self.language.card(view["ball"])
        if view["position"] is None:
            return self.text("belarusian-football-ball", card=card)
        row, column = view["position"]
        return self.text(
            "belarusian-football-ball-at",
            card=card,
            on=self.place(view["rows"][row][column]),
            row=self.row_name(self.next_step(view) - 1),
            column=column + 1,
        )

    def score(self, view: View) -> list[str]:
        """Say the score and how many balls are left."""
        score = ":".join(map(str, view["goals"]))
        return [
            self.text("score", first=self.names[0], second=self.names[1], score=score),
            self.text(
                "belarusian-football-decks",
                own=view["decks"][self.seat],
                rival=view["decks"][1 - self.seat],
            ),
        ]

    def pitch(self, view: View) -> list[str]:
        """Say every row, the rival's goalkeeper first, and where the ball is."""
        told = [self._keeper_line(view, 1 - self.seat)]
        for step in reversed(range(ROWS)):
            row = view["rows"][self.row_of(step)]
            if row is not None:
                told.append(self._row_line(step, row))
        told.append(self._keeper_line(view, self.seat))
        if view["phase"] == "play" and not view["over"]:
            told.append(self.ball(view))
        return told

    def _row_line(self, step: int, row: list[Mapping[str, Any]]) -> str:
        places = [f"{column} {self._seen_by(place)}" for column, place in enumerate(row, 1)]
        row_name = capital(self.row_name(step))
        return self.text("belarusian-football-row", row=row_name, places=", ".join(places))

    def _seen_by(self, place: Mapping[str, Any]) -> str:
        shown = self.place(place)
        if place["card"] is None or place["open"]:
            return shown
        return self.text("only-you", card=shown)

    def _keeper_line(self, view: View, seat: int) -> str:
        keeper = view["keepers"][seat]
        card = self.text("none") if keeper is None else self._seen_by(keeper)
        own = "yes" if seat == self.seat else "no"
        return capital(self.text("belarusian-football-goalkeeper", own=own, card=card))

    def hand(self, view: View) -> list[str]:
        """Say the person's own cards: in the hand while they are laid, then in the line-up."""
        if view["phase"] != "play" and view["hand"]:
            told = [self.text("hand", cards=self.cards(view["hand"]))]
            if view["laid"]:
                told.append(self.text("belarusian-football-laid", cards=self.cards(view["laid"])))
            return told
        row = view["rows"][self.row_of(0)]
        return [] if row is None else [self._row_line(0, row), self._keeper_line(view, self.seat)]

    def goalkeeper(self, view: View) -> list[str]:
        """Say what is known of both goalkeepers and of the rival's line-up."""
        told = [self._keeper_line(view, 1 - self.seat), self._keeper_line(view, self.seat)]
        return told + self.learned(view)

    def learned(self, view: View) -> list[str]:
        """Say what throws have told about the rival's face-down line-up."""
        missing = self.excluded(view, 1 - self.seat)
        return [self.text("belarusian-football-learned", cards=missing)] if missing else []

    def excluded(self, view: View, seat: int) -> str:
        """List suits and ranks that a face-down line-up can't have; empty where none are known."""
        row = view["rows"][0 if seat == 0 else ROWS - 1] or []
        if all(place["open"] for place in row):
            return ""
        found = view["excluded"][seat]
        suits = [self.language.card(f"2{suit}")[1:] for suit in found["suits"]]
        ranks = [self.language.card(f"{rank}C")[:-1] for rank in found["ranks"]]
        return ", ".join([*suits, *ranks])

    def seen(self, view: View) -> list[str]:
        """Say what is out, and the balls that scored."""
        told = [self.text("belarusian-football-out", cards=self.cards(view["out"]))]
        for seat in range(2):
            if view["scored"][seat]:
                told.append(
                    self.text(
                        "belarusian-football-scored",
                        player=self.names[seat],
                        cards=self.cards(view["scored"][seat]),
                    )
                )
        return told + self.learned(view)

    def certain(self, move: str, view: View, events: list[Event]) -> list[str]:
        """Say what a move brings about for certain."""
        if view["phase"] != "play":
            return [self._laying(move, view)]
        told = []
        for event in events:
            if event[0] == "flip" and len(event) < 4:
                told.append(capital(self.text("belarusian-football-flip", column=event[2])))
            elif event[0] in ("goal", "save") and len(event) < 3:
                told.append(capital(self.chance(event[0], 1.0)) + ".")
            else:
                told += self.live.foretell([event])
        return told

    def _laying(self, move: str, view: View) -> str:
        card = self.language.card(move)
        if view["phase"] == "keeper":
            return self.text("belarusian-football-as-keeper", card=card)
        return self.text("belarusian-football-as-column", card=card, column=len(view["laid"]) + 1)
