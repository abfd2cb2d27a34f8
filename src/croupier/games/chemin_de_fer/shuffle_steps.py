"""The steps of a manual shuffle, which Massachusetts alone lists (MA-CDF 3(g))."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

RIFFLES_BEFORE_A_STRIP = 2


class Step(StrEnum):
    """What a manual shuffle is made of."""

    PLUG = "plug"
    RIFFLE = "riffle"
    TURN = "turn"
    STRIP = "strip"
    CUT = "cut"


CLAUSES = {
    Step.PLUG: "MA-CDF 3(g)(1)",
    Step.RIFFLE: "MA-CDF 3(g)(2)",
    Step.TURN: "MA-CDF 3(g)(3)",
    Step.STRIP: "MA-CDF 3(g)(4)",
    Step.CUT: "MA-CDF 3(g)(5)",
}

USUAL = (Step.PLUG, Step.RIFFLE, Step.RIFFLE, Step.TURN, Step.RIFFLE, Step.STRIP, Step.RIFFLE, Step.CUT)


def faults(steps: Sequence[Step]) -> Iterator[tuple[str, str]]:
    """What is wrong with a list of steps, each with its clause."""
    for step in Step:
        if step not in steps:
            yield "MA-CDF 3(g)", f"must contain all five steps; {step} is missing"
    for place, step in enumerate(steps):
        if step is Step.TURN and steps[place + 1 : place + 2] != (Step.RIFFLE,):
            yield CLAUSES[Step.TURN], "must have a riffle right after each turn"
        if step is Step.STRIP and steps[:place].count(Step.RIFFLE) < RIFFLES_BEFORE_A_STRIP:
            yield CLAUSES[Step.STRIP], f"must have at least {RIFFLES_BEFORE_A_STRIP} riffles before a strip"
        if step is Step.CUT and place < len(steps) - 1:
            yield CLAUSES[Step.CUT], "must end with the cut"


def order_is_unusual(steps: Sequence[Step]) -> bool:
    """Whether the plug is not the first step, which it is as a rule (MA-CDF 3(g)(1))."""
    return Step.PLUG in steps and steps[0] is not Step.PLUG
