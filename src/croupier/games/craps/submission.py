"""What the licensee chooses at craps and mini-craps: one field for each clause that leaves a choice."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cached_property
from typing import Annotated, ClassVar

from msgspec import Struct, field

from croupier.games.craps.rules import wagers
from croupier.games.craps.rules.pays import (
    FIRE_PAYS,
    LEAST_ODDS,
    MOST_FEE_PERCENT,
    MOST_ODDS_MULTIPLE,
    TRUE_ODDS,
    TRUE_ODDS_AGAINST,
    FireTable,
)
from croupier.games.craps.rules.totals import POINTS, Point
from croupier.games.craps.rules.wagers import Kind, Spot, TrueOdds
from croupier.money import Cents, Odds, Result, Stake
from croupier.rulebooks.submissions import Limits, Notice, Problem, Submission, WagerLimits, below_least, option
from croupier.table.people import BOXPERSON, DEALER, FLOORPERSON, STICKPERSON, Role

LEAST_DICE = 5
"""How many dice are at the table at least (MA-CRAPS 7(a))."""


class Collected(StrEnum):
    """When the licensee takes its percentage for true odds."""

    WHEN_MADE = "when made"
    WHEN_WON = "when won"


class Buy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Buy bets: true odds to win for a percentage of the wager."""

    vigorish_percent: Annotated[
        int, option("MA-CRAPS 5(a)", "the percentage of the wager", at_least=0, at_most=MOST_FEE_PERCENT)
    ] = MOST_FEE_PERCENT
    collected: Annotated[
        dict[int, Collected],
        option("MA-CRAPS 5(a)", "for each number, whether the percentage is due when the bet is made or when it wins"),
    ] = field(default_factory=lambda: dict.fromkeys(POINTS, Collected.WHEN_MADE))


class Lay(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Lay bets: true odds to lose for a percentage of the wager."""

    vigorish_percent: Annotated[
        int, option("MA-CRAPS 5(b)", "the percentage of the wager", at_least=0, at_most=MOST_FEE_PERCENT)
    ] = MOST_FEE_PERCENT
    collected: Annotated[
        Collected, option("MA-CRAPS 5(b)", "whether the percentage is due when the bet is made or when it wins")
    ] = Collected.WHEN_MADE


class FireBet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fire bet, by a pay table that is chosen beforehand."""

    table: Annotated[FireTable, option("MA-CRAPS 4(e)", "the pay table")]
    pays: Annotated[
        dict[int, Odds], option("MA-CRAPS 4(e)", "what four, five and six points pay where it is more than the table")
    ] = {}

    @property
    def in_force(self) -> dict[int, Odds]:
        """What so many different points pay."""
        return FIRE_PAYS[self.table] | self.pays


class Wagers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The wagers that a licensee may offer or leave out."""

    six_seven_eight: Annotated[bool, option("MA-CRAPS 2(mm)", "whether the 6-7-8 wager is offered")] = False
    horn_high_area: Annotated[
        bool, option("MA-CRAPS 2(t)", "whether the layout has areas for Horn High Bets, which are else broken down")
    ] = False
    place_to_lose: Annotated[bool, option("MA-CRAPS 5(b)", "whether place bets to lose are offered")] = True
    buy: Annotated[Buy | None, option("MA-CRAPS 5(a)", "buy bets")] = None
    lay: Annotated[Lay | None, option("MA-CRAPS 5(b)", "lay bets")] = None
    fire_bet: Annotated[FireBet | None, option("MA-CRAPS 12(a)", "the fire bet, at craps only")] = None


class DiceGame(Submission, frozen=True, kw_only=True, dict=True):
    """The choices that craps and mini-craps have in common."""

    wager_classes = wagers.LIMIT_CLASSES
    may_call_no_roll: ClassVar[tuple[Role, ...]]
    no_roll_clause: ClassVar[str]

    seats: int = 1
    no_roll_by: tuple[Role, ...] = ()
    limits: Annotated[Limits, option(None, "the table's limits")] = Limits(
        minimum=Cents(5_00),
        maximum=Cents(5000_00),
        wagers={name: WagerLimits(minimum=Cents(1_00)) for name in ("hardway", "one_roll", "hop")}
        | {"odds": WagerLimits(minimum=Cents(1_00), maximum=Cents(500_000_00))},
    )
    dice: Annotated[int, option("MA-CRAPS 7(a)", "how many dice are at the table", at_least=LEAST_DICE, at_most=9)] = (
        LEAST_DICE
    )
    pays: Annotated[
        dict[str, Odds],
        option("MA-CRAPS 4(b)", "what each wager pays in the whole establishment, never below the list"),
    ] = field(default_factory=lambda: dict(LEAST_ODDS))
    wagers: Annotated[Wagers, option(None, "the wagers that may be offered or left out")] = Wagers()
    odds_multiple: Annotated[
        int,
        option(
            "MA-CRAPS 6(e)",
            "how many times the original bet a supplemental wager may be, or its winnings where odds are laid",
            at_least=1,
            at_most=MOST_ODDS_MULTIPLE,
        ),
    ] = 1
    odds_multiple_by_point: Annotated[
        dict[int, int],
        option("MA-CRAPS 6(e)", "the multiple of points that differ from it", at_least=1, at_most=MOST_ODDS_MULTIPLE),
    ] = field(default_factory=dict)
    odds_overage: Annotated[
        bool, option("MA-CRAPS 6(f)", "whether odds may exceed their limit as far as the payout needs it")
    ] = True

    @cached_property
    def kinds(self) -> dict[str, Kind]:
        """The permissible wagers at the odds of this submission."""
        buy, lay, fire = self.wagers.buy, self.wagers.lay, self.wagers.fire_bet
        return wagers.kinds(
            self.pays,
            buy={point: self._true_odds(f"buy {point}", TRUE_ODDS[point]) for point in POINTS if buy},
            lay={point: self._true_odds(f"lay {point}", TRUE_ODDS_AGAINST[point]) for point in POINTS if lay},
            fire=fire.in_force if fire else {},
        )

    def _true_odds(self, kind: str, odds: Odds) -> TrueOdds:
        """A wager at true odds goes back when it wins: the percentage buys one decision (MA-CRAPS 5)."""
        prepaid, when_won = self.fee_when_made(kind) or None, self.fee_when_won(kind) or None
        return TrueOdds(
            Result(Stake.RETURNED, odds, fee_percent=when_won, prepaid_percent=prepaid),
            Result(Stake.TAKEN, prepaid_percent=prepaid),
        )

    @cached_property
    def spots(self) -> dict[str, Spot]:
        """The areas of the layout on which wagers lie."""
        return wagers.spots(self.kinds)

    def fee_when_made(self, kind: str) -> int:
        """The percentage of a wager that is due when it is made (MA-CRAPS 5(a) to (c))."""
        return self._fee(kind, Collected.WHEN_MADE)

    def fee_when_won(self, kind: str) -> int:
        """The percentage of a wager that is due when it wins (MA-CRAPS 5(a) to (c))."""
        return self._fee(kind, Collected.WHEN_WON)

    def _fee(self, kind: str, when: Collected) -> int:
        name, _, number = kind.partition(" ")
        buy, lay = self.wagers.buy, self.wagers.lay
        if name == "buy" and buy is not None and buy.collected[int(number)] is when:
            return buy.vigorish_percent
        if name == "lay" and lay is not None and lay.collected is when:
            return lay.vigorish_percent
        return 0

    def multiple(self, point: Point) -> int:
        """How many times a bet with this point may be supported (MA-CRAPS 6(e))."""
        return self.odds_multiple_by_point.get(point, self.odds_multiple)

    def problems(self) -> Iterator[Problem]:
        """What the clauses ask of the choices together."""
        yield from below_least("pays", self.pays, LEAST_ODDS, "MA-CRAPS 4(b)")
        for row, odds in self.pays.items():
            if row not in LEAST_ODDS:
                yield Problem(f"pays.{row}", odds, "MA-CRAPS 2", "is no permissible wager")
        if not self.wagers.place_to_lose and self.wagers.lay is None:
            yield Problem(
                "wagers.place_to_lose",
                self.wagers.place_to_lose,
                "MA-CRAPS 5(b)",
                "is left out only in favour of lay bets",
            )
        for point in self.odds_multiple_by_point:
            if point not in POINTS:
                yield Problem(f"odds_multiple_by_point.{point}", None, "MA-CRAPS 6(e)", "is no point")
        yield from self._buy_problems()
        yield from self._fire_problems()
        yield from self._no_roll_problems()

    def _buy_problems(self) -> Iterator[Problem]:
        for number in self.wagers.buy.collected if self.wagers.buy else ():
            if number not in POINTS:
                yield Problem(f"wagers.buy.collected.{number}", None, "MA-CRAPS 5(a)", "is no number of a place bet")

    def _fire_problems(self) -> Iterator[Problem]:
        fire = self.wagers.fire_bet
        if fire is None:
            return
        yield from below_least("wagers.fire_bet.pays", fire.pays, FIRE_PAYS[fire.table], "MA-CRAPS 4(e)")
        for points, odds in fire.pays.items():
            if points not in FIRE_PAYS[fire.table]:
                yield Problem(
                    f"wagers.fire_bet.pays.{points}", odds, "MA-CRAPS 2(nn)", "a fire bet wins with 4, 5 or 6 points"
                )

    def _no_roll_problems(self) -> Iterator[Problem]:
        allowed, clause = ", ".join(self.may_call_no_roll), self.no_roll_clause
        if not self.no_roll_by:
            yield Problem("no_roll_by", [], clause, f"somebody must be designated: any of {allowed}")
        for index, role in enumerate(self.no_roll_by):
            if role not in self.may_call_no_roll:
                yield Problem(f"no_roll_by[{index}]", role, clause, f"must be one of {allowed}")

    def notices(self) -> Iterator[Notice]:
        """The odds in force, and for each buy and lay bet when its percentage is due."""
        pays = {row.replace("_", " "): odds for row, odds in self.pays.items()}
        yield Notice("MA-CRAPS 4(b)", "Winning wagers are paid at these odds.", pays)
        buy, lay, fire = self.wagers.buy, self.wagers.lay, self.wagers.fire_bet
        if buy:
            for point in POINTS:
                due = f"{buy.vigorish_percent} percent of the wager, collected {buy.collected[point]}"
                yield Notice("MA-CRAPS 5(a)", f"Buy bet on {point}: {due}.", {f"{point} to win": TRUE_ODDS[point]})
        if lay:
            due = f"{lay.vigorish_percent} percent of the wager, collected {lay.collected}"
            against = {f"{point} to lose": TRUE_ODDS_AGAINST[point] for point in POINTS}
            yield Notice("MA-CRAPS 5(b)", f"Lay bets: {due}.", against)
        if fire:
            points = {f"{count} different points": odds for count, odds in fire.in_force.items()}
            yield Notice("MA-CRAPS 4(e)", "Fire bets of $1 to $5 are paid once, at the loser 7.", points)
        multiples = ", ".join(f"{self.multiple(point)} times on {point}" for point in POINTS)
        yield Notice("MA-CRAPS 6(e)", f"Supplemental wagers are accepted up to {multiples}.")


class Craps(DiceGame, frozen=True, kw_only=True, dict=True):
    """The licensee's choices at craps."""

    may_call_no_roll = (BOXPERSON, STICKPERSON)
    no_roll_clause = "MA-CRAPS 9(e)(1)"

    seats: Annotated[int, option(None, "how many players have a place at the table", at_least=1, at_most=20)] = 12
    no_roll_by: Annotated[tuple[Role, ...], option("MA-CRAPS 9(e)(1)", "who may call No Roll")] = (
        BOXPERSON,
        STICKPERSON,
    )


class MiniCraps(DiceGame, frozen=True, kw_only=True, dict=True):
    """The licensee's choices at mini-craps."""

    may_call_no_roll = (DEALER, STICKPERSON, FLOORPERSON)
    no_roll_clause = "MA-CRAPS 9(e)(2)"

    seats: Annotated[int, option("MA-CRAPS 3(f)", "how many seats the table has", at_least=1, at_most=12)] = 7
    stickperson: Annotated[bool, option("MA-CRAPS 7(a)", "whether the table has the optional stickperson")] = False
    no_roll_by: Annotated[tuple[Role, ...], option("MA-CRAPS 9(e)(2)", "who may call No Roll")] = (DEALER, FLOORPERSON)

    def problems(self) -> Iterator[Problem]:
        """Mini-craps knows no fire bet (MA-CRAPS 2), and a stickperson only if there is one."""
        yield from super().problems()
        if self.wagers.fire_bet is not None:
            yield Problem("wagers.fire_bet", None, "MA-CRAPS 2", "is permitted at craps only")
        if STICKPERSON in self.no_roll_by and not self.stickperson:
            yield Problem(
                "no_roll_by", list(self.no_roll_by), "MA-CRAPS 9(e)(2)", "the table has no stickperson to designate"
            )
