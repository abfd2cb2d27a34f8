"""The double shoe: a determinant card chooses the side from which a round is dealt (MA-BJ 6(d), 15(i))."""

from collections.abc import Iterator

from croupier.games.blackjack import rules, shoe
from croupier.games.blackjack.acts import DealFromWrongSide, DrawDeterminant
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.layout import DEALERS_HAND
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.options.dealing import Device, Side
from croupier.games.blackjack.side import progressive
from croupier.table.acts import act_name
from croupier.table.board import SEGREGATED
from croupier.table.events import Gathered, Performed
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER

DETERMINANT = "determinant card"
SIDE = "side of the round"
"""The marker that stands on the side to which the determinant card points."""


async def determine_side(t: BlackjackTable, played: list[Hand]) -> None:
    """Before each round a card from either side determines, by its suit, which side is dealt from (MA-BJ 6(d)(1))."""
    shoe.take_side(t, await chosen_by_dealer(t), "MA-BJ 6(d)(1)")
    t.memory.may_be_recut = False
    piece = await shoe.deal_to(t, DETERMINANT, "MA-BJ 6(d)(1)")
    side = rules.points_to(t.face(piece), t.submission.red_suits_side)
    t.mark(SIDE, side, "MA-BJ 6(d)(1)")
    # A card of the side that it points to is the first card of the first player, any other is burned.
    is_used = side is side_of(t, piece)
    t.emit(Gathered("MA-BJ 6(d)(2)", (piece,), played[0].place if is_used else SEGREGATED))
    if is_used:
        progressive.note(t, played[0].place, piece)
    shoe.take_side(t, side, "MA-BJ 6(d)(1)")


def side_of(t: BlackjackTable, piece: int) -> Side:
    """The side that a card came from."""
    return next(side for side in Side if shoe.first_piece(t, side) == t.board.shoe_of(piece).first)


async def chosen_by_dealer(t: BlackjackTable) -> Side:
    """The dealer draws the determinant card from either side; a table that does so by itself takes them in turn."""
    if act_name(DrawDeterminant) in t.automatic:
        side = Side.LEFT if t.memory.determinant_from is None else t.memory.determinant_from.other
    else:
        act = await t.ask(may_draw)
        assert isinstance(act, DrawDeterminant)
        side = act.side
    t.memory.determinant_from = side
    return side


def may_draw(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """Either side will do (MA-BJ 6(d)(1))."""
    yield offer(DEALER, DrawDeterminant, "MA-BJ 6(d)(1)", side=OneOf(tuple(Side)))


def may_take_wrong_side(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """The dealer may deal the round from the side to which the determinant card does not point (MA-BJ 15(i))."""
    if t.submission.dealing_device is Device.DOUBLE_SHOE and not t.pieces(DEALERS_HAND):
        if shoe.side_in_use(t) == t.board.markers[SIDE]:
            yield offer(DEALER, DealFromWrongSide, "MA-BJ 15(i)", then=deal_from_wrong_side)
        else:
            yield Bar(DealFromWrongSide, "MA-BJ 15(i)", "the round is dealt from the wrong side already")


def deal_from_wrong_side(t: BlackjackTable, act: DealFromWrongSide) -> None:
    """The round is treated as if it were drawn from the appropriate side, and concluded (MA-BJ 15(i))."""
    t.emit(Performed("MA-BJ 15(i)", DEALER, act_name(DealFromWrongSide)))
    shoe.take_side(t, shoe.side_in_use(t).other, "MA-BJ 15(i)")
