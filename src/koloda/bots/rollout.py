"""Flat Monte Carlo: every legal action tried in sampled worlds, played out at random."""

import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from koloda.bots.playout import play_deal
from koloda.core.chance import type_generator
from koloda.core.dispatch import apply, legal, returns, sample
from koloda.core.game import Game, State
from koloda.core.jit import kernel, lowest

ACTIONS = 63
"""All actions are below this."""

PLAYOUTS = {"card-football": 35_000, "belarusian-football": 80_000, "hearts": 150_000}
"""Playouts of a move, all actions together: some 0.2 s on one core at the start of a match."""

USUAL_PLAYOUTS = 20_000
"""Those of a game that is not listed."""


@kernel
def evaluate(
    state: State,
    seat: int,
    playouts: int,
    generator: type_generator,
    scratch: NDArray[Any],
    totals: NDArray[np.float64],
) -> int:
    """Add up what each legal action is worth to `seat` at the end of the deal.

    Every world is tried with every action, so that actions are compared in the same worlds.

    Args:
        state: the match as `seat`, which is to move, sees it: concealed.
        seat: whose values they are.
        playouts: how many, all actions together; at least one world is tried.
        generator: where chance comes from.
        scratch: two states of the same dtype, overwritten.
        totals: where the sums go, [ACTIONS].

    Returns:
        How many worlds were tried.
    """
    worlds, done = 0, 0
    while done < playouts or worlds == 0:
        scratch[0] = state
        sample(scratch[0], seat, generator)
        actions = legal(state)
        while actions:
            action = lowest(actions)
            actions &= actions - 1
            scratch[1] = scratch[0]
            apply(scratch[1], action, None)
            play_deal(scratch[1], generator)
            totals[action] += returns(scratch[1], seat)
            done += 1
        worlds += 1
    return worlds


BATCH = 1_000
"""Playouts between two looks at the clock, where there is one."""


def choose(
    game: Game,
    state: State,
    seat: int,
    generator: type_generator,
    playouts: int,
    milliseconds: float | None = None,
) -> int:
    """Return the action of `seat` with the best average; of equal ones the lowest.

    Args:
        game: the game.
        state: the match as `seat`, which is to move, sees it: concealed.
        seat: the seat to move.
        generator: where chance comes from; the same one gives the same choice.
        playouts: the budget.
        milliseconds: where given, the budget in its place.
    """
    totals = np.zeros(ACTIONS, np.float64)
    scratch = np.zeros(2, game.state)
    if milliseconds is None:
        evaluate(state, seat, playouts, generator, scratch, totals)
    else:
        until = time.perf_counter() + milliseconds / 1000
        while time.perf_counter() < until:
            evaluate(state, seat, BATCH, generator, scratch, totals)
    legal_actions = int(game.rules.legal(state))
    return max(
        (action for action in range(ACTIONS) if legal_actions >> action & 1),
        key=lambda action: (totals[action], -action),
    )
