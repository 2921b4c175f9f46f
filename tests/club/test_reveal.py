"""Entropy is revealed, and the shuffle comes from all of it (rules/chance.md, Terms to Seed)."""

import pytest

from koloda.club.clocks import Clock
from koloda.club.phases import OVER, PLAYING, REVEAL, VOID
from koloda.core.chance import fair_seed
from koloda.core.errors import FairnessError
from koloda.match.fair import verify
from tests.club.support import NOW, Player, at_seats, dealt, opened, play_out, refused, seated

pytestmark = pytest.mark.plain


def test_entropy_must_fit_the_hash_that_was_sent() -> None:
    table, people = seated()
    for wrong in (Player("x").entropy, "", "zz", people[1].entropy):
        with refused("table/entropy", table):
            table.reveal(people[0].id, wrong, NOW)


def test_a_stranger_reveals_nothing() -> None:
    table, people = seated()
    with refused("table/not-seated", table):
        table.reveal("stranger", people[0].entropy, NOW)


def test_nobody_reveals_before_the_terms() -> None:
    table, player = opened(), Player("early")
    player.sit(table)
    with refused("table/phase", table):
        table.reveal(player.id, player.entropy, NOW)


def test_what_was_revealed_may_be_sent_again() -> None:
    table, people = seated()
    table.reveal(people[0].id, people[0].entropy.upper(), NOW)
    after = table.fork()
    table.reveal(people[0].id, people[0].entropy, NOW + 1)
    assert table == after
    table.reveal(people[1].id, people[1].entropy, NOW + 2)
    assert table.phase == PLAYING
    table.reveal(people[1].id, people[1].entropy, NOW + 3)
    assert table.started_at == NOW + 2


def test_no_entropy_is_shown_before_all_are_there() -> None:
    table, people = seated()
    table.reveal(people[0].id, people[0].entropy, NOW)
    assert table.match is None
    assert table.fair()["entropy"] == [None, None]
    table.reveal(people[1].id, people[1].entropy, NOW)
    seats = at_seats(table, people)
    assert table.fair()["entropy"] == [seat.entropy if seat else None for seat in seats]
    assert table.match is not None


def test_the_server_seed_is_not_shown_before_the_end() -> None:
    table, people = seated()
    assert table.fair()["server_seed"] is None
    for player in people:
        table.reveal(player.id, player.entropy, NOW)
    assert table.fair()["server_seed"] is None
    play_out(table)
    assert table.fair()["server_seed"] == table.server_seed.hex()


def test_the_seed_comes_from_all_of_it() -> None:
    table, seats = dealt("hearts", bots=("novice",), options={"jack_of_diamonds": -10})
    assert table.match is not None
    entropy = [None if player is None else player.entropy for player in seats]
    assert table.match.seed == fair_seed(
        table.server_seed, entropy, "hearts", table.id, {"jack_of_diamonds": -10}
    )


@pytest.mark.parametrize("game", ["card-football", "belarusian-football", "hearts"])
@pytest.mark.parametrize("bots", [(), ("novice",)])
def test_the_record_proves_the_shuffle(game: str, bots: tuple[str, ...]) -> None:
    table, seats = dealt(game, bots=bots, options={"deals": 1} if game == "hearts" else {})
    play_out(table)
    assert table.phase == OVER
    record = table.record()
    verdict = verify(record)
    assert verdict.proves
    assert verdict.commitment == table.commitment
    assert verdict.hashes == [None if player is None else player.hash for player in seats]
    person = next(place for place, player in enumerate(seats) if player is not None)
    record["fair"]["entropy"][person] = "0" * 64
    with pytest.raises(FairnessError):
        verify(record)


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (Clock(), 60),
        (Clock("move", 5), 60),
        (Clock("move", 90), 90),
        (Clock("match", 600, 5), 60),
        (Clock("days", 2 * 86_400), 2 * 86_400),
    ],
)
def test_a_missing_reveal_voids_the_match(clock: Clock, seconds: float) -> None:
    table, people = seated(clock=clock)
    table.reveal(people[0].id, people[0].entropy, NOW + 1)
    assert table.due() == (NOW + seconds, "reveal")
    table.happen(NOW + seconds - 0.1)
    assert table.phase == REVEAL
    table.happen(NOW + seconds)
    assert (table.phase, table.ending) == (VOID, "no_reveal")
    assert table.culprit == table.seat_of(people[1].id)
    assert table.fair()["server_seed"] == table.server_seed.hex()
    assert table.due() is None
    with refused("table/phase", table):
        table.reveal(people[1].id, people[1].entropy, NOW + seconds)


def test_who_leaves_before_the_deal_voids_the_match() -> None:
    table, people = seated()
    place = table.seat_of(people[1].id)
    table.leave(people[1].id, NOW)
    assert (table.phase, table.ending, table.culprit) == (VOID, "no_reveal", place)


def test_a_table_may_have_a_longer_or_shorter_limit_of_its_own() -> None:
    table, _ = seated(reveal_seconds=3.0)
    assert table.due() == (NOW + 3, "reveal")
