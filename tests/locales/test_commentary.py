"""Commentary and reports, from the events of the vectors."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from koloda.locales import CODES, Language, commentary, report, sentences
from koloda.locales.commentary import Events, minute
from koloda.locales.transcript import lines, player_names

VECTORS = Path(__file__).parent.parent / "vectors"
GAMES = ("card-football", "belarusian-football", "hearts")
ENDS = ("full_time", "match_over")
PAIR = ["Север", "Юг"]
FOUR = ["Север", "Юг", "Восток", "Запад"]

Moves = list[tuple[int, Events]]


@cache
def matches(game_name: str) -> list[dict[str, Any]]:
    with open(VECTORS / f"{game_name}.jsonl", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def moves(match: dict[str, Any]) -> Moves:
    """Give the seat and the events of each move."""
    states = match["states"]
    return [(before["turn"], after["events"]) for before, after in pairwise(states)]


def told(match: dict[str, Any], language: Language) -> Iterator[str]:
    record = match["record"]
    names = player_names([None] * (4 if record["game"] == "hearts" else 2), language)
    return lines(record["game"], names, language, record["options"], moves(match))


@pytest.mark.plain
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game_name", GAMES)
def test_every_event_of_every_vector_has_a_sentence(code: str, game_name: str) -> None:
    language = Language(code, "cyrillic")
    for match in matches(game_name):
        names = [language.seat_name(seat) for seat in range(4 if game_name == "hearts" else 2)]
        live = commentary(game_name, names, language, match["record"]["options"])
        for seat, events in moves(match):
            spoken = live.move(seat, events)
            assert len(spoken) == len(events) + sum(event[0] == "scored" for event in events)
            assert all(sentence.endswith(".") for sentence in spoken)
        report_lines = list(told(match, language))
        assert not any("none" in line or "{" in line or "  ." in line for line in report_lines)


@pytest.mark.plain
@pytest.mark.parametrize("game_name", GAMES)
def test_a_report_may_stop_anywhere(game_name: str) -> None:
    language = Language("en")
    match = matches(game_name)[0]
    record = match["record"]
    names = [language.seat_name(seat) for seat in range(4 if game_name == "hearts" else 2)]
    whole = list(told(match, language))
    assert "over so far" not in whole[-1]
    for stop in range(0, len(moves(match)), 7):
        cut = moves(match)[:stop]
        found = list(lines(game_name, names, language, record["options"], cut))
        assert found[-1].startswith("The match is not over. The score so far: ")


@pytest.mark.plain
def test_minutes() -> None:
    assert [minute(0, take) for take in (1, 45, 46, 55)] == ["1'", "45'", "45+1'", "45+10'"]
    assert [minute(1, take) for take in (1, 45, 47)] == ["46'", "90'", "90+2'"]
    assert [minute(2, take) for take in (1, 46)] == ["91'", "135+1'"]


@pytest.mark.plain
def test_final_scores_are_those_of_the_referee() -> None:
    language = Language("ru")
    for game_name in GAMES:
        for match in matches(game_name):
            last = match["states"][-1]
            end = list(told(match, language))
            if game_name == "hearts":
                assert ", ".join(
                    f"Игрок {seat + 1} — {total}".replace("-", "−")
                    for seat, total in enumerate(last["scores"])
                ) in "\n".join(end[-4:])
            else:
                assert f"Матч окончен, {last['goals'][0]}:{last['goals'][1]}." in end[-1]


@pytest.mark.plain
def test_goals_of_card_football() -> None:
    language = Language("ru", "cyrillic")
    live = commentary("card-football", PAIR, language)
    shot: Events = [["take", 3, "QS"], ["goal", "shot", "S", "2C", "~", "3H"], ["added", 1]]
    assert live.move(0, shot) == [
        "Север: Д♠ из столбика 3.",
        "Гол! Север — удар в пиках, 1:0 (вратарь: 2♣, перетасовка, 3♥).",
        "Добавлена карта в столбик 1.",
    ]
    penalty: Events = [["take", 1, "KD"], ["goal", "free_kick", "D", "2C"], ["booking", "D", 2]]
    assert live.move(1, [*penalty, ["sent_off", "D"]])[1:] == [
        "Гол! Юг — пенальти в бубнах, 1:1 (вратарь: 2♣).",
        "Север: 2 штрафные карточки в бубнах.",
        "Удаление: Север, бубны.",
    ]
    assert live.move(0, [["take", 2, "9C"], ["goal", "long_shot", "C"], ["half_time"]])[1:] == [
        "Гол! Север — дальний удар, 2:1.",
        "Перерыв, 2:1.",
    ]
    assert list(live.lines(1, [["take", 2, "9C"], ["full_time"]])) == [
        "   46' Юг: 9♣ из столбика 2.",
        "",
        "Матч окончен, 2:1. Победа: Север.",
    ]


@pytest.mark.plain
@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", "The goalkeeper’s second card saves the shot in hearts (2♠, 4♥). Rebound: "),
        ("ru", "Вратарь отбивает удар в червах второй картой (2♠, 4♥). Добивание: "),
        ("uk", "Воротар відбиває удар у чирвах другою картою (2♠, 4♥). Добивання: "),
        ("be", "Брамнік адбівае ўдар у чырвах другой картай (2♠, 4♥). Дабіванне: "),
    ],
)
def test_a_rebound(code: str, expected: str) -> None:
    event = ["save", "shot", "H", 2, "2S", "4H"]
    language = Language(code)
    gained = language.text("extra-moves-count", count=2)
    assert language.event("card-football", event) == f"{expected}{gained}."


@pytest.mark.plain
@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("ru", "Вратарь отбивает пенальти в пиках первой картой."),
        ("uk", "Воротар відбиває пенальті в піках першою картою."),
        ("be", "Брамнік адбівае пенальці ў піках першай картай."),
    ],
)
def test_a_preview_of_a_save_has_no_cards(code: str, expected: str) -> None:
    event = ["save", "free_kick", "S", 1]
    assert Language(code).event("card-football", event, kind="penalty") == expected


@pytest.mark.plain
def test_extra_moves_that_do_not_add_up() -> None:
    language = Language("en")
    attack: Events = [["take", 1, "TH"], ["attack"]]
    corner: Events = [["take", 2, "QS"], ["corner"]]
    added = commentary("card-football", PAIR, language)
    larger = commentary("card-football", PAIR, language, {"extra_moves": "max"})
    assert added.move(0, attack)[1] == larger.move(0, attack)[1] == "Attack: 3 extra moves."
    assert added.move(0, corner)[1] == "Corner: 2 extra moves."
    assert larger.move(0, corner)[1] == "Corner."
    assert larger.move(0, [["take", 3, "7C"], ["attack"]])[1] == "Attack: 2 extra moves."


@pytest.mark.plain
def test_extra_halves() -> None:
    live = commentary("card-football", PAIR, Language("uk"), {"golden_goal": True})
    spoken = [live.move(0, [["take", 1, "TH"], ["half_time"]])[1] for _ in range(3)]
    assert spoken == [
        "Перерва, 0:0.",
        "Основний час минув, 0:0. Додатковий тайм — до першого гола.",
        "Додатковий тайм без голів, 0:0. Попереду ще один.",
    ]


@pytest.mark.plain
def test_the_path_of_a_ball() -> None:
    language = Language("be", "cyrillic")
    live = commentary("belarusian-football", ["Поўнач", "Поўдзень"], language)
    opening: Events = [["draw", 0, "QD"]]
    entry: Events = [["flip", 0, 2, "QH"]]
    failure: Events = [["flip", 1, 3, "2H"], ["throw", "QD"], ["draw", 1, "AH"], ["throw", "AH"]]
    assert list(live.copy().move(0, [*opening, *entry, *failure])) == [
        "Поўнач: мяч — Д♦.",
        "Мяч на полі: Д♥, свой рад, слупок 2.",
        "Адкрыта карта 2♥, бліжні рад цэнтра, слупок 3: не падыходзіць.",
        "Мяч Д♦ па-за гульнёй.",
        "Поўдзень: мяч — Т♥.",
        "Мяч Т♥ па-за гульнёй.",
    ]
    assert not list(live.lines(0, opening))
    assert not list(live.lines(0, entry))
    assert list(live.lines(0, failure)) == [
        "  1. Поўнач, мяч Д♦: Д♥ (2) → 2♥ (3). Не падыходзіць, мяч па-за гульнёй.",
        "  2. Поўдзень, мяч Т♥. Адразу па-за гульнёй.",
    ]
    goal: Events = [["draw", 0, "8H"], ["step", 0, 1, "8D"], ["goal", "8H", "8S"], ["full_time"]]
    assert list(live.lines(0, goal)) == [
        "  3. Поўнач, мяч 8♥: 8♦ (1). Гол! Брамнік 8♠, 1:0.",
        "",
        "Матч скончаны, 1:0. Перамога: Поўнач.",
    ]


@pytest.mark.plain
def test_a_deal_of_hearts() -> None:
    language = Language("ru", "cyrillic")
    live = commentary("hearts", FOUR, language, {"jack_of_diamonds": -11})
    passes = [(seat, [["pass", card]]) for seat in range(4) for card in ("2H", "3H", "4H")]
    passes[-1][1].append(["passed"])
    spoken = [line for seat, events in passes for line in live.lines(seat, events)]
    assert spoken[:3] == ["Раунд 1", "Обмен налево:", "    Север → Юг: 2♥, 3♥, 4♥"]
    trick = [(0, "2D"), (1, "JD"), (2, "QS")]
    for seat, card in trick:
        assert not list(live.lines(seat, [["card", card]]))
    assert list(live.copy().unfinished()) == [
        "  1. Север — 2♦, Юг — В♦, Восток — Д♠.",
        "",
        "Матч не окончен. Счёт к этому моменту: Север — 0, Юг — 0, Восток — 0, Запад — 0.",
    ]
    last: Events = [["card", "5H"], ["hearts_broken"], ["trick", 1], ["moon", 1]]
    assert list(live.lines(3, [*last, ["scored", 26, -11, 26, 26], ["match_over"]])) == [
        "  1. Север — 2♦, Юг — В♦, Восток — Д♠, Запад — 5♥. Взятка: Юг, 3 очка. Червы раскрыты.",
        "Выстрел по луне: Юг, все очки раунда.",
        "За раунд: Север — 26, Юг — −11, Восток — 26, Запад — 26.",
        "Всего: Север — 26, Юг — −11, Восток — 26, Запад — 26.",
        "",
        "Матч окончен. Победа: Юг.",
    ]


@pytest.mark.plain
def test_a_player_is_not_told_what_others_pass() -> None:
    language = Language("en")
    live = commentary("hearts", FOUR, language, viewer=2)
    assert live.move(0, [["pass", "QS"]]) == []
    assert live.move(2, [["pass", "QH"]]) == ["Восток: Q♥ to pass."]
    assert live.move(3, [["pass", "2H"], ["passed"]]) == ["The cards are passed to the left."]


@pytest.mark.plain
def test_commentary_goes_on_from_a_view() -> None:
    view = {"half": 1, "extra": 2, "goals": [2, 1], "minute": "90+3'"}
    shot: Events = [["take", 3, "QS"], ["goal", "shot", "S"]]
    live = commentary("card-football", PAIR, Language("en"), view=view)
    assert next(live.lines(1, shot)).startswith(" 90+3' Юг: Q♠")
    spoken = sentences("card-football", shot, 1, PAIR, Language("en"), view=view)
    assert spoken[1] == "Goal! Юг – shot in spades, 2:2."
    ball = {"goals": [0, 3], "ball": "8H", "turn": 1}
    entry: Events = [["flip", 1, 2, "8C"], ["goal", "8H", "8S"]]
    spoken = sentences("belarusian-football", entry, 1, PAIR, Language("en"), view=ball)
    assert spoken[1] == "Goal! Юг – 8♥ against the goalkeeper 8♠, 0:4."
    table = {
        "deal": 2,
        "scores": [1, 2, 3, 4],
        "tricks": [0, 0, 0, 1],
        "trick": [{"seat": 0, "card": "2H"}, {"seat": 1, "card": "3H"}, {"seat": 2, "card": "4H"}],
    }
    last: Events = [["card", "QS"], ["trick", 2]]
    spoken = sentences("hearts", last, 3, FOUR, Language("en"), view=table)
    assert spoken == ["Запад: Q♠.", "Trick: Восток, 16 points."]


def test_a_report_of_a_record() -> None:
    language = Language("ru", "cyrillic")
    match = matches("card-football")[1]
    record = {**match["record"], "seats": ["Север", "Очень\x1b[31m" + "длинное" * 9]}
    written = list(report(record, language))
    assert written[0] == "Карточный футбол"
    assert written[1].startswith("Север — Очень [31mдлинное")
    assert len(written[1]) < 60
    assert written[2:5] == ["Особые правила:", "    Золотой гол: да", ""]
    unnamed = list(report(match["record"], language))
    assert unnamed[1] == "Игрок 1 — Игрок 2"
    assert unnamed[5:] == list(told(match, language))[5:]
    cut = {**match["record"], "moves": match["record"]["moves"][:60]}
    assert list(report(cut, language))[-1].startswith("Матч не окончен. Счёт к этому моменту: ")
