"""Search: what it returns, that it keeps to its budget, and that chance alone decides nothing."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from koloda import GAMES, Match
from koloda.bots import BOTS, LEVELS, Bot, Settings, choose, opinions
from koloda.bots.knowledge import (
    INFORMED,
    JUDGED,
    RANDOM,
    finish,
    know,
    plausibility,
    weigh,
    worth,
)
from koloda.bots.search import NODE, ROOT, SCRATCH_STATES, _add_node, _note, explore, plant
from koloda.bots.thinking import Opinion, best_of, think
from koloda.core.chance import generator
from koloda.core.errors import BotError
from koloda.core.game import fork
from tests.properties.support import play_on, raw, world

SEED = bytes(range(32))


def some_position(game: str, number: int) -> Match:
    """Return a match somewhere on its way, with more than one legal move."""
    random = Random(f"{game} {number}")
    match = Match.new(game, {"deals": 2} if game == "hearts" else {}, random.randbytes(32))
    play_on(match, random, random.randrange(60))
    while len(match.legal) < 2:
        match.undo()
    return match


@pytest.mark.parametrize("policy", [RANDOM, INFORMED, JUDGED])
@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_gets_an_opinion(game: str, policy: int) -> None:
    for number in range(4):
        match = some_position(game, number)
        settings = Settings(playouts=30, policy=policy)
        state = match.concealed(match.turn)
        found = think(match.game, state, match.turn, settings, 7)
        legal = int(match.game.rules.legal(state))
        assert sorted(found) == [action for action in range(63) if legal >> action & 1]
        assert sum(opinion.visits for opinion in found.values()) == 30
        for opinion in found.values():
            assert 0.0 <= opinion.value <= 1.0
            assert 0.0 <= opinion.spread <= 0.5


@pytest.mark.parametrize("game", GAMES)
def test_threads_add_up(game: str) -> None:
    match = some_position(game, 1)
    state = match.concealed(match.turn)
    settings = Settings(playouts=20, threads=3)
    first, again = (think(match.game, state, match.turn, settings, 5) for _ in range(2))
    assert first == again
    assert sum(opinion.visits for opinion in first.values()) == 60
    assert think(match.game, state, match.turn, replace(settings, threads=1), 5) != first


@pytest.mark.parametrize("bot", ["random", "greedy", "rollout@40", "uct@30", "champion@30"])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_position_bot_and_seed_give_the_same_move(game: str, bot: str) -> None:
    match = some_position(game, 2)
    before = raw(match).tobytes()
    assert choose(bot, match, 3) == choose(bot, match.copy(), 3)
    assert choose(bot, match, 3) in match.legal
    assert raw(match).tobytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_forced_moves_are_made_at_once(game: str) -> None:
    match = some_position(game, 3)
    while len(match.legal) != 1:
        match.play(match.legal[0])
    assert choose("champion@999999999", match, 1) == match.legal[0]


def test_time_is_a_budget() -> None:
    match = some_position("card-football", 4)
    state = match.concealed(match.turn)
    found = think(match.game, state, match.turn, Settings(milliseconds=5), 1)
    assert sum(opinion.visits for opinion in found.values()) > 0


@pytest.mark.parametrize("bot", ["rollout@5ms", "uct@5ms", "novice@5ms"])
def test_bots_keep_to_a_time(bot: str) -> None:
    match = some_position("hearts", 8)
    assert choose(bot, match, 1) in match.legal


def test_a_search_ends_early_when_the_choice_can_not_change() -> None:
    match = some_position("hearts", 5)
    state = match.concealed(match.turn)
    settings = Settings(playouts=5_000, exploration=0.01)
    found = think(match.game, state, match.turn, settings, 1)
    counts = sorted((opinion.visits for opinion in found.values()), reverse=True)
    assert sum(counts) <= 5_000
    if sum(counts) < 5_000:
        assert counts[0] - counts[1] > 5_000 - sum(counts)


@pytest.mark.parametrize("game", GAMES)
def test_a_full_pool_ends_nothing(game: str) -> None:
    match = some_position(game, 6)
    state, seat = match.concealed(match.turn), match.turn
    know(match.game)
    tree = np.zeros(24, NODE)
    plant(tree)
    scratch = np.zeros(SCRATCH_STATES, match.game.state)
    explore(
        state,
        seat,
        match.game.seats,
        80,
        INFORMED,
        1.0,
        True,
        generator(1),
        tree,
        scratch,
        np.zeros(1, np.float64),
    )
    assert int(tree[0]["visits"]) == len(tree)
    assert int(tree[ROOT]["visits"]) == 80


@pytest.mark.parametrize("game", GAMES)
def test_worth_lies_between_0_and_1_and_adds_up(game: str) -> None:
    for number in range(12):
        match = some_position(game, 10 + number)
        know(match.game)
        state = world(match, match.turn, generator(number))
        before = fork(state)
        finish(state, number % 3, generator(number), np.zeros(63, np.float64))
        values = [worth(state, before, seat) for seat in range(match.game.seats)]
        assert all(0.0 <= value <= 1.0 for value in values)
        assert sum(values) == pytest.approx(match.game.seats / 2)


@pytest.mark.parametrize("game", GAMES)
def test_all_legal_moves_have_some_weight(game: str) -> None:
    for number in range(12):
        match = some_position(game, 30 + number)
        know(match.game)
        weights = np.zeros(63, np.float64)
        mask = weigh(match.concealed(match.turn), weights)
        assert mask == match.game.rules.legal(raw(match))
        assert all(weights[action] > 0 for action in range(63) if mask >> action & 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_world_has_some_plausibility(game: str) -> None:
    for number in range(12):
        match = some_position(game, 50 + number)
        know(match.game)
        assert plausibility(world(match, match.turn, generator(number)), match.turn) > 0.0


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_can_not_see_changes_no_choice(game: str) -> None:
    bots = ("greedy", "rollout@20", "uct@20", *(f"{name}@20" for name in LEVELS))
    for number in range(6):
        match = some_position(game, 70 + number)
        other = match.copy()
        other._state = world(match, match.turn, generator(number))
        for bot in bots:
            assert choose(bot, match, number) == choose(bot, other, number)


def test_opinions_are_told_by_move() -> None:
    match = some_position("hearts", 90)
    found = opinions("champion@40", match, 1)
    assert sorted(found) == sorted(match.legal)
    with pytest.raises(BotError):
        opinions("greedy", match, 1)


@pytest.mark.plain
@pytest.mark.parametrize("name", [*BOTS, "uct@200", "master@50ms", "rollout@7"])
def test_bots_are_known_by_name(name: str) -> None:
    bot = Bot.named(name)
    assert bot.name in BOTS
    assert bot.version >= 1


@pytest.mark.plain
@pytest.mark.parametrize(
    ("name", "code", "told"),
    [
        ("chapmion", "bot/unknown", "did you mean champion"),
        ("", "bot/unknown", "expected one of"),
        ("uct@", "bot/budget", "uct@50ms"),
        ("uct@0", "bot/budget", "uct@50ms"),
        ("uct@5s", "bot/budget", "uct@50ms"),
        ("random@5", "bot/budget", "none"),
        ("greedy@5ms", "bot/budget", "none"),
    ],
)
def test_other_names_are_refused(name: str, code: str, told: str) -> None:
    with pytest.raises(BotError, match=told) as caught:
        Bot.named(name)
    assert caught.value.code == code


@pytest.mark.plain
def test_levels_know_every_game() -> None:
    for level in LEVELS.values():
        assert set(level.settings) == set(GAMES)
        assert level.version >= 1


def test_a_choice_goes_by_visits_or_by_value() -> None:
    found = {0: Opinion(0.5, 100, 0.1), 1: Opinion(0.6, 40, 0.1), 2: Opinion(0.9, 2, 0.1)}
    assert best_of(found) == 0
    # The value of a move that was hardly tried says nothing.
    assert best_of(found, by_value=True) == 1


def test_a_judged_search_of_belarusian_football_ends_with_the_ball() -> None:
    match = some_position("belarusian-football", 3)
    state = match.concealed(match.turn)
    tree, scratch = np.zeros(4096, NODE), np.zeros(SCRATCH_STATES, match.game.state)
    know(match.game)
    plant(tree)
    likelihood = np.zeros(1)
    explore(state, match.turn, 2, 300, JUDGED, 1.0, True, generator(1), tree, scratch, likelihood)
    judged = int(tree[0]["visits"])
    plant(tree)
    explore(state, match.turn, 2, 300, INFORMED, 1.0, True, generator(1), tree, scratch, likelihood)
    assert judged < int(tree[0]["visits"])


def test_luck_is_taken_off_the_moves_before_it_and_its_own() -> None:
    tree = np.zeros(16, NODE)
    plant(tree)
    nodes = [ROOT]
    for key in range(4):
        nodes.append(_add_node(tree, nodes[-1], key))
    first, second = nodes[1], nodes[3]
    moves, positions = np.array([first, second]), np.array(nodes[::2])
    movers, lucks = np.array([0, 1, 0]), np.array([0.0, 0.25])
    _note(tree, 2, moves, movers, positions, lucks, np.array([0.75, 0.25]))
    # Seat 1 was lucky with the second move: without it all was worth nothing to it.
    assert tree["total"][nodes].tolist() == [1.0, 1.0, 0.0, 0.0, 0.75]
    _note(tree, 2, moves, movers, positions, np.array([0.5, 0.0]), np.array([0.75, 0.25]))
    assert tree["total"][nodes].tolist() == [1.25, 1.25, 0.25, 0.25, 1.5]
    assert tree["visits"][nodes].tolist() == [2] * 5
    assert tree["squares"][[first, second]].tolist() == [1.0625, 0.0625]


def test_a_full_pool_notes_what_it_has() -> None:
    tree = np.zeros(8, NODE)
    plant(tree)
    move = _add_node(tree, ROOT, 3)
    before = int(tree[0]["visits"])
    _note(
        tree, 1, np.array([move]), np.array([0, 1]), np.array([ROOT, 0]), np.zeros(1),
        np.array([1.0, 0.0]),
    )  # fmt: skip
    assert tree["visits"][[ROOT, move]].tolist() == [1, 1]
    assert int(tree[0]["visits"]) == before
