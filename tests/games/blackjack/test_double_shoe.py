"""The double shoe, where a transcript would have to list whole shoes."""

import pytest
from tests.games.blackjack.dealing import AUTOMATIC, BLACKJACK, ONE, TWO

from croupier.equipment.cards import DECK, Card, cards
from croupier.games.blackjack.acts import Deal, Draw, FindFaceUp, Stand
from croupier.games.blackjack.options.dealing import Side
from croupier.games.blackjack.rules import points_to
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import judged
from croupier.table.acts import AcceptCut, Act, BringChips, NameCard, OpenTable, Shuffle, TakeSeat
from croupier.table.board import SEGREGATED
from croupier.table.events import Announced, Event, Reloaded, Shuffled, SideTaken
from croupier.table.people import CHANCE, DEALER, Seat
from croupier.table.runner import Accepted, Runner
from croupier.table.wagering import Wager


class DoubleShoe:
    """A table of two players whose sides, of one deck each, begin with the given cards."""

    def __init__(self, left: str, right: str) -> None:
        written = {"game": "blackjack", "rulebook": "MA", "dealing_device": "double-shoe", "decks": 1}
        self.runner = Runner(BLACKJACK, judged(written, [BLACKJACK]).accepted(), AUTOMATIC)
        for seat in (ONE, TWO):
            self.do(TakeSeat(seat, f"Player {seat}"), BringChips(seat, Cents(10_000_00)))
        self.do(OpenTable(DEALER))
        self.load(left, cut_by=ONE)
        self.load(right, cut_by=ONE)

    def load(self, top: str, cut_by: Seat) -> list[Event]:
        """A side is shuffled and cut so that these cards are its first."""
        order = [*cards(top), *(card for card in DECK if card not in cards(top))]
        return self.do(Shuffle(CHANCE, tuple(order[-20:] + order[:-20])), AcceptCut(cut_by, 20))

    def do(self, *acts: Act) -> list[Event]:
        events: list[Event] = []
        for act in acts:
            answer = self.runner.act(act)
            assert isinstance(answer, Accepted), answer
            events += answer.events
        return events

    def wager(self) -> list[Event]:
        return self.do(*(Wager(seat, Cents(10_00), f"box {seat}") for seat in (ONE, TWO)), Deal(DEALER))

    def left(self) -> dict[str, int]:
        return {side: shoe.left for side, shoe in self.runner.view(None).sides.items()}


@pytest.mark.clause("MA-BJ 6(d)(1)")
@pytest.mark.parametrize("card", DECK)
def test_hearts_and_diamonds_point_to_one_side_and_spades_and_clubs_to_the_other(card: Card) -> None:
    for red in Side:
        assert points_to(card, red) is (red if card[1] in "hd" else red.other)


@pytest.mark.clause("MA-BJ 6(d)(2)", "MA-BJ 15(g)")
def test_a_side_that_is_empty_takes_its_own_discards_and_burned_cards_and_no_others() -> None:
    """The left side gives the determinant card and three more; all else of it was found face up."""
    table = DoubleShoe("", "Tc 9c 6d 5c")
    # A card found face up comes from the side in use, which is the one that was loaded last.
    table.do(FindFaceUp(DEALER))
    table.wager()
    inner = table.runner.table
    while inner.shoe.left > 0:
        table.do(FindFaceUp(DEALER))
    side = inner.board.sides.in_use  # type: ignore[union-attr]
    put_away = [piece for piece in inner.pieces(SEGREGATED) if inner.shoe.holds(piece)]
    others = [piece for piece in inner.pieces(SEGREGATED) if not inner.shoe.holds(piece)]
    before = inner.faces("box 1", "box 2", "dealer")
    table.do(Draw(ONE))
    events = table.do(AcceptCut(TWO, 20))
    assert [event.size for event in events if isinstance(event, Reloaded)] == [len(put_away)]
    assert table.left()[side] == len(put_away) - 2, "one card is burned and one dealt"
    assert inner.pieces(SEGREGATED) == others, "the other side's cards stay apart"
    left = [card for card in DECK if table.runner.asked(CHANCE)[0].limits["card"].admits(card)]
    table.do(NameCard(CHANCE, left[0]))
    assert inner.faces("box 1", "box 2", "dealer") == [*before[:2], left[0], *before[2:]]
    inner.board.assert_every_piece_is_in_one_place()


@pytest.mark.clause("MA-BJ 5(h)", "MA-BJ 6(l)", "MA-BJ 6(l)(2)(i)")
@pytest.mark.parametrize("side", list(Side))
def test_both_sides_are_shuffled_and_cut_when_a_cutting_card_is_out_on_either(side: Side) -> None:
    # The determinant card is black: it is burned, and the round comes from the right side.
    table = DoubleShoe("9s", "Tc 9c 6d Kc 9s Th Ts")
    board = table.runner.table.board
    for shoe in board.loaded:
        is_left = shoe.first == 0
        if is_left is (side is Side.LEFT):
            shoe.cutting_card = 0
    table.wager()
    events = table.do(Stand(ONE), Stand(TWO))
    counted = [event.words for event in events if isinstance(event, Announced) and event.words.endswith("cards")]
    assert counted == ["7 and 45 are 52 cards", "1 and 51 are 52 cards"]
    # On the dealer's own card, as on a determinant card, the player farthest to the right cuts.
    cutter = TWO if side is Side.LEFT else ONE
    events += table.load("", cut_by=cutter) + table.load("", cut_by=cutter)
    assert [event.side for event in events if isinstance(event, SideTaken)] == ["left", "right"]
    assert sum(isinstance(event, Shuffled) for event in events) == 2
    assert table.left() == {"left": 52, "right": 52}
    assert board.cards == {}
    assert table.runner.is_between_rounds
