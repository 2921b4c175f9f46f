"""What may be seen of a match of Hearts, and drawing the rest anew (What each seat sees).

A sample keeps to all that is public: who holds 2♣ until it is played, shown voids, hands that had
nothing but hearts (a heart led unbroken) or nothing but points (one played in the first trick); and
to the cards that the seat itself passed. It is uniform over where the unseen cards lie now, then
over the passes which the seat did not see.
"""

import numpy as np

from koloda.core.cards import HEARTS, NO_CARD
from koloda.core.chance import below, draw, mix, renew_seed, type_cards, type_counts, type_generator
from koloda.core.game import Event
from koloda.core.jit import kernel, lowest, popcount
from koloda.games.hearts.rules import (
    ALL_CARDS,
    ALL_HEARTS,
    NOBODY,
    POINTS,
    QUEEN_OF_SPADES,
    SUIT,
    TWO_OF_CLUBS,
    direction,
)
from koloda.games.hearts.state import HAND, PACK, PASS, PASSED, PLAY, SEATS, State

CHOOSE = np.zeros((PACK + 1, PACK + 1), np.int64)
"""Binomial coefficients: ways to choose [of, some]; used where they are below 2^63."""

CHOOSE[:, 0] = 1
for of in range(1, PACK + 1):
    for some in range(1, of + 1):
        CHOOSE[of, some] = CHOOSE[of - 1, some - 1] + CHOOSE[of - 1, some]


ALL_WAYS = 1 << 62
"""More than the ways to deal three hands, 39! / 13!^3 < 2^57."""


@kernel
def conceal(state: State, seat: int) -> None:
    """Zero the seed, the others' hands and the passes in which `seat` had no part; −1: had none."""
    for word in range(8):
        state["seed"][word] = 0
    passed = state["phase"] == PLAY
    further = direction(state)
    for other in range(SEATS):
        if other == seat:
            continue
        state["hands"][other] = 0
        if passed and seat >= 0 and (other + further) & 3 == seat:
            continue
        for place in range(PASSED):
            state["passed"][other, place] = NO_CARD


def conceal_events(events: list[Event], mover: int, seat: int) -> list[Event]:
    """Return the events without the cards that others choose to pass."""
    if mover == seat:
        return events
    return [event[:1] if event[0] == "pass" else event for event in events]


@kernel
def sample(state: State, seat: int, generator: type_generator) -> None:
    """Deal the unseen cards at random among the worlds that `seat` can't tell apart."""
    if state["phase"] == PASS:
        _sample_while_passing(state, seat, generator)
    else:
        _sample_hands(state, seat, generator)
        _sample_passes(state, seat, generator)
    renew_seed(generator, state["seed"])


@kernel
def leader(state: State, first: int) -> int:
    """Return the seat that led the trick whose first card is number `first` of the deal."""
    if first == 0:
        return int(state["opener"])
    return int(state["winners"][first // SEATS - 1])


@kernel
def seat_of(state: State, number: int) -> int:
    """Return the seat that played card `number` of the deal."""
    return (leader(state, number & ~3) + number & 3) & 3


@kernel
def cards_played(state: State, seat: int) -> int:
    """Return the cards that a seat has played in this deal, as bits; −1: those of all seats."""
    cards = 0
    for number in range(int(state["count"])):
        if seat < 0 or seat_of(state, number) == seat:
            cards |= 1 << int(state["played"][number])
    return cards


@kernel
def possible_cards(state: State, seat: int) -> int:
    """Return the cards that a seat's hand may hold, for all that its plays have shown, as bits."""
    possible = ALL_CARDS
    broken = False
    for number in range(int(state["count"])):
        card = int(state["played"][number])
        if seat_of(state, number) == seat:
            led = int(state["played"][number & ~3]) >> 4
            if number & 3 == 0:
                if number > 0 and card >> 4 == HEARTS and not broken:
                    possible &= ALL_HEARTS
            elif card >> 4 != led:
                possible &= ~(SUIT << 16 * led)
                if number < SEATS and not state["points_on_first_trick"] and POINTS >> card & 1:
                    possible &= POINTS
        broken = broken or card >> 4 == HEARTS
        if card == QUEEN_OF_SPADES and state["queen_breaks_hearts"]:
            broken = True
    return possible


@kernel
def _sample_while_passing(state: State, seat: int, generator: type_generator) -> None:
    """Deal the unseen cards to the other hands, and to what they have chosen already."""
    own = int(state["hands"][seat])
    for place in range(PASSED):
        if state["passed"][seat, place] != NO_CARD:
            own |= 1 << int(state["passed"][seat, place])
    cards = np.empty(PACK, np.uint8)
    left = _list_cards(ALL_CARDS & ~own, cards)
    mix(generator, cards, left)
    for other in range(SEATS):
        if other == seat:
            continue
        chosen = min(PASSED, max(0, int(state["chosen"]) - PASSED * other))
        for place in range(HAND):
            left -= 1
            if place < chosen:
                state["passed"][other, place] = cards[left]
            else:
                state["hands"][other] |= 1 << int(cards[left])


@kernel
def _list_cards(mask: int, cards: type_cards) -> int:
    """Write the cards of a set in order; return how many they are."""
    count = 0
    while mask:
        cards[count] = lowest(mask)
        mask &= mask - 1
        count += 1
    return count


@kernel
def _hand_size(state: State, seat: int) -> int:
    count = int(state["count"])
    place = (seat - leader(state, count & ~3)) & 3
    return HAND - count // SEATS - (1 if place < count & 3 else 0)


@kernel
def _may_hold(state: State, seat: int, other: int, unseen: int) -> int:
    """Return the unseen cards that `other` may hold, for all that `seat` knows, as bits."""
    possible = unseen & possible_cards(state, other)
    if other != state["opener"]:
        possible &= ~(1 << TWO_OF_CLUBS)
    further = direction(state)
    if further != NOBODY and other != (seat + further) & 3:
        for place in range(PASSED):
            possible &= ~(1 << int(state["passed"][seat, place]))
    return possible


@kernel
def _sample_hands(state: State, seat: int, generator: type_generator) -> None:
    """Deal the unseen cards to the three other hands, each way that fits as likely.

    Cards are sorted by who may hold them. A card that one hand alone may hold goes there. How many
    of each other sort go where is drawn by the number of ways to do so; which ones, at random.
    """
    a, b, c = (seat + 1) & 3, (seat + 2) & 3, (seat + 3) & 3
    unseen = ALL_CARDS & ~(int(state["hands"][seat]) | cards_played(state, -1))
    may_a = _may_hold(state, seat, a, unseen)
    may_b = _may_hold(state, seat, b, unseen)
    may_c = _may_hold(state, seat, c, unseen)
    state["hands"][a] = may_a & ~may_b & ~may_c
    state["hands"][b] = may_b & ~may_a & ~may_c
    state["hands"][c] = may_c & ~may_a & ~may_b
    room_a = _hand_size(state, a) - popcount(int(state["hands"][a]))
    room_b = _hand_size(state, b) - popcount(int(state["hands"][b]))
    room_c = _hand_size(state, c) - popcount(int(state["hands"][c]))
    ab, ac, bc = may_a & may_b & ~may_c, may_a & may_c & ~may_b, may_b & may_c & ~may_a
    anywhere = may_a & may_b & may_c
    count_ab, count_ac, count_bc = popcount(ab), popcount(ac), popcount(bc)
    count_anywhere = popcount(anywhere)

    # Two rounds over the same splits: the first counts the ways, the second finds the one drawn.
    chosen = np.zeros(3, np.int64)
    counts = (count_ab, count_ac, count_bc, count_anywhere)
    ways = _find_split(counts, room_a, room_b, room_c, ALL_WAYS, chosen)
    _find_split(counts, room_a, room_b, room_c, _below_wide(generator, ways), chosen)
    a_of_ab, a_of_ac, b_of_bc = int(chosen[0]), int(chosen[1]), int(chosen[2])
    _split(state, ab, a, a_of_ab, b, count_ab - a_of_ab, c, generator)
    _split(state, ac, a, a_of_ac, c, count_ac - a_of_ac, b, generator)
    _split(state, bc, b, b_of_bc, c, count_bc - b_of_bc, a, generator)
    rest_a = room_a - a_of_ab - a_of_ac
    rest_b = room_b - (count_ab - a_of_ab) - b_of_bc
    _split(state, anywhere, a, rest_a, b, rest_b, c, generator)


@kernel
def _find_split(
    counts: tuple[int, int, int, int],
    room_a: int,
    room_b: int,
    room_c: int,
    target: int,
    chosen: type_counts,
) -> int:
    """Find the split in which way number `target` of dealing the cards falls.

    Args:
        counts: how many cards a or b, a or c, b or c, and any of the three may hold.
        room_a: how many of them hand a must get.
        room_b: how many b must get.
        room_c: how many c must get.
        target: the number of a way, from 0; ALL_WAYS to count them.
        chosen: where the split goes, [3]: how many of "a or b" and of "a or c" go to a, and of
            "b or c" to b.

    Returns:
        The number of ways up to and with the split found.
    """
    of_ab, of_ac, of_bc, of_any = counts
    ways = 0
    for x in range(min(of_ab, room_a) + 1):
        for y in range(min(of_ac, room_a - x) + 1):
            rest_a = room_a - x - y
            for z in range(min(of_bc, room_b) + 1):
                rest_b = room_b - (of_ab - x) - z
                rest_c = room_c - (of_ac - y) - (of_bc - z)
                if rest_b < 0 or rest_c < 0:
                    continue
                ways += int(
                    CHOOSE[of_ab, x]
                    * CHOOSE[of_ac, y]
                    * CHOOSE[of_bc, z]
                    * CHOOSE[of_any, rest_a]
                    * CHOOSE[of_any - rest_a, rest_b]
                )
                if ways > target:
                    chosen[0], chosen[1], chosen[2] = x, y, z
                    return ways
    return ways


@kernel
def _below_wide(generator: type_generator, bound: int) -> int:
    """Return a number from 0 to `bound` − 1, each as likely; bound < 2^62."""
    mask = 1
    while mask < bound:
        mask <<= 1
    mask -= 1
    while True:
        number = (draw(generator) << 30 ^ draw(generator)) & mask
        if number < bound:
            return number


@kernel
def _split(
    state: State,
    mask: int,
    first: int,
    first_count: int,
    second: int,
    second_count: int,
    third: int,
    generator: type_generator,
) -> None:
    """Deal a set of cards at random to three hands; the third gets what the others leave."""
    cards = np.empty(PACK, np.uint8)
    count = _list_cards(mask, cards)
    mix(generator, cards, count)
    for place in range(count):
        if place < first_count:
            state["hands"][first] |= 1 << int(cards[place])
        elif place < first_count + second_count:
            state["hands"][second] |= 1 << int(cards[place])
        else:
            state["hands"][third] |= 1 << int(cards[place])


@kernel
def _sample_passes(state: State, seat: int, generator: type_generator) -> None:
    """Choose what others passed to each other among the cards that the receiver then had."""
    further = direction(state)
    if further == NOBODY:
        return
    cards = np.empty(PACK, np.uint8)
    for giver in range(SEATS):
        receiver = (giver + further) & 3
        if giver == seat or receiver == seat:
            continue
        held = int(state["hands"][receiver]) | cards_played(state, receiver)
        count = _list_cards(held, cards)
        for place in range(PASSED):
            other = place + below(generator, count - place)
            card = cards[other]
            cards[other] = cards[place]
            cards[place] = card
            state["passed"][giver, place] = card
