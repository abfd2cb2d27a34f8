"""Every wager of roulette from an enumeration of its own: by the geometry of the layout and the order of the wheel."""

from itertools import combinations

from croupier.games.registry import game
from croupier.games.roulette.positions import Bet
from croupier.games.roulette.rules import Wheel
from croupier.games.roulette.submission import Roulette
from croupier.rulebooks.submissions.reading import judged

Wagers = dict[str, tuple[Bet, list[str]]]
"""The name of each wager, the row of the table by which it is paid, and the numbers that it covers."""

RED = "1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36".split()
NUMBERS = [str(number) for number in range(1, 37)]
ZEROS = {Wheel.DOUBLE: ["0", "00"], Wheel.SINGLE: ["0"], Wheel.DOUBLE_AS_SINGLE: ["0"]}
TRACKS = {
    Wheel.SINGLE: (
        "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26".split()
    ),
    Wheel.DOUBLE: (
        "0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2"
    ).split(),
}
TRACKS[Wheel.DOUBLE_AS_SINGLE] = [number for number in TRACKS[Wheel.DOUBLE] if number != "00"]
NEXT_TO_ZEROS = {
    Wheel.DOUBLE: ["0-00", "0-1", "0-2", "00-2", "00-3"],
    Wheel.SINGLE: ["0-1", "0-2", "0-3"],
    Wheel.DOUBLE_AS_SINGLE: ["0-1", "0-2", "0-3"],
}


def submission(wheel: Wheel, **options: object) -> Roulette:
    written = {"game": "roulette", "rulebook": "MA", "wheel": wheel.value, **options}
    accepted = judged(written, [game("roulette")]).accepted()
    assert isinstance(accepted, Roulette)
    return accepted


def with_everything(wheel: Wheel) -> list[Roulette]:
    """Two tables that between them offer every wager of a wheel."""
    own = {"seven": True} if wheel is not Wheel.DOUBLE else {"eight": True}
    return [
        submission(wheel, five_adjacent=True, wheel_replica=True, seven_numbers=True, seven_numbers_approval="A-7"),
        submission(wheel, colour_wager={"six": True, **own}, red_and_black=False, dozen=False),
    ]


def place(number: str) -> tuple[int, int]:
    """The row of the layout and the place in it."""
    return divmod(int(number) - 1, 3)


def boxes_from(first: str, across: int, along: int) -> list[str]:
    """The numbers in so many rows and places from a first box."""
    row, at = place(first)
    return [n for n in NUMBERS if row <= place(n)[0] < row + across and at <= place(n)[1] < at + along]


def expected(wheel: Wheel) -> Wagers:
    """Every wager that may be offered on a wheel."""
    return inside(wheel) | with_zeros(wheel) | outside() | sections(wheel) | neighbours(wheel)


def inside(wheel: Wheel) -> Wagers:
    """The wagers on numbers that lie together."""
    wagers: Wagers = {number: (Bet.STRAIGHT, [number]) for number in (*ZEROS[wheel], *NUMBERS)}
    for low, high in combinations(NUMBERS, 2):
        (row, at), (other_row, other_at) = place(low), place(high)
        if abs(row - other_row) + abs(at - other_at) == 1:
            wagers[f"split {low}-{high}"] = (Bet.SPLIT, [low, high])
    for first in NUMBERS:
        row, at = place(first)
        if at == 0:
            wagers["row " + "-".join(boxes_from(first, 1, 3))] = (Bet.THREE_NUMBERS, boxes_from(first, 1, 3))
        if at == 0 and row < 11:
            wagers[f"six {first}-{int(first) + 5}"] = (Bet.SIX_NUMBERS, boxes_from(first, 2, 3))
        if at < 2 and row < 11:
            wagers["corner " + "-".join(boxes_from(first, 2, 2))] = (Bet.FOUR_NUMBERS, boxes_from(first, 2, 2))
    return wagers


def with_zeros(wheel: Wheel) -> Wagers:
    """The wagers on several numbers that have a zero among them."""
    wagers: Wagers = {f"split {pair}": (Bet.SPLIT, pair.split("-")) for pair in NEXT_TO_ZEROS[wheel]}
    trios = ["0-1-2", "0-2-00", "00-2-3"] if wheel is Wheel.DOUBLE else ["0-1-2"]
    wagers |= {f"trio {trio}": (Bet.THREE_NUMBERS, trio.split("-")) for trio in trios}
    if wheel is Wheel.DOUBLE:
        wagers["first five"] = (Bet.FIRST_FIVE_NUMBERS, ["0", "00", "1", "2", "3"])
        wagers["split 0-00 by dozens"] = (Bet.SPLIT, ["0", "00"])
    return wagers


def outside() -> Wagers:
    """Columns, dozens, even money and the seven numbers."""
    wagers: Wagers = {
        "red": (Bet.RED, RED),
        "black": (Bet.BLACK, [n for n in NUMBERS if n not in RED]),
        "odd": (Bet.ODD, [n for n in NUMBERS if int(n) % 2]),
        "even": (Bet.EVEN, [n for n in NUMBERS if int(n) % 2 == 0]),
        "1 to 18": (Bet.ONE_TO_18, [n for n in NUMBERS if int(n) <= 18]),
        "19 to 36": (Bet.NINETEEN_TO_36, [n for n in NUMBERS if int(n) >= 19]),
        "seven numbers": (Bet.SEVEN_NUMBERS, ["10", "11", "12", "13", "14", "15", "33"]),
    }
    for third in (1, 2, 3):
        wagers[f"column {third}"] = (Bet.COLUMN, [n for n in NUMBERS if int(n) % 3 == third % 3])
        wagers[f"dozen {third}"] = (Bet.DOZEN, [n for n in NUMBERS if (int(n) + 11) // 12 == third])
    return wagers


def sections(wheel: Wheel) -> Wagers:
    """The colours: runs of six along the track, the zeros left out."""
    wagers: Wagers = {}
    runs = [n for n in TRACKS[Wheel.SINGLE if wheel is Wheel.SINGLE else Wheel.DOUBLE] if n not in ("0", "00")]
    for at, colour in enumerate(["black", "blue", "gold", "red", "purple", "green"]):
        six = runs[6 * at : 6 * at + 6]
        wagers[f"colour6 {colour}"] = (Bet.SIX_NUMBERS, six)
        if wheel is Wheel.DOUBLE:
            wagers[f"colour8 {colour}"] = (Bet.EIGHT_NUMBERS, ["0", "00", *six])
        else:
            wagers[f"colour7 {colour}"] = (Bet.SEVEN_NUMBERS, ["0", *six])
    return wagers


def neighbours(wheel: Wheel) -> Wagers:
    """Five adjacent numbers around each centre of the track."""
    around, track = TRACKS[wheel], TRACKS[wheel] * 3
    return {
        f"adjacent {centre}": (Bet.STRAIGHT, track[at - 2 : at + 3])
        for at, centre in enumerate(around, start=len(around))
    }
