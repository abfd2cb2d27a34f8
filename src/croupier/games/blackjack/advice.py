"""What house players do: they follow the strategy that comes with the program for the rules of the table."""

from collections.abc import Mapping, Sequence

from croupier.equipment.cards import Card
from croupier.games.blackjack import rules
from croupier.games.blackjack.acts import DoubleDown, Draw, SplitPair, Stand, Surrender
from croupier.games.blackjack.layout import DEALERS_HAND
from croupier.games.blackjack.rules import Soft17
from croupier.games.blackjack.strategy import Move, Strategy, built_in
from croupier.table.acts import Act
from croupier.table.limits import Amount
from croupier.table.offers import Offer
from croupier.table.views import View

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
    turn = next((made for made in offers if made.act is Stand), None)
    if turn is None or turn.about is None:
        return None
    cards, dealer = _open(view, turn.about), _open(view, DEALERS_HAND)
    offered = {made.act: made for made in offers}
    for act in preferred(cards, dealer):
        if act in offered:
            return _filled(offered[act])
    return None


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
    """The act with the most that may be added to the wager."""
    match made.limits:
        case {"amount": Amount(highest=amount)}:
            return made.act(made.who, amount)  # type: ignore[call-arg]
    return made.act(made.who)
