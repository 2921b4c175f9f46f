"""Worlds of Hearts are as likely as they should be: counted against all that can be, one by one."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import comb, perm
from typing import Any

import pytest

from koloda import Match
from koloda.core.cards import parse, texts, texts_of_set
from koloda.core.game import State
from tests.properties.conserved import PACK
from tests.properties.history import Deal, deal_of, hands_fit
from tests.properties.support import check_spread, played, raw, spread_of_worlds

LEFT, RIGHT, ACROSS, NONE = range(4)
FURTHER = {LEFT: 1, RIGHT: 3, ACROSS: 2}

World = tuple[tuple[str, ...], ...]
"""Four hands."""


def ways_to_deal(cards: Sequence[str], sizes: Sequence[int]) -> Iterator[list[tuple[str, ...]]]:
    """Yield every way to deal cards into hands of these sizes."""
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        for others in ways_to_deal(rest, sizes[1:]):
            yield [hand, *others]


def all_worlds(match: Match, seat: int) -> list[World]:
    """Return the hands of every world that a seat can't tell from the one that is."""
    deal, hands = deal_of(match), match.state()["hands"]
    others = [other for other in range(4) if other != seat]
    unseen = sorted((card for other in others for card in hands[other]), key=parse)
    passed = match.view(seat)["passed_to"]
    found = []
    for dealt in ways_to_deal(unseen, [len(hands[other]) for other in others]):
        world = [tuple(hands[seat])] * 4
        for other, hand in zip(others, dealt, strict=True):
            world[other] = hand
        if (passed is None or has_got(deal, passed, world)) and hands_fit(deal, world):
            found.append(tuple(world))
    return found


def has_got(deal: Deal, passed: dict[str, Any], world: Sequence[Sequence[str]]) -> bool:
    """Return whether cards are with the seat that they were passed to, or were played by it."""
    held = {*world[passed["seat"]], *(card for seat, card in deal.plays if seat == passed["seat"])}
    return set(passed["cards"]) <= held


def hands_of(state: State) -> World:
    return tuple(tuple(texts_of_set(int(hand))) for hand in state["hands"])


@pytest.mark.parametrize("direction", [LEFT, RIGHT, ACROSS, NONE])
@pytest.mark.parametrize("left", [9, 11])
def test_hands_near_the_end(direction: int, left: int) -> None:
    """Each way to deal what is unseen that all plays allow is as likely.

    Two positions with so many cards left, in which shown voids and the seat's own passes leave
    from 20 to 150 of the ways.
    """
    options = {
        "deals": direction + 1,
        "target": 0,
        "opening": ("two_of_clubs", "any_club")[direction % 2],
        "points_on_first_trick": direction == ACROSS,
        "queen_breaks_hearts": direction == RIGHT,
    }
    checked = 0
    for number in range(100):
        match = played("hearts", options, bytes([number] * 32), number)
        match.undo(left)
        seat = match.turn
        a, b, c = (len(hand) for each, hand in enumerate(hands_of(raw(match))) if each != seat)
        worlds = all_worlds(match, seat)
        if not 20 <= len(worlds) <= min(150, comb(a + b + c, a) * comb(b + c, b) - 1):
            continue
        found = spread_of_worlds(match, seat, 20 * len(worlds), hands_of, number)
        check_spread(found, dict.fromkeys(worlds, 1.0))
        checked += 1
        if checked == 2:
            return
    pytest.fail("no such position was met")


@pytest.mark.parametrize("direction", [LEFT, RIGHT, ACROSS])
def test_passes_that_were_not_seen(direction: int) -> None:
    """What others passed each other is any three of the cards that the receiver then had.

    After the last card nothing else is unseen.
    """
    seat, further = 2, FURTHER[direction]
    match = played("hearts", {"deals": direction + 1, "target": 0}, bytes(32), direction)
    deal = deal_of(match)
    givers = [giver for giver in range(4) if seat not in (giver, (giver + further) % 4)]
    assert len(givers) == 2

    def passes(state: State) -> tuple[frozenset[str], ...]:
        return tuple(frozenset(texts(state["passed"][giver])) for giver in givers)

    found = spread_of_worlds(match, seat, 10 * comb(13, 3), passes)
    for place, giver in enumerate(givers):
        held = [card for by, card in deal.plays if by == (giver + further) % 4]
        assert len(held) == 13
        counts: Counter[frozenset[str]] = Counter()
        for pair, count in found.items():
            counts[pair[place]] += count
        sets = [frozenset(three) for three in combinations(held, 3)]
        check_spread(counts, dict.fromkeys(sets, 1.0))


@pytest.mark.parametrize("direction", [LEFT, RIGHT, ACROSS])
def test_passes_follow_hands(direction: int) -> None:
    """In the middle of a deal too: a card that its holder played came to it with odds 3 in 13."""
    seat, further = 1, FURTHER[direction]
    match = played("hearts", {"deals": direction + 1, "target": 0}, bytes([7] * 32), direction)
    match.undo(26)
    deal = deal_of(match)
    giver = next(each for each in range(4) if seat not in (each, (each + further) % 4))
    card = next(card for by, card in deal.plays if by == (giver + further) % 4)

    def was_passed(state: State) -> bool:
        return card in texts(state["passed"][giver])

    found = spread_of_worlds(match, seat, 1500, was_passed)
    check_spread(found, {True: 3, False: 10})


def falling(places: dict[Any, int], cards: Sequence[Any]) -> int:
    """Return how many ways there are to lay cards into places that hold so many each."""
    ways = 1
    for place, count in Counter(cards).items():
        ways *= perm(places[place], count)
    return ways


def test_passing_chosen_and_not() -> None:
    """While seats still choose: every unseen card may lie in a hand, or among the cards chosen."""
    match = Match.new("hearts", seed=bytes(32))
    for _ in range(7):
        match.play(match.legal[0])
    seat = 2
    truth = match.state()
    places = {("hand", other): len(truth["hands"][other]) for other in (0, 1, 3)}
    places |= {("passed", 0): 3, ("passed", 1): 3}
    unseen = [card for card in PACK if card not in truth["hands"][2] + truth["passed"][2]]
    assert len(truth["passed"][2]) == 1
    assert sum(places.values()) == len(unseen)

    def where(state: State) -> tuple[Any, ...]:
        lies: dict[str, tuple[str, int]] = {}
        for other in range(4):
            lies |= dict.fromkeys(texts_of_set(int(state["hands"][other])), ("hand", other))
            lies |= dict.fromkeys(texts(state["passed"][other]), ("passed", other))
        return lies[unseen[0]], lies[unseen[20]]

    found = spread_of_worlds(match, seat, 3000, where)
    weights = {pair: falling(places, pair) for pair in product(places, repeat=2)}
    check_spread(found, weights)
    order = spread_of_worlds(match, seat, 400, lambda state: bool(_rises(state["passed"][0])))
    check_spread(order, {True: 1, False: 1})


def _rises(cards: Sequence[int]) -> bool:
    return int(cards[0]) < int(cards[1])


@pytest.mark.parametrize("direction", [LEFT, NONE])
def test_first_trick(direction: int) -> None:
    """Before the first lead 2♣ is with its holder, passed cards with who got them."""
    match = played("hearts", {"deals": direction + 1, "target": 0}, bytes([3] * 32), 5)
    match.undo(52)
    seat = (match.turn + 2) % 4
    truth, passed = match.state(), match.view(seat)["passed_to"]
    rooms = {other: 13 for other in range(4) if other != seat}
    known = {"2C": match.turn}
    if passed:
        known |= dict.fromkeys(passed["cards"], passed["seat"])
    for other in known.values():
        rooms[other] -= 1
    unseen = [card for card in PACK if card not in truth["hands"][seat] and card not in known]
    assert sum(rooms.values()) == len(unseen)

    def where(state: State) -> tuple[int, ...]:
        lies = {card: seat for seat, hand in enumerate(hands_of(state)) for card in hand}
        assert all(lies[card] == holder for card, holder in known.items())
        return lies[unseen[0]], lies[unseen[10]], lies[unseen[30]]

    found = spread_of_worlds(match, seat, 3000, where)
    check_spread(found, {key: falling(rooms, key) for key in product(rooms, repeat=3)})


def deal_hands(hands: Sequence[Sequence[str]], options: dict[str, Any] | None = None) -> Match:
    """Return a match without passing whose first deal is this."""
    match = Match.new("hearts", {"passing": "none", **(options or {})}, bytes(32))
    assert sorted(card for hand in hands for card in hand) == sorted(PACK)
    state = raw(match)
    for seat, hand in enumerate(hands):
        state["hands"][seat] = sum(1 << parse(card) for card in hand)
        if "2C" in hand:
            state["opener"] = state["turn"] = seat
    return match


def suit(letter: str, ranks: str = "23456789TJQKA") -> list[str]:
    return [rank + letter for rank in ranks]


def test_a_heart_led_unbroken_tells_a_hand_of_hearts() -> None:
    hands = [
        [*suit("C", "23456"), *suit("D", "23456"), *suit("S", "234")],
        [*suit("H", "3456789TJQKA"), "AC"],
        [*suit("C", "789TJ"), *suit("D", "789TJ"), *suit("S", "567")],
        [*suit("C", "QK"), *suit("D", "QKA"), *suit("S", "89TJQKA"), "2H"],
    ]
    match = deal_hands(hands)
    for move in ("2C", "AC", "7C", "QC", "9H"):
        match.play(move)
    assert match.view(2)["voids"][1] == ["C", "D", "S"]
    # Seat 1 has all hearts that are left but one of twelve; seat 3 or seat 0 has that one.
    hearts = [card for card in suit("H") if card != "9H"]

    def elsewhere(state: State) -> tuple[str, int]:
        hands = hands_of(state)
        assert len(hands[1]) == 11
        (card,) = set(hearts) - set(hands[1])
        return card, 0 if card in hands[0] else 3

    found = spread_of_worlds(match, 2, 1200, elsewhere)
    check_spread(found, {(card, seat): 1 for card in hearts for seat in (0, 3)})


@pytest.mark.parametrize("allowed", [False, True])
def test_points_in_the_first_trick_tell_a_hand_of_points(allowed: bool) -> None:
    hands = [
        [*suit("C", "23456"), *suit("D", "23456"), *suit("S", "234")],
        [*suit("H", "23456789TJQK"), "QS"],
        [*suit("C", "789TJ"), *suit("D", "789TJ"), *suit("S", "567")],
        [*suit("C", "QKA"), *suit("D", "QKA"), *suit("S", "89TJKA"), "AH"],
    ]
    match = deal_hands(hands, {"points_on_first_trick": allowed})
    for move in ("2C", "QS", "7C"):
        match.play(move)

    def hearts_of(state: State) -> tuple[str, ...]:
        return tuple(card for card in hands_of(state)[1] if card[1] == "H")

    found = spread_of_worlds(match, 2, 400, hearts_of)
    if allowed:
        # Nothing but a void in clubs is shown: the other suits come too.
        assert min(map(len, found)) < 12
        assert not any(card[1] == "C" for hand in _second_hands(match) for card in hand)
    else:
        check_spread(found, dict.fromkeys(combinations(suit("H"), 12), 1.0))


def _second_hands(match: Match) -> list[tuple[str, ...]]:
    return list(spread_of_worlds(match, 2, 50, lambda state: hands_of(state)[1]))
