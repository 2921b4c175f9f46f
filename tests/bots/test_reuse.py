"""Going on from the search before: what is kept of its tree, and when nothing is."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from koloda import GAMES, Match
from koloda.bots import Bot, Settings, choose
from koloda.bots.knowledge import INFORMED, JUDGED, finish, know, observed, worth
from koloda.bots.search import NODE, ROOT, SCRATCH_STATES, explore, plant, replant, type_tree
from koloda.bots.thinking import Memory, Opinion, think
from koloda.core.chance import generator
from koloda.core.errors import BotError
from koloda.core.game import State, fork
from koloda.core.jit import COMPILED
from koloda.lab.play import Terms, play_deal
from koloda.terminal.choices import bot_of
from tests.bots.test_search import some_position
from tests.properties.support import match_of, raw, world

PLAYOUTS = 120 if COMPILED else 20
SETTINGS = Settings(playouts=PLAYOUTS, policy=JUDGED, exploration=0.3, weighted=False)
IN_FULL = replace(SETTINGS, playouts=600, exploration=0.05, by_value=True)
"""So little is tried beside the best that the visits alone would end a search early."""


def open_position(game: str, number: int) -> Match:
    """Return a match in which all see the next moves, with more than one that is legal."""
    while True:
        match = some_position(game, number)
        if game == "card-football" or match.view(None)["phase"] == "play":
            return match
        number += 1000


def go_on(match: Match, random: Random) -> list[str]:
    """Play until the same seat has a choice again, others at random; return the moves."""
    seat, before = match.turn, len(match.moves)
    found = think(match.game, match.concealed(seat), seat, SETTINGS, 3)
    best = max(found, key=lambda action: found[action].visits)
    match.play(match.game.notation.move_text(raw(match), best))
    while not match.over and (match.turn != seat or len(match.legal) < 2):
        match.play(random.choice(match.legal))
    return match.moves[before:]


def searches(game: str, settings: Settings = SETTINGS) -> Iterator[tuple[Memory, Match, Match]]:
    """Yield memories, the match as it was then, and as it stands when the seat has a choice."""
    for number in range(60):
        match = open_position(game, number)
        before, memory = match.copy(), Memory()
        memory.think(match, settings, 3)
        go_on(match, Random(number))
        if not match.over:
            yield memory, before, match


def below(pool: type_tree, parent: int) -> Iterator[int]:
    index = int(pool[parent]["first"])
    while index:
        yield index
        index = int(pool[index]["next"])


def told(pool: type_tree, index: int) -> tuple[Any, ...]:
    """Return all that is held of a node and those below it, without where in the pool."""
    node = pool[index]
    names = ("key", "total", "squares", "prior", "visits", "offered")
    numbers = tuple(node[name].item() for name in names)
    return (*numbers, [told(pool, child) for child in below(pool, index)])


def root_told(pool: type_tree, index: int, mask: int) -> tuple[Any, ...]:
    """Return the same of a position as a root where a mask of actions is legal."""
    children = [
        told(pool, child) for child in below(pool, index) if mask >> int(pool[child]["key"]) & 1
    ]
    node = pool[index]
    return (node["total"], node["squares"], node["visits"], node["offered"], children)


def found_again(
    game: str, settings: Settings = SETTINGS
) -> Iterator[tuple[Memory, type_tree, int, Match]]:
    """Yield memories, their pools and the position in them at which a match stands."""
    for memory, before, match in searches(game, settings):
        pool, index = memory._pools[0], ROOT
        twin = before.copy()
        for move in match.moves[len(before.moves) :]:
            action = twin.game.notation.moves(raw(twin))[move]
            twin.play(move)
            key = observed(twin.concealed(before.turn))
            keys = {int(pool[child]["key"]): child for child in below(pool, index)} if index else {}
            move_index = keys.get(action, 0)
            keys = {int(pool[child]["key"]): child for child in below(pool, move_index)}
            index = keys.get(key, 0) if move_index else 0
        if index and pool[index]["first"]:
            yield memory, pool, index, match


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_what_lies_below_the_position_is_kept_as_it_was(game: str) -> None:
    kept = 0
    for _, old, position, match in found_again(game):
        mask = int(match.game.rules.legal(match.concealed(match.turn)))
        tree = np.empty(2 * len(old), NODE)
        replant(tree, old, position, mask)
        assert root_told(tree, ROOT, mask) == root_told(old, position, mask)
        assert len(told(tree, ROOT)[-1]) > 0
        # The pool is as it would be had the tree grown there: all is in use up to its count.
        assert sorted(nodes_in_use(tree)) == list(range(ROOT, int(tree[0]["visits"])))
        kept += 1
    assert kept > 3


def nodes_in_use(tree: type_tree) -> list[int]:
    found = [ROOT]
    for index in found:
        found.extend(below(tree, index))
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_moves_of_other_worlds_are_left_behind(game: str) -> None:
    _, old, position, _ = next(found_again(game))
    actions = [int(old[child]["key"]) for child in below(old, position)]
    tree = np.empty(len(old), NODE)
    replant(tree, old, position, 1 << actions[0])
    assert [int(tree[child]["key"]) for child in below(tree, ROOT)] == actions[:1]


@pytest.mark.parametrize("game", GAMES)
def test_a_small_pool_keeps_what_is_near_the_root(game: str) -> None:
    match = open_position(game, 1)
    state, seat = match.concealed(match.turn), match.turn
    know(match.game)
    scratch, likelihood = np.zeros(SCRATCH_STATES, match.game.state), np.zeros(1)
    old, tree = np.empty(4000, NODE), np.empty(40, NODE)
    plant(old)
    explore(
        state,
        seat,
        match.game.seats,
        60,
        INFORMED,
        0.3,
        False,
        generator(1),
        old,
        scratch,
        likelihood,
    )
    assert int(old[0]["visits"]) > 60
    replant(tree, old, ROOT, int(match.game.rules.legal(state)))
    assert int(tree[0]["visits"]) == 20
    assert sorted(nodes_in_use(tree)) == list(range(ROOT, 20))
    first = [int(old[child]["visits"]) for child in below(old, ROOT)][:18]
    assert [int(tree[child]["visits"]) for child in below(tree, ROOT)] == first
    visits = int(tree[ROOT]["visits"])
    explore(
        state,
        seat,
        match.game.seats,
        20,
        INFORMED,
        0.3,
        False,
        generator(2),
        tree,
        scratch,
        likelihood,
    )
    assert int(tree[ROOT]["visits"]) == visits + 20
    assert int(tree[0]["visits"]) > 20


def visits_of(opinions: dict[int, Opinion]) -> int:
    return sum(opinion.visits for opinion in opinions.values())


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_the_budget_counts_what_is_new(game: str) -> None:
    kept = 0
    for memory, old, position, match in found_again(game, IN_FULL):
        legal = int(match.game.rules.legal(raw(match)))
        begun = [
            old[child] for child in below(old, position) if legal >> int(old[child]["key"]) & 1
        ]
        opinions = memory.think(match, IN_FULL, 4)
        assert sum(1 << action for action in opinions) == legal
        assert visits_of(opinions) == sum(int(node["visits"]) for node in begun) + 600
        kept += 1
    assert kept > 3


@pytest.mark.compiled
def test_a_search_ends_early_only_when_its_choice_is_made() -> None:
    settings = Settings(playouts=2_000, exploration=0.01, weighted=False)
    ended = 0
    for number in range(4):
        match = open_position("card-football", number)
        memory = Memory()
        before = visits_of(memory.think(match, Settings(playouts=700, exploration=0.05), 3))
        found = memory.think(match, settings, 4)
        new = visits_of(found) - before
        counts = sorted((opinion.visits for opinion in found.values()), reverse=True)
        assert new == 2_000 or counts[0] - counts[1] > 2_000 - new
        ended += new < 2_000
    assert ended > 0


def fresh(memory: Memory, match: Match) -> bool:
    """Return whether a memory has nothing for a match."""
    state = match.concealed(match.turn)
    return memory.think(match, SETTINGS, 4) == think(match.game, state, match.turn, SETTINGS, 4)


@pytest.mark.parametrize("game", GAMES)
def test_a_memory_begins_empty(game: str) -> None:
    match = open_position(game, 1)
    assert fresh(Memory(), match)


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_way_that_is_not_in_the_tree_begins_anew(game: str) -> None:
    for number in range(3):
        match, memory = open_position(game, number), Memory()
        memory.think(match, Settings(playouts=1), 3)
        go_on(match, Random(number))
        assert match.over or fresh(memory, match)


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_which_only_a_visit_is_known_begins_anew(game: str) -> None:
    tried = 0
    for number in range(200):
        match, memory = open_position(game, number), Memory()
        seat = match.turn
        found = memory.think(match, Settings(playouts=1, policy=JUDGED), 3)
        visited = next(action for action in found if found[action].visits)
        match.play(match.game.notation.move_text(raw(match), visited))
        if match.turn == seat and len(match.legal) > 1:
            assert fresh(memory, match)
            tried += 1
    assert tried > 3


@pytest.mark.parametrize("game", GAMES)
def test_another_match_begins_anew(game: str) -> None:
    match, memory = open_position(game, 2), Memory()
    memory.think(match, SETTINGS, 3)
    assert not fresh(memory, match)
    twin = Match(match.game, match.options, bytes(32))
    twin._state, twin.moves = fork(raw(match)), match.moves[:]
    assert fresh(memory, twin)
    for other in GAMES:
        if other != game:
            assert fresh(memory, open_position(other, 2))


@pytest.mark.parametrize("game", GAMES)
def test_moves_that_were_taken_back_begin_anew(game: str) -> None:
    match, memory = open_position(game, 3), Memory()
    go_on(match, Random(3))
    memory.think(match, SETTINGS, 3)
    match.undo()
    while len(match.legal) < 2:
        match.undo()
    assert fresh(memory, match)


@pytest.mark.parametrize("game", ["belarusian-football", "hearts"])
def test_what_the_seat_did_not_see_begins_anew(game: str) -> None:
    match, memory = Match.new(game, seed=bytes(32)), Memory()
    seat = match.turn
    memory.think(match, SETTINGS, 3)
    before, hidden = match.turn, 0
    while match.turn != seat or len(match.legal) < 2 or hidden == 0:
        hidden += match.turn != before
        match.play(match.legal[0])
    assert fresh(memory, match)


@pytest.mark.parametrize("game", ["card-football", "hearts"])
def test_a_new_deal_begins_anew(game: str) -> None:
    random, memory = Random(1), Memory()
    match = Match.new(game, {"passing": "none", "deals": 2} if game == "hearts" else {}, bytes(32))
    last = match.copy()
    while match.game.rules.deal_number(raw(match)) == 0:
        if len(match.legal) > 1:
            last = match.copy()
        match.play(random.choice(match.legal))
    memory.think(last, SETTINGS, 3)
    while match.turn != last.turn or len(match.legal) < 2:
        match.play(match.legal[0])
    assert fresh(memory, match)


@pytest.mark.parametrize("game", GAMES)
def test_searches_of_a_deal_count_on_one_scale(game: str) -> None:
    for number in range(6):
        match = open_position(game, number)
        before = world(match, match.turn, generator(number))
        go_on(match, Random(number))
        if match.over or match.game.rules.deal_number(raw(match)) != deal_of(match, before):
            continue
        end = fork(raw(match))
        finish(end, number % 3, generator(number), np.zeros(63))
        for seat in range(match.game.seats):
            assert worth(end, before, seat) == worth(end, raw(match), seat)


def deal_of(match: Match, state: State) -> int:
    return int(match.game.rules.deal_number(state))


@pytest.mark.parametrize("bot", ["uct@10", "champion@10", "greedy"])
@pytest.mark.parametrize("game", GAMES)
def test_without_a_memory_nothing_changes(game: str, bot: str) -> None:
    match, memory = open_position(game, 5), Memory()
    for _ in range(4):
        if match.over:
            break
        move = choose(bot, match, 3)
        # A bot that is not named so makes no use of a memory either.
        assert choose(bot, match, 3, memory) == move
        if bot != "greedy":
            assert choose(f"{bot}+reuse", match, 3) == move
        match.play(move)
    assert memory._match is None


def record_of(terms: Terms, number: int) -> list[dict[str, Any]]:
    """Return the records of a deal without the time that it took."""
    return [{**one, "arena": {**one["arena"], "seconds": None}} for one in play_deal(terms, number)]


@pytest.mark.parametrize("game", GAMES)
def test_matches_are_legal_and_the_same_again(game: str) -> None:
    options = {"deals": 1, "target": 0} if game == "hearts" else {}
    kept, plain = (Terms(game, (bot, "random"), options, 2) for bot in ("uct@8+reuse", "uct@8"))
    records = record_of(kept, 0)
    assert record_of(kept, 0) == records
    for record in records:
        assert Match.from_record(record).result() == record["result"]
        assert {"name": "uct@8+reuse", "version": 1} in record["bots"]
    assert [record["moves"] for record in records] != [
        record["moves"] for record in record_of(plain, 0)
    ]


def same_seen(match: Match, moves: list[str], seat: int) -> bytes | None:
    """Play on; return what a seat sees then, None if that can't be."""
    for move in moves:
        if move not in match.legal:
            return None
        match.play(move)
    return bytes(match.concealed(seat).tobytes())


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_can_not_see_changes_no_choice(game: str) -> None:
    tried = 0
    for memory, before, match in searches(game):
        seat, moves = match.turn, match.moves[len(before.moves) :]
        found = memory.think(match, SETTINGS, 4)
        seen = bytes(match.concealed(seat).tobytes())
        for number in range(20):
            # Another world at the first search, in which the moves since have shown the same.
            other, again = match_of(before, world(before, seat, generator(number))), Memory()
            again.think(other, SETTINGS, 3)
            if same_seen(other, moves, seat) == seen:
                assert again.think(other, SETTINGS, 4) == found
                tried += 1
                break
        if tried == 4:
            return
    raise AssertionError(f"only {tried} worlds were like the true one")


@pytest.mark.plain
def test_names_are_read() -> None:
    assert Bot.named("champion+reuse") == Bot("champion", reuse=True)
    assert Bot.named("uct@1000+reuse") == Bot("uct", playouts=1000, reuse=True)
    assert Bot.named("master@50ms+reuse") == Bot("master", milliseconds=50, reuse=True)
    assert not Bot.named("champion@5").reuse


@pytest.mark.plain
@pytest.mark.parametrize(
    ("name", "code", "told"),
    [
        ("chapmion+reuse", "bot/unknown", "did you mean champion"),
        ("+reuse", "bot/unknown", "expected one of"),
        ("greedy+reuse", "bot/budget", "expected no [+]"),
        ("random+reuse", "bot/budget", "expected no [+]"),
        ("rollout@5+reuse", "bot/budget", "expected no [+]"),
        ("uct+", "bot/budget", "uct@1000[+]reuse"),
        ("uct+resue", "bot/budget", "uct@1000[+]reuse"),
        ("uct+reuse@1000", "bot/budget", "uct@1000[+]reuse"),
        ("uct+reuse+reuse", "bot/budget", "uct@1000[+]reuse"),
        ("uct@5s+reuse", "bot/budget", "uct@50ms"),
    ],
)
def test_other_names_are_refused(name: str, code: str, told: str) -> None:
    with pytest.raises(BotError, match=told) as caught:
        Bot.named(name)
    assert caught.value.code == code


@pytest.mark.plain
def test_people_play_against_bots_without_more() -> None:
    with pytest.raises(BotError, match="did you mean") as caught:
        bot_of("champion+reuse")
    assert caught.value.code == "bot/unknown"
