"""The vigorish on a Banker win, taken at once or marked until later (MA-BAC 13(c), (d); MA-MIDI 12(c), (d))."""

from collections.abc import Iterator

from croupier.games.punto.acts import CloseDebt, CollectVigorish, PayVigorish
from croupier.games.punto.areas import vigorish_box
from croupier.games.punto.choices import Collection
from croupier.games.punto.memory import PuntoTable
from croupier.games.punto.seats import seat_of
from croupier.money import NOTHING, Cents, dollars
from croupier.table.events import INVENTORY, RACK, rack
from croupier.table.limits import Amount, OneOf, Words
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, SUPERVISOR, Seat

CENT = Cents(1)
LONGEST_NOTE = 200


def charge(t: PuntoTable, seat: Seat, owed: Cents) -> Cents:
    """Take or mark what a player owes; what the rack cannot pay yet is told, to be taken of the payment."""
    if not owed:
        return NOTHING
    if t.submission.vigorish_collection is Collection.LATER:
        mark(t, seat, Cents(t.memory.vigorish.get(seat, NOTHING) + owed))
        return NOTHING
    taken = min(owed, t.chips(seat, RACK))
    t.move(taken, rack(seat), INVENTORY, t.submission.clauses.vigorish.at_payout)
    return Cents(owed - taken)


def mark(t: PuntoTable, seat: Seat, owes: Cents) -> None:
    """A button with the amount lies in the player's box until all is paid (MA-BAC 13(d)(2); MA-MIDI 12(d)(2))."""
    clauses = t.submission.clauses.vigorish
    before = t.memory.vigorish.pop(seat, NOTHING)
    if before:
        t.mark(button(seat, before), None, clauses.stays)
    if owes:
        t.memory.vigorish[seat] = owes
        t.mark(button(seat, owes), vigorish_box(seat), clauses.marked)
    # A bond of another kind stands until it is over; then the debtors are kept anew.
    if t.board.bonds.get(seat) == _bond(before):
        t.bind(seat, None, clauses.latest)
    keep_debtors(t)


def button(seat: Seat, owes: Cents) -> str:
    """The marker button that shows what a player owes."""
    return f"{dollars(owes)} of seat {seat}"


def keep_debtors(t: PuntoTable) -> None:
    """Whoever owes vigorish does not leave the table, also when another bond is over."""
    for seat, owes in t.memory.vigorish.items():
        if seat not in t.board.bonds:
            t.bind(seat, _bond(owes), t.submission.clauses.vigorish.latest)


def _bond(owes: Cents) -> str:
    return f"{dollars(owes)} of vigorish are to be paid first"


async def collected(t: PuntoTable) -> None:
    """No play begins from a new shoe while vigorish is outstanding (MA-BAC 13(d)(2)(i); MA-MIDI 12(d)(2)(i))."""
    while t.memory.vigorish:
        match await t.ask(must_be_paid):
            case CollectVigorish(seat=seat):
                take(t, seat, min(t.memory.vigorish[seat], t.chips(seat, RACK)), t.submission.clauses.vigorish.latest)
            case PayVigorish() as act:
                pay(t, act)
            case CloseDebt() as act:
                close(t, act)


def must_be_paid(t: PuntoTable) -> Iterator[Offer | Bar]:
    """The dealer collects from whoever has chips."""
    able = tuple(seat for seat in t.memory.vigorish if t.chips(seat, RACK))
    yield offer(DEALER, CollectVigorish, t.submission.clauses.vigorish.latest, seat=OneOf(able))
    yield from may_pay(t)


def may_pay(t: PuntoTable) -> Iterator[Offer | Bar]:
    """A debtor pays all or a part at any time; a debt that is not paid is closed by a supervisor's note: a reading."""
    debts, clauses = t.memory.vigorish, t.submission.clauses.vigorish
    for seat in t.asked(list(debts)):
        most = Cents(min(debts[seat], t.chips(seat, RACK)))
        amount = Amount(CENT, most, CENT, f"{dollars(debts[seat])} are owed")
        yield offer(seat, PayVigorish, clauses.later, then=pay, amount=amount)
    if debts:
        note = Words(LONGEST_NOTE)
        yield offer(SUPERVISOR, CloseDebt, clauses.latest, then=close, seat=OneOf(tuple(debts)), note=note)


def pay(t: PuntoTable, act: PayVigorish) -> None:
    """A player pays all or a part."""
    take(t, seat_of(act), act.amount, t.submission.clauses.vigorish.later)


def take(t: PuntoTable, seat: Seat, amount: Cents, clause: str) -> None:
    """The button is changed for what is left, or taken away when nothing is."""
    t.move(amount, rack(seat), INVENTORY, clause)
    mark(t, seat, Cents(t.memory.vigorish[seat] - amount))


def close(t: PuntoTable, act: CloseDebt) -> None:
    """A supervisor's note closes a debt that is not paid."""
    t.announce(SUPERVISOR, act.note, t.submission.clauses.vigorish.latest)
    mark(t, act.seat, NOTHING)
