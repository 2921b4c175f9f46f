"""What the records of an arena prove: scores, goals or points, their intervals, Elo, a test."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import log, log10, sqrt
from statistics import fmean, stdev
from typing import Any

DEVIATIONS = 1.96
"""A 95% interval reaches so many standard errors to each side."""

ERROR = 0.05
"""How often a test may be wrong, either way."""

LARGEST_ELO = 1200.0
"""Where one has won everything no more can be said."""


@dataclass(frozen=True)
class Estimate:
    """An average over deals, and how far to each side its 95% interval reaches."""

    mean: float
    margin: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Estimate":
        """Return the estimate that independent values give; one value alone proves nothing."""
        if len(values) < 2:
            return cls(fmean(values) if values else 0.0, float("inf"))
        return cls(fmean(values), DEVIATIONS * stdev(values) / sqrt(len(values)))


@dataclass
class Line:
    """What one player has done.

    Attributes:
        name: the player's.
        scores: a number a deal, from 0 to 1: what share of the others it has beaten.
        made: goals of a match, or points of a deal of cards, a number a deal of the arena.
        leads: by how much that was better than the others' average, a number a deal.
        results: of two seats, matches won, drawn and lost.
        moons: how many in all, and in how many deals of cards.
        seconds: spent on choices, and how many there were.
    """

    name: str
    scores: list[float] = field(default_factory=list)
    made: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    results: list[int] = field(default_factory=lambda: [0, 0, 0])
    moons: int = 0
    deals: int = 0
    seconds: float = 0.0
    choices: int = 0

    @property
    def score(self) -> Estimate:
        """The share of the others it has beaten."""
        return Estimate.of(self.scores)

    @property
    def average(self) -> Estimate:
        """Goals of a match, or points of a deal."""
        return Estimate.of(self.made)

    @property
    def lead(self) -> Estimate:
        """How much better that is than the others' average: more goals, fewer points."""
        return Estimate.of(self.leads)

    @property
    def decided(self) -> float:
        """The share won of the matches that somebody won; ½ where nobody did."""
        won, _, lost = self.results
        return won / (won + lost) if won + lost else 0.5

    @property
    def elo(self) -> tuple[float, float, float]:
        """The rating above the field: of the score, and of both ends of its interval."""
        mean, margin = self.score.mean, self.score.margin
        return elo(mean), elo(mean - margin), elo(mean + margin)

    @property
    def milliseconds(self) -> float:
        """Time a choice."""
        return 1000 * self.seconds / self.choices if self.choices else 0.0


@dataclass
class Table:
    """What all players have done in whole deals, each played in every arrangement."""

    matches: int = 0
    deals: int = 0
    lines: dict[str, Line] = field(default_factory=dict)

    def add(self, records: Sequence[dict[str, Any]]) -> None:
        """Add the records of one deal of the arena, one for each arrangement."""
        self.deals += 1
        self.matches += len(records)
        seats = len(records[0]["seats"])
        means: dict[str, list[float]] = {}
        for record in records:
            arena = record["arena"]
            scores = record["result"]["scores"]
            played = max(1, arena["deals"])
            for name in dict.fromkeys(record["seats"]):
                own = [seat for seat in range(seats) if record["seats"][seat] == name]
                means.setdefault(name, []).append(fmean(scores[seat] for seat in own) / played)
                line = self.lines.setdefault(name, Line(name))
                line.moons += sum(arena["moons"][seat] for seat in own)
                line.deals += arena["deals"] * len(own)
                line.seconds += sum(arena["seconds"][seat] for seat in own)
                line.choices += sum(arena["choices"][seat] for seat in own)
        # Goals are wanted, points are not. With more than two seats a deal is won over all its
        # arrangements, as in duplicate bridge; a match of two is won by itself.
        sign = 1 if seats == 2 else -1
        if seats > 2:
            means = {name: [fmean(values)] for name, values in means.items()}
        for name, values in means.items():
            others = [means[other] for other in means if other != name]
            line = self.lines[name]
            line.made.append(fmean(values))
            line.leads.append(sign * (fmean(values) - fmean(map(fmean, others))))
            scores = [
                beaten(sign * value, sign * other[place])
                for other in others
                for place, value in enumerate(values)
            ]
            line.scores.append(fmean(scores))
            if seats == 2:
                for score in scores:
                    line.results[round(2 - 2 * score)] += 1


def beaten(own: float, other: float) -> float:
    """Return 1 for more, ½ for as much, 0 for less."""
    if abs(own - other) < 1e-9:
        return 0.5
    return 1.0 if own > other else 0.0


def elo(score: float) -> float:
    """Return the difference of ratings at which such a score is expected."""
    least = 1 / (1 + 10 ** (LARGEST_ELO / 400))
    share = min(1 - least, max(least, score))
    return 400 * log10(share / (1 - share))


def expected_score(rating: float) -> float:
    """Return the score expected of one who is better by so much."""
    return 1 / (1 + 10 ** (-rating / 400))


def tally(deals: Iterable[Sequence[dict[str, Any]]]) -> Table:
    """Return what the records of whole deals prove."""
    table = Table()
    for records in deals:
        table.add(records)
    return table


def likelihood_ratio(scores: Sequence[float], elo_0: float, elo_1: float) -> float:
    """Return the logarithm by which scores speak for the rating `elo_1` and against `elo_0`.

    The generalised test for means: the variance is taken from the scores themselves.
    """
    if len(scores) < 2:
        return 0.0
    # Before the first surprise the variance would be 0, and certainty endless.
    variance = max(stdev(scores) ** 2, 1 / (4 * len(scores)))
    low, high = expected_score(elo_0), expected_score(elo_1)
    return len(scores) * (high - low) * (2 * fmean(scores) - low - high) / (2 * variance)


def verdict(scores: Sequence[float], elo_0: float, elo_1: float) -> str | None:
    """Return "better" or "not better" once the test is decided, None while it is open."""
    bound = log((1 - ERROR) / ERROR)
    ratio = likelihood_ratio(scores, elo_0, elo_1)
    if ratio >= bound:
        return "better"
    return "not better" if ratio <= -bound else None
