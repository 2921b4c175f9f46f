"""Any record, replayed for the page: the events of each move, and the table after it."""

import asyncio
import json
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from koloda.core.errors import FairnessError, RecordError
from koloda.match import fair
from koloda.match.match import Match
from koloda.match.record import as_text, check_record, seat_names
from koloda.server import replies
from koloda.server.errors import RequestError
from koloda.server.requests import Record
from koloda.server.security import Asking, Having, address_of

ROUTER = APIRouter(tags=["matches"])

LARGEST_BODY = 2**20

MOVES_A_UNIT = 1_000
MOST_UNITS = 60
"""What a replay takes from its limit: one, and one for each so many moves; never more than this."""

STEPS_AT_ONCE = 50
"""Steps made in one go by a thread: a long match is sent while it is being replayed."""


@ROUTER.post(
    "/api/replay",
    response_class=StreamingResponse,
    responses={200: {"model": replies.Replay, "content": {"application/json": {}}}},
)
async def replay(body: Record, request: Request, having: Having, asking: Asking) -> Any:
    """Replay a record from its deal on; the match is open, and each view is that of one seat."""
    check_record(body.record)
    who = address_of(request) if asking.member is None else asking.member.id
    units = min(MOST_UNITS, 1 + len(body.record["moves"]) // MOVES_A_UNIT)
    having.limits.take("replay", who, units)
    await having.kernels.wait()
    head = await asyncio.to_thread(checked, body.record, body.seat)
    return StreamingResponse(written(head, body.record, body.seat), media_type="application/json")


def checked(record: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
    """Replay a record once, whatever is wrong with it; return all of the reply but its steps.

    Raises:
        RecordError, GameError, OptionError, MoveError: what is wrong with the record.
        RequestError: request/invalid, for a seat that the game has not.
    """
    try:
        as_text(record).encode()
    except (ValueError, RecursionError) as error:
        why = "it holds what JSON has not"
        raise RecordError("record/json", f"the record can't be taken: {why}", why=why) from error
    match = Match.from_record(record)
    seats = match.game.seats
    if seat is not None and seat >= seats:
        expected = f"0 to {seats - 1}, or null"
        raise RequestError("request/invalid", f"seat: {expected}", where="seat", expected=expected)
    names = seat_names(record, seats)
    return {
        "game": match.game.name,
        "options": match.options,
        "seats": seats,
        "names": names if any(names) else None,
        "scores": match.scores,
        "winners": _winners(match, record),
        "fair": _is_fair(record),
    }


def _winners(match: Match, record: Mapping[str, Any]) -> list[int]:
    """Return who won; of a match that was broken off, who did by what its record says."""
    result: Any = match.result() or record.get("result")
    winners = result.get("winners") if isinstance(result, Mapping) else None
    if not isinstance(winners, list):
        return []
    return [seat for seat in winners if type(seat) is int and 0 <= seat < match.game.seats]


def _is_fair(record: Mapping[str, Any]) -> bool:
    if "fair" not in record:
        return False
    try:
        fair.verify(record)
    except FairnessError:
        return False
    return True


def written(head: Mapping[str, Any], record: Mapping[str, Any], seat: int | None) -> Iterator[str]:
    """Yield the reply as text, piece by piece."""
    yield _json(head)[:-1] + ',"steps":['
    parts: list[str] = []
    for number, step in enumerate(steps(record, seat)):
        parts.append("," * (number > 0) + _json(step))
        if len(parts) == STEPS_AT_ONCE:
            yield "".join(parts)
            parts.clear()
    yield "".join(parts) + "]}"


def _json(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def steps(record: Mapping[str, Any], seat: int | None) -> Iterator[dict[str, Any]]:
    """Yield the deal and each move of a record that was checked, with the table after it."""
    match = Match.new(record["game"], record.get("options", {}), record["seed"])
    for move in chain([None], record["moves"]):
        mover = None if move is None else match.turn
        events = [] if move is None else match.play(move)
        yield {"seat": mover, "move": move, "events": events, "view": match.view(seat)}
