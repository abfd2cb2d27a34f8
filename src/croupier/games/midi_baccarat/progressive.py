"""The Royal 9 progressive at the table: wagers, meters and awards (MA-MIDI 12(i))."""

from collections.abc import Iterator

from croupier.games.midi_baccarat import royal_9
from croupier.games.midi_baccarat.acts import VerifyAward
from croupier.games.midi_baccarat.memory import MidiTable
from croupier.games.midi_baccarat.royal_9 import PAYTABLES, ROYAL_9, STAKE, Award, Meter, Paytable
from croupier.games.punto import betting
from croupier.games.punto.areas import area
from croupier.games.punto.hands import Coup
from croupier.games.punto.wagers import On
from croupier.money import NOTHING, Cents, Share
from croupier.table.events import Metered
from croupier.table.people import DEALER, FLOORPERSON, Seat
from croupier.table.wagering import Spots

MAIN = (On.PLAYER, On.BANKER, On.TIE)
FED_BY = {
    Meter.MAJOR: "MA-MIDI 12(i)(major-rate)",
    Meter.K9_BANKER: "MA-MIDI 12(i)(k9-banker-rate)",
    Meter.K9_PLAYER: "MA-MIDI 12(i)(k9-player-rate)",
}
SEEDED_BY = {
    Meter.MAJOR: "MA-MIDI 12(i)(major-seed)",
    Meter.K9_BANKER: "MA-MIDI 12(i)(k9-banker-seed)",
    Meter.K9_PLAYER: "MA-MIDI 12(i)(k9-player-seed)",
}


def spots(t: MidiTable, seat: Seat) -> Iterator[Spots]:
    """The wagers of both games, and five dollars beside a main wager on the Royal 9 (MA-MIDI 12(i)(stake))."""
    yield from betting.spots(t, seat)
    if t.submission.royal_9 is not None and has_main_wager(t, seat):
        yield Spots((area(ROYAL_9, seat),), STAKE, STAKE, clause="MA-MIDI 12(i)(stake)")


def has_main_wager(t: MidiTable, seat: Seat) -> bool:
    """Whether the chair has a wager that a side wager can go with: a reading of MA-MIDI 12(i)(stake)."""
    return any(betting.on_hand(t, on, seat) for on in MAIN)


def chairs(t: MidiTable) -> list[Seat]:
    """The chairs with the wager, from the highest down."""
    return [seat for seat, wager in betting.lying(t) if wager == ROYAL_9]


def install(t: MidiTable) -> None:
    """A new meter shows its seed (MA-MIDI 12(i)(major-seed))."""
    if t.submission.royal_9 is not None and not t.board.meters:
        for meter, seed in paytable(t).seeds.items():
            t.emit(Metered(SEEDED_BY[meter], meter, seed))


def paytable(t: MidiTable) -> Paytable:
    """The paytable in force."""
    assert t.submission.royal_9 is not None
    return PAYTABLES[t.submission.royal_9.paytable]


def feed(t: MidiTable) -> int:
    """At "no more bets" each wager feeds the meters; one without a main wager goes back first."""
    for seat in chairs(t):
        if not has_main_wager(t, seat):
            t.return_chips(seat, area(ROYAL_9, seat), "MA-MIDI 12(i)(stake)")
    fed_by = len(chairs(t))
    raise_meters(t, fed_by)
    return fed_by


def raise_meters(t: MidiTable, number_of_wagers: int) -> None:
    """Each wager adds its rate, of which the licensee's share is set aside; a negative number takes wagers back."""
    if t.submission.royal_9 is None or not number_of_wagers:
        return
    for meter, rate in paytable(t).per_wager.items():
        aside = int(rate * t.submission.royal_9.secondary_share) * number_of_wagers
        t.memory.reserves[meter] = Cents(t.memory.reserves.get(meter, NOTHING) + aside)
        shows = t.board.meters[meter] + rate * number_of_wagers - aside
        t.emit(Metered(FED_BY[meter], meter, Cents(shows)))


def awards(t: MidiTable, coup: Coup) -> dict[Seat, Award]:
    """What each chair with the wager has won."""
    found = {seat: royal_9.award(coup.player, coup.banker, seat) for seat in chairs(t)}
    return {seat: award for seat, award in found.items() if award is not None}


async def verify(t: MidiTable, won: dict[Seat, Award]) -> None:
    """Awards are announced; one out of the major meter is verified while the cards lie (MA-MIDI 11(c))."""
    for seat, award in won.items():
        t.announce(DEALER, f"Seat {seat}: {award}", royal_9.CLAUSES[award])
        if award in (Award.EXACT_MATCH, Award.ANY_TWO):
            await t.perform(FLOORPERSON, VerifyAward, royal_9.CLAUSES[award])


def pay(t: MidiTable, seat: Seat, award: Award) -> None:
    """The award is paid; a meter that was won whole begins anew, one that was won in part falls by that part."""
    result, clause = royal_9.RESULTS[award], royal_9.CLAUSES[award]
    lowered = None if result.share is None else lower(t, result.share)
    t.settle(seat, area(ROYAL_9, seat), result, clause)
    if lowered is not None:
        t.emit(lowered)


def lower(t: MidiTable, share: Share) -> Metered:
    """What a meter shows after an award: the greater of seed and reserve, or what the tenth leaves."""
    meter = Meter(share.meter)
    if share.percent < 100:
        shows = t.board.meters[meter] - t.board.meters[meter] * share.percent // 100
        return Metered("MA-MIDI 12(i)(any-two)", meter, Cents(shows))
    reserve = t.memory.reserves.pop(meter, NOTHING)
    return Metered(SEEDED_BY[meter], meter, max(paytable(t).seeds[meter], reserve))
