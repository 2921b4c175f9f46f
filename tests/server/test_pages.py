"""The page's files: addresses, packing, caches, and what is said where it is not built."""

import asyncio
import gzip
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from koloda.server.app import create_app
from koloda.server.settings import Settings
from tests.server.conftest import run
from tests.server.running import DEADLINE, free_port

pytestmark = pytest.mark.compiled

HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}

INDEX = "<!doctype html><title>Koloda</title>" + "<p>cards</p>" * 200
SCRIPT = "export const suits = 'CDHS';\n" * 100

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Give the folder of a page as its build leaves it."""
    folder = tmp_path / "page"
    for name, content in (
        ("index.html", INDEX),
        ("index.html.gz", gzip.compress(INDEX.encode())),
        ("favicon.svg", "<svg/>"),
        (".sources", "none of the page's"),
        ("assets/app-1a2b3c.js", SCRIPT),
        ("assets/app-1a2b3c.js.br", b"as packed by brotli"),
        ("assets/app-1a2b3c.js.gz", gzip.compress(SCRIPT.encode())),
        ("assets/plain-4d5e6f.css", "body {}\n" * 500),
        ("assets/letters-7a8b9c.woff2", b"\0" * 2_000),
    ):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder


def ask(page: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """Ask a club with this page; nothing is packed unless it is asked for."""
    app = create_app(Settings(database="sqlite://"), page)

    async def talk() -> httpx.Response:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cards.example") as http:
            return await http.request(
                method, path, headers={"Accept-Encoding": "identity", **headers}
            )

    return asyncio.run(talk())


@pytest.mark.parametrize(
    "path",
    [
        "/", "/table/aB3_-x", "/table/aB3_-x?link=abc", "/match/aB3", "/replay",
        "/replay/aB3?step=4", "/rules", "/rules/hearts", "/rules/card-football",
        "/rules/belarusian-football", "/settings", "/me", "/tables", "/index.html",
    ],
)  # fmt: skip
def test_every_address_of_the_page_gives_the_page(built: Path, path: str) -> None:
    reply = ask(built, path)
    assert (reply.status_code, reply.text) == (200, INDEX)
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"
    assert reply.headers["content-security-policy"] == POLICY
    again = ask(built, path, **{"If-None-Match": f'"other", {reply.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == reply.headers["etag"]


def test_a_room_may_have_a_document_of_its_own(built: Path) -> None:
    (built / "table.html").write_text("the table's")
    (built / "rules.html").write_text("the rules'")
    assert ask(built, "/table/aB3_-x").text == "the table's"
    assert ask(built, "/rules").text == "the rules'"
    assert ask(built, "/rules/hearts").text == "the rules'"
    for path in ("/", "/tables", "/match/aB3", "/index.html"):
        assert ask(built, path).text == INDEX
    # What is nowhere is in no room.
    nowhere = ask(built, "/table/a/b", **HTML)
    assert (nowhere.status_code, nowhere.text) == (404, INDEX)


def test_a_page_that_was_built_anew_is_asked_for_anew(built: Path) -> None:
    tag = ask(built, "/").headers["etag"]
    (built / "index.html").write_text("other")
    reply = ask(built, "/", **{"If-None-Match": tag})
    assert (reply.status_code, reply.text) == (200, "other")


def test_assets_are_kept_for_a_year(built: Path) -> None:
    reply = ask(built, "/assets/app-1a2b3c.js")
    assert (reply.text, reply.headers["content-type"]) == (SCRIPT, "text/javascript; charset=utf-8")
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert ask(built, "/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("taken", "given"),
    [
        ("br, gzip", "br"),
        ("gzip, deflate, br;q=0.9, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_packed_files_are_given_to_who_takes_them(
    built: Path, taken: str, given: str | None
) -> None:
    app = create_app(Settings(database="sqlite://"), built)

    async def talk() -> tuple[str | None, bytes]:
        transport = httpx.ASGITransport(app=app)
        headers = {"Accept-Encoding": taken}
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://cards.example") as http,
            http.stream("GET", "/assets/app-1a2b3c.js", headers=headers) as reply,
        ):
            raw = b"".join([part async for part in reply.aiter_raw()])
            assert reply.headers["vary"] == "Accept-Encoding"
            assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
            assert int(reply.headers["content-length"]) == len(raw)
            return reply.headers.get("content-encoding"), raw

    encoding, raw = asyncio.run(talk())
    assert encoding == given
    if given == "br":
        assert raw == b"as packed by brotli"
    else:
        assert (gzip.decompress(raw) if given else raw).decode() == SCRIPT


def test_what_is_not_packed_beside_is_packed_here_unless_it_is_already(built: Path) -> None:
    style = ask(built, "/assets/plain-4d5e6f.css", **{"Accept-Encoding": "gzip, br"})
    assert style.headers["content-encoding"] == "gzip"
    assert style.text == "body {}\n" * 500
    letters = ask(built, "/assets/letters-7a8b9c.woff2", **{"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in letters.headers
    assert letters.headers["content-type"] == "font/woff2"


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/rules/chess", "/table/", "/table/a/b", "/assets/none.js", "/table/%2e%2e"],
)
def test_other_addresses_are_404_with_the_page_for_people(built: Path, path: str) -> None:
    person = ask(built, path, **HTML)
    assert (person.status_code, person.text) == (404, INDEX)
    program = ask(built, path, Accept="*/*")
    assert program.status_code == 404
    assert program.json()["error"]["code"] == "request/unknown"


@pytest.mark.parametrize(
    "path",
    [
        "/.sources", "/assets/../.sources", "/%2e%2e/page/.sources", "/../app.py", "/assets",
        "/assets/app-1a2b3c.js.br", "/index.html.gz", "//etc/passwd", "/assets/%00",
    ],
)  # fmt: skip
def test_nothing_but_the_page_is_given(built: Path, path: str) -> None:
    assert ask(built, path, Accept="*/*").status_code == 404


@pytest.mark.parametrize("path", ["/api", "/api/nowhere", "/api/"])
def test_under_api_people_too_are_answered_as_programs(built: Path, path: str) -> None:
    reply = ask(built, path, **HTML)
    assert reply.status_code == 404
    assert reply.json()["error"]["code"] == "request/unknown"


def test_pages_are_read_and_not_written_to(built: Path) -> None:
    head = ask(built, "/", "HEAD")
    assert (head.status_code, head.headers["etag"]) == (200, ask(built, "/").headers["etag"])
    for method in ("POST", "PUT", "DELETE"):
        assert ask(built, "/", method, **HTML).status_code == 404


def test_where_it_is_not_built_it_is_said_what_to_do(tmp_path: Path) -> None:
    for path in ("/", "/table/abc", "/nowhere"):
        reply = ask(tmp_path / "none", path, **HTML)
        assert reply.status_code == 404
        assert reply.headers["content-type"] == "text/plain; charset=utf-8"
        assert "make play" in reply.text


def test_long_json_is_packed_for_who_takes_it(small_club: str) -> None:
    async def raw(path: str, taken: str) -> tuple[httpx.Headers, bytes]:
        async with (
            httpx.AsyncClient(base_url=small_club, headers={"Accept-Encoding": taken}) as http,
            http.stream("GET", path) as reply,
        ):
            return reply.headers, b"".join([part async for part in reply.aiter_raw()])

    async def look() -> None:
        headers, packed = await raw("/api/games", "gzip, br")
        assert headers["content-encoding"] == "gzip"
        assert "accept-encoding" in headers["vary"].lower()
        plain_headers, plain = await raw("/api/games", "identity")
        assert "content-encoding" not in plain_headers
        assert gzip.decompress(packed) == plain
        assert len(packed) < len(plain) / 2
        short, _ = await raw("/healthz", "gzip")
        assert "content-encoding" not in short

    run(look())


def test_serving_may_open_the_page_in_the_browser(tmp_path: Path) -> None:
    opened, port = tmp_path / "opened", free_port()
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    koloda = str(Path(sys.executable).with_name("koloda"))
    database = f"sqlite:///{tmp_path / 'club.db'}"
    command = [koloda, "serve", "--open", "--port", str(port), "--database", database]
    with subprocess.Popen(
        command,
        env={**os.environ, "BROWSER": f"{browser} %s"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            # It is opened once the club answers, which is said here.
            assert process.stdout.readline().strip() == f"http://localhost:{port}"
            assert httpx.get(f"http://localhost:{port}/healthz").status_code == 200
            deadline = time.monotonic() + DEADLINE
            while not opened.exists():
                assert time.monotonic() < deadline
                time.sleep(0.02)
        finally:
            process.terminate()
    assert opened.read_text().strip() == f"http://localhost:{port}"


def test_a_club_that_runs_gives_its_page(small_club: str) -> None:
    reply: Any = httpx.get(small_club, headers=HTML)
    assert reply.headers["content-security-policy"] == POLICY
    if reply.status_code == 200:
        assert reply.text.lower().startswith("<!doctype html>")
        # The policy lets nothing run that stands in the page itself.
        assert "<script>" not in reply.text
    else:
        assert "make play" in reply.text
    assert json.loads(httpx.get(f"{small_club}/healthz").text)["status"]
