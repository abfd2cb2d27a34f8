"""What a script sees: the board, the submission, the game's memory, and the verbs of a table.

A script asks, announces, draws, shows, places and settles. Legality is not tested here: an act has passed its offer
before a script receives it.
"""

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from enum import StrEnum
from typing import Any, Generic, TypeVar, TypeVarTuple

from msgspec import Struct

from croupier.equipment.cards import Card
from croupier.money import Cents, Result, Stake, pay
from croupier.rulebooks.submissions import Submission
from croupier.table.acts import Act, DrawCard, NameCard, act_name
from croupier.table.board import DISCARD, HELD, Board
from croupier.table.events import (
    CAGE,
    INVENTORY,
    RACK,
    Announced,
    Bound,
    Chips,
    Dealt,
    Event,
    Gathered,
    Marked,
    Moved,
    Performed,
    Shown,
    Stack,
    inventory,
    rack,
)
from croupier.table.limits import AnyCard, Limit
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import CHANCE, DEALER, EVERYONE, HOUSE, NOBODY, Seat, Who
from croupier.table.script import DONE, Maker, Question, Section, Standing
from croupier.table.shoe import Shoe

S_co = TypeVar("S_co", bound=Submission, covariant=True)
M_co = TypeVar("M_co", covariant=True)
T = TypeVar("T")
A = TypeVar("A", bound=Act)
Ts = TypeVarTuple("Ts")

PLAYED_WITH = (Chips.VALUE, Chips.COLOUR)


class ClosedFace(Exception):
    """A script read a face that is not open to whom it acts for."""


class ShoeEmpty(Exception):
    """There are too few cards to go on with the round."""


class Shoes(StrEnum):
    """Where faces come from: an electronic shoe is ordered at once, of a physical one each card is named when seen."""

    ELECTRONIC = "electronic"
    PHYSICAL = "physical"


class State(Struct, Generic[M_co]):
    """Everything that lives on between scripts."""

    board: Board
    memory: M_co
    automatic: tuple[str, ...]
    shoes: Shoes


class Table(Generic[S_co, M_co]):
    """One table of one game, as its scripts see it."""

    def __init__(self, submission: S_co, state: State[M_co], duties: tuple[str, ...]) -> None:
        self.submission = submission
        self.memory = state.memory
        self.board = state.board
        self.shoes = state.shoes
        self.automatic = state.automatic
        self.duties = duties
        self.is_between_rounds = True
        self.events: list[Event] = []
        self.standing: list[Standing] = []
        self.looking: Who | None = None
        self.judging: type[Act] | None = None
        self.is_making = False

    # Asking.

    def ask(self, maker: Callable[["Table[S_co, M_co]", *Ts], Iterable[Offer | Bar]], *args: *Ts) -> Awaitable[Act]:
        """Stop until somebody does one of the offered acts."""
        return Question(maker, args)

    def ask_while(
        self, due: Callable[[], bool], maker: Callable[["Table[S_co, M_co]", *Ts], Iterable[Offer | Bar]], *args: *Ts
    ) -> Awaitable[Act | None]:
        """Ask as long as an answer is due; None as soon as an interruption has made the question moot."""
        return Question(maker, args, due=due)

    def duty(self, who: Who, act: type[Act], clause: str) -> Awaitable[object]:
        """Stop until a duty is done, unless the table does it by itself."""
        if act_name(act) in self.automatic:
            return DONE
        return Question(_just, (offer(who, act, clause),))

    async def perform(self, who: Who, act: type[Act], clause: str) -> None:
        """A duty that leaves no other trace is told as such."""
        await self.duty(who, act, clause)
        self.emit(Performed(clause, who, act_name(act)))

    async def chance(self, act: type[A], clause: str, about: str | None = None, **limits: Limit) -> A:
        """Stop until chance answers; it is asked alone and nothing interrupts it."""
        made = offer(CHANCE, act, clause, about, None, **limits)
        answer: A = await Question(_just, (made,), is_for_chance=True)
        return answer

    def during(self, section: Coroutine[Any, Any, T], maker: Maker, *args: Any) -> Awaitable[T]:
        """Run a section in which the maker's interruptions may come."""
        return Section(self, section, Standing(maker, args))

    def state(self) -> State[M_co]:
        """What lives on when the script ends."""
        return State(self.board, self.memory, self.automatic, self.shoes)

    # Telling.

    def emit(self, event: Event) -> None:
        """Let something happen: the board changes, and it is told."""
        if self.is_making:
            raise RuntimeError("a maker of offers may not change the table")
        self.board.apply(event)
        self.events.append(event)

    def announce(self, by: Who, words: str, clause: str) -> None:
        """Say the words of the regulation."""
        self.emit(Announced(clause, by, words))

    def mark(self, marker: str, place: str | None, clause: str) -> None:
        """Put a marker on a place, or take it away."""
        self.emit(Marked(clause, marker, place))

    # People.

    @property
    def seated(self) -> list[Seat]:
        """The taken seats in their order from the dealer's left."""
        return sorted(self.board.seats)

    def asked(self, seats: Sequence[Seat]) -> Sequence[Seat]:
        """Those of the seats whose offers somebody is looking for: all, or the one who acts."""
        looking = self.looking
        # The seat of the table and not the one looking: True is equal to 1, and would be offered what seat 1 is.
        return seats if looking is None else [seat for seat in seats if seat == looking]

    def wants(self, act: type[Act]) -> bool:
        """Whether offers of this kind of act are looked for: a maker with many others may leave them out."""
        return self.judging is None or self.judging is act

    def bind(self, seat: Seat, why: str | None, clause: str) -> None:
        """Keep a player to a promise, or, without a reason, release the player from it."""
        self.emit(Bound(clause, seat, why))

    # Chips.

    def chips(self, seat: Seat, area: str, kind: Chips = Chips.VALUE) -> Cents:
        """What a player has in an area."""
        return Cents(self.board.stacks.get((area, seat, kind), 0))  # type: ignore[call-overload]

    def stacks_on(self, areas: Callable[[str], bool]) -> list[Stack]:
        """The players' stacks that lie in such areas."""
        return [stack for stack in self.board.stacks if stack.owner != HOUSE and areas(stack.area)]

    def owners(self, area: str) -> list[Seat]:
        """The players who have chips in an area, in the order of their seats."""
        return sorted({stack.owner: None for stack in self.board.stacks if stack.area == area})

    def move(self, amount: int, source: Stack, target: Stack, clause: str) -> None:
        """Move chips; an inventory that is short gets a fill first, since nobody is paid short."""
        if amount == 0:
            return
        if source.area == INVENTORY.area:
            short = amount - self.board.stacks.get(source, 0)
            if short > 0:
                self.emit(Moved(clause, Cents(short), CAGE._replace(chips=source.chips), source))
        self.emit(Moved(clause, Cents(amount), source, target))

    def place(self, seat: Seat, area: str, amount: int, clause: str, kind: Chips = Chips.VALUE) -> None:
        """Lay chips from a player's rack on an area."""
        self.move(amount, rack(seat, kind), Stack(area, seat, kind), clause)

    def return_chips(self, seat: Seat, area: str, clause: str) -> None:
        """Give back all that a player has on an area."""
        for kind in Chips:
            self.move(self.chips(seat, area, kind), Stack(area, seat, kind), rack(seat, kind), clause)

    def settle(self, seat: Seat, area: str, result: Result, clause: str, *, onto: str = RACK) -> None:
        """Take, return and pay what a result means for a player's wager; winnings may be laid onto another area."""
        unit = self.submission.unit
        for kind in PLAYED_WITH:
            stake = self.chips(seat, area, kind)
            if stake:
                wager, house = Stack(area, seat, kind), inventory(kind)
                payment = pay(result, stake, unit, meters=self.board.meters)
                self.move(payment.taken, wager, house, clause)
                self.move(payment.paid, house, Stack(onto, seat, kind), clause)
                self.move(payment.fee, rack(seat, kind), house, clause)
                self.move(payment.returned, wager, rack(seat, kind), clause)
        coupon = self.chips(seat, area, Chips.COUPON)
        if coupon:
            self._settle_coupon(seat, area, coupon, result, clause)

    def judged(self, area: str, verdict: str) -> None:
        """A script has judged the hand that lies there; tables take no notice, but who watches one may."""

    def _settle_coupon(self, seat: Seat, area: str, coupon: Cents, result: Result, clause: str) -> None:
        """A match play coupon is paid as if it were chips, and serves for one decision."""
        paper = Stack(area, seat, Chips.COUPON)
        if result.decides:
            self.move(coupon, paper, inventory(Chips.COUPON), clause)
            self.move(pay(result, coupon, self.submission.unit).paid, INVENTORY, rack(seat), clause)
        elif result.stake is not Stake.STAYS:
            self.move(coupon, paper, rack(seat, Chips.COUPON), clause)

    # Cards.

    @property
    def shoe(self) -> Shoe:
        """The shoe that is being dealt from."""
        assert self.board.shoe is not None, "no shoe is loaded"
        return self.board.shoe

    def pieces(self, *areas: str) -> list[int]:
        """The cards in some areas, in the order in which they were laid."""
        return [piece for area in areas for piece in self.board.cards.get(area, ())]

    def next_piece(self) -> int:
        """The card that is dealt next: one drawn in error unseen, else the next of the shoe."""
        held = self.board.cards.get(HELD)
        if held:
            return held[0]
        if not self.shoe.left:
            raise ShoeEmpty
        return self.shoe.next_piece

    @property
    def cards_are_left(self) -> bool:
        """Whether there is a card to deal next."""
        return bool(self.shoe.left or self.board.cards.get(HELD))

    async def draw_to(self, area: str, clause: str, seen_by: tuple[Who, ...] | None = NOBODY) -> int:
        """Draw the next card to an area, seen by these persons."""
        await self.duty(DEALER, DrawCard, clause)
        return await self.deal_to(area, clause, seen_by)

    async def deal_to(self, area: str, clause: str, seen_by: tuple[Who, ...] | None = NOBODY) -> int:
        """Lay the next card, which somebody has drawn, on an area, seen by these persons."""
        piece = self.next_piece()
        self.emit(Dealt(clause, piece, area))
        if seen_by != NOBODY:
            await self.show(piece, clause, to=seen_by)
        return piece

    async def show(self, piece: int, clause: str, to: tuple[Who, ...] | None = EVERYONE) -> None:
        """Let persons see a card; at a physical table somebody names it when it is first seen."""
        face = self.board.face(piece)
        if face is None:
            unnamed = self.board.shoe_of(piece).unnamed()
            named = await self.chance(NameCard, clause, about=str(piece), card=AnyCard(unnamed))
            face = named.card
        self.emit(Shown(clause, piece, face, to))

    def face(self, piece: int, to: Who | None = None) -> Card:
        """An open face, or, in an offer made to that person, one that the person has seen."""
        if not self.board.is_seen_by(piece, to) or (to is not None and not self.is_making):
            raise ClosedFace(f"piece {piece} is not open to {'everyone' if to is None else to}")
        face = self.board.face(piece)
        assert face is not None
        return face

    def faces(self, *areas: str, to: Who | None = None) -> list[Card]:
        """The faces of the cards in some areas."""
        return [self.face(piece, to) for piece in self.pieces(*areas)]

    def discard(self, pieces: Sequence[int], clause: str) -> None:
        """Lay cards in the discard rack in this order."""
        if pieces:
            self.emit(Gathered(clause, tuple(pieces), DISCARD))


def _just(table: Table[Any, Any], made: Offer) -> tuple[Offer]:
    return (made,)
