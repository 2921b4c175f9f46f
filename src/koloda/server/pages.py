"""The page: the files that its build has made, given to browsers from memory."""

import hashlib
import re
from dataclasses import dataclass, field
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from koloda.games import GAMES

FOLDER = Path(__file__).parent / "page"
"""Where the build puts the page."""

INDEX = "/index.html"
"""The document of the home page, and of every room that has none of its own (/ROOM.html)."""

ADDRESS = re.compile(
    "/"
    "|/(table|match|replay)/[A-Za-z0-9_-]{1,24}"
    "|/(replay|rules|settings|me|tables)"
    rf"|/rules/({'|'.join(map(re.escape, GAMES))})"
)
"""The addresses of the page, each of which it finds its own way to."""

HASHED = "/assets/"
FOR_EVER = "public, max-age=31536000, immutable"
"""Under HASHED the name of a file changes with what is in it."""

ASK_AGAIN = "no-cache"

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How files may be packed, the smallest first, and what the name of a packed one ends with."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Not the system's own list, which differs from one to another."""

NOT_BUILT = """Koloda

The page is not built here. In a checkout, `make play` builds it and opens it.
Programs find the club under /api all the same: see docs/protocol.md.
"""


@dataclass
class File:
    """A file of the page: what it is, a name of its contents, and those by encoding."""

    type: str
    tag: str
    cache: str
    bodies: dict[str, bytes] = field(default_factory=dict)


def read(folder: Path) -> dict[str, File]:
    """Return the files of a page by their addresses; none where it is not built."""
    packed = tuple(ENCODINGS.values())
    files = {}
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.name.startswith(".") or path.name.endswith(packed):
            continue
        address = "/" + path.relative_to(folder).as_posix()
        body = path.read_bytes()
        tag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
        cache = FOR_EVER if address.startswith(HASHED) else ASK_AGAIN
        type = TYPES.get(path.suffix, "application/octet-stream")
        files[address] = File(type, tag, cache, {"": body})
        for encoding, end in ENCODINGS.items():
            beside = path.with_name(path.name + end)
            if beside.is_file():
                files[address].bodies[encoding] = beside.read_bytes()
    return files


class Pages:
    """What answers at all addresses that the club itself does not have."""

    def __init__(self, folder: Path, otherwise: ASGIApp) -> None:
        """Read the page from a folder; `otherwise` answers what is nothing of the page."""
        self._files = read(folder)
        self._otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        answer = self._answer(scope) if scope["type"] == "http" else None
        await (answer or self._otherwise)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response | None:
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD") or path == "/api" or path.startswith("/api/"):
            return None
        headers = Headers(scope=scope)
        if path in self._files:
            return given(self._files[path], headers)
        is_known = ADDRESS.fullmatch(path) is not None
        if not is_known and "text/html" not in headers.get("accept", ""):
            return None
        if INDEX not in self._files:
            return PlainTextResponse(NOT_BUILT, 404)
        if not is_known:
            return given(self._files[INDEX], headers, 404)
        room = path.split("/")[1]
        return given(self._files.get(f"/{room}.html", self._files[INDEX]), headers)


def given(file: File, asked: Headers, status: int = 200) -> Response:
    """Return a file as a client takes it; without contents where it has them already."""
    fields = {"ETag": file.tag, "Cache-Control": file.cache}
    known = [tag.strip() for tag in asked.get("if-none-match", "").split(",")]
    if status == 200 and file.tag in known:
        return Response(status_code=304, headers=fields)
    taken = encodings(asked.get("accept-encoding", ""))
    best = next((name for name in ENCODINGS if name in taken and name in file.bodies), "")
    if best:
        fields.update({"Content-Encoding": best, "Vary": "Accept-Encoding"})
    return Response(file.bodies[best], status, fields, file.type)


def encodings(text: str) -> set[str]:
    """Return the encodings that a client takes, by its Accept-Encoding."""
    taken = set()
    for item in text.split(","):
        name, *weights = (part.strip().lower() for part in item.split(";"))
        if not any(re.fullmatch(r"q=0(\.0*)?", weight) for weight in weights):
            taken.add(name)
    return taken
