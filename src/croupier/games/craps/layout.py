"""The felt of craps: the boxes of the numbers, the line, the field, the centre of the table, and the fire bets."""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.games.craps.fire import inner, outer
from croupier.games.craps.puck import box
from croupier.games.craps.rules.pays import TRUE_ODDS, TRUE_ODDS_AGAINST
from croupier.games.craps.rules.totals import POINTS
from croupier.games.craps.rules.wagers import COME, DONT_COME, DONT_PASS, ODDS_OF, PASS, SIX_SEVEN_EIGHT, area_of
from croupier.games.craps.submission import DiceGame
from croupier.table.layout import Area, Kind, Layout, Ornament
from croupier.table.people import Seat

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


LEFT, LEG, COLUMN, TOP = 4.0, 16.0, 17.5, 4.0
"""Where the areas begin, how wide the bars at the end of the table are, and each number's column."""
NUMBERS = LEFT + LEG
RIGHT = NUMBERS + COLUMN * len(POINTS)
CENTRE = RIGHT + 6.0
WIDTH = CENTRE + 72.0
COME_LINE = TOP + 39.0
"""How far down the Come Line is, below the boxes of the numbers."""
NAMES = {6: "SIX", 9: "NINE"}
"""Numbers that are spelled out, so that both sides of the table can read them."""


def layout(submission: DiceGame) -> Layout:
    """The areas of a table as the shooter sees them from the left end."""
    areas = (*_boxes(submission), *_lines(submission), *_centre(submission))
    areas += tuple(_fire(submission, max(area.y + area.height for area in areas) + 2))
    height = max(area.y + area.height for area in areas) + 4
    dice = Ornament(kind=Kind.DICE, x=NUMBERS + 66, y=COME_LINE + 1, width=34, height=11)
    return Layout(WIDTH, height, areas, (dice,), onward="Roll", main_acts=("throw-dice",))


def _boxes(submission: DiceGame) -> Iterator[Area]:
    """For each number: against it above, the number itself, and for it below."""
    for column, number in enumerate(POINTS):
        rows: list[tuple[float, float, list[str]]] = [
            (0, 6.5, [area_of(DONT_COME, number), area_of(ODDS_OF[DONT_COME], number)]),
            (6.5, 6.5, [f"place {number} to lose", f"lay {number}"]),
            (13, 12, [box(number)]),
            (25, 6.5, [f"place {number}", f"buy {number}"]),
            (31.5, 6.5, [area_of(COME, number), area_of(ODDS_OF[COME], number)]),
        ]
        for y, height, names in rows:
            known = [name for name in names if name in submission.spots or name == box(number)]
            for place, name in enumerate(known):
                step = COLUMN / len(known)
                x = NUMBERS + column * COLUMN + place * step
                yield _area(submission, name, x=x, y=TOP + y, width=step, height=height)


def _lines(submission: DiceGame) -> Iterator[Area]:
    """The Come Line, the field and the line bets along the players' side, and the bars that go up its end."""
    wide = RIGHT - NUMBERS
    yield _area(submission, DONT_COME, x=LEFT, y=TOP, width=LEG - 1, height=38)
    yield _area(submission, COME, x=NUMBERS, y=COME_LINE, width=wide, height=13)
    yield _area(submission, "field", x=NUMBERS, y=COME_LINE + 13, width=wide, height=13)
    bar, line = COME_LINE + 26.5, COME_LINE + 34.5
    half = LEFT + LEG / 2
    against = _area(submission, DONT_PASS, x=NUMBERS, y=bar, width=wide * 0.62, height=7)
    corners = ((half, COME_LINE), (NUMBERS - 0.5, COME_LINE), (NUMBERS - 0.5, bar), (NUMBERS + wide * 0.62, bar))
    yield replace(against, points=(*corners, (NUMBERS + wide * 0.62, bar + 7), (half, bar + 7)))
    yield _area(submission, "dont pass odds", x=NUMBERS + wide * 0.63, y=bar, width=wide * 0.37, height=7)
    pass_line = _area(submission, PASS, x=NUMBERS, y=line, width=wide, height=9)
    corners = ((LEFT, COME_LINE), (half - 0.5, COME_LINE), (half - 0.5, line), (RIGHT, line))
    yield replace(pass_line, points=(*corners, (RIGHT, line + 9), (LEFT, line + 9)))
    yield _area(submission, "pass odds", x=LEFT, y=line + 9.5, width=RIGHT - LEFT, height=6)


def _centre(submission: DiceGame) -> Iterator[Area]:
    """The hardways and all one-roll wagers, before the stickperson."""
    names = [
        name
        for name, kind in submission.kinds.items()
        if kind.limits in ("hardway", "one_roll", "hop")
        and (name != SIX_SEVEN_EIGHT or submission.wagers.six_seven_eight)
        and (not name.startswith("horn high") or submission.wagers.horn_high_area)
    ]
    hops = [name for name in names if name.startswith("hop")]
    others = [name for name in names if name not in (*hops, *(each for row in ROWS for each, _ in row))]
    rows: list[list[tuple[str, float]]] = [*ROWS]
    rows += [[(name, 1) for name in others[at : at + 4]] for at in range(0, len(others), 4)]
    y = TOP
    for row in rows:
        height = 7.5 if row[0][0] in ("any seven", "any craps") else 11.5
        yield from _row(submission, row, y, height)
        y += height
    y += 2
    for at in range(0, len(hops), 6):
        yield from _row(submission, [(name, 1) for name in hops[at : at + 6]], y, 9.5, most=6)
        y += 9.5


ROWS: tuple[list[tuple[str, float]], ...] = (
    [("any seven", 1)],
    [("hard 6", 1), ("hard 10", 1), ("hard 8", 1), ("hard 4", 1)],
    [("craps 3", 1), ("craps 2", 1), ("craps 12", 1), ("eleven", 1)],
    [("horn", 1), ("c and e", 1)],
    [("any craps", 1)],
)
"""The proposition box from the stickperson's side, each wager with its share of the row."""
FACES = {
    "hard 4": (2, 2),
    "hard 6": (3, 3),
    "hard 8": (4, 4),
    "hard 10": (5, 5),
    "craps 2": (1, 1),
    "craps 3": (1, 2),
    "craps 12": (6, 6),
    "eleven": (5, 6),
}
"""The dice that are pictured in a wager's area; those of a hop bet are in its name."""


def _row(submission: DiceGame, row: list[tuple[str, float]], y: float, height: float, most: int = 0) -> Iterator[Area]:
    step = (WIDTH - CENTRE - 4) / max(most, sum(share for _, share in row))
    x = CENTRE
    for name, share in row:
        yield _area(submission, name, x=x, y=y, width=step * share, height=height)
        x += step * share


def _fire(submission: DiceGame, y: float) -> Iterator[Area]:
    """Two rows of numbers, before the players and before the boxperson (MA-CRAPS 12(a)(1), 12(a)(3))."""
    if submission.wagers.fire_bet is None:
        return
    width = (WIDTH - 8) / submission.seats
    pays = ", ".join(f"{count}: {odds}" for count, odds in submission.wagers.fire_bet.in_force.items())
    for seat in range(1, submission.seats + 1):
        x = LEFT + (seat - 1) * width
        near, far = inner(Seat(seat)), outer(Seat(seat))
        yield Area(name=near, label=str(seat), x=x, y=y, width=width, height=6, clause="MA-CRAPS 12(a)(3)")
        yield Area(
            name=far,
            label=f"Fire {seat}",
            x=x,
            y=y + 7,
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
        label = NAMES.get(int(number), number)
        return Area(
            name=name, label=label, x=x, y=y, width=width, height=height, clause=clause, colour="tint", ink="gold"
        )
    return Area(
        name=name,
        label=_label(name),
        x=x,
        y=y,
        width=width,
        height=height,
        clause=submission.kinds[spot.kind].clause,
        takes_wagers=True,
        pays=printed_odds(submission, name),
        ink=INKS.get(name, ""),
        dice=_faces(name),
    )


INKS = {COME: "red", PASS: "white", "any seven": "red", "any craps": "red", "field": "gold"}
"""What is printed in a colour of its own."""


def _label(name: str) -> str:
    """What is printed in an area; spots in the boxes bear only the kind of their wager."""
    if name in LABELS:
        return LABELS[name]
    if _faces(name):
        return "" if name.startswith("hop") else name.title()
    words = [word for word in name.split() if not word.isdigit() or name.startswith("horn")]
    return SHORT.get(" ".join(words), " ".join(words).title())


SHORT = {"dont come": "Don't Come", "dont come odds": "Odds", "come odds": "Odds", "place to lose": "To Lose"}


def _faces(name: str) -> tuple[int, ...]:
    """The dice that are pictured."""
    if name.startswith("hop "):
        return tuple(int(face) for face in name.removeprefix("hop ").split("-"))
    return FACES.get(name, ())


def printed_odds(submission: DiceGame, area: str) -> str:
    """The odds of a wager as they are printed on the layout, with the word `to` (MA-CRAPS 4(a))."""
    kind, state = submission.spots[area]
    if kind in ODDS_OF.values():
        table = TRUE_ODDS if kind in (ODDS_OF[PASS], ODDS_OF[COME]) else TRUE_ODDS_AGAINST
        return ", ".join(str(odds) for number, odds in table.items() if state in (None, number))
    wins = submission.kinds[kind].automaton.wins()
    return ", ".join(dict.fromkeys(str(won.odds) for won in wins if won.odds is not None))
