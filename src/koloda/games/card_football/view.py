"""What a seat sees of Card Football, as data for a screen; states here are concealed."""

from typing import Any

import numpy as np
from typing_extensions import TypedDict

from koloda.core.cards import BLACK_JOKER, CODES, RED_JOKER, SUITS, texts
from koloda.core.game import Event, forecast, fork
from koloda.core.log import new_log
from koloda.games.card_football import notation, options, rules
from koloda.games.card_football.state import (
    COLUMNS,
    GOALKEEPER,
    State,
)


class Column(TypedDict):
    """A column: its open cards, top first, those face down, why the seat to move can't take."""

    cards: list[str]
    hidden: int
    closed: str | None


class Goalkeeper(TypedDict):
    """The goalkeeper: the cards left, how many of each suit letter and `joker`, and those gone."""

    left: int
    by_suit: dict[str, int]
    gone: list[str]


class View(TypedDict):
    """The table; lists of two are by seat, keys of one letter are suits."""

    half: int
    minute: str
    extra: int
    goals: list[int]
    added: int
    added_limit: int
    columns: list[Column]
    squads: list[dict[str, list[str]]]
    bookings: list[dict[str, int]]
    sent_off: list[list[str]]
    send_off_at: int
    goalkeeper: Goalkeeper
    seen: list[str]
    unseen: list[str]


SAVERS = 6
"""Goalkeeper cards that save a kick in one suit: its four, and two jokers."""


def view(state: State, seat: int) -> View:
    """Return the table, the same for both seats and for spectators."""
    seen = [int(card) for card in state["pack"] if card]
    return {
        "half": int(state["half"]),
        "minute": _minute(state),
        "extra": int(state["extra"]),
        "goals": notation.scores(state),
        "added": int(state["added"]),
        "added_limit": int(state["added_time_limit"]),
        "columns": [_column(state, column) for column in range(COLUMNS)],
        "squads": notation.squads(state),
        "bookings": notation.bookings(state),
        "sent_off": [
            [
                letter
                for suit, letter in enumerate(SUITS)
                if state["bookings"][player, suit] >= state["send_off_at"]
            ]
            for player in range(2)
        ],
        "send_off_at": int(state["send_off_at"]),
        "goalkeeper": _goalkeeper(state),
        "seen": texts(sorted(seen)),
        "unseen": texts(_without(rules.TWO_PACKS, seen)),
    }


def _minute(state: State) -> str:
    """Return the minute of the take to come, of the last one when the match is over."""
    takes = int(state["taken"].sum())
    return notation.minute(int(state["half"]), takes if rules.is_over(state) else takes + 1)


def _without(pack: "np.ndarray[Any, Any]", gone: list[int]) -> list[int]:
    """Return the cards of a pack that are not among those gone, in canonical order."""
    counts = np.bincount(pack, minlength=CODES) - np.bincount(
        np.array(gone, np.int64), minlength=CODES
    )
    return [card for card in range(CODES) for _ in range(int(counts[card]))]


def _column(state: State, column: int) -> Column:
    cards = notation.column_cards(state, column)
    face_up = texts(cards)
    return {
        "cards": face_up,
        "hidden": len(cards) - len(face_up),
        "closed": closed(state, column) or None,
    }


def closed(state: State, column: int) -> str:
    """Return why the seat to move may not take from a column; empty where it may.

    "empty", "previous" (the column of its previous take), "extra" (used on an extra move of this
    turn) or "turn" (used in this turn).
    """
    if rules.is_over(state) or rules.legal(state) >> column & 1:
        return ""
    if not notation.column_cards(state, column):
        return "empty"
    if int(state["previous"][int(state["turn"])]) == column + 1:
        return "previous"
    return "turn" if state["column_ban"] == options.TURN else "extra"


def _goalkeeper(state: State) -> Goalkeeper:
    gone = [int(card) for card in state["goalkeeper"][: int(state["drawn"])]]
    left = _without(rules.KEEPER_PACK, gone)
    jokers = (RED_JOKER, BLACK_JOKER)
    by_suit = {
        letter: sum(card >> 4 == suit and card not in jokers for card in left)
        for suit, letter in enumerate(SUITS)
    }
    return {
        "left": len(left),
        "by_suit": {**by_suit, "joker": sum(card in jokers for card in left)},
        "gone": texts(gone),
    }


def refusal(state: State, text: str) -> str:
    """Return why a text is no legal move: "no_column", or as `closed`."""
    if text not in {str(column + 1) for column in range(COLUMNS)}:
        return "no_column"
    return closed(state, int(text) - 1)


def preview(state: State, seat: int, action: int) -> dict[str, Any]:
    """Return the certain events of a take and, if it is a kick, the odds of each way it may end."""
    goal = _events_if_saved_by(state, action, 0)
    kick = next((event[1] for event in goal if event[0] == "goal"), "")
    card = notation.column_cards(state, action)[0]
    if kick == "shot":
        odds = save_odds(state, card >> 4, rules.SHOT_CARDS)
    elif kick == "free_kick":
        # A saved free kick ends the same whichever card saves it.
        goes_in, *saved = save_odds(state, card >> 4, rules.free_kick_cards(card & 15))
        odds = [goes_in, sum(saved)]
    else:
        odds = [1.0]
    return forecast(
        [(chance, _events_if_saved_by(state, action, nth)) for nth, chance in enumerate(odds)]
    )


def save_odds(state: State, suit: int, cards: int) -> list[float]:
    """Return the odds of a goal, then of a save by the first, second, … card, [cards + 1].

    From the cards that the goalkeeper has left; an empty one is shuffled anew, all 18 of it.
    """
    jokers = (RED_JOKER, BLACK_JOKER)
    gone = [int(card) for card in state["goalkeeper"][: int(state["drawn"])]]
    left = GOALKEEPER - len(gone)
    savers = SAVERS - sum(card >> 4 == suit or card in jokers for card in gone)
    odds = [1.0]
    for _ in range(cards):
        if left == 0:
            left, savers = GOALKEEPER, SAVERS
        odds.append(odds[0] * savers / left)
        odds[0] *= 1 - savers / left
        left -= 1
    return odds


def _events_if_saved_by(state: State, action: int, nth: int) -> list[Event]:
    """Return the events of a take whose kick the goalkeeper's `nth` card saves; 0: none saves it.

    Drawn cards are left out, since they are not known. The goalkeeper is laid so that the kick
    ends as asked; the rules do the rest.
    """
    twin = fork(state)
    card = notation.column_cards(state, action)[0]
    other_suit = (card >> 4) ^ 1
    twin["drawn"] = 0
    twin["goalkeeper"][:] = 16 * other_suit + 2
    if nth:
        twin["goalkeeper"][nth - 1] = RED_JOKER
    log = new_log()
    rules.apply(twin, action, log)
    return [_without_draws(event) for event in notation.events(log)]


def _without_draws(event: Event) -> Event:
    """Leave out drawn cards and, of a saved free kick, which card saved it."""
    if event[0] == "save":
        return event[: 3 if event[1] == "free_kick" else 4]
    return event[:3] if event[0] == "goal" else event
