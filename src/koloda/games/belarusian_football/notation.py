"""Moves, states and events of Belarusian football as text and data (rules/records.md)."""

from typing import Any, Literal

from koloda.core.cards import text, text_or_none, texts
from koloda.core.game import Event
from koloda.core.log import Log
from koloda.core.log import events as log_events
from koloda.games.belarusian_football import rules
from koloda.games.belarusian_football.state import NO_PLACE, PLAY, ROWS, State

Phase = Literal["keeper", "lineup", "play"]
PHASES: tuple[Phase, ...] = ("keeper", "lineup", "play")
NAMES = ("draw", "flip", "step", "throw", "goal", "save", "full_time")
"""Events in the order of their kinds in `rules`."""


def move_text(state: State, action: int) -> str:
    """Return a card of the hand, a column counted from 1, or "-" for a throw."""
    if state["phase"] != PLAY:
        return text(state["hands"][int(state["turn"]), action])
    return "-" if action == rules.THROW else str(action + 1)


def moves(state: State) -> dict[str, int]:
    """Return the legal moves: cards in canonical order, or columns in ascending order and "-"."""
    legal = int(rules.legal(state))
    actions = [action for action in range(rules.THROW + 1) if legal >> action & 1]
    if state["phase"] != PLAY:
        actions.sort(key=lambda action: int(state["hands"][int(state["turn"]), action]))
    return {move_text(state, action): action for action in actions}


def events(log: Log) -> list[Event]:
    """Return the events of a log."""
    found: list[Event] = []
    for kind, operands in log_events(log):
        numbers = {rules.DRAW: 1, rules.FLIP: 2, rules.STEP: 2}.get(kind, 0)
        found.append([NAMES[kind], *operands[:numbers], *texts(operands[numbers:])])
    return found


def drawn(state: State) -> list[tuple[str, int]]:
    """Return the balls drawn so far in their order, each with its fate."""
    size = int(state["deck_size"])
    return [
        (text(state["deck"][number % 2 * size + number // 2]), int(state["fate"][number]))
        for number in range(int(state["balls"]))
    ]


def out(state: State) -> list[str]:
    """Return the balls that are out, in order."""
    return [ball for ball, fate in drawn(state) if fate in (rules.OUT, rules.OUT_AT_ENTRY)]


def scored(state: State) -> list[list[str]]:
    """Return each seat's pile of goals, in order."""
    balls = drawn(state)
    return [[ball for ball, fate in balls[seat::2] if fate == rules.SCORED] for seat in range(2)]


def position(state: State) -> list[int] | None:
    """Return the row, from seat 0, and the column of the ball, None before it has entered."""
    return None if state["row"] == NO_PLACE else [int(state["row"]), int(state["column"])]


def laid(state: State) -> list[str]:
    """Return the cards that the seat to move has laid so far, while it lays them."""
    row = rules.row_of(max(0, int(state["turn"])), 0)
    return texts(state["rows"][row][: int(state["laid"])])


def describe(state: State) -> dict[str, Any]:
    """Return the referee's state without `events` and `legal`."""
    size, balls = int(state["deck_size"]), int(state["balls"])
    used = ((balls + 1) // 2, balls // 2)
    decks = [state["deck"][seat * size + used[seat] : (seat + 1) * size] for seat in range(2)]
    return {
        "ball": text_or_none(state["ball"]),
        "decks": [texts(deck) for deck in decks],
        "goals": scores(state),
        "hands": [texts(hand) for hand in state["hands"]],
        "keeper_open": [bool(value) for value in state["keeper_open"]],
        "keepers": [text_or_none(card) for card in state["keepers"]],
        "laid": laid(state),
        "open": [[bool(value) for value in row] for row in state["open"]],
        "out": out(state),
        "over": bool(rules.is_over(state)),
        "phase": PHASES[int(state["phase"])],
        "position": position(state),
        "rows": [texts(state["rows"][row]) if is_laid(state, row) else None for row in range(ROWS)],
        "scored": scored(state),
        "turn": int(state["turn"]),
    }


def is_laid(state: State, row: int) -> bool:
    """Return whether all of a row lies on the pitch."""
    if state["phase"] == PLAY or row in (1, 2):
        return True
    return row == 0 and state["turn"] == 1


def scores(state: State) -> list[int]:
    """Return the goals of both seats."""
    return [int(goals) for goals in state["goals"]]


def winners(state: State) -> list[int]:
    """Return the seat with more goals; none of a draw."""
    goals = scores(state)
    return [seat for seat in range(2) if goals[seat] > goals[1 - seat]]
