"""Positions of Card Football, and how many goals came of them: what its judgement learns from."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from koloda.bots.card_football import weigh
from koloda.bots.card_football_judge import features_of, type_features
from koloda.bots.knowledge import JUDGED, type_weights
from koloda.bots.levels import FOOTBALL_EXPLORATION
from koloda.bots.search import NODE, ROOT, SCRATCH_STATES, explore, plant
from koloda.bots.thinking import LEAST_NODES, NODES_PER_ITERATION
from koloda.bots.weights import draw_action
from koloda.core.chance import below, renew_seed, type_generator
from koloda.core.dispatch import apply, deal
from koloda.core.jit import kernel
from koloda.games.card_football.hidden import conceal
from koloda.games.card_football.rules import legal
from koloda.games.card_football.state import STATE, State

PLAYOUTS = 200
"""Iterations of the search by which a move is found."""

ONE_ASTRAY = 10
"""One move in so many is one that appeals at first sight: good players do not see all positions."""

LONGEST_HALF = 256


@kernel
def collect(
    states: NDArray[Any], generator: type_generator, features: type_features, goals: type_features
) -> None:
    """Play matches by searches with the judgement as it is, and note all positions.

    Args:
        states: [2], overwritten; the first holds the options.
        generator: where chance comes from.
        features: where the positions go, [lessons, FEATURES].
        goals: where it goes how many more goals the seat to move then scored, [lessons].
    """
    tree = np.empty(NODES_PER_ITERATION * PLAYOUTS + LEAST_NODES, NODE)
    scratch = np.zeros(SCRATCH_STATES, STATE)
    weights = np.zeros(63, np.float64)
    movers = np.zeros(LONGEST_HALF, np.int64)
    leads = np.zeros(LONGEST_HALF, np.int64)
    state = states[0]
    lessons = 0
    while lessons < len(goals):
        renew_seed(generator, state["seed"])
        deal(state, None)
        while state["turn"] >= 0:
            noted, half = 0, int(state["half"])
            while state["turn"] >= 0 and state["half"] == half:
                if lessons + noted < len(goals):
                    features_of(state, features[lessons + noted])
                    movers[noted] = int(state["turn"])
                    leads[noted] = _lead(state)
                    noted += 1
                view = states[1]
                states[1] = state
                conceal(view, int(state["turn"]))
                apply(state, _move(view, generator, tree, scratch, weights), None)
            for place in range(noted):
                more = _lead(state) - leads[place]
                goals[lessons + place] = more if movers[place] == 0 else -more
            lessons += noted


@kernel
def _lead(state: State) -> int:
    return int(state["goals"][0]) - int(state["goals"][1])


@kernel
def _move(
    view: State,
    generator: type_generator,
    tree: NDArray[Any],
    scratch: NDArray[Any],
    weights: type_weights,
) -> int:
    """Return the move that was tried most, now and then another."""
    mask = legal(view)
    if mask & (mask - 1) == 0 or below(generator, ONE_ASTRAY) == 0:
        weigh(view, weights)
        return draw_action(mask, weights, generator)
    plant(tree)
    explore(
        view, int(view["turn"]), 2, PLAYOUTS, JUDGED, FOOTBALL_EXPLORATION, False,
        generator, tree, scratch, np.zeros(1, np.float64),
    )  # fmt: skip
    best = int(tree[ROOT]["first"])
    move = best
    while move:
        if tree[move]["visits"] > tree[best]["visits"]:
            best = move
        move = int(tree[move]["next"])
    return int(tree[best]["key"])
