"""Who turns the hands: the highest bettors, unless they give it up (MA-BAC 9(d), 9(f); MA-MIDI 8(c), 8(d))."""

from collections.abc import Iterator, Sequence
from enum import Enum, auto

from croupier.games.punto import betting, seats
from croupier.games.punto.acts import AcceptCards, DeclineCards, OrderRelinquish, Relinquish, TurnCards
from croupier.games.punto.areas import TUCKED, before
from croupier.games.punto.hands import Hand, count
from croupier.games.punto.memory import PuntoTable
from croupier.games.punto.wagers import On
from croupier.table.acts import Act, act_name
from croupier.table.events import Gathered
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, FLOORPERSON, Role, Seat, Who

BACKED_BY = {Hand.PLAYER: On.PLAYER, Hand.BANKER: On.BANKER}


class Right(Enum):
    """What became of a player's right to turn cards."""

    USED = auto()
    GIVEN_UP = auto()


async def by_the_highest_bettors(t: PuntoTable) -> dict[Hand, Who]:
    """The Banker's Hand waits under the shoe while the Player's Hand is turned; then it is turned too."""
    clauses = t.submission.clauses.deal
    t.emit(Gathered(clauses.tucked, tuple(t.pieces(Hand.BANKER)), TUCKED))
    holders: dict[Hand, Who] = {}
    for hand, pieces in ((Hand.PLAYER, t.pieces(Hand.PLAYER)), (Hand.BANKER, t.pieces(TUCKED))):
        bettor = highest_bettor(t, BACKED_BY[hand])
        clause = clauses.unbacked if bettor is None else clauses.handed[hand]
        holders[hand] = await turned(t, hand, pieces, DEALER if bettor is None else bettor, clause)
        t.announce(DEALER, f"{hand.spoken} {count(t.faces(hand))}", clauses.handed[hand])
    return holders


def highest_bettor(t: PuntoTable, on: On) -> Seat | None:
    """The player with the largest wager on a hand; of equals the first counterclockwise from the dealer."""
    backers = [seat for seat in seats.counterclockwise(t) if betting.on_hand(t, on, seat)]
    return max(backers, key=lambda seat: betting.on_hand(t, on, seat), default=None)


async def turned(t: PuntoTable, hand: Hand, pieces: Sequence[int], who: Who, clause: str) -> Who:
    """Cards go face down to whoever has the right, and come back face up; the right may pass on to another player."""
    gave_up: list[Seat] = []
    while not isinstance(who, Role):
        t.emit(Gathered(clause, tuple(pieces), before(who)))
        for piece in pieces:
            await t.show(piece, clause, to=(who,))
        if await t.during(returned(t, who, clause), may_give_up, who) is Right.USED:
            break
        gave_up.append(who)
        who = await offered_on(t, who, gave_up)
    if pieces[0] not in t.pieces(hand):
        t.emit(Gathered(clause, tuple(pieces), hand))
    for piece in pieces:
        await t.show(piece, clause)
    return who


async def returned(t: PuntoTable, seat: Seat, clause: str) -> Right:
    """The player looks and returns the cards face up; who has left the table has given up the right."""
    if act_name(TurnCards) in t.automatic:
        return Right.USED
    act = await t.ask_while(lambda: seat in t.board.seats, may_turn, seat, clause)
    return Right.GIVEN_UP if act is None else Right.USED


def may_turn(t: PuntoTable, seat: Seat, clause: str) -> Iterator[Offer | Bar]:
    """Only the one who was handed the cards turns them."""
    yield offer(seat, TurnCards, clause)


def may_give_up(t: PuntoTable, seat: Seat) -> Iterator[Offer | Bar]:
    """The right is given up, or taken from a player who delays the game (MA-BAC 9(f); MA-MIDI 8(d))."""
    clause = t.submission.clauses.deal.relinquished
    yield offer(seat, Relinquish, clause, then=give_up)
    for role in (DEALER, FLOORPERSON):
        yield offer(role, OrderRelinquish, clause, then=give_up, seat=OneOf((seat,)))


def give_up(t: PuntoTable, act: Act) -> Right:
    """Willingly or not, the right is over for this round."""
    return Right.GIVEN_UP


async def offered_on(t: PuntoTable, seat: Seat, gave_up: Sequence[Seat]) -> Who:
    """To the right, then counterclockwise, until somebody accepts; else the dealer turns the cards."""
    for other in seats.to_the_right_of(t, seat):
        if other in gave_up:
            continue
        act = await t.ask_while(lambda other=other: other in t.board.seats, may_take_over, other)  # type: ignore[misc]
        if isinstance(act, AcceptCards):
            return other
    return DEALER


def may_take_over(t: PuntoTable, seat: Seat) -> Iterator[Offer | Bar]:
    """Any player may take the right over, with a wager or without."""
    clause = t.submission.clauses.deal.relinquished
    yield offer(seat, AcceptCards, clause)
    yield offer(seat, DeclineCards, clause)
