"""What somebody sees of a table: the one place from which its contents go to a client.

A match passes through `Match.view` and `Match.as_seen`, that is `hidden.py`, for the seat of who
looks. The text of a move goes to its mover alone while the match is on: a card laid face down
has no other name. When all is over everything may be seen.
"""

import hmac
from typing import Any

from koloda.club.history import Listed
from koloda.club.phases import OVER, PLAYING, REVEAL, SEATING, VOID
from koloda.club.table import Table
from koloda.core.errors import TableError
from koloda.core.game import Event
from koloda.match.match import Match

MOST_NEWS = 400
"""Moves that are told to one who comes back; after more, the snapshot must do."""


def check_access(table: Table, member: str | None, link: str | None) -> None:
    """Refuse a stranger what is not to be seen by strangers.

    Raises:
        TableError: table/unknown, as if it were not there.
    """
    if table.phase in (OVER, VOID):
        return
    if member is not None:
        sits = any(seat.member == member for seat in table.seats)
        if sits or member == table.opener or member in table.reserved:
            return
    invited = not table.by_link or (link is not None and hmac.compare_digest(table.link, link))
    if not invited or not (table.watch or table.phase == SEATING):
        raise TableError("table/unknown", "there is no such table")


def snapshot(table: Table, seat: int | None, now: float) -> dict[str, Any]:
    """Return a table as a seat sees it, None for a spectator."""
    match = table.match
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "clock": table.clock.data(),
        "phase": table.phase,
        "version": table.version,
        "watch": table.watch,
        "rated": table.rated,
        "by_link": table.by_link,
        "link": table.link if seat is not None and table.by_link else None,
        "commitment": table.commitment,
        "fair": table.fair(),
        "seats": [_seat(table, place, seat) for place in range(len(table.seats))],
        "seat": seat,
        "view": None if match is None else _view(table, match, seat),
        "clocks": _clocks(table, now),
        "moves": len(table.made),
        "draw_offer": table.draw_offer,
        "takeback": table.takeback,
        "agreed": table.agreed,
        "rematch": table.rematch,
        "rematch_table": table.rematch_table,
        "ending": table.ending,
        "culprit": table.culprit,
        "winners": table.winners,
        "result": _result(table),
    }


def _seat(table: Table, place: int, own: int | None) -> dict[str, Any]:
    seat = table.seats[place]
    return {
        "name": seat.name,
        "bot": seat.bot,
        "member": seat.member,
        "you": place == own,
        "revealed": seat.entropy is not None,
        "away": seat.away_since is not None,
        "substitute": seat.substitute,
        "left": seat.left,
        "reserved": table.reserved[place] if table.phase == SEATING and table.reserved else None,
    }


def _view(table: Table, match: Match, seat: int | None) -> dict[str, Any]:
    view = match.view(seat)
    if table.phase != PLAYING:
        view["legal"] = []
    return view


def _result(table: Table) -> dict[str, Any] | None:
    if table.phase != OVER or table.match is None:
        return None
    return {"scores": table.match.scores, "winners": table.winners}


def _clocks(table: Table, now: float) -> dict[str, Any]:
    turn = table.turn
    wait = table.clock.reveal_seconds(table.reveal_seconds) if table.phase == REVEAL else None
    allowance = table.clock.allowance(table.left, turn) if turn >= 0 else wait
    return {"left": table.left, "since": table.since, "allowance": allowance, "now": now}


def listed(table: Listed, member: str | None) -> dict[str, Any]:
    """Return a table as a list shows it."""
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "clock": table.clock,
        "phase": table.phase,
        "watch": table.watch,
        "rated": table.rated,
        "by_link": table.by_link,
        "opened_at": table.opened_at,
        "started_at": table.started_at,
        "over_at": table.over_at,
        "moves": table.moves,
        "turn": table.turn,
        "scores": table.scores,
        "winners": table.winners,
        "ending": table.ending,
        "culprit": table.culprit,
        "seats": [
            {
                "name": seat.name,
                "bot": seat.bot,
                "member": seat.member,
                "you": member is not None and seat.member == member,
                "away": seat.away,
                "substitute": seat.substitute,
                "left": seat.left,
            }
            for seat in table.seats
        ],
    }


# What has happened


def events_since(table: Table, before: Table | None, start: int) -> list[list[Event]]:
    """Return the events of each move from number `start` on, as the referee knows them.

    Args:
        table: the table now.
        before: an earlier version of it, whose moves are the first `start` of now; None: replay.
        start: the number of the first move that is asked for.
    """
    match = table.match
    if match is None or start >= len(table.made):
        return []
    if start == len(table.made) - 1 and match.events:
        return [match.events]
    if before is None or before.match is None:
        past = Match(match.game, match.options, match.seed)
        for made in table.made[:start]:
            past.play(made.move)
    else:
        past = before.match.copy()
    return [past.play(made.move) for made in table.made[start:]]


def news(table: Table, events: list[list[Event]], seat: int | None) -> list[dict[str, Any]]:
    """Return the last moves with what a seat may see of their events.

    Args:
        table: the table.
        events: of each of the last moves.
        seat: whose; None is a spectator.
    """
    match = table.match
    if match is None or not events:
        return []
    is_over = table.phase == OVER
    items = []
    for made, all_of_it in zip(table.made[-len(events) :], events, strict=True):
        seen = all_of_it if is_over else match.as_seen(all_of_it, made.seat, seat)
        item: dict[str, Any] = {
            "seat": made.seat,
            "version": made.version,
            "events": seen,
            "at": made.at,
            "bot": made.bot,
        }
        if is_over or made.seat == seat:
            item["move"] = made.move
        items.append(item)
    return items


def first_new(table: Table, last: int | None) -> int | None:
    """Return the number of the first move that one who saw version `last` has not seen.

    None where that can't be told: moves were taken back since, or there are too many. Whoever has
    nothing yet, version 0, is told all that stands.
    """
    if last is None or last > table.version or 0 < last < table.taken_back:
        return None
    start = len(table.made)
    while start > 0 and table.made[start - 1].version > last:
        start -= 1
    return start if len(table.made) - start <= MOST_NEWS else None
