"""One command, `koloda`, with sub-commands. Each imports what it needs when it runs."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from koloda.core.errors import KolodaError, Place

if TYPE_CHECKING:
    from koloda.locales import Language

app = typer.Typer(
    help="Card Football, Belarusian football and Hearts, to play and to study.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(help="card-football, belarusian-football or hearts")]
RecordFile = Annotated[str, typer.Argument(help="a record, JSON or JSONL; - is standard input")]
Lang = Annotated[str | None, typer.Option(help="en, ru, uk or be")]
Cards = Annotated[str | None, typer.Option(help="letters of the cards: intl or cyrillic")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="a rule option, key=value; may be repeated")
]
Preset = Annotated[str | None, typer.Option(help="a set of options by name")]


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


def _language(lang: str | None, cards: str | None) -> "Language":
    from koloda.terminal.choices import language_of

    return language_of(lang or "en", cards)


@contextmanager
def _telling_of_compiles(lang: str | None) -> Iterator[None]:
    """Show a line that counts while kernels are compiled; the next start finds them."""
    from koloda.core.jit import hearing_compiles

    live = sys.stderr.isatty()
    text, told = "", 0

    def tell(count: int) -> None:
        nonlocal text, told
        told = count
        text = text or _language(lang, None).text("cli-compiling")
        if live:
            print(f"\r{text} {count}", end="", file=sys.stderr, flush=True)
        elif count == 1:
            print(text, file=sys.stderr, flush=True)

    with hearing_compiles(tell):
        yield
    if told and live:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


@contextmanager
def _at(place: Place) -> Iterator[None]:
    """Put the place of a record in front of whatever is wrong with it."""
    try:
        yield
    except KolodaError as error:
        raise error.within(place) from None


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="the game; asked for when left out")] = None,
    option: Options = None,
    preset: Preset = None,
    seat: Annotated[
        int | None, typer.Option(help="your seat, from 0; by lot when left out")
    ] = None,
    bot: Annotated[str, typer.Option(help="who plays against you: rollout or random")] = "rollout",
    seed: Annotated[str | None, typer.Option(help="64 hex digits; fresh when left out")] = None,
    lang: Lang = None,
    cards: Cards = None,
    plain: Annotated[bool, typer.Option("--plain", help="sentences only, a change a line")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="go on with the last match")] = False,
    record: Annotated[Path | None, typer.Option(help="write the record there at the end")] = None,
) -> None:
    """Play a match in the console against bots."""
    from koloda.terminal.choices import system_language
    from koloda.terminal.session import play as play_session

    with _telling_of_compiles(lang or system_language()):
        status = play_session(
            game,
            option or [],
            preset=preset,
            seat=seat,
            bot=bot,
            seed=seed,
            lang=lang,
            cards=cards,
            plain=plain,
            resume=resume,
            record=record,
        )
    raise typer.Exit(status)


@app.command()
def replay(
    file: RecordFile,
    states: Annotated[
        bool, typer.Option("--states", help="the referee's state before and after each move")
    ] = False,
    transcript: Annotated[
        bool, typer.Option("--transcript", help="a match report (what is printed by default)")
    ] = False,
    lang: Lang = None,
    cards: Cards = None,
) -> None:
    """Replay the records of a file, as states or as match reports."""
    from koloda.match import record as records

    with _telling_of_compiles(lang):
        for number, (place, record) in enumerate(records.read(file)):
            with _at(place):
                if states:
                    _print_states(record)
                if transcript or not states:
                    from koloda.locales import report

                    lines = report(record, _language(lang, cards))
                    if number:
                        print()
                    for line in lines:
                        print(line)


def _print_states(record: dict[str, object]) -> None:
    from koloda.core.chance import canonical_json
    from koloda.match.match import Match

    moves = record["moves"]
    assert isinstance(moves, list)
    match = Match.from_record({**record, "moves": []})
    print(canonical_json(match.state()))
    for move in moves:
        match.play(move)
        print(canonical_json(match.state()))


@app.command()
def verify(file: RecordFile, lang: Lang = None) -> None:
    """Check that the shuffle of each record is the one that its parties committed to."""
    from koloda.match import record as records
    from koloda.match.fair import verify as verify_record

    language = _language(lang, None)
    with _telling_of_compiles(lang):
        for place, record in records.read(file):
            with _at(place):
                verdict = verify_record(record)
            print(language.text("cli-fair", match=verdict.match, moves=verdict.moves))
            if verdict.proves:
                print(language.text("cli-fair-keep", commitment=verdict.commitment))
                for seat, digest in enumerate(verdict.hashes):
                    shown = digest or language.text("cli-fair-bot")
                    print(f"  {language.seat_name(seat)}: {shown}")
            else:
                print(language.text("cli-fair-nobody"))


@app.command()
def games(lang: Lang = None) -> None:
    """List the games with their rule options and presets."""
    from koloda.games import GAMES, find

    language = _language(lang, None)
    for name in GAMES:
        game = find(name)
        print(f"{name}: {language.text(f'{name}-name')}. {language.text(f'{name}-about')}")
        for option in game.options:
            label = language.text(f"{name}-option-{option.name}")
            print(f"  {option.name} = {_typed(option.default)} ({_range(option)}): {label}")
        for preset, values in game.presets.items():
            listed = ", ".join(f"{key}={_typed(value)}" for key, value in values.items()) or "-"
            print(f"  --preset {preset}: {language.text(f'{name}-preset-{preset}')} ({listed})")


def _typed(value: object) -> str:
    """Write a value as a person types it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _range(option: object) -> str:
    from koloda.core.options import Choice, Whole

    if isinstance(option, Choice):
        return " | ".join(map(_typed, option.choices))
    if isinstance(option, Whole):
        return f"{option.minimum}-{option.maximum}"
    return "true | false"


@app.command()
def rules(
    game: GameName,
    option: Options = None,
    preset: Preset = None,
    lang: Lang = None,
    cards: Cards = None,
) -> None:
    """Print the complete rules of a game, with the options in force."""
    from koloda.core.options import in_force
    from koloda.games import find
    from koloda.terminal.choices import options_of

    found = find(game)
    values = in_force(found.options, options_of(found, option or [], preset))
    found.check(values)
    print(_language(lang, cards).rules(found.name, values))


@app.command()
def bench(
    game: GameName,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600, help="how long")] = 5.0,
    threads: Annotated[int, typer.Option(min=1, max=256, help="how many at once")] = 1,
    option: Options = None,
    preset: Preset = None,
    json: Annotated[bool, typer.Option("--json", help="one line of JSON")] = False,
) -> None:
    """Play random matches for a while and say how many."""
    from koloda.bots.speed import measure
    from koloda.core.chance import canonical_json
    from koloda.games import find
    from koloda.terminal.choices import options_of

    found = find(game)
    with _telling_of_compiles(None):
        result = measure(found, options_of(found, option or [], preset), seconds, threads)
    if json:
        print(canonical_json(result))
        return
    spent = result["seconds"]
    print(f"{found.name}, {threads} thread{'s' if threads > 1 else ''}, {spent:.2f} s")
    for what in ("matches", "deals", "moves"):
        if what in result:
            print(f"  {result[what] / spent:>14,.0f} {what}/s")


if __name__ == "__main__":
    main()
