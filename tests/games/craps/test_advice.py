"""What house players do at craps."""

from tests.games.craps.felt import SHOOTER, Felt

from croupier.games.craps.acts import AcceptDice
from croupier.games.craps.advice import advice
from croupier.money import Cents
from croupier.table.people import Seat
from croupier.table.wagering import Wager


def test_the_dice_are_accepted() -> None:
    felt = Felt()
    felt.do("seat 2: pass dice")
    assert advice(felt.runner.view(Seat(1)), felt.runner.asked(Seat(1))) == AcceptDice(Seat(1))


def test_a_shooter_makes_the_least_pass_bet_and_then_throws() -> None:
    felt = Felt()
    assert advice(felt.runner.view(SHOOTER), felt.runner.asked(SHOOTER)) == Wager(SHOOTER, Cents(5_00), "pass")
    felt.do("seat 2: wager 5 on pass")
    assert advice(felt.runner.view(SHOOTER), felt.runner.asked(SHOOTER)) is None
    assert [made.act.__name__ for made in felt.runner.asked(SHOOTER)] == ["ThrowDice"]
