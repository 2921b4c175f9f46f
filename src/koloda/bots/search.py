"""Information-set Monte Carlo tree search, for all games: the kernels.

A tree holds what the searching seat can see: positions, the moves that were tried in them, and
under each move the positions that came of it, told apart by what all have observed. Every
iteration walks it in one sampled world, adds a position, plays on to where the game can judge, and
notes for each move on the way what that was worth to the seat that made it, luck taken off as far
as it is known.

Worlds are weighted by how plausibly the others have played in them: each iteration draws a new
world and takes it or keeps the one before, as Metropolis and Hastings have it, so that in the long
run a world comes up as often as its weight says.
"""

from math import log, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from koloda.bots.knowledge import (
    JUDGED,
    RANDOM,
    finish,
    luck,
    observed,
    plausibility,
    settled,
    shown,
    type_weights,
    weigh,
    worth,
)
from koloda.core.chance import below, draw, type_generator
from koloda.core.dispatch import apply, deal_number, legal, sample
from koloda.core.jit import kernel, lowest

NODE = np.dtype(
    [
        ("total", "<f8"),
        ("squares", "<f8"),
        ("prior", "<f4"),
        ("visits", "<i4"),
        ("offered", "<i4"),
        ("key", "<i4"),
        ("next", "<i4"),
        ("first", "<i4"),
    ]
)
"""A node of a tree: a move by its action, or a position by what was observed.

`total` and `squares` sum what its visits were worth to its mover; `offered` counts the iterations
in which a move was legal; `next` is the next node under the same parent, `first` the first below.
"""

DEEPEST = 256
"""Moves that an iteration follows in the tree at most."""

ROOT = 1
"""The first node. Node 0 is none: its `visits` say how many nodes of the pool are in use."""

KEPT, DRAWN, WORLD, BEFORE, SCRATCH_STATES = range(5)
"""Places of scratch states, and how many there are."""

type_tree = NDArray[Any]


@kernel
def plant(tree: type_tree) -> None:
    """Empty a pool of nodes and put the root into it."""
    tree[0]["visits"] = ROOT
    tree[0]["first"] = 0
    _add_node(tree, 0, 0)


@kernel
def replant(tree: type_tree, old: type_tree, position: int, mask: int) -> None:
    """Empty a pool and put into it what another tree holds from a position on, as its root.

    Nodes keep their counts, sums and order. Half of the pool stays free for what is yet to be
    found: where there is more, the nodes farthest from the root are left out.

    Args:
        tree: the pool that is filled, [nodes] of NODE.
        old: the pool of the other tree.
        position: a position of `old`.
        mask: the actions that are legal there; the old tree may have others, of other worlds.
    """
    plant(tree)
    tree[ROOT] = old[position]
    tree[ROOT]["key"] = 0
    tree[ROOT]["next"] = 0
    # Nodes wait in the order in which they came: until its turn, `first` of each points into `old`.
    used, parent = ROOT, ROOT
    while parent <= used:
        child = int(tree[parent]["first"])
        tree[parent]["first"] = 0
        last = 0
        while child and 2 * (used + 1) < len(tree):
            if parent != ROOT or mask >> int(old[child]["key"]) & 1:
                used += 1
                tree[used] = old[child]
                tree[used]["next"] = 0
                if last:
                    tree[last]["next"] = used
                else:
                    tree[parent]["first"] = used
                last = used
            child = int(old[child]["next"])
        parent += 1
    # As `_add_node` counts: the first free node.
    tree[0]["visits"] = used + 1


@kernel
def _add_node(tree: type_tree, parent: int, key: int) -> int:
    """Add a node below `parent`; return it, 0 where the pool is full."""
    index = int(tree[0]["visits"])
    if index >= len(tree):
        return 0
    tree[0]["visits"] = index + 1
    node = tree[index]
    node["total"] = 0.0
    node["squares"] = 0.0
    node["prior"] = 1.0
    node["visits"] = 0
    node["offered"] = 0
    node["key"] = key
    node["first"] = 0
    node["next"] = tree[parent]["first"]
    tree[parent]["first"] = index
    return index


@kernel
def _draw_world(
    root: Any,
    seat: int,
    weighted: bool,
    generator: type_generator,
    scratch: NDArray[Any],
    likelihood: NDArray[np.float64],
) -> None:
    """Put a world into `scratch[WORLD]`; `likelihood[0]` is that of the one kept, 0 for none."""
    if not weighted:
        scratch[WORLD] = root
        sample(scratch[WORLD], seat, generator)
        return
    scratch[DRAWN] = root
    sample(scratch[DRAWN], seat, generator)
    fresh = plausibility(scratch[DRAWN], seat)
    kept = likelihood[0]
    if draw(generator) * 2.0**-32 * kept < fresh:
        scratch[KEPT] = scratch[DRAWN]
        likelihood[0] = fresh
    scratch[WORLD] = scratch[KEPT]


@kernel
def _add_moves(
    tree: type_tree, position: int, world: Any, mask: int, policy: int, weights: type_weights
) -> None:
    """Add the legal moves that a position has not had in any world so far."""
    known = 0
    move = int(tree[position]["first"])
    while move:
        known |= 1 << int(tree[move]["key"])
        move = int(tree[move]["next"])
    missing = mask & ~known
    if missing == 0:
        return
    total = 1.0
    if policy != RANDOM:
        weigh(world, weights)
        total = 0.0
        actions = mask
        while actions:
            total += weights[lowest(actions)]
            actions &= actions - 1
    while missing:
        action = lowest(missing)
        missing &= missing - 1
        move = _add_node(tree, position, action)
        if move and policy != RANDOM:
            tree[move]["prior"] = weights[action] / total


@kernel
def _select(
    tree: type_tree,
    position: int,
    mask: int,
    policy: int,
    exploration: float,
    generator: type_generator,
) -> int:
    """Return the move of a position to follow in a world where `mask` is legal; 0 for none.

    With a policy the moves' priors say how much each is to be tried (PUCT); without one all are
    tried once, then by UCB1. Both count how often a move was legal, not how often its position
    came up, since not every world allows it (Cowling, Powley and Whitehouse, 2012).
    """
    node = tree[position]
    visits = int(node["visits"])
    # A move that was not tried is thought to be worth what its position is. Less, and good answers
    # of the others would be found too late.
    first_value = float(node["total"]) / visits if visits else 0.5
    best, best_score = 0, -1e9
    move = int(node["first"])
    while move:
        child = tree[move]
        if mask >> int(child["key"]) & 1:
            child["offered"] += 1
            tried, offered = int(child["visits"]), int(child["offered"])
            if policy != RANDOM:
                value = float(child["total"]) / tried if tried else first_value
                score = value + exploration * float(child["prior"]) * sqrt(offered) / (1 + tried)
            elif tried:
                score = float(child["total"]) / tried + exploration * sqrt(log(offered) / tried)
            else:
                score = 1e6 + below(generator, 1 << 16)
            if score > best_score:
                best, best_score = move, score
        move = int(child["next"])
    return best


@kernel
def _come_to(tree: type_tree, move: int, key: int) -> int:
    """Return the position that came of a move, added where it is new; 0 where the pool is full."""
    position = int(tree[move]["first"])
    while position and int(tree[position]["key"]) != key:
        position = int(tree[position]["next"])
    return position or _add_node(tree, move, key)


@kernel
def explore(
    root: Any,
    seat: int,
    seats: int,
    iterations: int,
    policy: int,
    exploration: float,
    weighted: bool,
    generator: type_generator,
    tree: type_tree,
    scratch: NDArray[Any],
    likelihood: NDArray[np.float64],
) -> None:
    """Let a tree that was planted grow by so many iterations, each with one playout.

    Args:
        root: the match as `seat`, which is to move, sees it: concealed.
        seat: whose tree it is.
        seats: how many the game has.
        iterations: how many.
        policy: RANDOM, INFORMED or JUDGED, in the tree and in playouts.
        exploration: how much is tried beside what looks best.
        weighted: whether worlds are weighted by plausibility.
        generator: where chance comes from.
        tree: the pool of nodes, [nodes] of NODE.
        scratch: states of the root's dtype, [SCRATCH_STATES]; kept between calls.
        likelihood: that of the world kept, [1]; 0 before the first call, kept between calls.
    """
    weights = np.zeros(63, np.float64)
    moves = np.zeros(DEEPEST, np.int64)
    movers = np.zeros(DEEPEST + 1, np.int64)
    positions = np.zeros(DEEPEST + 1, np.int64)
    lucks = np.zeros(DEEPEST, np.float64)
    values = np.zeros(4, np.float64)
    number = deal_number(root)
    for _ in range(iterations):
        _draw_world(root, seat, weighted, generator, scratch, likelihood)
        world = scratch[WORLD]
        position, depth = ROOT, 0
        while position and depth < DEEPEST:
            mask = legal(world)
            if mask == 0 or deal_number(world) != number or not shown(world, seat):
                break
            if depth and (tree[position]["visits"] == 0 or (policy == JUDGED and settled(world))):
                break
            _add_moves(tree, position, world, mask, policy, weights)
            move = _select(tree, position, mask, policy, exploration, generator)
            if move == 0:
                break
            moves[depth], positions[depth] = move, position
            movers[depth] = int(world["turn"])
            action = int(tree[move]["key"])
            scratch[BEFORE] = world
            apply(world, action, None)
            lucks[depth] = 0.0 if policy == RANDOM else luck(scratch[BEFORE], action, world)
            depth += 1
            position = _come_to(tree, move, observed(world))
        positions[depth], movers[depth] = position, int(world["turn"])
        finish(world, policy, generator, weights)
        for mover in range(seats):
            # In a game of two what a match is worth adds up to 1.
            known = seats == 2 and mover == 1
            values[mover] = 1.0 - values[0] if known else worth(world, root, mover)
        _note(tree, depth, moves, movers, positions, lucks, values[:seats])


@kernel
def _note(
    tree: type_tree,
    depth: int,
    moves: NDArray[np.int64],
    movers: NDArray[np.int64],
    positions: NDArray[np.int64],
    lucks: type_weights,
    values: type_weights,
) -> None:
    """Note on all moves and positions of its way what an iteration was worth.

    From its end on, the luck of a move is taken off what that move and all before it were worth:
    on average it is none, and what is left varies less.
    """
    if positions[depth]:
        last = tree[positions[depth]]
        last["visits"] += 1
        if movers[depth] >= 0:
            last["total"] += values[movers[depth]]
    for step in range(depth - 1, -1, -1):
        mover = movers[step]
        if lucks[step] != 0.0:
            others = lucks[step] / (len(values) - 1)
            for seat in range(len(values)):
                values[seat] += -lucks[step] if seat == mover else others
        value = values[mover]
        position, move = tree[positions[step]], tree[moves[step]]
        position["visits"] += 1
        position["total"] += value
        move["visits"] += 1
        move["total"] += value
        move["squares"] += value * value
