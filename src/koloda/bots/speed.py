"""How fast random matches are played."""

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from koloda.bots.playout import play_matches
from koloda.core.chance import generator
from koloda.core.game import Game
from koloda.core.options import Value, in_force

BATCH_SECONDS = 0.05
"""About how long one call of the kernel takes: the clock is looked at between calls."""


def measure(
    game: Game, options: Mapping[str, Value], seconds: float, threads: int
) -> dict[str, Any]:
    """Play random matches, each from a fresh seed, for about `seconds` in each thread.

    Returns:
        `game`, `matches`, `moves`, `seconds` (the wall's), `threads`, and of Hearts `deals`.

    Raises:
        OptionError: option/unknown, option/value.
    """
    values = in_force(game.options, options)
    game.check(values)
    states = game.new_states(threads, values)
    batch = _batch(game, values)
    begin = time.perf_counter()

    def work(number: int) -> tuple[int, int, int]:
        chance = generator(number)
        matches, moves, deals = 0, 0, 0
        while matches == 0 or time.perf_counter() - begin < seconds:
            more_moves, more_deals = play_matches(states[number], batch, chance)
            matches, moves, deals = matches + batch, moves + more_moves, deals + more_deals
        return matches, moves, deals

    with ThreadPoolExecutor(threads) as pool:
        counts = list(pool.map(work, range(threads)))
    spent = time.perf_counter() - begin
    matches, moves, deals = (sum(column) for column in zip(*counts, strict=True))
    result = {
        "game": game.name,
        "matches": matches,
        "moves": moves,
        "seconds": spent,
        "threads": threads,
    }
    if game.name == "hearts":
        result["deals"] = deals
    return result


def _batch(game: Game, values: Mapping[str, Value]) -> int:
    """Return how many matches take some BATCH_SECONDS, having compiled what plays them."""
    state, chance = game.new_states(1, values)[0], generator(0)
    play_matches(state, 1, chance)
    batch, spent = 1, 0.0
    while spent < BATCH_SECONDS:
        batch *= 2
        begin = time.perf_counter()
        play_matches(state, batch, chance)
        spent = time.perf_counter() - begin
    return batch
