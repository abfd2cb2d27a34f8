"""Blackjack at the table, where a transcript would have to list a whole shoe."""

import msgspec
import pytest
from tests.games.blackjack.dealing import ONE, TWO, Dealing

from croupier.equipment.cards import DECK, Card, cards, decks
from croupier.games.blackjack.acts import Draw, Stand
from croupier.journal.check_fair import ShoeCheck, wrong_shoes
from croupier.table.acts import AcceptCut, DeclineCut, NameCard, Shuffle
from croupier.table.board import DISCARD
from croupier.table.events import Announced, Event, Gathered, Loaded, Performed, Reloaded, Revealed
from croupier.table.people import CHANCE, DEALER, Seat


@pytest.mark.clause("MA-BJ 5(d)")
@pytest.mark.parametrize(
    ("number", "part", "behind"), [(1, "1/4", 13), (6, "1/4", 78), (8, "1/4", 104), (6, "1/3", 104)]
)
def test_the_cutting_card_stands_a_quarter_from_the_back_or_deeper(number: int, part: str, behind: int) -> None:
    table = Dealing("", decks=number, cards_behind=part)
    shoe = table.runner.table.shoe
    assert shoe.cutting_card == 52 * number - behind


HANDS = "Tc 9c 9d Kc 9s Th"
"""Seat 1 has 20, seat 2 has 18, the dealer 19."""


def cutting_card_before(card: int) -> Dealing:
    """A table where the cutting card comes with the card of that number of the round, of which six are dealt."""
    table = Dealing(HANDS)
    shoe = table.runner.table.shoe
    shoe.cutting_card = shoe.next + card
    return table


@pytest.mark.clause("MA-BJ 5(e)(2)", "MA-BJ 5(e)(3)", "MA-BJ 5(h)", "MA-BJ 6(l)", "MA-BJ 6(l)(1)")
@pytest.mark.parametrize(("card", "cutter"), [(0, ONE), (1, TWO), (2, TWO), (3, ONE), (4, TWO), (5, TWO)])
def test_the_player_on_whose_box_the_cutting_card_appeared_cuts(card: int, cutter: Seat) -> None:
    """The dealer's cards are those numbered 2 and 5: then the player farthest to the right cuts."""
    table = cutting_card_before(card)
    table.wager(ONE, TWO)
    assert not table.asked_to_cut(), "the round is finished first"
    last = table.do(Stand(ONE), Stand(TWO))
    assert any(isinstance(event, Gathered) for event in last.events)
    table.do(Shuffle(CHANCE, decks(6)))
    assert table.asked_to_cut() == [cutter]


@pytest.mark.clause("MA-BJ 6(i)", "MA-BJ 6(l)(1)")
def test_the_cards_are_picked_up_from_the_far_right_and_the_dealers_last() -> None:
    table = Dealing(HANDS)
    table.wager(ONE, TWO)
    last = table.do(Stand(ONE), Stand(TWO))
    (gathered,) = [event for event in last.events if isinstance(event, Gathered)]
    faces = [table.runner.table.board.face(piece) for piece in gathered.pieces]
    assert faces == cards("9c 9s Tc Kc 9d Th")
    assert gathered.target == DISCARD


@pytest.mark.clause("MA-BJ 15(g)")
def test_a_round_that_the_shoe_cannot_complete_goes_on_with_the_discards() -> None:
    table = Dealing("", decks=1)
    table.skip_to(5)
    table.wager(ONE, TWO)
    board = table.runner.table.board
    before = {place: table.runner.table.faces(place) for place in ("box 1", "box 2", "dealer")}
    assert table.runner.table.shoe.left == 0
    hit = table.do(Stand(ONE), Draw(TWO))
    assert Performed("MA-BJ 15(g)", DEALER, "shuffle-cards") in hit.events
    assert table.asked_to_cut() == [TWO]
    cut = table.do(DeclineCut(TWO), AcceptCut(ONE, 20))
    assert [event.size for event in cut.events if isinstance(event, Reloaded)] == [47]
    assert table.runner.table.shoe.left == 45, "one card is burned and one dealt"
    assert table.runner.awaits_chance
    gone = {card for faces in before.values() for card in faces}
    (named,) = table.runner.asked(CHANCE)
    assert set(named.limits["card"].gone) >= gone  # type: ignore[attr-defined]
    board.assert_every_piece_is_in_one_place()
    table.do(NameCard(CHANCE, Card("As")))
    assert table.runner.table.faces("box 2") == [*before["box 2"], Card("As")]


@pytest.mark.clause("MA-BJ 15(g)")
def test_the_cards_are_shuffled_after_a_round_that_needed_the_discards() -> None:
    table = Dealing("", decks=1)
    table.skip_to(2)
    table.wager(ONE)
    table.do(DeclineCut(TWO), DeclineCut(ONE), AcceptCut(DEALER, 25))
    events: list[Event] = []
    for _ in range(20):
        if not table.runner.awaits_chance:
            if not any(made.act is Stand for made in table.runner.asked(ONE)):
                break
            events += table.do(Stand(ONE)).events
            continue
        (asked,) = table.runner.asked(CHANCE)
        if asked.act is Shuffle:
            table.do(Shuffle(CHANCE, decks(1)))
            break
        card = next(Card(code) for code in ("Ts", "Td", "9c", "8c", "7c") if asked.limits["card"].admits(Card(code)))
        events += table.do(NameCard(CHANCE, card)).events
    assert any(isinstance(event, Announced) and event.words.startswith("Dealer has") for event in events)
    assert table.asked_to_cut(), "all the cards are shuffled and cut"
    loaded = table.do(AcceptCut(TWO, 20)).events
    assert any(isinstance(event, Loaded) and event.size == 52 for event in loaded)


@pytest.mark.clause("MA-BJ 15(g)")
def test_the_order_of_a_shoe_stays_sealed_while_cards_of_it_lie_face_down() -> None:
    """A round that goes on with the discards would otherwise tell everybody the dealer's hole card."""
    table = Dealing("", decks=1, dealer_second_card="hole-down")
    table.skip_to(6)
    table.wager(ONE, TWO)
    table.do(Stand(ONE), Draw(TWO), DeclineCut(TWO), AcceptCut(ONE, 20))
    assert not any(isinstance(event, Revealed) for event in table.published)
    while not any(isinstance(event, Revealed) for event in table.published):
        if not table.runner.awaits_chance:
            table.do(Stand(TWO))
            continue
        (asked,) = table.runner.asked(CHANCE)
        table.do(NameCard(CHANCE, next(card for card in DECK if asked.limits["card"].admits(card))))
    check = ShoeCheck()
    assert list(wrong_shoes(msgspec.to_builtins(table.published), check)) == []
    assert check.revealed == 1
