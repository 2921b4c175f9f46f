"""Make a virtual environment hold what a lock file says, and Koloda itself.

    python scripts/environment.py LOCK FOLDER

LOCK is `run` (what a match needs) or `dev` (that, and what checks, tests and measures). FOLDER is
the environment, made with the interpreter that runs this file. Only the standard library is used:
this runs before anything is installed. The page of the club is built as well (scripts/page.py), by
the Node of `node.lock` where the system has none that will do.

A stamp in FOLDER tells what was installed, so nothing is installed twice, and whether an
installation was broken off; then the environment is made anew.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import page  # found from the folder above, where `python -I` does not look

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"

CONTENTS = {"run": ("run",), "dev": ("run", "dev"), "node": ("node",)}
"""What an installed lock satisfies: dev.lock holds all of run.lock, in the same versions."""

PURPOSES = {
    "run": "what the game needs (about half a minute)",
    "dev": "what checks and tests need (about a minute)",
    "node": "Node, which builds the page",
}

PAGE_PURPOSES = {
    "run": "installing what builds the page",
    "dev": "installing what checks and tests the page",
}

SHOWN_LINES = 6
"""How many of the first, and of the last, lines of a failed step's output are shown."""


class SetupError(Exception):
    """A step of the installation failed; the text says which, and what it printed."""


class Environment:
    """One virtual environment and its stamp."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"
        self.stamp_path = folder / "koloda-stamp.json"
        self.stamp = self._read_stamp()

    def has(self, lock: str) -> bool:
        """Tell whether all that `lock` names is installed, Koloda beside it, and its page built."""
        return (
            self._is_ours()
            and self._has_requirements(lock)
            and self._has_page(lock)
            and self._has_package()
        )

    def bring_to(self, lock: str) -> None:
        """Install what `lock` names and is not there yet. Raise SetupError where a step fails."""
        if not self._is_ours() or "unfinished" in self.stamp:
            self._make_anew()
        if not self._has_requirements(lock):
            self._install_requirements(lock)
        if not self._has_page(lock):
            self._make_page(lock)
        if not self._has_package():
            with self._installing("package"):
                editable = f"--editable={ROOT}"
                self._pip("installing itself", "--no-deps", "--no-build-isolation", editable)
            self.stamp["package"] = digest(ROOT / "pyproject.toml")
            self._write_stamp()

    def _is_ours(self) -> bool:
        return self.python.exists() and bool(self.stamp.get("made") == self._identity())

    def _has_requirements(self, lock: str) -> bool:
        """Tell whether `lock` is installed whole; a broken-off `dev` leaves `run` as it was."""
        installed = self.stamp.get("locks", {}).get(lock)
        return installed == digest(LOCKS / f"{lock}.lock") and self._is_finished(lock)

    def _install_requirements(self, lock: str) -> None:
        requirements = str(LOCKS / f"{lock}.lock")
        with self._installing(lock):
            self._pip(
                f"installing {PURPOSES[lock]}",
                "--no-deps",
                "--only-binary=:all:",
                "--require-hashes",
                f"--requirement={requirements}",
            )
        for name in CONTENTS[lock]:
            self.stamp.setdefault("locks", {})[name] = digest(LOCKS / f"{name}.lock")
        self._write_stamp()

    def _has_page(self, lock: str) -> bool:
        """Tell whether the page is built, and what `lock` asks of npm is installed."""
        if lock == "run":
            return page.is_built()
        has_node = self._has_requirements("node") or page.system_node() is not None
        return page.is_built() and page.is_installed(lock) and has_node

    def _make_page(self, lock: str) -> None:
        if page.system_node() is None and not self._has_requirements("node"):
            self._install_requirements("node")
        make = [str(self.python), "-I", page.__file__]
        if not page.is_installed(lock):
            step(PAGE_PURPOSES[lock], [*make, "install", lock])
        if not page.is_built():
            step("building the page", make)

    def _has_package(self) -> bool:
        installed = self.stamp.get("package")
        return installed == digest(ROOT / "pyproject.toml") and self._is_finished("package")

    def _is_finished(self, part: str) -> bool:
        return bool(self.stamp.get("unfinished") != part)

    def _identity(self) -> dict[str, str]:
        """Return what an environment is bound to: its interpreter, and where it lies."""
        return {
            "interpreter": os.path.realpath(base_interpreter()),
            "version": f"{sys.implementation.cache_tag}",
            "folder": str(self.folder),
        }

    def _make_anew(self) -> None:
        version = ".".join(map(str, sys.version_info[:3]))
        make = [base_interpreter(), "-I", "-m", "venv", "--clear", str(self.folder)]
        step(f"making {self.folder.name} with Python {version}", make)
        self.stamp = {"made": self._identity()}
        self._write_stamp()

    @contextmanager
    def _installing(self, part: str) -> Iterator[None]:
        """Mark `part` as unfinished, for good unless it ends well or has changed nothing."""
        before = self._packages()
        self.stamp["unfinished"] = part
        self._write_stamp()
        try:
            yield
        except (SetupError, KeyboardInterrupt):
            if self._packages() == before:
                del self.stamp["unfinished"]
                self._write_stamp()
            raise
        del self.stamp["unfinished"]

    def _packages(self) -> set[Path]:
        """Return the files and folders directly among the packages, and the scripts."""
        return {*self.folder.glob("lib/python*/site-packages/*"), *self.folder.glob("bin/*")}

    def _pip(self, what: str, *arguments: str) -> None:
        quiet = ["--quiet", "--no-input", "--disable-pip-version-check"]
        step(what, [str(self.python), "-I", "-m", "pip", "install", *quiet, *arguments])

    def _read_stamp(self) -> dict[str, Any]:
        try:
            stamp = json.loads(self.stamp_path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def _write_stamp(self) -> None:
        """Write the stamp whole or not at all."""
        new = self.stamp_path.with_suffix(".new")
        new.write_text(json.dumps(self.stamp, indent=1, sort_keys=True), encoding="utf-8")
        new.replace(self.stamp_path)


def base_interpreter() -> str:
    """Return the interpreter that runs this, or the one behind it where it stands in a .venv."""
    return getattr(sys, "_base_executable", None) or sys.executable


def digest(path: Path) -> str:
    """Return the SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def say(line: str, end: str = "\n") -> None:
    """Write a line for the person who waits."""
    print(line, end=end, file=sys.stderr, flush=True)


def step(what: str, command: list[str]) -> None:
    """Run a command behind one line that says what it does. Raise SetupError where it fails.

    In a terminal the line counts the seconds; elsewhere it is printed once, before the work.
    """
    started = time.monotonic()
    line = f"Koloda: {what} …"
    live = sys.stderr.isatty()
    say(line, end="" if live else "\n")
    with tempfile.TemporaryFile() as output:
        # The lock passes on to the child: should this be killed, the next run waits for the child.
        with subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0"},
            pass_fds=held_locks,
        ) as child:
            while child.poll() is None:
                with suppress(subprocess.TimeoutExpired):
                    child.wait(timeout=1)
                if live:
                    say(f"\r{line} {time.monotonic() - started:.0f} s", end="")
        if live:
            say("")
        if child.returncode:
            output.seek(0)
            printed = output.read().decode(errors="replace").strip().splitlines()
            if len(printed) > 2 * SHOWN_LINES:
                printed[SHOWN_LINES:-SHOWN_LINES] = ["…"]
            raise SetupError("\n  ".join([f"{what} failed:", *printed]))


held_locks: list[int] = []
"""Descriptors of the locks that this process holds."""


@contextmanager
def alone() -> Iterator[None]:
    """Keep every other set-up of this checkout waiting."""
    descriptor = os.open(LOCKS, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Koloda: another set-up is at work here; waiting for it …")
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        held_locks.append(descriptor)
        yield
    finally:
        held_locks.clear()
        os.close(descriptor)


def main(lock: str, folder: str) -> int:
    """Bring the environment in `folder` to `lock`; return the exit status."""
    path = ROOT / folder
    if Environment(path).has(lock):
        return 0
    try:
        with alone():
            environment = Environment(path)
            if not environment.has(lock):
                environment.bring_to(lock)
    except SetupError as error:
        say(f"Koloda: {error}")
        say("Koloda: an installation needs the network once; the same command tries again.")
        return 1
    except OSError as error:
        say(f"Koloda: the set-up of {folder} failed: {error}")
        return 1
    except KeyboardInterrupt:
        say("\nKoloda: the set-up was stopped; the same command goes on.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
