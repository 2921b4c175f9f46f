"""Random play, written once for all games: playouts of bots, and batches of matches."""

from typing import Any

from koloda.core.chance import below, renew_seed, type_generator
from koloda.core.dispatch import apply, deal, deal_number, legal
from koloda.core.jit import kernel, member, popcount


@kernel
def pick(mask: int, generator: type_generator) -> int:
    """Return a member of a set of actions, which is not empty, each as likely."""
    return member(mask, below(generator, popcount(mask)))


@kernel
def play_out(state: Any, generator: type_generator) -> int:
    """Play random legal moves until the match is over; return how many."""
    moves = 0
    mask = legal(state)
    while mask:
        apply(state, pick(mask, generator), None)
        moves += 1
        mask = legal(state)
    return moves


@kernel
def play_deal(state: Any, generator: type_generator) -> None:
    """Play random legal moves until the deal that is on is over."""
    number = deal_number(state)
    mask = legal(state)
    while mask and deal_number(state) == number:
        apply(state, pick(mask, generator), None)
        mask = legal(state)


@kernel
def play_matches(state: Any, count: int, generator: type_generator) -> tuple[int, int]:
    """Play `count` random matches in `state`, which holds their options, each from a fresh seed.

    Returns:
        How many moves were made, and how many deals.
    """
    moves, deals = 0, 0
    for _ in range(count):
        renew_seed(generator, state["seed"])
        deal(state, None)
        moves += play_out(state, generator)
        deals += deal_number(state) + 1
    return moves, deals
