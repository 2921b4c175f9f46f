import pytest

from koloda.core import cards
from koloda.core.errors import CardError, KolodaError

FULL = [f"{rank}C" for rank in cards.RANKS]


def test_codes() -> None:
    assert cards.parse("2C") == 2
    assert cards.parse("AC") == 14
    assert cards.parse("2D") == 18
    assert cards.parse("AS") == 62
    assert cards.parse("RJ") == cards.RED_JOKER == 15
    assert cards.parse("BJ") == cards.BLACK_JOKER == 31
    assert max(cards.TEXT) < cards.CODES


def test_canonical_order_is_numeric() -> None:
    pack = cards.pack()
    assert cards.texts(pack)[:13] == FULL
    assert [text[1] for text in cards.texts(pack)] == [s for s in "CDHS" for _ in range(13)]
    assert pack == sorted(pack)
    assert len(set(pack)) == 52
    assert cards.texts(cards.pack(6))[:9] == FULL[4:]
    assert len(cards.pack(6)) == 36


def test_text_and_parse_are_inverse() -> None:
    assert len(cards.TEXT) == 54
    for code, text in cards.TEXT.items():
        assert cards.text(code) == text
        assert cards.parse(text) == cards.parse(f" {text.lower()} ") == code
        assert cards.text_or_none(code) == text
    assert cards.text_or_none(cards.NO_CARD) is None
    assert cards.texts([0, 2, 0, 62]) == ["2C", "AS"]
    assert cards.texts_of_set(1 << 62 | 1 << 2 | 1 << 34) == ["2C", "2H", "AS"]
    assert cards.texts_of_set(0) == []


@pytest.mark.parametrize("wrong", ["", "1C", "10H", "CA", "2X", "♠", "QSS", "XJ", "ТН"])
def test_what_is_no_card(wrong: str) -> None:
    with pytest.raises(CardError, match=r"expected a rank of .* as in TH") as refusal:
        cards.parse(wrong)
    assert isinstance(refusal.value, KolodaError)
    assert refusal.value.code == "card/text"
    assert refusal.value.details["text"] == wrong
