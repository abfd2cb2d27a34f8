"""Where side wagers lie: an area for each of them at each box, named after both."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from croupier.games.blackjack.options.choices import Choices
from croupier.games.blackjack.options.side_wagers import AdditionalWager
from croupier.games.blackjack.side.rules import Decided
from croupier.money import LOSE
from croupier.rulebooks.submissions import Submission
from croupier.table.people import Seat
from croupier.table.table import Table


class On(StrEnum):
    """What a side wager is on."""

    OVER_13 = "over 13"
    UNDER_13 = "under 13"
    SAME_SUIT = "same suit"
    SEVENS = "sevens"
    PROGRESSIVE = "progressive"
    BONUS = "blackjack bonus"
    STREAK_2 = "streak 2"
    STREAK_3 = "streak 3"
    STREAK_4 = "streak 4"
    STREAK_5 = "streak 5"
    MATCH = "match the dealer"
    TWENTY = "twenty point bonus"
    OPTIONAL = "optional bonus"


STREAKS = {2: On.STREAK_2, 3: On.STREAK_3, 4: On.STREAK_4, 5: On.STREAK_5}
"""The areas of the streak wager by the number of hands that must be won (MA-BJ 22(a))."""
GRANTED = {
    On.OVER_13: "MA-BJ 17(a)(1)",
    On.UNDER_13: "MA-BJ 17(a)(1)",
    On.SAME_SUIT: "MA-BJ 17(a)(2)",
    On.SEVENS: "MA-BJ 17(a)(3)",
    On.PROGRESSIVE: "MA-BJ 19(b)",
    On.BONUS: "MA-BJ 20(b)",
    **dict.fromkeys(STREAKS.values(), "MA-BJ 22(a)"),
    On.MATCH: "MA-BJ 23(d)",
    On.TWENTY: "MA-BJ 24(c)",
    On.OPTIONAL: "MA-BJ 25(b)",
}
"""The clause that puts each area on the layout."""
ADDITIONAL = {
    AdditionalWager.OVER_UNDER_13: (On.OVER_13, On.UNDER_13),
    AdditionalWager.SAME_SUIT: (On.SAME_SUIT,),
    AdditionalWager.SEVENS: (On.SEVENS,),
}


def area(on: On, box: str) -> str:
    """The area of a side wager at a box."""
    return f"{on} of {box}"


def offered(submission: Choices) -> Iterator[On]:
    """The side wagers that a table offers, in the order of the regulation."""
    side = submission.wagers
    if side.additional is not None:
        yield from ADDITIONAL[side.additional]
    if side.progressive is not None:
        yield On.PROGRESSIVE
    if side.blackjack_bonus is not None:
        yield On.BONUS
    if side.streak is not None:
        yield from STREAKS.values()
    if side.match_the_dealer is not None:
        yield On.MATCH
    if side.twenty_point_bonus is not None:
        yield On.TWENTY
    if side.optional_bonus:
        yield On.OPTIONAL


class Due(NamedTuple):
    """A side wager that is decided."""

    seat: Seat
    area: str
    decided: Decided


def collect_then_pay(t: Table[Submission, object], due: list[Due]) -> None:
    """The losers are collected first, then the winners paid."""
    for is_lost in (True, False):
        for seat, place, decided in due:
            if (decided.result == LOSE) is is_lost:
                t.settle(seat, place, decided.result, decided.clause)
