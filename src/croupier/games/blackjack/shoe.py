"""The cards of blackjack: opening, shuffle, cut and burn, and how a card is drawn (MA-BJ 4, 5, 6, 15(g), 21)."""

from collections.abc import Sequence
from functools import partial
from math import ceil

from msgspec import UNSET

from croupier.games.blackjack import batches, boxes, mixing, rules
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.options.dealing import Cards, Device, Shuffler, Side
from croupier.games.blackjack.side import progressive
from croupier.table import shuffling
from croupier.table.acts import AcceptCut, DrawCard, ShuffleCards, act_name
from croupier.table.events import Loaded, Performed, Reloaded, SideTaken
from croupier.table.people import DEALER, EVERYONE, NOBODY, Seat, Who
from croupier.table.shuffling import CutRules, OpeningClauses

OPENING = OpeningClauses(inspected="MA-BJ 4(a)", verified="MA-BJ 4(a)", spread="MA-BJ 4(b)", washed="MA-BJ 4(c)")


async def opening(t: BlackjackTable) -> None:
    """The cards are inspected, spread and washed at the table, or came pre-shuffled (MA-BJ 4)."""
    await t.ask(shuffling.may_open, "MA-BJ 4(b)")
    progressive.install(t)
    # When the game is just starting, the first player to the table cuts (5(e)(1)).
    first = next(iter(t.board.seats))
    is_automated = t.submission.shuffler is Shuffler.AUTOMATED
    if t.submission.cards is Cards.INSPECTED_AT_THE_TABLE:
        await (batches.inspect(t) if is_automated else shuffling.inspect_and_wash(t, OPENING))
    if t.submission.dealing_device is Device.CONTINUOUS:
        await into_the_device(t)
        return
    if is_automated:
        batches.bring_first(t)
    elif t.submission.cards is not Cards.PRE_SHUFFLED:
        await mixing.mix(t)
    await stack_and_cut(t, shuffling.clockwise_from(t, first), "MA-BJ 5(a)")


async def shuffle_and_cut(t: BlackjackTable, order: Sequence[Who]) -> None:
    """After each shoe, and whenever the licensee wants it, the cards are shuffled and cut (MA-BJ 5(a), 5(h))."""
    await mixing.mix(t)
    await stack_and_cut(t, order, "MA-BJ 5(a)")


def cutters(t: BlackjackTable) -> list[Seat]:
    """The player on whose box the cutting card appeared, else the farthest to the dealer's right (MA-BJ 5(e), 5(f))."""
    player = t.memory.cutting_card_with
    # In place of a player who has left the next clockwise is asked.
    return farthest_to_the_right(t) if player is None else shuffling.clockwise_from(t, player)


def farthest_to_the_right(t: BlackjackTable) -> list[Seat]:
    """From the player farthest to the dealer's right on, clockwise (MA-BJ 5(e)(3), 5(e)(4))."""
    return shuffling.clockwise_from(t, t.seated[-1]) if t.seated else []


async def stack_and_cut(t: BlackjackTable, order: Sequence[Who], clause: str) -> None:
    """The mixed cards are cut and go into the shoe; each side of a double shoe has its own (MA-BJ 5(b) to (d))."""
    for side in sides(t):
        take_side(t, side, clause)
        await shuffling.stack(t, t.submission.decks, clause)
        await shuffling.cut(t, cut_rules(t), order)
    await make_ready(t)


async def cut_again(t: BlackjackTable, order: Sequence[Who]) -> None:
    """A recut concerns all the cards in the shoe (MA-BJ 5(g))."""
    for side in sides(t):
        take_side(t, side, "MA-BJ 5(g)")
        await shuffling.cut(t, cut_rules(t), order)
    await make_ready(t)


async def make_ready(t: BlackjackTable) -> None:
    """The first card of a full shoe is burned, unless a determinant card or 6A takes its place (MA-BJ 6(c), 6(d))."""
    t.memory.burned = None
    if t.submission.dealing_device is Device.SHOE:
        t.memory.burned = await shuffling.burn(t, "MA-BJ 6(c)")
    t.memory.may_be_recut = True
    t.memory.shoe_is_over = False
    t.memory.cutting_card_with = None
    t.memory.admitted = None


def sides(t: BlackjackTable) -> tuple[Side, ...] | tuple[None]:
    """The sides of a double shoe; any other has none."""
    return tuple(Side) if t.submission.dealing_device is Device.DOUBLE_SHOE else (None,)


def take_side(t: BlackjackTable, side: Side | None, clause: str) -> None:
    """The dealer turns to a side of a double shoe, unless it is the one in use."""
    in_use = None if t.board.sides is UNSET else t.board.sides.in_use
    if side is not None and side != in_use:
        t.emit(SideTaken(clause, side, first_piece(t, side)))


def first_piece(t: BlackjackTable, side: Side) -> int:
    """The number of the first card of a side, of which both have as many decks (MA-BJ 6(d))."""
    return 0 if side is Side.LEFT else 52 * t.submission.decks


def side_in_use(t: BlackjackTable) -> Side:
    """The side of a double shoe that is dealt from."""
    assert t.board.sides is not UNSET
    return Side(t.board.sides.in_use)


def is_over(t: BlackjackTable) -> bool:
    """Whether a cutting card has come out, on whichever side, or no card is left (MA-BJ 5(h), 6(l))."""
    return t.memory.shoe_is_over or any(shoe.cutting_card_is_out or not shoe.left for shoe in t.board.loaded)


def cut_rules(t: BlackjackTable) -> CutRules:
    """Where the stack is cut, and how far from the back the cutting card is put in afterwards (MA-BJ 5(c), 5(d), 5(i)).

    A deck that serves for one round has no cutting card but the one that covers its bottom card.
    """
    decks, part = t.submission.decks, 0 if t.submission.one_round_per_deck else t.submission.cards_behind
    return CutRules(
        offered="MA-BJ 5(b)",
        placed="MA-BJ 5(c)",
        nearest=t.submission.cut_from_either_end or rules.nearest_cut(decks),
        cards_behind=ceil(52 * decks * part),
    )


async def into_the_device(t: BlackjackTable) -> None:
    """A continuous device takes the place of shuffle, cut, cutting card and burn (MA-BJ 21)."""
    await shuffling.stack(t, t.submission.decks, "MA-BJ 21")
    t.emit(Loaded("MA-BJ 21", len(t.board.stack_of_cards), None))


async def draw_to(t: BlackjackTable, area: str, clause: str, seen_by: tuple[Who, ...] | None = EVERYONE) -> int:
    """The next card goes to a hand; where the cutting card appears is remembered (MA-BJ 5(e), 6(l))."""
    if not t.cards_are_left:
        await reload(t)
    await t.duty(DEALER, DrawCard, clause)
    return await deal_to(t, area, clause, seen_by)


async def deal_to(t: BlackjackTable, area: str, clause: str, seen_by: tuple[Who, ...] | None = EVERYONE) -> int:
    """The next card, which somebody has drawn, goes to a hand or elsewhere."""
    if not t.cards_are_left:
        await reload(t)
    was_out = t.shoe.cutting_card_is_out
    piece = await t.deal_to(area, clause, seen_by)
    if seen_by is EVERYONE:
        progressive.note(t, area, piece)
    if t.shoe.cutting_card_is_out and not was_out:
        t.memory.shoe_is_over = True
        t.memory.cutting_card_with = next(iter(boxes.line(t, area)), None)
    return piece


def first_cards_seen_by(t: BlackjackTable) -> tuple[Who, ...] | None:
    """The first two cards of a box lie open, but face down in the 6 to 5 variation (MA-BJ 6(e), 6A(c))."""
    return NOBODY if t.submission.six_to_five else EVERYONE


async def reload(t: BlackjackTable) -> None:
    """If the shoe cannot complete the round, the discards are shuffled, cut and burned from anew (MA-BJ 15(g)).

    With fewer than two discards nothing would be left to deal, and the draw finds the shoe empty. The order to which
    somebody committed stays sealed until the next shuffle, since cards of it still lie face down.
    """
    discards = t.board.spent()
    if len(discards) < 2:
        return
    await t.perform(DEALER, ShuffleCards, "MA-BJ 15(g)")
    mixing.by_hand(t)
    nearest = min(rules.nearest_cut(len(discards) // 52), len(discards) // 2)
    await cut_discards(t, CutRules("MA-BJ 5(b)", "MA-BJ 5(c)", nearest, cards_behind=0), len(discards))
    t.memory.burned = None
    t.memory.shoe_is_over = True
    t.emit(Reloaded("MA-BJ 15(g)", len(discards)))
    await shuffling.burn(t, "MA-BJ 15(g)")


async def cut_discards(t: BlackjackTable, cut: CutRules, size: int) -> None:
    """The cut goes round as ever; nobody knows the order, so it leaves no trace but that it was made (MA-BJ 5(f))."""
    order: list[Who] = [*farthest_to_the_right(t), DEALER]
    for who in order:
        act = await t.ask_while(partial(is_here, t, who), shuffling.may_cut, cut, who, size)
        if isinstance(act, AcceptCut):
            t.emit(Performed("MA-BJ 5(c)", who, act_name(AcceptCut)))
            return


def is_here(t: BlackjackTable, who: Who) -> bool:
    """Whether a person whom the cut is offered to has not left."""
    return who == DEALER or who in t.board.seats
