"""The side wagers for the compiler: parts of the round that deal just the cards by which each of them is decided.

Each part is made of the sections of the round itself. The main wager that a side wager goes with lies on the box while
the cards are dealt and is given back: what becomes of it is for the lane of the main game.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence

from croupier.equipment.cards import Card, Rank
from croupier.games.blackjack import dealing, hands, play, settlement, turns
from croupier.games.blackjack.hands import Hand
from croupier.games.blackjack.layout import DEALERS_HAND, box
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.rules import TENS, counted, may_become_blackjack, value
from croupier.games.blackjack.side import additional, bust_bonus, moments
from croupier.games.blackjack.side.areas import On, area, offered
from croupier.games.blackjack.side.rules import QUEEN_OF_HEARTS, matching, opening_sevens
from croupier.games.blackjack.submission import Blackjack
from croupier.table.acts import Act, NameCard
from croupier.table.lanes import CARDS, PLAYER, Bet, Lane, named
from croupier.table.script import Script
from croupier.table.seating import HOUSE_PRACTICE

BOX = box(PLAYER)
CLASSES = {On.MATCH: "match_the_dealer", On.TWENTY: "twenty_point_bonus", On.OPTIONAL: "optional_bonus"}
"""The classes that have limits of their own."""
Part = Callable[[BlackjackTable, list[Hand]], Script[None]]
Telling = Callable[[Card], Hashable]
"""What of a card a wager looks at."""


def side_lanes(submission: Blackjack) -> tuple[Lane, ...]:
    """A lane for each side wager that the odds of the cards decide, if it is offered."""
    side = list(offered(submission))
    return tuple(lane for ons, lane in _lanes() if all(on in side for on in ons))


def _lanes() -> Iterator[tuple[tuple[On, ...], Lane]]:
    over_under = (On.OVER_13, On.UNDER_13)
    yield over_under, _lane("over and under 13", over_under, first_cards, total, value)
    yield (On.SAME_SUIT,), _lane("same suit", (On.SAME_SUIT,), first_cards, first_card_of(suit_or_court), suit_or_court)
    yield (On.SEVENS,), _lane("sevens", (On.SEVENS,), third_card, sevens_so_far, seven)
    yield (On.MATCH,), _lane("match the dealer", (On.MATCH,), first_cards, matches_so_far, lambda card: card)
    yield (On.TWENTY,), _lane("twenty point bonus", (On.TWENTY,), dealers_second_card, twenty_so_far, part_of_twenty)
    yield (On.OPTIONAL,), _lane("optional bonus", (On.OPTIONAL,), dealers_third_card, dealer_so_far, value_or_eight)


def _lane(
    name: str, wagers: Sequence[On], part: Part, key: Callable[[BlackjackTable], Hashable], telling: Telling
) -> Lane:
    def alike(symbol: Act) -> Hashable:
        assert isinstance(symbol, NameCard)
        return telling(symbol.card)

    return Lane(
        name=name,
        script=lambda t: beside_a_main_wager(t, part),
        areas={on.value: area(on, BOX) for on in wagers},
        plan=tuple(Bet(on.value) for on in wagers),
        classes={on.value: CLASSES[on] for on in wagers if on in CLASSES},
        symbols=CARDS,
        key=lambda t: (len(named(t, BOX)), len(named(t, DEALERS_HAND)), key(t)),
        alike=alike,
    )


# The parts of a round.


async def beside_a_main_wager(t: BlackjackTable, part: Part) -> None:
    """A part of a round with the least main wager, which goes back afterwards."""
    t.place(PLAYER, BOX, t.submission.limits.minimum, HOUSE_PRACTICE)
    played = hands.on_the_boxes(t)
    await part(t, played)
    t.return_chips(PLAYER, BOX, HOUSE_PRACTICE)
    settlement.pick_up(t, played)
    await play.shuffle_if_due(t)


async def first_cards(t: BlackjackTable, played: list[Hand]) -> None:
    """Two cards to the box and one to the dealer, at least."""
    await dealing.first_cards(t, played)


async def third_card(t: BlackjackTable, played: list[Hand]) -> None:
    """Who has two sevens draws a third card, as is best for the wager."""
    await dealing.first_cards(t, played)
    if additional.waits(t, played[0]):
        await turns.draw(t, played[0])


async def dealers_second_card(t: BlackjackTable, played: list[Hand]) -> None:
    """Queens of hearts that wait are settled when the dealer has a second card."""
    await dealing.first_cards(t, played)
    if t.owners(area(On.TWENTY, BOX)):
        await dealing.second_card(t, 1)
        await moments.before_the_last_settlement(t, played)


async def dealers_third_card(t: BlackjackTable, played: list[Hand]) -> None:
    """The dealer has a second card, and a third if it is to be drawn."""
    await dealing.first_cards(t, played)
    await dealing.second_card(t, 1)
    bust_bonus.lost_on_two_cards(t, played)
    await bust_bonus.third_card(t, played)


# What of the cards a wager looks at, and on what the rest depends.


def total(t: BlackjackTable) -> Hashable:
    """The value of the first card."""
    return sum(map(value, named(t, BOX)))


def suit_or_court(card: Card) -> Hashable:
    """The suit, and whether the card is a king or queen."""
    return card.suit.letter, card.rank.letter if card.rank in (Rank.KING, Rank.QUEEN) else ""


def first_card_of(telling: Telling) -> Callable[[BlackjackTable], Hashable]:
    """What a wager looks at in the cards of the box."""
    return lambda t: tuple(telling(card) for card in named(t, BOX))


def seven(card: Card) -> Hashable:
    """The suit of a seven."""
    return card.suit.letter if card.rank is Rank.SEVEN else ""


def sevens_so_far(t: BlackjackTable) -> Hashable:
    """The sevens with which the box has begun."""
    return tuple(map(str, opening_sevens(named(t, BOX))))


def matches_so_far(t: BlackjackTable) -> Hashable:
    """The first card of the box until the dealer has one; then that one, and how the first matches it."""
    mine, dealers = named(t, BOX), named(t, DEALERS_HAND)
    if not dealers:
        return tuple(mine)
    first = dealers[0]
    return first, tuple(matching(card, first) for card in mine if card.rank is first.rank)


def part_of_twenty(card: Card) -> Hashable:
    """Tens, nines and aces by rank and suit; the others make no twenty."""
    return str(card) if card.rank in (*TENS, Rank.NINE, Rank.ACE) else ""


def twenty_so_far(t: BlackjackTable) -> Hashable:
    """The telling card of the box, and how the dealer begins if it may become a pair of queens of hearts."""
    mine, dealers = named(t, BOX), named(t, DEALERS_HAND)
    begins = [needed_for_blackjack(card) for card in dealers] if QUEEN_OF_HEARTS in mine else []
    return tuple(map(part_of_twenty, mine)), tuple(begins)


def needed_for_blackjack(card: Card) -> Hashable:
    """What would make a blackjack of it, if anything does."""
    if not may_become_blackjack(card):
        return ""
    return "ten" if card.rank is Rank.ACE else "ace"


def value_or_eight(card: Card) -> Hashable:
    """The value, and of eights the suit."""
    return value(card), card.suit.letter if card.rank is Rank.EIGHT else ""


def dealer_so_far(t: BlackjackTable) -> Hashable:
    """What the dealer's cards count, and which they are while all are eights."""
    dealers = named(t, DEALERS_HAND)
    score = counted(dealers)
    eights = tuple(map(str, dealers)) if all(card.rank is Rank.EIGHT for card in dealers) else ()
    return score.total, score.is_soft, eights
