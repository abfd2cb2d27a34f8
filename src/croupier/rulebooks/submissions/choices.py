"""Every choice of a submission in one list: its value, whether that is the default, and its clause."""

from collections.abc import Iterator, Mapping

import msgspec

from croupier.rulebooks.submissions.declarations import table
from croupier.rulebooks.submissions.faces import spelled_key
from croupier.rulebooks.submissions.forms import Form
from croupier.rulebooks.submissions.submission import Submission
from croupier.rulebooks.submissions.tables import Entries, Maybe, Table


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One choice, as it would be written."""

    key: str
    value: object
    default: bool
    """Whether the value is the default."""
    clause: str | None
    says: str


class _Spot(msgspec.Struct, frozen=True):
    """Where in the submission a choice stands."""

    key: str
    clause: str | None
    says: str
    rulebook: str

    def below(self, key: str, clause: str | None = None, says: str = "") -> "_Spot":
        name = f"{self.key}.{spelled_key(key)}" if self.key else spelled_key(key)
        return _Spot(name, clause or self.clause, says or self.says, self.rulebook)

    def choice(self, face: object, *, default: bool) -> Choice:
        return Choice(key=self.key, value=face, default=default, clause=self.clause, says=self.says)


def choices(submission: Submission) -> Iterator[Choice]:
    """The choices of a submission in the order of their declaration, tables spread out."""
    top = _Spot("", None, "", submission.rulebook)
    yield from _spread(table(type(submission)), submission, msgspec.UNSET, top)


def _spread(form: Form, value: object, default: object, spot: _Spot) -> Iterator[Choice]:
    if isinstance(form, Maybe) and isinstance(form.form, Table):
        # That a wager is offered at all is a choice beside those that its table holds.
        yield spot.choice(value is not None, default=(value is None) == (default is None))
        form = form.form
        if value is None:
            return
    if isinstance(form, Table):
        for option in form.options_in(spot.rulebook):
            there = spot.below(option.key, option.clause(spot.rulebook), option.says)
            yield from _spread(option.form, getattr(value, option.key), form.default_in(default, option), there)
    elif isinstance(form, Entries) and isinstance(value, Mapping) and value:
        defaults = default if isinstance(default, Mapping) else {}
        for key, item in value.items():
            entry = spot.below(str(form.key.face(key)))
            yield from _spread(form.value, item, defaults.get(key, msgspec.UNSET), entry)
    else:
        yield spot.choice(form.face(value), default=value == default)
