"""What the licensee chooses at blackjack, and all that the clauses ask of it."""

from collections.abc import Iterator
from math import lcm
from typing import Self

from croupier.equipment.cards import Card
from croupier.games.blackjack.options import posted, posted_side, shuffle, single, together
from croupier.games.blackjack.options.choices import Choices
from croupier.games.blackjack.options.dealing import SecondCard
from croupier.games.blackjack.options.side_wagers import MultipleAction
from croupier.games.blackjack.rules import (
    EVEN_MONEY,
    SIX_TO_FIVE,
    SIX_TO_FIVE_STEP,
    SPECIAL_ODDS,
    STANDARD_BLACKJACK,
    Score,
    special,
)
from croupier.money import Cents, Odds
from croupier.rulebooks.submissions import Notice, Problem

LEAST_WAGERS = {None: 1, MultipleAction.TWO_OR_THREE: 2, MultipleAction.THREE: 3}


class Blackjack(Choices, frozen=True, kw_only=True):
    """The licensee's choices at blackjack."""

    wager_classes = ("wager", "twenty_point_bonus", "streak", "match_the_dealer", "optional_bonus")

    def problems(self) -> Iterator[Problem]:
        """What the clauses ask of the choices together."""
        yield from single.problems(self)
        yield from shuffle.problems(self)
        yield from together.problems(self)

    def notices(self) -> Iterator[Notice]:
        """What must be posted at the table."""
        yield from posted.notices(self)
        yield from posted_side.notices(self)

    def changes(self, before: Self) -> Iterator[Problem]:
        """What changes only after notice."""
        yield from posted.changes(self, before)

    def differences_elsewhere(self, others: tuple[Self, ...]) -> Iterator[Problem]:
        """What differs from the licensee's other tables and may not (MA-BJ 17(e)(2), 20(k))."""
        yield from posted_side.differences(self, others)

    @property
    def is_face_up(self) -> bool:
        """Whether the dealer's hole card is dealt face up, which changes other rules (MA-BJ 6(k))."""
        return self.dealer_second_card is SecondCard.FACE_UP

    @property
    def wagered_in(self) -> Cents:
        """In multiples of what wagers are made: of the smallest chip, or of $5 in the 6 to 5 variation (MA-BJ 3(d))."""
        return Cents(lcm(self.chips[0], SIX_TO_FIVE_STEP)) if self.six_to_five else self.chips[0]

    @property
    def spots(self) -> tuple[int, ...]:
        """The numbers of the dealer's hands of a round, each with a spot of its own for wagers (MA-BJ 18(a))."""
        return (1,) if self.wagers.multiple_action is None else (1, 2, 3)

    @property
    def least_wagers(self) -> int:
        """Against how many hands of the dealer each player must wager (MA-BJ 3(a), 18(b))."""
        return LEAST_WAGERS[self.wagers.multiple_action]

    def odds(self, cards: list[Card], score: Score) -> Odds:
        """At what odds a winning hand is paid (MA-BJ 3(e), 6(k)(2))."""
        hand = special(cards, score, single.designated(self) or ())
        if hand is not None and hand in self.special_odds:
            return SPECIAL_ODDS[hand]
        if not score.is_blackjack or self.is_face_up:
            return EVEN_MONEY
        return SIX_TO_FIVE if self.six_to_five else STANDARD_BLACKJACK
