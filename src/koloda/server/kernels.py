"""Compiled rules: made ready in a thread while the server answers already."""

import asyncio
import gc
import logging
import threading

from koloda.core.errors import ClubError
from koloda.games import GAMES

LOG = logging.getLogger(__name__)

PATIENCE_SECONDS = 120.0
"""How long a request waits for them."""


COLLECTED_AFTER = (20_000, 50, 50)
"""How rarely Python looks for garbage that only it can find, of which requests make hardly any."""


class Kernels:
    """Whether the rules of all games are compiled, and after them what bots think with.

    The first start after an update compiles them; later ones find them in the cache.
    """

    def __init__(self) -> None:
        """Prepare; nothing is compiled yet."""
        self._ready = asyncio.Event()
        self.bots_are_ready = False

    @property
    def are_ready(self) -> bool:
        """Whether a match can be played without waiting."""
        return self._ready.is_set()

    def start(self) -> None:
        """Begin to compile, in a thread that keeps nobody from stopping."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._compile, args=(loop,), name="kernels", daemon=True).start()

    async def compiled(self) -> None:
        """Wait until a match can be played, however long that takes."""
        await self._ready.wait()

    async def wait(self) -> None:
        """Wait until a match can be played, but no longer than whoever asks would.

        Raises:
            ClubError: club/compiling.
        """
        if self._ready.is_set():
            return
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._ready.wait()
        except TimeoutError as error:
            raise ClubError("club/compiling", "the rules are being compiled still") from error

    def _compile(self, loop: asyncio.AbstractEventLoop) -> None:
        from koloda.bots.bots import prepare_bots, prepare_table
        from koloda.match.match import Match

        for game in GAMES:
            prepare_table(Match.new(game))
        LOG.info("rules are compiled")
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._be_ready)
        # People play meanwhile; a bot that is to move waits for the rest itself.
        for game in GAMES:
            prepare_bots(Match.new(game))
        self.bots_are_ready = True
        LOG.info("bots are compiled")

    def _be_ready(self) -> None:
        # What is here now stays for ever: to look through it again and again would make all wait.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECTED_AFTER)
        self._ready.set()
