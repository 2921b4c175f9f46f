"""Set up positions of Belarusian football: upper case lies open, lower case face down.

So "9H 3c 4d 9c" is a row whose first card is open. Columns count from 1, as moves do.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from koloda.core.game import Event, State
from koloda.games.belarusian_football import GAME, rules
from koloda.games.belarusian_football.state import KEEPER, PLAY
from tests import games
from tests.games import codes
from tests.reference.chance import RANKS, pack

FATES = {"entry": rules.OUT_AT_ENTRY, "out": rules.OUT, "goal": rules.SCORED}


def position(
    rows: Sequence[str] = (),
    *,
    ball: str,
    at: tuple[int, int] | None = None,
    turn: int = 0,
    keepers: str = "-- --",
    seen_keepers: Sequence[int] = (),
    decks: tuple[str, str] = ("...", "..."),
    before: str = "",
    **options: Any,
) -> State:
    """Set up a position with a ball; every card of the packs lies somewhere.

    Args:
        rows: the pitch, from seat 0's line-up on; "--" or nothing: some card, face down.
        ball: the ball.
        at: the row, from 0, and the column where it stands; None: it has not entered.
        keepers: seat 0's and seat 1's goalkeeper, written as the rows are.
        seen_keepers: seats whose goalkeeper lies face down, but has been shot at.
        decks: what is left of each deck, next first; "..." at the end: and as many as if nothing
            had been drawn but `before` and the ball.
        before: the balls drawn last, with what became of them, as in "9H:entry 7D:out KC:goal".
    """
    state = games.blank(GAME, {"pack": 52, **options})
    size = (len(packs_of(options)) - 18) // 2
    laid = [*rows, *[""] * (4 - len(rows))]
    pitch = [card for row in laid for card in (row.split() or ["--"] * 4)]
    history = [entry.split(":") for entry in before.split()]
    number = len(history) + (turn != len(history) % 2)
    if not any(deck.endswith("...") for deck in decks):
        number = 2 * size - sum(len(deck.split()) for deck in decks) - 1
    assert number % 2 == turn, "it is not that seat's ball"
    in_keepers = keepers.split()
    named = [card.replace("...", "") for deck in decks for card in deck.split()]
    fixed = [card.upper() for card in [*pitch, *in_keepers, *named, ball] if card.strip("-")]
    others = _rest(options, [*fixed, *(card for card, _ in history)])

    for n, card in enumerate(pitch):
        state["rows"][divmod(n, 4)] = codes(_card(card, others))[0]
        state["open"][divmod(n, 4)] = card[0] != "-" and card == card.upper()
    for seat, card in enumerate(in_keepers):
        state["keepers"][seat] = codes(_card(card, others))[0]
        state["keeper_open"][seat] = card[0] != "-" and card == card.upper()
        state["keeper_known"][seat] = state["keeper_open"][seat] or seat in seen_keepers
    balls = [[next(others), "out"] for _ in range(number - len(history))] + history
    for n, (card, fate) in enumerate(balls):
        state["deck"][n % 2 * size + n // 2] = codes(card)[0]
        state["fate"][n] = FATES[fate]
        state["goals"][n % 2] += fate == "goal"
    state["deck"][turn * size + number // 2] = codes(ball)[0]
    for seat, deck in enumerate(decks):
        drawn = (number + 2 - seat) // 2
        cards = deck.replace("...", "").split()
        assert deck.endswith("...") or drawn + len(cards) == size, "the decks are not even"
        for place in range(drawn, size):
            card = cards[place - drawn] if place - drawn < len(cards) else next(others)
            state["deck"][seat * size + place] = codes(card)[0]
    state["deck_size"], state["balls"], state["turn"] = size, number + 1, turn
    state["ball"], state["phase"], state["shuffles"] = codes(ball)[0], PLAY, 1
    state["row"], state["column"] = (-1, -1) if at is None else (at[0], at[1] - 1)
    return state


def packs_of(options: dict[str, Any]) -> list[str]:
    """List the cards that the options shuffle together."""
    ranks = RANKS if options.get("pack", 52) == 52 else RANKS[4:]
    return pack(ranks) * int(options.get("packs", 1))


def _rest(options: dict[str, Any], used: list[str]) -> Iterator[str]:
    rest = Counter(packs_of(options))
    rest.subtract(used)
    assert min(rest.values()) >= 0, f"there are too many {min(rest, key=lambda card: rest[card])}"
    return iter(rest.elements())


def _card(text: str, others: Iterator[str]) -> str:
    return next(others) if text == "--" else text


def in_hand(hand: str, rival: str = "", *, turn: int = 0, **options: Any) -> State:
    """Set up a line-up that is about to begin, after seat 0's where it is seat 1's turn."""
    state = games.dealt(GAME, bytes(32), **options)
    state["hands"][turn] = codes(hand)
    if rival:
        state["hands"][1 - turn] = codes(rival)
    if turn:
        for card in games.legal(GAME, state)[:4]:
            games.play(GAME, state, card)
        state["hands"][turn] = codes(hand)
    assert state["phase"] == KEEPER
    return state


def play(state: State, move: str) -> list[Event]:
    """Make a legal move and give its events."""
    return games.play(GAME, state, move)


def legal(state: State) -> list[str]:
    """List the legal moves."""
    return games.legal(GAME, state)


def shown(state: State, name: str) -> Any:
    """Give one item of the referee's state (docs/rules/records.md)."""
    return GAME.notation.describe(state)[name]
