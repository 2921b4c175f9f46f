"""A table with its match: moves, offers, clocks, ends. Pure: no I/O, no time.

Every change is a method that either makes it or raises and changes nothing; the time is given.
`Club` keeps tables, `match.Match` the match, `Seating` what comes before the deal.
"""

import copy
import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from koloda.club.clocks import DAYS
from koloda.club.phases import AWAY_TOO_LONG, BOT, CLOCK, OVER, PLAYING
from koloda.club.schema import random_id
from koloda.club.seat import SUBSTITUTE, Made, Seat
from koloda.club.seating import Seating
from koloda.core.errors import TableError
from koloda.match.match import Match


@dataclass
class Table(Seating):
    """A table and all that happened at it."""

    match: Match | None = None
    made: list[Made] = field(default_factory=list)
    left: list[float] = field(default_factory=list)
    started_at: float | None = None
    winners: list[int] = field(default_factory=list)
    draw_offer: int | None = None
    takeback: int | None = None
    agreed: list[int] = field(default_factory=list)
    rematch: list[int] = field(default_factory=list)
    rematch_table: str | None = None
    # The version with the last takeback, and the number of the last line of talk.
    taken_back: int = 0
    last_line: int = 0

    def again(self, now: float) -> "Table":
        """Open the table of a rematch: the same terms, everybody a seat further, each seat kept."""
        seats = self.seats[1:] + self.seats[:1]
        people = [seat.member is not None and not seat.left for seat in seats]
        return Table(
            id=random_id(),
            game=self.game,
            options=self.options,
            clock=self.clock,
            seats=[
                Seat() if person else Seat(bot=seat.bot or SUBSTITUTE)
                for person, seat in zip(people, seats, strict=True)
            ],
            reserved=[
                seat.member if person else None for person, seat in zip(people, seats, strict=True)
            ],
            opener=self.opener,
            opened_at=now,
            server_seed=secrets.token_bytes(32),
            by_link=True,
            link=random_id(16),
            watch=self.watch,
            rated=self.rated,
            away_seconds=self.away_seconds,
            reveal_seconds=self.reveal_seconds,
        )

    def fork(self) -> "Table":
        """Return a copy to be changed, so that a change that fails is as if it never was."""
        twin = copy.copy(self)
        twin.seats = [copy.copy(seat) for seat in self.seats]
        twin.match = None if self.match is None else self.match.copy()
        for name in ("made", "left", "winners", "agreed", "rematch"):
            setattr(twin, name, list(getattr(self, name)))
        return twin

    @property
    def turn(self) -> int:
        """The seat to move, −1 where no match is on."""
        return self.match.turn if self.match is not None and self.phase == PLAYING else -1

    def reveal(self, member: str, entropy: str, now: float) -> None:
        """Take a client's entropy; the last one makes the seed and deals.

        Raises:
            TableError: table/phase, table/not-seated, table/entropy.
        """
        if self.take_entropy(member, entropy):
            self.match = Match.new(self.game, self.options, self.seed())
            self.phase = PLAYING
            self.started_at = self.since = now
            self.left = self.clock.start(len(self.seats))

    # Playing

    def has_made(self, seat: int, request: str) -> bool:
        """Return whether a seat's request has been carried out already."""
        return any(made.seat == seat and made.request == request for made in self.made)

    def play(
        self,
        seat: int,
        move: str,
        now: float,
        *,
        bot: str | None = None,
        request: str | None = None,
    ) -> None:
        """Make a move of a seat: a person's, with the client's id of it, or a bot's.

        Raises:
            TableError: table/phase, table/not-your-turn, table/time.
            MoveError: move/illegal.
        """
        match = self._need_match()
        if match.turn != seat:
            raise TableError("table/not-your-turn", "it is another seat's turn", turn=match.turn)
        spent = max(0.0, now - self.since)
        allowance = self.clock.allowance(self.left, seat)
        if allowance is not None and spent > allowance and bot is None:
            raise TableError("table/time", "the time for this move is over")
        match.play(move)
        self.made.append(Made(seat, move, self.version + 1, now, bot, request))
        self.left = self.clock.after_move(self.left, seat, spent)
        self.since = now
        self.draw_offer = self.takeback = None
        self.agreed = []
        if match.over:
            result = match.result()
            assert result is not None
            self._end("finished", result["winners"], now)

    def resign(self, member: str, now: float) -> None:
        """Give the match up: the rival wins; of more than two players a bot goes on.

        Raises:
            TableError: table/phase, table/not-seated.
        """
        self._need_match()
        seat = self.own_seat(member)
        if len(self.seats) == 2:
            self.culprit = seat
            self._end("resigned", [1 - seat], now)
        else:
            self.leave(member, now)

    def leave(self, member: str, now: float) -> None:
        """Get up: the seat is free, or the match void, or a bot takes over for good.

        Raises:
            TableError: table/not-seated.
        """
        place = self.own_seat(member)
        if self.phase != PLAYING:
            self.get_up(member, now)
            return
        self.seats[place].substitute = self.seats[place].left = True
        if not any(seat.member and not seat.left for seat in self.seats):
            self._end("abandoned", [], now)

    def offer_draw(self, member: str, now: float) -> None:
        """Offer a draw, or accept the one that the rival has offered.

        Raises:
            TableError: table/phase, table/not-seated, table/no-draws.
        """
        self._need_match()
        seat = self.own_seat(member)
        if len(self.seats) != 2 or self.seats[1 - seat].player is not None:
            raise TableError("table/no-draws", "a draw is agreed on between two people")
        if self.draw_offer == 1 - seat:
            self._end("draw", [], now)
        else:
            self.draw_offer = seat

    def ask_takeback(self, member: str, now: float) -> None:
        """Ask to take the own last decision back, or agree to what another has asked.

        It is done when all other people at the table agree; against bots at once.

        Raises:
            TableError: table/phase, table/not-seated, table/rated, table/nothing-to-take-back.
        """
        match = self._need_match()
        seat = self.own_seat(member)
        if self.rated:
            raise TableError("table/rated", "nothing is taken back at a rated table")
        if self.takeback is None:
            self._moves_since_decision(seat, match)
            self.takeback, self.agreed = seat, [seat]
        elif seat not in self.agreed:
            self.agreed.append(seat)
        people = [place for place, other in enumerate(self.seats) if other.player is None]
        if all(place in self.agreed for place in people):
            count = self._moves_since_decision(self.takeback, match)
            match.undo(count)
            del self.made[-count:]
            self.takeback, self.agreed, self.draw_offer = None, [], None
            self.taken_back = self.version + 1
            self.since = now

    def _moves_since_decision(self, seat: int, match: Match) -> int:
        """Return how many moves stand from the last decision of a seat on."""
        replayed = Match(match.game, match.options, match.seed)
        last = None
        for number, move in enumerate(match.moves):
            if replayed.turn == seat:
                last = number
            replayed.play(move)
        if last is None:
            raise TableError("table/nothing-to-take-back", "you have made no move yet")
        return len(match.moves) - last

    def decline(self, member: str) -> None:
        """Decline whatever another has offered or asked, or take one's own back."""
        self.own_seat(member)
        self.draw_offer = self.takeback = None
        self.agreed = []

    # What happens without a person

    def due(self) -> tuple[float, str] | None:
        """Return when something must happen without a person, and what; None: nothing."""
        if self.phase != PLAYING:
            return self.awaited()
        seat = self.seats[self.turn]
        if seat.player is not None:
            return self.since, BOT
        moments = []
        allowance = self.clock.allowance(self.left, self.turn)
        if allowance is not None:
            moments.append((self.since + allowance, CLOCK))
        if seat.away_since is not None and self.clock.kind != DAYS:
            moments.append((max(self.since, seat.away_since) + self.away_seconds, AWAY_TOO_LONG))
        return min(moments, default=None)

    def happen(self, now: float) -> None:
        """Let what is due happen, but for a bot's move, which takes thought."""
        due = self.due()
        if due is None or due[0] > now:
            return
        if self.phase != PLAYING:
            self.give_up(now)
        elif due[1] == AWAY_TOO_LONG:
            self._substitute(self.turn, now)
        elif due[1] == CLOCK and len(self.seats) == 2:
            self.culprit = self.turn
            self._end("time", [1 - self.turn], now)
        elif due[1] == CLOCK:
            self._substitute(self.turn, now)

    def _substitute(self, place: int, now: float) -> None:
        """Let a bot play for the member, whose clock runs until now."""
        spent = max(0.0, now - self.since)
        self.left = [
            max(0.0, had - spent) if seat == place else had for seat, had in enumerate(self.left)
        ]
        self.seats[place].substitute = True
        self.since = now

    # Ends

    def _end(self, ending: str, winners: list[int], now: float) -> None:
        self.phase, self.ending, self.winners, self.over_at = OVER, ending, winners, now
        self.draw_offer = self.takeback = None

    def ask_rematch(self, member: str) -> bool:
        """Ask for another match; return whether all people who sat here now want it.

        Raises:
            TableError: table/phase, table/not-seated.
        """
        self._need(OVER)
        seat = self.own_seat(member)
        if self.rematch_table is None and seat not in self.rematch:
            self.rematch.append(seat)
        people = [
            place for place, other in enumerate(self.seats) if other.member and not other.left
        ]
        return self.rematch_table is None and all(place in self.rematch for place in people)

    def record(self) -> dict[str, Any]:
        """Return the record of a match that is over, with all by which its shuffle is checked."""
        assert self.phase == OVER
        assert self.match is not None
        record = self.match.record()
        record["seats"] = [seat.name or seat.bot for seat in self.seats]
        record["start"], record["end"] = _iso(self.started_at), _iso(self.over_at)
        record["clock"] = self.clock.data()
        record["ending"] = self.ending
        record["result"] = {"scores": self.match.scores, "winners": self.winners}
        record["fair"] = self.fair()
        return record

    def _need_match(self) -> Match:
        self._need(PLAYING)
        assert self.match is not None
        return self.match


def _iso(moment: float | None) -> str | None:
    return None if moment is None else datetime.fromtimestamp(moment, UTC).isoformat("T", "seconds")
