"""The application: what a worker starts with, does behind the requests, and ends with."""

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import FrameType

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

import koloda
from koloda.club.announce import Announcer, LocalAnnouncer, RedisAnnouncer
from koloda.club.chat import Chat
from koloda.club.club import BEAT_SECONDS, Club
from koloda.club.database import Database
from koloda.club.history import History
from koloda.club.members import Members
from koloda.club.work import Work
from koloda.core.errors import KolodaError
from koloda.server import errors, logs, matches, me, metrics, pages, replay, replies, rules, tables
from koloda.server.door import Door
from koloda.server.hub import Hub
from koloda.server.kernels import Kernels
from koloda.server.limits import Limits
from koloda.server.services import Services
from koloda.server.settings import Settings
from koloda.server.socket import socket

LOG = logging.getLogger(__name__)

RETRY_SECONDS = 0.5
"""How long what failed behind the requests waits before it is begun again."""

PACKED_FROM = 1024
PACKED = 5
"""Bytes from which a reply is packed, and how hard: more than 5 costs much and brings little."""

REFUSALS = {code: {"model": replies.Refusal} for code in (400, 401, 403, 404, 409, 413, 422, 429)}


def create_app(settings: Settings | None = None, page: Path = pages.FOLDER) -> FastAPI:
    """Return the application; without settings, with those of the environment.

    Args:
        settings: what the host has set.
        page: the folder of the page.

    Raises:
        ClubError: club/settings, club/workers.
    """
    chosen = settings or Settings.read()
    app = FastAPI(
        title="Koloda",
        version=koloda.__version__,
        description="Tables, matches and members of a club that plays cards.",
        lifespan=_lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=REFUSALS,  # type: ignore[arg-type]
    )
    app.state.settings = chosen
    errors.install(app)
    app.include_router(me.ROUTER)
    app.include_router(tables.ROUTER)
    app.include_router(matches.ROUTER)
    app.include_router(replay.ROUTER)
    app.include_router(rules.ROUTER)
    app.router.routes.append(WebSocketRoute("/api/socket", socket))
    app.router.default = pages.Pages(page, app.router.default)
    app.add_middleware(GZipMiddleware, minimum_size=PACKED_FROM, compresslevel=PACKED)
    app.add_middleware(Door, secure=(chosen.public_url or "").startswith("https:"))
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    logs.set_up(settings.log_level)
    database = await _open_database(settings)
    having = await _services(settings, database)
    app.state.services = having
    having.kernels.start()
    if settings.workers > 1 and await having.club.is_served():
        # Others answer meanwhile: nobody need wait here for the rules while a clock runs.
        await having.kernels.compiled()
    _say_goodbye_on_stop(having.hub)
    club = having.club
    hub = having.hub
    listening = asyncio.create_task(
        _keep(lambda: club.listen(hub.heard, lambda: hub.shown, hub.dismiss))
    )
    working = asyncio.create_task(_when_ready(having))
    try:
        yield
    finally:
        await having.hub.say_goodbye()
        await having.hub.finish()
        for task in (working, listening):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if having.kernels.are_ready:
            with suppress(KolodaError):
                await club.leave()
        await database.close()


async def _open_database(settings: Settings) -> Database:
    from koloda.club.migrate import upgrade

    database = Database(settings.database)
    if database.path is not None:
        Path(database.path).parent.mkdir(parents=True, exist_ok=True)
    await asyncio.to_thread(upgrade, settings.database)
    return database


async def _services(settings: Settings, database: Database) -> Services:
    announcer: Announcer = LocalAnnouncer()
    if settings.redis is not None:
        announcer = RedisAnnouncer(settings.redis)
    club = Club(database, announcer)
    members = Members(database, club.now)
    chat = Chat(club)
    return Services(
        settings=settings,
        club=club,
        members=members,
        history=History(club),
        chat=chat,
        work=Work(club, settings.threads),
        limits=Limits(settings.limits),
        kernels=Kernels(),
        hub=Hub(club, chat),
        cookie_key=await members.secret("cookies"),
        passkey_key=await members.secret("passkeys"),
    )


async def _when_ready(having: Services) -> None:
    """Do what is due, as soon as the rules are compiled: nobody can play before."""
    await having.kernels.compiled()
    club = having.club
    beaten = asyncio.Event()

    async def beat() -> None:
        while True:
            await club.beat()
            beaten.set()
            await asyncio.sleep(BEAT_SECONDS)

    async def work() -> None:
        # Clocks that stood still while nobody served are set right first.
        await beaten.wait()
        await having.members.finish_deletions(club)
        await having.work.run()

    async with asyncio.TaskGroup() as group:
        group.create_task(_keep(beat))
        group.create_task(_keep(work))


async def _keep(run: Callable[[], Awaitable[None]]) -> None:
    """Run for ever what may fail, as where the database can't be reached for a while."""
    while True:
        try:
            await run()
        except (KolodaError, OSError) as error:
            LOG.warning("begun again after: %s", error)
        except Exception:
            # Whatever it is, a club whose clocks have stopped would be worse.
            metrics.FAULTS.inc()
            LOG.exception("begun again")
        await asyncio.sleep(RETRY_SECONDS)


def _say_goodbye_on_stop(hub: Hub) -> None:
    """Tell sockets to come back before the server, which hears of the signal next, closes them."""
    loop = asyncio.get_running_loop()

    def chain(number: int) -> None:
        following = signal.getsignal(number)

        def heard(received: int, frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(lambda: hub.start(hub.say_goodbye()))
            if callable(following):
                following(received, frame)

        signal.signal(number, heard)

    for number in (signal.SIGTERM, signal.SIGINT):
        # Not in the main thread: whoever runs the server there stops it too.
        with suppress(ValueError):
            chain(number)
