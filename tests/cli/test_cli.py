"""The command as a person meets it: what it prints, and what it says when something is wrong."""

import hashlib
import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from koloda import Match, __version__
from koloda.cli import main
from koloda.core.chance import canonical_json, commitment, entropy_hash, fair_seed

VECTORS = Path(__file__).resolve().parent.parent / "vectors"
GAMES = ("card-football", "belarusian-football", "hearts")
LANGUAGES = ("en", "ru", "uk", "be")


@dataclass
class Ran:
    """What a run of the command came to."""

    status: int
    out: str
    error: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process."""

    def run(*words: str, given: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["koloda", *words])
        stream = io.TextIOWrapper(io.BytesIO(given.encode()), "utf-8")
        monkeypatch.setattr(sys, "stdin", stream)
        with pytest.raises(SystemExit) as left:
            main()
        captured = capsys.readouterr()
        code = left.value.code
        error = "\n".join(
            line for line in captured.err.splitlines() if not line.startswith("Preparing")
        )
        return Ran(code if isinstance(code, int) else int(bool(code)), captured.out, error)

    return run


def first_vector(game: str) -> dict[str, Any]:
    with open(VECTORS / f"{game}.jsonl", encoding="utf-8") as file:
        return dict(json.loads(file.readline()))


def fair_record(bots: bool = False) -> dict[str, Any]:
    """Return a record whose shuffle was agreed on by two people, or by a person and a bot."""
    server_seed = bytes(range(32))
    entropy = [bytes(range(32, 64)).hex(), None if bots else bytes(32).hex()]
    seed = fair_seed(server_seed, entropy, "card-football", "m1", {})
    match = Match.new("card-football", seed=seed)
    match.play("1")
    hashes = [None if item is None else entropy_hash(bytes.fromhex(item)) for item in entropy]
    fair = {
        "match": "m1",
        "server_seed": server_seed.hex(),
        "commitment": commitment(server_seed),
        "hashes": hashes,
        "entropy": entropy,
    }
    return {**match.record(), "fair": fair}


@pytest.mark.parametrize("game", GAMES)
def test_states_are_printed_as_the_vectors_have_them(game: str, run: Run) -> None:
    vector = first_vector(game)
    ran = run("replay", "-", "--states", given=json.dumps(vector["record"]))
    assert ran.status == 0
    assert ran.out.splitlines() == [canonical_json(state) for state in vector["states"]]


def test_records_of_a_file_follow_one_another(tmp_path: Path, run: Run) -> None:
    records = [first_vector(game)["record"] for game in GAMES]
    file = tmp_path / "matches.jsonl"
    file.write_text("\n\n".join(map(json.dumps, records)) + "\n", encoding="utf-8")
    ran = run("replay", str(file), "--states")
    assert ran.status == 0
    assert len(ran.out.splitlines()) == sum(len(record["moves"]) + 1 for record in records)


def test_a_digest_is_that_of_the_lines_printed(run: Run) -> None:
    with open(VECTORS / "hearts.digests.jsonl", encoding="utf-8") as file:
        vector = json.loads(file.readline())
    ran = run("replay", "-", "--states", given=json.dumps(vector["record"]))
    assert hashlib.sha256(ran.out.encode()).hexdigest() == vector["digest"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_report_is_in_the_language_asked_for(game: str, lang: str, run: Run) -> None:
    record = first_vector(game)["record"]
    ran = run("replay", "-", "--transcript", "--lang", lang, given=json.dumps(record))
    assert ran.status == 0
    again = run("replay", "-", f"--lang={lang}", given=json.dumps(record))
    assert again.out == ran.out
    cyrillic = sum("а" <= letter <= "я" for letter in ran.out.lower())
    assert (cyrillic > 100) == (lang != "en")


def test_every_bad_record_is_refused_by_name(run: Run) -> None:
    with open(VECTORS / "bad.jsonl", encoding="utf-8") as file:
        for line in file:
            bad = json.loads(line)
            ran = run("replay", "-", "--states", given=json.dumps(bad["record"]))
            assert ran.status == 1
            assert bad["error"] in ran.error
            assert len(ran.error.splitlines()) == 1
            other = run("replay", "-", "--lang", "uk", given=json.dumps(bad["record"]))
            assert other.status == 1
            assert len(other.error.splitlines()) == 1
            assert other.error != ran.error


def test_a_bad_record_among_good_ones_is_named_by_its_line(run: Run) -> None:
    good = json.dumps(first_vector("hearts")["record"])
    ran = run("replay", "-", "--states", given=f'{good}\n{good}\n{{"koloda": 1}}\n')
    assert ran.status == 1
    assert "line 3" in ran.error
    assert ran.out, "what stands before it is replayed"


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    assert "nothing.json" in run("replay", str(tmp_path / "nothing.json")).error
    assert "directory" in run("replay", str(tmp_path)).error.lower()


def test_a_fair_record_is_verified(run: Run) -> None:
    ran = run("verify", "-", given=json.dumps(fair_record()))
    assert ran.status == 0
    assert commitment(bytes(range(32))) in ran.out
    assert "m1" in ran.out
    with_bot = run("verify", "-", "--lang", "be", given=json.dumps(fair_record(bots=True)))
    assert with_bot.status == 0
    assert "бот" in with_bot.out


@pytest.mark.parametrize("key", ["seed", "server_seed", "commitment", "entropy", "hashes"])
def test_a_tampered_record_is_not(key: str, run: Run) -> None:
    record = fair_record()
    target = record if key == "seed" else record["fair"]
    other = "ab" * 32
    target[key] = [other, target[key][1]] if isinstance(target[key], list) else other
    ran = run("verify", "-", given=json.dumps(record))
    assert ran.status == 1
    assert len(ran.error.splitlines()) == 1


def test_a_record_without_a_promise_can_not_be_verified(run: Run) -> None:
    ran = run("verify", "-", given=json.dumps(first_vector("hearts")["record"]))
    assert (ran.status, "fair" in ran.error) == (1, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed_with_their_options(lang: str, run: Run) -> None:
    ran = run("games", "--lang", lang)
    assert ran.status == 0
    for word in (*GAMES, "golden_goal", "keeper_recloses", "jack_of_diamonds", "--preset long"):
        assert word in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_printed_with_the_options_in_force(game: str, lang: str, run: Run) -> None:
    ran = run("rules", game, "--lang", lang)
    assert ran.status == 0
    assert "[[" not in ran.out
    assert "{{" not in ran.out
    option = {
        "card-football": "golden_goal=true",
        "belarusian-football": "entry=optional",
        "hearts": "moon=self",
    }[game]
    assert run("rules", game, "--lang", lang, "--option", option).out != ran.out


def test_a_word_that_is_nearly_right_is_understood(run: Run) -> None:
    assert (
        "did you mean golden_goal"
        in run("rules", "card-football", "--option", "golden_gaol=1").error
    )
    assert "did you mean hearts" in run("rules", "heart").error
    assert "1 to 9" in run("rules", "card-football", "--option", "send_off_at=10").error
    assert "long" in run("rules", "belarusian-football", "--preset", "lang").error
    assert "target" in run("rules", "hearts", "--option", "target=0").error


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_the_speed_is_one_line_of_json(game: str, run: Run) -> None:
    ran = run("bench", game, "--seconds", "0.2", "--json", "--threads", "2")
    assert ran.status == 0
    (line,) = ran.out.splitlines()
    result = json.loads(line)
    keys = {"game", "matches", "moves", "seconds", "threads"}
    assert set(result) == (keys | {"deals"} if game == "hearts" else keys)
    assert result["game"] == game
    assert result["threads"] == 2
    assert result["moves"] > result["matches"] > 0


def test_a_wrong_use_is_not_a_traceback(run: Run) -> None:
    for words in (["nothing"], ["replay"], ["bench", "hearts", "--seconds", "-1"], ["play", "--x"]):
        ran = run(*words)
        assert ran.status == 2
        assert "Traceback" not in ran.error
    assert __version__
