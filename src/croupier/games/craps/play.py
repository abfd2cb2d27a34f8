"""Craps as it is played (MA-CRAPS 7 to 11): one script offers the dice, the other is a throw."""

from croupier.games.craps import offering, throwing, wagering
from croupier.games.craps.memory import CrapsTable


async def what_comes_next(t: CrapsTable) -> None:
    """What the table does next: the dice are offered, or the shooter throws them."""
    if t.memory.shooter is None:
        await t.during(offering.the_dice(t), wagering.between_throws)
    else:
        await throwing.the_shooters_turn(t)
