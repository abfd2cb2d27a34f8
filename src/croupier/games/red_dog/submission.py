"""What the licensee chooses at red dog: one field for each clause that leaves a choice."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Self

from msgspec import field

from croupier.games.red_dog.rules import LEAST_ODDS, THREE_OF_A_KIND
from croupier.money import Odds
from croupier.rulebooks.submissions import Notice, Problem, Submission, below_least, lowered, option
from croupier.table.shuffling import RecutBy

MOST_SEATS = 9


class Cards(StrEnum):
    """How the cards come to the table."""

    INSPECTED_AT_THE_TABLE = "inspect-at-table"
    PRE_SHUFFLED = "pre-shuffled"


class Shuffler(StrEnum):
    """How the cards are shuffled."""

    MANUAL = "manual"
    CONTINUOUS = "continuous"


class RedDog(Submission, frozen=True, kw_only=True):
    """The licensee's choices at red dog."""

    wager_classes = ("wager",)

    seats: Annotated[
        int, option(None, "how many players the layout has betting areas for", at_least=1, at_most=MOST_SEATS)
    ] = 7
    decks: Annotated[int, option("MA-RD 1(a)", "how many decks are in the shoe", at_least=1, at_most=12)] = 6
    cards: Annotated[
        Cards, option("MA-RD 2(a)", "whether the cards are inspected and washed at the table or come pre-shuffled")
    ] = Cards.INSPECTED_AT_THE_TABLE
    shuffle_each_round: Annotated[bool, option("MA-RD 3(a)", "whether the cards are shuffled after every round")] = (
        False
    )
    recut_by: Annotated[
        RecutBy,
        option(
            "MA-RD 3(d)",
            "who cuts when a supervisor orders a recut: the same player, or the next person entitled to cut",
        ),
    ] = RecutBy.NEXT
    match_play_coupons: Annotated[
        bool, option("MA-RD 5(b)", "whether match play coupons are accepted with a wager")
    ] = False
    spread_pays: Annotated[
        dict[int, Odds], option("MA-RD 5(i)(3)", "what each spread pays, never below the regulation's odds")
    ] = field(default_factory=lambda: dict(LEAST_ODDS))
    areas_per_player: Annotated[int, option("MA-RD 7", "on how many betting areas a player may wager", at_least=1)] = 1
    shuffler: Annotated[Shuffler, option("MA-RD 8", "whether the dealer shuffles or a continuous device does")] = (
        Shuffler.MANUAL
    )
    shuffler_approval: Annotated[
        str, option("MA-RD 8", "the Commission's approval of the device and its procedures")
    ] = ""

    def problems(self) -> Iterator[Problem]:
        """What the clauses ask of the choices together."""
        yield from below_least("spread_pays", self.spread_pays, LEAST_ODDS, "MA-RD 5(i)(3)")
        for spread in self.spread_pays:
            if spread not in LEAST_ODDS:
                yield Problem(
                    f"spread_pays.{spread}", self.spread_pays[spread], "MA-RD 5(g)", "a spread is from 1 to 11"
                )
        if self.areas_per_player > self.seats:
            yield Problem(
                "areas_per_player", self.areas_per_player, "MA-RD 7", f"the layout has only {self.seats} betting areas"
            )
        if self.shuffler is Shuffler.CONTINUOUS and not self.shuffler_approval.strip():
            yield Problem(
                "shuffler_approval",
                self.shuffler_approval or None,
                "MA-RD 8",
                "a continuous device needs the Commission's approval; give its reference",
            )
        if self.shuffler is Shuffler.CONTINUOUS and self.shuffle_each_round:
            yield Problem(
                "shuffle_each_round",
                self.shuffle_each_round,
                "MA-RD 8",
                "a continuous device shuffles by itself; leave this off",
            )

    def notices(self) -> Iterator[Notice]:
        """The odds in force, since a decrease must be noticed."""
        pays = {f"Spread of {spread}": odds for spread, odds in sorted(self.spread_pays.items())}
        yield Notice(
            "MA-RD 5(i)(3)", "Wagers and raises are paid by the spread.", pays | {"Three of a kind": THREE_OF_A_KIND}
        )

    def changes(self, before: Self) -> Iterator[Problem]:
        """Odds go down only after notice (MA-RD 5(i)(3))."""
        if self.unannounced(before, "MA-RD 5(i)(3)"):
            yield from lowered("spread_pays", self.spread_pays, before.spread_pays, "MA-RD 5(i)(3)")
