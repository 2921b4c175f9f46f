"""Where all cards of a match are, by what its states say: none may be lost or come twice."""

from collections import Counter
from typing import Any

from koloda import Match
from koloda.core.cards import RANKS, SUITS
from tests.properties.support import raw

PACK = [rank + suit for suit in SUITS for rank in RANKS]
SMALL_PACK = [rank + suit for suit in SUITS for rank in RANKS[4:]]
KEEPER_PACK = [rank + suit for suit in SUITS for rank in "2345"] + ["RJ", "BJ"]


def check(match: Match, before: dict[str, Any] | None = None) -> None:
    """Fail unless every card of a match is in one place, and came there from where it was."""
    state = match.state()
    if match.game.name == "hearts":
        _check_hearts(state)
    elif match.game.name == "belarusian-football":
        _check_belarusian(state, match.options)
    else:
        _check_card_football(match, state, before)


def _check_hearts(state: dict[str, Any]) -> None:
    places = [*state["hands"], *state["taken"], state["trick"]]
    if state["phase"] == "pass":
        places += state["passed"]
    cards = [card for place in places for card in place]
    assert sorted(cards) == sorted(PACK)


def _check_belarusian(state: dict[str, Any], options: dict[str, Any]) -> None:
    cards = [*state["out"], *state["laid"]]
    for place in (*state["hands"], *state["decks"], *state["scored"], *state["rows"]):
        cards += place or []
    cards += [card for card in (state["ball"], *state["keepers"]) if card]
    pack = PACK if options["pack"] == 52 else SMALL_PACK
    assert Counter(cards) == Counter(pack * options["packs"])
    assert [len(scored) for scored in state["scored"]] == state["goals"]


def _table(state: dict[str, Any]) -> Counter[str]:
    lines = [line for squad in state["squads"] for line in squad.values()]
    return Counter(card for cards in (*state["columns"], *lines) for card in cards)


def _check_card_football(
    match: Match, state: dict[str, Any], before: dict[str, Any] | None
) -> None:
    assert not Counter(state["goalkeeper"]) - Counter(KEEPER_PACK)
    table, both = _table(state), Counter(SMALL_PACK * 2)
    assert not table - both
    for squad in state["squads"]:
        for suit, line in squad.items():
            assert len(line) <= 3
            assert all(card[1] == suit for card in line)
    # After any take no rank is in both squads (card-football, Resolution).
    ranks = [{card[0] for line in squad.values() for card in line} for squad in state["squads"]]
    assert not ranks[0] & ranks[1]
    if before is None or before["half"] != state["half"]:
        assert table.total() == 45
        return
    # Nothing comes to the table but added cards, which are the reserve's in order.
    reserve = match_reserve(match)
    assert table - _table(before) <= Counter(reserve[before["added"] : state["added"]])
    # What was taken is in a squad or has left.
    assert sum(map(len, state["columns"])) == (
        sum(map(len, before["columns"])) - 1 + state["added"] - before["added"]
    )
    if state["added"]:
        column, card = (state["added"] - 1) % 5, reserve[state["added"] - 1]
        assert not state["columns"][column] or state["columns"][column][-1] == card
    saved = [event for event in state["events"] if event[0] in ("goal", "save")]
    drawn = [card for event in saved for card in event[2:] if isinstance(card, str)][1:]
    assert (
        [*before["goalkeeper"]][: len(drawn)] == drawn[: drawn.index("~")]
        if ("~" in drawn)
        else before["goalkeeper"] == drawn + state["goalkeeper"]
    )


def match_reserve(match: Match) -> list[str]:
    """Return the 27 cards of a half that wait to be added, in order (card-football, Dealing 2)."""
    from koloda.core.cards import texts

    return texts(raw(match)["pack"][45:])
