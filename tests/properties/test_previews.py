"""The odds of a preview are those of the worlds that its seat can't tell apart."""

from functools import partial
from math import ceil
from random import Random
from typing import Any

import pytest

from koloda import Match
from koloda.core.game import State
from tests.contract.test_contract import fits
from tests.properties.support import check_spread, match_of, play_on, spread_of_worlds

POSITIONS = 12
MOST_DRAWS = 2500


def outcome_of(match: Match, move: str, preview: dict[str, Any], state: State) -> int:
    """Return which outcome of a preview a move has in a world."""
    events = match_of(match, state).play(move)
    ways = [preview["events"] + outcome["events"] for outcome in preview["outcomes"]]
    return next(number for number, way in enumerate(ways) if fits(events, way))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("card-football", {}),
        ("belarusian-football", {}),
        ("belarusian-football", {"pack": 36, "packs": 2}),
        ("belarusian-football", {"entry": "optional", "keeper_recloses": True}),
    ],
    ids=str,
)
def test_odds(name: str, options: dict[str, Any]) -> None:
    """Checked where chance decides, in positions spread over some matches."""
    checked, random = 0, Random(5)
    for number in range(40):
        match = play_on(
            Match.new(name, options, bytes([number]) * 32), random, 8 + 9 * (number % 7)
        )
        while not match.over and checked < POSITIONS:
            move = random.choice(match.legal)
            preview = match.preview(move)
            odds = {place: each["odds"] for place, each in enumerate(preview["outcomes"])}
            draws = ceil(8 / min(odds.values())) if odds else 0
            # What is as good as certain takes too many worlds to see.
            if 0 < draws <= MOST_DRAWS:
                draws = max(draws, 200)
                look = partial(outcome_of, match, move, preview)
                found = spread_of_worlds(match, match.turn, draws, look, number)
                check_spread(found, odds)
                checked += 1
                break
            match.play(move)
    assert checked == POSITIONS
