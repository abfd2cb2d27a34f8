"""How values look on the face of a submission: dollars, odds in words, the regulation's names.

Inside the program there are cents, `Odds` and enums; a licensee writes `2.50`, `"3 to 2"` and `"continuous"`. The
opposite direction, which can go wrong, is in `kinds`.
"""

import json
import re
from datetime import date
from decimal import Decimal
from enum import Enum
from fractions import Fraction

from croupier.money import Odds

LONGEST = 60
"""A spelled value is cut here, so that a problem stays a line that can be read."""


def dollars_face(cents: int) -> int | str:
    """The amount as a submission writes it: whole dollars as a number, others as a text with two decimals.

    >>> dollars_face(2500), dollars_face(250)
    (25, '2.50')
    """
    whole, rest = divmod(cents, 100)
    return f"{whole}.{rest:02}" if rest else whole


def spelled(value: object) -> str:
    """Any value in one short line, as TOML would write it.

    >>> spelled(["3 to 2", True])
    '["3 to 2", true]'
    """
    text = _toml(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def spelled_key(key: str) -> str:
    """One part of a field's name: bare where TOML allows it, else in quotes.

    >>> spelled_key("decks"), spelled_key("two decks")
    ('decks', '"two decks"')
    """
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _toml(key)


def _toml(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case Enum():
            return _toml(value.value)
        case str():
            return json.dumps(value, ensure_ascii=not value.isprintable())
        case Odds() | Fraction():
            return f'"{value}"'
        case int() | Decimal() | date():
            return str(value)
        case list() | tuple():
            return f"[{', '.join(map(_toml, value))}]"
        case dict():
            return f"{{{', '.join(f'{spelled_key(str(key))} = {_toml(item)}' for key, item in value.items())}}}"
        case _:
            return str(value)
