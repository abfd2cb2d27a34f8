"""Chemin de fer as a game of two: the player's choice on five against the Banker's options, exactly.

The rules are those of the game itself. The cards come from so many decks, or each is drawn with replacement; each side
knows the total of its own two cards, or the cards. Besides the games of the two rulebooks there is the parlour game of
Kemeny and Snell ("Game-Theoretic Solution of Baccarat", American Mathematical Monthly 64, 1957), in which every
decision of the Banker is free.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from enum import StrEnum
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from croupier.games.chemin_de_fer.rules import Box, Call, bankers_call, players_calls, table_3
from croupier.games.chemin_de_fer.submission import CheminDeFer
from croupier.odds.equilibrium import ALWAYS, NEVER, Advantage, Equilibrium, Place, Plan, Side, equilibria

RANKS_OF_VALUE = (4, *[1] * 9)
"""How many of the thirteen ranks are worth nought to nine."""

STAY, DRAW = 0, 1


class Knows(StrEnum):
    """What a side knows of its own two cards."""

    TOTAL = "total"
    CARDS = "cards"


class Against(NamedTuple):
    """Where the Banker chooses: what is known of the own two cards, against the Player's third card or none."""

    own: int | tuple[int, int]
    third: int | None


class Hands(NamedTuple):
    """Which game is played with which cards, and what the sides know."""

    rulebook: str | None
    """MA or NJ; None is the parlour game."""
    decks: int | None
    """How many decks are in the shoe; None: each card is drawn with replacement."""
    player_knows: Knows = Knows.TOTAL
    banker_knows: Knows = Knows.TOTAL


class Wins(NamedTuple):
    """How often each hand wins; the rest are ties."""

    player: Fraction = NEVER
    banker: Fraction = NEVER

    @property
    def tie(self) -> Fraction:
        """How often the counts are equal."""
        return 1 - self.player - self.banker

    def for_the_player(self) -> Fraction:
        """What a wager against the Banker gains."""
        return self.player - self.banker

    def for_the_banker(self, vigorish: Fraction) -> Fraction:
        """What the Banker's wager gains."""
        return self.banker * (1 - vigorish) - self.player


Decided = tuple[Place | None, int, Place | None, int]
"""At which place the player did what, and the Banker; None where the rules leave no choice."""


class Solved(NamedTuple):
    """An equilibrium, and what it is worth to each side."""

    equilibrium: Equilibrium
    wins: Wins


class Contest:
    """All hands of a game, by what was decided in them."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        sums: dict[Decided, list[int]] = defaultdict(lambda: [0, 0])
        for decided, lead, weight in _dealt(hands):
            if lead:
                sums[decided][lead < 0] += weight
        total = _ways(_full(hands), hands.decks is None, 6)
        self.wins = {
            decided: Wins(Fraction(player, total), Fraction(banker, total))
            for decided, (player, banker) in sums.items()
        }
        self.player_places = list(dict.fromkeys(place for place, _, _, _ in self.wins if place is not None))
        self.banker_places = list(dict.fromkeys(place for _, _, place, _ in self.wins if place is not None))

    def solve(self, vigorish: Fraction) -> list[Solved]:
        """All equilibria when the Banker pays such a part of what he wins."""
        player = {place: self._players(place) for place in self.player_places}
        banker = {place: self._bankers(place, vigorish) for place in self.banker_places}
        found = equilibria(Side(player), Side(banker))
        return [Solved(each, self.play(each.first, each.second)) for each in found]

    def play(self, player: Plan, banker: Plan) -> Wins:
        """How often each hand wins under two plans: the probabilities of drawing at each place."""
        totals = [NEVER, NEVER]
        for (mine, did, theirs, they_did), wins in self.wins.items():
            chance = _chance(player, mine, did) * _chance(banker, theirs, they_did)
            totals[0] += chance * wins.player
            totals[1] += chance * wins.banker
        return Wins(*totals)

    def _players(self, place: Place) -> Advantage:
        alone, against = NEVER, defaultdict[Place, Fraction](Fraction)
        for (mine, did, theirs, they_did), wins in self.wins.items():
            if mine == place:
                gain = wins.for_the_player() * (1 if did == DRAW else -1)
                if they_did == STAY or theirs is None:
                    alone += gain
                if theirs is not None:
                    against[theirs] += gain if they_did == DRAW else -gain
        return Advantage(alone, against)

    def _bankers(self, place: Place, vigorish: Fraction) -> Advantage:
        alone, against = NEVER, defaultdict[Place, Fraction](Fraction)
        for (mine, did, theirs, they_did), wins in self.wins.items():
            if theirs == place:
                gain = wins.for_the_banker(vigorish) * (1 if they_did == DRAW else -1)
                if did == STAY or mine is None:
                    alone += gain
                if mine is not None:
                    against[mine] += gain if did == DRAW else -gain
        return Advantage(alone, against)


class PureChoices(NamedTuple):
    """What the two sides choose at each of their places, and how often each hand then wins."""

    player: Plan
    banker: Plan
    wins: Wins


def pure_choices(contest: Contest) -> list[PureChoices]:
    """Win, lose and tie for each pure choice of both sides."""
    return [
        PureChoices(player, banker, contest.play(player, banker))
        for player in _pure(contest.player_places)
        for banker in _pure(contest.banker_places)
    ]


def _pure(places: Sequence[Place]) -> Iterator[Plan]:
    for choices in product((NEVER, ALWAYS), repeat=len(places)):
        yield dict(zip(places, choices, strict=True))


class Answer(NamedTuple):
    """One way to look at the game, and its equilibria."""

    hands: Hands
    vigorish: Fraction
    equilibria: list[Solved]


def answers(submission: CheminDeFer) -> list[Answer]:
    """The game of a submission by its decks and with replacement, by totals and cards, without and with vigorish."""
    percent = Fraction(submission.vigorish_percent, 100)
    found = []
    for decks in (submission.decks, None):
        for knows in Knows:
            hands = Hands(submission.rulebook, decks, knows, knows)
            contest = Contest(hands)
            found += [Answer(hands, vigorish, contest.solve(vigorish)) for vigorish in (NEVER, percent)]
    parlour = Contest(Hands(None, None))
    found += [Answer(parlour.hands, vigorish, parlour.solve(vigorish)) for vigorish in (NEVER, percent)]
    return found


def _chance(plan: Plan, place: Place | None, did: int) -> Fraction:
    if place is None:
        return Fraction(1)
    return plan[place] if did == DRAW else 1 - plan[place]


# The hands.

Left = Sequence[int]
"""How many cards are left of each value."""


def _full(hands: Hands) -> Left:
    return RANKS_OF_VALUE if hands.decks is None else [4 * hands.decks * ranks for ranks in RANKS_OF_VALUE]


def _ways(left: Left, replaced: bool, cards: int) -> int:  # noqa: FBT001 - a property of the shoe
    """In how many ways so many cards can be drawn in order."""
    total, ways = sum(left), 1
    for number in range(cards):
        ways *= total if replaced else total - number
    return ways


def _drawn(left: Left, replaced: bool) -> Iterator[tuple[int, int, Left]]:  # noqa: FBT001 - a property of the shoe
    """Each value that can be drawn, in how many ways, and what it leaves."""
    for value, count in enumerate(left):
        if count:
            rest = left if replaced else [*left[:value], count - 1, *left[value + 1 :]]
            yield value, count, rest


def _pairs(left: Left, replaced: bool) -> Iterator[tuple[tuple[int, int], int, Left]]:  # noqa: FBT001 - as above
    """Each two cards, the lower first."""
    for low, ways, rest in _drawn(left, replaced):
        for high, more, after in _drawn(rest, replaced):
            if low <= high:
                yield (low, high), ways * more * (1 if low == high else 2), after


def _dealt(hands: Hands) -> Iterator[tuple[Decided, int, int]]:
    """What was decided, by how much the Player's Hand leads, and in how many ways six cards bring that about."""
    replaced = hands.decks is None
    for player, ways, left in _pairs(_full(hands), replaced):
        for banker, more, rest in _pairs(left, replaced):
            for decided, lead, after in _played(hands, player, banker, rest):
                yield decided, lead, ways * more * after


def _played(
    hands: Hands, player: tuple[int, int], banker: tuple[int, int], left: Left
) -> Iterator[tuple[Decided, int, int]]:
    """How two hands go on."""
    replaced = hands.decks is None
    calls, both = players_calls(sum(player) % 10), _ways(left, replaced, 2)
    if Call.NATURAL in (calls[0], bankers_call(sum(banker) % 10)):
        yield (None, STAY, None, STAY), sum(player) % 10 - sum(banker) % 10, both
        return
    mine = (sum(player) % 10 if hands.player_knows is Knows.TOTAL else player) if len(calls) > 1 else None
    if Call.STAY in calls:
        for theirs, did, lead, ways in _answered(hands, sum(player), banker, None, left):
            yield (mine, STAY, theirs, did), lead, ways * _ways(left, replaced, 2) // _ways(left, replaced, 1)
    if Call.CARD in calls:
        for third, count, rest in _drawn(left, replaced):
            for theirs, did, lead, ways in _answered(hands, sum(player) + third, banker, third, rest):
                yield (mine, DRAW, theirs, did), lead, count * ways


def _answered(
    hands: Hands, player: int, banker: tuple[int, int], third: int | None, left: Left
) -> Iterator[tuple[Place | None, int, int, int]]:
    """What the Banker does against a third card or none; ways are counted for one card more."""
    total = sum(banker) % 10
    box = Box.OPTION if hands.rulebook is None else table_3(hands.rulebook, total, third)
    known = total if hands.banker_knows is Knows.TOTAL else banker
    theirs = Against(known, third) if box is Box.OPTION else None
    if box is not Box.DRAW:
        yield theirs, STAY, player % 10 - total, _ways(left, hands.decks is None, 1)
    if box is not Box.STAY:
        for fourth, count, _ in _drawn(left, hands.decks is None):
            yield theirs, DRAW, player % 10 - (total + fourth) % 10, count
