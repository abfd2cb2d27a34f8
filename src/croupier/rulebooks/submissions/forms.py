"""The forms in which a single value is written, and how each is read.

A form reads a value that TOML gave (decimals, never floats) into what the program holds, exactly, or reports what
would be right. A value out of bounds is reported and still read, so that the rules that need it can be checked too.
"""

import re
from collections.abc import Callable
from datetime import date
from decimal import Decimal
from difflib import get_close_matches
from fractions import Fraction
from typing import Any, Protocol

import msgspec

from croupier.money import Cents, Odds, dollars
from croupier.rulebooks.submissions.faces import dollars_face, spelled
from croupier.rulebooks.submissions.places import Place, Wrong

MOST_DIGITS = 15
"""No number of a table game is longer, and no arithmetic is spent on one that is."""


class Form(Protocol):
    """How values of one type are written."""

    @property
    def wants(self) -> str:
        """What would be right, to follow "must be"."""

    @property
    def example(self) -> object:
        """A face that is right, for options that have no default."""

    def read(self, written: object, at: Place) -> object:
        """The value, or `Wrong` once the problem is reported."""

    def face(self, value: Any) -> object:  # noqa: ANN401 - each form knows the type of its own values
        """The value as a submission writes it."""


class KeyForm(Form, Protocol):
    """A form that the keys of a table can have."""

    def read_key(self, key: str, at: Place) -> object:
        """The value that a key names, or `Wrong` once the problem is reported."""


class Bounds(msgspec.Struct, frozen=True):
    """The least and the greatest value, each if there is one."""

    least: int | None = None
    most: int | None = None

    def hold(self, value: int | Fraction) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    def after(self, noun: str, spell: Callable[[int], str] = str) -> str:
        """The noun with its bounds.

        >>> Bounds(1).after("a whole number"), Bounds(1, 100).after("a whole number")
        ('a whole number, at least 1', 'a whole number, from 1 to 100')
        """
        if self.least is None:
            return noun if self.most is None else f"{noun}, at most {spell(self.most)}"
        if self.most is None:
            return f"{noun}, at least {spell(self.least)}"
        return f"{noun}, from {spell(self.least)} to {spell(self.most)}"


class WholeNumber(msgspec.Struct, frozen=True):
    """A whole number within bounds."""

    bounds: Bounds = Bounds()

    @property
    def wants(self) -> str:
        return self.bounds.after("a whole number")

    @property
    def example(self) -> int:
        return self.bounds.least or self.bounds.most or 0

    def read(self, written: object, at: Place) -> int | Wrong:
        if type(written) is not int or abs(written) >= 10**MOST_DIGITS:
            return at.report(written, f"must be {self.wants}")
        if not self.bounds.hold(written):
            at.report(written, f"must be {self.wants}")
        return written

    def read_key(self, key: str, at: Place) -> int | Wrong:
        number = int(key) if re.fullmatch(rf"-?[0-9]{{1,{MOST_DIGITS}}}", key) else key
        if isinstance(number, str) or not self.bounds.hold(number):
            return at.report(None, f"its key must be {self.wants}")
        return number

    def face(self, value: int) -> int:
        return value


class Text(msgspec.Struct, frozen=True):
    """A text that says something."""

    wants: str = "a text in quotes that is not empty"
    example: str = "…"

    def read(self, written: object, at: Place) -> str | Wrong:
        if isinstance(written, str) and _can_be_stored(written) and (written.strip() or written == at.default):
            return written
        return at.report(written, f"must be {self.wants}")

    def read_key(self, key: str, at: Place) -> str | Wrong:
        return key if key.strip() and _can_be_stored(key) else at.report(None, "its key must be a name")

    def face(self, value: str) -> str:
        return value


class YesOrNo(msgspec.Struct, frozen=True):
    """True or false."""

    wants: str = "true or false"
    example: bool = False

    def read(self, written: object, at: Place) -> bool | Wrong:
        return written if isinstance(written, bool) else at.report(written, f"must be {self.wants}")

    def face(self, value: bool) -> bool:  # noqa: FBT001 - the value of a choice, no flag of this function
        return value


class OneOf(msgspec.Struct, frozen=True):
    """One of a few values, each under the face that stands for it."""

    values: tuple[tuple[str | int, object], ...]

    @property
    def wants(self) -> str:
        *others, last = (spelled(face) for face, _ in self.values)
        return f"{', '.join(others)} or {last}" if others else last

    @property
    def example(self) -> str | int:
        return self.values[0][0]

    def read(self, written: object, at: Place) -> object:
        for face, value in self.values:
            if type(written) is type(face) and written == face:
                return value
        return at.report(written, f"must be {self.wants}{self._nearest(written)}")

    def read_key(self, key: str, at: Place) -> object:
        for face, value in self.values:
            if key == str(face):
                return value
        return at.report(None, f"its key must be {self.wants}{self._nearest(key)}")

    def face(self, value: object) -> str | int:
        return next(face for face, each in self.values if each == value)

    def _nearest(self, written: object) -> str:
        near = get_close_matches(str(written)[:100], [str(face) for face, _ in self.values], n=1)
        return f"; did you mean {near[0]}?" if near else ""


class Dollars(msgspec.Struct, frozen=True):
    """An amount, written in dollars and held in cents; its bounds are in cents."""

    bounds: Bounds = Bounds()

    @property
    def wants(self) -> str:
        return self.bounds.after('an amount in dollars such as 25 or "2.50"', dollars)

    @property
    def example(self) -> int | str:
        amount = max(self.bounds.least or 0, 1_00)
        return dollars_face(amount if self.bounds.most is None else min(amount, self.bounds.most))

    def read(self, written: object, at: Place) -> Cents | Wrong:
        number = exact_number(written)
        if number is None or (number * 100).denominator != 1:
            return at.report(written, f"must be {self.wants}")
        cents = Cents(int(number * 100))
        if not self.bounds.hold(cents):
            at.report(written, f"must be {self.wants}")
        return cents

    def face(self, value: Cents) -> int | str:
        return dollars_face(value)


class Ratio(msgspec.Struct, frozen=True):
    """A number that need not be whole, held exactly."""

    bounds: Bounds = Bounds()

    @property
    def wants(self) -> str:
        return self.bounds.after('a number such as 5, 72.5 or "7/10"')

    @property
    def example(self) -> int:
        return self.bounds.least or self.bounds.most or 0

    def read(self, written: object, at: Place) -> Fraction | Wrong:
        number = exact_number(written)
        if number is None:
            return at.report(written, f"must be {self.wants}")
        if not self.bounds.hold(number):
            at.report(written, f"must be {self.wants}")
        return number

    def face(self, value: Fraction) -> int | str:
        return int(value) if value.denominator == 1 else str(value)


class OddsInWords(msgspec.Struct, frozen=True):
    """Odds, worded with "to" (MA-CRAPS 4(a), MA-WHEEL 5(b))."""

    wants: str = 'odds such as "3 to 2"'
    example: str = "1 to 1"

    def read(self, written: object, at: Place) -> Odds | Wrong:
        parts = re.fullmatch(r" *([0-9]{1,9}) +(to|for) +([0-9]{1,9}) *", written) if isinstance(written, str) else None
        if parts is None or int(parts[1]) == 0 or int(parts[3]) == 0:
            return at.report(written, f"must be {self.wants}")
        win, per = int(parts[1]), int(parts[3])
        if parts[2] == "for":
            # Odds "for" count the stake among the winnings, odds "to" do not.
            same = f": {win} for {per} is {win - per} to {per}" if win > per else ""
            return at.report(written, f'must be worded with "to", never "for" (MA-CRAPS 4(a), MA-WHEEL 5(b)){same}')
        return Odds(win, per)

    def face(self, value: Odds) -> str:
        return str(value)


class Day(msgspec.Struct, frozen=True):
    """A date."""

    wants: str = "a date such as 2026-01-31"
    example: date = date(2026, 1, 31)

    def read(self, written: object, at: Place) -> date | Wrong:
        # A date with a time is a date to Python, but not to a record of days.
        return written if type(written) is date else at.report(written, f"must be {self.wants}")

    def face(self, value: date) -> date:
        return value


def exact_number(written: object) -> Fraction | None:
    """The number that is written, exactly, whether as a number, a decimal or a quotient in quotes; None if none is.

    >>> exact_number(Decimal("2.50")), exact_number("7/10"), exact_number("a lot")
    (Fraction(5, 2), Fraction(7, 10), None)
    """
    match written:
        case bool():
            return None
        case int() if abs(written) < 10**MOST_DIGITS:
            return Fraction(written)
        case Decimal() if written.is_finite() and abs(written.adjusted()) < MOST_DIGITS:
            return Fraction(written)
        case str() if re.fullmatch(r"-?[0-9]{1,12}(\.[0-9]{1,12})?|[0-9]{1,12}/0*[1-9][0-9]{0,11}", written):
            return Fraction(written)
        case _:
            return None


def _can_be_stored(text: str) -> bool:
    """Whether the text is Unicode: an argument of the command line may hold bytes that are not."""
    return not any("\ud800" <= each <= "\udfff" for each in text)
