"""Sockets that are lost, people who are away, servers that stop and start."""

import asyncio
import os
import random
import signal

import pytest

from tests.server.client import Client, RefusedError, legal
from tests.server.conftest import Start, run
from tests.server.support import clients, mover, seated, together

pytestmark = pytest.mark.compiled


def test_one_who_comes_back_is_told_what_is_new(club: str) -> None:
    async def play() -> None:
        async with clients(club, 2) as people:
            id = (await seated(people, "card-football"))["id"]
            watcher = await (await Client(club).enter()).connect()
            await watcher.watch(id)
            await together([*people, watcher], id)
            seen = watcher.tables[id]
            watcher.cut()
            await watcher.disconnect()
            for _ in range(3):
                who = mover(people, id)
                await who.move(id, legal(who.tables[id])[0])
                await together(people, id)
            before = len(watcher.messages)
            await watcher.resume()
            await watcher.until(id, lambda table: table["moves"] == seen["moves"] + 3)
            tables = [m for m in watcher.messages[before:] if m["type"] == "table"]
            assert not tables[0]["reset"]
            assert [item["events"][0][0] for item in tables[0]["news"]] == ["take"] * 3
            # With nothing new there is no news; without `last` there is only the snapshot.
            for last, reset in ((tables[-1]["version"], False), (None, True), (10**6, True)):
                before = len(watcher.messages)
                await watcher.send("watch", table=id, last=last)
                told = await watcher.until_shown(id, before)
                assert told["reset"] is reset
                assert told["news"] == []
            await watcher.__aexit__()

    run(play())


def test_sockets_are_cut_at_random(club: str) -> None:
    chance = random.Random(1)

    async def stubborn(person: Client, id: str) -> None:
        """Play on whatever happens; what was not acknowledged is sent again."""
        number = 0
        while True:
            table = person.tables[id]
            if table["phase"] == "over":
                return
            try:
                if legal(table):
                    if chance.random() < 0.15:
                        await person.send("move", table=id, id=f"{number}", move=legal(table)[0])
                        person.cut()
                    await person.move(id, legal(table)[0], f"{number}")
                    number += 1
                version = table["version"]
                await person.until_newer(id, version)
                if not person.is_connected:
                    await person.resume()
                    await person.until(id, lambda table: True)
            except (ConnectionError, OSError):
                await person.resume()
            except RefusedError as error:
                error.must_be_of_a_moment()
                number += 1
                await person.resume()

    async def play() -> None:
        async with clients(club, 2) as people:
            id = (await seated(people, "card-football"))["id"]
            await asyncio.gather(*(stubborn(person, id) for person in people))
            record = await people[0].verify(id)
            story = await people[0].ask("GET", f"/api/matches/{id}/story")
            assert len(story) == len(record["moves"])

    run(play())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_bot_holds_the_seat_of_one_who_is_away(start: Start, kind: str) -> None:
    url = start(kind, away_seconds=0.4, workers=1).url

    async def play() -> None:
        async with clients(url, 2) as people:
            id = (await seated(people, "belarusian-football"))["id"]
            lost = mover(people, id)
            stays = next(person for person in people if person is not lost)
            place = lost.tables[id]["seat"]
            lost.cut()
            away = await stays.until(id, lambda table: table["seats"][place]["away"])
            assert not away["seats"][place]["substitute"]
            held = await stays.until(
                id, lambda table: table["seats"][place]["substitute"] and table["moves"] > 0
            )
            assert held["phase"] == "playing"
            await lost.resume()
            back = await stays.until(id, lambda table: not table["seats"][place]["substitute"])
            assert not back["seats"][place]["away"]
            await asyncio.gather(*(person.play(id) for person in people))
            story = await stays.ask("GET", f"/api/matches/{id}/story")
            by = {item["bot"] for item in story if item["seat"] == place}
            assert by == {"club", None}
            await lost.verify(id)

    run(play())


def test_one_who_only_asks_by_http_takes_the_seat_back_by_moving(start: Start) -> None:
    url = start("sqlite", away_seconds=0.3).url

    async def play() -> None:
        async with clients(url, 1) as (person,):
            other = await Client(url).enter()
            id = (await person.open("card-football"))["id"]
            await person.join(id)
            place = await other.sit(id)
            terms = await other.ask("GET", f"/api/tables/{id}")
            promise = other.promises[id]
            promise.terms = {"hashes": terms["fair"]["hashes"]}
            await other.ask("POST", f"/api/tables/{id}/reveal", entropy=promise.entropy)
            await person.until(id, lambda table: table["phase"] == "playing")
            moved = False
            while not moved:
                own = person.tables[id]
                assert own["phase"] == "playing"
                if legal(own):
                    await person.move(id, legal(own)[0])
                held = await person.until_newer(id, own["version"])
                if held["seats"][place]["substitute"] and held["view"]["turn"] == place:
                    seen = await other.ask("GET", f"/api/tables/{id}")
                    if legal(seen):
                        try:
                            path = f"/api/tables/{id}/move"
                            await other.ask("POST", path, id="x", move=legal(seen)[0])
                            moved = True
                        except RefusedError as error:
                            error.must_be_of_a_moment()
            await person.until(id, lambda table: not table["seats"][place]["substitute"])
            await person.act(id, "resign")
            await other.verify(id)
            await other.__aexit__()

    run(play())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_match_goes_on_after_the_server_was_stopped(start: Start, kind: str) -> None:
    server = start(kind, workers=1)

    async def play() -> None:
        async with clients(server.url, 2) as people:
            clock = {"kind": "match", "seconds": 30, "increment": 0}
            id = (await seated(people, "card-football", clock=clock))["id"]
            who = mover(people, id)
            await who.move(id, legal(who.tables[id])[0])
            await together(people, id)
            moves = people[0].tables[id]["moves"]
            left = people[0].tables[id]["clocks"]["left"]
            spent = await asyncio.to_thread(server.stop)
            assert spent < 8
            for person in people:
                await person.until_lost()
                assert person.said_goodbye
            await asyncio.to_thread(server.start)
            for person in people:
                await person.resume()
            seen = await people[0].until(id, lambda table: not table["seats"][0]["away"])
            assert seen["moves"] == moves
            assert seen["clocks"]["left"] == left
            ends = await asyncio.gather(*(person.play(id) for person in people))
            assert ends[0]["ending"] == "finished"
            await people[0].verify(id)

    run(play())


def test_a_worker_that_is_killed_loses_nothing(start: Start) -> None:
    server = start("postgresql")

    async def play() -> None:
        async with clients(server.url, 8) as people:
            pairs = [people[n : n + 2] for n in range(0, 8, 2)]
            ids = [(await seated(pair, "card-football"))["id"] for pair in pairs]
            made: list[tuple[str, str]] = []

            async def one_move(pair: list[Client], id: str) -> None:
                await together(pair, id)
                who = mover(pair, id)
                move = legal(who.tables[id])[0]
                try:
                    await who.move(id, move)
                    made.append((id, move))
                except ConnectionError:
                    # Nobody knows whether that one was written, and it may be either.
                    return

            await asyncio.gather(*map(one_move, pairs, ids))
            workers = server.workers()
            assert len(workers) == 2
            moving = asyncio.gather(*map(one_move, pairs, ids), return_exceptions=True)
            os.kill(workers[0], signal.SIGKILL)
            await moving
            for person in people:
                await person.resume()
            ends = await asyncio.gather(
                *(person.play(id) for pair, id in zip(pairs, ids, strict=True) for person in pair)
            )
            assert {end["ending"] for end in ends} == {"finished"}
            for id in ids:
                record = await people[0].ask("GET", f"/api/matches/{id}/record")
                mine = [move for table, move in made if table == id]
                assert record["moves"][: len(mine)][0] == mine[0]

    run(play())


def test_the_database_is_away_for_a_while(start: Start, postgres: object) -> None:
    from tests.services import Postgres

    assert isinstance(postgres, Postgres)
    server = start("postgresql", workers=1)

    async def play() -> None:
        async with clients(server.url, 2) as people:
            id = (await seated(people, "card-football"))["id"]
            who = mover(people, id)
            postgres.stop()
            with pytest.raises(RefusedError, match="club/unavailable"):
                await who.move(id, legal(who.tables[id])[0], "again")
            with pytest.raises(RefusedError) as refused:
                await who.ask("GET", "/api/me")
            assert refused.value.status == 503
            await asyncio.to_thread(postgres.start)
            await who.move(id, legal(who.tables[id])[0], "again")
            await asyncio.gather(*(person.play(id) for person in people))
            await people[0].verify(id)

    run(play())
    server.expects_unavailable = True
