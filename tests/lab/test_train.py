"""Learning a judgement: a small network is fitted, and its file can be read again."""

import json
from pathlib import Path

import numpy as np
import pytest

from koloda.bots.card_football_judge import FEATURES, HIDDEN
from koloda.lab.train import LARGEST, Network, fit, lessons, train


def test_lessons_come_from_play() -> None:
    counts: list[int] = []
    features, goals = lessons(60, 3, counts.append)
    assert counts == [60]
    again, _ = lessons(60, 3)
    assert features.shape == (60, FEATURES)
    assert np.array_equal(features, again)
    assert features.any(axis=1).all()
    assert set(goals) <= set(range(-20, 21))


@pytest.mark.plain
def test_slopes_are_those_of_the_error() -> None:
    random = np.random.default_rng(1)
    network = Network.fresh(random)
    features = random.normal(0, 1, (30, FEATURES)).astype("f4")
    goals = random.normal(0, 1, 30).astype("f4")

    def error() -> float:
        return float(np.mean((network.judge(features).astype("f8") - goals) ** 2) / 2)

    for part, slope in zip(network.parts, network.slopes(features, goals), strict=True):
        place = tuple(np.unravel_index(abs(slope).argmax(), slope.shape))
        kept = part[place]
        part[place] = kept + np.float32(0.01)
        above = error()
        part[place] = kept - np.float32(0.01)
        below = error()
        part[place] = kept
        assert (above - below) / 0.02 == pytest.approx(float(slope[place]), rel=0.05)


@pytest.mark.plain
def test_what_is_there_to_learn_is_learnt() -> None:
    random = np.random.default_rng(2)
    features = random.integers(0, 3, (80_000, FEATURES)).astype("f4")
    goals = features[:, 0] - 2 * features[:, 5] + np.float32(1)
    epochs: list[int] = []
    network = fit(features[1000:], goals[1000:], random, epochs.append)
    left = np.mean((network.judge(features[:1000]) - goals[:1000]) ** 2)
    assert left < np.var(goals) / 4
    assert epochs == sorted(epochs)


def test_a_judgement_is_written_in_whole_numbers(tmp_path: Path) -> None:
    out = tmp_path / "learnt.json"
    shares: list[float] = []
    found = train(200, 1, out, shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    kept = json.loads(out.read_text())
    assert set(found) == {"error", "guess"}
    assert len(kept["first"]) == FEATURES * HIDDEN
    for part in ("first", "bias", "second"):
        assert all(isinstance(number, int) and abs(number) <= LARGEST for number in kept[part])
