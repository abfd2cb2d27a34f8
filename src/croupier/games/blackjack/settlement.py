"""How hands are settled: at once where nothing more can change them, else against the dealer's (MA-BJ 3, 7 to 12)."""

from croupier.games.blackjack import batches, boxes, hands, multiple_action, rules
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.layout import DEALERS_HANDS, doubled, spot
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.rules import Outcome
from croupier.games.blackjack.side import additional, bonus_button, moments, progressive
from croupier.money import LOSE, LOSE_HALF, PUSH, Odds, Result, win
from croupier.table.board import HELD
from croupier.table.events import RACK
from croupier.table.people import DEALER, Seat


def settle_area(t: BlackjackTable, area: str, result: Result, clause: str) -> None:
    """Every wager on an area has the same result."""
    for owner in t.owners(area):
        t.settle(owner, area, result, clause)


def settle_hand(t: BlackjackTable, hand: Hand, result: Result, clause: str) -> None:
    """Every wager on a hand, against each hand of the dealer, has the same result."""
    for area in hand.areas:
        for each in boxes.spots(t, area):
            settle_area(t, each, result, clause)


def end(t: BlackjackTable, hand: Hand, clause: str) -> None:
    """A hand that is decided within the round loses its cards to the discard rack, unless a bonus is to be paid."""
    hand.is_settled = True
    if not bonus_button.keeps_cards(t, hand):
        t.discard(t.pieces(*hand.areas), clause)


def note(t: BlackjackTable, hand: Hand, outcome: Outcome) -> None:
    """How a hand has ended, and for whom, is kept for the streaks (MA-BJ 22)."""
    hand.outcome = outcome
    t.judged(hand.place, outcome)
    hand.players = tuple(dict.fromkeys(owner for area in hand.areas for owner in t.owners(area)))


def pay_at_once(t: BlackjackTable, hand: Hand, odds: Odds, clause: str) -> None:
    """A blackjack is paid and its cards removed before anybody has a third card (MA-BJ 7(a), 7(c))."""
    note(t, hand, Outcome.WON)
    settle_hand(t, hand, win(odds), clause)
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


def may_return_what_was_added(t: BlackjackTable) -> bool:
    """Whether the dealer's second card, not known yet, may make a blackjack (MA-BJ 10(b), 11(d)).

    In multiple action all wagers on a hand over 21 are taken at once, so nothing of them waits (MA-BJ 18(f)).
    """
    if multiple_action.is_played(t):
        return False
    is_known = t.submission.is_face_up or hands.has_reader(t)
    return not is_known and rules.may_become_blackjack(hands.dealers_first_card(t))


def bust(t: BlackjackTable, hand: Hand) -> None:
    """A hand over 21 loses at once, in multiple action against every hand of the dealer (MA-BJ 3(a)(1), 18(f)).

    What was added to the box waits if a blackjack of the dealer may still return it (MA-BJ 10(b), 11(d)).
    """
    if t.submission.six_to_five:
        return take(t, hand)
    note(t, hand, Outcome.LOST)
    if not may_return_what_was_added(t):
        clause = "MA-BJ 18(f)" if multiple_action.is_played(t) else "MA-BJ 3(e)"
        settle_hand(t, hand, LOSE, clause)
    for owner in t.owners(hand.place):
        if not hand.is_added(hand.place, owner):
            t.settle(owner, hand.place, LOSE, "MA-BJ 3(e)")
    if not hands.wagers_lie(t, hand):
        end(t, hand, "MA-BJ 3(e)")
    return None


def take(t: BlackjackTable, hand: Hand) -> None:
    """In the 6 to 5 variation all that lies on a hand over 21 is collected at once, for good (MA-BJ 6A(e)(3))."""
    note(t, hand, Outcome.LOST)
    hand.taken_from = tuple(t.owners(hand.place))
    settle_hand(t, hand, LOSE, "MA-BJ 6A(e)(3)")
    end(t, hand, "MA-BJ 6A(e)(3)")


def surrender(t: BlackjackTable, hand: Hand) -> None:
    """Half of the wager is collected now, or all of it waits for the dealer's second card (MA-BJ 8(a)(1), (2))."""
    hand.is_surrendered = True
    # To surrender is to discontinue the hand, which loses a streak too (22(f)).
    note(t, hand, Outcome.LOST)
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
            if hand.outcome is None:
                note(t, hand, Outcome.LOST)
            settle_hand(t, hand, LOSE, "MA-BJ 3(e)")
            hand.is_settled = True


async def against_blackjack(t: BlackjackTable, played: list[Hand], number: int) -> None:
    """A dealer's blackjack takes the original wager; what doubled or split it is returned (MA-BJ 10(b), 11(d))."""
    await moments.before_the_last_settlement(t, played)
    for box in by_box(played):
        for hand in box:
            if not hand.is_settled:
                await settle_against_blackjack(t, played, hand, number)
        await moments.box_is_over(t, box, played)


def by_box(played: list[Hand]) -> list[list[Hand]]:
    """The hands of each box together, from the dealer's right."""
    names = dict.fromkeys(hand.box for hand in reversed(played))
    return [[hand for hand in reversed(played) if hand.box == name] for name in names]


async def settle_against_blackjack(t: BlackjackTable, played: list[Hand], hand: Hand, number: int) -> None:
    """Of the wagers on a hand only an original one is lost to a blackjack (MA-BJ 10(b), 11(d))."""
    await turn_up(t, hand)
    decided = result(t, hand)
    for area in reversed(hand.areas):
        for owner in t.owners(spot(area, number)):
            if hand.is_added(area, owner) or has_lost_original(played, hand, owner):
                clause = "MA-BJ 11(d)" if area == hand.place else "MA-BJ 10(b)"
                t.settle(owner, spot(area, number), PUSH, clause)
            else:
                t.settle(owner, spot(area, number), decided, clause_of(t, hand, number))
    hand.is_settled = not hands.wagers_lie(t, hand)


def has_lost_original(played: list[Hand], hand: Hand, owner: Seat) -> bool:
    """A player loses one original wager on a box in all, which a hand over 21 may have lost already (MA-BJ 11(d))."""
    return any(owner in other.taken_from and other.box == hand.box for other in played)


def result(t: BlackjackTable, hand: Hand) -> Result:
    """What becomes of the wagers on a hand whose cards all lie open (MA-BJ 3, 6(k)(1))."""
    score, dealer = hands.score(t, hand), hands.dealers_score(t)
    judged = rules.outcome_face_up(score, dealer) if t.submission.is_face_up else rules.outcome(score, dealer)
    if hand.outcome is None:
        note(t, hand, judged)
    return rules.result(judged, t.submission.odds(hands.cards(t, hand), score))


def clause_of(t: BlackjackTable, hand: Hand, number: int) -> str:
    """By which clause a hand is settled against the dealer's hand of that number."""
    if multiple_action.is_played(t):
        return multiple_action.SETTLED[number]
    return "MA-BJ 7(b)" if hands.score(t, hand).is_blackjack else "MA-BJ 3(e)"


def is_live(t: BlackjackTable, hand: Hand, number: int) -> bool:
    """Whether further cards of the dealer's hand of that number may change what becomes of a hand (MA-BJ 12(c))."""
    if hand.is_settled or not any(t.owners(spot(area, number)) for area in hand.areas):
        return False
    # Two cards that make 21 beat any hand of more; a card that lies face down nobody knows.
    return not hands.is_open(t, hand) or not hands.score(t, hand).is_two_card_21


async def turn_up(t: BlackjackTable, hand: Hand) -> None:
    """What lies face down is turned when the wagers are settled in rotation (MA-BJ 6A(g), 10(c))."""
    await turn_first_cards(t, hand, "MA-BJ 6A(g)")
    for piece in t.pieces(doubled(hand.place)):
        if not t.board.is_seen_by(piece, None):
            await t.show(piece, "MA-BJ 10(c)")
            progressive.note(t, hand.place, piece)
            hands.announce(t, hand, "MA-BJ 6(g)")
            additional.pay_sevens(t, hand)
            if multiple_action.is_played(t) and hands.score(t, hand).is_bust:
                settle_hand(t, hand, LOSE, "MA-BJ 18(f)")


async def turn_first_cards(t: BlackjackTable, hand: Hand, clause: str) -> None:
    """The two cards that a player holds face down in the 6 to 5 variation are turned over."""
    for piece in t.pieces(hand.place):
        if not t.board.is_seen_by(piece, None):
            await t.show(piece, clause)


async def against_the_dealer(t: BlackjackTable, played: list[Hand], number: int) -> None:
    """The losers are collected and the winners paid, from the dealer's right (MA-BJ 3(e), 18(f), 18(h), 18(i))."""
    await moments.before_the_last_settlement(t, played)
    for box in by_box(played):
        for hand in box:
            if not hand.is_settled:
                await settle_against_the_dealer(t, hand, number)
        await moments.box_is_over(t, box, played)


async def settle_against_the_dealer(t: BlackjackTable, hand: Hand, number: int) -> None:
    """The wagers on a hand are lost, paid or returned by its score (MA-BJ 3(e))."""
    await turn_up(t, hand)
    decided = result(t, hand)
    for area in hand.areas:
        settle_area(t, spot(area, number), decided, clause_of(t, hand, number))
    hand.is_settled = not hands.wagers_lie(t, hand)


def return_all(t: BlackjackTable, clause: str) -> None:
    """All hands are dead: every wager that still lies on the layout goes back."""
    for stack in t.stacks_on(lambda area: area != RACK and not moments.stays_after_void(area)):
        t.return_chips(stack.owner, stack.area, clause)
    for marker in list(t.board.markers):
        if marker not in batches.MARKERS and not moments.stays_after_void(marker):
            t.mark(marker, None, clause)


def pick_up(t: BlackjackTable, played: list[Hand]) -> None:
    """The cards are picked up from the far right, the dealer's last, so that each hand can be rebuilt (MA-BJ 6(i))."""
    areas = [area for hand in reversed(played) for area in hand.areas]
    t.discard(t.pieces(*areas, *DEALERS_HANDS), "MA-BJ 6A(i)" if t.submission.six_to_five else "MA-BJ 6(i)")
    # A card that was exposed in error, and that nobody took, is burned.
    t.discard([piece for piece in t.pieces(HELD) if t.board.is_seen_by(piece, None)], "MA-BJ 15(d)")
