"""What house players do: they follow the strategy that comes with the program for the rules of the table."""

from collections.abc import Mapping, Sequence

from croupier.equipment.cards import Card
from croupier.games.blackjack import rules
from croupier.games.blackjack.acts import (
    ApplyWager,
    DoubleDown,
    Draw,
    KeepWager,
    SplitPair,
    Stand,
    Surrender,
    TurnUpBlackjack,
)
from croupier.games.blackjack.layout import DEALERS_HAND, spot
from croupier.games.blackjack.rules import Soft17
from croupier.games.blackjack.strategy import Move, Strategy, built_in
from croupier.money import Cents
from croupier.table.acts import Act
from croupier.table.limits import Amount, OneOf
from croupier.table.offers import Offer
from croupier.table.views import View
from croupier.table.wagering import Wager

ACTS: Mapping[Move, type[Act]] = {
    Move.SURRENDER: Surrender,
    Move.DOUBLE: DoubleDown,
    Move.SPLIT: SplitPair,
    Move.DRAW: Draw,
    Move.STAND: Stand,
}


def basic_strategy(soft_17: Soft17, *, is_face_up: bool) -> Strategy:
    """The strategy that comes with the program for a dealer who does so on a soft 17."""
    return built_in(f"{'face-up' if is_face_up else 'several-decks'}-{soft_17}")


def advice(view: View, offers: Sequence[Offer]) -> Act | None:
    """Play the hand whose turn it is by the strategy; insurance and even money are left alone."""
    for made in offers:
        if made.act is TurnUpBlackjack:
            return _filled(made)
        if made.act is Wager and (further := _further_wager(view, made)) is not None:
            return further
    about = next((made.about for made in offers if made.act in (Stand, KeepWager, ApplyWager)), None)
    if about is None:
        return None
    # A player behind another on the box follows where the strategy would have it, and else leaves the wager alone.
    for act in (*_strategic(view, offers, about), KeepWager, ApplyWager):
        for made in offers:
            if made.act is act and not made.is_bar:
                return _filled(made)
    return None


def _strategic(view: View, offers: Sequence[Offer], hand: str) -> list[type[Act]]:
    """What the strategy asks for with a hand, if the player sees it; one just split is looked up as the pair it was."""
    cards = _open(view, hand)
    if len(cards) < len(view.cards[hand]):
        return []
    was_split = any(made.act is ApplyWager for made in offers)
    return preferred(cards * 2 if was_split else cards, _open(view, DEALERS_HAND))


def _further_wager(view: View, made: Offer) -> Act | None:
    """Against each further hand of the dealer as much as against the one before (MA-BJ 18(b))."""
    match made.limits:
        case {"amount": Amount() as amount, "area": OneOf(choices=areas)} if not made.is_bar:
            for area in areas:
                before = sum(stack.amount for stack in view.stacks.get(_before(area), ()) if stack.owner == made.who)
                if before and not any(stack.owner == made.who for stack in view.stacks.get(area, ())):
                    return Wager(made.who, Cents(min(max(before, amount.lowest), amount.highest)), area)
    return None


def _before(area: str) -> str:
    """The spot before that of an area, if it is a further one."""
    betting, _, number = area.partition(" spot ")
    return spot(betting, int(number) - 1) if number else ""


def _open(view: View, area: str) -> list[Card]:
    return [card.face for card in view.cards[area] if card.face is not None]


def preferred(cards: Sequence[Card], dealer: Sequence[Card]) -> list[type[Act]]:
    """The acts that the strategy asks for against the dealer's open cards, the best first.

    A view does not tell what the dealer does on a soft 17, so the strategy is that for a dealer who stands.

    >>> [act.__name__ for act in preferred([Card("6h"), Card("5c")], [Card("Td")])]
    ['DoubleDown', 'Draw', 'Stand']
    """
    strategy = basic_strategy(Soft17.STAND, is_face_up=len(dealer) > 1)
    paired = rules.value(cards[0]) if rules.is_pair(cards) else None
    moves = strategy.preferred(rules.counted(cards), paired, rules.counted(dealer))
    return [ACTS[move] for move in moves]


def _filled(made: Offer) -> Act:
    """The act with the most that may be added to the wagers, and with the first of what may be chosen."""
    fields = {
        name: limit.highest if isinstance(limit, Amount) else limit.choices[0]
        for name, limit in made.limits.items()
        if isinstance(limit, Amount | OneOf)
    }
    return made.act(made.who, **fields)
