"""The exact odds of the side wagers for each number of decks, against counts of their own and published figures.

The counts below take nothing from the rules of the program: cards are ranks and suits as numbers, and each pay table is
written out again. Published figures are rounded, so they are compared as rounded.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from math import perm

import pytest

from croupier.games.blackjack.side import odds
from croupier.games.blackjack.side.rules import Aces
from croupier.games.registry import game
from croupier.odds.games import odds_of
from croupier.rulebooks.submissions.reading import judged

BLACKJACK = game("blackjack")
ACE, SEVEN, EIGHT, NINE, TEN, QUEEN, KING = 1, 7, 8, 9, 10, 12, 13
HEARTS = 2
Plain = tuple[int, int]
"""A card as its rank from one to thirteen, and its suit."""
PACK: list[Plain] = list(product(range(1, 14), range(4)))


def figures(wager: str, decks: int, **side: object) -> dict[str, Fraction]:
    """What a unit on a wager gains on average, and how often it wins."""
    written = {"game": "blackjack", "rulebook": "MA", "decks": decks, "wagers": side}
    found = odds_of(BLACKJACK, judged(written, [BLACKJACK]).accepted(), [wager]).wagers
    (each,) = [each for each in found if each.wager == wager]
    return {"edge": each.edge, "win": sum((fate.probability for fate in each.outcomes if fate.payout > 0), Fraction(0))}


def drawn(number: int, decks: int) -> Iterator[tuple[tuple[Plain, ...], int]]:
    """Every sequence of so many cards, with the ways to draw it from that many decks."""
    for cards in product(PACK, repeat=number):
        ways = 1
        for at, card in enumerate(cards):
            ways *= decks - cards[:at].count(card)
        if ways:
            yield cards, ways


def counted(number: int, decks: int, gains: Callable[..., int | Fraction]) -> Fraction:
    """The average gain over every sequence."""
    total = sum((ways * Fraction(gains(*cards)) for cards, ways in drawn(number, decks)), Fraction(0))
    return total / perm(52 * decks, number)


def value(card: Plain) -> int:
    return min(card[0], 10)


@pytest.mark.clause("MA-BJ 17(e)(1)")
@pytest.mark.parametrize("decks", range(1, 9))
def test_over_and_under_13_for_every_number_of_decks(decks: int) -> None:
    over = counted(2, decks, lambda a, b: 1 if value(a) + value(b) > 13 else -1)
    under = counted(2, decks, lambda a, b: 1 if value(a) + value(b) < 13 else -1)
    assert figures("over 13", decks, additional="over-under-13")["edge"] == -over
    assert figures("under 13", decks, additional="over-under-13")["edge"] == -under


@pytest.mark.clause("MA-BJ 17(e)(1)")
def test_over_and_under_13_as_published() -> None:
    """Henry Tamburin, "Blackjack Side Bets" (Gambling Teachers): 6.6 % and 10 % with six decks."""
    over = figures("over 13", 6, additional="over-under-13")["edge"]
    under = figures("under 13", 6, additional="over-under-13")["edge"]
    assert (round(100 * float(over), 1), round(100 * float(under))) == (6.6, 10)


SAME_SUIT = [(1, 4), (2, 4), (4, 4), (6, 4), (8, 3)]
PAYS = {
    1: "50 2.5, 10 3, 5 3, 25 2.5",
    2: "10 3, 5 3, 25 2.5, 20 2.5",
    4: "5 3, 25 2.5, 20 2.5, 50 2",
    6: "5 3, 25 2.5, 20 2.5, 15 2.5",
    8: "5 3, 25 2.5, 50 2",
}


@pytest.mark.clause("MA-BJ 17(e)(2)")
@pytest.mark.parametrize(
    ("decks", "option"), [(decks, option) for decks, most in SAME_SUIT for option in range(1, most + 1)]
)
def test_same_suit_for_every_option(decks: int, option: int) -> None:
    royal, suited = map(Fraction, PAYS[decks].split(", ")[option - 1].split())

    def gains(a: Plain, b: Plain) -> Fraction:
        if a[1] != b[1]:
            return Fraction(-1)
        return royal if {a[0], b[0]} == {QUEEN, KING} else suited

    assert figures("same suit", decks, additional="same-suit", same_suit_option=option)["edge"] == -counted(
        2, decks, gains
    )


@pytest.mark.clause("MA-BJ 17(e)(3)")
@pytest.mark.parametrize("decks", range(4, 9))
def test_sevens_for_every_number_of_decks(decks: int) -> None:
    """A player with two sevens draws: the sevens and the suits are counted by hand."""
    sevens, cards = 4 * decks, 52 * decks
    one = Fraction(sevens, cards)
    two = one * Fraction(sevens - 1, cards - 1)
    two_suited = one * Fraction(decks - 1, cards - 1)
    three = two * Fraction(sevens - 2, cards - 2)
    three_suited = two_suited * Fraction(decks - 2, cards - 2)
    # Of two suited sevens some go on to three sevens, of which some are suited.
    suited_then_three = two_suited * Fraction(sevens - 2, cards - 2)
    ends = {
        5000: three_suited,
        500: three - three_suited,
        100: two_suited - suited_then_three,
        50: (two - two_suited) - (three - suited_then_three),
        3: one - two,
    }
    gain = sum(paid * chance for paid, chance in ends.items()) - (1 - one)
    assert figures("sevens", decks, additional="sevens") == {"edge": -gain, "win": one}


@pytest.mark.clause("MA-BJ 17(b)(4)")
def test_sevens_as_published() -> None:
    """Henry Tamburin, "Blackjack Side Bets" (Gambling Teachers): around 11 %; the clause inventory has 11.40 %."""
    assert f"{float(100 * figures('sevens', 6, additional='sevens')['edge']):.2f}" == "11.40"


@pytest.mark.clause("MA-BJ 23(f)(Six Deck Non-Matching Suit)", "MA-BJ 23(f)(Eight Deck Matching Suit)")
@pytest.mark.parametrize(("decks", "other", "same"), [(6, 4, 11), (8, 3, 14)])
def test_match_the_dealer_for_both_numbers_of_decks(decks: int, other: int, same: int) -> None:
    """Each of the two cards matches by itself: the gain is the sum of what both are paid, less the wagers lost."""
    left = 52 * decks - 1
    suited, unsuited = Fraction(decks - 1, left), Fraction(3 * decks, left)
    neither = Fraction(48 * decks * (48 * decks - 1), left * (left - 1))
    gain = 2 * (same * suited + other * unsuited) - neither
    assert figures("match the dealer", decks, match_the_dealer=True) == {"edge": -gain, "win": 1 - neither}


TWENTY = {"A": (1000, 125, 19, 9, 4), "B": (1000, 200, 25, 10, 4)}


def twenty(decks: int, table: str) -> Fraction:
    """The gain of the twenty point bonus, counted by kinds of pairs."""
    top, queens, matched, suited, mixed = TWENTY[table]
    pairs, left = perm(52 * decks, 2), 52 * decks - 2
    identical = decks * (decks - 1)
    blackjack = 2 * Fraction(4 * decks * (16 * decks - 2), left * (left - 1))
    # Ten, jack, queen and king of a suit, two different ones in either order; ace and nine of a suit likewise.
    of_a_suit = 4 * (4 * 3 + 2) * decks * decks
    all_twenties = perm(16 * decks, 2) + 2 * (4 * decks) ** 2
    ways_matched, ways_mixed = 15 * identical, all_twenties - 16 * identical - of_a_suit
    paid = identical * (blackjack * top + (1 - blackjack) * queens) + ways_matched * matched
    paid += of_a_suit * suited + ways_mixed * mixed
    return paid / pairs - (1 - Fraction(all_twenties, pairs))


@pytest.mark.clause("MA-BJ 24(f)")
@pytest.mark.parametrize("table", TWENTY)
@pytest.mark.parametrize("decks", range(2, 9))
def test_twenty_point_bonus_for_every_number_of_decks(decks: int, table: str) -> None:
    assert figures("twenty point bonus", decks, twenty_point_bonus={"table": table})["edge"] == -twenty(decks, table)


@pytest.mark.clause("MA-BJ 24(f)")
@pytest.mark.parametrize(("decks", "percent"), [(6, "24.71"), (8, "24.05")])
def test_twenty_point_bonus_as_published(decks: int, percent: str) -> None:
    """Table A: BetFirm, "Lucky Ladies", for six decks; OnlineBlackjack.org's blog on Lucky Ladies for eight."""
    edge = figures("twenty point bonus", decks, twenty_point_bonus={"table": "A"})["edge"]
    assert f"{float(100 * edge):.2f}" == percent


BUSTS = {10: 3, 9: 5, 8: 7, 7: 9, 6: 15}


def bust_bonus(decks: int) -> Fraction:
    """The gain by the dealer's three cards, ranks counted together and three eights by suits."""
    left = dict.fromkeys(range(1, 10), 4 * decks) | {10: 16 * decks}
    gain = Fraction(0)
    for first, second in product(left, repeat=2):
        two = left[first] * (left[second] - (first == second))
        chance = Fraction(two, perm(52 * decks, 2))
        total = first + second + (10 if ACE in (first, second) else 0)
        if total >= 17:
            gain -= chance
            continue
        for third in left:
            ways = left[third] - [first, second].count(third)
            part = chance * Fraction(ways, 52 * decks - 2)
            is_bust = first + second + third > 21
            gain += part * (BUSTS[third] if is_bust else -1)
    three, suited = perm(4 * decks, 3), 4 * perm(decks, 3)
    one_colour = 2 * perm(2 * decks, 3)
    extra = suited * (200 - 7) + (one_colour - suited) * (50 - 7)
    assert three >= one_colour >= suited
    return gain + Fraction(extra, perm(52 * decks, 3))


@pytest.mark.clause("MA-BJ 25(e)", "MA-BJ 25(f)(Three Eights Same Suit)")
@pytest.mark.parametrize("decks", [6, 8])
def test_optional_bonus_for_both_numbers_of_decks(decks: int) -> None:
    assert figures("optional bonus", decks, optional_bonus=True)["edge"] == -bust_bonus(decks)


@pytest.mark.clause(
    "MA-BJ 19(c)(Four Aces One Color)", "MA-BJ 19(c)(Three Aces Same Suit)", "MA-BJ 19(c)(Any Two Aces)"
)
@pytest.mark.parametrize("decks", range(4, 9))
def test_progressive_hands_for_every_number_of_decks(decks: int) -> None:
    found = odds.chances(decks)
    aces, cards = 4 * decks, 52 * decks
    four = Fraction(2 * perm(2 * decks, 4), perm(cards, 4))
    three = Fraction(perm(aces, 3), perm(cards, 3))
    suited = Fraction(4 * perm(decks, 3), perm(cards, 3))
    # Three aces of one suit go on to four of a colour with any further ace of that colour.
    suited_then_four = suited * Fraction(2 * decks - 3, cards - 3)
    assert found[Aces.FOUR_ONE_COLOR] == four
    assert found[Aces.THREE_SAME_SUIT] == suited - suited_then_four
    assert found[Aces.ANY_THREE] == three - suited - (four - suited_then_four)
    assert sum(found.values()) == Fraction(perm(aces, 2), perm(cards, 2))


@pytest.mark.clause("MA-BJ 19(i)")
def test_the_progressive_wager_is_fair_at_the_meter_that_breaks_even() -> None:
    written = {"game": "blackjack", "rulebook": "MA", "wagers": {"progressive": {"equipment": "record 7"}}}
    submission = judged(written, [BLACKJACK]).accepted()
    (shown,) = odds_of(BLACKJACK, submission).wagers
    fair = shown.further["dollars on the meter at which the wager is fair"]
    initial, jackpot = 5000, odds.chances(6)[Aces.FOUR_ONE_COLOR]
    assert shown.edge == (fair - initial) * jackpot
    assert shown.further["return while the meter shows its initial amount"] == 1 - shown.edge


@pytest.mark.clause("MA-BJ 20(k)")
def test_the_blackjack_bonus_by_its_button() -> None:
    """The worked example of the clause inventory: a mean of $15 leaves the house 24.02 % with six decks."""
    bonus = {"equipment": "record 7", "one_dollar": {"5": "1/2", "25": "1/2"}, "five_dollars": {"75": "1"}}
    one = figures("blackjack bonus of $1", 6, blackjack_bonus=bonus)
    five = figures("blackjack bonus of $5", 6, blackjack_bonus=bonus)
    assert one == five == {"edge": 1 - Fraction(192, 4043) * 16, "win": Fraction(192, 4043)}
    assert f"{float(100 * one['edge']):.2f}" == "24.02"
