"""The 6 to 5 variation, dealt from the hand: two cards face down, which their player alone sees (MA-BJ 6A).

No script knows what such a hand counts. Whatever follows from its count is done by the player who sees it, and offered
to that player alone: to turn a blackjack over, to stand on 21, to throw in a hand over 21.
"""

from collections.abc import Iterator

from croupier.games.blackjack import hands, settlement
from croupier.games.blackjack.acts import AskPlayers, Draw, Stand, ThrowInHand, TurnUpBlackjack
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.memory import BlackjackTable
from croupier.table import shuffling
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER


async def burn_if_elected(t: BlackjackTable) -> None:
    """The licensee may have the top card burned before each round; nobody ever sees it (MA-BJ 6A(c))."""
    if t.submission.burn_each_round and t.cards_are_left:
        await shuffling.burn(t, "MA-BJ 6A(c)")


async def look_at_cards(t: BlackjackTable, played: list[Hand]) -> None:
    """Each player picks up the two cards and evaluates them before the dealer asks anybody (MA-BJ 6A(d)).

    A blackjack is turned over then, since it is announced, and perhaps paid, before anybody has a third card (7(a)).
    """
    waiting = [hand for hand in played if hands.is_closed(t, hand)]
    for hand in waiting:
        for piece in t.pieces(hand.place):
            await t.show(piece, "MA-BJ 6A(d)", to=(hand.seat,))
    while waiting:
        match await t.ask(may_turn_up, waiting):
            case TurnUpBlackjack(box=place):
                hand = next(hand for hand in waiting if hand.place == place)
                waiting.remove(hand)
                await settlement.turn_first_cards(t, hand, "MA-BJ 6A(d)")
                settlement.blackjack(t, hand)
            case _:
                return


def may_turn_up(t: BlackjackTable, waiting: list[Hand]) -> Iterator[Offer | Bar]:
    """Who sees a blackjack may turn it over, until the dealer asks the players in turn (MA-BJ 6A(d), 7)."""
    for hand in waiting:
        if hands.score(t, hand, to=hand.seat).is_blackjack:
            yield offer(hand.seat, TurnUpBlackjack, "MA-BJ 7(a)", about=hand.box, box=OneOf((hand.box,)))
    yield offer(DEALER, AskPlayers, "MA-BJ 6A(d)")


def may_throw_in(hand: Hand) -> Iterator[Offer | Bar]:
    """Who has gone over 21 discards the two cards face down, and neither stands nor draws (MA-BJ 6A(e)(2))."""
    yield offer(hand.seat, ThrowInHand, "MA-BJ 6A(e)(2)", about=hand.place)
    for act in (Draw, Stand):
        yield Bar(act, "MA-BJ 6A(e)(2)", "a hand over 21 is thrown in at once", hand.seat)
