"""Who holds the dice: a shooter takes them, gives them up, or throws without a line bet (MA-CRAPS 7, 11)."""

from croupier.games.craps import fire, puck
from croupier.games.craps.memory import CrapsTable
from croupier.games.craps.rules.totals import POINTS
from croupier.games.craps.rules.wagers import COMES, LINE, area_of
from croupier.games.craps.staff import controls_the_dice
from croupier.table.people import Seat, spoken

CUP = "cup"
HOLDS_THE_DICE = "you hold the dice: pass them first"
WAITS = "a wager that you called waits to be confirmed"


def die(number: int) -> str:
    """The name of a die of the set."""
    return f"die {number}"


def has_line_bet(t: CrapsTable, seat: Seat) -> bool:
    """Whether a player has a Pass or Don't Pass Bet (MA-CRAPS 8)."""
    return any(t.chips(seat, area) for area in LINE)


def line_bets_lie(t: CrapsTable) -> bool:
    """Whether anybody has a Pass or Don't Pass Bet."""
    return any(t.owners(area) for area in LINE)


def come_bets_remain(t: CrapsTable) -> bool:
    """Whether a Come or Don't Come Bet has its point and waits for a decision (MA-CRAPS 11(b))."""
    return any(t.owners(area_of(kind, number)) for kind in COMES for number in POINTS)


def take(t: CrapsTable, seat: Seat, pair: tuple[int, int], clause: str) -> None:
    """A player becomes the shooter with two dice, and the rest of the set goes to the cup (MA-CRAPS 7(c), 11(d))."""
    memory = t.memory
    memory.dice_go_first_to = None
    memory.nobody_wants_the_dice = False
    # A successor who inherits pending fire bets opens no new ones: a reading of MA-CRAPS 2(nn).
    memory.fire_bets_open = not fire.bets(t)
    for number in range(1, t.submission.dice + 1):
        t.mark(die(number), spoken(seat) if number in pair else CUP, clause)
    t.mark(CUP, controls_the_dice(t), clause)


def give_up(t: CrapsTable, clause: str) -> None:
    """The shooter gives up the dice, and the set is whole again (MA-CRAPS 11(c))."""
    memory, seat = t.memory, t.memory.shooter
    assert seat is not None
    if memory.without_line_bet:
        play_as_usual(t)
    memory.shooter, memory.last_shooter = None, seat
    memory.fire_bets_open = False
    bind(t, seat, clause)
    for number in range(1, t.submission.dice + 1):
        t.mark(die(number), None, clause)


def bind(t: CrapsTable, seat: Seat, clause: str) -> None:
    """Keep a player who holds the dice or waits for a wager to be confirmed; anybody else is free to leave."""
    if seat in t.memory.spoken:
        t.bind(seat, WAITS, clause)
    else:
        t.bind(seat, HOLDS_THE_DICE if seat == t.memory.shooter else None, clause)


def go_on_without_line_bet(t: CrapsTable) -> None:
    """The previous shooter throws on, only to decide what remains (MA-CRAPS 11(b))."""
    t.memory.without_line_bet = True
    t.memory.fire_bets_open = False
    puck.turn_off_before_the_shooter(t)


def play_as_usual(t: CrapsTable) -> None:
    """Nothing remains to be decided, or somebody makes a line bet (MA-CRAPS 11(b))."""
    t.memory.without_line_bet = False
    t.mark(puck.PUCK, puck.OFF, "MA-CRAPS 11(b)")


def welcome_line_bet(t: CrapsTable, seat: Seat) -> None:
    """Play goes on as usual with a line bet, and whoever made it is offered the dice (MA-CRAPS 11(b))."""
    if not t.memory.without_line_bet:
        return
    play_as_usual(t)
    if seat != t.memory.shooter:
        give_up(t, "MA-CRAPS 11(b)")
        t.memory.dice_go_first_to = seat
