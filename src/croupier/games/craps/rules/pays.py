"""The printed odds of craps (MA-CRAPS 4 to 6): the least that each wager pays, true odds, and the fire bet's tables."""

from enum import StrEnum

from croupier.games.craps.rules.totals import POINTS, Point
from croupier.money import Odds

HARDWAYS: tuple[Point, ...] = (Point(4), Point(6), Point(8), Point(10))
"""The totals that two equal dice can make and that can be a point (MA-CRAPS 2(g) to (j))."""

HARD_HOPS = tuple(f"{point // 2}-{point // 2}" for point in HARDWAYS)
EASY_HOPS = tuple("1-3 1-4 1-5 1-6 2-3 2-4 2-5 2-6 3-4 3-5 3-6 4-5 4-6".split())
HOPS = HARD_HOPS + EASY_HOPS
"""The combinations that can be wagered on the hop: those of every total that is a point or seven (MA-CRAPS 4(b))."""

PLACE_TO_WIN = {4: Odds(9, 5), 5: Odds(7, 5), 6: Odds(7, 6), 8: Odds(7, 6), 9: Odds(7, 5), 10: Odds(9, 5)}
PLACE_TO_LOSE = {4: Odds(5, 11), 5: Odds(5, 8), 6: Odds(4, 5), 8: Odds(4, 5), 9: Odds(5, 8), 10: Odds(5, 11)}
HARDWAY = {4: Odds(7), 6: Odds(9), 8: Odds(9), 10: Odds(7)}

LEAST_ODDS: dict[str, Odds] = (
    {"pass": Odds(1), "dont_pass": Odds(1), "come": Odds(1), "dont_come": Odds(1)}
    | {f"place_{point}": odds for point, odds in PLACE_TO_WIN.items()}
    | {f"place_{point}_to_lose": odds for point, odds in PLACE_TO_LOSE.items()}
    | {f"hard_{point}": odds for point, odds in HARDWAY.items()}
    | {"field": Odds(1), "field_on_2_and_12": Odds(2)}
    | {"any_seven": Odds(4), "any_craps": Odds(7)}
    | {"craps_2": Odds(30), "craps_3": Odds(15), "craps_12": Odds(30), "eleven": Odds(15)}
    | {f"hop_{combination}": Odds(30) for combination in HARD_HOPS}
    | {f"hop_{combination}": Odds(15) for combination in EASY_HOPS}
    | {"six_seven_eight": Odds(1), "six_seven_eight_the_hardway": Odds(2)}
)
"""What each wager pays at least, row by row of the printed table (MA-CRAPS 4(b))."""

TRUE_ODDS: dict[Point, Odds] = dict(
    zip(POINTS, (Odds(2), Odds(3, 2), Odds(6, 5), Odds(6, 5), Odds(3, 2), Odds(2)), strict=True)
)
"""What buy bets and odds on Pass and Come pay (MA-CRAPS 5(a), 6(a), 6(c))."""

TRUE_ODDS_AGAINST: dict[Point, Odds] = {point: Odds(odds.per, odds.win) for point, odds in TRUE_ODDS.items()}
"""What lay bets and odds on Don't Pass and Don't Come pay (MA-CRAPS 5(b), 6(b), 6(d))."""


class FireTable(StrEnum):
    """One of the printed pay tables of the fire bet."""

    A = "A"
    B = "B"


FIRE_PAYS: dict[FireTable, dict[int, Odds]] = {
    FireTable.A: {4: Odds(24), 5: Odds(249), 6: Odds(999)},
    FireTable.B: {4: Odds(39), 5: Odds(199), 6: Odds(499)},
}
"""What so many different points pay at least (MA-CRAPS 4(e))."""

MOST_FEE_PERCENT = 5
"""What a licensee may charge at most for true odds, in percent of the wager (MA-CRAPS 5(a), 5(b))."""

MOST_ODDS_MULTIPLE = 100
"""How many times the original bet the odds may be at most (MA-CRAPS 6(e))."""
