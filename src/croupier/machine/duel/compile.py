"""Compiling a duel: open the table, explore the dealer's hand and a player's, and check both against the script."""

from typing import Any

from croupier.equipment.cards import Card
from croupier.machine.compile import written
from croupier.machine.dealing import dealing
from croupier.machine.drive import Course, Drive
from croupier.machine.duel.check import check
from croupier.machine.duel.dealer import Dealer
from croupier.machine.duel.explore import Exploration
from croupier.machine.duel.machine import DuelMachine
from croupier.machine.duel.run import Run
from croupier.machine.explore import COPIES
from croupier.table.acts import NameCard
from croupier.table.duels import Duel


def compiled_duel(course: Course, duel: Duel) -> DuelMachine:
    """The machines of a duel."""
    opening = Drive(course, course.opening())
    burned = opening.begin().unseen
    shoe = dealing(course, opening.rest())
    opening.table.shoe.decks = COPIES
    rest = opening.rest()
    classes = class_of(course)
    cards = [_card(course.lane.symbols[classes.index(each)]) for each in range(max(classes) + 1)]
    dealer = Dealer(course, duel, rest, cards)
    hand = Exploration(course, duel, rest, dealer)
    hand.explore()
    machine = DuelMachine(
        symbols=tuple(map(written, course.lane.symbols)),
        class_of=classes,
        shoe=shoe,
        burned=burned,
        burned_each_round=Run(course, duel, rest).burned,
        second=duel.second,
        nodes=tuple(node for node in hand.nodes if node is not None),
        others=tuple(hand.others),
        ends=tuple(hand.ends),
        counts=tuple(dealer.counts),
        most_hands=hand.most_hands,
    )
    check(course, duel, rest, machine)
    return machine


def class_of(course: Course) -> tuple[int, ...]:
    """The class of each symbol: those that are alike, in the order of their first."""
    numbers: dict[Any, int] = {}
    return tuple(numbers.setdefault(course.lane.alike(each), len(numbers)) for each in course.lane.symbols)


def _card(symbol: object) -> Card:
    assert isinstance(symbol, NameCard)
    return symbol.card
