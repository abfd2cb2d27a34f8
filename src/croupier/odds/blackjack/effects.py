"""What a removed card, or another choice of the licensee, does to the expectation."""

from collections.abc import Iterator

from msgspec import Struct

from croupier.errors import Refused
from croupier.games.blackjack.options.dealing import SecondCard
from croupier.games.blackjack.rules import Soft17, SpecialOdds
from croupier.games.blackjack.strategy import Strategy
from croupier.games.blackjack.submission import Blackjack
from croupier.odds.blackjack.analysis import Progress, analyse
from croupier.odds.blackjack.classes import PlayClass
from croupier.odds.blackjack.compositions import LETTERS, only, without
from croupier.odds.blackjack.reports import Asked
from croupier.odds.blackjack.terms import terms_of
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.game import Game

CHANGES = (
    *(f"decks={decks}" for decks in (1, 2, 4, 6, 8)),
    *(f"soft_17={each.value}" for each in Soft17),
    *(f"surrender={each}" for each in ("true", "false")),
    *(f"resplit_hands={each}" for each in (2, 3, 4)),
    *(f"resplit_aces={each}" for each in ("true", "false")),
    f"dealer_second_card={SecondCard.FACE_UP.value}",
    *(
        f'special_odds=["{each.value}"]'
        for each in (SpecialOdds.SUITED_678, SpecialOdds.THREE_SEVENS, SpecialOdds.FIVE_CARD_21)
    ),
)
"""The choices that are tried one by one."""


class Effect(Struct, frozen=True):
    """What something changes, for each unit wagered."""

    of: str
    effect: float


class Change(Struct, frozen=True):
    """Another choice, and what it does; or why it cannot be made."""

    setting: str
    expectation: float | None = None
    effect: float | None = None
    refused: str | None = None


def removals(asked: Asked, progress: Progress | None = None) -> tuple[Effect, ...]:
    """What the expectation changes by when one card more is gone, for a player who goes on by the same strategy.

    The strategy is the one asked for, or basic strategy for the shoe from which nothing more is removed.
    """
    terms = terms_of(asked.submission)
    strategy: Strategy | None = asked.strategy
    if strategy is None:
        strategy = analyse(terms, asked.shoe, PlayClass.TDZ_MINUS).strategy
    before = analyse(terms, asked.shoe, PlayClass.STRATEGY, strategy).expectation
    found = []
    for value, letter in enumerate(LETTERS):
        if asked.shoe[value]:
            shoe = without(asked.shoe, only(value), "--removed")
            found.append(Effect(letter, analyse(terms, shoe, PlayClass.STRATEGY, strategy).expectation - before))
        if progress is not None:
            progress(value + 1, len(LETTERS))
    return tuple(found)


def changes(
    game: Game, text: str | None, settings: tuple[str, ...], asked: Asked, progress: Progress | None = None
) -> Iterator[Change]:
    """What each other choice does to the expectation of the class of play."""
    base = analyse(terms_of(asked.submission), asked.shoe, asked.play).expectation
    for done, setting in enumerate(CHANGES, start=1):
        try:
            other = chosen(game, text=text, rulebook=asked.submission.rulebook, settings=(*settings, setting))
        except Refused as refused:
            yield Change(setting, refused=refused.problems[0] if refused.problems else str(refused))
            continue
        assert isinstance(other, Blackjack)
        if other != asked.submission:
            shoe = Asked(submission=other, removed=asked.removed).shoe
            expectation = analyse(terms_of(other), shoe, asked.play).expectation
            yield Change(setting, expectation, expectation - base)
        if progress is not None:
            progress(done, len(CHANGES))
