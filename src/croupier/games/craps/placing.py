"""How chips come to the layout and go back: parts of a wager, percentages, and odds that lose their support."""

from croupier.games.craps import buttons, fire, rooms, shooter
from croupier.games.craps.memory import CrapsTable, Spoken
from croupier.games.craps.rules.wagers import BREAKS_DOWN, FIRE, FLAT_OF, LINE
from croupier.money import Cents, fee
from croupier.table.events import INVENTORY, CashTaken, Chips, Stack, rack
from croupier.table.people import Seat


def fee_on(t: CrapsTable, area: str, amount: Cents) -> Cents:
    """What a player pays at once for true odds, never more than the percentage (MA-CRAPS 5(a), 5(b))."""
    spot = t.submission.spots.get(area)
    percent = 0 if spot is None else t.submission.fee_when_made(spot.kind)
    return fee(amount, percent, t.submission.unit)


def lay_down(t: CrapsTable, seat: Seat, wager: Spoken) -> None:
    """Put a wager on the layout (MA-CRAPS 3(b)); cash becomes chips first."""
    area, amount = wager.area, wager.amount
    if wager.in_cash:
        t.emit(CashTaken("MA-CRAPS 3(b)", seat, amount))
        t.move(amount, INVENTORY, rack(seat), "MA-CRAPS 3(b)")
    if rooms.is_broken_down(t, area):
        parts = BREAKS_DOWN[area]
        for part, units in parts.items():
            t.place(seat, part, amount * units // sum(parts.values()), rooms.broken_down_by(area))
    elif area == FIRE:
        t.place(seat, fire.outer(seat), amount, "MA-CRAPS 12(a)(1)")
    else:
        before = t.chips(seat, area)
        kind = t.submission.kinds[t.submission.spots[area].kind]
        t.place(seat, area, amount, kind.clause if kind.name in FLAT_OF else "MA-CRAPS 3(b)")
        t.place(seat, area, wager.coupon, "MA-CRAPS 3(b)", Chips.COUPON)
        charge(t, seat, area, before)
    if area in LINE:
        shooter.welcome_line_bet(t, seat)


def take_back(t: CrapsTable, seat: Seat, area: str, amount: Cents) -> None:
    """Give back a part of a wager, or all of it, with the percentage that was paid for it (MA-CRAPS 3(c), 3(d))."""
    before = t.chips(seat, area)
    t.move(amount, Stack(area, seat), rack(seat), "MA-CRAPS 3(c)")
    if amount == before:
        t.return_chips(seat, area, "MA-CRAPS 3(c)")
    charge(t, seat, area, before)
    cut_odds(t, seat, area)
    buttons.tidy(t)


def charge(t: CrapsTable, seat: Seat, area: str, before: Cents) -> None:
    """The percentage follows the wager: more when it grows, and back when it is taken down (MA-CRAPS 5(a), 5(b))."""
    due = fee_on(t, area, t.chips(seat, area)) - fee_on(t, area, before)
    if due:
        clause = t.submission.kinds[t.submission.spots[area].kind].clause
        if due > 0:
            t.move(due, rack(seat), INVENTORY, clause)
        else:
            t.move(-due, INVENTORY, rack(seat), clause)


def cut_odds(t: CrapsTable, seat: Seat, flat: str) -> None:
    """Odds exist only in support of a bet: what it no longer supports goes back, a reading of MA-CRAPS 3(d)."""
    for area, spot in t.submission.spots.items():
        if spot.kind in FLAT_OF and t.chips(seat, area) and rooms.flat_area(t, area) == flat:
            excess = t.chips(seat, area) - rooms.supported(t, seat, area)
            if excess > 0:
                t.move(excess, Stack(area, seat), rack(seat), "MA-CRAPS 3(d)")
