"""Lists of tables, records, stories and statistics."""

from typing import Any

import pytest

from koloda.club.club import Club
from koloda.club.history import Count, History, Listed
from koloda.club.phases import OVER, PLAYING, REVEAL, SEATING, VOID
from koloda.club.table import Table
from koloda.match.fair import verify
from koloda.match.match import Match
from tests.club.support import (
    NOW,
    Player,
    change,
    club_at,
    dealt,
    keep,
    move,
    opened,
    play_out,
    refused,
    run,
    two,
)

pytestmark = pytest.mark.plain


async def kept(club: Club, table: Table, at: float = NOW) -> Table:
    table.opened_at = at
    return await keep(club, table)


def ids(found: list[Listed]) -> list[str]:
    return [table.id for table in found]


def ended(table: Table, at: float, **fields: Any) -> Table:
    for name, value in {"phase": OVER, "ending": "finished", "over_at": at, **fields}.items():
        setattr(table, name, value)
    return table


def test_open_tables_are_listed_newest_first(database_url: str) -> None:
    async def test() -> None:
        async with club_at(database_url) as club:
            history = History(club)
            first = await kept(club, opened(bots=("novice",)), NOW)
            second = await kept(club, opened("hearts"), NOW + 1)
            await kept(club, opened(by_link=True))
            await kept(club, two()[0])
            found = await history.open_tables()
            assert ids(found) == [second.id, first.id]
            assert ids(await history.open_tables(limit=1)) == [second.id]
            listed = found[1]
            assert (listed.game, listed.phase, listed.moves) == ("card-football", SEATING, 0)
            assert (listed.clock, listed.options, listed.scores) == ({"kind": "none"}, {}, None)
            assert sorted(seat.is_free for seat in listed.seats) == [False, True]
            assert {seat.bot for seat in listed.seats} == {"novice", None}

    run(test)


def test_open_tables_are_found_by_game_and_rules(database_url: str) -> None:
    async def test() -> None:
        async with club_at(database_url) as club:
            history = History(club)
            plain = await kept(club, opened("hearts"), NOW)
            jack = await kept(club, opened("hearts", {"jack_of_diamonds": -10}), NOW + 1)
            both = await kept(
                club, opened("hearts", {"jack_of_diamonds": -10, "passing": "none"}), NOW + 2
            )
            await kept(club, opened(), NOW + 3)
            found = history.open_tables
            assert ids(await found("hearts")) == [both.id, jack.id, plain.id]
            assert ids(await found("hearts", {"jack_of_diamonds": -10})) == [both.id, jack.id]
            assert ids(await found("hearts", {"jack_of_diamonds": 0})) == [plain.id]
            assert ids(await found("hearts", {"passing": "none"})) == [both.id]
            assert ids(await found("hearts", {"passing": "cycle"}, limit=1)) == [jack.id]
            assert ids(await found("belarusian-football")) == []
            with refused("game/unknown"):
                await found("whist")
            with refused("option/unknown"):
                await found("hearts", {"golden_goal": True})
            with refused("option/value"):
                await found("hearts", {"passing": 1})

    run(test)


def test_matches_to_watch_are_those_that_allow_it(database_url: str) -> None:
    async def test() -> None:
        async with club_at(database_url) as club:
            history = History(club)
            shown = await kept(club, two()[0])
            hearts = await kept(club, dealt("hearts")[0])
            await kept(club, two(watch=False)[0])
            await kept(club, two(by_link=True)[0])
            await kept(club, opened())
            over = two()[0]
            play_out(over)
            await kept(club, over)
            assert set(ids(await history.watchable())) == {shown.id, hearts.id}
            assert ids(await history.watchable("hearts")) == [hearts.id]
            assert (await history.watchable("card-football"))[0].scores == [0, 0]

    run(test)


def test_current_tables_are_those_where_a_seat_is_held(database_url: str) -> None:
    async def test() -> None:
        async with club_at(database_url) as club:
            history = History(club)
            waiting = opened()
            Player("player-0").sit(waiting)
            playing, left, over, half = two()[0], two()[0], two()[0], opened(by_link=True)
            for number in range(2):
                Player(f"player-{number}").sit(half)
            left.leave("player-0", NOW)
            play_out(over)
            for number, table in enumerate((waiting, playing, left, over, half, opened())):
                await kept(club, table, NOW + number)
            found = await history.current("player-0")
            assert ids(found) == [half.id, playing.id, waiting.id]
            assert [table.phase for table in found] == [REVEAL, PLAYING, SEATING]
            assert found[1].seat_of("player-0") == playing.own_seat("player-0")
            assert await history.current("stranger") == []

    run(test)


def test_finished_matches_come_page_by_page(database_url: str) -> None:
    async def test() -> None:
        async with club_at(database_url) as club:
            history = History(club)
            tables = []
            for number in range(7):
                # Some of them ended at the same moment.
                table = ended(two()[0], NOW + number // 3)
                if number == 4:
                    table.phase, table.ending = VOID, "no_reveal"
                tables.append(await kept(club, table))
            await kept(club, two()[0])
            expected = sorted(tables, key=lambda table: (-(table.over_at or 0), table.id))
            found: list[str] = []
            before = None
            while page := await history.finished("player-0", before, limit=2):
                assert len(page) <= 2
                found += ids(page)
                before = page[-1].id
            assert found == [table.id for table in expected]
            for odd in ("nowhere", "", "\x00", "\ud800"):
                assert await history.finished("player-0", odd) == []
            assert await history.finished("stranger") == []
            assert len(await history.finished("player-0", limit=0)) == 1

    run(test)


def test_statistics_tell_people_from_bots(database_url: str) -> None:
    async def test() -> None:
        async with club_at(database_url) as club:
            history = History(club)
            me = "player-0"
            won, drawn, lost, left, with_bot, abandoned = (
                two()[0],
                two()[0],
                two()[0],
                dealt("hearts")[0],
                dealt(bots=("novice",))[0],
                two()[0],
            )
            ended(won, NOW, winners=[won.own_seat(me)])
            ended(drawn, NOW, winners=[])
            ended(lost, NOW, winners=[1 - lost.own_seat(me)])
            place = left.own_seat(me)
            left.leave(me, NOW)
            ended(left, NOW, winners=[place])
            ended(with_bot, NOW, winners=[with_bot.own_seat(me)])
            for player in (me, "player-1"):
                abandoned.leave(player, NOW)
            void = ended(two()[0], NOW, phase=VOID)
            for table in (won, drawn, lost, left, with_bot, abandoned, void, two()[0]):
                await kept(club, table)
            assert await history.statistics(me) == {
                "card-football": {"people": Count(4, 1, 1, 2), "bots": Count(1, 1, 0, 0)},
                "hearts": {"people": Count(1, 0, 0, 1), "bots": Count()},
            }
            assert await history.statistics("stranger") == {}

    run(test)


@pytest.mark.parametrize("game", ["card-football", "belarusian-football", "hearts"])
def test_a_finished_match_is_told_in_full(sqlite_url: str, game: str) -> None:
    async def test() -> None:
        table, _ = dealt(game, options={"deals": 1} if game == "hearts" else {})
        events: list[Any] = []
        while table.turn >= 0:
            move(table, NOW + len(events))
            assert table.match is not None
            events.append(table.match.events)
        async with club_at(sqlite_url) as club, club_at(sqlite_url) as other:
            await keep(club, table)
            history = History(other)
            story = await history.story(table.id)
            assert [told["events"] for told in story] == events
            assert [told["move"] for told in story] == [made.move for made in table.made]
            assert [told["seat"] for told in story] == [made.seat for made in table.made]
            assert story[3]["at"] == NOW + 3
            assert story[3]["bot"] is None
            record = await history.record(table.id)
            assert verify(record).moves == len(events)
            assert table.match is not None
            assert Match.from_record(record).result() == table.match.result()

    run(test)


def test_nothing_is_told_of_a_match_that_is_on(sqlite_url: str) -> None:
    async def test() -> None:
        async with club_at(sqlite_url) as club:
            history = History(club)
            void, people = opened(), Player("player-0")
            people.sit(void)
            void.happen(NOW + 86_400)
            for table in (opened(), two()[0], void):
                await kept(club, table)
                for asked in (history.record(table.id), history.story(table.id)):
                    with refused("table/phase"):
                        await asked
            with refused("table/unknown"):
                await history.record("nowhere")

    run(test)


def test_a_match_that_was_given_up_is_told_as_far_as_it_went(sqlite_url: str) -> None:
    async def test() -> None:
        async with club_at(sqlite_url) as club:
            table, mover, _ = two()
            await club.add(table)
            await change(club, table, move)
            await change(club, table, lambda at: at.resign(mover.id, NOW))
            assert len(await History(club).story(table.id)) == 1
            assert (await History(club).record(table.id))["ending"] == "resigned"

    run(test)


def test_the_host_sees_the_latest_tables(sqlite_url: str) -> None:
    async def test() -> None:
        async with club_at(sqlite_url) as club:
            first = await kept(club, opened(by_link=True), NOW)
            second = await kept(club, two()[0], NOW + 1)
            assert ids(await History(club).latest()) == [second.id, first.id]
            assert ids(await History(club).latest(limit=1)) == [second.id]
            assert ids(await History(club).latest(PLAYING)) == [second.id]

    run(test)
