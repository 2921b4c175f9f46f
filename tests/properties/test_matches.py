"""What holds in every match of every game, under any options: cards, ends, records, forks."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koloda import KolodaError, Match
from koloda.core.chance import canonical_json
from koloda.core.game import fork
from tests.properties import conserved
from tests.properties.support import (
    CHOICES,
    NAMES,
    SEEDS,
    SHARES,
    options_of,
    play_on,
    played,
    raw,
    seats_of,
)

LONGEST = {"card-football": 2_000, "belarusian-football": 1_000, "hearts": 10_000}
"""Moves that no match with the options drawn here comes near."""


def sighted(match: Match) -> list[Any]:
    """Return all that a match shows, to compare before and after."""
    views = [match.view(seat) for seat in seats_of(match)]
    return [raw(match).tobytes(), match.moves[:], match.events[:], match.state(), views]


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=45)
@given(data=st.data(), seed=SEEDS, choices=CHOICES)
def test_cards_are_conserved_and_every_match_ends(
    name: str, data: st.DataObject, seed: bytes, choices: int
) -> None:
    match, random = Match.new(name, data.draw(options_of(name)), seed), Random(choices)
    conserved.check(match)
    while not match.over:
        legal = match.legal
        assert legal, "nothing is legal before the end"
        assert len(set(legal)) == len(legal)
        assert 0 <= match.turn < match.game.seats
        assert match.result() is None
        before = match.state()
        match.play(random.choice(legal))
        conserved.check(match, before)
        assert len(match.moves) < LONGEST[name], "the match does not end"
    assert match.legal == []
    assert match.turn == -1
    result = match.result()
    assert result is not None
    assert len(result["scores"]) == match.game.seats
    assert set(result["winners"]) <= set(range(match.game.seats))
    with pytest.raises(KolodaError) as refusal:
        match.play("1")
    assert refusal.value.code == "move/over"


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=45)
@given(data=st.data(), seed=SEEDS, choices=CHOICES, share=SHARES)
def test_replay_is_play(
    name: str, data: st.DataObject, seed: bytes, choices: int, share: float
) -> None:
    match = played(name, data.draw(options_of(name)), seed, choices, share)
    record = match.record()
    again = Match.from_record(json.loads(canonical_json(record)))
    assert again.record() == record
    assert raw(again).tobytes() == raw(match).tobytes()
    assert again.options == match.options
    assert again.state() == match.state()


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=45)
@given(
    data=st.data(),
    seed=SEEDS,
    choices=CHOICES,
    share=SHARES,
    wrong=st.one_of(
        st.text(max_size=4),
        st.sampled_from(["", " ", "0", "6", "1 ", "01", "-1", "١", "2c", "QH", "RJ", "-", "\0"]),
        st.sampled_from([None, 1, True, 1.0, b"1"]),
    ),
)
def test_a_refused_move_changes_nothing(
    name: str, data: st.DataObject, seed: bytes, choices: int, share: float, wrong: Any
) -> None:
    match = played(name, data.draw(options_of(name)), seed, choices, share)
    if wrong in match.legal:
        return
    before = sighted(match)
    for refuses in (match.play, match.preview):
        with pytest.raises(KolodaError) as refusal:
            refuses(wrong)
        error = refusal.value
        assert error.code == ("move/over" if match.over else "move/illegal")
        assert f"move {len(match.moves) + 1}" in str(error)
        assert error.details["number"] == len(match.moves) + 1
        if not match.over:
            assert error.details["legal"] == ", ".join(match.legal)
            assert error.details["reason"]
        assert sighted(match) == before


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("verb", ["play", "preview"])
def test_what_is_no_text_is_refused(name: str, verb: str) -> None:
    """A record may hold anything in place of a move."""
    match = Match.new(name, seed=bytes(32))
    for wrong in (1, None, ["1"], {"1": 1}):
        with pytest.raises(KolodaError) as refusal:
            getattr(match, verb)(wrong)
        assert refusal.value.code == "move/illegal"


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=45)
@given(data=st.data(), seed=SEEDS, choices=CHOICES, share=SHARES)
def test_a_fork_is_its_bytes(
    name: str, data: st.DataObject, seed: bytes, choices: int, share: float
) -> None:
    match = played(name, data.draw(options_of(name)), seed, choices, share)
    before = sighted(match)
    twin = match.copy()
    assert sighted(twin) == before
    assert fork(raw(match)).tobytes() == raw(match).tobytes()
    play_on(twin, Random(choices + 1), 20)
    assert sighted(match) == before, "what a copy plays touches the match"
    other = match.copy()
    for move in twin.moves[len(match.moves) :]:
        assert other.play(move) == other.events
    assert raw(other).tobytes() == raw(twin).tobytes()
    assert other.events == twin.events or not other.moves[len(match.moves) :]
    assert sighted(match) == before


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=45)
@given(data=st.data(), seed=SEEDS, choices=CHOICES, back=st.integers(1, 40))
def test_undo_takes_back_moves(
    name: str, data: st.DataObject, seed: bytes, choices: int, back: int
) -> None:
    match, random = Match.new(name, data.draw(options_of(name)), seed), Random(choices)
    history, events = [raw(match).tobytes()], [match.events]
    while not match.over:
        events.append(match.play(random.choice(match.legal)))
        history.append(raw(match).tobytes())
    moves = match.moves[:]
    back = min(back, len(moves))
    twin = match.copy()
    match.undo(back)
    assert raw(match).tobytes() == history[-1 - back]
    assert match.moves == moves[:-back]
    assert match.events == events[-1 - back]
    assert match.result() is None
    for move in moves[-back:]:
        match.play(move)
    assert raw(match).tobytes() == history[-1] == raw(twin).tobytes()
    assert match.events == twin.events
    match.undo(len(moves))
    assert raw(match).tobytes() == history[0]
    assert raw(twin).tobytes() == history[-1]


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_its_own_way_back_too(name: str) -> None:
    """A copy that takes moves back and plays others leaves the past of the match as it was."""
    match = play_on(Match.new(name, seed=bytes(32)), Random(1), 20)
    history = [raw(match).tobytes()]
    twin = match.copy()
    for back in range(1, 11):
        twin.undo()
        history.append(raw(twin).tobytes())
        aside = twin.copy()
        aside.undo(min(3, len(aside.moves)))
        play_on(aside, Random(back), 5)
    play_on(twin, Random(5), 30)
    for bytes_before in history:
        assert raw(match).tobytes() == bytes_before
        match.undo()


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=45)
@given(data=st.data(), seed=SEEDS, choices=CHOICES)
def test_events_are_data_and_the_log_changes_no_state(
    name: str, data: st.DataObject, seed: bytes, choices: int
) -> None:
    """Search passes no log: the states are the same (ARCHITECTURE, Events are not state)."""
    match, random = Match.new(name, data.draw(options_of(name)), seed), Random(choices)
    silent = fork(raw(match))
    while not match.over:
        legal = match.game.notation.moves(raw(match))
        move = random.choice(list(legal))
        assert match.game.notation.move_text(raw(match), legal[move]) == move
        assert int(match.game.rules.legal(silent)) >> legal[move] & 1
        match.game.rules.apply(silent, legal[move], None)
        events = match.play(move)
        assert silent.tobytes() == raw(match).tobytes()
        assert json.loads(canonical_json(events)) == events
        for event in events:
            assert isinstance(event[0], str)
            assert all(type(item) in (str, int) for item in event)
    assert match.game.rules.is_over(silent)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=45)
@given(data=st.data(), seed=SEEDS, choices=CHOICES)
def test_what_a_match_is_worth_orders_its_seats(
    name: str, data: st.DataObject, seed: bytes, choices: int
) -> None:
    match = played(name, data.draw(options_of(name)), seed, choices)
    worth = [float(match.game.rules.returns(raw(match), seat)) for seat in range(match.game.seats)]
    assert abs(sum(worth)) < 1e-9
    result = match.result()
    assert result is not None
    best = [seat for seat in range(match.game.seats) if worth[seat] == max(worth)]
    assert result["winners"] == (best if len(best) < match.game.seats or name == "hearts" else [])
