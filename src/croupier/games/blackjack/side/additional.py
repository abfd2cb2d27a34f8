"""The additional wagers: over and under 13, same suit, and sevens (MA-BJ 17)."""

from collections.abc import Callable, Iterator, Sequence

from croupier.equipment.cards import Card
from croupier.games.blackjack import boxes, hands, shoe
from croupier.games.blackjack.acts import Draw, Stand
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.side import rules
from croupier.games.blackjack.side.areas import ADDITIONAL, Due, On, area, collect_then_pay
from croupier.games.blackjack.side.rules import Decided
from croupier.money import Cents
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Seat
from croupier.table.wagering import CallWager, Spots, Wager

SEVENS_STAKE = Cents(1_00)


def spots(t: BlackjackTable, seat: Seat, box: str) -> Iterator[Spots]:
    """Up to the main wager and the posted maximum; one dollar on sevens; either over or under (MA-BJ 17(b), 17(g))."""
    chosen = t.submission.wagers.additional
    if chosen is None:
        return
    open_now = tuple(place for place in (area(on, box) for on in ADDITIONAL[chosen]) if not bars(t, seat, box, place))
    if chosen is chosen.SEVENS:
        least, most, bounded, because = SEVENS_STAKE, SEVENS_STAKE, "MA-BJ 17(a)(3)(i)", "one dollar"
    else:
        # In multiple action the smallest of the main wagers is the limit.
        main = min(wager for place in boxes.spots(t, box) if (wager := t.chips(seat, place)))
        posted = t.submission.wagers.additional_maximum
        is_main = posted is None or main <= posted
        least, most = t.submission.chips[0], main if posted is None else Cents(min(main, posted))
        bounded = "MA-BJ 17(g)(1)" if is_main else "MA-BJ 17(g)(2)"
        because = "no more than the main wager" if is_main else "the posted maximum"
    yield Spots(
        open_now,
        least,
        most,
        coupon=t.submission.match_play_coupons,
        placed="MA-BJ 17(f)",
        bounded=bounded,
        because=because,
    )


def bars(t: BlackjackTable, seat: Seat, box: str, place: str) -> list[Bar]:
    """Over and under 13 are alternatives: who has one of them may not have the other (MA-BJ 17(b))."""
    others = {area(On.OVER_13, box): area(On.UNDER_13, box), area(On.UNDER_13, box): area(On.OVER_13, box)}
    other = others.get(place)
    if other is None:
        return []
    if t.chips(seat, other):
        why = f"over and under 13 are alternatives, and a wager lies on {other}"
    elif seat in t.board.bonds and not t.chips(seat, place):
        why = "over and under 13 are alternatives, and a wager called with cash waits to be confirmed"
    else:
        return []
    return [Bar(kind, "MA-BJ 17(b)", why, seat, {"area": (place,)}) for kind in (Wager, CallWager)]


def after_two_cards(t: BlackjackTable, played: Sequence[Hand]) -> None:
    """Losers are collected and winners paid before any further card; two sevens wait (MA-BJ 17(d), 17(e))."""
    chosen = t.submission.wagers.additional
    if chosen is None:
        return
    due = []
    for hand in reversed(played):
        cards = t.faces(hand.place)
        for on in ADDITIONAL[chosen]:
            if on is On.SEVENS and len(rules.opening_sevens(cards)) == 2:
                continue
            place = area(on, hand.box)
            due += [Due(seat, place, judge(t, on)(cards)) for seat in t.owners(place)]
    collect_then_pay(t, due)


def judge(t: BlackjackTable, on: On) -> Callable[[Sequence[Card]], Decided]:
    """The rule that decides an additional wager."""
    if on is On.SAME_SUIT:
        return lambda cards: rules.same_suit(cards, t.submission.decks, t.submission.wagers.same_suit_option)
    return {On.OVER_13: rules.over_13, On.UNDER_13: rules.under_13, On.SEVENS: rules.sevens}[on]


def waits(t: BlackjackTable, hand: Hand) -> bool:
    """Whether a sevens wager on two sevens waits for the player's decision (MA-BJ 17(e))."""
    return bool(t.owners(area(On.SEVENS, hand.box)))


def pay_sevens(t: BlackjackTable, hand: Hand) -> None:
    """The player has decided, and has the third card if there is one: the sevens are paid (MA-BJ 17(e)).

    A third card that lies face down puts the payment off until it is turned.
    """
    if waits(t, hand) and hands.is_open(t, hand) and len(t.pieces(hand.place)) > 1:
        decided = rules.sevens(hands.cards(t, hand))
        place = area(On.SEVENS, hand.box)
        collect_then_pay(t, [Due(seat, place, decided) for seat in t.owners(place)])


def forfeit_three_sevens(t: BlackjackTable, hand: Hand) -> None:
    """Who splits two sevens has them paid before a card goes to the split hands (MA-BJ 11(f))."""
    if waits(t, hand):
        t.announce(DEALER, f"{hand.box}: splitting sevens, forfeiting three sevens", "MA-BJ 11(f)")
        pay_sevens(t, hand)


async def complete_sevens(t: BlackjackTable, played: Sequence[Hand], clause: str) -> None:
    """Against a blackjack who has two sevens is offered a third card for the wager (MA-BJ 6(j)(3), 6(k)(6))."""
    for hand in played:
        if waits(t, hand):
            if isinstance(await t.ask(may_complete_sevens, hand, clause), Draw):
                await shoe.draw_to(t, hand.place, clause)
            pay_sevens(t, hand)


def may_complete_sevens(t: BlackjackTable, hand: Hand, clause: str) -> Iterator[Offer | Bar]:
    """The player takes the card or declines it; nothing else is decided any more."""
    yield offer(hand.seat, Draw, clause, about=hand.place)
    yield offer(hand.seat, Stand, clause, about=hand.place)
