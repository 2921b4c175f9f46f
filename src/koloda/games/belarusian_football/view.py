"""What a seat sees of Belarusian football, as data for a screen; states here are concealed."""

from typing import Any

import numpy as np
from typing_extensions import TypedDict

from koloda.core.cards import NO_CARD, RANKS, SUITS, text, text_or_none, texts
from koloda.core.game import Event, forecast, fork
from koloda.core.log import new_log
from koloda.games.belarusian_football import hidden, notation, options, rules
from koloda.games.belarusian_football.state import (
    COLUMNS,
    LARGEST_PACK,
    NO_PLACE,
    PLAY,
    ROWS,
    State,
)


class Place(TypedDict):
    """A card that lies on the pitch, null where the seat may not see it."""

    card: str | None
    open: bool


class Excluded(TypedDict):
    """Suits and ranks that a line-up is known not to have."""

    suits: list[str]
    ranks: list[str]


class View(TypedDict):
    """The table as a seat sees it; lists of two are by seat, `rows` go from seat 0 to seat 1."""

    phase: notation.Phase
    ball: str | None
    position: list[int] | None
    reachable: list[str]
    goals: list[int]
    rows: list[list[Place] | None]
    keepers: list[Place | None]
    hand: list[str]
    laid: list[str]
    decks: list[int]
    out: list[str]
    scored: list[list[str]]
    excluded: list[Excluded]


def view(state: State, seat: int) -> View:
    """Return the table as a seat, −1 for a spectator, sees it."""
    size, balls = int(state["deck_size"]), int(state["balls"])
    reachable = rules.legal(state) if state["phase"] == PLAY else 0
    laying = seat >= 0 and state["phase"] != PLAY
    return {
        "phase": notation.PHASES[int(state["phase"])],
        "ball": text_or_none(state["ball"]),
        "position": notation.position(state),
        # The columns that a seat's ball can reach from its line-up tell what lies there.
        "reachable": [
            str(column + 1)
            for column in range(COLUMNS)
            if reachable >> column & 1 and (seat == state["turn"] or state["row"] != NO_PLACE)
        ],
        "goals": notation.scores(state),
        "rows": [_row(state, row) for row in range(ROWS)],
        "keepers": [_keeper(state, player) for player in range(2)],
        "hand": texts(state["hands"][seat]) if laying else [],
        "laid": notation.laid(state) if laying and seat == state["turn"] else [],
        "decks": [size - (balls + 1) // 2, size - balls // 2],
        "out": notation.out(state),
        "scored": notation.scored(state),
        "excluded": [_excluded(state, player) for player in range(2)],
    }


def _row(state: State, row: int) -> list[Place] | None:
    if not notation.is_laid(state, row):
        return None
    return [
        {"card": text_or_none(card), "open": bool(is_open)}
        for card, is_open in zip(state["rows"][row], state["open"][row], strict=True)
    ]


def _keeper(state: State, player: int) -> Place | None:
    if not hidden.has_keeper(state, player):
        return None
    card = text_or_none(state["keepers"][player])
    return {"card": card, "open": bool(state["keeper_open"][player])}


def _excluded(state: State, player: int) -> Excluded:
    bits = int(hidden.excluded(state, player))
    return {
        "suits": [letter for suit, letter in enumerate(SUITS) if bits >> suit & 1],
        "ranks": [letter for place, letter in enumerate(RANKS) if bits >> (6 + place) & 1],
    }


def refusal(state: State, move: str) -> str:
    """Return why a text is no legal move of the seat to move.

    "not_in_hand" in the line-up; "no_column", "own_no_match" (a card of the own line-up that does
    not match), "out_of_reach", "no_match" (an open card that does not match), "no_throw" (a ball
    that has entered, or must), "must_throw" (a ball that can't enter).
    """
    if state["phase"] != PLAY:
        return "not_in_hand"
    if move == "-":
        return "no_throw"
    if move not in {str(column + 1) for column in range(COLUMNS)}:
        return "no_column"
    if state["row"] == NO_PLACE:
        can_enter = rules.legal(state) & ~(1 << rules.THROW)
        return "own_no_match" if can_enter else "must_throw"
    far = abs(int(move) - 1 - int(state["column"])) > 1
    return "out_of_reach" if far else "no_match"


def preview(state: State, seat: int, action: int) -> dict[str, Any]:
    """Return what choosing a card would bring about, with the odds where it lies face down.

    Up to the end of the ball: what is drawn next is not known. Cards that `seat` has not seen are
    left out of events.
    """
    if state["phase"] != PLAY:
        return forecast([(1.0, [])])
    if action == rules.THROW:
        thrown: list[Event] = [["throw", text(state["ball"])]]
        last = state["balls"] == 2 * int(state["deck_size"])
        return forecast([(1.0, [*thrown, ["full_time"]] if last else thrown)])
    step = 0 if state["row"] == NO_PLACE else rules.row_of(seat, int(state["row"])) + 1
    row = rules.row_of(seat, step)
    matching = _odds_of_card(state, seat, row, action)
    branches = []
    for matches_card in (True, False):
        odds = matching if matches_card else 1 - matching
        if odds == 0:
            continue
        if step < ROWS - 1 or not matches_card:
            branches.append((odds, _events_if(state, row, action, matches_card, False)))
            continue
        goal = _odds_of_goal(state, seat, row, action)
        branches += [
            (odds * chance, _events_if(state, row, action, True, scores))
            for scores, chance in ((True, goal), (False, 1 - goal))
        ]
    return forecast(branches)


def _unseen(state: State) -> list[int]:
    cards = np.zeros(LARGEST_PACK, np.uint8)
    count = hidden.unseen_cards(state, cards)
    return [int(card) for card in cards[:count]]


def _share(cards: list[int], ball: int) -> float:
    """Return the share of cards that match the ball."""
    return sum(bool(rules.matches(ball, card)) for card in cards) / len(cards) if cards else 0.0


def _lineup(state: State, seat: int) -> tuple[int, list[int]]:
    """Return how many cards lie face down in the rival's line-up, and which cards may lie there."""
    rival = 1 - seat
    row = state["rows"][rules.row_of(rival, 0)]
    exclusions = hidden.excluded(state, rival)
    candidates = [card for card in _unseen(state) if hidden.allowed(card, exclusions)]
    return sum(card == NO_CARD for card in row), candidates


def _odds_of_card(state: State, seat: int, row: int, column: int) -> float:
    """Return the odds that the card there matches the ball."""
    ball, card = int(state["ball"]), int(state["rows"][row, column])
    if card != NO_CARD:
        return float(rules.matches(ball, card))
    count, candidates = _lineup(state, seat)
    if row == rules.row_of(1 - seat, 0):
        return _share(candidates, ball)
    return _odds_elsewhere(_unseen(state), count, candidates, ball)


def _odds_of_goal(state: State, seat: int, row: int, column: int) -> float:
    """Return the odds that the rival's goalkeeper matches a ball that matched the card there."""
    ball, keeper = int(state["ball"]), int(state["keepers"][1 - seat])
    if keeper != NO_CARD:
        return float(rules.matches(ball, keeper))
    unseen = _unseen(state)
    count, candidates = _lineup(state, seat)
    if state["rows"][row, column] == NO_CARD:
        # One of the line-up's cards is known to match: any of those that may, each as likely.
        found = next(card for card in candidates if rules.matches(ball, card))
        unseen.remove(found)
        candidates.remove(found)
        count -= 1
    return _odds_elsewhere(unseen, count, candidates, ball)


def _odds_elsewhere(unseen: list[int], count: int, candidates: list[int], ball: int) -> float:
    """Return the odds that an unseen card outside the rival's line-up matches the ball.

    `count` of the unseen cards, each as likely any of `candidates`, lie in that line-up.
    """
    matching = _share(unseen, ball) * len(unseen) - count * _share(candidates, ball)
    return matching / (len(unseen) - count)


def _events_if(
    state: State, row: int, column: int, matches_card: bool, scores: bool
) -> list[Event]:
    """Return the events of choosing a card, if it matches and if the goalkeeper then does.

    The unseen cards are laid so that it goes as asked; the rules do the rest.
    """
    twin = fork(state)
    ball = int(state["ball"])
    other = (ball ^ 16) + (1 if ball & 15 < 14 else -1)
    unknown = []
    rival = 1 - int(state["turn"])
    if twin["rows"][row, column] == NO_CARD:
        twin["rows"][row, column] = ball if matches_card else other
        unknown.append(("flip", 3))
    if twin["keepers"][rival] == NO_CARD:
        twin["keepers"][rival] = ball if scores else other
        unknown += [("goal", 2), ("save", 2)]
    # Then a next ball waits for its player, whose cards are not known here.
    twin["entry"] = options.OPTIONAL
    log = new_log()
    rules.apply(twin, column, log)
    events = []
    for event in notation.events(log):
        if event[0] == "draw":
            break
        kept = next((length for name, length in unknown if name == event[0]), len(event))
        events.append(event[:kept])
    return events
