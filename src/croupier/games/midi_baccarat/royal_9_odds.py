"""The exact odds of the Royal 9: what a chair wins how often, what that returns, and when the wager is fair.

They are computed here and not from the compiled game because an award is a sum or a share of a meter, and no odds.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product

from croupier.equipment.cards import DECK, Card, Rank
from croupier.games.midi_baccarat.royal_9 import COURT, DECKS, PAYTABLES, RESULTS, STAKE, Award, Meter, award
from croupier.money import NOTHING, Cents, pay
from croupier.table.people import Seat

TELLING = tuple(card for card in DECK if card.rank in (*COURT, Rank.NINE))
"""The cards that can be part of an award."""
ANY_OTHER = Card("2c")
"""Stands for all the others, none of which is."""


@cache
def chances(chair: Seat) -> Mapping[Award, Fraction]:
    """How likely each award is for a chair, from the first four cards of a full shoe of eight decks."""
    found = dict.fromkeys(Award, Fraction(0))
    for first, third in product((*TELLING, ANY_OTHER), repeat=2):
        for second, fourth in product((*TELLING, ANY_OTHER), repeat=2):
            won = award((first, third), (second, fourth), chair)
            if won is not None:
                found[won] += _chance((first, second, third, fourth))
    return found


def _chance(dealt: tuple[Card, ...]) -> Fraction:
    chance, gone = Fraction(1), dict[Card, int]()
    for number, card in enumerate(dealt):
        copies = DECKS * (len(DECK) - len(TELLING) if card == ANY_OTHER else 1)
        chance *= Fraction(copies - gone.get(card, 0), DECKS * len(DECK) - number)
        gone[card] = gone.get(card, 0) + 1
    return chance


def worth(chair: Seat, meters: Mapping[Meter, Cents]) -> Fraction:
    """What the wager is paid on average, in cents, while the meters show this."""
    shown = {meter.value: reading for meter, reading in meters.items()}
    paid = {won: pay(RESULTS[won], STAKE, Cents(1), meters=shown).paid for won in Award}
    return sum((chance * paid[won] for won, chance in chances(chair).items()), Fraction(0))


def breaks_even_at(chair: Seat, k9_banker: Cents, k9_player: Cents) -> Fraction:
    """What the major meter shows, in cents, when the wager is fair and the other meters show this."""
    others = {Meter.MAJOR: NOTHING, Meter.K9_BANKER: k9_banker, Meter.K9_PLAYER: k9_player}
    found = chances(chair)
    of_the_major = found[Award.EXACT_MATCH] + found[Award.ANY_TWO] / 10
    return (STAKE - worth(chair, others)) / of_the_major


def returns(chair: Seat, paytable: int) -> Fraction:
    """What comes back of each dollar in the long run: sums, increments, and the seeds that the licensee puts in.

    A tenth of the major that is paid out was put in before, so it adds nothing of its own.
    """
    found, table = chances(chair), PAYTABLES[paytable]
    empty = dict.fromkeys(Meter, NOTHING)
    won_whole = {
        Meter.MAJOR: Award.EXACT_MATCH,
        Meter.K9_BANKER: Award.K9_BANKER,
        Meter.K9_PLAYER: Award.K9_PLAYER,
    }
    seeds = sum((found[won_whole[meter]] * seed for meter, seed in table.seeds.items()), Fraction(0))
    return (worth(chair, empty) + sum(table.per_wager.values()) + seeds) / STAKE
