"""What bots know of Card Football: what cards would be, luck, and the judgement."""

from math import comb
from random import Random
from typing import Any

import numpy as np
import pytest

from koloda import Match
from koloda.bots.card_football import luck, weigh, worth
from koloda.bots.card_football_judge import (
    FEATURES,
    FILE,
    cards_left,
    features_of,
    goals_to_come,
)
from koloda.bots.card_football_kinds import (
    ATTACK,
    BLOCK,
    BUILD,
    CHANCES,
    CORNER,
    FREE_KICK,
    IDLE,
    KIND_BITS,
    LONG_SHOT,
    PENALTY,
    PRESS,
    SAVING,
    SHOT,
    TACKLE,
    count_saving,
    goal_chance,
    kind_among,
    kinds_of,
)
from koloda.core.cards import CODE
from koloda.core.chance import generator
from koloda.core.game import State, fork
from koloda.games.card_football import GAME
from koloda.games.card_football.state import GOALKEEPER
from tests.games.card_football.positions import position
from tests.properties.support import play_on, raw, world


def some_match(number: int, moves: int, **options: Any) -> Match:
    random = Random(number)
    return play_on(Match.new("card-football", options, random.randbytes(32)), random, moves)


def kind_of(state: State, seat: int, card: str) -> int:
    kinds = np.zeros(KIND_BITS, np.int64)
    kinds_of(state, seat, kinds)
    return kind_among(kinds, CODE[card])


def chance_of(state: State, card: str) -> float:
    saving = np.zeros(4, np.int64)
    count_saving(state, saving)
    seat = int(state["turn"])
    left = GOALKEEPER - int(state["drawn"])
    return goal_chance(saving, left, CODE[card], kind_of(state, seat, card))


def kind_by_events(events: list[list[Any]]) -> set[int]:
    """Return what a card was, from what the rules told of it."""
    told = {event[0]: event[1:] for event in events}
    for name, kind in (("off", IDLE), ("block", BLOCK), ("press", PRESS)):
        if name in told:
            return {kind}
    kick = told.get("goal") or told.get("save")
    if kick:
        return {"long_shot": {LONG_SHOT}, "shot": {SHOT}}.get(kick[0], {PENALTY, FREE_KICK})
    if "attack" in told:
        return {ATTACK}
    if "corner" in told:
        return {CORNER}
    first = TACKLE if "tackle" in told else BUILD
    return {first, first + 1, first + 2}


@pytest.mark.parametrize("number", range(12))
def test_cards_are_what_the_rules_make_of_them(number: int) -> None:
    random = Random(number)
    match = some_match(number, 0, send_off_at=1 + number % 4)
    while not match.over:
        state, seat = fork(raw(match)), match.turn
        events = [list(event) for event in match.play(random.choice(match.legal))]
        card = events[0][2]
        kind = kind_of(state, seat, card)
        assert kind in kind_by_events(events), card
        if kind in (PENALTY, FREE_KICK):
            assert (kind == PENALTY) == (card[0] in "KA")
        if kind >= TACKLE:
            assert (kind - TACKLE) % 3 == int(state["sizes"][seat, CODE[card] >> 4])


def test_kicks_score_as_often_as_the_undrawn_cards_allow() -> None:
    for left in range(GOALKEEPER + 1):
        for saving in range(min(SAVING, left) + 1):
            for draws in range(min(4, left) + 1):
                expected = comb(left - saving, draws) / comb(left, draws)
                assert CHANCES[left, saving, draws] == pytest.approx(expected)
    # One is left that does not save; then all are shuffled anew.
    assert CHANCES[1, 0, 2] == pytest.approx(12 / 18)
    assert CHANCES[1, 1, 2] == 0.0


def test_each_kick_has_the_draws_of_its_kind() -> None:
    state = position("C[9C JC] H[6H 7H 9H] S[QS] D[KD]", columns=("9H", "QS", "KD", "JC", "8H"))
    assert [kind_of(state, 0, card) for card in ("8H", "QS", "KD", "JC")] == [
        SHOT, FREE_KICK, PENALTY, FREE_KICK,
    ]  # fmt: skip
    assert chance_of(state, "KD") == pytest.approx(12 / 18)
    assert chance_of(state, "QS") == chance_of(state, "8H") == pytest.approx(12 / 18 * 11 / 17)
    assert chance_of(state, "6D") == 1.0


@pytest.mark.parametrize(("card", "draws"), [("KD", 1), ("QD", 2), ("9D", 3), ("6D", 4)])
@pytest.mark.parametrize("goals", [(0, 0), (2, 1), (0, 5)])
def test_luck_is_none_on_average(card: str, draws: int, goals: tuple[int, int]) -> None:
    saved = position(f"D[{card}]", columns=(card,), goalkeeper="2D ...", goals=goals)
    scored = position(f"D[{card}]", columns=(card,), goalkeeper="2C 3C 4C 5C ...", goals=goals)
    chance = comb(12, draws) / comb(18, draws)
    found, worths = [], []
    for before in (scored, saved):
        after = fork(before)
        GAME.rules.apply(after, 0, None)
        found.append(luck(before, 0, after))
        worths.append(worth(after, before, 0))
    assert found[0] > 0.0 > found[1]
    assert chance * found[0] + (1 - chance) * found[1] == pytest.approx(0.0)
    # Taken off, it leaves little of what the kick has changed.
    assert found[0] - found[1] == pytest.approx(worths[0] - worths[1], rel=0.25)


@pytest.mark.parametrize("number", range(6))
def test_only_kicks_have_luck(number: int) -> None:
    match = some_match(number, 0)
    random = Random(number)
    while not match.over:
        before = fork(raw(match))
        move = random.choice(match.legal)
        action = GAME.notation.moves(before)[move]
        chance = chance_of(before, match.state()["columns"][action][0])
        events = match.play(move)
        kicks = [event for event in events if event[0] in ("goal", "save")]
        open_end = any(event[1] != "long_shot" for event in kicks) and 0.0 < chance < 1.0
        assert (luck(before, action, raw(match)) != 0.0) == open_end


@pytest.mark.parametrize("number", range(10))
def test_the_judgement_sees_what_a_seat_sees(number: int) -> None:
    match = some_match(number, 9 * number)
    view = match.concealed(match.turn)
    features, weights = np.zeros(FEATURES, np.float32), np.zeros(63)
    features_of(view, features)
    weigh(view, weights)
    assert features.any()
    for other in range(4):
        state = world(match, match.turn, generator(number, other))
        again, weights_again = np.zeros(FEATURES, np.float32), np.zeros(63)
        features_of(state, again)
        weigh(state, weights_again)
        assert np.array_equal(features, again)
        assert np.array_equal(weights, weights_again)
        assert goals_to_come(state) == goals_to_come(view)


def test_the_judgement_likes_what_is_good() -> None:
    def judged(me: str = "", rival: str = "", *columns: str, **more: Any) -> float:
        return goals_to_come(position(me, rival, columns=columns, **more))

    plain = ("7S 9C", "9S TC", "TD KC", "KS 7D", "AC TS")
    even = judged("", "", *plain)
    # A shot to be taken; lines, for and against; moves to come.
    assert judged("H[6H 8H JH]", "", "KH 9C", *plain[1:]) > even + 0.3
    assert judged("H[6H 8H JH] D[6D QD]", "", *plain) > even + 0.1
    hearts = ("KH 9C", "7H TC", "TH KC", *plain[3:])
    assert judged("", "H[6H 8H JH]", *hearts) < judged("", "", *hearts) - 0.3
    assert judged("", "", *plain, extra=3) > even + 0.1


def test_the_network_is_that_of_its_file() -> None:
    assert FILE.stat().st_size < 32_000
    match = some_match(3, 40)
    assert cards_left(raw(match)) == sum(map(len, match.state()["columns"]))
