"""The wagers of the Big Six wheel on the layout (MA-WHEEL 5(a)).

How wagers are placed is not said: chips on the area of the insignia.
"""

from collections.abc import Iterator

from croupier.equipment.wheels import Insignia
from croupier.games.big_six.memory import BigSixTable
from croupier.table.people import DEALER, Seat
from croupier.table.seating import HOUSE_PRACTICE
from croupier.table.wagering import Spots, WagerClauses

CLAUSES = WagerClauses(
    placed="MA-WHEEL 5(a)",
    withdrawn="MA-WHEEL 6(a)",
    cash=HOUSE_PRACTICE,
    confirmed_by=(DEALER,),
    coupon=HOUSE_PRACTICE,
)


def spots(t: BigSixTable, seat: Seat) -> Iterator[Spots]:
    """The area of each insignia within its own limits."""
    limits = t.submission.limits
    for each in Insignia:
        yield Spots((each.value,), limits.minimum_of(each), limits.maximum_of(each), clause="MA-WHEEL 5(a)")
