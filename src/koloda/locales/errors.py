"""What an error of koloda.core.errors gives to its sentence: its details, as text."""

import errno
import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from koloda.core.errors import KolodaError
from koloda.match.record import STANDARD_INPUT

if TYPE_CHECKING:
    from koloda.locales.language import Language

DETAILS = (
    "option",
    "value",
    "expected",
    "nearest",
    "preset",
    "bot",
    "game",
    "move",
    "number",
    "legal",
    "reason",
    "key",
    "card",
    "seat",
    "path",
    "line",
    "why",
    "text",
    "message",
    "most",
    "phase",
    "seconds",
)
"""The arguments of error sentences; a detail that an error lacks is passed as ``none``."""

LONGEST = 300
"""Characters of one detail that a sentence repeats; whatever is longer is cut."""

REASONS = {
    os.strerror(errno.ENOSPC): "full",
    os.strerror(errno.EDQUOT): "full",
    os.strerror(errno.EACCES): "denied",
    os.strerror(errno.EPERM): "denied",
    os.strerror(errno.EROFS): "read-only",
    os.strerror(errno.ENOENT): "absent",
    os.strerror(errno.EISDIR): "folder",
}
"""What the system says of a file, as a word that sentences can select on."""


def arguments(language: "Language", error: KolodaError) -> dict[str, str]:
    """Give every name of DETAILS a value: the error's own, or ``none``."""
    details = error.details
    found: dict[str, str] = dict.fromkeys(DETAILS, "none")
    for name, detail in details.items():
        if detail is not None and detail != "":
            found[name] = _plain(detail)
    found["message"] = shorten(str(error))
    found["why"] = REASONS.get(found["why"], found["why"])
    if error.code == "option/value":
        found["expected"] = _expected(language, details)
    found["reason"] = _reason(language, found)
    if found["path"] == STANDARD_INPUT:
        found["path"] = language.text("standard-input")
    return found


def _expected(language: "Language", details: Mapping[str, object]) -> str:
    """Say which values an option takes (koloda.core.options)."""
    kind = details.get("kind")
    if kind is None:
        return str(details.get("expected", "none"))
    limits = {name: str(details.get(name, "")) for name in ("minimum", "maximum")}
    choices = details.get("choices", [])
    listed = ", ".join(map(str, choices)) if isinstance(choices, list) else ""
    return language.text(f"expected-{kind}", choices=listed, **limits)


def shorten(text: str, most: int = LONGEST) -> str:
    """Leave what can be shown in a line: printable characters, and not too many."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text[: most + 1])
    return shown if len(text) <= most else shown[: most - 1] + "…"


def _plain(detail: object) -> str:
    if isinstance(detail, Sequence) and not isinstance(detail, str):
        return shorten(", ".join(map(str, detail))) or "none"
    return shorten(str(detail))


def _reason(language: "Language", found: dict[str, str]) -> str:
    """Say why a move was refused, where the error tells."""
    game, reason, legal = (str(found[name]) for name in ("game", "reason", "legal"))
    if reason == "not_text":
        return language.text("error-move-not-text", legal=legal)
    if legal == "none" or not language.has(f"{game}-refused-{reason}"):
        return "none"
    return language.refusal(game, reason, str(found["move"]), legal.split(", "))
