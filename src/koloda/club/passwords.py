"""Passwords, kept as Argon2id.

That takes time and memory on purpose, so it is done in threads, and few at once.
"""

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from koloda.core.errors import MemberError

SHORTEST, LONGEST = 8, 200

AT_ONCE = 2
"""How many are computed at once: each takes 64 MiB."""


class Passwords:
    """What keeps passwords and checks them."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        """Take the library's recommended costs, unless a hasher says otherwise."""
        self._hasher = hasher or PasswordHasher()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._nobody: str | None = None

    async def keep(self, password: str) -> str:
        """Return what is kept of a password. Raises MemberError (member/password)."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise MemberError(
                "member/password",
                f"a password has from {SHORTEST} to {LONGEST} characters",
                expected=SHORTEST,
                most=LONGEST,
            )
        async with self._free:
            return await asyncio.to_thread(self._hasher.hash, _plain(password))

    async def check(self, kept: str | None, password: str) -> str | None:
        """Return what is to be kept of a password that is right, None if it is wrong.

        Args:
            kept: what is kept; None, where nobody has this password, takes as long.
            password: what was typed.
        """
        async with self._free:
            return await asyncio.to_thread(self._check, kept, password)

    def _check(self, kept: str | None, password: str) -> str | None:
        plain = _plain(password[: LONGEST + 1])
        if kept is None:
            if self._nobody is None:
                self._nobody = self._hasher.hash("nobody has this password")
            self._is_right(self._nobody, plain)
            return None
        if len(password) > LONGEST or not self._is_right(kept, plain):
            return None
        return self._hasher.hash(plain) if self._hasher.check_needs_rehash(kept) else kept

    def _is_right(self, kept: str, plain: bytes) -> bool:
        try:
            return self._hasher.verify(kept, plain)
        except (VerificationError, InvalidHashError):
            return False


def _plain(password: str) -> bytes:
    """Return the same for the same password, however a keyboard composed it."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
