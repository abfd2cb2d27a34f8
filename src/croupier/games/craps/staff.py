"""Who does what at the two tables: craps has a boxperson and a stickperson, mini-craps a dealer and a floorperson."""

from croupier.games.craps.memory import CrapsTable
from croupier.games.craps.submission import MiniCraps
from croupier.table.people import BOXPERSON, DEALER, FLOORPERSON, STICKPERSON, Role


def is_mini(t: CrapsTable) -> bool:
    """Whether the table is one of mini-craps."""
    return isinstance(t.submission, MiniCraps)


def controls_the_dice(t: CrapsTable) -> Role:
    """The stickperson; at mini-craps without the optional one, the dealer (MA-CRAPS 7(a))."""
    submission = t.submission
    return DEALER if isinstance(submission, MiniCraps) and not submission.stickperson else STICKPERSON


def confirms_in_flight(t: CrapsTable) -> tuple[Role, Role]:
    """The dealer and a boxperson; at mini-craps the dealer and the floorperson (MA-CRAPS 3(a)(1), 3(a)(2))."""
    return (DEALER, FLOORPERSON) if is_mini(t) else (DEALER, BOXPERSON)


def rules_disputes(t: CrapsTable) -> Role:
    """The boxperson; at mini-craps the floorperson (MA-CRAPS 10(a)(2))."""
    return FLOORPERSON if is_mini(t) else BOXPERSON


def orders_the_shooter(t: CrapsTable) -> Role:
    """The boxperson; at mini-craps the dealer (MA-CRAPS 11(a)(2))."""
    return DEALER if is_mini(t) else BOXPERSON


def by_game(t: CrapsTable, craps: str, mini_craps: str) -> str:
    """The clause of the one game or of the other."""
    return mini_craps if is_mini(t) else craps
