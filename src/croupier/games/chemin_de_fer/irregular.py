"""What may interrupt at any time: orders, and cards drawn in error or found face up (MA-CDF 10(a)(2), 11(g), 11(j)).

What belongs to one moment of a hand stands with that moment, in `initial_deal` and `third_cards`.
"""

from collections.abc import Iterator

from croupier.games.baccarat.acts import OrderPass
from croupier.games.chemin_de_fer import against, bank, disclosed, rules, shoe
from croupier.games.chemin_de_fer.acts import AnnulHand
from croupier.games.chemin_de_fer.coup import Coup
from croupier.games.chemin_de_fer.endings import Ending
from croupier.games.chemin_de_fer.initial_deal import REPORTED_BY
from croupier.games.chemin_de_fer.layout import CARRIED, EXPOSED
from croupier.games.chemin_de_fer.memory import CheminTable
from croupier.games.punto.acts import DrawExposed, DrawUnseen, FindFaceUp
from croupier.games.punto.hands import Hand
from croupier.table.acts import Act, OrderRecut
from croupier.table.board import DISCARD
from croupier.table.events import Dealt
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, FLOORPERSON

REASONS = ("delay", "invalid deals", "violation")
"""Why a pass may be ordered (MA-CDF 10(a)(2); NJ-CDF 4.11(a)(2))."""


def between_hands(t: CheminTable) -> Iterator[Offer | Bar]:
    """While nobody has wagered: cards drawn in error."""
    if t.shoe.left:
        cite = t.submission.clause
        yield offer(DEALER, DrawUnseen, cite("11(g)"), then=carry)
        yield offer(DEALER, DrawExposed, cite("11(h)"), then=deal_with_disclosed)
        yield offer(DEALER, FindFaceUp, cite("11(j)"), then=burn_face_up)
    yield Bar(OrderRecut, t.submission.clause("3(f)"), "cards have been drawn since the cut")


def before_the_cards(t: CheminTable) -> Iterator[Offer | Bar]:
    """While wagers are made: the Banker is ordered to pass, cards are drawn in error."""
    for role in (DEALER, FLOORPERSON):
        yield offer(role, OrderPass, t.submission.clause("10(a)(2)"), then=order_off, reason=OneOf(REASONS))
    yield from between_hands(t)


def while_dealing(t: CheminTable, coup: Coup) -> Iterator[Offer | Bar]:
    """From "No More Bets" to the result."""
    cite = t.submission.clause

    def order_off_afterwards(t: CheminTable, act: OrderPass) -> None:
        coup.is_ordered_off = True
        t.announce(act.who, f"The Banker passes the shoe after this hand: {act.reason}", cite("10(a)(2)"))

    async def found_in_hand(t: CheminTable, act: FindFaceUp) -> Ending | None:
        await remove_face_up(t)
        return Ending.VOID if shoe.is_over(t) else None

    if t.pieces(Hand.PLAYER, Hand.BANKER):
        for role in REPORTED_BY:
            yield offer(role, AnnulHand, cite("11(a)"), then=annul)
    if t.shoe.left:
        yield offer(DEALER, DrawUnseen, cite("11(g)"), then=carry)
        yield offer(DEALER, DrawExposed, cite("11(g)"), then=set_aside)
        yield offer(DEALER, FindFaceUp, cite("11(j)"), then=found_in_hand)
    if not coup.is_ordered_off:
        for role in (DEALER, FLOORPERSON):
            yield offer(role, OrderPass, cite("10(a)(2)"), then=order_off_afterwards, reason=OneOf(REASONS))
    yield from against.are_closed(t)
    yield Bar(OrderRecut, cite("3(f)"), "cards have been drawn since the cut")


def order_off(t: CheminTable, act: OrderPass) -> Ending:
    """Before a card is dealt every wager goes back, and the bank goes on (MA-CDF 10(a)(2); NJ-CDF 4.11(a)(2))."""
    clause = t.submission.clause("10(a)(2)")
    t.announce(act.who, f"The Banker passes the shoe: {act.reason}", clause)
    against.return_all(t, clause)
    bank.release(t, clause)
    return Ending.ORDERED_OFF


def annul(t: CheminTable, act: AnnulHand) -> Ending:
    """Found later, a wrong order can no longer be put right (MA-CDF 11(a); NJ-CDF 4.12(a))."""
    return Ending.ANNULLED


def carry(t: CheminTable, act: DrawUnseen) -> None:
    """An unseen card is the first of the next hand, unless none comes from this shoe (MA-CDF 11(g); NJ-CDF 4.12(g))."""
    area = DISCARD if t.shoe.cutting_card_is_out else CARRIED
    t.emit(Dealt(t.submission.clause("11(g)"), t.shoe.next_piece, area))


async def set_aside(t: CheminTable, act: Act) -> None:
    """A disclosed card waits until the round is settled (MA-CDF 11(g), 11(h); NJ-CDF 4.12(g), 4.12(h))."""
    clause, piece = t.submission.clause("11(g)"), t.shoe.next_piece
    t.emit(Dealt(clause, piece, EXPOSED))
    await t.show(piece, clause)


async def deal_with_disclosed(t: CheminTable, act: Act) -> Ending | None:
    """Between two hands the licensee's procedure is done at once."""
    await set_aside(t, act)
    await disclosed.dealt_with(t)
    return over(t)


async def burn_face_up(t: CheminTable, act: FindFaceUp) -> Ending | None:
    """Between two hands nothing is void."""
    await remove_face_up(t)
    return over(t)


def over(t: CheminTable) -> Ending | None:
    """If the shoe has come to its end between two hands, wagers go back and no hand is played from it."""
    if not shoe.is_over(t):
        return None
    against.return_all(t, t.submission.clause("3(a)"))
    return Ending.SHOE_OVER


async def remove_face_up(t: CheminTable) -> None:
    """The card is not used, and takes as many more with it as its value (MA-CDF 11(j); NJ-CDF 4.12(j))."""
    clause, piece = t.submission.clause("11(j)"), t.shoe.next_piece
    t.emit(Dealt(clause, piece, DISCARD))
    await t.show(piece, clause)
    await disclosed.burn_openly(t, rules.burned_with_face_up(t.face(piece)), "11(j)")
