"""The state of a match of Belarusian football: one record without padding.

Rows count from seat 0: its line-up is row 0, the rival's row 3; column 0 is at seat 0's left. The
seats draw in turn, so ball n of the match is card n // 2 of the deck of seat n mod 2.
"""

from typing import Any, TypedDict

import numpy as np

ROWS = COLUMNS = 4
HAND = 5
ON_PITCH = 18
"""Cards that are dealt: two midfield rows and two hands."""

LARGEST_PACK = 208
BALLS = LARGEST_PACK - ON_PITCH

KEEPER, LINEUP, PLAY = range(3)
"""Phases: choosing a goalkeeper, laying the other four, play."""

NO_PLACE = -1
"""`row` and `column` of a ball that has not entered."""

STATE = np.dtype(
    [
        ("seed", "<u4", 8),
        ("shuffles", "<u4"),
        ("deck", "u1", BALLS),
        ("deck_size", "u1"),
        ("balls", "u1"),
        ("fate", "u1", BALLS),
        ("rows", "u1", (ROWS, COLUMNS)),
        ("open", "u1", (ROWS, COLUMNS)),
        ("hands", "u1", (2, HAND)),
        ("keepers", "u1", 2),
        ("keeper_open", "u1", 2),
        ("keeper_known", "u1", 2),
        ("goals", "u1", 2),
        ("ball", "u1"),
        ("row", "i1"),
        ("column", "i1"),
        ("phase", "u1"),
        ("laid", "u1"),
        ("turn", "i1"),
        ("pack", "u1"),
        ("packs", "u1"),
        ("entry", "u1"),
        ("keeper_recloses", "u1"),
    ]
)


class State(TypedDict):
    """The fields of STATE, for the type checker."""

    seed: Any
    """The match's seed, [8]."""
    shuffles: int
    """Shuffles made so far."""
    deck: Any
    """Both decks, seat 0's first, each in its order, [190]; 0 beyond their end."""
    deck_size: int
    """Cards that each deck had at first."""
    balls: int
    """Balls drawn so far by both."""
    fate: Any
    """What became of each ball: one of the fates of `rules`, [190]."""
    rows: Any
    """Cards on the pitch, [row, column]; 0 where none is laid."""
    open: Any
    """Whether a card on the pitch is open to both, [row, column]."""
    hands: Any
    """Cards of each hand that are not laid yet, in the order dealt, [seat, 5]; 0 after the last."""
    keepers: Any
    """Each seat's goalkeeper, [2]; 0 before it is chosen."""
    keeper_open: Any
    """Whether a goalkeeper lies open, [2]."""
    keeper_known: Any
    """Whether both have seen a goalkeeper, open or turned down again, [2]."""
    goals: Any
    """Goals of each seat, [2]."""
    ball: int
    """The ball, 0 where there is none."""
    row: int
    """The row where the ball stands, −1 before it has entered."""
    column: int
    """The column where the ball stands, −1 before it has entered."""
    phase: int
    """KEEPER, LINEUP or PLAY."""
    laid: int
    """Cards that the seat to move has laid so far in the line-up."""
    turn: int
    """The seat to move, −1 when the match is over."""
    pack: int
    packs: int
    entry: int
    keeper_recloses: int
