"""The Banker's wager, and how any wager comes to the layout (MA-CDF 5, 6(f); NJ-CDF 4.6, 4.7(f))."""

from collections.abc import Iterator

from croupier.games.baccarat.acts import CallCards, PassShoe
from croupier.games.chemin_de_fer import bank, seats
from croupier.games.chemin_de_fer.acts import Banco, ExchangeCash, Suivi, Tender
from croupier.games.chemin_de_fer.endings import Ending
from croupier.games.chemin_de_fer.layout import BANK
from croupier.games.chemin_de_fer.memory import CheminTable
from croupier.games.punto.acts import NoMoreBets
from croupier.money import Cents
from croupier.table.acts import Act, Withdraw
from croupier.table.events import INVENTORY, RACK, CashTaken, Stack
from croupier.table.limits import Amount, OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Seat
from croupier.table.wagering import CallWager, Wager


async def bankers_wager(t: CheminTable) -> Ending | None:
    """The Banker stakes, and so remains the Banker, or passes the shoe (MA-CDF 5(a), 10(a); NJ-CDF 4.6(a), 4.11(a))."""
    match await t.ask(may_stake):
        case PassShoe():
            return Ending.PASSED
        case act:
            await lay_wager(t, act, clauses=("5(a)", "5(c)"))
            return None


def may_stake(t: CheminTable) -> Iterator[Offer | Bar]:
    """At least the bid, then from once to twice the last wager (MA-CDF 5(b); NJ-CDF 4.6(b))."""
    cite, holder, limits = t.submission.clause, bank.holder(t), t.submission.limits
    least = limits.minimum_of("bank") if holder.least is None else holder.least
    most = limits.maximum_of("bank") if holder.most is None else Cents(min(limits.maximum_of("bank"), holder.most))
    because = "the bounds of the Banker's wager"
    yield from may_lay(t, holder.seat, BANK, least=least, most=most, because=because, clause=cite("5(b)"))
    if holder.has_staked:
        yield offer(holder.seat, PassShoe, cite("10(a)"))
    else:
        yield Bar(PassShoe, cite("5(b)"), "who has taken the bank places a wager first", holder.seat)
    for act in (Wager, CallWager, Suivi, Banco, Withdraw, NoMoreBets, CallCards):
        yield Bar(act, cite("5(a)"), "the Banker has not placed a wager yet")


def may_lay(
    t: CheminTable, seat: Seat, area: str, *, least: Cents, most: Cents, because: str, clause: str
) -> Iterator[Offer]:
    """A wager between bounds, in chips as far as the rack has them, or in cash."""
    held = t.chips(seat, RACK)
    for act, open_to in ((Wager, Cents(min(most, held))), (CallWager, most)):
        amount = Amount(least, open_to, t.submission.unit, because if open_to == most else "what the rack holds")
        yield offer(seat, act, clause, amount=amount, area=OneOf((area,)))


async def lay_wager(t: CheminTable, act: Act, *, clauses: tuple[str, str]) -> None:
    """A wager of chips, or one called with cash."""
    assert isinstance(act, Wager | CallWager)
    tender = Tender.CHIPS if isinstance(act, Wager) else Tender.CASH
    await lay(t, seats.seat_of(act), act.area, act.amount, tender, clauses=clauses)


async def lay(
    t: CheminTable, seat: Seat, area: str, amount: Cents, tender: Tender, *, clauses: tuple[str, str]
) -> None:
    """Chips are laid; cash is exchanged for chips at once, by the second of the clauses (MA-CDF 5(c), 6(f))."""
    in_chips, in_cash = map(t.submission.clause, clauses)
    if tender is Tender.CHIPS:
        t.place(seat, area, amount, in_chips)
        return
    held = t.board.bonds.get(seat)
    t.bind(seat, "your cash is being exchanged for chips", in_cash)
    await t.duty(DEALER, ExchangeCash, in_cash)
    t.emit(CashTaken(in_cash, seat, amount))
    t.move(amount, INVENTORY, Stack(area, seat), in_cash)
    t.bind(seat, held, in_cash)
