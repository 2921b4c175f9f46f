"""What a seat sees of Hearts, as data for a screen; states here are concealed."""

from typing import Any, Literal

from typing_extensions import TypedDict

from koloda.core.cards import (
    CLUBS,
    CODE,
    DIAMONDS,
    HEARTS,
    SPADES,
    SUITS,
    text,
    texts,
    texts_of_set,
)
from koloda.core.game import forecast, fork
from koloda.core.log import new_log
from koloda.games.hearts import hidden, notation, options, rules
from koloda.games.hearts.state import HAND, PASS, PASSED, SEATS, State

Direction = Literal["left", "right", "across", "none"]

DIRECTIONS: dict[int, Direction] = {
    rules.LEFT: "left",
    rules.RIGHT: "right",
    rules.ACROSS: "across",
    rules.NOBODY: "none",
}


class Played(TypedDict):
    """A card of a trick, and who played it."""

    seat: int
    card: str


class Passed(TypedDict):
    """Cards that were passed, and the seat that they went to or came from."""

    seat: int
    cards: list[str]


class View(TypedDict):
    """The table as a seat sees it; lists of four are by seat."""

    phase: notation.Phase
    deal: int
    direction: Direction
    scores: list[int]
    hand: list[str]
    chosen: list[str]
    passed_to: Passed | None
    received: Passed | None
    trick: list[Played]
    leader: int | None
    last_trick: list[Played]
    last_winner: int | None
    broken: bool
    points: list[int]
    tricks: list[int]
    played: list[str]
    hand_sizes: list[int]
    voids: list[list[str]]
    rest: list[str]


def view(state: State, seat: int) -> View:
    """Return the table as a seat, −1 for a spectator, sees it."""
    count = int(state["count"])
    led = count & ~3
    last = led - SEATS
    playing = state["phase"] != PASS
    further = int(rules.direction(state))
    points = [int(rules.points_of(int(cards))) for cards in state["taken"]]
    winners = [int(winner) for winner in state["winners"][: count // SEATS]]
    return {
        "phase": notation.PHASES[int(state["phase"])],
        "deal": int(state["deal"]),
        "direction": DIRECTIONS[further],
        "scores": notation.scores(state),
        "hand": texts_of_set(int(state["hands"][seat])) if seat >= 0 else [],
        "chosen": texts(state["passed"][seat]) if seat >= 0 and not playing else [],
        "passed_to": _passed(state, seat, seat, (seat + further) % SEATS),
        "received": _passed(state, seat, (seat - further) % SEATS, (seat - further) % SEATS),
        "trick": _cards_with_seats(state, led, count),
        "leader": hidden.leader(state, led) if playing else None,
        "last_trick": _cards_with_seats(state, last, led) if last >= 0 else [],
        "last_winner": winners[-1] if winners else None,
        "broken": bool(state["broken"]),
        "points": points,
        "tricks": [winners.count(player) for player in range(SEATS)],
        "played": texts(sorted(int(card) for card in state["played"][:count])),
        "hand_sizes": [_hand_size(state, player) for player in range(SEATS)],
        "voids": [_voids(state, player) for player in range(SEATS)],
        "rest": _rest(state, seat),
    }


def _passed(state: State, seat: int, giver: int, other: int) -> Passed | None:
    """Return what `giver` has passed, with the seat at the other end, once all have chosen."""
    if seat < 0 or state["phase"] == PASS or rules.direction(state) == rules.NOBODY:
        return None
    return {"seat": other, "cards": texts(state["passed"][giver])}


def _cards_with_seats(state: State, first: int, end: int) -> list[Played]:
    leader = int(hidden.leader(state, first))
    return [
        {"seat": (leader + place - first) % SEATS, "card": text(state["played"][place])}
        for place in range(first, end)
    ]


def _hand_size(state: State, player: int) -> int:
    if state["phase"] == PASS:
        return HAND - min(PASSED, max(0, int(state["chosen"]) - PASSED * player))
    leader, count = int(hidden.leader(state, int(state["count"]) & ~3)), int(state["count"])
    return HAND - count // SEATS - ((player - leader) % SEATS < count % SEATS)


def _voids(state: State, player: int) -> list[str]:
    possible = int(hidden.possible_cards(state, player))
    return [letter for suit, letter in enumerate(SUITS) if possible & rules.SUIT << 16 * suit == 0]


def _rest(state: State, seat: int) -> list[str]:
    """Return the cards of a seat that is to lead, if each takes its trick whatever others hold.

    In the order in which they do so and may be led: hearts last, each suit from the top. Else none.
    """
    count = int(state["count"])
    if seat < 0 or seat != state["turn"] or state["phase"] == PASS or count & 3:
        return []
    hand = int(state["hands"][seat])
    unseen = rules.ALL_CARDS & ~hand
    for card in state["played"][:count]:
        unseen &= ~(1 << int(card))
    rest: list[int] = []
    for suit in (CLUBS, DIAMONDS, SPADES, HEARTS):
        others = unseen & rules.SUIT << 16 * suit
        own = [card for card in range(16 * suit, 16 * suit + 16) if hand >> card & 1]
        # Where nobody else has the suit, 2♣ may as well be the first, as it sometimes must.
        for lead, card in enumerate(own if others == 0 else reversed(own)):
            # Each lead draws a card out of whoever could keep a higher one for it.
            if others >> card and others.bit_count() > lead:
                return []
            rest.append(card)
    return texts(rest) if rules.legal(state) >> rest[0] & 1 else []


def refusal(state: State, move: str) -> str:
    """Return why a text is no legal move of the seat to move.

    "no_card", "not_in_hand", "two_of_clubs" or "club" (the first lead), "follow", "first_trick",
    "not_broken".
    """
    if move not in CODE:
        return "no_card"
    seat, count = int(state["turn"]), int(state["count"])
    if int(state["hands"][seat]) >> CODE[move] & 1 == 0:
        return "not_in_hand"
    if count & 3 == 0:
        if count > 0:
            return "not_broken"
        return "two_of_clubs" if state["opening"] == options.TWO_OF_CLUBS else "club"
    led = int(state["played"][count & ~3]) >> 4
    can_follow = int(state["hands"][seat]) & rules.SUIT << 16 * led
    return "follow" if can_follow else "first_trick"


def preview(state: State, seat: int, action: int) -> dict[str, Any]:
    """Return the events of a card, all of which are certain; the others' cards are not foretold."""
    log = new_log()
    rules.apply(fork(state), action, log)
    return forecast([(1.0, notation.events(log))])
