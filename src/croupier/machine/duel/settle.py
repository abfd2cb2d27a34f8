"""What is decided about a finished hand, for every end of the dealer's."""

from fractions import Fraction
from typing import TYPE_CHECKING

from croupier.equipment.cards import Card
from croupier.machine.duel.dealer import Dealer
from croupier.machine.duel.machine import End
from croupier.machine.duel.run import Filler, Run
from croupier.machine.machine import Decided, Outcome

if TYPE_CHECKING:
    from croupier.machine.duel.explore import Spot


def settled(dealer: Dealer, spot: "Spot", closed: Card | None) -> End:
    """Let the dealer's hand end in every way against the hand, and watch what becomes of its wagers."""
    settling = _Settling(dealer, spot, closed)
    found: list[Outcome | None] = [None] * len(dealer.ends)
    for end, way in dealer.ways_to_the_ends(spot.held):
        found[end] = settling.outcome(Filler.STANDS, way)
    stopped = settling.outcome(Filler.BUSTS, dealer.second_that_draws(spot.held))
    return End(stopped is None, tuple(found), stopped)


class _Settling:
    def __init__(self, dealer: Dealer, spot: "Spot", closed: Card | None) -> None:
        self.course = dealer.course
        self.duel = dealer.duel
        self.rest = dealer.rest
        self.spot = spot
        self.closed = closed

    def outcome(self, filler: Filler, dealers: tuple[Card, ...]) -> Outcome | None:
        """What is decided about the hand if these are the dealer's further cards; None if there should be more."""
        run = Run(self.course, self.duel, self.rest)
        run.follow(self.spot.way, filler)
        if not run.finish(filler, dealers, self.closed, self.spot.place):
            return None
        lane = self.course.lane
        names = {**{area: wager for wager, area in lane.areas.items()}, **lane.travels}
        return tuple(
            Decided(names[each.area], Fraction(each.stake, self.course.stake), each.result)
            for each in run.settled
            if self.duel.hand_at[each.area] == self.spot.place
        )
