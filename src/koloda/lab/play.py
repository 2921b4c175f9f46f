"""One deal of an arena: a match for each way in which its players can sit round the table."""

import hashlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from koloda import games
from koloda.bots import Bot, choose
from koloda.bots.thinking import Memory
from koloda.core.errors import ArenaError
from koloda.core.options import Value
from koloda.lab.players import PROGRAM, Player, check_player, player, version_of
from koloda.match.match import Match


@dataclass(frozen=True)
class Terms:
    """What is played in an arena.

    Attributes:
        game: the game's name.
        players: as many names as the game has seats, or two that share them in turn.
        options: rule options that differ from the default.
        seed: where deals and the bots' chances come from.
    """

    game: str
    players: Sequence[str]
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 0

    def check(self) -> None:
        """Raise GameError, OptionError, BotError or ArenaError (arena/players)."""
        seats = games.find(self.game).seats
        if len(self.players) not in (2, seats) or len(set(self.players)) < 2:
            expected = "two different players" + (f", or {seats}" if seats > 2 else "")
            raise ArenaError(
                "arena/players",
                f"{self.game} can't be played by {', '.join(self.players)}: expected {expected}",
                players=", ".join(self.players),
                expected=expected,
            )
        Match.new(self.game, self.options, bytes(32))
        for name in self.players:
            check_player(name)

    @property
    def arrangements(self) -> list[tuple[str, ...]]:
        """The ways to sit: the players in their order, and all its different rotations."""
        seats = games.find(self.game).seats
        first = tuple(self.players) * (seats // len(self.players))
        turned = [first[turn:] + first[:turn] for turn in range(seats)]
        return list(dict.fromkeys(turned))

    def digest(self, *words: object) -> bytes:
        """Return 32 bytes that follow from the seed and some words."""
        text = " ".join(map(str, ("koloda arena", self.seed, *words)))
        return hashlib.sha256(text.encode()).digest()


def warm_up(terms: Terms) -> None:
    """Have every bot make a move in this process, so that no time is taken of a first start."""
    for name in terms.players:
        if not name.startswith(PROGRAM):
            _move_once(terms.game, name)


@cache
def _move_once(game: str, name: str) -> None:
    match, memory = Match.new(game, seed=bytes(32)), Memory()
    choose(name, match, 0, memory)
    if Bot.named(name).reuse:
        # Only a second search has one to go on from.
        choose(name, match, 0, memory)


def play_deal(terms: Terms, number: int) -> list[dict[str, Any]]:
    """Play deal `number`, from 0, in every arrangement; return the records."""
    warm_up(terms)
    seated = {name: player(name) for name in terms.players}
    try:
        return [
            _play_match(terms, number, place, [seated[name] for name in names], names)
            for place, names in enumerate(terms.arrangements)
        ]
    finally:
        for one in seated.values():
            one.close()


def _play_match(
    terms: Terms, number: int, place: int, players: Sequence[Player], names: Sequence[str]
) -> dict[str, Any]:
    match = Match.new(terms.game, terms.options, terms.digest("deal", number))
    chance = int.from_bytes(terms.digest("bots", number, place)[:4], "little")
    seconds, moves, moons = [0.0] * len(names), [0] * len(names), [0] * len(names)
    deals = 0
    while not match.over:
        seat = match.turn
        free = len(match.legal) > 1
        begin = time.perf_counter()
        move = players[seat].choose(match, chance)
        if free:
            seconds[seat] += time.perf_counter() - begin
            moves[seat] += 1
        for event in match.play(move):
            if event[0] in ("moon", "sun"):
                moons[event[1]] += 1
            deals += event[0] == "scored"
    return {
        **match.record(),
        "seats": list(names),
        "bots": [{"name": name, "version": version_of(name)} for name in names],
        "arena": {
            "seed": terms.seed,
            "deal": number,
            "arrangement": place,
            "deals": deals,
            "moons": moons,
            "choices": moves,
            "seconds": [round(spent, 6) for spent in seconds],
        },
    }
