"""What the properties share: options, random play, worlds, and a chi-square test."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from random import Random
from statistics import NormalDist
from typing import Any

from hypothesis import strategies as st

from koloda import GAMES, Match, find
from koloda.core.chance import generator, type_generator
from koloda.core.game import Game, State
from koloda.core.options import Choice, Flag, Option, Value

NAMES = sorted(GAMES)

SHORT: dict[str, st.SearchStrategy[Value]] = {
    # Ranges that reach a thousand deals would only repeat what a few deals show.
    "deals": st.sampled_from([0, 1, 2, 3, 5]),
    "target": st.sampled_from([0, 1, 26, 50, 100]),
    "max_extra_halves": st.sampled_from([0, 1, 2, 99]),
}


def values_of(option: Option) -> st.SearchStrategy[Value]:
    """Return a strategy for the values of an option, short ones where it sets a match's length."""
    if option.name in SHORT:
        return SHORT[option.name]
    if isinstance(option, Flag):
        return st.booleans()
    if isinstance(option, Choice):
        return st.sampled_from(option.choices)
    return st.integers(option.minimum, option.maximum)


def _ending(values: dict[str, Value]) -> dict[str, Value]:
    """Return options with which a match ends (hearts, The end)."""
    if values.get("deals") == 0 and values["target"] == 0:
        return {**values, "deals": 1}
    return values


def options_of(name: str) -> st.SearchStrategy[dict[str, Value]]:
    """Return a strategy for all options of a game."""
    options = find(name).options
    return st.fixed_dictionaries({each.name: values_of(each) for each in options}).map(_ending)


SEEDS = st.binary(min_size=32, max_size=32)
CHOICES = st.integers(0, 2**32 - 1)
"""A number from which random play follows."""

SHARES = st.sampled_from([0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 1.0])
"""How much of a match is played."""


def play_on(match: Match, random: Random, moves: int | None = None) -> Match:
    """Play random legal moves, to the end or at most so many; return the same match."""
    while not match.over and moves != 0:
        match.play(random.choice(match.legal))
        moves = None if moves is None else moves - 1
    return match


def played(
    name: str, options: Mapping[str, Value], seed: bytes, choices: int, share: float = 1.0
) -> Match:
    """Return a match of which a share of its random moves has been played."""
    match = play_on(Match.new(name, options, seed), Random(choices))
    if share < 1.0:
        back = len(match.moves) - int(share * len(match.moves))
        if back:
            match.undo(back)
    return match


def seats_of(match: Match) -> list[int | None]:
    """Return the seats and the spectator."""
    return [*range(match.game.seats), None]


def raw(match: Match) -> State:
    """Return the record of a match, for tests that look at it or set a position in it."""
    return match._state


def world(match: Match, seat: int, numbers: type_generator) -> State:
    """Return one of the worlds that a seat can't tell apart."""
    state = match.concealed(seat)
    match.game.hidden.sample(state, seat, numbers)
    return state


def match_of(match: Match, state: State) -> Match:
    """Return a copy of a match that stands in another world."""
    twin = match.copy()
    twin._state = state
    return twin


def concealed_again(game: Game, state: State, seat: int) -> bytes:
    """Return the bytes of a world when it is concealed for a seat; the world itself too."""
    game.hidden.conceal(state, seat)
    return bytes(state.tobytes())


def critical(degrees: int, odds: float = 1e-4) -> float:
    """Return the chi-square that is exceeded with these odds (Wilson and Hilferty)."""
    share = 2 / (9 * degrees)
    z = NormalDist().inv_cdf(1 - odds)
    return float(degrees * (1 - share + z * share**0.5) ** 3)


def check_spread(found: Mapping[Any, int], weights: Mapping[Any, float]) -> None:
    """Fail unless counts are what weights make likely: a chi-square test, one in 10,000."""
    draws, total = sum(found.values()), sum(weights.values())
    assert set(found) <= set(weights), "something came up that never should"
    expected = {key: draws * weight / total for key, weight in weights.items()}
    assert min(expected.values()) >= 5, "too few draws for the test"
    square = sum((found.get(key, 0) - mean) ** 2 / mean for key, mean in expected.items())
    if len(weights) > 1:
        assert square < critical(len(weights) - 1), f"{square:.1f} over {len(weights)} cells"


def spread_of_worlds(
    match: Match,
    seat: int,
    draws: int,
    look: Callable[[State], Hashable],
    number: int = 1,
) -> Counter[Any]:
    """Count what `look` sees in many worlds, from a fixed generator."""
    numbers = generator(number)
    return Counter(look(world(match, seat, numbers)) for _ in range(draws))


def minus(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """Return cards without those gone, each as often as it is there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left
