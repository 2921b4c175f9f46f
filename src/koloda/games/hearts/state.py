"""The state of a match of Hearts: one record without padding. Sets of cards are ints of bits."""

from typing import Any, TypedDict

import numpy as np

SEATS = 4
HAND = 13
PACK = 52
TRICKS = 13
PASSED = 3

PASS, PLAY = range(2)
"""Phases: choosing three cards to pass, play."""

STATE = np.dtype(
    [
        ("hands", "<i8", SEATS),
        ("taken", "<i8", SEATS),
        ("seed", "<u4", 8),
        ("shuffles", "<u4"),
        ("scores", "<i4", SEATS),
        ("deal", "<u2"),
        ("target", "<u2"),
        ("deals", "<u2"),
        ("played", "u1", PACK),
        ("winners", "u1", TRICKS),
        ("passed", "u1", (SEATS, PASSED)),
        ("chosen", "u1"),
        ("count", "u1"),
        ("opener", "u1"),
        ("best", "u1"),
        ("winner", "u1"),
        ("broken", "u1"),
        ("phase", "u1"),
        ("turn", "i1"),
        ("passing", "u1"),
        ("opening", "u1"),
        ("points_on_first_trick", "u1"),
        ("queen_breaks_hearts", "u1"),
        ("jack_of_diamonds", "u1"),
        ("moon", "u1"),
        ("sun", "u1"),
    ]
)


class State(TypedDict):
    """The fields of STATE, for the type checker."""

    hands: Any
    """The cards of each hand, without those already chosen to pass, [4]."""
    taken: Any
    """The cards that each seat has taken in this deal, [4]."""
    seed: Any
    """The match's seed, [8]."""
    shuffles: int
    """Shuffles made so far."""
    scores: Any
    """Total points, [4]."""
    deal: int
    """The deal, from 0."""
    played: Any
    """Cards in the order in which they were played in this deal, [52]."""
    winners: Any
    """The seat that took each trick of this deal, [13]."""
    passed: Any
    """What each seat has chosen to pass in this deal, in order, [seat, 3]; 0 where not chosen."""
    chosen: int
    """Cards that all seats together have chosen to pass in this deal."""
    count: int
    """Cards played in this deal."""
    opener: int
    """The seat that leads the first trick of this deal."""
    best: int
    """The card that takes the trick as it stands."""
    winner: int
    """The seat that takes the trick as it stands."""
    broken: int
    """Whether hearts are broken."""
    phase: int
    """PASS or PLAY."""
    turn: int
    """The seat to move, −1 when the match is over."""
    passing: int
    opening: int
    points_on_first_trick: int
    queen_breaks_hearts: int
    jack_of_diamonds: int
    moon: int
    sun: int
    target: int
    deals: int
