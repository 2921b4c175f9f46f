"""belarusian-football, What each seat sees; why a move is refused."""

from typing import Any

import numpy as np
import pytest

from koloda.core.errors import MoveError
from koloda.core.game import State, fork
from koloda.games.belarusian_football import GAME
from koloda.match.match import Match
from tests import games
from tests.games.belarusian_football.positions import in_hand, legal, play, position, shown

SEED = bytes(range(32))
SEATS = (0, 1, -1)
KEYS = {
    "phase", "ball", "position", "reachable", "goals", "rows", "keepers", "hand", "laid", "decks",
    "out", "scored", "excluded",
}  # fmt: skip


def seen(state: State, seat: int, name: str) -> Any:
    """Give one item of a seat's view."""
    return games.view(GAME, state, seat)[name]


def cards(row: list[dict[str, Any]]) -> str:
    """Write a row as `position` reads it, "??" for what is hidden."""
    texts = [(item["card"] or "??", item["open"]) for item in row]
    return " ".join(card if is_open else card.lower() for card, is_open in texts)


TABLE = ["9H 3c 4d 9c", "2H -- -- --", "-- -- 5S --", "6h JD 7h 8h"]


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_has_these_keys(seat: int) -> None:
    assert set(games.view(GAME, position(ball="9S"), seat)) == KEYS
    assert set(games.view(GAME, games.dealt(GAME, SEED), seat)) == KEYS


@pytest.mark.parametrize(
    ("seat", "own", "rival"),
    [
        (0, "9H 3c 4d 9c", "?? JD ?? ??"),
        (1, "9H ?? ?? ??", "6h JD 7h 8h"),
        (-1, "9H ?? ?? ??", "?? JD ?? ??"),
    ],
)
def test_open_cards_and_the_own_line_up_are_seen(seat: int, own: str, rival: str) -> None:
    rows = seen(position(TABLE, ball="9S"), seat, "rows")
    assert cards(rows[0]) == own
    assert cards(rows[1]) == "2H ?? ?? ??"
    assert cards(rows[2]) == "?? ?? 5S ??"
    assert cards(rows[3]) == rival


@pytest.mark.parametrize(
    ("seat", "first", "second"), [(0, "KC", None), (1, None, "KD"), (-1, None, None)]
)
def test_the_own_goalkeeper_is_seen_always(
    seat: int, first: str | None, second: str | None
) -> None:
    keepers = seen(position(ball="9S", keepers="kc kd"), seat, "keepers")
    assert keepers == [{"card": first, "open": False}, {"card": second, "open": False}]


@pytest.mark.parametrize("seat", SEATS)
def test_an_open_goalkeeper_is_seen_by_all(seat: int) -> None:
    keepers = seen(position(ball="9S", keepers="KC KD"), seat, "keepers")
    assert keepers == [{"card": "KC", "open": True}, {"card": "KD", "open": True}]


@pytest.mark.parametrize("seat", SEATS)
def test_a_goalkeeper_turned_down_again_has_been_seen_by_all(seat: int) -> None:
    state = position(ball="9S", keepers="kc kd", seen_keepers=(0, 1), keeper_recloses=True)
    keepers = seen(state, seat, "keepers")
    assert keepers == [{"card": "KC", "open": False}, {"card": "KD", "open": False}]


@pytest.mark.parametrize("seat", SEATS)
def test_balls_goals_and_the_size_of_the_decks_are_public(seat: int) -> None:
    state = position(
        ball="9S",
        turn=1,
        before="2C:goal 3C:entry 4C:out 5C:goal 6C:out",
        decks=("KS KC", "QS QC"),
    )
    shown_to = games.view(GAME, state, seat)
    assert shown_to["ball"] == "9S"
    assert shown_to["goals"] == [1, 1]
    assert shown_to["scored"] == [["2C"], ["5C"]]
    assert shown_to["out"][-3:] == ["3C", "4C", "6C"]
    assert shown_to["decks"] == [2, 2]


@pytest.mark.parametrize("seat", SEATS)
def test_decks_count_the_ball_as_drawn(seat: int) -> None:
    state = position(ball="9S", decks=("KS", "QS QC"))
    assert seen(state, seat, "decks") == [1, 2]


@pytest.mark.parametrize("seat", SEATS)
def test_where_a_ball_on_the_pitch_may_go_is_public(seat: int) -> None:
    state = position(["", "3C 9D -- --"], ball="9S", at=(0, 1))
    assert seen(state, seat, "position") == [0, 0]
    assert seen(state, seat, "reachable") == ["2"]


@pytest.mark.parametrize("ball", ["9S", "9D"])
@pytest.mark.parametrize("line_up", ["9h 3c 4h 9c", "9H 3c 4h 9C"])
def test_where_a_ball_may_enter_is_seen_by_its_player_alone(ball: str, line_up: str) -> None:
    state = position([line_up], ball=ball)
    assert seen(state, 0, "reachable") == ["1", "4"]
    assert seen(state, 1, "reachable") == []
    assert seen(state, -1, "reachable") == []


def test_where_a_club_may_enter_is_seen_by_its_player_alone() -> None:
    state = position(["9h 3c 4d 9s"], ball="9C")
    assert [seen(state, seat, "reachable") for seat in SEATS] == [["1", "2", "4"], [], []]


def test_a_throw_is_no_place_to_reach() -> None:
    state = position(["9h 3c 4d 9c"], ball="9S", entry="optional")
    assert seen(state, 0, "reachable") == ["1", "4"]


@pytest.mark.parametrize("seat", SEATS)
def test_excluded_is_what_entry_throws_have_shown(seat: int) -> None:
    state = position(ball="9S", before="2C:entry TD:entry 7H:out 8H:out 3C:entry 4S:goal")
    first, second = seen(state, seat, "excluded")
    assert first == {"suits": ["C"], "ranks": ["2", "3"]}
    assert second == {"suits": ["D"], "ranks": ["T"]}


def test_optional_entry_excludes_nothing() -> None:
    state = position(ball="9S", before="2C:entry TD:entry", entry="optional")
    assert seen(state, 0, "excluded") == [{"suits": [], "ranks": []}] * 2


# The line-up.


def test_a_seat_sees_its_own_hand_alone() -> None:
    state = in_hand("KD 9H 2C QS 3C", "4C 5C 6C 7C 8C")
    assert seen(state, 0, "hand") == ["KD", "9H", "2C", "QS", "3C"]
    assert seen(state, 1, "hand") == ["4C", "5C", "6C", "7C", "8C"]
    assert seen(state, -1, "hand") == []


def test_the_line_up_is_chosen_unseen() -> None:
    state = in_hand("KD 9H 2C QS 3C")
    play(state, "QS")
    play(state, "9H")
    assert seen(state, 0, "laid") == ["9H"]
    assert seen(state, 0, "keepers") == [{"card": "QS", "open": False}, None]
    for other in (1, -1):
        assert seen(state, other, "laid") == []
        assert seen(state, other, "keepers") == [{"card": None, "open": False}, None]
    assert seen(state, 0, "rows")[0] is None
    play(state, "2C")
    play(state, "KD")
    assert cards(seen(state, 0, "rows")[0]) == "9h 2c kd 3c"
    assert cards(seen(state, 1, "rows")[0]) == "?? ?? ?? ??"
    assert seen(state, 0, "rows")[3] is None


def test_no_hand_is_seen_when_all_is_laid() -> None:
    assert seen(position(ball="9S"), 0, "hand") == []


# Nothing hidden is in a view.


def _laid_otherwise(state: State, seat: int, random: np.random.Generator) -> State:
    """Lay all that a seat may not see another way, at random."""
    twin, seen_by = fork(state), games.concealed(GAME, state, seat)
    fields = ("deck", "rows", "keepers", "hands")
    places = [
        (name, place)
        for name in fields
        for place in np.argwhere((seen_by[name] == 0) & (state[name] != 0)).tolist()
    ]
    values = random.permutation([int(state[name][tuple(place)]) for name, place in places])
    for (name, place), value in zip(places, values, strict=True):
        twin[name][tuple(place)] = value
    twin["seed"][:] = random.integers(2**32, size=8)
    return twin


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("recloses", [False, True])
def test_nothing_hidden_is_in_a_view(seat: int, recloses: bool) -> None:
    random = np.random.default_rng(1)
    state = games.dealt(GAME, SEED, pack=36, keeper_recloses=recloses)
    while not GAME.rules.is_over(state):
        twin = _laid_otherwise(state, seat, random)
        assert games.view(GAME, state, seat) == games.view(GAME, twin, seat)
        one, other = games.concealed(GAME, state, seat), games.concealed(GAME, twin, seat)
        assert one.tobytes() == other.tobytes()
        play(state, str(random.choice(legal(state))))


@pytest.mark.parametrize("seat", SEATS)
def test_after_the_end_all_that_was_laid_is_seen(seat: int) -> None:
    state = games.dealt(GAME, SEED)
    games.play_out(GAME, state, 1)
    view = games.view(GAME, state, seat)
    assert [[item["card"] for item in row] for row in view["rows"]] == shown(state, "rows")
    assert [item["card"] for item in view["keepers"]] == shown(state, "keepers")
    assert all(item["open"] for row in [*view["rows"], view["keepers"]] for item in row)


# Refusals.


@pytest.mark.parametrize("move", ["4C", "1", "-", "", "kd", "XX"])
def test_refused_because_not_in_hand(move: str) -> None:
    state = in_hand("KD 9H 2C QS 3C", "4C 5C 6C 7C 8C")
    assert GAME.view.refusal(state, move) == "not_in_hand"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("2", "own_no_match"), ("-", "no_throw"), ("0", "no_column"), ("5", "no_column"),
        ("9H", "no_column"), ("", "no_column"), ("01", "no_column"),
    ],
)  # fmt: skip
def test_why_an_entry_is_refused(move: str, reason: str) -> None:
    assert GAME.view.refusal(position(["9h 3c 4d 9c"], ball="9S"), move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [("3", "no_match"), ("4", "out_of_reach"), ("-", "no_throw"), ("7", "no_column")],
)
def test_why_a_step_is_refused(move: str, reason: str) -> None:
    for entry in ("mandatory", "optional"):
        state = position(["", "-- -- 3C --"], ball="9S", at=(0, 2), entry=entry)
        assert GAME.view.refusal(state, move) == reason


def test_refused_because_the_ball_must_be_thrown() -> None:
    state = position(["9h 3c 4d 9c"], ball="KS", entry="optional")
    assert GAME.view.refusal(state, "1") == "must_throw"
    state = position(["9h 3c 4d 9c"], ball="9S", entry="optional")
    assert GAME.view.refusal(state, "2") == "own_no_match"


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    match = Match.new("belarusian-football", seed=SEED)
    before = match.state()
    with pytest.raises(MoveError) as caught:
        match.play("1")
    assert caught.value.details["reason"] == "not_in_hand"
    assert (match.state(), match.moves) == (before, [])


COMMON = {"game", "seat", "turn", "over", "legal", "options", "result"}


@pytest.mark.parametrize("seat", [*range(2), None])
def test_a_match_adds_what_is_common_to_all_games(seat: int | None) -> None:
    match = Match.new("belarusian-football", seed=SEED)
    shown_to = match.view(seat)
    assert set(shown_to) == KEYS | COMMON
    assert (shown_to["game"], shown_to["seat"]) == ("belarusian-football", seat)
    assert (shown_to["turn"], shown_to["over"], shown_to["result"]) == (0, False, None)
    assert shown_to["legal"] == (match.legal if seat == 0 else [])
    assert shown_to["options"] == match.options
