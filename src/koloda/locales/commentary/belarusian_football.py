"""The commentary of Belarusian football: the ball and its path."""

from collections.abc import Iterator, Mapping
from typing import Any

from koloda.locales.commentary.base import Commentary, Events, leaders, score

ARROW = " → "

RESTS = ("throw", "goal", "save")
"""Events after which the ball lies still."""


class BelarusianFootball(Commentary):
    """Keeps the goals, the ball on its way, who plays it and the cards it has met."""

    game = "belarusian-football"
    number = 0
    ball = ""
    player = 0
    fits = True

    goals: list[int]
    path: list[str]

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.goals = [0, 0]
        self.path = []

    def move(self, seat: int, events: Events) -> list[str]:
        """Say the cards that the ball meets, a change a sentence; a line-up gives none."""
        told = []
        for event in events:
            self._follow(event)
            told.append(self._sentence(event))
            if event[0] in RESTS:
                self.ball = ""
        return told

    def lines(self, seat: int, events: Events) -> Iterator[str]:
        """Say a ball with its whole path in one line, once it has come to rest."""
        for event in events:
            self._follow(event)
            if event[0] == "full_time":
                yield ""
                yield self._sentence(event)
            elif event[0] in RESTS:
                yield self._line(self._end(event))

    def heading(self) -> Iterator[str]:
        """Explain the figures in brackets."""
        yield self.text("report-legend")
        yield ""

    def unfinished(self) -> Iterator[str]:
        """Say how far the ball on the pitch has come, and the score so far."""
        if self.ball:
            yield self._line("")
        yield ""
        yield self.language.text("report-unfinished", score=score(self.goals))

    def resume(self, view: Mapping[str, Any]) -> None:
        """Take the goals and the ball from a view; the path so far is not in it."""
        self.goals = [int(count) for count in view["goals"]]
        self.ball = str(view["ball"] or "")
        self.player = max(int(view["turn"]), 0)

    def _follow(self, event: Any) -> None:
        name = event[0]
        if name == "draw":
            self.number += 1
            self.player, self.ball = int(event[1]), str(event[2])
            self.path, self.fits = [], True
        elif name in ("flip", "step"):
            card, ball = str(event[3]), self.ball
            self.fits = not ball or card[0] == ball[0] or card[1] == ball[1]
            shown = self.language.card(card)
            self.path.append(self.text("report-step", card=shown, column=int(event[2])))
        elif name == "goal":
            self.goals[self.player] += 1

    def _sentence(self, event: Any) -> str:
        return self.event(
            event,
            player=self.names[self.player],
            rival=self.names[1 - self.player],
            fits="yes" if self.fits else "no",
            score=score(self.goals),
            result=self.language.result(self.names, leaders(self.goals)),
        )

    def _end(self, event: Any) -> str:
        """Say where the ball ended and why."""
        if event[0] != "throw":
            return self.text(
                f"report-{event[0]}",
                keeper=self.language.card(str(event[2])),
                score=score(self.goals),
            )
        if not self.path:
            return self.text("report-at-once")
        return self.text("report-no-way" if self.fits else "report-no-match")

    def _line(self, end: str) -> str:
        ball = self.language.card(self.ball)
        head = self.text(
            "report-ball", number=f"{self.number:>3}", player=self.names[self.player], ball=ball
        )
        path = ": " + ARROW.join(self.path) if self.path else ""
        self.ball = ""
        return f"{head}{path}. {end}".rstrip()
