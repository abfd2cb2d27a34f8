"""Counting cards: what each card adds to the count, and what a player does otherwise from a true count on.

[count]
tags = "1 1 1 1 1 0 0 0 -1 -1"         # of 2 to 10 and the ace
[[count.from]]
true_count = 1                         # the count for each deck that is left, rounded down
units = 2                              # what is wagered from here on
[[count.from]]
true_count = 3
units = 8
insurance = true
"""

from collections.abc import Mapping

from msgspec import Struct

from croupier.rulebooks.submissions.faces import spelled

VALUES = (2, 3, 4, 5, 6, 7, 8, 9, 10, 1)
"""What the cards count that the tags stand for."""
MOST_UNITS = 1_000


class From(Struct, frozen=True, kw_only=True):
    """What changes from a true count on."""

    true_count: int
    units: int = 1
    insures: bool | None = None


class Count(Struct, frozen=True, kw_only=True):
    """A count with its ramp."""

    tags: Mapping[int, int]
    """By what a card counts, an ace one."""
    steps: tuple[From, ...]
    """Rising; below the first one unit is wagered."""


def count_of(written: object, problems: list[str]) -> Count | None:
    """The count that a strategy has, if any; what is wrong with it is added to the problems."""
    if written is None:
        return None
    if not isinstance(written, dict):
        problems.append(f"count = {spelled(written)}: must be a table with tags and steps")
        return None
    problems += [f"count.{key}: is not known; there are tags, from" for key in written if key not in {"tags", "from"}]
    steps = written.get("from", [])
    if not isinstance(steps, list) or not all(isinstance(each, dict) for each in steps):
        problems.append(f"count.from = {spelled(steps)}: must be steps, each [[count.from]]")
        steps = []
    read = [_step(f"count.from[{at}]", each, problems) for at, each in enumerate(steps)]
    counts = [each.true_count for each in read]
    if counts != sorted(set(counts)):
        problems.append(f"count.from: the true counts {', '.join(map(str, counts))} must rise from step to step")
    return Count(tags=_tags(written.get("tags"), problems), steps=tuple(read))


def _tags(written: object, problems: list[str]) -> dict[int, int]:
    words = written.split() if isinstance(written, str) else []
    try:
        tags = [int(each) for each in words]
    except ValueError:
        tags = []
    if len(tags) != len(VALUES) or any(abs(tag) > 9 for tag in tags):
        shown = spelled("" if written is None else written)
        problems.append(f"count.tags = {shown}: must be ten whole numbers from -9 to 9, for 2 to 10 and the ace")
        return dict.fromkeys(VALUES, 0)
    return dict(zip(VALUES, tags, strict=True))


def _step(field: str, written: Mapping[str, object], problems: list[str]) -> From:
    known = ("true_count", "units", "insurance")
    problems += [f"{field}.{key}: is not known; there are {', '.join(known)}" for key in written if key not in known]
    true_count, units = written.get("true_count"), written.get("units", 1)
    insures = written.get("insurance")
    if not isinstance(true_count, int) or isinstance(true_count, bool) or abs(true_count) > 20:
        problems.append(f"{field}.true_count = {spelled(true_count or '')}: must be a whole number from -20 to 20")
        true_count = 0
    if not isinstance(units, int) or isinstance(units, bool) or not 1 <= units <= MOST_UNITS:
        problems.append(f"{field}.units = {spelled(units)}: must be a whole number from 1 to {MOST_UNITS}")
        units = 1
    if insures is not None and not isinstance(insures, bool):
        problems.append(f"{field}.insurance = {spelled(insures)}: must be true or false")
        insures = None
    return From(true_count=true_count, units=units, insures=insures)
