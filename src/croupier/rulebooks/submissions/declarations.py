"""From the type annotations of a game's submission to the forms of its options.

Reading, the printed form, the list of choices and the hash all follow from this one declaration.
"""

from collections.abc import Iterator
from datetime import date
from enum import Enum
from fractions import Fraction
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin

import msgspec

from croupier.money import Cents, Odds
from croupier.rulebooks.submissions.forms import (
    Bounds,
    Day,
    Dollars,
    Form,
    OddsInWords,
    OneOf,
    Ratio,
    Text,
    WholeNumber,
    YesOrNo,
)
from croupier.rulebooks.submissions.tables import Entries, Maybe, Option, Several, Table

UNBOUNDED = Bounds()


@cache
def table(struct: type[msgspec.Struct]) -> Table:
    """The options that a Struct declares."""
    return Table(struct, tuple(_options(struct)))


def _options(struct: type[msgspec.Struct]) -> Iterator[Option]:
    for field in msgspec.structs.fields(struct):
        meta = _option_in(field.type)
        default = field.default_factory() if callable(field.default_factory) else field.default
        says, clauses = (meta.description or "", meta.extra["clauses"]) if meta and meta.extra else ("", ())
        yield Option(field.name, says, clauses, form_of(field.type), msgspec.UNSET if field.required else default)


def _option_in(annotation: object) -> msgspec.Meta | None:
    """What `option` annotated, if it did."""
    metas = (each for each in getattr(annotation, "__metadata__", ()) if isinstance(each, msgspec.Meta))
    return next((each for each in metas if each.extra and "clauses" in each.extra), None)


def form_of(annotation: object, bounds: Bounds = UNBOUNDED) -> Form:
    """The form of a type; bounds go down to the values that a list or a table holds.

    >>> form_of(tuple[Odds, ...]).wants
    'a list in which each is odds such as "3 to 2"'
    """
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        meta = _option_in(annotation)
        return form_of(inner[0], Bounds(*meta.extra["bounds"]) if meta and meta.extra else bounds)
    if origin is Literal:
        return OneOf(tuple((each, each) for each in inner))
    # What is true or false has no third face for what is left out.
    if origin in (Union, UnionType) and len(inner) == 2 and inner[1] is NoneType and inner[0] is not bool:
        return Maybe(form_of(inner[0], bounds))
    if origin is dict and isinstance(key := form_of(inner[0]), WholeNumber | Text | OneOf):
        return Entries(key, form_of(inner[1], bounds))
    if origin is tuple and inner[1:] == (...,):
        return Several(form_of(inner[0], bounds))
    return _form_of_value(annotation, bounds)


def _form_of_value(annotation: object, bounds: Bounds) -> Form:
    """The form of a type that holds no other, or of a table of options."""
    if annotation is Cents:
        return Dollars(Bounds(bounds.least or 0, bounds.most))
    if not isinstance(annotation, type):
        raise TypeError(f"a submission cannot hold {annotation}")
    if annotation in (int, Fraction):
        return WholeNumber(bounds) if annotation is int else Ratio(bounds)
    if issubclass(annotation, Enum):
        return OneOf(tuple((each.value, each) for each in annotation))
    plain: dict[type, Form] = {bool: YesOrNo(), str: Text(), date: Day(), Odds: OddsInWords()}
    if annotation in plain:
        return plain[annotation]
    if issubclass(annotation, msgspec.Struct):
        return table(annotation)
    raise TypeError(f"a submission cannot hold {annotation}")
