"""The engine against the second reading of the rules in tests/reference, state by state."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koloda import Match
from koloda.core.cards import parse
from tests.properties.support import CHOICES, NAMES, SEEDS, options_of, raw
from tests.reference import REFEREES, hearts


class Both:
    """A match and a referee that are told the same moves, and must then say the same."""

    def __init__(self, name: str, options: dict[str, Any], seed: bytes) -> None:
        self.match = Match.new(name, options, seed)
        self.referee = REFEREES[name](options, seed)
        self.compare()

    def compare(self) -> None:
        assert self.match.state() == self.referee.state()
        assert self.match.legal == self.referee.legal()
        assert self.match.turn == self.referee.turn
        assert self.match.over == self.referee.over

    def play(self, move: str) -> None:
        assert self.match.play(move) == self.referee.play(move)
        self.compare()


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60)
@given(data=st.data(), seed=SEEDS, choices=CHOICES)
def test_random_play(name: str, data: st.DataObject, seed: bytes, choices: int) -> None:
    both, random = Both(name, data.draw(options_of(name)), seed), Random(choices)
    while not both.match.over:
        both.play(random.choice(both.match.legal))


def for_a_draw(match: Match, random: Random) -> str:
    """Return a move towards a level score, by one that can peek: extra halves are rare otherwise.

    A goal for the seat that is behind in the first two halves, and none else, where there is one.
    """
    state = match.state()
    wanted = state["half"] < 2 and state["goals"][match.turn] < state["goals"][1 - match.turn]
    legal = match.legal
    random.shuffle(legal)
    for move in legal:
        if wanted == any(event[0] == "goal" for event in match.copy().play(move)):
            return move
    return legal[0]


@settings(max_examples=50)
@given(
    seed=SEEDS,
    limit=st.sampled_from([0, 1, 2, 3]),
    options=st.fixed_dictionaries(
        {
            "bookings_last": st.sampled_from(["match", "half"]),
            "send_off_at": st.sampled_from([1, 2, 4]),
            "added_time": st.sampled_from(["kicks", "none"]),
        }
    ),
    choices=CHOICES,
)
def test_goalless_extra_halves(
    seed: bytes, limit: int, options: dict[str, Any], choices: int
) -> None:
    """A goalless extra half is followed by another, up to `max_extra_halves`: then it is a draw."""
    both = Both("card-football", {**options, "golden_goal": True, "max_extra_halves": limit}, seed)
    random = Random(choices)
    while not both.match.over:
        # After three goalless extra halves anything goes, so that the match ends.
        bold = both.match.state()["half"] >= 5
        both.play(random.choice(both.match.legal) if bold else for_a_draw(both.match, random))
    state = both.match.state()
    goals = state["goals"]
    if state["half"] >= 2 and limit and goals[0] == goals[1]:
        assert state["half"] == 1 + limit


def test_goalless_extra_halves_are_met() -> None:
    """The careful sides above do reach a draw after all extra halves, and an endless series."""
    found = set()
    for number in range(60):
        options = {"golden_goal": True, "max_extra_halves": number % 2, "send_off_at": 1}
        match, random = Match.new("card-football", options, bytes([number]) * 32), Random(number)
        while not match.over and match.state()["half"] < 4:
            match.play(for_a_draw(match, random))
        result = match.result()
        found.add((match.state()["half"], result and not result["winners"]))
    assert {(2, True), (4, None)} <= found


def for_all_tricks(match: Match) -> str:
    """Return a move of Hearts with which seat 0 tries to take every trick, and nobody else does."""
    chosen = max if match.turn == 0 else min
    return chosen(match.legal, key=lambda card: "23456789TJQKA".index(card[0]))


JACKS = pytest.mark.parametrize("jack", [0, -11, -10])
MOONS = pytest.mark.parametrize("moon", ["others", "self"])
SUNS = pytest.mark.parametrize("sun", [True, False])


@MOONS
@JACKS
def test_moons(moon: str, jack: int) -> None:
    """A seat that is dealt the highest cards takes all points: rare in random play."""
    options = {"moon": moon, "jack_of_diamonds": jack, "deals": 3, "target": 0}
    found = set()
    for number in range(20):
        both = Both("hearts", options, bytes([number]) * 32)
        while not both.match.over:
            both.play(for_all_tricks(both.match))
            found |= {event[0] for event in both.match.events}
    assert "moon" in found


@MOONS
@JACKS
@SUNS
def test_suns(moon: str, jack: int, sun: bool) -> None:
    """A hand of all clubs takes thirteen tricks."""
    options = {"moon": moon, "sun": sun, "jack_of_diamonds": jack, "deals": 2, "target": 0}
    both = Both("hearts", {**options, "passing": "none"}, bytes(32))
    hands = [[rank + suit for rank in "23456789TJQKA"] for suit in "CDHS"]
    referee = both.referee
    assert isinstance(referee, hearts.Referee)
    referee.hands, referee.leader, referee.turn = hands, 0, 0
    state = raw(both.match)
    for seat, hand in enumerate(hands):
        state["hands"][seat] = sum(1 << parse(card) for card in hand)
    state["opener"] = state["turn"] = 0
    for _ in range(52):
        both.play(both.match.legal[-1])
    names = [event[0] for event in both.match.events]
    assert names.count("sun" if sun else "moon") == 1
