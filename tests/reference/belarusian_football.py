"""Referee Belarusian football as docs/rules/belarusian-football.md says it, step by step."""

from collections.abc import Mapping
from typing import Any

from .chance import RANKS, Chance, Event, all_options, canonical, check_move, pack

DEFAULTS: dict[str, Any] = {
    "pack": 52,
    "packs": 1,
    "entry": "mandatory",
    "keeper_recloses": False,
}


def matches(one: str, other: str) -> bool:
    """Say whether two cards share the rank or the suit (Cards)."""
    return one[0] == other[0] or one[1] == other[1]


class Referee:
    """Referee one match. Every attribute is plain and may be set to make a position.

    options      all options in force
    chance       the shuffles to come (there are none after the first)
    phase        keeper, lineup or play
    turn         the seat to move, -1 when over
    hands        [seat], in the dealt order
    laid         cards of the line-up being laid, columns from 1
    keepers      [seat], None before it is chosen
    keeper_open  [seat]
    rows         four rows of four from seat 0's line-up (row 0) to seat 1's (row 3), None where not
                 laid yet
    open         four rows of four booleans
    decks        [seat], next first; equally long when seat 0 is to draw, seat 1's one longer when
                 seat 1 is
    ball         the ball in play, or None
    position     [row, column], both from 0, or None before the ball has entered
    out          the balls that are out, in order
    scored       [seat]: the balls that were goals
    events       of the last move
    over         whether the match is over
    """

    def __init__(self, options: Mapping[str, Any], seed: bytes) -> None:
        self.options = all_options(DEFAULTS, options)
        self.chance = Chance(seed)
        ranks = RANKS if self.options["pack"] == 52 else RANKS[4:]
        cards = self.chance.shuffle(pack(ranks) * self.options["packs"])

        # Dealing: the two rows of the midfield, two hands of five, two equal decks.
        self.rows: list[list[str] | None] = [None, cards[0:4], cards[4:8], None]
        self.open = [[False] * 4 for _ in range(4)]
        self.hands = [cards[8:13], cards[13:18]]
        rest = cards[18:]
        half = len(rest) // 2
        self.decks = [rest[:half], rest[half:]]

        self.phase = "keeper"
        self.turn = 0
        self.laid: list[str] = []
        self.keepers: list[str | None] = [None, None]
        self.keeper_open = [False, False]
        self.ball: str | None = None
        self.position: list[int] | None = None
        self.out: list[str] = []
        self.scored: list[list[str]] = [[], []]
        self.events: list[Event] = []
        self.over = False

    def row_at(self, k: int) -> int:
        """Give the row `k` steps from the line-up of the seat to move: 0 its own, 3 the rival's."""
        return k if self.turn == 0 else 3 - k

    def cards_at(self, k: int) -> list[str]:
        """Give the cards of the row `k` steps from the line-up of the seat to move."""
        row = self.rows[self.row_at(k)]
        assert row is not None, "in play every row is laid"
        return row

    def legal(self) -> list[str]:
        """List the legal moves: cards in canonical order, or columns ascending and then "-"."""
        if self.over:
            return []
        if self.phase in ("keeper", "lineup"):
            return sorted(set(self.hands[self.turn]), key=canonical)
        if self.position is None:
            throw = ["-"] if self.options["entry"] == "optional" else []
            return [str(column + 1) for column in self.entries()] + throw
        return [str(column + 1) for column in self.next_columns()]

    def entries(self) -> list[int]:
        """List the columns (0-3) whose card of the own line-up matches, open or not (Turn 2)."""
        assert self.ball is not None, "there is a ball to enter"
        return [column for column, card in enumerate(self.cards_at(0)) if matches(card, self.ball)]

    def next_columns(self) -> list[int]:
        """List the columns (0-3) that the ball may be walked to (Turn 3).

        The next row, straight ahead or one column left or right: a face-down card, or an open one
        that matches the ball.
        """
        assert self.ball is not None, "there is a ball in play"
        assert self.position is not None, "the ball is on the pitch"
        row, column = self.position
        k = self.row_at(row) + 1
        choices = []
        for other in (column - 1, column, column + 1):
            if 0 <= other <= 3:
                is_open = self.open[self.row_at(k)][other]
                if not is_open or matches(self.cards_at(k)[other], self.ball):
                    choices.append(other)
        return choices

    def play(self, move: str) -> list[Event]:
        """Play a move; return the events. Raise ValueError if the move is not legal."""
        check_move(move, self.legal())
        self.events = []
        if self.phase == "keeper":
            self.choose_keeper(move)
        elif self.phase == "lineup":
            self.lay(move)
        elif move == "-":
            self.throw()
            self.next_turn()
        elif self.position is None:
            self.enter(int(move) - 1)
        else:
            self.walk(int(move) - 1)
        return self.events

    def choose_keeper(self, card: str) -> None:
        """Take a card of the hand as goalkeeper, of equal ones the first (Dealing, Line-up)."""
        self.hands[self.turn].remove(card)
        self.keepers[self.turn] = card
        self.phase = "lineup"

    def lay(self, card: str) -> None:
        """Lay a card of the hand in the next column, of equal ones the first (Dealing, Line-up)."""
        hand = self.hands[self.turn]
        hand.remove(card)
        self.laid.append(card)
        if len(self.laid) < 3:
            return
        # The fourth card is forced and laid at once.
        self.laid.append(hand.pop())
        self.rows[self.row_at(0)] = self.laid
        self.laid = []
        if self.turn == 0:
            self.turn = 1
            self.phase = "keeper"
        else:
            # Seat 0 plays first.
            self.turn = 0
            self.phase = "play"
            self.turn_up_balls()

    def turn_up_balls(self) -> None:
        """Turn up balls until somebody has a choice or the match is over (Turn 1 and 2)."""
        while any(self.decks):
            # Turn 1: turn up the top card of the own deck.
            self.ball = self.decks[self.turn].pop(0)
            self.events.append(["draw", self.turn, self.ball])
            # Turn 2: a ball that no card of the line-up matches is out at once; if entry is
            # optional it waits for its player to throw it.
            if self.entries() or self.options["entry"] == "optional":
                return
            self.throw()
            # Turn 5: the turn passes.
            self.turn = 1 - self.turn
        # The match ends when both decks are empty. Everything is opened.
        self.events.append(["full_time"])
        self.open = [[True] * 4 for _ in range(4)]
        self.keeper_open = [True, True]
        self.over = True
        self.turn = -1

    def next_turn(self) -> None:
        """Pass the turn (Turn 5)."""
        self.turn = 1 - self.turn
        self.turn_up_balls()

    def throw(self) -> None:
        """Throw the ball out."""
        assert self.ball is not None, "there is a ball to throw"
        self.events.append(["throw", self.ball])
        self.out.append(self.ball)
        self.take_ball_away()

    def take_ball_away(self) -> None:
        """Leave no ball in play."""
        self.ball = None
        self.position = None

    def turn_up(self, k: int, column: int) -> str:
        """Open the chosen card if it is face down, note a flip or a step, and return the card."""
        row = self.row_at(k)
        card = self.cards_at(k)[column]
        name = "step" if self.open[row][column] else "flip"
        self.open[row][column] = True
        self.events.append([name, k, column + 1, card])
        return card

    def enter(self, column: int) -> None:
        """Let the ball enter on a card of the own line-up that matches it (Turn 2)."""
        self.turn_up(0, column)
        self.position = [self.row_at(0), column]
        self.throw_if_stuck()

    def walk(self, column: int) -> None:
        """Walk the ball to a card of the next row (Turn 3)."""
        assert self.ball is not None, "there is a ball in play"
        assert self.position is not None, "the ball is on the pitch"
        k = self.row_at(self.position[0]) + 1
        card = self.turn_up(k, column)
        if not matches(card, self.ball):
            self.throw()
            self.next_turn()
            return
        self.position = [self.row_at(k), column]
        if k == 3:
            self.shoot()
        else:
            self.throw_if_stuck()

    def throw_if_stuck(self) -> None:
        """Throw the ball out at once if there is no card to choose (Turn 3)."""
        if not self.next_columns():
            self.throw()
            self.next_turn()

    def shoot(self) -> None:
        """Turn up the rival's goalkeeper (Turn 4)."""
        rival = 1 - self.turn
        keeper = self.keepers[rival]
        assert self.ball is not None, "there is a ball in play"
        assert keeper is not None, "in play both goalkeepers are chosen"
        if matches(self.ball, keeper):
            self.events.append(["goal", self.ball, keeper])
            self.scored[self.turn].append(self.ball)
        else:
            self.events.append(["save", self.ball, keeper])
            self.out.append(self.ball)
        # What has been opened stays open, the goalkeeper too unless the option closes it again.
        self.keeper_open[rival] = not self.options["keeper_recloses"]
        self.take_ball_away()
        self.next_turn()

    def state(self) -> dict[str, Any]:
        """Give the referee's state of docs/rules/records.md, newly made."""
        return {
            "ball": self.ball,
            "decks": [list(deck) for deck in self.decks],
            "events": [list(event) for event in self.events],
            "goals": [len(balls) for balls in self.scored],
            "hands": [list(hand) for hand in self.hands],
            "keeper_open": list(self.keeper_open),
            "keepers": list(self.keepers),
            "laid": list(self.laid),
            "legal": self.legal(),
            "open": [list(row) for row in self.open],
            "out": list(self.out),
            "over": self.over,
            "phase": self.phase,
            "position": None if self.position is None else list(self.position),
            "rows": [None if row is None else list(row) for row in self.rows],
            "scored": [list(balls) for balls in self.scored],
            "turn": self.turn,
        }
