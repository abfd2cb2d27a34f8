"""Tables that play by themselves from a seed, for the tests of the journal."""

from collections.abc import Callable
from random import Random
from typing import Any

from croupier.equipment.cards import decks
from croupier.games.registry import game
from croupier.journal.contract import Journal
from croupier.journal.recorded import RecordedTable
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.acts import Act, BringChips, Shuffle, TakeSeat, Withdraw, act_name
from croupier.table.limits import Amount, AnyCard, OneOf, Permutation, Whole, Words
from croupier.table.offers import Offer, Refusal
from croupier.table.people import Seat
from croupier.table.runner import Runner
from croupier.table.table import Shoes
from croupier.table.wagering import CallWager, Wager

SALT = "5a" * 32


def clock() -> Callable[[], int]:
    """A clock that goes on by a second with each look."""
    times = iter(range(1_700_000_000_000, 2_000_000_000_000, 1000))
    return lambda: next(times)


def red_dog(*settings: str, shoes: Shoes = Shoes.ELECTRONIC) -> Runner:
    """A table of red dog at which the staff's duties are done by the table."""
    rules = game("red-dog")
    duties = tuple(act_name(duty) for duty in rules.duties)
    return Runner(rules, chosen(rules, settings=["decks=1", *settings]), duties, shoes)


def opened(journal: Journal, name: str = "Red dog 1", runner: Runner | None = None) -> RecordedTable:
    """A new table in a journal with two players."""
    table = RecordedTable.opened(journal, name, runner or red_dog(), clock())
    for seat in (Seat(1), Seat(3)):
        must(table, TakeSeat(seat, f"Player {seat}"))
        must(table, BringChips(seat, 1_000_00))  # type: ignore[arg-type]
    return table


def must(table: RecordedTable, act: Act) -> None:
    answer = table.act(act)
    assert not isinstance(answer, Refusal), f"{act}: {answer}"


class Players:
    """Everybody at a table, chance included: they answer what is asked, from a seed."""

    def __init__(self, seed: int | str, salt: str = SALT) -> None:
        self.salt = salt
        self.random = Random(seed)  # noqa: S311 - a failure must come again

    def choose(self, runner: Runner) -> Act:
        asked = [made for made in runner.asked() if made.act not in (CallWager, Withdraw)]
        wagers = [made for made in asked if made.act is Wager]
        others = [made for made in asked if made.act is not Wager]
        made = self.random.choice(others if others and (not wagers or self.random.random() < 0.6) else wagers or others)
        return self.fill(made)

    def fill(self, made: Offer) -> Act:
        fields = {name: self.within(limit) for name, limit in made.limits.items()}
        if made.act is Shuffle:
            fields["salt"] = self.salt
        return made.act(made.who, **fields)

    def within(self, limit: object) -> Any:  # noqa: ANN401 - limits are of every type
        match limit:
            case Amount():
                return limit.lowest
            case Whole(least=least, most=most):
                return self.random.randint(least, most)
            case OneOf(choices=choices):
                return self.random.choice(choices)
            case AnyCard():
                return self.random.choice([card for card in decks(1) if limit.admits(card)])
            case Permutation(decks=number):
                return tuple(self.random.sample(decks(number), 52 * number))
            case Words():
                return "as ordered"
        raise AssertionError(f"no value is known for {limit}")

    def play(self, table: RecordedTable, *, acts: int) -> None:
        """Play so many acts."""
        for _ in range(acts):
            must(table, self.choose(table.runner))

    def play_rounds(self, table: RecordedTable, rounds: int) -> None:
        """Play until so many more rounds have ended."""
        until = table.round + rounds
        while table.round < until:
            must(table, self.choose(table.runner))
