"""What house players do at chemin de fer: they keep the game alive and risk little of their rack at a time.

They bid up to a twentieth of the rack, each bid twice the highest so far. As Banker they begin with the least, double
as long as that is at most a fifth of the rack, and then pass. They take a bank that is lost to them, and one that was
passed if it asks for no more than a tenth of the rack; they follow a loss up to a quarter, call Banco up to a fiftieth,
and cover a twentieth once in a round. On five they draw, and so they do in the two boxes of New Jersey that leave a
choice.
"""

from collections.abc import Callable, Mapping, Sequence

from croupier.games.baccarat.acts import PassShoe
from croupier.games.chemin_de_fer.acts import (
    AcceptBank,
    AcceptBankFor,
    Banco,
    Bid,
    CallCard,
    CallNatural,
    CallStay,
    CallUnderEight,
    DeclineBank,
    DeclineSuivi,
    DeclineWager,
    DrawThird,
    Suivi,
    Tender,
)
from croupier.games.chemin_de_fer.layout import BANK, wager_area
from croupier.money import Cents
from croupier.table.acts import Act
from croupier.table.limits import Amount
from croupier.table.offers import Offer
from croupier.table.people import Role, Seat
from croupier.table.views import View
from croupier.table.wagering import CallWager, Wager

CALLS = (CallCard, CallStay, CallNatural, CallUnderEight, DrawThird)
"""What is announced or chosen if it is offered, the first of them first."""


class Situation:
    """What a player sees, and what is offered without cash."""

    def __init__(self, view: View, seat: Seat, offers: Sequence[Offer]) -> None:
        self.view = view
        self.seat = seat
        self.offered: Mapping[type[Act], Offer] = {made.act: made for made in offers if _needs_no_cash(made)}
        self.rack = next((each.chips for each in view.seats if each.seat == seat), 0)

    def amount(self, act: type[Act]) -> Amount:
        """Between which amounts an act is offered."""
        limit = self.offered[act].limits["amount"]
        assert isinstance(limit, Amount)
        return limit

    def part(self, portion: int) -> int:
        """Such a part of the rack."""
        return self.rack // portion

    @property
    def staked(self) -> int:
        """What lies in the bank."""
        return sum(stack.amount for stack in self.view.stacks.get(BANK, ()))


def advice(view: View, offers: Sequence[Offer]) -> Act | None:
    """What a house player does; the staff need no advice."""
    who = offers[0].who
    if isinstance(who, Role):
        return None
    now = Situation(view, who, offers)
    for act, policy in POLICIES.items():
        if act in now.offered:
            return policy(now)
    return next((call(who) for call in CALLS if call in now.offered), None)


def bid(now: Situation) -> Act | None:
    """Twice the highest bid, up to a twentieth of the rack or the least bid; nobody outbids himself."""
    bids: Mapping[Seat, Cents] = now.view.memory["bids"]
    highest, limit = max(bids.values(), default=0), now.amount(Bid)
    wish = max(limit.lowest, 2 * highest)
    is_mine = bids.get(now.seat) == highest
    if is_mine or wish > min(limit.highest, max(now.part(20), 0 if bids else limit.lowest)):
        return None
    return Bid(now.seat, Cents(wish))


def stake(now: Situation) -> Act:
    """A bank just taken begins with the least; then it rides, up to a fifth of the rack."""
    limit = now.amount(Wager)
    if PassShoe not in now.offered:
        return Wager(now.seat, limit.lowest, BANK)
    return Wager(now.seat, limit.highest, BANK) if limit.highest <= now.part(5) else PassShoe(now.seat)


def take_in_turn(now: Situation) -> Act:
    """Anybody with chips takes a bank that asks for nothing."""
    return AcceptBank(now.seat) if now.rack else DeclineBank(now.seat)


def take_for_the_least(now: Situation) -> Act:
    """The least that the passed bank asks for."""
    least = now.amount(AcceptBankFor).lowest
    return AcceptBankFor(now.seat, least) if least <= now.part(10) else DeclineBank(now.seat)


def follow(now: Situation) -> Act:
    """A loss is followed while the rack bears it."""
    return Suivi(now.seat) if now.staked <= now.part(4) else DeclineSuivi(now.seat)


def call_banco(now: Situation) -> Act | None:
    """Only what is little to the player, so that others get to cover parts."""
    return Banco(now.seat) if now.staked <= now.part(50) else None


def cover(now: Situation) -> Act:
    """About a twentieth of the rack, once in a round."""
    area, limit = wager_area(now.seat), now.amount(Wager)
    if any(stack.owner == now.seat for stack in now.view.stacks.get(area, ())):
        return DeclineWager(now.seat)
    wish = now.part(20) // limit.step * limit.step
    return Wager(now.seat, Cents(min(limit.highest, max(limit.lowest, wish))), area)


def wager(now: Situation) -> Act:
    """The Banker stakes; whoever wagers against the bank covers a part."""
    return stake(now) if now.offered[Wager].limits["area"].admits(BANK) else cover(now)


POLICIES: Mapping[type[Act], Callable[[Situation], Act | None]] = {
    Bid: bid,
    Wager: wager,
    PassShoe: lambda now: PassShoe(now.seat),
    AcceptBank: take_in_turn,
    AcceptBankFor: take_for_the_least,
    DeclineBank: lambda now: DeclineBank(now.seat),
    Suivi: follow,
    DeclineSuivi: lambda now: DeclineSuivi(now.seat),
    Banco: call_banco,
    DeclineWager: lambda now: DeclineWager(now.seat),
}
"""What is decided by which policy; what stands first is looked for first."""


def _needs_no_cash(made: Offer) -> bool:
    tender = made.limits.get("tender")
    return made.act is not CallWager and (tender is None or tender.admits(Tender.CHIPS))
