"""On which line of a TOML file each field is written.

TOML's readers give no positions. A well-formed file is a sequence of statements, and a statement is as many lines as
it takes until they parse alone; so the reader itself says which fields a statement writes. The limit of this: a field
inside a value of several lines is found on the line where that value begins.
"""

import tomllib
from collections.abc import Iterator, Mapping

from croupier.rulebooks.submissions.faces import spelled_key


def lines_of(text: str) -> dict[str, int]:
    """The line of every field of a well-formed file.

    >>> lines_of("decks = 6" + chr(10) + "[wagers.fire_bet]" + chr(10) + "table = 'A'")["wagers.fire_bet.table"]
    3
    """
    found: dict[str, int] = {}
    table = ""
    counts: dict[str, int] = {}
    for number, statement in _statements(text):
        if statement.lstrip().startswith("[["):
            name = _deepest(tomllib.loads(statement))
            counts[name] = counts.get(name, -1) + 1
            table = f"{name}[{counts[name]}]"
            found |= {name: number, table: number}
        elif statement.lstrip().startswith("["):
            table = _deepest(tomllib.loads(statement))
            found[table] = number
        else:
            for field in _fields(tomllib.loads(statement), table):
                found.setdefault(field, number)
    return found


def line_of(field: str, lines: Mapping[str, int]) -> int | None:
    """The line of a field or, if it is not written, of the innermost table around it that is."""
    around = [each for each in lines if field == each or field.startswith((f"{each}.", f"{each}["))]
    return lines[max(around, key=len)] if around else None


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Each statement with the number of its first line."""
    statement, first = "", 1
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
        statement, first = (f"{statement}\n{line}", first) if statement else (line, number)
        if _parses(statement):
            if statement.strip() and not statement.lstrip().startswith("#"):
                yield first, statement
            statement = ""


def _parses(statement: str) -> bool:
    try:
        tomllib.loads(statement)
    except tomllib.TOMLDecodeError:
        return False
    return True


def _fields(written: Mapping[str, object], table: str) -> Iterator[str]:
    """The names of all fields that a statement writes in a table, the tables around them included."""
    for key, value in written.items():
        field = f"{table}.{spelled_key(key)}" if table else spelled_key(key)
        yield field
        if isinstance(value, Mapping):
            yield from _fields(value, field)


def _deepest(header: Mapping[str, object]) -> str:
    """The name of the table that a header opens."""
    return list(_fields(header, ""))[-1]
