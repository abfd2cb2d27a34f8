"""The players' turns: surrender, double, split, stand and draw (MA-BJ 6(f), 6(g), 8, 10, 11, 12(a))."""

from collections.abc import Iterator

from croupier.games.blackjack import (
    added,
    boxes,
    doubling,
    hand_held,
    hands,
    insurance,
    misdealt,
    rules,
    settlement,
    shared_box,
    shoe,
)
from croupier.games.blackjack.acts import (
    DoubleDown,
    Draw,
    Insure,
    SplitPair,
    Stand,
    Surrender,
    ThrowInHand,
)
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.layout import doubled
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.misdealt import Missed
from croupier.games.blackjack.rules import MOST
from croupier.games.blackjack.side import additional, progressive
from croupier.table.acts import Act
from croupier.table.events import RACK, Gathered
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import Seat


async def in_order(t: BlackjackTable, played: list[Hand]) -> None:
    """Each hand is played from the dealer's left; a split adds hands, which follow at once (MA-BJ 6(f), 11(b))."""
    number = 0
    while number < len(played):
        # A blackjack waits for the dealer's second card and has no turn (7(b)).
        if not played[number].is_settled and not hands.is_open_blackjack(t, played[number]):
            await turn(t, played, played[number])
        number += 1
    # A card that the dealer failed to deal comes after all others (15(j)).
    for hand in played:
        if hand.is_owed_a_card:
            await draw(t, hand)
            await decide(t, played, hand)


async def turn(t: BlackjackTable, played: list[Hand], hand: Hand) -> None:
    """The total is announced, and the player decides until the hand is done (MA-BJ 6(f), 11(c))."""
    if len(t.pieces(hand.place)) == 1:
        await shoe.draw_to(t, hand.place, "MA-BJ 11(b)")
    if not hands.is_closed(t, hand):
        hands.announce(t, hand, "MA-BJ 11(c)" if hand.is_split else "MA-BJ 6(f)")
    await decide(t, played, hand)


async def decide(t: BlackjackTable, played: list[Hand], hand: Hand) -> None:
    """The player decides until the hand is done; one over 21 loses at once (MA-BJ 6(g))."""
    while has_a_decision(t, played, hand):
        match await t.during(decision(t, played, hand), misdealt.may_be_released, hand):
            case Surrender():
                additional.pay_sevens(t, hand)
                return settlement.surrender(t, hand)
            case Draw():
                if await t.during(draw(t, hand), misdealt.may_pass_over) is misdealt.MISSED:
                    return await misdealt.passed_over(t, hand)
            case DoubleDown() as act:
                await doubling.double_down(t, hand, act)
                # Only the player knows whether a hand that is held face down has gone over 21.
                if hands.has_closed_card(t, hand) or not hands.is_closed(t, hand):
                    break
            case ThrowInHand():
                return settlement.take(t, hand)
            case SplitPair():
                await settlement.turn_first_cards(t, hand, "MA-BJ 6A(e)(1)")
                additional.forfeit_three_sevens(t, hand)
                await split(t, played, hand)
                hands.announce(t, hand, "MA-BJ 11(c)")
            case _:
                additional.pay_sevens(t, hand)
                return None
    await lose_over_21(t, hand)
    return None


async def lose_over_21(t: BlackjackTable, hand: Hand) -> None:
    """A hand over 21 loses at once, and its progressive wager is settled with it (MA-BJ 3(a)(1), 19(h))."""
    if hands.is_open(t, hand) and hands.score(t, hand).is_bust:
        if not hand.is_split:
            await progressive.settle(t, hand.box, [hand.box])
        settlement.bust(t, hand)


async def decision(t: BlackjackTable, played: list[Hand], hand: Hand) -> Act:
    """What the player says, perhaps after insuring; to stand ends the turn (MA-BJ 6(f), 9(b))."""
    while isinstance(act := await t.ask(may_decide, played, hand), Insure):
        insurance.place_wager(t, act)
    return act


async def draw(t: BlackjackTable, hand: Hand) -> Missed | None:
    """A further card is dealt, and the new total announced (MA-BJ 6(g))."""
    if hands.is_closed(t, hand):
        await shoe.draw_to(t, hand.place, "MA-BJ 6A(e)")
    else:
        await shoe.draw_to(t, hand.place, "MA-BJ 6(g)")
        hands.announce(t, hand, "MA-BJ 6(g)")
        additional.pay_sevens(t, hand)
    return None


def has_a_decision(t: BlackjackTable, played: list[Hand], hand: Hand) -> bool:
    """Who has 21 draws no more, nor who has split aces; aces may be split again (MA-BJ 12(a)(1), 12(a)(3), 11(e)).

    Whoever holds two cards face down is asked in any case: the missing question would betray them.
    """
    if hands.is_closed(t, hand):
        return True
    if hands.is_of_split_aces(t, hand):
        return why_no_split(t, played, hand) is None
    return hands.score(t, hand).total < MOST


def may_decide(t: BlackjackTable, played: list[Hand], hand: Hand) -> Iterator[Offer | Bar]:
    """What the player whose turn it is may do with the hand (MA-BJ 6(f), 12(a))."""
    seat, score = hand.seat, hands.score(t, hand, to=hand.seat)
    is_fresh = score.cards == 2 and not hand.is_split
    if score.is_bust:
        yield from hand_held.may_throw_in(hand)
        return
    yield offer(seat, Stand, "MA-BJ 6A(d)" if hands.is_closed(t, hand) else "MA-BJ 6(f)", about=hand.place)
    if hands.is_of_split_aces(t, hand):
        yield Bar(Draw, "MA-BJ 11(c)(2)", "split aces get one card each", seat)
    elif score.total == MOST:
        yield Bar(Draw, "MA-BJ 12(a)(1)", "who has 21 draws no more", seat)
    elif t.pieces(doubled(hand.place)):
        yield Bar(Draw, "MA-BJ 12(a)(2)", "a doubled hand gets one card", seat)
    else:
        yield offer(seat, Draw, "MA-BJ 12(a)", about=hand.place)
    yield from doubling.may_double(t, hand, score)
    why = why_no_split(t, played, hand, to=seat)
    if why is None:
        yield offer(seat, SplitPair, "MA-BJ 11(e)" if hand.is_split else "MA-BJ 11(a)", about=hand.place)
    else:
        yield Bar(SplitPair, *why, seat)
    if t.submission.surrender and is_fresh:
        yield offer(seat, Surrender, "MA-BJ 8(a)", about=hand.place)
    elif t.submission.surrender:
        yield Bar(Surrender, "MA-BJ 8(a)", "a hand is surrendered before any other decision on it", seat)
    if t.submission.insurance_in_turn and is_fresh and insurance.is_offered(t):
        yield from insurance.may_insure(t, hand)


def why_no_split(t: BlackjackTable, played: list[Hand], hand: Hand, to: Seat | None = None) -> tuple[str, str] | None:
    """By which clause, and why, a hand may not be split now (MA-BJ 11)."""
    submission, cards = t.submission, hands.cards(t, hand, to)
    made = sum(other.box == hand.box for other in played)
    if not rules.is_pair(cards):
        return "MA-BJ 11(a)", "only the first two cards, if identical in value, may be split"
    if hand.is_split and submission.is_face_up:
        return "MA-BJ 6(k)(5)", "where the hole card lies face up a split pair is not split again"
    if hand.is_split and submission.resplit_hands == 2:
        return "MA-BJ 11(c)(1)", "a split pair is not split again"
    if made >= submission.resplit_hands:
        return "MA-BJ 11(e)", f"the box has been split into {made} hands"
    if hands.is_of_split_aces(t, hand) and not submission.resplit_aces:
        return "MA-BJ 11(e)", "aces are split once"
    if t.chips(hand.seat, RACK) < boxes.wagered(t, hand.seat, hand.place):
        return "MA-BJ 11(a)", "the second hand needs a wager equal to the original one, and the rack holds less"
    return None


async def split(t: BlackjackTable, played: list[Hand], hand: Hand) -> None:
    """The second card begins a hand of its own with an equal wager, and the first gets a card (MA-BJ 11(a), 11(b))."""
    second = Hand(hands.next_split_hand(played, hand), hand.box, hand.seat, is_split=True)
    t.emit(Gathered("MA-BJ 11(a)", (t.pieces(hand.place)[1],), second.place))
    added.cover(t, hand, second, hand.seat, "MA-BJ 11(a)")
    hand.is_split = True
    played.insert(played.index(hand) + 1, second)
    await shared_box.others_split(t, hand, second)
    await shoe.draw_to(t, hand.place, "MA-BJ 11(b)")
