"""Keeping matches, and what a match is set up from."""

import json
import os

import pytest

from koloda import Match
from koloda.core.errors import SaveError
from koloda.locales import Language
from koloda.match import record as record_files
from koloda.terminal import choices, saves
from koloda.terminal.live import LiveMatch

pytestmark = pytest.mark.plain

SEED = "00" * 32


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def live(game="card-football"):
    return LiveMatch(Match.new(game, seed=SEED), 0, "random", 0, Language("en"))


def test_a_disk_that_is_full_is_told_once_until_it_is_not(home, monkeypatch):
    def full(path, record):
        raise SaveError("save/write", "No space left on device", why="No space left on device")

    keeper = saves.Keeper.of_new_match("hearts")
    record = live("hearts").saved()
    monkeypatch.setattr(record_files, "write", full)
    assert keeper.keep(record) is not None
    assert keeper.keep(record) is None
    assert keeper.failed
    monkeypatch.undo()
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    assert keeper.keep(record) is None
    assert not keeper.failed
    assert keeper.path.exists()


def test_two_matches_of_one_moment_have_two_files(home):
    first = saves.Keeper.of_new_match("hearts")
    first.keep(live("hearts").saved())
    second = saves.Keeper.of_new_match("hearts")
    assert first.path != second.path


def test_a_saved_match_goes_on_as_it_stood(home):
    before = live()
    for move in ("1", "2", "3", "1"):
        before.play(move)
    saves.Keeper.of_new_match("card-football").keep(before.saved())
    _, record, faults = saves.newest(None)
    assert faults == []
    after = LiveMatch.from_record(record, 0, "random", 0, Language("en"))
    assert after.view() == before.view()
    assert after.last(100) == before.last(100)
    assert after.record() == before.record()


def test_a_finished_match_is_not_gone_on_with(home):
    match = live()
    while not match.match.over:
        match.play(match.match.legal[0])
    saves.Keeper.of_new_match("card-football").keep(match.saved())
    assert match.saved()["end"]
    with pytest.raises(SaveError, match="no saved match"):
        saves.newest(None)
    assert saves.waiting() is None


def test_a_second_unreadable_file_of_a_name_does_not_take_the_place_of_the_first(home):
    folder = saves.folder()
    folder.mkdir(parents=True)
    for text in ("first", "second"):
        (folder / "a.json").write_text(text)
        with pytest.raises(SaveError):
            saves.newest(None)
    assert sorted(path.read_text() for path in folder.iterdir()) == ["first", "second"]


def test_a_file_may_be_replaced_only_by_the_same_match(tmp_path):
    record = live().record()
    path = tmp_path / "match.json"
    assert saves.may_replace(path, record)
    path.write_text(json.dumps(record))
    assert saves.may_replace(path, record)
    assert not saves.may_replace(path, {**record, "seed": "11" * 32})
    os.symlink(tmp_path / "nowhere", tmp_path / "link")
    assert not saves.may_replace(tmp_path / "link", record)


def test_undo_forgets_what_was_said():
    match = live()
    match.play("1")
    match.play("2")
    said = match.last(10)
    match.play("3")
    match.play("1")
    assert match.undo()
    assert match.last(10) == said
    assert match.match.moves == ["1", "2"]
    assert match.undo()
    assert not match.undo()


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LC_ALL": "uk_UA", "LANG": "ru_RU"}, "uk"),
        ({"LC_MESSAGES": "be_BY@latin", "LANG": "ru_RU"}, "be"),
        ({"LC_ALL": "", "LANG": "be"}, "be"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "rum"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(environment, code):
    assert choices.system_language(environment) == code


NAMES = {"card-football": "Карточный футбол", "belarusian-football": "Футбол", "hearts": "Червы"}


@pytest.mark.parametrize(
    ("answer", "game"),
    [
        ("1", "card-football"),
        (" 3 ", "hearts"),
        ("0", None),
        ("4", None),
        ("", None),
        ("ЧЕРВЫ", "hearts"),
        ("карт", "card-football"),
        ("Card Football", "card-football"),
        ("belarusian", "belarusian-football"),
        ("чрвы", "hearts"),
        ("chess", None),
    ],
)
def test_a_game_is_chosen_by_number_or_name(answer, game):
    assert choices.chosen_game(answer, NAMES) == game


def test_cards_have_the_letters_of_the_language_unless_others_are_asked_for():
    assert choices.language_of("ru", None).card("QS") == "Д♠"
    assert choices.language_of("en", None).card("QS") == "Q♠"
    assert choices.language_of("uk", "intl").card("QS") == "Q♠"
