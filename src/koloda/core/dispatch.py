"""Rules found by the type of the state: `dispatch.apply(state, action, log)` serves all games.

Code written once for all games (playouts, search, batches) calls these. Compiled, each call is
bound to the game's own kernel by the record type of `state`, and what is compiled can be kept
between starts; plain, it is looked up by `state.dtype`. See docs/decisions/overload-dispatch.md.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from koloda.core.chance import type_generator
from koloda.core.jit import overload_with, record_type
from koloda.core.log import Log

VERBS = ("deal", "legal", "apply", "is_over", "deal_number", "returns", "conceal", "sample")

_by_dtype: dict["np.dtype[np.void]", dict[str, Callable[..., Any]]] = {}
_by_record_type: dict[Any, dict[str, Callable[..., Any]]] = {}


def register(dtype: "np.dtype[np.void]", *modules: object) -> None:
    """Make the kernels in `modules` those of states of `dtype`."""
    kernels = {
        verb: getattr(module, verb) for module in modules for verb in VERBS if hasattr(module, verb)
    }
    assert set(kernels) == set(VERBS), f"a game offers {VERBS}"
    _by_dtype[dtype] = kernels
    _by_record_type[record_type(dtype)] = kernels


def deal(state: Any, log: Log | None) -> None:
    """Begin the match of `state`'s options and seed."""
    _by_dtype[state.dtype]["deal"](state, log)


def legal(state: Any) -> int:
    """Return the set of legal actions, as bits."""
    return int(_by_dtype[state.dtype]["legal"](state))


def apply(state: Any, action: int, log: Log | None) -> None:
    """Make a move, not checked for legality."""
    _by_dtype[state.dtype]["apply"](state, action, log)


def is_over(state: Any) -> bool:
    """Return whether the match is over."""
    return bool(_by_dtype[state.dtype]["is_over"](state))


def deal_number(state: Any) -> int:
    """Return the number of the deal that is on, from 0."""
    return int(_by_dtype[state.dtype]["deal_number"](state))


def returns(state: Any, seat: int) -> float:
    """Return what the match as it stands is worth to a seat."""
    return float(_by_dtype[state.dtype]["returns"](state, seat))


def conceal(state: Any, seat: int) -> None:
    """Zero all that `seat` may not see."""
    _by_dtype[state.dtype]["conceal"](state, seat)


def sample(state: Any, seat: int, generator: type_generator) -> None:
    """Fill a concealed state with one of the worlds that `seat` can't tell apart."""
    _by_dtype[state.dtype]["sample"](state, seat, generator)


@overload_with(deal)
def _deal(state: Any, log: Any) -> Any:
    kernel = _by_record_type[state]["deal"]
    return lambda state, log: kernel(state, log)


@overload_with(legal)
def _legal(state: Any) -> Any:
    kernel = _by_record_type[state]["legal"]
    return lambda state: kernel(state)


@overload_with(apply)
def _apply(state: Any, action: Any, log: Any) -> Any:
    kernel = _by_record_type[state]["apply"]
    return lambda state, action, log: kernel(state, action, log)


@overload_with(is_over)
def _is_over(state: Any) -> Any:
    kernel = _by_record_type[state]["is_over"]
    return lambda state: kernel(state)


@overload_with(deal_number)
def _deal_number(state: Any) -> Any:
    kernel = _by_record_type[state]["deal_number"]
    return lambda state: kernel(state)


@overload_with(returns)
def _returns(state: Any, seat: Any) -> Any:
    kernel = _by_record_type[state]["returns"]
    return lambda state, seat: kernel(state, seat)


@overload_with(conceal)
def _conceal(state: Any, seat: Any) -> Any:
    kernel = _by_record_type[state]["conceal"]
    return lambda state, seat: kernel(state, seat)


@overload_with(sample)
def _sample(state: Any, seat: Any, generator: Any) -> Any:
    kernel = _by_record_type[state]["sample"]
    return lambda state, seat, generator: kernel(state, seat, generator)
