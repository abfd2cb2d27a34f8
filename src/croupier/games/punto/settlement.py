"""Losing wagers are collected, winning wagers paid (MA-BAC 12(b), 13; MA-MIDI 11(b), 12).

In which order a player is paid and charged the vigorish differs, and is written with each game.
"""

from collections.abc import Callable

from croupier.games.punto import betting, hands, wagers
from croupier.games.punto.areas import area
from croupier.games.punto.hands import Coup, Hand
from croupier.games.punto.memory import Decided, PuntoTable
from croupier.games.punto.wagers import On
from croupier.money import PUSH, Cents, Result, Stake, pay
from croupier.table.people import Seat

Decide = Callable[[str, Seat], Result]
"""What becomes of a player's wager."""


def decided(t: PuntoTable, coup: Coup) -> Decide:
    """What both hands decide about each wager."""
    s = t.submission
    results: dict[str, Result] = {
        On.PLAYER: wagers.player(coup),
        On.BANKER: wagers.ez_banker(coup) if s.ez_baccarat else wagers.banker(coup),
        On.TIE: wagers.tie(coup, s.tie_pays),
        On.DRAGON_7: wagers.dragon_7(coup),
        On.PANDA_8: wagers.panda_8(coup),
    }
    if s.dragon_bonus is not None:
        results[On.DRAGON_BONUS_PLAYER] = wagers.dragon_bonus(coup.player, coup.banker, s.dragon_bonus)
        results[On.DRAGON_BONUS_BANKER] = wagers.dragon_bonus(coup.banker, coup.player, s.dragon_bonus)
    return lambda wager, _: results[wager]


def collect_losing(t: PuntoTable, decide: Decide) -> None:
    """First every losing wager is collected, from the highest seat down."""
    for seat, wager in betting.lying(t):
        if is_lost(decide(wager, seat)):
            t.settle(seat, area(wager, seat), decide(wager, seat), t.submission.clauses.settled)


def is_lost(result: Result) -> bool:
    """Whether the stake is taken and nothing paid."""
    return result.stake is Stake.TAKEN and not result.award and result.share is None


def winners(t: PuntoTable, decide: Decide) -> list[Seat]:
    """The players with a winning wager, from the highest seat down."""
    return list(dict.fromkeys(seat for seat, wager in betting.lying(t) if is_won(decide(wager, seat))))


def is_won(result: Result) -> bool:
    """Whether something is paid."""
    return result.odds is not None or bool(result.award) or result.share is not None


def owed(t: PuntoTable, seat: Seat, decide: Decide) -> Cents:
    """The vigorish on a player's win, each win rounded by itself (MA-BAC 13(c); MA-MIDI 12(c))."""
    stake = Cents(betting.on_hand(t, On.BANKER, seat))
    result = decide(On.BANKER, seat)
    return pay(result, stake, t.submission.unit, vigorish_step=t.submission.vigorish_step).vigorish


def pay_winning(t: PuntoTable, seat: Seat, decide: Decide) -> None:
    """All winning wagers of a player are paid in one stop."""
    for owner, wager in betting.lying(t):
        if owner == seat and is_won(decide(wager, seat)):
            t.settle(seat, area(wager, seat), decide(wager, seat), t.submission.clauses.paid[wager])


def return_rest(t: PuntoTable) -> None:
    """What neither won nor lost goes back to the players."""
    for seat, wager in betting.lying(t):
        t.settle(seat, area(wager, seat), PUSH, t.submission.clauses.returned[wager])


def return_all(t: PuntoTable, clause: str) -> None:
    """Every wager of a void round goes back (MA-BAC 15(e); MA-MIDI 13(e))."""
    for seat, wager in betting.lying(t):
        t.settle(seat, area(wager, seat), PUSH, clause)


def remember(t: PuntoTable, coup: Coup) -> None:
    """The round is entered on the scoreboard."""
    t.memory.results.append(Decided(coup.winner, hands.is_pair(coup.player), hands.is_pair(coup.banker)))


def clear(t: PuntoTable) -> None:
    """All cards of the round go to the discard holder (MA-BAC 12(c); MA-MIDI 11(c))."""
    t.discard(t.pieces(Hand.PLAYER, Hand.BANKER), t.submission.clauses.deal.cleared)
