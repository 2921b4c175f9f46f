"""Logs: a line of JSON for each event, with the id of the request that it belongs to.

Nothing that a client sends or gets is logged but its method, route and status: no bodies, no
queries, no cookies.
"""

import logging
import sys
from typing import Any

import structlog


def set_up(level: str) -> None:
    """Write all logs of this process to standard error, from a level on."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    # Libraries tell of what they carry: statements with their values, addresses with their queries.
    root.setLevel("WARNING")
    logging.getLogger("koloda").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        other = logging.getLogger(name)
        other.handlers = []
        other.propagate = True
        other.setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(_is_news)


def _is_news(record: logging.LogRecord) -> bool:
    """Leave out what uvicorn says of each socket that was refused, as thousands may be at once."""
    return "without completing handshake" not in record.getMessage()


def logger(name: str) -> Any:
    """Return a logger of structured events."""
    return structlog.stdlib.get_logger(name)
