"""A double shoe: two shoes whose pieces never mix, of which one is in use."""

import msgspec
import pytest

from croupier.equipment.cards import DECK, Card
from croupier.journal.check_fair import ShoeCheck, wrong_shoes
from croupier.journal.voiding import voided
from croupier.table.board import DISCARD, HELD, SEGREGATED, Board, LawBroken
from croupier.table.events import CutMade, Dealt, Event, Loaded, Reloaded, Revealed, Shown, Shuffled, SideTaken
from croupier.table.people import DEALER
from croupier.table.seals import Sealed
from croupier.table.views import view

BY = "house practice"
FIRSTS = {"left": 0, "right": 52}


def load(board: Board, side: str, *, sealed: bool = False) -> list[Event]:
    """A side is taken, its cards are shuffled into the order of a new deck, and loaded."""
    taken = SideTaken(BY, side, FIRSTS[side])
    board.apply(taken)
    board.stack_of_cards = list(DECK)
    seal = Sealed(DECK, f"salt of the {side} side") if sealed else None
    mixed = [Shuffled(BY, 52, None if seal is None else seal.commitment), Loaded(BY, 52, 39)]
    for event in mixed:
        board.apply(event)
    board.sealed = seal
    return [taken, *mixed]


@pytest.fixture
def board() -> Board:
    """A board with both sides loaded; the left one is in use."""
    board = Board()
    load(board, "right")
    load(board, "left")
    return board


def deal(board: Board, side: str, target: str, *, shown: bool = True) -> int:
    board.apply(SideTaken(BY, side, FIRSTS[side]))
    assert board.shoe is not None
    piece = board.shoe.next_piece
    board.apply(Dealt(BY, piece, target))
    if shown:
        board.apply(Shown(BY, piece, board.face(piece), None))
    board.assert_laws()
    board.assert_every_piece_is_in_one_place()
    return piece


def test_a_piece_tells_its_side(board: Board) -> None:
    pieces = [deal(board, side, "box 1") for side in ("left", "right", "left", "right")]
    assert pieces == [0, 52, 1, 53]
    assert [board.face(piece) for piece in pieces] == [DECK[0], DECK[0], DECK[1], DECK[1]]


def test_a_view_shows_how_full_each_side_is(board: Board) -> None:
    deal(board, "left", "box 1")
    seen = view(board, None, None, 0, ())
    assert {side: shoe.left for side, shoe in seen.sides.items()} == {"left": 51, "right": 52}
    assert seen.shoe == seen.sides["left"]


def test_to_shuffle_one_side_leaves_the_cards_of_the_other(board: Board) -> None:
    deal(board, "left", "box 1")
    deal(board, "right", DISCARD)
    load(board, "left")
    assert board.cards == {DISCARD: [52]}
    assert list(board.seen) == [52]
    board.assert_every_piece_is_in_one_place()


def test_a_recut_of_one_side_leaves_the_cards_of_the_other(board: Board) -> None:
    deal(board, "left", "box 1")
    deal(board, "right", DISCARD)
    board.apply(CutMade(BY, DEALER, 20))
    board.apply(Loaded(BY, 52, 39))
    assert board.cards == {"box 1": [0]}
    assert board.face(52) == DECK[20]


def test_an_empty_side_takes_its_own_discards_again_and_no_others(board: Board) -> None:
    burned = deal(board, "right", SEGREGATED)
    held = deal(board, "right", HELD, shown=False)
    for _ in range(51):
        deal(board, "left", DISCARD)
    other = deal(board, "right", DISCARD)
    last = deal(board, "left", "box 1")
    assert len(board.spent()) == 51
    board.apply(Reloaded(BY, 51))
    assert board.cards == {SEGREGATED: [burned], HELD: [held], DISCARD: [other], "box 1": [0]}
    assert board.face(0) == DECK[last]
    assert board.shoe is not None
    assert board.shoe.left == 51
    board.assert_every_piece_is_in_one_place()


def test_each_side_has_as_many_copies_of_a_card_as_its_decks(board: Board) -> None:
    for side in ("left", "right"):
        board.apply(SideTaken(BY, side, FIRSTS[side]))
        assert board.shoe is not None
        board.shoe.faces = [None] * 52
    for side in ("left", "right"):
        board.apply(Shown(BY, FIRSTS[side], Card("As"), None))
    with pytest.raises(LawBroken, match="more copies"):
        board.apply(Shown(BY, 1, Card("As"), None))


def test_a_board_with_sides_survives_its_snapshot(board: Board) -> None:
    deal(board, "right", "box 1")
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(board), type=Board)
    assert again == board


def test_a_board_without_sides_says_nothing_of_them() -> None:
    plain = Board()
    plain.stack_of_cards = list(DECK)
    plain.apply(Loaded(BY, 52, None))
    written = msgspec.to_builtins(plain)
    assert "sides" not in written
    assert "numbered_from" not in written["shoe"]


def test_whoever_checks_the_shoes_follows_each_side() -> None:
    board = Board()
    events = load(board, "left", sealed=True) + load(board, "right", sealed=True)
    events += [SideTaken(BY, "left", 0), Dealt(BY, 0, "box 1"), Shown(BY, 0, DECK[0], None)]
    events += [Shown(BY, 53, DECK[1], None), Revealed(BY, DECK, "salt of the left side")]
    events += [SideTaken(BY, "right", 52), Revealed(BY, DECK, "salt of the right side")]
    check = ShoeCheck()
    assert list(wrong_shoes(msgspec.to_builtins(events), check)) == []
    assert check.revealed == 2
    forged = [*events[:-3], Shown(BY, 54, DECK[1], None), *events[-3:]]
    assert len(list(wrong_shoes(msgspec.to_builtins(forged), ShoeCheck()))) == 1


def test_a_void_round_reveals_both_sides_and_takes_all_the_cards_away() -> None:
    board = Board()
    published = load(board, "left", sealed=True) + load(board, "right", sealed=True)
    deal(board, "left", "box 1", shown=False)
    events = [*published, SideTaken(BY, "left", 0), *voided(board)]
    check = ShoeCheck()
    assert list(wrong_shoes(msgspec.to_builtins(events), check)) == []
    assert check.revealed == 2
    assert board.loaded == []
    assert board.cards == {}
