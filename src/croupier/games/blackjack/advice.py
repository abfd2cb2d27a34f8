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
from croupier.games.blackjack.strategy import Move, Strategy, built_in
from croupier.games.blackjack.submission import Blackjack
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


DECKS = {1: "one-deck", 2: "two-decks"}
NO_DOUBLE_AFTER_SPLIT = "-no-double-after-split"


def basic_strategy(submission: Blackjack) -> Strategy:
    """The strategy that comes with the program for the rules of the table.

    >>> basic_strategy(Blackjack(rulebook="MA", game="blackjack", decks=2)).name
    'two decks, the dealer stands on soft 17'
    """
    if submission.is_face_up:
        return built_in(f"face-up-{submission.soft_17}")
    # Only the 6 to 5 variation, which is dealt from one deck or two, may forbid it (6A).
    without = "" if submission.double_after_split else NO_DOUBLE_AFTER_SPLIT
    return built_in(f"{DECKS.get(submission.decks, 'several-decks')}-{submission.soft_17}{without}")


def advice(submission: Blackjack, view: View, offers: Sequence[Offer]) -> Act | None:
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
    for act in (*_strategic(submission, view, offers, about), KeepWager, ApplyWager):
        for made in offers:
            if made.act is act and not made.is_bar:
                return _filled(made)
    return None


def _strategic(submission: Blackjack, view: View, offers: Sequence[Offer], hand: str) -> list[type[Act]]:
    """What the strategy asks for with a hand, if the player sees it; one just split is looked up as the pair it was."""
    cards = _open(view, hand)
    if len(cards) < len(view.cards[hand]):
        return []
    was_split = any(made.act is ApplyWager for made in offers)
    dealer = _open(view, DEALERS_HAND)
    # Before the hands are played the dealer shows one card, unless the hole card lies face up.
    return preferred(submission, cards * 2 if was_split else cards, dealer if submission.is_face_up else dealer[:1])


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


def preferred(submission: Blackjack, cards: Sequence[Card], dealer: Sequence[Card]) -> list[type[Act]]:
    """The acts that the strategy for the table asks for against the dealer's open cards, the best first.

    >>> table = Blackjack(rulebook="MA", game="blackjack")
    >>> [act.__name__ for act in preferred(table, [Card("6h"), Card("5c")], [Card("Td")])]
    ['DoubleDown', 'Draw', 'Stand']
    """
    strategy = basic_strategy(submission)
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
