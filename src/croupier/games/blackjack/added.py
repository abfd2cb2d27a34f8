"""Wagers that are added to a hand by doubling or splitting it, one for each wager on it (MA-BJ 10, 11, 18(c))."""

from croupier.games.blackjack import boxes
from croupier.games.blackjack.acts import DoubleDown
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.layout import doubled, spot
from croupier.games.blackjack.memory import BlackjackTable
from croupier.money import Cents
from croupier.table.events import RACK, Chips, Stack
from croupier.table.limits import Amount, Limit
from croupier.table.people import Seat

FIELDS = {1: "amount", 2: "second", 3: "third"}
"""Where a double says what is added to the wager against the dealer's hand of that number."""


def limits(t: BlackjackTable, hand: Hand, seat: Seat) -> dict[str, Limit]:
    """To each wager of the player something is added, at most as much as it is (MA-BJ 10(a), 18(c)).

    A rack that holds less than all of them together is shared out evenly.
    """
    chip, held = t.submission.wagered_in, t.chips(seat, RACK)
    wagers = {number: t.chips(seat, spot(hand.place, number)) for number in t.submission.spots}
    originals = {number: wager for number, wager in wagers.items() if wager}
    enough = sum(originals.values()) <= held
    share = held // len(originals)
    because = "no more than the original wager" if enough else "what the rack holds"
    return {
        FIELDS[number]: Amount(
            chip,
            original if enough else Cents(min(original, share)),
            chip,
            because,
            clause=None if number == 1 else "MA-BJ 18(c)",
        )
        for number, original in originals.items()
    }


def place_double(t: BlackjackTable, hand: Hand, act: DoubleDown) -> None:
    """What a player adds lies beside the wagers of the hand (MA-BJ 10(a), 18(c))."""
    for number in t.submission.spots:
        area = spot(doubled(hand.place), number)
        t.place(act.who, area, getattr(act, FIELDS[number]), "MA-BJ 10(a)")  # type: ignore[arg-type]


def cover(t: BlackjackTable, hand: Hand, second: Hand, seat: Seat, clause: str) -> None:
    """A wager equal to each original one is laid on the second hand of a split pair (MA-BJ 11(a), 18(c))."""
    for number in t.submission.spots:
        t.place(seat, spot(second.place, number), t.chips(seat, spot(hand.place, number)), clause)
    second.covered_by += (seat,)


def move_wagers(t: BlackjackTable, hand: Hand, second: Hand, seat: Seat) -> None:
    """A player's wagers go to the second hand of a split pair, which they apply to alone (MA-BJ 13(e))."""
    for before, after in zip(boxes.spots(t, hand.place), boxes.spots(t, second.place), strict=True):
        for kind in Chips:
            t.move(t.chips(seat, before, kind), Stack(before, seat, kind), Stack(after, seat, kind), "MA-BJ 13(e)")
    # A wager that an earlier split added remains one.
    if seat in hand.covered_by:
        second.covered_by += (seat,)
