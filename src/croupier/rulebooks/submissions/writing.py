"""A new submission to be filled in: TOML with every option, its clause, what may be written, and its default."""

from collections.abc import Iterator, Mapping
from textwrap import wrap

import msgspec
import tomlkit

from croupier.rulebooks.submissions.declarations import table
from croupier.rulebooks.submissions.faces import spelled_key
from croupier.rulebooks.submissions.forms import Form, Text
from croupier.rulebooks.submissions.places import Place
from croupier.rulebooks.submissions.reading import Game
from croupier.rulebooks.submissions.tables import Entries, Maybe, Option, Several, Table

WIDTH = 100


def new_submission(game: Game, rulebook: str) -> str:
    """The text of a submission in which every option stands at its default."""
    form = table(game.submission)
    named = {**form.example, "rulebook": rulebook, "game": game.name}
    submission = form.read(named, Place(rulebook=rulebook, found=[]))
    head = [
        f"# The submission of the rules of {game.title}, rulebook {rulebook}.",
        "# An option that is left out stands at its default. A line that begins with # and no blank is an option that",
        "# is not in force: take the # away to put it in force.",
        "",
    ]
    return "\n".join([*head, *_Pen(rulebook).options(form, submission, "")]) + "\n"


class _Pen(msgspec.Struct, frozen=True):
    """Writes the options of one rulebook, with `mark` before each line that says something to the program."""

    rulebook: str
    mark: str = ""

    def options(self, form: Table, value: object, name: str) -> Iterator[str]:
        """The options of a table: first the values, then the tables inside, as TOML demands."""
        options = form.options_in(self.rulebook)
        for option in options:
            if not _is_table(option.form):
                yield from self.comment(option)
                yield self.assignment(option, getattr(value, option.key))
        for option in options:
            if _is_table(option.form):
                yield ""
                yield from self.comment(option)
                yield from self.section(option.form, getattr(value, option.key), _below(name, option.key))

    def comment(self, option: Option) -> list[str]:
        """What an option decides, what may be written, and the clause."""
        clause = option.clause(self.rulebook)
        # What a text or a table is can be seen from the line below.
        wants = "" if isinstance(option.form, Text | Table) else f": {option.form.wants}"
        sentence = f"{option.says}{wants}{f' ({clause})' if clause else ''}"
        # The name of a clause has a hyphen, and is read and searched for in one piece.
        return wrap(
            sentence,
            WIDTH,
            initial_indent="# ",
            subsequent_indent="#   ",
            break_long_words=False,
            break_on_hyphens=False,
        )

    def assignment(self, option: Option, value: object) -> str:
        """An option with its value; one that is left out by default shows how it would be written."""
        if value is None:
            return f"#{option.key} = {_toml(option.form.example)}"
        return f"{self.mark}{option.key} = {_toml(option.form.face(value))}"

    def section(self, form: Form, value: object, name: str) -> Iterator[str]:
        """A table with its header; where there is none by default, an example that is not in force."""
        if not value:
            example = form.read(form.example, Place(rulebook=self.rulebook, found=[]))
            yield from _Pen(self.rulebook, "#").section(form, example, name)
            return
        match form, value:
            case Maybe(), _:
                yield from self.section(form.form, value, name)
            case Table(), _:
                yield f"{self.mark}[{name}]"
                yield from self.options(form, value, name)
            case Several(each=Table() as each), tuple():
                for item in value:
                    yield f"{self.mark}[[{name}]]"
                    yield from self.options(each, item, name)
            case Entries(), Mapping() if _is_table(form.value):
                for key, item in value.items():
                    yield from self.section(form.value, item, _below(name, str(form.key.face(key))))
            case Entries(), Mapping():
                yield f"{self.mark}[{name}]"
                for entry, face in form.face(value).items():
                    yield f"{self.mark}{spelled_key(entry)} = {_toml(face)}"


def _is_table(form: Form) -> bool:
    """Whether values of this form stand under a header of their own."""
    match form:
        case Maybe():
            return _is_table(form.form)
        case Several():
            return isinstance(form.each, Table)
        case _:
            return isinstance(form, Table | Entries)


def _below(name: str, key: str) -> str:
    return f"{name}.{spelled_key(key)}" if name else spelled_key(key)


def _toml(face: object) -> str:
    return tomlkit.item(face).as_string()
