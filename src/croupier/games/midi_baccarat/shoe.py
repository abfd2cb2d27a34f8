"""The cards of midi baccarat between two shoes (MA-MIDI 4, 5, 9(d))."""

from croupier.games.midi_baccarat import progressive
from croupier.games.midi_baccarat.memory import MidiTable
from croupier.games.punto import seats, shoe, vigorish
from croupier.games.punto.choices import Cards
from croupier.table import shuffling


async def opening(t: MidiTable) -> None:
    """The first shoe; new meters show their seeds."""
    await t.ask(shuffling.may_open, "MA-MIDI 4(b)")
    progressive.install(t)
    await make_ready(t)


async def next_shoe(t: MidiTable) -> None:
    """After each shoe the vigorish is settled and the decks are replaced (MA-MIDI 9(d), 12(d)(2)(i))."""
    await vigorish.collected(t)
    await shoe.replace_decks(t)
    await make_ready(t)


async def make_ready(t: MidiTable) -> None:
    """The cards are mixed, cut counterclockwise from the highest place, and burned (MA-MIDI 4, 5)."""
    decks = t.submission.decks
    match t.submission.cards:
        case Cards.PRE_SHUFFLED:
            await shuffling.stack(t, decks, "MA-MIDI 4(d)")
        case Cards.BATCH_SHUFFLED:
            await shuffling.stack(t, decks, "MA-MIDI 4(e)")
        case Cards.INSPECTED_AT_THE_TABLE:
            await shuffling.inspect_and_wash(t, t.submission.clauses.shoe.opening)
            await shoe.shuffle_and_lace(t)
            await shuffling.stack(t, decks, "MA-MIDI 5(a)")
    await shoe.cut_and_burn(t, seats.from_the_highest(t))
