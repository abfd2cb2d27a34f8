"""Doubling down: a wager is added for one card, face up or down (MA-BJ 10, 13(d), 15(q))."""

from collections.abc import Iterator
from functools import partial

from croupier.games.blackjack import added, hands, rules, shared_box, shoe
from croupier.games.blackjack.acts import DealFaceUp, DoubleDown, Lies
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.layout import doubled
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.options.dealing import DoubleCard
from croupier.games.blackjack.rules import Score
from croupier.games.blackjack.side import additional, progressive
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, EVERYONE, NOBODY


def may_double(t: BlackjackTable, hand: Hand, score: Score) -> Iterator[Offer | Bar]:
    """On the first two cards, by up to the original wager, for one card (MA-BJ 10(a), 6(k)(4))."""
    seat = hand.seat
    if hands.is_of_split_aces(t, hand):
        yield Bar(DoubleDown, "MA-BJ 11(c)(2)", "split aces get one card each", seat)
    elif score.cards > 2:
        yield Bar(DoubleDown, "MA-BJ 10(a)", "a hand is doubled on its first two cards", seat)
    elif score.is_two_card_21:
        yield Bar(DoubleDown, "MA-BJ 10(a)", "neither a blackjack nor another 21 in two cards is doubled", seat)
    elif hand.is_split and not t.submission.double_after_split:
        yield Bar(DoubleDown, "MA-BJ 10(d)", "split hands are not doubled at this table", seat)
    elif t.submission.is_face_up and score.total not in rules.DOUBLED_FACE_UP:
        yield Bar(DoubleDown, "MA-BJ 6(k)(4)", "where the hole card lies face up only 9, 10 and 11 are doubled", seat)
    else:
        limits = added.limits(t, hand, seat)
        if t.submission.double_card is DoubleCard.ON_REQUEST:
            limits["card"] = OneOf(tuple(Lies), clause="MA-BJ 10(c)")
        yield offer(seat, DoubleDown, "MA-BJ 10(a)", hand.place, None, **limits)


async def double_down(t: BlackjackTable, hand: Hand, act: DoubleDown) -> None:
    """A wager is added, and one card dealt sideways, face up or down as the licensee chose (MA-BJ 10(a), 10(c))."""
    added.place_double(t, hand, act)
    await shared_box.others_double(t, hand)
    is_down = t.submission.double_card is DoubleCard.FACE_DOWN or act.card is Lies.FACE_DOWN
    if is_down:
        await t.during(closed_card(t, hand), may_be_dealt_face_up, hand)
    else:
        await shoe.draw_to(t, doubled(hand.place), "MA-BJ 10(c)", EVERYONE)
        if not hands.is_closed(t, hand):
            hands.announce(t, hand, "MA-BJ 6(g)")
    additional.pay_sevens(t, hand)


async def closed_card(t: BlackjackTable, hand: Hand) -> None:
    """The one card of a doubled hand is dealt face down (MA-BJ 10(c))."""
    await shoe.draw_to(t, doubled(hand.place), "MA-BJ 10(c)", NOBODY)


def may_be_dealt_face_up(t: BlackjackTable, hand: Hand) -> Iterator[Offer | Bar]:
    """The dealer may deal it face up by mistake, and play goes on (MA-BJ 15(q))."""
    if t.cards_are_left:
        yield offer(DEALER, DealFaceUp, "MA-BJ 15(q)", about=hand.place, then=partial(dealt_face_up, hand))


async def dealt_face_up(hand: Hand, t: BlackjackTable, act: DealFaceUp) -> int:
    """The card lies open, and the wagers are resolved at the end of the round (MA-BJ 15(q))."""
    piece = await t.deal_to(doubled(hand.place), "MA-BJ 15(q)", EVERYONE)
    progressive.note(t, hand.place, piece)
    return piece
