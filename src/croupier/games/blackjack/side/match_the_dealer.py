"""The match-the-dealer wager: a card of the rank of the dealer's first (MA-BJ 23)."""

from collections.abc import Iterator, Sequence

from croupier.games.blackjack import hands
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.side import rules
from croupier.games.blackjack.side.areas import Due, On, area, collect_then_pay
from croupier.table.people import Seat
from croupier.table.wagering import Spots


def spots(t: BlackjackTable, seat: Seat, box: str) -> Iterator[Spots]:
    """Beside the main wager, between the posted minimum and maximum (MA-BJ 23(c), 23(d))."""
    if t.submission.wagers.match_the_dealer is not None:
        limits = t.submission.limits
        yield Spots(
            (area(On.MATCH, box),),
            limits.minimum_of("match_the_dealer"),
            limits.maximum_of("match_the_dealer"),
            coupon=t.submission.match_play_coupons,
            placed="MA-BJ 23(d)",
            bounded="MA-BJ 23(c)",
        )


def after_two_cards(t: BlackjackTable, played: Sequence[Hand]) -> None:
    """Before any further card and any reading losers are collected, then winners paid (MA-BJ 23(e))."""
    chosen = t.submission.wagers.match_the_dealer
    if chosen is None:
        return
    first, decks = hands.dealers_first_card(t), t.submission.decks
    pays = rules.match_odds(chosen, decks)
    due = []
    for hand in reversed(played):
        decided = rules.match_the_dealer(t.faces(hand.place), first, pays, decks)
        place = area(On.MATCH, hand.box)
        due += [Due(seat, place, decided) for seat in t.owners(place)]
    collect_then_pay(t, due)
