"""hearts, Deal and Passing, clause by clause."""

from collections import Counter

import pytest

from koloda.games.hearts import GAME
from tests import games
from tests.games.hearts.positions import last_trick, legal, passing, play, position, score, shown
from tests.reference.chance import Chance, canonical
from tests.reference.hearts import PACK

SEED = bytes(range(32))
HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
FIRST = ["2C 3D 4D", "2S 3S 4S", "5S 6S 7S", "8S 9S TS"]
"""Three cards of each hand, which it will pass."""

LEFT, RIGHT, ACROSS = 1, 3, 2


def shuffled(number: int) -> list[str]:
    """Give shuffle `number` of the match of SEED, by the second reading of docs/rules/chance.md."""
    shuffles = Chance(SEED)
    shuffles.number = number
    return shuffles.shuffle(PACK)


def hands_of(cards: list[str]) -> list[list[str]]:
    """Deal thirteen cards to each seat."""
    return [sorted(cards[13 * n : 13 * n + 13], key=canonical) for n in range(4)]


def test_shuffle_0_is_dealt_thirteen_cards_to_each_seat() -> None:
    state = games.dealt(GAME, SEED)
    assert shown(state, "hands") == hands_of(shuffled(0))
    assert (shown(state, "deal"), shown(state, "scores")) == (0, [0, 0, 0, 0])


def test_one_shuffle_a_deal() -> None:
    state = last_trick(HEARTS, "QS", deal=4)
    state["seed"][:] = games.dealt(GAME, SEED)["seed"]
    assert state["shuffles"] == 5
    score(state)
    assert shown(state, "hands") == hands_of(shuffled(5))
    assert state["shuffles"] == 6


def test_a_new_deal_forgets_the_last_one() -> None:
    state = last_trick(HEARTS, "QS", passed=["2C 3C 4C"] * 4)
    score(state)
    assert shown(state, "taken") == [[], [], [], []]
    assert shown(state, "passed") == [[], [], [], []]
    assert shown(state, "trick") == []
    assert not shown(state, "broken")
    assert Counter(card for hand in shown(state, "hands") for card in hand) == Counter(PACK)


# Passing.


def test_every_seat_chooses_three_cards_seat_by_seat() -> None:
    state = passing(FIRST)
    for seat, hand in enumerate(FIRST):
        for number, card in enumerate(hand.split()):
            assert (shown(state, "phase"), shown(state, "turn")) == ("pass", seat)
            assert shown(state, "passed")[seat] == hand.split()[:number]
            events = play(state, card)
            assert events[0] == ["pass", card]
            assert len(events) == (2 if (seat, number) == (3, 2) else 1)
            assert card not in shown(state, "hands")[seat]


def test_any_card_of_the_hand_may_be_passed_but_none_twice() -> None:
    state = passing()
    hand = shown(state, "hands")[0]
    assert legal(state) == hand
    play(state, hand[4])
    assert legal(state) == [card for card in hand if card != hand[4]]


def test_cards_are_passed_when_all_have_chosen() -> None:
    state = passing(FIRST)
    chosen = [card for hand in FIRST for card in hand.split()]
    play(state, *chosen[:-1])
    assert [len(hand) for hand in shown(state, "hands")] == [0, 0, 0, 1]
    assert play(state, chosen[-1]) == [["pass", "TS"], ["passed"]]
    assert shown(state, "phase") == "play"


@pytest.mark.parametrize(
    ("deal", "further"),
    [(0, LEFT), (1, RIGHT), (2, ACROSS), (4, LEFT), (5, RIGHT), (6, ACROSS), (998, ACROSS)],
)
def test_where_cards_go_in_turn(deal: int, further: int) -> None:
    state = passing(FIRST, deal=deal)
    for hand in FIRST:
        play(state, *hand.split())
    for giver, hand in enumerate(FIRST):
        receiver = (giver + further) % 4
        assert shown(state, "hands")[receiver] == hand.split()
    assert shown(state, "passed") == [hand.split() for hand in FIRST]
    assert shown(state, "turn") == further


@pytest.mark.parametrize("deal", [2, 6, 10])
def test_none_in_every_fourth_deal(deal: int) -> None:
    state = last_trick(HEARTS, "QS", deal=deal)
    score(state)
    assert shown(state, "phase") == "play"
    assert "2C" in shown(state, "hands")[shown(state, "turn")]


def test_passing_none_is_never() -> None:
    state = games.dealt(GAME, SEED, passing="none")
    assert shown(state, "phase") == "play"
    for deal in range(4):
        state = last_trick(HEARTS, "QS", deal=deal, passing="none")
        score(state)
        assert shown(state, "phase") == "play"


def test_passed_cards_are_kept_until_the_deal_ends() -> None:
    state = position(gone=5, deal=0, passed=FIRST[1:] + FIRST[:1])
    before = shown(state, "passed")
    play(state, legal(state)[0])
    assert shown(state, "passed") == before
