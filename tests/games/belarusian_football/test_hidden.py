"""belarusian-football, drawing what a seat can't see anew, where a ball waits to enter."""

import pytest

from koloda.core.chance import generator
from koloda.core.game import fork
from koloda.games.belarusian_football import GAME
from koloda.games.belarusian_football.rules import matches
from tests import games
from tests.games.belarusian_football.positions import legal, position


@pytest.mark.parametrize("pack", [36, 52])
def test_a_ball_that_waits_at_mandatory_entry_can_enter_in_every_world(pack: int) -> None:
    """It was not thrown, which tells the rival that some card of the line-up matches it."""
    state = position(["6h 7c 8c 9s"], ball="9H", pack=pack)
    hidden = games.concealed(GAME, state, 1)
    draws = generator(1)
    for _ in range(100):
        world = fork(hidden)
        GAME.hidden.sample(world, 1, draws)
        assert legal(world) != []


def test_thrown_balls_match_no_card_of_the_line_up_in_any_world() -> None:
    state = position(["", "", "", "6h 7c 8c 9s"], ball="9H", before="KD:entry TD:entry", pack=36)
    hidden = games.concealed(GAME, state, 0)
    draws = generator(2)
    ball = games.codes("TD")[0]
    for _ in range(100):
        world = fork(hidden)
        GAME.hidden.sample(world, 0, draws)
        assert not any(matches(int(card), ball) for card in world["rows"][3])
