"""The figures of a wager: how it ends with which probability, and what follows from that."""

from collections.abc import Mapping
from decimal import Decimal, localcontext
from fractions import Fraction

from msgspec import Struct

from croupier.machine.machine import Outcome
from croupier.odds.gains import action, gain, words
from croupier.table.reckoned import Reckoned

DIGITS = 12
"""How many digits a rounded figure has."""


class Fate(Struct, frozen=True, kw_only=True):
    """One way in which a wager can end."""

    outcome: str
    probability: Fraction
    payout: Fraction
    """What the player gains for each unit first wagered; a loss is negative."""
    action: Fraction
    """What was wagered in all, for each unit first wagered."""


class Figures(Struct, frozen=True, kw_only=True):
    """The exact figures of one wager, with what is made in its support."""

    wager: str
    outcomes: tuple[Fate, ...]
    rounds: Fraction = Fraction(1)
    """On how many rounds the wager is active on average until it ends."""
    further: Mapping[str, Fraction] = {}
    """What a game reckons of its wager beside this."""

    @property
    def win(self) -> Fraction:
        """How likely the player gains: the hit frequency."""
        return sum((each.probability for each in self.outcomes if each.payout > 0), Fraction(0))

    @property
    def lose(self) -> Fraction:
        """How likely the player loses something."""
        return sum((each.probability for each in self.outcomes if each.payout < 0), Fraction(0))

    @property
    def push(self) -> Fraction:
        """How likely nothing is gained or lost."""
        return 1 - self.win - self.lose

    @property
    def edge(self) -> Fraction:
        """The house edge: what the player loses on average of each unit first wagered."""
        return -sum((each.probability * each.payout for each in self.outcomes), Fraction(0))

    @property
    def total_action(self) -> Fraction:
        """What is wagered in all on average, for each unit first wagered."""
        return sum((each.probability * each.action for each in self.outcomes), Fraction(0))

    @property
    def edge_of_action(self) -> Fraction:
        """What the player loses on average of each unit wagered in all."""
        return self.edge / self.total_action

    @property
    def edge_of_decided(self) -> Fraction:
        """What the player loses on average of each unit that is decided, pushes left out."""
        return self.edge / (1 - self.push)

    @property
    def edge_per_round(self) -> Fraction:
        """What the player loses on average in each round on which the wager is active."""
        return self.edge / self.rounds

    @property
    def variance(self) -> Fraction:
        """The variance of what a unit first wagered gains."""
        squares = sum((each.probability * each.payout**2 for each in self.outcomes), Fraction(0))
        return squares - self.edge**2

    @property
    def sd(self) -> Decimal:
        """The standard deviation, rounded."""
        with localcontext() as context:
            context.prec = DIGITS
            return (Decimal(self.variance.numerator) / Decimal(self.variance.denominator)).sqrt()


def figures(wager: str, ends: dict[Outcome, Fraction], units: int = 1, rounds: Fraction = Fraction(1)) -> Figures:
    """The figures of a wager of so many units from its ends, the best for the player first."""
    fates = [
        Fate(outcome=words(end), probability=probability, payout=gain(end) / units, action=action(end) / units)
        for end, probability in ends.items()
    ]
    return Figures(wager=wager, outcomes=_best_first(fates), rounds=rounds)


def reckoned_figures(reckoned: Reckoned) -> Figures:
    """The figures of a wager that its game reckons by itself."""
    fates = [
        Fate(outcome=each.outcome, probability=each.probability, payout=each.gains, action=Fraction(1))
        for each in reckoned.endings
    ]
    return Figures(wager=reckoned.wager, outcomes=_best_first(fates), further=reckoned.further)


def _best_first(fates: list[Fate]) -> tuple[Fate, ...]:
    return tuple(sorted(fates, key=lambda fate: (-fate.payout, fate.outcome)))


def decimal(value: Fraction) -> Decimal:
    """A fraction as a rounded decimal.

    >>> decimal(Fraction(1, 19))
    Decimal('0.0526315789474')
    """
    with localcontext() as context:
        context.prec = DIGITS
        return Decimal(value.numerator) / Decimal(value.denominator)
