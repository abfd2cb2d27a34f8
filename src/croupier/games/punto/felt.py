"""What both layouts have: the places of the hands, and each player's areas in one column."""

from collections.abc import Iterator, Mapping

from croupier.games.punto import posted, wagers
from croupier.games.punto.areas import area, vigorish_box
from croupier.games.punto.choices import Choices
from croupier.games.punto.hands import Hand
from croupier.games.punto.wagers import On
from croupier.table.layout import Arc, Area, Kind, Ornament, Shape

CLAUSE_OF_AREAS = {
    On.DRAGON_BONUS_PLAYER: "(1)",
    On.DRAGON_BONUS_BANKER: "(1)",
    On.DRAGON_7: "(2)(i)",
    On.PANDA_8: "(2)(iii)",
    On.HOUSE_MONEY: "(3)",
}
"""Which item of the contents of a layout, section 2(b), demands an area; the others are presupposed."""

LABELS = {
    On.PLAYER: "Player",
    On.BANKER: "Banker",
    On.TIE: "Tie",
    On.DRAGON_BONUS_PLAYER: "Dragon Bonus Player",
    On.DRAGON_BONUS_BANKER: "Dragon Bonus Banker",
    On.DRAGON_7: "Dragon 7",
    On.PANDA_8: "Panda 8",
    On.HOUSE_MONEY: "House Money",
}
COLOURS = {On.PLAYER: "blue", On.BANKER: "red", On.TIE: "green"}

ROW = 9.4
TOP = 50.0
"""Where the players' side begins: the boxes for vigorish, then a band for each wager."""
BANDS = TOP + 7
ARC = Arc(below=TOP, radius=46, straight=56, span=146)


def width(depth: float) -> float:
    """How wide a table of that depth is."""
    return round(ARC.width(depth))


def ornaments(middle: float) -> tuple[Ornament, ...]:
    """The names of the hands, the scoreboard, the shoe and the discards."""
    return (
        Ornament(kind=Kind.WORDS, x=middle - 44, y=1.5, width=40, height=4, words="PLAYER", ink="blue"),
        Ornament(kind=Kind.WORDS, x=middle + 4, y=1.5, width=40, height=4, words="BANKER", ink="red"),
        Ornament(kind=Kind.ROADS, x=middle - 40, y=26, width=80, height=21),
        Ornament(kind=Kind.SHOE, x=middle + 50, y=6, width=12, height=16),
        Ornament(kind=Kind.DISCARD, x=middle - 62, y=6, width=12, height=16),
    )


def hands(middle: float, dealt: str, discards: str) -> tuple[Area, ...]:
    """The two places for the cards, and the one for the discards."""
    return (
        Area(name=Hand.PLAYER, label="", x=middle - 44, y=7, width=40, height=16, clause=dealt, colour="tint"),
        Area(name=Hand.BANKER, label="", x=middle + 4, y=7, width=40, height=16, clause=dealt, colour="tint"),
        Area(name="discard", label="", x=middle - 62, y=6, width=12, height=16, clause=discards, shape=Shape.SPOT),
    )


def column(submission: Choices, seat: int, *, x: float, width: float, contents: str) -> Iterator[Area]:
    """The areas of one player, nearest to the hands first, and the box for vigorish."""
    printed = odds(submission)
    for row, on in enumerate(reversed(submission.wagers)):
        yield Area(
            name=area(on, seat),
            label=LABELS[on] if on not in COLOURS else f"{seat}",
            x=x,
            y=BANDS + ROW * row + 2.6,
            width=width,
            height=6.6,
            clause=f"{contents}{CLAUSE_OF_AREAS.get(on, '')}",
            takes_wagers=True,
            pays=printed[on],
            colour="shade" if row % 2 else "tint",
            ink=COLOURS.get(on, "gold"),
        )
    if submission.marks_vigorish:
        yield Area(
            name=vigorish_box(seat),
            label=f"{seat}",
            x=x + width * 0.25,
            y=TOP + 1,
            width=width * 0.5,
            height=5,
            clause=f"{contents}(4)",
        )


def odds(submission: Choices) -> Mapping[On, str]:
    """What is printed in each area; where the odds depend on the lead, they stand in the notices."""
    banker = f"1 to 1; {posted.DRAGON_7_PUSH}" if submission.ez_baccarat else "1 to 1 less 5 percent"
    return {
        On.PLAYER: str(wagers.EVEN),
        On.BANKER: banker,
        On.TIE: str(submission.tie_pays),
        On.DRAGON_BONUS_PLAYER: f"table {submission.dragon_bonus}",
        On.DRAGON_BONUS_BANKER: f"table {submission.dragon_bonus}",
        On.DRAGON_7: str(wagers.DRAGON_7_PAYS),
        On.PANDA_8: str(wagers.PANDA_8_PAYS),
        On.HOUSE_MONEY: f"{wagers.HOUSE_MONEY_PAYS[1]}, two pairs {wagers.HOUSE_MONEY_PAYS[2]}",
    }


def height(submission: Choices, *, rows: int = 0) -> float:
    """How deep the felt is with the wagers that the table takes, and so many rows more."""
    return BANDS + ROW * (len(submission.wagers) + rows) + 3


def bands(submission: Choices, middle: float) -> Iterator[Ornament]:
    """The names of the bands, printed across the middle of each."""
    for row, on in enumerate(reversed(submission.wagers)):
        if on in COLOURS:
            yield Ornament(
                kind=Kind.WORDS,
                x=middle - 45,
                y=BANDS + ROW * row + 0.2,
                width=90,
                height=2.2,
                words=f"{LABELS[on].upper()} PAYS {odds(submission)[on].upper()}",
                ink=COLOURS[on],
            )
