"""Moves, offers and ends at a table."""

import pytest

from koloda.club.phases import OVER, PLAYING, SEATING
from koloda.club.table import Table
from koloda.match.fair import verify
from tests.club.support import NOW, Player, dealt, move, opened, play_out, refused, seated, two

pytestmark = pytest.mark.plain


def people_at(table: Table, seats: list[Player | None]) -> list[Player]:
    return [player for player in seats if player is not None]


# Moves


def test_only_the_seat_to_move_moves() -> None:
    table, _, _ = two()
    with refused("table/not-your-turn", table):
        table.play(1 - table.turn, "1", NOW)


def test_an_illegal_move_changes_nothing() -> None:
    table, _, _ = two()
    with refused("move/illegal", table):
        table.play(table.turn, "9", NOW)


@pytest.mark.parametrize("act", ["play", "resign", "offer_draw", "ask_takeback"])
def test_nothing_is_played_before_the_deal(act: str) -> None:
    table, people = seated()
    with refused("table/phase", table):
        if act == "play":
            table.play(0, "1", NOW)
        else:
            getattr(table, act)(people[0].id, NOW)


def test_a_move_is_noted_with_its_version_time_and_request() -> None:
    table, _, _ = two()
    seat = table.turn
    table.version = 7
    move(table, NOW + 3, request="a1")
    made = table.made[-1]
    assert (made.seat, made.version, made.at, made.bot, made.request) == (
        seat,
        8,
        NOW + 3,
        None,
        "a1",
    )
    assert table.match is not None
    assert [made.move for made in table.made] == table.match.moves
    assert table.since == NOW + 3


def test_what_was_sent_twice_is_known() -> None:
    table, _, _ = two()
    seat = table.turn
    move(table, request="a1")
    assert table.has_made(seat, "a1")
    assert not table.has_made(1 - seat, "a1")
    assert not table.has_made(seat, "a2")


@pytest.mark.parametrize("game", ["card-football", "belarusian-football"])
def test_the_last_move_ends_the_match(game: str) -> None:
    table, _, _ = two(game)
    play_out(table, NOW + 9)
    assert (table.phase, table.ending, table.over_at) == (OVER, "finished", NOW + 9)
    assert table.match is not None
    result = table.match.result()
    assert result is not None
    assert table.winners == result["winners"]
    assert table.due() is None
    assert table.turn == -1
    with refused("table/phase", table):
        table.play(0, "1", NOW)


# Giving up


def test_who_resigns_loses_to_the_rival() -> None:
    table, mover, other = two()
    place = table.own_seat(other.id)
    table.resign(other.id, NOW + 1)
    assert (table.phase, table.ending, table.winners) == (OVER, "resigned", [1 - place])
    assert table.culprit == place
    record = table.record()
    assert record["ending"] == "resigned"
    assert record["result"]["winners"] == [1 - place]
    assert verify(record).proves
    with refused("table/phase", table):
        table.resign(mover.id, NOW)


def test_a_stranger_can_not_resign() -> None:
    table, _, _ = two()
    with refused("table/not-seated", table):
        table.resign("stranger", NOW)


def test_of_four_who_resigns_is_replaced_by_a_bot_for_good() -> None:
    table, seats = dealt("hearts")
    player = seats[2]
    assert player is not None
    table.resign(player.id, NOW)
    seat = table.seats[2]
    assert (table.phase, seat.left, seat.player) == (PLAYING, True, "club")
    assert not table.connect(player.id, "worker")
    with refused("table/not-seated", table):
        table.resign(player.id, NOW)


def test_of_two_who_leaves_is_replaced_by_a_bot_for_good() -> None:
    table, mover, other = two()
    place = table.own_seat(mover.id)
    table.leave(mover.id, NOW)
    assert table.phase == PLAYING
    assert table.due() == (NOW, "bot")
    assert table.seats[place].player == "club"
    assert table.seat_of(other.id) == 1 - place


@pytest.mark.parametrize("bots", [(), ("novice",), ("novice", "club", "master")])
def test_a_match_that_all_people_have_left_is_over(bots: tuple[str, ...]) -> None:
    table, seats = dealt("hearts", bots=bots)
    people = people_at(table, seats)
    for player in people[:-1]:
        table.leave(player.id, NOW)
        assert table.phase == PLAYING
    table.leave(people[-1].id, NOW)
    assert (table.phase, table.ending, table.winners) == (OVER, "abandoned", [])
    assert verify(table.record()).proves


# Draws


def test_a_draw_is_agreed_on() -> None:
    table, mover, other = two()
    table.offer_draw(mover.id, NOW)
    assert table.phase == PLAYING
    table.offer_draw(mover.id, NOW)
    assert table.phase == PLAYING
    table.offer_draw(other.id, NOW)
    assert (table.phase, table.ending, table.winners) == (OVER, "draw", [])
    assert verify(table.record()).proves


def test_a_move_withdraws_the_offer() -> None:
    table, mover, other = two()
    table.offer_draw(mover.id, NOW)
    move(table)
    assert table.draw_offer is None
    table.offer_draw(other.id, NOW)
    assert table.phase == PLAYING


def test_an_offer_can_be_declined() -> None:
    table, mover, other = two()
    table.offer_draw(mover.id, NOW)
    table.decline(other.id)
    assert table.draw_offer is None
    with refused("table/not-seated", table):
        table.decline("stranger")


def test_no_draw_is_offered_to_bots_or_by_one_of_four() -> None:
    against_bot, seats = dealt(bots=("novice",))
    with refused("table/no-draws", against_bot):
        against_bot.offer_draw(people_at(against_bot, seats)[0].id, NOW)
    four, seats = dealt("hearts")
    with refused("table/no-draws", four):
        four.offer_draw(people_at(four, seats)[0].id, NOW)


# Takebacks


def test_a_takeback_needs_the_others_consent() -> None:
    table, mover, other = two()
    move(table, request="a1")
    table.ask_takeback(mover.id, NOW + 1)
    assert len(table.made) == 1
    assert table.takeback == table.own_seat(mover.id)
    table.ask_takeback(mover.id, NOW + 1)
    assert len(table.made) == 1
    table.version = 4
    table.ask_takeback(other.id, NOW + 2)
    assert table.made == []
    assert table.match is not None
    assert table.match.moves == []
    assert table.turn == table.own_seat(mover.id)
    assert table.takeback is None
    assert table.agreed == []
    assert table.since == NOW + 2
    assert table.taken_back == 5
    assert not table.has_made(table.turn, "a1")


def test_the_shuffle_stays_when_a_move_is_taken_back() -> None:
    table, mover, other = two()
    move(table)
    assert table.match is not None
    view, seed = table.match.view(None), table.match.seed
    table.ask_takeback(mover.id, NOW)
    table.ask_takeback(other.id, NOW)
    move(table)
    assert table.match.view(None) == view
    assert table.match.seed == seed


def test_a_takeback_can_be_declined_and_a_move_ends_the_question() -> None:
    table, mover, other = two()
    move(table)
    table.ask_takeback(mover.id, NOW)
    table.decline(other.id)
    assert table.takeback is None
    table.ask_takeback(mover.id, NOW)
    move(table)
    assert (table.takeback, table.agreed) == (None, [])
    assert len(table.made) == 2


def test_against_bots_a_move_is_taken_back_at_once() -> None:
    table, seats = dealt(bots=("novice",))
    person = people_at(table, seats)[0]
    place = table.own_seat(person.id)
    while not any(made.seat == place for made in table.made):
        move(table)
    last = max(number for number, made in enumerate(table.made) if made.seat == place)
    table.ask_takeback(person.id, NOW)
    assert len(table.made) == last
    assert table.turn == place


def test_of_four_all_people_agree_and_bots_are_not_asked() -> None:
    table, seats = dealt("hearts", bots=("novice",), options={"passing": "none"})
    people = people_at(table, seats)
    for _ in range(8):
        move(table)
    asker = people[0]
    table.ask_takeback(asker.id, NOW)
    assert len(table.made) == 8
    table.ask_takeback(people[1].id, NOW)
    assert len(table.made) == 8
    table.ask_takeback(people[2].id, NOW)
    assert len(table.made) < 8
    assert table.turn == table.own_seat(asker.id)


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    table, mover, other = two()
    for player in (mover, other):
        with refused("table/nothing-to-take-back", table):
            table.ask_takeback(player.id, NOW)


def test_nothing_is_taken_back_at_a_rated_table() -> None:
    table, mover, _ = two(rated=True)
    move(table)
    with refused("table/rated", table):
        table.ask_takeback(mover.id, NOW)


# Another match


def test_a_rematch_needs_all_people() -> None:
    table, seats = dealt("hearts", bots=("strong",))
    people = people_at(table, seats)
    with refused("table/phase", table):
        table.ask_rematch(people[0].id)
    play_out(table)
    assert [table.ask_rematch(player.id) for player in people] == [False, False, True]
    assert sorted(table.rematch) == sorted(table.own_seat(player.id) for player in people)
    table.rematch_table = "another"
    assert not table.ask_rematch(people[0].id)
    with refused("table/not-seated", table):
        table.ask_rematch("stranger")


def test_who_left_is_not_asked_for_a_rematch() -> None:
    table, mover, other = two()
    table.leave(other.id, NOW)
    play_out(table)
    assert table.ask_rematch(mover.id)


def test_a_rematch_has_the_same_terms_and_everybody_a_seat_further() -> None:
    table, seats = dealt("hearts", bots=("strong",), options={"deals": 1}, rated=True)
    leaver, *stayers = people_at(table, seats)
    table.leave(leaver.id, NOW)
    play_out(table)
    again = table.again(NOW + 9)
    assert (again.phase, again.version, again.opened_at) == (SEATING, 0, NOW + 9)
    assert again.id != table.id
    assert again.server_seed != table.server_seed
    assert (again.options, again.rated, again.clock) == ({"deals": 1}, True, table.clock)
    for place, seat in enumerate(table.seats):
        kept, new = again.reserved[place - 1], again.seats[place - 1]
        if seat.bot or seat.left:
            assert (kept, new.bot) == (None, seat.bot or "club")
        else:
            assert (kept, new.member) == (seat.member, None)
    for player in stayers:
        player.entropy = Player("fresh").entropy
        assert again.reserved[player.sit(again)] == player.id
    for player in stayers:
        again.reveal(player.id, player.entropy, NOW + 10)
    play_out(again)
    assert verify(again.record()).match == again.id


def test_a_fork_goes_its_own_way() -> None:
    table, _, _ = two()
    twin = table.fork()
    assert twin == table
    move(twin)
    twin.seats[0].name = "Other"
    assert table.made == []
    assert table.seats[0].name != "Other"
    assert twin != table


def test_a_spectator_table_keeps_its_terms() -> None:
    table = opened(watch=False, by_link=True, rated=True)
    assert (table.watch, table.by_link, table.rated) == (False, True, True)
