"""Hearts (Червы): four players, passing, tricks, the moon and the sun.

Rules: docs/rules/hearts.md, worked out from the game's Russian description; each place where it is
silent, or where tables commonly differ, is an option or a ruling marked there.
"""

from koloda.core.game import Game
from koloda.games.hearts import hidden, notation, rules, view
from koloda.games.hearts.options import OPTIONS, check
from koloda.games.hearts.state import STATE

GAME = Game(
    name="hearts",
    seats=4,
    state=STATE,
    options=OPTIONS,
    check=check,
    rules=rules,
    hidden=hidden,
    notation=notation,
    view=view,
)
