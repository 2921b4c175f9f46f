"""The same messages with the same arguments in four languages."""

import re
from pathlib import Path

import pytest

import koloda.locales
from koloda.locales import CODES

pytestmark = pytest.mark.plain

FOLDER = Path(koloda.locales.__file__).parent


def messages(code):
    text = (FOLDER / code / "terminal.ftl").read_text(encoding="utf-8")
    parts = re.split(r"(?m)^(?=[a-z])", text)
    return {
        part.split(" ", 1)[0]: set(re.findall(r"\$(\w+)", part))
        for part in parts
        if part.startswith("terminal-")
    }


@pytest.mark.parametrize("code", CODES[1:])
def test_ids_and_arguments_are_those_of_english(code):
    assert messages(code) == messages("en")


@pytest.mark.parametrize("code", CODES)
def test_no_id_stands_twice(code):
    text = (FOLDER / code / "terminal.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"(?m)^(terminal-[\w-]+) =", text)
    assert len(ids) == len(set(ids))


def test_every_message_is_used():
    sources = Path(koloda.locales.__file__).parents[1] / "terminal"
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources.glob("*.py"))
    made = ("command-", "about-", "not-understood-", "hearts-side-")
    names = ("you", "rival", "left", "across", "right")
    for found in messages("en"):
        name = found.removeprefix("terminal-")
        short = re.sub(r"^(card-football|belarusian-football|hearts)-", "", name)
        known = name in names or name.startswith(made)
        assert known or f'"{name}"' in code or f'-{short}"' in code or f'"{found}"' in code, found
