"""What bots know of Hearts: what the places of a match are worth, and moons."""

from collections.abc import Sequence
from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest

from koloda.bots.hearts import worth
from koloda.core.cards import RANKS
from koloda.core.game import State, fork
from koloda.games.hearts import GAME
from tests.bots.hearts_positions import advised, chosen, played, thoughts
from tests.games import blank
from tests.games.hearts.positions import last_trick, legal, play, position, score

HEARTS = [f"{rank}H" for rank in RANKS]
NO_TARGET: dict[str, Any] = {"deals": 4, "target": 0}
SEEDS = (1, 2, 3)


def standing(scores: Sequence[int], *, over: bool = False, **options: Any) -> State:
    """Set up totals between two deals or, where it is over, at the end of a match."""
    state = blank(GAME, options)
    state["scores"][:] = scores
    state["turn"] = -1 if over else 0
    return state


def values(state: State, before: State | None = None) -> list[float]:
    """Give what a state is worth to each seat."""
    return [worth(state, state if before is None else before, seat) for seat in range(4)]


def after(points: Sequence[int], scores: Sequence[int] = (0, 0, 0, 0), **more: Any) -> list[float]:
    """Play the last card of a deal in which the seats take so many points; give what it is worth.

    One of them takes 13 or more.
    """
    hearts = list(HEARTS)
    taken = []
    queen_at = next(seat for seat in range(4) if points[seat] >= 13)
    for seat in range(4):
        count = points[seat] - (13 if seat == queen_at else 0)
        taken.append(" ".join(hearts[:count] + ["QS"] * (seat == queen_at)))
        hearts = hearts[count:]
    state = last_trick(*taken, scores=scores, **more)
    before = fork(state)
    score(state)
    return values(state, before)


# What a match is worth.


def some_totals(number: int) -> tuple[list[int], int]:
    """Give totals below a target, and the target."""
    random = Random(number)
    target = random.choice([30, 100, 250])
    return [random.randrange(target) for _ in range(4)], target


def test_a_match_that_is_over_is_worth_its_places() -> None:
    assert after((0, 13, 13, 0), (60, 90, 50, 70)) == pytest.approx([1, 0, 2 / 3, 1 / 3])
    assert after((0, 13, 13, 0), (0, 99, 87, 1)) == pytest.approx([1, 0, 1 / 3, 2 / 3])
    # Equal totals share their places.
    assert after((0, 13, 13, 0), (60, 90, 47, 70)) == pytest.approx([5 / 6, 0, 5 / 6, 1 / 3])
    assert values(standing((100, 100, 100, 100), over=True)) == [0.5] * 4


@pytest.mark.parametrize("over", [True, False])
@pytest.mark.parametrize("number", range(20))
def test_seats_are_judged_alike_and_share_what_there_is(number: int, over: bool) -> None:
    totals, target = some_totals(number)
    found = values(standing(totals, over=over, target=target))
    assert sum(found) == pytest.approx(2.0)
    assert all(0.0 <= value <= 1.0 for value in found)
    assert sorted(range(4), key=lambda seat: -found[seat]) == sorted(
        range(4), key=lambda seat: totals[seat]
    )
    for order in permutations(range(4)):
        state = standing([totals[seat] for seat in order], over=over, target=target)
        assert values(state) == pytest.approx([found[seat] for seat in order])


@pytest.mark.parametrize("number", range(20))
def test_more_points_of_its_own_are_never_better_for_a_seat(number: int) -> None:
    totals, target = some_totals(number)
    found = []
    for own in range(target + 30):
        totals[0] = own
        found.append(values(standing(totals, over=own >= target, target=target))[0])
    assert all(more <= less for less, more in pairwise(found))
    assert all(more < less for less, more in pairwise(found[:target])), "each point counts"


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    leads = [values(standing((low, low + 9, low + 9, low + 9)))[0] for low in range(0, 91, 10)]
    assert all(earlier < later for earlier, later in pairwise(leads))
    assert leads[0] < 0.7 < 0.9 < leads[-1] < 1.0


def test_far_from_the_end_points_count_and_near_it_who_gets_them() -> None:
    # 20 points go to the leader or to the last one; or seat 0 takes 3 of them itself.
    leader, last, own = (0, 20, 3, 3), (0, 3, 3, 20), (3, 17, 3, 3)
    early = [after(points, (0, -2, 16, 20))[0] for points in (leader, last, own)]
    assert early[0] - early[2] > 1.5 * (early[0] - early[1]) > 0.0
    late = [after(points, (50, 48, 66, 79))[0] for points in (leader, last, own)]
    assert late[0] - late[1] > 1.5 * (late[0] - late[2]) > 0.0


def test_to_end_a_match_that_one_leads_outweighs_points() -> None:
    # Seat 1 has a moon, which is 26 points for seat 0, or is stopped, for 14 of its own.
    scores = (60, 87, 74, 74)
    assert after((0, 26, 0, 0), scores)[0] == 1.0
    assert after((14, 12, 0, 0), scores)[0] < 0.7
    # Who comes third when it ends had rather that it went on.
    assert after((0, 13 + 4, 5, 4), (89, 86, 79, 76))[0] == pytest.approx(1 / 3)
    assert after((0, 4, 13 + 2, 7), (89, 86, 79, 76))[0] > 0.45


@pytest.mark.parametrize("scores", [(0, 0, 0, 0), (31, 99, 4, 50), (80, 80, 80, 80)])
def test_without_a_target_the_points_of_the_deal_count_alone(scores: Sequence[int]) -> None:
    def alone(*points: int) -> float:
        return after(points, scores, deals=1, target=0)[0]

    assert alone(0, 0, 13, 13) == alone(0, 24, 1, 1) == pytest.approx(2 / 3)
    assert alone(13, 13, 0, 0) == pytest.approx(1 / 3)
    assert alone(1, 25, 0, 0) - alone(2, 24, 0, 0) == pytest.approx(1 / 39)
    assert alone(26, 0, 0, 0) == 1.0
    assert alone(0, 26, 0, 0) == pytest.approx(1 / 3)
    assert alone(25, 0, 1, 0) < 0.03
    for points in ((13, 0, 6, 7), (26, 0, 0, 0), (25, 0, 0, 1), (0, 0, 26, 0)):
        found = after(points, scores, deals=1, target=0)
        assert sum(found) == pytest.approx(2.0)
        assert all(0.0 <= value <= 1.0 for value in found)


def test_a_sun_counts_for_no_more_than_a_moon_where_points_count_alone() -> None:
    found = []
    for tricks in ((11, 1, 0, 0), (12, 0, 0, 0)):
        taken = " ".join(HEARTS) + " QS"
        state = last_trick(taken, tricks=tricks, trick="TD 3D 4D 5D", sun=True, deals=1, target=0)
        before = fork(state)
        score(state)
        found.append(values(state, before))
    moon, sun = found
    assert moon == pytest.approx([1, 1 / 3, 1 / 3, 1 / 3])
    assert sun == pytest.approx([1, 1 / 6, 1 / 6, 1 / 6])


def test_the_nearest_end_counts_be_it_a_target_or_a_number_of_deals() -> None:
    scores = (10, 19, 19, 19)
    far = values(standing(scores, target=100))[0]
    for deals, target in ((2, 100), (2, 0), (2, 10_000)):
        near = values(standing(scores, deals=deals, target=target))[0]
        assert near > far + 0.05
    assert values(standing(scores, deals=50, target=100))[0] == far


def test_a_target_out_of_all_reach_is_no_trouble() -> None:
    found = values(standing((0, 9_990, 9_990, 9_990), target=10_000))
    assert found == pytest.approx([1, 1 / 3, 1 / 3, 1 / 3])


# What a search makes of it. Two cards are left. Seat 0 throws Q♠ on seat 1 now, or keeps it for
# seat 2 in the last trick: it has passed K♣ there, and all else follows from voids. Neither way
# brings it a point.
QUEEN_TO_GIVE = (
    "2C 7C 5C 6C / 9C TC JC 8C / 2S 3S 4S AS / 5S 6S 7S 8S / 9S TS JS KS / 6D 7D 8D 9D / "
    "JD QD KD AD / 4D 3D QC 2H / 3H 4H 5H 6H / 7H 8H 9H TH / AH QH KH JH / AC 3C TD"
)


def queen_to_give(totals: Sequence[int], **options: Any) -> State:
    """Set up the choice; the totals are those that the deal leads to without the queen."""
    return played(
        1,
        QUEEN_TO_GIVE,
        ("QS 2D", "4C", "KC", "5D"),
        deal=2,
        scores=[total - points for total, points in zip(totals, (0, 8, 4, 1), strict=True)],
        passed=("8S KD KC", "AD AS KH", "QS JD JS", "KS AC AH"),
        **options,
    )


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("totals", "card"),
    [
        # The leader gets it, not the last one, with whom the match would end.
        ((60, 58, 90, 70), "QS"),
        ((60, 90, 58, 70), "2D"),
        # Who leads ends the match.
        ((84, 90, 86, 88), "QS"),
        ((84, 86, 90, 88), "2D"),
        # Where nobody is near the end, it is for the one who is near.
        ((40, 38, 70, 70), "QS"),
        ((40, 70, 38, 70), "2D"),
    ],
)
def test_who_gets_the_queen_depends_on_the_totals(
    totals: Sequence[int], card: str, seed: int
) -> None:
    assert chosen(queen_to_give(totals), seed) == card


def test_a_search_looks_no_further_than_its_deal() -> None:
    """What is certain has one value, whatever the next deal may bring."""
    for totals in ((60, 58, 90, 70), (40, 38, 70, 70)):
        queen, other = (thoughts(queen_to_give(totals), 1)[card] for card in ("QS", "2D"))
        assert queen.spread == pytest.approx(0.0, abs=1e-6)
        assert other.spread == pytest.approx(0.0, abs=1e-6)
    state = queen_to_give((60, 58, 90, 70))
    assert thoughts(state, 1)["QS"].value == pytest.approx(
        values(standing((60, 71, 90, 70)))[0], abs=1e-6
    )


def test_without_a_target_it_is_all_the_same_who_gets_the_queen() -> None:
    found = thoughts(queen_to_give((60, 58, 90, 70), deals=1, target=0), 1)
    assert found["QS"].value == pytest.approx(found["2D"].value)


def test_the_last_of_several_deals_is_played_for_places() -> None:
    """Deal 3 is the last of three: who is just ahead gets the queen, and who is behind does not."""
    for totals, card in (((60, 55, 70, 80), "QS"), ((60, 70, 55, 80), "2D")):
        for target in (0, 10_000):
            found = thoughts(queen_to_give(totals, deals=3, target=target), 1)
            other = "2D" if card == "QS" else "QS"
            assert found[card].value == pytest.approx(1.0)
            assert found[other].value == pytest.approx(2 / 3)


# Moons. Two cards are left; seat 1 has taken 12 hearts and leads. Seat 0 takes the last of them
# with Q♠, 14 points, or lets it have a moon, 26.
COSTLY = (
    "2C 4C 5C 6C / 7C AC 8C 9C / TC JC QC KC / 2S 4S 5S 6S / 7S 8S 9S TS / 2D 3D 4D 5D / "
    "6D 7D 8D 9D / TD AD QD 2H / AH 3H 4H 5H / KH 6H 7H 8H / QH KD 9H TH / KS QS JH"
)

# The same with Q♠ and 8 hearts taken, and 5 points for who stops it.
CHEAP = (
    "2C 4C 5C 6C / 7C AC 8C 9C / TC JC QC KC / 2D 3D 4D 5D / 6D 7D 8D 9D / TD QD KD AD / "
    "2S 3S 4S 5S / 6S KS 7S QS / AS 8S 9S TS / TH 3H 4H 5H / 9H 6H 7H 8H / KH QH JH"
)

# Four cards are left; seat 0 has all points so far and leads, with three hearts that no other
# card beats and a diamond that every other one does.
OWN = (
    "2C 8C 9C TC / JC AC QC KC / 9D 3D 4D 5D / AD 6D 7D 8D / 2S 3S 4S 5S / 6S KS 7S QS / "
    "JS 8S 9S TS / AS 5H 6H 7H / 8H 2H 3H 4H"
)


def elsewhere(tricks: str) -> str:
    """Let another seat take Q♠, and all else be as it is."""
    tricks = tricks.replace("6S KS 7S QS", "6S 7S KS QS")
    return tricks.replace("AS 8S 9S TS", "8S 9S TS AS").replace("JS 8S 9S TS", "8S 9S TS JS")


def costly(scores: Sequence[int]) -> State:
    return played(1, COSTLY, ("AS 3S", "JS", "JD", "3C"), scores=scores)


def cheap(tricks: str, **options: Any) -> State:
    return played(1, tricks, ("AH 2H", "JS", "JD", "3C"), queen_breaks_hearts=True, **options)


def own(tricks: str, **options: Any) -> State:
    left = ("AH KH QH 2D", "JH TD JD 3C", "TH QD 4C 5C", "9H KD 6C 7C")
    return played(0, tricks, left, **options)


@pytest.mark.parametrize("options", [NO_TARGET, {}])
def test_a_moon_is_stopped_and_a_trick_with_points_otherwise_left(options: dict[str, Any]) -> None:
    moon, none = cheap(CHEAP, **options), cheap(elsewhere(CHEAP), **options)
    assert legal(moon) == legal(none) == ["2H", "AH"]
    assert (advised(moon), advised(none)) == ("AH", "2H")
    for seed in SEEDS:
        assert chosen(moon, seed) == "AH"
        assert chosen(none, seed) == "2H"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_moon_that_ends_the_match_with_a_win_is_let_through(seed: int) -> None:
    # 86 against 87, 100 and 100; or 74 against 99, 74 and 74, and on.
    assert chosen(costly((60, 87, 74, 74)), seed) == "3S"
    # 56 against 30; or 44 against 42, the others far behind.
    assert chosen(costly((30, 30, 85, 85)), seed) == "AS"


@pytest.mark.parametrize("options", [NO_TARGET, {}])
def test_the_last_hearts_are_led_for_a_moon(options: dict[str, Any]) -> None:
    moon, none = own(OWN, **options), own(elsewhere(OWN), **options)
    for seed in SEEDS:
        found = thoughts(moon, seed, 200)
        best = max(found, key=lambda card: found[card].visits)
        assert best in ("AH", "KH", "QH")
        assert found[best].value > found["2D"].value + 0.2
    assert advised(moon)[1] == "H"
    assert advised(none) == "2D"


def test_a_moon_goes_on_with_the_last_heart_of_all() -> None:
    """Where nobody else holds a point, hearts are led, and what is left may be lost."""
    state = own(OWN)
    play(state, "AH", "JH", "TH", "9H", "KH", "TD", "QD", "KD")
    assert advised(state) == "QH"
    assert chosen(state, 1) == "QH"


@pytest.mark.compiled
@pytest.mark.parametrize("options", [NO_TARGET, {}])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_longer_search_finds_no_other_way(options: dict[str, Any], seed: int) -> None:
    assert chosen(own(OWN, **options), seed, 3000)[1] == "H"
    assert chosen(cheap(CHEAP, **options), seed, 3000) == "AH"
    assert chosen(cheap(elsewhere(CHEAP), **options), seed, 3000) == "2H"
    assert chosen(queen_to_give((60, 58, 90, 70)), seed, 3000) == "QS"
    assert chosen(queen_to_give((60, 90, 58, 70)), seed, 3000) == "2D"


def test_hearts_are_not_thrown_to_who_shoots() -> None:
    def void(tricks: str) -> State:
        return position(("9H 3C",), opener=1, gone=7, tricks=tricks.split(" / "), trick="AD 2D 4D")

    # Points in one hand are an alarm where they are eight, not where they are four or in two hands.
    assert advised(void("AH 2H 3H 4H / KH 5H 6H 7H")) == "3C"
    assert advised(void("AC 2S 3H 4S / KH 5H 6H 7H")) == "9H"
    assert advised(void("JH 2H 3H QH / TS KS QS 2S")) == "9H"
