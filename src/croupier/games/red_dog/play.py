"""Red dog as it is played (MA-RD 5)."""

from collections.abc import Iterator

from croupier.games.red_dog import irregular, rules, shoe, wagers
from croupier.games.red_dog.acts import CloseRaises, Deal, Raise
from croupier.games.red_dog.layout import BOXES, LEFT, MIDDLE, RIGHT, SPREAD_MARKER, raise_area
from croupier.games.red_dog.memory import RedDogTable
from croupier.games.red_dog.rules import Consecutive, Pair, Spread
from croupier.games.red_dog.submission import Shuffler
from croupier.money import LOSE, PUSH, Cents, win
from croupier.table.events import RACK
from croupier.table.limits import Amount, OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, EVERYONE
from croupier.table.table import ShoeEmpty
from croupier.table.wagering import Betting


async def what_comes_next(t: RedDogTable) -> None:
    """What the table does next: it opens, or it plays a round."""
    if t.board.shoe is None:
        await shoe.opening(t)
    else:
        await round_of_play(t)


async def round_of_play(t: RedDogTable) -> None:
    """One round, from the wagers to the discard (MA-RD 5)."""
    await t.during(wagering(t), irregular.between_rounds)
    try:
        await t.during(the_cards(t), irregular.while_dealing)
    except ShoeEmpty:  # Too few cards to finish: a reading of section 6, which is silent.
        t.announce(DEALER, "The round is void", "MA-RD 6(b)")
        wagers.settle(t, PUSH, "MA-RD 6(b)")
        await pick_up(t, cards_are_left=False)
    else:
        await pick_up(t, cards_are_left=True)


async def wagering(t: RedDogTable) -> None:
    """All wagers are made before the first card (MA-RD 5(a), 5(b))."""
    betting = Betting(wagers.CLAUSES, wagers.spots)
    while True:
        match await t.ask(may_wager, betting):
            case Deal():
                return
            case act:
                betting.take(t, act)


def may_wager(t: RedDogTable, betting: Betting) -> Iterator[Offer | Bar]:
    """Players wager, take back or call with cash until the dealer deals; then no cash waits (MA-RD 5(a), 5(b))."""
    yield from betting.offers(t)
    yield from wagers.taken_by_others(t)
    if betting.waits_for_cash:
        yield Bar(Deal, "MA-RD 5(b)", "a wager called with cash is confirmed or declined before the first card")
    elif wagers.wagered(t):
        yield offer(DEALER, Deal, "MA-RD 5(c)")
    else:
        yield Bar(Deal, "MA-RD 5(a)", "wagers are made before the first card, and none is on the layout")


async def the_cards(t: RedDogTable) -> None:
    """Two cards, and what they make (MA-RD 5(c) to (g))."""
    left = await t.draw_to(LEFT, "MA-RD 5(c)", EVERYONE)
    t.memory.burned = None
    t.memory.may_be_recut = False
    right = await t.draw_to(RIGHT, "MA-RD 5(c)", EVERYONE)
    match rules.opening(t.face(left), t.face(right)):
        case Consecutive():
            t.announce(DEALER, "The cards are consecutive - tie hand", "MA-RD 5(e)")
            wagers.settle(t, PUSH, "MA-RD 5(e)")
        case Pair():
            await pair(t)
        case Spread(size):
            await spread(t, size)


async def pair(t: RedDogTable) -> None:
    """A third card at once: three of a kind is paid, anything else is a tie hand (MA-RD 5(f))."""
    t.announce(DEALER, "We have a pair", "MA-RD 5(f)")
    await t.draw_to(MIDDLE, "MA-RD 5(f)", EVERYONE)
    if rules.three_of_a_kind(t.faces(*BOXES)):
        t.announce(DEALER, "Three of a kind", "MA-RD 5(f)(1)")
        wagers.settle(t, win(rules.THREE_OF_A_KIND), "MA-RD 5(f)(1)")
    else:
        t.announce(DEALER, "No three of a kind - tie hand", "MA-RD 5(f)(2)")
        wagers.settle(t, PUSH, "MA-RD 5(f)(2)")


async def spread(t: RedDogTable, size: int) -> None:
    """The spread is marked, raises are taken, the third card decides (MA-RD 5(g) to (i))."""
    t.announce(DEALER, f"Spread is {size}", "MA-RD 5(g)")
    t.mark(SPREAD_MARKER, f"spread {size}", "MA-RD 5(g)")
    await t.during(raises(t), irregular.until_raises_close)
    if not wagers.wagered(t):
        return  # every player has voided the round (6(c))
    third = t.face(await t.draw_to(MIDDLE, "MA-RD 5(i)", EVERYONE))
    t.announce(DEALER, third.rank.spoken, "MA-RD 5(i)")
    if rules.falls_between(third, *t.faces(LEFT, RIGHT)):
        wagers.settle(t, win(t.submission.spread_pays[size]), "MA-RD 5(i)(2)")
    else:
        wagers.settle(t, LOSE, "MA-RD 5(i)(1)")


async def raises(t: RedDogTable) -> None:
    """Each player may raise by up to the original wager until the dealer closes raises (MA-RD 5(h), 5(i))."""
    while wagers.wagered(t):
        match await t.ask_while(lambda: wagers.wagered(t), may_raise):
            case Raise(who=seat, amount=cents, area=area):
                t.place(seat, raise_area(area), cents, "MA-RD 5(h)")  # type: ignore[arg-type]
            case CloseRaises():
                t.announce(DEALER, "Raises closed", "MA-RD 5(i)")
                return


def may_raise(t: RedDogTable) -> Iterator[Offer | Bar]:
    """Up to the original wager in chips; nothing else on the layout may be touched (MA-RD 5(d), 5(h))."""
    unit = t.submission.unit
    for seat, area in wagers.original(t):
        if not t.asked((seat,)):
            continue
        room = t.chips(seat, area) - t.chips(seat, raise_area(area))
        most = Cents(min(room, t.chips(seat, RACK)))
        if room:
            amount = Amount(
                unit, most, unit, "the rest of the original wager" if most == room else "what the rack holds"
            )
            yield offer(seat, Raise, "MA-RD 5(h)", about=area, amount=amount, area=OneOf((area,)))
        else:
            yield Bar(Raise, "MA-RD 5(h)", "the raises are as much as the original wager", seat)
    yield offer(DEALER, CloseRaises, "MA-RD 5(i)")


async def pick_up(t: RedDogTable, *, cards_are_left: bool) -> None:
    """The cards are picked up in the order of the boxes, from which the hand can be rebuilt (MA-RD 5(j), 5(k))."""
    if SPREAD_MARKER in t.board.markers:
        t.mark(SPREAD_MARKER, None, "MA-RD 5(j)")
    t.discard(t.pieces(*BOXES), "MA-RD 5(j)")
    if t.submission.shuffler is Shuffler.CONTINUOUS:
        await shoe.into_the_device(t)
    elif t.shoe.cutting_card_is_out or t.submission.shuffle_each_round or not cards_are_left:
        await shoe.shuffle_and_cut(t)
