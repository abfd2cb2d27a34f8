"""What both layouts have: the places of the hands, and each player's areas in one column."""

from collections.abc import Iterator, Mapping

from croupier.games.punto import posted, wagers
from croupier.games.punto.areas import area, vigorish_box
from croupier.games.punto.choices import Choices
from croupier.games.punto.hands import Hand
from croupier.games.punto.wagers import On
from croupier.table.layout import Area, Kind, Ornament

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

ROW = 7
TOP = 34
WIDTH = 158.0
ORNAMENTS = (
    Ornament(kind=Kind.ROADS, x=102, y=4, width=54, height=26),
    Ornament(kind=Kind.SHOE, x=102, y=34, width=7, height=10),
)
"""The scoreboard and the shoe beside the places of the players."""


def hands(dealt: str) -> tuple[Area, ...]:
    """The two places for the cards."""
    return (
        Area(name=Hand.PLAYER, label="Player", x=8, y=6, width=38, height=16, clause=dealt, colour="blue"),
        Area(name=Hand.BANKER, label="Banker", x=54, y=6, width=38, height=16, clause=dealt, colour="red"),
    )


def column(submission: Choices, seat: int, *, x: float, width: float, contents: str) -> Iterator[Area]:
    """The areas of one player, nearest to the hands first, and the box for vigorish."""
    printed = odds(submission)
    for row, on in enumerate(reversed(submission.wagers)):
        yield Area(
            name=area(on, seat),
            label=f"{LABELS[on]} {seat}",
            x=x,
            y=TOP + ROW * row,
            width=width,
            height=ROW - 1,
            clause=f"{contents}{CLAUSE_OF_AREAS.get(on, '')}",
            takes_wagers=True,
            pays=printed[on],
            colour=COLOURS.get(on, ""),
        )
    if submission.marks_vigorish:
        yield Area(
            name=vigorish_box(seat),
            label=f"{seat}",
            x=x,
            y=24,
            width=width,
            height=ROW - 1,
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
    return TOP + ROW * (len(submission.wagers) + rows)
