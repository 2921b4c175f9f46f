"""A ladder: ratings that fit what was played, and a page that holds them."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from koloda.bots import BASELINES, LEVELS
from koloda.lab.ladder import Pair, page, pairs, plot, ratings, write
from koloda.lab.table import Estimate, expected_score

pytestmark = pytest.mark.plain


def shown_by(strengths: dict[str, float]) -> list[Pair]:
    """Return the pairs as players of these ratings would play them on average."""
    return [
        Pair(
            first,
            second,
            Estimate(expected_score(strengths[first] - strengths[second]), 0.05),
            10_000,
            (1.0, 2.0),
        )
        for first, second in pairs()
    ]


STRENGTHS = {name: 100.0 * place for place, name in enumerate(LEVELS)} | {
    "random": -250.0,
    "greedy": 60.0,
    "rollout@1000": 230.0,
    "uct@1000": 310.0,
}


def test_all_are_matched() -> None:
    names = {name for pair in pairs() for name in pair}
    assert {name.partition("@")[0] for name in names} == {*BASELINES, *LEVELS}


def test_ratings_are_found_again() -> None:
    found = ratings(shown_by(STRENGTHS))
    for name, rating in STRENGTHS.items():
        assert found[name] == pytest.approx(rating, abs=1)


def test_who_has_won_all_has_a_rating_still() -> None:
    shown = [Pair(a, b, Estimate(1.0, 0.0), 20, (1.0, 1.0)) for a, b in pairs()]
    assert all(abs(rating) < 10_000 for rating in ratings(shown).values())


def test_a_page_keeps_the_sections_of_other_games(tmp_path: Path) -> None:
    shown = shown_by(STRENGTHS)
    write(tmp_path, "hearts", shown)
    path = write(tmp_path, "card-football", shown)
    both = path.read_text(encoding="utf-8")
    assert both.startswith("# How strong")
    assert page("hearts", shown) in both
    assert both.index("## card-football") < both.index("## hearts")
    write(tmp_path, "hearts", shown)
    assert path.read_text(encoding="utf-8") == both
    assert (tmp_path / "strength-hearts.svg").exists()


def test_the_picture_has_a_bar_for_each() -> None:
    picture = ElementTree.fromstring(plot(shown_by(STRENGTHS)))
    bars = [child for child in picture if child.tag.endswith("rect")]
    assert len(bars) == len(STRENGTHS)
    assert all(float(bar.get("width", "0")) > 0 for bar in bars)
