"""Records replayed by the server: each game, each seat, what is wrong with a record, limits."""

import json
import random
from typing import Any

import httpx
import pytest

from koloda.core.errors import KolodaError
from koloda.match.fair import verify
from koloda.match.match import Match
from tests.server.client import Client, Data, RefusedError
from tests.server.conftest import Start, run
from tests.server.support import SEATS, SHORT, clients, seated

pytestmark = pytest.mark.compiled

GAMES = sorted(SEATS)
SEED = bytes(range(32)).hex()


def played(game: str, moves: int | None = None, **options: Any) -> Match:
    """Play a match at random, to its end or so many moves."""
    chance = random.Random(3)
    match = Match.new(game, options or SHORT[game], SEED)
    while not match.over and (moves is None or len(match.moves) < moves):
        match.play(chance.choice(match.legal))
    return match


async def replayed(client: Client, record: object, seat: object = None) -> Data:
    answer: Data = await client.ask("POST", "/api/replay", record=record, seat=seat)
    return answer


@pytest.mark.parametrize("game", GAMES)
def test_each_seat_and_a_spectator_see_what_they_would_have_seen(
    small_club: str, game: str
) -> None:
    match = played(game)

    async def look() -> None:
        async with Client(small_club) as client:
            for seat in (*range(SEATS[game]), None):
                told = await replayed(client, match.record(), seat)
                again = Match.new(game, SHORT[game], SEED)
                first, *steps = told["steps"]
                assert first == as_json(
                    {"seat": None, "move": None, "events": [], "view": again.view(seat)}
                )
                for step, move in zip(steps, match.moves, strict=True):
                    mover = again.turn
                    # The match is open: whatever was hidden from this seat is told.
                    events = again.play(move)
                    assert step == as_json(
                        {"seat": mover, "move": move, "events": events, "view": again.view(seat)}
                    )
                assert told["seats"] == SEATS[game]
                assert (told["game"], told["options"]) == (game, match.options)
                assert {key: told[key] for key in ("scores", "winners")} == match.result()
                assert told["fair"] is False
                assert told["names"] is None

    run(look())


def as_json(data: object) -> object:
    return json.loads(json.dumps(data))


def test_nobody_needs_to_be_known_but_the_page_must_be_ours(small_club: str) -> None:
    body = {"record": played("card-football").record()}
    own = httpx.post(f"{small_club}/api/replay", json=body, headers={"X-Koloda": "1"})
    assert own.status_code == 200
    assert own.headers["content-type"] == "application/json"
    assert own.headers["cache-control"] == "no-store"
    assert own.json()["steps"]
    other = httpx.post(f"{small_club}/api/replay", json=body)
    assert other.json()["error"]["code"] == "request/header"


def test_a_match_that_was_played_here_is_fair_until_it_is_tampered_with(small_club: str) -> None:
    async def play() -> None:
        async with clients(small_club, 2) as people:
            id = (await seated(people, "card-football"))["id"]
            first = people[0]
            await first.act(id, "resign")
            record = await first.ask("GET", f"/api/matches/{id}/record")
            assert verify(record).proves
            told = await replayed(first, record, 0)
            assert told["fair"] is True
            assert told["names"] == record["seats"]
            # The match was broken off: who won is what the record says.
            assert told["winners"] == record["result"]["winners"] != []
            tampered = {**record, "seed": SEED}
            assert (await replayed(first, tampered))["fair"] is False
            without = {**record, "fair": {**record["fair"], "entropy": []}}
            assert (await replayed(first, without))["fair"] is False

    run(play())


WRONG: list[tuple[str, Any]] = [
    ("record/type", []),
    ("record/type", None),
    ("record/key", {}),
    ("record/version", {"koloda": 2}),
    ("record/version", {"koloda": True}),
    ("record/game", {"game": 1}),
    ("record/options", {"options": []}),
    ("record/seed", {"seed": "00"}),
    ("record/moves", {"moves": "2C"}),
    ("record/key", {"seats": ["one"]}),
    ("game/unknown", {"game": "chess"}),
    ("option/unknown", {"options": {"no-such": 1}}),
    ("option/value", {"options": {"deals": True}}),
    ("option/value", {"options": {"deals": {"a": []}}}),
    ("move/illegal", {"moves": ["2C", 7]}),
    ("move/illegal", {"moves": ["XX"]}),
    ("move/illegal", {"moves": [None]}),
]


@pytest.mark.parametrize(("code", "change"), WRONG)
def test_what_is_wrong_with_a_record_is_said_as_verify_does(
    small_club: str, code: str, change: Any
) -> None:
    right = played("hearts", 5).record()
    record = {**right, **change} if isinstance(change, dict) and change else change

    async def attempt() -> RefusedError:
        async with Client(small_club) as client:
            with pytest.raises(RefusedError) as refused:
                await replayed(client, record)
            return refused.value

    error = run(attempt())
    assert error.code == code
    if code != "record/key" or not change:
        with pytest.raises(KolodaError) as caught:
            verify(record)
        assert (caught.value.code, str(caught.value)) == (code, str(error).partition(": ")[2])


def test_moves_after_the_end_are_refused(small_club: str) -> None:
    record = played("card-football").record()

    async def attempt() -> None:
        async with Client(small_club) as client:
            with pytest.raises(RefusedError, match="move/over"):
                await replayed(client, {**record, "moves": [*record["moves"], "1"]})
            for seat in (2, -1, 64, "0", True):
                with pytest.raises(RefusedError, match="request/invalid"):
                    await replayed(client, record, seat)

    run(attempt())


def written(more: str = "0", game: str = "hearts", version: str = "1") -> str:
    """Write a request by hand."""
    record = f'"koloda": {version}, "game": "{game}", "seed": "{SEED}", "moves": [], "more": {more}'
    return f'{{"record": {{{record}}}}}'


@pytest.mark.parametrize(
    "text",
    [
        written("NaN"),
        written(game="\\ud800"),
        written('"\\ud800"'),
        written("[" * 200_000 + "]" * 200_000),
        written(version="1" + "0" * 6_000),
        written(version="1" + "0" * 4_000),
        "{",
        "",
    ],
)
def test_what_json_has_not_is_refused(small_club: str, text: str) -> None:
    headers = {"X-Koloda": "1", "Content-Type": "application/json"}
    reply = httpx.post(f"{small_club}/api/replay", content=text, headers=headers)
    assert 400 <= reply.status_code < 500
    assert reply.json()["error"]["code"].startswith(("record/", "request/"))


def test_long_records_are_taken_up_to_a_mebibyte(small_club: str) -> None:
    match = played("hearts", deals=60, target=0)
    record = match.record()
    headers = {"X-Koloda": "1"}
    body = {"record": {**record, "comments": "x" * 900_000}}
    reply = httpx.post(f"{small_club}/api/replay", json=body, headers=headers, timeout=60)
    assert reply.headers["content-encoding"] == "gzip"
    assert len(reply.json()["steps"]) == len(match.moves) + 1 > 3_000
    body["record"]["comments"] = "x" * 2**20
    large = httpx.post(f"{small_club}/api/replay", json=body, headers=headers)
    assert (large.status_code, large.json()["error"]["code"]) == (413, "request/size")
    elsewhere = httpx.post(f"{small_club}/api/guest", content="x" * 70_000, headers=headers)
    assert elsewhere.status_code == 413


def test_replays_are_limited(start: Start) -> None:
    server = start("sqlite", limits=0.1)
    record = played("card-football", 3).record()

    async def attempt() -> None:
        async with Client(server.url) as client:
            with pytest.raises(RefusedError) as refused:
                await until_refused(client, record)
            assert (refused.value.status, refused.value.code) == (429, "limit/replay")

    run(attempt())


async def until_refused(client: Client, record: Data) -> None:
    for _ in range(30):
        await replayed(client, record)
