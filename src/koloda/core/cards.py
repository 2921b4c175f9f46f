"""Suits, ranks, packs and the text of a card (rules/chance.md, "Canonical order" and "Card text").

A card is a small int, 16 × suit + rank, with suits clubs, diamonds, hearts, spades as 0 to 3 and
ranks 2 to 14 (ace). 0 is no card, or one that may not be seen. The jokers take the two places that
keep every code below 63: red 15, black 31. So a set of distinct cards is an int of bits, and
numeric order is the canonical order within a pack of 52 or 36.
"""

from collections.abc import Iterable

from koloda.core.errors import CardError

SUITS = "CDHS"
RANKS = "23456789TJQKA"

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
JACK, QUEEN, KING, ACE = 11, 12, 13, 14

NO_CARD = 0
"""No card here, or one that this seat may not see."""

RED_JOKER = 15
BLACK_JOKER = 31
CODES = 63
"""All card codes are below this."""

TEXT = {16 * s + r + 2: rank + suit for s, suit in enumerate(SUITS) for r, rank in enumerate(RANKS)}
TEXT |= {RED_JOKER: "RJ", BLACK_JOKER: "BJ"}
"""Card code to text, in canonical order but for the jokers."""

CODE = {text: code for code, text in TEXT.items()}
"""Card text to code."""


def text(card: int) -> str:
    """Return the text of a card, as in "TH"."""
    return TEXT[int(card)]


def text_or_none(card: int) -> str | None:
    """Return the text of a card, None for NO_CARD."""
    return TEXT.get(int(card))


def texts(cards: Iterable[int]) -> list[str]:
    """Return the texts of the cards, in their order, leaving out NO_CARD."""
    return [TEXT[int(card)] for card in cards if card]


def texts_of_set(mask: int) -> list[str]:
    """Return the texts of a set of cards in canonical order."""
    return [text for card, text in TEXT.items() if mask >> card & 1]


def parse(text: str) -> int:
    """Return the card that a text names, upper or lower case.

    Raises:
        CardError: card/text.
    """
    code = CODE.get(text.strip().upper())
    if code is None:
        raise CardError(
            "card/text",
            f"{text!r} is no card: expected a rank of {RANKS} and a suit of {SUITS}, as in TH",
            text=text,
        )
    return code


def pack(lowest: int = 2) -> list[int]:
    """Return a pack from rank `lowest` to ace in canonical order."""
    return [16 * suit + rank for suit in range(4) for rank in range(lowest, ACE + 1)]
