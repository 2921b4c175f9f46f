"""The fairness check of rules/chance.md, on a record with `fair`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from koloda.core.chance import commitment, entropy_hash, fair_seed
from koloda.core.errors import FairnessError, shortened
from koloda.core.options import changed
from koloda.match.match import Match
from koloda.match.record import is_hex


@dataclass(frozen=True)
class Verdict:
    """What a check that passed has shown.

    Attributes:
        game: the game.
        match: the match's id, which was public with the commitment.
        commitment: what each client must have kept from before it sat down.
        hashes: of each seat's entropy, None for a bot: what each client sent when it sat down.
        moves: how many moves were replayed.
    """

    game: str
    match: str
    commitment: str
    hashes: list[str | None]
    moves: int

    @property
    def proves(self) -> bool:
        """Whether a person took part: without one the server could have chosen the shuffle."""
        return any(item is not None for item in self.hashes)


def verify(record: Mapping[str, Any]) -> Verdict:
    """Check that the seed of a record is the one that its parties committed to, and replay it.

    Raises:
        FairnessError: fair/missing, fair/key, fair/commitment, fair/entropy, fair/seed.
        KolodaError: what is wrong with the record itself.
    """
    match = Match.from_record(record)
    fair = record.get("fair")
    if not isinstance(fair, Mapping):
        raise FairnessError(
            "fair/missing", "the record has no fair object: its shuffle can't be checked"
        )
    seats = match.game.seats
    if not isinstance(fair.get("match"), str) or not fair["match"].isprintable():
        _wrong_key("match", "the match's id as a line of text", fair.get("match"))
    for key in ("server_seed", "commitment"):
        if not is_hex(fair.get(key)):
            _wrong_key(key, "64 hex digits", fair.get(key))
    for key in ("hashes", "entropy"):
        items = fair.get(key)
        if (
            not isinstance(items, list)
            or len(items) != seats
            or not all(item is None or is_hex(item) for item in items)
        ):
            _wrong_key(key, f"a list of {seats} items, each 64 hex digits or null for a bot", items)
    server_seed = bytes.fromhex(fair["server_seed"])
    if commitment(server_seed) != fair["commitment"].lower():
        raise FairnessError(
            "fair/commitment",
            f"the server seed does not fit the commitment: it gives {commitment(server_seed)}, "
            f"expected {fair['commitment'].lower()}",
        )
    for seat, (promised, given) in enumerate(zip(fair["hashes"], fair["entropy"], strict=True)):
        fits = (
            promised is None
            if given is None
            else promised is not None and entropy_hash(bytes.fromhex(given)) == promised.lower()
        )
        if not fits:
            raise FairnessError(
                "fair/entropy",
                f"the entropy of seat {seat} does not fit its hash",
                seat=seat,
            )
    options = changed(match.game.options, match.options)
    seed = fair_seed(server_seed, fair["entropy"], match.game.name, fair["match"], options)
    if seed.hex() != record["seed"].lower():
        raise FairnessError(
            "fair/seed",
            f"the seed is not what the server seed and the entropy give: expected {seed.hex()}",
            expected=seed.hex(),
        )
    return Verdict(
        game=match.game.name,
        match=fair["match"],
        commitment=fair["commitment"].lower(),
        hashes=[None if item is None else item.lower() for item in fair["hashes"]],
        moves=len(match.moves),
    )


def _wrong_key(key: str, expected: str, found: object) -> NoReturn:
    raise FairnessError(
        "fair/key",
        f"fair.{key} must be {expected}, not {shortened(found)}",
        key=key,
        expected=expected,
    )
