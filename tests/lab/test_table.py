"""What records prove: scores, intervals, ratings, a test that ends early."""

from math import inf, isclose

import pytest

from koloda.lab.table import (
    Estimate,
    Table,
    beaten,
    elo,
    expected_score,
    likelihood_ratio,
    verdict,
)

pytestmark = pytest.mark.plain


def record(
    seats: list[str], scores: list[int], moons: tuple[int, ...] = (), deals: int = 0
) -> dict[str, object]:
    count = len(seats)
    return {
        "seats": seats,
        "result": {"scores": scores},
        "arena": {
            "deals": deals,
            "moons": list(moons) or [0] * count,
            "choices": [4] * count,
            "seconds": [0.5] * count,
        },
    }


def test_of_two_each_match_counts() -> None:
    table = Table()
    table.add([record(["a", "b"], [3, 1]), record(["b", "a"], [2, 2])])
    first, second = table.lines["a"], table.lines["b"]
    assert (table.matches, table.deals) == (2, 1)
    assert first.scores == [0.75]
    assert second.scores == [0.25]
    assert (first.average.mean, second.average.mean) == (2.5, 1.5)
    assert (first.lead.mean, second.lead.mean) == (1.0, -1.0)
    assert first.milliseconds == 125.0
    assert (first.results, second.results) == ([1, 1, 0], [0, 1, 1])
    assert (first.decided, second.decided) == (1.0, 0.0)


def test_of_four_a_deal_is_won_over_all_its_arrangements() -> None:
    table = Table()
    table.add(
        [
            record(["a", "b", "a", "b"], [0, 26, 0, 0], deals=1),
            record(["b", "a", "b", "a"], [10, 16, 0, 0], deals=1),
        ]
    )
    first, second = table.lines["a"], table.lines["b"]
    assert first.scores == [1.0]
    assert second.scores == [0.0]
    assert (first.average.mean, second.average.mean) == (4.0, 9.0)
    assert first.lead.mean == 5.0


def test_one_against_three_is_compared_with_their_average() -> None:
    table = Table()
    table.add([record(["a", "b", "b", "b"], [2, 8, 8, 8], moons=(1, 0, 0, 0), deals=1)])
    assert table.lines["a"].lead.mean == 6.0
    assert (table.lines["a"].moons, table.lines["b"].moons) == (1, 0)
    assert (table.lines["a"].deals, table.lines["b"].deals) == (1, 3)


def test_points_are_those_of_a_deal() -> None:
    table = Table()
    table.add([record(["a", "b", "a", "b"], [10, 40, 20, 34], deals=4)])
    assert table.lines["a"].average.mean == 15 / 4


def test_an_interval_needs_two_values() -> None:
    assert Estimate.of([0.5]).margin == inf
    found = Estimate.of([0.0, 1.0] * 50)
    assert found.mean == 0.5
    assert isclose(found.margin, 1.96 * 0.502519 / 10, rel_tol=1e-5)


def test_ratings_follow_from_scores() -> None:
    assert elo(0.5) == 0
    assert isclose(elo(expected_score(100)), 100)
    assert elo(1.0) == pytest.approx(1200)
    assert elo(0.0) == pytest.approx(-1200)
    assert (beaten(2, 1), beaten(1, 1), beaten(0, 1)) == (1.0, 0.5, 0.0)


def test_the_test_ends_for_what_is_clear_and_stays_open_otherwise() -> None:
    assert verdict([1.0, 0.5, 1.0, 0.5] * 20, 0, 30) == "better"
    assert verdict([0.0, 0.5, 0.5, 0.0] * 20, 0, 30) == "not better"
    assert verdict([1.0, 0.0] * 10, 0, 30) is None
    assert verdict([1.0], 0, 30) is None
    assert likelihood_ratio([1.0, 1.0], 0, 30) < 3
