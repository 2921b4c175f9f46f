"""Rules texts: clauses by option, values, anchors, and the pages of all languages."""

from importlib import import_module
from pathlib import Path
from re import findall, search

import pytest

import koloda.locales
from koloda.locales import CODES, Language
from koloda.locales.rules_text import apply

pytestmark = pytest.mark.plain

FOLDER = Path(koloda.locales.__file__).parent
GAMES = ("card-football", "belarusian-football", "hearts")


def defaults(game_name: str) -> dict[str, object]:
    module = import_module(f"koloda.games.{game_name.replace('-', '_')}.options")
    return {option.name: option.default for option in module.OPTIONS}


def said(text: str, **options: object) -> str:
    return apply(text, options, {name: str(value) for name, value in options.items()})


def test_truth_values() -> None:
    text = "[[golden_goal=true]] An extra half.\n- [[golden_goal=false]] A draw."
    assert said(text, golden_goal=True) == "An extra half.\n"
    assert said(text, golden_goal=False) == "- A draw.\n"


def test_choices_and_their_opposite() -> None:
    text = "- [[added_time=kicks|goals]] one\n- [[added_time!=kicks|goals]] two"
    assert said(text, added_time="goals") == "- one\n"
    assert said(text, added_time="none") == "- two\n"
    assert said("[[halves!=0]] limit", halves=0) == "\n"
    assert said("[[jack=-11|-10]] jack", jack=-10) == "jack\n"


def test_several_conditions_must_all_hold() -> None:
    text = "* [[a=true]] [[b!=0]] both"
    assert said(text, a=True, b=1) == "* both\n"
    assert said(text, a=True, b=0) == said(text, a=False, b=1) == "\n"


def test_values_headings_and_anchors() -> None:
    text = "[[a=true]] ## Heading {#place}\n\nUp to {{b}}.\n\n### Other {#other}"
    assert said(text, a=True, b=9) == "## Heading\n\nUp to 9.\n\n### Other\n"
    assert said(text, a=False, b=9) == "Up to 9.\n\n### Other\n"


def test_pages_in_a_browser_keep_the_anchors() -> None:
    text = "# Game\n\n[[a=true]] ## Heading {#place}\n\n[[a=false]] ## Other {#other}"
    assert apply(text, {"a": True}, {}, anchors=True) == "# Game\n\n## Heading {#place}\n"


def test_numbered_lists_are_counted_anew() -> None:
    text = "1. one\n2. [[a=true]] two\n   more\n3. three\n\nText.\n\n1. again"
    assert said(text, a=False) == "1. one\n   more\n2. three\n\nText.\n\n1. again\n"


def test_faults_of_a_page_are_errors() -> None:
    with pytest.raises(KeyError):
        said("[[unknown=1]] x", a=1)
    with pytest.raises(KeyError):
        said("{{unknown}}", a=1)
    with pytest.raises(ValueError, match="can't be read"):
        said("[[a]] x", a=1)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game_name", GAMES)
def test_pages_read_well_under_every_single_option(code: str, game_name: str) -> None:
    language = Language(code)
    standard = defaults(game_name)
    module = import_module(f"koloda.games.{game_name.replace('-', '_')}.options")
    for option in module.OPTIONS:
        values = {
            "flag": (True, False),
            "choice": getattr(option, "choices", ()),
            "whole": (getattr(option, "minimum", 0), getattr(option, "maximum", 0)),
        }[option.kind]
        for value in values:
            page = language.rules(game_name, {**standard, option.name: value})
            assert page.startswith("# ")
            assert not search(r"\[\[|\]\]|\{\{|\}\}|\{#", page)
            assert not search(r"\n[-*] *\n|\n\n\n", page)


@pytest.mark.parametrize("game_name", GAMES)
def test_pages_have_the_same_clauses_in_all_languages(game_name: str) -> None:
    marks = {
        code: findall(
            r"\[\[.*?\]\]|\{\{.*?\}\}|\{#.*?\}",
            (FOLDER / code / "rules" / f"{game_name}.md").read_text(encoding="utf-8"),
        )
        for code in CODES
    }
    assert all(found == marks["en"] for found in marks.values())
