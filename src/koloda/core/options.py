"""Rule options: what a table may choose, and what may be chosen.

A state keeps each option in a field of the same name as a small int: a flag as 0 or 1, a choice as
its place among the choices, a whole number as itself.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from koloda.core.errors import OptionError, nearest, shortened

Value = bool | int | str


@dataclass(frozen=True)
class Flag:
    """An option that is true or false."""

    name: str
    default: bool
    kind: ClassVar[str] = "flag"

    @property
    def expected(self) -> str:
        """Say in English which values the option takes."""
        return "true or false"

    def encode(self, value: Value) -> int:
        """Return the value as a state keeps it. Raises OptionError (option/value)."""
        if not isinstance(value, bool):
            raise refused(self, value)
        return int(value)

    def parse(self, text: str) -> Value:
        """Return the value that a person typed, unchecked."""
        return {"true": True, "false": False}.get(text.lower(), text)


@dataclass(frozen=True)
class Whole:
    """An option that is a whole number in a range."""

    name: str
    default: int
    minimum: int
    maximum: int
    kind: ClassVar[str] = "whole"

    @property
    def expected(self) -> str:
        """Say in English which values the option takes."""
        return f"a whole number from {self.minimum} to {self.maximum}"

    def encode(self, value: Value) -> int:
        """Return the value as a state keeps it. Raises OptionError (option/value)."""
        if type(value) is not int or not self.minimum <= value <= self.maximum:
            raise refused(self, value)
        return value

    def parse(self, text: str) -> Value:
        """Return the value that a person typed, unchecked."""
        return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else text


@dataclass(frozen=True)
class Choice:
    """An option that is one of a few words or numbers."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    kind: ClassVar[str] = "choice"

    @property
    def expected(self) -> str:
        """Say in English which values the option takes."""
        *others, last = (str(choice) for choice in self.choices)
        return f"{', '.join(others)} or {last}"

    def encode(self, value: Value) -> int:
        """Return the value as a state keeps it. Raises OptionError (option/value)."""
        for place, choice in enumerate(self.choices):
            if type(choice) is type(value) and choice == value:
                return place
        raise refused(self, value)

    def parse(self, text: str) -> Value:
        """Return the value that a person typed, unchecked."""
        return next((choice for choice in self.choices if str(choice) == text), text)


Option = Flag | Whole | Choice


def refused(option: Option, value: object) -> OptionError:
    """Return the error for a value that an option does not take."""
    details: dict[str, object] = {"kind": option.kind}
    if isinstance(option, Whole):
        details.update(minimum=option.minimum, maximum=option.maximum)
    elif isinstance(option, Choice):
        details.update(choices=[str(choice) for choice in option.choices])
    return OptionError(
        "option/value",
        f"option {option.name} can't be {shortened(value)}: expected {option.expected}",
        option=option.name,
        value=str(value)[:80],
        **details,
    )


def unknown(name: str, options: tuple[Option, ...]) -> OptionError:
    """Return the error for an option that a game does not know, with the nearest that it knows."""
    names = [option.name for option in options]
    near = nearest(name, names)
    hint = f"did you mean {near}?" if near else f"expected one of {', '.join(names)}"
    return OptionError(
        "option/unknown",
        f"unknown option {shortened(name)[1:-1] if len(name) > 60 else name}: {hint}",
        option=name[:80],
        nearest=near or "",
        expected=", ".join(names),
    )


def in_force(options: tuple[Option, ...], given: Mapping[str, Value]) -> dict[str, Value]:
    """Return all options with the given values in place of the defaults.

    Raises:
        OptionError: option/unknown, option/value.
    """
    names = {option.name for option in options}
    for name in given:
        if name not in names:
            raise unknown(str(name), options)
    values: dict[str, Value] = {}
    for option in options:
        value = given.get(option.name, option.default)
        option.encode(value)
        values[option.name] = value
    return values


def changed(options: tuple[Option, ...], values: Mapping[str, Value]) -> dict[str, Value]:
    """Return those values that differ from the default, as a record keeps them."""
    return {
        option.name: values[option.name]
        for option in options
        if option.encode(values[option.name]) != option.encode(option.default)
    }
