"""A whole analysis: what the game is worth to a player of a class, and what each decision is worth on each hand."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import sqrt

from msgspec import Struct

from croupier.games.blackjack.options.dealing import SecondCard
from croupier.games.blackjack.strategy import Strategy
from croupier.odds.blackjack.basic import basic_strategy
from croupier.odds.blackjack.classes import PlayClass
from croupier.odds.blackjack.compositions import Composition, spelled
from croupier.odds.blackjack.deals import Shown, hands_dealt, showings
from croupier.odds.blackjack.hands import all_hands
from croupier.odds.blackjack.insured import Insurance, insurance_from, insured, own_blackjack
from croupier.odds.blackjack.kernels import DOUBLE, DRAW, SPLIT, STAND, SURRENDER
from croupier.odds.blackjack.showing import Showing
from croupier.odds.blackjack.terms import Terms, is_blackjack
from croupier.odds.blackjack.told import Told, told_by

THREADS = 2
NAMES = {STAND: "stand", DRAW: "draw", DOUBLE: "double", SPLIT: "split", SURRENDER: "surrender"}
BLACKJACK = "blackjack"
Progress = Callable[[int, int], None]
"""Told how many showings of the dealer are done, and of how many."""


class HandWorth(Struct, frozen=True):
    """What the decisions on a hand of two cards are worth against what the dealer shows, for each unit wagered."""

    hand: str
    shown: str
    probability: float
    worth: dict[str, float]
    """When the decision is made; only a card reader has then told whether the dealer has a blackjack."""
    move: str
    expectation: float
    """Before anything is known of the dealer's second card."""
    square: float


class Analysis(Struct, frozen=True, kw_only=True):
    """The result."""

    play: PlayClass
    expectation: float
    sd: float
    hands: tuple[HandWorth, ...]
    insurance: Insurance | None
    strategy: Strategy | None
    """The strategy that was followed, if it is one by totals."""


class Table:
    """All showings of the dealer from one shoe."""

    def __init__(self, terms: Terms, shoe: Composition, play: PlayClass, progress: Progress | None = None) -> None:
        self.terms = terms
        self.play = play
        shown = showings(shoe, is_face_up=terms.submission.is_face_up)
        self.against = list(zip(shown, _side_by_side(terms, shown, play, progress), strict=True))

    def follow(self, strategy: Strategy) -> list[Told]:
        """Play by a strategy against every showing."""
        told = [told_by(strategy, self.terms, shown.cards) for shown, _ in self.against]
        for (_, showing), each in zip(self.against, told, strict=True):
            showing.play_on(each.further, each.after_split)
        return told


def _side_by_side(
    terms: Terms, shown: Sequence[Shown], play: PlayClass, progress: Progress | None
) -> Iterator[Showing]:
    """Solve the showings on both cores; compiled code holds no lock."""

    def solved(each: Shown) -> Showing:
        showing = Showing(terms, each.cards, each.left, play)
        showing.play_on()
        for hand in hands_dealt(each.left):
            showing.worth(hand)
        return showing

    pool = ThreadPoolExecutor(THREADS)
    try:
        for done, showing in enumerate(pool.map(solved, shown), start=1):
            if progress is not None:
                progress(done, len(shown))
            yield showing
    finally:
        pool.shutdown(cancel_futures=True)


def analyse(
    terms: Terms,
    shoe: Composition,
    play: PlayClass = PlayClass.CDZ_MINUS,
    strategy: Strategy | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Analyse the game from a shoe for a class of play, or for a strategy."""
    table = Table(terms, shoe, play, progress)
    if play is PlayClass.TDZ_MINUS:
        strategy = basic_strategy("basic strategy", table.against)
    hands: list[HandWorth] = []
    told = [None] * len(table.against) if strategy is None else table.follow(strategy)
    for (shown, showing), each in zip(table.against, told, strict=True):
        for hand, chance in hands_dealt(shown.left).items():
            hands.append(worth_of_hand(showing, hand, chance * shown.chance, strategy, each))
    expectation = sum(each.probability * each.expectation for each in hands)
    square = sum(each.probability * each.square for each in hands)
    return Analysis(
        play=play,
        expectation=expectation,
        sd=sqrt(square - expectation**2),
        hands=tuple(hands),
        insurance=insurance_from(table.against),
        strategy=strategy,
    )


def worth_of_hand(
    showing: Showing, hand: int, chance: float, strategy: Strategy | None = None, told: Told | None = None
) -> HandWorth:
    """What a hand of two cards is worth, and each decision on it: the best, or as the strategy has told."""
    lost = showing.dealer_blackjack(hand)
    if is_blackjack(hand):
        value, square = own_blackjack(showing, hand, strategy)
        worth, move = {BLACKJACK: value}, BLACKJACK
    else:
        each = showing.worth(hand)
        chosen = max(each, key=lambda named: each[named][0]) if told is None else int(told.first[hand])
        value, square = each[chosen][0] - lost, each[chosen][1] + lost
        value, square = insured(showing, hand, value, square, strategy)
        is_read = showing.terms.submission.dealer_second_card is SecondCard.HOLE_DOWN_READER
        worth = {
            NAMES[named]: gained[0] / (1 - lost) if is_read and lost < 1 else gained[0] - lost
            for named, gained in each.items()
        }
        move = NAMES[chosen]
    name = spelled(tuple(map(int, all_hands().cards[hand])))
    return HandWorth(name, spelled(showing.shown), chance, worth, move, value, square)
