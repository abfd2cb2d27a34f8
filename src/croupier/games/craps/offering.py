"""The dice are offered, accepted and selected (MA-CRAPS 7, 11(b) to (d))."""

from collections.abc import Iterator
from itertools import combinations

from croupier.games.craps import shooter
from croupier.games.craps.acts import AcceptDice, DeclineDice, SelectDice, ThrowDice
from croupier.games.craps.memory import CrapsTable
from croupier.games.craps.staff import by_game
from croupier.table.acts import act_name
from croupier.table.limits import OneOf
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import Seat


async def the_dice(t: CrapsTable) -> None:
    """The dice are offered clockwise until a player accepts them (MA-CRAPS 7(b), 11(c))."""
    order = in_turn(t)
    if not order or t.memory.nobody_wants_the_dice:
        act = await t.ask(may_ask_for_the_dice)
        await accept(t, act.who)  # type: ignore[arg-type]
        return
    for seat in order:
        if isinstance(await t.ask_while(lambda seat=seat: seat in t.board.seats, may_accept, seat), AcceptDice):  # type: ignore[misc]
            await accept(t, seat)
            return
    nobody_accepts(t)


def in_turn(t: CrapsTable) -> list[Seat]:
    """From the left of the previous shooter clockwise; at the beginning from the left of the boxperson or dealer.

    The previous shooter comes last, which a lone player needs (MA-CRAPS 7(b), 11(c)).
    """
    last, first = t.memory.last_shooter or Seat(0), t.memory.dice_go_first_to
    order = [seat for seat in t.seated if seat > last] + [seat for seat in t.seated if seat <= last]
    if first in order:
        return order[order.index(first) :] + order[: order.index(first)]
    return order


def clause(t: CrapsTable) -> str:
    """By which clause the dice are offered: at the commencement of play, or when a shooter has given them up."""
    if t.memory.last_shooter is None:
        return by_game(t, "MA-CRAPS 7(b)(1)", "MA-CRAPS 7(b)(2)")
    return "MA-CRAPS 11(c)"


def may_accept(t: CrapsTable, seat: Seat) -> Iterator[Offer | Bar]:
    """The player whose turn it is accepts the dice or declines them (MA-CRAPS 7(b), 11(c))."""
    yield offer(seat, AcceptDice, clause(t))
    yield offer(seat, DeclineDice, clause(t))
    yield Bar(AcceptDice, clause(t), f"the dice are offered to seat {seat} now")
    yield Bar(ThrowDice, "MA-CRAPS 7(c)", "the dice are being offered, and there is no shooter")


def may_ask_for_the_dice(t: CrapsTable) -> Iterator[Offer | Bar]:
    """When all have declined, play waits until a player asks for the dice: a reading of MA-CRAPS 7(b)(1)."""
    for seat in t.asked(t.seated):
        yield offer(seat, AcceptDice, clause(t))
    yield Bar(ThrowDice, "MA-CRAPS 7(c)", "nobody has accepted the dice")


async def accept(t: CrapsTable, seat: Seat) -> None:
    """The first player to accept becomes the shooter and selects two of the dice (MA-CRAPS 7(c), 11(d))."""
    is_first = t.memory.last_shooter is None
    taken = by_game(t, "MA-CRAPS 7(c)(1)", "MA-CRAPS 7(c)(2)") if is_first else "MA-CRAPS 11(d)"
    t.memory.shooter = seat
    shooter.bind(t, seat, taken)
    first, second = pairs(t)[0]
    if act_name(SelectDice) not in t.automatic:
        act = await t.ask(may_select, seat)
        assert isinstance(act, SelectDice)
        first, second = (int(number) for number in act.pair.split("-"))
    shooter.take(t, seat, (first, second), taken)


def pairs(t: CrapsTable) -> list[tuple[int, int]]:
    """Any two dice of the set."""
    return list(combinations(range(1, t.submission.dice + 1), 2))


def may_select(t: CrapsTable, seat: Seat) -> Iterator[Offer | Bar]:
    """Two different dice (MA-CRAPS 7(c))."""
    choices = tuple(f"{first}-{second}" for first, second in pairs(t))
    yield offer(seat, SelectDice, "MA-CRAPS 7(c)", pair=OneOf(choices))
    yield Bar(ThrowDice, "MA-CRAPS 7(c)", "two dice are selected first")


def nobody_accepts(t: CrapsTable) -> None:
    """Nobody wants the dice: play waits until a player asks for them, a reading of MA-CRAPS 7(b)(1)."""
    t.memory.nobody_wants_the_dice = True
    t.memory.dice_go_first_to = None


async def instead_of_the_shooter(t: CrapsTable) -> None:
    """The others are offered the dice; if none accepts, the shooter throws without a line bet (MA-CRAPS 11(b))."""
    previous = t.memory.shooter
    assert previous is not None
    t.memory.last_shooter = previous
    for seat in in_turn(t)[:-1]:
        if isinstance(await t.ask_while(lambda seat=seat: seat in t.board.seats, may_accept, seat), AcceptDice):  # type: ignore[misc]
            shooter.give_up(t, "MA-CRAPS 11(b)")
            await accept(t, seat)
            return
    if shooter.has_line_bet(t, previous):
        return  # the shooter has made a line bet after all
    if shooter.line_bets_lie(t) or not shooter.come_bets_remain(t):
        # Somebody else's line bet asks for a come-out roll, which needs a shooter with a line bet.
        shooter.give_up(t, "MA-CRAPS 11(b)")
        nobody_accepts(t)
    else:
        shooter.go_on_without_line_bet(t)
