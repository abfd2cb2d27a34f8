"""The two rules that the regulations have for tables of odds: a least payment, and notice before a decrease."""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import TypeVar

from croupier.money import Odds
from croupier.rulebooks.submissions.faces import spelled_key
from croupier.rulebooks.submissions.problems import Problem

Key = TypeVar("Key")


def below_least(field: str, pays: Mapping[Key, Odds], least: Mapping[Key, Odds], clause: str) -> Iterator[Problem]:
    """The entries that pay less than the regulation lists.

    >>> print(*below_least("tie_pays", {"tie": Odds(7)}, {"tie": Odds(8)}, "MA-BAC 13(b)"))
    tie_pays.tie = "7 to 1": must be at least 8 to 1 (MA-BAC 13(b))
    """
    for name, odds, other in _lower(field, pays, least):
        yield Problem(name, odds, clause, f"must be at least {other}")


def lowered(field: str, pays: Mapping[Key, Odds], before: Mapping[Key, Odds], clause: str) -> Iterator[Problem]:
    """The entries that pay less than those in force, which needs a notice that was not given."""
    for name, odds, other in _lower(field, pays, before):
        why = (
            f"is below the {other} in force; a notice under this clause must be given first and stand in notices_given"
        )
        yield Problem(name, odds, clause, why)


def _lower(field: str, pays: Mapping[Key, Odds], than: Mapping[Key, Odds]) -> Iterator[tuple[str, Odds, Odds]]:
    """The entries that pay less than others do, with those others."""
    for key, odds in pays.items():
        other = than.get(key)
        if other is not None and odds.ratio < other.ratio:
            face = str(key.value) if isinstance(key, Enum) else str(key)
            yield f"{field}.{spelled_key(face)}", odds, other
