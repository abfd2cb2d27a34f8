"""Non-value chips: each player's own colour, which nobody else at the table has (MA-WHEEL 1(b))."""

from collections.abc import Iterator

from croupier.games.roulette.acts import BuyColour
from croupier.games.roulette.memory import ColourChips, RouletteTable
from croupier.money import Cents, dollars
from croupier.table.events import INVENTORY, RACK, Chips, rack
from croupier.table.limits import OneOf, Whole
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import Seat
from croupier.table.seating import HOUSE_PRACTICE

HOUSE_COLOURS = INVENTORY._replace(chips=Chips.COLOUR)


def in_use(t: RouletteTable) -> dict[Seat, ColourChips]:
    """The players who have chips of their colour in the rack or on the layout."""
    owners = [stack.owner for stack in t.board.stacks if stack.chips is Chips.COLOUR]
    return {seat: chips for seat, chips in t.memory.colour_chips.items() if seat in owners}


def smallest(t: RouletteTable, seat: Seat, kind: Chips) -> Cents:
    """The least that a player can lay in chips of a kind."""
    chips = t.memory.colour_chips.get(seat)
    return chips.each if kind is Chips.COLOUR and chips is not None else t.submission.unit


def for_sale(t: RouletteTable) -> Iterator[Offer | Bar]:
    """A colour that neither value chips nor another player's chips have, at one value for each chip (MA-WHEEL 1(b))."""
    used = in_use(t)
    free = tuple(
        colour for colour in t.submission.colour_chips if all(chips.colour != colour for chips in used.values())
    )
    for seat in t.asked(t.seated):
        held = t.chips(seat, RACK)
        own = used.get(seat)
        colours = OneOf(free if own is None else (own.colour,), clause="MA-WHEEL 1(b)")
        for each in t.submission.chips if own is None else (own.each,):
            count = Whole(1, held // each)
            yield offer(seat, BuyColour, "MA-WHEEL 1(b)", count=count, colour=colours, each=OneOf((each,)))


def buy(t: RouletteTable, seat: Seat, act: BuyColour) -> None:
    """Value chips go to the house for chips of the colour, and a marker says what each is worth (MA-WHEEL 1(b))."""
    put_away(t)
    t.memory.colour_chips[seat] = ColourChips(act.colour, act.each)
    t.mark(f"{act.colour} chips", f"seat {seat} at {dollars(act.each)}", "MA-WHEEL 1(b)")
    worth = act.count * act.each
    t.move(worth, rack(seat), INVENTORY, "MA-WHEEL 1(b)")
    t.move(worth, HOUSE_COLOURS, rack(seat, Chips.COLOUR), "MA-WHEEL 1(b)")


def make_change(t: RouletteTable) -> None:
    """What is no whole number of a player's chips, such as half of one, is changed into value chips."""
    for seat, chips in in_use(t).items():
        odd = t.chips(seat, RACK, Chips.COLOUR) % chips.each
        t.move(odd, rack(seat, Chips.COLOUR), HOUSE_COLOURS, HOUSE_PRACTICE)
        t.move(odd, INVENTORY, rack(seat), HOUSE_PRACTICE)


def put_away(t: RouletteTable) -> None:
    """The marker of a colour that nobody has any more is taken away."""
    used = in_use(t)
    for seat, chips in list(t.memory.colour_chips.items()):
        if seat not in used:
            del t.memory.colour_chips[seat]
            t.mark(f"{chips.colour} chips", None, HOUSE_PRACTICE)
