"""Learning a judgement from self-play: positions are collected, and a small network fitted.

The bot plays by its judgement as it is, so each training begins where the last one ended.

The network has one hidden layer of rectified units. It is fitted by Adam to the goals that came of
each position (least squares), and its weights are rounded to whole numbers of 8 bits with one unit
of size for each layer, which is all that the file holds.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from koloda.bots.card_football_judge import FEATURES, HIDDEN
from koloda.bots.card_football_lessons import collect
from koloda.bots.knowledge import know
from koloda.core.chance import generator
from koloda.core.options import in_force
from koloda.games import find

BATCH = 4096
EPOCHS = 12
RATE = 0.004
COLLECTING = 0.9
"""The share of the time that collecting takes, about; the rest is fitting."""

HELD_BACK = 0.1
"""The share of lessons that are not learnt from, to see what was learnt."""

AT_ONCE = 5_000
"""Positions that are collected at once, in some seconds."""

LARGEST = 127
"""Of the whole numbers that weights are rounded to."""

type_numbers = NDArray[np.float32]


@dataclass
class Network:
    """A hidden layer of rectified units and one output."""

    first: type_numbers
    bias: type_numbers
    second: type_numbers
    constant: type_numbers

    @classmethod
    def fresh(cls, random: np.random.Generator) -> "Network":
        """Return a network that knows nothing yet."""
        first = random.normal(0, (2 / FEATURES) ** 0.5, (FEATURES, HIDDEN))
        second = random.normal(0, (2 / HIDDEN) ** 0.5, HIDDEN)
        zeros = np.zeros(HIDDEN, np.float32)
        return cls(first.astype("f4"), zeros, second.astype("f4"), np.zeros(1, np.float32))

    @property
    def parts(self) -> list[type_numbers]:
        """All that is fitted."""
        return [self.first, self.bias, self.second, self.constant]

    def judge(self, features: type_numbers) -> type_numbers:
        """Return the goals expected of positions, [lessons]."""
        hidden = np.maximum(features @ self.first + self.bias, 0)
        judged: type_numbers = hidden @ self.second + self.constant
        return judged

    def slopes(self, features: type_numbers, goals: type_numbers) -> list[type_numbers]:
        """Return how half the mean square error changes with each part."""
        before = features @ self.first + self.bias
        hidden = np.maximum(before, 0)
        error = (hidden @ self.second + self.constant - goals) / np.float32(len(goals))
        back = np.outer(error, self.second) * (before > 0)
        return [features.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]

    def rounded(self) -> "dict[str, Any]":
        """Return the network in whole numbers, as the file holds it."""
        first_unit = float(max(abs(self.first).max(), abs(self.bias).max())) / LARGEST
        second_unit = float(abs(self.second).max()) / LARGEST
        return {
            "first": np.rint(self.first / first_unit).astype(int).ravel().tolist(),
            "bias": np.rint(self.bias / first_unit).astype(int).tolist(),
            "second": np.rint(self.second / second_unit).astype(int).tolist(),
            "first_unit": round(first_unit, 8),
            "second_unit": round(second_unit, 8),
            "constant": round(float(self.constant[0]), 4),
        }


def lessons(
    count: int, seed: int, told: Callable[[int], None] = lambda done: None
) -> tuple[type_numbers, type_numbers]:
    """Return the features of positions from self-play, and the goals that came of them.

    `told` is called now and then with how many there are.
    """
    game = find("card-football")
    know(game)
    states = game.new_states(2, in_force(game.options, {}))
    features = np.zeros((count, FEATURES), np.float32)
    goals = np.zeros(count, np.float32)
    chance = generator(seed)
    for begin in range(0, count, AT_ONCE):
        end = min(count, begin + AT_ONCE)
        collect(states, chance, features[begin:end], goals[begin:end])
        told(end)
    return features, goals


def fit(
    features: type_numbers,
    goals: type_numbers,
    random: np.random.Generator,
    told: Callable[[int], None],
) -> Network:
    """Return a network fitted to lessons; `told` is called with the number of each epoch."""
    network = Network.fresh(random)
    means = [np.zeros_like(part) for part in network.parts]
    squares = [np.zeros_like(part) for part in network.parts]
    step = 0
    steps = EPOCHS * (len(goals) // BATCH)
    for epoch in range(EPOCHS):
        order = random.permutation(len(goals))
        for begin in range(0, len(goals) - BATCH + 1, BATCH):
            chosen = order[begin : begin + BATCH]
            step += 1
            rate = RATE * (1 - step / (steps + 1))
            for part, slope, mean, square in zip(
                network.parts,
                network.slopes(features[chosen], goals[chosen]),
                means,
                squares,
                strict=True,
            ):
                mean += 0.1 * (slope - mean)
                square += 0.01 * (slope * slope - square)
                size = mean / (1 - 0.9**step)
                part -= rate * size / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        told(epoch + 1)
    return network


def spread_of(errors: type_numbers, left: type_numbers) -> float:
    """Return the spread of a whole half's goals, as a logistic curve has it.

    Args:
        errors: the goals that came beyond those expected.
        left: the share of a half that was left then.
    """
    deviation = float(np.sqrt(np.mean(errors**2) / np.mean(left)))
    return deviation * 3**0.5 / np.pi


def train(
    count: int, seed: int, out: Path, told: Callable[[float], None] = lambda share: None
) -> dict[str, float]:
    """Learn the judgement of Card Football from so many positions and write it.

    Args:
        count: how many positions.
        seed: where chance comes from.
        out: the file to write.
        told: called now and then with the share of the work that is done.

    Returns:
        `error`, the mean square error on positions held back, and `guess`, that of the mean alone.
    """
    features, goals = lessons(count, seed, lambda done: told(COLLECTING * done / count))
    back = int(count * HELD_BACK)
    network = fit(
        features[back:],
        goals[back:],
        np.random.default_rng(seed),
        lambda epoch: told(COLLECTING + (1 - COLLECTING) * epoch / EPOCHS),
    )
    errors = goals[:back] - network.judge(features[:back])
    # The last feature but one is the cards left, in units of 25; a half begins with 45.
    left = features[:back, FEATURES - 2] * np.float32(25 / 45)
    kept = {**network.rounded(), "spread": round(spread_of(errors, left), 4)}
    out.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")
    return {"error": float(np.mean(errors**2)), "guess": float(np.var(goals[:back]))}
