"""How the cards are mixed: by hand, step by step, or in a device that has done it already (MA-BJ 2(c), 5(a), 5(l))."""

from croupier.games.blackjack import batches
from croupier.games.blackjack.acts import EmptyShoe
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.options.dealing import Shuffler, ShuffleStep
from croupier.table.acts import ShuffleCards
from croupier.table.events import Performed
from croupier.table.people import DEALER


async def empty_the_shoe(t: BlackjackTable) -> None:
    """What is left in the shoe, or on a side, is counted with the discards: none is missing (MA-BJ 6(l)(2)(i))."""
    for shoe in t.board.loaded:
        await t.perform(DEALER, EmptyShoe, "MA-BJ 6(l)(2)(i)")
        away = sum(map(shoe.holds, t.pieces(*t.board.cards)))
        t.announce(DEALER, f"{away} and {shoe.left} are {away + shoe.left} cards", "MA-BJ 6(l)(2)(i)")


async def mix(t: BlackjackTable) -> None:
    """The dealer shuffles, or takes the batch that the device has shuffled (MA-BJ 2(c)(4), 2(d), 5(a))."""
    if t.submission.shuffler is Shuffler.AUTOMATED:
        await batches.alternate(t)
    else:
        await t.perform(DEALER, ShuffleCards, "MA-BJ 5(a)")
        by_hand(t)


def by_hand(t: BlackjackTable) -> None:
    """The steps of a manual shuffle (MA-BJ 5(l)); the plug needs unused cards, and the cut comes of itself."""
    for step in t.submission.shuffle_steps:
        is_plugged = step is ShuffleStep.PLUG and not t.board.loaded
        if step is not ShuffleStep.CUT and not is_plugged:
            t.emit(Performed(step.clause, DEALER, step))
