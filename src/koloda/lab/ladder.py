"""A ladder: who beats whom among the levels and the baselines, as ratings on a page."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log
from pathlib import Path

from koloda.bots import LEVELS
from koloda.bots.bots import Bot
from koloda.core.options import Value
from koloda.lab.arena import Play, arena, one_by_one
from koloda.lab.play import Terms
from koloda.lab.table import Estimate, Table

OPTIONS: Mapping[str, Mapping[str, Value]] = {"hearts": {"deals": 1, "target": 0}}
"""Under which options a game's ladder is played, where not under the usual ones."""

MEASURED_WITH = {
    "random": ("novice",),
    "greedy": ("novice", "amateur"),
    "rollout@1000": ("club", "strong", "master"),
    "uct@1000": ("club", "strong", "master"),
}
"""The baselines, each with the levels that it is matched with."""

ZERO = "novice"
"""Whose rating is 0."""

ELO_UNIT = 400 / log(10)
ROUNDS = 2_000
"""Steps of the fit, which is done long before."""

PRIOR = 0.5
"""Draws that are added to each pair: whoever has won all is not rated endlessly higher."""


@dataclass(frozen=True)
class Pair:
    """What two players have shown against each other.

    Attributes:
        first, second: their names.
        score: of the first, a deal.
        matches: how many were played.
        milliseconds: what a choice of each took.
    """

    first: str
    second: str
    score: Estimate
    matches: int
    milliseconds: tuple[float, float]


def pairs() -> list[tuple[str, str]]:
    """Return who is matched with whom: neighbouring levels, and baselines with some levels."""
    found = [(above, below) for below, above in pairwise(LEVELS)]
    for name, levels in MEASURED_WITH.items():
        found += [(name, level) for level in levels]
    return found


def ladder(
    game: str,
    matches: int,
    *,
    play: Play = one_by_one,
    kept: Path | None = None,
    told: Callable[[str, str, Table], None] = lambda first, second, table: None,
) -> list[Pair]:
    """Play all pairs and return what they have shown.

    Args:
        game: the game's name.
        matches: how many each pair plays, rounded up to whole deals.
        play: who plays the deals.
        kept: a folder for the records, which lets a ladder be gone on with.
        told: called after each deal of a pair.
    """
    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)
    shown = []
    for first, second in pairs():
        terms = Terms(game, (first, second), OPTIONS.get(game, {}))

        def tell(table: Table, first: str = first, second: str = second) -> None:
            told(first, second, table)

        table = arena(
            terms,
            -(-matches // len(terms.arrangements)),
            play=play,
            out=kept / f"{game}-{first}-{second}.jsonl" if kept is not None else None,
            told=tell,
        )
        lines = table.lines
        spent = (lines[first].milliseconds, lines[second].milliseconds)
        shown.append(Pair(first, second, lines[first].score, table.matches, spent))
    return shown


def ratings(shown: list[Pair]) -> dict[str, float]:
    """Return the ratings under which these scores are likeliest, ZERO's being 0 (Bradley, Terry).

    Climbs the likelihood by each player's expected and real points in turn.
    """
    names = list(dict.fromkeys(name for pair in shown for name in (pair.first, pair.second)))
    strength = dict.fromkeys(names, 0.0)
    for _ in range(ROUNDS):
        for name in names:
            real, expected, weight = 0.0, 0.0, 0.0
            for pair in shown:
                if name not in (pair.first, pair.second):
                    continue
                other = pair.second if name == pair.first else pair.first
                share = pair.score.mean if name == pair.first else 1 - pair.score.mean
                count = pair.matches + PRIOR
                chance = 1 / (1 + exp(strength[other] - strength[name]))
                real += share * pair.matches + PRIOR / 2
                expected += count * chance
                weight += count * chance * (1 - chance)
            strength[name] += max(-1.0, min(1.0, (real - expected) / weight))
    return {name: ELO_UNIT * (strength[name] - strength[ZERO]) for name in names}


def page(game: str, shown: list[Pair]) -> str:
    """Return the section of `docs/strength.md` about a game, as Markdown."""
    rated = sorted(ratings(shown).items(), key=lambda item: -item[1])
    spent = {pair.first: pair.milliseconds[0] for pair in shown}
    spent |= {pair.second: pair.milliseconds[1] for pair in shown}
    rows = [
        f"## {game}",
        "",
        f"![Ratings](strength-{game}.svg)",
        "",
        "| player | version | Elo | ms a choice |",
        "|---|--:|--:|--:|",
        *(
            f"| {name} | {Bot.named(name).version} | {rating:+.0f} | {spent[name]:.1f} |"
            for name, rating in rated
        ),
        "",
        "| who | against | score | matches |",
        "|---|---|--:|--:|",
        *(
            f"| {pair.first} | {pair.second} | {pair.score.mean:.3f} ± {pair.score.margin:.3f} "
            f"| {pair.matches} |"
            for pair in shown
        ),
    ]
    return "\n".join(rows) + "\n"


ROW, WIDTH, LEFT = 22, 640, 110


def plot(shown: list[Pair]) -> str:
    """Return the ratings as a picture: a bar a player, the levels darker."""
    rated = sorted(ratings(shown).items(), key=lambda item: -item[1])
    low, high = min(rated[-1][1], 0.0), max(rated[0][1], 1.0)
    scale = (WIDTH - LEFT - 60) / (high - low)
    height = ROW * len(rated) + 10
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        'font-family="sans-serif" font-size="13">',
        "<style>text { fill: #222 } @media (prefers-color-scheme: dark) { text { fill: #ddd } }"
        "</style>",
    ]
    for place, (name, rating) in enumerate(rated):
        y = ROW * place + 5
        begin = LEFT + scale * (min(rating, 0.0) - low)
        colour = "#2f6f4f" if name in LEVELS else "#a9b8ae"
        lines += [
            f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end">{name}</text>',
            f'<rect x="{begin:.0f}" y="{y}" width="{max(1.0, abs(rating) * scale):.0f}" '
            f'height="{ROW - 6}" fill="{colour}"/>',
            f'<text x="{LEFT + scale * (max(rating, 0.0) - low) + 6:.0f}" y="{y + 14}">'
            f"{rating:+.0f}</text>",
        ]
    return "\n".join([*lines, "</svg>"]) + "\n"


HEAD = """# How strong the bots are

Made by `koloda ladder GAME`: neighbouring levels and baselines play the same deals from all seats.
A score is the share won (two seats: of matches, a draw is half; Hearts: of duplicate deals), with
its 95% interval. Elo counts from the novice; ratings of two games can't be compared.
"""


def write(folder: Path, game: str, shown: list[Pair]) -> Path:
    """Write a game's section into `strength.md` in a folder, and its picture beside it.

    Returns:
        the page.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "strength.md"
    old = path.read_text(encoding="utf-8") if path.exists() else HEAD
    head, *sections = old.split("\n## ")
    kept = {section.split("\n", 1)[0]: "## " + section.rstrip() + "\n" for section in sections}
    kept[game] = page(game, shown)
    text = "\n".join([head.rstrip() + "\n", *(kept[name] for name in sorted(kept))])
    path.write_text(text, encoding="utf-8")
    (folder / f"strength-{game}.svg").write_text(plot(shown), encoding="utf-8")
    return path
