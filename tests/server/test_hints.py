"""Hints, previews of all moves, news from the deal on, and who watches: over a real server."""

import asyncio
import json
import random

import pytest

from koloda.match.match import Match
from tests.server.client import Client, Data, RefusedError, legal
from tests.server.conftest import Start, run
from tests.server.support import SEATS, clients, mover, seated, together

pytestmark = pytest.mark.compiled

GAMES = sorted(SEATS)


async def with_bots(person: Client, game: str, **terms: object) -> Data:
    """Let a person sit down among bots; return the table when it is the person's turn."""
    bots = ["novice"] * (SEATS[game] - 1)
    id = (await seated([person], game, bots=bots, **terms))["id"]
    return await person.until(id, lambda table: bool(legal(table)))


# Hints


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_legal_move_from_what_the_seat_sees(club: str, game: str) -> None:
    async def play() -> None:
        async with clients(club, 1) as (person,):
            table = await with_bots(person, game)
            id = table["id"]
            hint = await person.request("hint", table=id)
            assert hint["move"] in legal(table)
            assert (hint["table"], hint["version"]) == (id, table["version"])
            again = await person.ask("POST", f"/api/tables/{id}/hint")
            # The same seat is told the same of the same table.
            assert again == {key: hint[key] for key in ("table", "version", "move")}
            await person.move(id, hint["move"])

    run(play())


def test_hints_are_for_one_person_against_bots(club: str) -> None:
    async def play() -> None:
        async with clients(club, 2) as people:
            id = (await seated(people, "card-football"))["id"]
            with pytest.raises(RefusedError, match="table/no-hints"):
                await mover(people, id).request("hint", table=id)
            one, two = people
            rated = (await with_bots(one, "card-football", rated=True))["id"]
            with pytest.raises(RefusedError, match="table/no-hints") as refused:
                await one.ask("POST", f"/api/tables/{rated}/hint")
            assert refused.value.status == 409
            with pytest.raises(RefusedError, match="table/not-seated"):
                await two.request("hint", table=rated)
            # Where a bot only stands in for a person who has left, it was no match against bots.
            hearts = (await seated(people, "hearts", bots=["novice"] * 2))["id"]
            await two.act(hearts, "leave")
            await one.until(hearts, lambda table: bool(legal(table)))
            with pytest.raises(RefusedError, match="table/no-hints"):
                await one.request("hint", table=hearts)
            await one.act(rated, "resign")
            await one.until(rated, lambda table: table["phase"] == "over")
            with pytest.raises(RefusedError, match="table/phase"):
                await one.request("hint", table=rated)

    run(play())


def test_hints_are_counted_as_bots_are(start: Start) -> None:
    server = start("sqlite", limits=0.2)

    async def attempt() -> None:
        async with clients(server.url, 1) as (person,):
            id = (await with_bots(person, "card-football"))["id"]
            table = f"/api/tables/{id}/hint"
            hints = [person.ask("POST", table) for _ in range(20)]
            answers = await asyncio.gather(*hints, return_exceptions=True)
            refused = [answer for answer in answers if isinstance(answer, RefusedError)]
            assert {error.code for error in refused} == {"limit/bots"}
            assert len(refused) < len(answers)

    run(attempt())


# Previews


@pytest.mark.parametrize("game", GAMES)
def test_previews_of_all_legal_moves_at_once(club: str, game: str) -> None:
    async def play() -> None:
        async with clients(club, SEATS[game]) as people:
            id = (await seated(people, game))["id"]
            first = mover(people, id)
            table = first.tables[id]
            told = await first.request("preview", table=id)
            assert list(told["previews"]) == legal(table)
            assert told["version"] == table["version"]
            by_http = await first.ask("POST", f"/api/tables/{id}/preview")
            assert by_http["previews"] == told["previews"]
            one = await first.request("preview", table=id, move=legal(table)[-1])
            assert one["previews"] == {legal(table)[-1]: told["previews"][legal(table)[-1]]}
            for outcomes in (item["outcomes"] for item in told["previews"].values()):
                assert not outcomes or abs(sum(way["odds"] for way in outcomes) - 1) < 1e-9

    run(play())


# News


async def watch_from(client: Client, id: str, last: int) -> Data:
    """Show a table anew as one who has this version of it; return what is told."""
    count = len(client.messages)
    await client.send("watch", table=id, last=last)
    return await client.until_shown(id, count)


@pytest.mark.parametrize("game", GAMES)
def test_all_news_since_the_deal_are_told_to_who_asks(club: str, game: str) -> None:
    async def play() -> None:
        chance = random.Random(1)
        async with clients(club, SEATS[game] + 1) as everybody:
            people, watcher = everybody[:-1], everybody[-1]
            id = (await seated(people, game))["id"]
            moves, movers = [], []
            for _ in range(30):
                await together(people, id)
                first = mover(people, id)
                movers.append(first.tables[id]["seat"])
                moves.append(chance.choice(legal(first.tables[id])))
                await first.move(id, moves[-1])
                await first.until(id, lambda table: table["moves"] == len(moves))
            await together(people, id)
            for client in everybody:
                told = await watch_from(client, id, 0)
                assert not told["reset"]
                assert [item["seat"] for item in told["news"]] == movers
                own = [item.get("move") for item in told["news"]]
                seat = told["snapshot"]["seat"]
                assert own == [
                    move if mover == seat else None
                    for move, mover in zip(moves, movers, strict=True)
                ]
            for person in people:
                await person.act(id, "resign" if len(people) == 2 else "leave")
                break
            if len(people) == 2:
                record = await people[0].ask("GET", f"/api/matches/{id}/record")
                match = Match.new(record["game"], record.get("options", {}), record["seed"])
                events = [match.play(move) for move in record["moves"]]
                told = await watch_from(watcher, id, 0)
                assert [item["events"] for item in told["news"]] == json.loads(json.dumps(events))

    run(play())


def test_what_was_taken_back_is_not_told_to_who_asks_for_all(club: str) -> None:
    async def play() -> None:
        async with clients(club, 1) as (person,):
            table = await with_bots(person, "card-football")
            id = table["id"]
            await person.move(id, legal(table)[0])
            await person.until(id, lambda table: bool(legal(table)) and table["moves"] > 0)
            await person.act(id, "takeback")
            await person.until(id, lambda now: now["moves"] == table["moves"])
            told = await watch_from(person, id, 0)
            assert not told["reset"]
            assert len(told["news"]) == table["moves"]
            # Whoever has the version before the takeback has what is no more.
            assert (await watch_from(person, id, table["version"] + 1))["reset"]

    run(play())


def test_after_very_many_moves_the_snapshot_must_do(small_club: str) -> None:
    async def play() -> None:
        async with clients(small_club, 4) as people:
            id = (await seated(people, "hearts", options={"deals": 7, "target": 0}))["id"]
            await asyncio.gather(*(person.play(id) for person in people))
            moves = people[0].tables[id]["moves"]
            assert moves > 400
            told = await watch_from(people[0], id, 0)
            assert told["reset"]
            assert told["news"] == []

    run(play())


# Who watches


async def counted(client: Client, id: str, count: int) -> None:
    """Wait until the last that a client was told of who watches is this."""

    def told() -> bool:
        found = [m for m in client.messages if m["type"] == "watching" and m["table"] == id]
        return bool(found) and found[-1]["count"] == count

    await client.wait(told)


def test_it_is_told_how_many_watch(small_club: str) -> None:
    async def play() -> None:
        async with clients(small_club, 4) as (one, two, three, four):
            people = [one, two]
            id = (await seated(people, "card-football"))["id"]
            for person in people:
                await counted(person, id, 0)
            await three.watch(id)
            await counted(three, id, 1)
            await four.watch(id)
            for client in (one, two, three, four):
                await counted(client, id, 2)
            # Once more by the same socket is no more; by a seat's is none.
            await three.watch(id)
            await one.watch(id)
            await three.send("unwatch", table=id)
            for client in (one, two, four):
                await counted(client, id, 1)
            four.cut()
            for person in people:
                await counted(person, id, 0)

    run(play())


def test_who_sits_down_watches_no_more(small_club: str) -> None:
    async def play() -> None:
        async with clients(small_club, 2) as (one, two):
            id = (await one.open("card-football"))["id"]
            await one.watch(id)
            await two.watch(id)
            for client in (one, two):
                await counted(client, id, 2)
            await one.sit(id)
            for client in (one, two):
                await counted(client, id, 1)
            await one.act(id, "leave")
            for client in (one, two):
                await counted(client, id, 2)

    run(play())
