"""The wagers of roulette on the layout (MA-WHEEL 1)."""

from collections.abc import Iterator

from croupier.games.roulette import chips
from croupier.games.roulette.acts import BuyColour, Move
from croupier.games.roulette.felt import felt
from croupier.games.roulette.memory import RouletteTable
from croupier.games.roulette.positions import SPLIT_OF_ZEROS, SPLIT_OF_ZEROS_BY_THE_DOZENS
from croupier.games.roulette.rules import STRAIGHTS_IN_ONE
from croupier.money import Cents
from croupier.table.acts import Act
from croupier.table.events import RACK, Chips, Stack
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Seat
from croupier.table.table import PLAYED_WITH
from croupier.table.wagering import Betting, Spots, WagerClauses

CLAUSES = WagerClauses(
    placed="MA-WHEEL 1(a)",
    withdrawn="MA-WHEEL 3(b)",
    cash="MA-WHEEL 1(a)",
    confirmed_by=(DEALER,),
    coupon="MA-WHEEL 1(b)",
    coupon_with=(Chips.COLOUR,),
)

BOTH_PLACES = (SPLIT_OF_ZEROS.area, SPLIT_OF_ZEROS_BY_THE_DOZENS.area)


def betting() -> Betting:
    """The wagers of a round while they may still be made."""
    bets = Betting(CLAUSES, lambda t, seat: spots(t, seat, bets), chips.smallest)
    return bets


def spots(t: RouletteTable, seat: Seat, bets: Betting) -> Iterator[Spots]:
    """Every position that the table offers, each kind of wager within its own limits (MA-WHEEL 1(e), (f))."""
    submission = t.submission
    closed = _other_place(t, seat, bets)
    for group in felt(submission).groups:
        areas = tuple(area for area in group.areas if area != closed) if closed in group.areas else group.areas
        # Five chips on a centre are five straights, each within the limits of a straight (1(e)(1)(i)(B)).
        straights = STRAIGHTS_IN_ONE if group.is_on_replica else 1
        yield Spots(
            areas,
            Cents(straights * submission.limits.minimum_of(group.bet)),
            Cents(straights * submission.limits.maximum_of(group.bet)),
            coupon=submission.match_play_coupons and group.bet in submission.coupon_wagers and straights == 1,
            clause=group.clause,
            chips_at_once=straights,
        )


def _other_place(t: RouletteTable, seat: Seat, bets: Betting) -> str | None:
    """The split of both zeros is one wager: whoever has it at one place has it there (MA-WHEEL 1(e)(2))."""
    called = bets.called.get(seat)
    for here, there in (BOTH_PLACES, BOTH_PLACES[::-1]):
        if any(t.chips(seat, here, kind) for kind in Chips) or (called is not None and called.area == here):
            return there
    return None


def open_to_players(t: RouletteTable, bets: Betting) -> Iterator[Offer | Bar]:
    """What players may do until the call: wager, take back, move, and buy chips of their colour (MA-WHEEL 1)."""
    yield from felt(t.submission).bars
    yield from bets.offers(t)
    for seat in t.asked(t.seated) if t.wants(Move) else ():
        # Cash that waits for its confirmation lies on its area already, so nothing is moved before that.
        if seat not in bets.called:
            yield from _moves(t, seat, bets)
    yield from chips.for_sale(t)


def take(t: RouletteTable, bets: Betting, act: Act) -> None:
    """Carry out one of these acts."""
    match act:
        case BuyColour(who=seat):
            chips.buy(t, seat, act)  # type: ignore[arg-type]
        case Move(who=seat):
            move(t, seat, act)  # type: ignore[arg-type]
        case _:
            bets.take(t, act)


def move(t: RouletteTable, seat: Seat, act: Move) -> None:
    """Each player answers for where the wager lies, and may correct it (MA-WHEEL 1(c))."""
    for kind in Chips:
        t.move(
            t.chips(seat, act.area, kind),
            Stack(act.area, seat, kind),
            Stack(act.target, seat, kind),
            "MA-WHEEL 1(c)",
        )


def _moves(t: RouletteTable, seat: Seat, bets: Betting) -> Iterator[Offer | Bar]:
    """A wager may be moved to where it is within the limits."""
    lying = {stack.area: None for stack in t.board.stacks if stack.owner == seat and stack.area != RACK}
    for area in lying:
        targets = tuple(target for target in _targets(t, seat, area, bets) if target != area)
        if targets:
            yield offer(seat, Move, "MA-WHEEL 1(c)", area=OneOf((area,)), target=OneOf(targets))


def _targets(t: RouletteTable, seat: Seat, area: str, bets: Betting) -> Iterator[str]:
    moved = {kind: amount for kind in Chips if (amount := t.chips(seat, area, kind))}
    closed = [there for kind in moved for there in bets.closed_to(t, seat, kind)]
    for group in spots(t, seat, bets):
        if Chips.COUPON in moved and not group.coupon:
            continue
        if any(amount % (group.chips_at_once * chips.smallest(t, seat, kind)) for kind, amount in moved.items()):
            continue
        for target in group.areas:
            wagered = sum(t.chips(seat, lying, kind) for lying in (area, target) for kind in PLAYED_WITH)
            if group.least <= wagered <= group.most and target not in closed:
                yield target
