"""Plans: what a player lays before each round and how the stake follows luck, written by a person in TOML."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Annotated

from msgspec import Struct

from croupier.errors import Refused, unknown
from croupier.money import Cents, dollars
from croupier.rulebooks.submissions import Limits, Problem, Submission, option
from croupier.rulebooks.submissions.declarations import table
from croupier.rulebooks.submissions.faces import dollars_face
from croupier.rulebooks.submissions.places import Place
from croupier.rulebooks.submissions.reading import parsed
from croupier.table.lanes import Bet, Lane


class Progression(StrEnum):
    """How the stake of a round follows from what went before."""

    FLAT = "flat"
    """The same stake every time."""
    MARTINGALE = "martingale"
    """Doubled after a loss; the first stake after a win, and where the table's maximum or the bankroll ends it."""
    PERCENTAGE = "percentage"
    """A part of the bankroll, within the table's limits."""


class Plan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player intends for a session."""

    bankroll: Annotated[Cents, option(None, "what the player brings", at_least=1)]
    rounds: Annotated[int, option(None, "how many rounds a session has", at_least=1, at_most=1_000_000_000)]
    progression: Annotated[Progression, option(None, "how the stake changes from round to round")] = Progression.FLAT
    stake: Annotated[Cents | None, option(None, "the stake of one unit; the table's minimum if left out")] = None
    percent: Annotated[Fraction | None, option(None, "which part of the bankroll a unit is, in percent")] = None
    bets: Annotated[
        tuple[Bet, ...], option(None, "what is laid before a round; if left out, what the game suggests")
    ] = ()

    def first_stake(self, submission: Submission) -> Cents:
        """The stake of one unit in the first round, or the least one where it follows the bankroll."""
        return submission.limits.minimum if self.stake is None else self.stake


def read_plan(text: str, submission: Submission, lanes: Sequence[Lane]) -> tuple[Plan, Lane]:
    """Read a plan and find the lane that has its wagers; one that is not in order is refused with all its problems."""
    found: list[Problem] = []
    plan = table(Plan).read(parsed(text), Place(rulebook=submission.rulebook, found=found))
    if isinstance(plan, Plan):
        found += _problems(plan, submission, lanes)
    if found or not isinstance(plan, Plan):
        raise Refused("the plan is not in order", [str(each) for each in found])
    return plan, next(lane for lane in lanes if all(bet.wager in lane.areas for bet in plan.bets))


def _problems(plan: Plan, submission: Submission, lanes: Sequence[Lane]) -> Iterator[Problem]:
    """What is wrong with the parts together."""
    yield from _percent_problems(plan)
    unit = submission.unit
    if plan.first_stake(submission) % unit:
        yield Problem(
            "stake",
            None if plan.stake is None else dollars_face(plan.stake),
            None,
            f"must be a multiple of the table's unit of {dollars(unit)}",
        )
    homes = [_home(bet, lanes) for bet in plan.bets]
    for index, (bet, lane) in enumerate(zip(plan.bets, homes, strict=True)):
        if lane is None:
            wagers = [wager for each in lanes for wager in each.areas if wager not in each.supports]
            yield Problem(f"bets[{index}].wager", bet.wager, None, str(unknown("wager", bet.wager, wagers)))
        else:
            laid = Cents(bet.units * plan.first_stake(submission))
            yield from _bet_problems(f"bets[{index}]", bet, laid, lane, submission.limits)
    apart = [lane.name for lane in homes if lane is not None and lane is not homes[0]]
    if homes and homes[0] is not None and apart:
        yield Problem("bets", None, None, f"must be followed together, but are of {homes[0].name} and {apart[0]}")


def _home(bet: Bet, lanes: Sequence[Lane]) -> Lane | None:
    return next((lane for lane in lanes if bet.wager in lane.areas), None)


def _bet_problems(field: str, bet: Bet, laid: Cents, lane: Lane, limits: Limits) -> Iterator[Problem]:
    """What is wrong with one bet."""
    if bet.wager in lane.supports and lane.choices is not None:
        yield Problem(
            f"{field}.wager", bet.wager, None, f"is laid by the strategy, to support {lane.supports[bet.wager]}"
        )
    if bet.when is not None and bet.when not in lane.conditions:
        why = unknown("condition", bet.when, lane.conditions) if lane.conditions else "there are no conditions here"
        yield Problem(f"{field}.when", bet.when, None, str(why))
    name = lane.classes.get(bet.wager, bet.wager)
    least, most = limits.minimum_of(name), limits.maximum_of(name)
    if not least <= laid <= most:
        right = f"from {dollars(least)} to {dollars(most)}"
        yield Problem(f"{field}.units", bet.units, None, f"would lay {dollars(laid)}; the table takes {right}")
    step = lane.steps.get(bet.wager)
    if step is not None and laid % step:
        why = f"would lay {dollars(laid)}; {bet.wager} can be paid in steps of {dollars(step)}"
        yield Problem(f"{field}.units", bet.units, None, why)


def _percent_problems(plan: Plan) -> Iterator[Problem]:
    """A percentage is for the progression that is one."""
    if plan.progression is not Progression.PERCENTAGE:
        if plan.percent is not None:
            yield Problem("percent", plan.percent, None, 'goes with progression = "percentage"')
    elif plan.percent is None:
        yield Problem("percent", None, None, 'is needed by progression = "percentage", such as 2 or "0.5"')
    elif not 0 < plan.percent <= 100:
        yield Problem("percent", plan.percent, None, "must be more than 0 and at most 100")
