"""The rules over HTTP: languages, options, names of headings, caching."""

import json
from re import findall

import httpx
import pytest

from koloda.games import GAMES, find
from koloda.locales import CODES
from tests.server.client import Client, Data, RefusedError
from tests.server.conftest import run

pytestmark = pytest.mark.compiled


def rules(url: str, game: str, **query: str) -> httpx.Response:
    return httpx.get(f"{url}/api/rules/{game}", params=query)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_the_same_headings_in_each_language(small_club: str, game: str) -> None:
    replies = {code: rules(small_club, game, language=code).json() for code in CODES}
    names = {code: findall(r"\{#([\w-]+)\}", replies[code]["markdown"]) for code in CODES}
    assert len(names["en"]) > 5
    assert all(names[code] == names["en"] for code in CODES)
    assert len({reply["markdown"] for reply in replies.values()}) == len(CODES)
    for code in CODES:
        reply = replies[code]
        assert (reply["game"], reply["language"]) == (game, code)
        assert set(reply["options"]) == {option.name for option in find(game).options}
        assert all(line.startswith("#") for line in reply["markdown"].splitlines() if "{#" in line)


def test_clauses_follow_the_options_of_a_table(small_club: str) -> None:
    plain: Data = rules(small_club, "hearts").json()
    options = json.dumps({"jack_of_diamonds": -10, "deals": 7})
    other: Data = rules(small_club, "hearts", options=options).json()
    assert other["options"] == {**plain["options"], "jack_of_diamonds": -10, "deals": 7}
    assert plain["markdown"] != other["markdown"]
    assert "\N{MINUS SIGN}10" in other["markdown"]
    assert "\N{MINUS SIGN}10" not in plain["markdown"]


def test_they_may_be_kept_for_an_hour(small_club: str) -> None:
    assert rules(small_club, "hearts").headers["cache-control"] == "public, max-age=3600"


@pytest.mark.parametrize(
    ("game", "query", "code"),
    [
        ("chess", {}, "game/unknown"),
        ("hearts", {"language": "de"}, "request/invalid"),
        ("hearts", {"options": "{"}, "request/invalid"),
        ("hearts", {"options": "[]"}, "request/invalid"),
        ("hearts", {"options": '{"no-such": 1}'}, "option/unknown"),
        ("hearts", {"options": '{"deals": true}'}, "option/value"),
        ("hearts", {"options": '{"deals": 0, "target": 0}'}, "option/value"),
    ],
)
def test_what_is_wrong_is_said(
    small_club: str, game: str, query: dict[str, str], code: str
) -> None:
    async def attempt() -> None:
        async with Client(small_club) as client:
            with pytest.raises(RefusedError) as refused:
                await client.ask("GET", f"/api/rules/{game}", **query)
            assert (refused.value.status, refused.value.code) == (422, code)

    run(attempt())
