"""What a player does well to do at craps: take the dice, and shoot with the bet that costs least for its size."""

from collections.abc import Sequence

from croupier.games.craps.acts import AcceptDice, PassDice
from croupier.games.craps.rules.wagers import PASS
from croupier.table.acts import Act, act_name
from croupier.table.limits import Amount, OneOf
from croupier.table.offers import Offer, WireOffer
from croupier.table.people import Seat
from croupier.table.views import View
from croupier.table.wagering import Wager


def advice(view: View, offers: Sequence[Offer]) -> Act | None:
    """Accept the dice (MA-CRAPS 7(c)), and make the Pass Bet without which a shooter may not throw (MA-CRAPS 8)."""
    for made in offers:
        if made.act is AcceptDice:
            return AcceptDice(made.who)
        if made.act is PassDice and isinstance(view.who, int):
            return _pass_bet(Seat(view.who), view.offers)
    return None


def _pass_bet(seat: Seat, offers: Sequence[WireOffer]) -> Act | None:
    """The least Pass Bet, if one can be made now."""
    for made in offers:
        if made.act == act_name(Wager):
            match made.limits:
                case {"amount": Amount(lowest=least), "area": OneOf(choices=areas)} if PASS in areas:
                    return Wager(seat, least, PASS)
    return None
