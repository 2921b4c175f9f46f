"""A real PostgreSQL and a real Redis for tests, started from the machine's own binaries."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis

from koloda.club import migrate

PATIENCE_SECONDS = 30
TEMPLATE = "koloda_template"


class Postgres:
    """A PostgreSQL server of its own, which may be stopped and started again."""

    def __init__(self) -> None:
        """Make its files, without starting it."""
        self._programs = postgres_programs()
        self._folder = Path(tempfile.mkdtemp(prefix="koloda-postgres-"))
        self._count = 0
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        # PostgreSQL refuses to run as root.
        self._who: dict[str, Any] = {}
        if os.geteuid() == 0:
            shutil.chown(self._folder, "postgres", "postgres")
            self._who = {"user": "postgres", "group": "postgres", "extra_groups": []}
        subprocess.run(
            [
                self._programs / "initdb",
                *("--no-sync", "--auth=trust", "--username=koloda", "--encoding=UTF8"),
                *("--locale=C", "--pgdata", self._folder / "data"),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self._folder,
            **self._who,
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = {
            "fsync": "off",
            "synchronous_commit": "off",
            "full_page_writes": "off",
            "max_connections": "200",
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self._folder,
            "port": self.port,
        }
        with open(self._folder / "log", "ab") as log:
            self._process = subprocess.Popen(
                [
                    *(self._programs / "postgres", "-D", self._folder / "data"),
                    *(
                        word
                        for name, value in settings.items()
                        for word in ("-c", f"{name}={value}")
                    ),
                ],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                **self._who,
            )
        wait_for(lambda: self._run("SELECT 1"), self._folder / "log")

    def stop(self) -> None:
        """Stop it at once: its clients lose their connections."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE_SECONDS)
            self._process = None

    def clean(self) -> None:
        """Stop it for good."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def url(self, name: str) -> str:
        """Return the address of a database, as the club takes it."""
        return f"postgresql://koloda@127.0.0.1:{self.port}/{name}"

    @contextmanager
    def database(self, *, migrated: bool = True) -> Iterator[str]:
        """Give the address of a fresh database, with this version's schema or empty."""
        if migrated and not self._run(f"SELECT 1 FROM pg_database WHERE datname = '{TEMPLATE}'"):
            self._run(f"CREATE DATABASE {TEMPLATE}")
            migrate.upgrade(self.url(TEMPLATE))
        self._count += 1
        name = f"koloda_{self._count}"
        self._run(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE if migrated else 'template0'}")
        try:
            yield self.url(name)
        finally:
            if self._process is not None:
                self._run(f"DROP DATABASE {name} WITH (FORCE)")

    def _run(self, statement: str) -> bool:
        """Run a statement; return whether it gave a row."""
        with closing(psycopg.connect(self.url("postgres"), autocommit=True)) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.description is not None and cursor.fetchone() is not None


class RedisServer:
    """A Redis server of its own, which may be stopped and started again."""

    def __init__(self) -> None:
        """Choose a port, without starting it."""
        program = shutil.which("redis-server")
        if program is None:
            pytest.fail("there is no redis-server: install Debian's redis-server", pytrace=False)
        self._program = program
        self._folder = Path(tempfile.mkdtemp(prefix="koloda-redis-"))
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with open(self._folder / "log", "ab") as log:
            self._process = subprocess.Popen(
                [
                    *(self._program, "--port", str(self.port), "--bind", "127.0.0.1"),
                    *("--save", "", "--appendonly", "no", "--dir", self._folder),
                ],
                stdout=log,
                stderr=log,
            )
        wait_for(self._ping, self._folder / "log")

    def _ping(self) -> None:
        with redis.Redis(port=self.port) as client:
            client.ping()

    def stop(self) -> None:
        """Stop it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE_SECONDS)
            self._process = None

    def clean(self) -> None:
        """Stop it for good."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


def postgres_programs() -> Path:
    """Return the folder of PostgreSQL's programs, which Debian keeps off PATH, by version."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"),
        key=lambda path: int(path.parts[-3]) if path.parts[-3].isdigit() else 0,
    )
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    if on_path is None:
        pytest.fail("there is no PostgreSQL server: install Debian's postgresql", pytrace=False)
    return Path(on_path).resolve().parent


def free_port() -> int:
    """Return a port on which nobody listens."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(answers: Any, log: Path) -> None:
    """Wait until a server answers; where it does not, show what it has written."""
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            answers()
            return
        except (OSError, psycopg.Error, redis.RedisError) as error:
            if time.monotonic() > end:
                raise AssertionError(log.read_text(errors="replace")[-2000:]) from error
            time.sleep(0.02)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Give a PostgreSQL server that all tests share; who stops it starts it again."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.clean()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """Give a Redis server that all tests share; who stops it starts it again."""
    server = RedisServer()
    try:
        server.start()
        yield server
    finally:
        server.clean()


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """Give the address of a fresh PostgreSQL database with this version's schema."""
    with postgres.database() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Give the address of a fresh SQLite file with this version's schema."""
    url = f"sqlite:///{tmp_path / 'club.db'}"
    migrate.upgrade(url)
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Give the address of a fresh database of each kind, with this version's schema."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return str(request.getfixturevalue(name))


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Give the address of an empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.db'}"
        return
    with request.getfixturevalue("postgres").database(migrated=False) as url:
        yield url
