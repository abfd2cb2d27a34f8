"""Chemin de fer as it is played: the bank, the wagers, the hand, and what becomes of the bank (MA-CDF 4 to 11)."""

from collections.abc import Coroutine, Iterator
from typing import Any

from croupier.games.chemin_de_fer import against, bank, disclosed, hand, irregular, seats, settlement, shoe, staking
from croupier.games.chemin_de_fer.acts import LeaveBank, TransferBank
from croupier.games.chemin_de_fer.coup import Coup
from croupier.games.chemin_de_fer.endings import Ending
from croupier.games.chemin_de_fer.initial_deal import REPORTED_BY
from croupier.games.chemin_de_fer.layout import DOMINANT_MARKER, place, wager_area
from croupier.games.chemin_de_fer.memory import CheminTable
from croupier.games.punto.hands import Hand, Winner
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER
from croupier.table.table import ShoeEmpty


async def what_comes_next(t: CheminTable) -> None:
    """What the table does next: it opens, bids for the bank, or plays a round."""
    if t.board.shoe is None:
        section = shoe.opening(t)
    elif t.memory.bank is None:
        section = unless_the_shoe_ends(t, bank.bidding(t))
    else:
        section = round_of_play(t)
    await t.during(section, seats.may_move)


async def unless_the_shoe_ends(t: CheminTable, section: Coroutine[Any, Any, Ending | None]) -> None:
    """A section between two hands; cards drawn in error may end the shoe in it."""
    if await t.during(section, irregular.between_hands) is Ending.SHOE_OVER:
        await shoe.next_shoe(t)


async def round_of_play(t: CheminTable) -> None:
    """One round: wagers, and a hand if anything is covered."""
    match await t.during(wagers(t), irregular.before_the_cards):
        case Coup() as coup:
            await one_hand(t, coup)
        case Ending.PASSED:
            await unless_the_shoe_ends(t, bank.passed(t))
        case Ending.ORDERED_OFF:
            await unless_the_shoe_ends(t, bank.ordered_off(t))
        case Ending.SHOE_OVER:
            await shoe.next_shoe(t)


async def wagers(t: CheminTable) -> Coup | Ending:
    """The Banker's wager and the wagers against it make a hand (MA-CDF 5, 6, 7(c); NJ-CDF 4.6, 4.7, 4.8(c))."""
    if await staking.bankers_wager(t) is Ending.PASSED:
        return Ending.PASSED
    placed = against.staked(t)
    await against.wagers_against(t)
    if not against.covered(t):
        return Ending.UNCOVERED
    dominant = against.dominant_player(t)
    t.mark(DOMINANT_MARKER, place(dominant), t.submission.clause("7(c)"))
    has_equalled = t.chips(dominant, wager_area(dominant)) == placed
    return Coup(bank.holder(t).seat, dominant, placed, has_equalled=has_equalled)


async def one_hand(t: CheminTable, coup: Coup) -> None:
    """A hand is played and settled, or does not count; then the shoe ends or the bank stays or goes on."""
    try:
        ending = await t.during(hand.played(t, coup), irregular.while_dealing, coup)
    except ShoeEmpty:
        ending = Ending.EXHAUSTED
    match ending:
        case Ending.ANNULLED:
            does_not_count(t, "The hand is annulled", "11(a)")
        case Ending.VOID:
            does_not_count(t, "The hand is void", "11(j)")
        case Ending.EXHAUSTED:
            does_not_count(t, "The hand is void", "11(k)")
        case _:
            settlement.settle(t, coup)
    clear(t)
    await disclosed.dealt_with(t)
    if shoe.is_over(t):
        await shoe.next_shoe(t)
    else:
        await unless_the_shoe_ends(t, what_becomes_of_the_bank(t, coup, ending))


def does_not_count(t: CheminTable, words: str, number: str) -> None:
    """Every wager goes back, no vigorish is taken, the bounds of the next wager stay (MA-CDF 11(a), 11(j), 11(k))."""
    clause = t.submission.clause(number)
    t.announce(DEALER, words, clause)
    against.return_all(t, clause)


def clear(t: CheminTable) -> None:
    """The cards of the hand go to the discard bucket; what was disclosed in error waits."""
    clause = t.submission.clause("9(b)")
    bank.clear_dominant(t, clause)
    t.discard(t.pieces(Hand.PLAYER, Hand.BANKER), clause)


async def what_becomes_of_the_bank(t: CheminTable, coup: Coup, ending: Ending | None) -> None:
    """A defeated bank is lost, an ordered one passed on, that of an annulled hand perhaps moved (MA-CDF 10, 11(a))."""
    if coup.winner is Winner.PLAYER:
        await bank.lost(t)
    elif coup.is_ordered_off or (ending is Ending.ANNULLED and isinstance(await t.ask(may_transfer), TransferBank)):
        await bank.ordered_off(t)


def may_transfer(t: CheminTable) -> Iterator[Offer | Bar]:
    """The dealer or the floorperson decides whether the Banker keeps the bank (MA-CDF 11(a); NJ-CDF 4.12(a))."""
    for role in REPORTED_BY:
        yield offer(role, LeaveBank, t.submission.clause("11(a)"))
        yield offer(role, TransferBank, t.submission.clause("11(a)"))
