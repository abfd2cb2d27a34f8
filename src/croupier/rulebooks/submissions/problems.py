"""What is wrong with a submission, as a value: checking collects problems and raises nothing."""

import msgspec

from croupier.rulebooks.submissions.faces import spelled


class Problem(msgspec.Struct, frozen=True):
    """One choice that the regulation, or the form of a submission, does not allow.

    >>> print(Problem("decks", 0, "MA-RD 1(a)", "must be a whole number, at least 1"))
    decks = 0: must be a whole number, at least 1 (MA-RD 1(a))
    """

    field: str
    """With dots, as `limits.minimum`; empty if the whole file is meant."""
    value: object
    """As it was written, or as the submission holds it; None if nothing was written."""
    clause: str | None
    why: str
    line: int | None = None

    def __str__(self) -> str:
        if not self.field:
            return self.why
        value = "" if self.value is None else f" = {spelled(self.value)}"
        clause = "" if self.clause is None else f" ({self.clause})"
        return f"{self.field}{value}: {self.why}{clause}"
