"""What the page's types are made from: views by game, names of definitions, operands of events."""

import json
import random
import re
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from koloda.games import GAMES
from koloda.match.match import Match
from koloda.server.messages import Outgoing
from koloda.server.requests import Incoming
from koloda.server.schema import page_schema, schemas
from koloda.server.views import VIEWS

SEED = bytes(range(32)).hex()

NAMES = {
    "CardFootballView", "BelarusianFootballView", "HeartsView", "Incoming", "Outgoing", "Snapshot",
    "NewTable", "Replay", "Step", "Record", "Rules", "Previews", "Forecast", "Hint", "Me", "Games",
    "WatchingMessage", "PreviewedMessage", "HintedMessage", "HintMessage", "Refusal",
}  # fmt: skip


def states(game: str) -> list[Match]:
    """Play a match at random and give it after each move."""
    chance = random.Random(5)
    match = Match.new(game, {"deals": 5} if game == "hearts" else {}, SEED)
    found = [match.copy()]
    while not match.over and len(found) < 250:
        match.play(chance.choice(match.legal))
        found.append(match.copy())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_views_are_as_their_types_say(game: str) -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(VIEWS[game])
    for match in states(game):
        for seat in (*range(match.game.seats), None):
            view = match.view(seat)
            read = adapter.validate_json(json.dumps(view), strict=True)
            # Written again it is the same, so no key is left out inside either.
            assert json.loads(adapter.dump_json(read)) == json.loads(json.dumps(view))
            assert set(view) == set(VIEWS[game].__annotations__)


@pytest.mark.plain
def test_all_that_a_page_needs_has_a_plain_name() -> None:
    definitions = page_schema()["$defs"]
    assert definitions.keys() >= NAMES
    assert all(re.fullmatch(r"[A-Z][A-Za-z]+", name) for name in definitions)
    for union in (Incoming, Outgoing):
        members = get_args(get_args(union)[0])
        assert {member.__name__ for member in members} <= definitions.keys()


@pytest.mark.plain
def test_nothing_is_referred_to_that_is_not_there() -> None:
    schema = page_schema()
    for name in re.findall(r'"#/\$defs/([^"]+)"', json.dumps(schema)):
        assert name in schema["$defs"]


@pytest.mark.parametrize("game", GAMES)
def test_operands_of_events_are_as_they_are_said_to_be(game: str) -> None:
    found: Any = schemas()["events.json"]
    assert (found["gains"]["attack"], found["rebound"], found["half_length"]) == (3, 2, 45)
    operands = found["operands"][game]
    for match in states(game):
        for name, *values in match.events:
            expected = operands[name]
            takes_the_rest = expected and expected[-1] in ("cards", "drawn", "points")
            assert len(values) == len(expected) or takes_the_rest
