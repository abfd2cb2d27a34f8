"""Acts that nobody may do: other persons, other values, values of wrong types, and acts that are not offered."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from msgspec import NODEFAULT
from msgspec.structs import fields, replace

from croupier.equipment.cards import Card
from croupier.table.acts import Act, fields_of
from croupier.table.offers import Offer, misfit
from croupier.table.people import Role
from croupier.table.runner import Runner

OF_WRONG_TYPE: tuple[Any, ...] = (True, False, 1.0, -0.5, float("nan"), None, b"x", [], {}, ("x", 1), object())
OUT_OF_REACH: tuple[Any, ...] = (-1, 0, 1, 10**30, "", "x", "\n", "x" * 10_000, (), Card("As"))
NEVER_RIGHT = (bool, float, bytes, list, dict, object)
NOBODYS: tuple[Any, ...] = (True, 1.0, "1", "seat 1", None, -1, 0, 10_000)


def distorted(act: Act) -> Iterator[Act]:
    """The act with each of its fields turned into something else."""
    for name, _ in fields_of(type(act)):
        value = getattr(act, name)
        near = (value + 1, value - 1, -value, value * 100, float(value)) if type(value) is int else ()
        for other in (*OF_WRONG_TYPE, *OUT_OF_REACH, *near):
            yield replace(act, **{name: other})


def by_others(act: Act, persons: list[Any]) -> Iterator[Act]:
    """The act by everybody else, persons included that do not exist."""
    for who in (*persons, *NOBODYS):
        yield replace(act, who=who)


def of_all_kinds(runner: Runner, persons: list[Any]) -> Iterator[Act]:
    """Every act that the game knows, by everybody, with its defaults or whatever comes to hand."""
    for kind, who in product(runner.game.codec.acts.values(), persons):
        values = {name: 1 if default is NODEFAULT else default for name, default in fields_of(kind)}
        yield kind(who, **values)


def is_offered(act: Act, offers: list[Offer]) -> bool:
    """Whether an offer is made to that very person which every field fits; of a wrong type nothing ever fits."""
    who: Any = act.who
    if not (type(who) is int or isinstance(who, Role)):
        return False
    held = {field.name: type(getattr(act, field.name)) for field in fields(type(act))}
    if any(held[field.name] in NEVER_RIGHT and held[field.name] is not field.type for field in fields(type(act))):
        return False
    return any(made.act is type(act) and made.who == who and misfit(act, made) is None for made in offers)
