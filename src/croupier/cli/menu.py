"""Offers as a numbered menu in the words of the table language, and the act that a number picks.

Offers of one act stand on one line, because a table of roulette makes a hundred of them; what the line leaves open is
asked field by field.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from croupier.cli.felt import short_dollars
from croupier.table.acts import Act, act_name
from croupier.table.language import Field, read_value, say_value, written
from croupier.table.limits import Amount, AnyCard, Limit, OneOf, Permutation, Several, Whole, Words
from croupier.table.offers import Offer

LISTED = 6
"""How many choices a line names before it breaks off."""


class Choice(Struct, frozen=True):
    """One line of the menu: offers of the same act by the same clause about the same thing."""

    offers: tuple[Offer, ...]

    @property
    def act(self) -> type[Act]:
        return self.offers[0].act

    @property
    def clause(self) -> str:
        return self.offers[0].clause

    def limit(self, field: str) -> Limit | None:
        """What a field may be by any of the offers."""
        limits = [made.limits[field] for made in self.offers if field in made.limits]
        return joined(limits) if limits else None

    def with_value(self, field: str, value: object) -> "Choice":
        """The offers that admit a value; all of them if none does, since the table says best what is wrong."""
        fitting = tuple(made for made in self.offers if field not in made.limits or made.limits[field].admits(value))
        return Choice(fitting) if fitting else self


def choices(offers: Iterable[Offer]) -> list[Choice]:
    """The lines that a menu of these offers has."""
    lines: dict[object, list[Offer]] = {}
    for made in offers:
        lines.setdefault((made.act, made.clause, made.about, *made.limits), []).append(made)
    return [Choice(tuple(together)) for together in lines.values()]


def menu(answers: Sequence[Choice], others: Sequence[Choice]) -> RenderableType:
    """What the question offers, each on its line, and below, dim, what may be done at any time."""
    table = Table.grid(padding=(0, 2))
    for number, choice in enumerate(answers, 1):
        table.add_row(Text(f"{number:>3}", "bold cyan"), phrase(choice), Text(choice.clause, "dim italic"))
    if not others:
        return table
    named = [f"{number:>3}  {spoken_name(choice.act)}" for number, choice in enumerate(others, len(answers) + 1)]
    return Group(table, Columns([Text(each, "dim") for each in named], padding=(0, 2)))


def spoken_name(kind: type[Act]) -> str:
    """The name of an act as one writes it."""
    return act_name(kind).replace("-", " ")


def phrase(choice: Choice) -> Text:
    """A line as one would write its act, with limits in the place of values."""
    text = Text(spoken_name(choice.act))
    for field in written(choice.act):
        limit = choice.limit(field.name)
        if limit is None or only_choice(limit) == field.default:
            continue
        text.append(f" {field.word} " if field.word else " ")
        text.append(brief(limit, field), "green")
    about = choice.offers[0].about
    if about is not None and about not in text.plain:
        text.append(f"  {about}", "dim")
    return text


def brief(limit: Limit, field: Field) -> str:
    """A limit in few signs."""
    match limit:
        case Amount(lowest=lowest, highest=highest):
            low, high = short_dollars(lowest), short_dollars(highest)
            return low if lowest == highest else f"{low} to {high}"
        case Whole(least=least, most=most):
            return f"{least}" if least == most else f"{least} to {most}"
        case OneOf(choices=values) | Several(choices=values):
            named = [say_value(value, field.type) for value in values[:LISTED]]
            return " | ".join(named) + (f" | … ({len(values)})" if len(values) > LISTED else "")
        case Words():
            return f"({field.name})"
        case AnyCard() | Permutation():
            return "(cards)"
    raise TypeError(f"no menu knows {limit}")


def joined(limits: Sequence[Limit]) -> Limit:
    """What is within any of several limits of one field, as near as one limit can say it."""
    first = limits[0]
    match first:
        case Amount():
            amounts = [limit for limit in limits if isinstance(limit, Amount)]
            least, most = min(each.lowest for each in amounts), max(each.highest for each in amounts)
            return Amount(least, most, min(each.step for each in amounts), first.because if len(limits) == 1 else "")
        case Whole():
            wholes = [limit for limit in limits if isinstance(limit, Whole)]
            return Whole(min(each.least for each in wholes), max(each.most for each in wholes))
        case OneOf():
            listed = [limit for limit in limits if isinstance(limit, OneOf)]
            return OneOf(tuple(dict.fromkeys(value for each in listed for value in each.choices)))
    return first


def only_choice(limit: Limit) -> Any:  # noqa: ANN401 - a choice is of the type of its field
    """What a limit leaves no choice of, or None."""
    match limit:
        case OneOf(choices=(value,)):
            return value
        case Amount(lowest=lowest, highest=highest) if lowest == highest:
            return lowest
        case Whole(least=least, most=most) if least == most:
            return least
    return None


def picked(choice: Choice, words: str, ask: Callable[[str], str]) -> Act:
    """The act of a line; words that follow its number answer the first question, and the others are asked.

    A value that cannot be read is a ValueError that says why.
    """
    values: dict[str, Any] = {}
    for field in written(choice.act):
        limit = choice.limit(field.name)
        if limit is None:
            continue
        value = only_choice(limit)
        if value is None:
            text = words or ask(f"{field.name} ({limit.asks()})")
            words = ""
            value = read_value(text.split(), field.type)
        values[field.name] = value
        choice = choice.with_value(field.name, value)
    return choice.act(choice.offers[0].who, **values)
