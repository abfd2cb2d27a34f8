"""The board changes by events, and what breaks its laws is noticed."""

import pytest

from croupier.equipment.cards import DECK, Card
from croupier.money import Cents
from croupier.table.board import DISCARD, HELD, Board, LawBroken
from croupier.table.events import (
    CAGE,
    INVENTORY,
    Bound,
    CashTaken,
    Chips,
    CutMade,
    Dealt,
    Gathered,
    Left,
    Loaded,
    Marked,
    Moved,
    Seated,
    Shown,
    Shuffled,
    Stack,
    rack,
)
from croupier.table.people import DEALER, Seat

BY = "house practice"
ONE, TWO = Seat(1), Seat(2)


@pytest.fixture
def board() -> Board:
    """A board with a shoe of one deck in its order and a player with chips."""
    board = Board()
    board.stack_of_cards = list(DECK)
    for event in (
        Seated(BY, ONE, "One"),
        Moved(BY, Cents(100), CAGE, rack(ONE)),
        Shuffled(BY, 52),
        Loaded(BY, 52, 39),
    ):
        board.apply(event)
    return board


def lawful(board: Board) -> None:
    board.assert_laws()
    board.assert_every_piece_is_in_one_place()


def test_chips_move_and_empty_stacks_vanish(board: Board) -> None:
    board.apply(Moved(BY, Cents(60), rack(ONE), Stack("red", ONE)))
    assert (board.chips(ONE, "rack"), board.chips(ONE, "red")) == (40, 60)
    board.apply(Moved(BY, Cents(60), Stack("red", ONE), INVENTORY))
    board.apply(Moved(BY, Cents(40), rack(ONE), INVENTORY))
    assert board.stacks == {CAGE: -100, INVENTORY: 100}
    lawful(board)


def test_only_the_cage_may_owe(board: Board) -> None:
    board.apply(Moved(BY, Cents(101), rack(ONE), INVENTORY))
    with pytest.raises(LawBroken, match="holds -1 cents"):
        board.assert_laws()


def test_chips_out_of_nothing_are_noticed(board: Board) -> None:
    board.stacks[rack(ONE)] += 1
    with pytest.raises(LawBroken, match="come to 1 cents"):
        board.assert_laws()


def test_a_coupon_never_becomes_chips(board: Board) -> None:
    with pytest.raises(LawBroken, match="coupon cannot become value"):
        board.apply(Moved(BY, Cents(1), rack(ONE, Chips.COUPON), rack(ONE)))


def test_cards_lie_where_they_were_dealt_and_gathered(board: Board) -> None:
    for event in (Dealt(BY, 0, "left"), Dealt(BY, 1, "right"), Dealt(BY, 2, "middle")):
        board.apply(event)
    lawful(board)
    board.apply(Gathered(BY, (0, 1, 2), DISCARD))
    assert board.cards == {DISCARD: [0, 1, 2]}
    lawful(board)


def test_a_held_card_is_dealt_before_the_shoe(board: Board) -> None:
    board.apply(Dealt(BY, 0, HELD))
    board.apply(Dealt(BY, 0, "left"))
    board.apply(Dealt(BY, 1, "right"))
    assert (board.cards["left"], board.cards["right"]) == ([0], [1])
    lawful(board)


def test_a_lost_card_is_noticed(board: Board) -> None:
    board.apply(Dealt(BY, 0, "left"))
    board.cards["left"].clear()
    with pytest.raises(LawBroken, match="lost or doubled"):
        board.assert_laws()


def test_two_wrongs_that_cancel_out_are_noticed(board: Board) -> None:
    board.apply(Dealt(BY, 0, "left"))
    board.apply(Dealt(BY, 1, "right"))
    board.cards["right"] = [0]
    board.assert_laws()
    with pytest.raises(LawBroken, match="in two places or in none"):
        board.assert_every_piece_is_in_one_place()


def test_more_copies_than_the_decks_hold_are_noticed(board: Board) -> None:
    assert board.shoe is not None
    board.shoe.faces[0] = None
    with pytest.raises(LawBroken, match="more copies"):
        board.apply(Shown(BY, 0, DECK[1], None))
    board.stack_of_cards = [DECK[1], *DECK[1:]]
    with pytest.raises(LawBroken, match="more copies"):
        board.apply(Loaded(BY, 52, None))


def test_a_card_never_changes_its_face(board: Board) -> None:
    with pytest.raises(LawBroken, match="2c was shown as 3c"):
        board.apply(Shown(BY, 0, DECK[1], None))


def test_a_face_belongs_to_those_who_saw_it(board: Board) -> None:
    board.apply(Dealt(BY, 0, "left"))
    assert not board.is_seen_by(0, ONE)
    board.apply(Shown(BY, 0, DECK[0], (ONE,)))
    assert board.is_seen_by(0, ONE)
    assert not board.is_seen_by(0, TWO)
    assert not board.is_seen_by(0, None)
    board.apply(Shown(BY, 0, DECK[0], (TWO,)))
    assert board.is_seen_by(0, ONE)
    assert board.is_seen_by(0, TWO)
    board.apply(Shown(BY, 0, DECK[0], None))
    board.apply(Shown(BY, 0, DECK[0], (ONE,)))
    assert board.is_seen_by(0, None), "what everyone saw stays open"


def test_the_cut_turns_the_stack_and_a_recut_brings_every_card_back(board: Board) -> None:
    board.apply(Dealt(BY, 0, DISCARD))
    board.apply(CutMade(BY, DEALER, 20))
    assert board.shoe is None
    assert board.cards == {}
    assert board.stack_of_cards == [*DECK[20:], *DECK[:20]]
    board.apply(Loaded(BY, 52, None))
    lawful(board)


def test_the_cutting_card_is_out_when_the_card_behind_it_is_dealt(board: Board) -> None:
    shoe = board.shoe
    assert shoe is not None
    was_out = []
    for shoe.next in (39, 40):
        was_out.append(shoe.cutting_card_is_out)
    assert was_out == [False, True]
    assert shoe.left == 12


def test_a_physical_shoe_knows_the_named_faces_alone() -> None:
    board = Board(stack_of_cards=[None] * 52)
    board.apply(Shuffled(BY, 52))
    board.apply(Loaded(BY, 52, None))
    board.apply(Dealt(BY, 0, "left"))
    board.apply(Shown(BY, 0, Card("As"), None))
    assert (board.face(0), board.face(1)) == (Card("As"), None)
    lawful(board)


def test_people_markers_bonds_and_cash(board: Board) -> None:
    board.apply(Marked(BY, "puck", "six"))
    board.apply(Bound(BY, ONE, "a promise"))
    board.apply(CashTaken(BY, ONE, Cents(5)))
    assert (board.markers, board.bonds, board.drop) == ({"puck": "six"}, {ONE: "a promise"}, 5)
    board.apply(Marked(BY, "puck", None))
    board.apply(Bound(BY, ONE, None))
    board.apply(Left(BY, ONE))
    assert (board.markers, board.bonds, board.seats) == ({}, {}, {})
