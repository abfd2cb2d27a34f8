"""What every submission holds, whatever the game: names, limits, chips and the notices given."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Self

import msgspec

from croupier.money import Cents
from croupier.rulebooks.submissions.notices import Notice, NoticeGiven
from croupier.rulebooks.submissions.options import option
from croupier.rulebooks.submissions.problems import Problem


class WagerLimits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The limits of one class of wagers where they differ from the table's."""

    minimum: Annotated[Cents | None, option(None, "the least wager of this class", at_least=1)] = None
    maximum: Annotated[Cents | None, option(None, "the greatest wager of this class", at_least=1)] = None


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table's minimum and maximum, and those of the classes of wagers that differ."""

    minimum: Annotated[Cents, option(None, "the least wager at the table", at_least=1)] = Cents(10_00)
    maximum: Annotated[Cents, option(None, "the greatest wager at the table", at_least=1)] = Cents(1000_00)
    wagers: Annotated[dict[str, WagerLimits], option(None, "the classes of wagers with limits of their own")] = {}

    def minimum_of(self, wager: str) -> Cents:
        """The least amount of this class of wagers."""
        own = self.wagers.get(wager)
        return self.minimum if own is None or own.minimum is None else own.minimum

    def maximum_of(self, wager: str) -> Cents:
        """The greatest amount of this class of wagers."""
        own = self.wagers.get(wager)
        return self.maximum if own is None or own.maximum is None else own.maximum


class Submission(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the licensee chooses; each game declares its own options in a subclass."""

    wager_classes: ClassVar[tuple[str, ...]] = ()
    """The classes of wagers to which `limits.wagers` may give limits of their own."""

    rulebook: Annotated[str, option(None, "the regulation by which the game is played")]
    game: Annotated[str, option(None, "the game")]
    unit: Annotated[Cents, option(None, "the smallest unit of the table's chips", at_least=1)] = Cents(1_00)
    chips: Annotated[
        tuple[Cents, ...], option(None, "the denominations of the house's value chips, rising", at_least=1)
    ] = (Cents(1_00), Cents(5_00), Cents(25_00), Cents(100_00), Cents(500_00), Cents(1000_00))
    limits: Annotated[Limits, option(None, "the table's limits")] = Limits()
    notices_given: Annotated[tuple[NoticeGiven, ...], option(None, "the notices that the licensee has given")] = ()

    def problems(self) -> Iterator[Problem]:
        """The game's rules that concern several options together, each with its clause."""
        yield from ()

    def notices(self) -> Iterator[Notice]:
        """What this game's clauses demand to be posted."""
        yield from ()

    def changes(self, before: Self) -> Iterator[Problem]:  # noqa: ARG002 - what games override has the parameter
        """What the clauses demand of a change from the submission in force, which was in order itself."""
        yield from ()

    def differences_elsewhere(self, others: tuple[Self, ...]) -> Iterator[Problem]:  # noqa: ARG002 - as above
        """What differs from the licensee's other tables of the game and may not."""
        yield from ()

    def unannounced(self, before: Self, clause: str) -> bool:
        """Whether no notice under the clause was given since the submission in force: an old notice is spent."""
        return not any(given.clause == clause for given in self.notices_given if given not in before.notices_given)
