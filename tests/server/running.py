"""A club that runs as it does for people: a process of its own on a free port."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

DEADLINE = 400.0
"""How long a first start may take: it compiles all kernels, beside other tests."""


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Running:
    """A server process."""

    def __init__(self, folder: Path, database: str, redis: str | None = None, **settings: Any):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        given: dict[str, object] = {
            "database": database,
            "port": self.port,
            "limits": 0,
            "threads": 1,
            **settings,
        }
        if redis is not None:
            given["redis"] = redis
        self._settings = {f"KOLODA_{key.upper()}": str(value) for key, value in given.items()}
        self._process: subprocess.Popen[bytes] | None = None
        self.expects_unavailable = False

    def start(self, ready: bool = True, **environment: str) -> float:
        """Start; return the seconds until the first answer.

        `ready`: wait for all kernels as well, which a first start compiles.
        """
        began = time.monotonic()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "koloda.server"],
                env={**os.environ, **self._settings, **environment},
                stderr=log,
                stdout=log,
            )
        first = None
        with httpx.Client(base_url=self.url) as http:
            while True:
                assert self._process.poll() is None, self.log.read_text()
                assert time.monotonic() - began < DEADLINE, self.log.read_text()
                try:
                    health = http.get("/healthz").json()
                except httpx.TransportError:
                    time.sleep(0.02)
                    continue
                first = first or time.monotonic() - began
                if not ready or (health["status"] == "ready" and health["bots"] == "ready"):
                    return first
                time.sleep(0.02)

    @property
    def pid(self) -> int:
        """The process's id."""
        assert self._process is not None
        return self._process.pid

    def workers(self) -> list[int]:
        """Return the ids of the processes that serve, where there are several."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        serving = []
        for child in map(int, children):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                serving.append(child)
        return serving

    def stop(self, number: int = signal.SIGTERM) -> float:
        """Stop; return how long that took."""
        began = time.monotonic()
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(DEADLINE)
            self._process = None
        return time.monotonic() - began

    def check_log(self) -> None:
        """Fail where the server met what nobody foresaw."""
        text = self.log.read_text()
        if self.expects_unavailable:
            text = text.replace('"status": 503', "")
        for sign in ("Traceback", '"status": 5'):
            place = text.find(sign)
            assert place < 0, text[max(0, place - 1_000) : place + 3_000]
