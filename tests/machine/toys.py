"""Two small games: three cards of which the first and the last decide, and the pass line of craps."""

from collections.abc import Callable, Hashable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from croupier.equipment.dice import THROWS
from croupier.machine.drive import Course
from croupier.money import LOSE, PUSH, Odds, win
from croupier.rulebooks.submissions import Submission
from croupier.table import shuffling
from croupier.table.acts import Act, DrawCard
from croupier.table.board import DISCARD
from croupier.table.events import Loaded
from croupier.table.game import Game
from croupier.table.lanes import CARDS, PLAYER, Bet, Lane, T, named
from croupier.table.layout import Layout
from croupier.table.limits import Whole
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import CHANCE, DEALER, EVERYONE

CLAUSE = "house practice"


class Go(Act, frozen=True):
    """Begin."""


def may_go(_: T) -> Iterator[Offer | Bar]:
    yield offer(DEALER, Go, CLAUSE)


# Three cards: the wager wins if the first and the third are of one suit.


class Suits(Submission, frozen=True, kw_only=True):
    rulebook: str = "MA"
    game: str = "suits"
    seats: int = 1
    decks: int = 1
    cutting_card: int | None = 30
    burned: int = 2
    rounds_after: int = 0


class Played(Struct):
    rounds_after: int = 0


async def suits(t: T) -> None:
    await t.ask(may_go)
    if t.board.shoe is None:
        return await new_shoe(t)
    for _ in range(3):
        await t.draw_to("box", CLAUSE, EVERYONE)
    first, _, third = t.faces("box")
    t.settle(PLAYER, "area", win(Odds(3)) if first.suit is third.suit else LOSE, CLAUSE)
    t.discard(t.pieces("box"), CLAUSE)
    if t.shoe.cutting_card is None:
        await new_shoe(t)
    elif t.shoe.cutting_card_is_out:
        t.memory.rounds_after += 1
        if t.memory.rounds_after > t.submission.rounds_after:
            await new_shoe(t)
    return None


async def new_shoe(t: T) -> None:
    t.memory.rounds_after = 0
    await shuffling.stack(t, t.submission.decks, CLAUSE)
    t.emit(Loaded(CLAUSE, len(t.board.stack_of_cards), t.submission.cutting_card))
    for _ in range(t.submission.burned):
        await t.draw_to(DISCARD, CLAUSE)


SUITS = Game(
    name="suits",
    title="Suits",
    rulebooks=("MA",),
    submission=Suits,
    memory=Played,
    acts=(Go,),
    script=suits,
    layout=lambda _: Layout(1, 1, ()),
    duties=(DrawCard,),
)


def every_suit(t: T) -> Hashable:
    return tuple(card.suit.letter for card in named(t, "box"))


SUITS_LANE = Lane(
    name="suits",
    script=suits,
    areas={"wager": "area"},
    plan=(Bet("wager"),),
    symbols=CARDS,
    key=every_suit,
)


def suits_course(key: Callable[[T], Hashable] = every_suit, submission: Suits | None = None) -> Course:
    return Course(SUITS, replace(SUITS_LANE, key=key), submission or Suits(), SUITS_LANE.plan)


# Two dice: the pass line, and don't pass with twelve barred.


class Dice(Submission, frozen=True, kw_only=True):
    rulebook: str = "MA"
    game: str = "dice"
    seats: int = 1


class Point(Struct):
    point: int | None = None


class Throw(Act, frozen=True):
    first: int
    second: int


async def dice(t: T) -> None:
    await t.ask(may_go)
    throw = await t.chance(Throw, CLAUSE, first=Whole(1, 6), second=Whole(1, 6))
    total, point = throw.first + throw.second, t.memory.point
    if point is None and total not in (2, 3, 7, 11, 12):
        t.memory.point = total
    elif point is None or total in (7, point):
        t.memory.point = None
        won = total in (7, 11) if point is None else total == point
        t.settle(PLAYER, "pass", win(Odds(1)) if won else LOSE, CLAUSE)
        barred = point is None and total == 12
        t.settle(PLAYER, "don't", PUSH if barred else LOSE if won else win(Odds(1)), CLAUSE)


DICE_LANE = Lane(
    name="line",
    script=dice,
    areas={"pass": "pass", "don't": "don't"},
    plan=(Bet("pass", when="come out"), Bet("don't", when="come out")),
    symbols=tuple(Throw(CHANCE, *throw) for throw in THROWS),
    key=lambda t: t.memory.point,
    conditions={"come out": lambda t: t.memory.point is None},
)
DICE = Game(
    name="dice",
    title="Dice",
    rulebooks=("MA",),
    submission=Dice,
    memory=Point,
    acts=(Go, Throw),
    script=dice,
    layout=lambda _: Layout(1, 1, ()),
    lanes=lambda _: (DICE_LANE,),
)


def dice_course(key: Callable[[T], Hashable] = DICE_LANE.key) -> Course:
    return Course(DICE, replace(DICE_LANE, key=key), Dice(), DICE_LANE.plan)
