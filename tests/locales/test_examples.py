"""The drawn examples of the rules are positions of matches that were played."""

import json
from pathlib import Path

import pytest

from koloda import Match
from koloda.locales import CODES, Language

EXAMPLES = json.loads(
    (Path(__file__).parents[2] / "web/src/lib/rules/examples.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_follows_from_the_rules(name: str) -> None:
    example = EXAMPLES[name]
    match = Match.new("card-football", {}, int(example["seed"]).to_bytes(32, "little"))
    *before, last = example["moves"]
    for move in before:
        match.play(move)
    assert match.turn == example["seat"]
    view = match.view(None)
    assert {key: view[key] for key in ("squads", "bookings")} == example["before"]
    assert match.play(last) == example["events"]
    view = match.view(None)
    assert {key: view[key] for key in ("squads", "bookings")} == example["after"]


@pytest.mark.plain
@pytest.mark.parametrize("code", CODES)
def test_examples_stand_under_headings_of_the_rules(code: str) -> None:
    match = Match.new("card-football")
    text = Language(code).rules("card-football", match.options, anchors=True)
    for name, example in EXAMPLES.items():
        assert f"{{#{example['anchor']}}}" in text, name
