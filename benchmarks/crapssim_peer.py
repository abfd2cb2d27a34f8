"""The same plans of craps wagers for croupier and for crapssim, and what each makes of the same dice.

The plans hold wagers about which the two agree; docs/craps.md tells where they differ. Amounts are those that both can
pay exactly.
"""

# ruff: noqa: ANN401, ARG001, ARG002, INP001 - crapssim's players are of any type, and benchmarks are no package

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from crapssim import bet as peer
from crapssim.strategy.tools import Strategy
from crapssim.table import Table

from croupier.equipment.dice import Dice
from croupier.games.registry import game
from croupier.machine.cache import machine_of
from croupier.machine.drive import Course
from croupier.machine.tables import Tables, pack
from croupier.money import Cents, pay
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.lanes import Bet

UNIT = Cents(60_00)
SETTINGS = (
    "wagers.buy=true",
    *(f"wagers.buy.collected.{number}=when won" for number in (4, 5, 6, 8, 9, 10)),
    "odds_multiple=2",
)


class Planned(NamedTuple):
    """A bet as croupier plans it and as crapssim makes it, with crapssim's way to ask for the condition."""

    bet: Bet
    made: Callable[[Any], Any]
    when: Callable[[Any], bool]


def always(player: Any) -> bool:
    return True


def come_out(player: Any) -> bool:
    return bool(player.table.point.status == "Off")


def point(player: Any) -> bool:
    return not come_out(player)


def no_come(player: Any) -> bool:
    return point(player) and not player.has_bets(peer.Come)


def dollars(units: int = 1) -> float:
    return units * UNIT / 100


def come_on(number: int) -> Callable[[Any], bool]:
    return lambda player: any(bet.number == number for bet in player.get_bets_by_type(peer.Come))


def simply(name: str, kind: Callable[..., Any], *args: object) -> Planned:
    """A bet that may lie at any time."""
    return Planned(Bet(name), lambda _: kind(*args, dollars()), always)


PASS = Planned(Bet("pass", when="come-out"), lambda _: peer.PassLine(dollars()), come_out)
PASS_ODDS = Planned(
    Bet("pass odds", 2, "point"),
    lambda player: peer.Odds(peer.PassLine, player.table.point.number, dollars(2)),
    point,
)
DONT_PASS = Planned(Bet("dont pass", when="come-out"), lambda _: peer.DontPass(dollars()), come_out)
COME = Planned(Bet("come", when="no come"), lambda _: peer.Come(dollars()), no_come)
COME_ODDS = [
    Planned(
        Bet(f"come odds {number}", 1, f"come {number}"),
        lambda _, number=number: peer.Odds(peer.Come, number, dollars()),  # type: ignore[misc]
        come_on(number),
    )
    for number in (4, 5, 6, 8, 9, 10)
]
PLACES = [simply(f"place {number}", peer.Place, number) for number in (4, 5, 6, 8, 9, 10)]
BUYS = [simply(f"buy {number}", peer.Buy, number) for number in (4, 5, 6, 8, 9, 10)]
ONE_ROLL = [
    simply("field", peer.Field),
    simply("any seven", peer.Any7),
    simply("any craps", peer.AnyCraps),
    simply("craps 2", peer.Two),
    simply("craps 3", peer.Three),
    simply("craps 12", peer.Boxcars),
    simply("eleven", peer.Yo),
    simply("c and e", peer.CAndE),
    simply("horn", peer.Horn),
    simply("hop 1-3", peer.Hop, (1, 3)),
    simply("hop 2-2", peer.Hop, (2, 2)),
]

PASS_WITH_ODDS = [PASS, PASS_ODDS]
EIGHT_WAGERS = [PASS, PASS_ODDS, PLACES[2], PLACES[3], ONE_ROLL[0], ONE_ROLL[1], ONE_ROLL[2], ONE_ROLL[6]]
TEN_WAGERS = [*EIGHT_WAGERS, PLACES[1], PLACES[4]]
EVERYTHING = [PASS, PASS_ODDS, DONT_PASS, COME, *COME_ODDS, *PLACES, *BUYS, *ONE_ROLL]


class Plan(Strategy):
    """A plan as a strategy of crapssim: every bet that does not lie is made when its condition holds."""

    def __init__(self, plan: Sequence[Planned]) -> None:
        self.plan = plan

    def completed(self, player: Any) -> bool:
        return False

    def update_bets(self, player: Any) -> None:
        for planned in self.plan:
            if planned.when(player):
                made = planned.made(player)
                if not player.already_placed(made):
                    player.add_bet(made)


def crapssim_table(plan: Sequence[Planned], seed: int | None = None) -> Any:
    """A table of crapssim with one player who follows the plan."""
    table = Table(seed=seed)
    table.settings["vig_paid_on_win"] = True
    table.add_player(bankroll=1e12, strategy=Plan(plan))
    return table


def crapssim_changes(plan: Sequence[Planned], throws: Iterable[Dice]) -> Iterator[int]:
    """What each throw adds to the player's money at crapssim's table, in cents."""
    table = crapssim_table(plan)
    before = table.players[0].total_player_cash
    for throw in throws:
        table.fixed_run([tuple(throw)])
        cash = table.players[0].total_player_cash
        yield round((cash - before) * 100)
        before = cash


def tables_of(plan: Sequence[Planned]) -> Tables:
    """The plan compiled from croupier's script."""
    craps = game("craps")
    submission = chosen(craps, settings=SETTINGS)
    lane = craps.lanes(submission)[0]
    bets = tuple(planned.bet for planned in plan)
    return pack(machine_of(Course(craps, lane, submission, bets)))


def croupier_changes(plan: Sequence[Planned], throws: Iterable[Dice]) -> Iterator[int]:
    """What each throw adds to the player's money by croupier's machine, in cents."""
    tables = tables_of(plan)
    unit = Cents(1_00)
    payments = [[pay(each.result, Cents(int(each.stake * UNIT)), unit) for each in end] for end in tables.outcomes]
    worth = [sum(each.paid - each.taken - each.fee for each in end) for end in payments]
    class_of = dict(zip(tables.symbols, tables.class_of.tolist(), strict=True))
    then, outcome, at = tables.next_state.tolist(), tables.outcome.tolist(), tables.start
    for throw in throws:
        symbol = class_of[str(throw)]
        yield worth[outcome[at][symbol]]
        at = then[at][symbol]
