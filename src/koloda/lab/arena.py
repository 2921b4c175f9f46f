"""An arena: deals played by several processes, kept in a file, counted as they come."""

import json
import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from koloda.core.errors import ArenaError
from koloda.core.options import changed, in_force
from koloda.games import find
from koloda.lab.play import Terms, play_deal, warm_up
from koloda.lab.table import Table, verdict

AHEAD = 3
"""Deals given out to each process before the first of them is done."""

Played = Generator[list[dict[str, Any]], None, None]
"""The records of each deal, one for each arrangement."""

Play = Callable[[Terms, list[int]], Played]
"""What plays deals and yields their records in the same order."""


def one_by_one(terms: Terms, numbers: list[int]) -> Played:
    """Play deals in this process."""
    for number in numbers:
        yield play_deal(terms, number)


def in_processes(jobs: int) -> Play:
    """Return what plays deals in so many processes, each a fresh interpreter."""

    def play(terms: Terms, numbers: list[int]) -> Played:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=context) as pool:
            waiting: deque[Future[list[dict[str, Any]]]] = deque()
            try:
                for number in numbers:
                    waiting.append(pool.submit(play_deal, terms, number))
                    if len(waiting) >= AHEAD * jobs:
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            finally:
                for future in waiting:
                    future.cancel()

    return play


def arena(
    terms: Terms,
    deals: int,
    *,
    play: Play = one_by_one,
    out: Path | None = None,
    sprt: tuple[float, float] | None = None,
    told: Callable[[Table], None] = lambda table: None,
) -> Table:
    """Play deals in all arrangements and return what they prove.

    Args:
        terms: what is played.
        deals: how many deals, those included that `out` already holds.
        play: who plays them.
        out: a file of records, a line each, to which each deal is added as it is done; deals that
            it holds already are counted and not played again.
        sprt: two ratings; the arena ends as soon as it is decided whether the first player is
            better by the second (or by the first at most).
        told: called after each deal.

    Raises:
        GameError, OptionError, BotError: what is wrong with the terms.
        ArenaError: arena/players, arena/file.
    """
    terms.check()
    # What this process compiles, the others find.
    warm_up(terms)
    kept = _kept(out, terms) if out is not None else {}
    table = Table()
    for number in sorted(kept):
        if number < deals:
            table.add(kept[number])
    told(table)
    missing = [number for number in range(deals) if number not in kept]
    if not missing or decided(table, terms, sprt):
        return table
    with closing(play(terms, missing)) as played:
        for records in played:
            if out is not None:
                _keep(out, records)
            table.add(records)
            told(table)
            if decided(table, terms, sprt):
                break
    return table


def decided(table: Table, terms: Terms, sprt: tuple[float, float] | None) -> str | None:
    """Return the verdict on the first player, None while there is none or none was asked for."""
    if sprt is None or terms.players[0] not in table.lines:
        return None
    return verdict(table.lines[terms.players[0]].scores, *sprt)


def _keep(out: Path, records: list[dict[str, Any]]) -> None:
    lines = "".join(json.dumps(record, separators=(",", ":")) + "\n" for record in records)
    with open(out, "a", encoding="utf-8") as file:
        file.write(lines)
        file.flush()
        os.fsync(file.fileno())


def _kept(out: Path, terms: Terms) -> dict[int, list[dict[str, Any]]]:
    """Return the whole deals of a file by number; what is left of a broken one is cut off."""
    try:
        data = out.read_bytes() if out.exists() else b""
    except OSError as error:
        raise _unfit(out, str(error.strerror)) from error
    whole, end = 0, 0
    arrangements = terms.arrangements
    deals: dict[int, list[dict[str, Any]]] = {}
    records: list[dict[str, Any]] = []
    for line in data.splitlines(keepends=True):
        end += len(line)
        if not line.endswith(b"\n"):
            break
        records.append(_checked(out, line, terms, arrangements[len(records)]))
        if len(records) == len(arrangements):
            deals[records[0]["arena"]["deal"]] = records
            records, whole = [], end
    if whole < len(data):
        with open(out, "r+b") as file:
            file.truncate(whole)
    return deals


def _checked(out: Path, line: bytes, terms: Terms, names: tuple[str, ...]) -> dict[str, Any]:
    """Return a record of the same arena, or refuse the file."""
    game = find(terms.game)
    try:
        record = json.loads(line)
        same = (
            record["game"] == terms.game
            and record["options"] == changed(game.options, in_force(game.options, terms.options))
            and record["seats"] == list(names)
            and record["arena"]["seed"] == terms.seed
        )
    except (ValueError, KeyError, TypeError) as error:
        raise _unfit(out, "it holds what is no record of an arena") from error
    if not same:
        raise _unfit(out, "it holds matches of another arena")
    assert isinstance(record, dict)
    return record


def _unfit(out: Path, why: str) -> ArenaError:
    return ArenaError(
        "arena/file",
        f"{out.name} can't be gone on with: {why}; expected records of the same game, options, "
        "players and seed, or a new file",
        path=out.name,
        why=why,
    )
