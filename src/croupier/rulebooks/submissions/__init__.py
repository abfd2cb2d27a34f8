"""Submissions: what the licensee chooses, read from TOML, checked against the clauses, posted and hashed.

A game declares a `Submission` whose fields are its options; everything else follows from the declaration. These are
the names by which a game declares it; those who read, write and print submissions import the modules.
"""

from croupier.rulebooks.submissions.notices import Notice, NoticeGiven
from croupier.rulebooks.submissions.odds_tables import below_least, lowered
from croupier.rulebooks.submissions.options import option
from croupier.rulebooks.submissions.problems import Problem
from croupier.rulebooks.submissions.submission import Limits, Submission, WagerLimits

__all__ = [
    "Limits",
    "Notice",
    "NoticeGiven",
    "Problem",
    "Submission",
    "WagerLimits",
    "below_least",
    "lowered",
    "option",
]
