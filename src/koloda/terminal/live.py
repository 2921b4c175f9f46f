"""A match of one person against bots: its moves, what was said of them, and taking them back."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from koloda.core.game import Event
from koloda.locales import Commentary, Language, commentary
from koloda.match.match import Match
from koloda.terminal import saves

STRONGEST = "champion"
"""The bot that gives hints, whoever plays."""

KEY = "terminal"
"""Where a saved record keeps what the match needs besides: seat, bot, its seed."""


@dataclass(frozen=True)
class Made:
    """A move that was made.

    Attributes:
        seat: whose it was.
        sentences: what was said of it.
        goals: which of the sentences tell of a goal.
        before: the commentary as it stood before.
    """

    seat: int
    sentences: list[str]
    goals: list[str]
    before: Commentary


class LiveMatch:
    """A match in progress as one seat plays it.

    Attributes:
        match: the match.
        seat: the person's seat.
        bot: the name of the bot at all other seats.
        bot_seed: what the bots' chances come from.
        names: the players' names by seat, as seen from `seat`.
        start: when the match began, as records have it.
        end: when it ended, empty before.
        made: the moves so far.
    """

    def __init__(
        self, match: Match, seat: int, bot: str, bot_seed: int, language: Language
    ) -> None:
        self.match = match
        self.seat = seat
        self.bot = bot
        self.bot_seed = bot_seed
        self.language = language
        self.names = seat_names(match.game.seats, seat, language)
        self.made: list[Made] = []
        self.start = saves.now()
        self.end = ""
        self._told = commentary(match.game.name, self.names, language, match.options, viewer=seat)

    @classmethod
    def from_record(
        cls, record: Mapping[str, Any], seat: int, bot: str, bot_seed: int, language: Language
    ) -> "LiveMatch":
        """Go on with a match: make all its moves anew.

        Raises:
            KolodaError: what is wrong with the record.
        """
        live = cls(Match.from_record({**record, "moves": []}), seat, bot, bot_seed, language)
        start = record.get("start")
        live.start = start if isinstance(start, str) else live.start
        for move in record["moves"]:
            live.play(move)
        return live

    @property
    def game_name(self) -> str:
        """The game's name."""
        return self.match.game.name

    @property
    def mine(self) -> bool:
        """Whether the person is to move."""
        return self.match.turn == self.seat

    def view(self) -> dict[str, Any]:
        """Return the table as the person sees it."""
        return self.match.view(self.seat)

    def play(self, move: str) -> list[str]:
        """Make a move of the seat to move; return what is said of it.

        Raises:
            MoveError: move/illegal, move/over.
        """
        seat = self.match.turn
        events: list[Event] = self.match.play(move)
        before = self._told.copy()
        sentences = self._told.move(seat, events)
        # In the games that have goals a sentence tells of an event each.
        goals = [
            sentence
            for event, sentence in zip(events, sentences, strict=False)
            if event[0] == "goal"
        ]
        self.made.append(Made(seat, sentences, goals, before))
        return sentences

    def undo(self) -> bool:
        """Take moves back to the person's previous decision; return False if there was none."""
        own = [place for place, made in enumerate(self.made) if made.seat == self.seat]
        if not own:
            return False
        self._told = self.made[own[-1]].before
        self.match.undo(len(self.made) - own[-1])
        del self.made[own[-1] :]
        return True

    def foretell(self, events: list[Event]) -> list[str]:
        """Return what would be said of events of the person's next move."""
        return self._told.copy().move(self.seat, events)

    def last(self, count: int) -> list[str]:
        """Return the last sentences, oldest first; at most `count`."""
        found: list[str] = []
        for made in reversed(self.made):
            if len(found) >= count:
                break
            found[:0] = made.sentences
        return found[-count:] if count else []

    def scorer(self, sentence: str, count: int) -> int | None:
        """Return the seat of whose goal one of the last `count` moves' sentences tells, if any."""
        lately = self.made[-count:] if count else []
        return next((made.seat for made in lately if sentence in made.goals), None)

    def last_moves(self) -> list[str]:
        """Return what was said since the person's last move, that move included."""
        own = [place for place, made in enumerate(self.made) if made.seat == self.seat]
        first = own[-1] if own else 0
        return [sentence for made in self.made[first:] for sentence in made.sentences]

    def choose(self) -> str:
        """Return the move that the bot to move makes."""
        return self._choice(self.bot)

    def hint(self) -> str:
        """Return the move that the strongest bot would make in the person's place."""
        return self._choice(STRONGEST)

    def _choice(self, bot: str) -> str:
        from koloda.bots import choose

        return choose(bot, self.match, self.bot_seed)

    def record(self) -> dict[str, Any]:
        """Return the record of the match without what only a saved one holds."""
        record = self.match.record()
        record.pop(KEY, None)
        record["start"] = self.start
        if self.match.over:
            record["end"] = self.end = self.end or saves.now()
        return record

    def saved(self) -> dict[str, Any]:
        """Return the record with what is needed to go on with it."""
        own = {
            "seat": self.seat,
            "bot": self.bot,
            "bot_seed": self.bot_seed,
            "lang": self.language.code,
            "cards": self.language.cards,
        }
        return {**self.record(), KEY: own}


def seat_names(seats: int, seat: int, language: Language) -> list[str]:
    """Return the players' names by seat: you, and the others by where they sit."""
    others = ["rival"] if seats == 2 else ["left", "across", "right"]
    order = ["you", *others]
    return [language.text(f"terminal-{order[(place - seat) % seats]}") for place in range(seats)]
