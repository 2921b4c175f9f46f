"""Hearts against OpenSpiel's, on thousands of deals with passing, under the options both have."""

from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from koloda import find
from koloda.core.cards import pack
from koloda.core.options import Value, in_force
from koloda.games.hearts import rules
from koloda.games.hearts.rules import TWO_OF_CLUBS
from koloda.games.hearts.state import State

DEALS_OF_EACH = 96
"""Deals for each of the 64 sets of options and directions: 6,144 in all."""

LEFT, RIGHT, ACROSS, NONE = range(4)
DIRECTION = {LEFT: 1, RIGHT: 3, ACROSS: 2, NONE: 0}
"""Our deal by its number to OpenSpiel's first chance outcome: none, left, across, right."""


@cache
def their_game(queen: bool, points: bool, any_club: bool, jack: bool) -> Any:
    import pyspiel

    return pyspiel.load_game(
        "hearts",
        {
            "pass_cards": True,
            "qs_breaks_hearts": queen,
            "no_pts_on_first_trick": not points,
            "can_lead_any_club": any_club,
            "jd_bonus": jack,
            "must_break_hearts": True,
            "can_lead_hearts_instead_of_qs": False,
            "avoid_all_tricks_bonus": False,
        },
    )


def our_card(action: int) -> int:
    """Return our code of their card, 4 × rank + suit with ranks from 0."""
    return 16 * (action % 4) + action // 4 + 2


def their_card(card: int) -> int:
    return 4 * (card % 16 - 2) + card // 16


def our_deal(seed: bytes, values: dict[str, Value], deal: int) -> State:
    """Return a match of one deal, with the passing of deal number `deal`."""
    game = find("hearts")
    passing: dict[str, Value] = {"passing": "none"} if deal == NONE else {}
    options = in_force(game.options, {**values, **passing, "target": 0, "deals": deal + 1})
    state = game.begin(options, seed, None)
    state["deal"] = deal
    return state


def cards_of(mask: int) -> list[int]:
    return [card for card in range(63) if mask >> card & 1]


def their_deal(game: Any, state: State, deal: int) -> Any:
    """Return their state of the same deal; they deal card by card, seat by seat."""
    theirs = game.new_initial_state()
    theirs.apply_action(DIRECTION[deal])
    hands = [cards_of(int(hand)) for hand in state["hands"]]
    for place in range(52):
        theirs.apply_action(their_card(hands[place % 4][place // 4]))
    return theirs


def at_random(state: State, legal: list[int], random: Random) -> int:
    return random.choice(legal)


def for_the_moon(state: State, legal: list[int], random: Random) -> int:
    """Return a card with which seat 0 tries to take all, and nobody else does."""
    return max(legal, key=lambda card: card % 16 if state["turn"] == 0 else -(card % 16))


def give_the_best_to_seat_0(state: State, random: Random) -> None:
    """Deal aces, kings, queens and a jack to seat 0, the rest at random."""
    best = [16 * suit + rank for suit in range(4) for rank in (12, 13, 14)] + [16 * 2 + 11]
    rest = [card for card in pack() if card not in best]
    random.shuffle(rest)
    for seat, hand in enumerate((best, rest[:13], rest[13:26], rest[26:])):
        state["hands"][seat] = sum(1 << card for card in hand)
        if TWO_OF_CLUBS in hand:
            state["opener"] = state["turn"] = seat


Flags = tuple[bool, bool, bool, bool]
"""Queen breaks hearts, points in the first trick, any club opens, J♦ counts −10."""

FLAGS: list[Flags] = [
    (queen, points, any_club, jack)
    for queen, points, any_club, jack in product([False, True], repeat=4)
]


def compare(
    seed: bytes,
    flags: Flags,
    deal: int,
    moon: bool = False,
) -> list[int]:
    """Play a deal here and there, and compare what is legal and what it scores; return that."""
    queen, points, any_club, jack = flags
    values: dict[str, Value] = {
        "queen_breaks_hearts": queen,
        "points_on_first_trick": points,
        "opening": "any_club" if any_club else "two_of_clubs",
        "jack_of_diamonds": -10 if jack else 0,
        # They have no sun: thirteen tricks are a moon like any other.
        "sun": False,
    }
    ours, random = our_deal(seed, values, deal), Random(seed)
    choose = for_the_moon if moon else at_random
    if moon:
        give_the_best_to_seat_0(ours, random)
    theirs = their_deal(their_game(*flags), ours, deal)
    while not rules.is_over(ours):
        assert theirs.current_player() == ours["turn"]
        legal = cards_of(int(rules.legal(ours)))
        assert sorted(map(our_card, theirs.legal_actions())) == legal
        card = choose(ours, legal, random)
        theirs.apply_action(their_card(card))
        rules.apply(ours, card, None)
    assert theirs.is_terminal()
    # They return 26 less the points.
    scores = [int(score) for score in ours["scores"]]
    assert [26 - score for score in scores] == theirs.returns()
    return scores


@pytest.mark.compiled
@pytest.mark.parametrize("deal", [LEFT, RIGHT, ACROSS, NONE])
def test_deals(deal: int) -> None:
    for number, flags in enumerate(FLAGS):
        for each in range(DEALS_OF_EACH):
            compare(bytes([deal, number, each]) + bytes(29), flags, deal)


@pytest.mark.compiled
def test_moons() -> None:
    moons = 0
    for number, flags in enumerate(FLAGS):
        for each in range(20):
            scores = compare(bytes([number, each]) + bytes(30), flags, NONE, moon=True)
            moons += scores.count(26) == 3
    assert moons >= 20
