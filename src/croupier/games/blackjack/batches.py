"""Two batches of cards, of which a device shuffles one while the other is in play (MA-BJ 2(c), 2(d), 4(d)).

The cards in the device are nowhere on the board: two markers say which batch is in play and which is in the device.
"""

from croupier.games.blackjack.acts import AlternateBatches, StackBatch
from croupier.games.blackjack.memory import BlackjackTable
from croupier.table.acts import InspectCards, SpreadCards, VerifyCards
from croupier.table.people import DEALER, FLOORPERSON

IN_PLAY = "batch in play"
IN_DEVICE = "batch in the shuffler"
MARKERS = (IN_PLAY, IN_DEVICE)


async def inspect(t: BlackjackTable) -> None:
    """Each batch is spread for inspection, turned face down and stacked apart from the other (MA-BJ 4(a), 4(d))."""
    await t.perform(DEALER, InspectCards, "MA-BJ 4(a)")
    await t.perform(FLOORPERSON, VerifyCards, "MA-BJ 4(a)")
    for _ in backs(t):
        await t.perform(DEALER, SpreadCards, "MA-BJ 4(d)")
    for _ in backs(t):
        await t.perform(DEALER, StackBatch, "MA-BJ 4(d)")


def bring_first(t: BlackjackTable) -> None:
    """The first batch comes shuffled into play, and the second goes into the device (MA-BJ 2(c)(3), 2(d))."""
    first, second = backs(t)
    put(t, in_play=first, in_device=second, clause="MA-BJ 2(d)" if t.submission.six_to_five else "MA-BJ 2(c)(3)")


async def alternate(t: BlackjackTable) -> None:
    """The batches change places, so that each serves every other shoe or deck (MA-BJ 2(c)(4), 2(d))."""
    clause = "MA-BJ 2(d)" if t.submission.six_to_five else "MA-BJ 2(c)(4)"
    await t.perform(DEALER, AlternateBatches, clause)
    put(t, in_play=t.board.markers[IN_DEVICE], in_device=t.board.markers[IN_PLAY], clause=clause)


def put(t: BlackjackTable, *, in_play: str, in_device: str, clause: str) -> None:
    """The markers say where each batch is."""
    t.mark(IN_PLAY, in_play, clause)
    t.mark(IN_DEVICE, in_device, clause)


def backs(t: BlackjackTable) -> tuple[str, str]:
    """The batches by the colour of their backs (MA-BJ 2(c)(2))."""
    return t.submission.first_batch_backs, t.submission.second_batch_backs
