"""One move ahead: every legal action tried in sampled worlds, judged by what it brings at once."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from koloda.bots.knowledge import know, nearness, type_weights
from koloda.core.chance import below, type_generator
from koloda.core.dispatch import apply, legal, sample
from koloda.core.game import Game, State
from koloda.core.jit import kernel, lowest

WORLDS = 200
"""How many worlds each action is tried in."""


@kernel
def look_ahead(
    state: State,
    seat: int,
    worlds: int,
    generator: type_generator,
    scratch: NDArray[Any],
    totals: type_weights,
) -> None:
    """Add up what each legal action of a concealed state brings at once, in so many worlds."""
    for _ in range(worlds):
        scratch[0] = state
        sample(scratch[0], seat, generator)
        actions = legal(state)
        while actions:
            action = lowest(actions)
            actions &= actions - 1
            scratch[1] = scratch[0]
            apply(scratch[1], action, None)
            totals[action] += nearness(scratch[1], scratch[0], seat)


def choose(game: Game, state: State, seat: int, generator: type_generator) -> int:
    """Return the action of `seat` that brings most at once; of equal ones any."""
    know(game)
    totals = np.zeros(63, np.float64)
    look_ahead(state, seat, WORLDS, generator, np.zeros(2, game.state), totals)
    mask = int(game.rules.legal(state))
    legal_actions = [action for action in range(63) if mask >> action & 1]
    most = max(totals[action] for action in legal_actions)
    best = [action for action in legal_actions if totals[action] > most - 1e-9]
    return best[below(generator, len(best))]
