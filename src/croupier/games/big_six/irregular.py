"""What can be wrong with a spin of the Big Six wheel (MA-WHEEL 6(b))."""

from collections.abc import Iterator

from croupier.games.big_six.acts import NoSpin
from croupier.games.big_six.memory import BigSixTable
from croupier.games.big_six.rules import LEAST_REVOLUTIONS
from croupier.games.wheel_tables import VoidSpin, void
from croupier.table.limits import Whole
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER


def while_the_wheel_turns(t: BigSixTable) -> Iterator[Offer | Bar]:
    """A wheel that made too few revolutions (MA-WHEEL 6(b))."""
    yield offer(DEALER, NoSpin, "MA-WHEEL 6(b)", then=no_spin, revolutions=Whole(0, LEAST_REVOLUTIONS - 1))


def no_spin(t: BigSixTable, act: NoSpin) -> VoidSpin:
    """A short spin is void, wagers stand, and the wheel is spun again: a reading of MA-WHEEL 6(b)."""
    return void(t, f"the wheel made {act.revolutions} revolutions", "MA-WHEEL 6(b)")
