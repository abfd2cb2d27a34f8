"""The rules that join several of the fields that every submission has, whatever the game."""

from collections.abc import Iterator
from difflib import get_close_matches
from itertools import pairwise

from croupier.errors import Refused
from croupier.money import Cents, dollars
from croupier.rulebooks.clauses import clause
from croupier.rulebooks.submissions.faces import dollars_face, spelled_key
from croupier.rulebooks.submissions.problems import Problem
from croupier.rulebooks.submissions.submission import Submission


def common_problems(submission: Submission) -> Iterator[Problem]:
    """What does not fit together in the chips, the limits and the notices given."""
    yield from _chips(submission)
    yield from _limits(submission)
    yield from _notices_given(submission)


def _chips(submission: Submission) -> Iterator[Problem]:
    if not submission.chips or any(low >= high for low, high in pairwise(submission.chips)):
        faces = [dollars_face(each) for each in submission.chips]
        yield Problem("chips", faces, None, "must name at least one denomination, each greater than the one before")
    for index, each in enumerate(submission.chips):
        yield from _whole_units(f"chips[{index}]", each, submission.unit)


def _limits(submission: Submission) -> Iterator[Problem]:
    limits = submission.limits
    yield from _range("limits", limits.minimum, limits.maximum, submission.unit)
    for wager in limits.wagers:
        field = f"limits.wagers.{spelled_key(wager)}"
        if wager in submission.wager_classes:
            yield from _range(field, limits.minimum_of(wager), limits.maximum_of(wager), submission.unit)
        else:
            yield Problem(field, None, None, f"is no class of wagers of this game; {_right(wager, submission)}")


def _right(wager: str, submission: Submission) -> str:
    """Which class of wagers would be right."""
    near = get_close_matches(wager, submission.wager_classes, n=1)
    if near:
        return f"did you mean {near[0]}?"
    return f"there are {', '.join(submission.wager_classes)}" if submission.wager_classes else "there is only one class"


def _range(field: str, minimum: Cents, maximum: Cents, unit: Cents) -> Iterator[Problem]:
    if minimum > maximum:
        yield Problem(
            f"{field}.minimum", dollars_face(minimum), None, f"must not be above the maximum of {dollars(maximum)}"
        )
    yield from _whole_units(f"{field}.minimum", minimum, unit)
    yield from _whole_units(f"{field}.maximum", maximum, unit)


def _whole_units(field: str, amount: Cents, unit: Cents) -> Iterator[Problem]:
    # A unit that is out of bounds is reported as such; nothing is a multiple of it.
    if unit > 0 and amount % unit:
        yield Problem(field, dollars_face(amount), None, f"must be a multiple of the unit of {dollars(unit)}")


def _notices_given(submission: Submission) -> Iterator[Problem]:
    for index, given in enumerate(submission.notices_given):
        try:
            clause(given.clause)
        except Refused as refusal:
            yield Problem(f"notices_given[{index}].clause", given.clause, None, str(refusal))
