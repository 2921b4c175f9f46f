"""hearts, what a card would bring about: all of it is certain, nothing is turned up by chance."""

import numpy as np
import pytest

from koloda.games.hearts import GAME
from tests import games
from tests.games.hearts.positions import last_trick, legal, passing, play, position

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


def test_a_card_is_certain() -> None:
    state = position(["5D 6H"], gone=11)
    assert games.preview(GAME, state, "5D") == {"events": [["card", "5D"]], "outcomes": []}


def test_a_trick_is_foretold() -> None:
    state = position(["", "", "", "6H"], trick="2C 9C 3C", gone=10)
    assert games.preview(GAME, state, "6H") == {
        "events": [["card", "6H"], ["hearts_broken"], ["trick", 1]],
        "outcomes": [],
    }


def test_the_score_of_the_last_card_is_foretold() -> None:
    state = last_trick(HEARTS, "QS", scores=(90, 0, 0, 0))
    assert games.preview(GAME, state, "5D") == {
        "events": [["card", "5D"], ["trick", 3], ["scored", 13, 13, 0, 0], ["match_over"]],
        "outcomes": [],
    }


def test_a_pass_is_foretold() -> None:
    state = passing(["2C 3D 4D", "2S 3S 4S", "5S 6S 7S", "8S 9S TS"])
    assert games.preview(GAME, state, "2C") == {"events": [["pass", "2C"]], "outcomes": []}


@pytest.mark.parametrize("seed", range(4))
def test_what_is_foretold_is_what_comes(seed: int) -> None:
    random = np.random.default_rng(seed)
    options = {"deals": 4, "jack_of_diamonds": -11, "queen_breaks_hearts": bool(seed % 2)}
    state = games.dealt(GAME, random.bytes(32), **options)
    while not GAME.rules.is_over(state):
        card = str(random.choice(legal(state)))
        before = state.tobytes()
        ahead = games.preview(GAME, state, card)
        assert state.tobytes() == before
        assert ahead == {"events": play(state, card), "outcomes": []}
