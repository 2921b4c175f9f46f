"""What is due happens once, in whichever worker, and bots move without holding anybody up."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select, update

from koloda.club import work
from koloda.club.clocks import Clock
from koloda.club.club import SILENCE, Club
from koloda.club.phases import OVER, PLAYING, VOID
from koloda.club.schema import TABLES
from koloda.club.table import Table
from koloda.club.work import LEASE_SECONDS, Work, bot_seed
from koloda.match.match import Match
from tests.club.support import (
    NOW,
    Time,
    change,
    club_at,
    dealt,
    keep,
    move,
    opened,
    run,
    seated,
    two,
)

PATIENCE_SECONDS = 60


@asynccontextmanager
async def working(club: Club, threads: int = 2) -> AsyncIterator[Work]:
    """Let a worker do what is due meanwhile."""
    does = Work(club, threads)
    task = asyncio.create_task(does.run())
    try:
        yield does
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def until(club: Club, table: Table, holds: Callable[[Table], bool]) -> Table:
    """Wait until something holds of a table."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not holds(found := await club.table(table.id)):
            await asyncio.sleep(0.01)
    return found


class Bot:
    """A bot that plays the first legal move, when it is let."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []
        self.free = threading.Event()
        self.free.set()
        self.at_once = 0
        self.most_at_once = 0
        self._lock = threading.Lock()

    def __call__(self, level: str, match: Match, seed: int) -> str:
        with self._lock:
            self.asked.append((level, len(match.moves)))
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
        assert self.free.wait(PATIENCE_SECONDS)
        with self._lock:
            self.at_once -= 1
        return match.legal[0]


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Bot:
    simple = Bot()
    monkeypatch.setattr(work, "choose", simple)
    return simple


def bot_to_move(**terms: Any) -> tuple[Table, str]:
    """Return a table of a person and a bot, which is to move, and the person's id."""
    while True:
        table, seats = dealt(bots=("novice",), **terms)
        if table.seats[table.turn].bot:
            return table, next(player.id for player in seats if player is not None)


def is_turn_of(member: str, table: Table) -> bool:
    return table.turn == table.seat_of(member)


@pytest.mark.plain
def test_clocks_run_out_by_themselves(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        table, _, _ = two(clock=Clock("move", 30))
        half, _ = seated()
        async with club_at(database_url, time) as club:
            for each in (table, half, unfilled := opened()):
                await club.add(each)
            async with working(club):
                await asyncio.sleep(0.05)
                assert (await club.table(table.id)).phase == PLAYING
                time.passes(60)
                club.woken.set()
                assert (await until(club, table, lambda at: at.phase == OVER)).ending == "time"
                assert (await until(club, half, lambda at: at.phase == VOID)).culprit is not None
                time.passes(86_400)
                club.woken.set()
                await until(club, unfilled, lambda at: at.phase == VOID)

    run(test)


@pytest.mark.plain
def test_a_row_is_claimed_by_one_worker(database_url: str) -> None:
    async def test() -> None:
        time = Time()
        async with club_at(database_url, time) as first, club_at(database_url, time) as second:
            for _ in range(20):
                await first.add(bot_to_move()[0])
            workers = [Work(first, 1), Work(second, 1)]
            claims = await asyncio.gather(*(each._claim() for each in workers))
            ids = [row.id for claim in claims for row in claim]
            assert len(ids) == len(set(ids))
            # What was passed over, locked by the other, is claimed the next time.
            ids += [row.id for each in workers for row in await each._claim()]
            assert len(ids) == len(set(ids)) == 20
            assert [row for each in workers for row in await each._claim()] == []
            # A worker that dies with a claim loses it.
            time.passes(LEASE_SECONDS)
            assert len(await workers[1]._claim()) == 20
            for each in workers:
                each._pool.shutdown()

    run(test)


@pytest.mark.plain
@pytest.mark.parametrize("dies", [True, False])
def test_what_a_worker_had_claimed_is_done_by_another(
    database_url: str, bot: Bot, dies: bool
) -> None:
    async def test() -> None:
        time = Time()
        table, person = bot_to_move()
        async with club_at(database_url, time) as first, club_at(database_url, time) as other:
            await first.add(table)
            for club in (first, other):
                await club.beat()
            gone, does = Work(first, 1), Work(other, 1)
            assert len(await gone._claim()) == 1
            await other.beat()
            assert await does._claim() == []
            if dies:
                while await does._claim() == []:
                    time.passes(3)
                    await other.beat()
                    assert time() <= NOW + SILENCE + 3
            else:
                await first.leave()
                assert len(await does._claim()) == 1
            assert time() < NOW + LEASE_SECONDS
            # That one stops as well, and then somebody is there who does it.
            await other.leave()
            async with club_at(database_url, time) as third, working(third):
                await until(third, table, partial(is_turn_of, person))
            for each in (gone, does):
                each._pool.shutdown()

    run(test)


@pytest.mark.plain
def test_a_bot_moves_until_a_person_does(database_url: str, bot: Bot) -> None:
    async def test() -> None:
        table, person = bot_to_move()
        async with club_at(database_url) as club:
            await club.add(table)
            async with working(club):
                found = await until(club, table, partial(is_turn_of, person))
                assert {made.bot for made in found.made} == {"novice"}
                found = await change(club, table, lambda at: move(at, request="a"))
                assert found.made[-1].bot is None
                await until(club, table, partial(is_turn_of, person))

    run(test)


@pytest.mark.plain
def test_a_person_is_answered_before_any_bot_thinks(sqlite_url: str, bot: Bot) -> None:
    async def test() -> None:
        table, person = bot_to_move()
        async with club_at(sqlite_url) as club:
            await club.add(table)
            bot.free.clear()
            async with working(club, threads=1) as does:
                while not bot.asked:
                    await asyncio.sleep(0.01)
                assert does.thinking == 1
                # The only thread thinks; other tables go on.
                others = [two()[0] for _ in range(3)]
                for other in others:
                    await club.add(other)
                    assert len((await change(club, other, move)).made) == 1
                bot.free.set()
                await until(club, table, partial(is_turn_of, person))

    run(test)


@pytest.mark.plain
def test_no_more_bots_think_at_once_than_threads(sqlite_url: str, bot: Bot) -> None:
    async def test() -> None:
        tables = [bot_to_move() for _ in range(8)]
        async with club_at(sqlite_url) as club:
            for table, _ in tables:
                await club.add(table)
            async with working(club, threads=2):
                for table, person in tables:
                    await until(club, table, partial(is_turn_of, person))
        assert 1 <= bot.most_at_once <= 2

    run(test)


@pytest.mark.plain
def test_a_move_that_was_thought_of_too_long_is_not_played(sqlite_url: str, bot: Bot) -> None:
    async def test() -> None:
        # A person is replaced, and is back before the substitute has decided.
        table, mover, _ = two()
        table.connect(mover.id, "worker")
        table.disconnect(mover.id, "worker", NOW)
        table.happen(NOW + 60)
        async with club_at(sqlite_url, Time(NOW + 60)) as club:
            await club.add(table)
            bot.free.clear()
            async with working(club):
                while not bot.asked:
                    await asyncio.sleep(0.01)
                assert bot.asked == [("club", 0)]
                await change(club, table, lambda at: at.connect(mover.id, "worker"))
                bot.free.set()
                await asyncio.sleep(0.1)
                assert (await club.table(table.id)).made == []

    run(test)


@pytest.mark.plain
def test_a_bot_does_not_answer_a_move_that_was_taken_back(sqlite_url: str, bot: Bot) -> None:
    async def test() -> None:
        table, person = bot_to_move()
        while table.turn != table.seat_of(person):
            move(table)
        first = table.fork()
        move(first)
        if first.turn == first.seat_of(person):
            # The person moves again; any table will do where the bot answers.
            return await test()
        async with club_at(sqlite_url) as club:
            await keep(club, first)
            bot.free.clear()
            async with working(club):
                while not bot.asked:
                    await asyncio.sleep(0.01)
                back = await change(club, table, lambda at: at.ask_takeback(person, NOW))
                assert back.turn == back.seat_of(person)
                again = await change(club, table, move)
                made = len(again.made)
                assert made == len(first.made)
                bot.free.set()
                found = await until(club, table, lambda at: len(at.made) > made)
            # The position is the same, yet the bot was asked anew.
            assert bot.asked[0] == bot.asked[1]
            assert found.made[: len(again.made)] == again.made
        return None

    run(test)


@pytest.mark.plain
def test_what_fails_is_tried_again_after_its_lease(
    sqlite_url: str, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        time = Time()
        table, person = bot_to_move()
        async with club_at(sqlite_url, time) as club:
            await club.add(table)

            def fail(*_: object) -> str:
                raise OSError("the machine is tired")

            monkeypatch.setattr(work, "choose", fail)
            async with working(club) as does:
                await asyncio.sleep(0.1)
                assert does.thinking == 0
                async with club.database.read() as connection:
                    assert await connection.scalar(select(TABLES.c.due_at)) == NOW + LEASE_SECONDS
                monkeypatch.setattr(work, "choose", bot)
                time.passes(LEASE_SECONDS)
                club.woken.set()
                await until(club, table, partial(is_turn_of, person))

    run(test)


@pytest.mark.plain
def test_a_bot_thinks_on_what_is_stored_not_on_what_is_remembered(
    database_url: str, bot: Bot
) -> None:
    async def test() -> None:
        table, person = bot_to_move()
        async with club_at(database_url) as first, club_at(database_url) as second:
            await first.add(table)
            await second.table(table.id)
            known = await change(first, table, lambda at: move(at, bot="novice"))
            while known.turn == known.seat_of(person):
                known = await change(first, table, move)
            async with working(second):
                made = len(known.made)
                await until(second, table, lambda at: len(at.made) > made)
            assert bot.asked[0] == ("novice", made)

    run(test)


@pytest.mark.plain
def test_a_bots_chances_come_from_the_server_seed() -> None:
    seed, other = bytes(32), bytes(31) + b"\x01"
    assert bot_seed(seed, 1) == bot_seed(seed, 1)
    assert len({bot_seed(seed, 1), bot_seed(seed, 2), bot_seed(other, 1)}) == 3
    assert 0 <= bot_seed(seed, 1) < 2**32


@pytest.mark.plain
def test_a_worker_finishes_its_thoughts_when_it_stops(sqlite_url: str, bot: Bot) -> None:
    async def test() -> None:
        table, _ = bot_to_move()
        async with club_at(sqlite_url) as club:
            await club.add(table)
            bot.free.clear()
            does = Work(club, 1)
            task = asyncio.create_task(does.run())
            while not bot.asked:
                await asyncio.sleep(0.01)
            task.cancel()
            await asyncio.sleep(0.01)
            bot.free.set()
            await asyncio.gather(task, return_exceptions=True)
            assert len((await club.table(table.id)).made) == 1

    run(test)


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["card-football", "belarusian-football", "hearts"])
def test_substitutes_play_a_match_to_its_end(sqlite_url: str, game: str) -> None:
    async def test() -> None:
        options = {"deals": 1} if game == "hearts" else {}
        table, seats = dealt(game, bots=("novice",), options=options)
        people = [player for player in seats if player is not None]
        for player in people[1:]:
            table.leave(player.id, NOW)
        table.seats[table.own_seat(people[0].id)].substitute = True
        async with club_at(sqlite_url) as club:
            await club.add(table)
            async with club.database.write() as connection:
                await connection.execute(update(TABLES).values(due_at=NOW, due="bot"))
            async with working(club):
                found = await until(club, table, lambda at: at.phase == OVER)
        assert {made.bot for made in found.made} == {"novice", "club"}

    run(test)
