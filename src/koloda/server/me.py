"""A member: coming in, signing in, what is kept of one, one's own matches."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from koloda.server import replies, seen
from koloda.server.requests import (
    ID,
    Change,
    Guest,
    Limit,
    Passkey,
    PasskeyId,
    Password,
    SignIn,
    SignOut,
)
from koloda.server.security import Asking, Having, Known, address_of, drop_cookie, give_cookie

ROUTER = APIRouter(prefix="/api", tags=["members"])


@ROUTER.post("/guest")
async def come_in(
    body: Guest, request: Request, response: Response, having: Having, asking: Asking
) -> replies.Me:
    """Come in without signing up; whoever is known already stays who they are."""
    member = asking.member
    if member is None:
        having.limits.take("guest", address_of(request))
        member = await having.members.guest(body.language)
        give_cookie(response, request, member)
    return replies.Me.of(member)


@ROUTER.get("/me")
async def me(having: Having, member: Known) -> replies.Me:
    """Say who asks."""
    await having.members.touch(member.id)
    return replies.Me.of(member)


@ROUTER.patch("/me")
async def change(body: Change, having: Having, member: Known) -> replies.Me:
    """Take another name or language."""
    having.limits.take("account", member.id)
    if body.name is not None:
        member = await having.members.rename(member.id, body.name)
    if body.language is not None:
        member = await having.members.set_language(member.id, body.language)
    return replies.Me.of(member)


@ROUTER.post("/me/password")
async def claim_password(
    body: Password, request: Request, response: Response, having: Having, member: Known
) -> replies.Me:
    """Set a password, by which the member can sign in elsewhere."""
    having.limits.take("sign-in", member.id)
    changed = await having.members.claim_password(member.id, body.name, body.password)
    if changed.session != member.session:
        await having.club.tell_signed_out(member.id)
    give_cookie(response, request, changed)
    return replies.Me.of(changed)


@ROUTER.post("/sign-in")
async def sign_in(
    body: SignIn, request: Request, response: Response, having: Having, asking: Asking
) -> replies.Me:
    """Sign in by name and password."""
    having.limits.take("sign-in", address_of(request))
    member = await having.members.sign_in(body.name, body.password)
    give_cookie(response, request, member)
    return replies.Me.of(member)


@ROUTER.post("/sign-out")
async def sign_out(
    body: SignOut, response: Response, having: Having, member: Known
) -> replies.Done:
    """Sign out here, or everywhere."""
    if body.everywhere:
        await having.members.sign_out_everywhere(member.id)
        await having.club.tell_signed_out(member.id)
    drop_cookie(response)
    return replies.Done()


@ROUTER.post("/me/passkey/options")
async def passkey_options(having: Having, member: Known) -> dict[str, Any]:
    """Begin to add a passkey: what a page gives to `navigator.credentials.create`."""
    having.limits.take("account", member.id)
    return await having.passkeys.registration_options(member)


@ROUTER.post("/me/passkey")
async def add_passkey(body: Passkey, having: Having, member: Known) -> replies.Me:
    """Add the passkey that the browser made."""
    having.limits.take("account", member.id)
    await having.passkeys.register(member, body.credential)
    return replies.Me.of(await having.members.get(member.id))


@ROUTER.post("/passkey/options")
async def sign_in_options(having: Having, request: Request, asking: Asking) -> dict[str, Any]:
    """Begin to sign in by passkey: what a page gives to `navigator.credentials.get`."""
    having.limits.take("sign-in", address_of(request))
    return await having.passkeys.authentication_options()


@ROUTER.post("/passkey")
async def sign_in_by_passkey(
    body: Passkey, request: Request, response: Response, having: Having, asking: Asking
) -> replies.Me:
    """Sign in by passkey."""
    having.limits.take("sign-in", address_of(request))
    member = await having.passkeys.authenticate(body.credential)
    give_cookie(response, request, member)
    return replies.Me.of(member)


@ROUTER.get("/passkeys")
async def passkeys(having: Having, member: Known) -> list[replies.KeptPasskey]:
    """List the member's passkeys, the first added first."""
    return [replies.KeptPasskey(**row) for row in await having.passkeys.passkeys(member.id)]


@ROUTER.delete("/passkeys/{id}")
async def remove_passkey(id: PasskeyId, having: Having, member: Known) -> replies.Me:
    """Remove a passkey, unless the member could come back in no other way."""
    having.limits.take("account", member.id)
    await having.passkeys.remove(member.id, id)
    return replies.Me.of(await having.members.get(member.id))


@ROUTER.post("/me/token")
async def new_token(having: Having, member: Known) -> replies.Token:
    """Make a token for a program; it is shown this once, and the one before is void."""
    having.limits.take("account", member.id)
    return replies.Token(token=await having.members.new_token(member.id))


@ROUTER.delete("/me/token")
async def drop_token(having: Having, member: Known) -> replies.Done:
    """Let no program come in any more."""
    await having.members.drop_token(member.id)
    return replies.Done()


@ROUTER.get("/me/export")
async def export(having: Having, member: Known) -> dict[str, Any]:
    """Give all that is kept of the member."""
    having.limits.take("account", member.id)
    return await having.members.export(member.id)


@ROUTER.delete("/me")
async def delete(response: Response, having: Having, member: Known) -> replies.Done:
    """Delete all that is kept of the member; matches stay, without the name."""
    await having.kernels.wait()
    await having.members.delete(member.id, having.club)
    await having.club.tell_signed_out(member.id)
    drop_cookie(response)
    return replies.Done()


@ROUTER.get("/me/tables")
async def current(having: Having, member: Known) -> list[replies.Listed]:
    """List the tables at which the member sits."""
    tables = await having.history.current(member.id)
    return [replies.Listed(**seen.listed(table, member.id)) for table in tables]


@ROUTER.get("/me/history")
async def history(
    having: Having,
    member: Known,
    before: Annotated[str | None, Query(pattern=ID)] = None,
    limit: Limit = 20,
) -> list[replies.Listed]:
    """List the member's matches that are over, the last first; `before` is the id of a table."""
    tables = await having.history.finished(member.id, before, limit)
    return [replies.Listed(**seen.listed(table, member.id)) for table in tables]


@ROUTER.get("/me/statistics")
async def statistics(having: Having, member: Known) -> dict[str, dict[str, replies.Count]]:
    """Count the member's matches, by game, with people and with bots."""
    found = await having.history.statistics(member.id)
    return {
        game: {
            kind: replies.Count.model_validate(count, from_attributes=True)
            for kind, count in kinds.items()
        }
        for game, kinds in found.items()
    }
