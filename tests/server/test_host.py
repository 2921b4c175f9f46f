"""What a host sees: settings, health, counts, logs, schemas; and the sample bot."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from koloda.core.errors import ClubError, LimitError
from koloda.server.limits import KINDS, Limits
from koloda.server.schema import write
from koloda.server.settings import Settings
from tests.server.client import Client
from tests.server.conftest import Start, run
from tests.server.running import Running
from tests.server.support import clients, seated

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).parents[2]


def test_settings_come_from_flags_then_the_environment() -> None:
    environment = {"KOLODA_PORT": "9000", "KOLODA_REDIS": "redis://here", "OTHER": "x"}
    settings = Settings.read(environment, port=9001, database="sqlite:///x.db", redis=None)
    assert (settings.port, settings.redis) == (9001, "redis://here")
    assert Settings.read(settings.environment()) == settings
    assert Settings.read({}).database.endswith("club.db")


@pytest.mark.parametrize(
    ("code", "given"),
    [
        ("club/settings", {"port": "nine"}),
        ("club/settings", {"workers": "0"}),
        ("club/settings", {"log_level": "loud"}),
        ("club/settings", {"public_url": "cards.example"}),
        ("club/workers", {"workers": "2"}),
        ("club/redis", {"workers": "2", "database": "postgresql://here/koloda"}),
    ],
)
def test_settings_that_can_t_be(code: str, given: dict[str, str]) -> None:
    with pytest.raises(ClubError) as refused:
        Settings.read({f"KOLODA_{key.upper()}": value for key, value in given.items()})
    assert refused.value.code == code


def test_every_setting_is_in_the_table_of_the_docs() -> None:
    text = (ROOT / "docs" / "server.md").read_text()
    for name in Settings.model_fields:
        assert f"`KOLODA_{name.upper()}`" in text


def test_buckets_fill_up_again() -> None:
    time = 0.0
    limits = Limits(1.0, lambda: time)
    size, flow = KINDS["chat"]
    for _ in range(size):
        limits.take("chat", "somebody")
    with pytest.raises(LimitError) as refused:
        limits.take("chat", "somebody")
    limits.take("chat", "somebody else")
    time += float(str(refused.value.details["seconds"]))
    limits.take("chat", "somebody")
    time += 10 * size / flow
    for _ in range(size):
        limits.take("chat", "somebody")
    with pytest.raises(LimitError):
        limits.take("chat", "somebody")
    for _ in range(1_000):
        Limits(0).take("chat", "somebody")


def test_a_cold_server_answers_at_once_and_compiles_behind(tmp_path: Path) -> None:
    server = Running(tmp_path, f"sqlite:///{tmp_path / 'folder' / 'club.db'}")
    first = server.start(ready=False, NUMBA_CACHE_DIR=str(tmp_path / "kernels"))
    try:
        assert first < 10
        with httpx.Client(base_url=server.url, headers={"X-Koloda": "1"}) as http:
            assert http.get("/healthz").json()["status"] == "compiling"
            assert http.post("/api/guest", json={}).status_code == 200
            table = http.post("/api/tables", json={"game": "hearts"})
            assert table.status_code == 201
            assert http.get("/healthz").json()["status"] == "compiling"
        assert server.stop() < 10
    finally:
        server.stop()
    server.check_log()
    print(f"first answer after {first:.2f} s")


def test_counts_are_of_all_workers(club: str) -> None:
    async def play() -> str:
        async with clients(club, 2) as people:
            id = (await seated(people, "card-football"))["id"]
            await asyncio.gather(*(person.play(id) for person in people))
            return (await people[0].http.get("/metrics")).text

    text = run(play())
    for name in ("requests_total", "moves_total", "messages_in_total", "sockets", "tables_shown"):
        assert f"koloda_{name}" in text
    moves = next(line for line in text.splitlines() if line.startswith("koloda_moves_total{"))
    assert float(moves.split()[-1]) > 10


def test_logs_are_json_with_the_id_of_the_request(start: Start) -> None:
    server = start("sqlite", metrics=False)
    reply = httpx.get(f"{server.url}/api/games", headers={"X-Request-Id": "from-the-proxy-1"})
    assert reply.headers["x-request-id"] == "from-the-proxy-1"
    other = httpx.get(f"{server.url}/api/me?secret=1", headers={"X-Request-Id": "a b"})
    assert other.headers["x-request-id"] != "a b"
    assert httpx.get(f"{server.url}/metrics").status_code == 404
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    (line,) = [line for line in lines if line.get("request") == "from-the-proxy-1"]
    assert (line["route"], line["status"], line["method"]) == ("/api/games", 200, "GET")
    assert "secret" not in server.log.read_text()


def test_what_can_be_played_is_listed(small_club: str) -> None:
    found = httpx.get(f"{small_club}/api/games").json()
    games = {game["name"]: game for game in found["games"]}
    assert sorted(games) == ["belarusian-football", "card-football", "hearts"]
    assert games["hearts"]["seats"] == 4
    assert {option["kind"] for option in games["hearts"]["options"]} == {"flag", "whole", "choice"}
    assert found["levels"] == ["novice", "amateur", "club", "strong", "master", "champion"]
    assert "hello" in found["phrases"]
    assert found["clocks"]["days"] == {"days": [1, 14]}


def test_schemas_are_written(tmp_path: Path) -> None:
    names = [path.name for path in write(tmp_path / "schemas")]
    assert names == [
        "openapi.json",
        "socket-in.schema.json",
        "socket-out.schema.json",
        "page.schema.json",
        "events.json",
    ]
    paths = json.loads((tmp_path / "schemas" / "openapi.json").read_text())["paths"]
    assert "/api/tables/{id}/move" in paths


def test_the_sample_bot_plays_a_match(small_club: str) -> None:
    async def play() -> None:
        async with clients(small_club, 2) as (owner, rival):
            token = (await owner.ask("POST", "/api/me/token"))["token"]
            id = (await rival.open("card-football"))["id"]
            await rival.join(id)
            program = await asyncio.to_thread(
                subprocess.Popen,
                [sys.executable, ROOT / "docs" / "examples" / "bot.py", small_club, id],
                env={**os.environ, "KOLODA_TOKEN": token},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            try:
                end = await rival.play(id)
                output, _ = await asyncio.to_thread(program.communicate, None, 20)
            finally:
                program.kill()
            assert end["ending"] == "finished"
            assert program.returncode == 0, output
            assert "finished" in output
            await rival.verify(id)

    run(play())


def test_a_page_may_come_and_go(small_club: str) -> None:
    """A socket that only comes in and goes again leaves nothing behind."""

    async def visit() -> None:
        for _ in range(3):
            async with Client(small_club) as client:
                await (await client.enter()).connect()
                await client.until_told(0)

    run(visit())
