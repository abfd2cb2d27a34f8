"""Exact odds for 6, 7 and 8 decks, against an enumeration of their own and against published figures.

Published: wizardofodds.com, "Baccarat", "EZ Baccarat" and "Baccarat Side Bets" (Dragon Bonus), which print numbers of
combinations out of 4,998,398,275,503,360 for eight decks; multiplayerbaccarat.com, "Odds" (after Thorp, "The
Mathematics of Gambling"), which prints edges to four digits.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

import pytest

from croupier.errors import Refused
from croupier.games.registry import game
from croupier.odds.figures import Figures
from croupier.odds.games import odds_of
from croupier.odds.removal import effects_of_removal
from croupier.rulebooks.submissions.reading import judged

ALL = 4_998_398_275_503_360
DRAGON_PAYS = {
    "A": {9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1},
    "B": {9: 20, 8: 8, 7: 7, 6: 4, 5: 3, 4: 1},
    "C": {9: 30, 8: 10, 7: 4, 6: 4, 5: 2, 4: 2},
}


@pytest.fixture(scope="module", autouse=True)
def cache_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Machines are kept for the tests alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CROUPIER_CACHE", str(tmp_path_factory.mktemp("machines")))
        yield


@cache
def figures(name: str, *settings: tuple[str, object]) -> dict[str, Figures]:
    played = game(name)
    submission = judged({"rulebook": "MA", "game": name, **dict(settings)}, [played]).accepted()
    return {each.wager: each for each in odds_of(played, submission).wagers}


# An enumeration by the values of the cards, which shares nothing with the program.


class End(NamedTuple):
    """How a round ends: counts and numbers of cards."""

    player: int
    banker: int
    player_cards: int
    banker_cards: int

    @property
    def lead(self) -> int:
        return self.player - self.banker


BANKER_DRAWS = {3: "012345679", 4: "234567", 5: "4567", 6: "67"}


def ends_after(first: tuple[int, int, int, int], left: list[int]) -> dict[End, Fraction]:
    """The ends of a round whose first four values are known, with what is left of each value."""
    p, b = (first[0] + first[2]) % 10, (first[1] + first[3]) % 10
    if p >= 8 or b >= 8 or (p >= 6 and b >= 6):
        return {End(p, b, 2, 2): Fraction(1)}
    found: dict[End, Fraction] = {}
    total = sum(left)
    if p >= 6:
        for third in range(10):
            add(found, End(p, (b + third) % 10, 2, 3), Fraction(left[third], total))
        return found
    for third in range(10):
        chance = Fraction(left[third], total)
        if b <= 2 or str(third) in BANKER_DRAWS.get(b, ""):
            left[third] -= 1
            for last in range(10):
                add(found, End((p + third) % 10, (b + last) % 10, 3, 3), chance * Fraction(left[last], total - 1))
            left[third] += 1
        else:
            add(found, End((p + third) % 10, b, 3, 2), chance)
    return found


def add(found: dict[End, Fraction], end: End, chance: Fraction) -> None:
    found[end] = found.get(end, Fraction(0)) + chance


def full(decks: int) -> list[int]:
    return [16 * decks] + [4 * decks] * 9


def chance_of(drawn: tuple[int, ...], left: list[int]) -> Fraction:
    """The chance of these values in this order; what is left is changed."""
    chance = Fraction(1)
    for value in drawn:
        chance *= Fraction(left[value], sum(left))
        left[value] -= 1
    return chance


@cache
def ends(decks: int, removed: int | None = None) -> dict[End, Fraction]:
    """The ends of a round from a full shoe, or from one that lacks a card of a value."""
    found: dict[End, Fraction] = {}
    for first in product(range(10), repeat=4):
        left = full(decks)
        if removed is not None:
            left[removed] -= 1
        chance = chance_of(first, left)
        for end, part in ends_after(first, left).items():  # type: ignore[arg-type]
            add(found, end, chance * part)
    return found


def expected(decks: int, wager: str, table: str = "A") -> Fraction:
    """What a unit on a wager gains on average."""
    return sum((chance * gain(end, wager, table) for end, chance in ends(decks).items()), Fraction(0))


def gain(end: End, wager: str, table: str = "A") -> Fraction:
    lead = end.lead
    dragon_7 = lead < 0 and end.banker_cards == 3 and end.banker == 7
    panda_8 = lead > 0 and end.player_cards == 3 and end.player == 8
    match wager:
        case "player":
            return Fraction((lead > 0) - (lead < 0))
        case "banker":
            return Fraction(19, 20) * (lead < 0) - (lead > 0)
        case "ez banker":
            return Fraction(0 if dragon_7 else (lead < 0) - (lead > 0))
        case "tie":
            return Fraction(8 if lead == 0 else -1)
        case "dragon 7 insurance":
            return Fraction(40 if dragon_7 else -1)
        case "panda 8 insurance":
            return Fraction(25 if panda_8 else -1)
    mine, natural = (lead, end.player) if wager.endswith("player") else (-lead, end.banker)
    if end.player_cards == end.banker_cards == 2 and natural >= 8:
        return Fraction((mine > 0) - (mine < 0))
    return Fraction(DRAGON_PAYS[table].get(mine, -1))


EZ = (("ez_baccarat", True), ("dragon_bonus", "A"))


@pytest.mark.parametrize("decks", [6, 7, 8])
def test_every_wager_on_the_hands_equals_the_enumeration(decks: int) -> None:
    found = figures("baccarat", ("decks", decks), *EZ)
    assert len(found) == 7
    for wager, each in found.items():
        assert -each.edge == expected(decks, "ez banker" if wager == "banker" else wager), wager


@pytest.mark.parametrize(
    ("name", "decks", "edges"),
    [
        ("baccarat", 8, {"banker": "1.0579", "player": "1.2351", "tie": "14.3596"}),
        ("midi-baccarat", 6, {"banker": "1.0558", "player": "1.2374", "tie": "14.4382"}),
    ],
)
def test_the_published_edges_to_every_printed_digit(name: str, decks: int, edges: dict[str, str]) -> None:
    found = figures(name, ("decks", decks))
    assert {wager: f"{float(each.edge * 100):.4f}" for wager, each in found.items()} == edges
    assert all(-each.edge == expected(decks, wager) for wager, each in found.items())


def test_the_published_combinations_of_eight_decks() -> None:
    plain, ez = figures("baccarat", ("decks", 8)), figures("baccarat", ("decks", 8), *EZ)
    assert plain["banker"].win * ALL == 2_292_252_566_437_888
    assert plain["player"].win * ALL == 2_230_518_282_592_256
    assert plain["tie"].win * ALL == 475_627_426_473_216
    assert ez["dragon 7 insurance"].win * ALL == 112_633_011_329_024
    assert ez["panda 8 insurance"].win * ALL == 172_660_763_262_976
    edges = {"banker": "0.010183", "dragon 7 insurance": "0.076113", "panda 8 insurance": "0.101876"}
    assert {wager: f"{float(ez[wager].edge):.6f}" for wager in edges} == edges


PUBLISHED_DRAGONS = {
    "dragon bonus player": {
        30: 18_409_431_764_992,
        10: 34_097_645_543_424,
        6: 89_590_261_473_280,
        4: 141_238_897_317_888,
        2: 166_169_165_987_840,
        1: 186_780_352_174_080 + 812_685_054_124_032,
        0: 89_325_908_267_520,
    },
    "dragon bonus banker": {
        30: 15_390_342_909_952,
        10: 28_305_092_784_128,
        6: 79_517_099_278_336,
        4: 119_200_072_366_080,
        2: 157_275_882_332_160,
        1: 201_147_167_287_296 + 812_685_054_124_032,
        0: 89_325_908_267_520,
    },
}


@pytest.mark.parametrize("wager", PUBLISHED_DRAGONS)
def test_the_published_dragon_bonus_of_eight_decks(wager: str) -> None:
    fates = figures("baccarat", ("decks", 8), *EZ)[wager].outcomes
    assert {int(fate.payout): fate.probability * ALL for fate in fates if fate.payout >= 0} == PUBLISHED_DRAGONS[wager]


@pytest.mark.parametrize("table", ["B", "C"])
def test_the_other_tables_of_the_dragon_bonus(table: str) -> None:
    found = figures("midi-baccarat", ("decks", 8), ("dragon_bonus", table))
    for wager in PUBLISHED_DRAGONS:
        assert -found[wager].edge == expected(8, wager, table)


# House Money, by ranks.

VALUE_OF_RANK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]


def with_pairs(decks: int) -> Iterator[tuple[tuple[int, ...], Fraction, int]]:
    """Every first four cards by rank that have a pair, with their chance and what House Money pays."""
    for ranks in product(range(13), repeat=4):
        pairs = (ranks[0] == ranks[2]) + (ranks[1] == ranks[3])
        if pairs:
            yield ranks, chance_of(ranks, [4 * decks] * 13), (3, 15)[pairs - 1]


def test_house_money_taken_and_pressed() -> None:
    """The wager on the hand gains what it gains anyhow; a payout that is pressed gains as much for each unit."""
    decks = 8
    taken, more = Fraction(-1), {"player": Fraction(0), "banker": Fraction(0)}
    known: dict[tuple[int, ...], dict[str, Fraction]] = {}
    for ranks, chance, pays in with_pairs(decks):
        taken += chance * (pays + 1)
        values = tuple(VALUE_OF_RANK[rank] for rank in ranks)
        if values not in known:
            left = full(decks)
            chance_of(values, left)
            after = ends_after(values, left)  # type: ignore[arg-type]
            known[values] = {
                wager: sum((part * gain(end, wager) for end, part in after.items()), Fraction(0)) for wager in more
            }
        for wager, gained in known[values].items():
            more[wager] += chance * pays * gained
    found = figures("midi-baccarat", ("decks", decks), ("house_money", True))
    assert -found["house money"].edge == taken
    for wager, extra in more.items():
        assert -found[f"house money pressed on {wager}"].edge == taken + extra + expected(decks, wager)


def test_the_effect_of_removal() -> None:
    """Equal to what the enumeration finds without a four; and a card that nobody has seen removes nothing."""
    played = game("baccarat")
    submission = judged({"rulebook": "MA", "game": "baccarat"}, [played]).accepted()
    without_a_four = ends(8, removed=4)
    for each in effects_of_removal(played, submission):
        after = sum((chance * gain(end, each.wager) for end, chance in without_a_four.items()), Fraction(0))
        assert each.effects["4"] == after - expected(8, each.wager)
        assert sum(len(cards.split()) * effect for cards, effect in each.effects.items()) == 0


def test_only_cards_can_be_removed() -> None:
    wheel = game("big-six")
    submission = judged({"rulebook": "MA", "game": "big-six"}, [wheel]).accepted()
    with pytest.raises(Refused, match="deals no cards"):
        effects_of_removal(wheel, submission)
    played = game("baccarat")
    submission = judged({"rulebook": "MA", "game": "baccarat"}, [played]).accepted()
    with pytest.raises(Refused, match="did you mean banker"):
        effects_of_removal(played, submission, ["bankr"])
