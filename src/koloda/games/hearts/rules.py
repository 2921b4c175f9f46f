"""The rules of Hearts as kernels (hearts). An action is a card; hands are sets of cards as bits."""

import numpy as np

from koloda.core.cards import CLUBS, DIAMONDS, HEARTS, JACK, NO_CARD, QUEEN, SPADES, pack
from koloda.core.chance import shuffle
from koloda.core.jit import kernel, popcount
from koloda.core.log import Log, event, operand
from koloda.games.hearts import options
from koloda.games.hearts.state import HAND, PACK, PASS, PASSED, PLAY, SEATS, TRICKS, State

FULL_PACK = np.array(pack(), np.uint8)

SUIT = 0x7FFC
"""The cards of suit 0 as bits; 16 × suit further up for the others."""

ALL_CLUBS = SUIT << 16 * CLUBS
ALL_HEARTS = SUIT << 16 * HEARTS
ALL_CARDS = SUIT | SUIT << 16 | SUIT << 32 | SUIT << 48
TWO_OF_CLUBS = 16 * CLUBS + 2
QUEEN_OF_SPADES = 16 * SPADES + QUEEN
JACK_OF_DIAMONDS = 16 * DIAMONDS + JACK
QUEEN_BIT = 1 << QUEEN_OF_SPADES
POINTS = ALL_HEARTS | QUEEN_BIT

QUEEN_SCORE = 13
MOON_SCORE = 26
SUN_SCORE = 52

# Kinds of events: `notation` names them.
PASS_CARD, PASSED_ALL, CARD, BROKEN, TRICK, MOON, SUN, SCORED, MATCH_OVER = range(9)

LEFT, RIGHT, ACROSS, NOBODY = 1, 3, 2, 0
"""Directions of passing, as seats further round."""

DIRECTIONS = (LEFT, RIGHT, ACROSS, NOBODY)


@kernel
def deal(state: State, log: Log | None) -> None:
    """Begin the match with its first deal."""
    state["shuffles"] = 0
    state["deal"] = 0
    for seat in range(SEATS):
        state["scores"][seat] = 0
    _deal_cards(state)


@kernel
def direction(state: State) -> int:
    """Return how many seats further round cards are passed in this deal, 0: none are (Passing)."""
    return DIRECTIONS[int(state["deal"]) & 3] if state["passing"] == options.CYCLE else NOBODY


@kernel
def _deal_cards(state: State) -> None:
    """Deal thirteen cards to each seat (Deal)."""
    played = state["played"]
    for place in range(PACK):
        played[place] = FULL_PACK[place]
    shuffle(state["seed"], int(state["shuffles"]), played, PACK)
    state["shuffles"] += 1
    for seat in range(SEATS):
        hand = 0
        for place in range(seat * HAND, (seat + 1) * HAND):
            hand |= 1 << int(played[place])
        state["hands"][seat] = hand
        state["taken"][seat] = 0
        for place in range(PASSED):
            state["passed"][seat, place] = NO_CARD
    for place in range(PACK):
        played[place] = NO_CARD
    for trick in range(TRICKS):
        state["winners"][trick] = 0
    state["chosen"] = 0
    state["count"] = 0
    state["best"] = NO_CARD
    state["winner"] = 0
    state["broken"] = 0
    state["opener"] = 0
    state["turn"] = 0
    state["phase"] = PASS
    if direction(state) == NOBODY:
        _begin_play(state)


@kernel
def _begin_play(state: State) -> None:
    """Give the lead to the holder of 2♣ (Play)."""
    opener = 0
    for seat in range(SEATS):
        if int(state["hands"][seat]) >> TWO_OF_CLUBS & 1:
            opener = seat
    state["phase"] = PLAY
    state["opener"] = opener
    state["turn"] = opener


@kernel
def legal(state: State) -> int:
    """Return the legal cards, as bits (Passing, Play)."""
    turn = int(state["turn"])
    if turn < 0:
        return 0
    hand = int(state["hands"][turn])
    if state["phase"] == PASS:
        return hand
    count = int(state["count"])
    if count & 3:
        follow = hand & SUIT << (int(state["played"][count & ~3]) & 48)
        if follow:
            return follow
        if count < SEATS and not state["points_on_first_trick"]:
            return hand & ~POINTS or hand
        return hand
    if count == 0:
        if state["opening"] == options.TWO_OF_CLUBS:
            return hand & 1 << TWO_OF_CLUBS
        return hand & ALL_CLUBS
    if state["broken"]:
        return hand
    return hand & ~ALL_HEARTS or hand


@kernel
def apply(state: State, action: int, log: Log | None) -> None:
    """Pass or play a card, and all that follows of itself."""
    if state["phase"] == PASS:
        _pass(state, action, log)
        return
    turn, count = int(state["turn"]), int(state["count"])
    state["hands"][turn] ^= 1 << action
    state["played"][count] = action
    event(log, CARD)
    operand(log, action)
    if count & 3 == 0 or ((action ^ int(state["best"])) < 16 and action > state["best"]):
        state["best"] = action
        state["winner"] = turn
    count += 1
    state["count"] = count
    if not state["broken"] and (
        action >> 4 == HEARTS or (action == QUEEN_OF_SPADES and state["queen_breaks_hearts"])
    ):
        state["broken"] = 1
        event(log, BROKEN)
    if count & 3:
        state["turn"] = (turn + 1) & 3
    else:
        _end_trick(state, count, log)


@kernel
def is_over(state: State) -> bool:
    """Return whether the match is over."""
    return bool(state["turn"] < 0)


@kernel
def deal_number(state: State) -> int:
    """Return the number of the deal, from 0."""
    return int(state["deal"])


@kernel
def returns(state: State, seat: int) -> float:
    """Return the seat's points below the average of all seats: the fewer points, the more."""
    total = 0
    for other in range(SEATS):
        total += int(state["scores"][other])
    return total / SEATS - int(state["scores"][seat])


@kernel
def _pass(state: State, card: int, log: Log | None) -> None:
    """Choose a card to pass; when all have chosen, pass them (Passing)."""
    seat, chosen = int(state["turn"]), int(state["chosen"])
    state["hands"][seat] ^= 1 << card
    state["passed"][seat, chosen % PASSED] = card
    chosen += 1
    state["chosen"] = chosen
    event(log, PASS_CARD)
    operand(log, card)
    if chosen < SEATS * PASSED:
        state["turn"] = chosen // PASSED
        return
    further = direction(state)
    for giver in range(SEATS):
        for place in range(PASSED):
            state["hands"][(giver + further) & 3] |= 1 << int(state["passed"][giver, place])
    event(log, PASSED_ALL)
    _begin_play(state)


@kernel
def _end_trick(state: State, count: int, log: Log | None) -> None:
    """Give the trick to the highest card of the suit led (Play)."""
    winner = int(state["winner"])
    cards = 0
    for place in range(count - SEATS, count):
        cards |= 1 << int(state["played"][place])
    state["taken"][winner] |= cards
    state["winners"][count // SEATS - 1] = winner
    state["turn"] = winner
    event(log, TRICK)
    operand(log, winner)
    if count == PACK:
        _end_deal(state, log)


@kernel
def points_of(cards: int) -> int:
    """Return what a set of cards counts, J♦ left out: each heart 1, Q♠ 13 (Score)."""
    return popcount(cards & ALL_HEARTS) + QUEEN_SCORE * (cards >> QUEEN_OF_SPADES & 1)


@kernel
def _end_deal(state: State, log: Log | None) -> None:
    """Score the deal; deal anew or end the match (Score, The end)."""
    jack = options.JACK_SCORES[int(state["jack_of_diamonds"])]
    # What a seat scores is its points, unless one seat has taken them all.
    shooter, own, others = -1, 0, 0
    for seat in range(SEATS):
        cards = int(state["taken"][seat])
        if cards & POINTS == POINTS:
            shooter = seat
            if cards == ALL_CARDS and state["sun"]:
                own, others = 0, SUN_SCORE
            elif state["moon"] == options.MOON_SELF:
                own, others = -MOON_SCORE, 0
            else:
                own, others = 0, MOON_SCORE
            event(log, SUN if others == SUN_SCORE else MOON)
            operand(log, seat)
    event(log, SCORED)
    reached = False
    for seat in range(SEATS):
        cards = int(state["taken"][seat])
        score = points_of(cards)
        if shooter >= 0:
            score = own if seat == shooter else others
        if cards >> JACK_OF_DIAMONDS & 1:
            score += jack
        operand(log, score)
        total = int(state["scores"][seat]) + score
        state["scores"][seat] = total
        reached = reached or total >= state["target"]
    deals = int(state["deals"])
    if (reached and state["target"] > 0) or (deals > 0 and int(state["deal"]) + 1 >= deals):
        event(log, MATCH_OVER)
        state["turn"] = -1
    else:
        state["deal"] += 1
        _deal_cards(state)
