"""The optional bonus wager: the dealer's third card takes the hand over 21 (MA-BJ 25)."""

from collections.abc import Iterator, Sequence

from croupier.games.blackjack import hands, shoe
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.layout import DEALERS_HAND
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.side import rules
from croupier.games.blackjack.side.areas import On, area
from croupier.games.blackjack.side.rules import DEALER_STANDS
from croupier.money import Cents
from croupier.table.people import Seat
from croupier.table.wagering import Spots

LEAST = Cents(1_00)


def spots(t: BlackjackTable, seat: Seat, box: str) -> Iterator[Spots]:
    """At least $1, at most the main wager and the posted maximum (MA-BJ 25(b), 25(c))."""
    if t.submission.wagers.optional_bonus:
        limits, main = t.submission.limits, t.chips(seat, box)
        most = limits.maximum_of("optional_bonus")
        yield Spots(
            (area(On.OPTIONAL, box),),
            Cents(max(LEAST, limits.minimum_of("optional_bonus"))),
            Cents(min(main, most)),
            coupon=t.submission.match_play_coupons,
            placed="MA-BJ 25(b)",
            bounded="MA-BJ 25(c)",
            because="no more than the main wager" if main <= most else "the posted maximum",
        )


def lie(t: BlackjackTable, played: Sequence[Hand]) -> bool:
    """Whether somebody has made the wager."""
    return any(t.owners(area(On.OPTIONAL, hand.box)) for hand in played)


def lost_on_two_cards(t: BlackjackTable, played: Sequence[Hand]) -> None:
    """Two cards that count 17 or more lose it, before any other wager is settled (MA-BJ 25(d), 25(e))."""
    if hands.dealers_score(t).total >= DEALER_STANDS:
        settle(t, played)


async def third_card(t: BlackjackTable, played: Sequence[Hand]) -> None:
    """On less than 17 the dealer draws a third card, whatever the players have, and it decides (MA-BJ 25(d), 25(e))."""
    if lie(t, played):
        await shoe.draw_to(t, DEALERS_HAND, "MA-BJ 25(d)")
        settle(t, played)


def settle(t: BlackjackTable, played: Sequence[Hand]) -> None:
    """From the farthest right on the losers are collected and the winners paid (MA-BJ 25(e))."""
    decided = rules.bust_bonus(t.faces(DEALERS_HAND))
    for place in dict.fromkeys(area(On.OPTIONAL, hand.box) for hand in reversed(played)):
        for seat in t.owners(place):
            t.settle(seat, place, decided.result, decided.clause)
