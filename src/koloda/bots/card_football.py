"""What bots know of Card Football."""

from math import exp

from koloda.bots.knowledge import INFORMED, type_weights
from koloda.bots.playout import play_out
from koloda.bots.weights import draw_action
from koloda.core.cards import JACK, KING
from koloda.core.chance import type_generator
from koloda.core.dispatch import apply, deal_number
from koloda.core.jit import kernel, lowest
from koloda.games.card_football.rules import legal, place_in_pack
from koloda.games.card_football.state import LINE, SUITS, State

RESULT_SHARE = 0.9
"""How much of the worth of a match its result is; the rest is its goals, which leagues count."""

GOALS_SCALE = 12.0
"""A lead by so many goals is worth the whole of what goals are worth."""

HALF_SPREAD = 2.4
"""Of the difference of goals in a half, as a logistic curve has it."""


@kernel
def shown(state: State, seat: int) -> bool:
    """Return True: all see every move."""
    return True


@kernel
def observed(state: State) -> int:
    """Tell positions apart by the goals, the extra moves and the turn that a kick leaves."""
    goals = int(state["goals"][0]) * 32 + int(state["goals"][1])
    return (goals * 32 + min(31, int(state["extra"]))) * 2 + int(state["turn"])


@kernel
def _has(state: State, seat: int, suit: int, card: int) -> bool:
    for place in range(int(state["sizes"][seat, suit])):
        if int(state["squads"][seat, suit, place]) == card:
            return True
    return False


@kernel
def appeal(state: State, seat: int, card: int) -> float:
    """Return how likely a good player takes a card, beside others: a positive number."""
    suit, rank = card >> 4, card & 15
    if state["bookings"][seat, suit] >= state["send_off_at"]:
        return 2.0
    rival = 1 - seat
    size = int(state["sizes"][seat, suit])
    own_ranks, tackled = 1, 0
    for other in range(SUITS):
        if other != suit:
            sought = 16 * other + rank
            if _has(state, seat, other, sought):
                own_ranks += 1
            for place in range(int(state["sizes"][rival, other])):
                if int(state["squads"][rival, other, place]) == sought:
                    tackled += 1
    if own_ranks == SUITS:
        return 400.0
    if _has(state, rival, suit, card):
        return 0.5
    if size == LINE - 1:
        return 12.0 + 4.0 * tackled if tackled else 30.0
    weight = 2.0 + 2.0 * tackled
    if size > 0:
        below = int(state["squads"][seat, suit, size - 1])
        if below == card:
            return 60.0 if rank >= KING else (20.0 if rank >= JACK else 8.0)
        if below == card - 1:
            return 40.0 + 2.0 * tackled
        if size == 2 and int(state["squads"][seat, suit, 0]) == card:
            return 24.0 + 2.0 * tackled
        weight += size
    return weight


@kernel
def weigh(state: State, weights: type_weights) -> int:
    """Weigh the columns by their top cards."""
    mask = legal(state)
    seat = int(state["turn"])
    actions = mask
    while actions:
        column = lowest(actions)
        actions &= actions - 1
        card = int(state["pack"][place_in_pack(column, int(state["taken"][column]))])
        weights[column] = appeal(state, seat, card)
    return mask


@kernel
def finish(state: State, policy: int, generator: type_generator, weights: type_weights) -> None:
    """Play to the end of the half by the policy, at random to the end of the match."""
    if policy != INFORMED:
        play_out(state, generator)
        return
    half = deal_number(state)
    while deal_number(state) == half:
        mask = weigh(state, weights)
        if mask == 0:
            return
        apply(state, draw_action(mask, weights, generator), None)


@kernel
def worth(state: State, before: State, seat: int) -> float:
    """Judge by the result that the goals make likely, then by the goals."""
    lead = float(state["goals"][seat]) - float(state["goals"][1 - seat])
    if state["turn"] >= 0:
        result = 1.0 / (1.0 + exp(-lead / HALF_SPREAD))
    else:
        result = 1.0 if lead > 0.0 else (0.5 if lead == 0.0 else 0.0)
    share = min(1.0, max(0.0, 0.5 + 0.5 * lead / GOALS_SCALE))
    return RESULT_SHARE * result + (1.0 - RESULT_SHARE) * share


@kernel
def plausibility(state: State, seat: int) -> float:
    """Return 1: nobody sees more than another, so no move tells anything."""
    return 1.0


@kernel
def nearness(state: State, before: State, seat: int) -> float:
    """Like goals."""
    lead = float(state["goals"][seat]) - float(state["goals"][1 - seat])
    return lead
