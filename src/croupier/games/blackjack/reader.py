"""What can go wrong with the card reader (MA-BJ 15(k), 15(l))."""

from collections.abc import Iterator

from croupier.games.blackjack import hands, rules, settlement
from croupier.games.blackjack.acts import RepairReader, ReportReaderFault, UseCardReader
from croupier.games.blackjack.layout import DEALERS_HAND
from croupier.games.blackjack.memory import BlackjackTable
from croupier.table.acts import Act, act_name
from croupier.table.events import Performed
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, FLOORPERSON


class AllHandsDead:
    """The round is over and every wager was returned."""


ALL_HANDS_DEAD = AllHandsDead()


def between_rounds(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """A reader that malfunctions goes out of use, and one that was repaired into use (MA-BJ 15(l))."""
    if hands.has_reader(t):
        yield offer(DEALER, ReportReaderFault, "MA-BJ 15(l)", then=put_out_of_use)
    elif t.memory.is_reader_out:
        yield offer(FLOORPERSON, RepairReader, "MA-BJ 15(l)", then=put_into_use)


def may_fail(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """The reader may be found to malfunction when it is to be used (MA-BJ 15(l))."""
    yield offer(DEALER, ReportReaderFault, "MA-BJ 15(l)", then=no_answer)


def needless_use(t: BlackjackTable) -> Iterator[Offer | Bar]:
    """The hole card may be inserted though the first card cannot make a blackjack (MA-BJ 15(k))."""
    dealt = t.pieces(DEALERS_HAND)
    if not hands.has_reader(t) or len(dealt) != 2 or t.board.is_seen_by(dealt[1], None):
        return
    if rules.may_become_blackjack(hands.dealers_first_card(t)):
        yield Bar(UseCardReader, "MA-BJ 6(j)", "the hole card is read once, before any player draws")
    else:
        yield offer(DEALER, UseCardReader, "MA-BJ 15(k)", then=used_in_error)


def put_out_of_use(t: BlackjackTable, act: ReportReaderFault) -> None:
    """The table goes on with the procedure for tables without a reader (MA-BJ 15(l))."""
    t.emit(Performed("MA-BJ 15(l)", DEALER, act_name(ReportReaderFault)))
    t.memory.is_reader_out = True


def put_into_use(t: BlackjackTable, act: RepairReader) -> None:
    """A repaired reader is used again from the next round on (MA-BJ 15(l))."""
    t.emit(Performed("MA-BJ 15(l)", FLOORPERSON, act_name(RepairReader)))
    t.memory.is_reader_out = False


def no_answer(t: BlackjackTable, act: ReportReaderFault) -> bool:
    """Without a reader nobody knows of a blackjack before the hole card is shown (MA-BJ 15(l))."""
    put_out_of_use(t, act)
    return False


def used_in_error(t: BlackjackTable, act: Act) -> AllHandsDead | None:
    """After notice all hands are dead if a player could learn the hole card, else play goes on (MA-BJ 15(k))."""
    t.emit(Performed("MA-BJ 15(k)", DEALER, act_name(UseCardReader)))
    t.announce(DEALER, "Supervisor: the hole card was read in error", "MA-BJ 15(k)")
    if not t.submission.card_reader_discloses:
        t.announce(DEALER, "Play continues", "MA-BJ 15(k)(2)")
        return None
    t.announce(DEALER, "All hands are dead", "MA-BJ 15(k)(1)")
    settlement.return_all(t, "MA-BJ 15(k)(1)")
    return ALL_HANDS_DEAD
