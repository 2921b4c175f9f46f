"""Hearts, two against two with OpenSpiel's information-set search: duplicate deals, no passing.

python benchmarks/hearts_peers.py --deals 1000 --jobs 2
"""

import argparse
import hashlib
import multiprocessing
from functools import cache
from typing import Any

from koloda import Match
from koloda.bots import choose
from koloda.lab.table import Estimate

OPTIONS: dict[str, Any] = {"passing": "none", "deals": 1, "target": 0}
SEATINGS = ((0, 2), (1, 3))
"""Our seats in the two matches of a deal."""

NO_PASSING = 0
"""The first chance outcome of OpenSpiel's Hearts: nobody passes."""


def our_card(action: int) -> int:
    return 16 * (action % 4) + action // 4 + 2


def their_card(card: int) -> int:
    return 4 * (card % 16 - 2) + card // 16


@cache
def their_game() -> Any:
    import pyspiel

    return pyspiel.load_game(
        "hearts",
        {
            "pass_cards": True,
            "qs_breaks_hearts": False,
            "no_pts_on_first_trick": True,
            "can_lead_any_club": False,
            "jd_bonus": False,
            "must_break_hearts": True,
            "can_lead_hearts_instead_of_qs": False,
            "avoid_all_tricks_bonus": False,
        },
    )


def their_state(match: Match) -> Any:
    """Return OpenSpiel's state of a match that was just dealt; it deals card by card."""
    state = their_game().new_initial_state()
    state.apply_action(NO_PASSING)
    hands = [
        [card for card in range(63) if int(hand) >> card & 1]
        for hand in match.state_record["hands"]
    ]
    for place in range(52):
        state.apply_action(their_card(hands[place % 4][place // 4]))
    return state


def their_bot(seed: int, simulations: int, exploration: float) -> Any:
    import pyspiel

    return pyspiel.ISMCTSBot(
        seed,
        pyspiel.RandomRolloutEvaluator(1, seed),
        exploration,
        simulations,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )


def play(job: tuple[int, str, int, float]) -> tuple[list[int], int]:
    """Play a deal in both seatings; return how many points fewer we took in each, and moons."""
    number, bot, simulations, exploration = job
    seed = hashlib.sha256(f"hearts peers {number}".encode()).digest()
    margins, moons = [], 0
    for ours in SEATINGS:
        match = Match.new("hearts", OPTIONS, seed)
        state = their_state(match)
        peer = their_bot(number + 1, simulations, exploration)
        while not match.over:
            text = choose(bot, match, number) if match.turn in ours else None
            legal = match.game.notation.moves(match.state_record)
            if text is None:
                action = peer.step(state)
                text = next(move for move, card in legal.items() if card == our_card(action))
            state.apply_action(their_card(legal[text]))
            moons += any(event[0] in ("moon", "sun") for event in match.play(text))
        theirs = sum(match.scores) - sum(match.scores[seat] for seat in ours)
        margins.append(theirs - sum(match.scores[seat] for seat in ours))
    return margins, moons


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--exploration", type=float, default=2.0)
    given = parser.parse_args()
    jobs = [
        (number, given.bot, given.simulations, given.exploration) for number in range(given.deals)
    ]
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        played = list(pool.imap(play, jobs))
    # A side has two seats: points of a player, not of a pair.
    found = Estimate.of([sum(margins) / 4 for margins, _ in played])
    moons = sum(count for _, count in played)
    print(f"{given.bot} against OpenSpiel ISMCTS {given.simulations}, {given.deals} deals, twice")
    print(f"  better by {found.mean:+.2f} ± {found.margin:.2f} points a deal and player")
    print(f"  moons in {moons / (2 * given.deals):.1%} of deals")


if __name__ == "__main__":
    main()
