"""A table: who sits there, the match that is played, its clock and its talk. Pure: no I/O, no time.

Every change is a method that either makes it or raises and changes nothing; the time is given.
`Club` keeps tables, `match.Match` the match. The shuffle is agreed on as rules/chance.md says:
the commitment is there before anybody sits, hashes, terms, reveals, then the seed.
"""

import copy
import secrets
from dataclasses import dataclass, field, replace
from typing import Any

from koloda.bots import LEVELS
from koloda.club.clocks import AWAY, DAYS, SHORTEST_REVEAL, Clock
from koloda.club.seat import SUBSTITUTE, Made, Seat
from koloda.core.chance import commitment, entropy_hash, fair_seed
from koloda.core.errors import TableError
from koloda.core.options import Value, changed, in_force
from koloda.games import find
from koloda.match.match import Match
from koloda.match.record import is_hex

SEATING, REVEAL, PLAYING, OVER, VOID = "seating", "reveal", "playing", "over", "void"
"""Phases: seats are taken, entropy is revealed, the match is on, it is over, it came to nothing."""

UNFILLED = 86_400.0
"""Seconds after which a table that was not filled is closed."""

BOT, CLOCK, AWAY_TOO_LONG, NO_REVEAL, NOT_FILLED = "bot", "clock", "away", "reveal", "unfilled"
"""What is due without a person."""


@dataclass
class Table:
    """A table and all that happened at it. `version` counts its changes."""

    id: str
    game: str
    options: dict[str, Value]
    clock: Clock
    seats: list[Seat]
    opener: str
    opened_at: float
    server_seed: bytes
    by_link: bool = False
    link: str = ""
    watch: bool = True
    rated: bool = False
    phase: str = SEATING
    version: int = 0
    match: Match | None = None
    made: list[Made] = field(default_factory=list)
    since: float = 0.0
    left: list[float] = field(default_factory=list)
    started_at: float | None = None
    over_at: float | None = None
    ending: str | None = None
    culprit: int | None = None
    winners: list[int] = field(default_factory=list)
    draw_offer: int | None = None
    takeback: int | None = None
    agreed: list[int] = field(default_factory=list)
    rematch: list[int] = field(default_factory=list)
    rematch_table: str | None = None
    # For whom the seats of a rematch are kept.
    reserved: list[str | None] = field(default_factory=list)
    # The version with the last takeback, and the number of the last line of talk.
    taken_back: int = 0
    last_line: int = 0
    # How long a seat is held for one who is away, and the shortest time limit of a reveal.
    away_seconds: float = AWAY
    reveal_seconds: float = SHORTEST_REVEAL

    @classmethod
    def open(
        cls,
        game: str,
        options: dict[str, Value],
        clock: Clock,
        bots: list[str],
        opener: str,
        now: float,
        *,
        by_link: bool = False,
        watch: bool = True,
        rated: bool = False,
        away_seconds: float = AWAY,
        reveal_seconds: float = SHORTEST_REVEAL,
    ) -> "Table":
        """Open a table with bots in some of its seats, which are drawn by lot.

        Raises:
            GameError, OptionError: what is wrong with the game or its options.
            TableError: table/bots.
        """
        found = find(game)
        values = in_force(found.options, options)
        found.check(values)
        if len(bots) >= found.seats or any(level not in LEVELS for level in bots):
            raise TableError(
                "table/bots",
                f"bots must be at most {found.seats - 1} of the levels {', '.join(LEVELS)}",
                expected=", ".join(LEVELS),
                most=found.seats - 1,
            )
        seats = [Seat(bot=level) for level in bots]
        seats += [Seat() for _ in range(found.seats - len(bots))]
        secrets.SystemRandom().shuffle(seats)
        return cls(
            id=secrets.token_urlsafe(9),
            game=game,
            options=changed(found.options, values),
            clock=clock,
            seats=seats,
            opener=opener,
            opened_at=now,
            server_seed=secrets.token_bytes(32),
            by_link=by_link,
            link=secrets.token_urlsafe(12) if by_link else "",
            watch=watch,
            rated=rated,
            away_seconds=away_seconds,
            reveal_seconds=reveal_seconds,
        )

    def again(self, now: float) -> "Table":
        """Open the table of a rematch: the same terms, everybody a seat further, each seat kept."""
        seats = self.seats[1:] + self.seats[:1]
        people = [seat.member is not None and not seat.left for seat in seats]
        return replace(
            self,
            id=secrets.token_urlsafe(9),
            seats=[
                Seat() if person else Seat(bot=seat.bot or SUBSTITUTE)
                for person, seat in zip(people, seats, strict=True)
            ],
            reserved=[
                seat.member if person else None for person, seat in zip(people, seats, strict=True)
            ],
            opened_at=now,
            server_seed=secrets.token_bytes(32),
            by_link=True,
            link=secrets.token_urlsafe(12),
            phase=SEATING,
            version=0,
            match=None,
            made=[],
            since=0.0,
            left=[],
            started_at=None,
            over_at=None,
            ending=None,
            culprit=None,
            winners=[],
            draw_offer=None,
            takeback=None,
            agreed=[],
            rematch=[],
            rematch_table=None,
            taken_back=0,
            last_line=0,
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
    def commitment(self) -> str:
        """The digest by which the server seed was committed to before anybody sat down."""
        return commitment(self.server_seed)

    @property
    def turn(self) -> int:
        """The seat to move, −1 where no match is on."""
        return self.match.turn if self.match is not None and self.phase == PLAYING else -1

    def seat_of(self, member: str) -> int | None:
        """Return the seat that a member holds, also one that a bot plays for them."""
        for place, seat in enumerate(self.seats):
            if seat.member == member and not seat.left:
                return place
        return None

    def own_seat(self, member: str) -> int:
        """Return the seat that a member holds. Raises TableError (table/not-seated)."""
        seat = self.seat_of(member)
        if seat is None:
            raise TableError("table/not-seated", "you hold no seat at this table")
        return seat

    # Sitting down

    def sit(self, member: str, name: str, commitment: str, hash: str, now: float) -> int:
        """Give a member one of the free seats, by lot; return which. The last one brings the terms.

        Args:
            member: who.
            name: the name to show.
            commitment: the commitment that the client answers.
            hash: SHA-256 of the client's entropy, in hex.
            now: the time.

        Raises:
            TableError: table/phase, table/seated, table/full, table/commitment, table/hash.
        """
        self._need(SEATING)
        if self.seat_of(member) is not None:
            raise TableError("table/seated", "you sit at this table already")
        free = [place for place, seat in enumerate(self.seats) if seat.is_free]
        kept = [place for place in free if self.reserved and self.reserved[place] == member]
        if not free or (self.reserved and not kept):
            raise TableError("table/full", "no seat is free at this table")
        if commitment != self.commitment:
            raise TableError(
                "table/commitment", f"the commitment of this table is {self.commitment}"
            )
        if not is_hex(hash):
            raise TableError("table/hash", "hash must be 64 hex digits")
        place = secrets.choice(kept or free)
        self.seats[place] = Seat(member=member, name=name, hash=hash.lower())
        if len(free) == 1:
            self.phase = REVEAL
            self.since = now
        return place

    def reveal(self, member: str, entropy: str, now: float) -> None:
        """Take a client's entropy; the last one makes the seed and deals.

        Raises:
            TableError: table/phase, table/not-seated, table/entropy.
        """
        seat = self.seats[self.own_seat(member)]
        if seat.entropy is not None and seat.entropy == entropy.lower():
            return
        self._need(REVEAL)
        if not is_hex(entropy) or entropy_hash(bytes.fromhex(entropy)) != seat.hash:
            raise TableError("table/entropy", "the entropy does not fit the hash that was sent")
        seat.entropy = entropy.lower()
        if all(other.entropy for other in self.seats if other.member is not None):
            self._deal(now)

    def _deal(self, now: float) -> None:
        seed = fair_seed(
            self.server_seed,
            [seat.entropy for seat in self.seats],
            self.game,
            self.id,
            self.options,
        )
        self.match = Match.new(self.game, self.options, seed)
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
        if self.phase == SEATING:
            self.seats[place] = Seat()
        elif self.phase == REVEAL:
            self._void("no_reveal", place, now)
        elif self.phase == PLAYING:
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

    # Coming and going

    def connect(self, member: str, worker: str) -> bool:
        """Note that a member is there, who plays on where a bot did; return whether that is new."""
        place = self.seat_of(member)
        if place is None:
            return False
        seat = self.seats[place]
        before = (seat.away_since, seat.worker, seat.substitute)
        seat.away_since, seat.worker, seat.substitute = None, worker, False
        return before != (None, worker, False)

    def disconnect(self, member: str, worker: str, now: float) -> bool:
        """Note that a worker has lost a member's last connection; return whether that matters."""
        place = self.seat_of(member)
        if place is None or self.seats[place].worker != worker:
            return False
        self.seats[place].worker = None
        self.seats[place].away_since = now
        return True

    # What happens without a person

    def due(self) -> tuple[float, str] | None:
        """Return when something must happen without a person, and what; None: nothing."""
        if self.phase == SEATING:
            return self.opened_at + UNFILLED, NOT_FILLED
        if self.phase == REVEAL:
            return self.since + self.clock.reveal_seconds(self.reveal_seconds), NO_REVEAL
        if self.phase != PLAYING:
            return None
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
        if due[1] == NOT_FILLED:
            self._void("unfilled", None, now)
        elif due[1] == NO_REVEAL:
            missing = next(
                place for place, seat in enumerate(self.seats) if seat.member and not seat.entropy
            )
            self._void("no_reveal", missing, now)
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

    def _void(self, ending: str, culprit: int | None, now: float) -> None:
        self.phase, self.ending, self.culprit, self.over_at = VOID, ending, culprit, now

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

    def fair(self) -> dict[str, Any]:
        """Return what the shuffle was agreed on by; the server seed too once all is over."""
        return {
            "match": self.id,
            "commitment": self.commitment,
            "server_seed": self.server_seed.hex() if self.phase in (OVER, VOID) else None,
            "hashes": [seat.hash for seat in self.seats],
            "entropy": [seat.entropy for seat in self.seats]
            if self.phase != REVEAL
            else [None for _ in self.seats],
        }

    # Needs

    def _need(self, phase: str) -> None:
        if self.phase != phase:
            raise TableError(
                "table/phase",
                f"this can be done while the table is {phase}, and it is {self.phase}",
                expected=phase,
                phase=self.phase,
            )

    def _need_match(self) -> Match:
        self._need(PLAYING)
        assert self.match is not None
        return self.match


def _iso(moment: float | None) -> str | None:
    from datetime import UTC, datetime

    return None if moment is None else datetime.fromtimestamp(moment, UTC).isoformat("T", "seconds")
