"""The licensee's own procedures for shuffle and cut, and the steps of a manual shuffle (MA-BJ 5(k), 5(l))."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from croupier.games.blackjack.options.choices import Choices
from croupier.games.blackjack.options.dealing import ShuffleStep
from croupier.rulebooks.submissions import Problem

LEAST_BEHIND = Fraction(1, 4)
LEAST_BEHIND_IN_HAND = Fraction(1, 3)
RIFFLES_BEFORE_STRIP = 2


def problems(chosen: Choices) -> Iterator[Problem]:
    """What the clauses ask of cut, cutting card and shuffle; an approval opens the first two to the licensee."""
    yield from _cutting_card(chosen)
    yield from _cut(chosen)
    for step, why in _steps(chosen.shuffle_steps):
        yield Problem("shuffle_steps", [each.value for each in chosen.shuffle_steps], step.clause, why)


def is_approved(chosen: Choices) -> bool:
    """Whether the IEB has approved procedures of the licensee's own (MA-BJ 5(k))."""
    return bool(chosen.procedures_approval.strip())


def _cutting_card(chosen: Choices) -> Iterator[Problem]:
    behind, shown = chosen.cards_behind, str(chosen.cards_behind)
    if not 0 <= behind < 1:
        yield Problem("cards_behind", shown, "MA-BJ 5(d)", "must be at least 1/4 and below 1")
    elif is_approved(chosen):
        return
    elif behind < LEAST_BEHIND:
        why = "must be at least 1/4 and below 1, unless procedures_approval names the approval of another place"
        yield Problem("cards_behind", shown, "MA-BJ 5(d)", why)
    elif chosen.six_to_five and not chosen.one_round_per_deck and behind < LEAST_BEHIND_IN_HAND:
        why = "must be at least 1/3 where a hand-held deck serves for several rounds"
        yield Problem("cards_behind", shown, "MA-BJ 5(i)", why)


def _cut(chosen: Choices) -> Iterator[Problem]:
    nearest = chosen.cut_from_either_end
    if nearest is None:
        return
    if not is_approved(chosen):
        why = "another place for the cut than a deck from either end needs an approval in procedures_approval"
        yield Problem("cut_from_either_end", nearest, "MA-BJ 5(k)", why)
    if nearest > 26 * chosen.decks:
        why = f"must leave a place for the cut: at most {26 * chosen.decks} of {52 * chosen.decks} cards"
        yield Problem("cut_from_either_end", nearest, "MA-BJ 5(c)", why)


def _steps(steps: Sequence[ShuffleStep]) -> Iterator[tuple[ShuffleStep, str]]:
    """Why a list of steps is no manual shuffle (MA-BJ 5(l)); that the plug comes first is usual, not required."""
    for step in ShuffleStep:
        if step not in steps:
            yield step, f"a manual shuffle includes the {step}"
    if any(before is ShuffleStep.TURN and after is not ShuffleStep.RIFFLE for before, after in pairwise(steps)):
        yield ShuffleStep.TURN, "the stacks are riffled together right after the turn"
    if ShuffleStep.STRIP in steps:
        before = steps[: steps.index(ShuffleStep.STRIP)]
        if before.count(ShuffleStep.RIFFLE) < RIFFLES_BEFORE_STRIP:
            yield ShuffleStep.STRIP, "at least two riffles come before the strip"
    if ShuffleStep.CUT in steps and steps.index(ShuffleStep.CUT) < len(steps) - 1:
        yield ShuffleStep.CUT, "the cut is the last step, and there is one"
