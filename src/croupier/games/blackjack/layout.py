"""The felt of blackjack: the dealer's hand, and for each box its hands, insurance and wagers added to them."""

from croupier.games.blackjack.rules import most_hands
from croupier.games.blackjack.submission import Blackjack
from croupier.table.layout import Area, Layout

DEALERS_HAND = "dealer"


def box(number: int) -> str:
    """The box before a seat; its wager and the cards of its first hand lie there."""
    return f"box {number}"


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
    areas = [Area(name=DEALERS_HAND, label="", x=40, y=3, width=20, height=14, clause="MA-BJ 6(e)(2)")]
    for number in range(1, submission.seats + 1):
        areas += _box(submission, box(number), left=100 - step * number, width=step)
    return Layout(100, 75, tuple(areas))


def _box(submission: Blackjack, betting: str, left: float, width: float) -> list[Area]:
    """The areas of one box, its hands side by side from the dealer's left."""
    places = hands(submission, betting)
    each = width * 0.9 / len(places)
    areas = [
        Area(
            name=insurance(betting),
            label="Insurance",
            x=left + width * 0.05,
            y=24,
            width=width * 0.9,
            height=7,
            clause="MA-BJ 9(b)",
            takes_wagers=True,
            pays="2 to 1",
        )
    ]
    for index, hand in enumerate(places):
        x = left + width * 0.95 - each * (index + 1)
        label = betting.removeprefix("box ") if hand == betting else ""
        clause = "MA-BJ 3(d)" if hand == betting else "MA-BJ 11(a)"
        areas += [
            Area(name=hand, label=label, x=x, y=34, width=each, height=18, clause=clause, takes_wagers=True),
            Area(
                name=doubled(hand),
                label="",
                x=x,
                y=55,
                width=each,
                height=14,
                clause="MA-BJ 10(c)",
                takes_wagers=True,
            ),
        ]
    return areas
