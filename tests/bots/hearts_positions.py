"""Set up positions of Hearts by playing up to them, and ask a bot what it makes of them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from koloda.bots import LEVELS
from koloda.bots.hearts import weigh
from koloda.bots.thinking import Opinion, best_of, think
from koloda.core.cards import TEXT, texts_of_set
from koloda.core.game import State, fork
from koloda.games.hearts import GAME
from tests.games.hearts.positions import play, position, winner_of


def played(opener: int, tricks: str, left: Sequence[str], **more: Any) -> State:
    """Play tricks by the rules, from the hands that follow from them and from what is left."""
    hands = [text.split() for text in left]
    leader = opener
    for trick in tricks.split(" / "):
        cards = trick.split()
        for place, card in enumerate(cards):
            hands[(leader + place) % 4].append(card)
        leader = winner_of(leader, cards)
    state = position([" ".join(hand) for hand in hands], opener=opener, **more)
    play(state, *tricks.replace("/", "").split())
    return state


def thoughts(state: State, seed: int, playouts: int = 60) -> dict[str, Opinion]:
    """Think as a level does, for the seat to move and from what it sees."""
    seat = int(state["turn"])
    view = fork(state)
    GAME.hidden.conceal(view, seat)
    settings = replace(LEVELS["strong"].settings["hearts"], playouts=playouts)
    return {TEXT[card]: found for card, found in think(GAME, view, seat, settings, seed).items()}


def chosen(state: State, seed: int, playouts: int = 60) -> str:
    """Give the card that a level plays."""
    found = thoughts(state, seed, playouts)
    names = list(found)
    return names[best_of({place: found[name] for place, name in enumerate(names)})]


def weights_of(state: State) -> dict[str, float]:
    """Give the weight of every card that gets one."""
    weights = np.full(63, -1.0)
    mask = weigh(state, weights)
    assert texts_of_set(mask) == texts_of_set(int(GAME.rules.legal(state)))
    return {TEXT[card]: float(weights[card]) for card in TEXT if weights[card] != -1.0}


def advised(state: State) -> str:
    """Give the card of the most weight."""
    weights = weights_of(state)
    return max(weights, key=lambda card: weights[card])
