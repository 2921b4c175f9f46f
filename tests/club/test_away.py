"""Somebody drops: the table waits, a bot holds the seat, and the person takes it over again."""

import pytest

from koloda.club.clocks import Clock
from koloda.club.phases import OVER, PLAYING
from tests.club.support import NOW, dealt, move, play_out, two

pytestmark = pytest.mark.plain


def test_a_seat_is_held_for_a_minute_then_a_bot_plays() -> None:
    table, mover, _ = two()
    assert table.connect(mover.id, "worker")
    assert table.disconnect(mover.id, "worker", NOW + 5)
    place = table.own_seat(mover.id)
    assert table.seats[place].away_since == NOW + 5
    assert table.due() == (NOW + 65, "away")
    table.happen(NOW + 64)
    assert table.seats[place].player is None
    table.happen(NOW + 65)
    assert table.seats[place].player == "club"
    assert table.due() == (NOW + 65, "bot")
    assert table.phase == PLAYING


def test_the_person_comes_back_in_the_middle_of_the_match() -> None:
    table, mover, _ = two()
    table.connect(mover.id, "worker")
    table.disconnect(mover.id, "worker", NOW)
    table.happen(NOW + 60)
    move(table, NOW + 60, bot="club")
    assert table.connect(mover.id, "another")
    place = table.own_seat(mover.id)
    seat = table.seats[place]
    assert (seat.substitute, seat.away_since, seat.worker) == (False, None, "another")
    while table.turn != place:
        move(table, NOW + 61)
    move(table, NOW + 62)
    assert table.made[-1].bot is None
    play_out(table, NOW + 63)
    assert table.phase == OVER


def test_who_is_away_on_anothers_turn_has_time_from_the_own_one() -> None:
    table, mover, other = two()
    table.connect(other.id, "worker")
    table.disconnect(other.id, "worker", NOW)
    assert table.due() is None
    while table.turn == table.own_seat(mover.id):
        move(table, NOW + 100)
    assert table.due() == (NOW + 160, "away")


def test_a_table_may_wait_for_another_time() -> None:
    table, mover, _ = two(away_seconds=5.0)
    table.connect(mover.id, "worker")
    table.disconnect(mover.id, "worker", NOW)
    assert table.due() == (NOW + 5, "away")


def test_a_clock_that_runs_out_before_is_not_waited_for() -> None:
    table, mover, _ = two(clock=Clock("move", 20))
    table.connect(mover.id, "worker")
    table.disconnect(mover.id, "worker", NOW)
    assert table.due() == (NOW + 20, "clock")


def test_nobody_needs_to_be_there_where_a_move_has_days() -> None:
    table, mover, _ = two(clock=Clock("days", 86_400))
    table.connect(mover.id, "worker")
    table.disconnect(mover.id, "worker", NOW)
    assert table.due() == (NOW + 86_400, "clock")


def test_only_the_worker_with_the_connection_loses_it() -> None:
    table, mover, _ = two()
    table.connect(mover.id, "first")
    table.connect(mover.id, "second")
    assert not table.disconnect(mover.id, "first", NOW)
    assert table.seats[table.own_seat(mover.id)].away_since is None
    assert table.disconnect(mover.id, "second", NOW)


def test_what_is_not_new_is_said() -> None:
    table, mover, _ = two()
    assert table.connect(mover.id, "worker")
    assert not table.connect(mover.id, "worker")
    assert not table.connect("stranger", "worker")
    assert not table.disconnect("stranger", "worker", NOW)


def test_one_who_has_left_does_not_come_back() -> None:
    table, seats = dealt("hearts")
    player = seats[0]
    assert player is not None
    table.leave(player.id, NOW)
    assert not table.connect(player.id, "worker")
    assert table.seats[0].player == "club"
