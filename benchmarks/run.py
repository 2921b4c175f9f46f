"""Measure the speed that Koloda promises, on one core, beside its peers in the same run.

    python benchmarks/run.py [--quick]

Every figure is the median of several runs. `--quick` makes them short, to see that all works.
"""

import argparse
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from koloda import Match, find
from koloda.bots.speed import measure
from koloda.core.jit import kernel
from koloda.core.options import in_force
from koloda.match.record import write

ONE_DEAL = {"deals": 1, "target": 0}
RING = 64
"""States that are copied one onto the next: more than a compiler sees through."""


def median(run: Callable[[], float], times: int) -> float:
    return statistics.median(run() for _ in range(times))


def row(what: str, value: float, unit: str, goal: str) -> None:
    figure = f"{value:,.0f}" if value >= 100 else f"{value:,.3g}"
    print(f"{what:<58}{figure:>14} {unit:<10} {goal}", flush=True)


def random_matches(
    game: str, options: dict[str, Any], seconds: float, times: int
) -> tuple[float, float]:
    """Return matches and moves a second."""
    results = [measure(find(game), options, seconds, 1) for _ in range(times)]
    return (
        statistics.median(result["matches"] / result["seconds"] for result in results),
        statistics.median(result["moves"] / result["seconds"] for result in results),
    )


def open_spiel_deals(passing: bool, seconds: float) -> float:
    """Return random deals a second of OpenSpiel's Hearts, driven from Python."""
    game = pyspiel.load_game("hearts", {"pass_cards": passing})
    chance = random.random
    deals, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
        deals += 1
    return deals / (time.perf_counter() - begin)


def open_spiel_deals_in_its_own_loop(passing: bool, seconds: float) -> float:
    """Return random deals a second of OpenSpiel's Hearts, one call of its C++ loop a deal."""
    game = pyspiel.load_game("hearts", {"pass_cards": passing})
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    deals, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, deals)
        deals += 1
    return deals / (time.perf_counter() - begin)


@kernel
def copy_round(states: Any, count: int) -> None:
    """Copy each state onto the next one of the ring, `count` times."""
    for number in range(count):
        states[(number + 1) % RING] = states[number % RING]


def fork_nanoseconds(game: str, count: int) -> float:
    found = find(game)
    states = found.new_states(RING, in_force(found.options, {}))
    copy_round(states, 1)
    begin = time.perf_counter()
    copy_round(states, count)
    return (time.perf_counter() - begin) / count * 1e9


def play_microseconds(game: str, matches: int) -> float:
    """Return the time of `Match.play` with its events, moves chosen at random beforehand."""
    spent, moves = 0.0, 0
    chance = random.Random(1)
    for number in range(-1, matches):
        if number == 0:
            spent, moves = 0.0, 0  # The first match has compiled what the others run.
        match = Match.new(game, seed=(number + 1).to_bytes(32, "big"))
        while not match.over:
            move = chance.choice(match.legal)
            begin = time.perf_counter()
            match.play(move)
            spent += time.perf_counter() - begin
            moves += 1
    return spent / moves * 1e6


def seconds_of(*command: str, **environment: str) -> float:
    begin = time.perf_counter()
    subprocess.run(
        [sys.executable, *command],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )
    return time.perf_counter() - begin


def replay_seconds(record: str) -> tuple[float, float]:
    """Return the time of the first start, whose kernels are compiled, and of later ones."""
    command = ("-m", "koloda.cli", "replay", record, "--states")
    with tempfile.TemporaryDirectory() as cache:
        first = seconds_of(*command, NUMBA_CACHE_DIR=cache)
        return first, median(lambda: seconds_of(*command, NUMBA_CACHE_DIR=cache), 5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    quick = parser.parse_args().quick
    seconds, times = (0.2, 1) if quick else (2.0, 5)

    print(f"Python {platform.python_version()}, NumPy {np.__version__}, {platform.machine()}")
    print(f"{'work, one core':<58}{'median':>14} {'':<10} at least, or at most")

    for passing in (True, False):
        with_passing = "with passing" if passing else "without passing"
        options = {**ONE_DEAL, "passing": "cycle" if passing else "none"}
        ours, moves = random_matches("hearts", options, seconds, times)
        driven = median(partial(open_spiel_deals, passing, seconds), times)
        own = median(partial(open_spiel_deals_in_its_own_loop, passing, seconds), times)
        row(f"Hearts, deals {with_passing}", ours, "deals/s", f"{50 * driven:,.0f}")
        row("  moves", moves, "moves/s", "")
        row("  OpenSpiel, driven from Python", driven, "deals/s", "")
        row("  OpenSpiel, its own loop", own, "deals/s", "")
        row("  times OpenSpiel driven from Python", ours / driven, "×", "50")
        row("  times OpenSpiel's own loop", ours / own, "×", "")

    for game, matches_goal, moves_goal in (
        ("hearts", "", ""),
        ("card-football", "100,000", "10,000,000"),
        ("belarusian-football", "200,000", ""),
    ):
        matches, moves = random_matches(game, {}, seconds, times)
        row(f"{game}, matches", matches, "matches/s", matches_goal)
        row("  moves", moves, "moves/s", moves_goal)

    for game in ("card-football", "belarusian-football", "hearts"):
        count = 10**6 if quick else 2 * 10**7
        fork = median(partial(fork_nanoseconds, game, count), times)
        row(f"{game}, fork of {find(game).state.itemsize} bytes", fork, "ns", "50")
        matches = 2 if quick else 20
        play = median(partial(play_microseconds, game, matches), times)
        row(f"{game}, one move from Python, with events", play, "µs", "50")

    with tempfile.TemporaryDirectory() as folder:
        for game in ("card-football", "belarusian-football", "hearts"):
            match = Match.new(game, seed=bytes(32))
            chance = random.Random(1)
            while not match.over:
                match.play(chance.choice(match.legal))
            path = Path(folder) / "match.json"
            write(path, match.record())
            first, later = replay_seconds(str(path))
            row(f"{game}, koloda replay, first start ever", first, "s", "20")
            row(f"{game}, koloda replay, later starts", later, "s", "1.0")

    empty = median(lambda: seconds_of("-c", "pass"), 11)
    imported = median(lambda: seconds_of("-c", "import koloda"), 11)
    row("import koloda", imported - empty, "s", "0.1")
    seconds_of("-c", "import koloda, sys; assert 'numba' not in sys.modules")


if __name__ == "__main__":
    main()
