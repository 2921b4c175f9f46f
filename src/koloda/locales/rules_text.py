"""Rules texts: Markdown whose clauses depend on the options in force.

``[[added_time=kicks|goals]]`` at the start of a line, after any list mark, keeps the line only
where the condition holds; several conditions must all hold. ``{{send_off_at}}`` stands for a
value, ``{#anchor}`` at the end of a heading for a name that only pages in a browser need.
"""

from collections.abc import Mapping
from re import Match, sub
from re import compile as pattern

_LINE = pattern(r"^(\s*(?:[-*+]\s+|\d+[.)]\s+|#+\s+|>\s+)?)((?:\[\[[^\]]*\]\]\s*)+)(.*)$")
_CONDITION = pattern(r"\[\[\s*(\w+)\s*(!?=)\s*([^\]]*?)\s*\]\]")
_VALUE = pattern(r"\{\{\s*(\w+)\s*\}\}")
_ANCHOR = pattern(r"\s*\{#[\w-]+\}\s*$")
_NUMBERED = pattern(r"^(\s*)(\d+)([.)]\s)")


def apply(
    text: str,
    options: Mapping[str, object],
    values: Mapping[str, str],
    *,
    anchors: bool = False,
) -> str:
    """Keep the lines whose conditions hold under ``options`` and fill in ``values``.

    Numbered lists are counted anew where items are left out; names of headings stay where
    ``anchors`` are wanted. Raises KeyError for an option that is not in ``options``, ValueError for
    a condition that can't be read.
    """
    kept = [line for raw in text.splitlines() if (line := _line(raw, options)) is not None]
    if not anchors:
        kept = [_ANCHOR.sub("", line) for line in kept]
    filled = [_VALUE.sub(lambda found: values[found[1]], line) for line in _counted(kept)]
    return sub(r"\n{3,}", "\n\n", "\n".join(filled)).strip() + "\n"


def holds(name: str, sign: str, words: str, options: Mapping[str, object]) -> bool:
    """Say whether an option has (``=``) or has not (``!=``) one of the values in ``words``."""
    value = options[name]
    word = str(value).lower() if isinstance(value, bool) else str(value)
    return (word in [choice.strip() for choice in words.split("|")]) == (sign == "=")


def _line(raw: str, options: Mapping[str, object]) -> str | None:
    found = _LINE.match(raw)
    line = raw
    if found:
        mark, conditions, rest = found.groups()
        parts = _CONDITION.findall(conditions)
        if len(parts) != conditions.count("[["):
            raise ValueError(f"a condition of the rules can't be read: {raw.strip()}")
        if not all(holds(name, sign, words, options) for name, sign, words in parts):
            return None
        line = mark + rest
    return line


def _counted(lines: list[str]) -> list[str]:
    """Number the items of each list 1, 2, 3, whatever was left out."""
    counted: list[str] = []
    counts: dict[str, int] = {}
    for line in lines:
        item = _NUMBERED.match(line)
        if item:
            counts[item[1]] = counts.get(item[1], 0) + 1
            line = _renumbered(line, item, counts[item[1]])
        elif line.strip() and not line.startswith(" "):
            counts.clear()
        counted.append(line)
    return counted


def _renumbered(line: str, item: Match[str], number: int) -> str:
    return f"{item[1]}{number}{item[3]}{line[item.end() :]}"
