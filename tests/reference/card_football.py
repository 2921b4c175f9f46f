"""Referee Card Football as docs/rules/card-football.md says it, step by step."""

from collections.abc import Mapping
from typing import Any

from .chance import SUITS, Chance, Event, all_options, check_move, pack

RANKS = "6789TJQKA"
"""The ranks of the pack, ascending."""

PACK = pack(RANKS) + pack(RANKS)
GOALKEEPER = [*pack("2345"), "RJ", "BJ"]

ALLOWED = {"A": 1, "K": 1, "Q": 2, "J": 2, "T": 3, "9": 3, "8": 4, "7": 4, "6": 4}
"""How many goalkeeper cards a free kick of each rank is against."""

DEFAULTS: dict[str, Any] = {
    "bookings_last": "match",
    "column_ban": "extras",
    "extra_moves": "add",
    "clean_save": "clear",
    "shot_goal_ends_turn": False,
    "send_off_at": 4,
    "added_time": "kicks",
    "added_time_limit": 10,
    "golden_goal": False,
    "max_extra_halves": 0,
}


class Referee:
    """Referee one match. Every attribute is plain and may be set to make a position.

    options         all options in force
    chance          the shuffles to come
    goalkeeper      undrawn goalkeeper cards, next first
    half            0-based
    turn            the seat to move, -1 when over
    extra           extra moves left to the seat to move
    columns         five lists, top first
    reserve         all 27 cards of the half's reserve, in order; `added` of them are used
    added           cards added in this half
    squads          [seat][suit], bottom first
    bookings        [seat][suit]; a suit is sent off when its count is `send_off_at`
    goals           [seat]
    previous        [seat]: the column (0-4) of the seat's previous take in this half, or None
    used_in_turn    columns (0-4) of all takes of this turn
    used_on_extras  columns (0-4) of the takes of this turn that were made on extra moves
    events          of the last move
    over            whether the match is over
    """

    def __init__(self, options: Mapping[str, Any], seed: bytes) -> None:
        self.options = all_options(DEFAULTS, options)
        self.chance = Chance(seed)
        self.goals = [0, 0]
        self.bookings = [dict.fromkeys(SUITS, 0), dict.fromkeys(SUITS, 0)]
        self.over = False
        self.events: list[Event] = []
        # Dealing 1: shuffle 0 is the goalkeeper, once for the match.
        self.goalkeeper = self.chance.shuffle(GOALKEEPER)
        self.start_half(0)

    def start_half(self, half: int) -> None:
        """Deal half `half` (Dealing 2, 4 and 5)."""
        self.half = half
        # Dealing 2: 45 cards make the pitch, the other 27 the reserve.
        cards = self.chance.shuffle(PACK)
        self.columns = [cards[9 * column : 9 * column + 9] for column in range(5)]
        self.reserve = cards[45:]
        self.added = 0
        # Dealing 4: empty squads; the seats start in turn.
        self.squads: list[dict[str, list[str]]] = [{s: [] for s in SUITS} for _ in range(2)]
        self.turn = half % 2
        # Dealing 5: bookings last the match or the half.
        if self.options["bookings_last"] == "half":
            self.bookings = [dict.fromkeys(SUITS, 0), dict.fromkeys(SUITS, 0)]
        # Closed columns: a new half forgets the previous takes. Gains: extra moves die with a half.
        self.previous: list[int | None] = [None, None]
        self.start_turn()

    def start_turn(self) -> None:
        """Forget what belongs to one turn only."""
        self.extra = 0
        self.used_in_turn: list[int] = []
        self.used_on_extras: list[int] = []

    def closed(self) -> set[int]:
        """List the columns (0-4) closed to the seat to move (Closed columns).

        Not heeded when every column that still has cards is closed: see `legal`.
        """
        closed = set()
        previous = self.previous[self.turn]
        if previous is not None:
            closed.add(previous)
        if self.extra > 0:
            if self.options["column_ban"] == "extras":
                closed.update(self.used_on_extras)
            if self.options["column_ban"] == "turn":
                closed.update(self.used_in_turn)
        return closed

    def legal(self) -> list[str]:
        """List the legal columns as texts, ascending."""
        if self.over:
            return []
        with_cards = [column for column in range(5) if self.columns[column]]
        closed = self.closed()
        open_columns = [column for column in with_cards if column not in closed]
        if not open_columns:
            open_columns = with_cards
        return [str(column + 1) for column in open_columns]

    def play(self, move: str) -> list[Event]:
        """Take the top card of a column; return the events. Raise ValueError if not legal."""
        check_move(move, self.legal())
        self.events = []
        column = int(move) - 1
        goals_before = sum(self.goals)

        # Turn: a take made on an extra move spends it before it is resolved.
        self.used_in_turn.append(column)
        if self.extra > 0:
            self.extra -= 1
            self.used_on_extras.append(column)
        self.previous[self.turn] = column
        card = self.columns[column].pop(0)
        self.events.append(["take", column + 1, card])

        self.resolve(card)
        self.add_time()

        goal = sum(self.goals) > goals_before
        if self.half >= 2 and self.options["golden_goal"] and goal:
            # The end: the first goal of an extra half ends the match, after its booking and its
            # added card.
            self.finish()
        elif not any(self.columns):
            self.end_half()
        elif self.extra == 0:
            self.turn = 1 - self.turn
            self.start_turn()
        return self.events

    def resolve(self, card: str) -> None:
        """Resolve a taken card (Resolution 1 to 8)."""
        player, rival = self.turn, 1 - self.turn
        rank, suit = card[0], card[1]
        squad = self.squads[player]
        line = squad[suit]

        # 1. Sent off: the card leaves the game; the take is spent all the same. Otherwise the card
        # goes on top of its line.
        if self.is_sent_off(player, suit):
            self.events.append(["off", card])
            return
        line.append(card)

        # 2. Long shot: this rank in all four suits. Of two copies in a line the topmost leaves.
        if all(rank + each in squad[each] for each in SUITS):
            for each in SUITS:
                remove_topmost(squad[each], rank + each)
            self.goals[player] += 1
            self.events.append(["goal", "long_shot", suit])
            self.pass_turn()
            return

        # 3. Tackle: all cards of this rank in the rival's squad leave, except the twin.
        tackled: list[str] = []
        for each in SUITS:
            rival_line = self.squads[rival][each]
            tackled += [held for held in rival_line if held[0] == rank and held != card]
            self.squads[rival][each] = [
                held for held in rival_line if held[0] != rank or held == card
            ]
        if tackled:
            self.events.append(["tackle", *tackled])

        # 4. Block: the rival holds the twin. It stays, the taken card leaves, the turn passes.
        if card in self.squads[rival][suit]:
            line.pop()
            self.events.append(["block", card])
            self.pass_turn()
            return

        # 5. Shot: the fourth of its line.
        if len(line) == 4:
            if tackled:
                line.pop()
                self.events.append(["press", card])
                self.gain(1)
            else:
                self.shoot(suit)
            return

        # 6. Free kick: directly on its twin.
        below = line[-2] if len(line) >= 2 else None
        if below == card:
            self.free_kick(card)
            return

        # 7. Attack: directly on the card one rank lower.
        if below is not None and RANKS.index(below[0]) + 1 == RANKS.index(rank):
            self.events.append(["attack"])
            self.gain(3)
            return

        # 8. Corner: the third of its line, equal to the first.
        if len(line) == 3 and line[0] == card:
            self.events.append(["corner"])
            self.gain(2)

    def shoot(self, suit: str) -> None:
        """Take a shot in a suit whose line holds four cards (Resolution 5)."""
        line = self.squads[self.turn][suit]
        nth, drawn = self.draw(suit, 2)
        if nth == 0:
            self.events.append(["goal", "shot", suit, *drawn])
            self.goals[self.turn] += 1
            line.clear()
            if self.options["shot_goal_ends_turn"]:
                self.pass_turn()
            return
        self.events.append(["save", "shot", suit, nth, *drawn])
        if nth == 2:
            # A rebound.
            line.pop()
            line.pop()
            self.gain(2)
        elif self.options["clean_save"] == "pop":
            line.pop()
        else:
            line.clear()

    def free_kick(self, card: str) -> None:
        """Take a free kick with the card on top of its line (Resolution 6)."""
        player, rival = self.turn, 1 - self.turn
        rank, suit = card[0], card[1]
        line = self.squads[player][suit]
        nth, drawn = self.draw(suit, ALLOWED[rank])
        if nth == 0:
            self.events.append(["goal", "free_kick", suit, *drawn])
            self.goals[player] += 1
        else:
            self.events.append(["save", "free_kick", suit, nth, *drawn])

        # Either way the line leaves, the turn passes, and the rival is booked: 1 for two cards, 2
        # for three. Bookings count no higher than the limit.
        awarded = len(line) - 1
        line.clear()
        self.pass_turn()
        self.events.append(["booking", suit, awarded])
        was_sent_off = self.is_sent_off(rival, suit)
        count = self.bookings[rival][suit] + awarded
        self.bookings[rival][suit] = min(count, self.options["send_off_at"])
        if self.is_sent_off(rival, suit) and not was_sent_off:
            self.events.append(["sent_off", suit])
            self.squads[rival][suit].clear()

    def draw(self, suit: str, allowed: int) -> tuple[int, list[str]]:
        """Draw goalkeeper cards until one saves or `allowed` are drawn (The goalkeeper).

        Return which card saved, counted from 1 (0: none did), and the cards in order, with "~"
        where all 18 were shuffled anew.
        """
        drawn: list[str] = []
        for nth in range(1, allowed + 1):
            # Only when a card is needed and the stack is empty are all 18 shuffled anew.
            if not self.goalkeeper:
                self.goalkeeper = self.chance.shuffle(GOALKEEPER)
                drawn.append("~")
            card = self.goalkeeper.pop(0)
            drawn.append(card)
            if card in ("RJ", "BJ") or card[1] == suit:
                return nth, drawn
        return 0, drawn

    def is_sent_off(self, seat: int, suit: str) -> bool:
        """Say whether a suit is sent off for a seat (Resolution 6)."""
        return bool(self.bookings[seat][suit] >= self.options["send_off_at"])

    def gain(self, moves: int) -> None:
        """Gain extra moves (Gains)."""
        if self.options["extra_moves"] == "max":
            self.extra = max(self.extra, moves)
        else:
            self.extra += moves

    def pass_turn(self) -> None:
        """Cancel the extra moves that are left, so that the turn passes after this take (Gains)."""
        self.extra = 0

    def add_time(self) -> None:
        """Add a card to the pitch if what happened asks for one (Added time)."""
        kicks = [event for event in self.events if event[0] in ("goal", "save")]
        if not kicks:
            return
        is_goal = kicks[0][0] == "goal"
        is_free_kick = kicks[0][1] == "free_kick"
        asks = {
            "kicks": True,
            "stoppages": is_goal or is_free_kick,
            "goals": is_goal,
            "none": False,
        }
        if asks[self.options["added_time"]] and self.added < self.options["added_time_limit"]:
            column = self.added % 5
            self.columns[column].append(self.reserve[self.added])
            self.added += 1
            self.events.append(["added", column + 1])

    def end_half(self) -> None:
        """End a half whose last card was taken (The end)."""
        extra_halves_played = max(0, self.half - 1)
        limit = self.options["max_extra_halves"]
        level = self.goals[0] == self.goals[1]
        if self.half == 0:
            another = True
        elif not level or not self.options["golden_goal"]:
            another = False
        else:
            another = limit == 0 or extra_halves_played < limit
        if another:
            self.events.append(["half_time"])
            self.start_half(self.half + 1)
        else:
            self.finish()

    def finish(self) -> None:
        """End the match."""
        self.events.append(["full_time"])
        self.start_turn()
        self.over = True
        self.turn = -1

    def state(self) -> dict[str, Any]:
        """Give the referee's state of docs/rules/records.md, newly made."""
        return {
            "added": self.added,
            "bookings": [dict(seat) for seat in self.bookings],
            "columns": [list(column) for column in self.columns],
            "events": [list(event) for event in self.events],
            "extra": self.extra,
            "goalkeeper": list(self.goalkeeper),
            "goals": list(self.goals),
            "half": self.half,
            "legal": self.legal(),
            "over": self.over,
            "squads": [{suit: list(seat[suit]) for suit in SUITS} for seat in self.squads],
            "turn": self.turn,
        }


def remove_topmost(line: list[str], card: str) -> None:
    """Remove the copy of a card that lies nearest the top of a line."""
    for place in range(len(line) - 1, -1, -1):
        if line[place] == card:
            del line[place]
            return
