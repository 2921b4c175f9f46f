"""The same arena on a Ray cluster of two workers on this machine."""

import pytest

from koloda.lab import Terms, arena
from koloda.lab.cluster import LOCAL, on_cluster

TERMS = Terms("hearts", ("random", "greedy"), {"deals": 1, "target": 0})


@pytest.mark.compiled
def test_a_cluster_plays_the_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody else can reach a cluster on loopback, and no token is to be left in anybody's home.
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    alone = arena(TERMS, 3)
    spread = arena(TERMS, 3, play=on_cluster(LOCAL, 2))
    for name, line in alone.lines.items():
        assert spread.lines[name].made == line.made
