"""Set up positions of Hearts: hands, the tricks before, the trick on the table."""

from collections.abc import Sequence
from typing import Any

from koloda.core.game import Event, State
from koloda.games.hearts import GAME
from koloda.games.hearts.state import PASS, PLAY
from tests import games
from tests.games import codes
from tests.reference.chance import RANKS, canonical
from tests.reference.hearts import PACK


def position(
    hands: Sequence[str] = (),
    *,
    opener: int = 0,
    tricks: Sequence[str] = (),
    trick: str = "",
    gone: int = 0,
    broken: bool = False,
    deal: int = 3,
    scores: Sequence[int] = (0, 0, 0, 0),
    passed: Sequence[str] = (),
    **options: Any,
) -> State:
    """Set up a position of play; every card lies somewhere.

    Args:
        hands: what each seat holds; "" or not given: any of the other cards.
        opener: the seat that led the first trick.
        tricks: the tricks so far, each in the order of play.
        trick: the trick on the table, in the order of play.
        gone: tricks that were taken besides, before those of `tricks`, with cards that do not
            matter and by `opener`, who leads on: no hearts and no Q♠, as long as there are others.
        broken: whether hearts are broken; the heart on the table and in `tricks` is not looked at.
        deal: the deal, from 0; the default is one without passing.
        passed: what each seat passed in this deal.
    """
    state = games.blank(GAME, options)
    named = [card for text in [*hands, *tricks, trick] for card in text.split()]
    assert len(named) == len(set(named)), "a card is there twice"
    others = [card for card in PACK if card not in named]
    others.sort(key=lambda card: (card[1] == "H" or card == "QS", canonical(card)))
    all_tricks = [" ".join(others[4 * n : 4 * n + 4]) for n in range(gone)] + list(tricks)
    others = others[4 * gone :]

    leader = state["opener"] = opener
    for number, text in enumerate(all_tricks):
        cards = text.split()
        winner = opener if number < gone else winner_of(leader, cards)
        state["played"][4 * number : 4 * number + 4] = codes(text)
        state["winners"][number] = winner
        state["taken"][winner] |= bits(text)
        leader = winner
    on_table = trick.split()
    for place, card in enumerate(on_table):
        state["played"][4 * len(all_tricks) + place] = codes(card)[0]
        if place == 0 or winner_of(leader, on_table[: place + 1]) == (leader + place) % 4:
            state["best"], state["winner"] = codes(card)[0], (leader + place) % 4
    state["count"] = 4 * len(all_tricks) + len(on_table)
    state["turn"] = (leader + len(on_table)) % 4
    for seat in range(4):
        size = 13 - len(all_tricks) - ((seat - leader) % 4 < len(on_table))
        hand = hands[seat].split() if seat < len(hands) else []
        if not hand:
            hand, others = others[:size], others[size:]
        assert len(hand) <= size, f"seat {seat} holds more than {size} cards"
        state["hands"][seat] = bits(" ".join(hand))
    for seat, text in enumerate(passed):
        state["passed"][seat] = codes(text)
        state["chosen"] += 3
    state["deal"], state["shuffles"], state["phase"] = deal, deal + 1, PLAY
    state["broken"], state["scores"][:] = broken, scores
    return state


def winner_of(leader: int, cards: Sequence[str]) -> int:
    """Name the seat whose card takes a trick: the highest of the suit led."""
    of_suit = [card for card in cards if card[1] == cards[0][1]]
    highest = max(of_suit, key=lambda card: RANKS.index(card[0]))
    return (leader + list(cards).index(highest)) % 4


def bits(text: str) -> int:
    """Write cards as a set of bits."""
    return sum(1 << card for card in codes(text))


def last_trick(
    *taken: str,
    tricks: Sequence[int] | None = None,
    trick: str = "2D 3D 4D 5D",
    leader: int = 0,
    deal: int = 0,
    **more: Any,
) -> State:
    """Set up the last card of a deal, the fourth of its last trick.

    Args:
        taken: what each seat has taken, of the cards that matter; others are added to full tricks.
        tricks: how many tricks each seat has taken, 12 in all; None: as few as hold `taken`, and
            the others to seat 0.
        trick: the last trick, led by `leader`.
        more: `scores` and options.
    """
    named = [text.split() for text in [*taken, *[""] * (4 - len(taken))]]
    if tricks is None:
        needed = [-(-len(cards) // 4) for cards in named]
        tricks = [12 - sum(needed[1:]), *needed[1:]]
    used = {card for cards in named for card in cards} | set(trick.split())
    points = [card for card in PACK if (card[1] == "H" or card == "QS") and card not in used]
    assert not points, f"{points} were taken by nobody"
    others = [card for card in PACK if card not in used]
    piles: list[str] = []
    winners: list[int] = []
    for seat, cards in enumerate(named):
        missing = 4 * tricks[seat] - len(cards)
        assert missing >= 0, f"seat {seat} has taken more than {tricks[seat]} tricks"
        pile = cards + others[:missing]
        others = others[missing:]
        piles += [" ".join(pile[place : place + 4]) for place in range(0, len(pile), 4)]
        winners += [seat] * tricks[seat]
    assert len(piles) == 12, "twelve tricks were taken before the last"
    first, second, third, fourth = trick.split()
    state = position(gone=12, deal=deal, broken=True, **more)
    state["taken"][:], state["hands"][:] = 0, 0
    for number, (text, winner) in enumerate(zip(piles, winners, strict=True)):
        state["played"][4 * number : 4 * number + 4] = codes(text)
        state["winners"][number] = winner
        state["taken"][winner] |= bits(text)
    state["hands"][(leader + 3) % 4] = bits(fourth)
    state["played"][48:51] = codes(f"{first} {second} {third}")
    on_table = [first, second, third]
    state["winner"] = winner_of(leader, on_table)
    state["best"] = codes(on_table[(int(state["winner"]) - leader) % 4])[0]
    state["count"], state["turn"] = 51, (leader + 3) % 4
    return state


def passing(hands: Sequence[str] = (), *, deal: int = 0, **options: Any) -> State:
    """Set up the beginning of a deal in which cards are passed; hands as in `position`."""
    state = position(hands, deal=deal, **options)
    state["phase"], state["turn"], state["opener"] = PASS, 0, 0
    return state


def play(state: State, *cards: str) -> list[Event]:
    """Play or pass cards, one after another, and give the events of the last."""
    events: list[Event] = []
    for card in cards:
        events = games.play(GAME, state, card)
    return events


def score(state: State) -> list[Event]:
    """Play the last card of a deal and give the events that follow its trick."""
    (card,) = games.legal(GAME, state)
    events = games.play(GAME, state, card)
    assert [event[0] for event in events[:2]] == ["card", "trick"]
    return events[2:]


def legal(state: State) -> list[str]:
    """List the legal cards."""
    return games.legal(GAME, state)


def shown(state: State, name: str) -> Any:
    """Give one item of the referee's state (docs/rules/records.md)."""
    return GAME.notation.describe(state)[name]
