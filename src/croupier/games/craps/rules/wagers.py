"""The permissible wagers of craps, a closed list (MA-CRAPS 2), and the areas of the layout on which they lie."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from croupier.equipment.dice import THROWS
from croupier.games.craps.rules.amounts import payable_units
from croupier.games.craps.rules.automata import (
    START,
    AgainstTheDice,
    Automaton,
    Fire,
    Hardway,
    NumberBeforeSeven,
    OddsLaid,
    OddsTaken,
    OneRoll,
    SevenBeforeNumber,
    State,
    WithTheDice,
    in_parts,
    on_totals,
)
from croupier.games.craps.rules.pays import EASY_HOPS, HARD_HOPS, HARDWAYS, TRUE_ODDS, TRUE_ODDS_AGAINST
from croupier.games.craps.rules.totals import CRAPS, ELEVEN, POINTS, SEVEN, Point
from croupier.money import Odds, Result, Stake, win

PASS, DONT_PASS = "pass", "dont pass"
COME, DONT_COME = "come", "dont come"
LINE = (PASS, DONT_PASS)
COMES = (COME, DONT_COME)
ODDS_OF = {PASS: "pass odds", DONT_PASS: "dont pass odds", COME: "come odds", DONT_COME: "dont come odds"}
FLAT_OF = {odds: flat for flat, odds in ODDS_OF.items()}
SIX_SEVEN_EIGHT = "6-7-8"
FIRE = "fire"
HORN = "horn"
WHIRL = "whirl"
HORN_NUMBERS = {2: "craps 2", 3: "craps 3", 11: "eleven", 12: "craps 12"}
"""The wagers on one total that a Horn Bet is paid as (MA-CRAPS 4(c))."""

BREAKS_DOWN: dict[str, dict[str, int]] = {
    WHIRL: {HORN: 4, "any seven": 1},
    **{f"horn high {total}": {HORN: 4, single: 1} for total, single in HORN_NUMBERS.items()},
}
"""Wagers that are booked as others, by units: the Whirl always, a Horn High without an area (MA-CRAPS 2(t), 2(u))."""

HARDWAY_CLAUSES = {4: "MA-CRAPS 2(g)", 6: "MA-CRAPS 2(h)", 8: "MA-CRAPS 2(i)", 10: "MA-CRAPS 2(j)"}
HOP_CLAUSES = {
    combination: f"MA-CRAPS 2({letter})"
    for letter, combination in zip(
        "v w x y z aa bb cc dd ee ff gg hh ii jj kk ll".split(),
        [*HARD_HOPS, *sorted(EASY_HOPS, key=lambda hop: (int(hop[0]) + int(hop[2]), hop))],
        strict=True,
    )
}


class Kind(Struct, frozen=True, dict=True):
    """One permissible wager: its automaton, the clause that permits it, and the class that its limits go by."""

    name: str
    clause: str
    limits: str
    automaton: Automaton

    @cached_property
    def payable_units(self) -> int:
        """In steps of how many units the wager can be paid (MA-CRAPS 4(f))."""
        return payable_units(self.automaton.wins())


LIMIT_CLASSES = ("line", "place", "buy", "lay", "hardway", "field", "one_roll", "hop", "odds")


class TrueOdds(NamedTuple):
    """A wager at true odds, won and lost: both tell the percentage for which they are given (MA-CRAPS 5)."""

    won: Result
    lost: Result


def kinds(
    pays: Mapping[str, Odds],
    *,
    buy: Mapping[Point, TrueOdds],
    lay: Mapping[Point, TrueOdds],
    fire: Mapping[int, Odds],
) -> dict[str, Kind]:
    """Every wager by its name, at the odds that the licensee pays; buy and lay are empty where they are not offered."""
    listed = [*_line(pays), *_numbers(pays), *_true_odds(buy, lay), *_one_roll(pays), *_hops(pays)]
    listed.append(Kind(FIRE, "MA-CRAPS 2(nn)", FIRE, Fire(fire)))
    return {kind.name: kind for kind in listed}


def _line(pays: Mapping[str, Odds]) -> Iterator[Kind]:
    yield Kind(PASS, "MA-CRAPS 2(a)", "line", WithTheDice("MA-CRAPS 2(a)", pays["pass"]))
    yield Kind(DONT_PASS, "MA-CRAPS 2(b)", "line", AgainstTheDice("MA-CRAPS 2(b)", pays["dont_pass"]))
    yield Kind(COME, "MA-CRAPS 2(c)", "line", WithTheDice("MA-CRAPS 2(c)", pays["come"]))
    yield Kind(DONT_COME, "MA-CRAPS 2(d)", "line", AgainstTheDice("MA-CRAPS 2(d)", pays["dont_come"]))
    for flat, clause in ((PASS, "MA-CRAPS 6(a)"), (COME, "MA-CRAPS 6(c)")):
        yield Kind(ODDS_OF[flat], clause, "odds", OddsTaken(clause, TRUE_ODDS))
    for flat, clause in ((DONT_PASS, "MA-CRAPS 6(b)"), (DONT_COME, "MA-CRAPS 6(d)")):
        yield Kind(ODDS_OF[flat], clause, "odds", OddsLaid(clause, TRUE_ODDS_AGAINST))


def _numbers(pays: Mapping[str, Odds]) -> Iterator[Kind]:
    for point in POINTS:
        # A paid place bet or hardway stays up for the next decision unless it is taken down: a reading of 2(e).
        stays = Result(Stake.STAYS, pays[f"place_{point}"])
        yield Kind(f"place {point}", "MA-CRAPS 2(e)", "place", NumberBeforeSeven(point, stays, "MA-CRAPS 2(e)"))
        won = win(pays[f"place_{point}_to_lose"])
        yield Kind(f"place {point} to lose", "MA-CRAPS 2(f)", "place", SevenBeforeNumber(point, won, "MA-CRAPS 2(f)"))
    for point in HARDWAYS:
        clause, stays = HARDWAY_CLAUSES[point], Result(Stake.STAYS, pays[f"hard_{point}"])
        yield Kind(f"hard {point}", clause, "hardway", Hardway(point, stays, clause))


def _true_odds(buy: Mapping[Point, TrueOdds], lay: Mapping[Point, TrueOdds]) -> Iterator[Kind]:
    for point, (won, lost) in buy.items():
        automaton = NumberBeforeSeven(point, won, f"MA-CRAPS 5(a)({point} to Win)", lost)
        yield Kind(f"buy {point}", "MA-CRAPS 5(a)", "buy", automaton)
    for point, (won, lost) in lay.items():
        against = SevenBeforeNumber(point, won, f"MA-CRAPS 5(b)({point} to Lose)", lost)
        yield Kind(f"lay {point}", "MA-CRAPS 5(b)", "lay", against)


def _one_roll(pays: Mapping[str, Odds]) -> Iterator[Kind]:
    field = dict.fromkeys((3, 4, 9, 10, 11), win(pays["field"]))
    field |= dict.fromkeys((2, 12), win(pays["field_on_2_and_12"]))
    yield Kind("field", "MA-CRAPS 2(k)", "field", OneRoll(on_totals(field), "MA-CRAPS 2(k)"))
    singles = {
        "any seven": ("MA-CRAPS 2(l)", (SEVEN,)),
        "any craps": ("MA-CRAPS 2(m)", CRAPS),
        "craps 2": ("MA-CRAPS 2(n)", (2,)),
        "craps 3": ("MA-CRAPS 2(o)", (3,)),
        "craps 12": ("MA-CRAPS 2(p)", (12,)),
        "eleven": ("MA-CRAPS 2(q)", (ELEVEN,)),
    }
    for name, (clause, totals) in singles.items():
        odds = pays[name.replace(" ", "_")]
        yield Kind(name, clause, "one_roll", OneRoll(on_totals(dict.fromkeys(totals, win(odds))), clause))
    craps_eleven = dict.fromkeys(CRAPS, pays["any_craps"]) | {ELEVEN: pays["eleven"]}
    halves = in_parts(craps_eleven, dict.fromkeys(craps_eleven, 1), out_of=2)
    yield Kind("c and e", "MA-CRAPS 2(r)", "one_roll", OneRoll(halves, "MA-CRAPS 4(d)"))
    singly = {total: pays[name.replace(" ", "_")] for total, name in HORN_NUMBERS.items()}
    horn = dict.fromkeys(HORN_NUMBERS, 1)
    yield Kind(HORN, "MA-CRAPS 2(s)", "one_roll", OneRoll(in_parts(singly, horn, out_of=4), "MA-CRAPS 4(c)"))
    for high in HORN_NUMBERS:
        five = OneRoll(in_parts(singly, horn | {high: 2}, out_of=5), "MA-CRAPS 4(c)")
        yield Kind(f"horn high {high}", "MA-CRAPS 2(t)", "one_roll", five)
    easy, hard = win(pays["six_seven_eight"]), win(pays["six_seven_eight_the_hardway"])
    middle = {throw: hard if throw.is_hard else easy for throw in THROWS if throw.total in (6, 7, 8)}
    yield Kind(SIX_SEVEN_EIGHT, "MA-CRAPS 2(mm)", "one_roll", OneRoll(middle, "MA-CRAPS 2(mm)"))


def _hops(pays: Mapping[str, Odds]) -> Iterator[Kind]:
    for combination, clause in HOP_CLAUSES.items():
        # The order of the dice does not matter.
        throws = [throw for throw in THROWS if combination in (str(throw), str(throw)[::-1])]
        won = dict.fromkeys(throws, win(pays[f"hop_{combination}"]))
        yield Kind(f"hop {combination}", clause, "hop", OneRoll(won, clause))


class Spot(NamedTuple):
    """What lies on an area: which wager, and in which state; None: in the state that the puck tells."""

    kind: str
    state: State | None


def area_of(kind: str, state: State) -> str:
    """Where a wager lies: a Come Bet and its odds have an area for each point, every other wager a single one."""
    return f"{kind} {state}" if state and kind in TRAVELS else kind


TRAVELS = (*COMES, ODDS_OF[COME], ODDS_OF[DONT_COME])
FOLLOWS_THE_PUCK = (*LINE, ODDS_OF[PASS], ODDS_OF[DONT_PASS])


def spots(names: Mapping[str, Kind]) -> dict[str, Spot]:
    """Every area on which a wager can lie, but for the fire bets' own, in the order of section 2."""
    found = {}
    for name in names:
        if name in FOLLOWS_THE_PUCK:
            found[name] = Spot(name, None)
        elif name in TRAVELS:
            found |= {area_of(name, state): Spot(name, state) for state in (START, *POINTS)}
        elif name != FIRE:
            found[name] = Spot(name, START)
    # Odds lie behind a bet that has its point, never before.
    return {area: spot for area, spot in found.items() if area not in (ODDS_OF[COME], ODDS_OF[DONT_COME])}


def is_inactive_on_come_out(kind: str) -> bool:
    """Buy and place to win bets, come odds and hardways (MA-CRAPS 3(e))."""
    return kind == ODDS_OF[COME] or (kind.startswith(("buy ", "place ", "hard ")) and not kind.endswith(" to lose"))
