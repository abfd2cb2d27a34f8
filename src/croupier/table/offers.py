"""Offers and bars, and the judging of an act by them.

Offers are the only judge: legality is written in them and nowhere else. A refusal speaks only of offers and bars
made to the person who acted or to all, since anything more would tell what another's hidden cards allow.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any

from msgspec import Struct

from croupier.money import dollars
from croupier.table.acts import Act, act_name, fields_of
from croupier.table.limits import Amount, AnyLimit, Limit
from croupier.table.people import Who, spoken

LONGEST_VALUE = 60
"""How much of a refused value a sentence repeats."""


class Offer(Struct, frozen=True):
    """An act that somebody may do now, within these limits, by this clause."""

    who: Who
    act: type[Act]
    clause: str
    about: str | None
    then: Callable[..., Any] | None
    limits: dict[str, Limit]

    @property
    def is_bar(self) -> bool:
        """Whether some limit admits nothing: then the offer only gives the reason."""
        return any(limit.is_empty for limit in self.limits.values())


class Bar(Struct, frozen=True):
    """An act that a rule forbids now, for one person or for all."""

    act: type[Act]
    clause: str
    why: str
    who: Who | None = None


def offer(
    who: Who,
    act: type[Act],
    clause: str,
    about: str | None = None,
    then: Callable[..., Any] | None = None,
    **limits: Limit,
) -> Offer:
    """Offer an act; a field without a limit must keep its default."""
    return Offer(who, act, clause, about, then, limits)


class Reason(StrEnum):
    """Why an act was refused: a closed list."""

    NOT_OFFERED = "not offered"
    OUTSIDE_THE_LIMITS = "outside the limits"
    BARRED = "barred"
    CHANCE_IS_AWAITED = "chance is awaited"
    MALFORMED = "malformed"
    FAULT = "fault"


class Refusal(Struct, frozen=True):
    """A refused act: nothing happened, and this is why."""

    reason: Reason
    says: str
    clause: str | None = None
    field: str | None = None

    def __str__(self) -> str:
        return f"{self.says} ({self.clause})" if self.clause else self.says


class WireOffer(Struct, frozen=True):
    """An offer as it goes over the wire."""

    who: Who
    act: str
    clause: str
    about: str | None
    limits: dict[str, AnyLimit]


def on_the_wire(made: Offer) -> WireOffer:
    """The part of an offer that people are sent."""
    return WireOffer(made.who, act_name(made.act), made.clause, made.about, made.limits)  # type: ignore[arg-type]


def misfit(act: Act, made: Offer) -> str | None:
    """The first field of the act that the offer's limits do not admit, or None if the act fits."""
    for name, default in fields_of(type(act)):
        limit = made.limits.get(name)
        value = getattr(act, name)
        if limit is None:
            if value != default or type(value) is not type(default):
                return name
        elif not limit.admits(value):
            return name
    return None


def judge(act: Act, items: Iterable[Offer | Bar]) -> Offer | Refusal | None:
    """The offer that the act fits; else why it is refused; None if nothing said speaks of it."""
    kind, who = type(act), act.who
    near: tuple[Offer, str] | None = None
    bar: Bar | None = None
    for item in items:
        if item.act is not kind:
            continue
        if isinstance(item, Offer):
            if item.who == who and type(item.who) is type(who):
                field = misfit(act, item)
                if field is None:
                    return item
                near = _nearer(act, near, (item, field))
        elif bar is None and (item.who is None or item.who == who):
            bar = item
    if near is not None:
        return _outside(act, *near)
    if bar is not None:
        return Refusal(Reason.BARRED, f"{spoken(who)} may not {_words(kind)}: {bar.why}", bar.clause)
    return None


def not_offered(act: Act, items: Iterable[Offer | Bar]) -> Refusal:
    """The refusal of an act of which no offer and no bar speaks."""
    who = act.who
    open_now = dict.fromkeys(
        _words(item.act) for item in items if isinstance(item, Offer) and item.who == who and not item.is_bar
    )
    now = f"open now: {', '.join(open_now)}" if open_now else "nothing is open to this person now"
    return Refusal(Reason.NOT_OFFERED, f"{spoken(who)} may not {_words(type(act))} now; {now}")


def _words(kind: type[Act]) -> str:
    return act_name(kind).replace("-", " ")


def _nearer(act: Act, old: tuple[Offer, str] | None, new: tuple[Offer, str]) -> tuple[Offer, str]:
    """The offer in which the misfit comes later is the one that was meant."""
    if old is None:
        return new
    names = [name for name, _ in fields_of(type(act))]
    return new if _fitting(act, new[0], names) > _fitting(act, old[0], names) else old


def _fitting(act: Act, made: Offer, names: list[str]) -> int:
    """How many fields fit."""
    return sum(1 for name in names if (limit := made.limits.get(name)) is not None and limit.admits(getattr(act, name)))


def _outside(act: Act, made: Offer, field: str) -> Refusal:
    limit = made.limits.get(field)
    if limit is None:
        asks, clause = "to leave it out here", made.clause
    else:
        asks, clause = limit.asks(), limit.clause or made.clause
    says = f"{_words(type(act))}: {field} {_shown(getattr(act, field), limit)} is refused; right would be {asks}"
    return Refusal(Reason.OUTSIDE_THE_LIMITS, says, clause, field)


def _shown(value: object, limit: Limit | None) -> str:
    text = dollars(value) if isinstance(limit, Amount) and type(value) is int else str(value)
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
