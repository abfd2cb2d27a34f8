"""Midi baccarat as it is played (MA-MIDI 7 to 13)."""

from croupier.games.midi_baccarat import progressive, royal_9, shoe
from croupier.games.midi_baccarat.memory import MidiTable
from croupier.games.midi_baccarat.royal_9 import ROYAL_9, Award
from croupier.games.punto import betting, dealing, house_money, irregular, settlement, simulated, turning, vigorish
from croupier.games.punto.hands import Coup
from croupier.games.punto.house_money import Settled
from croupier.games.punto.settlement import Decide
from croupier.games.punto.shoe import look_for_cover_card
from croupier.money import LOSE, Result
from croupier.table.people import DEALER, Seat
from croupier.table.table import ShoeEmpty


async def what_comes_next(t: MidiTable) -> None:
    """What the table does next: it opens, or it plays a round."""
    if t.board.shoe is None:
        await shoe.opening(t)
    else:
        await round_of_play(t)


async def round_of_play(t: MidiTable) -> None:
    """One round, from the wagers to the end of the shoe."""
    await t.during(betting.wagering(t, progressive.spots), irregular.between_rounds)
    fed_by = progressive.feed(t)
    settled: list[Settled] = []
    try:
        coup = await t.during(the_cards(t, settled), irregular.while_dealing)
    except ShoeEmpty:
        void(t, settled, fed_by)
        await shoe.next_shoe(t)
    else:
        await settle(t, coup)
        settlement.clear(t)
        await after_the_round(t)


async def the_cards(t: MidiTable, settled: list[Settled]) -> Coup:
    """The dealer deals, the highest bettors turn the hands, third cards follow (MA-MIDI 8 to 11(a))."""
    await dealing.four_cards(t)
    holders = await turning.by_the_highest_bettors(t)
    dealing.announce_counts(t)
    settled += await house_money.settle(t)
    await dealing.third_cards(t, holders)
    return await dealing.result(t)


async def settle(t: MidiTable, coup: Coup) -> None:
    """Losers first; then each winner is charged the vigorish and at once paid (MA-MIDI 11(b))."""
    won = progressive.awards(t, coup)
    await progressive.verify(t, won)
    decide = with_royal_9(settlement.decided(t, coup), won)
    settlement.collect_losing(t, decide)
    for seat in settlement.winners(t, decide):
        short = vigorish.charge(t, seat, settlement.owed(t, seat, decide))
        if seat in won:
            progressive.pay(t, seat, won[seat])
        settlement.pay_winning(t, seat, decide)
        # What the rack could not pay before the payment is withheld from it.
        vigorish.charge(t, seat, short)
    settlement.return_rest(t)
    settlement.remember(t, coup)


def with_royal_9(decide: Decide, won: dict[Seat, Award]) -> Decide:
    """The Royal 9 is decided for each chair by itself."""

    def decided(wager: str, seat: Seat) -> Result:
        if wager != ROYAL_9:
            return decide(wager, seat)
        return royal_9.RESULTS[won[seat]] if seat in won else LOSE

    return decided


def void(t: MidiTable, settled: list[Settled], fed_by: int) -> None:
    """With too few cards to finish, the round is void; wagers go back, meters too (MA-MIDI 13(e))."""
    t.announce(DEALER, "The round is void", "MA-MIDI 13(e)")
    house_money.undo(t, settled, "MA-MIDI 13(e)")
    settlement.return_all(t, "MA-MIDI 13(e)")
    progressive.raise_meters(t, -fed_by)
    settlement.clear(t)


async def after_the_round(t: MidiTable) -> None:
    """A disclosed card opens a simulated round; after the last hand come new decks (MA-MIDI 9(d), 13(d))."""
    was_the_last_hand = t.memory.is_last_hand
    look_for_cover_card(t)
    if was_the_last_hand or not t.shoe.left:
        await shoe.next_shoe(t)
    else:
        await simulated.rounds(t)
