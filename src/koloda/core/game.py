"""What every game offers: three modules of the same shape, gathered in a Game.

    rules      kernels: the match itself
    hidden     kernels: what a seat may see, and drawing the rest anew
    notation   moves, states and events as text and data (rules/records.md)
    view       what a seat sees, as data for a screen

A state is one record of the game's dtype, a view of an item of an array. Three of its fields are
the same in all games: `seed` (8 words), `shuffles` (how many were made), `turn` (the seat to move,
−1 when the match is over).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from koloda.core import dispatch
from koloda.core.chance import seed_words, type_generator
from koloda.core.errors import OptionError, nearest, shortened
from koloda.core.log import Log
from koloda.core.options import Option, Value

State = Any
"""A record of a game's dtype: np.void in Python, a Record in kernels."""

Event = list[Any]
"""An event of rules/records.md: its name, then its operands as text and numbers."""


class Rules(Protocol):
    """The kernels of a match."""

    def deal(self, state: State, log: Log | None, /) -> None:
        """Begin the match of `state`'s options and seed; everything else in it is set anew."""

    def legal(self, state: State, /) -> int:
        """Return the set of legal actions, as bits; 0 when the match is over."""

    def apply(self, state: State, action: int, log: Log | None, /) -> None:
        """Make a move, which is not checked for legality, and all that follows of itself."""

    def is_over(self, state: State, /) -> bool:
        """Return whether the match is over."""

    def deal_number(self, state: State, /) -> int:
        """Return the number of the deal that is on (a half, a deal), from 0."""

    def returns(self, state: State, seat: int, /) -> float:
        """Return what the match as it stands is worth to a seat; the more, the better."""


class Hidden(Protocol):
    """The one place through which hidden information passes."""

    def conceal(self, state: State, seat: int, /) -> None:
        """Zero all that `seat` may not see, the seed included; seat −1 is a spectator."""

    def sample(self, state: State, seat: int, generator: type_generator, /) -> None:
        """Fill a state concealed for `seat` with one of the worlds that it can't tell apart.

        Each is as likely: all in which every public move so far was legal. Spectators have none.
        """

    def conceal_events(self, events: list[Event], mover: int, seat: int, /) -> list[Event]:
        """Return the events of a move of `mover` as `seat` may see them; seat −1 is a spectator."""


class Notation(Protocol):
    """Moves, states and events as text and data."""

    def move_text(self, state: State, action: int, /) -> str:
        """Return the text of an action."""

    def moves(self, state: State, /) -> dict[str, int]:
        """Return the legal moves in the order of rules/records.md: text to action."""

    def events(self, log: Log, /) -> list[Event]:
        """Return the events of a log."""

    def describe(self, state: State, /) -> dict[str, Any]:
        """Return the referee's state of rules/records.md, without `events` and `legal`."""

    def scores(self, state: State, /) -> list[int]:
        """Return the score of each seat: goals, or points."""

    def winners(self, state: State, /) -> list[int]:
        """Return the seats that win with the scores as they stand; none of a draw."""


class View(Protocol):
    """What a seat sees. Every state given here has been concealed for `seat`."""

    def view(self, state: State, seat: int, /) -> Mapping[str, Any]:
        """Return the table as `seat` sees it, as data for a screen."""

    def preview(self, state: State, seat: int, action: int, /) -> dict[str, Any]:
        """Return what a legal action would bring about: `events` that are certain, and `outcomes`.

        Each outcome holds its `odds` and the `events` that follow the certain ones.
        """

    def refusal(self, state: State, text: str, /) -> str:
        """Return a short word for why a text is no legal move of the seat to move."""


def forecast(branches: Sequence[tuple[float, list[Event]]]) -> dict[str, Any]:
    """Return what a move would bring about, from the ways it may go, as `View.preview` says.

    Args:
        branches: the odds and the events of each way; the odds add up to 1.
    """
    possible: list[tuple[float, list[Event]]] = []
    for odds, events in branches:
        same = next((place for place, way in enumerate(possible) if way[1] == events), None)
        if same is not None:
            possible[same] = (possible[same][0] + odds, events)
        elif odds > 0:
            possible.append((odds, events))
    certain = possible[0][1]
    for _, events in possible[1:]:
        shared = 0
        while shared < min(len(certain), len(events)) and certain[shared] == events[shared]:
            shared += 1
        certain = certain[:shared]
    outcomes = [{"odds": odds, "events": events[len(certain) :]} for odds, events in possible]
    return {"events": certain, "outcomes": outcomes if len(outcomes) > 1 else []}


def no_further_check(values: Mapping[str, Value]) -> None:
    """Check nothing: each option by itself says it all."""


@dataclass(frozen=True)
class Game:
    """A game: its name, its options, its state and the modules that play it."""

    name: str
    seats: int
    state: "np.dtype[np.void]"
    options: tuple[Option, ...]
    rules: Rules
    hidden: Hidden
    notation: Notation
    view: View
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    check: Any = no_further_check

    def __post_init__(self) -> None:
        """Let kernels that serve all games find this one by the type of its states."""
        dispatch.register(self.state, self.rules, self.hidden)

    def preset(self, name: str | None) -> dict[str, Value]:
        """Return the options that a name stands for, none for None.

        Raises:
            OptionError: option/preset.
        """
        if name is None:
            return {}
        if name not in self.presets:
            near = nearest(name, self.presets)
            listed = ", ".join(self.presets) or "none"
            hint = f"did you mean {near}?" if near else f"{self.name} has {listed}"
            raise OptionError(
                "option/preset",
                f"unknown preset {shortened(name)}: {hint}",
                preset=name[:80],
                nearest=near or "",
                expected=listed,
            )
        return dict(self.presets[name])

    def new_states(self, count: int, values: Mapping[str, Value]) -> np.ndarray[Any, Any]:
        """Return `count` states with the options set, not dealt: [count]."""
        states = np.zeros(count, self.state)
        for option in self.options:
            states[option.name] = option.encode(values[option.name])
        return states

    def begin(self, values: Mapping[str, Value], seed: bytes, log: Log | None) -> State:
        """Return the state of a match that has just been dealt."""
        state = self.new_states(1, values)[0]
        state["seed"][:] = seed_words(seed)
        self.rules.deal(state, log)
        return state


def fork(state: State) -> State:
    """Return a copy of a state: a match that goes its own way from here."""
    return np.frombuffer(state.tobytes(), state.dtype).copy()[0]
