"""What the licensee chooses at the Big Six wheel: one field for each clause that leaves a choice."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import field

from croupier.equipment.wheels import BIG_SIX_WHEEL, Insignia
from croupier.games.big_six.rules import LEAST_ODDS, Between
from croupier.money import Odds
from croupier.rulebooks.submissions import Notice, Problem, Submission, below_least, option

SIGNS = {
    Between.PREVIOUS: "If the clapper comes to rest between two numbers, the number previously passed wins.",
    Between.RESPIN: "If the clapper comes to rest between two numbers, the spin is void and the wheel is spun again.",
}
"""The sign that says which choice is in effect (MA-WHEEL 6(d))."""


class BigSix(Submission, frozen=True, kw_only=True):
    """The licensee's choices at the Big Six wheel."""

    wager_classes = tuple(Insignia)

    seats: Annotated[int, option(None, "how many players the table has room for", at_least=1, at_most=20)] = 10
    wheel: Annotated[tuple[Insignia, ...], option("MA-WHEEL 5(a)", "what the stops of the wheel show, clockwise")] = (
        BIG_SIX_WHEEL
    )
    payout_odds: Annotated[
        dict[Insignia, Odds], option("MA-WHEEL 5(a)", "what each insignia pays, never below the regulation's odds")
    ] = field(default_factory=lambda: dict(LEAST_ODDS))
    between: Annotated[
        Between, option("MA-WHEEL 6(c)", "what holds if the clapper comes to rest between two numbers")
    ] = Between.RESPIN

    def problems(self) -> Iterator[Problem]:
        """What the clauses ask of the choices together."""
        yield from below_least("payout_odds", self.payout_odds, LEAST_ODDS, "MA-WHEEL 5(a)")
        for each in Insignia:
            if each not in self.wheel:
                yield Problem("wheel", None, "MA-WHEEL 5(a)", f"must show {each} at one stop or more: it takes wagers")

    def notices(self) -> Iterator[Notice]:
        """The sign at the table (MA-WHEEL 6(d))."""
        yield Notice("MA-WHEEL 6(d)", SIGNS[self.between])
