"""The rules of Card Football as kernels (card-football); names and numbers are the page's."""

import numpy as np

from koloda.core.cards import ACE, BLACK_JOKER, JACK, KING, NO_CARD, QUEEN, RED_JOKER, pack
from koloda.core.chance import shuffle
from koloda.core.jit import kernel
from koloda.core.log import Log, amend, event, operand
from koloda.games.card_football import options
from koloda.games.card_football.state import (
    COLUMNS,
    DEALT,
    GOALKEEPER,
    LINE,
    PACK,
    PITCH,
    SUITS,
    State,
)

TWO_PACKS = np.array(pack(6) * 2, np.uint8)
"""The 72 cards in canonical order."""

KEEPER_PACK = np.array(
    [card for card in pack() if card % 16 <= 5] + [RED_JOKER, BLACK_JOKER], np.uint8
)
"""The goalkeeper's 18 cards in canonical order."""

# Kinds of events, and of kicks: `notation` names them.
(
    TAKE, OFF, TACKLE, BLOCK, PRESS, GOAL, SAVE, BOOKING, SENT_OFF, ATTACK, CORNER, ADDED,
    HALF_TIME, FULL_TIME,
) = range(14)  # fmt: skip
NO_KICK, LONG_SHOT, SHOT, FREE_KICK = range(4)
RESHUFFLED = -1
"""In place of a drawn card: the goalkeeper was shuffled here."""

SHOT_CARDS = 2
PRESS_GAIN, REBOUND_GAIN, CORNER_GAIN, ATTACK_GAIN = 1, 2, 2, 3


@kernel
def deal(state: State, log: Log | None) -> None:
    """Begin the match: the goalkeeper, then the first half (Dealing 1 to 4)."""
    state["shuffles"] = 0
    state["half"] = 0
    state["goals"][0] = 0
    state["goals"][1] = 0
    _clear_bookings(state)
    _shuffle_goalkeeper(state)
    _deal_half(state)


@kernel
def legal(state: State) -> int:
    """Return the columns that may be taken from, as bits (Turn, Closed columns)."""
    turn = int(state["turn"])
    if turn < 0:
        return 0
    standing = 0
    for column in range(COLUMNS):
        if int(state["taken"][column]) < column_length(state, column):
            standing |= 1 << column
    closed = int(state["used"]) | (1 << int(state["previous"][turn])) >> 1
    return standing & ~closed or standing


@kernel
def column_length(state: State, column: int) -> int:
    """Return how many cards a column has had in this half, taken ones included (Added time)."""
    return DEALT + (int(state["added"]) + COLUMNS - 1 - column) // COLUMNS


@kernel
def place_in_pack(column: int, depth: int) -> int:
    """Return where in the pack the card lies that is `depth` cards below the top first dealt."""
    if depth < DEALT:
        return column * DEALT + depth
    return PITCH + (depth - DEALT) * COLUMNS + column


@kernel
def apply(state: State, action: int, log: Log | None) -> None:
    """Take the top card of a column and resolve it (Turn, Resolution)."""
    seat = int(state["turn"])
    card = int(state["pack"][place_in_pack(action, int(state["taken"][action]))])
    state["taken"][action] += 1
    state["previous"][seat] = action + 1
    on_extra = int(state["extra"]) > 0
    if on_extra:
        state["extra"] -= 1
    ban = int(state["column_ban"])
    if ban == options.TURN or (ban == options.EXTRAS and on_extra):
        state["used"] |= 1 << action
    event(log, TAKE)
    operand(log, action + 1)
    operand(log, card)
    goals_before = int(state["goals"][seat])
    kick, passes = _resolve(state, seat, card, log)
    scored = int(state["goals"][seat]) > goals_before
    _add_time(state, kick, scored, log)
    if passes or state["extra"] == 0:
        state["turn"] = 1 - seat
        state["extra"] = 0
        state["used"] = 0
    _end_half_or_match(state, scored, log)


@kernel
def is_over(state: State) -> bool:
    """Return whether the match is over."""
    return bool(state["turn"] < 0)


@kernel
def deal_number(state: State) -> int:
    """Return the half, from 0: each is a deal of the pitch."""
    return int(state["half"])


@kernel
def returns(state: State, seat: int) -> float:
    """Return the difference of goals as it stands."""
    return float(state["goals"][seat]) - float(state["goals"][1 - seat])


@kernel
def _shuffle_goalkeeper(state: State) -> None:
    for place in range(GOALKEEPER):
        state["goalkeeper"][place] = KEEPER_PACK[place]
    shuffle(state["seed"], int(state["shuffles"]), state["goalkeeper"], GOALKEEPER)
    state["shuffles"] += 1
    state["drawn"] = 0


@kernel
def _deal_half(state: State) -> None:
    """Deal the pitch of the half that `state["half"]` names (Dealing 2 to 4)."""
    for place in range(PACK):
        state["pack"][place] = TWO_PACKS[place]
    shuffle(state["seed"], int(state["shuffles"]), state["pack"], PACK)
    state["shuffles"] += 1
    state["added"] = 0
    state["extra"] = 0
    state["used"] = 0
    state["turn"] = int(state["half"]) & 1
    for column in range(COLUMNS):
        state["taken"][column] = 0
    for seat in range(2):
        state["previous"][seat] = 0
        for suit in range(SUITS):
            _cut_line(state, seat, suit, 0)


@kernel
def _clear_bookings(state: State) -> None:
    for seat in range(2):
        for suit in range(SUITS):
            state["bookings"][seat, suit] = 0


@kernel
def _cut_line(state: State, seat: int, suit: int, size: int) -> None:
    """Let the cards of a line above its `size` lowest leave."""
    for place in range(size, LINE):
        state["squads"][seat, suit, place] = NO_CARD
    state["sizes"][seat, suit] = size


@kernel
def _find_top(state: State, seat: int, suit: int, card: int) -> int:
    """Return the topmost place of a card in the line of its suit, or −1."""
    place = int(state["sizes"][seat, suit]) - 1
    while place >= 0 and int(state["squads"][seat, suit, place]) != card:
        place -= 1
    return place


@kernel
def _remove(state: State, seat: int, suit: int, place: int) -> None:
    """Let one card of a line leave; those above it move down."""
    size = int(state["sizes"][seat, suit]) - 1
    for above in range(place, size):
        state["squads"][seat, suit, above] = state["squads"][seat, suit, above + 1]
    state["squads"][seat, suit, size] = NO_CARD
    state["sizes"][seat, suit] = size


@kernel
def _gain(state: State, moves: int) -> None:
    """Give extra moves to the seat to move (Turn, Gains)."""
    left = int(state["extra"])
    if state["extra_moves"] == options.MAX:
        state["extra"] = max(left, moves)
    else:
        state["extra"] = left + moves


@kernel
def _resolve(state: State, seat: int, card: int, log: Log | None) -> tuple[int, bool]:
    """Resolve a taken card, step by step; return the kick it made, and whether the turn passes."""
    rival = 1 - seat
    suit, rank = card >> 4, card & 15
    if state["bookings"][seat, suit] >= state["send_off_at"]:  # 1. Sent off
        event(log, OFF)
        operand(log, card)
        return NO_KICK, False
    size = int(state["sizes"][seat, suit]) + 1
    state["squads"][seat, suit, size - 1] = card
    state["sizes"][seat, suit] = size

    if _long_shot(state, seat, suit, rank, log):  # 2. Long shot
        return LONG_SHOT, True
    tackled = _tackle(state, rival, suit, rank, log)  # 3. Tackle
    if _find_top(state, rival, suit, card) >= 0:  # 4. Block
        _cut_line(state, seat, suit, size - 1)
        event(log, BLOCK)
        operand(log, card)
        return NO_KICK, True
    if size == LINE:  # 5. Shot
        if tackled:
            _cut_line(state, seat, suit, size - 1)
            _gain(state, PRESS_GAIN)
            event(log, PRESS)
            operand(log, card)
            return NO_KICK, False
        return SHOT, _shot(state, seat, suit, log)
    below = int(state["squads"][seat, suit, size - 2]) if size > 1 else NO_CARD
    if below == card:  # 6. Free kick
        _free_kick(state, seat, suit, rank, size, log)
        return FREE_KICK, True
    if below == card - 1:  # 7. Attack
        _gain(state, ATTACK_GAIN)
        event(log, ATTACK)
    elif size == 3 and int(state["squads"][seat, suit, 0]) == card:  # 8. Corner
        _gain(state, CORNER_GAIN)
        event(log, CORNER)
    return NO_KICK, False


@kernel
def _long_shot(state: State, seat: int, suit: int, rank: int, log: Log | None) -> bool:
    """Score if the squad holds the rank in all four suits; those four cards leave (2)."""
    for other in range(SUITS):
        if _find_top(state, seat, other, 16 * other + rank) < 0:
            return False
    for other in range(SUITS):
        _remove(state, seat, other, _find_top(state, seat, other, 16 * other + rank))
    state["goals"][seat] += 1
    event(log, GOAL)
    operand(log, LONG_SHOT)
    operand(log, suit)
    operand(log, 0)
    return True


@kernel
def _tackle(state: State, rival: int, suit: int, rank: int, log: Log | None) -> bool:
    """Let the rival's cards of this rank leave, except the twin; return whether any did (3)."""
    tackled = False
    for other in range(SUITS):
        if other == suit:
            continue
        card = 16 * other + rank
        place = 0
        while place < int(state["sizes"][rival, other]):
            if int(state["squads"][rival, other, place]) != card:
                place += 1
                continue
            _remove(state, rival, other, place)
            if not tackled:
                event(log, TACKLE)
                tackled = True
            operand(log, card)
    return tackled


@kernel
def _draw_saves(state: State, suit: int, cards: int, kick: int, log: Log | None) -> int:
    """Draw up to `cards` goalkeeper cards; return which saves, 0 for a goal (Goalkeeper)."""
    event(log, GOAL)
    operand(log, kick)
    operand(log, suit)
    operand(log, 0)
    for nth in range(1, cards + 1):
        if state["drawn"] == GOALKEEPER:
            _shuffle_goalkeeper(state)
            operand(log, RESHUFFLED)
        card = int(state["goalkeeper"][state["drawn"]])
        state["drawn"] += 1
        operand(log, card)
        if card >> 4 == suit or card == RED_JOKER or card == BLACK_JOKER:
            amend(log, SAVE, 2, nth)
            return nth
    return 0


@kernel
def _shot(state: State, seat: int, suit: int, log: Log | None) -> bool:
    """Shoot with a line of four; return whether the turn passes (5)."""
    saved_by = _draw_saves(state, suit, SHOT_CARDS, SHOT, log)
    if saved_by == 0:
        state["goals"][seat] += 1
        _cut_line(state, seat, suit, 0)
        return bool(state["shot_goal_ends_turn"])
    if saved_by == 2:
        _cut_line(state, seat, suit, LINE - 2)
        _gain(state, REBOUND_GAIN)
    elif state["clean_save"] == options.POP:
        _cut_line(state, seat, suit, LINE - 1)
    else:
        _cut_line(state, seat, suit, 0)
    return False


@kernel
def free_kick_cards(rank: int) -> int:
    """Return how many goalkeeper cards a free kick of this rank is taken against (6)."""
    if rank == ACE or rank == KING:
        return 1
    if rank == QUEEN or rank == JACK:
        return 2
    return 3 if rank >= 9 else 4


@kernel
def _free_kick(state: State, seat: int, suit: int, rank: int, size: int, log: Log | None) -> None:
    """Take a free kick and book the rival in the suit (6)."""
    if _draw_saves(state, suit, free_kick_cards(rank), FREE_KICK, log) == 0:
        state["goals"][seat] += 1
    _cut_line(state, seat, suit, 0)
    rival, awarded = 1 - seat, size - 1
    limit, before = int(state["send_off_at"]), int(state["bookings"][rival, suit])
    state["bookings"][rival, suit] = min(limit, before + awarded)
    event(log, BOOKING)
    operand(log, suit)
    operand(log, awarded)
    if before < limit <= before + awarded:
        _cut_line(state, rival, suit, 0)
        event(log, SENT_OFF)
        operand(log, suit)


@kernel
def _add_time(state: State, kick: int, scored: bool, log: Log | None) -> None:
    """Add a card to the pitch after a kick or a goal, as the options say (Added time)."""
    rule = int(state["added_time"])
    due = (
        (rule == options.KICKS and kick != NO_KICK)
        or (rule == options.STOPPAGES and (scored or kick == FREE_KICK))
        or (rule == options.GOALS and scored)
    )
    if due and state["added"] < state["added_time_limit"]:
        event(log, ADDED)
        operand(log, int(state["added"]) % COLUMNS + 1)
        state["added"] += 1


@kernel
def _end_half_or_match(state: State, scored: bool, log: Log | None) -> None:
    """End the half when no column has a card left, and the match when it is decided (The end)."""
    half = int(state["half"])
    if half >= 2 and scored:
        _end_match(state, log)
        return
    for column in range(COLUMNS):
        if int(state["taken"][column]) < column_length(state, column):
            return
    if half >= 1:
        level = state["goals"][0] == state["goals"][1]
        last = int(state["max_extra_halves"])
        if not level or not state["golden_goal"] or (last > 0 and half > last):
            _end_match(state, log)
            return
    event(log, HALF_TIME)
    state["half"] = half + 1
    if state["bookings_last"] == options.HALF:
        _clear_bookings(state)
    _deal_half(state)


@kernel
def _end_match(state: State, log: Log | None) -> None:
    event(log, FULL_TIME)
    state["turn"] = -1
    state["extra"] = 0
    state["used"] = 0
