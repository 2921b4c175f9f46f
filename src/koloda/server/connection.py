"""A socket's connection, which is closed also where its client takes nothing any more."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PATIENCE_SECONDS = 5.0
"""How long a client that is closed may take over what it was sent before."""


class Connection(WebSocketsSansIOProtocol):
    """A WebSocket connection of Uvicorn's that does not wait for the client when it is closed.

    Else it would stay for ever, with all that waits in it: to close waits until what was sent
    before is taken.
    """

    async def send(self, message: Any) -> None:
        """Send a message when the client takes it; close at once, and give it a while for that."""
        is_close = message["type"] == "websocket.close"
        if is_close:
            self.writable.set()
        await super().send(message)
        if is_close and self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(PATIENCE_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Let go of a client that is silent, without waiting until it takes what was sent."""
        super().keepalive_timeout()
        self.transport.abort()
