"""Passkeys, with an authenticator made of software."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select, text
from webauthn.helpers import bytes_to_base64url

from koloda.club.club import Club
from koloda.club.members import Member, Members
from koloda.club.passkeys import MOST, SECONDS, Passkeys
from koloda.club.schema import ANSWERED, PASSKEYS
from koloda.core.errors import MemberError
from tests.club.authenticator import ORIGIN, SITE, Authenticator
from tests.club.support import Time, club_at, refused, run

pytestmark = pytest.mark.plain


class Site:
    """A club with passkeys."""

    def __init__(self, club: Any, time: Time) -> None:
        self.members = Members(club.database, time)
        self.passkeys = Passkeys(club.database, self.members, bytes(32), SITE, [ORIGIN], time)


def test_a_member_signs_in_by_a_passkey(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        async with club_at(database_url, time) as club:
            site, device = Site(club, time), Authenticator()
            guest = await site.members.guest("en")
            assert guest.is_guest
            options = await site.passkeys.registration_options(guest)
            assert options["rp"] == {"id": SITE, "name": "Koloda"}
            assert options["user"]["name"] == guest.name
            await site.passkeys.register(guest, device.create(options))
            known = await site.members.get(guest.id)
            assert (known.has_passkey, known.is_guest) == (True, False)
            for _ in range(2):
                options = await site.passkeys.authentication_options()
                assert "allowCredentials" not in options or options["allowCredentials"] == []
                assert await site.passkeys.authenticate(device.get(options)) == known
            [kept] = await site.passkeys.passkeys(guest.id)
            assert kept == {"id": bytes_to_base64url(device.id), "added_at": time()}
            again = await site.passkeys.registration_options(guest)
            assert [one["id"] for one in again["excludeCredentials"]] == [kept["id"]]

    run(test)


def test_a_challenge_is_answered_in_time_for_its_purpose_and_by_its_member(sqlite_url: str) -> None:
    async def test() -> None:
        time = Time()
        async with club_at(sqlite_url, time) as club:
            site, device = Site(club, time), Authenticator()
            one, other = await site.members.guest("en"), await site.members.guest("en")
            options = await site.passkeys.registration_options(one)
            with refused("member/passkey"):
                await site.passkeys.register(other, device.create(options))
            made = device.create(options)
            time.passes(SECONDS + 1)
            with refused("member/passkey"):
                await site.passkeys.register(one, made)
            options = await site.passkeys.registration_options(one)
            await site.passkeys.register(one, device.create(options))
            with refused("member/passkey"):
                await site.passkeys.authenticate(device.get(options))
            asked = await site.passkeys.authentication_options()
            with refused("member/passkey"):
                await site.passkeys.register(one, device.create({**options, **asked}))
            time.passes(SECONDS + 1)
            with refused("member/passkey"):
                await site.passkeys.authenticate(device.get(asked))
            own = {"challenge": bytes_to_base64url(b"sign-in  x.AAAA.BBBB")}
            with refused("member/passkey"):
                await site.passkeys.authenticate(device.get(own))

    run(test)


def test_a_challenge_is_answered_once(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        async with club_at(database_url, time) as club:
            site, device = Site(club, time), Authenticator(counts=False)
            guest = await site.members.guest("en")
            await site.members.claim_password(guest.id, None, "a long evening")
            made = device.create(await site.passkeys.registration_options(guest))
            await site.passkeys.register(guest, made)
            await site.passkeys.remove(guest.id, made["id"])
            with refused("member/passkey"):
                await site.passkeys.register(guest, made)
            made = device.create(await site.passkeys.registration_options(guest))
            await site.passkeys.register(guest, made)
            early = device.get(await site.passkeys.authentication_options())
            late = device.get(await site.passkeys.authentication_options())
            for answer in (late, early):
                assert (await site.passkeys.authenticate(answer)).id == guest.id
                with refused("member/passkey"):
                    await site.passkeys.authenticate(answer)
            answer = device.get(await site.passkeys.authentication_options())
            found = await asyncio.gather(
                *(site.passkeys.authenticate(answer) for _ in range(4)), return_exceptions=True
            )
            assert sum(isinstance(one, Member) for one in found) == 1
            # What could not be answered any more is not kept.
            time.passes(2 * SECONDS + 1)
            await site.passkeys.authenticate(
                device.get(await site.passkeys.authentication_options())
            )
            async with club.database.read() as connection:
                assert await connection.scalar(select(func.count()).select_from(ANSWERED)) == 1

    run(test)


def test_other_sites_keys_and_signatures_are_refused(sqlite_url: str) -> None:
    async def test() -> None:
        time = Time()
        async with club_at(sqlite_url, time) as club:
            site, device = Site(club, time), Authenticator()
            guest = await site.members.guest("en")
            for stranger in (
                Authenticator(origin="https://evil.example"),
                Authenticator(site="evil.example"),
            ):
                options = await site.passkeys.registration_options(guest)
                with refused("member/passkey"):
                    await site.passkeys.register(guest, stranger.create(options))
            options = await site.passkeys.registration_options(guest)
            await site.passkeys.register(guest, device.create(options))
            with refused("member/passkey"):
                await site.passkeys.register(guest, device.create(options))
            for stranger in (
                Authenticator(),
                Authenticator(id=device.id),
                Authenticator(id=device.id, key=device.key, origin="https://evil.example"),
                # One that was copied has been used less often.
                Authenticator(id=device.id, key=device.key, uses=-1),
            ):
                options = await site.passkeys.authentication_options()
                with refused("member/passkey"):
                    await site.passkeys.authenticate(stranger.get(options))

    run(test)


@pytest.mark.parametrize(
    "spoil",
    [
        {},
        {"id": "x"},
        {"id": "x", "response": None},
        {"id": "x", "response": {"clientDataJSON": "!"}},
        {"id": "x", "response": {"clientDataJSON": 5}},
        {"id": "x", "response": {"clientDataJSON": bytes_to_base64url(b"[]")}},
        {"id": "x", "response": {"clientDataJSON": bytes_to_base64url(b'{"challenge": 5}')}},
        {"id": "x", "response": {"clientDataJSON": bytes_to_base64url(b"\xff\xfe")}},
        {"id": "x", "response": []},
        {"id": "\x00", "response": []},
    ],
)
def test_what_is_no_credential_is_refused(sqlite_url: str, spoil: dict) -> None:
    async def test() -> None:
        time = Time()
        async with club_at(sqlite_url, time) as club:
            site = Site(club, time)
            guest = await site.members.guest("en")
            with refused("member/passkey"):
                await site.passkeys.register(guest, spoil)
            with refused("member/passkey"):
                await site.passkeys.authenticate(spoil)

    run(test)


@pytest.mark.parametrize("part", ["attestationObject", "id", "rawId", "type", "response"])
@pytest.mark.parametrize("value", [None, 5, "", "AAAA", [], {}, b"\x00".hex()])
def test_a_spoiled_credential_is_refused(sqlite_url: str, part: str, value: Any) -> None:
    async def test() -> None:
        time = Time()
        async with club_at(sqlite_url, time) as club:
            site, device = Site(club, time), Authenticator()
            guest = await site.members.guest("en")
            made = device.create(await site.passkeys.registration_options(guest))
            (made["response"] if part in made["response"] else made)[part] = value
            with refused("member/passkey"):
                await site.passkeys.register(guest, made)

    run(test)


def test_a_member_has_so_many_passkeys_and_can_remove_them(sqlite_url: str) -> None:
    async def test() -> None:
        time = Time()
        async with club_at(sqlite_url, time) as club:
            site = Site(club, time)
            guest, other = await site.members.guest("en"), await site.members.guest("en")
            devices = [Authenticator() for _ in range(MOST + 1)]
            for device in devices[:-1]:
                options = await site.passkeys.registration_options(guest)
                await site.passkeys.register(guest, device.create(options))
            options = await site.passkeys.registration_options(guest)
            with refused("member/passkey"):
                await site.passkeys.register(guest, devices[-1].create(options))
            id = bytes_to_base64url(devices[0].id)
            await site.passkeys.remove(other.id, id)
            assert len(await site.passkeys.passkeys(guest.id)) == MOST
            await site.passkeys.remove(guest.id, id)
            with refused("member/passkey"):
                asked = await site.passkeys.authentication_options()
                await site.passkeys.authenticate(devices[0].get(asked))
            await site.members.delete(guest.id, club)
            with refused("member/passkey"):
                asked = await site.passkeys.authentication_options()
                await site.passkeys.authenticate(devices[1].get(asked))

    run(test)


async def with_two(site: Site) -> Member:
    """Let a guest come in who has two passkeys."""
    guest = await site.members.guest("en")
    for device in (Authenticator(), Authenticator()):
        options = await site.passkeys.registration_options(guest)
        await site.passkeys.register(guest, device.create(options))
    return guest


def test_the_only_way_to_come_back_is_not_removed(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        async with club_at(database_url, time) as club:
            site = Site(club, time)
            guest = await with_two(site)
            gone, left = [kept["id"] for kept in await site.passkeys.passkeys(guest.id)]
            await site.passkeys.remove(guest.id, gone)
            with refused("member/only-way"):
                await site.passkeys.remove(guest.id, left)
            # What is not there any more is removed already.
            await site.passkeys.remove(guest.id, gone)
            assert [kept["id"] for kept in await site.passkeys.passkeys(guest.id)] == [left]
            await site.members.claim_password(guest.id, None, "a long evening")
            await site.passkeys.remove(guest.id, left)
            assert await site.passkeys.passkeys(guest.id) == []
            known = await site.members.get(guest.id)
            assert (known.has_passkey, known.is_guest) == (False, False)

    run(test)


def test_of_two_that_are_removed_at_once_one_stays(postgres_url: str) -> None:
    async def test() -> None:
        time = Time()
        async with club_at(postgres_url, time) as club:
            site = Site(club, time)
            guest = await with_two(site)
            ids = [kept["id"] for kept in await site.passkeys.passkeys(guest.id)]
            # Neither is written until both have been asked for.
            async with club.database.write() as connection:
                await connection.execute(select(PASSKEYS).with_for_update())
                asked = [asyncio.create_task(site.passkeys.remove(guest.id, id)) for id in ids]
                while await waiting(club) < len(asked):
                    pass
            found = await asyncio.gather(*asked, return_exceptions=True)
            [error] = [one for one in found if one is not None]
            assert isinstance(error, MemberError)
            assert error.code == "member/only-way"
            assert len(await site.passkeys.passkeys(guest.id)) == 1

    run(test)


async def waiting(club: Club) -> int:
    """Count those who wait for what somebody else has locked."""
    query = text(
        "select count(*) from pg_stat_activity"
        " where wait_event_type = 'Lock' and datname = current_database()"
    )
    async with club.database.read() as connection:
        return int(await connection.scalar(query))
