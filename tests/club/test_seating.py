"""Seats are taken by lot, by those who answer the commitment (rules/chance.md, Seating)."""

from hashlib import sha256

import pytest

from koloda.bots import LEVELS
from koloda.club.phases import REVEAL, SEATING, VOID
from koloda.club.seating import UNFILLED
from koloda.core.chance import commitment
from tests.club.support import NOW, Player, opened, players, refused, seated

pytestmark = pytest.mark.plain

MANY = 60
"""By lot, one side comes up so many times in a row once in 10 to the power of 17."""


def test_a_new_table_waits_for_people_and_shows_its_commitment() -> None:
    table = opened("hearts")
    assert table.phase == SEATING
    assert table.turn == -1
    assert [seat.is_free for seat in table.seats] == [True] * 4
    assert table.commitment == commitment(table.server_seed)
    assert table.commitment == sha256(b"koloda commitment 1\n" + table.server_seed).hexdigest()


def test_every_table_has_its_own_id_and_server_seed() -> None:
    tables = [opened() for _ in range(MANY)]
    assert len({table.id for table in tables}) == MANY
    assert len({table.server_seed for table in tables}) == MANY


def test_bots_sit_by_lot() -> None:
    places = {
        next(place for place, seat in enumerate(opened(bots=("novice",)).seats) if seat.bot)
        for _ in range(MANY)
    }
    assert places == {0, 1}


def test_people_sit_by_lot() -> None:
    assert {players(1)[0].sit(opened()) for _ in range(MANY)} == {0, 1}


def test_at_least_one_seat_is_for_a_person_and_levels_have_names() -> None:
    with refused("table/bots"):
        opened(bots=("novice", "novice"))
    with refused("table/bots"):
        opened(bots=("rollout",))
    for level in LEVELS:
        assert opened(bots=(level,)).seats


@pytest.mark.parametrize(
    ("game", "options", "code"),
    [
        ("whist", {}, "game/unknown"),
        ("hearts", {"no_such": 1}, "option/unknown"),
        ("hearts", {"target": "many"}, "option/value"),
    ],
)
def test_game_and_options_must_be_known(game: str, options: dict, code: str) -> None:
    with refused(code):
        opened(game, options)


def test_options_that_are_the_default_are_not_kept() -> None:
    assert opened("hearts").options == {}
    assert opened("hearts", {"jack_of_diamonds": 0}).options == {}
    assert opened("hearts", {"jack_of_diamonds": -10}).options == {"jack_of_diamonds": -10}


def test_only_a_table_by_link_has_a_link() -> None:
    assert opened().link == ""
    assert len(opened(by_link=True).link) >= 12


def test_a_client_must_answer_this_commitment() -> None:
    table, other = opened(), opened()
    player = players(1)[0]
    with refused("table/commitment", table):
        table.sit(player.id, "Name", other.commitment, player.hash, NOW)


@pytest.mark.parametrize("hash", ["", "00", "g" * 64, "0" * 63, "0" * 65])
def test_a_hash_is_32_bytes_in_hex(hash: str) -> None:
    table = opened()
    with refused("table/hash", table):
        table.sit("player", "Name", table.commitment, hash, NOW)


def test_a_hash_may_be_in_capitals() -> None:
    table = opened()
    player = players(1)[0]
    place = table.sit(player.id, "Name", table.commitment, player.hash.upper(), NOW)
    assert table.seats[place].hash == player.hash


def test_a_person_holds_one_seat() -> None:
    table = opened()
    player = players(1)[0]
    player.sit(table)
    with refused("table/seated", table):
        Player(player.id).sit(table)


def test_the_last_one_brings_the_terms_and_then_nobody_sits() -> None:
    table = opened("hearts", bots=("novice",))
    people = players(4)
    for player in people[:2]:
        player.sit(table)
        assert table.phase == SEATING
    people[2].sit(table, NOW + 5)
    assert table.phase == REVEAL
    assert table.since == NOW + 5
    hashes = [None if seat.bot else seat.hash for seat in table.seats]
    assert table.fair()["hashes"] == hashes
    assert hashes.count(None) == 1
    with refused("table/phase", table):
        people[3].sit(table)


def test_who_leaves_while_others_are_awaited_frees_the_seat() -> None:
    table = opened()
    first, second, third = players(3)
    first.sit(table)
    table.leave(first.id, NOW)
    assert all(seat.is_free for seat in table.seats)
    second.sit(table)
    third.sit(table)
    assert table.phase == REVEAL


def test_a_stranger_can_not_leave() -> None:
    table, _ = seated()
    with refused("table/not-seated", table):
        table.leave("stranger", NOW)


def test_a_table_that_is_not_filled_is_closed() -> None:
    table = opened()
    due = table.due()
    assert due == (NOW + UNFILLED, "unfilled")
    table.happen(NOW + UNFILLED - 1)
    assert table.phase == SEATING
    table.happen(NOW + UNFILLED)
    assert (table.phase, table.ending, table.culprit) == (VOID, "unfilled", None)


def test_a_kept_seat_is_for_its_member_alone() -> None:
    table = opened()
    first, second = players(2)
    table.reserved = [first.id, second.id]
    with refused("table/full", table):
        Player("stranger").sit(table)
    assert second.sit(table) == 1
    assert first.sit(table) == 0
    assert table.phase == REVEAL
