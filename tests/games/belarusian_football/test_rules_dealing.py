"""belarusian-football, Cards and Dealing, clause by clause."""

from collections import Counter
from itertools import product

import pytest

from koloda.games.belarusian_football import GAME
from koloda.games.belarusian_football.rules import matches
from tests import games
from tests.games.belarusian_football.positions import in_hand, legal, packs_of, play, shown
from tests.reference.chance import Chance

SEED = bytes(range(32))
PACKS = list(product([52, 36], [1, 2, 3, 4]))


def shuffled(pack: int, packs: int) -> list[str]:
    """Give shuffle 0 of the match of SEED, by the second reading of docs/rules/chance.md."""
    return Chance(SEED).shuffle(packs_of({"pack": pack, "packs": packs}))


@pytest.mark.parametrize(
    ("card", "other", "match"),
    [
        ("9H", "9C", True), ("9H", "2H", True), ("9H", "9H", True), ("9H", "TC", False),
        ("AS", "AD", True), ("AS", "2C", False), ("2C", "AC", True), ("KD", "QS", False),
    ],
)  # fmt: skip
def test_cards_match_if_they_share_the_rank_or_the_suit(card: str, other: str, match: bool) -> None:
    one, two = games.codes(f"{card} {other}")
    assert bool(matches(one, two)) == match
    assert bool(matches(two, one)) == match


@pytest.mark.parametrize(("pack", "packs"), PACKS)
def test_all_cards_of_the_packs_are_dealt(pack: int, packs: int) -> None:
    state = GAME.notation.describe(games.dealt(GAME, SEED, pack=pack, packs=packs))
    cards = [*state["rows"][1], *state["rows"][2]]
    cards += [card for name in ("hands", "decks") for held in state[name] for card in held]
    counts = Counter(cards)
    assert len(cards) == pack * packs
    assert set(counts.values()) == {packs}
    assert ("2C" in counts) == (pack == 52)
    assert len(counts) == pack


@pytest.mark.parametrize(("pack", "packs"), PACKS)
def test_where_each_card_of_the_shuffle_goes(pack: int, packs: int) -> None:
    cards = shuffled(pack, packs)
    state = GAME.notation.describe(games.dealt(GAME, SEED, pack=pack, packs=packs))
    assert state["rows"] == [None, cards[0:4], cards[4:8], None]
    assert state["hands"] == [cards[8:13], cards[13:18]]
    half = (len(cards) - 18) // 2
    assert state["decks"] == [cards[18 : 18 + half], cards[18 + half :]]
    assert len(state["decks"][0]) == len(state["decks"][1])


@pytest.mark.parametrize(
    ("name", "pack", "packs"),
    [("quick", 36, 1), ("classic", 52, 1), ("long", 36, 2), ("marathon", 52, 2)],
)
def test_presets(name: str, pack: int, packs: int) -> None:
    values = {"pack": 52, "packs": 1, **GAME.presets[name]}
    assert values == {"pack": pack, "packs": packs}
    assert set(GAME.presets) == {"quick", "classic", "long", "marathon"}


# Line-up.


def test_the_line_up_begins_with_seat_0s_goalkeeper() -> None:
    state = games.dealt(GAME, SEED)
    assert (shown(state, "phase"), shown(state, "turn")) == ("keeper", 0)
    assert (shown(state, "keepers"), shown(state, "ball")) == ([None, None], None)


def test_any_of_the_five_cards_may_be_goalkeeper_in_canonical_order() -> None:
    state = in_hand("KD 9H 2C QS 3C")
    assert legal(state) == ["2C", "3C", "KD", "9H", "QS"]
    assert play(state, "QS") == []
    assert shown(state, "keepers") == ["QS", None]
    assert (shown(state, "phase"), shown(state, "turn")) == ("lineup", 0)
    assert shown(state, "hands")[0] == ["KD", "9H", "2C", "3C"]


def test_three_cards_are_laid_in_columns_1_to_3_and_the_fourth_is_forced() -> None:
    state = in_hand("KD 9H 2C QS 3C")
    play(state, "QS")
    for card, left in [("3C", "KD 9H 2C"), ("KD", "9H 2C")]:
        assert play(state, card) == []
        assert shown(state, "hands")[0] == left.split()
    assert shown(state, "laid") == ["3C", "KD"]
    assert shown(state, "rows")[0] is None
    assert play(state, "2C") == []
    assert shown(state, "rows")[0] == ["3C", "KD", "2C", "9H"]
    assert (shown(state, "hands")[0], shown(state, "laid")) == ([], [])
    assert (shown(state, "phase"), shown(state, "turn")) == ("keeper", 1)


def test_seat_1_lays_its_row_then_seat_0_plays_first() -> None:
    state = in_hand("KD 9H 2C QS 3C", turn=1)
    state["rows"][0] = games.codes("2D 3D 4D 5D")
    state["deck"][0] = games.codes("6D")[0]
    for card in ("QS", "9H", "3C"):
        assert play(state, card) == []
    assert shown(state, "laid") == ["9H", "3C"]
    assert play(state, "2C") == [["draw", 0, "6D"]]
    assert shown(state, "rows")[3] == ["9H", "3C", "2C", "KD"]
    assert (shown(state, "phase"), shown(state, "turn")) == ("play", 0)


def test_all_of_the_line_up_lies_face_down() -> None:
    state = games.dealt(GAME, SEED)
    while shown(state, "phase") != "play":
        play(state, legal(state)[0])
    assert shown(state, "open") == [[False] * 4] * 4
    assert shown(state, "keeper_open") == [False, False]
    assert all(card is not None for card in shown(state, "keepers"))


def test_a_hand_of_equal_cards_has_one_choice() -> None:
    state = in_hand("9H 9H 9H 9H 2C", packs=4)
    for _ in range(4):
        assert legal(state) == ["2C", "9H"]
        play(state, "9H")
    assert shown(state, "rows")[0] == ["9H", "9H", "9H", "2C"]
