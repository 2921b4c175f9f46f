"""An arena: the same deals for all, kept in a file, gone on with, spread over processes."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from koloda import Match
from koloda.core.errors import ArenaError, BotError, GameError, KolodaError
from koloda.lab import Terms, arena, tally
from koloda.lab.arena import in_processes
from koloda.lab.play import play_deal

PROGRAM = Path(__file__).parents[2] / "docs" / "examples" / "player.py"
FOOTBALL = Terms("belarusian-football", ("uct@2", "random"), {}, 5)
ONE_DEAL = {"deals": 1, "target": 0}


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def told(record: dict[str, Any]) -> dict[str, Any]:
    """Return a record without the time that it took."""
    return {**record, "arena": {**record["arena"], "seconds": None}}


@pytest.mark.plain
def test_players_sit_in_every_rotation() -> None:
    assert Terms("card-football", ("a", "b")).arrangements == [("a", "b"), ("b", "a")]
    assert Terms("hearts", ("a", "b")).arrangements == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(Terms("hearts", ("a", "b", "b", "b")).arrangements) == 4
    assert len(Terms("hearts", ("a", "a", "b", "b")).arrangements) == 4


@pytest.mark.plain
@pytest.mark.parametrize(
    ("terms", "code"),
    [
        (Terms("chess", ("random", "greedy")), "game/unknown"),
        (Terms("hearts", ("random", "greedy", "uct")), "arena/players"),
        (Terms("card-football", ("random",)), "arena/players"),
        (Terms("card-football", ("random", "random")), "arena/players"),
        (Terms("card-football", ("random", "gredy")), "bot/unknown"),
        (Terms("card-football", ("random", "random@5")), "bot/budget"),
        (Terms("card-football", ("random", "greedy"), {"deals": 1}), "option/unknown"),
    ],
)
def test_terms_that_can_not_be_are_refused(terms: Terms, code: str) -> None:
    with pytest.raises(KolodaError) as caught:
        terms.check()
    assert caught.value.code == code


@pytest.mark.parametrize("game", ["card-football", "belarusian-football", "hearts"])
def test_a_deal_is_the_same_in_all_its_matches(game: str) -> None:
    terms = Terms(game, ("random", "uct@1"), ONE_DEAL if game == "hearts" else {}, 2)
    records = play_deal(terms, 3)
    assert len({record["seed"] for record in records}) == 1
    assert [record["seats"] for record in records] == [list(row) for row in terms.arrangements]
    for record in records:
        assert Match.from_record(record).result() == record["result"]
        assert {"name": "uct@1", "version": 1} in record["bots"]
    assert list(map(told, play_deal(terms, 3))) == list(map(told, records))
    assert play_deal(terms, 4)[0]["seed"] != records[0]["seed"]


@pytest.mark.compiled
def test_greedy_beats_random() -> None:
    table = arena(Terms("hearts", ("greedy", "random"), ONE_DEAL), 10)
    assert table.lines["greedy"].score.mean > 0.6


def test_an_arena_is_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    arena(FOOTBALL, 1, out=out)
    first = out.read_text()
    # The machine stopped in the middle of a deal.
    rest = json.dumps(lines_of(out)[0]) + "\n" + '{"koloda":1,"ga'
    out.write_text(first + rest)
    seen: list[int] = []
    table = arena(FOOTBALL, 2, out=out, told=lambda table: seen.append(table.deals))
    assert out.read_text().startswith(first)
    assert seen == [1, 2]
    assert [record["arena"]["deal"] for record in lines_of(out)] == [0, 0, 1, 1]
    records = lines_of(out)
    assert tally([records[:2], records[2:]]) == table == arena(FOOTBALL, 2, out=out)


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    arena(FOOTBALL, 1, out=out)
    for terms in (
        Terms(FOOTBALL.game, FOOTBALL.players, {}, 6),
        Terms(FOOTBALL.game, FOOTBALL.players[::-1], {}, 5),
        Terms(FOOTBALL.game, FOOTBALL.players, {"packs": 2}, 5),
    ):
        with pytest.raises(ArenaError) as caught:
            arena(terms, 1, out=out)
        assert caught.value.code == "arena/file"
    out.write_text("[]\n")
    with pytest.raises(ArenaError):
        arena(FOOTBALL, 1, out=out)


@pytest.mark.compiled
def test_a_test_ends_an_arena_early() -> None:
    table = arena(Terms("hearts", ("greedy", "random"), ONE_DEAL), 50, sprt=(0, 200))
    assert table.deals < 50


@pytest.mark.compiled
def test_processes_play_the_same_matches(tmp_path: Path) -> None:
    alone, together = tmp_path / "alone.jsonl", tmp_path / "together.jsonl"
    arena(FOOTBALL, 3, out=alone)
    arena(FOOTBALL, 3, out=together, play=in_processes(2))
    assert list(map(told, lines_of(alone))) == list(map(told, lines_of(together)))


@pytest.mark.plain
def test_a_program_plays() -> None:
    name = f"exec:{sys.executable} {PROGRAM}"
    terms = Terms("belarusian-football", (name, "random"))
    records = play_deal(terms, 0)
    assert {"name": name, "version": 0} in records[0]["bots"]
    assert all(record["result"] for record in records)


@pytest.mark.plain
@pytest.mark.parametrize("command", ["true", "/no/such/program", "echo '"])
def test_a_program_that_does_not_answer_is_named(command: str) -> None:
    with pytest.raises(BotError) as caught:
        play_deal(Terms("belarusian-football", (f"exec:{command}", "random")), 0)
    assert caught.value.code == "bot/program"
    assert command in str(caught.value)


@pytest.mark.plain
def test_an_illegal_answer_is_refused() -> None:
    with pytest.raises(KolodaError, match="is not legal"):
        play_deal(Terms("belarusian-football", ("exec:cat", "random")), 0)


@pytest.mark.plain
def test_a_game_that_is_not_there() -> None:
    with pytest.raises(GameError):
        arena(Terms("chess", ("random", "greedy")), 1)
