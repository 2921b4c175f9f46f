"""Every refusal of the club has a sentence in every language, with its details in it."""

import re
from pathlib import Path

import pytest

import koloda
from koloda.club.clocks import Clock
from koloda.club.names import check_name
from koloda.core.errors import KolodaError, LimitError, MemberError, TableError
from koloda.locales import CODES, Language
from tests.club.support import opened

pytestmark = pytest.mark.plain

ROOT = Path(koloda.__file__).parent
CODE = re.compile(r'"((?:table|member|club)/[a-z-]+)"')


def codes() -> set[str]:
    files = [path for room in ("club", "server") for path in (ROOT / room).rglob("*.py")]
    return {code for path in files for code in CODE.findall(path.read_text(encoding="utf-8"))}


def test_every_code_has_a_sentence_of_its_own() -> None:
    ids = set(Language("en").ids)
    assert len(codes()) > 30
    missing = {code for code in codes() if "error-" + code.replace("/", "-") not in ids}
    assert missing == set()


def raised(code: str) -> KolodaError:
    makers = {
        "table/clock": lambda: Clock.read({"kind": "move", "seconds": 1}),
        "table/bots": lambda: opened(bots=("novice", "novice")),
        "member/name": lambda: check_name("Bоb"),
    }
    with pytest.raises(KolodaError) as caught:
        makers[code]()
    assert caught.value.code == code
    return caught.value


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("error", "told"),
    [
        ("table/clock", ["seconds", "5–3600"]),
        ("table/bots", ["1", "novice, amateur, club"]),
        ("member/name", ["Bоb"]),
    ],
)
def test_details_stand_in_the_sentence(code: str, error: str, told: list[str]) -> None:
    sentence = Language(code).error(raised(error))
    assert all(word in sentence for word in told), sentence
    assert "none" not in sentence


@pytest.mark.parametrize("code", CODES)
def test_each_reason_why_a_name_is_refused_has_its_words(code: str) -> None:
    language = Language(code)
    sentences = set()
    for name in ("a", "a" * 30, "Bоb", "a%b"):
        with pytest.raises(MemberError) as caught:
            check_name(name)
        sentences.add(language.error(caught.value))
    assert len(sentences) == 4


@pytest.mark.parametrize("code", CODES)
def test_each_phase_has_its_words(code: str) -> None:
    phases = ("seating", "reveal", "playing", "over", "void")
    errors = [TableError("table/phase", "…", phase=phase, expected="over") for phase in phases]
    assert len({Language(code).error(error) for error in errors}) == len(phases)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("kind", ["chat", "message"])
def test_a_limit_says_when_to_try_again(code: str, kind: str) -> None:
    error = LimitError(f"limit/{kind}", "too often", seconds=17)
    assert "17" in Language(code).error(error)
