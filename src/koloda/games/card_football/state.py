"""The state of a match of Card Football: one record without padding.

The pitch is not moved about: `pack` stays as it was shuffled, and a column is a count of cards
taken from it. Card n of column c is card 9c + n of the pack for the nine that were dealt there; the
k-th added card (from 0) is card 45 + k and lies in column k mod 5.
"""

from typing import Any, TypedDict

import numpy as np

COLUMNS = 5
DEALT = 9
"""Cards of a column when a half begins."""

FACE_UP = 3
"""Cards of a column that lie face up, from its top."""

PACK = 72
PITCH = COLUMNS * DEALT
GOALKEEPER = 18
SUITS = 4
LINE = 4
"""Cards of a line at most: three, and the card just taken."""

STATE = np.dtype(
    [
        ("seed", "<u4", 8),
        ("shuffles", "<u4"),
        ("half", "<u2"),
        ("extra", "<u2"),
        ("goals", "<u2", 2),
        ("pack", "u1", PACK),
        ("goalkeeper", "u1", GOALKEEPER),
        ("drawn", "u1"),
        ("taken", "u1", COLUMNS),
        ("added", "u1"),
        ("squads", "u1", (2, SUITS, LINE)),
        ("sizes", "u1", (2, SUITS)),
        ("bookings", "u1", (2, SUITS)),
        ("previous", "u1", 2),
        ("used", "u1"),
        ("turn", "i1"),
        ("bookings_last", "u1"),
        ("send_off_at", "u1"),
        ("column_ban", "u1"),
        ("extra_moves", "u1"),
        ("clean_save", "u1"),
        ("shot_goal_ends_turn", "u1"),
        ("added_time", "u1"),
        ("added_time_limit", "u1"),
        ("golden_goal", "u1"),
        ("max_extra_halves", "u1"),
    ]
)


class State(TypedDict):
    """The fields of STATE, for the type checker."""

    seed: Any
    """The match's seed, [8]."""
    shuffles: int
    """Shuffles made so far: the number of the next."""
    half: int
    """The half, from 0."""
    extra: int
    """Extra moves that the seat to move has left."""
    goals: Any
    """Goals of each seat, [2]."""
    pack: Any
    """The 72 cards as they were shuffled for this half, [72]."""
    goalkeeper: Any
    """The goalkeeper's cards in their order, [18]."""
    drawn: int
    """How many of them have been drawn since they were last shuffled."""
    taken: Any
    """Cards taken from each column in this half, [5]."""
    added: int
    """Cards added in this half."""
    squads: Any
    """The lines, from the bottom, [seat, suit, 4]; 0 where there is no card."""
    sizes: Any
    """Cards of each line, [seat, suit]."""
    bookings: Any
    """Bookings in each suit, [seat, suit]."""
    previous: Any
    """1 + the column of each seat's previous take in this half, 0 before it, [2]."""
    used: int
    """The columns closed to the seat to move by what it took in this turn, as bits."""
    turn: int
    """The seat to move, −1 when the match is over."""
    bookings_last: int
    send_off_at: int
    column_ban: int
    extra_moves: int
    clean_save: int
    shot_goal_ends_turn: int
    added_time: int
    added_time_limit: int
    golden_goal: int
    max_extra_halves: int
