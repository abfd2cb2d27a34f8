"""The progressive blackjack wager: aces in the first cards, and a meter (MA-BJ 19)."""

from collections.abc import Iterator, Sequence
from math import ceil

from croupier.games.blackjack.acts import (
    CompareLights,
    CompleteDocuments,
    RedeemCoupon,
    RepairLight,
    ReportLightFault,
    ValidatePayout,
    VerifyHand,
)
from croupier.games.blackjack.boxes import all_boxes
from croupier.games.blackjack.layout import box_of
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.options.side_wagers import Progressive
from croupier.games.blackjack.side import rules
from croupier.games.blackjack.side.areas import On, area
from croupier.games.blackjack.side.rules import ACES_PAY, PROGRESSIVE_STAKE, Aces
from croupier.money import LOSE, Cents
from croupier.table.acts import act_name
from croupier.table.events import INVENTORY, RACK, Chips, Metered, Performed
from croupier.table.limits import OneOf, Whole
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, FLOORPERSON, SUPERVISOR, Seat
from croupier.table.wagering import Spots, Wager

METER = "progressive"


def install(t: BlackjackTable) -> None:
    """A new meter shows the initial amount (MA-BJ 19(i))."""
    chosen = t.submission.wagers.progressive
    if chosen is not None and METER not in t.board.meters:
        t.emit(Metered("MA-BJ 19(i)", METER, chosen.initial))


def spots(t: BlackjackTable, seat: Seat, box: str) -> Iterator[Spots]:
    """A one dollar chip into the acceptor of a box with a main wager, whose light works (MA-BJ 19(b), 19(f), 15(o))."""
    place = area(On.PROGRESSIVE, box)
    if is_open(t, box) and not t.owners(place):
        yield Spots(
            (place,),
            PROGRESSIVE_STAKE,
            PROGRESSIVE_STAKE,
            placed="MA-BJ 19(b)",
            bounded="MA-BJ 19(a)",
            because="one dollar",
            cash=False,
        )


def is_open(t: BlackjackTable, box: str) -> bool:
    """Whether the acceptor of a box takes wagers (MA-BJ 15(o))."""
    return t.submission.wagers.progressive is not None and box not in t.memory.lights_out


def may_redeem(t: BlackjackTable, seat: Seat, boxes: Sequence[str]) -> Iterator[Offer | Bar]:
    """A progressive wager coupon lights the box as a chip does (MA-BJ 3(k))."""
    if t.chips(seat, RACK, Chips.COUPON) == PROGRESSIVE_STAKE:
        unlit = tuple(box for box in boxes if is_open(t, box) and not t.owners(area(On.PROGRESSIVE, box)))
        yield offer(seat, RedeemCoupon, "MA-BJ 3(k)", box=OneOf(unlit))


def redeem(t: BlackjackTable, act: RedeemCoupon) -> None:
    """The coupon goes into the acceptor (MA-BJ 3(k))."""
    place = area(On.PROGRESSIVE, act.box)
    t.place(act.who, place, PROGRESSIVE_STAKE, "MA-BJ 3(k)", Chips.COUPON)  # type: ignore[arg-type]


def bars(t: BlackjackTable, seat: Seat, box: str) -> Iterator[Bar]:
    """No progressive wager where the light does not work, and one for each light (MA-BJ 15(o), 19(b))."""
    place = area(On.PROGRESSIVE, box)
    if box in t.memory.lights_out:
        yield Bar(Wager, "MA-BJ 15(o)", f"the light of {box} does not work", seat, {"area": (place,)})
    elif t.owners(place):
        yield Bar(Wager, "MA-BJ 19(b)", "one progressive wager for each light", seat, {"area": (place,)})


def between_rounds(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """Lights fail and are repaired; a failed one takes no wager (MA-BJ 15(o))."""
    if t.submission.wagers.progressive is None:
        return
    dark = tuple(box for box in all_boxes(t) if is_open(t, box) and not t.owners(area(On.PROGRESSIVE, box)))
    if dark:
        yield offer(DEALER, ReportLightFault, "MA-BJ 15(o)", then=put_out, box=OneOf(dark))
    if t.memory.lights_out:
        yield offer(FLOORPERSON, RepairLight, "MA-BJ 15(o)", then=put_right, box=OneOf(t.memory.lights_out))


def put_out(t: BlackjackTable, act: ReportLightFault) -> None:
    """The light does not work (MA-BJ 15(o))."""
    t.emit(Performed("MA-BJ 15(o)", DEALER, act_name(ReportLightFault)))
    t.memory.lights_out = (*t.memory.lights_out, act.box)


def put_right(t: BlackjackTable, act: RepairLight) -> None:
    """The light works again (MA-BJ 15(o))."""
    t.emit(Performed("MA-BJ 15(o)", FLOORPERSON, act_name(RepairLight)))
    t.memory.lights_out = tuple(box for box in t.memory.lights_out if box != act.box)


def lit(t: BlackjackTable, boxes: Sequence[str]) -> list[str]:
    """The areas whose light is on: each has one wager (MA-BJ 19(b))."""
    return [place for place in (area(On.PROGRESSIVE, box) for box in boxes) if t.owners(place)]


async def register(t: BlackjackTable, boxes: Sequence[str]) -> None:
    """As many chips as lights, no more bets, and the wagers go onto the meter (MA-BJ 19(b), 19(i))."""
    chosen = t.submission.wagers.progressive
    if chosen is None:
        return
    lights = len(lit(t, boxes))
    if act_name(CompareLights) not in t.automatic:
        await t.ask(may_compare, lights)
    t.announce(DEALER, "No more bets", "MA-BJ 19(b)")
    feed(t, chosen, lights)


def may_compare(t: BlackjackTable, lights: int) -> Iterator[Offer | Bar]:
    """The deal waits until the lights are as many as the chips (MA-BJ 19(b))."""
    yield offer(DEALER, CompareLights, "MA-BJ 19(b)", lights=Whole(lights, lights))


def feed(t: BlackjackTable, chosen: Progressive, wagers: int) -> None:
    """The meter grows by its rate of each wager, never less (MA-BJ 19(i))."""
    each = ceil(PROGRESSIVE_STAKE * chosen.rate)
    if wagers:
        t.emit(Metered("MA-BJ 19(i)", METER, Cents(t.board.meters[METER] + each * wagers)))


def note(t: BlackjackTable, place: str, piece: int) -> None:
    """The cards of a box are remembered in the order in which it gets them, also across split hands (MA-BJ 19(c))."""
    if t.submission.wagers.progressive is not None and box_of(place) in all_boxes(t):
        t.memory.dealt.setdefault(box_of(place), []).append(t.face(piece))


def made(t: BlackjackTable, box: str) -> Aces | None:
    """The progressive hand of a box by its first cards (MA-BJ 19(c))."""
    return rules.aces(t.memory.dealt.get(box, []))


async def settle(t: BlackjackTable, box: str, boxes: Sequence[str]) -> None:
    """When the regular wager is settled a winning hand is verified, validated and paid (MA-BJ 19(g), 19(h))."""
    place, aces = area(On.PROGRESSIVE, box), made(t, box)
    # The light of a box is on as long as its wager lies, so who has none is not paid (19(g)(2)).
    for seat in t.owners(place):
        if aces is None:
            t.settle(seat, place, LOSE, "MA-BJ 19(h)")
            continue
        t.announce(DEALER, f"{box}: {aces}", aces.clause)
        await t.perform(DEALER, VerifyHand, "MA-BJ 19(g)(1)")
        await t.perform(SUPERVISOR, ValidatePayout, "MA-BJ 19(g)(3)")
        await pay(t, seat, place, aces, boxes)


async def pay(t: BlackjackTable, seat: Seat, place: str, aces: Aces, boxes: Sequence[str]) -> None:
    """A sum or the meter; while one that the inventory cannot pay is documented the cards lie (MA-BJ 19(h))."""
    sharing = len(winners(t, boxes))
    # Each winner has an equal part of what is left for those not paid yet; an odd cent goes to the first.
    amount = ACES_PAY.get(aces) or Cents(-(-t.board.meters[METER] // sharing))
    if amount > t.board.stacks.get(INVENTORY, 0):
        await t.perform(FLOORPERSON, CompleteDocuments, "MA-BJ 19(h)")
    t.settle(seat, place, rules.award(amount), aces.clause)
    if aces is Aces.FOUR_ONE_COLOR:
        reset = t.submission.wagers.progressive.reset  # type: ignore[union-attr]
        left = Cents(t.board.meters[METER] - amount) if sharing > 1 else reset
        t.emit(Metered("MA-BJ 19(h)" if sharing > 1 else "MA-BJ 19(i)", METER, left))


def winners(t: BlackjackTable, boxes: Sequence[str]) -> list[str]:
    """The boxes that have won the meter and are not paid yet (MA-BJ 19(h))."""
    return [box for box in boxes if lit(t, [box]) and made(t, box) is Aces.FOUR_ONE_COLOR]
