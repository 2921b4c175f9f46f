"""Serve: one process, or several behind one port."""

import http.client
import os
import tempfile
import threading
import time
import webbrowser

from koloda.server.settings import Settings

COUNTS = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder in which several workers count together."""

LARGEST_MESSAGE = 8 * 1024
"""Bytes of a socket's message at most; the socket is closed on a larger one."""

ASK_AGAIN_SECONDS = 0.1
"""How often whoever waits for the club to answer asks."""

DRAIN_SECONDS = 10
"""How long a worker that stops waits for requests to end."""


def serve(settings: Settings, open_page: bool = False) -> None:
    """Serve the club until the process is told to stop; `open_page`: in a browser here, too."""
    import uvicorn

    from koloda.server.logs import set_up

    os.environ.update(settings.environment())
    set_up(settings.log_level)
    if open_page:
        threading.Thread(target=_open, args=(settings.port,), daemon=True).start()
    with tempfile.TemporaryDirectory(prefix="koloda-counts-") as folder:
        if settings.workers > 1:
            os.environ[COUNTS] = folder
        uvicorn.run(
            "koloda.server.app:create_app",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            ws="koloda.server.connection:Connection",
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


def _open(port: int) -> None:
    """Open the page as soon as the club answers."""
    address = f"http://localhost:{port}"
    while True:
        club = http.client.HTTPConnection("localhost", port)
        try:
            club.request("HEAD", "/")
            club.getresponse()
            break
        except (OSError, http.client.HTTPException):
            time.sleep(ASK_AGAIN_SECONDS)
        finally:
            club.close()
    print(address, flush=True)
    webbrowser.open(address)
