"""How the cards are mixed, and what a licensee may choose of it (MA-BJ 5(k), 5(l), 6(l))."""

import pytest
from tests.games.blackjack.dealing import BLACKJACK, ONE, TWO, Dealing

from croupier.games.blackjack.acts import Stand
from croupier.rulebooks.submissions.reading import judged
from croupier.table.acts import ShuffleCards
from croupier.table.events import Announced, Performed
from croupier.table.people import DEALER

HANDS = "Tc 9c 9d Kc 9s Th"


def clauses_against(**options: object) -> list[str | None]:
    written = {"game": "blackjack", "rulebook": "MA", **options}
    return [problem.clause for problem in judged(written, [BLACKJACK]).problems]


@pytest.mark.clause("MA-BJ 5(k)")
@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ({"cards_behind": "1/10"}, "MA-BJ 5(d)"),
        ({"cards_behind": "0"}, "MA-BJ 5(d)"),
        ({"cut_from_either_end": 10}, "MA-BJ 5(k)"),
    ],
)
def test_other_places_for_cut_and_cutting_card_need_an_approval(options: dict[str, object], clause: str) -> None:
    assert clauses_against(**options) == [clause]
    assert clauses_against(**options, procedures_approval="IEB 31") == []


@pytest.mark.clause("MA-BJ 5(c)", "MA-BJ 5(k)")
def test_no_approval_makes_a_stack_that_cannot_be_cut() -> None:
    assert clauses_against(decks=1, cut_from_either_end=26, procedures_approval="IEB 31") == []
    assert clauses_against(decks=1, cut_from_either_end=27, procedures_approval="IEB 31") == ["MA-BJ 5(c)"]


@pytest.mark.clause("MA-BJ 5(k)")
def test_an_approved_place_of_the_cutting_card_is_used() -> None:
    table = Dealing("", procedures_approval="IEB 31", cards_behind="1/10")
    assert table.runner.table.shoe.cutting_card == 312 - 32


@pytest.mark.clause("MA-BJ 5(l)", "MA-BJ 5(l)(1)", "MA-BJ 5(l)(2)", "MA-BJ 5(l)(3)", "MA-BJ 5(l)(4)", "MA-BJ 5(l)(5)")
@pytest.mark.parametrize(
    ("steps", "clauses"),
    [
        ("plug riffle turn riffle strip riffle cut", []),
        ("riffle plug riffle turn riffle strip riffle cut", []),
        ("riffle turn riffle strip riffle cut", ["MA-BJ 5(l)(1)"]),
        ("plug riffle riffle strip riffle cut", ["MA-BJ 5(l)(3)"]),
        ("plug riffle riffle turn strip riffle cut", ["MA-BJ 5(l)(3)"]),
        ("plug riffle turn riffle riffle cut", ["MA-BJ 5(l)(4)"]),
        ("plug turn riffle strip riffle cut", ["MA-BJ 5(l)(4)"]),
        ("plug riffle turn riffle strip riffle", ["MA-BJ 5(l)(5)"]),
        ("plug riffle turn riffle strip cut riffle", ["MA-BJ 5(l)(5)"]),
        ("plug riffle cut turn riffle strip riffle cut", ["MA-BJ 5(l)(5)"]),
        ("plug turn strip cut", ["MA-BJ 5(l)(2)", "MA-BJ 5(l)(3)", "MA-BJ 5(l)(4)"]),
    ],
)
def test_a_manual_shuffle_has_its_five_steps_in_order(steps: str, clauses: list[str]) -> None:
    assert clauses_against(shuffle_steps=steps.split()) == clauses


@pytest.mark.clause("MA-BJ 5(l)", "MA-BJ 5(l)(1)")
def test_the_steps_are_told_when_the_dealer_shuffles() -> None:
    steps = "plug riffle riffle strip turn riffle cut"
    table = Dealing("", shuffle_steps=steps.split())
    opened = [event.duty for event in table.published if isinstance(event, Performed) and "5(l)" in event.clause]
    assert opened == "riffle riffle strip turn riffle".split(), "a new set of cards has no unused ones"
    again = table.do(ShuffleCards(DEALER)).events
    told = [event for event in again if isinstance(event, Performed)]
    assert [event.duty for event in told] == steps.split()[:-1]
    assert [event.clause[-2] for event in told] == list("122432")


@pytest.mark.clause("MA-BJ 6(l)(2)(i)")
def test_the_cards_left_in_the_shoe_are_counted_with_the_discards() -> None:
    table = Dealing(HANDS)
    table.runner.table.shoe.cutting_card = 3
    table.wager(ONE, TWO)
    last = table.do(Stand(ONE), Stand(TWO)).events
    emptied = last.index(Performed("MA-BJ 6(l)(2)(i)", DEALER, "empty-shoe"))
    shuffled = last.index(Performed("MA-BJ 5(a)", DEALER, "shuffle-cards"))
    assert emptied < shuffled
    assert [event.words for event in last[emptied:shuffled] if isinstance(event, Announced)] == [
        "7 and 305 are 312 cards"
    ]


@pytest.mark.clause("MA-BJ 2(c)(1)", "MA-BJ 2(c)(2)")
def test_the_backs_of_the_two_batches_have_different_colours() -> None:
    assert clauses_against(shuffler="automated", second_batch_backs="Red ") == ["MA-BJ 2(c)(2)"]
    assert clauses_against(shuffler="automated", first_batch_backs="") == ["MA-BJ 2(c)(2)"]
    assert clauses_against(shuffler="automated", first_batch_backs="green") == []


@pytest.mark.clause("MA-BJ 12(d)")
@pytest.mark.parametrize(("soft_17", "clauses"), [("draw", []), ("stand", ["MA-BJ 12(d)"])])
def test_the_dealer_draws_on_a_soft_17_in_the_6_to_5_variation(soft_17: str, clauses: list[str]) -> None:
    hand_held = {"six_to_five": True, "shuffler": "automated", "dealing_device": "hand", "cards_behind": "1/3"}
    assert clauses_against(**hand_held, decks=1, soft_17=soft_17) == clauses
