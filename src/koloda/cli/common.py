"""What sub-commands share: their options, the reader's language, a line while kernels compile."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Annotated

import typer

from koloda.core.errors import KolodaError, Place

if TYPE_CHECKING:
    from koloda.locales import Language

GameName = Annotated[str, typer.Argument(help="card-football, belarusian-football or hearts")]
RecordFile = Annotated[str, typer.Argument(help="a record, JSON or JSONL; - is standard input")]
Lang = Annotated[str | None, typer.Option(help="en, ru, uk or be")]
Cards = Annotated[str | None, typer.Option(help="letters of the cards: intl or cyrillic")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="a rule option, key=value; may be repeated")
]
Preset = Annotated[str | None, typer.Option(help="a set of options by name")]


def language_for(lang: str | None, cards: str | None) -> "Language":
    """Return the texts of a language, English where None."""
    from koloda.terminal.choices import language_of

    return language_of(lang or "en", cards)


@contextmanager
def telling_of_compiles(lang: str | None) -> Iterator[None]:
    """Show a line that counts while kernels are compiled; the next start finds them."""
    from koloda.core.jit import hearing_compiles

    live = sys.stderr.isatty()
    text, told = "", 0

    def tell(count: int) -> None:
        nonlocal text, told
        told = count
        text = text or language_for(lang, None).text("cli-compiling")
        if live:
            width = get_terminal_size().columns - 1
            print(f"\r{f'{text} {count}'[-width:]}", end="", file=sys.stderr, flush=True)
        elif count == 1:
            print(text, file=sys.stderr, flush=True)

    with hearing_compiles(tell):
        yield
    if told and live:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


@contextmanager
def at(place: Place) -> Iterator[None]:
    """Put the place of a record in front of whatever is wrong with it."""
    try:
        yield
    except KolodaError as error:
        raise error.within(place) from None
