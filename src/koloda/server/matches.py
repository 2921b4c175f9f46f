"""Games and finished matches over HTTP, the club's health and counts."""

from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response

from koloda.bots import LEVELS
from koloda.club.chat import PHRASES
from koloda.club.clocks import RANGES
from koloda.club.phases import OVER, VOID
from koloda.core.errors import TableError
from koloda.core.options import Choice, Option, Whole
from koloda.games import GAMES, find
from koloda.server import metrics, replies, seen
from koloda.server.errors import RequestError
from koloda.server.requests import TableId
from koloda.server.security import Having

ROUTER = APIRouter(tags=["matches"])

FOR_EVER = "public, max-age=86400"
"""A finished match does not change, but that a member may be deleted, and the name with it."""


@ROUTER.get("/api/games")
async def games() -> replies.Games:
    """List the games with their options and presets, the levels of bots, clocks and phrases."""
    return replies.Games(
        games=[replies.Game.model_validate(_game(name)) for name in GAMES],
        levels=list(LEVELS),
        clocks={
            kind: {key: list(ends) for key, ends in keys.items()} for kind, keys in RANGES.items()
        },
        phrases=list(PHRASES),
    )


def _game(name: str) -> dict[str, Any]:
    game = find(name)
    return {
        "name": name,
        "seats": game.seats,
        "options": [_option(option) for option in game.options],
        "presets": {preset: dict(values) for preset, values in game.presets.items()},
    }


def _option(option: Option) -> dict[str, Any]:
    described: dict[str, Any] = {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
    }
    if isinstance(option, Choice):
        described["choices"] = list(option.choices)
    elif isinstance(option, Whole):
        described.update(minimum=option.minimum, maximum=option.maximum)
    return described


@ROUTER.get("/api/matches/{id}")
async def match(id: TableId, having: Having, response: Response) -> replies.Match:
    """Show a match that is over, or void: for ever at this address."""
    await having.kernels.wait()
    table = await having.club.table(id)
    if table.phase not in (OVER, VOID):
        raise TableError("table/unknown", "there is no such match that is over")
    response.headers["Cache-Control"] = FOR_EVER
    snapshot = seen.snapshot(table, None, having.club.now())
    content = {
        "id": id,
        "game": table.game,
        "options": table.options,
        "phase": table.phase,
        "ending": table.ending,
        "culprit": table.culprit,
        "result": snapshot["result"],
        "seats": snapshot["seats"],
        "fair": table.fair(),
        "started_at": table.started_at,
        "over_at": table.over_at,
        "moves": len(table.made),
        "record": table.record() if table.phase == OVER else None,
    }
    return replies.Match.model_validate(content)


@ROUTER.get("/api/matches/{id}/story")
async def story(id: TableId, having: Having) -> list[replies.Told]:
    """Tell all moves of a match that is over, with all they brought about."""
    await having.kernels.wait()
    return [replies.Told(**item) for item in await having.history.story(id)]


@ROUTER.get("/api/matches/{id}/record")
async def record(id: TableId, having: Having) -> JSONResponse:
    """Give the record of a match that is over, as a file that `koloda verify` takes."""
    await having.kernels.wait()
    found = await having.history.record(id)
    return JSONResponse(
        found,
        headers={
            "Content-Disposition": f'attachment; filename="koloda-{id}.json"',
            "Cache-Control": FOR_EVER,
        },
    )


@ROUTER.get("/healthz", tags=["host"])
async def health(having: Having) -> replies.Health:
    """Say whether the club can serve: 503 where its database can't be reached."""
    async with having.club.database.read():
        pass
    kernels = having.kernels
    return replies.Health(
        status="ready" if kernels.are_ready else "compiling",
        bots="ready" if kernels.bots_are_ready else "compiling",
        worker=having.club.worker,
    )


@ROUTER.get("/metrics", tags=["host"], response_class=Response)
async def counts(having: Having) -> Response:
    """Give what is counted, for Prometheus."""
    if not having.settings.metrics:
        raise RequestError("request/unknown", "counts are not shown here")
    metrics.SOCKETS.set(having.hub.count)
    metrics.SHOWN.set(len(having.hub.shown))
    metrics.THINKING.set(having.work.thinking)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
