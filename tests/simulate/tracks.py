"""Small machines made by hand."""

from fractions import Fraction

from croupier.machine.machine import Chance, Decided, Edge, Machine, Outcome, Shoe
from croupier.machine.tables import pack
from croupier.money import LOSE, PUSH, Odds, Result, win
from croupier.simulate.track import Track, track

EVEN = win(Odds(1))


def decided(result: Result, wager: str = "wager", stake: Fraction | int = 1) -> Outcome:
    return (Decided(wager, Fraction(stake), result),)


def wheel(*results: Result, shoe: Shoe | None = None) -> Track:
    """A wheel on which every pocket has a result; or a shoe of which each round takes one card."""
    outcomes = [decided(result) for result in dict.fromkeys(results)]
    pockets = range(len(results))
    edges = tuple(Edge(0, 1 + outcomes.index(decided(result))) for result in results)
    machine = Machine(
        lane="wheel",
        wagers=("wager",),
        symbols=tuple(map(str, pockets)),
        class_of=tuple(pockets),
        shoe=shoe,
        states=(Chance(edges),),
        rests=1,
        start=0,
        outcomes=((), *outcomes),
    )
    return track(pack(machine))


def one_card(cutting_card: int, rounds_after: int = 0) -> Track:
    """A deck of which each round takes one card, and tells which: every card has odds of its own."""
    return wheel(
        *(win(Odds(card)) for card in range(52)),
        shoe=Shoe(decks=1, cutting_card=cutting_card, rounds_after=rounds_after, each_round=False),
    )


def two_cards(*, burns: bool) -> Track:
    """A red card wins and a black one does not, twice in a round; a card may be burned after each shuffle."""
    machine = Machine(
        lane="cards",
        wagers=("first", "second"),
        symbols=tuple(map(str, range(52))),
        class_of=(0, 1) * 26,
        shoe=Shoe(decks=1, cutting_card=30, rounds_after=0, each_round=False),
        states=(Chance((Edge(1, 1), Edge(1, 2))), Chance((Edge(0, 3), Edge(0, 4))), Chance((Edge(0, 0), Edge(0, 0)))),
        rests=1,
        start=2 if burns else 0,
        outcomes=(
            (),
            decided(EVEN, "first"),
            decided(LOSE, "first"),
            decided(EVEN, "second"),
            decided(PUSH, "second"),
        ),
    )
    return track(pack(machine))
