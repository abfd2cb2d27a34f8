"""How hands are settled: at once where nothing more can change them, else against the dealer's (MA-BJ 3, 7 to 12)."""

from croupier.games.blackjack import hands, rules
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.layout import DEALERS_HAND, doubled
from croupier.games.blackjack.memory import BlackjackTable
from croupier.money import LOSE, LOSE_HALF, PUSH, Odds, Result, win
from croupier.table.board import HELD
from croupier.table.events import RACK
from croupier.table.people import DEALER


def settle_area(t: BlackjackTable, area: str, result: Result, clause: str) -> None:
    """Every wager on an area has the same result."""
    for owner in t.owners(area):
        t.settle(owner, area, result, clause)


def end(t: BlackjackTable, hand: Hand, clause: str) -> None:
    """A hand that is decided within the round loses its cards to the discard rack."""
    hand.is_settled = True
    t.discard(t.pieces(*hand.areas), clause)


def pay_at_once(t: BlackjackTable, hand: Hand, odds: Odds, clause: str) -> None:
    """A blackjack is paid and its cards removed before anybody has a third card (MA-BJ 7(a), 7(c))."""
    settle_area(t, hand.place, win(odds), clause)
    end(t, hand, clause)


def blackjacks(t: BlackjackTable, played: list[Hand]) -> None:
    """Blackjacks are announced, and paid at once if the dealer cannot have one (MA-BJ 7(a), 7(b))."""
    for hand in played:
        if hands.is_open_blackjack(t, hand):
            blackjack(t, hand)


def blackjack(t: BlackjackTable, hand: Hand) -> None:
    """A blackjack is announced, and paid at once unless the dealer may have one too (MA-BJ 7(a), 7(b))."""
    score, waits = hands.score(t, hand), rules.may_become_blackjack(hands.dealers_first_card(t))
    clause = "MA-BJ 7(b)" if waits else "MA-BJ 7(a)"
    t.announce(DEALER, f"{hand.box}: {score.spoken}", clause)
    if not waits:
        pay_at_once(t, hand, t.submission.odds(hands.cards(t, hand), score), clause)


def dealer_may_have_blackjack(t: BlackjackTable) -> bool:
    """Whether the dealer's second card, not known yet, may make a blackjack (MA-BJ 10(b), 11(d))."""
    is_known = t.submission.is_face_up or hands.has_reader(t)
    return not is_known and rules.may_become_blackjack(hands.dealers_first_card(t))


def bust(t: BlackjackTable, hand: Hand) -> None:
    """A hand over 21 loses at once (MA-BJ 3(a)(1)).

    What was added to the box waits if a blackjack of the dealer may still return it (MA-BJ 10(b), 11(d)).
    """
    if t.submission.six_to_five:
        take(t, hand)
    elif not dealer_may_have_blackjack(t):
        for area in hand.areas:
            settle_area(t, area, LOSE, "MA-BJ 3(e)")
        end(t, hand, "MA-BJ 3(e)")
    elif not hand.is_split and not t.owners(doubled(hand.place)):
        settle_area(t, hand.place, LOSE, "MA-BJ 3(e)")
        end(t, hand, "MA-BJ 3(e)")
    elif hand.place == hand.box:
        settle_area(t, hand.place, LOSE, "MA-BJ 3(e)")


def take(t: BlackjackTable, hand: Hand) -> None:
    """In the 6 to 5 variation all that lies on a hand over 21 is collected at once, for good (MA-BJ 6A(e)(3))."""
    for area in hand.areas:
        settle_area(t, area, LOSE, "MA-BJ 6A(e)(3)")
    hand.is_taken = True
    end(t, hand, "MA-BJ 6A(e)(3)")


def surrender(t: BlackjackTable, hand: Hand) -> None:
    """Half of the wager is collected now, or all of it waits for the dealer's second card (MA-BJ 8(a)(1), (2))."""
    hand.is_surrendered = True
    if rules.may_become_blackjack(hands.dealers_first_card(t)):
        t.mark(waiting(hand), hand.place, "MA-BJ 8(a)(2)")
    else:
        settle_area(t, hand.place, LOSE_HALF, "MA-BJ 8(a)(1)")
        end(t, hand, "MA-BJ 8(a)(1)")


def waiting(hand: Hand) -> str:
    """What shows that a wager lies on top of its cards (MA-BJ 8(a)(2))."""
    return f"surrender of {hand.box}"


def surrendered(t: BlackjackTable, played: list[Hand]) -> None:
    """When the second card shows a blackjack the whole wager is collected, else half of it (MA-BJ 8(a)(2))."""
    result = LOSE if hands.dealers_score(t).is_blackjack else LOSE_HALF
    for hand in reversed(played):
        if hand.is_surrendered and not hand.is_settled:
            t.mark(waiting(hand), None, "MA-BJ 8(a)(2)")
            settle_area(t, hand.place, result, "MA-BJ 8(a)(2)")
            hand.is_settled = True


def added_to_bust_hands(t: BlackjackTable, played: list[Hand]) -> None:
    """Without a dealer's blackjack, what was added to a hand over 21 is lost with it (MA-BJ 3(a)(1))."""
    for hand in reversed(played):
        if not hand.is_settled and hands.is_open(t, hand) and hands.score(t, hand).is_bust:
            for area in hand.areas:
                settle_area(t, area, LOSE, "MA-BJ 3(e)")
            hand.is_settled = True


async def against_blackjack(t: BlackjackTable, played: list[Hand]) -> None:
    """A dealer's blackjack takes the original wager; what doubled or split it is returned (MA-BJ 10(b), 11(d))."""
    for hand in reversed(played):
        if hand.is_settled:
            continue
        await turn_up(t, hand)
        settle_area(t, doubled(hand.place), PUSH, "MA-BJ 10(b)")
        # The box loses one original wager in all, which a hand over 21 may have lost already.
        if hand.place != hand.box or any(other.is_taken and other.box == hand.box for other in played):
            settle_area(t, hand.place, PUSH, "MA-BJ 11(d)")
        else:
            settle_area(t, hand.place, result(t, hand), clause_of(t, hand))
        hand.is_settled = True


def result(t: BlackjackTable, hand: Hand) -> Result:
    """What becomes of the wagers on a hand whose cards all lie open (MA-BJ 3, 6(k)(1))."""
    score, dealer = hands.score(t, hand), hands.dealers_score(t)
    judged = rules.outcome_face_up(score, dealer) if t.submission.is_face_up else rules.outcome(score, dealer)
    return rules.result(judged, t.submission.odds(hands.cards(t, hand), score))


def clause_of(t: BlackjackTable, hand: Hand) -> str:
    """By which clause a hand is settled against the dealer's."""
    return "MA-BJ 7(b)" if hands.score(t, hand).is_blackjack else "MA-BJ 3(e)"


def is_live(t: BlackjackTable, hand: Hand) -> bool:
    """Whether the dealer's further cards may still change what becomes of a hand (MA-BJ 12(c))."""
    if hand.is_settled:
        return False
    # Two cards that make 21 beat any hand of more; a card that lies face down nobody knows.
    return not hands.is_open(t, hand) or not hands.score(t, hand).is_two_card_21


async def turn_up(t: BlackjackTable, hand: Hand) -> None:
    """What lies face down is turned when the wagers are settled in rotation (MA-BJ 6A(g), 10(c))."""
    await turn_first_cards(t, hand, "MA-BJ 6A(g)")
    for piece in t.pieces(doubled(hand.place)):
        if not t.board.is_seen_by(piece, None):
            await t.show(piece, "MA-BJ 10(c)")
            t.announce(DEALER, f"{hand.place}: {hands.score(t, hand).spoken}", "MA-BJ 6(g)")


async def turn_first_cards(t: BlackjackTable, hand: Hand, clause: str) -> None:
    """The two cards that a player holds face down in the 6 to 5 variation are turned over."""
    for piece in t.pieces(hand.place):
        if not t.board.is_seen_by(piece, None):
            await t.show(piece, clause)


async def against_the_dealer(t: BlackjackTable, played: list[Hand]) -> None:
    """The losers are collected and the winners paid, from the dealer's right (MA-BJ 3(e))."""
    for hand in reversed(played):
        if hand.is_settled:
            continue
        await turn_up(t, hand)
        decided = result(t, hand)
        for area in hand.areas:
            settle_area(t, area, decided, clause_of(t, hand))
        hand.is_settled = True


def return_all(t: BlackjackTable, clause: str) -> None:
    """All hands are dead: every wager that still lies on the layout goes back."""
    for stack in t.stacks_on(lambda area: area != RACK):
        t.return_chips(stack.owner, stack.area, clause)
    for marker in list(t.board.markers):
        t.mark(marker, None, clause)


def pick_up(t: BlackjackTable, played: list[Hand]) -> None:
    """The cards are picked up from the far right, the dealer's last, so that each hand can be rebuilt (MA-BJ 6(i))."""
    areas = [area for hand in reversed(played) for area in hand.areas]
    t.discard(t.pieces(*areas, DEALERS_HAND), "MA-BJ 6A(i)" if t.submission.six_to_five else "MA-BJ 6(i)")
    # A card that was exposed in error, and that nobody took, is burned.
    t.discard([piece for piece in t.pieces(HELD) if t.board.is_seen_by(piece, None)], "MA-BJ 15(d)")
