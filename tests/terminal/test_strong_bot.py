"""Against the strong bot, which needs compiled kernels."""

import pytest

from tests.terminal.console import DEADLINE, SEED, pipe, saved, started
from tests.terminal.test_plain import Reader

pytestmark = pytest.mark.compiled

HINT = {
    "card-football": "Hint: ",
    "belarusian-football": "becomes your goalkeeper",
    "hearts": "Hint: ",
}


@pytest.mark.parametrize("game", HINT)
def test_a_hint_is_given_and_a_move_answered(game, tmp_path):
    move = {"card-football": "3", "belarusian-football": "9♦", "hearts": "Q♠"}[game]
    lines = f"hint\n{move}\nlast\n"
    done = pipe(tmp_path, lines, game=game, seat=0, seed=SEED, lang="en", bot="rollout")
    assert done.returncode == 0
    assert done.stderr == ""
    assert HINT[game] in done.stdout


def test_the_same_match_is_played_again_from_the_same_seed(tmp_path):
    for name in ("first", "second"):
        home = tmp_path / name
        pipe(home, "1\n2\n3\n", game="card-football", seat=0, seed=SEED, lang="en", bot="rollout")
    first, second = (saved(tmp_path / name)[0].read_text() for name in ("first", "second"))
    assert first.split('"moves":')[1].split("]")[0] == second.split('"moves":')[1].split("]")[0]


def test_a_whole_match_against_it(tmp_path):
    with started(
        tmp_path,
        game="belarusian-football",
        options=["pack=36"],
        lang="be",
        seat=0,
        seed=SEED,
        bot="rollout",
    ) as process:
        reader = Reader(process)
        reader.play_on()
        assert process.wait(DEADLINE) == 0
    assert any("Матч скончаны" in line for line in reader.said)
