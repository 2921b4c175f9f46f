"""belarusian-football, what a move would bring about: odds by laying the unseen cards every way."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from koloda.core.cards import texts
from koloda.core.game import Event, State, fork
from koloda.games.belarusian_football import GAME, rules
from tests import games
from tests.games.belarusian_football.positions import in_hand, legal, play, position
from tests.reference.belarusian_football import matches


def until_the_next_ball(events: list[Event]) -> list[Event]:
    """Leave out what the next ball brings about."""
    names = [event[0] for event in events]
    return events[: names.index("draw")] if "draw" in names else events


def thrown_at_entry(state: State, seat: int) -> list[str]:
    """List the balls of a seat that could not enter."""
    size = int(state["deck_size"])
    balls = range(seat, int(state["balls"]), 2)
    return texts(
        state["deck"][seat * size + n // 2]
        for n in balls
        if state["fate"][n] == rules.OUT_AT_ENTRY and state["entry"] == 0
    )


def worlds(state: State) -> Iterator[State]:
    """Lay the cards that the seat to move can't see in every way that throws at entry allow."""
    seat = int(state["turn"])
    seen = games.concealed(GAME, state, seat)
    line_up = 3 if seat == 0 else 0
    rows = [tuple(place) for place in np.argwhere(seen["rows"] == 0)]
    keepers = [other for other in range(2) if seen["keepers"][other] == 0]
    hidden = [int(state["rows"][place]) for place in rows]
    hidden += [int(state["keepers"][other]) for other in keepers]
    hidden += [int(card) for card in state["deck"][(seen["deck"] == 0) & (state["deck"] != 0)]]
    thrown = thrown_at_entry(state, 1 - seat)
    for order in permutations(hidden, len(rows) + len(keepers)):
        laid = dict(zip(rows, order, strict=False))
        in_line_up = texts(card for place, card in laid.items() if place[0] == line_up)
        if any(matches(card, ball) for card in in_line_up for ball in thrown):
            continue
        twin = fork(state)
        for place, card in laid.items():
            twin["rows"][place] = card
        for other, card in zip(keepers, order[len(rows) :], strict=True):
            twin["keepers"][other] = card
        yield twin


OPEN = ["6S 7S 8S 9D", "AC AD AH AS", "KC 9H KH KS"]

TABLES: dict[str, dict[str, Any]] = {
    "hidden line-up and goalkeeper, exclusions": {
        "rows": [*OPEN, "qc 7c JC TC"],
        "keepers": "TS 6h",
        "at": (2, 2),
        "before": "8H:entry",
        "decks": ("9C", "TH JS"),
    },
    "the same without exclusions": {
        "rows": [*OPEN, "qc 7c JC TC"],
        "keepers": "TS 6h",
        "at": (2, 2),
        "before": "8H:entry",
        "decks": ("9C", "TH JS"),
        "entry": "optional",
    },
    "open line-up, hidden goalkeeper": {
        "rows": [*OPEN, "qc 9C JC TC"],
        "keepers": "TS 6h",
        "at": (2, 2),
        "before": "8H:entry",
        "decks": ("7C", "TH JS"),
    },
    "a goalkeeper seen and turned down again": {
        "rows": [*OPEN, "qc 7c JC TC"],
        "keepers": "TS qs",
        "seen_keepers": (1,),
        "at": (2, 2),
        "before": "8H:entry",
        "decks": ("9C", "TH JS"),
        "keeper_recloses": True,
    },
    "hidden midfield, exclusions on the line-up": {
        "rows": ["6S 7S 8S 9D", "ac AD AH AS", "KS KD KH KC", "qc 7c JC TC"],
        "keepers": "TS 6H",
        "at": (0, 1),
        "before": "8H:entry",
        "decks": ("9C", "TH JS"),
    },
    "a ball that may be stuck": {
        "rows": ["6S 7S 8S 9D", "ac AD 9h AS", "KC KD KH 7D", "qc JH JC TC"],
        "keepers": "TS 6H",
        "at": (0, 2),
        "before": "8D:entry",
        "decks": ("9C", "TH JS"),
    },
    "the last ball, of seat 1": {
        "rows": ["6d 7s 8H 9D", "AC AD AH AS", "KC 9H KH KS", "QC JH JC TC"],
        "keepers": "td 6h",
        "turn": 1,
        "at": (1, 2),
        "decks": ("", ""),
    },
    "two packs with equal unseen cards": {
        "rows": [*OPEN, "qc 9c JC TC"],
        "keepers": "TS 9c",
        "at": (2, 2),
        "before": "8H:entry",
        "decks": ("9S", "TH QC"),
        "packs": 2,
    },
    "a ball that may enter": {
        "rows": ["6s 7s 8D 9h", "ac AD AH AS", "KC KD KH KS", "qc 7c JC TC"],
        "keepers": "TS 6h",
        "before": "8H:entry",
        "decks": ("9C", "TH JS"),
    },
}


@pytest.mark.parametrize("name", TABLES)
def test_odds_are_the_share_of_worlds_in_which_the_rules_bring_it_about(name: str) -> None:
    state = position(**{"pack": 36, "ball": "9S", **TABLES[name]})
    laid = list(worlds(state))
    assert len(laid) > 1
    for move in legal(state):
        ahead = games.preview(GAME, state, move)
        found = [0] * len(games.ways(ahead))
        for world in laid:
            events = until_the_next_ball(play(fork(world), move))
            found[games.way_of(ahead, events)] += 1
        assert [odds for odds, _ in games.ways(ahead)] == pytest.approx(
            [count / len(laid) for count in found]
        )


def test_exclusions_change_the_odds() -> None:
    found = [
        games.preview(GAME, position(pack=36, ball="9S", **TABLES[name]), "1")["outcomes"]
        for name in list(TABLES)[:2]
    ]
    assert found[0] != found[1]


def test_the_line_up_brings_nothing_about() -> None:
    state = in_hand("KD 9H 2C QS 3C")
    assert games.preview(GAME, state, "QS") == {"events": [], "outcomes": []}


def test_a_throw_is_certain() -> None:
    state = position(["9h 3c 4d 9c"], ball="9S", entry="optional")
    assert games.preview(GAME, state, "-") == {"events": [["throw", "9S"]], "outcomes": []}


def test_a_throw_of_the_last_ball_is_foretold_with_the_end() -> None:
    state = position(ball="9S", turn=1, decks=("", ""), entry="optional")
    assert games.preview(GAME, state, "-") == {
        "events": [["throw", "9S"], ["full_time"]],
        "outcomes": [],
    }


def test_a_ball_that_is_out_either_way_leaves_nothing_to_chance() -> None:
    state = position(["", "9h -- -- --", "3C 4C -- --"], ball="9S", at=(0, 1))
    assert games.preview(GAME, state, "1") == {
        "events": [["flip", 1, 1], ["throw", "9S"]],
        "outcomes": [],
    }


def test_an_entry_is_certain() -> None:
    state = position(["9h 3c 4d 9c"], ball="9S")
    assert games.preview(GAME, state, "1") == {"events": [["flip", 0, 1, "9H"]], "outcomes": []}


def test_a_step_on_an_open_card_is_certain() -> None:
    state = position(["", "9H -- -- --"], ball="9S", at=(0, 1))
    assert games.preview(GAME, state, "1") == {"events": [["step", 1, 1, "9H"]], "outcomes": []}


def test_a_flip_is_foretold_without_its_card() -> None:
    state = position(["", "9h -- -- --"], ball="9S", at=(0, 1))
    ahead = games.preview(GAME, state, "1")
    assert ahead["events"] == [["flip", 1, 1]]
    assert [way["events"] for way in ahead["outcomes"]] == [[], [["throw", "9S"]]]


def test_a_shot_is_foretold_without_the_goalkeeper() -> None:
    state = position(["", "", "", "9h -- -- --"], ball="9S", at=(2, 1))
    ahead = games.preview(GAME, state, "1")
    assert ahead["events"] == [["flip", 3, 1]]
    assert sorted(way["events"] for way in ahead["outcomes"]) == [
        [["goal", "9S"]],
        [["save", "9S"]],
        [["throw", "9S"]],
    ]


def test_a_shot_at_an_open_goalkeeper_from_an_open_card_is_certain() -> None:
    state = position(["", "", "", "9H -- -- --"], ball="9S", at=(2, 1), keepers="-- KD")
    assert games.preview(GAME, state, "1") == {
        "events": [["step", 3, 1, "9H"], ["save", "9S", "KD"]],
        "outcomes": [],
    }


@pytest.mark.parametrize("seed", range(12))
def test_what_is_foretold_is_what_comes(seed: int) -> None:
    random = np.random.default_rng(seed)
    options = {
        "pack": [36, 52][random.integers(2)],
        "packs": int(random.integers(1, 3)),
        "entry": ["mandatory", "optional"][random.integers(2)],
        "keeper_recloses": bool(random.integers(2)),
    }
    state = games.dealt(GAME, random.bytes(32), **options)
    while not GAME.rules.is_over(state):
        move = str(random.choice(legal(state)))
        before = state.tobytes()
        ahead = games.preview(GAME, state, move)
        assert state.tobytes() == before
        assert sum(odds for odds, _ in games.ways(ahead)) == pytest.approx(1)
        games.way_of(ahead, until_the_next_ball(play(state, move)))
