"""Every check value of rules/chance.md, the test vectors of RFC 8439, and the fast generator."""

import hashlib
import json
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koloda.core import chance
from koloda.core.cards import pack, texts
from koloda.core.jit import LANES
from tests.properties.support import check_spread
from tests.reference import chance as reference

PACK = pack()
TWO_PACKS = pack(6) * 2
COUNTING = bytes(range(32))


def shuffled(seed: bytes, number: int, cards: list[int]) -> list[int]:
    array = np.array(cards, np.uint8)
    chance.shuffle(chance.seed_words(seed), number, array, len(cards))
    return [int(card) for card in array]


@pytest.mark.parametrize(
    ("seed", "number", "cards", "first"),
    [
        (COUNTING, 0, PACK, "3H 7C 6D AC 2D 8C 7S KC"),
        (COUNTING, 1, TWO_PACKS, "JC JD 6H QC AH 8C TH KS"),
        (bytes(29) + bytes.fromhex("16800f"), 1, TWO_PACKS, "QD 8D 7D 6D QS AH JS TS"),
        (bytes(29) + bytes.fromhex("1a94b4"), 0, PACK, "5C 9C 4D 7D QH JS 4H 5D"),
    ],
    ids=["first shuffle", "second shuffle", "rejects a word of 72", "rejects a word of 52"],
)
def test_shuffles(seed: bytes, number: int, cards: list[int], first: str) -> None:
    assert texts(shuffled(seed, number, cards)[:8]) == first.split()


def test_commitment_and_fair_seed() -> None:
    entropy = [bytes(range(32, 64)).hex(), None]
    assert chance.commitment(COUNTING) == (
        "ac6d2a4250a38a7967ed497d42b5a2947cfb803adbec7f1804a79866f1449c7e"
    )
    expected = "3c8a2f8b6c35360bf58fd10bfba498f4c7f153e8bdfafdde3b5672709f015c5d"
    assert chance.fair_seed(COUNTING, entropy, "card-football", "m1", {}).hex() == expected
    shouted = [str(entropy[0]).upper(), None]
    assert chance.fair_seed(COUNTING, shouted, "card-football", "m1", {}).hex() == expected
    for other in (
        chance.fair_seed(COUNTING, entropy, "hearts", "m1", {}),
        chance.fair_seed(COUNTING, entropy, "card-football", "m2", {}),
        chance.fair_seed(COUNTING, entropy, "card-football", "m1", {"send_off_at": 3}),
        chance.fair_seed(COUNTING, [None, entropy[0]], "card-football", "m1", {}),
        chance.fair_seed(bytes(32), entropy, "card-football", "m1", {}),
    ):
        assert other.hex() != expected


def test_entropy_hash() -> None:
    assert chance.entropy_hash(COUNTING) == hashlib.sha256(COUNTING).hexdigest()


def words(seed: bytes, number: int, first: int, count: int) -> list[int]:
    """Return blocks of the key stream as words, in the stream's order."""
    found: list[int] = []
    for block in range(first, first + count, LANES):
        array = np.empty(16 * LANES, np.uint32)
        chance.key_stream(chance.seed_words(seed), number, block, array)
        found += [int(array[word * LANES + lane]) for lane in range(LANES) for word in range(16)]
    return found[: 16 * count]


def nonce(text: str) -> int:
    return int.from_bytes(bytes.fromhex(text), "little")


@pytest.mark.parametrize(
    ("key", "block", "stream"),
    [
        # RFC 8439, appendix A.1, test vectors 1 and 2: two blocks of one stream.
        (
            bytes(32),
            0,
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        ),
        (
            bytes(32),
            1,
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
        ),
        # Test vector 3: a key of one bit.
        (
            bytes(31) + b"\x01",
            1,
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
            "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
        ),
        # Test vector 4: a later block.
        (
            b"\x00\xff" + bytes(30),
            2,
            "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
            "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
        ),
    ],
    ids=["1", "2", "3", "4"],
)
def test_rfc_8439_key_stream(key: bytes, block: int, stream: str) -> None:
    found = words(key, 0, block, 1)
    assert b"".join(word.to_bytes(4, "little") for word in found).hex() == stream


def test_rfc_8439_nonce() -> None:
    """Appendix A.1, test vector 5: a nonce that ends in 2, which no shuffle's number reaches.

    So the last of its words is checked by the reference, which takes any nonce.
    """
    assert reference.block(bytes(32), 0, bytes(11) + b"\x02")[:2] == [0x374DC6C2, 0x3736D58C]
    for number in (1, 2**31, 2**32 - 1, 2**32, 2**40 + 5):
        expected = reference.block(COUNTING, 3, number.to_bytes(12, "little"))
        assert words(COUNTING, number, 3, 1) == expected


@settings(max_examples=20)
@given(seed=st.binary(min_size=32, max_size=32), number=st.integers(0, 2**32 - 1))
def test_many_blocks(seed: bytes, number: int) -> None:
    expected = []
    for block in range(LANES + 3):
        expected += reference.block(seed, block, number.to_bytes(12, "little"))
    assert words(seed, number, 0, LANES + 3) == expected


@settings(max_examples=40)
@given(
    seed=st.binary(min_size=32, max_size=32),
    number=st.integers(0, 1000),
    count=st.integers(0, chance.LONGEST_SHUFFLE),
)
def test_shuffles_of_any_length(seed: bytes, number: int, count: int) -> None:
    """From 129 cards on a shuffle takes words beyond the first blocks made at once."""
    dealer = reference.Chance(seed)
    dealer.number = number
    expected = dealer.shuffle([str(card) for card in range(count)])
    assert shuffled(seed, number, list(range(count))) == [int(card) for card in expected]


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 52, 72, 200, 256, 2**31 - 1])
def test_below(bound: int) -> None:
    generator = chance.generator(bound)
    found = [int(chance.below(generator, bound)) for _ in range(4000)]
    assert min(found) >= 0
    assert max(found) < bound
    if bound <= 256:
        check_spread(Counter(found), dict.fromkeys(range(bound), 1.0))
    else:
        check_spread(Counter(number * 8 // bound for number in found), dict.fromkeys(range(8), 1.0))


def test_below_rejects_what_would_be_biased() -> None:
    """A bound of 3 × 2^29 leaves out a quarter of all words: plain scaling would not."""
    bound = 3 * 2**29
    generator, twin = chance.generator(5), chance.generator(5)
    found = [int(chance.below(generator, bound)) for _ in range(3000)]
    check_spread(Counter(number % 3 for number in found), {0: 1, 1: 1, 2: 1})
    for _ in found:
        chance.draw(twin)
    assert [int(word) for word in twin] != [int(word) for word in generator]


def test_mix() -> None:
    generator = chance.generator(1)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(1000):
        cards = np.arange(5, dtype=np.uint8)
        chance.mix(generator, cards, 4)
        assert cards[4] == 4
        found[tuple(int(card) for card in cards[:4])] += 1
    check_spread(found, dict.fromkeys(permutations(range(4)), 1.0))


def test_generator_is_xoshiro128_plus_plus() -> None:
    """The generator's own recurrence (Blackman and Vigna), in whole numbers."""
    generator = np.array([1, 2, 3, 4], np.uint32)
    state = [1, 2, 3, 4]
    for _ in range(100):
        total = (state[0] + state[3]) % 2**32
        expected = (reference.rotate(total, 7) + state[0]) % 2**32
        shifted = (state[1] << 9) % 2**32
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = reference.rotate(state[3], 11)
        assert chance.draw(generator) == expected
        assert [int(word) for word in generator] == state
    # The first of the published outputs from this state.
    assert chance.draw(np.array([1, 2, 3, 4], np.uint32)) == 641


def test_generators_differ_by_any_number() -> None:
    made = {tuple(map(int, chance.generator(a, b))) for a in range(20) for b in range(20)}
    assert len(made) == 400
    assert list(chance.generator(1, 2)) == list(chance.generator(1, 2))


def test_a_renewed_seed_follows_from_the_generator() -> None:
    seeds = np.zeros((2, 8), np.uint32)
    for seed in seeds:
        chance.renew_seed(chance.generator(9), seed)
    assert seeds[0].all()
    assert list(seeds[0]) == list(seeds[1])


def test_canonical_json() -> None:
    value = {"b": [1, None, True], "a": "Червы", "c": {}}
    text = chance.canonical_json(value)
    assert text == json.dumps(value, sort_keys=True, separators=(",", ":"))
    assert text.startswith('{"a":"\\u0427')
    assert json.loads(text) == value
