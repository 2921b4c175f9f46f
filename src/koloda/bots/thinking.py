"""Thinking about a move: a search with a budget, in one thread or several, and what it found."""

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from koloda.bots.knowledge import INFORMED, know, observed, shown, weigh
from koloda.bots.search import NODE, ROOT, SCRATCH_STATES, explore, plant, replant, type_tree
from koloda.bots.weights import draw_action
from koloda.core.chance import below, generator, type_generator
from koloda.core.dispatch import deal_number
from koloda.core.game import Game, State
from koloda.match.match import Match

BATCH = 256
"""Iterations between two looks at the clock and at whether the choice can still change."""

NODES_PER_ITERATION = 8
LEAST_NODES = 128
LARGEST_POOL = 1 << 21
"""Nodes of a tree at most: 84 MB. A search goes on when they are used up, in the tree it has."""

TIMED_POOL = 1 << 19
"""Nodes where only the clock ends a search."""


ENOUGH = 0.05
"""A move was tried enough at such a share of the visits of the one tried most."""

AS_GOOD = 0.01
"""Actions are about as good as the best where their values are at most so much less."""


@dataclass(frozen=True)
class Settings:
    """How a search goes about it.

    Attributes:
        playouts: how many at most in each thread; None for no limit.
        milliseconds: how long at most; None for no limit.
        policy: RANDOM, INFORMED or JUDGED.
        exploration: how much is tried beside what looks best.
        weighted: whether worlds are weighted by how plausibly the others have played in them.
        threads: trees that grow at once, each with its own chances; their visits are added up.
        slips: how often the player does not think and takes what appeals at first sight.
        by_value: whether the move of the best value is chosen, not the one tried most.
    """

    playouts: int | None = None
    milliseconds: float | None = None
    policy: int = INFORMED
    exploration: float = 1.0
    weighted: bool = True
    threads: int = 1
    slips: float = 0.0
    by_value: bool = False

    def __post_init__(self) -> None:
        """Have a limit."""
        assert self.playouts is not None or self.milliseconds is not None


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of a legal action.

    Attributes:
        value: the average of what its playouts were worth to the mover, from 0 to 1, without luck
            as far as it is known.
        visits: how many there were.
        spread: their standard deviation.
    """

    value: float
    visits: int
    spread: float


class _Tree:
    """One tree, with all that its thread needs."""

    def __init__(self, game: Game, state: State, seat: int, nodes: int, *numbers: int) -> None:
        self.pool = np.empty(nodes, NODE)
        self.scratch = np.zeros(SCRATCH_STATES, game.state)
        self.likelihood = np.zeros(1, np.float64)
        self.generator = generator(*numbers)
        self.state, self.seat, self.seats = state, seat, game.seats
        self.done = 0
        self.spent_in_full = False
        plant(self.pool)

    def begin_with(self, old: type_tree, position: int, mask: int, by_visits: bool) -> None:
        """Take over what another tree holds from a position on, and keep room for as much again.

        Args:
            old: the pool of the other tree.
            position: the position in it.
            mask: the actions that are legal there.
            by_visits: whether the move that is visited most will be chosen.
        """
        self.pool = np.empty(min(LARGEST_POOL, 2 * len(self.pool)), NODE)
        replant(self.pool, old, position, mask)
        # Who leads by more visits than are to come, be they of this search or of those before,
        # stays the most visited. What all is worth may change until then.
        self.spent_in_full = not by_visits

    def grow(self, settings: Settings, until: float) -> None:
        """Search until the budget is spent, or what is left of it can't change the choice."""
        limit = settings.playouts
        while limit is None or self.done < limit:
            batch = BATCH if limit is None else min(BATCH, limit - self.done)
            explore(
                self.state,
                self.seat,
                self.seats,
                batch,
                settings.policy,
                settings.exploration,
                settings.weighted,
                self.generator,
                self.pool,
                self.scratch,
                self.likelihood,
            )
            self.done += batch
            if time.perf_counter() >= until:
                return
            if limit is None or self.spent_in_full:
                continue
            if self._lead() > limit - self.done:
                return

    def _lead(self) -> int:
        """Return by how many visits the first move leads the second."""
        first, second = 0, 0
        for _, node in self.moves():
            visits = int(node["visits"])
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second

    def moves(self) -> list[tuple[int, np.void]]:
        """Return the moves at the root: action and node."""
        return [(key, self.pool[index]) for key, index in _below(self.pool, ROOT).items()]


def _below(pool: type_tree, parent: int) -> dict[int, int]:
    """Return the nodes right below one, by their keys."""
    found = {}
    index = int(pool[parent]["first"])
    while index:
        found[int(pool[index]["key"])] = index
        index = int(pool[index]["next"])
    return found


def think(
    game: Game, state: State, seat: int, settings: Settings, *numbers: int
) -> dict[int, Opinion]:
    """Return what a search thinks of every legal action.

    With a budget in playouts alone, the same state, settings and numbers give the same opinions.

    Args:
        game: the game.
        state: the match as `seat`, which is to move, sees it: concealed.
        seat: the seat to move.
        settings: the budget and the ways of the search.
        numbers: where chance comes from.
    """
    return _opinions(_search(game, state, seat, settings, numbers, ()))


class Memory:
    """What the last search for a seat has found, for the next one in the same match to go on with.

    There is one for each bot, seat and match. What is known of another match, or of another deal
    of the same, is of no use and forgotten; so is what lies beyond a move that the seat didn't see.
    """

    def __init__(self) -> None:
        """Know nothing."""
        self._match: Match | None = None
        self._pools: list[type_tree] = []

    def think(self, match: Match, settings: Settings, *numbers: int) -> dict[int, Opinion]:
        """Return what `think` does for the seat to move, going on from the search before.

        Visits and values are those of both searches; the budget is that of this one.
        """
        game, seat = match.game, match.turn
        way = self._way(match)
        begun = [] if way is None else [(pool, _position(pool, way)) for pool in self._pools]
        trees = _search(game, match.concealed(seat), seat, settings, numbers, begun)
        self._match, self._pools = match.copy(), [tree.pool for tree in trees]
        return _opinions(trees)

    def _way(self, match: Match) -> list[tuple[int, int]] | None:
        """Return the actions since the last search, each with what was observed; None for no way.

        Values in a tree are worth what they are beside the root of its search (`worth`): in Hearts,
        the points that were written before. Those change with a new deal only, and no way leads
        into one, so all searches of a tree count on one scale.
        """
        if self._match is None:
            return None
        past = self._match.copy()
        seat, deal = past.turn, deal_number(past.state_record)
        way = []
        for move in match.moves[len(past.moves) :]:
            action = past.game.notation.moves(past.state_record).get(move)
            if action is None or not shown(past.concealed(seat), seat):
                return None
            past.play(move)
            way.append((action, observed(past.concealed(seat))))
        same = past == match and past.turn == seat and deal_number(past.state_record) == deal
        return way if same else None


def _position(pool: type_tree, way: Sequence[tuple[int, int]]) -> int:
    """Return the position to which a way leads in a tree, 0 where nothing is known of it."""
    position = ROOT
    for action, key in way:
        move = _below(pool, position).get(action)
        position = _below(pool, move).get(key, 0) if move else 0
        if position == 0:
            return 0
    return position if pool[position]["first"] else 0


def _search(
    game: Game,
    state: State,
    seat: int,
    settings: Settings,
    numbers: Sequence[int],
    begun: Sequence[tuple[type_tree, int]],
) -> list[_Tree]:
    """Return the trees of a search, a thread each.

    Args:
        game: the game.
        state: the match as `seat`, which is to move, sees it.
        seat: the seat to move.
        settings: the budget and the ways of the search.
        numbers: where chance comes from.
        begun: pools of earlier trees and the position there from which a tree goes on, 0 for none.
    """
    know(game)
    until = float("inf")
    if settings.milliseconds is not None:
        until = time.perf_counter() + settings.milliseconds / 1000
    nodes = TIMED_POOL
    if settings.playouts is not None:
        nodes = min(LARGEST_POOL, NODES_PER_ITERATION * settings.playouts + LEAST_NODES)
    trees = [
        _Tree(game, state, seat, nodes, *numbers, thread) for thread in range(settings.threads)
    ]
    by_visits = not settings.by_value and not mixed(game, state)
    for tree, (old, position) in zip(trees, begun, strict=False):
        if position:
            tree.begin_with(old, position, int(game.rules.legal(state)), by_visits)
    if len(trees) == 1:
        trees[0].grow(settings, until)
    else:
        with ThreadPoolExecutor(len(trees)) as pool:
            for grown in [pool.submit(tree.grow, settings, until) for tree in trees]:
                grown.result()
    return trees


def _opinions(trees: list[_Tree]) -> dict[int, Opinion]:
    sums: dict[int, tuple[int, float, float]] = {}
    for tree in trees:
        for action, node in tree.moves():
            visits, total, squares = sums.get(action, (0, 0.0, 0.0))
            sums[action] = (
                visits + int(node["visits"]),
                total + float(node["total"]),
                squares + float(node["squares"]),
            )
    opinions = {}
    for action in sorted(sums):
        visits, total, squares = sums[action]
        value = total / visits if visits else 0.0
        spread = max(0.0, squares / visits - value * value) ** 0.5 if visits else 0.0
        opinions[action] = Opinion(value, visits, spread)
    return opinions


def best_of(
    opinions: Mapping[int, Opinion],
    chance: type_generator | None = None,
    by_value: bool = False,
) -> int:
    """Return the action visited most; of equal ones the one with the better value.

    Args:
        opinions: what a search thinks.
        chance: where given, the choice is drawn among actions that are about as good, by their
            visits, so that nobody can learn it.
        by_value: choose by value instead, among those tried `ENOUGH` as often as the first.
    """
    first = max(opinions, key=lambda action: (opinions[action].visits, opinions[action].value))
    if by_value:
        least_visits = opinions[first].visits * ENOUGH
        tried = [action for action in opinions if opinions[action].visits >= least_visits]
        first = max(tried, key=lambda action: opinions[action].value)
    if chance is None:
        return first
    least = opinions[first].value - AS_GOOD
    good = [action for action in opinions if opinions[action].value >= least]
    left = below(chance, max(1, sum(opinions[action].visits for action in good)))
    for action in good:
        left -= opinions[action].visits
        if left < 0:
            return action
    return first


def mixed(game: Game, state: State) -> bool:
    """Return whether the seat to move makes a move that its one rival does not see."""
    know(game)
    return game.seats == 2 and not shown(state, 1 - int(state["turn"]))


def glance(game: Game, state: State, chance: type_generator) -> int:
    """Return an action that appeals at first sight, without a search."""
    know(game)
    weights = np.zeros(63, np.float64)
    return int(draw_action(weigh(state, weights), weights, chance))
