"""Cards and shuffles, as docs/rules/chance.md says them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Event = list[str | int]
"""An event of docs/rules/records.md: its name, then its particulars."""

SUITS = "CDHS"
RANKS = "23456789TJQKA"

WORD = 2**32


def canonical(card: str) -> tuple[int, int]:
    """Give the key that sorts cards of the four suits in canonical order: suit, then rank."""
    return SUITS.index(card[1]), RANKS.index(card[0])


def pack(ranks: str) -> list[str]:
    """List one pack of these ranks in canonical order."""
    return [rank + suit for suit in SUITS for rank in ranks]


def check_move(move: str, legal: list[str]) -> None:
    """Raise ValueError unless the move is one of the legal ones."""
    if move not in legal:
        raise ValueError(f"{move!r} is not a legal move; expected one of {legal}")


def all_options(defaults: dict[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Lay the given options over the defaults; values are not checked.

    Raise ValueError for an unknown name.
    """
    unknown = set(given) - set(defaults)
    if unknown:
        raise ValueError(f"unknown options: {sorted(unknown)}")
    return {**defaults, **given}


def rotate(word: int, bits: int) -> int:
    """Rotate a 32-bit word to the left."""
    return (word << bits | word >> (32 - bits)) % WORD


def quarter_round(x: list[int], a: int, b: int, c: int, d: int) -> None:
    """Mix four words of the 16 in place (RFC 8439, 2.1)."""
    x[a] = (x[a] + x[b]) % WORD
    x[d] = rotate(x[d] ^ x[a], 16)
    x[c] = (x[c] + x[d]) % WORD
    x[b] = rotate(x[b] ^ x[c], 12)
    x[a] = (x[a] + x[b]) % WORD
    x[d] = rotate(x[d] ^ x[a], 8)
    x[c] = (x[c] + x[d]) % WORD
    x[b] = rotate(x[b] ^ x[c], 7)


def words_of(data: bytes) -> list[int]:
    """Read bytes as 32-bit little-endian words."""
    return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]


def block(key: bytes, counter: int, nonce: bytes) -> list[int]:
    """Compute one block of the ChaCha20 key stream, as 16 words (RFC 8439, 2.3)."""
    start = words_of(b"expand 32-byte k" + key + counter.to_bytes(4, "little") + nonce)
    x = list(start)
    for _ in range(10):
        quarter_round(x, 0, 4, 8, 12)
        quarter_round(x, 1, 5, 9, 13)
        quarter_round(x, 2, 6, 10, 14)
        quarter_round(x, 3, 7, 11, 15)
        quarter_round(x, 0, 5, 10, 15)
        quarter_round(x, 1, 6, 11, 12)
        quarter_round(x, 2, 7, 8, 13)
        quarter_round(x, 3, 4, 9, 14)
    return [(mixed + first) % WORD for mixed, first in zip(x, start, strict=True)]


def stream(seed: bytes, number: int) -> Iterator[int]:
    """Yield the words of shuffle `number` without end."""
    counter = 0
    while True:
        yield from block(seed, counter, number.to_bytes(12, "little"))
        counter += 1


class Chance:
    """Make the shuffles of one match.

    `seed`: its 32 bytes. `number`: the number of the next shuffle. Both may be set.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.number = 0

    def shuffle(self, cards: Sequence[str]) -> list[str]:
        """Return cards given in canonical order as the next shuffle lays them, top first."""
        words = stream(self.seed, self.number)
        self.number += 1
        x = list(cards)
        for i in range(len(x) - 1, 0, -1):
            bound = i + 1
            word = next(words)
            while word >= WORD - WORD % bound:
                word = next(words)
            j = word % bound
            x[i], x[j] = x[j], x[i]
        return x
