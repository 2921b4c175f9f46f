"""Bits, and the dispatch of kernels by the type of a state: compiled as plain."""

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from koloda import GAMES, Match, find
from koloda.core import dispatch
from koloda.core.chance import generator
from koloda.core.game import fork
from koloda.core.jit import kernel, lowest, member, popcount
from koloda.core.log import Log, events, new_log
from tests.properties.support import play_on, raw


@kernel
def popcount_in_kernel(mask: int) -> int:
    return popcount(mask)


@kernel
def lowest_in_kernel(mask: int) -> int:
    return lowest(mask)


@kernel
def member_in_kernel(mask: int, place: int) -> int:
    return member(mask, place)


@given(mask=st.integers(0, 2**63 - 1))
def test_popcount(mask: int) -> None:
    assert popcount(mask) == popcount_in_kernel(mask) == bin(mask).count("1")


@given(mask=st.integers(1, 2**63 - 1))
def test_lowest(mask: int) -> None:
    expected = next(bit for bit in range(63) if mask >> bit & 1)
    assert lowest(mask) == lowest_in_kernel(mask) == expected


@given(mask=st.integers(1, 2**63 - 1))
def test_member(mask: int) -> None:
    bits = [bit for bit in range(63) if mask >> bit & 1]
    for place in {0, len(bits) // 2, len(bits) - 1}:
        assert member(mask, place) == member_in_kernel(mask, place) == bits[place]


def test_bits_at_the_edges() -> None:
    assert popcount_in_kernel(0) == 0
    for bit in range(63):
        assert lowest_in_kernel(1 << bit) == bit
        assert popcount_in_kernel((1 << bit) - 1) == bit


@kernel
def deal_by_type(state: Any, log: Log | None) -> None:
    dispatch.deal(state, log)


@kernel
def legal_by_type(state: Any) -> int:
    return dispatch.legal(state)


@kernel
def apply_by_type(state: Any, action: int, log: Log | None) -> None:
    dispatch.apply(state, action, log)


@kernel
def is_over_by_type(state: Any) -> bool:
    return dispatch.is_over(state)


@kernel
def returns_by_type(state: Any, seat: int) -> float:
    return dispatch.returns(state, seat)


@kernel
def conceal_by_type(state: Any, seat: int) -> None:
    dispatch.conceal(state, seat)


@kernel
def sample_by_type(state: Any, seat: int, numbers: Any) -> None:
    dispatch.sample(state, seat, numbers)


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("by_kernel", [False, True])
def test_dispatch_is_the_game_itself(name: str, by_kernel: bool) -> None:
    game, random = find(name), Random(1)
    apply: Any = apply_by_type if by_kernel else dispatch.apply
    legal: Any = legal_by_type if by_kernel else dispatch.legal
    is_over: Any = is_over_by_type if by_kernel else dispatch.is_over
    returns: Any = returns_by_type if by_kernel else dispatch.returns
    ours = raw(Match.new(name, {"deals": 1} if name == "hearts" else {}, bytes(32)))
    theirs, unlogged = fork(ours), fork(ours)
    (deal_by_type if by_kernel else dispatch.deal)(theirs, None)
    assert theirs.tobytes() == ours.tobytes()
    while not game.rules.is_over(ours):
        mask = int(game.rules.legal(ours))
        assert int(legal(theirs)) == mask
        assert not is_over(theirs)
        action = random.choice([bit for bit in range(63) if mask >> bit & 1])
        logs = new_log(), new_log()
        game.rules.apply(ours, action, logs[0])
        apply(theirs, action, logs[1])
        apply(unlogged, action, None)
        assert list(events(logs[0])) == list(events(logs[1]))
        assert theirs.tobytes() == ours.tobytes() == unlogged.tobytes()
        for seat in range(game.seats):
            assert returns(theirs, seat) == game.rules.returns(ours, seat)
    assert is_over(theirs)
    assert int(legal(theirs)) == 0


@pytest.mark.parametrize("name", sorted(GAMES))
def test_dispatch_of_secrets(name: str) -> None:
    match = play_on(Match.new(name, seed=bytes(32)), Random(2), 20)
    for seat in range(match.game.seats):
        expected = match.concealed(seat)
        for conceal, sample in (
            (dispatch.conceal, dispatch.sample),
            (conceal_by_type, sample_by_type),
        ):
            state = fork(raw(match))
            conceal(state, seat)
            assert state.tobytes() == expected.tobytes()
            sample(state, seat, generator(seat))
            again = fork(expected)
            match.game.hidden.sample(again, seat, generator(seat))
            assert state.tobytes() == again.tobytes()


def test_a_game_offers_all_verbs() -> None:
    with pytest.raises(AssertionError, match="a game offers"):
        dispatch.register(np.dtype([("turn", "i1")]), find("hearts").rules)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_batch_is_an_array_of_states(name: str) -> None:
    """Each record of a batch is dealt by its own seed; nothing spills to its neighbours."""
    game = find(name)
    values = Match.new(name, seed=bytes(32)).options
    states = game.new_states(3, values)
    for number, state in enumerate(states):
        state["seed"][:] = number
        game.rules.deal(state, None)
    seeds = [np.full(8, number, "<u4").tobytes() for number in range(3)]
    for state, seed in zip(states, seeds, strict=True):
        assert state.tobytes() == game.begin(values, seed, None).tobytes()
