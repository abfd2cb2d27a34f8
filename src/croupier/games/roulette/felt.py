"""The positions that a table offers under its submission, and those that it does not, with the reason.

They are found once for each submission and kept, since every wager is judged by them.
"""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from croupier.equipment.wheels import DOUBLE_ZERO, Pocket
from croupier.games.roulette import positions
from croupier.games.roulette.acts import Move
from croupier.games.roulette.positions import Bet, Colour, Position
from croupier.games.roulette.rules import Wheel, in_play
from croupier.games.roulette.submission import ColourWagers, Roulette
from croupier.table.offers import Bar
from croupier.table.wagering import CallWager, Wager


class Group(Struct, frozen=True):
    """The positions of one kind of wager: one clause grants them, and they are paid alike."""

    clause: str
    bet: Bet
    areas: tuple[str, ...]
    is_on_replica: bool


class Felt(Struct, frozen=True):
    """All positions of a table by their names, their groups, and what people may ask for that is not among them."""

    positions: dict[str, Position]
    groups: tuple[Group, ...]
    bars: tuple[Bar, ...]


class _Choices(Struct, frozen=True, kw_only=True):
    """What of a submission decides which positions there are; it can be looked up by."""

    wheel: Wheel
    sections: tuple[tuple[Colour, tuple[Pocket, ...]], ...]
    colour_wager: ColourWagers
    five_adjacent: bool
    seven_numbers: bool
    red_and_black: bool
    dozen: bool


def felt(submission: Roulette) -> Felt:
    """The felt of a table."""
    return _felt(
        _Choices(
            wheel=submission.wheel,
            sections=tuple((colour, tuple(section)) for colour, section in submission.sections.items()),
            colour_wager=submission.colour_wager,
            five_adjacent=submission.five_adjacent,
            seven_numbers=submission.seven_numbers,
            red_and_black=submission.red_and_black,
            dozen=submission.dozen,
        )
    )


@cache
def _felt(choices: _Choices) -> Felt:
    offered = {position.area: position for position in _offered(choices)}
    kinds: dict[str, list[Position]] = {}
    for position in offered.values():
        kinds.setdefault(position.clause, []).append(position)
    groups = tuple(
        Group(clause, alike[0].bet, tuple(position.area for position in alike), alike[0].is_on_replica)
        for clause, alike in kinds.items()
    )
    return Felt(offered, groups, tuple(_not_offered(choices)))


def _offered(choices: _Choices) -> Iterator[Position]:
    """The permissible wagers that the licensee offers, in the order of the clauses (MA-WHEEL 1(e), (f), (g))."""
    pockets, sections = in_play(choices.wheel), dict(choices.sections)
    yield from positions.straights(pockets)
    if choices.five_adjacent:
        yield from positions.five_adjacent(pockets)
    yield from positions.splits(pockets)
    if DOUBLE_ZERO in pockets and choices.dozen:
        yield positions.SPLIT_OF_ZEROS_BY_THE_DOZENS
    yield from positions.rows()
    yield from positions.trios(pockets)
    yield from positions.corners()
    if DOUBLE_ZERO in pockets:
        yield positions.FIRST_FIVE
    yield from positions.six_numbers()
    if choices.colour_wager.six:
        yield from positions.colours_of_six(sections)
    if choices.colour_wager.seven:
        yield from positions.colours_of_seven(sections)
    if choices.colour_wager.eight:
        yield from positions.colours_of_eight(sections)
    yield from positions.COLUMNS
    if choices.dozen:
        yield from positions.DOZENS
    if choices.red_and_black:
        yield from positions.RED_AND_BLACK
    yield from positions.EVEN_CHANCES
    if choices.seven_numbers:
        yield positions.SEVEN_NUMBERS


def _not_offered(choices: _Choices) -> Iterator[Bar]:
    """What people know from other tables, with the clause that keeps it off this one."""
    trios = f"the groups of three numbers with a zero are {', '.join(positions.TRIOS)}"
    yield from _bars(("trio 0-2-3",), "MA-WHEEL 1(e)(3)(i)", trios)
    yield from _bars(("corner 0-1-2-3",), "MA-WHEEL 1(e)(4)", "these four boxes share no corner")
    if DOUBLE_ZERO not in in_play(choices.wheel):
        yield from _covering_00(choices.wheel)
    yield from _not_chosen(choices)


def _covering_00(wheel: Wheel) -> Iterator[Bar]:
    """Where 00 is not in play, no wager covers it (MA-WHEEL 1(e), 2(d))."""
    double = in_play(Wheel.DOUBLE)
    everywhere = (*positions.straights(double), *positions.splits(double), *positions.trios(double))
    for position in (*everywhere, positions.SPLIT_OF_ZEROS_BY_THE_DOZENS, positions.FIRST_FIVE):
        if DOUBLE_ZERO in position.covers:
            clause = "MA-WHEEL 2(d)" if wheel is Wheel.DOUBLE_AS_SINGLE else position.clause
            yield from _bars((position.area,), clause, f"{position.area} covers 00, which is not in play at this table")


def _not_chosen(choices: _Choices) -> Iterator[Bar]:
    """The wagers that the licensee may offer and does not, and those that it therefore may not (MA-WHEEL 1(g))."""
    offered = choices.colour_wager
    for number, chosen, clause in (
        (6, offered.six, "MA-WHEEL 1(e)(6)(ii)"),
        (7, offered.seven, "MA-WHEEL 1(e)(7)"),
        (8, offered.eight, "MA-WHEEL 1(e)(8)"),
    ):
        if not chosen:
            areas = tuple(f"colour{number} {colour}" for colour in Colour)
            yield from _bars(areas, clause, "this colour wager is not offered at this table")
    if not choices.five_adjacent:
        areas = tuple(f"adjacent {pocket}" for pocket in in_play(choices.wheel))
        yield from _bars(areas, "MA-WHEEL 1(e)(1)(i)", "five adjacent numbers are not offered at this table")
    if not choices.seven_numbers:
        yield from _bars(("seven numbers",), "MA-WHEEL 1(f)", "the seven numbers wager is not offered at this table")
    if not choices.red_and_black:
        yield from _bars(("red", "black"), "MA-WHEEL 1(g)", "red and black are not offered at this table")
    if not choices.dozen:
        areas = tuple(position.area for position in positions.DOZENS)
        yield from _bars(areas, "MA-WHEEL 1(g)", "the dozen is not offered at this table")


def _bars(areas: tuple[str, ...], clause: str, why: str) -> Iterator[Bar]:
    """No wager comes to these areas, by whatever act."""
    yield Bar(Wager, clause, why, values={"area": areas})
    yield Bar(CallWager, clause, why, values={"area": areas})
    yield Bar(Move, clause, why, values={"target": areas})
