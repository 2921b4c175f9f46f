"""Matches from the first step to the record, as people play them, on both databases."""

import asyncio

import pytest

from koloda.match.fair import verify
from tests.server.client import Client, RefusedError
from tests.server.conftest import run
from tests.server.support import SEATS, SHORT, clients, seated

pytestmark = pytest.mark.compiled

GAMES = sorted(SEATS)


async def finish(people: list[Client], id: str) -> None:
    ends = await asyncio.gather(*(person.play(id) for person in people))
    assert {end["phase"] for end in ends} == {"over"}
    assert all(end["result"] == ends[0]["result"] for end in ends)
    record = await people[0].verify(id)
    assert verify(record).proves
    assert record["result"] == ends[0]["result"]


@pytest.mark.parametrize("game", GAMES)
def test_people_play_while_somebody_watches(club: str, game: str) -> None:
    async def play() -> None:
        count = SEATS[game]
        async with clients(club, count + 1) as everybody:
            people, watcher = everybody[:-1], everybody[-1]
            table = await seated(people, game)
            id = table["id"]
            watched = await watcher.watch(id)
            assert watched["seat"] is None
            listed = await watcher.ask("GET", "/api/tables/watch", game=game)
            assert id in [item["id"] for item in listed]
            await finish(people, id)
            end = await watcher.until(id, lambda table: table["phase"] == "over")
            assert end["view"]["seat"] is None
            assert end["fair"]["server_seed"]
            seen = {(item["seat"], item["version"]) for item in news(watcher, id)}
            assert len(seen) == end["moves"] - watched["moves"]
            story = await watcher.ask("GET", f"/api/matches/{id}/story")
            record = await watcher.ask("GET", f"/api/matches/{id}/record")
            assert [item["move"] for item in story] == record["moves"]
            for person in people:
                assert person.tables[id]["version"] == end["version"]
                (last, *_) = await person.ask("GET", "/api/me/history")
                assert last["id"] == id
                assert await person.ask("GET", "/api/me/tables") == []
                count_of = (await person.ask("GET", "/api/me/statistics"))[game]["people"]
                assert count_of["played"] == 1

    run(play())


def news(client: Client, id: str) -> list[dict[str, object]]:
    return [
        item
        for message in client.messages
        if message["type"] == "table" and message["table"] == id
        for item in message["news"]
    ]


@pytest.mark.parametrize("game", GAMES)
def test_somebody_plays_against_bots(club: str, game: str) -> None:
    async def play() -> None:
        async with clients(club, 1) as people:
            bots = ["novice"] * (SEATS[game] - 1)
            table = await seated(people, game, bots=bots)
            await finish(people, table["id"])
            found = await people[0].ask("GET", "/api/me/statistics")
            assert found[game]["bots"]["played"] == 1
            told = news(people[0], table["id"])
            assert {item["bot"] for item in told} == {None, "novice"}

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_a_table_by_link_is_there_for_the_invited_alone(club: str, game: str) -> None:
    async def play() -> None:
        async with clients(club, SEATS[game] + 1) as everybody:
            people, stranger = everybody[:-1], everybody[-1]
            opened = await people[0].open(game, options=SHORT[game], by_link=True)
            id, link = opened["id"], opened["link"]
            assert link
            for wrong in (None, "not-this-one"):
                await unseen(stranger, id, wrong)
                with pytest.raises(RefusedError, match="table/unknown"):
                    await stranger.ask(
                        "POST",
                        f"/api/tables/{id}/sit",
                        commitment=opened["commitment"],
                        hash="0" * 64,
                        link=wrong,
                    )
            assert id not in [item["id"] for item in await stranger.ask("GET", "/api/tables")]
            for person in people:
                await person.join(id, link)
            await people[0].until(id, lambda table: table["phase"] == "playing")
            assert people[1].tables[id]["link"] == link
            for act in ("resign", "leave", "takeback"):
                with pytest.raises(RefusedError, match="table/unknown"):
                    await stranger.act(id, act)
            # Whoever has the link may watch, and is not told the link.
            shown = await stranger.watch(id, link)
            assert shown["link"] is None
            await finish(people, id)
            assert (await stranger.ask("GET", f"/api/matches/{id}"))["phase"] == "over"

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_not_to_be_watched(club: str, game: str) -> None:
    async def play() -> None:
        async with clients(club, SEATS[game] + 1) as everybody:
            people, stranger = everybody[:-1], everybody[-1]
            opened = await people[0].open(game, options=SHORT[game], watch=False)
            id = opened["id"]
            # While seats are taken everybody may look, and is sent away when they are.
            await stranger.watch(id)
            for person in people:
                await person.join(id)
            await people[0].until(id, lambda table: table["phase"] == "playing")
            await stranger.wait(
                lambda: [
                    message
                    for message in stranger.messages
                    if message["type"] == "error" and message["table"] == id
                ]
            )
            assert stranger.tables[id]["view"] is None
            await unseen(stranger, id, None)
            listed = await stranger.ask("GET", "/api/tables/watch")
            assert id not in [item["id"] for item in listed]
            await finish(people, id)
            assert (await stranger.ask("GET", f"/api/matches/{id}"))["phase"] == "over"

    run(play())


async def unseen(stranger: Client, id: str, link: str | None) -> None:
    """Check that a stranger finds nothing by any way."""
    query = {"link": link} if link else {}
    for path in ("", "/view", "/lines"):
        with pytest.raises(RefusedError, match="table/unknown") as refused:
            await stranger.ask("GET", f"/api/tables/{id}{path}", **query)
        assert refused.value.status == 404
    with pytest.raises(RefusedError, match="table/unknown"):
        await stranger.ask("GET", f"/api/matches/{id}")
    before = len(stranger.messages)
    await stranger.send("watch", table=id, link=link)
    await stranger.wait(lambda: len(stranger.messages) > before)
    assert stranger.messages[-1]["error"]["code"] == "table/unknown"


def test_tables_are_found_by_game_and_rules(club: str) -> None:
    async def look() -> None:
        async with clients(club, 2) as (host, guest):
            plain = await host.open("hearts")
            short = await host.open("hearts", options={"deals": 3, "moon": "self"})
            other = await host.open("card-football", clock={"kind": "move", "seconds": 30})

            async def found(**query: str) -> set[str]:
                return {item["id"] for item in await guest.ask("GET", "/api/tables", **query)}

            assert {plain["id"], short["id"], other["id"]} <= await found()
            hearts = await found(game="hearts")
            assert {plain["id"], short["id"]} <= hearts
            assert other["id"] not in hearts
            threes = await found(game="hearts", options='{"deals": 3}')
            assert short["id"] in threes
            assert plain["id"] not in threes
            for wrong in ('{"deals": "x"}', "{", "[1]", '{"no-such": 1}'):
                with pytest.raises(RefusedError) as refused:
                    await found(game="hearts", options=wrong)
                assert refused.value.status == 422
            for table in (plain, short, other):
                await host.ask("GET", f"/api/tables/{table['id']}")

    run(look())


def test_the_terms_of_a_table_are_checked(small_club: str) -> None:
    async def attempt() -> None:
        async with clients(small_club, 1) as (host,):
            for code, terms in (
                ("game/unknown", {"game": "chess"}),
                ("option/unknown", {"game": "hearts", "options": {"no-such": 1}}),
                ("option/value", {"game": "hearts", "options": {"deals": True}}),
                ("option/preset", {"game": "hearts", "preset": "none-such"}),
                ("table/bots", {"game": "hearts", "bots": ["novice"] * 4}),
                ("table/bots", {"game": "card-football", "bots": ["deep-thought"]}),
                ("table/clock", {"game": "hearts", "clock": {"kind": "move", "seconds": 1}}),
                ("request/invalid", {"game": "hearts", "rated": "yes"}),
                ("request/invalid", {"game": "hearts", "seed": "00"}),
            ):
                with pytest.raises(RefusedError) as refused:
                    await host.ask("POST", "/api/tables", **terms)
                assert refused.value.code == code
                assert refused.value.status == 422
            preset = await host.open("belarusian-football", preset="classic")
            assert preset["phase"] == "seating"

    run(attempt())
