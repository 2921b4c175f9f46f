"""Names: letters of any script, and no two that look alike."""

import pytest

from koloda.club.names import check_name, key
from koloda.core.errors import MemberError

pytestmark = pytest.mark.plain


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Ёжик",
        "Ґанок Ї",
        "Ўладзь",
        "O’Hara",
        "D'Arcy",
        "Мар’яна",
        "Jean-Luc P.",
        "x_y",
        "Player 1",
        "Ångström",
        "山田太郎",
        "ひらがなカタカナ漢字",
        "김철수",
        "Ναυσικά",
        "שלום",
        "सीता",
        "ไก่",
        "Боб-Bob",
        "12",
        "a" * 24,
    ],
)
def test_names_of_any_script_are_taken(name: str) -> None:
    assert check_name(name)[0] == name


def test_a_name_is_trimmed_and_composed() -> None:
    assert check_name("  Andre\u0301 ")[0] == "André"
    assert check_name("Andre\u0301") == check_name("André")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "short"),
        ("  ", "short"),
        ("a", "short"),
        ("ё", "short"),
        ("--", "short"),
        (". .", "short"),
        ("a" * 25, "long"),
        ("e\u0323\u0301\u0302" * 20, "long"),
        ("Ann\u202e", "letter"),
        ("An\u200bn", "letter"),
        ("An\u200dn", "letter"),
        ("An\u00adn", "letter"),
        ("Ann\n", "letter"),
        ("An\tn", "letter"),
        ("An\x00n", "letter"),
        ("Ann\u00a0B", "letter"),
        ("Ann  B", "letter"),
        ("Ann!", "letter"),
        ("<b>", "letter"),
        ("Ann, B", "letter"),
        ("—", "letter"),
        ("A🂡", "letter"),
        ("😀😀", "letter"),
        ("A\u0301\u0302\u0303\u0304\u0306nn", "letter"),
        ("\u0301Ann", "letter"),
        ("1\u0301nn", "letter"),
        ("\ud800ab", "letter"),
        ("𝐀𝐧𝐧", "letter"),
        ("Ａｎｎ", "letter"),
        ("ⓐnn", "letter"),
        ("A²", "letter"),
        ("Bоb", "mixed"),
        ("Аnn", "mixed"),
        ("Αnn", "mixed"),
        ("Жab", "mixed"),
    ],
)
def test_other_names_are_refused_and_it_is_said_why(name: str, why: str) -> None:
    with pytest.raises(MemberError) as caught:
        check_name(name)
    assert (caught.value.code, caught.value.details["why"]) == ("member/name", why)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "ann"),
        ("Ann B", "Ann-B"),
        ("Ann B", "Ann_B"),
        ("AnnB", "Ann.B"),
        ("O’Hara", "O'Hara"),
        ("O’Hara", "OHara"),
        ("Coco", "Сосо"),
        ("COCO", "сосо"),
        ("BOBA", "ВОВА"),
        ("вова", "BOBA"),
        ("Kate", "Кате"),
        ("Mann", "ΜΑΝΝ"),
        ("Hot", "Нот"),
        ("Ivan", "lvan"),
        ("Ivan", "1van"),
        ("Bob", "B0b"),
        ("Tom", "Torn"),
        ("Will", "vvill"),
        ("ïx", "їх"),
        ("Ёж", "ЁЖ"),
        ("straße", "STRASSE"),
        ("ﬁx", "fix"),
        ("ора", "opa"),
        ("օո", "on"),
    ],
)
def test_names_that_look_alike_have_one_key(one: str, other: str) -> None:
    assert key(one) == key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anne"), ("Ёж", "Еж"), ("Дима", "Дина"), ("Мир", "Мір"), ("Али", "Оли"), ("Yo", "Yö")],
)
def test_names_that_look_different_have_two(one: str, other: str) -> None:
    assert key(one) != key(other)


def test_a_key_fits_its_column() -> None:
    assert len(key("ﷺ" * 40)) <= 80
    assert len(key("ß" * 40)) <= 80
