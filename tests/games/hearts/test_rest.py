"""hearts, the rest: cards that take all tricks that are left, whatever the others hold."""

import random
from itertools import combinations, permutations

import pytest

from koloda.core.game import State
from koloda.games.hearts import GAME
from tests import games
from tests.games.hearts import positions
from tests.games.hearts.positions import passing, position
from tests.reference.chance import RANKS
from tests.reference.hearts import PACK


def rest(state: State, seat: int = 0) -> list[str]:
    """Give what a seat is told."""
    found: list[str] = games.view(GAME, state, seat)["rest"]
    return found


def beaten(order: list[str], held: frozenset[str]) -> bool:
    """Say whether one who holds these cards can take a trick when others are led in this order."""
    if not order:
        return False
    led = order[0]
    follow = [card for card in held if card[1] == led[1]]
    return any(
        (card in follow and RANKS.index(card[0]) > RANKS.index(led[0]))
        or beaten(order[1:], held - {card})
        for card in follow or held
    )


def may_be_led(order: list[str], broken: bool) -> bool:
    """Say whether hearts come last while nobody breaks them."""
    suits = [card[1] for card in order]
    return broken or suits == sorted(suits, key="H".__eq__)


def takes_all(order: list[str], unseen: list[str]) -> bool:
    """Say whether cards take all tricks in all worlds.

    Somebody takes one of them if one of the others does with any of the hands that they may have,
    so no more than one hand need be looked at.
    """
    hands = map(frozenset, combinations(unseen, len(order)))
    return not any(beaten(order, hand) for hand in hands)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
@pytest.mark.parametrize("broken", [True, False])
def test_the_rest_is_what_takes_all_in_every_world(size: int, broken: bool) -> None:
    chance = random.Random(size)
    found = 0
    for _ in range(60):
        high = chance.sample([card for card in PACK if card[0] in "JQKA"], size)
        unseen = chance.sample([card for card in PACK if card not in high], 3 * size)
        hands = [high, *(unseen[size * n : size * (n + 1)] for n in range(3))]
        state = position([" ".join(hand) for hand in hands], gone=13 - size, broken=broken)
        told = rest(state)
        if told:
            found += 1
            assert sorted(told) == sorted(high)
            assert may_be_led(told, broken)
            assert takes_all(told, unseen)
        else:
            orders = (list(order) for order in permutations(high))
            assert not any(may_be_led(o, broken) and takes_all(o, unseen) for o in orders)
    assert 5 < found < 58


def test_a_lower_card_follows_when_the_higher_ones_are_drawn() -> None:
    state = position(["AS QS", "KS 2C", "3C 4C", "5C 6C"], gone=11)
    assert rest(state) == ["AS", "QS"]
    # With one more in the suit somebody may keep the king.
    assert rest(position(["AS QS", "KS 2S", "3C 4C", "5C 6C"], gone=11)) == []


def test_it_is_told_to_the_seat_that_leads_and_nobody_else() -> None:
    hands = ["AS AD", "KS 2C", "3C 4C", "5C 6C"]
    state = position(hands, gone=11)
    assert rest(state) == ["AD", "AS"]
    assert [rest(state, seat) for seat in (1, 2, 3, -1)] == [[], [], [], []]
    followed = position(hands, gone=11)
    positions.play(followed, "AS")
    assert rest(followed) == rest(followed, 1) == []


def test_nothing_is_told_while_cards_are_passed() -> None:
    assert rest(passing()) == []


def test_thirteen_clubs_begin_with_the_two() -> None:
    clubs = " ".join(f"{rank}C" for rank in RANKS)
    assert rest(position([clubs]))[0] == "2C"
    assert rest(position([clubs.replace("2C", "2D")])) == []
