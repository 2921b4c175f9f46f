"""The table under a terminal, and what is drawn at every width."""

import io
import json
import signal

import pytest
from rich.console import Console

from koloda import Match
from koloda.locales import CODES
from koloda.terminal.choices import language_of
from koloda.terminal.ink import Ink
from koloda.terminal.live import LiveMatch
from koloda.terminal.table import table_of
from koloda.terminal.words import words_of
from tests.terminal.console import SEED, Terminal, saved

pytestmark = pytest.mark.plain

GAMES = ("card-football", "belarusian-football", "hearts")


def playing(game, code, moves, options=None):
    """Return a match after some moves, at its end if there are more than it takes."""
    live = LiveMatch(Match.new(game, options or {}, SEED), 0, "random", 0, language_of(code, None))
    while len(live.made) < moves and not live.match.over:
        live.play(live.match.legal[len(live.made) % len(live.match.legal)])
    return live


def drawn(live, width, height=19, notice=(), **console):
    words = words_of(live)
    console.setdefault("color_system", None)
    screen = Console(file=io.StringIO(), width=width, highlight=False, **console)
    return table_of(words, Ink(live.language)).lines(screen, live.view(), height, list(notice))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("moves", [0, 3, 20, 33, 10_000])
def test_the_table_fits_whatever_the_state(game, code, width, moves):
    options = {"deals": 1} if game == "hearts" else {}
    lines = drawn(playing(game, code, moves, options), width)
    assert lines is not None
    assert len(lines) <= 19
    assert all(line.cell_len <= width for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_table_where_it_does_not_fit(game):
    assert drawn(playing(game, "en", 4), 79) is None
    assert drawn(playing(game, "en", 4), 80, height=12) is None


def text_of(lines):
    return "\n".join(line.plain for line in lines)


def test_the_table_of_card_football_holds_what_a_player_asks():
    live = playing("card-football", "ru", 0)
    for move in "123":
        live.play(move)
    shown = text_of(drawn(live, 80))
    for words in ("Карточный футбол", "0 : 0", "Вратарь 18", "▒▒ 5", "прошлый", "Соперник"):
        assert words in shown
    assert "[" in shown


def test_the_table_of_belarusian_football_marks_what_only_one_seat_sees():
    live = playing("belarusian-football", "uk", 12)
    shown = text_of(drawn(live, 80))
    for words in ("Ваш воротар", "Ряд суперника", "Дальній ряд", "▒▒▒", "(", "бачите лише ви", "●"):
        assert words in shown


def test_the_table_of_hearts_marks_what_can_be_played():
    live = playing("hearts", "en", 12)
    while not live.mine:
        live.play(live.match.legal[0])
    shown = text_of(drawn(live, 80))
    hand = next(line for line in shown.splitlines() if "♦" in line and "[" in line)
    assert hand.count("[") == len(live.match.legal)
    for words in ("Across", "hearts not broken", "total", "tricks"):
        assert words in shown


def test_a_notice_takes_the_place_of_the_commentary():
    live = playing("card-football", "en", 4)
    assert "Taken back." in text_of(drawn(live, 80, notice=["Taken back."]))
    assert drawn(live, 80, notice=["line"] * 30) is None


def test_colours_are_never_the_only_sign():
    live = playing("card-football", "en", 6)
    plain = text_of(drawn(live, 80))
    for colours in (2, 4):
        words = words_of(live)
        screen = Console(file=io.StringIO(), width=80, color_system="truecolor")
        lines = table_of(words, Ink(live.language, colours)).lines(screen, live.view(), 19, [])
        assert text_of(lines) == plain


FIRST = {"card-football": "3", "belarusian-football": "9d", "hearts": "q♠"}
WOULD = {
    "card-football": "8♣ joins its line",
    "belarusian-football": "9♦ becomes your goalkeeper",
    "hearts": "Q♠ is passed to the left",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_at_80_columns(game, tmp_path):
    with Terminal(tmp_path, game=game, seat=0, seed=SEED, lang="en") as terminal:
        terminal.expect("─────")
        terminal.expect("Your move:")
        terminal.type(FIRST[game])
        terminal.expect(WOULD[game])
        terminal.type("\r")
        terminal.expect(WOULD[game], gone=True)
        terminal.line("help")
        terminal.expect("back to the table")
        terminal.type("\r")
        terminal.line("rules")
        terminal.expect("Enter: further")
        terminal.type("q\r")
        terminal.line("undo")
        terminal.expect("Taken back.")
        terminal.line("colours 2")
        terminal.expect("Suits in two colours.")
        shown = terminal.expect("─────")
        assert shown.splitlines()[0].startswith(" " + shown.splitlines()[0].strip())
        terminal.line("quit")
        terminal.expect("koloda play --resume")
        assert terminal.end() == 0
    assert "Traceback" not in terminal.screen.everything()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_at_20_columns(game, tmp_path):
    said = {
        "card-football": "Соперник: ",
        "belarusian-football": "столбик 1",
        "hearts": "Выбраны: Д♠",
    }
    move = {"card-football": "3", "belarusian-football": "9б", "hearts": "дп"}[game]
    with Terminal(tmp_path, (20, 24), game=game, seat=0, seed=SEED, lang="ru") as terminal:
        terminal.line(move)
        terminal.expect(said[game])
        terminal.line("счёт")
        terminal.line("правила")
        terminal.expect("дальше")
        terminal.type("q\r")
        terminal.line("ерунда")
        terminal.expect("«ерунда»")
        terminal.line("выход")
        terminal.expect("--resume")
        assert terminal.end() == 0
    assert "Traceback" not in terminal.screen.everything()


def test_tab_offers_the_legal_moves_with_what_they_would_do(tmp_path):
    with Terminal(tmp_path, game="card-football", seat=0, seed=SEED, lang="en") as terminal:
        terminal.expect("Your move:")
        terminal.type("\t")
        terminal.expect("K♠ joins its line")
        terminal.type("\t")
        terminal.expect("J♣ joins its line")
        terminal.type("\x1b[Z")
        terminal.expect("K♠ joins its line")
        terminal.type("\x7fund\t")
        terminal.expect("take back your last move")


def test_why_something_is_not_legal_is_said_while_it_is_typed(tmp_path):
    with Terminal(tmp_path, game="card-football", seat=0, seed=SEED, lang="be") as terminal:
        terminal.expect("Ваш ход:")
        terminal.type("7")
        terminal.expect("Слупка «7» няма.")
        terminal.type("\x7fпадк")
        terminal.expect("які ход зрабіў бы моцны бот")


def test_no_colour_is_respected(tmp_path):
    with Terminal(
        tmp_path, game="card-football", seat=0, seed=SEED, extra={"NO_COLOR": "1"}
    ) as terminal:
        terminal.line("colours 2")
        terminal.expect("There are no colours here")


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_signal_leaves_the_table_and_says_how_to_go_on(name, tmp_path):
    with Terminal(tmp_path, game="card-football", seat=0, seed=SEED, lang="en") as terminal:
        terminal.expect("Your move:")
        terminal.send(getattr(signal, name))
        terminal.expect("koloda play --resume")
        assert terminal.end() == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_a_key_leaves_the_table(key, tmp_path):
    with Terminal(tmp_path, game="hearts", seat=0, seed=SEED, lang="en") as terminal:
        terminal.expect("Your move:")
        terminal.type(key)
        terminal.expect("koloda play --resume")
        assert terminal.end() == 0


def test_a_closed_window_loses_nothing(tmp_path):
    with Terminal(tmp_path, game="card-football", seat=0, seed=SEED, lang="en") as terminal:
        terminal.line("3")
        terminal.expect("You: 8♣ from column 3.")
        terminal.expect("Your move:")
        terminal.hang_up()
        terminal.end()
    (kept,) = saved(tmp_path)
    assert json.loads(kept.read_text())["moves"][0] == "3"
    with Terminal(tmp_path, resume=True) as terminal:
        terminal.expect("the match goes on")
        terminal.expect("You: 8♣ from column 3.")


def test_the_game_is_asked_for_and_played_to_its_end(tmp_path):
    record = tmp_path / "end.json"
    with Terminal(tmp_path, lang="en", seat=0, seed=SEED, record=str(record)) as terminal:
        terminal.expect("Which game?")
        terminal.line("belarus")
        while "The match is over." not in terminal.wait(asks, "a prompt"):
            terminal.type("\t")
            terminal.expect("Your move:", gone=True)
            terminal.type("\r")
        terminal.expect("Winner: ")
        terminal.line("")
        terminal.expect("The record of the match")
        assert terminal.end() == 0
    assert Match.from_record(json.loads(record.read_text())).over


def asks(text):
    return "The match is over." in text or ("Your move:" in text and "\n>\n" in text)
