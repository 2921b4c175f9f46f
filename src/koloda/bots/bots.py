"""The bots by name, with what is given besides: `champion`, `uct@1000`, `master@50ms+reuse`."""

import re
from dataclasses import dataclass, replace

from koloda.bots import greedy, rollout
from koloda.bots.knowledge import RANDOM, know
from koloda.bots.levels import LEVELS
from koloda.bots.playout import pick
from koloda.bots.thinking import Memory, Opinion, Settings, best_of, glance, mixed, think
from koloda.core.chance import draw, generator
from koloda.core.errors import BotError, nearest
from koloda.core.game import Game
from koloda.core.jit import COMPILED, hearing_compiles
from koloda.match.match import Match

BASELINES = ("random", "greedy", "rollout", "uct")
"""Bots that others are measured against: any move, one move ahead, flat Monte Carlo, plain UCT."""

BOTS = (*BASELINES, *LEVELS)
"""The names of all bots."""

PLAIN = Settings(playouts=1000, policy=RANDOM, exploration=0.7, weighted=False)
"""Plain UCT: random playouts to the end, worlds as they come."""

BASELINE_VERSION = 1

BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms)?")

REUSE = "reuse"
"""What may follow the name of a bot that searches, after a plus."""


@dataclass(frozen=True)
class Bot:
    """A bot by its name, with what was given besides.

    Attributes:
        name: the name alone.
        playouts: the budget that was given, if any.
        milliseconds: the same in time.
        reuse: whether a search goes on from the one before, where there is a memory of it.
    """

    name: str
    playouts: int | None = None
    milliseconds: int | None = None
    reuse: bool = False

    @classmethod
    def named(cls, text: str) -> "Bot":
        """Return the bot of a text as in `uct`, `uct@1000` (playouts), `uct@50ms` or `uct+reuse`.

        Raises:
            BotError: bot/unknown, bot/budget.
        """
        text, plus, way = text.partition("+")
        name, at, budget = text.partition("@")
        check_name(name)
        searches = name in LEVELS or name == "uct"
        if plus and not (searches and way == REUSE):
            expected = f"{name}@1000+{REUSE}, or no +" if searches else "no +"
            raise BotError(
                "bot/budget",
                f"{name} can't be had with {'+' + way[:40]!r}: expected {expected}",
                bot=name,
                budget="+" + way[:40],
                expected=expected,
            )
        reuse = bool(plus)
        if not at:
            return cls(name, reuse=reuse)
        found = BUDGET.fullmatch(budget)
        expected = f"playouts or milliseconds, as in {name}@1000 or {name}@50ms"
        if name in ("random", "greedy"):
            expected = "none"
        if found is None or expected == "none":
            raise BotError(
                "bot/budget",
                f"{name} can't work with the budget {budget[:40]!r}: expected {expected}",
                bot=name,
                budget=budget[:40],
                expected=expected,
            )
        number = int(found[1])
        if found[2]:
            return cls(name, milliseconds=number, reuse=reuse)
        return cls(name, playouts=number, reuse=reuse)

    @property
    def version(self) -> int:
        """The version of the bot, which records hold."""
        return LEVELS[self.name].version if self.name in LEVELS else BASELINE_VERSION

    def settings(self, game: Game) -> Settings | None:
        """Return how the bot thinks, None where it does not search."""
        if self.name in LEVELS:
            settings = LEVELS[self.name].settings[game.name]
        elif self.name == "uct":
            settings = PLAIN
        else:
            return None
        if self.playouts is None and self.milliseconds is None:
            return settings
        return replace(settings, playouts=self.playouts, milliseconds=self.milliseconds)


def check_name(name: str) -> None:
    """Raise BotError (bot/unknown) if there is no bot of that name."""
    if name not in BOTS:
        near = nearest(name, BOTS)
        hint = f"did you mean {near}?" if near else f"expected one of {', '.join(BOTS)}"
        raise BotError(
            "bot/unknown",
            f"unknown bot {name[:80]!r}: {hint}",
            bot=name[:80],
            nearest=near or "",
            expected=", ".join(BOTS),
        )


def choose(name: str, match: Match, seed: int, memory: Memory | None = None) -> str:
    """Return the move that a bot makes for the seat to move, from what that seat sees.

    The same match as seen, bot and seed give the same move, unless the bot's budget is one of time
    or it has a memory of the searches before.

    Args:
        name: a bot, with a budget or without: `champion`, `uct@1000`, `master@50ms`.
        match: the match, of which the bot gets what the seat to move sees.
        seed: where the bot's chances come from.
        memory: of this bot at this seat in this match; only one that is named `+reuse` uses it.

    Raises:
        BotError: bot/unknown, bot/budget.
    """
    bot = Bot.named(name)
    legal = match.legal
    if len(legal) == 1:
        return legal[0]
    game, seat = match.game, match.turn
    state = match.concealed(seat)
    numbers = (seed, len(match.moves), seat)
    chance = generator(*numbers)
    settings = bot.settings(game)
    if settings is not None:
        if settings.slips and draw(chance) * 2.0**-32 < settings.slips:
            action = glance(game, state, chance)
        else:
            if bot.reuse and memory is not None:
                opinions = memory.think(match, settings, *numbers)
            else:
                opinions = think(game, state, seat, settings, *numbers)
            unseen = mixed(game, state)
            action = best_of(opinions, chance if unseen else None, settings.by_value)
    elif bot.name == "greedy":
        action = greedy.choose(game, state, seat, chance)
    elif bot.name == "rollout":
        usual = rollout.PLAYOUTS.get(game.name, rollout.USUAL_PLAYOUTS)
        action = rollout.choose(game, state, seat, chance, bot.playouts or usual, bot.milliseconds)
    else:
        action = pick(game.rules.legal(state), chance)
    return game.notation.move_text(state, action)


def opinions(name: str, match: Match, seed: int) -> dict[str, Opinion]:
    """Return what a bot that searches thinks of every legal move, forced ones too.

    Raises:
        BotError: bot/unknown, bot/budget: a bot that does not search has no opinions.
    """
    bot = Bot.named(name)
    settings = bot.settings(match.game)
    if settings is None:
        raise BotError(
            "bot/budget",
            f"{name} does not search, so it has no opinions: expected uct or a level",
            bot=name,
            budget="",
            expected="uct or a level",
        )
    seat = match.turn
    state = match.concealed(seat)
    found = think(match.game, state, seat, settings, seed, len(match.moves), seat)
    return {match.game.notation.move_text(state, action): found[action] for action in found}


REHEARSED_MOVES = 150
"""Enough for every kind of move and preview to come up."""


def prepare(match: Match) -> None:
    """Have all kernels ready that playing this match needs, so that no move waits for them."""
    prepare_table(match)
    prepare_bots(match)


def prepare_table(match: Match) -> None:
    """Have the kernels ready that people need: rules, views, previews."""
    if match.over or not COMPILED:
        return
    compiled: list[int] = []
    with hearing_compiles(compiled.append):
        _rehearse(match, 1)
    if compiled:
        # This is a first start: what only comes up later is compiled now too.
        _rehearse(match, REHEARSED_MOVES)


def prepare_bots(match: Match) -> None:
    """Have the kernels ready by which bots think: they take longer than the rules."""
    if match.over or not COMPILED:
        return
    state = match.concealed(match.turn)
    know(match.game)
    think(match.game, state, match.turn, Settings(playouts=1), 0)
    glance(match.game, state, generator(0))


def _rehearse(match: Match, moves: int) -> None:
    """Do with a copy of a match all that a table does, for so many moves."""
    twin = match.copy()
    pick(twin.game.rules.legal(twin.concealed(twin.turn)), generator(0))
    for number in range(moves):
        if twin.over:
            return
        legal = twin.legal
        for seat in (None, twin.turn):
            twin.view(seat)
        for move in legal:
            twin.preview(move)
        twin.reason("")
        twin.play(legal[number * 7 % len(legal)])
