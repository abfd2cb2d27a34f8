"""The analysis against every round that the script itself can deal from a small shoe.

The game's script is driven through every order of the cards' values, with the player's moves from a strategy, and what
it pays is summed with its probability: no rule, no payment and no order of dealing is restated here.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from croupier.equipment.cards import DECK, Card
from croupier.games.blackjack.duel import prefers
from croupier.games.blackjack.rules import value
from croupier.games.blackjack.strategy import Kind, Move, Strategy, built_in
from croupier.games.blackjack.submission import Blackjack
from croupier.games.registry import game
from croupier.machine.drive import Course, Drive
from croupier.machine.duel.run import Answer, Run
from croupier.odds.blackjack.analysis import analyse
from croupier.odds.blackjack.classes import PlayClass
from croupier.odds.blackjack.terms import terms_of
from croupier.odds.gains import gain_of
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.duels import Line
from croupier.table.lanes import named

Path = tuple[tuple[Answer, ...], Fraction, tuple[int, ...]]
BASE = ("decks=8", "seats=6", "shuffle_each_round=true")
SIX_TO_FIVE = (
    "decks=2",
    "six_to_five=true",
    "shuffler=automated",
    "dealing_device=hand",
    "cards_behind=1/3",
    "soft_17=draw",
)
STRATEGY = built_in("several-decks-stand")


class Enumeration:
    """Every round from a shoe with so many aces, twos, … and tens."""

    def __init__(self, shoe: Sequence[int], strategy: Strategy, submission: Blackjack) -> None:
        blackjack = game("blackjack")
        duel = blackjack.duel(submission)
        assert duel is not None
        self.duel = duel
        self.course = Course(blackjack, duel.lane, submission, duel.lane.plan)
        opening = Drive(self.course, self.course.opening())
        opening.begin()
        self.rest = opening.rest()
        self.shoe = tuple(shoe)
        self.prefers = prefers(strategy, insures=strategy.insures)

    def rounds(self) -> Iterator[tuple[Fraction, Fraction]]:
        """The probability of each round, and what it gains."""
        waiting: list[Path] = [((), Fraction(1), self.shoe)]
        while waiting:
            answers, chance, left = waiting.pop()
            run = Run(self.course, self.duel, self.rest)
            for answer in answers:
                run.send(answer)
            given = list(answers)
            while run.choices:
                given.append(self.move(run))
                run.send(given[-1])
            if run.drive.at_rest:
                stake = self.course.stake
                yield (
                    chance,
                    sum((Fraction(each.stake, stake) * gain_of(each.result) for each in run.settled), Fraction()),
                )
                continue
            for at, number in enumerate(left):
                if number:
                    then = (*left[:at], number - 1, *left[at + 1 :])
                    card = card_of(at + 1, number)
                    waiting.append(((*given, card), chance * Fraction(number, sum(left)), then))

    def move(self, run: Run) -> str:
        table = run.drive.table
        areas = [area for area, hand in self.duel.hand_at.items() if hand == run.hand]
        situation = self.duel.situation(Line(tuple(named(table, *areas))))
        pieces = table.pieces(self.duel.dealer)
        shown = [table.board.face(piece) for piece in pieces if table.board.is_seen_by(piece, None)]
        column = self.duel.column([face for face in shown if face is not None])
        return next(name for name in self.prefers(situation, column) if name in run.choices)


def card_of(counts: int, number: int) -> Card:
    """A card of this value, each of several from another place in the deck."""
    alike = [card for card in DECK if value(card) == counts]
    return alike[number % len(alike)]


Case = tuple[Any, ...]
ROUNDS: dict[str, Case] = {
    "splits to four hands": ((0, 0, 0, 0, 0, 0, 0, 8, 0, 8), "resplit_hands=4"),
    "splits once": ((0, 0, 0, 0, 0, 0, 0, 8, 0, 8), "resplit_hands=2"),
    "aces once, blackjacks": ((6, 0, 0, 0, 0, 0, 0, 0, 0, 10), "resplit_hands=4", "resplit_aces=false"),
    "aces again": ((6, 0, 0, 0, 0, 0, 0, 0, 0, 10), "resplit_hands=4", "resplit_aces=true"),
    "surrender": ((0, 0, 0, 0, 0, 0, 4, 0, 8, 8), "surrender=true"),
    "doubles": ((0, 0, 0, 0, 6, 6, 0, 0, 0, 8),),
    "no doubles after a split": ((0, 0, 0, 0, 6, 6, 0, 0, 0, 8), *SIX_TO_FIVE, "double_after_split=false"),
    "soft 17 drawn to": ((4, 0, 0, 0, 0, 6, 0, 0, 0, 10), "soft_17=draw"),
    "6 to 5": ((6, 0, 0, 0, 0, 0, 0, 0, 6, 8), *SIX_TO_FIVE),
    "even money": ((6, 0, 0, 0, 0, 0, 0, 0, 6, 8), "even_money=true"),
    "card reader": ((6, 0, 0, 0, 0, 0, 0, 0, 6, 8), "dealer_second_card=hole-down-reader"),
}
WAYS = {
    "insures": msgspec.structs.replace(STRATEGY, insures=True),
    "takes even money": msgspec.structs.replace(STRATEGY, takes_even_money=True),
    "does both": msgspec.structs.replace(STRATEGY, insures=True, takes_even_money=True),
}
CASES = [
    *((name, STRATEGY, each) for name, each in ROUNDS.items()),
    *((name, way, ROUNDS["even money"]) for name, way in WAYS.items()),
]


@pytest.mark.parametrize(("strategy", "case"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
@pytest.mark.clause("MA-BJ 3(e)", "MA-BJ 7(c)", "MA-BJ 8(a)(2)", "MA-BJ 9(c)", "MA-BJ 10(b)", "MA-BJ 11(d)")
def test_the_analysis_is_what_the_script_pays_on_average(strategy: Strategy, case: Case) -> None:
    shoe, *settings = case
    submission = chosen(game("blackjack"), settings=(*BASE, *settings))
    assert isinstance(submission, Blackjack)
    rounds = list(Enumeration(shoe, strategy, submission).rounds())
    assert sum(chance for chance, _ in rounds) == 1
    exact = sum((chance * gained for chance, gained in rounds), Fraction())
    found = analyse(terms_of(submission), shoe, PlayClass.STRATEGY, strategy)
    assert found.expectation == pytest.approx(float(exact), abs=1e-12)
    square = sum((chance * gained**2 for chance, gained in rounds), Fraction())
    sd = float(square - exact**2) ** 0.5
    # Only the product of two hands of a split pair is approximate, and in shoes as small as these it matters most.
    assert found.sd == pytest.approx(sd, abs=0.01)


def test_without_splits_the_deviation_is_exact() -> None:
    pairs = {cell: (Move.STAND,) for cell in STRATEGY.cells if cell.kind is Kind.PAIRS}
    never = msgspec.structs.replace(STRATEGY, cells={**STRATEGY.cells, **pairs}, insures=True)
    shoe, *settings = ROUNDS["even money"]
    submission = chosen(game("blackjack"), settings=(*BASE, *settings, "surrender=true"))
    assert isinstance(submission, Blackjack)
    rounds = list(Enumeration(shoe, never, submission).rounds())
    exact = sum((chance * gained for chance, gained in rounds), Fraction())
    square = sum((chance * gained**2 for chance, gained in rounds), Fraction())
    found = analyse(terms_of(submission), shoe, PlayClass.STRATEGY, never)
    assert found.expectation == pytest.approx(float(exact), abs=1e-12)
    assert found.sd == pytest.approx(float(square - exact**2) ** 0.5, abs=1e-12)
