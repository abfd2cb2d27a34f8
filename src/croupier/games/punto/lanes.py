"""Both games for the compiler: the wagers on the two hands by their counts, House Money by its pairs."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from croupier.equipment.cards import Card
from croupier.games.punto import hands
from croupier.games.punto.acts import PressHouseMoney
from croupier.games.punto.areas import area, before
from croupier.games.punto.choices import Choices
from croupier.games.punto.hands import Hand
from croupier.games.punto.house_money import PRESSED_ONTO
from croupier.games.punto.memory import PuntoTable
from croupier.games.punto.wagers import On
from croupier.table.acts import Act, NameCard
from croupier.table.lanes import CARDS, PLAYER, Bet, Lane, named
from croupier.table.offers import Offer
from croupier.table.script import Script
from croupier.table.table import Table

Round = Callable[[Table[Any, Any]], Script[None]]


def lanes(submission: Choices, round_of_play: Round) -> tuple[Lane, ...]:
    """What the final counts decide; then, if it is offered, House Money taken, and pressed onto either hand."""
    wagers = [on for on in submission.wagers if on is not On.HOUSE_MONEY]
    by_counts = Lane(
        name="hands",
        script=round_of_play,
        areas={on.value: area(on, PLAYER) for on in wagers},
        plan=tuple(Bet(on.value) for on in wagers),
        symbols=CARDS,
        key=counts,
        alike=by_value,
    )
    if not submission.house_money:
        return (by_counts,)
    return by_counts, house_money_taken(round_of_play), *(pressed(on, round_of_play) for on in PRESSED_ONTO)


def counts(t: PuntoTable) -> Hashable:
    """The counts so far: when a card for the Banker's Hand is awaited, the tableau has been asked already."""
    return to_burn(t), tuple((len(cards), hands.count(cards)) for cards in lying(t))


def lying(t: PuntoTable) -> list[list[Card]]:
    """The cards of both hands, and those that the player was handed and has not returned yet."""
    return [named(t, place) for place in (Hand.PLAYER, Hand.BANKER, before(PLAYER))]


def by_value(symbol: Act) -> Hashable:
    """Counts look at values alone; the burn tells a ten from nothing, but all that count nothing are tens there."""
    assert isinstance(symbol, NameCard)
    return hands.count([symbol.card])


def by_rank(symbol: Act) -> Hashable:
    """Pairs look at ranks."""
    assert isinstance(symbol, NameCard)
    return symbol.card.rank.letter


def to_burn(t: PuntoTable) -> int | None:
    """How many cards of a new shoe are still to be burned; None while the first is not named."""
    first = t.board.face(0)
    return None if first is None else max(0, 1 + hands.burned_with(first) - t.shoe.next)


def house_money_taken(round_of_play: Round) -> Lane:
    """House Money alone, which leaves nothing to press it onto."""
    name = On.HOUSE_MONEY.value
    return Lane(
        name=name,
        script=round_of_play,
        areas={name: area(On.HOUSE_MONEY, PLAYER)},
        plan=(Bet(name),),
        symbols=CARDS,
        key=lambda t: (counts(t), pairs(t)),
        alike=by_rank,
    )


def pressed(on: On, round_of_play: Round) -> Lane:
    """House Money with a wager on a hand, onto which every payout is pressed; both are reckoned together."""
    name, wager = f"{On.HOUSE_MONEY} pressed on {on}", f"{on} with {On.HOUSE_MONEY}"

    def press(offers: Sequence[Offer]) -> Mapping[str, Act]:
        return {"press": PressHouseMoney(PLAYER, on)} if any(made.act is PressHouseMoney for made in offers) else {}

    return Lane(
        name=name,
        script=round_of_play,
        areas={name: area(On.HOUSE_MONEY, PLAYER), wager: area(on, PLAYER)},
        plan=(Bet(name), Bet(wager)),
        supports={wager: name},
        symbols=CARDS,
        key=lambda t: (counts(t), pairs(t), t.chips(PLAYER, area(on, PLAYER))),
        alike=by_rank,
        choices=press,
        situation=lambda _: "House Money wins",
    )


def pairs(t: PuntoTable) -> Hashable:
    """What is still open about House Money: a first card by its rank, then whether it became a pair.

    Once the wager is settled, nothing of this matters.
    """
    if not t.chips(PLAYER, area(On.HOUSE_MONEY, PLAYER)):
        return None
    return tuple(_pair(cards) for cards in lying(t))


def _pair(cards: list[Card]) -> Hashable:
    return cards[0].rank.letter if len(cards) == 1 else len(cards) > 1 and hands.is_pair(cards)
