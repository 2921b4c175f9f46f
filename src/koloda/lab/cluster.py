"""The same arena on many machines: deals played by the workers of a Ray cluster."""

import os
from collections import deque

from koloda.core.errors import ArenaError
from koloda.lab.arena import AHEAD, Play, Played
from koloda.lab.play import Terms, play_deal

LOCAL = "local"
"""In place of an address: a cluster of this machine alone, begun and ended with the arena."""


def on_cluster(address: str, workers: int | None = None) -> Play:
    """Return what plays deals on a Ray cluster, whose machines have Koloda installed.

    Args:
        address: of the cluster, or LOCAL.
        workers: how many a LOCAL one has; as many as there are cores where None.

    Raises:
        ArenaError: arena/extra.
    """
    # Ray is read when it is imported: nothing is to be sent anywhere.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise ArenaError(
            "arena/extra",
            "Ray is not installed: expected Koloda with its extra, koloda[ray]",
            expected="koloda[ray]",
        ) from error

    def play(terms: Terms, numbers: list[int]) -> Played:
        if address == LOCAL:
            ray.init(
                num_cpus=workers,
                include_dashboard=False,
                log_to_driver=False,
                _node_ip_address="127.0.0.1",
            )
        else:
            ray.init(address=address, log_to_driver=False)
        try:
            remote = ray.remote(play_deal)
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting: deque[object] = deque()
            for number in numbers:
                waiting.append(remote.remote(terms, number))
                if len(waiting) >= ahead:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            ray.shutdown()

    return play
