"""Serve: one process, or several behind one port."""

import os
import tempfile

from koloda.server.settings import Settings

COUNTS = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder in which several workers count together."""

LARGEST_MESSAGE = 8 * 1024
"""Bytes of a socket's message at most; the socket is closed on a larger one."""

DRAIN_SECONDS = 10
"""How long a worker that stops waits for requests to end."""


def serve(settings: Settings) -> None:
    """Serve the club until the process is told to stop."""
    import uvicorn

    from koloda.server.logs import set_up

    os.environ.update(settings.environment())
    set_up(settings.log_level)
    with tempfile.TemporaryDirectory(prefix="koloda-counts-") as folder:
        if settings.workers > 1:
            os.environ[COUNTS] = folder
        uvicorn.run(
            "koloda.server.app:create_app",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies,
            timeout_graceful_shutdown=DRAIN_SECONDS,
            h11_max_incomplete_event_size=16 * 1024,
        )
