"""Talk: phrases and texts, mutes, reports."""

import asyncio

import pytest

from koloda.club.chat import LONGEST_LINE, MOST_LINES, PHRASES, Chat, Muted
from koloda.club.club import Club
from koloda.club.members import Member, Members
from koloda.club.table import Table
from koloda.locales import CODES, Language
from tests.club.support import Player, Time, club_at, opened, refused, run

pytestmark = pytest.mark.plain


async def table_of(club: Club, *members: Member) -> Table:
    table = opened("hearts")
    for member in members:
        Player(member.id).sit(table)
    return await club.add(table)


async def pair(club: Club) -> tuple[Chat, Member, Member, Table]:
    members = Members(club.database, club.now)
    one, other = await members.guest("en"), await members.guest("be")
    return Chat(club), one, other, await table_of(club, one, other)


@pytest.mark.parametrize("code", CODES)
def test_every_phrase_has_a_text_in_every_language(code: str) -> None:
    language = Language(code)
    texts = [language.text(f"club-phrase-{phrase}") for phrase in PHRASES]
    assert len(set(texts)) == len(PHRASES) >= 12
    phrases = {name for name in language.ids if name.startswith("club-phrase-")}
    assert phrases == {f"club-phrase-{phrase}" for phrase in PHRASES}


def test_who_sits_at_a_table_may_say_something(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        async with club_at(database_url, time) as club:
            chat, one, other, table = await pair(club)
            first = await chat.say(table.id, one, phrase="hello")
            time.passes(1)
            second = await chat.say(table.id, other, text="  Прывітанне \n усім 🙂 ")
            assert (first.phrase, first.text, first.name) == ("hello", None, one.name)
            assert (second.phrase, second.text) == (None, "Прывітанне усім 🙂")
            assert second.at == first.at + 1
            assert await chat.lines(table.id, one.id) == [first, second]
            assert await chat.lines(table.id, None) == [first, second]
            assert await chat.lines(table.id, one.id, after=first.id) == [second]
            # Who shows the table hears of it as of any change.
            assert (await club.table(table.id)).last_line == second.id
            assert (await club.table(table.id)).version == 2

    run(test)


def test_who_sits_elsewhere_may_not(sqlite_url: str) -> None:
    async def test() -> None:
        async with club_at(sqlite_url) as club:
            chat, one, other, _ = await pair(club)
            elsewhere = await table_of(club, one)
            with refused("table/not-seated"):
                await chat.say(elsewhere.id, other, phrase="hello")
            with refused("table/unknown"):
                await chat.say("nowhere", other, phrase="hello")
            assert await chat.lines(elsewhere.id, one.id) == []

    run(test)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({}, "table/phrase"),
        ({"phrase": "hello", "text": "hello"}, "table/phrase"),
        ({"phrase": "insult"}, "table/phrase"),
        ({"phrase": ""}, "table/phrase"),
        ({"text": ""}, "table/text"),
        ({"text": " \n\t "}, "table/text"),
        ({"text": "\u202e\u2066"}, "table/text"),
        ({"text": "\u200d\u200c"}, "table/text"),
        ({"text": "x" * (LONGEST_LINE + 1)}, "table/text"),
    ],
)
def test_only_a_known_phrase_or_a_text_is_said(sqlite_url: str, said: dict, code: str) -> None:
    async def test() -> None:
        async with club_at(sqlite_url) as club:
            chat, one, _, table = await pair(club)
            with refused(code):
                await chat.say(table.id, one, **said)
            assert await chat.lines(table.id, None) == []
            assert (await club.table(table.id)).version == 0

    run(test)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\u202eb\u2066c", "abc"),
        ("a\x00b\x1bc", "abc"),
        ("a\u2028b\nc", "a b c"),
        ("e\u0301", "é"),
        ("👩\u200d🔬", "👩\u200d🔬"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("<b>&amp;", "<b>&amp;"),
        ("\ud800x", "x"),
        ("x" * LONGEST_LINE, "x" * LONGEST_LINE),
    ],
)
def test_a_text_stays_on_its_line(sqlite_url: str, text: str, shown: str) -> None:
    async def test() -> None:
        async with club_at(sqlite_url) as club:
            chat, one, _, table = await pair(club)
            assert (await chat.say(table.id, one, text=text)).text == shown
            assert [line.text for line in await chat.lines(table.id, None)] == [shown]

    run(test)


def test_the_latest_lines_are_given(sqlite_url: str) -> None:
    async def test() -> None:
        async with club_at(sqlite_url) as club:
            chat, one, _, table = await pair(club)
            for number in range(MOST_LINES + 3):
                await chat.say(table.id, one, text=str(number))
            found = await chat.lines(table.id, one.id)
            assert [line.text for line in found] == [str(n) for n in range(3, MOST_LINES + 3)]

    run(test)


def test_a_member_mutes_another(database_url: str) -> None:
    async def test() -> None:
        async with club_at(database_url) as club:
            chat, one, other, table = await pair(club)
            said = await chat.say(table.id, other, text="shouting")
            await asyncio.gather(*(chat.mute(one.id, other.id) for _ in range(3)))
            assert await chat.muted(one.id) == {other.id}
            assert await chat.lines(table.id, one.id) == []
            assert await chat.lines(table.id, other.id) == [said]
            await chat.unmute(one.id, other.id)
            await chat.unmute(one.id, other.id)
            assert await chat.lines(table.id, one.id) == [said]
            for odd in ("nobody", "\x00", "\ud800", "", "x" * 5000):
                await chat.unmute(one.id, odd)
                with refused("member/unknown"):
                    await chat.mute(one.id, odd)
            assert await chat.lines(table.id, one.id, after=2**80) == []
            assert await chat.lines(table.id, one.id, after=-(2**80)) == [said]

    run(test)


def test_a_member_sees_whom_they_have_muted(database_url: str) -> None:
    async def test() -> None:
        async with club_at(database_url) as club:
            members = Members(club.database, club.now)
            chat, one, other, _ = await pair(club)
            third = await members.guest("en")
            assert await chat.mutes(one.id) == []
            await chat.mute(one.id, third.id)
            await chat.mute(one.id, other.id)
            await chat.mute(other.id, one.id)
            # Under the names that they have now.
            await members.rename(other.id, "Adam")
            expected = [Muted(other.id, "Adam"), Muted(third.id, third.name)]
            assert await chat.mutes(one.id) == expected
            await chat.unmute(one.id, other.id)
            assert await chat.mutes(one.id) == [Muted(third.id, third.name)]
            await members.delete(third.id, club)
            assert await chat.mutes(one.id) == []
            assert await chat.mutes(other.id) == [Muted(one.id, one.name)]

    run(test)


def test_mutes_have_a_bound(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr("koloda.club.chat.MOST_MUTES", 1)
        async with club_at(sqlite_url) as club:
            chat, one, other, _ = await pair(club)
            third = await Members(club.database, club.now).guest("en")
            await chat.mute(one.id, other.id)
            with refused("member/mutes"):
                await chat.mute(one.id, third.id)
            await chat.mute(one.id, other.id)

    run(test)


def test_reports_are_kept_for_the_host(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        async with club_at(database_url, time) as club:
            chat, one, other, table = await pair(club)
            first = await chat.report(one.id, other.id, table.id, "says bad\nwords")
            second = await chat.report(other.id, one.id, None, "x" * 1000)
            [report, _] = await chat.reports()
            assert (report.id, report.reporter, report.about) == (first, one.id, other.id)
            assert (report.table, report.text, report.at) == (table.id, "says bad words", time())
            time.passes(60)
            assert (await chat.handle(first)).handled_at == time()
            assert [one.id for one in await chat.reports()] == [second]
            assert [one.id for one in await chat.reports(handled=True)] == [first]
            for bad, code in (
                (("nobody", None, "text"), "member/unknown"),
                ((other.id, "nowhere", "text"), "table/unknown"),
                ((other.id, None, " "), "table/text"),
                ((other.id, None, "x" * 1001), "table/text"),
            ):
                with refused(code):
                    await chat.report(one.id, *bad)
            for unknown in (999, 2**80, -1):
                with refused("member/report"):
                    await chat.handle(unknown)

    run(test)
