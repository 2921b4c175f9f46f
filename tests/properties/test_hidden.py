"""Secrets: what a seat may not see is nowhere in what it gets, and worlds fit what it has seen."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from koloda import Match
from koloda.core.cards import texts
from koloda.core.chance import canonical_json, generator
from koloda.core.game import fork
from tests.properties.history import ALLOWS, replayed
from tests.properties.support import (
    CHOICES,
    NAMES,
    SEEDS,
    SHARES,
    match_of,
    options_of,
    play_on,
    played,
    raw,
    seats_of,
    world,
)


def described(match: Match, state: Any) -> dict[str, Any]:
    """Return a world as a referee would describe it."""
    return {**match_of(match, state).state(), "events": match.events}


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=45)
@given(data=st.data(), seed=SEEDS, choices=CHOICES, share=SHARES)
def test_worlds_look_the_same_to_their_seat(
    name: str, data: st.DataObject, seed: bytes, choices: int, share: float
) -> None:
    """Two states that differ only in hidden things: equal records, views and previews."""
    match = played(name, data.draw(options_of(name)), seed, choices, share)
    before = raw(match).tobytes()
    for seat in range(match.game.seats):
        seen = match.concealed(seat)
        for number in range(2):
            other = match_of(match, world(match, seat, generator(choices, seat, number)))
            assert other.concealed(seat).tobytes() == seen.tobytes()
            assert other.view(seat) == match.view(seat)
            if match.turn == seat:
                assert other.legal == match.legal
                for move in match.legal:
                    assert other.preview(move) == match.preview(move)
            assert sorted(raw(other)["seed"]) != sorted(raw(match)["seed"])
        # Concealed and sampled again: a world that is as good as the first.
        again = fork(seen)
        match.game.hidden.conceal(again, seat)
        assert again.tobytes() == seen.tobytes()
    assert raw(match).tobytes() == before, "looking changes a match"


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=45)
@given(data=st.data(), seed=SEEDS, choices=CHOICES, share=SHARES)
def test_spectators_see_what_is_open_to_all(
    name: str, data: st.DataObject, seed: bytes, choices: int, share: float
) -> None:
    """Whatever world a seat imagines, a spectator sees the same: nothing of any hand."""
    match = played(name, data.draw(options_of(name)), seed, choices, share)
    seen, view = match.concealed(None), match.view(None)
    again = fork(seen)
    match.game.hidden.conceal(again, -1)
    assert again.tobytes() == seen.tobytes()
    assert view["legal"] == [] or match.over
    # Each seat's secrets are changed by the others' ignorance of them, one after another.
    state = raw(match)
    for seat in range(match.game.seats):
        state = world(match_of(match, state), seat, generator(choices, seat))
    other = match_of(match, state)
    assert other.view(None) == view
    assert other.concealed(None).tobytes() == seen.tobytes()


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=45)
@given(data=st.data(), seed=SEEDS, choices=CHOICES, share=SHARES)
def test_views_are_data_without_the_seed(
    name: str, data: st.DataObject, seed: bytes, choices: int, share: float
) -> None:
    match = played(name, data.draw(options_of(name)), seed, choices, share)
    for seat in seats_of(match):
        view = match.view(seat)
        text = canonical_json(view)
        assert json.loads(text) == view
        assert seed.hex() not in text
        assert not match.concealed(seat)["seed"].any()
        assert view["game"] == name
        assert view["seat"] == seat
        assert view["turn"] == match.turn
        assert view["over"] == match.over
        assert view["options"] == match.options
        assert view["result"] == match.result()
        assert view["legal"] == (match.legal if seat == match.turn else [])
        if match.over:
            assert view["legal"] == []


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=45, phases=[Phase.explicit, Phase.generate])
@given(data=st.data(), seed=SEEDS, choices=CHOICES, share=SHARES)
def test_worlds_allow_all_that_was_seen(
    name: str, data: st.DataObject, seed: bytes, choices: int, share: float
) -> None:
    match = played(name, data.draw(options_of(name)), seed, choices, share)
    for seat in range(match.game.seats):
        for number in range(2):
            found = described(match, world(match, seat, generator(choices, seat, number)))
            assert ALLOWS[name](match, found, seat), f"seat {seat}"


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=45)
@given(data=st.data(), seed=SEEDS, choices=CHOICES, share=SHARES)
def test_worlds_can_be_played_to_their_end(
    name: str, data: st.DataObject, seed: bytes, choices: int, share: float
) -> None:
    """A world is a match like any other: all its cards are there, and it ends."""
    match = played(name, data.draw(options_of(name)), seed, choices, share)
    for seat in range(match.game.seats):
        other = match_of(match, world(match, seat, generator(choices, seat)))
        assert _cards(other) == _cards(match)
        play_on(other, Random(choices))
        assert other.over


def _cards(match: Match) -> Counter[str]:
    """Count the cards in all places of a state."""
    state = raw(match)
    if match.game.name == "card-football":
        return Counter(texts([*state["pack"], *state["goalkeeper"]]))
    found: Counter[str] = Counter()
    described = match.state()
    places = ["hands", "taken", "trick", "rows", "decks", "scored", "out", "laid"]
    if described["phase"] == "pass":
        places.append("passed")

    def count(item: Any) -> None:
        if isinstance(item, str):
            found[item] += 1
        for each in item if isinstance(item, list) else ():
            count(each)

    for place in places:
        count(described.get(place))
    for card in (described.get("ball"), *described.get("keepers", [])):
        count(card)
    return found


def known_of_card_football(match: Match, seat: int) -> dict[str, Any]:
    truth = match.state()
    return {"columns": [cards[:3] for cards in truth["columns"]], "goalkeeper": []}


def known_of_belarusian(match: Match, seat: int) -> dict[str, Any]:
    truth = match.state()
    shot_at = {
        1 - number % 2
        for number, ball in enumerate(drawn_balls(match))
        if any(event[0] in ("goal", "save") for event in ball)
    }
    rows = []
    for number, row in enumerate(truth["rows"]):
        own = number == (0, 3, None)[seat]
        cards = zip(row or [], truth["open"][number], strict=False)
        rows.append(None if row is None else [card for card, up in cards if up or own])
    return {
        "decks": [[], []],
        "hands": [hand if each == seat else [] for each, hand in enumerate(truth["hands"])],
        "rows": rows,
        "laid": truth["laid"] if match.turn == seat else [],
        "keepers": [
            keeper if each == seat or each in shot_at or match.over else None
            for each, keeper in enumerate(truth["keepers"])
        ],
    }


def drawn_balls(match: Match) -> list[list[Any]]:
    """Return the events of a match ball by ball."""
    balls: list[list[Any]] = []
    for _, _, events in replayed(match):
        for event in events:
            if event[0] == "draw":
                balls.append([])
            if balls:
                balls[-1].append(event)
    return balls


def known_of_hearts(match: Match, seat: int) -> dict[str, Any]:
    truth = match.state()
    further = {"left": 1, "right": 3, "across": 2}.get(match.view(None)["direction"], 0)
    givers = {seat}
    if seat < 4 and truth["phase"] == "play":
        givers.add((seat - further) % 4)
    return {
        key: [cards if each in shown else [] for each, cards in enumerate(truth[key])]
        for key, shown in (("hands", {seat}), ("passed", givers))
    }


KNOWN = {
    "belarusian-football": known_of_belarusian,
    "card-football": known_of_card_football,
    "hearts": known_of_hearts,
}


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=45)
@given(data=st.data(), seed=SEEDS, choices=CHOICES, share=SHARES)
def test_what_is_concealed(
    name: str, data: st.DataObject, seed: bytes, choices: int, share: float
) -> None:
    """By the last section of each rules page: this is left of what is hidden, and all the rest."""
    match = played(name, data.draw(options_of(name)), seed, choices, share)
    truth = match.game.notation.describe(raw(match))
    for seat in seats_of(match):
        found = match.game.notation.describe(match.concealed(seat))
        known = KNOWN[name](match, match.game.seats if seat is None else seat)
        assert found == {**truth, **known}
