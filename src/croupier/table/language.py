"""The table language: an act as a line of text, for transcripts, the terminal and the journal's printouts.

A line names who acts, the act by its wire name in plain words, and its fields: first those without a word of their
own, in order, then those that have one, as in `seat 1: wager 10 on red`. Money is in dollars, cards are short codes,
a text with blanks or quotes stands in single quotes. A field for which the offers leave one choice may be left out.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import takewhile
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Meta, Struct

from croupier.equipment.dice import Dice
from croupier.errors import unknown
from croupier.money import Cents
from croupier.rulebooks.submissions.forms import exact_number
from croupier.table.acts import Act, act_name, fields_of
from croupier.table.limits import Amount, OneOf, Whole
from croupier.table.offers import Offer
from croupier.table.people import Role, Seat, Who, spoken

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"


class Unreadable(Exception):
    """A line that is not in the table language; the message says where and what would be right."""


class Field(Struct, frozen=True):
    """A field of an act as it is written: its type, the word before it, and its default."""

    name: str
    type: Any
    word: str | None
    default: Any


@cache
def written(kind: type[Act]) -> tuple[Field, ...]:
    """The fields of an act in the order in which they are written: those without a word come first."""
    hints = get_type_hints(kind, include_extras=True)
    fields = [Field(name, *_unwrapped(hints[name]), default) for name, default in fields_of(kind)]
    return tuple(sorted(fields, key=lambda field: field.word is not None))


def _unwrapped(hint: Any) -> tuple[Any, str | None]:
    if get_origin(hint) is not Annotated:
        return hint, None
    bare, *notes = get_args(hint)
    words = [note.extra["said"] for note in notes if isinstance(note, Meta) and note.extra and "said" in note.extra]
    return bare, words[0] if words else None


# Writing.


def say(act: Act) -> str:
    """An act as a line.

    >>> from croupier.table.acts import BuyIn
    >>> say(BuyIn(Seat(1), Cents(12550)))
    'seat 1: buy in 125.50'
    """
    kind = type(act)
    words = [act_name(kind).replace("-", " ")]
    reserved = {field.word for field in written(kind) if field.word}
    for field in written(kind):
        value = getattr(act, field.name)
        if value == field.default:
            continue
        text = say_value(value, field.type)
        if field.word:
            words.append(field.word)
        if not _takes_several(field.type) and _needs_quotes(text, reserved if field.word else None):
            text = _quoted(text)
        words.append(text)
    return f"{spoken(act.who)}: {' '.join(words)}".rstrip()


def _needs_quotes(text: str, reserved: set[str] | None) -> bool:
    """Whether a text would be read otherwise: blanks need a word before the field, and no such word stands inside."""
    words = text.split()
    if reserved is None:
        return len(words) != 1 or "'" in text
    return " ".join(words) != text or "'" in text or not words or any(word in reserved for word in words)


def say_value(value: Any, kind: Any) -> str:
    """A value as it is written in a line."""
    if kind is Cents:
        return f"{value // 100}" if value % 100 == 0 else f"{value // 100}.{value % 100:02}"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple) and not isinstance(value, Dice):
        return " ".join(str(item) for item in value)
    return str(value)


def _quoted(text: str) -> str:
    # The language has no escape: an apostrophe inside a quoted text becomes a typographic one.
    return "'" + text.replace("'", APOSTROPHE) + "'"


# Reading.


def read(line: str, acts: Mapping[str, type[Act]], offers: Iterable[Offer] = ()) -> Act:
    """Read a line as an act; what is left out is taken from the offers where they leave one choice."""
    who_text, colon, rest = line.partition(":")
    if not colon:
        raise Unreadable(f'"{line}" does not say who acts; write for example "seat 1: …" or "dealer: …"')
    return read_act(read_who(who_text), rest, acts, offers)


def read_who(text: str) -> Who:
    """Read a seat or a role.

    >>> read_who("seat 3"), read_who("dealer")
    (3, <Role.DEALER: 'dealer'>)
    """
    text = text.strip().lower()
    seat = re.fullmatch(r"seat (\d+)", text)
    if seat:
        return Seat(int(seat[1]))
    if text in [role.value for role in Role]:
        return Role(text)
    raise Unreadable(f'"{text}" is nobody at a table; write "seat N" or one of {", ".join(Role)}')


def read_act(who: Who, text: str, acts: Mapping[str, type[Act]], offers: Iterable[Offer] = ()) -> Act:
    """Read what somebody does."""
    tokens = _tokens(text)
    kind, rest = _kind(tokens, acts)
    fields = written(kind)
    values = _split(kind, fields, rest)
    given = {name: _value(fields, name, tokens) for name, tokens in values.items()}
    given |= {field.name: () for field in fields if _takes_several(field.type) and field.name not in given}
    missing = [field for field in fields if field.name not in given and field.default is NODEFAULT]
    if missing:
        given |= _only_choices(kind, who, missing, given, list(offers))
    return kind(who, **given)


def _tokens(text: str) -> list[tuple[str, bool]]:
    """The words of a line, each with whether it was quoted."""
    found = re.findall(r"'([^']*)'|([^\s']+)", text)
    return [(quoted, True) if not bare else (bare, False) for quoted, bare in found]


Tokens = Sequence[tuple[str, bool]]


def _kind(tokens: Tokens, acts: Mapping[str, type[Act]]) -> tuple[type[Act], Tokens]:
    """The act whose name is the longest beginning of the line."""
    for length in range(len(tokens), 0, -1):
        name = "-".join(word.lower() for word, _ in tokens[:length])
        if name in acts:
            return acts[name], tokens[length:]
    # The name of an act is plain words, so a misspelt one ends where a number or a quoted text begins.
    named = list(takewhile(lambda token: token[0].isalpha() and not token[1], tokens)) or tokens
    words = " ".join(word for word, _ in named)
    raise Unreadable(str(unknown("act", words, [name.replace("-", " ") for name in acts])))


def _split(kind: type[Act], fields: Sequence[Field], tokens: Tokens) -> dict[str, list[str]]:
    """Which words belong to which field."""
    by_word = {field.word: field.name for field in fields if field.word}
    bare = [field for field in fields if field.word is None]
    values: dict[str, list[str]] = {}
    current: str | None = None
    for word, quoted in tokens:
        if not quoted and word in by_word and by_word[word] not in values:
            current = by_word[word]
            values[current] = []
        elif current is not None:
            values[current].append(word)
        elif bare:
            field = bare[0] if len(bare) == 1 or bare[0].name not in values else bare[1]
            values.setdefault(field.name, []).append(word)
            if not _takes_several(field.type):
                bare = [other for other in bare if other is not field]
        else:
            raise Unreadable(f'{_words(kind)}: "{word}" is more than it takes; it takes {_takes(fields)}')
    return values


def _takes_several(kind: Any) -> bool:
    return get_origin(kind) is tuple


def _takes(fields: Sequence[Field]) -> str:
    return ", ".join(f"{field.word} {field.name}" if field.word else field.name for field in fields) or "nothing more"


def _words(kind: type[Act]) -> str:
    return act_name(kind).replace("-", " ")


def _value(fields: Sequence[Field], name: str, words: Sequence[str]) -> Any:
    field = next(field for field in fields if field.name == name)
    try:
        return read_value(words, field.type)
    except ValueError as error:
        raise Unreadable(f"{name}: {error}") from None


def read_value(words: Sequence[str], kind: Any) -> Any:
    """Read the words of one field; a ValueError says what is wrong with them."""
    text = " ".join(words)
    if kind is Cents:
        return read_money(text)
    if get_origin(kind) in (Union, UnionType):
        return _any_of(words, get_args(kind))
    if get_origin(kind) is tuple:
        return tuple(read_value([word], get_args(kind)[0]) for word in words)
    if kind is bool:
        return _yes_or_no(text)
    if kind is Dice:
        return _read_dice(text)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _read_enum(text, kind)
    if kind is Seat:
        return Seat(int(text.removeprefix("seat ")))
    if kind is int:
        return _read_whole(text)
    return text


def read_money(text: str) -> Cents:
    """Read dollars as cents.

    >>> read_money("$1,250.50")
    125050
    """
    amount = exact_number(text.replace(",", "").removeprefix("$"))
    if amount is None or "/" in text:
        raise ValueError(f'"{text}" is no amount; write dollars such as 10 or 12.50')
    if (amount * 100).denominator != 1:
        raise ValueError(f'"{text}" is no whole number of cents')
    return Cents(int(amount * 100))


def _any_of(words: Sequence[str], kinds: Sequence[Any]) -> Any:
    for kind in kinds:
        try:
            return read_value(words, kind)
        except ValueError:
            continue
    raise ValueError(f'"{" ".join(words)}" cannot be read')


def _yes_or_no(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(f'"{text}" is neither yes nor no')
    return text == "yes"


def _read_dice(text: str) -> Dice:
    try:
        return Dice.read(text)
    except ValueError:
        raise ValueError(f'"{text}" is no throw; write two faces such as 3-4') from None


def _read_enum(text: str, kind: type[Enum]) -> Enum:
    try:
        return kind(text)
    except ValueError:
        known = [str(member.value) for member in kind]
        listed = ", ".join(known) if len(known) <= 12 else f"for example {', '.join(known[:5])}"
        raise ValueError(f'"{text}" is not known; {listed}') from None


def _read_whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f'"{text}" is no whole number') from None


def _only_choices(
    kind: type[Act], who: Who, missing: Sequence[Field], given: Mapping[str, Any], offers: Sequence[Offer]
) -> dict[str, Any]:
    """What the offers leave only one choice for."""
    open_to = [made for made in offers if made.act is kind and made.who == who and not made.is_bar]
    fitting = [
        made
        for made in open_to
        if all(name not in made.limits or made.limits[name].admits(value) for name, value in given.items())
    ] or open_to
    if not open_to:
        needed = ", ".join(field.name for field in missing)
        raise Unreadable(
            f"{_words(kind)} is not offered to {spoken(who)} now; with its {needed} the refusal would say why"
        )
    filled = {}
    for field in missing:
        choices = [choice for made in fitting for choice in _choices(made, field.name)]
        if len(set(choices)) != 1:
            raise Unreadable(f"{_words(kind)}: {field.name} is missing; {_takes(written(kind))}")
        filled[field.name] = choices[0]
    return filled


def _choices(made: Offer, name: str) -> list[Any]:
    match made.limits.get(name):
        case OneOf(choices=choices):
            return list(choices)
        case Amount(least=least, most=most) | Whole(least=least, most=most) if least == most:
            return [least]
    return [object()]  # more than one choice: it never stands alone
