"""Whether a world fits what has been seen, asked of the second reading of the rules.

A world is taken back to its deal, and all that was played is played again in it by a referee of
tests/reference: every move must be legal there, and every event come out as it did.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from koloda import Match
from tests.reference import belarusian_football, hearts
from tests.reference.chance import canonical


def replayed(match: Match, start: Match | None = None) -> Iterator[tuple[int, str, list[Any]]]:
    """Yield the moves of a match, each with its seat before it and its events after it.

    `start`: the match when it was dealt, where a test has laid the deal as it wants it.
    """
    again = start or Match.new(match.game.name, match.options, match.record()["seed"])
    again = again.copy()
    for move in match.moves:
        seat = again.turn
        yield seat, move, again.play(move)


@dataclass(frozen=True)
class Deal:
    """What a deal of Hearts has shown: who played what, and who leads first."""

    options: dict[str, Any]
    number: int
    opener: int
    plays: Sequence[tuple[int, str]]


def deal_of(match: Match) -> Deal:
    """Return what has been played in the deal that goes on, or went on when the match ended."""
    plays: list[tuple[int, str]] = []
    for seat, move, events in replayed(match):
        if events[0][0] == "card":
            plays.append((seat, move))
        if events[-1][0] == "scored":
            plays = []
    number = match.state()["deal"]
    return Deal(match.options, number, plays[0][0] if plays else match.turn, plays)


def hands_fit(deal: Deal, hands: Sequence[Sequence[str]]) -> bool:
    """Return whether all plays of a deal were legal, if these are the hands that are left."""
    referee = hearts.Referee(deal.options, bytes(32))
    full = [list(hand) for hand in hands]
    for seat, card in deal.plays:
        full[seat].append(card)
    if "2C" not in full[deal.opener]:
        return False
    referee.deal, referee.phase = deal.number, "play"
    referee.hands = [sorted(hand, key=canonical) for hand in full]
    referee.leader = referee.turn = deal.opener
    for seat, card in deal.plays[:51]:
        if referee.turn != seat or card not in referee.legal():
            return False
        referee.play(card)
    return True


def passes_fit(deal: Deal, hands: Sequence[Sequence[str]], passed: Sequence[Sequence[str]]) -> bool:
    """Return whether all passed cards came to who was to get them."""
    referee = hearts.Referee(deal.options, bytes(32))
    referee.deal = deal.number
    distance = referee.pass_distance()
    if distance == 0:
        return not any(passed)
    for giver in range(4):
        receiver = (giver + distance) % 4
        held = {*hands[receiver], *(card for seat, card in deal.plays if seat == receiver)}
        if len(set(passed[giver])) != 3 or not set(passed[giver]) <= held:
            return False
    return True


def hearts_allows(match: Match, world: dict[str, Any], seat: int) -> bool:
    """Return whether a world of Hearts fits what a seat has seen."""
    truth = match.state()
    # What is legal for another seat tells its hand.
    kept = truth.keys() - {"hands", "passed", "legal"}
    if any(world[key] != truth[key] for key in kept):
        return False
    for key in ("hands", "passed"):
        if world[key][seat] != truth[key][seat]:
            return False
        if [len(cards) for cards in world[key]] != [len(cards) for cards in truth[key]]:
            return False
    if truth["phase"] == "pass":
        return True
    deal = deal_of(match)
    received = match.view(seat)["received"]
    if received and world["passed"][received["seat"]] != received["cards"]:
        return False
    return hands_fit(deal, world["hands"]) and passes_fit(deal, world["hands"], world["passed"])


def belarusian_allows(match: Match, world: dict[str, Any], seat: int) -> bool:
    """Return whether a match of Belarusian football goes in a world as it went."""
    return goes_as_it_went(list(replayed(match)), match.options, world, seat)


def goes_as_it_went(
    moves: Sequence[tuple[int, str, list[Any]]],
    options: dict[str, Any],
    world: dict[str, Any],
    seat: int,
) -> bool:
    """Return whether moves are legal in a world and bring about what they did."""
    draws: list[list[str]] = [[], []]
    for _, _, events in moves:
        for event in events:
            if event[0] == "draw":
                draws[event[1]].append(event[2])
    referee = belarusian_football.Referee(options, bytes(32))
    rows = world["rows"]
    referee.rows = [None, rows[1], rows[2], None]
    referee.decks = [draws[each] + world["decks"][each] for each in range(2)]
    chosen: list[list[str]] = []
    for each, row in enumerate((rows[0], rows[3])):
        laid = row or (world["laid"] if world["turn"] == each else [])
        keeper = [world["keepers"][each]] if world["keepers"][each] else []
        chosen.append([*keeper, *laid])
        referee.hands[each] = [*keeper, *laid, *world["hands"][each]]
    for number, (mover, move, events) in enumerate(moves):
        if number < 8:
            # What a seat laid face down is its own secret: a world has its own.
            if mover == seat and move != chosen[mover][number % 4]:
                return False
            move = chosen[mover][number % 4]
        if move not in referee.legal() or referee.play(move) != events:
            return False
    return bool(referee.legal()) or referee.over


def card_football_allows(match: Match, world: dict[str, Any], seat: int) -> bool:
    """Return whether a world of Card Football keeps what is open; no move tells anything more."""
    truth = match.state()
    for column, known in zip(world["columns"], truth["columns"], strict=True):
        if len(column) != len(known) or column[:3] != known[:3]:
            return False
    kept = truth.keys() - {"columns", "goalkeeper"}
    return sorted(world["goalkeeper"]) == sorted(truth["goalkeeper"]) and all(
        world[key] == truth[key] for key in kept
    )


ALLOWS = {
    "belarusian-football": belarusian_allows,
    "card-football": card_football_allows,
    "hearts": hearts_allows,
}
"""Whether a world, a state as the referee describes it, fits what a seat has seen of a match."""
