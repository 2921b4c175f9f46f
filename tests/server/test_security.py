"""Cookies, pages of other sites, headers, tokens, passwords, sizes, limits."""

import asyncio
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.client import Client, RefusedError
from tests.server.conftest import Start, run
from tests.server.support import clients, seated

pytestmark = pytest.mark.compiled

OWN = {"X-Koloda": "1"}


def guest(url: str, **headers: str) -> httpx.Response:
    return httpx.post(f"{url}/api/guest", json={"language": "en"}, headers={**OWN, **headers})


def test_every_reply_has_strict_headers(small_club: str) -> None:
    for path in ("/api/games", "/api/me", "/nowhere", "/healthz", "/api/openapi.json"):
        reply = httpx.get(small_club + path)
        policy = reply.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["referrer-policy"] == "same-origin"
        assert reply.headers["cross-origin-opener-policy"] == "same-origin"
        assert "permissions-policy" in reply.headers
        assert reply.headers["x-request-id"]
        assert "strict-transport-security" not in reply.headers
        assert "server" not in reply.headers
    assert httpx.get(f"{small_club}/api/me").headers["cache-control"] == "no-store"


def test_the_cookie_is_kept_from_scripts_and_other_sites(small_club: str) -> None:
    cookie = SimpleCookie(guest(small_club).headers["set-cookie"])["koloda"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert not cookie["secure"]
    assert int(cookie["max-age"]) >= 365 * 86_400


def test_behind_https_the_cookie_is_secure(start: Start) -> None:
    server = start("sqlite", public_url="https://cards.example", origins="https://other.example")
    reply = guest(server.url, Origin="https://cards.example")
    assert SimpleCookie(reply.headers["set-cookie"])["koloda"]["secure"]
    assert "strict-transport-security" in reply.headers
    assert guest(server.url, Origin="https://other.example").status_code == 200
    assert guest(server.url, Origin="https://evil.example").status_code == 403


def test_a_cookie_that_was_changed_is_none(small_club: str) -> None:
    value = guest(small_club).cookies["koloda"]
    body, dot, signature = value.partition(".")
    for wrong in (
        body + dot + signature[:-1] + ("A" if signature[-1] != "A" else "B"),
        "x" + value,
        body,
        "",
        "é" * 10,
        "a." * 500,
    ):
        headers = {"Cookie": f"koloda={wrong}".encode()}
        reply = httpx.get(f"{small_club}/api/me", headers=headers)  # type: ignore[arg-type]
        assert reply.status_code == 401
        assert reply.json()["error"]["code"] == "request/member"


def test_who_has_a_cookie_stays_who_they_are(small_club: str) -> None:
    with httpx.Client(base_url=small_club, headers=OWN) as http:
        first = http.post("/api/guest", json={"language": "be"}).json()
        second = http.post("/api/guest", json={"language": "en"}).json()
    assert first["id"] == second["id"]
    assert first["guest"]


def test_a_page_of_another_site_changes_nothing(small_club: str) -> None:
    cookie = {"Cookie": f"koloda={guest(small_club).cookies['koloda']}"}
    for headers, code in (
        ({}, "request/header"),
        ({"X-Koloda": "0"}, "request/header"),
        ({**OWN, "Origin": "https://evil.example"}, "request/origin"),
        ({**OWN, "Origin": "null"}, "request/origin"),
        ({**OWN, "Origin": small_club + ".evil.example"}, "request/origin"),
    ):
        for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me"), ("DELETE", "/api/me")):
            reply = httpx.request(method, small_club + path, headers={**cookie, **headers})
            assert reply.status_code == 403, (method, path, headers)
            assert reply.json()["error"]["code"] == code
    here = {**cookie, **OWN, "Origin": small_club}
    assert httpx.patch(f"{small_club}/api/me", json={}, headers=here).status_code == 200
    plain = httpx.options(f"{small_club}/api/me", headers={"Origin": "https://evil.example"})
    assert "access-control-allow-origin" not in plain.headers


def test_sockets_are_for_members_and_our_own_pages(small_club: str) -> None:
    cookie = {"Cookie": f"koloda={guest(small_club).cookies['koloda']}"}
    address = small_club.replace("http", "ws") + "/api/socket"

    async def attempt(headers: dict[str, str]) -> int:
        try:
            async with connect(address, additional_headers=headers) as socket:
                assert "hello" in str(await socket.recv())
                return 101
        except InvalidStatus as error:
            return error.response.status_code

    assert run(attempt(cookie)) == 101
    assert run(attempt({**cookie, "Origin": small_club})) == 101
    assert run(attempt({**cookie, "Origin": "https://evil.example"})) == 403
    assert run(attempt({})) == 401
    assert run(attempt({"Authorization": "Bearer nothing"})) == 401


def test_a_token_lets_a_program_in_and_no_longer_than_it_should(small_club: str) -> None:
    async def attempt() -> None:
        async with clients(small_club, 1) as (member,):
            token = (await member.ask("POST", "/api/me/token"))["token"]
            async with Client(small_club, token=token) as program:
                assert (await program.ask("GET", "/api/me"))["id"] == member.me["id"]
                await program.connect()
                table = await program.open("card-football", bots=["novice"])
                await program.join(table["id"])
                await program.until(table["id"], lambda table: table["phase"] == "playing")
                await program.act(table["id"], "resign")
                newer = (await member.ask("POST", "/api/me/token"))["token"]
                assert newer != token
                with pytest.raises(RefusedError, match="member/token"):
                    await program.ask("GET", "/api/me")
            await member.ask("DELETE", "/api/me/token")
            async with Client(small_club, token=newer) as program:
                with pytest.raises(RefusedError, match="member/token") as refused:
                    await program.ask("GET", "/api/me")
                assert refused.value.status == 401

    run(attempt())


def test_signing_in_elsewhere_and_out_everywhere(club: str) -> None:
    async def attempt() -> None:
        async with clients(club, 1) as (member,), Client(club) as elsewhere:
            name = f"Player {member.me['id'][:6].strip('_-')}x"
            for wrong in ({"password": "short"}, {"name": "x", "password": "long enough"}):
                with pytest.raises(RefusedError, match="member/"):
                    await member.ask("POST", "/api/me/password", **wrong)
            me = await member.ask("POST", "/api/me/password", name=name, password="long enough")
            assert not me["guest"]
            for who, word in ((name, "not this one"), ("Nobody at all", "long enough")):
                with pytest.raises(RefusedError, match="member/sign-in") as refused:
                    await elsewhere.ask("POST", "/api/sign-in", name=who, password=word)
                assert refused.value.status == 401
            found = await elsewhere.ask("POST", "/api/sign-in", name=name, password="long enough")
            assert found["id"] == me["id"]
            changed = await elsewhere.ask("PATCH", "/api/me", language="uk")
            assert changed["language"] == "uk"
            await elsewhere.ask("POST", "/api/sign-out", everywhere=True)
            for client in (member, elsewhere):
                with pytest.raises(RefusedError, match="request/member"):
                    await client.ask("GET", "/api/me")

    run(attempt())


def test_all_that_is_kept_is_given_and_deleted(club: str) -> None:
    async def attempt() -> None:
        async with clients(club, 2) as (one, two):
            over = (await seated([one, two], "card-football"))["id"]
            await two.act(over, "resign")
            on = (await seated([one, two], "card-football"))["id"]
            text = str(await one.ask("GET", "/api/me/export"))
            assert over in text
            assert "server_seed" not in text
            await one.ask("DELETE", "/api/me")
            with pytest.raises(RefusedError, match="request/member"):
                await one.ask("GET", "/api/me")
            await one.wait(lambda: not one.is_connected)
            await two.until(on, lambda table: any(seat["left"] for seat in table["seats"]))
            found = await two.ask("GET", f"/api/matches/{over}")
            assert sorted(seat["name"] for seat in found["seats"]) == sorted(["—", two.me["name"]])
            assert one.me["name"] not in str(found)

    run(attempt())


def test_bodies_and_messages_are_not_too_large(small_club: str) -> None:
    large = b'{"language": "' + b"x" * 70_000 + b'"}'

    def pieces() -> Any:
        for place in range(0, len(large), 8_192):
            yield large[place : place + 8_192]

    headers = {**OWN, "Content-Type": "application/json"}
    for content in (large, pieces()):
        reply = httpx.post(f"{small_club}/api/guest", content=content, headers=headers)
        assert reply.status_code == 413
        assert reply.json()["error"]["code"] == "request/size"

    async def talk() -> None:
        async with clients(small_club, 1) as (client,):
            assert client.socket is not None
            await client.socket.send("x" * 9_000)
            await asyncio.wait_for(client.socket.wait_closed(), 20)
            assert client.socket.close_code == 1009

    run(talk())


async def often(attempt: Callable[[], Awaitable[Any]], expected: str) -> None:
    for _ in range(50):
        try:
            await attempt()
        except RefusedError as error:
            if error.code != expected:
                raise


def test_limits_hold_and_say_when_to_try_again(start: Start) -> None:
    server = start("sqlite", limits=0.5)

    async def attempt() -> None:
        async with Client(server.url) as client:
            await client.enter()
            with pytest.raises(RefusedError) as refused:
                await often(lambda: client.open("hearts"), "no code at all")
            assert (refused.value.status, refused.value.code) == (429, "limit/table")
            assert refused.value.details["seconds"] >= 1
            with pytest.raises(RefusedError, match="limit/sign-in"):
                await often(
                    lambda: client.ask("POST", "/api/sign-in", name="Nobody", password="no such"),
                    "member/sign-in",
                )
            await client.connect()
            for _ in range(100):
                await client.send("ping")
            await client.wait(
                lambda: [
                    message
                    for message in client.messages
                    if message["type"] == "error" and message["error"]["code"] == "limit/message"
                ]
            )
        reply = None
        async with httpx.AsyncClient(base_url=server.url, headers=OWN) as http:
            for _ in range(60):
                http.cookies.clear()
                reply = await http.post("/api/guest", json={"language": "en"})
        assert reply is not None
        assert reply.status_code == 429
        assert int(reply.headers["retry-after"]) >= 1

    run(attempt())
