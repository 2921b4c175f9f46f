"""What bots know of a game beyond its rules, found by the type of the state.

Search is written once and calls these, as it calls `core.dispatch` for the rules. Each game has a
module here that offers them all, as kernels; it is imported when the game is first searched.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from koloda.core.chance import type_generator
from koloda.core.game import Game
from koloda.core.jit import overload_with, record_type

VERBS = (
    "shown",
    "settled",
    "observed",
    "weigh",
    "finish",
    "worth",
    "luck",
    "plausibility",
    "nearness",
)

RANDOM, INFORMED, JUDGED = range(3)
"""Policies of a playout: any legal move; what the game's module finds likely; none at all where
the game has a judgement of positions, otherwise as INFORMED. In Card Football, whose judgement is
learnt, INFORMED is as JUDGED."""

type_weights = NDArray[np.float64]

_HOMES = {
    "card-football": "koloda.bots.card_football",
    "belarusian-football": "koloda.bots.belarusian_football",
    "hearts": "koloda.bots.hearts",
}

_by_dtype: dict["np.dtype[np.void]", dict[str, Callable[..., Any]]] = {}
_by_record_type: dict[Any, dict[str, Callable[..., Any]]] = {}


def know(game: Game) -> None:
    """Have what is known of a game at hand before its states are searched."""
    if game.state not in _by_dtype:
        module = import_module(_HOMES[game.name])
        kernels = {verb: getattr(module, verb) for verb in VERBS}
        _by_dtype[game.state] = kernels
        _by_record_type[record_type(game.state)] = kernels


def shown(state: Any, seat: int) -> bool:
    """Return whether `seat` sees the coming move, so that its tree may hold it."""
    return bool(_by_dtype[state.dtype]["shown"](state, seat))


def settled(state: Any) -> bool:
    """Return whether a judged search need not look beyond this position, once it has moved."""
    return bool(_by_dtype[state.dtype]["settled"](state))


def observed(state: Any) -> int:
    """Return a number for what all have seen come of a move; positions are told apart by it."""
    return int(_by_dtype[state.dtype]["observed"](state))


def weigh(state: Any, weights: type_weights) -> int:
    """Say how likely a good player makes each legal move, from what the seat to move sees.

    Args:
        state: a world.
        weights: by action, [63]; positive numbers are written for legal actions.

    Returns:
        The legal actions, as bits.
    """
    return int(_by_dtype[state.dtype]["weigh"](state, weights))


def finish(state: Any, policy: int, generator: type_generator, weights: type_weights) -> None:
    """Play on by a policy up to where `worth` can judge."""
    _by_dtype[state.dtype]["finish"](state, policy, generator, weights)


def worth(state: Any, before: Any, seat: int) -> float:
    """Return what a match that `finish` has left is worth to a seat, from 0 to 1.

    Args:
        state: the match as it stands then.
        before: the match as it stood when the search began.
        seat: whose value it is.
    """
    return float(_by_dtype[state.dtype]["worth"](state, before, seat))


def luck(before: Any, action: int, after: Any) -> float:
    """Return how much of what a move brought its seat was luck, in what `worth` counts.

    On average over all that may come of the move it is 0; 0 also stands for what nobody knows.

    Args:
        before: a world.
        action: a move in it.
        after: the world that came of it.
    """
    return float(_by_dtype[before.dtype]["luck"](before, action, after))


def plausibility(state: Any, seat: int) -> float:
    """Return how likely the others would have played as they did in this world, above 0.

    Only the ratio of two worlds that `seat` can't tell apart means something.
    """
    return float(_by_dtype[state.dtype]["plausibility"](state, seat))


def nearness(state: Any, before: Any, seat: int) -> float:
    """Return what a greedy seat likes about the position after a move: the more, the better."""
    return float(_by_dtype[state.dtype]["nearness"](state, before, seat))


@overload_with(shown)
def _shown(state: Any, seat: Any) -> Any:
    kernel = _by_record_type[state]["shown"]
    return lambda state, seat: kernel(state, seat)


@overload_with(settled)
def _settled(state: Any) -> Any:
    kernel = _by_record_type[state]["settled"]
    return lambda state: kernel(state)


@overload_with(observed)
def _observed(state: Any) -> Any:
    kernel = _by_record_type[state]["observed"]
    return lambda state: kernel(state)


@overload_with(weigh)
def _weigh(state: Any, weights: Any) -> Any:
    kernel = _by_record_type[state]["weigh"]
    return lambda state, weights: kernel(state, weights)


@overload_with(finish)
def _finish(state: Any, policy: Any, generator: Any, weights: Any) -> Any:
    kernel = _by_record_type[state]["finish"]
    return lambda state, policy, generator, weights: kernel(state, policy, generator, weights)


@overload_with(worth)
def _worth(state: Any, before: Any, seat: Any) -> Any:
    kernel = _by_record_type[state]["worth"]
    return lambda state, before, seat: kernel(state, before, seat)


@overload_with(luck)
def _luck(before: Any, action: Any, after: Any) -> Any:
    kernel = _by_record_type[before]["luck"]
    return lambda before, action, after: kernel(before, action, after)


@overload_with(plausibility)
def _plausibility(state: Any, seat: Any) -> Any:
    kernel = _by_record_type[state]["plausibility"]
    return lambda state, seat: kernel(state, seat)


@overload_with(nearness)
def _nearness(state: Any, before: Any, seat: Any) -> Any:
    kernel = _by_record_type[state]["nearness"]
    return lambda state, before, seat: kernel(state, before, seat)
