"""What may interrupt red dog: irregularities (MA-RD 6), and what is done between rounds on somebody's order."""

from collections.abc import Iterator

from croupier.games.red_dog import shoe, wagers
from croupier.games.red_dog.acts import DrawExposed, DrawUnseen, FindFaceUp, PlayOn, Raise, VoidRound
from croupier.games.red_dog.memory import RedDogTable
from croupier.games.red_dog.submission import Shuffler
from croupier.table import shuffling
from croupier.table.acts import ChangeDealer, OrderRecut, ShowBurnCard, ShuffleCards, act_name
from croupier.table.board import DISCARD, HELD
from croupier.table.events import RACK, Dealt, Performed
from croupier.table.limits import Words
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, FLOORPERSON, SUPERVISOR, Seat


def between_rounds(t: RedDogTable) -> Iterator[Offer | Bar]:
    """A shuffle at the end of any round, a recut, a new dealer, the burn card shown (MA-RD 3(a), 3(d), 4(a))."""
    yield from drawn_in_error(t)
    yield offer(FLOORPERSON, ChangeDealer, "MA-RD 4(a)", then=new_dealer)
    if t.submission.shuffler is Shuffler.CONTINUOUS:
        yield Bar(ShuffleCards, "MA-RD 8", "the device shuffles by itself")
        return
    if wagers.wagered(t):
        yield Bar(ShuffleCards, "MA-RD 3(a)", "wagers are on the layout: the next round has begun")
    else:
        yield offer(DEALER, ShuffleCards, "MA-RD 3(a)", then=shuffle_now)
    if t.memory.may_be_recut:
        yield offer(SUPERVISOR, OrderRecut, "MA-RD 3(d)", then=recut, reason=Words(200))
    else:
        yield Bar(OrderRecut, "MA-RD 3(d)", "cards have left the shoe since the cut")
    if t.memory.burned is not None and not t.board.is_seen_by(t.memory.burned, None):
        for seat in t.asked(t.seated):
            yield offer(seat, ShowBurnCard, "MA-RD 4(a)", then=show_burn_card)


def while_dealing(t: RedDogTable) -> Iterator[Offer | Bar]:
    """Cards found face up or drawn in error (MA-RD 6(a), 6(b)); wagers are frozen."""
    yield from drawn_in_error(t)
    yield from wagers.are_frozen()
    yield Bar(Raise, "MA-RD 5(h)", "a raise supports an original wager on a spread until raises are closed")
    yield Bar(OrderRecut, "MA-RD 3(d)", "cards have left the shoe since the cut")
    yield Bar(ShowBurnCard, "MA-RD 4(a)", "the burn card is shown until the first card of the next round")
    yield Bar(ChangeDealer, "MA-RD 4(a)", "dealers change between rounds, and a new one burns a card first")


def drawn_in_error(t: RedDogTable) -> Iterator[Offer | Bar]:
    """What can be wrong with the next card of the shoe (MA-RD 6(a), 6(b))."""
    if t.shoe.left:
        yield offer(DEALER, FindFaceUp, "MA-RD 6(a)", then=discard_face_up)
        yield offer(DEALER, DrawUnseen, "MA-RD 6(b)", then=hold_as_next)
        yield offer(DEALER, DrawExposed, "MA-RD 6(b)", then=discard_exposed)


def until_raises_close(t: RedDogTable) -> Iterator[Offer | Bar]:
    """A third card shown before raises are closed (MA-RD 6(c))."""
    if t.cards_are_left:
        yield offer(DEALER, DrawExposed, "MA-RD 6(c)", then=third_card_too_early)


async def discard_face_up(t: RedDogTable, act: FindFaceUp) -> None:
    """A card that lies face up in the shoe is not used (MA-RD 6(a))."""
    await discard_openly(t, t.shoe.next_piece, "MA-RD 6(a)")


def hold_as_next(t: RedDogTable, act: DrawUnseen) -> None:
    """A card drawn in error whose face was not exposed is used as the next card (MA-RD 6(b))."""
    t.memory.may_be_recut = False
    t.emit(Dealt("MA-RD 6(b)", t.shoe.next_piece, HELD))


async def discard_exposed(t: RedDogTable, act: DrawExposed) -> None:
    """A card drawn in error and exposed is treated like one found face up: a reading of MA-RD 6(b)."""
    await discard_openly(t, t.shoe.next_piece, "MA-RD 6(b)")


async def third_card_too_early(t: RedDogTable, act: DrawExposed) -> None:
    """The card is discarded and each player plays the round out or voids it (MA-RD 6(c))."""
    await discard_openly(t, t.next_piece(), "MA-RD 6(c)")
    undecided = list(dict.fromkeys(seat for seat, _ in wagers.original(t)))
    voided = []
    while undecided:
        match await t.ask(may_void, undecided):
            case PlayOn(who=seat):
                undecided.remove(seat)  # type: ignore[arg-type]
            case VoidRound(who=seat):
                undecided.remove(seat)  # type: ignore[arg-type]
                voided.append(seat)
    for stack in t.stacks_on(lambda area: area != RACK):
        if stack.owner in voided:
            t.return_chips(stack.owner, stack.area, "MA-RD 6(c)")


def may_void(t: RedDogTable, undecided: list[Seat]) -> Iterator[Offer | Bar]:
    """Each player with a wager chooses (MA-RD 6(c))."""
    for seat in undecided:
        yield offer(seat, PlayOn, "MA-RD 6(c)")
        yield offer(seat, VoidRound, "MA-RD 6(c)")


async def discard_openly(t: RedDogTable, piece: int, clause: str) -> None:
    """A card goes face up to the discard rack."""
    t.memory.may_be_recut = False
    t.emit(Dealt(clause, piece, DISCARD))
    await t.show(piece, clause)


async def new_dealer(t: RedDogTable, act: ChangeDealer) -> None:
    """Each new dealer burns a card before dealing any card of a round (MA-RD 4(a)); a device needs no burn (8)."""
    t.emit(Performed("MA-RD 4(a)", FLOORPERSON, act_name(ChangeDealer)))
    if t.submission.shuffler is Shuffler.MANUAL and t.cards_are_left:
        t.memory.burned = await shuffling.burn(t, "MA-RD 4(a)")


async def shuffle_now(t: RedDogTable, act: ShuffleCards) -> None:
    """The licensee may have the cards shuffled at the end of any round (MA-RD 3(a))."""
    await shuffling.stack(t, t.submission.decks, "MA-RD 3(a)")
    await shoe.cut_and_burn(t, shoe.cutters(t))


async def recut(t: RedDogTable, act: OrderRecut) -> None:
    """The same player or the next person entitled cuts again (MA-RD 3(d))."""
    await shoe.cut_and_burn(t, shuffling.recut_order(t, t.submission.recut_by, shoe.cutters(t)))


async def show_burn_card(t: RedDogTable, act: ShowBurnCard) -> None:
    """The burn card is disclosed if a player asks (MA-RD 4(a))."""
    assert t.memory.burned is not None
    await t.show(t.memory.burned, "MA-RD 4(a)")
