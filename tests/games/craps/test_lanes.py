"""What is compiled is what is played: a plan at the live table, act by act, against the machine of the same plan."""

from random import Random

from tests.games.craps.felt import PLAYER, Felt

from croupier.equipment.dice import THROWS
from croupier.games.craps.acts import Throw
from croupier.games.craps.puck import point
from croupier.games.registry import game
from croupier.machine.cache import machine_of
from croupier.machine.drive import Course
from croupier.machine.tables import pack
from croupier.money import Cents, pay
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.lanes import Bet
from croupier.table.people import CHANCE
from croupier.table.runner import Accepted

UNIT = Cents(60_00)
PLAN = (
    Bet("pass", when="come-out"),
    Bet("pass odds", 2, "point"),
    Bet("dont come", when="no dont come"),
    Bet("place 6"),
    Bet("place 6 to lose"),
    Bet("hard 8"),
    Bet("field"),
    Bet("horn"),
    Bet("buy 4"),
    Bet("lay 10"),
)
SETTINGS = ("odds_multiple=2", "wagers.buy=true", "wagers.lay=true")


def test_script_and_machine_agree_on_the_same_dice() -> None:
    """Every wager is made by an act at the table, percentages and all, and every throw changes the money alike."""
    craps = game("craps")
    submission = chosen(craps, settings=SETTINGS)
    tables = pack(machine_of(Course(craps, craps.lanes(submission)[0], submission, PLAN)))
    symbol = dict(zip(tables.symbols, tables.class_of.tolist(), strict=True))
    state = tables.start
    felt = Felt(odds_multiple=2, wagers={"buy": True, "lay": True})
    random = Random(3)  # noqa: S311 - the same dice every time
    for number in range(400):
        lay_plan(felt)
        lying = {bet.wager: felt.runner.table.chips(PLAYER, bet.wager) for bet in PLAN}
        before = worth(felt)
        throw = random.choice(THROWS)
        shoot(felt)
        answer = felt.runner.act(Throw(CHANCE, throw))
        assert isinstance(answer, Accepted), answer
        outcome = tables.outcomes[tables.outcome[state, symbol[str(throw)]]]
        payments = [pay(each.result, Cents(int(each.stake * UNIT)), Cents(1_00)) for each in outcome]
        told = sum(each.paid - each.taken - each.fee for each in payments)
        assert worth(felt) - before == told, f"throw {number}, {throw}, lying {lying}"
        state = int(tables.next_state[state, symbol[str(throw)]])


def lay_plan(felt: Felt) -> None:
    """Lay what the plan lays and does not lie there."""
    table = felt.runner.table
    behind = any(table.chips(PLAYER, f"dont come {number}") for number in (4, 5, 6, 8, 9, 10))
    holds = {
        None: True,
        "come-out": point(table) is None,
        "point": point(table) is not None,
        "no dont come": point(table) is not None and not behind,
    }
    for bet in PLAN:
        if holds[bet.when] and not table.chips(PLAYER, bet.wager):
            felt.do(f"seat 1: wager {bet.units * UNIT // 100} on {bet.wager}")


def shoot(felt: Felt) -> None:
    """Seat 2 shoots with a Pass Bet of its own."""
    if felt.runner.table.memory.shooter is None:
        felt.do("seat 1: decline dice", "seat 2: accept dice")
    if point(felt.runner.table) is None and not felt.chips("pass", felt.runner.table.memory.shooter):
        felt.do("seat 2: wager 5 on pass")
    felt.do("seat 2: throw dice")


def worth(felt: Felt) -> int:
    """What the player's chips are worth, wherever they lie."""
    return sum(amount for stack, amount in felt.runner.table.board.stacks.items() if stack.owner == PLAYER)
