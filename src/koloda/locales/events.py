"""What an event of rules/records.md gives to its sentence: operands by name.

Arguments that the sentences know: ``player`` and ``rival`` (names), ``card``, ``cards``, ``ball``,
``keeper``, ``column``, ``row`` (0 own line-up … 3 the rival's), ``suit`` (C D H S), ``kind``
(long_shot, shot, free_kick, penalty), ``nth``, ``drawn`` and ``shown`` (the goalkeeper's cards
and how many), ``count`` (extra moves gained, bookings, points), ``fits`` (yes, no), ``score``,
``half``, ``direction``, ``points`` and ``result``.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from koloda.locales.language import Language

OPERANDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "card-football": {
        "take": ("column", "card"),
        "off": ("card",),
        "tackle": ("cards",),
        "block": ("card",),
        "press": ("card",),
        "goal": ("kind", "suit", "drawn"),
        "save": ("kind", "suit", "nth", "drawn"),
        "booking": ("suit", "count"),
        "sent_off": ("suit",),
        "attack": (),
        "corner": (),
        "added": ("column",),
        "half_time": (),
        "full_time": (),
    },
    "belarusian-football": {
        "draw": ("seat", "card"),
        "flip": ("row", "column", "card"),
        "step": ("row", "column", "card"),
        "throw": ("card",),
        "goal": ("ball", "keeper"),
        "save": ("ball", "keeper"),
        "full_time": (),
    },
    "hearts": {
        "pass": ("card",),
        "passed": (),
        "card": ("card",),
        "hearts_broken": (),
        "trick": ("seat",),
        "moon": ("seat",),
        "sun": ("seat",),
        "scored": ("points",),
        "match_over": (),
    },
}
"""The operands of each event by name, in order; ``cards``, ``drawn``, ``points`` take the rest."""

GAINS = {"attack": 3, "corner": 2, "press": 1}
REBOUND = 2
"""Extra moves that an event, or a save by the second card, brings (card-football, Resolution)."""

HALF_LENGTH = 45
"""Minutes of a half of Card Football, of which each take is one (rules/records.md, Minutes)."""

DEFAULTS: Mapping[str, str | int] = {
    "count": 0,
    "score": "none",
    "fits": "yes",
    "half": 1,
    "direction": "left",
    "result": "none",
}


def as_data() -> dict[str, object]:
    """Give what a page needs to say events as the console does: the tables of this module."""
    return {
        "operands": {
            game: {name: list(operands) for name, operands in events.items()}
            for game, events in OPERANDS.items()
        },
        "gains": dict(GAINS),
        "rebound": REBOUND,
        "defaults": dict(DEFAULTS),
        "half_length": HALF_LENGTH,
    }


def gain(event: Sequence[object]) -> int:
    """Give the extra moves that a card-football event brings, 0 for most."""
    if event[0] == "save" and event[1] == "shot" and event[3] == 2:
        return REBOUND
    return GAINS.get(str(event[0]), 0)


def arguments(
    language: "Language",
    game_name: str,
    event: Sequence[object],
    names: Sequence[str],
    who: Mapping[str, str | int],
) -> dict[str, str | int]:
    """Name an event's operands as the arguments of its sentence; ``who`` overrides them.

    ``names`` are the players' by seat. Raises KeyError for an event that is not in OPERANDS.
    """
    found: dict[str, str | int] = {**DEFAULTS, "player": names[0], "rival": names[1]}
    if game_name == "card-football":
        found["count"] = gain(event)
    rest = list(event[1:])
    for operand in OPERANDS[game_name][str(event[0])]:
        if operand == "points":
            found[operand] = standing(language, names, [int(str(points)) for points in rest])
        elif operand in ("cards", "drawn"):
            cards = [str(card) for card in rest]
            found[operand] = language.card_list(cards)
            found["shown"] = sum(card != "~" for card in cards)
        else:
            found.update(_one(language, operand, rest.pop(0), names))
    found.update(who)
    return found


def standing(language: "Language", names: Sequence[str], numbers: Sequence[int]) -> str:
    """Write numbers by name: ``Player 1 – 26, Player 2 – −11``."""
    return ", ".join(
        language.text("player-has", player=name, what=minus(number))
        for name, number in zip(names, numbers, strict=True)
    )


def minus(number: int) -> str:
    """Write a number, a negative one with a minus sign instead of a hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def with_minus(text: str, arguments: Iterable[str | int]) -> str:
    """Give the negative numbers among a sentence's arguments their minus sign."""
    for number in arguments:
        if isinstance(number, int) and number < 0:
            text = text.replace(str(number), minus(number))
    return text


def _one(
    language: "Language", operand: str, value: object, names: Sequence[str]
) -> dict[str, str | int]:
    if operand == "seat":
        return {"player": names[int(str(value))]}
    if operand in ("card", "ball", "keeper"):
        return {operand: language.card(str(value))}
    return {operand: value if isinstance(value, int) else str(value)}
