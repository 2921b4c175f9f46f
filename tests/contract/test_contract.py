"""The suite that every game passes: what doors, bots and searches rely on."""

import json
from random import Random
from typing import Any

import pytest

from koloda import GAMES, Game, Match, find
from koloda.core.chance import canonical_json
from koloda.core.game import forecast
from koloda.core.options import Choice, Flag, Whole
from tests.properties.support import play_on, raw, seats_of

NAMES = sorted(GAMES)
COMMON = {"game", "seat", "turn", "over", "legal", "options", "result"}

SEEN = {
    "card-football": {
        "half", "minute", "extra", "goals", "added", "added_limit", "columns", "squads",
        "bookings", "sent_off", "send_off_at", "goalkeeper", "seen", "unseen",
    },
    "belarusian-football": {
        "phase", "ball", "position", "reachable", "goals", "rows", "keepers", "hand", "laid",
        "decks", "out", "scored", "excluded",
    },
    "hearts": {
        "phase", "deal", "direction", "scores", "hand", "chosen", "passed_to", "received", "trick",
        "leader", "last_trick", "last_winner", "broken", "points", "tricks", "played",
        "hand_sizes", "voids", "rest",
    },
}  # fmt: skip

STATES = {
    "card-football": {
        "added", "bookings", "columns", "events", "extra", "goalkeeper", "goals", "half", "legal",
        "over", "squads", "turn",
    },
    "belarusian-football": {
        "ball", "decks", "events", "goals", "hands", "keeper_open", "keepers", "legal", "open",
        "out", "over", "phase", "position", "rows", "laid", "scored", "turn",
    },
    "hearts": {
        "broken", "deal", "events", "hands", "legal", "over", "passed", "phase", "scores", "taken",
        "trick", "turn",
    },
}  # fmt: skip

REASONS = {
    "card-football": {"no_column", "empty", "previous", "extra", "turn"},
    "belarusian-football": {
        "not_in_hand", "no_column", "out_of_reach", "no_match", "own_no_match", "no_throw",
        "must_throw",
    },
    "hearts": {
        "no_card", "not_in_hand", "two_of_clubs", "club", "follow", "first_trick", "not_broken",
    },
}  # fmt: skip

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "card-football": [{}, {"column_ban": "turn", "golden_goal": True}],
    "belarusian-football": [{}, {"entry": "optional"}, {"keeper_recloses": True}],
    "hearts": [{"deals": 2}, {"deals": 1, "opening": "any_club", "passing": "none"}],
}


def matches(name: str) -> list[Match]:
    return [Match.new(name, options, bytes([9] * 32)) for options in VARIANTS[name]]


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_is(name: str) -> None:
    game = find(name)
    assert isinstance(game, Game)
    assert game.name == name
    assert 2 <= game.seats <= 4
    assert len({option.name for option in game.options}) == len(game.options)
    for option in game.options:
        assert isinstance(option, Flag | Whole | Choice)
        assert option.expected
    # Legal actions are bits of one word.
    for match in matches(name):
        play_on(match, Random(1), 30)
        for text, action in game.notation.moves(raw(match)).items():
            assert 0 <= action < 63
            assert game.notation.move_text(raw(match), action) == text


@pytest.mark.parametrize("name", NAMES)
def test_what_a_view_and_a_state_hold(name: str) -> None:
    for match in matches(name):
        random = Random(1)
        while True:
            assert set(match.state()) == STATES[name]
            for seat in seats_of(match):
                view = match.view(seat)
                assert set(view) == COMMON | SEEN[name]
                assert json.loads(canonical_json(view)) == view
            if match.over:
                break
            play_on(match, random, 7)


@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_has_its_reason(name: str) -> None:
    """Every text that any game knows, tried everywhere: a reason for each that is refused."""
    texts = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]
    texts += ["1", "2", "3", "4", "5", "6", "-", "RJ", "x"]
    found = set()
    for match in matches(name):
        random = Random(2)
        while not match.over:
            legal = match.legal
            for text in random.sample(texts, 20):
                if text not in legal:
                    reason = match.reason(text)
                    assert reason in REASONS[name]
                    found.add(reason)
            play_on(match, random, 1)
    # What takes a longer search than this is tested position by position.
    assert len(found) >= len(REASONS[name]) - 2, REASONS[name] - found


@pytest.mark.parametrize("name", NAMES)
def test_previews_foretell(name: str) -> None:
    """What comes is what was certain, then one of the outcomes; cards not known are left out."""
    for match in matches(name):
        random = Random(3)
        while not match.over:
            for move in match.legal:
                preview = match.preview(move)
                assert set(preview) == {"events", "outcomes"}
                outcomes = preview["outcomes"]
                assert len(outcomes) != 1
                if outcomes:
                    assert abs(sum(outcome["odds"] for outcome in outcomes) - 1) < 1e-9
                assert all(0 < outcome["odds"] <= 1 for outcome in outcomes)
                events = match.copy().play(move)
                ways = [preview["events"] + outcome["events"] for outcome in outcomes]
                assert any(fits(events, way) for way in ways or [preview["events"]]), (
                    move,
                    events,
                    preview,
                )
            play_on(match, random, 1)


def fits(events: list[Any], foretold: list[Any]) -> bool:
    """Return whether events are those foretold: but for cards not known, and the next ball."""
    rest = events[len(foretold) :]
    return (
        len(events) >= len(foretold)
        and all(event[: len(told)] == told for event, told in zip(events, foretold, strict=False))
        and (not rest or rest[0][0] == "draw")
    )


def test_forecasts() -> None:
    """Events that all ways share are certain, from the first on; no way that can't be is kept."""
    a, b, c = ["a"], ["b", 1], ["c"]
    assert forecast([(1.0, [a, b])]) == {"events": [a, b], "outcomes": []}
    assert forecast([(0.0, [c]), (1.0, [a])]) == {"events": [a], "outcomes": []}
    assert forecast([(0.25, [a, b, c]), (0.75, [a, c])]) == {
        "events": [a],
        "outcomes": [{"odds": 0.25, "events": [b, c]}, {"odds": 0.75, "events": [c]}],
    }


@pytest.mark.parametrize("name", NAMES)
def test_scores_as_they_stand(name: str) -> None:
    for match in matches(name):
        play_on(match, Random(4))
        result = match.result()
        assert result is not None
        assert match.scores == result["scores"] == match.record()["result"]["scores"]
        best = (min if name == "hearts" else max)(result["scores"])
        level = [seat for seat, score in enumerate(result["scores"]) if score == best]
        draw = name != "hearts" and len(level) == 2
        assert result["winners"] == ([] if draw else level)


@pytest.mark.parametrize("name", NAMES)
def test_equal_matches(name: str) -> None:
    one, other = Match.new(name, seed=bytes(32)), Match.new(name, {}, "00" * 32)
    assert one == other
    assert one.seed == bytes(32)
    play_on(one, Random(1), 3)
    assert one != other
    other = Match.from_record(one.record())
    assert one == other
    assert one != Match.from_record({**one.record(), "moves": [], "seed": "11" * 32})
    assert one != "a match"


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_kept_as_its_bytes(name: str) -> None:
    """From the bytes of its state, or by replay; the bytes kept are never written into."""
    for options in VARIANTS[name]:
        match = play_on(Match.new(name, options, bytes([9] * 32)), Random(5), 25)
        kept = raw(match).tobytes()
        copy = bytes(bytearray(kept))
        for state in (kept, None):
            again = Match.restored(name, options, match.seed, match.moves, state)
            assert again == match
            assert again.state_record.tobytes() == kept
            assert again.legal == match.legal
            play_on(again, Random(6), 5)
            assert kept == copy
            again.undo(5)
            assert again.state_record.tobytes() == kept
            assert again.events == match.events


@pytest.mark.parametrize("name", NAMES)
def test_events_as_they_may_be_seen(name: str) -> None:
    """The cards that others choose to pass are kept back; all else that happens is open to all."""
    for match in matches(name):
        random = Random(7)
        while not match.over:
            mover = match.turn
            events = match.play(random.choice(match.legal))
            for seat in seats_of(match):
                expected = [
                    ["pass"] if event[0] == "pass" and seat != mover else event for event in events
                ]
                assert match.as_seen(events, mover, seat) == expected
