"""A person at the console: types lines, waits for what is expected, with a deadline."""

import codecs
import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.terminal.emulator import Screen

SOURCES = Path(__file__).resolve().parents[2] / "src"
SEED = "00" * 32
DEADLINE = 180.0
"""Seconds: a first start may compile kernels on a busy machine."""

WHERE = "\x1b[6n"

START = """
import json, pathlib, sys
from koloda.terminal.session import play
wishes = json.loads(sys.argv[1])
wishes["record"] = wishes.get("record") and pathlib.Path(wishes["record"])
sys.exit(play(wishes.pop("game", None), wishes.pop("options", []), **wishes))
"""


def command(**wishes: Any) -> list[str]:
    wishes.setdefault("bot", "random")
    return [sys.executable, "-c", START, json.dumps(wishes)]


def environment(home: Path, **changes: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    return {
        **kept,
        "PYTHONPATH": str(SOURCES),
        "PYTHONUTF8": "1",
        "XDG_DATA_HOME": str(home),
        "TERM": "xterm-256color",
        "LANG": "C",
        **changes,
    }


def pipe(home: Path, lines: str, *, extra: dict[str, str] | None = None, **wishes: Any):
    """Play with lines from a pipe; return the finished process."""
    return subprocess.run(
        command(**wishes),
        input=lines,
        env=environment(home, **(extra or {})),
        capture_output=True,
        encoding="utf-8",
        timeout=DEADLINE,
        check=False,
    )


@contextmanager
def started(home: Path, *, extra: dict[str, str] | None = None, **wishes: Any):
    """Play through pipes that stay open; whatever hangs is killed at the deadline."""
    process = subprocess.Popen(
        command(**wishes),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home, **(extra or {})),
        encoding="utf-8",
    )
    watchdog = threading.Timer(DEADLINE, process.kill)
    watchdog.start()
    try:
        with process:
            yield process
    finally:
        watchdog.cancel()


def saved(home: Path) -> list[Path]:
    return sorted((home / "koloda" / "saved").glob("*"))


class Terminal:
    """A match under a pseudo-terminal, and what its screen shows."""

    def __init__(
        self,
        home: Path,
        size: tuple[int, int] = (80, 24),
        *,
        extra: dict[str, str] | None = None,
        **wishes: Any,
    ) -> None:
        self.screen = Screen(*size)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            arguments = command(**wishes)
            os.execve(arguments[0], arguments, environment(home, **(extra or {})))

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        if self.file >= 0:
            os.close(self.file)

    def expect(self, words: str, *, gone: bool = False) -> str:
        """Wait until the screen shows `words`, or no longer does; return it."""
        return self.wait(lambda text: (words in text) != gone, repr(words))

    def wait(self, condition: Callable[[str], bool], what: str) -> str:
        """Wait until the screen's text fulfils a condition; return it."""
        end = time.monotonic() + DEADLINE
        while not condition(self.screen.text()):
            assert self._read(end), f"{what} did not come:\n{self.screen.everything()}"
        return self.screen.text()

    def _read(self, end: float) -> bool:
        ready, _, _ = select.select([self.file], [], [], max(end - time.monotonic(), 0))
        if not ready:
            return False
        try:
            data = os.read(self.file, 65536)
        except OSError:
            return False
        for part in re.split(f"(?<={re.escape(WHERE)})", self._decoder.decode(data)):
            self.screen.feed(part)
            if part.endswith(WHERE):
                # The terminal answers where its cursor stands.
                place = f"\x1b[{self.screen.row + 1};{self.screen.column + 1}R"
                os.write(self.file, place.encode())
        return bool(data)

    def type(self, text: str) -> None:
        os.write(self.file, text.encode())

    def line(self, text: str) -> None:
        """Type a line where one is asked for."""
        self.wait(lambda shown: ">" in shown.splitlines(), "a prompt")
        self.type(text + "\r")

    def hang_up(self) -> None:
        """Close the terminal's window."""
        os.close(self.file)
        self.file = -1

    def send(self, number: int) -> None:
        os.kill(self.pid, number)

    def end(self) -> int:
        """Wait for the end; return the exit status, negative for a signal."""
        end = time.monotonic() + DEADLINE
        while self.file >= 0 and self._read(end):
            pass
        _, status = os.waitpid(self.pid, 0)
        self.pid = 0
        return os.waitstatus_to_exitcode(status)
