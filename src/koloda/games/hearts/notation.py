"""Moves, states and events of Hearts as text and data (rules/records.md)."""

from typing import Any, Literal

from koloda.core.cards import text, texts, texts_of_set
from koloda.core.game import Event
from koloda.core.log import Log
from koloda.core.log import events as log_events
from koloda.games.hearts import rules
from koloda.games.hearts.state import SEATS, State

Phase = Literal["pass", "play"]
PHASES: tuple[Phase, ...] = ("pass", "play")
NAMES = (
    "pass", "passed", "card", "hearts_broken", "trick", "moon", "sun", "scored", "match_over",
)  # fmt: skip
"""Events in the order of their kinds in `rules`."""


def move_text(state: State, action: int) -> str:
    """Return the text of a card."""
    return text(action)


def moves(state: State) -> dict[str, int]:
    """Return the legal cards in canonical order: text to action."""
    legal = int(rules.legal(state))
    return {text(card): card for card in range(legal.bit_length()) if legal >> card & 1}


def events(log: Log) -> list[Event]:
    """Return the events of a log."""
    return [
        [NAMES[kind], *(texts(operands) if kind in (rules.PASS_CARD, rules.CARD) else operands)]
        for kind, operands in log_events(log)
    ]


def trick(state: State) -> list[str]:
    """Return the cards on the table in the order of play."""
    count = int(state["count"])
    return texts(state["played"][count & ~3 : count])


def taken(state: State) -> list[list[str]]:
    """Return the cards that each seat has taken in this deal, in the order taken."""
    piles: list[list[str]] = [[] for _ in range(SEATS)]
    for number in range(int(state["count"]) // SEATS):
        cards = state["played"][number * SEATS : (number + 1) * SEATS]
        piles[int(state["winners"][number])] += texts(cards)
    return piles


def describe(state: State) -> dict[str, Any]:
    """Return the referee's state without `events` and `legal`."""
    return {
        "broken": bool(state["broken"]),
        "deal": int(state["deal"]),
        "hands": [texts_of_set(int(hand)) for hand in state["hands"]],
        "over": bool(rules.is_over(state)),
        "passed": [texts(cards) for cards in state["passed"]],
        "phase": PHASES[int(state["phase"])],
        "scores": scores(state),
        "taken": taken(state),
        "trick": trick(state),
        "turn": int(state["turn"]),
    }


def scores(state: State) -> list[int]:
    """Return the total points of each seat."""
    return [int(score) for score in state["scores"]]


def winners(state: State) -> list[int]:
    """Return the seats with the fewest points; equal ones share the win (The end)."""
    totals = scores(state)
    return [seat for seat in range(SEATS) if totals[seat] == min(totals)]
