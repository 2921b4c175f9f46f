"""A table until cards are dealt: its terms, who sits there, and how they agree on the shuffle.

That goes as rules/chance.md says: the commitment is there before anybody sits, hashes, terms,
reveals, then the seed.
"""

import secrets
from dataclasses import dataclass, field
from typing import Any, Self

from koloda.bots import LEVELS
from koloda.club.clocks import AWAY, SHORTEST_REVEAL, Clock
from koloda.club.phases import NO_REVEAL, NOT_FILLED, OVER, REVEAL, SEATING, VOID
from koloda.club.schema import random_id
from koloda.club.seat import Seat
from koloda.core.chance import commitment, entropy_hash, fair_seed
from koloda.core.errors import TableError
from koloda.core.options import Value, changed, in_force
from koloda.games import find
from koloda.match.record import is_hex

UNFILLED = 86_400.0
"""Seconds after which a table that was not filled is closed."""


@dataclass
class Seating:
    """The terms and the seats of a table, without its match. `version` counts the changes."""

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
    # When the turn began, or the time in which entropy is revealed.
    since: float = 0.0
    over_at: float | None = None
    ending: str | None = None
    culprit: int | None = None
    # For whom the seats of a rematch are kept.
    reserved: list[str | None] = field(default_factory=list)
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
    ) -> Self:
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
            id=random_id(),
            game=game,
            options=changed(found.options, values),
            clock=clock,
            seats=seats,
            opener=opener,
            opened_at=now,
            server_seed=secrets.token_bytes(32),
            by_link=by_link,
            link=random_id(16) if by_link else "",
            watch=watch,
            rated=rated,
            away_seconds=away_seconds,
            reveal_seconds=reveal_seconds,
        )

    @property
    def commitment(self) -> str:
        """The digest by which the server seed was committed to before anybody sat down."""
        return commitment(self.server_seed)

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

    def take_entropy(self, member: str, entropy: str) -> bool:
        """Take a client's entropy; return whether it is new, and with it all is there.

        Raises:
            TableError: table/phase, table/not-seated, table/entropy.
        """
        seat = self.seats[self.own_seat(member)]
        if seat.entropy is not None and seat.entropy == entropy.lower():
            return False
        self._need(REVEAL)
        if not is_hex(entropy) or entropy_hash(bytes.fromhex(entropy)) != seat.hash:
            raise TableError("table/entropy", "the entropy does not fit the hash that was sent")
        seat.entropy = entropy.lower()
        return all(other.entropy for other in self.seats if other.member is not None)

    def seed(self) -> bytes:
        """Return the seed of the match, which all parties have brought about."""
        entropy = [seat.entropy for seat in self.seats]
        return fair_seed(self.server_seed, entropy, self.game, self.id, self.options)

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

    def get_up(self, member: str, now: float) -> None:
        """Leave a table where no cards are dealt: the seat is free, or the match void.

        Raises:
            TableError: table/not-seated.
        """
        place = self.own_seat(member)
        if self.phase == SEATING:
            self.seats[place] = Seat()
        elif self.phase == REVEAL:
            self._void("no_reveal", place, now)

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

    # What is waited for before the deal

    def awaited(self) -> tuple[float, str] | None:
        """Return when a table without a match comes to nothing, and why."""
        if self.phase == SEATING:
            return self.opened_at + UNFILLED, NOT_FILLED
        if self.phase == REVEAL:
            return self.since + self.clock.reveal_seconds(self.reveal_seconds), NO_REVEAL
        return None

    def give_up(self, now: float) -> None:
        """Let a table that was not filled, or where entropy is missing, come to nothing."""
        if self.phase == SEATING:
            self._void("unfilled", None, now)
        else:
            missing = next(
                place for place, seat in enumerate(self.seats) if seat.member and not seat.entropy
            )
            self._void("no_reveal", missing, now)

    def _void(self, ending: str, culprit: int | None, now: float) -> None:
        self.phase, self.ending, self.culprit, self.over_at = VOID, ending, culprit, now

    def _need(self, phase: str) -> None:
        if self.phase != phase:
            raise TableError(
                "table/phase",
                f"this can be done while the table is {phase}, and it is {self.phase}",
                expected=phase,
                phase=self.phase,
            )
