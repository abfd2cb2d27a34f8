"""Offers and bars, and the judging of an act by them.

Offers are the only judge: legality is written in them and nowhere else. A refusal speaks only of offers and bars
made to the person who acted or to all, since anything more would tell what another's hidden cards allow.
"""

from collections.abc import Callable, Iterable
from difflib import SequenceMatcher, get_close_matches
from enum import StrEnum
from typing import Any

from msgspec import Struct

from croupier.money import dollars
from croupier.table.acts import Act, act_name, deed, fields_of
from croupier.table.limits import Amount, AnyLimit, Limit, OneOf
from croupier.table.people import Who, spoken

LONGEST_VALUE = 60
"""How much of a refused value a sentence repeats."""
MOST_LISTED = 12
"""How many right answers a sentence lists; of more it names the nearest."""


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
    values: dict[str, tuple[Any, ...]] = {}
    """Where a bar speaks only of some acts of the kind: fields, each with the values that it speaks of."""

    def speaks_of(self, act: Act) -> bool:
        """Whether the act is one that the bar forbids."""
        return (self.who is None or self.who == act.who) and all(
            getattr(act, name) in values for name, values in self.values.items()
        )


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
    near: list[tuple[Offer, str]] = []
    bar: Bar | None = None
    for item in items:
        if item.act is not kind:
            continue
        if isinstance(item, Offer):
            if item.who == who and type(item.who) is type(who):
                field = misfit(act, item)
                if field is None:
                    return item
                near.append((item, field))
        # A bar that names what was meant says more than the limits of an offer of something else.
        elif (bar is None or (item.values and not bar.values)) and item.speaks_of(act):
            bar = item
    if near and not (bar is not None and bar.values):
        return _outside(act, *_meant(act, near))
    if bar is not None:
        return Refusal(Reason.BARRED, f"{spoken(who)} may not {deed(kind)}: {bar.why}", bar.clause)
    return None


def not_offered(act: Act, items: Iterable[Offer | Bar]) -> Refusal:
    """The refusal of an act of which no offer and no bar speaks."""
    who = act.who
    open_now = dict.fromkeys(
        _words(item.act) for item in items if isinstance(item, Offer) and item.who == who and not item.is_bar
    )
    now = f"open now: {', '.join(open_now)}" if open_now else "nothing is open to this person now"
    return Refusal(Reason.NOT_OFFERED, f"{spoken(who)} may not {deed(type(act))} now; {now}")


def _words(kind: type[Act]) -> str:
    return act_name(kind).replace("-", " ")


def _meant(act: Act, near: list[tuple[Offer, str]]) -> tuple[Offer, str]:
    """The offer of which more fields fit is the one that was meant; of equals, the one that names the nearest thing."""
    most = max(_fitting(act, *each) for each in near)
    nearest = [each for each in near if _fitting(act, *each) == most]
    return nearest[0] if len(nearest) == 1 else max(nearest, key=lambda each: _likeness(act, *each))


def _likeness(act: Act, made: Offer, field: str) -> float:
    """How much a name that does not fit looks like one that would."""
    limit, value = made.limits.get(field), getattr(act, field)
    if not isinstance(limit, OneOf) or not isinstance(value, str):
        return 0
    looks = SequenceMatcher(b=value)
    return max((_ratio(looks, choice) for choice in limit.choices if isinstance(choice, str)), default=0)


def _ratio(looks: SequenceMatcher[str], choice: str) -> float:
    looks.set_seq1(choice)
    return looks.ratio()


def _fitting(act: Act, made: Offer, misfit_field: str) -> tuple[int, bool, int]:
    """How many fields fit: first those that name a thing, since an amount fits many offers by chance.

    Of equals an offer that takes the field which does not fit was rather meant than one that does not know it.
    """
    fitting = [limit for name, limit in made.limits.items() if limit.admits(getattr(act, name))]
    return sum(not isinstance(limit, Amount) for limit in fitting), misfit_field in made.limits, len(fitting)


def _outside(act: Act, made: Offer, field: str) -> Refusal:
    limit = made.limits.get(field)
    if limit is None:
        asks, clause = "to leave it out here", made.clause
    else:
        asks, clause = _asks(limit, getattr(act, field)), limit.clause or made.clause
    says = f"{_words(type(act))}: {field} {_shown(getattr(act, field), limit)} is refused; right would be {asks}"
    return Refusal(Reason.OUTSIDE_THE_LIMITS, says, clause, field)


def _asks(limit: Limit, value: object) -> str:
    """What would be right; of many names those that look like the one given."""
    if isinstance(limit, OneOf) and len(limit.choices) > MOST_LISTED and isinstance(value, str):
        near = get_close_matches(value[:LONGEST_VALUE], map(str, limit.choices), n=3, cutoff=0)
        return f"one of {len(limit.choices)} such as {', '.join(near)}"
    return limit.asks()


def _shown(value: object, limit: Limit | None) -> str:
    text = dollars(value) if isinstance(limit, Amount) and type(value) is int else str(value)
    if not text.strip() or not text.isprintable():
        text = repr(text)  # A sentence shows what cannot be seen, and no value moves the cursor of a terminal.
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
