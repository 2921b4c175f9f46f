"""What searches do in a second, and whether anything hidden changes a choice.

python benchmarks/bots.py [--positions 1000] [--quick]
"""

import argparse
import time
from random import Random
from statistics import median

from koloda import GAMES, Match, find
from koloda.bots import LEVELS, Settings, choose
from koloda.bots.knowledge import INFORMED, JUDGED, RANDOM
from koloda.bots.thinking import think
from koloda.core.chance import generator
from koloda.core.options import Value

POLICIES = {"random playouts": RANDOM, "informed playouts": INFORMED, "judgement": JUDGED}
OPTIONS: dict[str, dict[str, Value]] = {"hearts": {"passing": "none", "deals": 1, "target": 0}}
BOTS = ("greedy", "rollout@60", "uct@60", *(f"{level}@60" for level in LEVELS))


def playouts_a_second(game: str, policy: int, weighted: bool, playouts: int) -> float:
    """Return the playouts a second of CPU time, at the first choice of a match."""
    match = Match.new(game, OPTIONS.get(game, {}), bytes(32))
    while len(match.legal) < 2:
        match.play(match.legal[0])
    state, seat = match.concealed(match.turn), match.turn
    settings = Settings(playouts=playouts, policy=policy, weighted=weighted)
    think(match.game, state, seat, Settings(playouts=1, policy=policy, weighted=weighted), 0)
    begin = time.process_time()
    opinions = think(match.game, state, seat, settings, 1)
    spent = time.process_time() - begin
    return sum(opinion.visits for opinion in opinions.values()) / spent


def leaks(game: str, positions: int) -> int:
    """Return in how many positions what a seat can't see changed the choice of any bot."""
    found = 0
    for number in range(positions):
        random = Random(f"{game} {number}")
        match = Match.new(game, {"deals": 3} if game == "hearts" else {}, random.randbytes(32))
        for _ in range(random.randrange(100)):
            if not match.over:
                match.play(random.choice(match.legal))
        while len(match.legal) < 2:
            match.undo()
        other = match.copy()
        state = match.concealed(match.turn)
        find(game).hidden.sample(state, match.turn, generator(number))
        other._state = state
        found += any(choose(bot, match, number) != choose(bot, other, number) for bot in BOTS)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args()
    playouts, times = (5_000, 1) if given.quick else (100_000, 5)
    positions = 10 if given.quick else given.positions
    for game in GAMES:
        for name, policy in POLICIES.items():
            for weighted in (False, True):
                rates = [playouts_a_second(game, policy, weighted, playouts) for _ in range(times)]
                worlds = "weighted worlds" if weighted else "worlds as they come"
                print(f"{game}, {name}, {worlds}: {median(rates):,.0f} playouts/s")
    for game in GAMES:
        print(f"{game}: {leaks(game, positions)} of {positions} positions leak")


if __name__ == "__main__":
    main()
