"""The rules of Belarusian football as kernels (belarusian-football).

Actions: in the line-up, the place of a card in the hand (0 to 4); in play, a column (0 to 3), or
THROW.
"""

import numpy as np

from koloda.core.cards import NO_CARD, pack
from koloda.core.chance import shuffle
from koloda.core.jit import kernel
from koloda.core.log import Log, event, operand
from koloda.games.belarusian_football import options
from koloda.games.belarusian_football.state import (
    BALLS,
    COLUMNS,
    HAND,
    KEEPER,
    LARGEST_PACK,
    LINEUP,
    NO_PLACE,
    ON_PITCH,
    PLAY,
    ROWS,
    State,
)

LARGE_PACKS = np.array(pack() * 4, np.uint8)
SMALL_PACKS = np.array(pack(6) * 4, np.uint8)

THROW = 4
"""The action that throws a ball which may enter, or can't, under `entry: optional`."""

# Kinds of events: `notation` names them.
DRAW, FLIP, STEP, THROWN, GOAL, SAVE, FULL_TIME = range(7)

# Fates of a ball. Where it fails tells something: at entry, that no card of the line-up matches.
IN_PLAY, OUT_AT_ENTRY, OUT, SCORED = range(4)


@kernel
def deal(state: State, log: Log | None) -> None:
    """Begin the match: the midfield, the hands, the decks (Dealing)."""
    cards = np.empty(LARGEST_PACK, np.uint8)
    small = state["pack"] == options.PACK_36
    count = int(state["packs"]) * (36 if small else 52)
    for place in range(count):
        cards[place] = SMALL_PACKS[place] if small else LARGE_PACKS[place]
    shuffle(state["seed"], 0, cards, count)
    state["shuffles"] = 1
    state["deck_size"] = (count - ON_PITCH) // 2
    for place in range(BALLS):
        state["deck"][place] = cards[ON_PITCH + place] if ON_PITCH + place < count else NO_CARD
        state["fate"][place] = IN_PLAY
    for column in range(COLUMNS):
        for row in range(ROWS):
            state["open"][row, column] = 0
            state["rows"][row, column] = NO_CARD
        state["rows"][1, column] = cards[column]
        state["rows"][2, column] = cards[COLUMNS + column]
    for seat in range(2):
        for place in range(HAND):
            state["hands"][seat, place] = cards[2 * COLUMNS + seat * HAND + place]
        state["keepers"][seat] = NO_CARD
        state["keeper_open"][seat] = 0
        state["keeper_known"][seat] = 0
        state["goals"][seat] = 0
    state["balls"] = 0
    _clear_ball(state)
    state["phase"] = KEEPER
    state["laid"] = 0
    state["turn"] = 0


@kernel
def legal(state: State) -> int:
    """Return the legal actions, as bits."""
    seat = int(state["turn"])
    if seat < 0:
        return 0
    if state["phase"] != PLAY:
        return _legal_in_hand(state, seat)
    if state["row"] != NO_PLACE:
        return _reachable(state, seat)
    entries = _entries(state, seat)
    return entries if state["entry"] == options.MANDATORY else entries | 1 << THROW


@kernel
def apply(state: State, action: int, log: Log | None) -> None:
    """Make a move of the line-up or of a ball, and all that follows of itself."""
    seat = int(state["turn"])
    if state["phase"] != PLAY:
        _lay(state, seat, action, log)
    elif action == THROW:
        _end_ball(state, seat, OUT_AT_ENTRY, log)
        _next_ball(state, log)
    else:
        _walk(state, seat, action, log)


@kernel
def is_over(state: State) -> bool:
    """Return whether the match is over."""
    return bool(state["turn"] < 0)


@kernel
def deal_number(state: State) -> int:
    """Return 0: a match has one deal."""
    return 0


@kernel
def returns(state: State, seat: int) -> float:
    """Return the difference of goals as it stands."""
    return float(state["goals"][seat]) - float(state["goals"][1 - seat])


@kernel
def matches(card: int, other: int) -> bool:
    """Return whether two cards share the rank or the suit (Cards)."""
    return card >> 4 == other >> 4 or card & 15 == other & 15


@kernel
def row_of(seat: int, step: int) -> int:
    """Return the row that a seat's ball meets at a step: 0 its own line-up, 3 the rival's."""
    return step if seat == 0 else ROWS - 1 - step


@kernel
def _clear_ball(state: State) -> None:
    state["ball"] = NO_CARD
    state["row"] = NO_PLACE
    state["column"] = NO_PLACE


@kernel
def _legal_in_hand(state: State, seat: int) -> int:
    """Return the places of the hand's cards; of equal cards the first (rules/records.md)."""
    found = 0
    for place in range(HAND):
        card = int(state["hands"][seat, place])
        if card == NO_CARD:
            break
        first = True
        for earlier in range(place):
            if int(state["hands"][seat, earlier]) == card:
                first = False
        if first:
            found |= 1 << place
    return found


@kernel
def _lay(state: State, seat: int, place: int, log: Log | None) -> None:
    """Choose the goalkeeper, or lay the next card; the fourth goes by itself (Line-up)."""
    card = _from_hand(state, seat, place)
    if state["phase"] == KEEPER:
        state["keepers"][seat] = card
        state["phase"] = LINEUP
        return
    row = row_of(seat, 0)
    state["rows"][row, int(state["laid"])] = card
    state["laid"] += 1
    if state["laid"] < COLUMNS - 1:
        return
    state["rows"][row, COLUMNS - 1] = _from_hand(state, seat, 0)
    state["laid"] = 0
    if seat == 0:
        state["phase"] = KEEPER
        state["turn"] = 1
    else:
        state["phase"] = PLAY
        _next_ball(state, log)


@kernel
def _from_hand(state: State, seat: int, place: int) -> int:
    """Take a card out of a hand; those after it move up."""
    card = int(state["hands"][seat, place])
    for after in range(place, HAND - 1):
        state["hands"][seat, after] = state["hands"][seat, after + 1]
    state["hands"][seat, HAND - 1] = NO_CARD
    return card


@kernel
def _next_ball(state: State, log: Log | None) -> None:
    """Turn up balls until one leaves its seat a choice, or the decks are empty (Turn 1, 2)."""
    size = int(state["deck_size"])
    while state["balls"] < 2 * size:
        number = int(state["balls"])
        seat = number & 1
        ball = int(state["deck"][seat * size + number // 2])
        state["balls"] += 1
        state["ball"] = ball
        state["turn"] = seat
        event(log, DRAW)
        operand(log, seat)
        operand(log, ball)
        if state["entry"] != options.MANDATORY or _entries(state, seat) != 0:
            return
        _end_ball(state, seat, OUT_AT_ENTRY, log)
    _end_match(state, log)


@kernel
def _entries(state: State, seat: int) -> int:
    """Return the columns of the own line-up whose card matches the ball, as bits (Turn 2)."""
    row, ball = row_of(seat, 0), int(state["ball"])
    found = 0
    for column in range(COLUMNS):
        if matches(ball, int(state["rows"][row, column])):
            found |= 1 << column
    return found


@kernel
def _reachable(state: State, seat: int) -> int:
    """Return the columns of the next row that a ball on the pitch may choose, as bits (Turn 3)."""
    ball, here = int(state["ball"]), int(state["column"])
    row = int(state["row"]) + (1 if seat == 0 else -1)
    found = 0
    for column in range(max(0, here - 1), min(COLUMNS, here + 2)):
        if state["open"][row, column] == 0 or matches(ball, int(state["rows"][row, column])):
            found |= 1 << column
    return found


@kernel
def _walk(state: State, seat: int, column: int, log: Log | None) -> None:
    """Choose a card for the ball to enter at or to step on (Turn 2 to 4)."""
    ball = int(state["ball"])
    step = 0
    if state["row"] != NO_PLACE:
        step = row_of(seat, int(state["row"])) + 1
    row = row_of(seat, step)
    card = int(state["rows"][row, column])
    event(log, STEP if state["open"][row, column] else FLIP)
    operand(log, step)
    operand(log, column + 1)
    operand(log, card)
    state["open"][row, column] = 1
    if not matches(ball, card):
        _end_ball(state, seat, OUT, log)
        _next_ball(state, log)
        return
    state["row"] = row
    state["column"] = column
    if step == ROWS - 1:
        _shoot(state, seat, log)
        _next_ball(state, log)
    elif _reachable(state, seat) == 0:
        _end_ball(state, seat, OUT, log)
        _next_ball(state, log)


@kernel
def _shoot(state: State, seat: int, log: Log | None) -> None:
    """Turn up the rival's goalkeeper (Turn 4)."""
    rival = 1 - seat
    ball, keeper = int(state["ball"]), int(state["keepers"][rival])
    state["keeper_known"][rival] = 1
    if not state["keeper_recloses"]:
        state["keeper_open"][rival] = 1
    scored = matches(ball, keeper)
    event(log, GOAL if scored else SAVE)
    operand(log, ball)
    operand(log, keeper)
    if scored:
        state["goals"][seat] += 1
    state["fate"][int(state["balls"]) - 1] = SCORED if scored else OUT
    _clear_ball(state)


@kernel
def _end_ball(state: State, seat: int, fate: int, log: Log | None) -> None:
    """Throw the ball out."""
    event(log, THROWN)
    operand(log, int(state["ball"]))
    state["fate"][int(state["balls"]) - 1] = fate
    _clear_ball(state)


@kernel
def _end_match(state: State, log: Log | None) -> None:
    """Open everything (The end)."""
    state["turn"] = -1
    for column in range(COLUMNS):
        for row in range(ROWS):
            state["open"][row, column] = 1
    for seat in range(2):
        state["keeper_open"][seat] = 1
        state["keeper_known"][seat] = 1
    event(log, FULL_TIME)
