"""Worlds of both footballs are as likely as they should be: counted against all that can be."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import ceil
from random import Random
from typing import Any

import numpy as np
import pytest

from koloda import Match
from koloda.core.cards import text, texts
from koloda.core.chance import generator
from koloda.core.game import State, fork
from tests.properties.history import goes_as_it_went, replayed
from tests.properties.support import (
    check_spread,
    match_of,
    play_on,
    raw,
    spread_of_worlds,
    world,
)

Cell = tuple[str, tuple[int, ...]]
"""A place in a state: the field, and where in it."""


FIRST_WITH_TWINS = 302
"""A match of two packs in which exclusions bite while two equal cards are unseen: they are rare."""


def hidden_cells(match: Match, seat: int) -> list[Cell]:
    """Return the places of cards that lie somewhere and that a seat can't see."""
    seen, truth = match.concealed(seat), raw(match)
    return [
        (field, tuple(int(index) for index in place))
        for field in ("rows", "keepers", "hands", "deck")
        for place in np.argwhere(truth[field] != seen[field])
    ]


def look(state: State, cells: list[Cell]) -> tuple[str, ...]:
    return tuple(text(state[field][place]) for field, place in cells)


def all_worlds(
    match: Match, start: Match, seat: int, cells: list[Cell]
) -> Counter[tuple[str, ...]]:
    """Count the ways to lay the unseen cards so that the match goes as it went.

    Equal cards are told apart here, so a world with a pair of them counts twice.
    """
    moves, cards = (
        list(replayed(match, start)),
        [raw(match)[field][place] for field, place in cells],
    )
    found: Counter[tuple[str, ...]] = Counter()
    for laid in permutations(cards):
        state = fork(raw(match))
        for (field, place), card in zip(cells, laid, strict=True):
            state[field][place] = card
        described = match_of(match, state).state()
        if goes_as_it_went(moves, match.options, described, seat):
            found[look(state, cells)] += 1
    return found


def rival_waits(match: Match, seat: int) -> bool:
    """Return whether the rival's ball waits to enter, and matches no card that lies open there."""
    state = match.state()
    if match.turn != 1 - seat or state["position"] is not None:
        return False
    row = 3 * (1 - seat)
    cards = zip(state["rows"][row], state["open"][row], strict=True)
    return not any(is_open and set(card) & set(state["ball"]) for card, is_open in cards)


def lay_twins(match: Match) -> None:
    """Make the outer cards of a midfield just dealt twice the same, where it can be."""
    state = raw(match)
    for near, far in (((1, 0), (2, 3)), ((1, 3), (2, 0))):
        for place in np.flatnonzero(state["deck"] == state["rows"][near])[:1]:
            state["deck"][place], state["rows"][far] = state["rows"][far], state["deck"][place]


def positions(match: Match, random: Random) -> Iterator[Match]:
    """Yield the positions of a random match from its last to its first."""
    passed = []
    while not match.over:
        passed.append(match)
        match = play_on(match.copy(), random, 1)
    yield from reversed(passed)


def late_position(
    options: dict[str, Any], waiting: bool, first: int
) -> tuple[Match, int, list[Cell], Counter[tuple[str, ...]]]:
    """Return a position with 4 or 5 unseen cards, and all its worlds: some are ruled out.

    `first`: the number of the random match to look in first.
    """
    for number in range(first, 400):
        start = Match.new("belarusian-football", options, bytes([number % 256] * 32))
        if "packs" in options:
            lay_twins(start)
        for match in positions(start, Random(number)):
            seat = 1 - match.turn if waiting else match.turn
            cells = hidden_cells(match, seat)
            if len(cells) > 5:
                break
            if len(cells) < 4 or (waiting and not rival_waits(match, seat)):
                continue
            if "packs" in options and len(set(look(raw(match), cells))) == len(cells):
                continue
            worlds = all_worlds(match, start, seat, cells)
            ruled_out = worlds.total() < (24 if len(cells) == 4 else 120)
            if len(worlds) >= 4 and (ruled_out or options.get("entry") == "optional"):
                return match, seat, cells, worlds
    pytest.fail("no such position was met")


@pytest.mark.parametrize(
    ("options", "waiting", "first"),
    [
        ({}, False, 0),
        ({"pack": 36}, False, 0),
        ({"pack": 36}, True, 0),
        ({"pack": 36, "packs": 2}, False, FIRST_WITH_TWINS),
        ({"keeper_recloses": True}, False, 0),
        ({"pack": 36, "keeper_recloses": True}, True, 0),
        ({"entry": "optional"}, False, 0),
        ({"entry": "optional"}, True, 0),
    ],
    ids=str,
)
def test_belarusian_worlds_near_the_end(options: dict[str, Any], waiting: bool, first: int) -> None:
    """Each way to lay what is unseen that throws at entry allow is as likely.

    `waiting`: for the seat that looks on while the rival's ball waits at entry.
    """
    match, seat, cells, worlds = late_position(options, waiting, first)
    draws = ceil(6 * worlds.total() / min(worlds.values()))
    check_spread(spread_of_worlds(match, seat, draws, lambda state: look(state, cells)), worlds)


def test_belarusian_lineup_is_unknown_before_play() -> None:
    """Two cards anywhere among the unseen: any pair is as likely."""
    match = Match.new("belarusian-football", {"pack": 36}, bytes(32))
    for _ in range(4):
        match.play(match.legal[0])
    assert match.turn == 1
    cells = hidden_cells(match, 1)
    pairs = [cells[1], cells[-1]]
    unseen = look(raw(match), cells)
    assert len(set(unseen)) == 36 - 5

    found = spread_of_worlds(match, 1, 31 * 30 * 6, lambda state: look(state, pairs))
    check_spread(found, dict.fromkeys(permutations(unseen, 2), 1.0))


def test_a_world_at_entry_has_a_card_to_enter_at() -> None:
    """Mandatory entry throws what can't enter at once: a ball that waits tells of a match."""
    match = play_on(Match.new("belarusian-football", seed=bytes(32)), Random(1), 8)
    while not match.over:
        seat = 1 - match.turn
        for number in range(20):
            other = match_of(match, world(match, seat, generator(number)))
            assert other.legal, f"after {len(match.moves)} moves nothing is legal for seat {seat}"
        match.play(match.legal[0])


def test_goalkeeper_of_card_football() -> None:
    """Each order of the goalkeeper's undrawn cards is as likely."""
    match = Match.new("card-football", {"golden_goal": True}, bytes(32))
    random = Random(3)
    while len(match.state()["goalkeeper"]) != 4:
        match.play(random.choice(match.legal))
    drawn = int(raw(match)["drawn"])
    left = match.state()["goalkeeper"]

    def order(state: State) -> tuple[str, ...]:
        return tuple(texts(state["goalkeeper"][drawn:]))

    found = spread_of_worlds(match, match.turn, 500, order)
    check_spread(found, dict.fromkeys(permutations(left), 1.0))


@pytest.mark.parametrize("moves", [0, 30, 45])
def test_face_down_cards_of_card_football(moves: int) -> None:
    """Any two places face down, in a column or in the reserve, hold any two of the unseen cards."""
    match = play_on(Match.new("card-football", seed=bytes(32)), Random(1), moves)
    seen = match.concealed(0)["pack"]
    places = [int(place) for place in np.flatnonzero(seen == 0)]
    unseen = texts(raw(match)["pack"][places])
    assert sorted(unseen) == sorted(match.view(0)["unseen"])
    two = places[0], places[-1]

    def pair(state: State) -> tuple[str, ...]:
        return tuple(texts(state["pack"][list(two)]))

    weights = Counter(permutations(unseen, 2))
    draws = 6 * weights.total() if len(weights) < 800 else 0
    if draws:
        check_spread(spread_of_worlds(match, 0, draws, pair), weights)
    singles: Counter[str] = Counter()
    for key, count in spread_of_worlds(match, 1, 1500, pair, 2).items():
        singles[key[1]] += count
    check_spread(singles, Counter(unseen))
