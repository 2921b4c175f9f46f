"""What nobody should send: no 5xx, no traceback, nothing changed."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client
from tests.server.conftest import Start, run
from tests.server.running import Running
from tests.server.support import clients, seated

pytestmark = pytest.mark.compiled

KINDS = ("watch", "unwatch", "move", "act", "reveal", "preview", "say", "ping", "hello", "")
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=60),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=8,
)
ODD = st.sampled_from(["", "\x00", "ſ", "1" * 5_000, "../..", "%00", "\ud800", "💥", "0" * 64])


LENGTHY = ("/api/me/password", "/api/sign-in")
"""Where a password is computed, which takes long on purpose."""


class Target:
    """A match between two people, and its ids."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.before: dict[str, Any] = {}
        self.id = ""
        self.member = ""
        self.cookie = ""

    async def prepare(self) -> None:
        async with clients(self.server.url, 2) as people, Client(self.server.url) as stranger:
            self.id = (await seated(people, "hearts", bots=["novice"] * 2))["id"]
            seats = [person.tables[self.id]["seat"] for person in people]
            # Bots have moved: from now on nothing goes on until somebody does something.
            await people[0].until(self.id, lambda table: table["view"]["turn"] in seats)
            self.member = people[0].me["id"]
            await stranger.enter()
            self.cookie = f"koloda={stranger.http.cookies['koloda']}"

    async def state(self) -> dict[str, Any]:
        async with Client(self.server.url) as client:
            await client.enter()
            table: dict[str, Any] = await client.ask("GET", f"/api/tables/{self.id}")
            return {key: table[key] for key in ("phase", "moves", "fair", "winners", "draw_offer")}


@pytest.fixture(scope="module")
def target(start: Start) -> Target:
    found = Target(start("sqlite", away_seconds=3_600))
    run(found.prepare())
    found.before = run(found.state())
    return found


def frames(target: Target) -> st.SearchStrategy[Any]:
    ids = st.sampled_from([target.id, target.member, "nowhere"]) | ODD
    fields = {
        "v": st.sampled_from([1, 1, 1, 2, "1", None]),
        "type": st.sampled_from(KINDS) | ANYTHING,
        "table": ids | ANYTHING,
        "id": st.text(max_size=50) | st.just("x") | ANYTHING,
        "move": st.sampled_from(["QS", "1", "-", "2C"]) | ODD | ANYTHING,
        "act": st.sampled_from(["resign", "draw", "takeback", "decline", "leave", "rematch"]) | ODD,
        "entropy": ODD | ANYTHING,
        "phrase": st.just("hello") | ANYTHING,
        "text": ODD | ANYTHING,
        "link": ODD | ANYTHING,
        "last": st.integers() | st.floats() | ANYTHING,
        "more": ANYTHING,
    }
    shaped = st.fixed_dictionaries({"type": fields.pop("type")}, optional=fields)
    raw = st.sampled_from(["", "{", "[]", "null", "1e999", "[" * 3_000, '{"v":1,"v":2}'])
    return st.lists(shaped | raw | st.binary(max_size=40), min_size=1, max_size=25)


def size(frame: Any) -> int:
    return len(json.dumps(frame) if isinstance(frame, dict) else frame)


def test_frames_of_any_kind_change_nothing(target: Target) -> None:
    address = target.server.url.replace("http", "ws") + "/api/socket"

    async def throw(sent: list[Any]) -> None:
        headers = {"Cookie": target.cookie}
        async with connect(address, additional_headers=headers, compression=None) as socket:
            try:
                for frame in sent:
                    await socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)
                await socket.send('{"v": 1, "type": "ping"}')
                while True:
                    answer = json.loads(await asyncio.wait_for(socket.recv(), 20))
                    assert answer["type"] in ("hello", "error", "pong", "table", "done"), answer
                    if answer["type"] == "pong":
                        return
            except ConnectionClosed:
                # A frame that is too large ends the connection.
                if not any(size(frame) > 8_192 for frame in sent):
                    raise

    @settings(max_examples=150)
    @given(sent=frames(target))
    def check(sent: list[Any]) -> None:
        run(throw(sent))

    check()
    assert run(target.state()) == target.before
    target.server.check_log()


def test_the_sequence_of_steps_can_be_wrong(target: Target) -> None:
    """Each command at each phase by one who sits there, with nothing but refusals and sense."""

    async def attempt() -> None:
        async with clients(target.server.url, 1) as (person,):
            id = (await person.open("card-football", bots=["novice"]))["id"]
            sends: list[tuple[str, dict[str, Any]]] = [
                ("reveal", {"entropy": "0" * 64}),
                ("move", {"move": "1"}),
                ("preview", {"move": "1"}),
                ("act", {"act": "draw"}),
                ("act", {"act": "takeback"}),
                ("act", {"act": "rematch"}),
                ("act", {"act": "resign"}),
                ("say", {"phrase": "hello"}),
            ]
            for step in range(2):
                for number, (kind, fields) in enumerate(sends):
                    await person.send(kind, table=id, id=f"{step}-{number}", **fields)
                last = f"{step}-{len(sends) - 1}"
                await person.until_answered(last)
                if step == 0:
                    await person.join(id)
                    await person.until(id, lambda table: table["phase"] != "seating")
            assert person.tables[id]["phase"] in ("playing", "over")

    run(attempt())
    target.server.check_log()


def test_the_http_side_as_its_schema_says(target: Target) -> None:
    import schemathesis
    from schemathesis.checks import not_a_server_error

    schema = schemathesis.openapi.from_url(f"{target.server.url}/api/openapi.json")
    for result in schema.get_all_operations():
        operation: Any = result
        attack(target, operation.ok(), not_a_server_error)
    assert run(target.state()) == target.before
    target.server.check_log()


def attack(target: Target, operation: Any, check_reply: Any) -> None:
    """Send one operation what its schema allows, and what it does not."""
    # A guest for each: some end the sessions of who asks.
    guest = httpx.post(f"{target.server.url}/api/guest", json={}, headers={"X-Koloda": "1"})
    headers = {"Cookie": f"koloda={guest.cookies['koloda']}", "X-Koloda": "1"}

    @settings(max_examples=3 if operation.path in LENGTHY else 12)
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        if "id" in case.path_parameters and case.method == "GET":
            case.path_parameters["id"] = target.id
        case.validate_response(case.call(headers=headers), checks=[check_reply])

    check()
