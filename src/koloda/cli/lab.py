"""Sub-commands of the laboratory: match bots against each other."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from koloda.cli.common import GameName, Options, Preset, telling_of_compiles

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.progress import ProgressColumn

    from koloda.lab import Table, Terms
    from koloda.lab.arena import Play

Jobs = Annotated[int, typer.Option(min=1, max=256, help="processes at once")]


def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(help="two bots, or one for each seat: champion, uct@50ms, exec:COMMAND"),
    ],
    matches: Annotated[int, typer.Option(min=1, max=10_000_000, help="how many")] = 100,
    option: Options = None,
    preset: Preset = None,
    seed: Annotated[int, typer.Option(min=0, help="where deals come from")] = 0,
    jobs: Jobs = 1,
    ray: Annotated[
        str | None, typer.Option(help="play on a Ray cluster: its address, or local")
    ] = None,
    sprt: Annotated[
        str | None, typer.Option(help="ELO0,ELO1: end when the first bot is shown to be better")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="keep every match there; a file begun is gone on with")
    ] = None,
) -> None:
    """Play bots against each other: the same deals, with all seats rotated."""
    from rich.progress import MofNCompleteColumn

    from koloda.games import find
    from koloda.lab import Terms
    from koloda.lab import arena as play_arena
    from koloda.lab.arena import decided
    from koloda.terminal.choices import options_of

    found = find(game)
    terms = Terms(found.name, tuple(bots), options_of(found, option or [], preset), seed)
    terms.check()
    ratings = _ratings(sprt)
    rounds = len(terms.arrangements)
    deals = -(-matches // rounds)
    with telling_of_compiles(None), _progress(deals * rounds, MofNCompleteColumn) as told:
        table = play_arena(
            terms,
            deals,
            play=_players(jobs, ray),
            out=out,
            sprt=ratings,
            told=lambda table: told(table.matches),
        )
    _print(table, terms)
    if ratings is not None:
        print(f"SPRT {ratings[0]:g}, {ratings[1]:g}: {decided(table, terms, ratings) or 'open'}")


def _players(jobs: int, ray: str | None) -> "Play":
    from koloda.lab.arena import in_processes, one_by_one

    if ray is not None:
        from koloda.lab.cluster import on_cluster

        return on_cluster(ray)
    return in_processes(jobs) if jobs > 1 else one_by_one


def _ratings(text: str | None) -> tuple[float, float] | None:
    from koloda.core.errors import ArenaError

    if text is None:
        return None
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low = high = 0.0
    if not -1000 <= low < high <= 1000:
        raise ArenaError(
            "arena/sprt",
            f"--sprt is {text[:40]!r}: expected two ratings, the lower first, as in 0,20",
            expected="0,20",
        )
    return low, high


@contextmanager
def _progress(whole: int, shown: "type[ProgressColumn]") -> "Iterator[Callable[[float], None]]":
    """Show how much of a whole is done, on a terminal only."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    with Progress(
        BarColumn(), shown(), TimeRemainingColumn(), console=console, transient=True
    ) as progress:
        task = progress.add_task("", total=whole)
        yield lambda done: progress.update(task, completed=done)


def _print(table: "Table", terms: "Terms") -> None:
    from koloda.games import find

    cards = find(terms.game).seats > 2
    made = "points" if cards else "goals"
    width = max(12, *(len(name) for name in table.lines))
    print(f"{terms.game}: {table.matches} matches, {table.deals} deals")
    head = f"{'':<{width}} {'score':>14} {'Elo':>18} {made:>14} {'better by':>14}"
    print(head + f" {'moons' if cards else 'decided':>7}" + f" {'ms':>8}")
    for line in table.lines.values():
        rating, low, high = line.elo
        row = (
            f"{line.name:<{width}} {line.score.mean:>6.3f} ±{line.score.margin:>6.3f} "
            f"{rating:>+6.0f} {f'{low:+.0f}…{high:+.0f}':>11} "
            f"{line.average.mean:>6.2f} ±{line.average.margin:>6.2f} "
            f"{line.lead.mean:>+6.2f} ±{line.lead.margin:>6.2f}"
        )
        share = line.moons / max(1, line.deals) if cards else line.decided
        print(f"{row} {share:>7.4f} {line.milliseconds:>8.1f}")


def ladder(
    game: GameName,
    matches: Annotated[int, typer.Option(min=2, max=1_000_000, help="of each pair")] = 200,
    jobs: Jobs = 1,
    ray: Annotated[
        str | None, typer.Option(help="play on a Ray cluster: its address, or local")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option(help="a folder for the records; what it holds is gone on with")
    ] = None,
    out: Annotated[Path, typer.Option(help="the folder of strength.md")] = Path("docs"),
) -> None:
    """Match all levels and baselines, rate them, and write it down with a picture."""
    from koloda.games import find
    from koloda.lab.ladder import ladder as play_ladder
    from koloda.lab.ladder import write

    def told(first: str, second: str, table: "Table") -> None:
        if sys.stderr.isatty():
            print(f"\r\x1b[K{first} - {second}: {table.matches}", end="", file=sys.stderr)

    name = find(game).name
    with telling_of_compiles(None):
        shown = play_ladder(name, matches, play=_players(jobs, ray), kept=keep, told=told)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    for pair in shown:
        print(f"{pair.first:>12} {pair.second:<12} {pair.score.mean:.3f} ± {pair.score.margin:.3f}")
    print(write(out, name, shown))


def train(
    game: Annotated[str, typer.Argument(help="card-football")],
    out: Annotated[Path, typer.Argument(help="the file to write")],
    positions: Annotated[
        int, typer.Option(min=10_000, max=20_000_000, help="how many to learn from")
    ] = 1_000_000,
    seed: Annotated[int, typer.Option(min=0, help="where chance comes from")] = 0,
) -> None:
    """Let the judgement of a game learn from self-play, and write what it has learnt."""
    from rich.progress import TaskProgressColumn

    from koloda.core.errors import GameError
    from koloda.lab.train import train as learn

    if game != "card-football":
        raise GameError(
            "game/unknown",
            f"{game[:40]!r} has no judgement to train: expected card-football",
            game=game[:40],
            nearest="",
            expected="card-football",
        )
    with telling_of_compiles(None), _progress(1, TaskProgressColumn) as told:
        found = learn(positions, seed, out, told)
    print(f"{out}: error {found['error']:.4f} goals squared, {found['guess']:.4f} unlearnt")
