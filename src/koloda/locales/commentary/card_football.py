"""The commentary of Card Football: a take a minute."""

from collections.abc import Iterator, Mapping
from re import fullmatch
from typing import Any

from koloda.locales import events as operands
from koloda.locales.commentary.base import Commentary, Events, leaders, score
from koloda.locales.events import HALF_LENGTH

WHISTLES = ("half_time", "full_time")
"""Events that stand on a line of their own in a report."""


def minute(half: int, take: int) -> str:
    """Write the minute of a take: both count from 0 and 1 (rules/records.md, Minutes)."""
    if take <= HALF_LENGTH:
        return f"{half * HALF_LENGTH + take}'"
    return f"{(half + 1) * HALF_LENGTH}+{take - HALF_LENGTH}'"


class CardFootball(Commentary):
    """Keeps the half, the takes in it, the goals, the last card taken and the extra moves left."""

    game = "card-football"
    half = 0
    takes = 0
    extra = 0
    taken = ""
    minute = "0'"

    goals: list[int]

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.goals = [0, 0]

    def move(self, seat: int, events: Events) -> list[str]:
        """Say a take and what follows of it, a change a sentence."""
        return [sentence for _, sentence in self._told(seat, events)]

    def lines(self, seat: int, events: Events) -> Iterator[str]:
        """Say a take in one line with its minute, and a whistle in one of its own."""
        told = self._told(seat, events)
        play = [sentence for name, sentence in told if name not in WHISTLES]
        yield f"{self.minute:>6} " + " ".join(play)
        for name, sentence in told:
            if name in WHISTLES:
                yield ""
                yield sentence
                if name == "half_time":
                    yield ""

    def unfinished(self) -> Iterator[str]:
        """Say the score so far."""
        yield self.language.text("report-unfinished", score=score(self.goals))

    def resume(self, view: Mapping[str, Any]) -> None:
        """Take half, minute, goals and extra moves from a view."""
        self.half, self.extra = int(view["half"]), int(view["extra"])
        self.goals = [int(count) for count in view["goals"]]
        found = fullmatch(r"(\d+)(?:\+(\d+))?'", str(view["minute"]))
        assert found, "a minute is like 45+2'"
        regular, added = int(found[1]), int(found[2] or 0)
        self.takes = regular - self.half * HALF_LENGTH + added - 1

    def _told(self, seat: int, events: Events) -> list[tuple[str, str]]:
        told = []
        for event in events:
            name = str(event[0])
            if name == "take":
                self._take(str(event[2]))
            count = self._count(event)
            if name == "goal":
                self.goals[seat] += 1
            told.append((name, self._sentence(seat, event, count)))
            if name == "half_time":
                self.half, self.takes, self.extra = self.half + 1, 0, 0
        return told

    def _take(self, card: str) -> None:
        self.taken = card
        self.takes += 1
        self.extra = max(self.extra - 1, 0)
        self.minute = minute(self.half, self.takes)

    def _count(self, event: Any) -> int:
        """Give the bookings of a booking, or the extra moves that an event adds to those left."""
        if event[0] == "booking":
            return int(event[2])
        if self._passes(event):
            self.extra = 0
        gain = operands.gain(event)
        if self.options.get("extra_moves", "add") == "max":
            gain = max(gain - self.extra, 0)
        self.extra += gain
        return gain

    def _passes(self, event: Any) -> bool:
        """Say whether an event passes the turn and so cancels the extra moves left."""
        if event[0] == "block":
            return True
        if event[0] not in ("goal", "save"):
            return False
        ends = event[0] == "goal" and self.options.get("shot_goal_ends_turn", False) is True
        return event[1] != "shot" or ends

    def _sentence(self, seat: int, event: Any, count: int) -> str:
        who: dict[str, str | int] = {
            "player": self.names[seat],
            "rival": self.names[1 - seat],
            "score": score(self.goals),
            "half": self.half + 1,
            "count": count,
            "result": self.language.result(self.names, leaders(self.goals)),
        }
        if event[0] in ("goal", "save") and event[1] == "free_kick" and self.taken[:1] in "KA":
            who["kind"] = "penalty"
        return self.event(event, **who)
