"""The command itself: its sub-commands, and what it says when something is refused."""

import os
import sys
from itertools import pairwise
from typing import NoReturn

import typer

from koloda.cli import club, games, lab, matches
from koloda.core.errors import KolodaError

app = typer.Typer(
    help="Card Football, Belarusian football and Hearts, to play and to study.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for function in (
    matches.play,
    matches.replay,
    matches.verify,
    games.games,
    games.rules,
    games.bench,
    lab.arena,
    lab.ladder,
    lab.train,
    club.serve,
    club.schema,
):
    app.command()(function)
app.add_typer(club.admin, name="admin")


def main() -> None:
    """Run the command: a refusal is one line on standard error and exit status 1."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        app()
    except KolodaError as error:
        _refuse(_in_asked_language(error))
    except BrokenPipeError:
        # Whoever read the output has enough: nothing more is to be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)


def _refuse(line: str) -> NoReturn:
    print("koloda: " + " ".join(line.split()), file=sys.stderr)
    sys.exit(1)


def _in_asked_language(error: KolodaError) -> str:
    """Say an error in the language of `--lang`, in English where none was asked for."""
    words = sys.argv[1:]
    given = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    given += [after for word, after in pairwise(words) if word == "--lang"]
    if not given or given[-1] == "en":
        return str(error)
    from koloda.locales import CODES, Language

    return Language(given[-1]).error(error) if given[-1] in CODES else str(error)
