"""The forms that hold others: tables of options, tables of entries, lists, and what may be left out."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

import msgspec

from croupier.rulebooks.submissions.faces import spelled_key
from croupier.rulebooks.submissions.forms import Form, KeyForm
from croupier.rulebooks.submissions.places import Place, Wrong


class Option(msgspec.Struct, frozen=True):
    """One field of a submission: what it decides, the clauses that grant it, its form and its default."""

    key: str
    says: str
    clauses: tuple[str, ...]
    form: Form
    default: object
    """UNSET if the option must be written."""

    def exists_in(self, rulebook: str) -> bool:
        """Whether a clause of the rulebook grants the option, or none need grant it."""
        return not self.clauses or self.clause(rulebook) is not None

    def clause(self, rulebook: str) -> str | None:
        """The clause of this rulebook that grants the option."""
        return next((each for each in self.clauses if each.startswith(f"{rulebook}-")), None)


class Table(msgspec.Struct, frozen=True):
    """A table of options, read into the Struct that declares them."""

    holds: type[msgspec.Struct]
    options: tuple[Option, ...]
    wants: str = "a table"

    @property
    def example(self) -> dict[str, object]:
        return {each.key: each.form.example for each in self.options if each.default is msgspec.UNSET}

    def options_in(self, rulebook: str) -> tuple[Option, ...]:
        """The options that exist in a rulebook."""
        return tuple(each for each in self.options if each.exists_in(rulebook))

    def read(self, written: object, at: Place) -> object:
        """The Struct; an option that is wrong or not written stands at its default, if it has one."""
        if not isinstance(written, Mapping):
            return at.report(written, f"must be {self.wants}")
        options = self.options_in(at.rulebook)
        self._report_unknown(written, options, at)
        values = {each.key: self._read_option(each, written, at) for each in options}
        return Wrong.WRONG if Wrong.WRONG in values.values() else self.holds(**values)

    def face(self, value: msgspec.Struct) -> dict[str, object]:
        """Every option with its face, those that stand at their default included."""
        return {each.key: each.form.face(getattr(value, each.key)) for each in self.options}

    def default_in(self, table: object, option: Option) -> object:
        """What an option is if it is not written, where the table itself may have a default."""
        return getattr(table, option.key) if isinstance(table, self.holds) else option.default

    def _read_option(self, option: Option, written: Mapping[str, object], at: Place) -> object:
        default = self.default_in(at.default, option)
        there = at.entry(option.key, option.clause(at.rulebook), default)
        if option.key in written:
            value = option.form.read(written[option.key], there)
            return default if value is Wrong.WRONG and default is not msgspec.UNSET else value
        if default is msgspec.UNSET:
            return there.report(None, f"is missing: it must be {option.form.wants}")
        return default

    def _report_unknown(self, written: Mapping[str, object], options: Iterable[Option], at: Place) -> None:
        known = [each.key for each in options]
        elsewhere = [each.key for each in self.options if each.key not in known]
        for key in written:
            if key in elsewhere:
                at.entry(key, None, None).report(written[key], f"is no option in the rulebook {at.rulebook}")
            elif key not in known:
                near = get_close_matches(key[:100], known, n=1)
                right = f"did you mean {near[0]}?" if near else f"there are {', '.join(map(spelled_key, known))}"
                at.entry(key, None, None).report(written[key], f"is no option here; {right}")


class Entries(msgspec.Struct, frozen=True):
    """A table whose keys name things, such as the odds of each spread; an entry left out keeps its default."""

    key: KeyForm
    value: Form

    @property
    def wants(self) -> str:
        return f"a table in which every value is {self.value.wants}"

    @property
    def example(self) -> dict[str, object]:
        return {str(self.key.example): self.value.example}

    def read(self, written: object, at: Place) -> object:
        if not isinstance(written, Mapping):
            return at.report(written, f"must be {self.wants}")
        entries = dict(at.default) if isinstance(at.default, Mapping) else {}
        for name, item in written.items():
            key = self.key.read_key(name, at.entry(name, None, None))
            if key is Wrong.WRONG:
                continue
            value = self.value.read(item, at.entry(name, None, entries.get(key, msgspec.UNSET)))
            if value is not Wrong.WRONG:
                entries[key] = value
        return entries

    def face(self, value: Mapping[object, object]) -> dict[str, object]:
        return {str(self.key.face(key)): self.value.face(item) for key, item in value.items()}


class Several(msgspec.Struct, frozen=True):
    """A list of values of one form."""

    each: Form

    @property
    def wants(self) -> str:
        return f"a list in which each is {self.each.wants}"

    @property
    def example(self) -> list[object]:
        return [self.each.example]

    def read(self, written: object, at: Place) -> object:
        if not isinstance(written, list | tuple):
            return at.report(written, f"must be {self.wants}")
        items = [self.each.read(item, at.item(index)) for index, item in enumerate(written)]
        return Wrong.WRONG if Wrong.WRONG in items else tuple(items)

    def face(self, value: tuple[object, ...]) -> list[object]:
        return [self.each.face(item) for item in value]


class Maybe(msgspec.Struct, frozen=True):
    """What may be left out: `false` says so, and `true` asks for a table as it stands by default."""

    form: Form

    @property
    def wants(self) -> str:
        return f"{self.form.wants}, or false"

    @property
    def example(self) -> object:
        return self.form.example

    def read(self, written: object, at: Place) -> object:
        if written is False:
            return None
        return self.form.read({} if written is True and isinstance(self.form, Table) else written, at)

    def face(self, value: object) -> object:
        return False if value is None else self.form.face(value)
