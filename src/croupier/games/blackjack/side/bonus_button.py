"""The blackjack bonus wager: a blackjack in two cards wins what the button shows (MA-BJ 20)."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import lcm

from croupier.games.blackjack.acts import (
    ConfirmBonus,
    FindBonus,
    GiveUpBonus,
    PressButton,
    ReportButtonFault,
    ShowBonus,
    VerifyHand,
)
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.options.choices import Choices
from croupier.games.blackjack.rules import SIX_TO_FIVE_STEP
from croupier.games.blackjack.side import rules
from croupier.games.blackjack.side.areas import On, area
from croupier.money import LOSE, Cents, dollars, win
from croupier.table.limits import OneOf, Weighed
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, SUPERVISOR, Seat
from croupier.table.wagering import Spots

CONFIRMED_FROM = Cents(100_00)
"""From this amount on a supervisor confirms a payout (MA-BJ 20(g)(4))."""


def distributions(t: BlackjackTable) -> dict[Cents, dict[int, Fraction]]:
    """For each wager that is offered the amounts of the button in dollars, each with its chance (MA-BJ 20(j))."""
    return offered_stakes(t.submission)


def offered_stakes(submission: Choices) -> dict[Cents, dict[int, Fraction]]:
    """The same by the choices of the licensee."""
    chosen = submission.wagers.blackjack_bonus
    if chosen is None:
        return {}
    both = {Cents(1_00): chosen.one_dollar, Cents(5_00): chosen.five_dollars}
    return {stake: payouts for stake, payouts in both.items() if payouts}


def spots(t: BlackjackTable, seat: Seat, box: str) -> Iterator[Spots]:
    """One dollar or five beside the main wager, in chips or called with cash (MA-BJ 20(a) to 20(c))."""
    place = area(On.BONUS, box)
    # The wager is one of two amounts, so nothing is added to one that lies there.
    if not t.chips(seat, place):
        for stake in distributions(t):
            # All wagers of the 6 to 5 variation are multiples of $5 (3(d)).
            if t.submission.six_to_five and stake % SIX_TO_FIVE_STEP:
                continue
            yield Spots((place,), stake, stake, placed="MA-BJ 20(b)", bounded="MA-BJ 20(a)", because="$1 or $5")


def after_two_cards(t: BlackjackTable, played: Sequence[Hand]) -> None:
    """Losers are collected; a winner's cards stay under the wager (MA-BJ 20(e))."""
    for hand in reversed(played):
        place = area(On.BONUS, hand.box)
        is_won = rules.wins_bonus(t.faces(hand.place))
        for seat in t.owners(place):
            if is_won:
                t.announce(DEALER, f"{hand.box}: blackjack bonus", "MA-BJ 20(e)(2)")
            else:
                t.settle(seat, place, LOSE, "MA-BJ 20(e)(1)")


def keeps_cards(t: BlackjackTable, hand: Hand) -> bool:
    """Whether the cards of a blackjack stay on the layout for the bonus (MA-BJ 7(a), 20(e)(2))."""
    return bool(t.owners(area(On.BONUS, hand.box)))


async def payouts(t: BlackjackTable, played: Sequence[Hand]) -> None:
    """After all other wagers the button goes round from the dealer's left (MA-BJ 20(f))."""
    for hand in played:
        for seat in t.owners(area(On.BONUS, hand.box)):
            await payout(t, hand.box, seat)


async def payout(t: BlackjackTable, box: str, seat: Seat) -> None:
    """The player presses the button once and is paid what it shows; a button that fails pays 21 to 1 (MA-BJ 15(p))."""
    place = area(On.BONUS, box)
    amount = await shown(t, seat, place)
    await t.perform(DEALER, VerifyHand, "MA-BJ 20(g)(1)")
    if amount is None:
        t.settle(seat, place, win(rules.UNKNOWN_BONUS), "MA-BJ 15(p)")
        return
    if amount < CONFIRMED_FROM:
        t.announce(DEALER, f"{box}: blackjack bonus {dollars(amount)}", "MA-BJ 20(g)(3)")
    else:
        await t.perform(SUPERVISOR, ConfirmBonus, "MA-BJ 20(g)(4)")
    stake = dollars(t.chips(seat, place))[:2]
    t.settle(seat, place, rules.paid_sum(amount), f"MA-BJ 20(j)({stake} Wager)")


async def shown(t: BlackjackTable, seat: Seat, place: str) -> Cents | None:
    """The amount on the display; None if none is shown and nobody can find it out (MA-BJ 20(f), 15(p))."""
    chances = distributions(t)[t.chips(seat, place)]
    match await t.ask(may_press, seat, place):
        case PressButton():
            common = lcm(*(chance.denominator for chance in chances.values()))
            amounts = tuple(Cents(amount * 100) for amount in chances)
            weights = tuple(int(chance * common) for chance in chances.values())
            answer = await t.chance(ShowBonus, "MA-BJ 20(f)", place, amount=Weighed(amounts, weights))
            t.announce(DEALER, f"Display: {dollars(answer.amount)}", "MA-BJ 20(f)")
            return answer.amount
    match await t.ask(may_find, place, chances):
        case FindBonus(amount=amount):
            return amount
    return None


def may_press(t: BlackjackTable, seat: Seat, place: str) -> Iterator[Offer | Bar]:
    """The winner presses, or the dealer for who does not; it may show nothing (MA-BJ 20(f), 15(p))."""
    for who in (seat, DEALER):
        yield offer(who, PressButton, "MA-BJ 20(f)", about=place)
    yield offer(DEALER, ReportButtonFault, "MA-BJ 15(p)", about=place)


def may_find(t: BlackjackTable, place: str, chances: dict[int, Fraction]) -> Iterator[Offer | Bar]:
    """A supervisor finds the amount in the table controller or otherwise, or cannot (MA-BJ 15(p))."""
    amounts = OneOf(tuple(Cents(amount * 100) for amount in chances))
    yield offer(SUPERVISOR, FindBonus, "MA-BJ 15(p)", place, None, amount=amounts)
    yield offer(SUPERVISOR, GiveUpBonus, "MA-BJ 15(p)", about=place)
