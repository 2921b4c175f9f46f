"""Match reports: the whole of a match as lines for a reader."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from koloda.locales.commentary import Events, commentary
from koloda.locales.errors import shorten
from koloda.locales.language import Language

ENDS = ("full_time", "match_over")
LONGEST_NAME = 40


def report(record: Mapping[str, Any], language: Language) -> Iterator[str]:
    """Write the report of a record: title, players, options, then the match line by line.

    The record is played through before the first line is given: raises what
    ``Match.from_record`` and ``Match.play`` raise.
    """
    from koloda.match.match import Match
    from koloda.match.record import seat_names

    match = Match.from_record({**record, "moves": []})
    moves: list[tuple[int, Events]] = []
    for move in record["moves"]:
        seat = match.turn
        moves.append((seat, match.play(move)))
    names = player_names(seat_names(record, match.game.seats), language)
    changed = match.record().get("options", {})
    return lines(match.game.name, names, language, changed, moves)


def lines(
    game_name: str,
    names: Sequence[str],
    language: Language,
    options: Mapping[str, object],
    moves: Iterable[tuple[int, Events]],
) -> Iterator[str]:
    """Write a report from the moves of a match: of each, the seat and its events.

    ``options`` are those that differ from the default.
    """
    yield language.text(f"{game_name}-name")
    if len(names) == 2:
        yield language.text("report-pair", first=names[0], second=names[1])
    else:
        yield ", ".join(names)
    if options:
        yield language.text("report-options")
        yield from (f"    {line}" for line in option_lines(game_name, language, options))
    yield ""
    told = commentary(game_name, names, language, options)
    yield from told.heading()
    over = False
    for seat, events in moves:
        yield from told.lines(seat, events)
        over = over or any(event[0] in ENDS for event in events)
    if not over:
        yield from told.unfinished()


def option_lines(
    game_name: str, language: Language, options: Mapping[str, object]
) -> Iterator[str]:
    """Write options with their values, a line each, in the order of their names."""
    for name, value in sorted(options.items()):
        yield language.text(
            "report-option",
            option=language.text(f"{game_name}-option-{name}"),
            value=language.option(game_name, name, value),
        )


def player_names(seats: Sequence[str | None], language: Language) -> list[str]:
    """Give the players' names by seat; a seat without one is Player 1, Player 2 …."""
    return [
        shorten(name or "", LONGEST_NAME).strip() or language.seat_name(seat)
        for seat, name in enumerate(seats)
    ]
