"""The drawn examples of the rules are positions of matches that were played."""

import json
from pathlib import Path
from typing import Any

import pytest

from koloda import Match
from koloda.locales import CODES, Language

EXAMPLES = json.loads(
    (Path(__file__).parents[2] / "web/src/lib/rules/examples.json").read_text(encoding="utf-8")
)


def drawn(match: Match, column: int | None) -> dict[str, Any]:
    """Return what an example draws of a position."""
    view = match.view(None)
    shown = {"squads": view["squads"], "bookings": view["bookings"]}
    return shown if column is None else {**shown, "column": view["columns"][column - 1]["cards"]}


def begun(game: str, example: dict[str, Any]) -> Match:
    """Return the match of an example, where it begins."""
    return Match.new(game, {}, int(example["seed"]).to_bytes(32, "little"))


@pytest.mark.parametrize("name", EXAMPLES["card-football"])
def test_a_take_follows_from_the_rules(name: str) -> None:
    example = EXAMPLES["card-football"][name]
    match = begun("card-football", example)
    *before, last = example["moves"].split()
    for move in before:
        match.play(move)
    [play] = example["plays"]
    added = [event[1] for event in play["events"] if event[0] == "added"]
    column = added[0] if "column" in example["before"] else None
    assert match.turn == play["seat"]
    assert drawn(match, column) == example["before"]
    assert match.play(last) == play["events"]
    assert drawn(match, column) == example["after"]


@pytest.mark.parametrize(("game", "name"), [("belarusian-football", "walk"), ("hearts", "trick")])
def test_cards_one_after_another_follow_from_the_rules(game: str, name: str) -> None:
    example = EXAMPLES[game][name]
    match = begun(game, example)
    told: list[tuple[int, list[Any]]] = []
    for move in example["moves"].split():
        seat = match.turn
        # Whoever draws a card plays it.
        told += [(event[1] if event[0] == "draw" else seat, event) for event in match.play(move)]
    shown = [(play["seat"], event) for play in example["plays"] for event in play["events"]]
    last = told.index(shown[-1], len(told) - len(shown)) + 1
    assert told[last - len(shown) : last] == shown


@pytest.mark.plain
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", EXAMPLES)
def test_examples_stand_under_headings_of_the_rules(game: str, code: str) -> None:
    text = Language(code).rules(game, Match.new(game).options, anchors=True)
    for name, example in EXAMPLES[game].items():
        assert f"{{#{example['anchor']}}}" in text, name
