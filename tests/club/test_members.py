"""Members come in, claim their names, and sign in elsewhere."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

from koloda.club.members import digest
from koloda.club.schema import MEMBERS
from koloda.core.errors import KolodaError
from koloda.locales import CODES
from tests.club.support import NOW, Time, members_at, refused, run, stored

pytestmark = pytest.mark.plain

PASSWORD = "correct horse"


# Coming in


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Guest"), ("ru", "Гость"), ("uk", "Гість"), ("be", "Госць")]
)
def test_a_guest_has_a_name_in_the_own_language(sqlite_url: str, language: str, word: str) -> None:
    async def test() -> None:
        async with members_at(sqlite_url) as (members, _):
            guest = await members.guest(language)
            name, number = guest.name.split(" ")
            assert (name, len(number), number.isdigit()) == (word, 4, True)
            assert (guest.language, guest.is_guest, guest.session) == (language, True, 0)
            assert (guest.joined_at, guest.seen_at) == (NOW, NOW)
            assert len(guest.id) == 12
            assert await members.get(guest.id) == guest

    run(test)


def test_guests_have_ids_and_names_of_their_own(database_url: str) -> None:
    async def test() -> None:
        async with members_at(database_url) as (members, _):
            guests = await asyncio.gather(*(members.guest("ru") for _ in range(40)))
            assert len({guest.id for guest in guests}) == 40
            assert len({guest.name for guest in guests}) == 40
            # A dash in front would be an option of `koloda admin`.
            assert all(guest.id.isalnum() for guest in guests)

    run(test)


def test_when_numbers_are_taken_longer_ones_are_drawn(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr("secrets.randbelow", lambda most: 0)
        async with members_at(sqlite_url) as (members, _):
            names = [(await members.guest("en")).name for _ in range(3)]
        assert names == ["Guest 1000", "Guest 10000", "Guest 100000"]

    run(test)


def test_a_language_must_be_known(sqlite_url: str) -> None:
    async def test() -> None:
        async with members_at(sqlite_url) as (members, _):
            with refused("member/language"):
                await members.guest("pl")
            guest = await members.guest("en")
            with refused("member/language"):
                await members.set_language(guest.id, "")
            for code in CODES:
                assert (await members.set_language(guest.id, code)).language == code

    run(test)


def test_nobody_else_is_known(database_url: str) -> None:
    async def test() -> None:
        async with members_at(database_url) as (members, club):
            for asked in (
                members.get("nobody"),
                members.rename("nobody", "Name"),
                members.set_language("nobody", "en"),
                members.new_token("nobody"),
                members.sign_out_everywhere("nobody"),
                members.claim_password("nobody", None, PASSWORD),
                members.export("nobody"),
                members.delete("nobody", club),
            ):
                with refused("member/unknown"):
                    await asked
            for odd in ("", "\x00", "\ud800", "x" * 5000):
                with refused("member/unknown"):
                    await members.get(odd)
                with refused("member/sign-in"):
                    await members.sign_in(odd, odd + PASSWORD)

    run(test)


def test_a_visit_is_noted_once_a_minute(sqlite_url: str) -> None:
    async def test() -> None:
        time = Time()
        async with members_at(sqlite_url, time) as (members, _):
            guest = await members.guest("en")
            time.passes(59)
            await members.touch(guest.id)
            assert (await members.get(guest.id)).seen_at == NOW
            time.passes(2)
            await members.touch(guest.id)
            assert (await members.get(guest.id)).seen_at == NOW + 61
            await members.touch("nobody")

    run(test)


# Names


def test_no_two_members_have_names_that_look_alike(database_url: str) -> None:
    async def test() -> None:
        async with members_at(database_url) as (members, _):
            one, other = await members.guest("en"), await members.guest("ru")
            assert (await members.rename(one.id, " Coco ")).name == "Coco"
            for name in ("Coco", "COCO", "Сосо", "c0c0"):
                with refused("member/taken"):
                    await members.rename(other.id, name)
            assert (await members.get(other.id)).name == other.name
            # One's own name may be written otherwise, and is free when it was changed.
            assert (await members.rename(one.id, "COCO")).name == "COCO"
            await members.rename(one.id, "Another")
            assert (await members.rename(other.id, "Сосо")).name == "Сосо"
            with refused("member/name"):
                await members.rename(other.id, "!")

    run(test)


# Passwords


def test_a_guest_claims_the_name_and_signs_in_elsewhere(database_url: str) -> None:
    async def test() -> None:
        async with members_at(database_url) as (members, club):
            guest = await members.guest("uk")
            claimed = await members.claim_password(guest.id, "Оля", PASSWORD)
            assert (claimed.id, claimed.name, claimed.session) == (guest.id, "Оля", 0)
            assert claimed.has_password
            assert not claimed.is_guest
            for name in ("Оля", "ОЛЯ", " оля "):
                assert await members.sign_in(name, PASSWORD) == claimed
            row = await stored(club, guest.id)
            assert row.password.startswith("$argon2id$")
            assert PASSWORD not in repr(row)

    run(test)


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(sqlite_url: str) -> None:
    async def test() -> None:
        async with members_at(sqlite_url) as (members, _):
            guest = await members.guest("en")
            await members.claim_password(guest.id, "Known", PASSWORD)
            other = await members.guest("en")
            said = set()
            for name, password in (
                ("Known", "wrong password"),
                ("Known", ""),
                ("Known", PASSWORD * 50),
                ("Unknown", PASSWORD),
                ("", PASSWORD),
                (other.name, ""),
                (other.name, PASSWORD),
            ):
                with pytest.raises(KolodaError) as caught:
                    await members.sign_in(name, password)
                said.add((caught.value.code, str(caught.value), str(caught.value.details)))
            assert len(said) == 1

    run(test)


def test_an_unknown_name_costs_a_computation_too(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with members_at(sqlite_url) as (members, _):
            hasher = members._passwords._hasher
            computed = []
            verify_password = type(hasher).verify

            def verify(self: Any, kept: Any, password: Any) -> Any:
                computed.append(password)
                return verify_password(self, kept, password)

            monkeypatch.setattr(type(hasher), "verify", verify)
            with refused("member/sign-in"):
                await members.sign_in("Unknown", PASSWORD)
            assert computed == [PASSWORD.encode()]

    run(test)


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201])
def test_a_password_has_a_length(sqlite_url: str, password: str) -> None:
    async def test() -> None:
        async with members_at(sqlite_url) as (members, _):
            guest = await members.guest("en")
            with refused("member/password"):
                await members.claim_password(guest.id, "Name", password)
            assert await members.get(guest.id) == guest

    run(test)


def test_a_password_is_the_same_however_it_was_composed(sqlite_url: str) -> None:
    async def test() -> None:
        async with members_at(sqlite_url) as (members, _):
            guest = await members.guest("en")
            await members.claim_password(guest.id, "Name", "cafe\u0301 noir")
            await members.sign_in("Name", "café noir")

    run(test)


def test_another_password_signs_all_others_out(sqlite_url: str) -> None:
    async def test() -> None:
        async with members_at(sqlite_url) as (members, _):
            guest = await members.guest("en")
            await members.claim_password(guest.id, "Name", PASSWORD)
            changed = await members.claim_password(guest.id, None, "another one")
            assert (changed.session, changed.name) == (1, "Name")
            await members.sign_in("Name", "another one")
            with refused("member/sign-in"):
                await members.sign_in("Name", PASSWORD)
            assert (await members.sign_out_everywhere(guest.id)).session == 2

    run(test)


def test_what_was_kept_at_lower_cost_is_kept_anew(sqlite_url: str) -> None:
    async def test() -> None:
        from argon2 import PasswordHasher

        async with members_at(sqlite_url) as (members, club):
            guest = await members.guest("en")
            await members.claim_password(guest.id, "Name", PASSWORD)
            cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
            async with club.database.write() as connection:
                await connection.execute(update(MEMBERS).values(password=cheap))
            await members.sign_in("Name", PASSWORD)
            assert (await stored(club, guest.id)).password != cheap
            await members.sign_in("Name", PASSWORD)

    run(test)


def test_the_loop_goes_on_while_a_password_is_computed(sqlite_url: str) -> None:
    async def test() -> None:
        async with members_at(sqlite_url) as (members, _):
            guest = await members.guest("en")
            claiming = asyncio.create_task(members.claim_password(guest.id, "Name", PASSWORD))
            turns = 0
            while not claiming.done():
                await asyncio.sleep(0.001)
                turns += 1
            await claiming
            assert turns > 3

    run(test)


# Tokens


def test_a_program_comes_in_by_a_token_that_only_its_owner_has_seen(database_url: str) -> None:
    async def test() -> None:
        async with members_at(database_url) as (members, club):
            guest = await members.guest("en")
            token = await members.new_token(guest.id)
            assert len(token) >= 40
            found = await members.by_token(token)
            assert (found.id, found.has_token) == (guest.id, True)
            row = await stored(club, guest.id)
            assert row.token == digest(token)
            assert token not in repr(row)
            newer = await members.new_token(guest.id)
            for void in (token, "", row.token, "\x00", "\ud800"):
                with refused("member/token"):
                    await members.by_token(void)
            await members.by_token(newer)
            assert not (await members.drop_token(guest.id)).has_token
            with refused("member/token"):
                await members.by_token(newer)

    run(test)


def test_all_workers_share_a_secret(database_url: str) -> None:
    async def test() -> None:
        async with members_at(database_url) as (one, _), members_at(database_url) as (other, _):
            found = await asyncio.gather(*(each.secret("cookies") for each in (one, other, one)))
            assert len(set(found)) == 1
            assert len(found[0]) == 32
            assert await one.secret("passkeys") != found[0]

    run(test)


def test_the_host_finds_members_by_name_or_id(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        async with members_at(database_url, time) as (members, _):
            first = await members.guest("en")
            await members.rename(first.id, "Needle_100")
            time.passes(5)
            second = await members.guest("ru")
            await members.rename(second.id, "Иголка")
            assert [one.id for one in await members.find()] == [second.id, first.id]
            for text, id in (
                ("needle", first.id),
                ("100", first.id),
                ("_", first.id),
                (second.id, second.id),
                ("иголка", second.id),
                ("Иголка", second.id),
            ):
                assert [one.id for one in await members.find(text)] == [id], text
            assert await members.find("%") == []
            assert len(await members.find(limit=1)) == 1

    run(test)
