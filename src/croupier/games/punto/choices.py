"""What both chapters leave to the licensee. Each game's own submission repeats the fields with its own clauses."""

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction
from typing import ClassVar

from croupier.games.punto.clauses import Clauses
from croupier.games.punto.wagers import LEAST_TIE_ODDS, DragonTable, On
from croupier.money import Cents, Odds
from croupier.rulebooks.submissions import Problem, Submission
from croupier.table.shuffling import RecutBy

QUARTER = Cents(25)
CENT = Cents(1)

MOST_BURNED = 11
"""A ten or a court card, and ten more."""


class Numbers(StrEnum):
    """In which direction the numbers of the seats rise, seen from above: a reading, since no chapter says it."""

    RISE_CLOCKWISE = "clockwise"
    RISE_COUNTERCLOCKWISE = "counterclockwise"


class Cards(StrEnum):
    """How the cards come to the table."""

    INSPECTED_AT_THE_TABLE = "inspect-at-table"
    PRE_SHUFFLED = "pre-shuffled"
    BATCH_SHUFFLED = "batch-shuffler"


class Rounding(StrEnum):
    """What a vigorish is rounded up to: the cent, or 25 cents."""

    EXACT = "exact"
    UP = "up"


class Collection(StrEnum):
    """When the vigorish is collected."""

    AT_PAYOUT = "at-payout"
    LATER = "later"


class ExposedCard(StrEnum):
    """What is done with a third card that the Player's Hand got in error, seen, and the Banker's Hand cannot use."""

    BURN_WITH_ONE = "burn-with-one"
    SIMULATED_ROUND = "simulated-round"


class Choices(Submission, frozen=True, kw_only=True):
    """The choices that the shared sections read."""

    wager_classes = ("player", "banker", "tie", "dragon_bonus", "dragon_7", "panda_8", "house_money")
    clauses: ClassVar[Clauses]
    numbers: ClassVar[Numbers]

    seats: int
    decks: int = 8
    layout_approval: str = ""
    cards: Cards = Cards.INSPECTED_AT_THE_TABLE
    cards_procedure: str = ""
    reshuffle_after_lacing: bool = False
    cover_depth: int = 14
    recut_by: RecutBy = RecutBy.SAME
    match_play_coupons: bool = False
    tie_pays: Odds = LEAST_TIE_ODDS
    ez_baccarat: bool = False
    vigorish_rounding: Rounding = Rounding.EXACT
    vigorish_collection: Collection = Collection.AT_PAYOUT
    dragon_bonus: DragonTable | None = None
    house_money: bool = False
    house_money_press: Fraction = Fraction(1)
    exposed_card: ExposedCard = ExposedCard.SIMULATED_ROUND

    @property
    def vigorish_step(self) -> Cents:
        """What a vigorish is rounded up to."""
        return QUARTER if self.vigorish_rounding is Rounding.UP else CENT

    @property
    def marks_vigorish(self) -> bool:
        """Whether the layout has boxes in which vigorish is marked until it is collected."""
        return self.vigorish_collection is Collection.LATER and not self.ez_baccarat

    @property
    def wagers(self) -> tuple[On, ...]:
        """The wagers that the table takes."""
        dragons = (On.DRAGON_BONUS_PLAYER, On.DRAGON_BONUS_BANKER) if self.dragon_bonus else ()
        ez = (On.DRAGON_7, On.PANDA_8) if self.ez_baccarat else ()
        return On.PLAYER, On.BANKER, On.TIE, *dragons, *ez, *((On.HOUSE_MONEY,) if self.house_money else ())

    def problems(self) -> Iterator[Problem]:
        """What the clauses ask of the choices together."""
        clauses = self.clauses
        if self.tie_pays.ratio < LEAST_TIE_ODDS.ratio:
            yield Problem("tie_pays", self.tie_pays, clauses.paid[On.TIE], f"must be at least {LEAST_TIE_ODDS}")
        if self.cards is not Cards.INSPECTED_AT_THE_TABLE and not self.cards_procedure.strip():
            filed = clauses.shoe.pre_shuffled if self.cards is Cards.PRE_SHUFFLED else clauses.shoe.batch_shuffled
            why = f"cards that come as {self.cards} follow a filed procedure; give its reference"
            yield Problem("cards_procedure", self.cards_procedure or None, filed, why)
        if self.cover_depth > self.decks * 52 - MOST_BURNED - 1:
            why = f"must leave a card to play before the cover card when up to {MOST_BURNED} are burned"
            yield Problem("cover_depth", self.cover_depth, clauses.shoe.burned, why)
        if not 0 < self.house_money_press <= 1:
            why = "must be a part of the payout, above 0 and at most 1"
            yield Problem("house_money_press", self.house_money_press, clauses.house_money.pressed, why)
        if self.ez_baccarat:
            yield from self._without_vigorish()

    def _without_vigorish(self) -> Iterator[Problem]:
        """EZ Baccarat charges none, so nothing about it can be chosen."""
        why = "EZ Baccarat charges no vigorish; leave this out"
        if self.vigorish_rounding is not Rounding.EXACT:
            yield Problem("vigorish_rounding", self.vigorish_rounding, self.clauses.vigorish.owed, why)
        if self.vigorish_collection is not Collection.AT_PAYOUT:
            yield Problem("vigorish_collection", self.vigorish_collection, self.clauses.vigorish.later, why)


def wager_class(on: On) -> str:
    """The class of wagers, for limits of its own."""
    match on:
        case On.DRAGON_BONUS_PLAYER | On.DRAGON_BONUS_BANKER:
            return "dragon_bonus"
        case On.DRAGON_7:
            return "dragon_7"
        case On.PANDA_8:
            return "panda_8"
        case On.HOUSE_MONEY:
            return "house_money"
    return on.value
