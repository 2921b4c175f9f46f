"""What bots of Hearts see: weights of moves, how plausible a world is, trees, passing."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from koloda import Match
from koloda.bots import choose
from koloda.bots.hearts import (
    BEAT_NEEDLESSLY,
    KEPT_DANGER,
    KEPT_QUEEN,
    LED_FROM_QUEEN,
    LED_HIGH_SPADE,
    LOW_DUCK,
    plausibility,
    shown,
    weigh,
)
from koloda.bots.knowledge import INFORMED, know, type_weights
from koloda.bots.search import KEPT, NODE, ROOT, SCRATCH_STATES, explore, plant
from koloda.core.cards import CODE, texts_of_set
from koloda.core.chance import generator
from koloda.core.game import State
from koloda.games.hearts import GAME
from koloda.games.hearts.state import PASS
from tests.bots.hearts_positions import chosen, played, weights_of
from tests.games.hearts.positions import passing
from tests.properties.history import deal_of, hands_fit
from tests.properties.support import play_on, raw, world

Pool = NDArray[Any]


def some_match(number: int, moves: int) -> Match:
    """Return a match of which so many random moves have been played, at most its first deal."""
    random = Random(number)
    return play_on(Match.new("hearts", {"deals": 1}, random.randbytes(32)), random, moves)


def planted() -> tuple[Pool, Pool, type_weights]:
    """Return an empty tree, scratch states, and the likelihood of no world."""
    know(GAME)
    tree = np.zeros(8192, NODE)
    plant(tree)
    return tree, np.zeros(SCRATCH_STATES, GAME.state), np.zeros(1, np.float64)


def grown(match: Match, iterations: int, *numbers: int) -> tuple[Pool, State]:
    """Grow a tree for the seat to move; return it and the last world that was drawn."""
    tree, scratch, likelihood = planted()
    view, chance = match.concealed(match.turn), generator(*numbers)
    explore(view, match.turn, 4, iterations, INFORMED, 0.3, True, chance, tree, scratch, likelihood)
    return tree, scratch[KEPT]


def depth(tree: Pool, position: int = ROOT) -> int:
    """Return the moves of the longest way from a position."""
    deepest, move = 0, int(tree[position]["first"])
    while move:
        deepest = max(deepest, 1)
        below = int(tree[move]["first"])
        while below:
            deepest = max(deepest, 1 + depth(tree, below))
            below = int(tree[below]["next"])
        move = int(tree[move]["next"])
    return deepest


@pytest.mark.parametrize("number", range(6))
def test_legal_moves_get_positive_weights_and_no_others_any(number: int) -> None:
    match = some_match(number, 0)
    random = Random(number)
    while not match.over:
        weights = weights_of(match.concealed(match.turn))
        assert sorted(weights) == sorted(match.legal)
        assert min(weights.values()) > 0.0
        play_on(match, random, 1)
    assert weigh(raw(match), np.zeros(63)) == 0


@pytest.mark.parametrize("number", range(6))
def test_weights_come_from_what_the_seat_sees(number: int) -> None:
    match = some_match(number, 7 * number + 5)
    weights = weights_of(match.concealed(match.turn))
    for other in range(5):
        assert weights_of(world(match, match.turn, generator(other))) == weights


def test_dangerous_cards_are_passed() -> None:
    def weights(hand: str) -> dict[str, float]:
        return weights_of(passing((hand,)))

    short = weights("QS KS 2S 2C 3C 4C 5C 2D 3D 4D 5D 2H 3H")
    assert min(short["QS"], short["KS"]) > 10 * max(short["2S"], short["2C"], short["3H"])
    # Five spades guard the queen.
    guarded = weights("QS KS 2S 3S 4S 2C 3C AC 2D 3D AD 2H AH")
    assert max(guarded["QS"], guarded["KS"]) < min(guarded["AC"], guarded["AD"], guarded["AH"])
    # High cards are in the less danger, the more low ones there are beside them.
    long = weights("AD 2D 3D 4D 5D AC KC QC 2H 3H 2S 3S 4S")
    assert long["AD"] < long["QC"] < long["AC"]


# A world against another in which two hands have changed a card. Seat 0 looks on.


def ratio(tricks: str, held: str, at: int, instead: int) -> float:
    """Return how much less plausible a card is with one seat than with another, for T♥ there."""

    def plausible(holder: int) -> float:
        left = ["2H", "3H", "4H", "5H"]
        left[holder] += f" {held}"
        left[at + instead - holder] += " TH"
        return plausibility(played(3, tricks, left), 0)

    return plausible(at) / plausible(instead)


@pytest.mark.parametrize(
    ("tricks", "held", "instead", "expected"),
    [
        # Void in the suit led, or under a higher spade: the queen would have gone.
        ("2C 6C 3C 4C / 9D KD JC 4D", "QS", 3, KEPT_QUEEN),
        ("2C 6C 3C 4C / 9S AS 7S 4S", "QS", 1, KEPT_QUEEN),
        ("2C 6C 3C 4C / 9D KD 5D 4D", "QS", 3, 1.0),
        ("2C 6C 3C 4C / 9S JS 7S 4S", "QS", 1, 1.0),
        # In the first trick it may not.
        ("2C 6C 3C 7D / 9D KD 5D 4D", "QS", 3, 1.0),
        # What could have gone under is not put on top, but by the last one for no points.
        ("2C 6C 3C 4C / 9D TD KD", "2D", 3, BEAT_NEEDLESSLY),
        ("2C 6C 3C 4C / 9D TD KD", "2S", 3, 1.0),
        ("2C 6C 3C 4C / 9D TD 3D KD / 9S TS JS KS", "2S", 3, 1.0),
        ("2C 6C 3C 4C / 9D TD 3D KD / 9S TS 6H KS", "2S", 3, BEAT_NEEDLESSLY),
        # What goes under is the highest that does.
        ("2C 6C 3C 4C / 9D TD 3D", "8D", 3, LOW_DUCK),
        ("2C 6C 3C 4C / 9D TD 3D", "2D", 3, 1.0),
    ],
)
def test_seat_2_is_thought_to_have_played_with_care(
    tricks: str, held: str, instead: int, expected: float
) -> None:
    assert ratio(tricks, held, 2, instead) == pytest.approx(expected)


def test_spades_are_not_led_from_the_queen() -> None:
    # Seat 2 takes the first trick and leads.
    assert ratio("2C 3C 4C 6C / 9S 4S 5S 8S", "QS", 2, 1) == pytest.approx(LED_FROM_QUEEN)
    assert ratio("2C 3C 4C 6C / 9D 4D 5D 8D", "QS", 2, 1) == pytest.approx(1.0)


def test_a_card_is_judged_by_what_was_out_when_it_was_played() -> None:
    # Seat 0 throws Q♠ later: that does not make the lead of K♠ any wiser.
    tricks = "2C 3C 4C 6C / KS 4S 5S 8S / 9D 4D QS 8D"
    left = ("2H", "3H", "4H", "5H")
    assert plausibility(played(3, tricks, left), 0) == pytest.approx(LED_HIGH_SPADE)
    tricks = "2C 3C 4C 6C / 9D 4D QS 8D / KS 4S 5S 8S"
    assert plausibility(played(3, tricks, left), 0) == pytest.approx(1.0)


def test_dangerous_cards_are_thought_to_have_been_passed() -> None:
    def plausible(kept: str) -> float:
        left = ("TD JD QD", "7H 8H 9H", "5H 6H", f"2D 3D {kept}")
        passed = ("7H 8H 9H", "4C 5H 6H", "2C 2D 3D", "TD JD QD")
        return plausibility(played(3, "2C 6C 3C 4C", left, deal=0, passed=passed), 0)

    assert plausible("2S 3S") == pytest.approx(1.0)
    assert plausible("2S KS") == pytest.approx(KEPT_DANGER)
    assert plausible("QS KS") == pytest.approx(KEPT_DANGER**2)


def test_what_one_has_passed_to_the_giver_was_not_kept_by_it() -> None:
    """Across, seats 0 and 2 give to each other: K♠ that seat 2 has got says nothing of it."""

    def plausible(given: str) -> float:
        left = ("TD JD QD", "7H 8H 9H", "3D KS 5H", "2D 6H 4H")
        passed = (given, "2D 6H 4H", "TD JD QD", "7H 8H 9H")
        return plausibility(played(3, "2C 6C 3C 4C", left, deal=2, passed=passed), 0)

    assert plausible("3D 5H KS") == pytest.approx(1.0)
    assert plausible("3D 5H 4C") == pytest.approx(KEPT_DANGER)


@pytest.mark.parametrize("number", range(8))
def test_every_world_has_some_plausibility(number: int) -> None:
    for moves in range(0, 64, 7):
        match = some_match(number, moves)
        if match.over:
            continue
        state = world(match, match.turn, generator(number, moves))
        assert 0.0 < plausibility(state, match.turn) <= 1.0


@pytest.mark.parametrize("number", range(8))
def test_a_search_draws_no_world_that_cannot_be(number: int) -> None:
    """Nobody holds a card of a suit that it was void in."""
    match = some_match(number, 36 + 2 * number)
    deal, seat = deal_of(match), match.turn
    for other in range(12):
        _, drawn = grown(match, 1, other)
        hands = [texts_of_set(int(hand)) for hand in drawn["hands"]]
        assert hands[seat] == match.state()["hands"][seat]
        assert hands_fit(deal, hands)


def test_worlds_come_up_as_often_as_they_are_plausible() -> None:
    # Seat 2 was void in diamonds and threw a club; so Q♠ is likely to be elsewhere.
    state = played(3, "2C 6C 3C 4C / 9D KD JC 4D", ("QS", "2S 2H", "3H", "4H"))
    holders = Counter[int]()
    tree, scratch, likelihood = planted()
    chance = generator(1)
    GAME.hidden.conceal(state, 1)
    for _ in range(400):
        plant(tree)
        explore(state, 1, 4, 1, INFORMED, 0.3, True, chance, tree, scratch, likelihood)
        holders.update(seat for seat in range(4) if scratch[KEPT]["hands"][seat] >> CODE["QS"] & 1)
    assert 4 * holders[2] < min(holders[0], holders[3])


# Trees and passing.


@pytest.mark.parametrize("number", range(3))
def test_only_own_passes_are_shown_to_a_tree(number: int) -> None:
    match = some_match(number, 0)
    while raw(match)["phase"] == PASS:
        state, turn = raw(match), match.turn
        assert [shown(state, seat) for seat in range(4)] == [seat == turn for seat in range(4)]
        play_on(match, Random(number), 1)
    for moves in range(20):
        assert all(shown(raw(match), seat) for seat in range(4)), moves
        play_on(match, Random(moves), 1)


@pytest.mark.parametrize("seat", range(3))
def test_a_tree_ends_where_others_pass(seat: int) -> None:
    match = some_match(seat, 3 * seat + 1)
    assert match.turn == seat
    tree, _ = grown(match, 60)
    assert depth(tree) == 2
    match.play(match.legal[0])
    tree, _ = grown(match, 60)
    assert depth(tree) == 1


def test_a_tree_goes_on_where_others_play() -> None:
    match = some_match(1, 12 + 25)
    tree, _ = grown(match, 200)
    assert depth(tree) > 4


@pytest.mark.parametrize("number", range(3))
def test_each_seat_passes_three_cards_of_its_hand(number: int) -> None:
    match = some_match(number, 0)
    for seat in range(4):
        hand = match.state()["hands"][seat]
        cards = []
        for _ in range(3):
            assert match.turn == seat
            cards.append(choose("strong@20", match, number))
            match.play(cards[-1])
        assert len(set(cards)) == 3
        assert set(cards) <= set(hand)


@pytest.mark.compiled
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_search_passes_what_catches_the_queen(seed: int) -> None:
    state = passing(("AS KS QS 2C 3C 4C 5C 2D 3D 4D 5D 2H 3H",))
    assert chosen(state, seed, 2000) in ("AS", "KS", "QS")


def test_forced_cards_are_played_without_a_thought() -> None:
    match = some_match(1, 12)
    assert choose("champion@999999999", match, 1) == "2C" == match.legal[0]
    forced = 0
    while not match.over:
        if len(match.legal) == 1:
            forced += 1
            assert choose("champion@999999999", match, 1) == match.legal[0]
        play_on(match, Random(forced), 1)
    assert forced >= 5
