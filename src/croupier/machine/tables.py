"""The packed form of a machine for compiled walkers: plain arrays, in which every choice has been folded in.

How a walker reads them:

- It begins in `start`. A step draws a symbol, looks up its class `c = class_of[symbol]`, and with the state `s` it
  stands in counts `outcome[s, c]` and goes on to `next_state[s, c]`.
- A state below `rests` stands between two rounds, so a step that arrives there ends a round.
- Without a shoe every one of the symbols is drawn with the same probability, and replaced.
- With a shoe the symbols are the 52 cards, of which `shoe.decks` decks are dealt without replacement. Since only
  classes matter, a walker may shuffle an array of classes, and no further than `most_dealt` cards. Cards that are
  burned unseen are steps too: all their classes lead the same way. At a rest, if `shoe.each_round`, or if more than
  `shoe.cutting_card` cards have been drawn since the last shuffle and `shoe.rounds_after` further rounds have been
  played after the one in which that happened, the cards are shuffled and the walk goes on in `start` (which is a rest
  itself if nothing is burned).
- Outcome 0 decides nothing. What the others decide is in `outcomes`: (wager, stake in base units, result), from which
  `croupier.money.pay` alone makes cents. A histogram of outcomes is therefore all that a walker needs to count; the
  outcomes of one round are those counted between two rests.
"""

from typing import TYPE_CHECKING

import numpy as np
from msgspec import Struct

from croupier.machine.machine import Chance, Machine, Outcome, Shoe

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Tables(Struct, frozen=True, kw_only=True):
    """A machine without choices as arrays; indices are unsigned throughout."""

    next_state: "NDArray[np.uint32]"
    """[state, class of symbol] -> state."""
    outcome: "NDArray[np.uint32]"
    """[state, class of symbol] -> index into outcomes."""
    class_of: "NDArray[np.uint8]"
    """[symbol] -> class."""
    rests: int
    start: int
    most_dealt: int
    """The most cards that are dealt between two shuffles; 0 without a shoe."""
    shoe: Shoe | None
    wagers: tuple[str, ...]
    symbols: tuple[str, ...]
    outcomes: tuple[Outcome, ...]


def pack(machine: Machine) -> Tables:
    """The arrays of a machine in which no choice is left."""
    shape = len(machine.states), machine.classes
    next_state = np.zeros(shape, dtype=np.uint32)
    outcome = np.zeros(shape, dtype=np.uint32)
    for state, node in enumerate(machine.states):
        assert isinstance(node, Chance), "a strategy is folded in before a machine is packed"
        for symbol, edge in enumerate(node.edges):
            next_state[state, symbol] = edge.target
            outcome[state, symbol] = edge.outcome
    return Tables(
        next_state=next_state,
        outcome=outcome,
        class_of=np.array(machine.class_of, dtype=np.uint8),
        rests=machine.rests,
        start=machine.start,
        most_dealt=_most_dealt(machine),
        shoe=machine.shoe,
        wagers=machine.wagers,
        symbols=machine.symbols,
        outcomes=machine.outcomes,
    )


def _most_dealt(machine: Machine) -> int:
    shoe = machine.shoe
    if shoe is None:
        return 0
    known: dict[int, int] = {}
    burned = 0 if machine.start < machine.rests else _longest(machine, machine.start, known)
    longest = max(_longest(machine, rest, known) for rest in range(machine.rests))
    cards = len(machine.symbols) * shoe.decks
    if shoe.each_round:
        return min(cards, burned + longest)
    # The last round before the cutting card comes out may begin with as many cards drawn as lie before it.
    return cards if shoe.cutting_card is None else min(cards, shoe.cutting_card + (1 + shoe.rounds_after) * longest)


def _longest(machine: Machine, state: int, known: dict[int, int]) -> int:
    """The most cards from a state to the next rest; cards run out, so no state comes twice."""
    if state not in known:
        known[state] = 1 + max(
            (_longest(machine, edge.target, known) for edge in machine.edges(state) if edge.target >= machine.rests),
            default=0,
        )
    return known[state]
