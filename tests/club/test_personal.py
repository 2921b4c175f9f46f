"""A member takes all with them, and is forgotten."""

import json
from typing import Any

import pytest
from sqlalchemy import select

from koloda.club.chat import Chat
from koloda.club.club import Club
from koloda.club.members import Member, Members
from koloda.club.phases import OVER, PLAYING, SEATING, VOID
from koloda.club.schema import METADATA, TABLES
from koloda.club.table import Table
from koloda.match.fair import verify
from tests.club.support import (
    NOW,
    Player,
    change,
    club_at,
    keep,
    members_at,
    opened,
    play_out,
    refused,
    run,
    stored,
)

pytestmark = pytest.mark.plain

PASSWORD = "correct horse"


async def a_life(members: Members, club: Club) -> tuple[Member, Member, dict[str, Table]]:
    """Return a member who has used all there is, another, and the first one's tables by phase."""
    mine, other = await members.guest("en"), await members.guest("ru")
    mine = await members.claim_password(mine.id, "Forgotten", PASSWORD)
    await members.new_token(mine.id)
    tables = {}
    for phase in (SEATING, VOID, PLAYING, OVER):
        table = opened()
        table.opener = mine.id
        pair = [Player(mine.id), Player(other.id)]
        pair[0].sit(table)
        if phase != SEATING:
            pair[1].sit(table)
        if phase == VOID:
            table.leave(other.id, NOW)
        if phase in (PLAYING, OVER):
            for player in pair:
                table.reveal(player.id, player.entropy, NOW)
            for seat in table.seats:
                seat.name = "Forgotten" if seat.member == mine.id else other.name
        if phase == OVER:
            play_out(table)
        tables[phase] = await keep(club, table)
    rematch = tables[OVER].again(NOW)
    await club.add(rematch)
    over = await change(club, tables[OVER], lambda at: setattr(at, "rematch_table", rematch.id))
    tables[OVER], tables["rematch"] = over, rematch
    chat = Chat(club)
    await chat.say(over.id, mine, text="my words")
    await chat.say(over.id, other, phrase="hello")
    await chat.mute(mine.id, other.id)
    await chat.mute(other.id, mine.id)
    await chat.report(mine.id, other.id, over.id, "my report")
    return await members.get(mine.id), other, tables


def test_an_export_has_all_that_is_kept_and_no_secret(database_url: str) -> None:
    async def test() -> None:
        async with members_at(database_url) as (members, club):
            mine, other, tables = await a_life(members, club)
            found = await members.export(mine.id)
            assert found["member"]["name"] == "Forgotten"
            assert (found["has_password"], found["has_token"]) == (True, True)
            assert {row["id"] for row in found["tables"]} == {
                tables[phase].id for phase in (SEATING, VOID, PLAYING, OVER)
            }
            assert len(found["opened"]) == 5
            seat = tables[OVER].own_seat(mine.id)
            moves = [row["move"] for row in found["moves"]]
            assert moves == [made.move for made in tables[OVER].made if made.seat == seat]
            assert [line["text"] for line in found["lines"]] == ["my words"]
            assert found["muted"] == [other.id]
            assert [report["text"] for report in found["reports"]] == ["my report"]
            text = json.dumps(found)
            row = await stored(club, mine.id)
            assert row.password not in text
            assert row.token not in text
            for table in tables.values():
                assert table.server_seed.hex() not in text
                if table.match is not None:
                    assert table.match.seed.hex() not in text

    run(test)


def test_of_who_is_deleted_nothing_is_kept_but_matches_without_the_name(database_url: str) -> None:
    async def test() -> None:
        async with members_at(database_url) as (members, club), club_at(database_url) as elsewhere:
            mine, other, tables = await a_life(members, club)
            await elsewhere.table(tables[OVER].id)
            await members.delete(mine.id, club)
            async with club.database.read() as connection:
                for table in METADATA.sorted_tables:
                    for row in (await connection.execute(select(table))).all():
                        assert mine.id not in repr(row), table.name
                        assert "Forgotten" not in repr(row), table.name
                        assert "my words" not in repr(row), table.name
                        assert "my report" not in repr(row), table.name
            for asked in (members.get(mine.id), members.export(mine.id)):
                with refused("member/unknown"):
                    await asked
            with refused("member/sign-in"):
                await members.sign_in("Forgotten", PASSWORD)
            # The others go on, and find the match as it was.
            over = await club.table(tables[OVER].id)
            seat = tables[OVER].own_seat(mine.id)
            assert over.seats[seat].name == "—"
            assert over.record()["seats"][seat] == "—"
            assert over.record()["seats"][1 - seat] == other.name
            assert over.made == tables[OVER].made
            assert verify(over.record()).proves
            playing = await club.table(tables[PLAYING].id)
            assert playing.phase == PLAYING
            assert playing.seats[tables[PLAYING].own_seat(mine.id)].player == "club"
            assert all(seat.is_free for seat in (await club.table(tables[SEATING].id)).seats)
            # The name is free, and another worker finds out by itself.
            await members.rename(other.id, "Forgotten")
            later = await change(elsewhere, over, lambda at: at.connect(other.id, "worker"))
            assert later.seats[seat].name == "—"

    run(test)


def test_a_deletion_that_was_interrupted_is_finished(sqlite_url: str) -> None:
    async def test() -> None:
        async with members_at(sqlite_url) as (members, club):
            mine, other, _ = await a_life(members, club)
            holder: Any = club
            real, calls = club.change, 0

            async def fail(*given: Any) -> Any:
                nonlocal calls
                calls += 1
                if calls > 2:
                    raise OSError("the machine stops")
                return await real(*given)

            holder.change = fail
            with pytest.raises(OSError, match="stops"):
                await members.delete(mine.id, club)
            with refused("member/unknown"):
                await members.get(mine.id)
            holder.change = real
            await members.finish_deletions(club)
            assert await stored(club, mine.id) is None
            assert (await members.get(other.id)).id == other.id
            async with club.database.read() as connection:
                phases = set(await connection.scalars(select(TABLES.c.phase)))
            assert phases == {SEATING, VOID, PLAYING, OVER}

    run(test)
