"""Basic strategy: what a player does well to do with a hand against the dealer's first card."""

from collections.abc import Mapping, Sequence

from croupier.equipment.cards import Card
from croupier.games.blackjack import rules
from croupier.games.blackjack.acts import DoubleDown, Draw, SplitPair, Stand, Surrender
from croupier.games.blackjack.layout import DEALERS_HAND
from croupier.table.acts import Act
from croupier.table.limits import Amount
from croupier.table.offers import Offer
from croupier.table.views import View

STANDS = 17
"""The least total on which every dealer's hand is taken for made."""
COLUMNS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 1)
"""The values of the dealer's first card, the ace last."""
PREFERRED: Mapping[str, tuple[type[Act], ...]] = {
    "H": (Draw,),
    "S": (Stand,),
    "D": (DoubleDown, Draw),
    "d": (DoubleDown, Stand),
    "P": (SplitPair, Draw),
    "R": (Surrender, Draw),
}
"""What each letter of the charts asks for, and what is done where that is not offered."""

# For several decks where the dealer stands on a soft 17 and split hands may be doubled. Only the original wager is
# lost to a blackjack of the dealer (MA-BJ 10(b), 11(d)), so it holds with and without a hole card.
HARD = {
    **dict.fromkeys(range(4, 9), "HHHHHHHHHH"),
    9: "HDDDDHHHHH",
    10: "DDDDDDDDHH",
    11: "DDDDDDDDDH",
    12: "HHSSSHHHHH",
    13: "SSSSSHHHHH",
    14: "SSSSSHHHHH",
    15: "SSSSSHHHRH",
    16: "SSSSSHHRRR",
    **dict.fromkeys(range(17, 22), "SSSSSSSSSS"),
}
SOFT = {
    12: "HHHHHHHHHH",
    13: "HHHDDHHHHH",
    14: "HHHDDHHHHH",
    15: "HHDDDHHHHH",
    16: "HHDDDHHHHH",
    17: "HDDDDHHHHH",
    18: "SddddSSHHH",
    **dict.fromkeys(range(19, 22), "SSSSSSSSSS"),
}
PAIRS = {
    1: "PPPPPPPPPP",
    2: "PPPPPPHHHH",
    3: "PPPPPPHHHH",
    4: "HHHPPHHHHH",
    6: "PPPPPHHHHH",
    7: "PPPPPPHHHH",
    8: "PPPPPPPPPP",
    9: "PPPPPSPPSS",
}
"""The value of the paired cards; tens and fives are played as hard 20 and 10."""


def advice(view: View, offers: Sequence[Offer]) -> Act | None:
    """Play the hand whose turn it is by the charts; insurance and even money are left alone."""
    turn = next((made for made in offers if made.act is Stand), None)
    if turn is None or turn.about is None:
        return None
    cards, dealer = _open(view, turn.about), _open(view, DEALERS_HAND)
    offered = {made.act: made for made in offers}
    for act in preferred(cards, dealer, can_split=SplitPair in offered):
        if act in offered:
            return _filled(offered[act])
    return None


def _open(view: View, area: str) -> list[Card]:
    return [card.face for card in view.cards[area] if card.face is not None]


def preferred(cards: Sequence[Card], dealer: Sequence[Card], *, can_split: bool) -> tuple[type[Act], ...]:
    """The acts that the charts ask for against the dealer's open cards, the best first.

    >>> [act.__name__ for act in preferred([Card("6h"), Card("5c")], [Card("Td")], can_split=False)]
    ['DoubleDown', 'Draw']
    """
    score, against = rules.counted(cards), rules.counted(dealer)
    if against.total >= STANDS and len(dealer) > 1:
        # The dealer's hand is made, and an equal score loses to it (MA-BJ 6(k)(1)).
        return PREFERRED["S" if score.total > against.total else "H"]
    pair = PAIRS.get(rules.value(cards[0])) if can_split else None
    chart = SOFT if score.is_soft else HARD
    return PREFERRED[(pair or chart[score.total])[COLUMNS.index(column(dealer))]]


def column(dealer: Sequence[Card]) -> int:
    """The first card that the dealer's open cards are like: a hard 12 to 16 busts as often as a six, or oftener."""
    score = rules.counted(dealer)
    if len(dealer) == 1:
        return rules.value(dealer[0])
    if score.is_soft:
        return 1
    return 6 if score.total > 11 else max(2, min(score.total, 10))


def _filled(made: Offer) -> Act:
    """The act with the most that may be added to the wager."""
    match made.limits:
        case {"amount": Amount(highest=amount)}:
            return made.act(made.who, amount)  # type: ignore[call-arg]
    return made.act(made.who)
