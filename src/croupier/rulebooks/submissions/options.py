"""An option of a submission: its field carries the clause that grants it and a sentence that says what it decides."""

import msgspec


def option(
    clause: str | tuple[str, ...] | None, says: str, *, at_least: int | None = None, at_most: int | None = None
) -> msgspec.Meta:
    """Annotate a field, or the keys of a table, as a choice of the licensee.

    A game that several rulebooks know names one clause for each of them; where no clause is of the submission's
    rulebook, the option does not exist there. None stands for what no clause grants. The bounds hold for each value
    of a list or a table; those of an amount are in cents.
    """
    clauses = (clause,) if isinstance(clause, str) else clause or ()
    # Not in `ge` and `le`: msgspec allows those on plain numbers only, and an option may be absent or a list.
    return msgspec.Meta(description=says, extra={"clauses": clauses, "bounds": (at_least, at_most)})
