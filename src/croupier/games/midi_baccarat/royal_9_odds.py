"""The exact odds of the Royal 9: what a chair wins how often, what that returns, and when the wager is fair.

They are computed here and not from the compiled game because an award is a sum or a share of a meter, and no odds.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from math import perm

from croupier.equipment.cards import DECK, Card, Rank
from croupier.games.midi_baccarat.royal_9 import COURT, DECKS, PAYTABLES, RESULTS, STAKE, Award, Meter, award, royal
from croupier.games.midi_baccarat.submission import MidiBaccarat, Royal9
from croupier.money import NOTHING, Cents, dollars, pay
from croupier.table.people import Seat
from croupier.table.reckoned import Ending, Reckoned

TELLING = tuple(card for card in DECK if card.rank in (*COURT, Rank.NINE))
"""The cards that can be part of an award."""
ANY_OTHER = Card("2c")
"""Stands for all the others, none of which is."""
Pair = tuple[Card, Card]
"""The first two cards of a hand."""


@cache
def chances(chair: Seat) -> Mapping[Award, Fraction]:
    """How likely each award is for a chair, from the first four cards of a full shoe of eight decks."""
    found = dict.fromkeys(Award, 0)
    for (player, banker), ways in _dealt().items():
        won = award(player, banker, chair)
        if won is not None:
            found[won] += ways
    return {won: Fraction(ways, perm(DECKS * len(DECK), 4)) for won, ways in found.items()}


@cache
def _dealt() -> Mapping[tuple[Pair, Pair], int]:
    """In how many ways the hands are dealt that any chair can win by; hands that are no Royal 9 are one."""
    found: Counter[tuple[Pair, Pair]] = Counter()
    cards = (*TELLING, ANY_OTHER)
    for player, banker in product(list(product(cards, cards)), repeat=2):
        found[_telling(player), _telling(banker)] += _ways(*player, *banker)
    return found


def _telling(hand: Pair) -> Pair:
    return hand if royal(hand) else (ANY_OTHER, ANY_OTHER)


def _ways(*dealt: Card) -> int:
    ways = 1
    for card, times in Counter(dealt).items():
        ways *= perm(DECKS * (len(DECK) - len(TELLING) if card == ANY_OTHER else 1), times)
    return ways


def worth(chair: Seat, meters: Mapping[Meter, Cents]) -> Fraction:
    """What the wager is paid on average, in cents, while the meters show this."""
    return sum((chance * _paid(won, meters) for won, chance in chances(chair).items()), Fraction(0))


def breaks_even_at(chair: Seat, k9_banker: Cents, k9_player: Cents) -> Fraction:
    """What the major meter shows, in cents, when the wager is fair and the other meters show this."""
    others = {Meter.MAJOR: NOTHING, Meter.K9_BANKER: k9_banker, Meter.K9_PLAYER: k9_player}
    found = chances(chair)
    of_the_major = found[Award.EXACT_MATCH] + found[Award.ANY_TWO] / 10
    return (STAKE - worth(chair, others)) / of_the_major


def royal_9_of_each_chair(submission: MidiBaccarat) -> tuple[Reckoned, ...]:
    """The figures of the wager at each chair while every meter shows its seed, if the wager is offered."""
    if submission.royal_9 is None:
        return ()
    return tuple(_of_chair(Seat(chair), submission.royal_9) for chair in range(1, submission.seats + 1))


def _of_chair(chair: Seat, chosen: Royal9) -> Reckoned:
    seeds, found = PAYTABLES[chosen.paytable].seeds, chances(chair)
    endings = [Ending(_words(won, seeds), chance, _paid(won, seeds) / STAKE - 1) for won, chance in found.items()]
    endings.append(Ending("lost", 1 - sum(found.values(), Fraction(0)), Fraction(-1)))
    further = {"return while every meter shows its seed": worth(chair, seeds) / STAKE}
    # What is set aside comes back only as far as it is more than a seed, which depends on how many chairs wager.
    if not chosen.secondary_share:
        further["return in the long run"] = returns(chair, chosen.paytable)
    fair = breaks_even_at(chair, seeds[Meter.K9_BANKER], seeds[Meter.K9_PLAYER])
    further["dollars on the major meter at which the wager is fair, the others at their seeds"] = fair / 100
    further |= {f"wagers for one award on average: {won}": 1 / chance for won, chance in found.items()}
    return Reckoned(f"royal 9 chair {chair}", tuple(endings), further)


def _words(won: Award, meters: Mapping[Meter, Cents]) -> str:
    share, sum_paid = RESULTS[won].share, dollars(Cents(int(_paid(won, meters))))
    return f"{won}, {sum_paid}" + ("" if share is None else f", {share.percent} % of the {share.meter} meter")


def _paid(won: Award, meters: Mapping[Meter, Cents]) -> Fraction:
    shown = {meter.value: reading for meter, reading in meters.items()}
    return Fraction(pay(RESULTS[won], STAKE, Cents(1), meters=shown).paid)


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
