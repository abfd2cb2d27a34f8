"""The exact odds of the side wagers that pay sums or shares of a meter: the progressive and the blackjack bonus.

They are counted here and not from the compiled game because a sum is no odds. The progressive wager is reckoned for a
player whose box gets a third and a fourth card whenever the first are aces: who splits or draws has them.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from math import perm

from croupier.equipment.cards import DECK, Card, Rank
from croupier.games.blackjack.options.single import blackjack_chance, bonus_advantage
from croupier.games.blackjack.side import rules
from croupier.games.blackjack.side.areas import On
from croupier.games.blackjack.side.rules import ACES_PAY, PROGRESSIVE_STAKE, Aces
from croupier.games.blackjack.submission import Blackjack
from croupier.money import Cents, dollars
from croupier.table.reckoned import Ending, Reckoned

ACE_CARDS = tuple(card for card in DECK if card.rank is Rank.ACE)
ANY_OTHER = Card("2c")
"""Stands for all the cards that are no aces."""


def reckoned(submission: Blackjack) -> tuple[Reckoned, ...]:
    """The figures of the wagers that are offered."""
    return (*_progressive(submission), *_bonus(submission))


def chances(decks: int) -> Mapping[Aces, Fraction]:
    """How likely each progressive hand is in the first four cards of a box from a full shoe (MA-BJ 19(c))."""
    found = dict.fromkeys(Aces, 0)
    for dealt in product((*ACE_CARDS, ANY_OTHER), repeat=4):
        made = rules.aces(dealt)
        if made is not None:
            found[made] += _ways(dealt, decks)
    return {made: Fraction(ways, perm(52 * decks, 4)) for made, ways in found.items()}


def _ways(dealt: tuple[Card, ...], decks: int) -> int:
    ways = 1
    for card, times in Counter(dealt).items():
        ways *= perm(decks * (48 if card == ANY_OTHER else 1), times)
    return ways


def _progressive(submission: Blackjack) -> tuple[Reckoned, ...]:
    chosen = submission.wagers.progressive
    if chosen is None:
        return ()
    found = chances(submission.decks)
    pays = {made: ACES_PAY.get(made, chosen.initial) for made in Aces}
    endings = [
        Ending(f"{made}, {dollars(pays[made])}", chance, Fraction(pays[made], PROGRESSIVE_STAKE) - 1)
        for made, chance in found.items()
    ]
    endings.append(Ending("lost", 1 - sum(found.values(), Fraction(0)), Fraction(-1)))
    jackpot = found[Aces.FOUR_ONE_COLOR]
    sums = sum((found[made] * paid for made, paid in ACES_PAY.items()), Fraction(0)) / PROGRESSIVE_STAKE
    # Each jackpot is paid out of what the wagers have put on the meter and of what the licensee begins it with.
    further = {
        "return while the meter shows its initial amount": sums + jackpot * chosen.initial / PROGRESSIVE_STAKE,
        "return in the long run": sums + chosen.rate + jackpot * chosen.reset / PROGRESSIVE_STAKE,
        "dollars on the meter at which the wager is fair": (1 - sums) / jackpot,
        "wagers for one jackpot on average": 1 / jackpot,
    }
    return (Reckoned(On.PROGRESSIVE.value, tuple(endings), further),)


def _bonus(submission: Blackjack) -> tuple[Reckoned, ...]:
    chosen = submission.wagers.blackjack_bonus
    if chosen is None:
        return ()
    both = {1: chosen.one_dollar, 5: chosen.five_dollars}
    return tuple(_of_stake(stake, payouts, submission.decks) for stake, payouts in both.items() if payouts)


def _of_stake(stake: int, payouts: Mapping[int, Fraction], decks: int) -> Reckoned:
    blackjack = blackjack_chance(decks)
    endings = [
        Ending(f"blackjack, {dollars(Cents(amount * 100))}", blackjack * chance, Fraction(amount, stake))
        for amount, chance in sorted(payouts.items(), reverse=True)
    ]
    endings.append(Ending("lost", 1 - blackjack, Fraction(-1)))
    further = {
        "chance of a blackjack": blackjack,
        "house advantage (from 0 to 3/10)": bonus_advantage(stake, payouts, decks),
    }
    return Reckoned(f"{On.BONUS} of ${stake}", tuple(endings), further)
