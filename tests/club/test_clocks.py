"""Time controls, and what happens when time runs out."""

from typing import Any

import pytest

from koloda.club.clocks import Clock
from koloda.club.phases import OVER, PLAYING
from tests.club.support import NOW, dealt, move, refused, two

pytestmark = pytest.mark.plain

GOOD: list[dict[str, Any]] = [
    {"kind": "none"},
    {"kind": "move", "seconds": 5},
    {"kind": "move", "seconds": 3600},
    {"kind": "match", "seconds": 30, "increment": 0},
    {"kind": "match", "seconds": 10_800, "increment": 180},
    {"kind": "days", "days": 1},
    {"kind": "days", "days": 14},
]


@pytest.mark.parametrize("data", GOOD)
def test_a_clock_is_read_and_written_the_same(data: dict) -> None:
    assert Clock.read(data).data() == data


def test_no_clock_is_the_default() -> None:
    assert Clock.read(None) == Clock() == Clock.read({"kind": "none"})


@pytest.mark.parametrize(
    "data",
    [
        "none",
        [],
        {},
        {"kind": "blitz"},
        {"kind": ["move"]},
        {"kind": "none", "seconds": 5},
        {"kind": "move"},
        {"kind": "move", "seconds": 4},
        {"kind": "move", "seconds": 3601},
        {"kind": "move", "seconds": 5.0},
        {"kind": "move", "seconds": True},
        {"kind": "move", "seconds": "5"},
        {"kind": "move", "seconds": 5, "increment": 1},
        {"kind": "match", "seconds": 60},
        {"kind": "match", "seconds": 29, "increment": 0},
        {"kind": "match", "seconds": 60, "increment": -1},
        {"kind": "match", "seconds": 60, "increment": 181},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 15},
    ],
)
def test_other_clocks_are_refused(data: Any) -> None:
    with refused("table/clock"):
        Clock.read(data)


def test_without_a_clock_nothing_is_due() -> None:
    table, _, _ = two()
    assert table.due() is None


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [(Clock("move", 20), 20), (Clock("match", 60, 5), 60), (Clock("days", 86_400), 86_400)],
)
def test_of_two_who_runs_out_of_time_loses(clock: Clock, seconds: float) -> None:
    table, _, _ = two(clock=clock)
    seat = table.turn
    assert table.due() == (NOW + seconds, "clock")
    table.happen(NOW + seconds - 0.1)
    assert table.phase == PLAYING
    with refused("table/time", table):
        move(table, NOW + seconds + 0.1)
    table.happen(NOW + seconds)
    assert (table.phase, table.ending, table.winners) == (OVER, "time", [1 - seat])
    assert table.culprit == seat
    assert table.record()["ending"] == "time"


@pytest.mark.parametrize("clock", [Clock("move", 20), Clock("match", 60, 0)])
def test_of_four_who_runs_out_of_time_is_replaced_by_a_bot(clock: Clock) -> None:
    table, _ = dealt("hearts", clock=clock)
    seat = table.turn
    moment = NOW + clock.seconds
    table.happen(moment)
    assert table.phase == PLAYING
    assert table.seats[seat].player == "club"
    assert not table.seats[seat].left
    assert table.due() == (moment, "bot")


def test_a_clock_of_a_move_starts_anew_with_each() -> None:
    table, _, _ = two(clock=Clock("move", 20))
    move(table, NOW + 15)
    assert table.due() == (NOW + 35, "clock")
    move(table, NOW + 35)
    assert table.phase == PLAYING


def test_a_clock_of_the_match_is_spent_and_incremented() -> None:
    table, _, _ = two(clock=Clock("match", 60, 5))
    seat = table.turn
    assert table.left == [60, 60]
    move(table, NOW + 20)
    assert table.left[seat] == 45
    assert table.left[1 - seat] == 60
    due = table.due()
    assert due == (NOW + 20 + table.left[table.turn], "clock")


def test_a_substitute_does_not_give_a_match_clock_back() -> None:
    table, _ = dealt("hearts", clock=Clock("match", 60, 2))
    seat = table.turn
    table.happen(NOW + 60)
    assert table.left[seat] == 0
    move(table, NOW + 61, bot="club")
    assert table.left[seat] == 2


def test_time_away_on_the_own_turn_is_spent() -> None:
    table, mover, _ = two(clock=Clock("match", 600, 0))
    table.connect(mover.id, "worker")
    table.disconnect(mover.id, "worker", NOW + 10)
    table.happen(NOW + 70)
    place = table.own_seat(mover.id)
    assert table.seats[place].substitute
    assert table.left[place] == 530


def test_a_bot_does_not_lose_on_time() -> None:
    table, _ = dealt(bots=("novice",), clock=Clock("move", 5))
    while table.seats[table.turn].bot is None:
        move(table)
    assert table.due() == (NOW, "bot")
    move(table, NOW + 100, bot="novice")
    assert table.made[-1].bot == "novice"


def test_a_takeback_starts_the_move_anew() -> None:
    table, mover, other = two(clock=Clock("move", 20))
    move(table, NOW + 10)
    table.ask_takeback(mover.id, NOW + 12)
    table.ask_takeback(other.id, NOW + 15)
    assert table.due() == (NOW + 35, "clock")
