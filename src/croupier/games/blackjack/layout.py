"""The felt of blackjack: the dealer's hand, and for each box its hands, insurance and wagers added to them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from croupier.games.blackjack.rules import most_hands
from croupier.games.blackjack.side.areas import GRANTED, On, offered
from croupier.games.blackjack.side.areas import area as side_area
from croupier.games.blackjack.submission import Blackjack
from croupier.table.layout import Area, Kind, Layout, Ornament

DEALERS_HAND = "dealer"
DEALERS_HANDS = (DEALERS_HAND, "dealer hand 2", "dealer hand 3")
"""Where the dealer's first, second and third hands lie (MA-BJ 18(e), 18(g), 18(h))."""


def box(number: int) -> str:
    """The box before a seat; its wager and the cards of its first hand lie there."""
    return f"box {number}"


def box_of(area: str) -> str:
    """The box to which a hand or the wager that doubles it belongs.

    >>> box_of("double of box 3 hand 2")
    'box 3'
    """
    return area.removeprefix("double of ").partition(" hand ")[0]


def spot(area: str, number: int) -> str:
    """Where a wager against the dealer's hand of that number lies; the first lies on the area itself (MA-BJ 18(b))."""
    return area if number == 1 else f"{area} spot {number}"


def split_hand(betting: str, number: int) -> str:
    """The place of the second, third or fourth hand of a box that was split."""
    return f"{betting} hand {number}"


def insurance(betting: str) -> str:
    """The insurance line of a box."""
    return f"insurance of {betting}"


def doubled(hand: str) -> str:
    """Where the wager that doubles a hand and its one card, laid sideways, lie."""
    return f"double of {hand}"


def hands(submission: Blackjack, betting: str) -> tuple[str, ...]:
    """The places of all hands that a box may be split into."""
    further = range(2, min(submission.resplit_hands, most_hands(submission.seats)) + 1)
    return (betting, *(split_hand(betting, number) for number in further))


def layout(submission: Blackjack) -> Layout:
    """The areas of a table; players see the dealer's left on their right."""
    step = 100 / submission.seats
    areas = list(_dealers_hands(submission))
    for number in range(1, submission.seats + 1):
        areas += _box(submission, box(number), left=100 - step * number, width=step)
    lowest = max(area.y + area.height for area in areas)
    side = tuple(offered(submission))
    for number in range(1, submission.seats + 1) if side else ():
        areas += _side(side, box(number), left=100 - step * number, width=step, y=lowest + 3)
    lowest = max(area.y + area.height for area in areas)
    shoe = Ornament(kind=Kind.SHOE, x=90, y=3, width=7, height=10)
    return Layout(100, lowest + 6, tuple(areas), (shoe,), bend=9, bends_below=22)


def _side(wagers: Sequence[On], betting: str, left: float, width: float, y: float) -> Iterator[Area]:
    """The areas of the side wagers of a box, two in a row below its hands."""
    for index, on in enumerate(wagers):
        yield Area(
            name=side_area(on, betting),
            label=on.capitalize(),
            x=left + width * (0.05 if index % 2 else 0.52),
            y=y + 9 * (index // 2),
            width=width * 0.43,
            height=7,
            clause=GRANTED[on],
            takes_wagers=True,
        )


def _dealers_hands(submission: Blackjack) -> Iterator[Area]:
    """Places for the dealer's hands side by side, one unless multiple action is played."""
    for number in submission.spots:
        name = DEALERS_HANDS[number - 1]
        x = 50 + 25 * (number - (len(submission.spots) + 1) / 2) - 10
        clause = "MA-BJ 6(e)(2)" if number == 1 else "MA-BJ 18(g)"
        yield Area(name=name, label="", x=x, y=3, width=20, height=14, clause=clause)


def _box(submission: Blackjack, betting: str, left: float, width: float) -> Iterator[Area]:
    """The areas of one box: rows for insurance, wagers and doubled wagers, in each row the hands side by side."""
    y = 24.0
    for number in submission.spots:
        yield Area(
            name=insurance(spot(betting, number)),
            label="Insurance",
            x=left + width * 0.05,
            y=y,
            width=width * 0.9,
            height=7,
            clause="MA-BJ 9(b)",
            takes_wagers=True,
            pays="2 to 1",
        )
        y += 10
    places = hands(submission, betting)
    rows = [(places, number, 18 if number == 1 else 7) for number in submission.spots]
    rows += [(tuple(map(doubled, places)), number, 14 if number == 1 else 7) for number in submission.spots]
    for row, number, height in rows:
        yield from _row(betting, row, number, Row(left + width * 0.95, y, width * 0.9 / len(places), height))
        y += height + 3


class Row(NamedTuple):
    """Where a row of areas begins on its right, how far down, and how large each area is."""

    right: float
    y: float
    width: float
    height: float


def _row(betting: str, areas: tuple[str, ...], number: int, row: Row) -> Iterator[Area]:
    """Areas of one kind side by side, the first on the right of the player, which is the dealer's left."""
    for index, area in enumerate(areas):
        yield Area(
            name=spot(area, number),
            label=betting.removeprefix("box ") if area == betting and number == 1 else "",
            x=row.right - row.width * (index + 1),
            y=row.y,
            width=row.width,
            height=row.height,
            clause=_clause(betting, area, number),
            takes_wagers=True,
        )


def _clause(betting: str, area: str, number: int) -> str:
    """By which clause an area takes wagers."""
    if number > 1:
        return "MA-BJ 18(b)"
    if area == betting:
        return "MA-BJ 3(d)"
    return "MA-BJ 10(c)" if area.startswith("double") else "MA-BJ 11(a)"
