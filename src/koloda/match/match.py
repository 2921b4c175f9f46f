"""A match as people play it: `Match` is the public face of a game's kernels."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from koloda import games
from koloda.core.errors import MoveError, shortened
from koloda.core.game import Event, Game, State, fork
from koloda.core.log import START, Log, new_log
from koloda.core.options import Value, changed, in_force
from koloda.match.record import check_record, parse_seed

SPECTATOR = -1
"""The seat by which kernels know one who sits at none."""


class Match:
    """A match from its deal to its end, given by game, options, seed and moves.

    Moves are texts (rules/records.md); a refused one raises and changes nothing.

    Attributes:
        game: the game that is played.
        options: all options in force.
        moves: the moves so far.
        events: what the last move brought about, as in rules/records.md; empty before the first.
    """

    def __init__(self, game: Game, options: Mapping[str, Value], seed: bytes) -> None:
        """Deal a match. `Match.new` takes names, and says what is wrong with them."""
        self.game = game
        self.options = dict(options)
        self.moves: list[str] = []
        self.events: list[Event] = []
        self._seed = seed
        self._extra: dict[str, Any] = {}
        self._state: State = game.begin(self.options, seed, None)
        self._log: Log = new_log()

    @classmethod
    def new(
        cls,
        game: str,
        options: Mapping[str, Value] | None = None,
        seed: str | bytes | None = None,
    ) -> "Match":
        """Deal a match.

        Args:
            game: the game's name, as in `koloda.games.GAMES`.
            options: those that differ from the default.
            seed: 32 bytes or 64 hex digits; fresh from the system where None.

        Raises:
            GameError: game/unknown.
            OptionError: option/unknown, option/value.
            RecordError: record/seed.
        """
        found = games.find(game)
        values = in_force(found.options, options or {})
        found.check(values)
        return cls(found, values, parse_seed(os.urandom(32) if seed is None else seed))

    @classmethod
    def restored(
        cls,
        game: str,
        options: Mapping[str, Value],
        seed: bytes,
        moves: Sequence[str],
        state: bytes | None = None,
    ) -> "Match":
        """Return a match as it was kept; from its state's bytes, or by replay where there are none.

        Args:
            game: the game's name.
            options: those that differ from the default.
            seed: the match's seed.
            moves: the moves so far.
            state: the bytes of the state after them, of this version's dtype.
        """
        match = cls.new(game, options, seed)
        if state is None:
            for move in moves:
                match.play(move)
        else:
            match._state = np.frombuffer(state, match.game.state).copy()[0]
            match.moves = list(moves)
        return match

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> "Match":
        """Replay a record; keys that are not known are kept.

        Raises:
            RecordError, GameError, OptionError: what is wrong with the record.
            MoveError: move/illegal, move/over, with the number of the move.
        """
        check_record(record)
        match = cls.new(record["game"], record.get("options", {}), record["seed"])
        for move in record["moves"]:
            match.play(move)
        known = ("koloda", "game", "options", "seed", "moves")
        match._extra = {key: value for key, value in record.items() if key not in known}
        return match

    def __eq__(self, other: object) -> bool:
        """Return whether two matches are the same in all that was dealt and played."""
        if not isinstance(other, Match):
            return NotImplemented
        return (self.game.name, self.options, self._seed, self.moves) == (
            other.game.name,
            other.options,
            other._seed,
            other.moves,
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def seed(self) -> bytes:
        """The seed, which nobody may know before the match is over."""
        return self._seed

    @property
    def state_record(self) -> State:
        """All that the referee knows, as a record of the game's dtype."""
        return self._state

    @property
    def scores(self) -> list[int]:
        """The score of each seat as it stands: goals, or points."""
        return self.game.notation.scores(self._state)

    @property
    def turn(self) -> int:
        """The seat to move, −1 when the match is over."""
        return int(self._state["turn"])

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.turn < 0

    @property
    def legal(self) -> list[str]:
        """The legal moves in the order of rules/records.md."""
        return list(self.game.notation.moves(self._state))

    def play(self, move: str) -> list[Event]:
        """Make a move and return its events.

        Raises:
            MoveError: move/illegal, move/over; the match stays as it was.
        """
        legal = self.game.notation.moves(self._state)
        action = self._action(move, legal)
        self._log[0] = START
        self.game.rules.apply(self._state, action, self._log)
        self.events = self.game.notation.events(self._log)
        self.moves.append(move)
        return self.events

    def _action(self, move: object, legal: Mapping[str, int]) -> int:
        """Return the action of a legal move; what is no text at all may come from a record."""
        action = next((legal[text] for text in legal if text == move), None)
        if action is None:
            raise self._refused(move, list(legal))
        return action

    def _refused(self, move: object, legal: Sequence[str]) -> MoveError:
        number = len(self.moves) + 1
        if not legal:
            return MoveError(
                "move/over",
                f"move {number} ({shortened(move)}): the match is over, expected no more moves",
                number=number,
                move=str(move),
            )
        reason = self.reason(str(move)) if isinstance(move, str) else "not_text"
        return MoveError(
            "move/illegal",
            f"move {number}: {shortened(move)} is not legal here ({reason.replace('_', ' ')}), "
            f"expected one of {', '.join(legal)}",
            number=number,
            move=str(move),
            legal=", ".join(legal),
            reason=reason,
            game=self.game.name,
        )

    def reason(self, move: str) -> str:
        """Return a short word for why a text is no legal move of the seat to move."""
        return self.game.view.refusal(self._state, move)

    def undo(self, count: int = 1) -> None:
        """Take back the last moves, at most as many as were made: the others are made anew."""
        assert 0 < count <= len(self.moves)
        moves = self.moves[:-count]
        self._state, self.moves, self.events = (
            self.game.begin(self.options, self._seed, None),
            [],
            [],
        )
        for move in moves:
            self.play(move)

    def copy(self) -> "Match":
        """Return a match that goes its own way from here."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.options, twin.moves, twin.events = dict(self.options), self.moves[:], self.events[:]
        twin._extra = dict(self._extra)
        twin._state, twin._log = fork(self._state), new_log()
        return twin

    def concealed(self, seat: int | None) -> State:
        """Return the state with all zeroed that a seat (None: a spectator) may not see."""
        state = fork(self._state)
        self.game.hidden.conceal(state, SPECTATOR if seat is None else seat)
        return state

    def as_seen(self, events: list[Event], mover: int, seat: int | None) -> list[Event]:
        """Return the events of a move of `mover` as a seat, None for a spectator, may see them."""
        hidden = self.game.hidden
        return hidden.conceal_events(events, mover, SPECTATOR if seat is None else seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the table as a seat sees it, None for a spectator, as data for a screen."""
        return {
            "game": self.game.name,
            "seat": seat,
            "turn": self.turn,
            "over": self.over,
            "legal": self.legal if seat == self.turn else [],
            "options": dict(self.options),
            "result": self.result(),
            **self.game.view.view(self.concealed(seat), SPECTATOR if seat is None else seat),
        }

    def preview(self, move: str) -> dict[str, Any]:
        """Return what a legal move would bring about, from what its seat can see.

        Returns:
            `events` that are certain and, where chance decides, `outcomes` with their `odds` and
            the `events` that would follow. Cards that nobody can know are left out of events.

        Raises:
            MoveError: move/illegal, move/over.
        """
        legal = self.game.notation.moves(self._state)
        action = self._action(move, legal)
        return self.game.view.preview(self.concealed(self.turn), self.turn, action)

    def state(self) -> dict[str, Any]:
        """Return all that the referee knows, as in rules/records.md."""
        described = self.game.notation.describe(self._state)
        return {**described, "events": self.events, "legal": self.legal}

    def result(self) -> dict[str, Any] | None:
        """Return `scores` and `winners` of a match that is over, else None."""
        if not self.over:
            return None
        return {"scores": self.scores, "winners": self.game.notation.winners(self._state)}

    def record(self) -> dict[str, Any]:
        """Return the record of the match, with what the record it came from had besides."""
        record: dict[str, Any] = {
            "koloda": 1,
            "game": self.game.name,
            "options": changed(self.game.options, self.options),
            "seed": self._seed.hex(),
            "moves": list(self.moves),
            **self._extra,
        }
        result = self.result()
        if result is not None:
            record["result"] = result
        return record
