"""Whole matches from plain sentences alone, through pipes."""

import json
import os
import re
import signal
import subprocess

import pytest

from koloda import Match
from tests.terminal.console import (
    DEADLINE,
    SEED,
    command,
    environment,
    pipe,
    saved,
    started,
)

pytestmark = pytest.mark.plain

OPTIONS = {
    "card-football": ["added_time=none"],
    "belarusian-football": ["pack=36", "entry=optional"],
    "hearts": ["deals=1"],
}
LANGUAGES = {"card-football": "en", "belarusian-football": "be", "hearts": "ru"}


class Reader:
    """Plays from what the plain sentences say and from nothing else."""

    CHOICES = re.compile(
        r"(?:You can take|Выберыце[^:]*|Можна пайсці[^:]*|Можно сыграть): (.*)"
        r"|^(?:Трефы|Бубны|Червы|Пики): (.*)|^«(-)»"
    )

    def __init__(self, process):
        self.process = process
        self.said = []

    def play_on(self):
        """Take the first thing that is offered, once a move."""
        before = None
        for line in self.process.stdout:
            self.said.append(line.rstrip("\n"))
            found = self.CHOICES.search(line)
            # The suits of a hand, and what may be thrown, are further lines of one question.
            further = found and before and not found[1]
            if found and not further:
                first = next(filter(None, found.groups())).split(",")[0].strip(" .")
                self.process.stdin.write(first.split(" ")[0] + "\n")
                self.process.stdin.flush()
            before = found


@pytest.mark.parametrize("game", OPTIONS)
def test_a_whole_match_is_played_from_the_sentences(game, tmp_path):
    record = tmp_path / "record.json"
    wishes = {"game": game, "options": OPTIONS[game], "lang": LANGUAGES[game]}
    with started(tmp_path, seat=0, seed=SEED, record=str(record), **wishes) as process:
        reader = Reader(process)
        reader.play_on()
        assert process.wait(DEADLINE) == 0
    match = Match.from_record(json.loads(record.read_text()))
    assert match.over
    assert match.record()["seed"] == SEED
    (kept,) = saved(tmp_path)
    assert reader.said[-1].endswith(str(kept))
    assert json.loads(kept.read_text())["result"] == match.result()
    assert not any("\x1b" in line or "None" in line for line in reader.said)


def test_every_question_is_answered_without_the_table(tmp_path):
    questions = "help\nwhat\ntable\npitch\nsquad\ngoalkeeper\nseen\nscore\nlast\nrules\nhand\n3?\n"
    done = pipe(tmp_path, questions, game="card-football", seat=0, seed=SEED, lang="en")
    assert done.returncode == 0
    assert done.stderr == ""
    for words in (
        "1' You can take: 1 K♠, 2 J♣",
        "hint: which move",
        "Column 1: K♠, J♥, 10♠, 6 face down.",
        "You: no cards.",
        "The goalkeeper has 18 cards left",
        "Seen in this half: 15 of 72 cards.",
        "Score: You 0:0 Rival.",
        "Nothing has happened yet.",
        "This game has nothing of the kind.",
        "8♣ joins its line",
    ):
        assert words in done.stdout
    assert "**" not in done.stdout
    assert "\n#" not in done.stdout


def test_what_is_not_legal_is_explained(tmp_path):
    done = pipe(
        tmp_path, "1\n1\n9\nдп\nhnit\nh\n", game="card-football", seat=0, seed=SEED, lang="en"
    )
    assert "Your previous card came from column 1" in done.stdout
    assert "There is no column “9”" in done.stdout
    assert "There is no column “Q♠”" in done.stdout or "“QS”" in done.stdout
    assert "Did you mean hint?" in done.stdout
    assert "may be one of these: help, hint" in done.stdout


def test_cyrillic_cards_are_understood(tmp_path):
    done = pipe(tmp_path, "дп\n6♣\nКб\n", game="hearts", seat=0, seed=SEED, lang="ru")
    for card in ("Д♠", "6♣", "К♦"):
        assert f"Вы: {card} на обмен." in done.stdout


def test_undo_goes_back_to_the_previous_decision(tmp_path):
    done = pipe(
        tmp_path, "undo\n1\n2\nundo\nundo\n4\n", game="card-football", seat=0, seed=SEED, lang="en"
    )
    assert "You have made no move yet." in done.stdout
    assert done.stdout.count("Taken back.") == 2
    (kept,) = saved(tmp_path)
    moves = json.loads(kept.read_text())["moves"]
    assert moves[0] == "4"
    assert len(moves) == 2


def test_the_game_is_asked_for_by_number_or_name(tmp_path):
    done = pipe(tmp_path, "cricket\nчервы\n", lang="ru", seat=0)
    assert "1. Карточный футбол" in done.stdout
    assert "Наберите номер" in done.stdout
    assert "Червы." in done.stdout
    again = pipe(tmp_path, "4\n", lang="ru")
    assert "4. Продолжить сохранённый матч: Червы." in again.stdout
    assert "Червы: матч продолжается." in again.stdout
    assert "Футбол белорусский" in pipe(tmp_path, "2\n", lang="ru").stdout


def test_the_language_is_that_of_the_system(tmp_path):
    said = {
        locale: pipe(tmp_path, "", extra={"LC_ALL": locale}).stdout.splitlines()[0]
        for locale in ("uk_UA.UTF-8", "be_BY", "de_DE.UTF-8")
    }
    assert said == {
        "uk_UA.UTF-8": "У що зіграємо?",
        "be_BY": "У што згуляем?",
        "de_DE.UTF-8": "Which game?",
    }


def test_neither_rich_nor_prompt_toolkit_is_imported(tmp_path):
    done = pipe(
        tmp_path,
        "1\nhelp\n",
        game="card-football",
        seat=0,
        seed=SEED,
        extra={"PYTHONPROFILEIMPORTTIME": "1"},
    )
    assert "koloda.terminal" in done.stderr
    assert "prompt_toolkit" not in done.stderr
    assert not re.search(r"\| +rich\b", done.stderr)


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        ({"game": "heart"}, "hearts"),
        ({"game": "hearts", "options": ["targt=5"]}, "target"),
        ({"game": "hearts", "options": ["target=much"]}, "10000"),
        ({"game": "hearts", "options": ["sun"]}, "sun"),
        ({"game": "hearts", "bot": "rolout"}, "rollout"),
        ({"game": "belarusian-football", "preset": "qick"}, "quick"),
        ({"game": "hearts", "seat": 4}, "--seat"),
        ({"game": "hearts", "seed": "12"}, "64"),
        ({"lang": "fr"}, "en, ru, uk, be"),
        ({"cards": "runes"}, "cyrillic"),
        ({"resume": True}, "saved match"),
        ({"resume": True, "seat": 1}, "--resume"),
    ],
)
def test_what_is_asked_wrongly_is_refused_in_one_line(wishes, words, tmp_path):
    done = pipe(tmp_path, "", **wishes)
    assert done.returncode == 1
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert saved(tmp_path) == []


def test_presets_and_options_come_together(tmp_path):
    pipe(
        tmp_path,
        "",
        game="belarusian-football",
        preset="long",
        options=["entry=optional"],
        seed=SEED,
    )
    (kept,) = saved(tmp_path)
    options = json.loads(kept.read_text())["options"]
    assert options == {"pack": 36, "packs": 2, "entry": "optional"}


def test_strange_bytes_and_a_poor_encoding_do_no_harm(tmp_path):
    done = subprocess.run(
        command(game="card-football", seat=0, seed=SEED, lang="ru"),
        input=b"\xff\xfe\x00\n1\n" + b"x" * 100_000 + b"\n",
        env=environment(
            tmp_path, PYTHONUTF8="0", PYTHONIOENCODING="ascii", PYTHONCOERCECLOCALE="0"
        ),
        capture_output=True,
        timeout=DEADLINE,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""


def test_a_reader_that_has_had_enough_ends_the_match_quietly(tmp_path):
    with started(tmp_path, game="card-football", seat=0, seed=SEED) as process:
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write("1\n2\n3\n")
        process.stdin.close()
        assert process.stderr.read() == ""
        assert process.wait(DEADLINE) == 0


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_loses_nothing(name, tmp_path):
    with started(tmp_path, game="card-football", seat=0, seed=SEED, lang="en") as process:
        wait_for(process, "You can take")
        process.stdin.write("3\n")
        process.stdin.flush()
        wait_for(process, "You can take")
        process.send_signal(getattr(signal, name))
        assert "koloda play --resume" in process.stdout.read()
        assert process.wait(DEADLINE) == 0
    again = pipe(tmp_path, "last all\n", resume=True)
    assert "You: 8♣ from column 3." in again.stdout


def wait_for(process, words):
    for line in process.stdout:
        if words in line:
            return
    raise AssertionError(f"{words!r} did not come")


def test_a_killed_match_goes_on(tmp_path):
    with started(
        tmp_path, game="hearts", seat=2, seed=SEED, lang="uk", options=["deals=1"]
    ) as process:
        wait_for(process, "Обмін")
        process.send_signal(signal.SIGKILL)
        process.wait(DEADLINE)
    again = pipe(tmp_path, "рука\n", resume=True)
    assert again.returncode == 0
    assert "Чирви: матч триває." in again.stdout
    (kept,) = saved(tmp_path)
    own = json.loads(kept.read_text())["terminal"]
    assert (own["seat"], own["bot"], own["lang"], own["cards"]) == (2, "random", "uk", "cyrillic")
    assert "koloda" in pipe(tmp_path, "", resume=True, lang="en").stdout


def test_the_newest_unfinished_match_goes_on(tmp_path):
    for game in ("hearts", "card-football"):
        pipe(tmp_path, "", game=game, seat=0, seed=SEED, lang="en")
    for age, path in enumerate(saved(tmp_path)):
        os.utime(path, (1000 + age, 1000 + age))
    hearts = next(path for path in saved(tmp_path) if "hearts" in path.name)
    os.utime(hearts, (5000, 5000))
    assert "Hearts: the match goes on." in pipe(tmp_path, "", resume=True).stdout
    named = pipe(tmp_path, "", game="card-football", resume=True)
    assert "Card Football: the match goes on." in named.stdout


@pytest.mark.parametrize("text", ["", "{", '{"koloda":1}', "\x00\x01", '["a"]'])
def test_a_corrupt_save_is_kept_aside(text, tmp_path):
    pipe(tmp_path, "", game="card-football", seat=0, seed=SEED, lang="en")
    (kept,) = saved(tmp_path)
    kept.write_text(text)
    done = pipe(tmp_path, "", resume=True)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert ".unreadable" in done.stderr
    (aside,) = saved(tmp_path)
    assert aside.read_text() == text
    assert "no saved match" in pipe(tmp_path, "", resume=True).stderr


def test_a_save_with_an_illegal_move_is_kept_aside_for_an_older_one(tmp_path):
    pipe(tmp_path, "", game="hearts", seat=0, seed=SEED, lang="en")
    (older,) = saved(tmp_path)
    os.utime(older, (1000, 1000))
    pipe(tmp_path, "", game="card-football", seat=0, seed=SEED, lang="en")
    newer = next(path for path in saved(tmp_path) if path != older)
    record = json.loads(newer.read_text())
    newer.write_text(json.dumps({**record, "moves": ["9"]}))
    done = pipe(tmp_path, "", resume=True)
    assert done.returncode == 0
    assert "can’t be read" in done.stdout
    assert "Hearts: the match goes on." in done.stdout


def test_a_home_that_can_not_be_written_is_told_once_and_played_in(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    done = pipe(file, "1\n2\nsave\n", game="card-football", seat=0, seed=SEED, lang="en")
    assert done.returncode == 0
    assert done.stdout.count("The match goes on, but it is not being saved.") == 1
    assert done.stdout.count("You: ") == 2
    assert "The match could not be saved." in done.stdout


def test_the_record_is_written_where_it_is_wanted(tmp_path):
    record = tmp_path / "match.json"
    done = pipe(
        tmp_path,
        f"1\nsave {tmp_path}/Other.json\nquit\n",
        game="card-football",
        seat=0,
        seed=SEED,
        record=str(record),
    )
    assert done.returncode == 0
    for path in (record, tmp_path / "Other.json"):
        written = json.loads(path.read_text())
        assert written["moves"][0] == "1"
        assert "terminal" not in written


def test_a_record_that_can_not_be_written_is_an_error(tmp_path):
    done = pipe(
        tmp_path,
        "1\n",
        game="card-football",
        seat=0,
        seed=SEED,
        lang="en",
        record="/dev/null/match.json",
    )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "You: K♠ from column 1." in done.stdout


def test_another_file_is_not_written_over(tmp_path):
    other = tmp_path / "letter.txt"
    other.write_text("dear")
    done = pipe(tmp_path, f"save {other}\n", game="card-football", seat=0, seed=SEED, lang="en")
    assert "There is another file already" in done.stdout
    assert other.read_text() == "dear"
