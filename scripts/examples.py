"""Find a real position for each event of Card Football, a walk and a trick: the rules' drawings.

    python scripts/examples.py

Random matches are played from numbered seeds; of all that show an event, the one with the least to
look at is kept. What is found goes to web/src/lib/rules/examples.json; a test plays the moves again
and compares.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from koloda import Match

TARGET = Path(__file__).resolve().parent.parent / "web/src/lib/rules/examples.json"

MATCHES = {"card-football": 4_000, "belarusian-football": 2_000, "hearts": 200}
"""How many matches are played of each game."""

Events = list[list[Any]]

Plays = list[dict[str, Any]]
"""Moves one after another: of each the seat, and the events that are told of it."""


def shows(name: str, *operands: Any) -> Callable[[Events], bool]:
    """Return whether events hold one of a name and of these first operands."""
    return lambda events: any(
        event[0] == name and event[1 : 1 + len(operands)] == list(operands) for event in events
    )


def of_kind(name: str, kind: str, nth: int | None = None) -> Callable[[Events], bool]:
    """Return whether events hold a goal or a save of a kind, by the goalkeeper's nth card."""
    return lambda events: any(
        event[0] == name and event[1] == kind and (nth is None or event[3] == nth)
        for event in events
    )


def is_high(events: Events) -> bool:
    """Return whether an ace or a king was taken."""
    return str(events[0][2])[0] in "AK"


EVENTS: dict[str, Callable[[Events], bool]] = {
    "off": shows("off"),
    "long_shot": of_kind("goal", "long_shot"),
    "tackle": shows("tackle"),
    "block": shows("block"),
    "shot": of_kind("goal", "shot"),
    "rebound": of_kind("save", "shot", 2),
    "press": shows("press"),
    "free_kick": lambda events: of_kind("save", "free_kick")(events) and not is_high(events),
    "penalty": lambda events: of_kind("goal", "free_kick")(events) and is_high(events),
    "booking": lambda events: any(event[0] == "booking" and event[2] == 2 for event in events),
    "sent_off": shows("sent_off"),
    "attack": shows("attack"),
    "corner": shows("corner"),
    "goalkeeper": of_kind("save", "shot", 1),
    "added_time": shows("added"),
    "half_time": shows("half_time"),
}
"""What each example of Card Football shows, by name."""

HEADINGS = {"off": "sent_off", "sent_off": "booking", "penalty": "free_kick"}
"""The anchor of the rules under which an example stands, where it is not the example's name."""


def table(view: dict[str, Any], column: int | None) -> dict[str, Any]:
    """Return what an example draws of a position: the squads, and the column that gets a card."""
    drawn = {"squads": view["squads"], "bookings": view["bookings"]}
    return drawn if column is None else {**drawn, "column": view["columns"][column - 1]["cards"]}


def added_to(events: Events) -> int | None:
    """Return the column to which a card was added."""
    return next((event[1] for event in events if event[0] == "added"), None)


def is_plain(name: str, events: Events, before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Return whether a take needs no explanation besides that of its example."""
    names = {event[0] for event in events}
    if "full_time" in names or ("half_time" in names) != (name == "half_time"):
        return False
    if any("~" in event for event in events):
        return False
    if name == "added_time":
        column = (added_to(events) or 0) - 1
        hidden = before["columns"][column]["hidden"] + after["columns"][column]["hidden"]
        return (
            hidden == 0 and events[0][1] != column + 1 and bool(before["columns"][column]["cards"])
        )
    return True


def football_matches() -> Iterator[tuple[int, str, dict[str, Any], Events, dict[str, Any]]]:
    """Play matches; give the takes of the first player before any goal, without extra moves."""
    for number in range(MATCHES["card-football"]):
        match = Match.new("card-football", {}, number.to_bytes(32, "little"))
        chance = random.Random(number)
        moves = ""
        view = match.view(None)
        while not match.over and view["goals"] == [0, 0]:
            before, seat, move = view, match.turn, chance.choice(match.legal)
            events = match.play(move)
            moves += move
            view = match.view(None)
            if seat == 0 and before["extra"] == 0:
                yield number, moves, before, events, view


def football() -> dict[str, dict[str, Any]]:
    """Return the best example of each event of Card Football."""
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    for number, moves, before, events, after in football_matches():
        price = 8 * len(events) + sum(
            len(line) for squad in before["squads"] for line in squad.values()
        )
        for name, is_shown in EVENTS.items():
            if price >= best.get(name, (price + 1, {}))[0] or not is_shown(events):
                continue
            if not is_plain(name, events, before, after):
                continue
            column = added_to(events) if name == "added_time" else None
            example = found(
                HEADINGS.get(name, name), number, list(moves), [{"seat": 0, "events": events}]
            )
            drawn = {"before": table(before, column), "after": table(after, column)}
            best[name] = (price, {**example, **drawn})
    return {name: best[name][1] for name in EVENTS}


def found(anchor: str, number: int, moves: list[str], plays: Plays) -> dict[str, Any]:
    """Return an example that ends with the last of the moves."""
    return {"anchor": anchor, "seed": number, "moves": " ".join(moves), "plays": plays}


def is_walk(plays: Plays) -> bool:
    """Return whether a ball of the first player came to a goal over a card opened on the way."""
    names = [event[0] for play in plays for event in play["events"]]
    return plays[0]["seat"] == 0 and names[-1] == "goal" and names.count("flip") > 1


def walk() -> dict[str, Any]:
    """Return a ball's walk to a goal, the first of its match."""
    for number in range(MATCHES["belarusian-football"]):
        match = Match.new("belarusian-football", {}, number.to_bytes(32, "little"))
        chance = random.Random(number)
        moves: list[str] = []
        plays: Plays = []
        while not match.over and match.view(None)["goals"] == [0, 0]:
            seat, move = match.turn, chance.choice(match.legal)
            moves.append(move)
            for event in match.play(move):
                if event[0] == "draw":
                    plays = []
                    seat = event[1]
                plays.append({"seat": seat, "events": [event]})
                if event[0] == "goal" and is_walk(plays):
                    return found("walk", number, moves, plays)
    raise LookupError("no walk was found")


def is_trick(plays: Plays) -> bool:
    """Return whether the first player takes a trick in which a higher card takes nothing."""
    cards = [play["events"][0][1] for play in plays]
    winner = plays[-1]["events"][-1]
    lead, *others = cards
    order = "23456789TJQKA"
    best = max(order.index(card[0]) for card in cards if card[1] == lead[1])
    aside = [card for card in others if card[1] != lead[1]]
    names = [event[0] for play in plays for event in play["events"]]
    return (
        winner == ["trick", 0]
        and plays[0]["seat"] != 0
        and "hearts_broken" not in names
        and [order.index(card[0]) > best for card in aside] == [True]
    )


def trick() -> dict[str, Any]:
    """Return a trick of a first deal."""
    for number in range(MATCHES["hearts"]):
        match = Match.new("hearts", {}, number.to_bytes(32, "little"))
        chance = random.Random(number)
        moves: list[str] = []
        plays: Plays = []
        while not match.over and match.view(None)["deal"] == 0:
            seat, move = match.turn, chance.choice(match.legal)
            moves.append(move)
            events = match.play(move)
            if events[0][0] == "card":
                plays.append({"seat": seat, "events": events})
            if events[-1][0] == "trick":
                if is_trick(plays):
                    return found("trick", number, moves, plays)
                plays = []
    raise LookupError("no trick was found")


if __name__ == "__main__":
    examples = {
        "card-football": football(),
        "belarusian-football": {"walk": walk()},
        "hearts": {"trick": trick()},
    }
    TARGET.write_text(json.dumps(examples, indent=2) + "\n")
    print(f"{TARGET.name}: {sum(map(len, examples.values()))} examples")
