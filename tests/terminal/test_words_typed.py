"""What a person types, in four languages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koloda.core import cards
from koloda.locales import CODES, Language
from koloda.terminal import typed
from koloda.terminal.commands import WORDS, Grammar, move_of_cards, move_of_columns

pytestmark = pytest.mark.plain

GRAMMARS = {code: Grammar(Language(code)) for code in CODES}


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("QS", "QS"),
        ("q♠", "QS"),
        ("Д♠", "QS"),
        ("дп", "QS"),
        ("♠Д", "QS"),
        ("10♥", "TH"),
        ("10ч", "TH"),
        ("th", "TH"),
        ("ТЧ", "AH"),
        ("Т♥", "AH"),
        ("вт", "JC"),
        ("К♦️", "KD"),
        ("[2♣]", "2C"),
        ("5 б", "5D"),
    ],
)
def test_cards_are_understood_in_every_script(text, card):
    assert typed.card(text) == card


@pytest.mark.parametrize("text", ["", "1♥", "11h", "q", "♠", "ys", "QSS", "hint", "тт т"])
def test_what_is_no_card(text):
    assert typed.card(text) is None


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("letters", ["intl", "cyrillic"])
def test_every_card_can_be_typed_as_it_is_shown(code, letters):
    language = Language(code, letters)
    for card in cards.texts(cards.pack()):
        assert typed.card(language.card(card)) == card


@given(st.text())
def test_the_grammar_understands_or_says_so(line):
    for grammar in GRAMMARS.values():
        for as_move in (move_of_cards, move_of_columns):
            found = grammar.read(line, as_move)
            assert found.kind in ("move", "command", "unclear", "unknown", "empty")
            assert found.name or found.kind in ("empty", "unknown")


@pytest.mark.parametrize("code", CODES)
def test_every_command_is_understood_in_its_language_and_in_english(code):
    language, grammar = Language(code), GRAMMARS[code]
    for name, english in WORDS.items():
        words = [*language.text(f"terminal-command-{name}").split(", "), *english]
        for word in words:
            for line in (word, word.upper(), f"/{word}", f"  {word} "):
                found = grammar.read(line, move_of_columns)
                if name == "throw":
                    assert (found.kind, found.name) == ("move", "-")
                else:
                    assert (found.kind, found.name) == ("command", name), (code, line)


@pytest.mark.parametrize("code", CODES)
def test_no_word_of_a_language_means_two_commands(code):
    language = Language(code)
    words = [
        (word, name)
        for name in WORDS
        for word in language.text(f"terminal-command-{name}").split(", ")
    ]
    assert len({word for word, _ in words}) == len(words)


def test_a_beginning_that_fits_one_command_will_do():
    grammar = GRAMMARS["ru"]
    assert grammar.read("подск", move_of_cards).name == "hint"
    assert grammar.read("und", move_of_cards).name == "undo"
    unclear = grammar.read("h", move_of_cards)
    assert unclear.kind == "unclear"
    assert "подсказка" in unclear.nearest


def test_a_slip_of_the_keys_is_answered_with_the_nearest_command():
    assert GRAMMARS["en"].read("hnit", move_of_cards).nearest == ("hint",)
    assert GRAMMARS["uk"].read("підказкк", move_of_cards).nearest == ("підказка",)


@pytest.mark.parametrize(
    ("line", "kind", "name", "rest"),
    [
        ("3", "move", "3", ""),
        ("take 3", "move", "3", ""),
        ("/take 3", "move", "3", ""),
        ("взять 3", "move", "3", ""),
        ("03", "move", "3", ""),
        ("-", "move", "-", ""),
        ("—", "move", "-", ""),
        ("throw", "move", "-", ""),
        ("3?", "command", "what", "3"),
        ("если 3", "command", "what", "3"),
        ("last all", "command", "last", "all"),
        ("save Матч.JSON", "command", "save", "Матч.JSON"),
    ],
)
def test_moves_and_what_stands_behind_a_command(line, kind, name, rest):
    found = GRAMMARS["ru"].read(line, move_of_columns)
    assert (found.kind, found.name, found.rest) == (kind, name, rest)


def test_cards_are_played_by_verb_too():
    assert GRAMMARS["be"].read("сыграць дп", move_of_cards).name == "QS"
    assert GRAMMARS["en"].read("play QS", move_of_cards).name == "QS"
