"""The felt of a layout in cells, the menu of offers, and events in lines."""

from rich.color import Color, ColorSystem
from rich.text import Text

from croupier.cli.event_lines import event_lines
from croupier.cli.felt import BACKGROUNDS, CLOTH, PRINTED, felt
from croupier.cli.menu import choices, phrase, picked
from croupier.equipment.cards import Card
from croupier.money import Cents
from croupier.table.events import Announced, Chips, Dealt, Shown
from croupier.table.layout import Area, Layout
from croupier.table.limits import Amount, OneOf
from croupier.table.offers import offer
from croupier.table.people import DEALER, Seat
from croupier.table.views import SeenCard, SeenStack, View
from croupier.table.wagering import Wager

HALVES = Layout(
    20,
    20,
    (
        Area(name="left", label="Left", x=0, y=0, width=10, height=20, clause="MA-RD 5(c)", pays="1 to 1"),
        Area(name="right", label="", x=10, y=0, width=10, height=20, clause="MA-RD 5(c)"),
        Area(name="line", label="", x=8, y=8, width=4, height=4, clause="MA-RD 5(c)"),
    ),
)


def seen(
    cards: dict[str, tuple[SeenCard, ...]] | None = None,
    stacks: dict[str, tuple[SeenStack, ...]] | None = None,
    markers: dict[str, str] | None = None,
) -> View:
    return View(
        number=1,
        who=Seat(1),
        seats=(),
        cards=cards or {},
        stacks=stacks or {},
        markers=markers or {},
        meters={},
        shoe=None,
        memory=None,
        offers=(),
    )


def plain(view: View, layout: Layout = HALVES) -> list[str]:
    return [line.plain for line in felt(layout, view, 40, 20)]


def test_the_felt_has_the_asked_columns_and_rows() -> None:
    rows = plain(seen())
    assert len(rows) == 20
    assert {len(row) for row in rows} == {40}
    assert len(felt(HALVES, seen(), 40, 8)) == 8


def test_an_area_shows_its_label_or_else_its_name_and_what_it_pays() -> None:
    text = "\n".join(plain(seen()))
    for printed in ("Left", "1 to 1", "right"):
        assert text.count(printed) == 1


def test_an_area_across_others_is_seen_only_when_something_lies_on_it() -> None:
    assert "line" not in "\n".join(plain(seen()))
    wagered = seen(stacks={"line": (SeenStack(Seat(2), 1250, Chips.VALUE),)})
    assert "●$12.50" in "\n".join(plain(wagered))


def test_cards_are_drawn_open_or_by_their_back_and_never_beyond_their_area() -> None:
    rows = plain(seen(cards={"left": (SeenCard(0, Card("Td")), SeenCard(1, None))}))
    assert any("10" in row and "▒▒▒▒▒" in row for row in rows)
    assert any("♦" in row for row in rows)
    many = {"left": tuple(SeenCard(piece, Card("9s")) for piece in range(12))}
    assert {len(row) for row in plain(seen(cards=many))} == {40}
    assert "\n".join(plain(seen(cards=many))).count("9♠") == 12


def test_areas_and_cloth_differ_on_terminals_of_256_colours() -> None:
    grounds = [CLOTH.bgcolor, PRINTED.bgcolor, *map(Color.parse, BACKGROUNDS.values())]
    numbers = [ground.downgrade(ColorSystem.EIGHT_BIT).number for ground in grounds if ground is not None]
    assert len(set(numbers)) == len(numbers) == len(BACKGROUNDS) + 2


def test_markers_stand_on_their_place() -> None:
    assert "dolly" in "\n".join(plain(seen(markers={"dolly": "right"})))


def test_offers_of_one_act_stand_on_one_line_with_all_their_limits() -> None:
    low, high = Amount(Cents(5_00), Cents(50_00)), Amount(Cents(10_00), Cents(100_00))
    value = OneOf((Chips.VALUE,))
    offers = [
        offer(Seat(1), Wager, "MA-RD 5(b)", amount=low, area=OneOf(("red", "black")), chips=value),
        offer(Seat(1), Wager, "MA-RD 5(b)", amount=high, area=OneOf(("odd",)), chips=value),
    ]
    (line,) = choices(offers)
    assert phrase(line).plain == "wager $5 to $100 on red | black | odd"


def test_what_was_answered_narrows_what_is_asked_next() -> None:
    small, great = Amount(Cents(5_00), Cents(50_00)), Amount(Cents(60_00), Cents(100_00))
    offers = [
        offer(Seat(1), Wager, "MA-RD 5(b)", amount=small, area=OneOf(("red", "black"))),
        offer(Seat(1), Wager, "MA-RD 5(b)", amount=great, area=OneOf(("odd",))),
    ]
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return "black"

    (line,) = choices(offers)
    assert picked(line, "75", answer) == Wager(Seat(1), Cents(75_00), "odd")
    assert asked == []
    assert picked(line, "20", answer) == Wager(Seat(1), Cents(20_00), "black")
    assert asked == ["area (one of red, black)"]


def test_a_card_that_is_seen_as_it_is_dealt_takes_one_line_and_a_call_is_bold() -> None:
    events = [
        Dealt("MA-RD 5(c)", 4, "left"),
        Shown("MA-RD 5(c)", 4, Card("9s"), None),
        Dealt("MA-RD 4(a)", 5, "discard"),
        Announced("MA-RD 5(g)", DEALER, "Spread is 7"),
    ]
    lines: list[Text] = list(event_lines(events))
    assert [line.plain for line in lines] == [
        "the nine of spades goes to left  MA-RD 5(c)",
        "card 5 goes to discard  MA-RD 4(a)",
        "dealer: “Spread is 7”  MA-RD 5(g)",
    ]
    assert "bold" in [span.style for span in lines[2].spans]
    assert list(event_lines([])) == []
