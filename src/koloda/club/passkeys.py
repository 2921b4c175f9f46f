"""Passkeys: signing in without a password (WebAuthn).

Challenges are signed and dated, and stored once they are answered, so that none is answered twice.
"""

import json
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import webauthn
from itsdangerous import BadSignature, TimestampSigner
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from koloda.club.database import Database
from koloda.club.members import Member, Members
from koloda.club.schema import ANSWERED, MEMBERS, PASSKEYS
from koloda.core.errors import MemberError

SECONDS = 300
"""How long a challenge may be answered."""

MOST = 20
"""Passkeys of one member."""

LONGEST_ID = 400
"""Characters of a passkey's id."""

REGISTER, SIGN_IN = "register", "sign-in"
"""What a challenge is for."""


class _Signer(TimestampSigner):
    """A signer by the club's clock."""

    def __init__(self, key: bytes, now: Callable[[], float]) -> None:
        super().__init__(key, salt="koloda passkey")
        self._now = now

    def get_timestamp(self) -> int:
        return int(self._now())


class Passkeys:
    """The passkeys of a club's members, for pages of one site."""

    def __init__(
        self,
        database: Database,
        members: Members,
        key: bytes,
        site: str,
        origins: Sequence[str],
        now: Callable[[], float] = time.time,
    ) -> None:
        """Prepare.

        Args:
            database: where they are kept.
            members: whose they are.
            key: what challenges are signed with, as `Members.secret` gives it.
            site: the host's name, to which passkeys are bound; an address (127.0.0.1) is none.
            origins: the pages' origins, such as `https://cards.example`.
            now: the clock.
        """
        self._database = database
        self._members = members
        self._signer = _Signer(key, now)
        self._site = site
        self._origins = list(origins)
        self._now = now

    async def registration_options(self, member: Member) -> dict[str, Any]:
        """Return what a page passes to `navigator.credentials.create`."""
        known = [
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(row["id"]))
            for row in await self.passkeys(member.id)
        ]
        options = webauthn.generate_registration_options(
            rp_id=self._site,
            rp_name="Koloda",
            user_name=member.name,
            user_id=member.id.encode(),
            challenge=self._challenge(REGISTER, member.id),
            timeout=SECONDS * 1000,
            exclude_credentials=known,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        found: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return found

    async def register(self, member: Member, credential: Mapping[str, Any]) -> None:
        """Keep the passkey that a page has made.

        Args:
            member: whose.
            credential: what `navigator.credentials.create` gave, as JSON.

        Raises:
            MemberError: member/passkey.
        """
        challenge = self._answered(credential, REGISTER, member.id)
        try:
            verified = webauthn.verify_registration_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=self._site,
                expected_origin=self._origins,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError) as error:
            raise _refused("it does not verify") from error
        id = bytes_to_base64url(verified.credential_id)
        if len(id) > LONGEST_ID or len(await self.passkeys(member.id)) >= MOST:
            raise _refused("too long, or too many of them")
        row = {"id": id, "member": member.id, "public_key": verified.credential_public_key}
        try:
            async with self._database.write() as connection:
                await self._use_up(connection, challenge)
                await connection.execute(
                    insert(PASSKEYS).values(**row, uses=verified.sign_count, added_at=self._now())
                )
        except IntegrityError as error:
            raise _refused("it is kept already, or was made before") from error

    async def authentication_options(self) -> dict[str, Any]:
        """Return what a page passes to `navigator.credentials.get`; it says nothing of anybody."""
        options = webauthn.generate_authentication_options(
            rp_id=self._site,
            challenge=self._challenge(SIGN_IN, ""),
            timeout=SECONDS * 1000,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        found: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return found

    async def authenticate(self, credential: Mapping[str, Any]) -> Member:
        """Return the member whose passkey answers.

        Args:
            credential: what `navigator.credentials.get` gave, as JSON.

        Raises:
            MemberError: member/passkey, whatever is wrong.
        """
        challenge = self._answered(credential, SIGN_IN, "")
        id = str(credential.get("id")).rstrip("=")
        if not id.isascii() or not id.isprintable():
            raise _refused("its id is none")
        query = select(PASSKEYS).where(PASSKEYS.c.id == id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise _refused("it is not known here")
        try:
            verified = webauthn.verify_authentication_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=self._site,
                expected_origin=self._origins,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.uses,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError) as error:
            raise _refused("it does not verify") from error
        used = update(PASSKEYS).where(PASSKEYS.c.id == row.id)
        try:
            async with self._database.write() as connection:
                await self._use_up(connection, challenge)
                await connection.execute(used.values(uses=verified.new_sign_count))
        except IntegrityError as error:
            raise _refused("it has answered this question before") from error
        return await self._members.get(row.member)

    async def passkeys(self, member: str) -> list[dict[str, Any]]:
        """Return the passkeys of a member: `id` and `added_at`."""
        query = select(PASSKEYS.c.id, PASSKEYS.c.added_at).where(PASSKEYS.c.member == member)
        async with self._database.read() as connection:
            found = (await connection.execute(query.order_by(PASSKEYS.c.added_at))).mappings()
        return [dict(row) for row in found]

    async def remove(self, member: str, id: str) -> None:
        """Forget a passkey of a member, unless they could come back in no other way.

        Raises:
            MemberError: member/only-way.
        """
        if not id.isascii() or not id.isprintable():
            return
        mine = PASSKEYS.c.member == member
        # One after another: two at once could each take the other for what is left.
        password = select(MEMBERS.c.password).where(MEMBERS.c.id == member).with_for_update()
        async with self._database.write() as connection:
            has_password = await connection.scalar(password) is not None
            known = set(await connection.scalars(select(PASSKEYS.c.id).where(mine)))
            if known == {id} and not has_password:
                raise MemberError(
                    "member/only-way", "there is no other way to come back: add one first"
                )
            await connection.execute(delete(PASSKEYS).where(mine, PASSKEYS.c.id == id))

    def _challenge(self, purpose: str, member: str) -> bytes:
        return self._signer.sign(f"{purpose} {member} {secrets.token_urlsafe(16)}")

    async def _use_up(self, connection: AsyncConnection, challenge: bytes) -> None:
        """Note that a challenge is answered. Raises IntegrityError where it was before."""
        now = self._now()
        nonce = self._signer.unsign(challenge).decode().split(" ")[2]
        # Their time is over, and twice as long for what is only counted in whole seconds.
        await connection.execute(delete(ANSWERED).where(ANSWERED.c.at < now - 2 * SECONDS))
        await connection.execute(insert(ANSWERED).values(nonce=nonce, at=now))

    def _answered(self, credential: Mapping[str, Any], purpose: str, member: str) -> bytes:
        """Return the challenge that a credential answers, which must be one of ours."""
        try:
            client = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = base64url_to_bytes(client["challenge"])
            signed = self._signer.unsign(challenge, max_age=SECONDS).decode()
        except (BadSignature, ValueError, KeyError, TypeError, AttributeError) as error:
            raise _refused("it answers no question of this club, or too late") from error
        if signed.split(" ")[:2] != [purpose, member]:
            raise _refused("it answers another question")
        return challenge


def _refused(why: str) -> MemberError:
    return MemberError("member/passkey", f"this passkey can't be used: {why}")
