"""Every message that any seat or spectator got, compared with what `hidden.py` lets through."""

import asyncio
import base64
import json
import random
from typing import Any

import pytest

from koloda.match.match import Match
from tests.server.client import Client, Data, RefusedError, legal
from tests.server.conftest import Start, run
from tests.server.support import SEATS, SHORT, clients, seated

pytestmark = pytest.mark.compiled

MATCHES = {"card-football": 3, "belarusian-football": 6, "hearts": 6}

CARDS = {rank + suit for rank in "23456789TJQKA" for suit in "CDHS"} | {"RJ", "BJ"}


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
        self.views: dict[tuple[int, int | None], Data] = {}
        server_seed = record["fair"]["server_seed"]
        self.secrets = [text for seed in (record["seed"], server_seed) for text in written(seed)]
        self.states = [written(state.state_record.tobytes().hex()) for state in self.at]

    def view(self, moves: int, seat: int | None) -> Data:
        """Return what a seat may see after so many moves."""
        key = (moves, seat)
        if key not in self.views:
            self.views[key] = json.loads(json.dumps(self.at[moves].view(seat)))
        return self.views[key]


def written(seed: str) -> list[str]:
    """Return a secret in the ways in which it may be written."""
    plain = bytes.fromhex(seed)
    return [seed.lower(), base64.b64encode(plain).decode()[:40], str(list(plain))[1:-1]]


def cards_in(data: Any) -> set[str]:
    """Return the cards that are named anywhere."""
    if isinstance(data, dict):
        return {card for value in data.values() for card in cards_in(value)}
    if isinstance(data, list):
        return {card for value in data for card in cards_in(value)}
    return {data} & CARDS if isinstance(data, str) else set()


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
                assert not cards_in(content) or message["path"].endswith(("/view", "/preview"))
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
        assert item["events"] == json.loads(json.dumps(seen))
        # The move itself may be what is hidden.
        assert ("move" in item) == (mover == seat)


def check_snapshot(snapshot: Data, truth: Truth) -> None:
    rest = {key: value for key, value in snapshot.items() if key != "view"}
    assert not cards_in(rest)
    if snapshot["view"] is None:
        assert snapshot["moves"] == 0
    else:
        expected = truth.view(snapshot["moves"], snapshot["seat"])
        if snapshot["phase"] != "playing":
            expected = {**expected, "legal": []}
        assert snapshot["view"] == expected
    if snapshot["phase"] not in ("over", "void"):
        assert snapshot["fair"]["server_seed"] is None
        text = json.dumps(snapshot).lower()
        for secret in [*truth.secrets, *truth.states[snapshot["moves"]]]:
            assert secret.lower() not in text


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


async def one_match(url: str, game: str, number: int) -> int:
    chance = random.Random(number)
    count = SEATS[game]
    bots = chance.randrange(count) if number % 2 else 0
    async with clients(url, count - bots + 1) as everybody:
        people, watcher = everybody[:-1], everybody[-1]
        terms = {"options": SHORT[game], "bots": ["novice"] * bots}
        id = (await seated(people, game, **terms))["id"]
        await watcher.watch(id)
        await asyncio.gather(*(play_and_come_back(client, id, chance) for client in everybody))
        record = await watcher.verify(id)
        story = await watcher.ask("GET", f"/api/matches/{id}/story")
        truth = Truth(record, story)
        assert [item["events"] for item in story] == json.loads(json.dumps(truth.events))
        return sum(check(client.messages, id, truth) for client in everybody)


@pytest.mark.parametrize("game", sorted(SEATS))
def test_nobody_is_told_what_is_hidden(club: str, game: str) -> None:
    async def play() -> int:
        looked = 0
        for first in range(0, MATCHES[game], 3):
            numbers = range(first, first + 3)
            looked += sum(await asyncio.gather(*(one_match(club, game, n) for n in numbers)))
        return looked

    assert run(play()) > MATCHES[game] * 40


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
