"""The bots by name."""

from koloda.bots import rollout
from koloda.bots.playout import pick
from koloda.core.chance import generator, type_generator
from koloda.core.errors import BotError, nearest
from koloda.core.game import Game, State
from koloda.core.jit import COMPILED, hearing_compiles
from koloda.match.match import Match


def _random(game: Game, state: State, seat: int, generator: type_generator) -> int:
    """Return any legal action, each as likely."""
    return pick(game.rules.legal(state), generator)


LEVELS = {
    "novice": 0.002,
    "amateur": 0.01,
    "club": 0.05,
    "strong": 0.2,
    "master": 1.0,
    "champion": 3.0,
}
"""The named levels: each is `rollout` with so much of its usual budget."""

BOTS = ("random", "rollout", *LEVELS)
"""The names of all bots."""


def check_name(name: str) -> None:
    """Raise BotError (bot/unknown) if there is no bot of that name."""
    if name not in BOTS:
        near = nearest(name, BOTS)
        hint = f"did you mean {near}?" if near else f"expected one of {', '.join(BOTS)}"
        raise BotError(
            "bot/unknown",
            f"unknown bot {name!r}: {hint}",
            bot=name,
            nearest=near or "",
            expected=", ".join(BOTS),
        )


def choose(name: str, match: Match, seed: int) -> str:
    """Return the move that a bot makes for the seat to move, from what that seat sees.

    The same match as seen, bot and seed give the same move.

    Raises:
        BotError: bot/unknown.
    """
    check_name(name)
    legal = match.legal
    if len(legal) == 1:
        return legal[0]
    seat = match.turn
    state = match.concealed(seat)
    chance = generator(seed, len(match.moves), seat)
    if name == "random":
        action = _random(match.game, state, seat, chance)
    else:
        usual = rollout.PLAYOUTS.get(match.game.name, rollout.USUAL_PLAYOUTS)
        budget = int(usual * LEVELS.get(name, 1.0))
        action = rollout.choose(match.game, state, seat, chance, budget)
    return match.game.notation.move_text(state, action)


REHEARSED_MOVES = 150
"""Enough for every kind of move and preview to come up."""


def prepare(match: Match) -> None:
    """Have all kernels ready that playing this match needs, so that no move waits for them."""
    if match.over or not COMPILED:
        return
    compiled: list[int] = []
    with hearing_compiles(compiled.append):
        _rehearse(match, 1)
    if compiled:
        # This is a first start: what only comes up later is compiled now too.
        _rehearse(match, REHEARSED_MOVES)


def _rehearse(match: Match, moves: int) -> None:
    """Do with a copy of a match all that a table does, for so many moves."""
    twin = match.copy()
    state = twin.concealed(twin.turn)
    rollout.choose(twin.game, state, twin.turn, generator(0), playouts=1)
    _random(twin.game, state, twin.turn, generator(0))
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
