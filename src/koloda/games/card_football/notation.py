"""Moves, states and events of Card Football as text and data (rules/records.md)."""

from typing import Any

from koloda.core.cards import SUITS, text, texts
from koloda.core.game import Event
from koloda.core.log import Log
from koloda.core.log import events as log_events
from koloda.games.card_football import rules
from koloda.games.card_football.state import (
    COLUMNS,
    GOALKEEPER,
    PITCH,
    State,
)

KICKS = ("", "long_shot", "shot", "free_kick")
HALF_MINUTES = 45


def move_text(state: State, action: int) -> str:
    """Return a column's number, counted from 1."""
    return str(action + 1)


def moves(state: State) -> dict[str, int]:
    """Return the legal columns in ascending order: text to action."""
    legal = int(rules.legal(state))
    return {str(column + 1): column for column in range(COLUMNS) if legal >> column & 1}


def events(log: Log) -> list[Event]:
    """Return the events of a log."""
    return [_event(kind, operands) for kind, operands in log_events(log)]


def _event(kind: int, operands: list[int]) -> Event:
    if kind == rules.TAKE:
        return ["take", operands[0], text(operands[1])]
    if kind == rules.GOAL:
        return ["goal", KICKS[operands[0]], SUITS[operands[1]], *_drawn(operands[3:])]
    if kind == rules.SAVE:
        kick, suit, nth, *drawn = operands
        return ["save", KICKS[kick], SUITS[suit], nth, *_drawn(drawn)]
    if kind == rules.BOOKING:
        return ["booking", SUITS[operands[0]], operands[1]]
    if kind == rules.SENT_OFF:
        return ["sent_off", SUITS[operands[0]]]
    if kind == rules.ADDED:
        return ["added", operands[0]]
    return [PLAIN[kind], *texts(operands)]


PLAIN = {
    rules.OFF: "off",
    rules.TACKLE: "tackle",
    rules.BLOCK: "block",
    rules.PRESS: "press",
    rules.ATTACK: "attack",
    rules.CORNER: "corner",
    rules.HALF_TIME: "half_time",
    rules.FULL_TIME: "full_time",
}
"""Kinds of events that have nothing but cards."""


def _drawn(operands: list[int]) -> list[str]:
    return ["~" if card == rules.RESHUFFLED else text(card) for card in operands]


def column_cards(state: State, column: int) -> list[int]:
    """Return the cards of a column that have not been taken, top first; 0 for what is concealed."""
    depths = range(int(state["taken"][column]), int(rules.column_length(state, column)))
    return [int(state["pack"][rules.place_in_pack(column, depth)]) for depth in depths]


def squads(state: State) -> list[dict[str, list[str]]]:
    """Return the lines of both seats by suit letter, bottom first."""
    return [
        {letter: texts(state["squads"][seat, suit]) for suit, letter in enumerate(SUITS)}
        for seat in range(2)
    ]


def bookings(state: State) -> list[dict[str, int]]:
    """Return the bookings of both seats by suit letter."""
    return [
        {letter: int(state["bookings"][seat, suit]) for suit, letter in enumerate(SUITS)}
        for seat in range(2)
    ]


def describe(state: State) -> dict[str, Any]:
    """Return the referee's state without `events` and `legal`."""
    return {
        "added": int(state["added"]),
        "bookings": bookings(state),
        "columns": [texts(column_cards(state, column)) for column in range(COLUMNS)],
        "extra": int(state["extra"]),
        "goalkeeper": texts(state["goalkeeper"][int(state["drawn"]) : GOALKEEPER]),
        "goals": scores(state),
        "half": int(state["half"]),
        "over": bool(rules.is_over(state)),
        "squads": squads(state),
        "turn": int(state["turn"]),
    }


def scores(state: State) -> list[int]:
    """Return the goals of both seats."""
    return [int(goals) for goals in state["goals"]]


def winners(state: State) -> list[int]:
    """Return the seat with more goals; none of a draw."""
    goals = scores(state)
    return [seat for seat in range(2) if goals[seat] > goals[1 - seat]]


def minute(half: int, take: int) -> str:
    """Return the minute of a take, counted from 1 in its half, as in "45+2'" (rules/records.md)."""
    end = (half + 1) * HALF_MINUTES
    if take > PITCH:
        return f"{end}+{take - PITCH}'"
    return f"{half * HALF_MINUTES + take}'"
