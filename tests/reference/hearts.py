"""Referee Hearts as docs/rules/hearts.md says it, step by step."""

from collections.abc import Mapping
from typing import Any

from .chance import RANKS, Chance, Event, all_options, canonical, check_move, pack

PACK = pack(RANKS)

DEFAULTS: dict[str, Any] = {
    "passing": "cycle",
    "opening": "two_of_clubs",
    "points_on_first_trick": False,
    "queen_breaks_hearts": False,
    "jack_of_diamonds": 0,
    "moon": "others",
    "sun": True,
    "target": 100,
    "deals": 0,
}


def is_heart(card: str) -> bool:
    """Say whether a card is a heart."""
    return card[1] == "H"


def points_of(cards: list[str]) -> int:
    """Count the points of cards taken, J♦ left out: each heart 1, Q♠ 13 (Score)."""
    return sum(1 for card in cards if is_heart(card)) + (13 if "QS" in cards else 0)


class Referee:
    """Referee one match. Every attribute is plain and may be set to make a position.

    options  all options in force
    chance   the shuffles to come
    deal     0-based
    phase    pass or play
    turn     the seat to move, -1 when over
    hands    [seat], canonical order, without the cards already chosen to pass
    passed   [seat]: the cards chosen to pass in this deal
    trick    the cards on the table in order of play
    leader   the seat that leads or led the trick on the table
    taken    [seat]: the cards of the tricks taken in this deal, in the order taken; while all four
             are empty it is the first trick
    broken   whether hearts are broken
    scores   [seat], of the deals before this one
    events   of the last move
    over     whether the match is over
    """

    def __init__(self, options: Mapping[str, Any], seed: bytes) -> None:
        self.options = all_options(DEFAULTS, options)
        self.chance = Chance(seed)
        self.scores = [0, 0, 0, 0]
        self.events: list[Event] = []
        self.over = False
        self.start_deal(0)

    def start_deal(self, deal: int) -> None:
        """Deal thirteen cards to each seat (Deal)."""
        self.deal = deal
        cards = self.chance.shuffle(PACK)
        self.hands = [sorted(cards[13 * s : 13 * s + 13], key=canonical) for s in range(4)]
        self.passed: list[list[str]] = [[], [], [], []]
        self.taken: list[list[str]] = [[], [], [], []]
        self.trick: list[str] = []
        self.broken = False
        self.leader = 0
        if self.pass_distance() == 0:
            self.start_play()
        else:
            self.phase = "pass"
            self.turn = 0

    def pass_distance(self) -> int:
        """Give how many seats to the left this deal passes cards, 0 for none (Deal, Passing)."""
        if self.options["passing"] == "none":
            return 0
        left, right, across, none = 1, 3, 2, 0
        return [left, right, across, none][self.deal % 4]

    def start_play(self) -> None:
        """Let the holder of 2♣ lead the first trick (Deal, Play)."""
        self.phase = "play"
        self.leader = next(seat for seat in range(4) if "2C" in self.hands[seat])
        self.turn = self.leader

    def legal(self) -> list[str]:
        """List the legal cards in canonical order."""
        if self.over:
            return []
        hand = self.hands[self.turn]
        if self.phase == "pass":
            return list(hand)
        if self.trick:
            return self.legal_to_follow(hand)
        if self.is_first_trick():
            return self.legal_to_open(hand)
        return self.legal_to_lead(hand)

    def is_first_trick(self) -> bool:
        """Say whether no trick of this deal has been taken yet."""
        return not any(self.taken)

    def legal_to_open(self, hand: list[str]) -> list[str]:
        """List what may be led to the first trick: 2♣ itself, or any club of that hand."""
        if self.options["opening"] == "two_of_clubs":
            return ["2C"]
        return [card for card in hand if card[1] == "C"]

    def legal_to_lead(self, hand: list[str]) -> list[str]:
        """List what may be led later: a heart only when broken, or from a hand of only hearts."""
        others = [card for card in hand if not is_heart(card)]
        if self.broken or not others:
            return list(hand)
        return others

    def legal_to_follow(self, hand: list[str]) -> list[str]:
        """List what may follow a lead: the suit led if the hand has it, otherwise any card."""
        same_suit = [card for card in hand if card[1] == self.trick[0][1]]
        if same_suit:
            return same_suit
        # First trick: no heart and not Q♠, unless the hand has nothing else.
        if self.is_first_trick() and not self.options["points_on_first_trick"]:
            harmless = [card for card in hand if not is_heart(card) and card != "QS"]
            if harmless:
                return harmless
        return list(hand)

    def play(self, move: str) -> list[Event]:
        """Pass or play a card; return the events. Raise ValueError if the move is not legal."""
        check_move(move, self.legal())
        self.events = []
        self.hands[self.turn].remove(move)
        if self.phase == "pass":
            self.pass_card(move)
        else:
            self.play_card(move)
        return self.events

    def pass_card(self, card: str) -> None:
        """Choose a card to pass; when all have chosen three, pass them (Deal, Passing)."""
        self.events.append(["pass", card])
        self.passed[self.turn].append(card)
        if len(self.passed[self.turn]) < 3:
            return
        if self.turn < 3:
            self.turn += 1
            return
        for seat in range(4):
            receiver = (seat + self.pass_distance()) % 4
            self.hands[receiver] = sorted(self.hands[receiver] + self.passed[seat], key=canonical)
        self.events.append(["passed"])
        self.start_play()

    def play_card(self, card: str) -> None:
        """Play a card to the trick (Deal, Play)."""
        self.events.append(["card", card])
        self.trick.append(card)
        breaks = is_heart(card) or (card == "QS" and self.options["queen_breaks_hearts"])
        if breaks and not self.broken:
            self.broken = True
            self.events.append(["hearts_broken"])
        if len(self.trick) < 4:
            # Clockwise, one card each.
            self.turn = (self.turn + 1) % 4
            return
        # The highest card of the suit led takes the trick and leads the next.
        of_suit_led = [other for other in self.trick if other[1] == self.trick[0][1]]
        highest = max(of_suit_led, key=canonical)
        winner = (self.leader + self.trick.index(highest)) % 4
        self.taken[winner] += self.trick
        self.trick = []
        self.events.append(["trick", winner])
        self.leader = winner
        self.turn = winner
        if not any(self.hands):
            self.end_deal()

    def end_deal(self) -> None:
        """Score the deal; end the match or deal again (Score, The end)."""
        points = self.score_deal()
        # J♦ scores for its taker besides.
        for seat in range(4):
            if "JD" in self.taken[seat]:
                points[seat] += self.options["jack_of_diamonds"]
        self.events.append(["scored", *points])
        self.scores = [self.scores[seat] + points[seat] for seat in range(4)]

        target, deals = self.options["target"], self.options["deals"]
        target_reached = target != 0 and max(self.scores) >= target
        deals_done = deals != 0 and self.deal + 1 >= deals
        if target_reached or deals_done:
            self.events.append(["match_over"])
            self.over = True
            self.turn = -1
        else:
            self.start_deal(self.deal + 1)

    def score_deal(self) -> list[int]:
        """Give the points of the deal without J♦, and note a moon or a sun (Score)."""
        points = [points_of(cards) for cards in self.taken]
        for seat in range(4):
            took_all_tricks = len(self.taken[seat]) == 52
            if took_all_tricks and self.options["sun"]:
                self.events.append(["sun", seat])
                return [0 if other == seat else 52 for other in range(4)]
            if points[seat] == 26:
                self.events.append(["moon", seat])
                if self.options["moon"] == "self":
                    return [-26 if other == seat else 0 for other in range(4)]
                return [0 if other == seat else 26 for other in range(4)]
        return points

    def state(self) -> dict[str, Any]:
        """Give the referee's state of docs/rules/records.md, newly made."""
        return {
            "broken": self.broken,
            "deal": self.deal,
            "events": [list(event) for event in self.events],
            "hands": [list(hand) for hand in self.hands],
            "legal": self.legal(),
            "over": self.over,
            "passed": [list(cards) for cards in self.passed],
            "phase": self.phase,
            "scores": list(self.scores),
            "taken": [list(cards) for cards in self.taken],
            "trick": list(self.trick),
            "turn": self.turn,
        }
