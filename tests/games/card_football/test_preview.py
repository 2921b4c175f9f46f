"""card-football, what a take would bring about: certain events, and odds by counting all ways."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest

from koloda.core.game import State, fork
from koloda.games.card_football import GAME
from tests import games
from tests.games.card_football.positions import position
from tests.reference.card_football import ALLOWED, GOALKEEPER

Odds = dict[int, Fraction]
"""By the number of the saving card, 0 for a goal."""


def odds_by_counting(left: list[str], suit: str, allowed: int) -> Odds:
    """Draw the goalkeeper's cards in every order, all 18 anew where it is empty."""
    found: Odds = {}
    _count(left, suit, allowed, 1, Fraction(1), found)
    return found


def _count(
    left: list[str], suit: str, allowed: int, nth: int, share: Fraction, found: Odds
) -> None:
    if nth > allowed:
        found[0] = found.get(0, Fraction(0)) + share
        return
    cards = left or GOALKEEPER
    for place, card in enumerate(cards):
        part = share / len(cards)
        if card[1] in (suit, "J"):
            found[nth] = found.get(nth, Fraction(0)) + part
        else:
            _count(cards[:place] + cards[place + 1 :], suit, allowed, nth + 1, part, found)


def test_a_plain_take_is_certain() -> None:
    state = position("H[9H]", "D[TD]", columns=["TH"])
    assert games.preview(GAME, state, "1") == {
        "events": [["take", 1, "TH"], ["tackle", "TD"], ["attack"]],
        "outcomes": [],
    }


def test_a_long_shot_is_certain() -> None:
    state = position("C[9C] D[9D] S[9S]", columns=["9H"])
    assert games.preview(GAME, state, "1") == {
        "events": [["take", 1, "9H"], ["goal", "long_shot", "H"], ["added", 1]],
        "outcomes": [],
    }


def test_a_shot_is_foretold_without_the_drawn_cards() -> None:
    state = position("H[6H 8H TH]", columns=["QH"], goalkeeper="2C 3C 2H 3H")
    ahead = games.preview(GAME, state, "1")
    assert ahead["events"] == [["take", 1, "QH"]]
    assert [way["events"] for way in ahead["outcomes"]] == [
        [["goal", "shot", "H"], ["added", 1]],
        [["save", "shot", "H", 1], ["added", 1]],
        [["save", "shot", "H", 2], ["added", 1]],
    ]
    assert [way["odds"] for way in ahead["outcomes"]] == pytest.approx([1 / 6, 1 / 2, 1 / 3])


def test_a_saved_free_kick_is_one_outcome_whichever_card_saves() -> None:
    state = position("H[9H]", columns=["9H"], goalkeeper="2C 3C 4C 2H")
    ahead = games.preview(GAME, state, "1")
    assert ahead["events"] == [["take", 1, "9H"]]
    assert [way["events"] for way in ahead["outcomes"]] == [
        [["goal", "free_kick", "H"], ["booking", "H", 1], ["added", 1]],
        [["save", "free_kick", "H"], ["booking", "H", 1], ["added", 1]],
    ]
    assert [way["odds"] for way in ahead["outcomes"]] == pytest.approx([1 / 4, 3 / 4])


def test_a_golden_goal_is_foretold_with_the_end() -> None:
    state = position("H[KH]", columns=["KH"], half=2, golden_goal=True, added_time="goals")
    outcomes = games.preview(GAME, state, "1")["outcomes"]
    assert outcomes[0]["events"][-2:] == [["added", 1], ["full_time"]]
    assert outcomes[1]["events"][-1] == ["booking", "H", 1]
    assert [way["odds"] for way in outcomes] == pytest.approx([12 / 18, 6 / 18])


def test_a_kick_that_must_go_in_or_be_saved_is_certain() -> None:
    state = position("H[KH]", columns=["KH"], goalkeeper="2C 3C 4C")
    assert games.preview(GAME, state, "1")["outcomes"] == []
    assert ["goal", "free_kick", "H"] in games.preview(GAME, state, "1")["events"]
    state = position("H[KH]", columns=["KH"], goalkeeper="2H RJ")
    assert games.preview(GAME, state, "1")["outcomes"] == []
    assert ["save", "free_kick", "H"] in games.preview(GAME, state, "1")["events"]


@pytest.mark.parametrize("left", ["", "2C", "2H", "2C 3D", "2C BJ", "2C 3C 4H", "2C 3D 4S 5S RJ"])
def test_odds_of_a_shot(left: str) -> None:
    expected = odds_by_counting(left.split(), "H", 2)
    state = position("H[6H 8H TH]", columns=["QH"], goalkeeper=left)
    found = {}
    for odds, (_, kick, *_) in games.ways(games.preview(GAME, state, "1")):
        found[kick[3] if kick[0] == "save" else 0] = odds
    assert found == pytest.approx({nth: float(share) for nth, share in expected.items()})


@pytest.mark.parametrize("rank", ["A", "Q", "9", "6"])
@pytest.mark.parametrize("left", ["", "2C", "2C 3D", "2C 3D 4S", "2C 3C 4H 5S RJ"])
def test_odds_of_a_free_kick(left: str, rank: str) -> None:
    goal = float(odds_by_counting(left.split(), "H", ALLOWED[rank]).get(0, Fraction(0)))
    card = rank + "H"
    state = position(f"H[{card}]", columns=[card], goalkeeper=left)
    found = {kick[0]: odds for odds, (_, kick, *_) in games.ways(games.preview(GAME, state, "1"))}
    expected = {"goal": goal, "save": 1 - goal}
    assert found == pytest.approx({name: odds for name, odds in expected.items() if odds})


@pytest.mark.parametrize(
    ("me", "card"), [("H[6H 8H TH]", "QH"), ("H[9H]", "9H"), ("H[6H]", "6H"), ("H[6H AH]", "AH")]
)
def test_odds_are_the_share_of_orders_in_which_the_rules_bring_it_about(me: str, card: str) -> None:
    left = "2C 3D RJ 4H 5S"
    state = position(me, columns=[card], goalkeeper=left)
    ahead = games.preview(GAME, state, "1")
    orders = list(permutations(left.split()))
    found = [0] * len(games.ways(ahead))
    for order in orders:
        twin = fork(state)
        twin["goalkeeper"][13:] = games.codes(" ".join(order))
        found[games.way_of(ahead, games.play(GAME, twin, "1"))] += 1
    assert [odds for odds, _ in games.ways(ahead)] == pytest.approx(
        [count / len(orders) for count in found]
    )


def _random_match(seed: int) -> Iterator[tuple[State, str]]:
    random = np.random.default_rng(seed)
    options = {
        "golden_goal": bool(random.integers(2)),
        "max_extra_halves": 1,
        "clean_save": ["clear", "pop"][random.integers(2)],
        "added_time": ["kicks", "stoppages", "goals", "none"][random.integers(4)],
        "shot_goal_ends_turn": bool(random.integers(2)),
        "send_off_at": int(random.integers(1, 5)),
    }
    state = games.dealt(GAME, random.bytes(32), **options)
    while not GAME.rules.is_over(state):
        move = str(random.choice(games.legal(GAME, state)))
        yield state, move
        games.play(GAME, state, move)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_foretold_is_what_comes(seed: int) -> None:
    for state, move in _random_match(seed):
        before = state.tobytes()
        ahead = games.preview(GAME, state, move)
        assert state.tobytes() == before
        assert len(ahead["outcomes"]) != 1
        assert sum(odds for odds, _ in games.ways(ahead)) == pytest.approx(1)
        games.way_of(ahead, games.play(GAME, fork(state), move))
