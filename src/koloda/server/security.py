"""Who asks: cookies, tokens, and whether it is a page of this club's that does."""

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from koloda.club.members import Member
from koloda.core.errors import MemberError
from koloda.server.errors import RequestError
from koloda.server.services import Services
from koloda.server.settings import origin_of

COOKIE = "koloda"
YEAR = 365 * 86_400

HEADER = "x-koloda"
"""A header of our own, which a page of another site can't send without being asked first (CORS)."""

SAFE = ("GET", "HEAD", "OPTIONS")

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
NOT_STORED = (b"cache-control", b"no-store")
"""What a member sees is nobody else's; finished matches say otherwise themselves."""


def services_of(connection: HTTPConnection) -> Services:
    """Return what this worker has."""
    found = connection.app.state.services
    assert isinstance(found, Services)
    return found


def address_of(connection: HTTPConnection) -> str:
    """Return the address of a client, as far as is known."""
    return connection.client.host if connection.client is not None else "unknown"


def is_secure(connection: HTTPConnection) -> bool:
    """Return whether a client came by https."""
    public_url = services_of(connection).settings.public_url or ""
    return connection.url.scheme in ("https", "wss") or public_url.startswith("https:")


# Cookies


def _signer(services: Services) -> URLSafeSerializer:
    return URLSafeSerializer(services.cookie_key, salt="koloda cookie")


def give_cookie(response: Response, request: Request, member: Member) -> None:
    """Let a browser come back as a member, for a year."""
    value = _signer(services_of(request)).dumps({"m": member.id, "s": member.session})
    assert isinstance(value, str)
    response.set_cookie(
        COOKIE, value, YEAR, httponly=True, samesite="lax", path="/", secure=is_secure(request)
    )


def drop_cookie(response: Response) -> None:
    """Let a browser forget who it was."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@dataclass(frozen=True)
class Caller:
    """Who asks; `by_token` where it is a program."""

    member: Member | None
    by_token: bool = False


async def identify(connection: HTTPConnection) -> Caller:
    """Return who asks, by token or by cookie. A wrong token is refused, a wrong cookie is none.

    Raises:
        MemberError: member/token.
    """
    services = services_of(connection)
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind:
        if kind.lower() != "bearer":
            raise MemberError("member/token", "expected Authorization: Bearer and a token")
        services.limits.take("request", address_of(connection))
        return Caller(await services.members.by_token(token.strip()), by_token=True)
    cookie = connection.cookies.get(COOKIE)
    if cookie is None:
        return Caller(None)
    try:
        content: Any = _signer(services).loads(cookie)
        member = await services.members.get(content["m"])
        return Caller(member if member.session == content["s"] else None)
    except (BadSignature, MemberError, KeyError, TypeError):
        return Caller(None)


# Is it a page of ours?


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what a page of another site sends. Raises RequestError (request/origin)."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    known = origin_of(origin)
    own = origin_of(f"http://{connection.headers.get('host', '')}")
    here = (
        own is not None and known is not None and known.partition(":")[2] == own.partition(":")[2]
    )
    if not here and known not in services_of(connection).settings.allowed_origins:
        raise RequestError("request/origin", "pages of another site can't do this")


def check_page(request: Request) -> None:
    """Refuse a change that another site's page may have sent with a member's cookie.

    Raises:
        RequestError: request/origin, request/header.
    """
    if request.method in SAFE or request.headers.get("authorization"):
        return
    check_origin(request)
    if request.headers.get(HEADER) != "1":
        raise RequestError("request/header", "expected the header X-Koloda: 1")


async def _caller(request: Request) -> Caller:
    check_page(request)
    caller = await identify(request)
    if caller.member is None:
        services_of(request).limits.take("request", address_of(request))
    return caller


async def _member(caller: Annotated[Caller, Depends(_caller)], request: Request) -> Member:
    if caller.member is None:
        raise RequestError("request/member", "come in first: POST /api/guest or /api/sign-in")
    services_of(request).limits.take("request", caller.member.id)
    return caller.member


Having = Annotated[Services, Depends(services_of)]
"""What this worker has, as a dependency."""

Asking = Annotated[Caller, Depends(_caller)]
"""Who asks, if anybody known, as a dependency; a change is checked to come from a page of ours."""

Known = Annotated[Member, Depends(_member)]
"""The member who asks, as a dependency; 401 where nobody is known."""
