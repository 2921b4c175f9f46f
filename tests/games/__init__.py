"""Ask each game, clause by clause, whether it keeps to its page of rules.

A game's `positions.py` sets up what a page or docs/rules/cases.md describes; what is here plays on
from it and looks at it, for all games.
"""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from koloda.core.cards import parse
from koloda.core.errors import OptionError
from koloda.core.game import Event, Game, State, fork
from koloda.core.log import new_log
from koloda.core.options import in_force

Options = dict[str, Any]


def codes(text: str) -> list[int]:
    """Read cards, as in "9H TH"."""
    return [parse(card) for card in text.split()]


def blank(game: Game, options: Options) -> State:
    """Make a state in which nothing but the options is set."""
    return game.new_states(1, in_force(game.options, options))[0]


def dealt(game: Game, seed: bytes, **options: Any) -> State:
    """Make the state of a match that has just been dealt."""
    return game.begin(in_force(game.options, options), seed, None)


def legal(game: Game, state: State) -> list[str]:
    """List the legal moves."""
    return list(game.notation.moves(state))


def play(game: Game, state: State, move: str) -> list[Event]:
    """Make a legal move in `state` and give its events."""
    moves = game.notation.moves(state)
    assert move in moves, f"{move} is not among {list(moves)}"
    log = new_log()
    game.rules.apply(state, moves[move], log)
    return game.notation.events(log)


def play_out(game: Game, state: State, seed: int) -> list[Event]:
    """Make random moves to the end of the match and give the events of all of them."""
    random = np.random.default_rng(seed)
    events: list[Event] = []
    while not game.rules.is_over(state):
        events += play(game, state, str(random.choice(legal(game, state))))
    return events


def concealed(game: Game, state: State, seat: int) -> State:
    """Copy a state and hide what a seat, −1 for a spectator, may not see."""
    twin = fork(state)
    game.hidden.conceal(twin, seat)
    return twin


def view(game: Game, state: State, seat: int) -> dict[str, Any]:
    """Show the table to a seat, −1 for a spectator; it must be JSON."""
    return _as_json(game.view.view(concealed(game, state, seat), seat))


def preview(game: Game, state: State, move: str) -> dict[str, Any]:
    """Say what a move of the seat to move would bring about; it must be JSON."""
    seat = int(state["turn"])
    action = game.notation.moves(state)[move]
    return _as_json(game.view.preview(concealed(game, state, seat), seat, action))


def _as_json(data: Mapping[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.dumps(data))
    assert read == data
    return read


def ways(ahead: dict[str, Any]) -> list[tuple[float, list[Event]]]:
    """List the ways a foretold move may go: the odds, and all events from the first on."""
    outcomes = ahead["outcomes"] or [{"odds": 1.0, "events": []}]
    return [(way["odds"], [*ahead["events"], *way["events"]]) for way in outcomes]


def way_of(ahead: dict[str, Any], events: list[Event]) -> int:
    """Find the way, by its place, that the events of a move went; it must be one of those foretold.

    What is not known beforehand, cards above all, is left out at the end of a foretold event.
    """
    found = [n for n, (_, way) in enumerate(ways(ahead)) if _begin_alike(way, events)]
    assert len(found) == 1, f"{events} are foretold {len(found)} times"
    return found[0]


def _begin_alike(expected: list[Event], events: list[Event]) -> bool:
    return len(expected) == len(events) and all(
        real[: len(event)] == event for event, real in zip(expected, events, strict=True)
    )


def refused(game: Game, options: Options) -> OptionError:
    """Give the error with which a game refuses options."""
    with pytest.raises(OptionError) as caught:
        game.check(in_force(game.options, options))
    return caught.value
