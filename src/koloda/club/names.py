"""Names that members show: letters of any script, and no two that look alike."""

import unicodedata
from functools import lru_cache

from confusable_homoglyphs import categories, confusables  # type: ignore[import-untyped]

from koloda.core.errors import MemberError

SHORTEST, LONGEST = 2, 24
"""Visible characters of a name: marks that stand on a letter are not counted."""

MOST_CHARACTERS = 40
"""All characters of a name, marks included."""

MOST_MARKS = 3
"""Marks on one letter."""

BETWEEN = " -_."
"""What parts words."""

APOSTROPHES = "'’"
"""What stands inside a word."""

TOGETHER = (
    {"HAN", "HIRAGANA", "KATAKANA"},
    {"HAN", "BOPOMOFO"},
    {"HAN", "HANGUL"},
)
"""Scripts that one word may mix."""

STYLED = ("<font>", "<wide>", "<circle>", "<super>", "<sub>", "<square>", "<small>", "<narrow>")
"""Decompositions of letters that are other letters in another dress."""

ALIKE = {
    **dict(zip("il1|ı", "lllll", strict=True)),
    "0": "o",
    # Cyrillic, where the small or the capital letter looks like a Latin one.
    **dict(zip("авгезіјкмнорстухьѕԁԛԝһүӏ", "abre3ljkmhopctyxbsdqwhyl", strict=True)),
    # Greek.
    **dict(zip("αβγεζηικμνορτυχ", "abyezhlkmnoptyx", strict=True)),
}
"""Letters, in small, by the one that stands for all that look like them."""

ALIKE_PAIRS = (("rn", "m"), ("vv", "w"))


def check_name(text: str) -> tuple[str, str]:
    """Return a name as it is kept and its key, which is the same for names that look alike.

    Raises:
        MemberError: member/name; the detail `why` is `short`, `long`, `letter` or `mixed`.
    """
    name = unicodedata.normalize("NFC", text.strip(" "))
    visible = sum(not unicodedata.category(letter).startswith("M") for letter in name)
    if visible > LONGEST or len(name) > MOST_CHARACTERS:
        raise _refused("long", f"at most {LONGEST} characters are expected")
    _check_letters(name)
    if visible < SHORTEST or not any(letter.isalnum() for letter in name):
        raise _refused("short", f"at least {SHORTEST} characters are expected")
    for word in _words(name):
        if not _is_of_one_script(word):
            raise _refused("mixed", f"{word!r} mixes scripts", value=word)
    return name, key(name)


def key(name: str) -> str:
    """Return what all names have in common that look like this one."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    found = "".join(
        _alike(letter)
        for letter in plain
        if letter not in BETWEEN + APOSTROPHES and unicodedata.category(letter)[0] != "C"
    )
    for pair, letter in ALIKE_PAIRS:
        found = found.replace(pair, letter)
    return found[:80]


@lru_cache(4096)
def _alike(letter: str) -> str:
    if letter in ALIKE:
        return ALIKE[letter]
    if (
        letter.isascii()
        or not letter.isalpha()
        or categories.alias(letter) in ("CYRILLIC", "GREEK")
    ):
        return letter
    twins = [twin["c"].casefold() for twin in confusables.confusables_data.get(letter, [])]
    latin = sorted(twin for twin in twins if len(twin) == 1 and twin.isascii() and twin.isalnum())
    return ALIKE.get(latin[0], latin[0]) if latin else letter


def _check_letters(name: str) -> None:
    marks = 0
    before = " "
    for letter in name:
        kind = unicodedata.category(letter)
        if kind.startswith("M"):
            marks += 1
            good = marks <= MOST_MARKS and unicodedata.category(before)[0] in "LM"
        else:
            marks = 0
            styled = unicodedata.decomposition(letter).startswith(STYLED)
            good = (kind.startswith("L") or kind == "Nd") and not styled
            # Two spaces show as one.
            good = good or (letter in BETWEEN + APOSTROPHES and not letter == before == " ")
        if not good:
            shown = letter if letter.isprintable() else f"U+{ord(letter):04X}"
            raise _refused("letter", f"{shown} can't stand in a name", value=shown)
        before = letter


def _words(name: str) -> list[str]:
    for letter in BETWEEN:
        name = name.replace(letter, " ")
    return name.split()


def _is_of_one_script(word: str) -> bool:
    scripts = {categories.alias(letter) for letter in word if letter.isalpha()}
    scripts -= {"COMMON", "INHERITED"}
    return len(scripts) <= 1 or any(scripts <= allowed for allowed in TOGETHER)


def _refused(why: str, expected: str, **details: object) -> MemberError:
    return MemberError(
        "member/name",
        f"this name can't be taken: {expected}",
        why=why,
        expected=LONGEST if why == "long" else SHORTEST,
        **details,
    )
