"""The felt of craps: the boxes of the numbers, the line, the field, the centre of the table, and the fire bets."""

from collections.abc import Iterator

from croupier.games.craps.fire import inner, outer
from croupier.games.craps.puck import box
from croupier.games.craps.rules.pays import TRUE_ODDS, TRUE_ODDS_AGAINST
from croupier.games.craps.rules.totals import POINTS
from croupier.games.craps.rules.wagers import COME, DONT_COME, DONT_PASS, ODDS_OF, PASS, SIX_SEVEN_EIGHT, area_of
from croupier.games.craps.submission import DiceGame
from croupier.table.layout import Area, Kind, Layout, Ornament
from croupier.table.people import Seat

WIDTH, HEIGHT = 200.0, 100.0
LINE_WIDTH = 124.0
LABELS = {
    PASS: "Pass Line",
    DONT_PASS: "Don't Pass",
    COME: "Come",
    DONT_COME: "Don't Come",
    "pass odds": "Odds",
    "dont pass odds": "Lay odds",
    "field": "Field",
    "any seven": "Any Seven",
    "any craps": "Any Craps",
    "eleven": "Eleven",
    "c and e": "C and E",
    "horn": "Horn",
    SIX_SEVEN_EIGHT: "6-7-8",
}


def layout(submission: DiceGame) -> Layout:
    """The areas of a table as the shooter sees them from the left end."""
    areas = (*_boxes(submission), *_lines(submission), *_centre(submission), *_fire(submission))
    dice = Ornament(kind=Kind.DICE, x=86, y=88, width=24, height=10)
    shown = () if submission.wagers.fire_bet is not None else (dice,)
    return Layout(WIDTH, HEIGHT, areas, shown, onward="Roll", main_acts=("throw-dice",))


def _boxes(submission: DiceGame) -> Iterator[Area]:
    """For each number: against it above, the number itself, and for it below."""
    width = LINE_WIDTH / len(POINTS)
    for column, number in enumerate(POINTS):
        rows = [
            [area_of(DONT_COME, number), area_of(ODDS_OF[DONT_COME], number)],
            [f"place {number} to lose", f"lay {number}"],
            [box(number)],
            [f"place {number}", f"buy {number}"],
            [area_of(COME, number), area_of(ODDS_OF[COME], number)],
        ]
        for row, names in enumerate(rows):
            known = [name for name in names if name in submission.spots or name == box(number)]
            for place, name in enumerate(known):
                step = width / len(known)
                yield _area(submission, name, x=column * width + place * step, y=row * 9, width=step, height=9)


def _lines(submission: DiceGame) -> Iterator[Area]:
    """The Come Line, the field and the line bets, each across the table."""
    rows = [[DONT_COME, COME], ["field"], [DONT_PASS, "dont pass odds"], [PASS, "pass odds"]]
    for row, names in enumerate(rows):
        step = LINE_WIDTH / len(names)
        for place, name in enumerate(names):
            yield _area(submission, name, x=place * step, y=46 + row * 10, width=step, height=10)


def _centre(submission: DiceGame) -> Iterator[Area]:
    """The hardways and all one-roll wagers, before the stickperson."""
    names = [
        name
        for name, kind in submission.kinds.items()
        if kind.limits in ("hardway", "one_roll", "hop")
        and (name != SIX_SEVEN_EIGHT or submission.wagers.six_seven_eight)
        and (not name.startswith("horn high") or submission.wagers.horn_high_area)
    ]
    columns, left = 5, LINE_WIDTH + 4
    width = (WIDTH - left) / columns
    height = 86 / -(-len(names) // columns)
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        yield _area(submission, name, x=left + column * width, y=row * height, width=width, height=height)


def _fire(submission: DiceGame) -> Iterator[Area]:
    """Two rows of numbers, before the players and before the boxperson (MA-CRAPS 12(a)(1), 12(a)(3))."""
    if submission.wagers.fire_bet is None:
        return
    width = WIDTH / submission.seats
    pays = ", ".join(f"{count}: {odds}" for count, odds in submission.wagers.fire_bet.in_force.items())
    for seat in range(1, submission.seats + 1):
        x = (seat - 1) * width
        near, far = inner(Seat(seat)), outer(Seat(seat))
        yield Area(name=near, label=str(seat), x=x, y=88, width=width, height=5, clause="MA-CRAPS 12(a)(3)")
        yield Area(
            name=far,
            label=f"Fire {seat}",
            x=x,
            y=94,
            width=width,
            height=6,
            clause="MA-CRAPS 12(a)(1)",
            takes_wagers=True,
            pays=pays,
        )


def _area(submission: DiceGame, name: str, *, x: float, y: float, width: float, height: float) -> Area:
    spot = submission.spots.get(name)
    if spot is None:
        number = name.removeprefix("box ")
        clause = "MA-CRAPS 1(Come Out Point)"
        return Area(name=name, label=number, x=x, y=y, width=width, height=height, clause=clause)
    return Area(
        name=name,
        label=LABELS.get(name, name.title()),
        x=x,
        y=y,
        width=width,
        height=height,
        clause=submission.kinds[spot.kind].clause,
        takes_wagers=True,
        pays=printed_odds(submission, name),
    )


def printed_odds(submission: DiceGame, area: str) -> str:
    """The odds of a wager as they are printed on the layout, with the word `to` (MA-CRAPS 4(a))."""
    kind, state = submission.spots[area]
    if kind in ODDS_OF.values():
        table = TRUE_ODDS if kind in (ODDS_OF[PASS], ODDS_OF[COME]) else TRUE_ODDS_AGAINST
        return ", ".join(str(odds) for number, odds in table.items() if state in (None, number))
    wins = submission.kinds[kind].automaton.wins()
    return ", ".join(dict.fromkeys(str(won.odds) for won in wins if won.odds is not None))
