"""Baccarat as it is played (MA-BAC 8 to 15)."""

from collections.abc import Iterator

from croupier.games.baccarat import curator, shoe
from croupier.games.baccarat.acts import CallCards
from croupier.games.baccarat.memory import BaccaratTable
from croupier.games.baccarat.submission import HandView
from croupier.games.punto import (
    betting,
    dealing,
    house_money,
    irregular,
    settlement,
    simulated,
    turning,
    vigorish,
)
from croupier.games.punto.dealing import FACE_UP, Holders
from croupier.games.punto.hands import Coup, Hand, Winner
from croupier.games.punto.house_money import Settled
from croupier.games.punto.shoe import look_for_cover_card
from croupier.table.offers import Bar, Offer
from croupier.table.people import DEALER
from croupier.table.table import ShoeEmpty


async def what_comes_next(t: BaccaratTable) -> None:
    """What the table does next: it opens, or it plays a round."""
    if t.board.shoe is None:
        await shoe.opening(t)
    else:
        await round_of_play(t)


async def round_of_play(t: BaccaratTable) -> None:
    """One round, from the wagers to the shoe's next turn."""
    await t.during(betting.wagering(t, betting.spots), between_rounds)
    if curator.has_left(t):
        await curator.pass_on(t)
    settled: list[Settled] = []
    try:
        coup = await t.during(the_cards(t, settled), while_dealing)
    except ShoeEmpty:
        void(t, settled)
        await shoe.next_shoe(t)
    else:
        settle(t, coup)
        settlement.clear(t)
        await after_the_round(t, coup)


def between_rounds(t: BaccaratTable) -> Iterator[Offer | Bar]:
    """The shoe is passed, vigorish paid, a card drawn in error."""
    yield from curator.may_pass(t)
    yield from irregular.between_rounds(t)


def while_dealing(t: BaccaratTable) -> Iterator[Offer | Bar]:
    """A curator is ordered to pass the shoe, a card drawn in error."""
    yield from curator.may_be_ordered_to_pass(t)
    yield from irregular.while_dealing(t)


async def the_cards(t: BaccaratTable, settled: list[Settled]) -> Coup:
    """From the call "cards" to the result (MA-BAC 9 to 12(a))."""
    await t.duty(DEALER, CallCards, "MA-BAC 9(b)")
    t.announce(DEALER, "Cards", "MA-BAC 9(b)")
    await dealing.four_cards(t)
    holders = await turn_the_hands(t)
    settled += await house_money.settle(t)
    await dealing.third_cards(t, holders)
    return await dealing.result(t)


async def turn_the_hands(t: BaccaratTable) -> Holders:
    """The dealer turns both hands and calls the counts, or the highest bettors turn them (MA-BAC 9(c), 9(d), 10(a))."""
    if t.submission.hand_view is HandView.BETTORS:
        return await turning.by_the_highest_bettors(t)
    for piece in t.pieces(Hand.PLAYER, Hand.BANKER):
        await t.show(piece, "MA-BAC 9(c)")
    dealing.announce_counts(t)
    return FACE_UP


def settle(t: BaccaratTable, coup: Coup) -> None:
    """Losers first; then each winner is paid and at once charged the vigorish (MA-BAC 12(b))."""
    decide = settlement.decided(t, coup)
    settlement.collect_losing(t, decide)
    for seat in settlement.winners(t, decide):
        owed = settlement.owed(t, seat, decide)
        settlement.pay_winning(t, seat, decide)
        vigorish.charge(t, seat, owed)
    settlement.return_rest(t)
    settlement.remember(t, coup)


def void(t: BaccaratTable, settled: list[Settled]) -> None:
    """With too few cards to finish, the round is void and every wager goes back (MA-BAC 15(e))."""
    t.announce(DEALER, "The round is void", "MA-BAC 15(e)")
    house_money.undo(t, settled, "MA-BAC 15(e)")
    settlement.return_all(t, "MA-BAC 15(e)")
    settlement.clear(t)


async def after_the_round(t: BaccaratTable, coup: Coup) -> None:
    """A disclosed card opens a simulated round; then the shoe ends or changes hands (MA-BAC 10(d), 14, 15(d))."""
    was_the_last_hand = t.memory.is_last_hand
    look_for_cover_card(t)
    if was_the_last_hand or not t.shoe.left:
        await shoe.next_shoe(t)
        return
    await simulated.rounds(t)
    if coup.winner is Winner.PLAYER:
        # Whenever the Banker's Hand loses, the curator passes the shoe (14(a)(1)).
        await curator.pass_on(t)
