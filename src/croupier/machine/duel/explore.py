"""One hand, explored: the script is driven through every branch of it until no new key turns up."""

from collections import deque
from collections.abc import Hashable
from typing import NamedTuple

from msgspec.structs import replace

from croupier.equipment.cards import Card
from croupier.machine.drive import CannotCompile, Course
from croupier.machine.duel.dealer import Dealer
from croupier.machine.duel.machine import Aside, Choose, Draw, End, Ends, Node, Other, Peek, Show, Splits, Target, To
from croupier.machine.duel.run import Filler, Run, Way
from croupier.machine.duel.settle import settled
from croupier.table.duels import Duel, Line, Second

MOST_HANDS = 8
"""No box is split into so many."""


class Spot(NamedTuple):
    """A place in a hand, and how it is reached."""

    way: Way
    line: Line
    shown: tuple[Card, ...] = ()
    """The dealer's open cards."""
    looked_at: Card | None = None
    """The card aside, once somebody has looked at it."""
    place: str = ""

    @property
    def held(self) -> tuple[Card, ...]:
        """The dealer's cards that the way has named."""
        return self.shown if self.looked_at is None else (*self.shown, self.looked_at)


class Asked(NamedTuple):
    """What is asked at a spot."""

    kind: type[Node]
    choices: tuple[str, ...]


class Exploration:
    """The nodes and ends of one hand."""

    def __init__(self, course: Course, duel: Duel, rest: bytes, dealer: Dealer) -> None:
        self.course = course
        self.duel = duel
        self.rest = rest
        self.dealer = dealer
        self.cards = dealer.cards
        self.nodes: list[Node | None] = []
        self.numbers: dict[Hashable, int] = {}
        self.ends: dict[End, int] = {}
        self.end_numbers: dict[Hashable, int] = {}
        self.waiting: deque[tuple[int, Spot, Asked]] = deque()
        self.others: list[Other] = []
        self.most_hands = 1

    def explore(self) -> None:
        """From the first card on, then the further hands of a split."""
        self._arrive(Spot(Way(), Line(), place=self.duel.box))
        self._go_on()
        for shown in self._shown():
            for number, card in enumerate(self.cards):
                self._others(shown, number, card)
        self._go_on()

    def _go_on(self) -> None:
        while self.waiting:
            number, spot, asked = self.waiting.popleft()
            self.nodes[number] = self._node(spot, asked)

    def _run(self, spot: Spot) -> Run:
        run = Run(self.course, self.duel, self.rest)
        run.follow(spot.way, Filler.STANDS)
        return run

    # Where a run stands.

    def _arrive(self, spot: Spot) -> Target:
        """The target that a spot is."""
        run = self._run(spot)
        kind = self._kind(spot, run)
        if kind is None and run.has_closed_card(spot.place):
            return To(self._closed(spot))
        if kind is None:
            return Ends(self._end(spot, None, is_over=run.drive.at_rest))
        key = (kind, run.choices, spot.line.is_first, self.duel.key(spot.line), *self._around(spot))
        if key not in self.numbers:
            self.numbers[key] = self._new(None)
            self.waiting.append((self.numbers[key], spot, Asked(kind, run.choices)))
        return To(self.numbers[key])

    def _around(self, spot: Spot) -> tuple[Hashable, ...]:
        return self.duel.showing(spot.held), spot.looked_at is not None

    def _new(self, node: Node | None) -> int:
        self.nodes.append(node)
        return len(self.nodes) - 1

    def _kind(self, spot: Spot, run: Run) -> type[Node] | None:
        """What is asked; None if the hand is finished."""
        if run.hand == spot.place:
            return Choose if run.choices else Draw
        if run.area != self.duel.dealer or run.choices:
            return None
        if run.dealers == 1 or (run.dealers == 2 and len(spot.shown) == 1 and self.duel.second is Second.OPEN):
            return Show
        is_dealt = self.duel.second is Second.ASIDE and spot.looked_at is None and run.dealers == 2
        return Peek if is_dealt and self.duel.is_undecided(spot.line) else None

    # What follows.

    def _node(self, spot: Spot, asked: "Asked") -> Node:
        kind, choices = asked
        if kind is Choose:
            targets = {name: self._chosen(spot, name) for name in choices}
            return Choose(self.duel.situation(spot.line), targets)
        if kind is Draw:
            return Draw(tuple(self._drawn(spot, card) for card in self.cards))
        ways = [(card, spot.way.then(card)) for card in self.cards]
        if kind is Show:
            shown = [spot._replace(way=way, shown=(*spot.shown, card)) for card, way in ways]
            return Show(tuple(map(self._arrive, shown)))
        assert kind is Peek
        return Peek(tuple(self._arrive(spot._replace(way=way, looked_at=card)) for card, way in ways))

    def _drawn(self, spot: Spot, card: Card) -> Target:
        """A card for the hand; once it has two, the dealer's second card lies aside, if it does at all."""
        cards = (*spot.line.cards, card)
        target = self._arrive(spot._replace(way=spot.way.then(card), line=replace(spot.line, cards=cards)))
        if self.duel.second is Second.ASIDE and len(cards) == 2 and not spot.line.is_split:
            return To(self._new(Aside(target)))
        return target

    def _chosen(self, spot: Spot, name: str) -> Target:
        way, line = spot.way.then(name), spot.line
        if name != self.duel.splits:
            return self._arrive(spot._replace(way=way, line=replace(line, moves=(*line.moves, name))))
        made = line.made + 1
        if made > MOST_HANDS:
            raise CannotCompile("a hand can be split without end")
        self.most_hands = max(self.most_hands, made)
        first, second = line.cards
        target = self._arrive(spot._replace(way=way, line=replace(line, cards=(first,), made=made)))
        assert isinstance(target, To), "a hand that was split gets a card"
        return Splits(target.node, self._class(second), repr(self._around(spot)))

    def _class(self, card: Card) -> int:
        alike = [self._alike(each) for each in self.cards]
        return alike.index(self._alike(card))

    def _alike(self, card: Card) -> Hashable:
        symbols = self.course.lane.symbols
        return self.course.lane.alike(next(each for each in symbols if each.card == card))  # type: ignore[attr-defined]

    def _closed(self, spot: Spot) -> int:
        """A card that was dealt face down is drawn here, though it is turned only when the hand is settled."""
        key = ("closed", spot.line.is_first, self.duel.key(spot.line), *self._around(spot))
        if key not in self.numbers:
            ends = []
            for card in self.cards:
                line = replace(spot.line, cards=(*spot.line.cards, card))
                ends.append(Ends(self._end(spot._replace(line=line), card, is_over=False)))
            self.numbers[key] = self._new(Draw(tuple(ends)))
        return self.numbers[key]

    def _end(self, spot: Spot, closed: Card | None, *, is_over: bool) -> int:
        """The number of an end; a round that is over at once has met one end of the dealer's hand and no other."""
        key = (is_over, closed is not None, spot.line.is_first, self.duel.end(spot.line), *self._around(spot))
        if key not in self.end_numbers:
            end = settled(self.dealer, spot, closed)
            self.end_numbers[key] = self.ends.setdefault(end, len(self.ends))
        return self.end_numbers[key]

    # The further hands of a split.

    def _shown(self) -> list[tuple[Card, ...]]:
        """Open cards of the dealer, one example for all that the rules do not tell apart."""
        found: dict[Hashable, tuple[Card, ...]] = {}
        ones = [(card,) for card in self.cards]
        both = [(first, second) for first in self.cards for second in self.cards]
        for shown in both if self.duel.second is Second.OPEN else ones:
            found.setdefault(self.duel.showing(shown), shown)
        return list(found.values())

    def _others(self, shown: tuple[Card, ...], number: int, card: Card) -> None:
        """Where further hands with this card begin, for each number of hands that there may be."""
        for looked_at in self._looks(shown):
            held = (*shown, *looked_at)
            answers = self._dealt(held, card)
            for made in range(2, MOST_HANDS):
                if answers is None:
                    break
                spot = Spot(Way(answers), Line((card,), (), is_first=False, made=made), shown, *looked_at)
                run = self._run(spot)
                if run.hand is None:
                    break
                target = self._arrive(spot._replace(place=run.hand))
                assert isinstance(target, To)
                self.others.append(Other(repr(self._around(spot)), made, number, target.node))
                answers = self._split_again(answers, card)

    def _looks(self, shown: tuple[Card, ...]) -> list[tuple[Card, ...]]:
        """With which cards aside a hand may be played: one, if somebody looks at it before."""
        if self.duel.second is not Second.ASIDE:
            return [()]
        card = self.dealer.second_that_draws(shown)
        return [(), card]

    def _dealt(self, held: tuple[Card, ...], card: Card) -> tuple[Card | str, ...] | None:
        """The answers by which a pair of this card is split against these cards of the dealer."""
        run = Run(self.course, self.duel, self.rest)
        cards, left, answers = [card, card], list(held), []
        while not run.drive.at_rest:
            answer: Card | str
            if run.choices:
                names = run.choices
                answer = (
                    self.duel.splits
                    if self.duel.splits in names
                    else next((name for name in self.duel.stands if name in names), names[0])
                )
            else:
                queue = left if run.area == self.duel.dealer else cards
                if not queue:
                    return None
                answer = queue.pop(0)
            run.send(answer)
            answers.append(answer)
            if answer == self.duel.splits:
                return tuple(answers) if not left else None
        return None

    def _split_again(self, answers: tuple[Card | str, ...], card: Card) -> tuple[Card | str, ...] | None:
        """The same with one more split of the first hand, if it is open."""
        run = Run(self.course, self.duel, self.rest)
        for answer in (*answers, card):
            run.send(answer)
        if run.hand != self.duel.box or self.duel.splits not in run.choices:
            return None
        return (*answers, card, self.duel.splits)
