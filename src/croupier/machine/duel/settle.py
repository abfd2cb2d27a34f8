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
    verdicts = [0] * (len(dealer.ends) + 1)
    for end, way in dealer.ways_to_the_ends(spot.held):
        found[end] = settling.outcome(Filler.STANDS, way)
        verdicts[end] = settling.verdict
    stopped = settling.outcome(Filler.BUSTS, dealer.cards_until_alone(spot.held))
    verdicts[-1] = settling.verdict
    return End(stopped is None, tuple(found), stopped, tuple(verdicts) if dealer.duel.streaks else ())


class _Settling:
    def __init__(self, dealer: Dealer, spot: "Spot", closed: Card | None) -> None:
        self.course = dealer.course
        self.duel = dealer.duel
        self.rest = dealer.rest
        self.spot = spot
        self.closed = closed
        self.verdict = 0
        """How the hand was judged in the last round that was driven to its end."""

    def outcome(self, filler: Filler, dealers: tuple[Card, ...]) -> Outcome | None:
        """What is decided about the hand if these are the dealer's further cards; None if there should be more."""
        run = Run(self.course, self.duel, self.rest)
        run.follow(self.spot.way, filler)
        if not run.finish(filler, dealers, self.closed, self.spot.place):
            return None
        told = run.drive.table.verdicts.get(self.spot.place)
        self.verdict = 0 if told is None else self.duel.verdicts[told]
        lane = self.course.lane
        names = {**{area: wager for wager, area in lane.areas.items()}, **lane.travels}
        return tuple(
            Decided(names[each.area], Fraction(each.stake, self.course.stake), each.result)
            for each in run.settled
            if self.duel.hand_at.get(each.area) == self.spot.place
        )
