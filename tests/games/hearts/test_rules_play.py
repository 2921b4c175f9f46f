"""hearts, Play, clause by clause."""

import pytest

from tests.games.hearts.positions import legal, passing, play, position, shown

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


@pytest.mark.parametrize("seat", range(4))
def test_the_holder_of_two_of_clubs_leads_first(seat: int) -> None:
    hands = ["3C 3D 3S", "4C 4D 4S", "5C 5D 5S", "6C 6D 6S"]
    hands[seat] = "2C 7D 7S"
    state = passing(hands, deal=0)
    for hand in hands:
        play(state, *hand.split())
    receiver = (seat + 1) % 4
    assert shown(state, "turn") == receiver
    assert legal(state) == ["2C"]


def test_opening_two_of_clubs() -> None:
    assert legal(position(["2C 3C AC 5D 6H"])) == ["2C"]


def test_opening_any_club() -> None:
    state = position(["2C 3C AC 5D 6H QS"], opening="any_club")
    assert legal(state) == ["2C", "3C", "AC"]


def test_opening_any_club_holds_for_the_first_lead_alone() -> None:
    state = position(["2C 5D"], gone=1, opening="any_club")
    assert legal(state) == ["2C", "5D"]


def test_then_clockwise_one_card_each() -> None:
    state = position(["5D", "6D", "7D", "8D"], gone=10)
    for seat, card in enumerate(["5D", "6D", "7D"]):
        assert shown(state, "turn") == seat
        assert play(state, card) == [["card", card]]
    assert shown(state, "trick") == ["5D", "6D", "7D"]


@pytest.mark.parametrize(
    ("led", "hand", "may_play"),
    [
        ("5D", "6D AD 2C 3H QS", "6D AD"),
        ("5D", "6C 2H 3H QS", "6C 2H 3H QS"),
        ("5S", "6C QS 3H", "QS"),
        ("5H", "6C QS 3H", "3H"),
        ("5C", "6C QS 3H", "6C"),
    ],
)
def test_follow_the_suit_led_if_you_can_otherwise_any_card(
    led: str, hand: str, may_play: str
) -> None:
    state = position(["", hand], trick=led, gone=5)
    assert legal(state) == may_play.split()


@pytest.mark.parametrize(
    ("trick", "last", "winner"),
    [
        ("5D 6D 7D", "8D", 3),
        ("AD KD QD", "2D", 0),
        ("5D TD 7D", "9D", 1),
        ("5D AC AS", "AH", 0),
        ("5D AC 6D", "AH", 2),
        ("2S 3H 4H", "5H", 0),
        ("9D JD TD", "QD", 3),
    ],
)
@pytest.mark.parametrize("leader", range(4))
def test_the_highest_card_of_the_suit_led_takes_the_trick_and_leads(
    trick: str, last: str, winner: int, leader: int
) -> None:
    hands = ["", "", "", ""]
    hands[(leader + 3) % 4] = last
    state = position(hands, opener=leader, trick=trick, gone=5, broken=True)
    before = [len(pile) for pile in shown(state, "taken")]
    taker = (leader + winner) % 4
    assert play(state, last) == [["card", last], ["trick", taker]]
    assert (shown(state, "turn"), shown(state, "trick")) == (taker, [])
    assert shown(state, "taken")[taker][-4:] == [*trick.split(), last]
    after = [len(pile) for pile in shown(state, "taken")]
    assert sum(after) == sum(before) + 4


# The first trick.


@pytest.mark.parametrize(
    ("hand", "may_play"),
    [
        ("3D 4H QS 5S", "3D 5S"),
        ("QS 2H 3H", "2H 3H QS"),
        ("QS KS", "KS"),
        ("QS", "QS"),
        ("2H 3H", "2H 3H"),
        ("3C 4H QS", "3C"),
    ],
)
def test_first_trick_no_points_unless_there_is_nothing_else(hand: str, may_play: str) -> None:
    assert legal(position(["", hand], trick="2C")) == may_play.split()


def test_points_on_first_trick() -> None:
    state = position(["", "3D 4H QS"], trick="2C", points_on_first_trick=True)
    assert legal(state) == ["3D", "4H", "QS"]
    state = position(["", "3C 4H QS"], trick="2C", points_on_first_trick=True)
    assert legal(state) == ["3C"]


def test_in_the_second_trick_points_may_be_played() -> None:
    state = position(["", "3D 4H QS"], trick="9C", gone=1)
    assert legal(state) == ["3D", "4H", "QS"]


def test_a_heart_in_the_first_trick_breaks_hearts() -> None:
    state = position(["", HEARTS], trick="2C")
    assert play(state, "2H") == [["card", "2H"], ["hearts_broken"]]


# Breaking hearts.


def test_a_heart_may_not_be_led_until_one_has_been_played() -> None:
    assert legal(position(["3D 4H QS"], gone=5)) == ["3D", "QS"]
    assert legal(position(["3D 4H QS"], gone=5, broken=True)) == ["3D", "4H", "QS"]


def test_a_hand_of_only_hearts_may_lead_one() -> None:
    assert legal(position(["3H 4H"], gone=5)) == ["3H", "4H"]


def test_hearts_are_broken_once() -> None:
    state = position(["5D", "4H", "5H", "6H"], gone=8)
    assert play(state, "5D") == [["card", "5D"]]
    assert play(state, "4H") == [["card", "4H"], ["hearts_broken"]]
    assert play(state, "5H") == [["card", "5H"]]
    assert play(state, "6H") == [["card", "6H"], ["trick", 0]]


def test_hearts_broken_by_the_last_card_stands_before_the_trick() -> None:
    state = position(["5D", "6D", "7D", "6H"], gone=8)
    assert play(state, "5D", "6D", "7D", "6H") == [["card", "6H"], ["hearts_broken"], ["trick", 2]]


@pytest.mark.parametrize("option", [False, True])
def test_queen_breaks_hearts(option: bool) -> None:
    state = position(["5D", "QS", "KS", "AS"], gone=8, queen_breaks_hearts=option)
    play(state, "5D")
    broken = [["hearts_broken"]] if option else []
    assert play(state, "QS") == [["card", "QS"], *broken]
    assert shown(state, "broken") == option
    assert play(state, "KS") == [["card", "KS"]]


def test_the_queen_led_breaks_hearts_too_with_the_option() -> None:
    state = position(["QS 2H"], gone=8, queen_breaks_hearts=True)
    assert legal(state) == ["QS"]
    assert play(state, "QS") == [["card", "QS"], ["hearts_broken"]]


def test_a_new_deal_begins_unbroken() -> None:
    state = position(["AD", "2H", "3D", "4D"], gone=12, broken=True)
    assert play(state, "AD", "2H", "3D", "4D")[1] == ["trick", 0]
    assert (shown(state, "deal"), shown(state, "broken")) == (4, False)
