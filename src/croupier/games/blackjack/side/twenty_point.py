"""The twenty point bonus wager: two cards that count twenty (MA-BJ 24)."""

from collections.abc import Iterator, Sequence

from croupier.games.blackjack import hands
from croupier.games.blackjack.acts import WitnessSettlement
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.options.side_wagers import Twenty
from croupier.games.blackjack.side import rules
from croupier.games.blackjack.side.areas import On, area
from croupier.money import LOSE, Cents, Result, pay, win
from croupier.table.events import Chips, Stack, inventory
from croupier.table.people import DEALER, FLOORPERSON, Seat
from croupier.table.wagering import Spots


def spots(t: BlackjackTable, seat: Seat, box: str) -> Iterator[Spots]:
    """Beside the main wager, between the posted minimum and maximum (MA-BJ 24(c))."""
    if t.submission.wagers.twenty_point_bonus is not None:
        limits = t.submission.limits
        yield Spots(
            (area(On.TWENTY, box),),
            limits.minimum_of("twenty_point_bonus"),
            limits.maximum_of("twenty_point_bonus"),
            coupon=t.submission.match_play_coupons,
            placed="MA-BJ 24(c)",
            bounded="MA-BJ 24(c)",
        )


def after_two_cards(t: BlackjackTable, played: Sequence[Hand]) -> None:
    """Settled in turn from the dealer's right; queens of hearts that may win more wait (MA-BJ 24(d), 24(e))."""
    bonus = t.submission.wagers.twenty_point_bonus
    if bonus is None:
        return
    for hand in reversed(played):
        place, made = area(On.TWENTY, hand.box), rules.twenty(t.faces(hand.place))
        if rules.twenty_waits(made, hands.dealers_first_card(t)):
            continue
        for seat in t.owners(place):
            if made is None:
                t.settle(seat, place, LOSE, "MA-BJ 24(d)")
            else:
                t.settle(seat, place, win(bonus.in_force[made]), rules.TWENTY_ROWS[made])


async def settle_queens(t: BlackjackTable, played: Sequence[Hand], made: Twenty) -> None:
    """The pairs that waited are settled after all others, before a floorperson (MA-BJ 24(e))."""
    bonus = t.submission.wagers.twenty_point_bonus
    boxes = dict.fromkeys(hand.box for hand in reversed(played))
    waiting = [(seat, area(On.TWENTY, box)) for box in boxes for seat in t.owners(area(On.TWENTY, box))]
    if bonus is None or not waiting:
        return
    t.announce(DEALER, "Floorperson: queen of hearts pair", "MA-BJ 24(e)")
    await t.perform(FLOORPERSON, WitnessSettlement, "MA-BJ 24(e)")
    wins = win(bonus.in_force[made])
    due = [worth(t, seat, place, wins) for seat, place in waiting]
    if made is Twenty.QUEENS_AND_DEALER_BLACKJACK and bonus.cap is not None and sum(due) > bonus.cap:
        share_cap(t, waiting, rules.shared(due, bonus.cap, t.submission.unit))
        return
    for seat, place in waiting:
        t.settle(seat, place, wins, rules.TWENTY_ROWS[made])


def worth(t: BlackjackTable, seat: Seat, place: str, wins: Result) -> Cents:
    """What a wager wins, its coupon included."""
    return Cents(sum(pay(wins, t.chips(seat, place, kind), t.submission.unit).paid for kind in Chips))


def share_cap(t: BlackjackTable, waiting: list[tuple[Seat, str]], parts: list[int]) -> None:
    """The winners share the most that is paid in a round in proportion to their wagers (MA-BJ 24(h))."""
    for (seat, place), part in zip(waiting, parts, strict=True):
        coupon = Stack(place, seat, Chips.COUPON)
        t.move(t.chips(seat, place, Chips.COUPON), coupon, inventory(Chips.COUPON), "MA-BJ 24(h)")
        t.settle(seat, place, rules.paid_sum(part), "MA-BJ 24(h)")
