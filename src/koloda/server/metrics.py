"""What is counted: /metrics, for Prometheus. With several workers the counts are of all of them."""

import os

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

from koloda.server.serve import COUNTS

REQUESTS = Counter("koloda_requests", "HTTP requests", ["method", "route", "status"])
SECONDS = Histogram(
    "koloda_request_seconds",
    "How long HTTP requests took",
    ["route"],
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
)
MOVES = Counter("koloda_moves", "Moves that people made", ["game"])
MESSAGES_IN = Counter("koloda_messages_in", "Messages that sockets sent")
MESSAGES_OUT = Counter("koloda_messages_out", "Messages that sockets were sent")
REFUSED = Counter("koloda_refused", "Requests and messages that were refused", ["code"])
FAULTS = Counter("koloda_faults", "Errors that nobody foresaw")
SOCKETS = Gauge("koloda_sockets", "Sockets that are open", multiprocess_mode="livesum")
SHOWN = Gauge("koloda_tables_shown", "Tables that sockets show", multiprocess_mode="livesum")
THINKING = Gauge("koloda_bots_thinking", "Bots that think or wait", multiprocess_mode="livesum")


def text() -> bytes:
    """Return all counts in Prometheus' format."""
    registry: CollectorRegistry = REGISTRY
    if os.environ.get(COUNTS):
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
