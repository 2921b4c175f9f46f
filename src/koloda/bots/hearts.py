"""What bots know of Hearts: how a careful player passes and plays, and what a place is worth."""

from math import exp, inf, sqrt

from koloda.bots.hearts_play import advise
from koloda.bots.knowledge import RANDOM, type_weights
from koloda.bots.playout import pick, play_deal
from koloda.bots.weights import draw_action
from koloda.core.cards import HEARTS, SPADES
from koloda.core.chance import draw, type_generator
from koloda.core.dispatch import apply
from koloda.core.jit import kernel, lowest, popcount
from koloda.games.hearts.rules import (
    ACROSS,
    ALL_CARDS,
    POINTS,
    QUEEN_BIT,
    QUEEN_OF_SPADES,
    SUIT,
    direction,
    legal,
    points_of,
)
from koloda.games.hearts.state import PASS, PLAY, SEATS, State

ADVICE_WEIGHT = 6.0
"""How much likelier the advised card is than any other."""

STRAYING = 0.1
"""How often a playout leaves the advice, so that it sees what else may happen."""

POINTS_SCALE = 39.0
"""From the best deal of all to the worst, against the average: a moon, and all points."""

POINTS_A_DEAL = 8.0
"""What the seat with the most points takes in a deal, about."""

DEAL_SPREAD = 5.0
"""Of the difference of two seats after one deal more, as a logistic curve has it."""


@kernel
def shown(state: State, seat: int) -> bool:
    """Return whether the move is the seat's own or a card played: passes are chosen unseen."""
    return bool(state["phase"] == PLAY or state["turn"] == seat)


@kernel
def settled(state: State) -> bool:
    """Return False: a deal is played to its end."""
    return False


@kernel
def observed(state: State) -> int:
    """Return 0: the card says it all."""
    return 0


@kernel
def weigh(state: State, weights: type_weights) -> int:
    """Weigh cards to pass by their danger, cards to play by what is advised."""
    mask = legal(state)
    if state["phase"] == PASS and mask:
        hand = int(state["hands"][int(state["turn"])])
        cards = mask
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            danger_of = danger(card, hand)
            weights[card] = danger_of * danger_of
        return mask
    cards = mask
    while cards:
        weights[lowest(cards)] = 1.0
        cards &= cards - 1
    if mask & (mask - 1):
        weights[advise(state, mask)] = ADVICE_WEIGHT
    return mask


@kernel
def danger(card: int, hand: int) -> float:
    """Return how much a hand would like to be rid of a card: a positive number."""
    suit, rank = card >> 4, card & 15
    count = popcount(hand & SUIT << 16 * suit)
    if suit == SPADES:
        if count >= 5 or rank < 12:
            return 0.4
        return 9.0 if card == QUEEN_OF_SPADES else 7.0
    low = popcount(hand & (0x7C << 16 * suit))
    value = 0.3 + max(0, rank - 6) * 0.7 - 0.8 * low
    if suit == HEARTS:
        value += 1.0
    elif count <= 3:
        value += 1.2
    return max(0.3, value)


@kernel
def finish(state: State, policy: int, generator: type_generator, weights: type_weights) -> None:
    """Play to the end of the deal; a deal of which no card was chosen yet is already the next."""
    if state["count"] == 0 and state["chosen"] == 0:
        return
    if policy == RANDOM:
        play_deal(state, generator)
        return
    number = int(state["deal"])
    while state["phase"] == PASS and state["deal"] == number:
        apply(state, draw_action(weigh(state, weights), weights, generator), None)
    mask = legal(state)
    while mask and state["deal"] == number:
        if mask & (mask - 1) == 0:
            card = lowest(mask)
        elif draw(generator) * 2.0**-32 < STRAYING:
            card = pick(mask, generator)
        else:
            card = advise(state, mask)
        apply(state, card, None)
        mask = legal(state)


@kernel
def worth(state: State, before: State, seat: int) -> float:
    """Judge by the points of the deal where there is but one, else by the places that it leads to.

    A sun counts for no more than a moon, so that all is worth 0 to 1.
    """
    own = int(state["scores"][seat])
    target, deals = int(state["target"]), int(state["deals"])
    if target == 0 and deals == 1:
        total = 0
        for other in range(SEATS):
            total += int(state["scores"][other]) - int(before["scores"][other])
        better = total / SEATS - (own - int(before["scores"][seat]))
        return 0.5 + max(-0.5, min(0.5, better / POINTS_SCALE))
    most = 0
    for other in range(SEATS):
        most = max(most, int(state["scores"][other]))
    deals_left = inf
    if target > 0:
        deals_left = max(0.0, (target - most) / POINTS_A_DEAL)
    if deals > 0:
        deals_left = min(deals_left, float(deals - int(state["deal"])))
    spread = DEAL_SPREAD * sqrt(deals_left + 0.3)
    value = 0.0
    for other in range(SEATS):
        if other == seat:
            continue
        lead = int(state["scores"][other]) - own
        if state["turn"] < 0:
            value += 1.0 if lead > 0 else (0.5 if lead == 0 else 0.0)
        else:
            value += 1.0 / (1.0 + exp(min(50.0, -lead / spread)))
    return value / (SEATS - 1)


@kernel
def nearness(state: State, before: State, seat: int) -> float:
    """Like a trick that another takes, and the more so the more it holds."""
    if before["phase"] == PASS:
        return danger_gone(state, before, seat)
    return -float(
        points_of(int(state["taken"][seat]) & ~int(before["taken"][seat]))
        + (1 if state["winner"] == seat else 0)
    )


@kernel
def danger_gone(state: State, before: State, seat: int) -> float:
    """Return the danger of the card that a seat has just chosen to pass."""
    hand = int(before["hands"][seat])
    gone = hand & ~int(state["hands"][seat])
    return danger(lowest(gone), hand) if gone else 0.0


# Plausibility: how a careful player would have played with the hand that a world gives it.

BEAT_NEEDLESSLY = 0.35
LOW_DUCK = 0.7
KEPT_QUEEN = 0.1
LED_QUEEN = 0.1
LED_HIGH_SPADE = 0.4
LED_FROM_QUEEN = 0.5
KEPT_DANGER = 0.8
"""For each card of the giver's hand that was more dangerous than one it passed."""


@kernel
def luck(before: State, action: int, after: State) -> float:
    """Return 0: nothing is drawn while cards are played."""
    return 0.0


@kernel
def plausibility(state: State, seat: int) -> float:
    """Multiply how plausible each card is that another seat has played or passed to this one."""
    if state["phase"] == PASS:
        return 1.0
    hand_0, hand_1 = int(state["hands"][0]), int(state["hands"][1])
    hand_2, hand_3 = int(state["hands"][2]), int(state["hands"][3])
    count = int(state["count"])
    played = 0
    for number in range(count):
        played |= 1 << int(state["played"][number])
    result = 1.0
    number = count - 1
    while number >= 0:
        first = number & ~3
        leader = int(state["opener"]) if first == 0 else int(state["winners"][first // 4 - 1])
        # From the last card of a trick to its first; each goes back to its hand.
        while number >= first:
            mover = (leader + number - first) & 3
            card = int(state["played"][number])
            played &= ~(1 << card)
            if mover == 0:
                hand_0 |= 1 << card
                hand = hand_0
            elif mover == 1:
                hand_1 |= 1 << card
                hand = hand_1
            elif mover == 2:
                hand_2 |= 1 << card
                hand = hand_2
            else:
                hand_3 |= 1 << card
                hand = hand_3
            if mover != seat and first > 0:
                result *= _play_plausibility(state, number, card, hand, played)
            number -= 1
    giver = (seat - direction(state)) & 3
    if giver != seat and state["passed"][giver, 0]:
        hands = (hand_0, hand_1, hand_2, hand_3)
        kept = hands[giver]
        if direction(state) == ACROSS:
            # What they have got of each other, they had not to pass.
            kept &= ~_passed(state, seat)
        result *= _pass_plausibility(_passed(state, giver), kept)
    return max(result, 1e-12)


@kernel
def _play_plausibility(state: State, number: int, card: int, hand: int, played: int) -> float:
    """Return how plausible a card is from a hand, with what was played before it."""
    queen_out = played & QUEEN_BIT == 0
    first = number & ~3
    if number == first:
        if card >> 4 != SPADES or not queen_out:
            return 1.0
        if card == QUEEN_OF_SPADES:
            return LED_QUEEN
        if card > QUEEN_OF_SPADES:
            return LED_HIGH_SPADE
        return LED_FROM_QUEEN if hand & QUEEN_BIT else 1.0
    led = int(state["played"][first]) >> 4
    if card >> 4 != led:
        return KEPT_QUEEN if hand & QUEEN_BIT and card != QUEEN_OF_SPADES else 1.0
    best, on_table = 0, 0
    for place in range(first, number):
        other = int(state["played"][place])
        on_table |= 1 << other
        if other >> 4 == led and other > best:
            best = other
    ducks = hand & (SUIT << 16 * led) & ((1 << best) - 1)
    if ducks == 0:
        return 1.0
    if card > best:
        if number & 3 == 3 and on_table & POINTS == 0:
            return 1.0
        return BEAT_NEEDLESSLY
    if ducks & QUEEN_BIT and card != QUEEN_OF_SPADES:
        return KEPT_QUEEN
    return LOW_DUCK if ducks >> (card + 1) else 1.0


@kernel
def _passed(state: State, giver: int) -> int:
    """Return the cards that a seat has passed, as bits."""
    passed = 0
    for place in range(3):
        passed |= 1 << int(state["passed"][giver, place])
    return passed


@kernel
def _pass_plausibility(passed: int, kept: int) -> float:
    """Return how plausible three passed cards are from a hand that kept these others."""
    whole = (kept | passed) & ALL_CARDS
    least = 99.0
    cards = passed
    while cards:
        least = min(least, danger(lowest(cards), whole))
        cards &= cards - 1
    result = 1.0
    kept &= ~passed
    while kept:
        if danger(lowest(kept), whole) > least + 0.01:
            result *= KEPT_DANGER
        kept &= kept - 1
    return result
