"""All that can be done at a table besides moving, on both databases."""

import pytest

from tests.server.client import Client, Data, RefusedError, legal
from tests.server.conftest import Start, run
from tests.server.support import clients, mover, seated, together

pytestmark = pytest.mark.compiled


def is_over(table: Data) -> bool:
    return bool(table["phase"] == "over")


def test_resigning(club: str) -> None:
    async def play() -> None:
        async with clients(club, 2) as people:
            id = (await seated(people, "card-football"))["id"]
            await people[0].act(id, "resign")
            end = await people[1].until(id, is_over)
            loser = people[0].tables[id]["seat"]
            assert (end["ending"], end["culprit"]) == ("resigned", loser)
            assert end["winners"] == [1 - loser]
            await people[1].verify(id)
            with pytest.raises(RefusedError, match="table/phase"):
                await people[0].act(id, "resign")

    run(play())


def test_a_draw_is_offered_declined_and_agreed_on(club: str) -> None:
    async def play() -> None:
        async with clients(club, 2) as (one, two):
            id = (await seated([one, two], "belarusian-football"))["id"]
            await one.act(id, "draw")
            offered = await two.until(id, lambda table: table["draw_offer"] is not None)
            assert offered["draw_offer"] == one.tables[id]["seat"]
            await two.act(id, "decline")
            await one.until(id, lambda table: table["draw_offer"] is None)
            await two.act(id, "draw")
            await one.until(id, lambda table: table["draw_offer"] is not None)
            await one.act(id, "draw")
            end = await two.until(id, is_over)
            assert (end["ending"], end["winners"]) == ("draw", [])

    run(play())


def test_a_takeback_by_consent(club: str) -> None:
    async def play() -> None:
        async with clients(club, 2) as people:
            id = (await seated(people, "card-football"))["id"]
            first = mover(people, id)
            await first.move(id, legal(first.tables[id])[0])
            await together(people, id)
            moves = first.tables[id]["moves"]
            other = next(person for person in people if person is not first)
            with pytest.raises(RefusedError, match="nothing-to-take-back"):
                await other.act(id, "takeback")
            await first.act(id, "takeback")
            asked = await other.until(id, lambda table: table["takeback"] is not None)
            assert asked["takeback"] == first.tables[id]["seat"]
            await other.act(id, "takeback")
            back = await first.until(id, lambda table: table["moves"] < moves)
            assert back["takeback"] is None
            assert legal(back)
            # One who was away and saw the moves that were taken back starts afresh.
            await other.until(id, lambda table: table["moves"] < moves)
            await other.disconnect()
            other.tables[id]["version"] = asked["version"]
            before = len(other.messages)
            await other.resume()
            tables = await other.wait(
                lambda: [m for m in other.messages[before:] if m["type"] == "table"]
            )
            assert tables[0]["reset"]
            assert tables[0]["news"] == []

    run(play())


def test_takebacks_against_bots_and_at_rated_tables(club: str) -> None:
    async def play() -> None:
        async with clients(club, 1) as (person,):
            id = (await seated([person], "card-football", bots=["novice"]))["id"]
            own = await person.until(id, lambda table: bool(legal(table)))
            await person.move(id, legal(own)[0])
            again = await person.until(
                id, lambda table: table["moves"] > own["moves"] and bool(legal(table))
            )
            await person.act(id, "takeback")
            back = await person.until(id, lambda table: table["version"] > again["version"])
            assert back["moves"] < again["moves"]
            rated = (await seated([person], "card-football", bots=["novice"], rated=True))["id"]
            assert person.tables[rated]["rated"]
            with pytest.raises(RefusedError, match="table/rated"):
                await person.act(rated, "takeback")
            with pytest.raises(RefusedError, match="table/no-draws"):
                await person.act(rated, "draw")

    run(play())


def test_leaving_at_each_phase(club: str) -> None:
    async def play() -> None:
        async with clients(club, 4) as people:
            # While seats are taken, the seat is free again.
            table = await people[0].open("card-football")
            id = table["id"]
            await people[0].join(id)
            await people[0].ask("POST", f"/api/tables/{id}/leave")
            left = await people[0].until(id, lambda table: table["seat"] is None)
            assert left["phase"] == "seating"
            # Before the deal the match is void, and says who left.
            for person in people[:2]:
                await person.sit(id)
            await people[0].act(id, "leave")
            void = await people[0].ask("GET", f"/api/matches/{id}")
            assert (void["phase"], void["ending"]) == ("void", "no_reveal")
            assert void["fair"]["server_seed"]
            assert void["seats"][void["culprit"]]["member"] == people[0].me["id"]
            # Of four a bot goes on for the one who leaves, and the others do.
            id = (await seated(people, "hearts"))["id"]
            place = people[0].tables[id]["seat"]
            await people[0].act(id, "leave")
            seen = await people[1].until(id, lambda table: table["seats"][place]["left"])
            assert seen["phase"] == "playing"
            with pytest.raises(RefusedError, match="table/not-seated"):
                await people[0].act(id, "takeback")
            for person in people[1:3]:
                await person.act(id, "resign")
            end = await people[3].play(id)
            assert end["ending"] == "finished"
            await people[3].verify(id)

    run(play())


def test_a_rematch_swaps_seats_and_has_another_shuffle(club: str) -> None:
    async def play() -> None:
        async with clients(club, 3) as (one, two, stranger):
            id = (await seated([one, two], "card-football"))["id"]
            with pytest.raises(RefusedError, match="table/phase"):
                await one.act(id, "rematch")
            await one.act(id, "resign")
            await two.until(id, is_over)
            await one.act(id, "rematch")
            asked = await two.until(id, lambda table: table["rematch"] != [])
            assert asked["rematch_table"] is None
            await two.act(id, "rematch")
            again = (await one.until(id, lambda table: table["rematch_table"]))["rematch_table"]
            with pytest.raises(RefusedError, match="table/unknown"):
                await stranger.ask("GET", f"/api/tables/{again}")
            before = {person.me["id"]: person.tables[id]["seat"] for person in (one, two)}
            for person in (one, two):
                assert await person.join(again) == 1 - before[person.me["id"]]
            dealt = await one.until(again, lambda table: table["phase"] == "playing")
            assert dealt["commitment"] != one.tables[id]["commitment"]
            await two.act(again, "resign")
            await one.until(again, is_over)
            await one.verify(again)

    run(play())


def test_talk_is_told_and_can_be_muted_and_reported(club: str) -> None:
    async def play() -> None:
        async with clients(club, 2) as (one, two):
            id = (await seated([one, two], "card-football"))["id"]
            await one.request("say", table=id, phrase="hello")
            await two.wait(lambda: two.lines)
            assert (two.lines[0]["phrase"], two.lines[0]["name"]) == ("hello", one.me["name"])
            await two.ask("POST", f"/api/tables/{id}/say", text="Добры дзень!")
            await one.wait(lambda: one.lines and one.lines[-1]["text"] == "Добры дзень!")
            assert len(await one.ask("GET", f"/api/tables/{id}/lines")) == 2
            for wrong in ({"phrase": "no-such"}, {}, {"phrase": "hello", "text": "x"}):
                with pytest.raises(RefusedError, match="table/phrase"):
                    await one.request("say", table=id, **wrong)
            await two.ask("POST", "/api/mutes", member=one.me["id"])
            # The other worker asks for mutes when a socket comes.
            await two.disconnect()
            await two.resume()
            await one.request("say", table=id, text="Can you hear me?")
            await one.wait(lambda: one.lines[-1]["text"] == "Can you hear me?")
            assert len(await two.ask("GET", f"/api/tables/{id}/lines")) == 1
            assert len(await one.ask("GET", f"/api/tables/{id}/lines")) == 3
            await two.ask("DELETE", f"/api/mutes/{one.me['id']}")
            assert len(await two.ask("GET", f"/api/tables/{id}/lines")) == 3
            assert all(line["text"] != "Can you hear me?" for line in two.lines)
            await two.ask("POST", "/api/reports", member=one.me["id"], table=id, text="Rude")
            for wrong in ({"member": "nobody"}, {"member": one.me["id"], "table": "nowhere"}):
                with pytest.raises(RefusedError, match="unknown"):
                    await two.ask("POST", "/api/reports", text="x", **wrong)

    run(play())


def test_a_member_lists_whom_they_have_muted(club: str) -> None:
    async def test() -> None:
        async with clients(club, 2) as (one, two), Client(club) as nobody:
            assert await one.ask("GET", "/api/mutes") == []
            await one.ask("POST", "/api/mutes", member=two.me["id"])
            muted = {"member": two.me["id"], "name": two.me["name"]}
            assert await one.ask("GET", "/api/mutes") == [muted]
            assert await two.ask("GET", "/api/mutes") == []
            await one.ask("DELETE", f"/api/mutes/{two.me['id']}")
            assert await one.ask("GET", "/api/mutes") == []
            with pytest.raises(RefusedError, match="request/member"):
                await nobody.ask("GET", "/api/mutes")

    run(test())


def test_previews_are_for_the_seat_to_move(club: str) -> None:
    async def play() -> None:
        async with clients(club, 3) as (one, two, stranger):
            id = (await seated([one, two], "card-football"))["id"]
            first = mover([one, two], id)
            other = two if first is one else one
            move = legal(first.tables[id])[0]
            found = (await first.request("preview", table=id, move=move))["previews"]
            assert found[move]["events"][0][:2] == ["take", int(move)]
            path = f"/api/tables/{id}/preview"
            assert (await first.ask("POST", path, move=move))["previews"] == found
            for person, code in ((other, "not-your-turn"), (stranger, "not-seated")):
                with pytest.raises(RefusedError, match=code):
                    await person.request("preview", table=id, move=move)
            with pytest.raises(RefusedError, match="move/illegal"):
                await first.ask("POST", path, move="9")

    run(play())


def test_a_move_that_is_sent_twice_is_played_once(club: str) -> None:
    async def play() -> None:
        async with clients(club, 2) as people:
            id = (await seated(people, "card-football"))["id"]
            first = mover(people, id)
            move = legal(first.tables[id])[0]
            once = await first.move(id, move, "m1")
            twice = await first.move(id, move, "m1")
            path = f"/api/tables/{id}/move"
            thrice = await first.ask("POST", path, id="m1", move=move)
            assert once["version"] == twice["version"] == thrice["version"]
            assert (await first.ask("GET", f"/api/tables/{id}"))["moves"] == 1
            # Another's request of the same name is another request.
            other = next(person for person in people if person is not first)
            await together(people, id)
            if legal(other.tables[id]):
                await other.move(id, legal(other.tables[id])[0], "m1")
                assert (await first.ask("GET", f"/api/tables/{id}"))["moves"] == 2
            for code, move in (("move/illegal", "9"), ("request/invalid", "no move")):
                with pytest.raises(RefusedError) as refused:
                    await mover(people, id).move(id, move)
                assert refused.value.code in (code, "table/not-your-turn")

    run(play())


def test_a_seat_is_taken_as_the_rules_of_fairness_say(club: str) -> None:
    async def play() -> None:
        async with clients(club, 3) as (one, two, three):
            table = await one.open("card-football")
            id = table["id"]
            path = f"/api/tables/{id}"
            for given, code in (
                ({"commitment": "0" * 64, "hash": "0" * 64}, "table/commitment"),
                ({"commitment": table["commitment"], "hash": "0" * 63}, "request/invalid"),
            ):
                with pytest.raises(RefusedError, match=code):
                    await one.ask("POST", f"{path}/sit", **given)
            await one.sit(id)
            with pytest.raises(RefusedError, match="table/seated"):
                await one.sit(id)
            with pytest.raises(RefusedError, match="table/phase"):
                await one.ask("POST", f"{path}/reveal", entropy=one.promises[id].entropy)
            await two.sit(id)
            with pytest.raises(RefusedError, match="table/phase"):
                await three.sit(id)
            with pytest.raises(RefusedError, match="table/not-seated"):
                await three.ask("POST", f"{path}/reveal", entropy="0" * 64)
            with pytest.raises(RefusedError, match="table/entropy"):
                await one.ask("POST", f"{path}/reveal", entropy="0" * 64)
            for person in (one, two):
                promise = person.promises[id]
                terms = await person.ask("GET", path)
                assert terms["fair"]["entropy"] == [None, None]
                promise.terms = {"hashes": terms["fair"]["hashes"]}
                for _ in range(2):
                    await person.ask("POST", f"{path}/reveal", entropy=promise.entropy)
            await two.act(id, "resign")
            await one.verify(id)

    run(play())


@pytest.fixture(scope="module")
def hasty(start: Start) -> str:
    return start("sqlite", reveal_seconds=0.5, away_seconds=0.5).url


def test_a_reveal_that_is_missing_voids_the_match(hasty: str) -> None:
    async def play() -> None:
        async with clients(hasty, 2) as (one, two):
            id = (await one.open("hearts", bots=["novice"] * 2))["id"]
            await two.sit(id)
            await one.join(id)
            void = await one.until(id, lambda table: table["phase"] == "void")
            assert (void["ending"], void["culprit"]) == ("no_reveal", two_seat(void, two.me["id"]))
            found = await one.ask("GET", f"/api/matches/{id}")
            assert found["fair"]["server_seed"]
            assert found["record"] is None
            with pytest.raises(RefusedError, match="table/phase"):
                await one.ask("GET", f"/api/matches/{id}/record")
            (latest,) = await two.ask("GET", "/api/me/history")
            assert latest["phase"] == "void"

    run(play())


def two_seat(table: Data, member: str) -> int:
    return next(n for n, seat in enumerate(table["seats"]) if seat["member"] == member)


def test_time_runs_out(hasty: str) -> None:
    async def play() -> None:
        async with clients(hasty, 2) as people:
            clock = {"kind": "move", "seconds": 5}
            id = (await seated(people, "card-football", clock=clock))["id"]
            assert people[0].tables[id]["clocks"]["allowance"] == 5
            turn = people[0].tables[id]["view"]["turn"]
            end = await people[0].until(id, is_over)
            assert (end["ending"], end["culprit"]) == ("time", turn)
            assert end["winners"] == [1 - turn]

    run(play())
