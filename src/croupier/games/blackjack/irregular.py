"""What may interrupt blackjack: irregularities (MA-BJ 15), and what is done between rounds on somebody's order."""

from collections.abc import Iterator
from functools import partial

from croupier.games.blackjack import batches, hands, idle, mixing, reader, shoe, wagers
from croupier.games.blackjack.acts import DrawExposed, DrawUnseen, FindFaceUp, PermitPlayer
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.options.dealing import Device, Shuffler
from croupier.games.blackjack.side import progressive, streak
from croupier.table import shuffling
from croupier.table.acts import ChangeDealer, OrderRecut, ShowBurnCard, ShuffleCards, act_name
from croupier.table.board import DISCARD, HELD, SEGREGATED
from croupier.table.events import Dealt, Performed
from croupier.table.limits import OneOf, Words
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, FLOORPERSON, SUPERVISOR


def between_rounds(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """A shuffle at the end of any round, a recut, a new dealer, the burn card shown (MA-BJ 5(g), 5(h)(1), 6(c))."""
    yield from drawn_in_error(t)
    yield from reader.between_rounds(t)
    yield from progressive.between_rounds(t)
    yield from streak.between_rounds(t)
    yield offer(FLOORPERSON, ChangeDealer, "MA-BJ 6(c)", then=new_dealer)
    kept_out = tuple(seat for seat in t.seated if not wagers.is_admitted(t, seat))
    if kept_out:
        yield offer(FLOORPERSON, PermitPlayer, "MA-BJ 3(i)", then=permit, seat=OneOf(kept_out))
    if t.submission.dealing_device is Device.CONTINUOUS:
        yield Bar(ShuffleCards, "MA-BJ 21", "the device shuffles by itself")
        return
    yield from idle.may_remove_cards(t)
    if hands.on_the_boxes(t):
        yield Bar(ShuffleCards, "MA-BJ 5(h)(1)", "wagers are on the layout: the next round has begun")
    else:
        yield offer(DEALER, ShuffleCards, "MA-BJ 5(h)(1)", then=shuffle_now)
    if t.memory.may_be_recut:
        yield offer(SUPERVISOR, OrderRecut, "MA-BJ 5(g)", then=recut, reason=Words(200))
    else:
        yield Bar(OrderRecut, "MA-BJ 5(g)", "cards have left the shoe since the cut")
    if t.submission.six_to_five:
        yield Bar(ShowBurnCard, "MA-BJ 6A(c)", "a card burned in the 6 to 5 variation is shown to nobody")
    elif t.memory.burned is not None and not t.board.is_seen_by(t.memory.burned, None):
        for seat in t.asked(t.seated):
            yield offer(seat, ShowBurnCard, "MA-BJ 6(c)", then=show_burn_card)


def while_dealing(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """Cards found face up or drawn in error (MA-BJ 15(b), 15(c)); wagers are frozen."""
    yield from drawn_in_error(t)
    yield from reader.needless_use(t)
    yield from wagers.are_frozen()
    yield Bar(ShuffleCards, "MA-BJ 5(h)(1)", "the cards are shuffled at the end of a round, not within it")
    yield Bar(OrderRecut, "MA-BJ 5(g)", "cards have left the shoe since the cut")
    yield Bar(ShowBurnCard, "MA-BJ 6(c)", "the burn card is shown until the first card of the next round")
    yield Bar(ChangeDealer, "MA-BJ 6(c)", "dealers change between rounds, and a new one burns a card first")


def drawn_in_error(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """What can be wrong with the next card of the shoe (MA-BJ 15(b), 15(c))."""
    if t.shoe.left:
        yield offer(DEALER, FindFaceUp, "MA-BJ 15(b)", then=discard_face_up)
        yield offer(DEALER, DrawUnseen, "MA-BJ 15(c)", then=hold_as_next)


def in_the_initial_deal(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """A card exposed before all have two moves forward as the next card (MA-BJ 15(a))."""
    if t.shoe.left:
        yield offer(DEALER, DrawExposed, "MA-BJ 15(a)", then=partial(hold_exposed, "MA-BJ 15(a)"))


def after_two_cards(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """A card exposed after all have two is the next card for whoever does not refuse it by standing (MA-BJ 15(d))."""
    if t.shoe.left:
        yield offer(DEALER, DrawExposed, "MA-BJ 15(d)", then=partial(hold_exposed, "MA-BJ 15(d)"))


def needless_card(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """A card that the dealer draws to a total on which the dealer stands is burned (MA-BJ 15(e))."""
    if t.shoe.left:
        yield offer(DEALER, DrawExposed, "MA-BJ 15(e)", then=burn_needless_card)


async def hold_exposed(clause: str, t: BlackjackTable, act: DrawExposed) -> None:
    """The exposed card waits for whoever draws next (MA-BJ 15(a), 15(d))."""
    t.memory.has_erred = True
    piece = t.shoe.next_piece
    t.emit(Dealt(clause, piece, HELD))
    await t.show(piece, clause)


async def burn_needless_card(t: BlackjackTable, act: DrawExposed) -> None:
    """The card does not count and goes to the discard rack (MA-BJ 15(e))."""
    piece = t.shoe.next_piece
    t.emit(Dealt("MA-BJ 15(e)", piece, DISCARD))
    await t.show(piece, "MA-BJ 15(e)")


async def discard_face_up(t: BlackjackTable, act: FindFaceUp) -> None:
    """A card found face up in the shoe is not used; a double shoe has an area of its own for it (MA-BJ 15(b))."""
    t.memory.may_be_recut = False
    piece = t.shoe.next_piece
    target = SEGREGATED if t.submission.dealing_device is Device.DOUBLE_SHOE else DISCARD
    t.emit(Dealt("MA-BJ 15(b)", piece, target))
    await t.show(piece, "MA-BJ 15(b)")


def hold_as_next(t: BlackjackTable, act: DrawUnseen) -> None:
    """A card drawn in error whose face was not exposed is used as the next card (MA-BJ 15(c))."""
    t.memory.may_be_recut = False
    t.emit(Dealt("MA-BJ 15(c)", t.shoe.next_piece, HELD))


async def new_dealer(t: BlackjackTable, act: ChangeDealer) -> None:
    """Each new dealer burns a card before dealing any card to the players (MA-BJ 6(c)); a device needs no burn (21)."""
    t.emit(Performed("MA-BJ 6(c)", FLOORPERSON, act_name(ChangeDealer)))
    if t.submission.dealing_device is Device.SHOE and t.cards_are_left:
        t.memory.burned = await shuffling.burn(t, "MA-BJ 6(c)")


def permit(t: BlackjackTable, act: PermitPlayer) -> None:
    """The licensee may permit a player who has sat out to begin wagering (MA-BJ 3(i))."""
    t.emit(Performed("MA-BJ 3(i)", FLOORPERSON, act_name(PermitPlayer)))
    t.memory.admitted = (*(t.memory.admitted or ()), t.board.seats[act.seat])


async def shuffle_now(t: BlackjackTable, act: ShuffleCards) -> None:
    """The licensee may have the cards shuffled after any round (MA-BJ 5(h)(1))."""
    if t.submission.shuffler is Shuffler.AUTOMATED:
        await batches.alternate(t)
    else:
        mixing.by_hand(t)
    await shoe.stack_and_cut(t, shoe.farthest_to_the_right(t), "MA-BJ 5(h)(1)")


async def recut(t: BlackjackTable, act: OrderRecut) -> None:
    """The same player or the next person entitled cuts again (MA-BJ 5(g))."""
    last = t.board.cut_by
    after = shuffling.clockwise_from(t, last) if isinstance(last, int) and last in t.board.seats else []
    await shoe.cut_again(t, shuffling.recut_order(t, t.submission.recut_by, after))


async def show_burn_card(t: BlackjackTable, act: ShowBurnCard) -> None:
    """The burn card is disclosed if a player asks (MA-BJ 6(c))."""
    assert t.memory.burned is not None
    await t.show(t.memory.burned, "MA-BJ 6(c)")
