"""Belarusian football (Футбол белорусский): two players, hidden line-ups, a ball that walks.

Rules: docs/rules/belarusian-football.md, worked out from the game's Russian description; each place
where it is silent is an option or a ruling marked there.
"""

from koloda.core.game import Game
from koloda.games.belarusian_football import hidden, notation, rules, view
from koloda.games.belarusian_football.options import OPTIONS, PRESETS
from koloda.games.belarusian_football.state import STATE

GAME = Game(
    name="belarusian-football",
    seats=2,
    state=STATE,
    options=OPTIONS,
    presets=PRESETS,
    rules=rules,
    hidden=hidden,
    notation=notation,
    view=view,
)
