"""The meters of the Royal 9 at a table."""

import pytest
from tests.games.punto.playing import Playing, bets

from croupier.games.midi_baccarat.royal_9 import Meter
from croupier.games.punto.acts import NoMoreBets
from croupier.money import Cents
from croupier.table.people import DEALER


@pytest.mark.clause("MA-MIDI 12(i)(major-rate)", "MA-MIDI 12(i)(k9-player-seed)")
@pytest.mark.parametrize(("aside", "begins_at"), [(100_00, 350_00), (400_00, 400_00)])
def test_a_meter_begins_anew_at_the_greater_of_seed_and_reserve(aside: int, begins_at: int) -> None:
    table = Playing("midi-baccarat", "Ks 2d 9d 3h 5c", royal_9={"paytable": 1})
    memory = table.runner.table.memory
    memory.reserves[Meter.K9_PLAYER] = Cents(aside)
    table.do(*bets((2, 10, "player"), (2, 5, "royal 9 progressive")), NoMoreBets(DEALER))
    assert table.runner.table.board.meters[Meter.K9_PLAYER] == begins_at
    assert Meter.K9_PLAYER not in memory.reserves
