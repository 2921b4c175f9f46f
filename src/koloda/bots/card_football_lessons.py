"""Positions of Card Football, and how many goals came of them: what its judgement learns from."""

import numpy as np

from koloda.bots.card_football import weigh
from koloda.bots.card_football_judge import features_of, type_features
from koloda.bots.weights import draw_action
from koloda.core.chance import below, renew_seed, type_generator
from koloda.core.dispatch import apply, deal
from koloda.core.jit import kernel
from koloda.games.card_football.state import State

ONE_IN = 10
"""One move in so many gives a lesson: the positions of a half are much alike."""

LONGEST_HALF = 256


@kernel
def collect(
    state: State, generator: type_generator, features: type_features, goals: type_features
) -> None:
    """Play halves by what appeals in `state`, which holds their options, and note positions.

    Args:
        state: overwritten.
        generator: where chance comes from.
        features: where the positions go, [lessons, FEATURES].
        goals: where it goes how many more goals the seat to move then scored, [lessons].
    """
    weights = np.zeros(63, np.float64)
    movers = np.zeros(LONGEST_HALF, np.int64)
    leads = np.zeros(LONGEST_HALF, np.int64)
    lessons = 0
    while lessons < len(goals):
        renew_seed(generator, state["seed"])
        deal(state, None)
        noted = 0
        while state["half"] == 0:
            if below(generator, ONE_IN) == 0 and lessons + noted < len(goals):
                features_of(state, features[lessons + noted])
                movers[noted] = int(state["turn"])
                leads[noted] = int(state["goals"][0]) - int(state["goals"][1])
                noted += 1
            mask = weigh(state, weights)
            apply(state, draw_action(mask, weights, generator), None)
        lead = int(state["goals"][0]) - int(state["goals"][1])
        for place in range(noted):
            more = lead - leads[place]
            goals[lessons + place] = more if movers[place] == 0 else -more
        lessons += noted
