"""All that a worker has: made once at its start, and found by every request."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from koloda.club.chat import Chat
from koloda.club.club import Club
from koloda.club.history import History
from koloda.club.members import Members
from koloda.club.work import Work
from koloda.server.kernels import Kernels
from koloda.server.limits import Limits
from koloda.server.settings import Settings

if TYPE_CHECKING:
    from koloda.club.passkeys import Passkeys
    from koloda.server.hub import Hub


@dataclass
class Services:
    """What requests and sockets work with."""

    settings: Settings
    club: Club
    members: Members
    history: History
    chat: Chat
    work: Work
    limits: Limits
    kernels: Kernels
    hub: "Hub"
    cookie_key: bytes
    passkey_key: bytes
    _passkeys: "Passkeys | None" = None

    @property
    def passkeys(self) -> "Passkeys":
        """Passkeys, whose library takes a while to import: only when one is asked for."""
        if self._passkeys is None:
            from koloda.club.passkeys import Passkeys

            settings = self.settings
            origins = settings.allowed_origins or {f"http://localhost:{settings.port}"}
            self._passkeys = Passkeys(
                self.club.database,
                self.members,
                self.passkey_key,
                settings.passkey_host,
                sorted(origins),
                self.club.now,
            )
        return self._passkeys
