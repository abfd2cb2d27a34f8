"""The deal of a round and the dealer's own hand (MA-BJ 6(e), 6(h), 6(j), 6(k), 12)."""

from collections.abc import Iterator

from croupier.games.blackjack import (
    double_shoe,
    hand_held,
    hands,
    insurance,
    irregular,
    misdealt,
    multiple_action,
    reader,
    rules,
    settlement,
    shoe,
    turns,
)
from croupier.games.blackjack.acts import AnnounceTotal, ReadHoleCard, UseCardReader
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.layout import DEALERS_HAND, DEALERS_HANDS
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.options.dealing import Device, SecondCard
from croupier.games.blackjack.side import additional, bonus_button, bust_bonus, moments
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import CHANCE, DEALER, EVERYONE, NOBODY
from croupier.table.script import Question


async def the_round(t: BlackjackTable, played: list[Hand]) -> None:
    """From the first card to the last wager settled (MA-BJ 6(e) to 6(k))."""
    if t.submission.dealing_device is Device.DOUBLE_SHOE:
        await double_shoe.determine_side(t, played)
    await t.during(first_cards(t, played), in_the_initial_deal)
    await misdealt.complete(t, played)
    await moments.after_two_cards(t, played)
    await t.during(decisions(t, played), irregular.after_two_cards)
    await bonus_button.payouts(t, played)


async def decisions(t: BlackjackTable, played: list[Hand]) -> None:
    """From the players' two cards to the last wager settled (MA-BJ 6(f) to 6(k))."""
    settlement.blackjacks(t, played)
    if t.submission.six_to_five:
        await hand_held.look_at_cards(t, played)
    await insurance.before_further_cards(t, played)
    if await has_blackjack_early(t):
        t.announce(DEALER, "Dealer has Blackjack", early_clause(t))
        await reveal_hole_card(t, early_clause(t))
        await additional.complete_sevens(t, played, third_card_clause(t))
    else:
        if is_read(t):
            await moments.no_blackjack_read(t, played)
        await turns.in_order(t, played)
        await second_card(t, 1)
    await dealers_hand(t, played, 1)
    for number in multiple_action.further_hands(t, played):
        await multiple_action.begin(t, number)
        await t.during(further_hand(t, played, number), multiple_action.may_discard, number)
    multiple_action.return_insurance(t, played)


async def further_hand(t: BlackjackTable, played: list[Hand], number: int) -> None:
    """A further hand on the dealer's first card decides the wagers against it (MA-BJ 18(g), 18(h))."""
    await second_card(t, number)
    await dealers_hand(t, played, number)


def in_the_initial_deal(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """What may go wrong before all have two cards (MA-BJ 15(a), 15(i))."""
    yield from irregular.in_the_initial_deal(t)
    yield from double_shoe.may_take_wrong_side(t)


async def first_cards(t: BlackjackTable, played: list[Hand]) -> None:
    """One card to each box, one to the dealer, a second to each box (MA-BJ 6(e), 6A(c))."""
    section = "6A(c)" if t.submission.six_to_five else "6(e)"
    await hand_held.burn_if_elected(t)
    for hand in played:
        # The first player may have the determinant card already (6(d)(2)).
        if not t.pieces(hand.place):
            await t.during(to_box(t, hand, f"MA-BJ {section}(1)"), misdealt.may_miss_box)
        t.memory.burned = None
        t.memory.may_be_recut = False
    await t.during(to_dealer(t, f"MA-BJ {section}(2)"), misdealt.may_miss_own_card)
    for hand in played:
        await t.during(to_box(t, hand, f"MA-BJ {section}(3)"), misdealt.may_miss_box)
    if not t.pieces(DEALERS_HAND):
        await shoe.draw_to(t, DEALERS_HAND, "MA-BJ 15(f)")
    # What two cards decide is settled before the dealer has a second one (20(e), 23(e)).
    await moments.after_two_cards(t, played)
    match t.submission.dealer_second_card:
        case SecondCard.HOLE_DOWN | SecondCard.HOLE_DOWN_READER:
            await shoe.draw_to(t, DEALERS_HAND, hole_clause(t), NOBODY)
        case SecondCard.FACE_UP:
            await shoe.draw_to(t, DEALERS_HAND, "MA-BJ 6(k)", EVERYONE)


async def to_box(t: BlackjackTable, hand: Hand, clause: str) -> None:
    """A card goes to a box, face up, or face down in the 6 to 5 variation (MA-BJ 6(e), 6A(c))."""
    await shoe.draw_to(t, hand.place, clause, shoe.first_cards_seen_by(t))


async def to_dealer(t: BlackjackTable, clause: str) -> None:
    """The dealer's first card is dealt face up (MA-BJ 6(e)(2), 6A(c)(2))."""
    await shoe.draw_to(t, DEALERS_HAND, clause)


def hole_clause(t: BlackjackTable) -> str:
    """By which clause the dealer's second card lies face down (MA-BJ 6(j), 6A(h))."""
    return "MA-BJ 6A(h)" if t.submission.six_to_five else "MA-BJ 6(j)"


async def has_blackjack_early(t: BlackjackTable) -> bool:
    """Whether the dealer is known to have a blackjack before players draw (MA-BJ 6(j)(1), 6(k)(6))."""
    if t.submission.is_face_up:
        return hands.dealers_score(t).is_blackjack
    if is_read(t):
        return await t.during(read_hole_card(t), reader.may_fail)
    return False


def is_read(t: BlackjackTable) -> bool:
    """Whether the hole card goes into the reader: where the first card may make a blackjack (MA-BJ 6(j))."""
    return hands.has_reader(t) and rules.may_become_blackjack(hands.dealers_first_card(t))


def third_card_clause(t: BlackjackTable) -> str:
    """By which clause two sevens are offered a third card against a blackjack."""
    return "MA-BJ 6(k)(6)" if t.submission.is_face_up else "MA-BJ 6(j)(3)"


def early_clause(t: BlackjackTable) -> str:
    """By which clause a blackjack ends the round before players draw."""
    return "MA-BJ 6(k)(6)" if t.submission.is_face_up else "MA-BJ 6(j)(1)"


async def read_hole_card(t: BlackjackTable) -> bool:
    """The reader takes the hole card face down and tells whether it makes a blackjack, no more (MA-BJ 6(j))."""
    await t.perform(DEALER, UseCardReader, "MA-BJ 6(j)")
    hole = t.pieces(DEALERS_HAND)[1]
    await t.show(hole, "MA-BJ 6(j)", to=(CHANCE,))
    # The device alone has seen the card, so it is the device that answers.
    answer: ReadHoleCard = await Question(may_read, (), is_for_chance=True)
    return answer.blackjack


def may_read(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """The reader tells the truth about the card that it sees (MA-BJ 6(j))."""
    first, hole = (t.face(piece, to=CHANCE) for piece in t.pieces(DEALERS_HAND))
    yield offer(CHANCE, ReadHoleCard, "MA-BJ 6(j)", blackjack=OneOf((rules.dealt([first, hole]).is_blackjack,)))


async def second_card(t: BlackjackTable, number: int) -> None:
    """The dealer's second card is dealt after all others, or the hole card is turned (MA-BJ 6(h), 6(j))."""
    if t.submission.dealer_second_card is SecondCard.LAST:
        t.announce(DEALER, "Dealer's Card", last_clause(t))
        await shoe.draw_to(t, DEALERS_HANDS[number - 1], last_clause(t))
    else:
        await reveal_hole_card(t, hole_clause(t))
    if hands.dealers_score(t).is_blackjack:
        t.announce(DEALER, "Dealer has Blackjack", "MA-BJ 6(h)")


def last_clause(t: BlackjackTable) -> str:
    """By which clause the dealer's second card comes last and the total is announced (MA-BJ 6(h), 6A(f))."""
    return "MA-BJ 6A(f)" if t.submission.six_to_five else "MA-BJ 6(h)"


async def reveal_hole_card(t: BlackjackTable, clause: str) -> None:
    """The hole card is turned face up for all, if it does not lie so (MA-BJ 6(j))."""
    hole = t.pieces(DEALERS_HAND)[1]
    if not t.board.is_seen_by(hole, None):
        await t.show(hole, clause)


async def dealers_hand(t: BlackjackTable, played: list[Hand], number: int) -> None:
    """What the second card decides is settled; the dealer draws if it matters and settles the rest (MA-BJ 9(d), 12)."""
    bust_bonus.lost_on_two_cards(t, played)
    insurance.settle(t, played, number)
    await bust_bonus.third_card(t, played)
    settlement.surrendered(t, played)
    if hands.dealers_score(t).is_blackjack:
        await settlement.against_blackjack(t, played, number)
        return
    settlement.added_to_bust_hands(t, played)
    # Only a hand that the dealer's count can still change makes him draw.
    if any(settlement.is_live(t, hand, number) for hand in played):
        while rules.dealer_draws(hands.dealers_score(t), t.submission.soft_17):
            clause = "MA-BJ 12(d)" if t.submission.six_to_five else "MA-BJ 12(b)"
            await shoe.draw_to(t, DEALERS_HANDS[number - 1], clause)
    await t.during(total(t), irregular.needless_card)
    await settlement.against_the_dealer(t, played, number)


async def total(t: BlackjackTable) -> None:
    """The dealer announces the total of the hand (MA-BJ 6(h))."""
    await t.duty(DEALER, AnnounceTotal, last_clause(t))
    t.announce(DEALER, f"Dealer has {hands.dealers_score(t).spoken}", last_clause(t))
