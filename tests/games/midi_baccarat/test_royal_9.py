"""The Royal 9 progressive: combinations, awards and both paytables."""

from collections import Counter
from itertools import product

import pytest

from croupier.equipment.cards import DECK, Card, cards
from croupier.games.midi_baccarat import royal_9
from croupier.games.midi_baccarat.royal_9 import CHAIRS, PAYTABLES, RESULTS, Award, Meter
from croupier.money import Cents, Result, Share, Stake, pay
from croupier.table.people import Seat

# Table 2 as printed: court cards and nine of each chair.
CHAIR_SUITS = {
    1: ("s", "h"),
    2: ("s", "d"),
    3: ("c", "h"),
    4: ("c", "d"),
    5: ("h", "s"),
    6: ("h", "c"),
    7: ("d", "s"),
    8: ("d", "c"),
    9: ("d", "h"),
}
ALL_CHAIRS = [Seat(chair) for chair in CHAIR_SUITS]


def award(player: str, banker: str, chair: int) -> Award | None:
    return royal_9.award(cards(player), cards(banker), Seat(chair))


@pytest.mark.clause("MA-MIDI 12(i)(combinations)")
@pytest.mark.clause("MA-MIDI 12(i)(chair-1)", "MA-MIDI 12(i)(chair-2)", "MA-MIDI 12(i)(chair-3)")
@pytest.mark.clause("MA-MIDI 12(i)(chair-4)", "MA-MIDI 12(i)(chair-5)", "MA-MIDI 12(i)(chair-6)")
@pytest.mark.clause("MA-MIDI 12(i)(chair-7)", "MA-MIDI 12(i)(chair-8)", "MA-MIDI 12(i)(chair-9)")
@pytest.mark.parametrize("chair", CHAIR_SUITS)
@pytest.mark.parametrize("rank", "KQJ")
def test_every_combination_belongs_to_one_chair(chair: int, rank: str) -> None:
    court, nine = CHAIR_SUITS[chair]
    hand = f"{rank}{court} 9{nine}"
    assert [each for each in ALL_CHAIRS if award(hand, hand, each) is Award.EXACT_MATCH] == [chair]
    assert len(CHAIRS) == 9


@pytest.mark.clause("MA-MIDI 12(i)(royal-9)")
def test_a_royal_9_is_a_nine_and_a_court_card_in_either_order() -> None:
    for first, second in product(DECK, DECK):
        ranks = {first[0], second[0]}
        assert (royal_9.royal([first, second]) is not None) is (ranks in ({"9", "K"}, {"9", "Q"}, {"9", "J"}))
    assert royal_9.royal(cards("9c Jc")) == royal_9.Royal(Card("Jc"), Card("9c"))


@pytest.mark.clause("MA-MIDI 12(i)(exact-match)", "MA-MIDI 12(i)(any-two)", "MA-MIDI 12(i)(k9-banker)")
@pytest.mark.clause("MA-MIDI 12(i)(k9-player)", "MA-MIDI 12(i)(suited-tie)", "MA-MIDI 12(i)(royal-tie)")
@pytest.mark.clause("MA-MIDI 12(i)(any-suited)", "MA-MIDI 12(i)(any-royal)", "MA-MIDI 12(i)(first-four)")
@pytest.mark.parametrize(
    ("player", "banker", "chair", "wins"),
    [
        ("Kc 9h", "9h Kc", 3, Award.EXACT_MATCH),
        ("Kc 9h", "9h Kc", 4, Award.ROYAL_TIE),
        ("Js 9h", "9h Js", 1, Award.EXACT_MATCH),
        ("Ks 9h", "Js 9h", 1, Award.ANY_TWO),
        ("Qs 9h", "Js 9h", 1, Award.ANY_TWO),
        ("6d 4c", "Kh 9s", 5, Award.K9_BANKER),
        ("Kh 9s", "6d 4c", 5, Award.K9_PLAYER),
        ("6d 4c", "Qh 9s", 5, Award.ANY_ROYAL),
        ("Ks 9d", "Ks 9h", 2, Award.K9_PLAYER),
        ("Ks 9d", "Ks 9h", 1, Award.K9_BANKER),
        ("Ks 9d", "Ks 9h", 3, Award.ROYAL_TIE),
        ("Qc 9c", "Jd 9d", 8, Award.SUITED_TIE),
        ("Qc 9c", "Jd 9s", 7, Award.ROYAL_TIE),
        ("Jh 9h", "5c 3d", 1, Award.ANY_SUITED),
        ("Qd 9c", "7s Kd", 8, Award.ANY_ROYAL),
        ("Td 9c", "7s Kd", 8, None),
        ("2d 7c 9h", "Ks 7d Jh", 1, None),
    ],
)
def test_a_chair_gets_its_highest_award(player: str, banker: str, chair: int, wins: Award | None) -> None:
    assert award(player, banker, chair) is wins


def sum_of(cents: int) -> Result:
    return Result(Stake.TAKEN, award=Cents(cents))


@pytest.mark.clause("MA-MIDI 12(i)(exact-match)", "MA-MIDI 12(i)(any-two)", "MA-MIDI 12(i)(k9-banker)")
@pytest.mark.clause("MA-MIDI 12(i)(k9-player)", "MA-MIDI 12(i)(suited-tie)", "MA-MIDI 12(i)(royal-tie)")
@pytest.mark.clause("MA-MIDI 12(i)(any-suited)", "MA-MIDI 12(i)(any-royal)")
def test_every_row_of_the_paytables() -> None:
    assert {each: RESULTS[each] for each in Award} == {
        Award.EXACT_MATCH: Result(Stake.TAKEN, share=Share("major", 100)),
        Award.ANY_TWO: Result(Stake.TAKEN, share=Share("major", 10)),
        Award.K9_BANKER: Result(Stake.TAKEN, share=Share("k9 banker", 100)),
        Award.K9_PLAYER: Result(Stake.TAKEN, share=Share("k9 player", 100)),
        Award.SUITED_TIE: sum_of(1500_00),
        Award.ROYAL_TIE: sum_of(250_00),
        Award.ANY_SUITED: sum_of(50_00),
        Award.ANY_ROYAL: sum_of(25_00),
    }


@pytest.mark.clause("MA-MIDI 12(i)(major-seed)", "MA-MIDI 12(i)(k9-banker-seed)", "MA-MIDI 12(i)(k9-player-seed)")
@pytest.mark.clause("MA-MIDI 12(i)(major-rate)", "MA-MIDI 12(i)(k9-banker-rate)", "MA-MIDI 12(i)(k9-player-rate)")
@pytest.mark.parametrize(("number", "seed", "percent"), [(1, 50_000_00, 9), (2, 25_000_00, 9.6)])
def test_seeds_and_rates(number: int, seed: int, percent: float) -> None:
    table = PAYTABLES[number]
    assert table.seeds == {Meter.MAJOR: seed, Meter.K9_BANKER: 350_00, Meter.K9_PLAYER: 350_00}
    assert [cents * 100 / 500 for cents in table.per_wager.values()] == [percent, 5, 5]


def test_a_share_of_a_meter_is_paid_to_the_cent_and_the_fraction_stays() -> None:
    payment = pay(RESULTS[Award.ANY_TWO], Cents(500), Cents(100), meters={"major": Cents(50_000_45)})
    assert (payment.paid, payment.taken, payment.returned) == (5_000_04, 500, 0)


def test_awards_are_told_from_four_cards_alone() -> None:
    """Every deal of court cards and nines for one chair, counted by a formula of its own."""
    court_and_nines = cards("Ks Qs Js Kh 9h 9s Td")
    found = Counter(
        award(f"{a} {b}", f"{c} {d}", 1) for a, b, c, d in product(court_and_nines, repeat=4) if "9" in a + b + c + d
    )
    mine = [f"{rank}s 9h" for rank in "KQJ"]
    # Each combination lies in two orders.
    assert found[Award.EXACT_MATCH] == len(mine) * 2 * 2
    assert found[Award.ANY_TWO] == len(mine) * (len(mine) - 1) * 2 * 2
