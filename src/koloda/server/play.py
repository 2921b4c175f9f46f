"""What a member does at a table, by HTTP or by socket: the same functions for both."""

from collections.abc import Callable
from typing import Any

from koloda.club.chat import Line
from koloda.club.clocks import Clock
from koloda.club.members import Member
from koloda.club.phases import PLAYING
from koloda.club.table import Table
from koloda.core.errors import TableError
from koloda.games import find
from koloda.match.match import Match
from koloda.server import metrics, seen
from koloda.server.requests import ActName, NewTable, Say
from koloda.server.services import Services


async def open_table(having: Services, member: Member, wanted: NewTable) -> Table:
    """Open a table.

    Raises:
        LimitError: limit/table, limit/bots.
        GameError, OptionError, TableError: what is wrong with its terms.
    """
    having.limits.take("table", member.id)
    having.limits.take("bots", member.id, len(wanted.bots))
    settings = having.settings
    table = Table.open(
        wanted.game,
        {**find(wanted.game).preset(wanted.preset), **wanted.options},
        Clock.read(wanted.clock),
        wanted.bots,
        member.id,
        having.club.now(),
        by_link=wanted.by_link,
        watch=wanted.watch,
        rated=wanted.rated,
        away_seconds=settings.away_seconds,
        reveal_seconds=settings.reveal_seconds,
    )
    return await having.club.add(table)


async def find_table(having: Services, id: str, member: Member | None, link: str | None) -> Table:
    """Return a table that a member may see. Raises TableError (table/unknown)."""
    await having.kernels.wait()
    table = await having.club.table(id)
    seen.check_access(table, None if member is None else member.id, link)
    return table


def _own_seat(table: Table, member: Member) -> int:
    """Return a member's seat. Raises TableError (table/unknown, table/not-seated)."""
    seen.check_access(table, member.id, None)
    return table.own_seat(member.id)


def _here(having: Services, table: Table, member: Member) -> None:
    """Note that a member is there; without a socket, that they may be gone the next moment."""
    club = having.club
    table.connect(member.id, club.worker)
    if not having.hub.has(member.id, table.id):
        table.disconnect(member.id, club.worker, club.now())


async def sit(
    having: Services, id: str, member: Member, commitment: str, hash: str, link: str | None
) -> Table:
    """Sit down.

    Raises:
        TableError: table/unknown and what `Table.sit` raises.
    """
    await having.kernels.wait()

    def make(table: Table) -> None:
        seen.check_access(table, member.id, link)
        table.sit(member.id, member.name, commitment.lower(), hash, having.club.now())
        _here(having, table, member)

    table, _ = await having.club.change(id, make)
    return table


async def reveal(having: Services, id: str, member: Member, entropy: str) -> Table:
    """Reveal one's entropy.

    Raises:
        TableError: table/unknown, table/phase, table/not-seated, table/entropy.
    """
    await having.kernels.wait()

    def make(table: Table) -> None:
        _own_seat(table, member)
        table.reveal(member.id, entropy, having.club.now())

    table, _ = await having.club.change(id, make)
    return table


async def move(having: Services, id: str, member: Member, move: str, request: str) -> int:
    """Make a move, once for each request; return the version of the table with it.

    Raises:
        TableError: table/unknown, table/not-seated and what `Table.play` raises.
        MoveError: move/illegal.
    """
    await having.kernels.wait()

    def make(table: Table) -> int | None:
        seat = _own_seat(table, member)
        for made in reversed(table.made):
            if made.request == request and made.seat == seat:
                return made.version
        if table.seats[seat].substitute and table.phase == PLAYING:
            _here(having, table, member)
        table.play(seat, move, having.club.now(), request=request)
        return None

    table, done_before = await having.club.change(id, make)
    if done_before is not None:
        return done_before
    metrics.MOVES.labels(table.game).inc()
    return table.version


async def act(having: Services, id: str, member: Member, name: ActName) -> Table:
    """Do what is no move: resign, draw, takeback, decline, leave, rematch.

    Raises:
        TableError: what the table says.
    """
    await having.kernels.wait()
    now = having.club.now
    if name == "rematch":
        return await _rematch(having, id, member)

    def make(table: Table) -> None:
        seat = _own_seat(table, member)
        if table.seats[seat].substitute and table.phase == PLAYING and name != "leave":
            _here(having, table, member)
        acts: dict[str, Callable[[], None]] = {
            "resign": lambda: table.resign(member.id, now()),
            "draw": lambda: table.offer_draw(member.id, now()),
            "takeback": lambda: table.ask_takeback(member.id, now()),
            "decline": lambda: table.decline(member.id),
            "leave": lambda: table.leave(member.id, now()),
        }
        acts[name]()

    table, _ = await having.club.change(id, make)
    return table


async def _rematch(having: Services, id: str, member: Member) -> Table:
    club = having.club

    def ask(table: Table) -> bool:
        _own_seat(table, member)
        return table.ask_rematch(member.id)

    table, wanted = await club.change(id, ask)
    if not wanted:
        return table
    again = await club.add(table.again(club.now()))

    def link(after: Table) -> None:
        after.rematch_table = after.rematch_table or again.id

    table, _ = await club.change(id, link)
    return table


async def preview(
    having: Services, id: str, member: Member, move: str | None
) -> tuple[Table, dict[str, dict[str, Any]]]:
    """Return what a move, each legal one for None, would bring about, from what its seat sees.

    Raises:
        TableError: table/unknown, table/not-seated, table/phase, table/not-your-turn.
        MoveError: move/illegal.
    """
    table, match = await _own_turn(having, id, member)
    moves = match.legal if move is None else [move]
    return table, {text: match.preview(text) for text in moves}


async def hint(having: Services, id: str, member: Member) -> tuple[Table, str]:
    """Return the move that a strong bot would make for a member who plays against bots alone.

    Raises:
        TableError: table/unknown, table/not-seated, table/phase, table/not-your-turn,
            table/no-hints.
        LimitError: limit/bots.
    """
    table, _ = await _own_turn(having, id, member)
    if table.rated or sum(seat.bot is None for seat in table.seats) > 1:
        raise TableError("table/no-hints", "hints are given against bots alone, and not rated")
    having.limits.take("bots", member.id)
    return table, await having.work.hint(table)


async def _own_turn(having: Services, id: str, member: Member) -> tuple[Table, Match]:
    """Return a table at which it is a member's turn, and its match.

    Raises:
        TableError: table/unknown, table/not-seated, table/phase, table/not-your-turn.
    """
    await having.kernels.wait()
    table = await having.club.table(id)
    seat = _own_seat(table, member)
    if table.phase != PLAYING or table.match is None:
        raise TableError("table/phase", "no match is on", expected=PLAYING, phase=table.phase)
    if table.turn != seat:
        raise TableError("table/not-your-turn", "it is another seat's turn", turn=table.turn)
    return table, table.match


async def say(having: Services, id: str, member: Member, said: Say) -> Line:
    """Say a phrase or a text at a table.

    Raises:
        LimitError: limit/chat.
        TableError: table/unknown, table/not-seated, table/phrase, table/text.
    """
    having.limits.take("chat", member.id)
    await find_table(having, id, member, None)
    return await having.chat.say(id, member, phrase=said.phrase, text=said.text)
