"""Every message that any seat or spectator got, compared with what `hidden.py` lets through."""

import asyncio
import base64
import json
import random
import re

import pytest

from koloda.match.match import Match
from tests.server.client import Client, Data, RefusedError, legal
from tests.server.conftest import Start, run
from tests.server.support import SEATS, SHORT, check_messages, clients, seated

pytestmark = pytest.mark.compiled

MATCHES = {"sqlite": 70, "postgresql": 7}
"""Matches of each game."""

PARTIES = 7
"""Matches that are on at once."""

DEADLINE_SECONDS = 400

CARD = re.compile(r'"([2-9TJQKA][CDHS]|RJ|BJ)"')
"""A card that is named anywhere in JSON."""


class Truth:
    """A finished match, at each of its moves."""

    def __init__(self, record: Data, story: list[Data]) -> None:
        match = Match.new(record["game"], record["options"], record["seed"])
        self.at = [match.copy()]
        self.events = []
        for move in record["moves"]:
            self.events.append(match.play(move))
            self.at.append(match.copy())
        self.movers = [item["seat"] for item in story]
        self.views: dict[tuple[int, int | None, bool], str] = {}
        server_seed = record["fair"]["server_seed"]
        self.secrets = in_small_letters(record["seed"]) + in_small_letters(server_seed)
        states = (state.state_record.tobytes().hex() for state in self.at)
        self.states = [in_small_letters(state) for state in states]

    def view(self, moves: int, seat: int | None, is_on: bool) -> str:
        """Return what a seat may see after so many moves, as JSON; it is on or has been ended."""
        key = (moves, seat, is_on)
        if key not in self.views:
            view = self.at[moves].view(seat)
            self.views[key] = json.dumps(view if is_on else {**view, "legal": []})
        return self.views[key]


def written(seed: str) -> list[str]:
    """Return a secret in the ways in which it may be written."""
    plain = bytes.fromhex(seed)
    return [plain.hex(), base64.b64encode(plain).decode()[:40], str(list(plain))[1:-1]]


def in_small_letters(seed: str) -> list[str]:
    return [text.lower() for text in written(seed)]


def check(messages: list[Data], id: str, truth: Truth) -> int:
    """Look through all that a client got of a table; return how many messages there were."""
    looked = 0
    for message in messages:
        if message["type"] == "table" and message["table"] == id:
            looked += 1
            check_table(message, truth)
        elif message["type"] == "reply" and message["path"].startswith(f"/api/tables/{id}"):
            content = message["content"]
            if isinstance(content, dict) and content.get("view"):
                check_snapshot(content, truth)
            elif isinstance(content, dict) and "half" not in content:
                assert not CARD.search(json.dumps(content)) or message["path"].endswith(
                    ("/view", "/preview")
                )
    return looked


def check_table(message: Data, truth: Truth) -> None:
    snapshot = message["snapshot"]
    check_snapshot(snapshot, truth)
    if snapshot["phase"] == "over":
        return
    news, moves, seat = message["news"], snapshot["moves"], snapshot["seat"]
    for number, item in enumerate(news, moves - len(news)):
        mover = truth.movers[number]
        seen = truth.at[number].as_seen(truth.events[number], mover, seat)
        assert item["seat"] == mover
        assert json.dumps(item["events"]) == json.dumps(seen)
        # The move itself may be what is hidden.
        assert ("move" in item) == (mover == seat)


def check_snapshot(snapshot: Data, truth: Truth) -> None:
    rest = json.dumps({key: value for key, value in snapshot.items() if key != "view"})
    assert not CARD.search(rest)
    view = json.dumps(snapshot["view"])
    if snapshot["view"] is None:
        assert snapshot["moves"] == 0
    else:
        is_on = snapshot["phase"] == "playing"
        assert view == truth.view(snapshot["moves"], snapshot["seat"], is_on)
    if snapshot["phase"] not in ("over", "void"):
        assert snapshot["fair"]["server_seed"] is None
        text = (rest + view).lower()
        for secret in [*truth.secrets, *truth.states[snapshot["moves"]]]:
            assert secret not in text


async def play_and_come_back(person: Client, id: str, chance: random.Random) -> None:
    """Play to the end, and lose the socket now and then; look by HTTP as well."""
    while (table := person.tables[id])["phase"] != "over":
        version = table["version"]
        try:
            if chance.random() < 0.04:
                person.cut()
                await person.resume()
            if chance.random() < 0.05:
                await person.ask("GET", f"/api/tables/{id}")
                await person.ask("GET", f"/api/tables/{id}/view")
            if legal(person.tables[id]):
                move = chance.choice(legal(person.tables[id]))
                if chance.random() < 0.1:
                    await person.request("preview", table=id, move=move)
                await person.move(id, move)
            await person.until_newer(id, version)
        except RefusedError as error:
            error.must_be_of_a_moment()
        except (ConnectionError, OSError):
            await person.resume()


async def one_match(everybody: list[Client], game: str, chance: random.Random) -> int:
    """Let some play a match, at which the last one looks on; return how many messages there were.

    All that they got meanwhile is looked through, and forgotten.
    """
    bots = chance.randrange(SEATS[game])
    *people, watcher = everybody[bots - SEATS[game] - 1 :]
    options = {"options": SHORT[game], "bots": ["novice"] * bots}
    id = (await seated(people, game, **options))["id"]
    await watcher.watch(id)
    at_table = [*people, watcher]
    await asyncio.gather(*(play_and_come_back(client, id, chance) for client in at_table))
    record = await watcher.verify(id)
    story = await watcher.ask("GET", f"/api/matches/{id}/story")
    truth = Truth(record, story)
    assert [item["events"] for item in story] == json.loads(json.dumps(truth.events))
    looked = 0
    for client in at_table:
        await until_all_is_told(client, id)
        looked += check(client.messages, id, truth)
        check_messages(client)
        client.messages.clear()
        del client.tables[id]
    return looked


async def until_all_is_told(client: Client, id: str) -> None:
    """Show a table no more, and wait until nothing of it can come any more."""
    before = len(client.messages)
    await client.send("unwatch", table=id)
    await client.send("ping")
    await client.wait(lambda: any(one["type"] == "pong" for one in client.messages[before:]))


@pytest.mark.parametrize("game", sorted(SEATS))
@pytest.mark.parametrize(("club", "matches"), MATCHES.items(), indirect=["club"])
def test_nobody_is_told_what_is_hidden(club: str, matches: int, game: str) -> None:
    async def one_after_another(seed: int) -> int:
        chance = random.Random(seed)
        async with clients(club, SEATS[game] + 1) as everybody:
            played = [await one_match(everybody, game, chance) for _ in range(matches // PARTIES)]
            return sum(played)

    async def all_at_once() -> int:
        async with asyncio.timeout(DEADLINE_SECONDS):
            return sum(await asyncio.gather(*map(one_after_another, range(PARTIES))))

    assert asyncio.run(all_at_once()) > matches * 40


def test_logs_errors_and_counts_say_nothing(start: Start) -> None:
    server = start("sqlite", log_level="debug")

    async def play() -> list[str]:
        secrets = []
        async with clients(server.url, 2) as people:
            secrets += [client.http.cookies["koloda"] for client in people]
            token = (await people[0].ask("POST", "/api/me/token"))["token"]
            opened = await people[0].open("card-football", by_link=True)
            for person in people:
                await person.join(opened["id"], opened["link"])
            await people[0].until(opened["id"], lambda table: table["phase"] == "playing")
            exported = json.dumps(await people[0].ask("GET", "/api/me/export"))
            counted = (await people[0].http.get("/metrics")).text
            await people[0].request("say", table=opened["id"], text="a very private word")
            for wrong in ("9", "x"):
                with pytest.raises(RefusedError):
                    await people[0].move(opened["id"], wrong)
            await people[0].act(opened["id"], "resign")
            record = await people[0].verify(opened["id"])
            seeds = written(record["seed"]) + written(record["fair"]["server_seed"])
            for secret in seeds:
                assert secret not in exported
                assert secret not in counted
            others = [people[1].promises[opened["id"]].entropy]
            assert others[0] not in exported
            secrets += [token, opened["link"], "a very private word", *seeds, *others]
        return secrets

    secrets = run(play())
    text = server.log.read_text()
    for secret in secrets:
        assert secret not in text
