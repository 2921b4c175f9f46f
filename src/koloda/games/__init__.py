"""The games, a line each; a game's package is imported when it is first asked for."""

from importlib import import_module

from koloda.core.errors import GameError, nearest, shortened
from koloda.core.game import Game

GAMES = {
    "card-football": "koloda.games.card_football",
    "belarusian-football": "koloda.games.belarusian_football",
    "hearts": "koloda.games.hearts",
}


def find(name: str) -> Game:
    """Return the game of that name.

    Raises:
        GameError: game/unknown.
    """
    if name not in GAMES:
        near = nearest(str(name), GAMES)
        hint = f"did you mean {near}?" if near else f"expected one of {', '.join(GAMES)}"
        raise GameError(
            "game/unknown",
            f"unknown game {shortened(name)}: {hint}",
            game=str(name)[:80],
            nearest=near or "",
            expected=", ".join(GAMES),
        )
    game = import_module(GAMES[name]).GAME
    assert isinstance(game, Game)
    return game
