"""How a script deals its cards: read from the table itself, and from what it does when the cutting card is out."""

from croupier.machine.drive import CannotCompile, Course, Drive, Step
from croupier.machine.machine import Shoe


def dealing(course: Course, rest: bytes) -> Shoe:
    """The shoe of a table that has just opened."""
    drive = Drive(course, rest)
    fresh = drive.table.shoe
    decks, cutting_card = fresh.decks, fresh.cutting_card
    each_round = _some_round(drive).shuffled
    rounds_after = 0 if each_round or cutting_card is None else _rounds_after(Drive(course, rest))
    return Shoe(decks=decks, cutting_card=cutting_card, rounds_after=rounds_after, each_round=each_round)


def _rounds_after(drive: Drive) -> int:
    """How many rounds follow the one in which the cutting card comes out."""
    shoe = drive.table.shoe
    shoe.cutting_card = shoe.next
    for rounds in range(shoe.left):
        if _some_round(drive).shuffled:
            return rounds
    raise CannotCompile("the cards are never shuffled though the cutting card is out")


def _some_round(drive: Drive) -> Step:
    """A round in which the first that may come comes, and the first that may be chosen is chosen."""
    step = drive.begin()
    while not drive.at_rest:
        answers = drive.choices.values() if drive.choices else filter(drive.admits, drive.course.lane.symbols)
        step = drive.send(next(iter(answers)))
    return step
