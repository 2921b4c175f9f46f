"""The card that a careful player of Hearts would play, by rules of thumb, from its own hand."""

from koloda.core.cards import HEARTS, SPADES
from koloda.core.jit import highest, kernel, lowest, popcount
from koloda.games.hearts.rules import (
    ALL_CARDS,
    ALL_HEARTS,
    POINTS,
    QUEEN_BIT,
    QUEEN_OF_SPADES,
    SUIT,
    points_of,
)
from koloda.games.hearts.state import SEATS, State

HIGH_SPADES = 3 << QUEEN_OF_SPADES + 1
"""King and ace of spades: what catches the queen."""

ALARM = 6
"""Points that one seat has alone before the others think of a moon."""


@kernel
def advise(state: State, mask: int) -> int:
    """Return one of the legal cards, of which there are more than one."""
    seat = int(state["turn"])
    hand = int(state["hands"][seat])
    count = int(state["count"])
    gone = 0
    holder, holders = -1, 0
    for other in range(SEATS):
        cards = int(state["taken"][other])
        gone |= cards
        if cards & POINTS:
            holder = other
            holders += 1
    table = 0
    for place in range(count & ~3, count):
        table |= 1 << int(state["played"][place])
    gone |= table
    unseen = ALL_CARDS & ~(gone | hand)
    # A moon is on where one seat alone has points, and enough of them.
    shooter = -1
    if holders == 1 and points_of(int(state["taken"][holder])) >= ALARM:
        shooter = holder
    if shooter == seat and count & 3 == 0 and unseen & POINTS == 0 and mask & ALL_HEARTS:
        if hand & QUEEN_BIT == 0 or unseen & HIGH_SPADES == 0:
            # Nobody else holds a point, so no heart can be beaten, and after them nothing counts.
            return highest(mask & ALL_HEARTS)
    if shooter == seat or (holders == 0 and _is_strong(hand, unseen)):
        if shooter == seat or count & 3 == 0:
            if _can_shoot(hand, unseen):
                return _attack(state, mask, count)
    if count & 3 == 0:
        return _lead(mask, hand, unseen)
    led = int(state["played"][count & ~3]) >> 4
    suit = SUIT << 16 * led
    last = count & 3 == 3
    if mask & suit == 0:
        if shooter >= 0 and shooter != seat and state["winner"] == shooter:
            harmless = mask & ~POINTS
            if harmless:
                return _discard(harmless, hand, unseen)
        return _discard(mask, hand, unseen)
    best = int(state["best"])
    ducks = mask & ((1 << best) - 1)
    over = mask & ~ducks
    if shooter >= 0 and shooter != seat and over and table & POINTS:
        if last or over >> highest(unseen & suit | 1):
            return highest(over)
    if ducks:
        if ducks & QUEEN_BIT:
            return QUEEN_OF_SPADES
        if last and table & POINTS == 0 and over & ~QUEEN_BIT:
            # A trick without points costs nothing but the lead.
            if not (led == SPADES and unseen & QUEEN_BIT) and popcount(unseen & suit) >= 4:
                return highest(over & ~QUEEN_BIT)
        return highest(ducks)
    without_queen = over & ~QUEEN_BIT or over
    if last:
        return highest(without_queen)
    early = popcount(unseen & suit) >= 8 and table & POINTS == 0 and led != HEARTS
    if led == SPADES and unseen & QUEEN_BIT:
        return lowest(without_queen)
    return highest(without_queen) if early else lowest(without_queen)


@kernel
def _lead(mask: int, hand: int, unseen: int) -> int:
    """Lead low in a suit in which others are likely to be higher."""
    best, best_score = lowest(mask), -1000
    for suit in range(4):
        own = mask & SUIT << 16 * suit
        if own == 0:
            continue
        card = lowest(own)
        out = unseen & SUIT << 16 * suit
        higher = popcount(out >> card)
        lower = popcount(out) - higher
        score = 3 * higher - 4 * lower
        if out == 0:
            score = -40
        if suit == SPADES and unseen & QUEEN_BIT:
            if card > QUEEN_OF_SPADES:
                score = -60
            elif hand & HIGH_SPADES == 0:
                score += 12
        if suit == SPADES and hand & QUEEN_BIT:
            score -= 25
            if card == QUEEN_OF_SPADES:
                score = -80
        # The fewer cards of a suit, the sooner there is room for discards.
        score -= popcount(own)
        if score > best_score:
            best, best_score = card, score
    return best


@kernel
def _discard(mask: int, hand: int, unseen: int) -> int:
    """Throw the queen, then what catches it, then what is likeliest to take tricks."""
    if mask & QUEEN_BIT:
        return QUEEN_OF_SPADES
    if mask & HIGH_SPADES and unseen & QUEEN_BIT:
        return highest(mask & HIGH_SPADES)
    best, best_score = highest(mask), -1000
    for suit in range(4):
        own = mask & SUIT << 16 * suit
        if own == 0:
            continue
        card = highest(own)
        out = unseen & SUIT << 16 * suit
        lower = popcount(out & ((1 << card) - 1))
        score = 4 * lower + (card & 15) - 2 * popcount(hand & SUIT << 16 * suit)
        if out == 0:
            score = -30
        if suit == HEARTS:
            score += 10
        if score > best_score:
            best, best_score = card, score
    return best


@kernel
def _is_strong(hand: int, unseen: int) -> bool:
    """Return whether a hand without points so far may think of taking them all."""
    return popcount(hand & 0x7000_7000_7000_7000) >= 7 and _can_shoot(hand, unseen)


@kernel
def _can_shoot(hand: int, unseen: int) -> bool:
    """Return whether most cards of a hand would take their tricks if led."""
    sure = 0
    for suit in range(4):
        own = hand & SUIT << 16 * suit
        if own == 0:
            continue
        out = unseen & SUIT << 16 * suit
        if out == 0:
            sure += popcount(own)
            continue
        top = popcount(own >> highest(out))
        sure += top
        # What the top cards draw out, the lower ones need not beat.
        if 2 * top >= popcount(out):
            sure += popcount(own) - top
    return 3 * sure >= 2 * popcount(hand)


@kernel
def _attack(state: State, mask: int, count: int) -> int:
    """Take the trick if that can be; throw what is low and holds no points otherwise."""
    if count & 3 == 0:
        best, longest = lowest(mask), -1
        for suit in range(4):
            own = mask & SUIT << 16 * suit
            if own and popcount(own) + (highest(own) & 15) > longest:
                longest = popcount(own) + (highest(own) & 15)
                best = highest(own)
        return best
    led = int(state["played"][count & ~3]) >> 4
    suit = SUIT << 16 * led
    if mask & suit:
        card = highest(mask & suit)
        return card if card > state["best"] else lowest(mask)
    return lowest(mask & ~ALL_HEARTS & ~QUEEN_BIT or mask)
