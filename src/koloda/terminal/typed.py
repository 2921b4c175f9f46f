"""Cards as people type them: `QS`, `q♠`, `10h`, `Д♠`, `дп`."""

from re import compile as pattern

RANKS = {
    **{str(number): str(number) for number in range(2, 10)},
    "10": "T",
    "t": "T",
    "j": "J",
    "q": "Q",
    "k": "K",
    "a": "A",
    "в": "J",
    "д": "Q",
    "к": "K",
    "т": "A",
}
"""What may be typed for a rank, in lower case; Cyrillic т is the ace, Latin t the ten."""

SUITS = {
    "c": "C",
    "d": "D",
    "h": "H",
    "s": "S",
    "♣": "C",
    "♦": "D",
    "♥": "H",
    "♠": "S",
    "♧": "C",
    "♢": "D",
    "♡": "H",
    "♤": "S",
    "т": "C",
    "б": "D",
    "ч": "H",
    "п": "S",
}
"""What may be typed for a suit; the Cyrillic letters begin its name in all three languages."""

SIGNS = "♣♦♥♠♧♢♡♤"

_RANK_FIRST = pattern(f"({'|'.join(RANKS)})([{''.join(SUITS)}])")
_SIGN_FIRST = pattern(f"([{SIGNS}])({'|'.join(RANKS)})")
_IGNORED = str.maketrans("", "", " \t\ufe0e\ufe0f[]")


def card(text: str) -> str | None:
    """Return the card that a person typed as in a record, None where it is no card."""
    plain = text.translate(_IGNORED).casefold()
    if found := _RANK_FIRST.fullmatch(plain):
        return RANKS[found[1]] + SUITS[found[2]]
    if found := _SIGN_FIRST.fullmatch(plain):
        return RANKS[found[2]] + SUITS[found[1]]
    return None


def column(text: str) -> str | None:
    """Return a whole number that a person typed without leading zeros, None where it is none."""
    plain = text.strip()
    return str(int(plain)) if plain.isascii() and plain.isdigit() and len(plain) < 5 else None
