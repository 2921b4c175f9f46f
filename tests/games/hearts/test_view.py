"""hearts, What each seat sees; why a card is refused."""

from typing import Any

import numpy as np
import pytest

from koloda.core.errors import MoveError
from koloda.core.game import State, fork
from koloda.games.hearts import GAME
from koloda.match.match import Match
from tests import games
from tests.games.hearts.positions import last_trick, legal, passing, play, position, score

SEED = bytes(range(32))
SEATS = (0, 1, 2, 3, -1)
KEYS = {
    "phase", "deal", "direction", "scores", "hand", "chosen", "passed_to", "received", "trick",
    "leader", "last_trick", "last_winner", "broken", "points", "tricks", "played", "hand_sizes",
    "voids", "rest",
}  # fmt: skip
FIRST = ["2C 3D 4D", "2S 3S 4S", "5S 6S 7S", "8S 9S TS"]


def seen(state: State, seat: int, name: str) -> Any:
    """Give one item of a seat's view."""
    return games.view(GAME, state, seat)[name]


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_has_these_keys(seat: int) -> None:
    assert set(games.view(GAME, position(), seat)) == KEYS
    assert set(games.view(GAME, passing(), seat)) == KEYS


def test_a_seat_sees_its_own_hand_in_canonical_order() -> None:
    state = position(["QS 2H AC 3D"], gone=9)
    assert seen(state, 0, "hand") == ["AC", "3D", "2H", "QS"]
    assert seen(state, -1, "hand") == []


@pytest.mark.parametrize("seat", SEATS)
def test_the_trick_on_the_table_is_public(seat: int) -> None:
    state = position(opener=3, trick="5D 6D", gone=4)
    assert seen(state, seat, "trick") == [{"seat": 3, "card": "5D"}, {"seat": 0, "card": "6D"}]
    assert seen(state, seat, "leader") == 3
    assert seen(state, seat, "hand_sizes") == [8, 9, 9, 8]


@pytest.mark.parametrize("seat", SEATS)
def test_the_last_trick_and_its_winner_are_public(seat: int) -> None:
    state = position(opener=2, tricks=["2C 5C AC 3H"], trick="9D", broken=True)
    assert seen(state, seat, "last_trick") == [
        {"seat": 2, "card": "2C"},
        {"seat": 3, "card": "5C"},
        {"seat": 0, "card": "AC"},
        {"seat": 1, "card": "3H"},
    ]
    assert seen(state, seat, "last_winner") == 0
    assert seen(state, seat, "trick") == [{"seat": 0, "card": "9D"}]
    assert seen(state, seat, "leader") == 0


@pytest.mark.parametrize("seat", SEATS)
def test_before_the_first_trick_there_is_no_last_one(seat: int) -> None:
    state = position(opener=2)
    assert (seen(state, seat, "last_trick"), seen(state, seat, "last_winner")) == ([], None)


@pytest.mark.parametrize("seat", SEATS)
def test_points_tricks_and_cards_played_are_public(seat: int) -> None:
    tricks = ["2C 5C AC 3H", "KD 2D 3D QS", "4D 5D 6D 4H"]
    state = position(opener=2, tricks=tricks, trick="9D", broken=True, scores=(1, 2, 3, 4))
    view = games.view(GAME, state, seat)
    assert view["points"] == [14, 0, 1, 0]
    assert view["tricks"] == [2, 0, 1, 0]
    assert " ".join(view["played"]) == "2C 5C AC 2D 3D 4D 5D 6D 9D KD 3H 4H QS"
    assert (view["scores"], view["broken"]) == ([1, 2, 3, 4], True)
    assert view["hand_sizes"] == [10, 10, 9, 10]


@pytest.mark.parametrize(
    ("deal", "direction"), [(0, "left"), (1, "right"), (2, "across"), (3, "none"), (4, "left")]
)
def test_the_direction_of_passing(deal: int, direction: str) -> None:
    assert seen(position(deal=deal), 0, "direction") == direction
    assert seen(position(deal=deal), 0, "deal") == deal
    assert seen(position(deal=deal, passing="none"), 0, "direction") == "none"


# Passing.


def test_what_a_seat_has_chosen_is_seen_by_it_alone() -> None:
    state = passing(FIRST)
    play(state, "2C", "3D")
    assert seen(state, 0, "chosen") == ["2C", "3D"]
    assert "2C" not in seen(state, 0, "hand")
    for other in (1, 2, 3, -1):
        assert seen(state, other, "chosen") == []
    for seat in SEATS:
        assert seen(state, seat, "hand_sizes") == [11, 13, 13, 13]
        assert seen(state, seat, "passed_to") is None
        assert seen(state, seat, "received") is None
        assert seen(state, seat, "leader") is None
        assert seen(state, seat, "phase") == "pass"


def test_chosen_stays_until_all_have_chosen() -> None:
    state = passing(FIRST)
    play(state, "2C", "3D", "4D", "2S")
    assert seen(state, 0, "chosen") == ["2C", "3D", "4D"]
    assert seen(state, 1, "chosen") == ["2S"]
    assert seen(state, 1, "hand_sizes") == [10, 12, 13, 13]


@pytest.mark.parametrize(
    ("deal", "to", "of"), [(0, [1, 2, 3, 0], [3, 0, 1, 2]), (1, [3, 0, 1, 2], [1, 2, 3, 0]),
                           (2, [2, 3, 0, 1], [2, 3, 0, 1])]
)  # fmt: skip
def test_a_seat_sees_what_it_passed_and_got(deal: int, to: list[int], of: list[int]) -> None:
    state = position(deal=deal, passed=FIRST, gone=3)
    for seat in range(4):
        own, theirs = FIRST[seat].split(), FIRST[of[seat]].split()
        assert seen(state, seat, "passed_to") == {"seat": to[seat], "cards": own}
        assert seen(state, seat, "received") == {"seat": of[seat], "cards": theirs}
        assert seen(state, seat, "chosen") == []
    assert seen(state, -1, "passed_to") is None
    assert seen(state, -1, "received") is None


@pytest.mark.parametrize("seat", SEATS)
def test_without_passing_nothing_was_passed(seat: int) -> None:
    state = position(deal=3)
    assert (seen(state, seat, "passed_to"), seen(state, seat, "received")) == (None, None)


# Shown voids.


@pytest.mark.parametrize("seat", SEATS)
def test_who_did_not_follow_is_void(seat: int) -> None:
    state = position(opener=2, tricks=["2C 5C AC 3D", "KD 2D 3S 4D"], broken=True)
    assert seen(state, seat, "voids") == [[], ["C"], ["D"], []]


def test_who_played_a_heart_in_the_first_trick_has_points_alone() -> None:
    state = position(opener=0, tricks=["2C 5H AC 3C"], broken=True)
    assert seen(state, 0, "voids") == [[], ["C", "D"], [], []]
    state = position(opener=0, tricks=["2C 5H AC 3C"], points_on_first_trick=True)
    assert seen(state, 0, "voids") == [[], ["C"], [], []]


def test_who_led_an_unbroken_heart_has_hearts_alone() -> None:
    state = position(opener=0, tricks=["2C 5C AC 3C"], trick="5H")
    assert seen(state, 0, "voids") == [[], [], ["C", "D", "S"], []]
    state = position(opener=0, tricks=["2C 5C AC 3C", "KD 2D 3H 4D"], trick="5H", broken=True)
    assert seen(state, 0, "voids")[2] == []


def test_a_new_deal_forgets_voids() -> None:
    state = last_trick("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "QS", deal=2)
    score(state)
    assert seen(state, 0, "voids") == [[], [], [], []]


# Nothing hidden is in a view.


def _dealt_otherwise(state: State, seat: int, random: np.random.Generator) -> State:
    """Deal the cards that a seat can't see another way, and let other cards have been passed."""
    twin, seen_by = fork(state), games.concealed(GAME, state, seat)
    others = [other for other in range(4) if other != seat]
    held = [
        [card for card in range(63) if int(state["hands"][other]) >> card & 1] for other in others
    ]
    cards = random.permutation([card for hand in held for card in hand]).tolist()
    for other, hand in zip(others, held, strict=True):
        twin["hands"][other] = sum(1 << card for card in cards[: len(hand)])
        cards = cards[len(hand) :]
    for place in np.argwhere((seen_by["passed"] == 0) & (state["passed"] != 0)).tolist():
        twin["passed"][tuple(place)] = random.integers(2, 15)
    twin["seed"][:] = random.integers(2**32, size=8)
    return twin


@pytest.mark.parametrize("seat", SEATS)
def test_nothing_hidden_is_in_a_view(seat: int) -> None:
    random = np.random.default_rng(1)
    state = games.dealt(GAME, SEED, deals=4)
    for _ in range(3 * 64 + 10):
        twin = _dealt_otherwise(state, seat, random)
        assert games.view(GAME, state, seat) == games.view(GAME, twin, seat)
        one, other = games.concealed(GAME, state, seat), games.concealed(GAME, twin, seat)
        assert one.tobytes() == other.tobytes()
        play(state, str(random.choice(legal(state))))


def test_the_other_hands_and_what_passed_between_others_are_hidden() -> None:
    state = position(deal=0, passed=FIRST, gone=3)
    hidden = games.concealed(GAME, state, 1)
    assert [int(hand) != 0 for hand in hidden["hands"]] == [False, True, False, False]
    assert [bool(cards.any()) for cards in hidden["passed"]] == [True, True, False, False]
    assert not hidden["seed"].any()
    spectator = games.concealed(GAME, state, -1)
    assert not spectator["hands"].any()
    assert not spectator["passed"].any()


# Refusals.


@pytest.mark.parametrize("move", ["", "1", "qs", "10H", "QSX", "-"])
def test_refused_because_it_is_no_card(move: str) -> None:
    assert GAME.view.refusal(position(), move) == "no_card"


def test_refused_because_it_is_not_in_hand() -> None:
    assert GAME.view.refusal(position(["2C 3D"]), "3C") == "not_in_hand"
    assert GAME.view.refusal(position(["2C 3D"]), "RJ") == "not_in_hand"
    state = passing(FIRST)
    play(state, "2C")
    assert GAME.view.refusal(state, "2C") == "not_in_hand"


def test_refused_because_of_the_opening() -> None:
    assert GAME.view.refusal(position(["2C 3C 3D"]), "3C") == "two_of_clubs"
    assert GAME.view.refusal(position(["2C 3C 3D"], opening="any_club"), "3D") == "club"


def test_refused_because_the_suit_must_be_followed() -> None:
    assert GAME.view.refusal(position(["", "3C 3D"], trick="2C"), "3D") == "follow"
    assert GAME.view.refusal(position(["", "3C 3H"], trick="9C", gone=5), "3H") == "follow"


@pytest.mark.parametrize("card", ["3H", "QS"])
def test_refused_because_of_the_first_trick(card: str) -> None:
    assert GAME.view.refusal(position(["", "3D 3H QS"], trick="2C"), card) == "first_trick"


def test_refused_because_hearts_are_not_broken() -> None:
    assert GAME.view.refusal(position(["3D 3H"], gone=5), "3H") == "not_broken"


def test_a_refused_card_says_why_and_changes_nothing() -> None:
    match = Match.new("hearts", {"passing": "none"}, SEED)
    before = match.state()
    wrong = next(card for card in before["hands"][match.turn] if card != "2C")
    with pytest.raises(MoveError) as caught:
        match.play(wrong)
    assert caught.value.details["reason"] == "two_of_clubs"
    assert caught.value.details["legal"] == "2C"
    assert (match.state(), match.moves) == (before, [])


COMMON = {"game", "seat", "turn", "over", "legal", "options", "result"}


@pytest.mark.parametrize("seat", [*range(4), None])
def test_a_match_adds_what_is_common_to_all_games(seat: int | None) -> None:
    match = Match.new("hearts", seed=SEED)
    shown_to = match.view(seat)
    assert set(shown_to) == KEYS | COMMON
    assert (shown_to["game"], shown_to["seat"]) == ("hearts", seat)
    assert (shown_to["turn"], shown_to["over"], shown_to["result"]) == (0, False, None)
    assert shown_to["legal"] == (match.legal if seat == 0 else [])
    assert shown_to["options"] == match.options
