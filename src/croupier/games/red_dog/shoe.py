"""The cards of red dog between two shoes: opening, shuffle, cut, burn (MA-RD 2, 3, 4(a), 8)."""

from collections.abc import Sequence

from croupier.games.red_dog import rules
from croupier.games.red_dog.memory import RedDogTable
from croupier.games.red_dog.submission import Cards, Shuffler
from croupier.table import shuffling
from croupier.table.events import Loaded
from croupier.table.people import Seat, Who
from croupier.table.shuffling import CutRules, OpeningClauses

OPENING = OpeningClauses(inspected="MA-RD 2(b)", verified="MA-RD 2(b)", spread="MA-RD 2(b)", washed="MA-RD 2(c)")


async def opening(t: RedDogTable) -> None:
    """The cards are inspected and washed at the table, or came pre-shuffled (MA-RD 2)."""
    await t.ask(shuffling.may_open, "MA-RD 2(b)")
    # If the game is just beginning, the cut is offered to the first player at the table (3(b)).
    first = next(iter(t.board.seats))
    if t.submission.cards is Cards.INSPECTED_AT_THE_TABLE:
        await shuffling.inspect_and_wash(t, OPENING)
    if t.submission.shuffler is Shuffler.CONTINUOUS:
        await into_the_device(t)
        return
    if t.submission.cards is Cards.PRE_SHUFFLED:
        await shuffling.stack(t, t.submission.decks, "MA-RD 2(a)")
    else:
        await shuffling.shuffle(t, t.submission.decks, "MA-RD 3(a)")
    await cut_and_burn(t, shuffling.clockwise_from(t, first))


async def shuffle_and_cut(t: RedDogTable) -> None:
    """After each shoe, and whenever the licensee wants it, the cards are shuffled and cut (MA-RD 3(a), (b))."""
    await shuffling.shuffle(t, t.submission.decks, "MA-RD 3(a)")
    await cut_and_burn(t, cutters(t))


def cutters(t: RedDogTable) -> list[Seat]:
    """The cut is offered first to the player farthest to the dealer's right, then clockwise (MA-RD 3(b))."""
    return shuffling.clockwise_from(t, t.seated[-1]) if t.seated else []


async def cut_and_burn(t: RedDogTable, order: Sequence[Who]) -> None:
    """The stack is cut, goes into the shoe, and its first card is burned (MA-RD 3(c), 4(a))."""
    decks = t.submission.decks
    cut = CutRules(
        offered="MA-RD 3(b)",
        placed="MA-RD 3(c)",
        nearest=rules.nearest_cut(decks),
        cards_behind=rules.cards_behind(decks),
    )
    await shuffling.cut(t, cut, order)
    t.memory.burned = await shuffling.burn(t, "MA-RD 4(a)")
    t.memory.may_be_recut = True


async def into_the_device(t: RedDogTable) -> None:
    """A continuous shuffling device takes the place of shuffle, cut, cutting card and burn (MA-RD 8)."""
    await shuffling.stack(t, t.submission.decks, "MA-RD 8")
    t.emit(Loaded("MA-RD 8", len(t.board.stack_of_cards), None))
