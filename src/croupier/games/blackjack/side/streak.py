"""The streak wager: two to five consecutive winning hands, followed over the rounds by a lammer (MA-BJ 22)."""

from collections.abc import Iterator, Sequence

from croupier.games.blackjack.acts import AbandonStreak
from croupier.games.blackjack.boxes import all_boxes
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.rules import Outcome
from croupier.games.blackjack.side import rules
from croupier.games.blackjack.side.areas import STREAKS, area
from croupier.money import LOSE, win
from croupier.table.acts import Withdraw
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, Seat
from croupier.table.wagering import Spots, Wager

ROWS = {2: "MA-BJ 22(j)(Two)", 3: "MA-BJ 22(j)(Three)", 4: "MA-BJ 22(j)(Four)", 5: "MA-BJ 22(j)(Five)"}
MOVED_BY = {1: "MA-BJ 22(d)", 2: "MA-BJ 22(d)(2)", 3: "MA-BJ 22(d)(3)", 4: "MA-BJ 22(d)(4)"}
"""By which clause the lammer moves after so many wins."""


def lammer(seat: Seat, box: str) -> str:
    """The button that shows how far a player's streak has come."""
    return f"streak of seat {seat} on {box}"


def places(box: str) -> tuple[str, ...]:
    """The four areas of a box."""
    return tuple(area(on, box) for on in STREAKS.values())


def is_pending(t: BlackjackTable, seat: Seat, box: str) -> bool:
    """Whether a streak wager of an earlier round is not decided yet."""
    return lammer(seat, box) in t.memory.streaks


def lying(t: BlackjackTable, seat: Seat, box: str) -> dict[int, str]:
    """The streak wagers of a player at a box, by the number of wins that they need."""
    return {wins: area(on, box) for wins, on in STREAKS.items() if t.chips(seat, area(on, box))}


def spots(t: BlackjackTable, seat: Seat, box: str) -> Iterator[Spots]:
    """Chips on any of the areas, all of them in the same round (MA-BJ 22(b), 22(k)(1))."""
    if t.submission.wagers.streak is not None and not is_pending(t, seat, box):
        limits = t.submission.limits
        yield Spots(
            places(box),
            limits.minimum_of("streak"),
            limits.maximum_of("streak"),
            placed="MA-BJ 22(b)",
            bounded="MA-BJ 22(a)",
            cash=False,
        )


def stays(t: BlackjackTable, seat: Seat, box: str) -> tuple[str, ...]:
    """What has been wagered on a streak lies until it is decided (MA-BJ 22(f))."""
    return tuple(lying(t, seat, box).values()) if is_pending(t, seat, box) else ()


def bars(t: BlackjackTable, seat: Seat, box: str) -> Iterator[Bar]:
    """No further streak wager, and none taken back, until all earlier ones are decided (MA-BJ 22(k)(2))."""
    if is_pending(t, seat, box):
        undecided = {"area": places(box)}
        yield Bar(Wager, "MA-BJ 22(k)(2)", "an earlier streak wager is not decided yet", seat, undecided)
        yield Bar(Withdraw, "MA-BJ 22(f)", "a streak wager lies until it is decided or abandoned", seat, undecided)


def between_rounds(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """A player without a main wager on the box may give a streak up, so as to leave (MA-BJ 22(f))."""
    for seat in t.asked(t.seated) if t.memory.streaks else ():
        pending = tuple(box for box in all_boxes(t) if is_pending(t, seat, box) and not t.chips(seat, box))
        if pending:
            yield offer(seat, AbandonStreak, "MA-BJ 22(f)", then=give_up, box=OneOf(pending))


def give_up(t: BlackjackTable, act: AbandonStreak) -> None:
    """The streak is lost (MA-BJ 22(f))."""
    abandon(t, act.who, act.box)  # type: ignore[arg-type]


def abandon(t: BlackjackTable, seat: Seat, box: str) -> None:
    """Who fails to play on has abandoned the streak and loses it (MA-BJ 22(f))."""
    t.announce(DEALER, f"{box}: streak abandoned", "MA-BJ 22(f)")
    collect(t, seat, box, "MA-BJ 22(f)")


def begin(t: BlackjackTable, boxes: Sequence[str]) -> None:
    """With the first card wagers begin their streak; who has no hand at the box has abandoned it (MA-BJ 22(b), (f))."""
    if t.submission.wagers.streak is None:
        return
    for box in boxes:
        for seat in dict.fromkeys(owner for place in places(box) for owner in t.owners(place)):
            if not t.chips(seat, box):
                abandon(t, seat, box)
            else:
                t.memory.streaks.setdefault(lammer(seat, box), 0)


def settle(t: BlackjackTable, hands_of_box: Sequence[Hand]) -> None:
    """The hands of a box advance the streaks on it, lose them, or leave them as they are (MA-BJ 22(c) to 22(h))."""
    if t.submission.wagers.streak is None:
        return
    box = hands_of_box[0].box
    for seat in dict.fromkeys(owner for place in places(box) for owner in t.owners(place)):
        outcomes = [hand.outcome_for(seat) for hand in hands_of_box]
        goes = rules.streak_goes([outcome for outcome in outcomes if outcome is not None])
        if goes is Outcome.WON:
            advance(t, seat, box)
        elif goes is Outcome.LOST:
            collect(t, seat, box, "MA-BJ 22(h)" if len(hands_of_box) > 1 else "MA-BJ 22(e)")


def advance(t: BlackjackTable, seat: Seat, box: str) -> None:
    """The lammer moves on before a streak that is complete is paid (MA-BJ 22(d), 22(k)(3))."""
    chosen, name = t.submission.wagers.streak, lammer(seat, box)
    assert chosen is not None
    wins = t.memory.streaks[name] + 1
    t.memory.streaks[name] = wins
    wagers = lying(t, seat, box)
    if any(needed > wins for needed in wagers):
        t.mark(name, area(STREAKS[wins + 1], box), MOVED_BY[wins])
    else:
        end(t, seat, box, ROWS[wins])
    if wins in wagers:
        t.settle(seat, wagers[wins], win(chosen.pays[wins]), ROWS[wins])


def collect(t: BlackjackTable, seat: Seat, box: str, clause: str) -> None:
    """All streak wagers of a player at a box are lost."""
    for place in lying(t, seat, box).values():
        t.settle(seat, place, LOSE, clause)
    end(t, seat, box, clause)


def end(t: BlackjackTable, seat: Seat, box: str, clause: str) -> None:
    """The lammer is taken away, and new streak wagers may be made."""
    name = lammer(seat, box)
    t.memory.streaks.pop(name, None)
    if name in t.board.markers:
        t.mark(name, None, clause)
