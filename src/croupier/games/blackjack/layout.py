"""The felt of blackjack: the dealer's hand, and for each box its hands, insurance and wagers added to them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from croupier.games.blackjack.rules import Soft17, most_hands
from croupier.games.blackjack.side.areas import GRANTED, On, offered
from croupier.games.blackjack.side.areas import area as side_area
from croupier.games.blackjack.submission import Blackjack
from croupier.table.layout import Arc, Area, Kind, Layout, Ornament, Place, Shape

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


TOP, CARDS, BETTING, SPOT = 33.0, 14.0, 11.0, 8.0
"""Where the players' side begins, and how high a row of cards, a betting area and each further one are."""
SIDE, SIDE_BY_SIDE = 6.6, 4
"""How wide the spot of a side wager is, and how many stand in a row."""
METER = "progressive"
SIDE_PRINTED = {
    On.BONUS: "Bonus",
    On.MATCH: "Match",
    On.TWENTY: "Twenty",
    On.OPTIONAL: "Bonus",
    On.PROGRESSIVE: "$1 Aces",
}
"""What is printed in a small spot; others bear their whole name."""


def layout(submission: Blackjack) -> Layout:
    """The areas of a table; players see the dealer's left on their right."""
    side = tuple(offered(submission))
    rows = len(submission.spots)
    lines = Lines(
        insurance=TOP + 11,
        cards=TOP + 12 + 6 * rows,
        betting=TOP + 13 + 6 * rows + CARDS,
        side=TOP + 15 + 6 * rows + CARDS + BETTING + SPOT * (rows - 1),
    )
    height = lines.side + 3 + (SIDE + 1) * -(-len(side) // SIDE_BY_SIDE)
    arc = Arc(below=TOP, radius=54, straight=16, span=132)
    width = round(arc.width(height))
    areas = list(_dealers_hands(submission, width))
    step = width / submission.seats
    for number in range(1, submission.seats + 1):
        areas += _box(submission, box(number), lines, middle=width - step * (number - 0.5), width=step)
        areas += _side(side, box(number), middle=width - step * (number - 0.5), y=lines.side)
    return Layout(width, height, tuple(areas), tuple(_ornaments(submission, width, rows)), arc=arc)


class Lines(NamedTuple):
    """How far down the rows of a box begin."""

    insurance: float
    cards: float
    betting: float
    side: float


def _ornaments(submission: Blackjack, width: float, rows: int) -> Iterator[Ornament]:
    """The tray, the shoe and the discards before the dealer, and the inscriptions of the layout."""
    middle = width / 2
    yield Ornament(kind=Kind.TRAY, x=middle - 36, y=1.5, width=72, height=9)
    yield Ornament(kind=Kind.SHOE, x=middle + 43, y=4, width=13, height=17)
    yield Ornament(kind=Kind.DISCARD, x=middle - 55, y=4, width=12, height=17)
    pays = "6 TO 5" if submission.six_to_five else "3 TO 2"
    yield _inscription(f"BLACKJACK PAYS {pays}", width, y=TOP + 0.6, height=4.6, ink="gold")
    drawn = "all hard 17s, and draw to soft 17" if submission.soft_17 is Soft17.DRAW else "all 17s"
    yield _inscription(f"Dealer must draw to 16 and stand on {drawn}", width, y=TOP + 6.2, height=3)
    for row in range(rows):
        yield _inscription("INSURANCE PAYS 2 TO 1", width, y=TOP + 12 + 6 * row, height=3.2)
    if submission.wagers.progressive is not None:
        yield Ornament(kind=Kind.METER, x=middle - 42, y=13, width=24, height=9, words="Progressive", values=(METER,))


def _inscription(words: str, width: float, *, y: float, height: float, ink: str = "") -> Ornament:
    return Ornament(kind=Kind.WORDS, x=width * 0.08, y=y, width=width * 0.84, height=height, words=words, ink=ink)


def _side(wagers: Sequence[On], betting: str, middle: float, y: float) -> Iterator[Area]:
    """The spots of the side wagers of a box, in rows between its betting area and the player."""
    for first in range(0, len(wagers), SIDE_BY_SIDE):
        row = wagers[first : first + SIDE_BY_SIDE]
        for index, on in enumerate(row):
            yield Area(
                name=side_area(on, betting),
                label=SIDE_PRINTED.get(on, on.capitalize()),
                x=middle + (SIDE + 0.6) * ((len(row) - 1) / 2 - index) - SIDE / 2,
                y=y + (SIDE + 1) * (first // SIDE_BY_SIDE),
                width=SIDE,
                height=SIDE,
                clause=GRANTED[on],
                takes_wagers=True,
                shape=Shape.ROUND,
                colour="shade",
                ink="gold",
            )


def _dealers_hands(submission: Blackjack, width: float) -> Iterator[Area]:
    """Places for the dealer's hands side by side, one unless multiple action is played."""
    many = len(submission.spots)
    for number in submission.spots:
        name = DEALERS_HANDS[number - 1]
        x = width / 2 + 34 * (number - (many + 1) / 2) - 16
        clause = "MA-BJ 6(e)(2)" if number == 1 else "MA-BJ 18(g)"
        yield Area(name=name, label="", x=x, y=13, width=32, height=15.5, clause=clause, shape=Shape.SPOT)


def _box(submission: Blackjack, betting: str, lines: Lines, middle: float, width: float) -> Iterator[Area]:
    """The areas of one box: insurance nearest to the dealer, the cards, the betting areas, and what doubles them."""
    for number in submission.spots:
        yield Area(
            name=insurance(spot(betting, number)),
            label="",
            x=middle - width / 2,
            y=lines.insurance + 6 * (number - 1),
            width=width,
            height=5,
            clause="MA-BJ 9(b)",
            takes_wagers=True,
            pays="",
            colour="tint",
        )
    for hand in hands(submission, betting):
        for number in submission.spots:
            yield from _hand(hand, number, lines, middle, width)


def _hand(hand: str, number: int, lines: Lines, middle: float, width: float) -> Iterator[Area]:
    """A hand of a box, and where its wager is doubled: beside it, the card crosswise on the others (MA-BJ 10(c))."""
    betting = box_of(hand)
    size = BETTING if number == 1 else SPOT
    y = lines.betting + (0 if number == 1 else BETTING + SPOT * (number - 2))
    is_printed = hand == betting
    spread = min(width * 0.86, 30)
    wager = Area(
        name=spot(hand, number),
        label=betting.removeprefix("box ") if is_printed and number == 1 else "",
        x=middle - size / 2,
        y=y,
        width=size,
        height=size,
        clause=_clause(betting, hand, number),
        takes_wagers=True,
        shape=Shape.ROUND if is_printed else Shape.SPOT,
        colour="shade" if is_printed else "",
        cards=Place(middle - spread / 2, lines.cards, spread, CARDS) if number == 1 else None,
        shares=f"{betting} {number}",
    )
    yield wager
    yield Area(
        name=spot(doubled(hand), number),
        label="",
        x=middle + 3.2,
        y=y + size * 0.35,
        width=4.6,
        height=4.6,
        clause=_clause(betting, doubled(hand), number),
        takes_wagers=True,
        shape=Shape.SPOT,
        cards=Place(middle - 7, lines.cards + 6, 14, 9) if number == 1 else None,
        follows=spot(hand, number),
        sideways=True,
    )


def _clause(betting: str, area: str, number: int) -> str:
    """By which clause an area takes wagers."""
    if number > 1:
        return "MA-BJ 18(b)"
    if area == betting:
        return "MA-BJ 3(d)"
    return "MA-BJ 10(c)" if area.startswith("double") else "MA-BJ 11(a)"
