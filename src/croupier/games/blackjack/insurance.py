"""Insurance and even money against an ace (MA-BJ 7(c), 9)."""

from collections.abc import Iterator

from croupier.equipment.cards import Rank
from croupier.games.blackjack import hands, rules, settlement
from croupier.games.blackjack.acts import CloseInsurance, Insure, TakeEvenMoney
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.layout import insurance
from croupier.games.blackjack.memory import BlackjackTable
from croupier.money import LOSE, Cents, win
from croupier.table.acts import Act
from croupier.table.events import RACK
from croupier.table.limits import Amount, OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER


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
            case TakeEvenMoney(box=place):
                hand = next(hand for hand in asked if hand.place == place)
                settlement.pay_at_once(t, hand, rules.EVEN_MONEY, "MA-BJ 7(c)")
            case act:
                place_wager(t, act)


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
    if t.owners(insurance(hand.box)):
        yield Bar(TakeEvenMoney, "MA-BJ 7(c)", "it stands in place of insurance, which has been made", hand.seat)
    else:
        yield offer(hand.seat, TakeEvenMoney, "MA-BJ 7(c)", about=hand.box, box=OneOf((hand.box,)))


def may_insure(t: BlackjackTable, hand: Hand) -> Iterator[Offer | Bar]:
    """Up to half of the initial wager, rounded up to the next chip where half cannot be made up (MA-BJ 9(b))."""
    line, chip = insurance(hand.box), t.submission.wagered_in
    if t.chips(hand.seat, line):
        yield Bar(Insure, "MA-BJ 3(g)", f"the insurance of {hand.box} has been made and stays until decided", hand.seat)
        return
    half = Cents(-(-t.chips(hand.seat, hand.box) // (2 * chip)) * chip)
    held = t.chips(hand.seat, RACK)
    because = "half of the initial wager, to the next chip" if half <= held else "what the rack holds"
    amount = Amount(chip, Cents(min(half, held)), chip, because)
    yield offer(hand.seat, Insure, "MA-BJ 9(b)", about=hand.box, amount=amount, box=OneOf((hand.box,)))


def place_wager(t: BlackjackTable, act: Act) -> None:
    """The wager is laid on the insurance line (MA-BJ 9(b))."""
    assert isinstance(act, Insure)
    t.place(act.who, insurance(act.box), act.amount, "MA-BJ 9(b)")  # type: ignore[arg-type]


def settle(t: BlackjackTable, played: list[Hand]) -> None:
    """It wins if the dealer's second card is worth ten; it is settled before any further card (MA-BJ 9(a), 9(d))."""
    wins = hands.dealers_score(t).is_blackjack
    for line in dict.fromkeys(insurance(hand.box) for hand in reversed(played)):
        for owner in t.owners(line):
            if wins:
                t.settle(owner, line, win(rules.INSURANCE), "MA-BJ 9(c)")
            else:
                t.settle(owner, line, LOSE, "MA-BJ 9(d)")
