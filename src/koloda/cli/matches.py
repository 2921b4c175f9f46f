"""Sub-commands about matches: play one, replay records, check how they were shuffled."""

from pathlib import Path
from typing import Annotated

import typer

from koloda.cli.common import (
    Cards,
    Lang,
    Options,
    Preset,
    RecordFile,
    at,
    language_for,
    telling_of_compiles,
)


def play(
    game: Annotated[str | None, typer.Argument(help="the game; asked for when left out")] = None,
    option: Options = None,
    preset: Preset = None,
    seat: Annotated[
        int | None, typer.Option(help="your seat, from 0; by lot when left out")
    ] = None,
    bot: Annotated[
        str, typer.Option(help="who plays against you: novice, amateur, club, … champion")
    ] = "club",
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

    with telling_of_compiles(lang or system_language()):
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

    with telling_of_compiles(lang):
        for number, (place, record) in enumerate(records.read(file)):
            with at(place):
                if states:
                    _print_states(record)
                if transcript or not states:
                    from koloda.locales import report

                    lines = report(record, language_for(lang, cards))
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


def verify(file: RecordFile, lang: Lang = None) -> None:
    """Check that the shuffle of each record is the one that its parties committed to."""
    from koloda.match import record as records
    from koloda.match.fair import verify as verify_record

    language = language_for(lang, None)
    with telling_of_compiles(lang):
        for place, record in records.read(file):
            with at(place):
                verdict = verify_record(record)
            print(language.text("cli-fair", match=verdict.match, moves=verdict.moves))
            if verdict.proves:
                print(language.text("cli-fair-keep", commitment=verdict.commitment))
                for seat, digest in enumerate(verdict.hashes):
                    shown = digest or language.text("cli-fair-bot")
                    print(f"  {language.seat_name(seat)}: {shown}")
            else:
                print(language.text("cli-fair-nobody"))
