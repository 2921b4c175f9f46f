"""Members: who comes in, under which name, and how they prove it."""

import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from koloda.club import passwords, personal
from koloda.club.database import Database
from koloda.club.names import check_name, key
from koloda.club.schema import MEMBERS, PASSKEYS, SECRETS, is_id, random_id
from koloda.core.errors import MemberError
from koloda.locales import CODES, Language

if TYPE_CHECKING:
    from koloda.club.club import Club

SEEN_SECONDS = 60.0
"""A member's visits are noted at most so often."""

GUEST_TRIES = 12
"""How often a number for a guest is drawn; each time from a greater range."""


@dataclass(frozen=True)
class Member:
    """A member of the club.

    Attributes:
        id: random, and public.
        name: as it is shown.
        language: one of `koloda.locales.CODES`.
        session: cookies of another session are signed out.
        joined_at: when the member first came in.
        seen_at: when the member was last there.
        has_password: whether the member can sign in by password.
        has_passkey: whether the member can sign in by a passkey.
        has_token: whether a program can come in for the member.
    """

    id: str
    name: str
    language: str
    session: int
    joined_at: float
    seen_at: float
    has_password: bool
    has_passkey: bool
    has_token: bool

    @property
    def is_guest(self) -> bool:
        """Whether the member can come back in no other way than by this cookie."""
        return not (self.has_password or self.has_passkey)


COLUMNS = (
    MEMBERS.c.id,
    MEMBERS.c.name,
    MEMBERS.c.language,
    MEMBERS.c.session,
    MEMBERS.c.joined_at,
    MEMBERS.c.seen_at,
    MEMBERS.c.password.is_not(None).label("has_password"),
    exists().where(PASSKEYS.c.member == MEMBERS.c.id).label("has_passkey"),
    MEMBERS.c.token.is_not(None).label("has_token"),
)


class Members:
    """The members of a club."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        """Look into a database whose schema is in place."""
        self._database = database
        self._now = now
        self._passwords = passwords.Passwords()

    # Coming in

    async def guest(self, language: str) -> Member:
        """Let somebody in who has not signed up, under a name such as "Guest 4821".

        Raises:
            MemberError: member/language.
        """
        words = Language(_check_language(language))
        id, now = random_id(), self._now()
        for tries in range(GUEST_TRIES):
            number = secrets.randbelow(9 * 10 ** (3 + tries)) + 10 ** (3 + tries)
            name = words.text("club-guest", number=str(number))
            row = {"id": id, "name": name, "name_key": key(name), "language": language}
            try:
                async with self._database.write() as connection:
                    await connection.execute(
                        insert(MEMBERS).values(**row, joined_at=now, seen_at=now, session=0)
                    )
            except IntegrityError:
                continue
            return await self.get(id)
        raise AssertionError("no number was free")

    async def get(self, id: str) -> Member:
        """Return a member. Raises MemberError (member/unknown)."""
        if not is_id(id):
            raise MemberError("member/unknown", "there is no such member")
        return await self._one(MEMBERS.c.id == id, "member/unknown", "there is no such member")

    async def by_token(self, token: str) -> Member:
        """Return the member for whom a program comes in. Raises MemberError (member/token)."""
        return await self._one(
            MEMBERS.c.token == digest(token), "member/token", "this token lets nobody in"
        )

    async def sign_in(self, name: str, password: str) -> Member:
        """Return the member of this name and password.

        It takes as long where there is no such name.

        Raises:
            MemberError: member/sign-in, whichever of the two is wrong.
        """
        where = MEMBERS.c.name_key == key(name)
        async with self._database.read() as connection:
            query = select(MEMBERS.c.id, MEMBERS.c.password).where(where, _is_here())
            row = (await connection.execute(query)).first()
        stored = None if row is None else row.password
        better = await self._passwords.check(stored, password)
        if row is None or better is None:
            raise MemberError("member/sign-in", "no member has this name and this password")
        if better != stored:
            await self._change(row.id, password=better)
        return await self.get(row.id)

    async def touch(self, id: str) -> None:
        """Note that a member is there, at most once a minute."""
        now = self._now()
        where = (MEMBERS.c.id == id, MEMBERS.c.seen_at < now - SEEN_SECONDS)
        async with self._database.read() as connection:
            if (await connection.execute(select(MEMBERS.c.id).where(*where))).first() is None:
                return
        async with self._database.write() as connection:
            await connection.execute(update(MEMBERS).where(*where).values(seen_at=now))

    # What a member changes

    async def rename(self, id: str, name: str) -> Member:
        """Take another name, which shows wherever the member sits down from now on.

        Raises:
            MemberError: member/name, member/taken, member/unknown.
        """
        kept, name_key = check_name(name)
        return await self._change(id, name=kept, name_key=name_key)

    async def set_language(self, id: str, language: str) -> Member:
        """Take another language. Raises MemberError (member/language, member/unknown)."""
        return await self._change(id, language=_check_language(language))

    async def claim_password(self, id: str, name: str | None, password: str) -> Member:
        """Set a password, and a name unless it is None, by which the member can sign in elsewhere.

        Where there was a password before, all sessions are signed out: the member that is returned
        has a new one.

        Raises:
            MemberError: member/password, member/name, member/taken, member/unknown.
        """
        values: dict[str, Any] = {}
        if name is not None:
            values["name"], values["name_key"] = check_name(name)
        values["password"] = await self._passwords.keep(password)
        if (await self.get(id)).has_password:
            values["session"] = MEMBERS.c.session + 1
        return await self._change(id, **values)

    async def sign_out_everywhere(self, id: str) -> Member:
        """End all sessions of a member, who is returned with a new one."""
        return await self._change(id, session=MEMBERS.c.session + 1)

    async def new_token(self, id: str) -> str:
        """Return a token by which a program comes in for the member; the one before is void.

        Only a digest of it is kept. Raises MemberError (member/unknown).
        """
        token = secrets.token_urlsafe(32)
        await self._change(id, token=digest(token))
        return token

    async def drop_token(self, id: str) -> Member:
        """Let no program come in for the member any more."""
        return await self._change(id, token=None)

    # All that is kept

    async def export(self, id: str) -> dict[str, Any]:
        """Return all that is kept of a member, as data. Raises MemberError (member/unknown)."""
        async with self._database.read() as connection:
            return await personal.export(connection, id)

    async def delete(self, id: str, club: "Club") -> None:
        """Delete all that is kept of a member. Matches stay, with "—" for the name.

        Seats that the member holds are given up. What a stop interrupts, `finish_deletions` ends.

        Raises:
            MemberError: member/unknown.
        """
        await self._change(id, deleted_at=self._now(), token=None, password=None, name_key=None)
        await personal.delete_all(self._database, club, id)

    async def finish_deletions(self, club: "Club") -> None:
        """Delete whom a stop of the club left half deleted."""
        async with self._database.read() as connection:
            query = select(MEMBERS.c.id).where(MEMBERS.c.deleted_at.is_not(None))
            ids = list(await connection.scalars(query))
        for id in ids:
            await personal.delete_all(self._database, club, id)

    # For the host

    async def find(self, text: str = "", limit: int = 100) -> list[Member]:
        """Return members of this id, or whose name has this text in it; the last seen first."""
        query = select(*COLUMNS).where(_is_here()).order_by(MEMBERS.c.seen_at.desc()).limit(limit)
        if text:
            like = func.lower(MEMBERS.c.name).contains(text.lower(), autoescape=True)
            query = query.where((MEMBERS.c.id == text) | like | (MEMBERS.c.name_key == key(text)))
        async with self._database.read() as connection:
            return [_member(row) for row in await connection.execute(query)]

    async def secret(self, name: str) -> bytes:
        """Return 32 random bytes that all workers share, made when they are first asked for."""
        query = select(SECRETS.c.value).where(SECRETS.c.name == name)
        async with self._database.read() as connection:
            value = (await connection.execute(query)).scalar()
        if value is not None:
            return bytes(value)
        try:
            async with self._database.write() as connection:
                made = secrets.token_bytes(32)
                await connection.execute(insert(SECRETS).values(name=name, value=made))
                return made
        except IntegrityError:
            # Another worker was quicker.
            return await self.secret(name)

    async def _one(self, where: Any, code: str, message: str) -> Member:
        async with self._database.read() as connection:
            row = (await connection.execute(select(*COLUMNS).where(where, _is_here()))).first()
        if row is None:
            raise MemberError(code, message)
        return _member(row)

    async def _change(self, id: str, **values: Any) -> Member:
        change = update(MEMBERS).where(MEMBERS.c.id == id, _is_here()).values(**values)
        try:
            async with self._database.write() as connection:
                changed = (await connection.execute(change)).rowcount
                query = select(*COLUMNS).where(MEMBERS.c.id == id)
                row = (await connection.execute(query)).first()
        except IntegrityError as error:
            raise MemberError(
                "member/taken", "somebody has this name, or one that looks like it"
            ) from error
        if row is None or not changed:
            raise MemberError("member/unknown", "there is no such member")
        return _member(row)


def digest(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _is_here() -> Any:
    return MEMBERS.c.deleted_at.is_(None)


def _member(row: Row[*tuple[Any, ...]]) -> Member:
    values = row._asdict()
    for name in ("has_password", "has_passkey", "has_token"):
        values[name] = bool(values[name])
    return Member(**values)


def _check_language(language: str) -> str:
    if language not in CODES:
        raise MemberError(
            "member/language",
            f"no language {language!r}: expected one of {', '.join(CODES)}",
            expected=", ".join(CODES),
        )
    return language
