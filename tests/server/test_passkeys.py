"""Passkeys as a page uses them, over HTTP, with an authenticator made of software."""

from dataclasses import replace

import pytest

from tests.club.authenticator import Authenticator
from tests.server.client import Client, Data, RefusedError
from tests.server.conftest import run
from tests.server.support import clients

pytestmark = pytest.mark.compiled


def device_at(url: str) -> Authenticator:
    """Return a device that never counts, as most do, and a browser that shows the club's page."""
    return Authenticator(
        origin=url.replace("127.0.0.1", "localhost"), site="localhost", counts=False
    )


async def add(client: Client, device: Authenticator) -> Data:
    """Add a passkey; return what the browser sent."""
    credential = device.create(await client.ask("POST", "/api/me/passkey/options"))
    assert not (await client.ask("POST", "/api/me/passkey", credential=credential))["guest"]
    return credential


async def answer(client: Client, device: Authenticator) -> Data:
    """Ask for a challenge to sign in by; return what the device answers."""
    return device.get(await client.ask("POST", "/api/passkey/options"))


async def is_refused(client: Client, path: str, credential: Data) -> None:
    """Expect that a passkey is refused, and that nobody comes in by it."""
    with pytest.raises(RefusedError) as refused:
        await client.ask("POST", path, credential=credential)
    assert (refused.value.status, refused.value.code) == (401, "member/passkey")


def test_a_member_adds_a_passkey_and_signs_in_by_it(club: str) -> None:
    async def test() -> None:
        device = device_at(club)
        async with clients(club, 1) as (member,), Client(club) as elsewhere:
            await add(member, device)
            await member.ask("POST", "/api/sign-out", everywhere=True)
            for client in (member, elsewhere):
                with pytest.raises(RefusedError, match="request/member"):
                    await client.ask("GET", "/api/me")
                credential = await answer(client, device)
                found = await client.ask("POST", "/api/passkey", credential=credential)
                assert found["id"] == member.me["id"]
                assert (await client.ask("GET", "/api/me"))["id"] == member.me["id"]

    run(test())


def test_what_is_not_ones_own_or_not_from_here_does_not_sign_in(club: str) -> None:
    async def test() -> None:
        device = device_at(club)
        async with clients(club, 2) as (member, other), Client(club) as thief:
            await add(member, device)
            await add(other, others := device_at(club))
            wrong = {
                "origin": replace(device, origin="https://evil.example"),
                "site": replace(device, site="evil.example"),
                "key": replace(device, key=others.key),
                "id": replace(device, id=others.id),
                "unknown": device_at(club),
            }
            for each in wrong.values():
                await is_refused(thief, "/api/passkey", await answer(thief, each))
            own = {"challenge": "c2lnbi1pbiAgeC5BQUFBLkJCQkI"}
            await is_refused(thief, "/api/passkey", device.get(own))
            to_add = await member.ask("POST", "/api/me/passkey/options")
            await is_refused(thief, "/api/passkey", device.get(to_add))
            # What was good once is not good again.
            good = await answer(member, device)
            await member.ask("POST", "/api/passkey", credential=good)
            await is_refused(thief, "/api/passkey", good)
            for spoiled in ({}, {**good, "id": 5}, {**good, "response": {}}):
                await is_refused(thief, "/api/passkey", spoiled)
            with pytest.raises(RefusedError, match="request/member"):
                await thief.ask("GET", "/api/me")

    run(test())


def test_what_is_not_ones_own_or_not_from_here_is_not_added(club: str) -> None:
    async def test() -> None:
        path = "/api/me/passkey"
        async with clients(club, 2) as (member, other):
            for stranger in (
                replace(device_at(club), origin="https://evil.example"),
                replace(device_at(club), site="evil.example"),
            ):
                options = await other.ask("POST", f"{path}/options")
                await is_refused(other, path, stranger.create(options))
            device = device_at(club)
            credential = await add(member, device)
            # Neither what another member's browser was asked, nor what another member has.
            await is_refused(other, path, credential)
            options = await other.ask("POST", f"{path}/options")
            await is_refused(other, path, device.create(options))
            to_sign_in = await other.ask("POST", "/api/passkey/options")
            await is_refused(other, path, device_at(club).create({**options, **to_sign_in}))
            await is_refused(member, path, credential)
            assert (await other.ask("GET", "/api/me"))["guest"]
            assert (await other.ask("GET", "/api/me/export"))["passkeys"] == []

    run(test())


def test_a_member_lists_and_removes_passkeys(club: str) -> None:
    async def test() -> None:
        async with clients(club, 2) as (member, other), Client(club) as elsewhere:
            lost, kept = device_at(club), device_at(club)
            ids = [(await add(member, device))["id"] for device in (lost, kept)]
            listed = await member.ask("GET", "/api/passkeys")
            assert [one["id"] for one in listed] == ids
            assert all(set(one) == {"id", "added_at"} for one in listed)
            assert listed[0]["added_at"] < listed[1]["added_at"]
            # Nobody sees or removes another's.
            assert await other.ask("GET", "/api/passkeys") == []
            assert (await other.ask("DELETE", f"/api/passkeys/{ids[0]}"))["guest"]
            for method, path in (("GET", "/api/passkeys"), ("DELETE", f"/api/passkeys/{ids[0]}")):
                with pytest.raises(RefusedError, match="request/member"):
                    await elsewhere.ask(method, path)
            for odd in ("a%00", "a.b", "x" * 401):
                with pytest.raises(RefusedError, match="request/invalid"):
                    await member.ask("DELETE", f"/api/passkeys/{odd}")
            assert await member.ask("GET", "/api/passkeys") == listed

            assert (await member.ask("DELETE", f"/api/passkeys/{ids[0]}"))["passkey"]
            assert await member.ask("GET", "/api/passkeys") == listed[1:]
            await is_refused(elsewhere, "/api/passkey", await answer(elsewhere, lost))
            with pytest.raises(RefusedError) as refused:
                await member.ask("DELETE", f"/api/passkeys/{ids[1]}")
            assert (refused.value.status, refused.value.code) == (409, "member/only-way")
            found = await elsewhere.ask(
                "POST", "/api/passkey", credential=await answer(elsewhere, kept)
            )
            assert found["id"] == member.me["id"]

            await member.ask("POST", "/api/me/password", password="a long evening")
            me = await member.ask("DELETE", f"/api/passkeys/{ids[1]}")
            assert (me["passkey"], me["guest"]) == (False, False)

    run(test())
