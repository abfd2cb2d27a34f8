"""The exact odds of the Royal 9 for each chair, against counts of their own."""

from fractions import Fraction

import pytest

from croupier.games.midi_baccarat import royal_9_odds
from croupier.games.midi_baccarat.royal_9 import Award, Meter
from croupier.games.midi_baccarat.submission import MidiBaccarat
from croupier.games.registry import game
from croupier.money import Cents
from croupier.odds import formats, sheet
from croupier.odds.games import odds_of
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.people import Seat

CHAIRS = [Seat(chair) for chair in range(1, 10)]
CARDS = 8 * 52
DEALS = CARDS * (CARDS - 1) * (CARDS - 2) * (CARDS - 3)
COPIES = 8


def own_combinations(*, same: bool) -> int:
    """Ways to deal two hands of one chair's combinations: the nine is one card, the court cards one or two."""
    nines = COPIES * (COPIES - 1)
    courts = COPIES * (COPIES - 1) if same else COPIES * COPIES
    choices = 3 if same else 3 * 2
    return choices * nines * courts * 2 * 2


@pytest.mark.clause("MA-MIDI 12(i)(exact-match)", "MA-MIDI 12(i)(any-two)", "MA-MIDI 12(i)(combinations)")
@pytest.mark.parametrize("chair", CHAIRS)
def test_every_chair_has_the_same_chances(chair: Seat) -> None:
    found = royal_9_odds.chances(chair)
    assert found == royal_9_odds.chances(Seat(1))
    assert found[Award.EXACT_MATCH] == Fraction(own_combinations(same=True), DEALS)
    assert found[Award.ANY_TWO] == Fraction(own_combinations(same=False), DEALS)


def test_the_chances_of_a_king_and_of_any_royal_9() -> None:
    found = royal_9_odds.chances(Seat(1))
    assert [round(1 / found[won]) for won in (Award.EXACT_MATCH, Award.ANY_TWO)] == [784_394, 343_173]
    assert [round(1 / found[won]) for won in (Award.K9_BANKER, Award.K9_PLAYER)] == [1_351, 1_351]
    royal = 2 * Fraction(12 * COPIES * 4 * COPIES, CARDS * (CARDS - 1))
    both = Fraction(2 * 2 * (12 * COPIES) * (12 * COPIES - 1) * (4 * COPIES) * (4 * COPIES - 1), DEALS)
    assert sum(found.values()) == 2 * royal - both


@pytest.mark.parametrize(("paytable", "percent"), [(1, "80.66"), (2, "80.62")])
def test_both_paytables_return_nearly_the_same(paytable: int, percent: str) -> None:
    assert f"{float(100 * royal_9_odds.returns(Seat(1), paytable)):.2f}" == percent


def test_the_wager_is_fair_at_the_meter_that_breaks_even() -> None:
    k9 = Cents(350_00)
    major = royal_9_odds.breaks_even_at(Seat(4), k9, k9)
    shown = {Meter.MAJOR: Cents(int(major)), Meter.K9_BANKER: k9, Meter.K9_PLAYER: k9}
    assert royal_9_odds.worth(Seat(4), shown) <= 500
    assert royal_9_odds.worth(Seat(4), shown | {Meter.MAJOR: Cents(int(major) + 11)}) > 500
    richer = royal_9_odds.breaks_even_at(Seat(4), Cents(1000_00), k9)
    assert richer < major


def midi(*settings: str) -> MidiBaccarat:
    submission = chosen(game("midi-baccarat"), settings=settings)
    assert isinstance(submission, MidiBaccarat)
    return submission


def test_the_sheet_has_the_wager_at_each_chair_if_it_is_offered() -> None:
    reckons = game("midi-baccarat").reckons
    assert reckons(midi()) == ()
    offered = reckons(midi("royal_9.paytable=2", "seats=3"))
    assert [each.wager for each in offered] == ["royal 9 chair 1", "royal 9 chair 2", "royal 9 chair 3"]


@pytest.mark.parametrize(("paytable", "major"), [(1, 50_000), (2, 25_000)])
def test_the_figures_of_the_sheet(paytable: int, major: int) -> None:
    """The awards in units of five dollars: the gain is what they pay less the stake."""
    played = game("midi-baccarat")
    odds = odds_of(played, midi(f"royal_9.paytable={paytable}"), ["royal 9 chair 4"])
    (found,) = odds.wagers
    assert [fate.payout for fate in found.outcomes] == [
        major // 5 - 1, major // 50 - 1, 299, 69, 69, 49, 9, 4, -1
    ]  # fmt: skip
    assert found.outcomes[0].outcome == f"exact match, ${major:,}.00, 100 % of the major meter"
    assert sum(fate.probability for fate in found.outcomes) == 1
    returned = found.further["return while every meter shows its seed"]
    assert 1 - found.edge == returned
    assert found.further["return in the long run"] == royal_9_odds.returns(Seat(4), paytable)
    fair = found.further["dollars on the major meter at which the wager is fair, the others at their seeds"]
    per_dollar = found.outcomes[0].probability / 5 + found.outcomes[1].probability / 50
    assert returned + (fair - major) * per_dollar == 1
    for told in (formats.as_markdown(odds), sheet.as_html(odds), formats.as_json(odds)):
        assert "the wager is fair" in told
        assert "wagers for one award on average: exact match" in told


def test_the_long_run_is_not_told_where_a_part_is_set_aside() -> None:
    (found,) = game("midi-baccarat").reckons(midi("royal_9.secondary_share=1/3", "seats=1"))
    assert "return in the long run" not in found.further
