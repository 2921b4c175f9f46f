"""card-football, Cards and Dealing, clause by clause."""

from collections import Counter
from typing import Any

import pytest

from koloda.core.game import State
from koloda.games.card_football import GAME
from koloda.games.card_football.rules import KEEPER_PACK, TWO_PACKS
from tests import games
from tests.games.card_football.positions import bookings, position, squad, take
from tests.reference.card_football import GOALKEEPER, PACK
from tests.reference.chance import Chance

SEED = bytes(range(32))


def shuffled(number: int, pack: list[str]) -> list[str]:
    """Give shuffle `number` of the match of SEED, by the second reading of docs/rules/chance.md."""
    shuffles = Chance(SEED)
    shuffles.number = number
    return shuffles.shuffle(pack)


def end_of_half(half: int, **more: Any) -> State:
    """Set up the last take of a level half, an ace that does nothing."""
    options: dict[str, Any] = {"golden_goal": True, **more}
    return position(
        "C[6C]", "D[6D]", columns=["AS", "", "", "", ""], half=half, turn=half % 2, **options
    )


def test_the_pack_is_two_of_36_with_ranks_from_six_to_ace() -> None:
    counts = Counter(int(card) for card in TWO_PACKS)
    assert len(counts) == 36
    assert set(counts.values()) == {2}
    assert {card & 15 for card in counts} == set(range(6, 15))


def test_the_goalkeeper_is_two_to_five_of_four_suits_and_two_jokers() -> None:
    assert sorted(KEEPER_PACK) == sorted(games.codes(" ".join(GOALKEEPER)))
    assert len(set(KEEPER_PACK)) == 18


def test_shuffle_0_is_the_goalkeeper() -> None:
    state = games.dealt(GAME, SEED)
    assert GAME.notation.describe(state)["goalkeeper"] == shuffled(0, GOALKEEPER)


def test_shuffle_1_is_the_first_half_column_by_column_from_the_top() -> None:
    state = games.dealt(GAME, SEED)
    cards = shuffled(1, PACK)
    columns = GAME.notation.describe(state)["columns"]
    assert columns == [cards[0:9], cards[9:18], cards[18:27], cards[27:36], cards[36:45]]


def test_the_other_27_cards_are_the_reserve_in_order() -> None:
    state = games.dealt(GAME, SEED)
    assert list(state["pack"][45:]) == games.codes(" ".join(shuffled(1, PACK)[45:]))


def test_the_top_three_cards_of_each_column_are_face_up() -> None:
    state = games.dealt(GAME, SEED)
    cards = shuffled(1, PACK)
    shown = games.view(GAME, state, 0)["columns"]
    assert [column["cards"] for column in shown] == [cards[n : n + 3] for n in range(0, 45, 9)]
    assert [column["hidden"] for column in shown] == [6] * 5


def test_when_a_card_is_taken_the_next_is_turned() -> None:
    state = position(columns=["AS 9C 8D 7H 6S"])
    take(state, 1)
    assert games.view(GAME, state, 0)["columns"][0]["cards"] == ["9C", "8D", "7H"]


@pytest.mark.parametrize("cards", ["9C 8D 7H", "9C 8D", "9C"])
def test_a_column_of_three_or_fewer_is_all_face_up(cards: str) -> None:
    shown = games.view(GAME, position(columns=[cards]), 0)["columns"][0]
    assert shown["cards"] == cards.split()
    assert shown["hidden"] == 0


def test_squads_are_empty_at_the_start_of_a_half() -> None:
    assert squad(games.dealt(GAME, SEED), 0) == ""
    state = end_of_half(0)
    assert take(state, 1) == [["half_time"]]
    assert (squad(state, 0), squad(state, 1)) == ("", "")


@pytest.mark.parametrize(("half", "starts"), [(0, 1), (1, 0), (2, 1), (3, 0)])
def test_the_seats_start_halves_in_turn(half: int, starts: int) -> None:
    assert games.dealt(GAME, SEED)["turn"] == 0
    state = end_of_half(half)
    assert take(state, 1) == [["half_time"]]
    assert (state["half"], state["turn"]) == (half + 1, starts)


def test_each_half_is_a_shuffle_of_all_72_cards() -> None:
    state = end_of_half(0)
    state["seed"][:] = games.dealt(GAME, SEED)["seed"]
    number = int(state["shuffles"])
    take(state, 1)
    cards = shuffled(number, PACK)
    assert list(state["pack"]) == games.codes(" ".join(cards))
    assert GAME.notation.describe(state)["columns"][4] == cards[36:45]
    assert (state["added"], state["shuffles"]) == (0, number + 1)


def test_the_goalkeeper_is_not_reshuffled_between_halves() -> None:
    state = end_of_half(0, goalkeeper="RJ 2C 5S")
    take(state, 1)
    assert GAME.notation.describe(state)["goalkeeper"] == ["RJ", "2C", "5S"]


def test_bookings_last_the_match() -> None:
    state = end_of_half(0, bookings={"C": 4}, rival_bookings={"S": 1})
    take(state, 1)
    assert (bookings(state, 0), bookings(state, 1)) == ({"C": 4}, {"S": 1})


def test_bookings_last_half() -> None:
    state = end_of_half(0, bookings={"C": 4}, rival_bookings={"S": 1}, bookings_last="half")
    take(state, 1)
    assert (bookings(state, 0), bookings(state, 1)) == ({}, {})
