"""card-football, What each seat sees; why a move is refused; refusals change nothing."""

from collections import Counter

import numpy as np
import pytest

from koloda.core.cards import texts
from koloda.core.errors import MoveError
from koloda.core.game import State, fork
from koloda.games.card_football import GAME
from koloda.match.match import Match
from tests import games
from tests.games.card_football.positions import position, take
from tests.reference.card_football import GOALKEEPER, PACK
from tests.reference.chance import canonical

SEED = bytes(range(32))
SEATS = (0, 1, -1)
KEYS = {
    "half", "minute", "extra", "goals", "added", "added_limit", "columns", "squads", "bookings",
    "sent_off", "send_off_at", "goalkeeper", "seen", "unseen",
}  # fmt: skip


def closed(state: State) -> list[str | None]:
    """Say of each column why it is closed."""
    return [column["closed"] for column in games.view(GAME, state, 0)["columns"]]


def test_a_view_has_these_keys() -> None:
    assert set(games.view(GAME, position(), 0)) == KEYS


def test_a_view_shows_the_score_and_the_extra_moves() -> None:
    state = position("", "", extra=3, half=1, goals=(4, 2), added=7, added_time_limit=9)
    shown = games.view(GAME, state, 0)
    assert (shown["half"], shown["extra"], shown["goals"]) == (1, 3, [4, 2])
    assert (shown["added"], shown["added_limit"]) == (7, 9)


def test_a_view_shows_the_minute_of_the_take_to_come() -> None:
    state = games.dealt(GAME, SEED)
    assert games.view(GAME, state, 0)["minute"] == "1'"
    games.play(GAME, state, "1")
    assert games.view(GAME, state, 0)["minute"] == "2'"
    state = position(columns=["AS", "", "", "", ""], half=1, added=3)
    assert games.view(GAME, state, 0)["minute"] == "90+3'"


def test_a_view_of_a_finished_match_shows_the_minute_of_the_last_take() -> None:
    state = position(columns=["AS", "", "", "", ""], half=1, added=3)
    assert take(state, 1) == [["full_time"]]
    shown = games.view(GAME, state, 0)
    assert (shown["minute"], shown["half"]) == ("90+3'", 1)
    assert [column["closed"] for column in shown["columns"]] == [None] * 5


def test_a_view_shows_both_squads_and_the_bookings() -> None:
    state = position(
        "H[9H TH]",
        "C[KC]",
        bookings={"H": 2, "S": 3},
        rival_bookings={"D": 3},
        send_off_at=3,
    )
    shown = games.view(GAME, state, 1)
    assert shown["squads"] == [
        {"C": [], "D": [], "H": ["9H", "TH"], "S": []},
        {"C": ["KC"], "D": [], "H": [], "S": []},
    ]
    assert shown["bookings"] == [{"C": 0, "D": 0, "H": 2, "S": 3}, {"C": 0, "D": 3, "H": 0, "S": 0}]
    assert shown["sent_off"] == [["S"], ["D"]]
    assert shown["send_off_at"] == 3


def test_a_view_shows_three_cards_of_a_column_and_counts_the_others() -> None:
    state = position(columns=["9C 8C 7C 6C KC", "AD"])
    shown = games.view(GAME, state, -1)["columns"]
    assert shown[0] == {"cards": ["9C", "8C", "7C"], "hidden": 2, "closed": None}
    assert shown[1] == {"cards": ["AD"], "hidden": 0, "closed": None}


def test_a_view_counts_the_goalkeepers_cards() -> None:
    state = position(goalkeeper="5S RJ 2C 3C")
    shown = games.view(GAME, state, 0)["goalkeeper"]
    assert shown["left"] == 4
    assert shown["by_suit"] == {"C": 2, "D": 0, "H": 0, "S": 1, "joker": 1}
    assert shown["gone"] == [c for c in GOALKEEPER if c not in ("5S", "RJ", "2C", "3C")]


def test_a_view_of_a_whole_goalkeeper() -> None:
    shown = games.view(GAME, position(), 0)["goalkeeper"]
    assert shown["by_suit"] == {"C": 4, "D": 4, "H": 4, "S": 4, "joker": 2}
    assert (shown["left"], shown["gone"]) == (18, [])


def test_a_view_shows_goalkeeper_cards_gone_in_the_order_drawn() -> None:
    state = position("H[6H 8H TH]", columns=["QH"], goalkeeper="5C 2H ...")
    take(state, 1)
    assert games.view(GAME, state, 0)["goalkeeper"]["gone"] == ["5C", "2H"]


def test_seen_are_the_cards_taken_and_those_face_up() -> None:
    state = position(columns=["9C 8C 7C 6C", "AD"], reserve="AS")
    gone = [state["pack"][9 * n + depth] for n in range(5) for depth in range(state["taken"][n])]
    shown = games.view(GAME, state, 0)
    face_up = [card for column in shown["columns"] for card in column["cards"]]
    assert shown["seen"] == sorted(texts(gone) + face_up, key=canonical)
    assert shown["seen"].count("6C") == texts(gone).count("6C")


def test_seen_and_unseen_make_the_pack() -> None:
    state = games.dealt(GAME, SEED)
    for _ in range(30):
        games.play(GAME, state, games.legal(GAME, state)[-1])
        shown = games.view(GAME, state, 0)
        assert Counter(shown["seen"]) + Counter(shown["unseen"]) == Counter(PACK)
        assert shown["unseen"] == sorted(shown["unseen"], key=canonical)


def test_an_added_card_is_unseen_until_it_is_among_the_top_three() -> None:
    state = position(columns=["8C 7C 6C AS"], added=1)
    assert "AS" not in games.view(GAME, state, 0)["columns"][0]["cards"]
    take(state, 1)
    assert games.view(GAME, state, 0)["columns"][0]["cards"] == ["7C", "6C", "AS"]


# Closed columns.


def test_closed_by_the_previous_take() -> None:
    assert closed(position(previous=(2, 3))) == [None, "previous", None, None, None]


def test_closed_because_empty() -> None:
    assert closed(position(columns=["", None, ""])) == ["empty", None, "empty", None, None]


def test_closed_on_extra_moves() -> None:
    state = position("H[9H]", columns=["TH 6C", "KC 6C", "KD 6D"])
    for column in (1, 2, 3):
        take(state, column)
    assert closed(state) == [None, "extra", "previous", None, None]


def test_closed_in_the_turn() -> None:
    state = position("H[9H]", columns=["TH 6C", "KC 6C", "KD 6D"], column_ban="turn")
    for column in (1, 2, 3):
        take(state, column)
    assert closed(state) == ["turn", "turn", "previous", None, None]


def test_nothing_is_closed_where_all_columns_would_be() -> None:
    state = position(columns=["9C", "", "", "", ""], previous=(1, 0))
    assert closed(state) == [None, "empty", "empty", "empty", "empty"]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("1", "extra"), ("2", "previous"), ("3", "empty"), ("0", "no_column"), ("6", "no_column"),
        ("", "no_column"), ("1 ", "no_column"), ("-", "no_column"), ("9H", "no_column"),
        ("01", "no_column"), ("١", "no_column"),
    ],
)  # fmt: skip
def test_why_a_move_is_refused(move: str, reason: str) -> None:
    state = position(columns=[None, None, ""], extra=1, previous=(2, 0), used=[1, 2])
    assert GAME.view.refusal(state, move) == reason


def test_refused_because_used_in_the_turn() -> None:
    state = position(extra=1, previous=(2, 0), used=[1, 2], column_ban="turn")
    assert GAME.view.refusal(state, "1") == "turn"


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    match = Match.new("card-football", seed=SEED)
    match.play("1")
    match.play("1")
    before, state = match.state(), match.concealed(0).tobytes()
    with pytest.raises(MoveError) as caught:
        match.play("1")
    assert caught.value.code == "move/illegal"
    assert caught.value.details["reason"] == "previous"
    assert caught.value.details["number"] == 3
    assert (match.state(), match.concealed(0).tobytes(), match.moves) == (before, state, ["1", "1"])


# What is hidden.


def test_both_seats_and_spectators_see_the_same() -> None:
    state = position("H[9H]", "D[TD]", columns=["9C 8C 7C 6C KC"], extra=1)
    assert games.view(GAME, state, 0) == games.view(GAME, state, 1) == games.view(GAME, state, -1)


@pytest.mark.parametrize("seat", SEATS)
def test_nothing_hidden_is_in_a_view(seat: int) -> None:
    """What lies face down may be any other way: the view is the same."""
    random = np.random.default_rng(1)
    state = games.dealt(GAME, SEED)
    for _ in range(60):
        games.play(GAME, state, str(random.choice(games.legal(GAME, state))))
        other = fork(state)
        other["seed"][:] = random.integers(2**32, size=8)
        left = int(other["drawn"])
        other["goalkeeper"][left:] = random.permutation(other["goalkeeper"][left:])
        hidden = [n for n in range(72) if not games.concealed(GAME, state, seat)["pack"][n]]
        other["pack"][hidden] = random.permutation(other["pack"][hidden])
        assert games.view(GAME, state, seat) == games.view(GAME, other, seat)
        seen, same = games.concealed(GAME, state, seat), games.concealed(GAME, other, seat)
        assert seen.tobytes() == same.tobytes()


def test_face_down_cards_the_reserve_and_the_goalkeepers_order_are_hidden() -> None:
    state = position("H[9H]", columns=["9C 8C 7C 6C KC"], goalkeeper="5S RJ", added=1)
    seen = games.concealed(GAME, state, 0)
    taken = int(state["taken"][0])
    assert list(seen["pack"][taken : taken + 3]) == games.codes("9C 8C 7C")
    assert not seen["pack"][taken + 3 : 9].any()
    assert not seen["pack"][46:].any()
    assert not seen["goalkeeper"][16:].any()
    assert seen["goalkeeper"][:16].all()
    assert not seen["seed"].any()


COMMON = {"game", "seat", "turn", "over", "legal", "options", "result"}


@pytest.mark.parametrize("seat", [*range(2), None])
def test_a_match_adds_what_is_common_to_all_games(seat: int | None) -> None:
    match = Match.new("card-football", seed=SEED)
    shown_to = match.view(seat)
    assert set(shown_to) == KEYS | COMMON
    assert (shown_to["game"], shown_to["seat"]) == ("card-football", seat)
    assert (shown_to["turn"], shown_to["over"], shown_to["result"]) == (0, False, None)
    assert shown_to["legal"] == (match.legal if seat == 0 else [])
    assert shown_to["options"] == match.options
