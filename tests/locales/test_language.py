"""Cards, counted words, options, refusals, results and errors in the reader's words."""

from importlib import import_module

import pytest

from koloda.core.errors import (
    KolodaError,
    MoveError,
    OptionError,
    Place,
    RecordError,
    SaveError,
)
from koloda.core.options import Choice, Flag, Option, Whole, refused, unknown
from koloda.locales import CODES, Language

pytestmark = pytest.mark.plain

GAMES = ("card-football", "belarusian-football", "hearts")

REFUSALS = {
    "card-football": ("no_column", "empty", "previous", "extra", "turn"),
    "belarusian-football": (
        *("not_in_hand", "no_column", "out_of_reach", "no_match"),
        *("own_no_match", "no_throw", "must_throw"),
    ),
    "hearts": (
        *("no_card", "not_in_hand", "two_of_clubs", "club"),
        *("follow", "first_trick", "not_broken"),
    ),
}


def options(game_name: str) -> tuple[Option, ...]:
    module = import_module(f"koloda.games.{game_name.replace('-', '_')}.options")
    found: tuple[Option, ...] = module.OPTIONS
    return found


def test_cards_have_letters_of_the_reader() -> None:
    assert Language("ru").card("QS") == "Q♠"
    assert [Language("be", "cyrillic").card(card) for card in ("JC", "QD", "KH", "AS")] == [
        *("В♣", "Д♦", "К♥", "Т♠")
    ]
    assert Language("en").card("TH") == Language("uk", "cyrillic").card("TH") == "10♥"
    assert Language("uk").card("RJ") == "червоний джокер"
    assert Language("en").card_list(["2C", "~", "BJ"]) == "2♣, reshuffled, black joker"


@pytest.mark.parametrize(
    ("code", "message", "expected"),
    [
        ("ru", "goals-count", "1 гол, 2 гола, 5 голов, 11 голов, 21 гол, 22 гола, 112 голов"),
        ("uk", "goals-count", "1 гол, 2 голи, 5 голів, 11 голів, 21 гол, 22 голи, 112 голів"),
        ("be", "goals-count", "1 гол, 2 галы, 5 галоў, 11 галоў, 21 гол, 22 галы, 112 галоў"),
        (
            "be",
            "tricks-count",
            "1 ўзятка, 2 ўзяткі, 5 узятак, 11 узятак, 21 ўзятка, 22 ўзяткі, 112 узятак",
        ),
        ("uk", "points-count", "1 очко, 2 очки, 5 очок, 11 очок, 21 очко, 22 очки, 112 очок"),
        (
            "en",
            "cards-count",
            "1 card, 2 cards, 5 cards, 11 cards, 21 cards, 22 cards, 112 cards",
        ),
    ],
)
def test_plural_forms(code: str, message: str, expected: str) -> None:
    language = Language(code)
    counted = [language.text(message, count=count) for count in (1, 2, 5, 11, 21, 22, 112)]
    assert ", ".join(counted) == expected


def test_negative_numbers_have_a_minus_sign() -> None:
    assert Language("ru").text("points-count", count=-11) == "−11 очков"
    assert Language("be").option("hearts", "jack_of_diamonds", -10) == "−10 ачкоў"


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game_name", GAMES)
def test_every_option_has_a_name_a_meaning_and_values(code: str, game_name: str) -> None:
    language = Language(code)
    assert language.text(f"{game_name}-name")
    assert language.text(f"{game_name}-about")
    for option in options(game_name):
        name = f"{game_name}-option-{option.name}"
        assert language.text(name)
        assert language.text(f"{name}.about").endswith(".")
        values: tuple[object, ...] = (True, False) if isinstance(option, Flag) else ()
        if isinstance(option, Choice):
            values = option.choices
        for value in values:
            words = language.option(game_name, option.name, value)
            assert words != str(value), f"{name}: {value}"
        if isinstance(option, Whole):
            assert language.option(game_name, option.name, option.maximum) == str(option.maximum)


def test_no_option_value_is_without_its_option() -> None:
    known = {game_name: {option.name for option in options(game_name)} for game_name in GAMES}
    for message_id in Language("en").ids:
        game_name, found, rest = message_id.partition("-option-")
        if found and game_name in known:
            assert rest.split("-")[0] in known[game_name], message_id


@pytest.mark.parametrize("code", CODES)
def test_presets_are_named(code: str) -> None:
    presets = import_module("koloda.games.belarusian_football.options").PRESETS
    for name in presets:
        assert Language(code).text(f"belarusian-football-preset-{name}")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game_name", GAMES)
def test_every_refusal_says_what_can_be_done(code: str, game_name: str) -> None:
    language = Language(code, "cyrillic")
    for reason in REFUSALS[game_name]:
        assert "Д♠" in language.refusal(game_name, reason, "3", ["QS"])


def test_results() -> None:
    language = Language("be")
    assert language.result(["Поўнач", "Поўдзень"], [1]) == "Перамога: Поўдзень."
    assert language.result(["Поўнач", "Поўдзень"], [0, 1]) == "Нічыя."
    names = ["А", "Б", "В", "Г"]
    assert language.result(names, [0, 2]) == "Перамога на дваіх: А, В."
    assert Language("ru").result(names, [0, 1, 3]) == "Победа на троих: А, Б, Г."
    assert Language("uk").result(names, [0, 1, 2, 3]) == "Перемога на всіх: А, Б, В, Г."


def test_an_illegal_move_is_explained() -> None:
    error = MoveError(
        "move/illegal",
        "move 4: '6' is not legal here",
        number=4,
        move="6",
        legal="1, 3",
        reason="no_column",
        game="card-football",
    )
    assert Language("ru").error(error) == (
        "Ход 4 (6) невозможен. Столбика «6» нет. Открытые столбики: 1, 3."
    )
    placed = error.within(Place("matches.jsonl", 1200))
    assert "(matches.jsonl, радок 1200)" in Language("be").error(placed)
    error.details["reason"] = "not_text"
    assert Language("uk").error(error) == (
        "Хід 4 (6) неможливий. У записі хід — це текст, у лапках. Можливі ходи: 1, 3."
    )
    error.details["reason"] = "of_another_kind"
    assert Language("uk").error(error) == "Хід 4 (6) неможливий. Можливі ходи: 1, 3."


def test_option_errors_say_what_is_expected() -> None:
    known: tuple[Option, ...] = (
        Flag("golden_goal", False),
        Whole("send_off_at", 4, 1, 9),
        Choice("pack", 52, (52, 36)),
    )
    language = Language("ru")
    assert language.error(unknown("golden_gaol", known)) == (
        "Правила golden_gaol в этой игре нет. Может быть, golden_goal? "
        "Есть правила: golden_goal, send_off_at, pack."
    )
    said = [language.error(refused(option, 40)).rpartition("Нужно: ")[2] for option in known]
    assert said == ["true или false.", "целое число от 1 до 9.", "одно из 52, 36."]
    check = import_module("koloda.games.hearts.options").check
    with pytest.raises(OptionError) as caught:
        check({"target": 0, "deals": 0})
    assert "больше 0, или правило deals больше 0" in language.error(caught.value)


@pytest.mark.parametrize("code", CODES)
def test_every_error_code_has_a_sentence(code: str) -> None:
    language = Language(code)
    codes = (
        "game/unknown option/unknown option/value option/preset move/illegal move/over "
        "record/file record/size record/encoding record/json record/empty record/type record/key "
        "record/version record/game record/options record/seed record/moves fair/missing fair/key "
        "fair/commitment fair/entropy fair/seed card/text bot/unknown "
        "save/write save/read save/none"
    )
    for error_code in codes.split():
        assert language.has("error-" + error_code.replace("/", "-")), error_code
        assert language.error(KolodaError(error_code, "message"))
    for general in ("game", "option", "move", "record", "fair", "card", "bot", "save"):
        assert "why so" in language.error(KolodaError(f"{general}/other", "why so"))


def test_errors_of_files() -> None:
    full = SaveError("save/write", "…", path="m.json", why="No space left on device")
    assert Language("uk").error(full) == "Матч не записується (m.json). На диску немає місця."
    empty = RecordError("record/empty", "…", path="standard input")
    assert "(стандартный ввод)" in Language("ru").error(empty)
    odd = OptionError("option/unknown", "…", option="x\x1b[31m" + "y" * 9999, expected=["a", "b"])
    assert "\x1b" not in Language("en").error(odd)
    assert len(Language("en").error(odd)) < 500
