"""The bank: bid for, kept, passed by choice or by order, lost (MA-CDF 4(b), 10; NJ-CDF 4.5(b), 4.11)."""

from collections.abc import Iterator

from croupier.games.chemin_de_fer import seats
from croupier.games.chemin_de_fer.acts import AcceptBank, AcceptBankFor, Bid, CloseBidding, DeclineBank
from croupier.games.chemin_de_fer.layout import BANKER_MARKER, DOMINANT_MARKER, place
from croupier.games.chemin_de_fer.memory import Bank, CheminTable
from croupier.money import Cents, dollars
from croupier.table.events import RACK
from croupier.table.limits import Amount
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Seat

# Bidding.


async def bidding(t: CheminTable) -> None:
    """Open bids, raised until the dealer closes; the highest gets the bank (MA-CDF 4(b), 10(c); NJ-CDF 4.5(b))."""
    while True:
        match await t.ask(may_bid):
            case Bid(amount=amount) as act:
                enter(t, seats.seat_of(act), amount)
            case CloseBidding() if t.memory.bids:
                award(t)
                return
            case CloseBidding():
                # The first round has brought no bid; in the second whoever gave up the bank bids too.
                t.memory.shut_out = None
                t.announce(DEALER, "Second round of bidding", t.submission.clause("10(c)"))


def may_bid(t: CheminTable) -> Iterator[Offer | Bar]:
    """Each participant bids and raises up to what the rack holds; who gave up the bank waits for a second round."""
    clause, limits, unit, bids = t.submission.clause("4(b)"), t.submission.limits, t.submission.unit, t.memory.bids
    for seat in t.asked(t.seated):
        if seat == t.memory.shut_out:
            why = "whoever gave up the bank takes no part in the first round of bidding"
            yield Bar(Bid, t.submission.clause("10(c)"), why, seat)
            continue
        held = t.chips(seat, RACK)
        most = Cents(min(limits.maximum_of("bank"), held))
        least = Cents(bids[seat] + unit) if seat in bids else limits.minimum_of("bank")
        because = "what the rack holds" if most == held else "the table's limits; a bid is raised, not lowered"
        yield offer(seat, Bid, clause, amount=Amount(least, most, unit, because))
    if bids or t.memory.shut_out is not None:
        yield offer(DEALER, CloseBidding, clause)
    else:
        yield Bar(CloseBidding, clause, "nobody has bid, and the house never takes the bank")


def enter(t: CheminTable, seat: Seat, amount: Cents) -> None:
    """A bid is a promise: it is marked, and whoever made it stays."""
    clause, bids = t.submission.clause("4(b)"), t.memory.bids
    if seat in bids:
        t.mark(bid_marker(seat, bids[seat]), None, clause)
    else:
        t.bind(seat, "your bid stands until the bidding is closed", clause)
    bids[seat] = amount
    t.announce(seat, f"{dollars(amount)} for the bank", clause)
    t.mark(bid_marker(seat, amount), place(seat), clause)


def bid_marker(seat: Seat, amount: Cents) -> str:
    """What shows a bid on the layout."""
    return f"bid of {dollars(amount)} by seat {seat}"


def award(t: CheminTable) -> None:
    """Of equal bids the first counterclockwise from the dealer wins: the lowest seat (MA-CDF 4(b); NJ-CDF 4.5(b))."""
    bids = t.memory.bids
    winner = min(bids, key=lambda seat: (-bids[seat], seat))
    for seat, amount in bids.items():
        t.mark(bid_marker(seat, amount), None, t.submission.clause("4(b)"))
        if seat != winner:
            t.bind(seat, None, t.submission.clause("4(b)"))
    t.memory.shut_out = None
    t.memory.bids = {}
    hold(t, Bank(winner, least=bids[winner]), t.submission.clause("4(b)"))


# Holding.


def hold(t: CheminTable, bank: Bank, clause: str) -> None:
    """A participant becomes the Banker, and stays seated until the bank is passed or lost."""
    t.memory.bank = bank
    t.memory.last_banker = bank.seat
    t.bind(bank.seat, "you are the Banker; pass the shoe first", clause)
    t.mark(BANKER_MARKER, place(bank.seat), clause)
    t.announce(DEALER, f"Seat {bank.seat} is the Banker", clause)


def holder(t: CheminTable) -> Bank:
    """The bank, where there is one."""
    assert t.memory.bank is not None
    return t.memory.bank


def leave_holder(t: CheminTable, clause: str) -> Bank:
    """The Banker is the Banker no more; the right to Suivi was against this Banker and lapses."""
    bank = holder(t)
    t.memory.bank = None
    t.memory.suivi = None
    t.bind(bank.seat, None, clause)
    t.mark(BANKER_MARKER, None, clause)
    return bank


def end(t: CheminTable) -> None:
    """The shoe is over: bids, the bank and where it was passed from end with it."""
    clause = t.submission.clause("3(a)")
    release(t, clause)
    for marker in list(t.board.markers):
        t.mark(marker, None, clause)
    memory = t.memory
    memory.bids = {}
    memory.bank = memory.passed_from = memory.shut_out = memory.suivi = None


def release(t: CheminTable, clause: str) -> None:
    """Whatever was promised, by a bid or a call, is promised no more."""
    for seat in list(t.board.bonds):
        t.bind(seat, None, clause)


# Giving up.


async def lost(t: CheminTable) -> None:
    """A defeated bank goes on from the Banker's right, or as if it had never been passed (MA-CDF 10(b), 10(d))."""
    clause = t.submission.clause("10(b)" if t.memory.passed_from is None else "10(d)")
    bank = leave_holder(t, clause)
    origin = bank.seat if t.memory.passed_from is None else t.memory.passed_from
    t.memory.passed_from = None
    await offered_in_turn(t, origin, clause)


async def ordered_off(t: CheminTable) -> None:
    """A bank given up by order was not defeated: it goes on from the right of its holder (MA-CDF 10(a)(2), 10(b))."""
    clause = t.submission.clause("10(b)")
    bank = leave_holder(t, clause)
    t.memory.passed_from = None
    # Who was ordered to pass does not bid in the first round if nobody takes the bank: a reading of 10(b).
    t.memory.shut_out = bank.seat
    await offered_in_turn(t, bank.seat, clause)


async def offered_in_turn(t: CheminTable, origin: Seat, clause: str) -> None:
    """Each other participant in turn, counterclockwise, until one accepts; else there is bidding (MA-CDF 10(b))."""
    for seat in turns(t, origin):
        match await t.ask_while(lambda seat=seat: seat in t.board.seats, may_accept, seat, clause):  # type: ignore[misc]
            case AcceptBank():
                t.memory.shut_out = None
                hold(t, Bank(seat), clause)
                return


def may_accept(t: CheminTable, seat: Seat, clause: str) -> Iterator[Offer | Bar]:
    """The bank is taken without a condition, or left to the next."""
    yield offer(seat, AcceptBank, clause)
    yield offer(seat, DeclineBank, clause)
    yield from out_of_turn(t, seat, clause)


async def passed(t: CheminTable) -> None:
    """Passed by choice, the bank goes to the first who stakes from once to twice the last wager (MA-CDF 10(c))."""
    clause = t.submission.clause("10(c)")
    bank = leave_holder(t, clause)
    # Passed several times, it counts as passed from the first place: none of the passes is to matter (10(d)).
    t.memory.passed_from = bank.seat if t.memory.passed_from is None else t.memory.passed_from
    assert bank.least is not None
    assert bank.most is not None
    for seat in turns(t, bank.seat):
        match await t.ask_while(
            lambda seat=seat: seat in t.board.seats,  # type: ignore[misc]
            may_accept_for,
            seat,
            bank.least,
            bank.most,
        ):
            case AcceptBankFor(amount=amount):
                hold(t, Bank(seat, least=amount, most=bank.most), clause)
                return
    t.memory.shut_out = bank.seat
    t.announce(DEALER, "The bank is open for bids", clause)


def may_accept_for(t: CheminTable, seat: Seat, last: Cents, twice: Cents) -> Iterator[Offer | Bar]:
    """From once to twice the last wager of the one who passed, as far as the rack and the table's limits go."""
    clause, held = t.submission.clause("10(c)"), t.chips(seat, RACK)
    most = Cents(min(twice, t.submission.limits.maximum_of("bank"), held))
    because = "what the rack holds" if most == held else "from once to twice the last wager of the previous Banker"
    yield offer(seat, AcceptBankFor, clause, amount=Amount(last, most, t.submission.unit, because))
    yield offer(seat, DeclineBank, clause)
    yield from out_of_turn(t, seat, clause)


def out_of_turn(t: CheminTable, seat: Seat, clause: str) -> Iterator[Bar]:
    """The bank is offered to one participant at a time."""
    for act in (AcceptBank, AcceptBankFor, DeclineBank):
        yield Bar(act, clause, f"the bank is offered to seat {seat} now")


def turns(t: CheminTable, origin: Seat) -> Iterator[Seat]:
    """Whose turn it is, one after another; who moved nearer to the bank misses a turn (MA-CDF 10(e))."""
    for number in range(1, t.submission.seats):
        seat = Seat((origin - 1 + number) % t.submission.seats + 1)
        if seat in t.memory.misses_turn:
            t.memory.misses_turn.remove(seat)
            t.announce(DEALER, f"Seat {seat} misses a turn", t.submission.clause("10(e)"))
        elif seat in t.board.seats:
            yield seat


def clear_dominant(t: CheminTable, clause: str) -> None:
    """The round is over, and nobody is the Dominant Player."""
    if DOMINANT_MARKER in t.board.markers:
        t.mark(DOMINANT_MARKER, None, clause)
