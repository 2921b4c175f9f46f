"""Card Football (Карточный футбол): two players, five columns of cards, a goalkeeper of 18.

Rules: docs/rules/card-football.md, worked out from the game's Russian and Ukrainian descriptions;
each place where they are silent is an option. Luck decides a card, skill a match.
"""

from koloda.core.game import Game
from koloda.games.card_football import hidden, notation, rules, view
from koloda.games.card_football.options import OPTIONS
from koloda.games.card_football.state import STATE

GAME = Game(
    name="card-football",
    seats=2,
    state=STATE,
    options=OPTIONS,
    rules=rules,
    hidden=hidden,
    notation=notation,
    view=view,
)
