"""The line in which a person types at the table: history, completion, and advice below it."""

import textwrap
from collections.abc import Callable

from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.styles import Style

from koloda.terminal.door import Advice
from koloda.terminal.signals import Leave, Watch

ADVICE_LINES = 2
TOOLBAR_LINES = ADVICE_LINES + 1
"""Lines below the prompt: advice, and the commands."""

STYLE = Style.from_dict(
    {"prompt": "ansiyellow bold", "bottom-toolbar": "noreverse", "bottom-toolbar.text": "noreverse"}
)


class Prompt:
    """Asks for a line. What Tab offers goes through the legal moves first, then the commands."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._advice: Advice = lambda text: ""
        self._completions: Callable[[], list[str]] = list
        self._footer = ""
        self._offered: list[str] = []
        self._place = 0
        self._session: PromptSession[str] = PromptSession(
            history=InMemoryHistory(),
            key_bindings=self._bindings(),
            bottom_toolbar=self._toolbar,
            style=STYLE,
            reserve_space_for_menu=0,
            complete_while_typing=False,
            color_depth=ColorDepth.from_env(),
        )

    def attach(self, advice: Advice, completions: Callable[[], list[str]], footer: str) -> None:
        """Give advice on this match from now on."""
        self._advice, self._completions, self._footer = advice, completions, footer

    def ask(self) -> str:
        """Return a line.

        Raises:
            Leave, EOFError: there is none.
        """
        self._offered = []
        app = self._session.app
        self._watch.check()
        self._watch.wake = lambda: self._end(app)
        try:
            return self._session.prompt([("class:prompt", "> ")], pre_run=self._check)
        except KeyboardInterrupt:
            raise Leave from None
        finally:
            self._watch.wake = None

    def _check(self) -> None:
        """End the prompt at once if a signal came while it was set up."""
        try:
            self._watch.check()
        except Leave:
            self._end(self._session.app)

    @staticmethod
    def _end(app: Application[str]) -> None:
        if app.loop is not None and app.is_running:
            app.loop.call_soon_threadsafe(lambda: _exit(app))

    def _toolbar(self) -> str:
        size = self._session.app.output.get_size()
        width = max(size.columns - 2, 10)
        text = self._session.default_buffer.text
        lines = textwrap.wrap(self._advice(text), width, max_lines=ADVICE_LINES, placeholder=" …")
        lines += [""] * (ADVICE_LINES - len(lines))
        footer = " · ".join(self._offered) if self._offered else self._footer
        if len(footer) > width:
            footer = footer[: width - 1] + "…"
        return "\n".join(f" {line[:width]}" for line in (*lines, footer))

    def _bindings(self) -> KeyBindings:
        bindings = KeyBindings()

        @bindings.add("tab")
        def _further(event: KeyPressEvent) -> None:
            self._offer(event, 1)

        @bindings.add("s-tab")
        def _back(event: KeyPressEvent) -> None:
            self._offer(event, -1)

        return bindings

    def _offer(self, event: KeyPressEvent, step: int) -> None:
        """Put the next thing that may be meant into the line."""
        buffer = event.current_buffer
        if not self._offered or buffer.text != self._offered[self._place]:
            typed = buffer.text.casefold()
            words = self._completions()
            self._offered = [word for word in words if word.casefold().startswith(typed)]
            self._place = 0 if step > 0 else len(self._offered) - 1
        else:
            self._place = (self._place + step) % len(self._offered)
        if self._offered:
            buffer.text = self._offered[self._place]
            buffer.cursor_position = len(buffer.text)


def _exit(app: Application[str]) -> None:
    if app.is_running and app.future is not None and not app.future.done():
        app.exit(exception=Leave())
