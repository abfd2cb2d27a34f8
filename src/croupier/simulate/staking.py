"""A plan as tables for the walker of bankrolls: every amount is made by `money.pay`, before the walk begins."""

from fractions import Fraction
from math import lcm
from typing import Protocol

import numpy as np
from msgspec import Struct

from croupier.errors import Refused
from croupier.machine.machine import Outcome
from croupier.money import Cents, dollars, pay
from croupier.rulebooks.submissions import Submission
from croupier.simulate.bankrolls import Ladder
from croupier.simulate.plans import Plan, Progression
from croupier.simulate.streams import U

MOST_RUNGS = 10_000
"""A stake that follows the bankroll is rounded down to one of so many, so that the table stays small."""
_NO_SHARE = (0, 0, 0, 1)


class Staked(Protocol):
    """What stakes are laid on."""

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What is decided, by the number that is noted."""

    @property
    def exposure(self) -> Fraction:
        """What a round may cost before it is decided, in units of the stake."""

    @property
    def decides_every_round(self) -> bool:
        """Whether no wager lies on the table from one round to the next."""


class Staking(Struct, frozen=True, kw_only=True):
    """The stakes of a plan as rungs, and what happens on each of them."""

    bankroll: Cents
    rounds: int
    stakes: tuple[Cents, ...]
    ladder: Ladder


def staking(plan: Plan, track: Staked, submission: Submission) -> Staking:
    """Work a plan out for a track; refused where the stakes cannot be laid."""
    outcomes, first = track.outcomes, plan.first_stake(submission)
    grain = Cents(submission.unit * lcm(*(each.stake.denominator for outcome in outcomes for each in outcome)))
    if first % grain:
        raise Refused(f"the plan's stake of {dollars(first)} must be a multiple of {dollars(grain)} in this game")
    if plan.progression is not Progression.FLAT and not track.decides_every_round:
        raise Refused(f"a {plan.progression} plan needs wagers that every round decides; this game's may lie longer")
    stakes = _stakes(plan, submission, first, grain)
    rungs = np.arange(len(stakes), dtype=np.int64)
    needs = [int(stake * track.exposure) for stake in stakes]
    if needs[0] > plan.bankroll:
        raise Refused(
            f"the plan's bankroll of {dollars(plan.bankroll)} does not cover its first round, which may cost"
            f" {dollars(needs[0])}"
        )
    doubles = plan.progression is Progression.MARTINGALE
    ladder = Ladder(
        changes=np.array([[_change(each, stake, submission) for stake in stakes] for each in outcomes], dtype=np.int64),
        needs=np.array(needs, dtype=np.int64),
        after_win=rungs * 0 if doubles else rungs,
        after_loss=(rungs + 1) % len(rungs) if doubles else rungs,
        share=np.array(_share(plan, stakes), dtype=np.int64),
        rounds=U(plan.rounds),
    )
    return Staking(bankroll=plan.bankroll, rounds=plan.rounds, stakes=stakes, ladder=ladder)


def _stakes(plan: Plan, submission: Submission, first: Cents, grain: Cents) -> tuple[Cents, ...]:
    """The stakes that the plan can come to, rising."""
    most = submission.limits.maximum
    match plan.progression:
        case Progression.FLAT:
            return (first,)
        case Progression.MARTINGALE:
            doublings = max(1, (most // first).bit_length())
            return tuple(Cents(first << doubling) for doubling in range(doublings))
        case Progression.PERCENTAGE:
            step = grain * max(1, -(-(most - first) // (grain * MOST_RUNGS)))
            return tuple(Cents(stake) for stake in range(first, max(first, most) + 1, step))


def _share(plan: Plan, stakes: tuple[Cents, ...]) -> tuple[int, int, int, int]:
    if plan.percent is None:
        return _NO_SHARE
    part = plan.percent / 100
    return part.numerator, part.denominator, stakes[0], stakes[1] - stakes[0] if len(stakes) > 1 else 1


def _change(outcome: Outcome, stake: Cents, submission: Submission) -> int:
    """What an outcome adds to the bankroll, or takes from it."""
    payments = (pay(each.result, Cents(int(each.stake * stake)), submission.unit) for each in outcome)
    return sum(each.paid - each.taken - each.fee - each.vigorish - each.prepaid for each in payments)
