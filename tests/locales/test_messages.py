"""All languages hold the same messages, each of which can be formatted, in their own letters."""

from collections.abc import Iterator
from pathlib import Path
from re import findall, search

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

import koloda.locales
from koloda.locales import CODES, Language

pytestmark = pytest.mark.plain

FOLDER = Path(koloda.locales.__file__).parent

FOREIGN = {
    "ru": "іїєґўІЇЄҐЎ",
    "uk": "ыэёъўЫЭЁЪЎ",
    "be": "ищъїєґИЩЪЇЄҐ",
}
"""Letters that a language does not have."""

LATIN = {
    *("JSON", "UTF", "QS", "TH", "koloda", "seed", "moves", "game", "fair", "options", "deals"),
    *("none", "true", "false", "hint", "undo", "last", "goalkeeper", "seen", "rules", "save"),
    *("quit", "help", "play", "resume", "rollout", "random", "Tab", "Enter", "Ctrl"),
    *("PostgreSQL", "Redis", "Esc", "QR"),
}
"""Latin words that stand in sentences of every language: keys, values and formats."""


class Names(visitor.Visitor):
    """The variables that a message needs itself, and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def messages(code: str) -> dict[str, ast.Message]:
    found = {}
    for path in sorted((FOLDER / code).glob("*.ftl")):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


MESSAGES = {code: messages(code) for code in CODES}


def variables(code: str, message_id: str) -> set[str]:
    """Give all variables of a message, those of the messages it refers to included."""
    names = Names()
    names.visit(MESSAGES[code][message_id])
    return names.variables.union(*(variables(code, other) for other in names.references))


def texts(code: str) -> Iterator[tuple[str, str]]:
    """Give each piece of text of a language with the id of its message."""

    class Texts(visitor.Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            self.found.append(node.value)

    for message_id, message in MESSAGES[code].items():
        pieces = Texts()
        pieces.visit(message)
        for piece in pieces.found:
            yield message_id, piece


def test_languages_hold_the_same_files() -> None:
    listed = {code: sorted(path.name for path in (FOLDER / code).glob("*.ftl")) for code in CODES}
    assert all(names == listed["en"] for names in listed.values()), listed


@pytest.mark.parametrize("code", CODES)
def test_ids_attributes_and_variables_are_the_same(code: str) -> None:
    assert list(MESSAGES[code]) == list(MESSAGES["en"])
    for message_id, message in MESSAGES[code].items():
        attributes = [attribute.id.name for attribute in message.attributes]
        english = [attribute.id.name for attribute in MESSAGES["en"][message_id].attributes]
        assert attributes == english, message_id
        assert variables(code, message_id) == variables("en", message_id), message_id


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("value", ["none", "S", "shot", "left", 0, 1, 2, 3, 5, 11, 21, 102])
def test_every_message_can_be_formatted(code: str, value: str | int) -> None:
    language = Language(code)
    assert set(language.ids) == set(MESSAGES[code])
    for message_id, message in MESSAGES[code].items():
        given = dict.fromkeys(variables(code, message_id), value)
        if message.value:
            assert "{" not in language.text(message_id, **given)
        for attribute in message.attributes:
            assert language.text(f"{message_id}.{attribute.id.name}", **given)


def test_missing_ids_and_arguments_are_errors() -> None:
    language = Language("en")
    with pytest.raises(KeyError):
        language.text("no-such-message")
    with pytest.raises(KeyError):
        language.text("seat-name.about")
    with pytest.raises(ValueError, match="number"):
        language.text("seat-name")
    with pytest.raises(KeyError, match="expected one of en, ru, uk, be"):
        Language("pl")


@pytest.mark.parametrize("code", FOREIGN)
def test_texts_are_in_the_letters_of_their_language(code: str) -> None:
    for message_id, text in texts(code):
        assert not set(text) & set(FOREIGN[code]), f"{message_id}: {text}"
        assert not search(r"[А-яЁёІіЇїЄєҐґЎў][A-Za-z]|[A-Za-z][А-яЁёІіЇїЄєҐґЎў]", text), message_id
        assert set(findall(r"[A-Za-z]{2,}", text)) <= LATIN, f"{message_id}: {text}"


@pytest.mark.parametrize("code", ["uk", "be"])
def test_the_apostrophe_is_typographic(code: str) -> None:
    assert not [text for _, text in texts(code) if search(r"[а-яіїєў]'[а-яіїєў]", text)]


def test_belarusian_has_short_u_after_vowels() -> None:
    for message_id, text in texts("be"):
        assert not search(r"(?i)[аеёіоуыэюя] у(?!\w*[’])(?=[а-яіўё ])", text), (
            f"{message_id}: {text}"
        )
        assert not search(r"(?i)[бвгджзйклмнпрстфхцчшь] ў", text), f"{message_id}: {text}"


def test_only_goals_are_exclaimed() -> None:
    for code in CODES:
        for message_id, text in texts(code):
            assert "!" not in text or "goal" in message_id, message_id
