"""Settings: flags, else the environment (KOLODA_…), else defaults. docs/server.md lists them."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from koloda.club.clocks import AWAY, SHORTEST_REVEAL
from koloda.core.errors import ClubError

PREFIX = "KOLODA_"


def default_database() -> str:
    """Return the address of a SQLite file in the folder where the system keeps a user's data."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("koloda", appauthor=False))
    return f"sqlite:///{folder / 'club.db'}"


class Settings(BaseModel):
    """What a host may set.

    Attributes:
        database: `sqlite:///file.db`, or `postgresql://user:password@host/name`.
        redis: `redis://host`; needed where there is more than one worker.
        host: the address to listen at.
        port: the port to listen at.
        workers: processes that serve; more than one needs PostgreSQL.
        public_url: how the club is reached from outside, as in `https://cards.example`.
        origins: other origins whose pages may talk to this club, parted by spaces.
        proxies: addresses of proxies whose word on a client's address is believed.
        log_level: the least that is logged.
        threads: bots that think at once in each worker.
        limits: a factor for all limits of use; 0 switches them off.
        away_seconds: how long a seat is held for somebody whose connection is lost.
        reveal_seconds: the shortest time limit of a reveal.
        metrics: whether /metrics answers.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    database: str = Field(default_factory=default_database)
    redis: str | None = None
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65_535)] = 8000
    workers: Annotated[int, Field(ge=1, le=256)] = 1
    public_url: str | None = None
    origins: str = ""
    proxies: str = "127.0.0.1"
    log_level: Annotated[str, Field(pattern="^(debug|info|warning|error)$")] = "info"
    threads: Annotated[int, Field(ge=1, le=256)] = 2
    limits: Annotated[float, Field(ge=0, le=1_000_000)] = 1.0
    away_seconds: Annotated[float, Field(gt=0, le=86_400)] = AWAY
    reveal_seconds: Annotated[float, Field(gt=0, le=86_400)] = SHORTEST_REVEAL
    metrics: bool = True

    @field_validator("public_url")
    @classmethod
    def _is_url(cls, value: str | None) -> str | None:
        if value is not None and origin_of(value) is None:
            raise ValueError("expected an address such as https://cards.example")
        return value

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **flags: Any) -> "Settings":
        """Return the settings that flags (None: not given) and the environment say.

        Raises:
            ClubError: club/settings, club/workers.
        """
        given = os.environ if environment is None else environment
        values: dict[str, Any] = {}
        for name in cls.model_fields:
            if flags.get(name) is not None:
                values[name] = flags[name]
            elif given.get(PREFIX + name.upper()):
                values[name] = given[PREFIX + name.upper()]
        try:
            settings = cls(**values)
        except ValidationError as error:
            fault = error.errors(include_input=False, include_url=False)[0]
            key, why = str(fault["loc"][0]), fault["msg"]
            raise ClubError(
                "club/settings", f"setting {key}: {why}", key=key, expected=why
            ) from error
        if settings.workers > 1 and not settings.database.startswith("postgresql"):
            raise ClubError(
                "club/workers", "more than one worker needs PostgreSQL: SQLite has one writer"
            )
        if settings.workers > 1 and settings.redis is None:
            raise ClubError("club/redis", "more than one worker needs Redis to tell each other")
        return settings

    def environment(self) -> dict[str, str]:
        """Return the settings as environment variables, which `read` takes."""
        values = self.model_dump(exclude_none=True)
        return {PREFIX + name.upper(): str(value) for name, value in values.items()}

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The origins whose pages may talk to this club, besides the host's own."""
        listed = [*self.origins.split(), self.public_url or ""]
        return frozenset(filter(None, map(origin_of, listed)))

    @property
    def passkey_host(self) -> str:
        """The host to which passkeys belong."""
        return urlsplit(self.public_url or "http://localhost").hostname or "localhost"


def origin_of(address: str) -> str | None:
    """Return scheme, host and port of an address, None where it has none."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return None
    return f"{parts.scheme}://{parts.netloc.lower()}"
