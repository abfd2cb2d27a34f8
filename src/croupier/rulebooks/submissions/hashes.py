"""The hash by which an odds sheet, a simulation or a journal names the submission that it is of."""

from hashlib import sha256

import msgspec

from croupier.rulebooks.submissions.declarations import table
from croupier.rulebooks.submissions.submission import Submission


def full_hash(submission: Submission) -> str:
    """SHA-256 over the submission with all its defaults, as JSON with sorted keys.

    The order of the keys in the file, its comments and how an amount was written make no difference.
    """
    face = table(type(submission)).face(submission)
    return sha256(msgspec.json.encode(face, order="deterministic")).hexdigest()


def short_hash(submission: Submission) -> str:
    """The first twelve digits, which are enough to tell a licensee's submissions apart."""
    return full_hash(submission)[:12]
