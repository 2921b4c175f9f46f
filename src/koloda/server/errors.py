"""What goes wrong, as replies: the one place that knows which error has which status."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from koloda.core.errors import (
    BotError,
    ClubError,
    GameError,
    KolodaError,
    LimitError,
    MemberError,
    MoveError,
    OptionError,
    TableError,
)

STATUSES = {
    "request/invalid": 422,
    "request/size": 413,
    "request/member": 401,
    "request/origin": 403,
    "request/header": 403,
    "request/unknown": 404,
    "request/method": 405,
    "member/token": 401,
    "member/sign-in": 401,
    "member/passkey": 401,
    "member/unknown": 404,
    "member/taken": 409,
    "member/only-way": 409,
    "table/unknown": 404,
    "table/not-seated": 403,
    "table/clock": 422,
    "table/bots": 422,
    "table/hash": 422,
    "table/entropy": 422,
    "table/commitment": 409,
}
"""The statuses of single codes."""

KINDS: tuple[tuple[type[KolodaError], int], ...] = (
    (LimitError, 429),
    (TableError, 409),
    (MemberError, 422),
    (MoveError, 422),
    (GameError, 422),
    (OptionError, 422),
    (BotError, 422),
    (ClubError, 503),
)
"""The statuses of all others."""


class RequestError(KolodaError):
    """A request that can't be taken: request/… invalid, size, member, origin, header, unknown."""


def status_of(error: KolodaError) -> int:
    """Return the HTTP status that tells of an error."""
    if error.code in STATUSES:
        return STATUSES[error.code]
    return next((status for kind, status in KINDS if isinstance(error, kind)), 400)


def as_data(error: KolodaError) -> dict[str, Any]:
    """Return an error as clients get it."""
    details = {key: _plain(value) for key, value in error.details.items()}
    return {"code": error.code, "message": str(error)[:500], "details": details}


def _plain(value: object) -> object:
    if isinstance(value, bool | int | float) or value is None:
        return value
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value][:100]
    return str(value)[:300]


def reply(error: KolodaError) -> JSONResponse:
    """Return the reply that tells of an error."""
    headers = {}
    if isinstance(error, LimitError):
        headers["Retry-After"] = str(error.details.get("seconds", 1))
    elif status_of(error) == 503:
        headers["Retry-After"] = "2"
    return JSONResponse({"error": as_data(error)}, status_of(error), headers)


def invalid(faults: Any) -> RequestError:
    """Return the error for what does not fit its model; what was sent is not repeated."""
    first = next(iter(faults), {"loc": (), "msg": "not as expected"})
    where = ".".join(str(part) for part in first["loc"])[:100]
    why = str(first["msg"])[:200]
    return RequestError("request/invalid", f"{where}: {why}", where=where, expected=why)


def install(app: FastAPI) -> None:
    """Let an application answer errors in this way."""

    @app.exception_handler(KolodaError)
    async def known(request: Request, error: KolodaError) -> JSONResponse:
        return reply(error)

    @app.exception_handler(RequestValidationError)
    async def wrong(request: Request, error: RequestValidationError) -> JSONResponse:
        response = reply(invalid(error.errors()))
        response.status_code = 422
        return response

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> JSONResponse:
        codes = {404: "request/unknown", 405: "request/method"}
        code = codes.get(error.status_code, "request/invalid")
        response = reply(RequestError(code, str(error.detail)))
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response
