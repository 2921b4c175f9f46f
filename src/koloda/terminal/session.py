"""One sitting at the console: a match is begun or gone on with, played, kept and left."""

import contextlib
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from koloda.core.errors import KolodaError
from koloda.locales import Language
from koloda.terminal import choices, entrance, saves
from koloda.terminal.answers import Answers
from koloda.terminal.door import Door
from koloda.terminal.live import LiveMatch
from koloda.terminal.plain import PlainDoor
from koloda.terminal.saves import Keeper
from koloda.terminal.signals import Leave, Watch
from koloda.terminal.words import words_of

RESUME = os.environ.get("KOLODA_RESUME", "koloda play --resume")
"""What a person types to go on; `make console` says how it does."""

PATIENCE = 0.3
"""Seconds that a bot may think before the person is told."""


def play(
    game: str | None,
    options: list[str],
    *,
    preset: str | None = None,
    seat: int | None = None,
    bot: str = "club",
    seed: str | None = None,
    lang: str | None = None,
    cards: str | None = None,
    plain: bool = False,
    resume: bool = False,
    record: Path | None = None,
) -> int:
    """Play a match in the console and return the exit status.

    Args:
        game: the game's name; asked for where None.
        options: rule options as key=value.
        preset: a name that stands for rule options.
        seat: the person's seat from 0, drawn by lot where None.
        bot: who plays at the other seats.
        seed: 64 hex digits; fresh from the system where None.
        lang: the language, the system's where None.
        cards: "intl" or "cyrillic" letters on the cards.
        plain: say sentences instead of drawing a table.
        resume: go on with the newest match that is not finished.
        record: where the record of the match is written at the end.
    """
    wishes = entrance.Wishes(game, options, preset, seat, bot, seed, lang, cards, resume)
    speaker = Language(choices.system_language())
    try:
        speaker = choices.language_of(lang, None)
        speaker = choices.language_of(lang, cards)
        with Watch() as watch:
            return _play(wishes, speaker, watch, plain, record)
    except KolodaError as error:
        complain(speaker, error)
        return 1
    except (Leave, EOFError):
        # Before there was a match to keep.
        return 0
    except OSError:
        # Nobody is there to be told: the terminal or the pipe is closed. Every move is kept.
        _close_output()
        return 0


def _play(
    wishes: "entrance.Wishes", language: Language, watch: Watch, plain: bool, record: Path | None
) -> int:
    # Until there is a match nothing can be lost: a signal may end even the compiling of kernels.
    with watch.waiting():
        arrived = entrance.resumed(wishes) if wishes.resume else None
        if arrived is not None:
            language = arrived.live.language
        door = open_door(language, plain, watch)
        if arrived is None:
            arrived = entrance.begun(wishes, language, door)
    return Session(arrived, door, watch, record).run()


def open_door(language: Language, plain: bool, watch: Watch) -> Door:
    """Return the table if there is a terminal that can show it, else plain sentences."""
    capable = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if plain or not capable:
        return PlainDoor(language, watch)
    # Rich and prompt_toolkit take a while to import, and plain sentences need neither.
    from koloda.terminal.screen import ScreenDoor

    return ScreenDoor(language, watch)


class Session:
    """A match, the door through which it is played, and the file in which it is kept."""

    def __init__(
        self, arrived: "entrance.Arrived", door: Door, watch: Watch, record: Path | None
    ) -> None:
        self.live: LiveMatch = arrived.live
        self.keeper: Keeper = arrived.keeper
        self.door = door
        self.watch = watch
        self.record = record
        self.language = self.live.language
        self.words = words_of(self.live)
        self.answers = Answers(self.live, self.words, door, self.keeper, self.think)
        self._greeting = arrived.greeting

    def run(self) -> int:
        """Play until the match is over or the person leaves; return the exit status."""
        try:
            self._prepare()
            self.door.attach(self.words, self.answers.advice, self.answers.completions)
            self.door.say(self._greeting)
            self._keep()
            self._play_on()
        except (Leave, EOFError):
            return self._leave()
        return self._finish()

    def _prepare(self) -> None:
        """Compile what is still to be compiled now, lest the table wait for it later."""
        from koloda.bots import prepare

        with self.watch.waiting():
            prepare(self.live.match)

    def _play_on(self) -> None:
        fresh = True
        while not self.live.match.over:
            self.watch.check()
            if not self.live.mine:
                self.door.told(self.live.play(self.think(self.live.choose)))
                self._keep()
                fresh = True
                continue
            moves = len(self.live.made)
            fresh = self.answers.answer(self.door.ask(fresh=fresh))
            if len(self.live.made) != moves:
                self._keep()

    def think(self, choose: Callable[[], str]) -> str:
        """Return what a bot chooses; meanwhile the person may leave, and is told after a while."""
        chosen: list[str] = []
        failed: list[Exception] = []
        done = threading.Event()

        def work() -> None:
            try:
                chosen.append(choose())
            except Exception as error:  # noqa: BLE001 — raised anew in the thread that waits
                failed.append(error)
            finally:
                done.set()

        threading.Thread(target=work, daemon=True).start()
        with self.watch.waiting():
            if not done.wait(PATIENCE):
                self.door.thinking()
                done.wait()
        if failed:
            raise failed[0]
        return chosen[0]

    def _keep(self) -> None:
        error = self.keeper.keep(self.live.saved())
        if error is not None:
            self.door.say([choices.sentence(self.language, error), self._text("keep-failed")])

    def _finish(self) -> int:
        self._keep()
        if self.door.lingers:
            self._linger()
        told = [] if self.keeper.failed else [self._text("record-at", path=str(self.keeper.path))]
        self.door.close(told)
        return self._write_record()

    def _linger(self) -> None:
        """Let the person look back until they leave."""
        result = self.live.match.result()
        assert result is not None
        self.door.say(
            [self.language.result(self.live.names, result["winners"]), self._text("after")]
        )
        fresh = True
        with contextlib.suppress(Leave, EOFError):
            while True:
                line = self.door.ask(fresh=fresh)
                if not line.strip():
                    return
                fresh = self.answers.answer(line)

    def _leave(self) -> int:
        message = "left-unsaved" if self.keeper.failed else "left-saved"
        self.door.close([self._text(message, command=RESUME)])
        return self._write_record()

    def _write_record(self) -> int:
        if self.record is None:
            return 0
        error = saves.write(self.record, self.live.record())
        if error is None:
            return 0
        complain(self.language, error)
        return 1

    def _text(self, message: str, **arguments: str | int) -> str:
        return self.language.text(f"terminal-{message}", **arguments)


def complain(language: Language, error: KolodaError) -> None:
    """Say what is wrong in one line on standard error."""
    print("koloda: " + " ".join(choices.sentence(language, error).split()), file=sys.stderr)


def _close_output() -> None:
    """Let nothing more be written where nobody reads, not even when Python ends."""
    with contextlib.suppress(OSError, ValueError):
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, sys.stdout.fileno())
        os.close(silent)
