"""The cards of baccarat between two shoes (MA-BAC 3(b), 4, 5, 7)."""

from collections.abc import Sequence

from croupier.games.baccarat import curator
from croupier.games.baccarat.memory import BaccaratTable
from croupier.games.baccarat.submission import ShuffleBy
from croupier.games.punto import seats, shoe, vigorish
from croupier.games.punto.choices import Cards
from croupier.table import shuffling
from croupier.table.acts import ShuffleCards, WashCards
from croupier.table.people import DEALER, Seat

DEALERS = 3
"""The second way of shuffling has each of the three dealers shuffle the stack (MA-BAC 5(a)(2))."""


async def opening(t: BaccaratTable) -> None:
    """The first shoe: the cut is offered first to the highest place (MA-BAC 5(c))."""
    await t.ask(shuffling.may_open, "MA-BAC 4(b)")
    await make_ready(t, seats.from_the_highest(t))


async def next_shoe(t: BaccaratTable) -> None:
    """After each shoe the vigorish is settled and the decks are replaced (MA-BAC 3(b), 10(d), 13(d)(2)(i))."""
    await vigorish.collected(t)
    await shoe.replace_decks(t)
    await make_ready(t, clockwise_from_the_last_curator(t))


async def make_ready(t: BaccaratTable, cutters: Sequence[Seat]) -> None:
    """The cards are mixed as the licensee chose, cut, burned, and the shoe is offered (MA-BAC 4, 5, 7(b))."""
    decks = t.submission.decks
    match t.submission.cards:
        case Cards.PRE_SHUFFLED:
            await shuffling.stack(t, decks, "MA-BAC 4(d)")
        case Cards.BATCH_SHUFFLED:
            await shuffling.stack(t, decks, "MA-BAC 4(e)")
        case Cards.INSPECTED_AT_THE_TABLE:
            await shuffling.inspect_and_wash(t, t.submission.clauses.shoe.opening)
            await mix(t)
            await shuffling.stack(t, decks, "MA-BAC 5(a)")
    await shoe.cut_and_burn(t, cutters)
    await curator.offer_new_shoe(t)


async def mix(t: BaccaratTable) -> None:
    """A deck is laced in, or each of the three dealers shuffles (MA-BAC 5(a)(1), 5(a)(2))."""
    if t.submission.shuffle is ShuffleBy.LACING:
        await shoe.shuffle_and_lace(t)
    else:
        await t.perform(DEALER, WashCards, "MA-BAC 5(a)(2)")
        for _ in range(DEALERS):
            await t.perform(DEALER, ShuffleCards, "MA-BAC 5(a)(2)")


def clockwise_from_the_last_curator(t: BaccaratTable) -> list[Seat]:
    """On a reshuffle the last curator is offered the cut first, then the others clockwise (MA-BAC 5(c))."""
    falling, last = seats.from_the_highest(t), t.memory.turn
    if last is None:
        return falling
    return [seat for seat in falling if seat <= last] + [seat for seat in falling if seat > last]
