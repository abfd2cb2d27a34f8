"""The roads of a shoe."""

import pytest

from croupier.games.baccarat.roads import Mark, Roads, derived, roads
from croupier.games.punto.hands import Winner
from croupier.games.punto.memory import Decided

LETTERS = {"B": Winner.BANKER, "P": Winner.PLAYER, "T": Winner.TIE}


def shoe(results: str) -> Roads:
    return roads([Decided(LETTERS[letter]) for letter in results.replace(" ", "")])


def marks(road: tuple[object, ...]) -> str:
    return "".join(str(cell.content)[0] for cell in road)  # type: ignore[attr-defined]


def test_the_worked_example() -> None:
    """Three bankers, two players and so on, as scoreboards are explained to players."""
    drawn = shoe("BBB PP B PPP BB")
    assert marks(drawn.big_eye_boy) == "rbbbrbr"
    assert marks(drawn.small_road) == "brbbb"
    assert marks(drawn.cockroach_road) == "rrrr"


def test_the_bead_plate_fills_columns_of_six() -> None:
    drawn = shoe("BPTBPTB")
    assert [(cell.column, cell.row) for cell in drawn.bead_plate] == [*((0, row) for row in range(6)), (1, 0)]
    assert [cell.content.winner for cell in drawn.bead_plate[:3]] == [Winner.BANKER, Winner.PLAYER, Winner.TIE]


def test_ties_mark_the_cell_before_them_and_leading_ties_wait() -> None:
    drawn = shoe("TTB TBT PT")
    assert [(cell.content.winner, cell.content.ties) for cell in drawn.big_road] == [
        (Winner.BANKER, 3),
        (Winner.BANKER, 1),
        (Winner.PLAYER, 1),
    ]


def test_a_long_run_turns_right_at_the_sixth_row_and_the_next_runs_into_it() -> None:
    places = [(cell.column, cell.row) for cell in shoe("B" * 8 + "P" * 7).big_road]
    assert places[:8] == [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (1, 5), (2, 5)]
    assert places[8:] == [(1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (3, 4)]


@pytest.mark.parametrize("results", ["", "T", "TTT", "B", "BP", "BPT"])
def test_a_young_shoe_has_no_derived_roads(results: str) -> None:
    drawn = shoe(results)
    assert (drawn.big_eye_boy, drawn.small_road, drawn.cockroach_road) == ((), (), ())


def test_no_two_cells_of_a_road_share_a_place() -> None:
    drawn = shoe("BBBBBBBBB PPPPPPPP B PPPPPPP BBBBBBB P BBBBBBBBBBBB PPPPPPPPPPPP" * 2)
    for road in (drawn.big_road, drawn.big_eye_boy, drawn.small_road, drawn.cockroach_road):
        places = [(cell.column, cell.row) for cell in road]
        assert len(set(places)) == len(places)
        assert all(0 <= row < 6 for _, row in places)


@pytest.mark.parametrize("back", [1, 2, 3])
def test_a_derived_road_begins_at_the_second_cell_or_the_next_column(back: int) -> None:
    assert derived([1] * back + [1], back) == []
    assert derived([1] * (back + 2), back) == [Mark.RED]
    assert derived([1] * back + [2], back) == [Mark.BLUE]
