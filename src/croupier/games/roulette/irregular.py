"""Irregularities of roulette (MA-WHEEL 4): while the ball runs the dealer may have to call "No Spin"."""

from collections.abc import Iterator

from croupier.games.roulette.acts import Ball, Cause, NoSpin
from croupier.games.roulette.memory import RouletteTable
from croupier.games.roulette.rules import LEAST_REVOLUTIONS
from croupier.games.wheel_tables import VoidSpin, void
from croupier.table.limits import OneOf, Whole
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER

CLAUSES = {
    Cause.SAME_DIRECTION: "MA-WHEEL 4(a)",
    Cause.TOO_FEW_REVOLUTIONS: "MA-WHEEL 4(b)",
    Cause.FOREIGN_OBJECT: "MA-WHEEL 4(c)",
    # No clause speaks of a ball that leaves the wheel; it is treated like the rest (reading at 4(a)).
    Cause.BALL_LEFT_THE_WHEEL: "MA-WHEEL 4(a)",
}


def while_the_ball_runs(t: RouletteTable) -> Iterator[Offer | Bar]:
    """The ball was spun the wrong way or too weakly, met a foreign object, or left the wheel (MA-WHEEL 4)."""
    ball = OneOf(tuple(Ball))
    for cause, clause in CLAUSES.items():
        if cause is Cause.TOO_FEW_REVOLUTIONS:
            revolutions = Whole(0, LEAST_REVOLUTIONS - 1)
            yield offer(DEALER, NoSpin, clause, then=no_spin, cause=OneOf((cause,)), ball=ball, revolutions=revolutions)
        else:
            yield offer(DEALER, NoSpin, clause, then=no_spin, cause=OneOf((cause,)), ball=ball)


def no_spin(t: RouletteTable, act: NoSpin) -> VoidSpin:
    """Whatever the ball does then, the spin is void (MA-WHEEL 4(a) to (c))."""
    revolutions = "" if act.revolutions is None else f" ({act.revolutions})"
    return void(t, f"{act.cause}{revolutions}, the ball was {act.ball}", CLAUSES[act.cause])
