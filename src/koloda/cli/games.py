"""Sub-commands about games: which there are, their rules, how fast they are."""

from typing import Annotated

import typer

from koloda.cli.common import (
    Cards,
    GameName,
    Lang,
    Options,
    Preset,
    language_for,
    telling_of_compiles,
)


def games(lang: Lang = None) -> None:
    """List the games with their rule options and presets."""
    from koloda.games import GAMES, find

    language = language_for(lang, None)
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
    print(language_for(lang, cards).rules(found.name, values))


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
    with telling_of_compiles(None):
        result = measure(found, options_of(found, option or [], preset), seconds, threads)
    if json:
        print(canonical_json(result))
        return
    spent = result["seconds"]
    print(f"{found.name}, {threads} thread{'s' if threads > 1 else ''}, {spent:.2f} s")
    for what in ("matches", "deals", "moves"):
        if what in result:
            print(f"  {result[what] / spent:>14,.0f} {what}/s")
