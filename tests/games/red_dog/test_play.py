"""Red dog at the table, where a transcript would have to list a whole shoe."""

import pytest

from croupier.equipment.cards import Card, cards, decks
from croupier.games.red_dog.acts import CloseRaises, Deal, DrawExposed, FindFaceUp, Raise
from croupier.games.registry import game
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import judged
from croupier.table.acts import (
    AcceptCut,
    Act,
    AssignDuties,
    BringChips,
    DeclineCut,
    OpenTable,
    Shuffle,
    TakeSeat,
    act_name,
)
from croupier.table.board import DISCARD
from croupier.table.events import Announced, Dealt, Gathered, Loaded, Shown
from croupier.table.people import CHANCE, DEALER, SUPERVISOR, Seat
from croupier.table.runner import Accepted, Runner
from croupier.table.wagering import Wager

RED_DOG = game("red-dog")
ONE = Seat(1)
TIES = " ".join(f"{low}{suit} {high}{suit}" for low, high in ("67", "89", "TJ", "QK") for suit in "cdhs")
"""Consecutive cards, two and two."""
AUTOMATIC = tuple(act_name(duty) for duty in RED_DOG.duties)


class Dealing:
    """A table of one player whose stack is cut so that the given cards come after the burn card."""

    def __init__(self, top: str = "", **options: object) -> None:
        submission = judged({"game": "red-dog", "rulebook": "MA", **options}, [RED_DOG]).accepted()
        self.runner = Runner(RED_DOG, submission, AUTOMATIC)
        self.decks = self.runner.table.submission.decks
        self.do(TakeSeat(ONE, "One"), BringChips(ONE, Cents(10_000_00)), OpenTable(DEALER))
        if self.runner.awaits_chance:
            self.shuffle(top)

    def do(self, *acts: Act) -> Accepted:
        """Acts that are all accepted; what came of the last."""
        answers = [self.runner.act(act) for act in acts]
        for answer in answers:
            assert isinstance(answer, Accepted), answer
        last = answers[-1]
        assert isinstance(last, Accepted)
        return last

    def shuffle(self, top: str = "") -> Accepted:
        """Chance shuffles; the dealer cuts in the middle, after which the order begins with a burn card and these."""
        order = list(decks(self.decks))
        for card in cards(top):
            order.remove(card)
        first = [order.pop(), *cards(top), *order]
        middle = len(first) // 2
        # What lies in front of the cut goes to the back: so the wanted cards lie behind it.
        stack = tuple(first[len(first) - middle :] + first[: len(first) - middle])
        return self.do(Shuffle(CHANCE, stack), DeclineCut(ONE), AcceptCut(DEALER, middle))

    def round(self, amount: int = 10_00) -> Accepted:
        """A round without a raise."""
        answer = self.do(Wager(ONE, Cents(amount), "area 1"), Deal(DEALER))
        if any(isinstance(event, Announced) and event.words.startswith("Spread") for event in answer.events):
            answer = self.do(CloseRaises(DEALER))
        return answer


@pytest.mark.clause("MA-RD 1(a)", "MA-RD 1(c)")
@pytest.mark.parametrize("number", [1, 2, 6, 8])
def test_every_card_of_the_decks_is_in_the_shoe(number: int) -> None:
    table = Dealing(decks=number)
    shoe = table.runner.table.shoe
    assert len(shoe.faces) == 52 * number
    assert sorted(map(str, shoe.faces)) == sorted(decks(number))
    assert shoe.next == 1, "the burn card alone has left it"


@pytest.mark.clause("MA-RD 3(c)")
def test_the_cut_brings_the_front_to_the_back_and_the_cutting_card_before_the_last_quarter() -> None:
    table = Dealing()
    order = decks(6)
    table.do(AssignDuties(SUPERVISOR, AUTOMATIC))
    shuffled = next(made for made in table.runner.offers(DEALER) if act_name(made.act) == "shuffle-cards")
    table.do(shuffled.act(DEALER), Shuffle(CHANCE, order))
    answer = table.do(AcceptCut(ONE, 100))
    shoe = table.runner.table.shoe
    assert tuple(shoe.faces) == order[100:] + order[:100]
    assert Loaded("MA-RD 3(c)", 312, 312 - 78) in answer.events


@pytest.mark.clause("MA-RD 4(a)")
def test_the_first_card_of_a_full_shoe_is_burned_unseen() -> None:
    table = Dealing()
    assert table.runner.table.pieces(DISCARD) == [0]
    assert table.runner.view(ONE).cards[DISCARD][0].face is None
    assert table.runner.view(DEALER).cards[DISCARD][0].face is None


@pytest.mark.clause("MA-RD 4(b)", "MA-RD 5(c)")
def test_each_card_is_shown_at_once_where_it_is_laid() -> None:
    table = Dealing("4h 7c")
    answer = table.do(Wager(ONE, Cents(10_00), "area 1"), Deal(DEALER))
    assert answer.events[:4] == (
        Dealt("MA-RD 5(c)", 1, "left"),
        Shown("MA-RD 5(c)", 1, Card("4h"), None),
        Dealt("MA-RD 5(c)", 2, "right"),
        Shown("MA-RD 5(c)", 2, Card("7c"), None),
    )


@pytest.mark.clause("MA-RD 5(j)")
def test_the_discards_keep_the_order_in_which_the_boxes_were_filled() -> None:
    table = Dealing("4h 7c 6d")
    assert Gathered("MA-RD 5(j)", (1, 2, 3), DISCARD) in table.round().events


@pytest.mark.clause("MA-RD 5(k)", "MA-RD 3(a)")
def test_the_round_in_which_the_cutting_card_comes_is_finished_before_the_shuffle() -> None:
    """One deck: the cutting card stands before the fortieth card, and the cards are consecutive in every round."""
    table = Dealing(f"{TIES} 2c 3c 2d 3d 4c 2h 5h 3h", decks=1)
    while table.runner.table.shoe.next < 37:
        table.round()
    table.do(FindFaceUp(DEALER))
    table.do(Wager(ONE, Cents(10_00), "area 1"), Deal(DEALER))
    assert table.runner.table.shoe.cutting_card_is_out, "it came with the second card"
    table.do(Raise(ONE, Cents(10_00), "area 1"), CloseRaises(DEALER))
    assert table.runner.table.chips(ONE, "area 1") == 0, "the round was decided"
    assert table.runner.table.pieces("left", "right", "middle") == []
    assert table.runner.awaits_chance, "the shuffle is due"
    assert not isinstance(table.runner.act(Wager(ONE, Cents(10_00), "area 1")), Accepted)
    table.shuffle()
    assert table.runner.table.shoe.next == 1
    assert table.runner.is_between_rounds


@pytest.mark.clause("MA-RD 3(a)")
def test_the_cards_may_be_shuffled_after_every_round() -> None:
    table = Dealing("6h 7c", shuffle_each_round=True)
    table.round()
    assert table.runner.awaits_chance
    table.shuffle()
    assert table.runner.table.shoe.left == 311


@pytest.mark.clause("MA-RD 6(b)")
def test_a_round_without_enough_cards_is_void() -> None:
    """The regulation is silent; the wagers are returned and the cards shuffled."""
    table = Dealing("4h 7c", decks=1)
    table.do(*[FindFaceUp(DEALER)] * 50)
    assert table.runner.table.shoe.left == 1
    answer = table.do(Wager(ONE, Cents(10_00), "area 1"), Deal(DEALER))
    assert "The round is void" in [event.words for event in answer.events if isinstance(event, Announced)]
    assert table.runner.table.chips(ONE, "rack") == 10_000_00
    table.shuffle()
    assert table.runner.is_between_rounds


@pytest.mark.clause("MA-RD 6(c)")
def test_no_third_card_can_be_exposed_from_an_empty_shoe() -> None:
    table = Dealing("4h 7c", decks=1)
    table.do(Wager(ONE, Cents(10_00), "area 1"), Deal(DEALER))
    table.do(*[FindFaceUp(DEALER)] * 49)
    assert not [made for made in table.runner.offers(DEALER) if made.act is DrawExposed]
    answer = table.do(CloseRaises(DEALER))
    assert "The round is void" in [event.words for event in answer.events if isinstance(event, Announced)]
