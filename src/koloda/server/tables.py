"""Tables over HTTP: opening, finding, sitting down, playing, talking."""

from typing import Annotated, Any

from fastapi import APIRouter, Query

from koloda.server import play, replies, seen
from koloda.server.hub import line_data
from koloda.server.requests import (
    Act,
    Id,
    Limit,
    Link,
    Move,
    Mute,
    NewTable,
    OptionsText,
    Preview,
    Report,
    Reveal,
    Say,
    Sit,
    TableId,
    Word,
    read_options,
)
from koloda.server.security import Asking, Having, Known

ROUTER = APIRouter(prefix="/api", tags=["tables"])

GameName = Annotated[Word | None, Query()]


@ROUTER.post("/tables", status_code=201)
async def open_table(body: NewTable, having: Having, member: Known) -> replies.Opened:
    """Open a table; whoever wants to play at it sits down next."""
    table = await play.open_table(having, member, body)
    snapshot = seen.snapshot(table, None, having.club.now())
    return replies.Opened(**{**snapshot, "link": table.link or None})


@ROUTER.get("/tables")
async def open_tables(
    having: Having,
    asking: Asking,
    game: GameName = None,
    options: OptionsText = None,
    limit: Limit = 100,
) -> list[replies.Listed]:
    """List tables at which one can sit down, by game and by values of options."""
    tables = await having.history.open_tables(game, read_options(options), limit)
    return _listed(tables, asking)


@ROUTER.get("/tables/watch")
async def watchable(
    having: Having, asking: Asking, game: GameName = None, limit: Limit = 100
) -> list[replies.Listed]:
    """List matches that are on and may be watched."""
    return _listed(await having.history.watchable(game, limit), asking)


def _listed(tables: list[Any], asking: Asking) -> list[replies.Listed]:
    member = None if asking.member is None else asking.member.id
    return [replies.Listed(**seen.listed(table, member)) for table in tables]


@ROUTER.get("/tables/{id}")
async def table(id: TableId, having: Having, asking: Asking, link: Link = None) -> replies.Snapshot:
    """Show a table as the one who asks may see it."""
    found = await play.find_table(having, id, asking.member, link)
    seat = None if asking.member is None else found.seat_of(asking.member.id)
    return replies.Snapshot(**seen.snapshot(found, seat, having.club.now()))


@ROUTER.get("/tables/{id}/view")
async def view(
    id: TableId, having: Having, asking: Asking, link: Link = None
) -> dict[str, Any] | None:
    """Show the match alone as the one who asks may see it; null before the deal."""
    found: dict[str, Any] | None = (await table(id, having, asking, link)).view
    return found


@ROUTER.post("/tables/{id}/sit")
async def sit(id: TableId, body: Sit, having: Having, member: Known) -> replies.Snapshot:
    """Sit down at one of the free seats, by lot."""
    found = await play.sit(having, id, member, body.commitment, body.hash, body.link)
    seat = found.seat_of(member.id)
    return replies.Snapshot(**seen.snapshot(found, seat, having.club.now()))


@ROUTER.post("/tables/{id}/reveal")
async def reveal(id: TableId, body: Reveal, having: Having, member: Known) -> replies.Changed:
    """Reveal the entropy that was hashed when sitting down."""
    found = await play.reveal(having, id, member, body.entropy)
    return replies.Changed(table=id, version=found.version)


@ROUTER.post("/tables/{id}/move")
async def move(id: TableId, body: Move, having: Having, member: Known) -> replies.Changed:
    """Make a move; sent twice with one id it is played once."""
    version = await play.move(having, id, member, body.move, body.id)
    return replies.Changed(table=id, version=version)


@ROUTER.post("/tables/{id}/act")
async def act(id: TableId, body: Act, having: Having, member: Known) -> replies.Changed:
    """Resign, offer or agree to a draw or a takeback, decline, leave, play again."""
    found = await play.act(having, id, member, body.act)
    return replies.Changed(table=id, version=found.version)


@ROUTER.post("/tables/{id}/leave")
async def leave(id: TableId, having: Having, member: Known) -> replies.Changed:
    """Get up."""
    found = await play.act(having, id, member, "leave")
    return replies.Changed(table=id, version=found.version)


@ROUTER.post("/tables/{id}/preview")
async def preview(id: TableId, body: Preview, having: Having, member: Known) -> replies.Previews:
    """Say what a move, or each legal move, would bring about, from what its seat sees."""
    table, previews = await play.preview(having, id, member, body.move)
    content = {"table": id, "version": table.version, "previews": previews}
    return replies.Previews.model_validate(content)


@ROUTER.post("/tables/{id}/hint")
async def hint(id: TableId, having: Having, member: Known) -> replies.Hint:
    """Say which move a strong bot would make, from what the seat sees, against bots alone."""
    table, move = await play.hint(having, id, member)
    return replies.Hint(table=id, version=table.version, move=move)


@ROUTER.post("/tables/{id}/say", status_code=201)
async def say(id: TableId, body: Say, having: Having, member: Known) -> replies.Line:
    """Say a phrase or a text."""
    return replies.Line(**line_data(await play.say(having, id, member, body)))


@ROUTER.get("/tables/{id}/lines")
async def lines(
    id: TableId, having: Having, asking: Asking, link: Link = None
) -> list[replies.Line]:
    """List what was said, without those whom the member has muted."""
    await play.find_table(having, id, asking.member, link)
    member = None if asking.member is None else asking.member.id
    return [replies.Line(**line_data(line)) for line in await having.chat.lines(id, member)]


@ROUTER.get("/mutes")
async def mutes(having: Having, member: Known) -> list[replies.Muted]:
    """List those whom the member has muted."""
    found = await having.chat.mutes(member.id)
    return [replies.Muted.model_validate(muted, from_attributes=True) for muted in found]


@ROUTER.post("/mutes")
async def mute(body: Mute, having: Having, member: Known) -> replies.Done:
    """Hear nothing of another member any more."""
    await having.chat.mute(member.id, body.member)
    for socket in having.hub.of_member(member.id):
        socket.muted.add(body.member)
    return replies.Done()


@ROUTER.delete("/mutes/{other}")
async def unmute(other: Id, having: Having, member: Known) -> replies.Done:
    """Hear another member again."""
    await having.chat.unmute(member.id, other)
    for socket in having.hub.of_member(member.id):
        socket.muted.discard(other)
    return replies.Done()


@ROUTER.post("/reports", status_code=201)
async def report(body: Report, having: Having, member: Known) -> replies.Done:
    """Tell the host of a member."""
    having.limits.take("report", member.id)
    if body.table is not None:
        await play.find_table(having, body.table, member, None)
    await having.chat.report(member.id, body.member, body.table, body.text)
    return replies.Done()
