"""Insurance and even money against an ace (MA-BJ 7(c), 9)."""

from collections.abc import Iterator

from croupier.equipment.cards import Rank
from croupier.games.blackjack import boxes, hands, rules, settlement
from croupier.games.blackjack.acts import CloseInsurance, Insure, TakeEvenMoney
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.layout import insurance, spot
from croupier.games.blackjack.memory import BlackjackTable
from croupier.money import LOSE, Cents, win
from croupier.table.acts import Act
from croupier.table.events import RACK
from croupier.table.limits import Amount, OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Seat


async def before_further_cards(t: BlackjackTable, played: list[Hand]) -> None:
    """Insurance is placed right after the second cards, before anybody has a third (MA-BJ 9(b)).

    Where players insure in turn only those with a blackjack do so now, since they have no turn.
    """
    if not is_offered(t):
        return
    waiting = [hand for hand in played if not hand.is_settled]
    asked = [hand for hand in waiting if hands.is_open_blackjack(t, hand) or not t.submission.insurance_in_turn]
    if asked:
        t.announce(DEALER, "Insurance", "MA-BJ 9(a)")
    while not all(hand.is_settled for hand in asked):
        match await t.ask(may_insure_now, asked):
            case CloseInsurance():
                t.announce(DEALER, "Insurance closed", "MA-BJ 9(b)")
                return
            case TakeEvenMoney() as act:
                pay_even_money(t, asked, act)
            case act:
                place_wager(t, act)


def pay_even_money(t: BlackjackTable, asked: list[Hand], act: TakeEvenMoney) -> None:
    """The wager is paid at once; the cards go with the last wager on the hand (MA-BJ 7(c))."""
    hand = next(hand for hand in asked if act.box in boxes.spots(t, hand.box))
    t.settle(act.who, act.box, win(rules.EVEN_MONEY), "MA-BJ 7(c)")  # type: ignore[arg-type]
    # A hand that is paid is won, for the streaks too (22).
    hand.evened = (*hand.evened, act.who)  # type: ignore[arg-type]
    t.judged(hand.place, rules.Outcome.WON)
    if not hands.wagers_lie(t, hand):
        settlement.end(t, hand, "MA-BJ 7(c)")


def is_offered(t: BlackjackTable) -> bool:
    """Whenever the dealer's first card is an ace, but not where the hole card lies face up (MA-BJ 9(a), 6(k)(3))."""
    return hands.dealers_first_card(t).rank is Rank.ACE and not t.submission.is_face_up


def may_insure_now(t: BlackjackTable, asked: list[Hand]) -> Iterator[Offer | Bar]:
    """Each player may insure; who has a blackjack may take even money instead, if it is offered (MA-BJ 7(c), 9(a))."""
    for hand in asked:
        if not hand.is_settled:
            yield from may_insure(t, hand)
            if t.submission.even_money and hands.is_open_blackjack(t, hand):
                yield from may_take_even_money(t, hand)
    yield offer(DEALER, CloseInsurance, "MA-BJ 9(b)")


def may_take_even_money(t: BlackjackTable, hand: Hand) -> Iterator[Offer | Bar]:
    """Even money stands in place of an insurance wager (MA-BJ 7(c))."""
    for area in boxes.spots(t, hand.box):
        for seat in t.asked(t.owners(area)):
            if t.chips(seat, insurance(area)):
                why = f"it stands in place of insurance, which has been made for {area}"
                yield Bar(TakeEvenMoney, "MA-BJ 7(c)", why, seat, {"box": (area,)})
            else:
                yield offer(seat, TakeEvenMoney, "MA-BJ 7(c)", about=hand.box, box=OneOf((area,)))


def may_insure(t: BlackjackTable, hand: Hand) -> Iterator[Offer | Bar]:
    """Each player on a box may insure each wager, whatever the others do (MA-BJ 9(a), 13(f), 18(d))."""
    for area in boxes.spots(t, hand.box):
        for seat in t.asked(t.owners(area)):
            yield from may_insure_wager(t, hand, seat, area)


def may_insure_wager(t: BlackjackTable, hand: Hand, seat: Seat, area: str) -> Iterator[Offer | Bar]:
    """Up to half of the initial wager, rounded up to the next chip where half cannot be made up (MA-BJ 9(b))."""
    chip = t.submission.wagered_in
    if t.chips(seat, insurance(area)):
        why = f"the insurance of {area} has been made and stays until decided"
        yield Bar(Insure, "MA-BJ 3(g)", why, seat, {"box": (area,)})
        return
    half = Cents(-(-t.chips(seat, area) // (2 * chip)) * chip)
    held = t.chips(seat, RACK)
    because = "half of the initial wager, to the next chip" if half <= held else "what the rack holds"
    amount = Amount(chip, Cents(min(half, held)), chip, because)
    yield offer(seat, Insure, "MA-BJ 9(b)", about=hand.box, amount=amount, box=OneOf((area,)))


def place_wager(t: BlackjackTable, act: Act) -> None:
    """The wager is laid on the insurance line (MA-BJ 9(b))."""
    assert isinstance(act, Insure)
    t.place(act.who, insurance(act.box), act.amount, "MA-BJ 9(b)")  # type: ignore[arg-type]


def settle(t: BlackjackTable, played: list[Hand], number: int) -> None:
    """It wins if the dealer's second card is worth ten, and is settled before another card (MA-BJ 9(d), 18(d))."""
    wins = hands.dealers_score(t).is_blackjack
    for line in dict.fromkeys(insurance(spot(hand.box, number)) for hand in reversed(played)):
        for owner in t.owners(line):
            if wins:
                t.settle(owner, line, win(rules.INSURANCE), "MA-BJ 9(c)")
            else:
                t.settle(owner, line, LOSE, "MA-BJ 9(d)")
