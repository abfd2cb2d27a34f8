"""What the licensee chooses at roulette: one field for each clause that leaves a choice."""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated

from msgspec import Struct, field

from croupier.equipment.wheels import Pocket
from croupier.games.roulette.positions import DOUBLE_ZERO_SECTIONS, SINGLE_ZERO_SECTIONS, Bet, Colour, Sections
from croupier.games.roulette.rules import EVEN_MONEY, LEAST_ODDS, OnZero, Wheel
from croupier.money import Odds
from croupier.rulebooks.submissions import Notice, Problem, Submission, below_least, option


class ChipColour(StrEnum):
    """The colour of chips."""

    WHITE = "white"
    RED = "red"
    GREEN = "green"
    BLACK = "black"
    PURPLE = "purple"
    ORANGE = "orange"
    BLUE = "blue"
    BROWN = "brown"
    PINK = "pink"
    YELLOW = "yellow"
    GREY = "grey"
    TURQUOISE = "turquoise"
    LAVENDER = "lavender"
    OLIVE = "olive"


class ColourWagers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which of the three colour wagers are offered."""

    six: Annotated[bool, option("MA-WHEEL 1(e)(6)(ii)", "whether the six numbers colour wager is offered")] = False
    seven: Annotated[
        bool, option("MA-WHEEL 1(e)(7)", "whether the seven numbers colour wager is offered, with a single zero")
    ] = False
    eight: Annotated[
        bool, option("MA-WHEEL 1(e)(8)", "whether the eight numbers colour wager is offered, with a double zero")
    ] = False


class Roulette(Submission, frozen=True, kw_only=True):
    """The licensee's choices at roulette."""

    wager_classes = tuple(Bet)

    seats: Annotated[int, option(None, "how many players the table has room for", at_least=1, at_most=12)] = 7
    wheel: Annotated[
        Wheel, option("MA-WHEEL 2(d)", "the wheel: double or single zero, or a double zero wheel used as single zero")
    ] = Wheel.DOUBLE
    even_money_on_zero: Annotated[
        OnZero, option("MA-WHEEL 2(b)", "how much of an even-money wager a zero takes on a double zero wheel")
    ] = OnZero.WHOLE
    five_adjacent: Annotated[
        bool, option("MA-WHEEL 1(e)(1)(i)", "whether five adjacent numbers may be wagered at once")
    ] = False
    wheel_replica: Annotated[
        bool, option("MA-WHEEL 1(e)(1)(i)(A)", "whether the approved layout carries a replica of the wheel")
    ] = False
    colour_wager: Annotated[ColourWagers, option("MA-WHEEL 1(g)", "the colour wagers that are offered")] = (
        ColourWagers()
    )
    colour_sections: Annotated[
        dict[Colour, tuple[Pocket, ...]],
        option("MA-WHEEL 1(e)(6)(ii)", "the six numbers of each colour, where the approved wheel has other sections"),
    ] = field(default_factory=dict)
    seven_numbers: Annotated[bool, option("MA-WHEEL 1(f)", "whether the seven numbers wager is offered")] = False
    seven_numbers_approval: Annotated[
        str, option("MA-WHEEL 1(f)", "the Commission's approval of the area for the seven numbers wager")
    ] = ""
    red_and_black: Annotated[bool, option("MA-WHEEL 1(g)", "whether the red and the black wager are offered")] = True
    dozen: Annotated[bool, option("MA-WHEEL 1(g)", "whether the dozen wager is offered")] = True
    payout_odds: Annotated[
        dict[Bet, Odds], option("MA-WHEEL 2(a)", "what each wager pays, never below the regulation's odds")
    ] = field(default_factory=lambda: dict(LEAST_ODDS))
    match_play_coupons: Annotated[
        bool, option("MA-WHEEL 1(a)", "whether match play coupons are accepted with a wager")
    ] = False
    coupon_wagers: Annotated[
        tuple[Bet, ...], option("MA-WHEEL 1(a)", "the wagers with which a match play coupon is accepted")
    ] = EVEN_MONEY
    value_chip_colours: Annotated[
        tuple[ChipColour, ...], option("MA-WHEEL 1(b)", "the colours of the value chips in use at the table")
    ] = (
        ChipColour.WHITE,
        ChipColour.RED,
        ChipColour.GREEN,
        ChipColour.BLACK,
        ChipColour.PURPLE,
        ChipColour.ORANGE,
    )
    colour_chips: Annotated[
        tuple[ChipColour, ...], option("MA-WHEEL 1(b)", "the colours of the non-value chips of the table")
    ] = (
        ChipColour.BLUE,
        ChipColour.BROWN,
        ChipColour.PINK,
        ChipColour.YELLOW,
        ChipColour.GREY,
        ChipColour.TURQUOISE,
        ChipColour.LAVENDER,
        ChipColour.OLIVE,
    )

    @property
    def sections(self) -> Sections:
        """The numbers of each colour (MA-WHEEL 1(e)(6)(ii))."""
        if self.colour_sections:
            return self.colour_sections
        return SINGLE_ZERO_SECTIONS if self.wheel is Wheel.SINGLE else DOUBLE_ZERO_SECTIONS

    def problems(self) -> Iterator[Problem]:
        """What the clauses ask of the choices together."""
        yield from below_least("payout_odds", self.payout_odds, LEAST_ODDS, "MA-WHEEL 2(a)")
        yield from self._zeros()
        yield from self._optional_wagers()
        yield from self._colour_wagers()
        yield from self._sections()
        yield from self._chip_colours()

    def notices(self) -> Iterator[Notice]:
        """What a zero takes (MA-WHEEL 2(b)), and the use of a double zero wheel as single zero (2(d)(1))."""
        even_money = "wagers on red, black, odd, even, 1 to 18 and 19 to 36"
        if self.wheel is Wheel.DOUBLE:
            takes = {
                OnZero.HALF: f"{even_money} lose one half; the other half is returned",
                OnZero.WHOLE: f"{even_money} are lost",
            }
            yield Notice("MA-WHEEL 2(b)", f"When the ball comes to rest in 0 or 00, {takes[self.even_money_on_zero]}.")
        if self.wheel is Wheel.DOUBLE_AS_SINGLE:
            yield Notice(
                "MA-WHEEL 2(d)(1)",
                "This double zero wheel is used as a single zero wheel. When the ball comes to rest in 00 the spin is "
                f"void and the wheel is spun again. When it comes to rest in 0, {even_money} are lost.",
            )

    def _chip_colours(self) -> Iterator[Problem]:
        """No chips of a player look like value chips or like another player's (MA-WHEEL 1(b))."""
        for colour, count in Counter(self.colour_chips).items():
            if colour in self.value_chip_colours:
                yield Problem("colour_chips", colour, "MA-WHEEL 1(b)", "is the colour of a value chip at this table")
            if count > 1:
                yield Problem("colour_chips", colour, "MA-WHEEL 1(b)", "must be the colour of one set of chips only")

    def _zeros(self) -> Iterator[Problem]:
        """Half is an option of the double zero wheel alone (MA-WHEEL 2(b) to (d))."""
        clauses = {Wheel.SINGLE: "MA-WHEEL 2(c)", Wheel.DOUBLE_AS_SINGLE: "MA-WHEEL 2(d)(3)"}
        if self.wheel in clauses and self.even_money_on_zero is OnZero.HALF:
            yield Problem(
                "even_money_on_zero",
                self.even_money_on_zero,
                clauses[self.wheel],
                f'must be "whole" on a {self.wheel} wheel, where a zero takes the entire wager',
            )

    def _optional_wagers(self) -> Iterator[Problem]:
        if self.five_adjacent and not self.wheel_replica:
            yield Problem(
                "five_adjacent",
                self.five_adjacent,
                "MA-WHEEL 1(e)(1)(i)(A)",
                "needs an approved layout with a replica of the wheel: set wheel_replica",
            )
        if self.seven_numbers and not self.seven_numbers_approval.strip():
            yield Problem(
                "seven_numbers_approval",
                self.seven_numbers_approval or None,
                "MA-WHEEL 1(f)",
                "the area of the seven numbers wager needs the Commission's approval; give its reference",
            )

    def _colour_wagers(self) -> Iterator[Problem]:
        """Which wheel a colour wager needs, and which wagers it shuts out (MA-WHEEL 1(e)(7), (8), 1(g))."""
        offered = self.colour_wager
        if offered.seven and self.wheel is Wheel.DOUBLE:
            yield Problem("colour_wager.seven", offered.seven, "MA-WHEEL 1(e)(7)", "is a wager on a single zero wheel")
        if offered.eight and self.wheel is not Wheel.DOUBLE:
            yield Problem("colour_wager.eight", offered.eight, "MA-WHEEL 1(e)(8)", "is a wager on a double zero wheel")
        if self.red_and_black and (offered.six or offered.seven or offered.eight):
            yield Problem(
                "red_and_black",
                self.red_and_black,
                "MA-WHEEL 1(g)",
                "must be false at a table that offers a colour wager",
            )
        if self.dozen and (offered.seven or offered.eight):
            yield Problem(
                "dozen",
                self.dozen,
                "MA-WHEEL 1(g)",
                "must be false at a table that offers the seven or the eight numbers colour wager",
            )

    def _sections(self) -> Iterator[Problem]:
        """An approved wheel has six numbers in each of the six colours (MA-WHEEL 1(e)(6)(ii), (7), (8))."""
        clause = "MA-WHEEL 1(e)(6)(ii)"
        given = self.colour_sections
        if given and len(given) < len(Colour):
            missing = ", ".join(colour for colour in Colour if colour not in given)
            yield Problem("colour_sections", None, clause, f"must give all six colours; there is no {missing}")
        for colour, section in given.items():
            if len(section) != 6 or any(pocket.is_zero for pocket in section):
                numbers = ", ".join(section)
                yield Problem(f"colour_sections.{colour}", numbers, clause, "must be six numbers from 1 to 36")
        for pocket, count in Counter(pocket for section in given.values() for pocket in section).items():
            if count > 1:
                yield Problem("colour_sections", pocket.value, clause, "must stand in one colour only, and once")
