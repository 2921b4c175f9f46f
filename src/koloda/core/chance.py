"""All chance: shuffles from a match's seed, commitments, and a fast generator for playouts.

The seed of a match is 8 words of 32 bits, little-endian, and every shuffle is a pure function of
the seed and the shuffle's number (rules/chance.md). What the match itself shuffles comes from
ChaCha20; bots' playouts and samples come from xoshiro128++, seeded by whoever asks for them.
"""

import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from koloda.core.jit import LANES, QUARTERS, ROTATIONS, chacha_rounds, kernel, overload_with

type_words = NDArray[np.uint32]
type_cards = NDArray[np.uint8]
type_generator = NDArray[np.uint32]
type_counts = NDArray[np.int64]

SEED_BYTES = 32
WORD = 0xFFFFFFFF
LONGEST_SHUFFLE = 208
"""Four packs of 52: the most cards that any game shuffles."""

CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
"""The words "expand 32-byte k" (RFC 8439, 2.3)."""

LIMITS = np.array([0, *(2**32 - 2**32 % n for n in range(1, LONGEST_SHUFFLE + 1))], np.int64)
"""By bound: a word that is not below this is left out, lest small numbers come up more often."""

RECIPROCALS = np.array([0.0, *(1.0 / n for n in range(1, LONGEST_SHUFFLE + 1))], np.float64)


def _rounds(words: type_words) -> None:
    """Replace the 16 × LANES input words by key stream, as `jit.chacha_rounds` does compiled."""
    state = [words[index * LANES : (index + 1) * LANES].copy() for index in range(16)]
    first = [row.copy() for row in state]
    for _ in range(10):
        for quarter in QUARTERS:
            for target, source, turned, bits in ROTATIONS:
                a, b, d = (quarter[part] for part in (target, source, turned))
                state[a] += state[b]
                state[d] ^= state[a]
                state[d] = state[d] << np.uint32(bits) | state[d] >> np.uint32(32 - bits)
    for index in range(16):
        words[index * LANES : (index + 1) * LANES] = state[index] + first[index]


@overload_with(_rounds)
def _rounds_compiled(words: Any) -> Any:
    return lambda words: chacha_rounds(words)


@kernel
def key_stream(seed: type_words, number: int, block: int, words: type_words) -> None:
    """Fill `words` with LANES blocks of the ChaCha20 key stream, from `block` on.

    Word w of the stream's block `block + lane` lands in `words[w * LANES + lane]`. The nonce is
    `number` as 12 bytes little-endian (rules/chance.md, Stream).

    Args:
        seed: the key, [8].
        number: the shuffle's number.
        block: the first block's counter.
        words: where the key stream goes, [16 * LANES].
    """
    for lane in range(LANES):
        for index in range(4):
            words[index * LANES + lane] = CONSTANTS[index]
        for index in range(8):
            words[(4 + index) * LANES + lane] = seed[index]
        words[12 * LANES + lane] = block + lane
        words[13 * LANES + lane] = number & WORD
        words[14 * LANES + lane] = number >> 32
        words[15 * LANES + lane] = 0
    _rounds(words)


@kernel
def shuffle(seed: type_words, number: int, cards: type_cards, count: int) -> None:
    """Shuffle the first `count` cards in place: shuffle `number` of a match (rules/chance.md).

    Args:
        seed: the match's seed, [8].
        number: the shuffle's number, from 0.
        cards: the pack in canonical order, [at least count].
        count: how many cards, at most LONGEST_SHUFFLE.
    """
    words = np.empty(16 * LANES, np.uint32)
    key_stream(seed, number, 0, words)
    block = 0
    taken = 0
    for bound in range(count, 1, -1):
        word = -1
        while word < 0:
            if taken == 16 * LANES:
                block += LANES
                taken = 0
                key_stream(seed, number, block, words)
            word = int(words[(taken & 15) * LANES + (taken >> 4)])
            taken += 1
            if word >= LIMITS[bound]:
                word = -1
        # A whole division: the half keeps the product away from the whole numbers that rounding
        # could cross, since word < 2^32 and bound <= 2^8.
        quotient = int((word + 0.5) * RECIPROCALS[bound])
        other = word - quotient * bound
        card = cards[bound - 1]
        cards[bound - 1] = cards[other]
        cards[other] = card


def seed_words(seed: bytes) -> type_words:
    """Return a seed of 32 bytes as the 8 words that a state holds."""
    assert len(seed) == SEED_BYTES
    return np.frombuffer(seed, "<u4").copy()


# A generator for playouts: xoshiro128++ (Blackman and Vigna). Its words are computed as wide
# integers under a mask, which is the same compiled and plain.


def generator(*numbers: int) -> type_generator:
    """Return the state of a fast generator, [4], made from any whole numbers."""
    return np.random.SeedSequence(numbers).generate_state(4).astype(np.uint32)


@kernel
def draw(generator: type_generator) -> int:
    """Return the generator's next 32 bits and advance it."""
    a, b, c, d = int(generator[0]), int(generator[1]), int(generator[2]), int(generator[3])
    total = (a + d) & WORD
    result = (((total << 7) & WORD | total >> 25) + a) & WORD
    shifted = (b << 9) & WORD
    c ^= a
    d ^= b
    generator[1] = b ^ c
    generator[0] = a ^ d
    generator[2] = c ^ shifted
    generator[3] = (d << 11) & WORD | d >> 21
    return result


@kernel
def below(generator: type_generator, bound: int) -> int:
    """Return a number from 0 to `bound` − 1, each as likely (Lemire's method); bound < 2^31."""
    product = draw(generator) * bound
    if product & WORD < bound:
        limit = ((1 << 32) - bound) % bound
        while product & WORD < limit:
            product = draw(generator) * bound
    return product >> 32


@kernel
def mix(generator: type_generator, cards: type_cards, count: int) -> None:
    """Shuffle the first `count` cards in place with the fast generator: for samples only."""
    for last in range(count - 1, 0, -1):
        other = below(generator, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@kernel
def renew_seed(generator: type_generator, seed: type_words) -> None:
    """Put a new seed in place of a concealed one, [8], so that a sampled match can be played on."""
    for index in range(8):
        seed[index] = draw(generator)


# A shuffle that nobody can rig (rules/chance.md): both sides commit before the seed is made.


def canonical_json(value: object) -> str:
    """Return canonical JSON: sorted keys, no spaces, ASCII (rules/records.md)."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


def commitment(server_seed: bytes) -> str:
    """Return the hex digest by which a server commits to its seed before any seat is taken."""
    return hashlib.sha256(b"koloda commitment 1\n" + server_seed).hexdigest()


def entropy_hash(entropy: bytes) -> str:
    """Return the hex digest by which a client commits to its entropy."""
    return hashlib.sha256(entropy).hexdigest()


def fair_seed(
    server_seed: bytes,
    entropy: Sequence[str | None],
    game: str,
    match: str,
    options: Mapping[str, object],
) -> bytes:
    """Return the seed that a server seed and the seats' entropy give.

    Args:
        server_seed: the 32 bytes S.
        entropy: for each seat hex of its 32 bytes, None for a bot.
        game: the game's name.
        match: the match's id.
        options: those that differ from the default.
    """
    terms = {
        "entropy": [None if item is None else item.lower() for item in entropy],
        "game": game,
        "koloda": 1,
        "match": match,
        "options": dict(options),
    }
    return hmac.digest(server_seed, canonical_json(terms).encode(), "sha256")
