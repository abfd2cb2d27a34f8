"""What is posted of the side wagers of blackjack, and what all tables of a licensee have alike (MA-BJ 17 to 25)."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from croupier.games.blackjack.options.choices import Choices
from croupier.games.blackjack.options.side_wagers import LEAST_MATCH_ODDS, SAME_SUIT_ODDS, AdditionalWager
from croupier.games.blackjack.options.single import bonus_advantage
from croupier.money import dollars
from croupier.rulebooks.submissions import Notice, Problem

ALIKE = Fraction(1, 10_000)
"""How far the advantages of a wager may lie apart at tables of different decks, since they are never quite equal."""
POSTED_LIMITS = {
    "match_the_dealer": ("MA-BJ 23(c)", "match-the-dealer wagers"),
    "twenty_point_bonus": ("MA-BJ 24(c)", "twenty point bonus wagers"),
    "optional_bonus": ("MA-BJ 25(c)", "optional bonus wagers"),
}


def notices(chosen: Choices) -> Iterator[Notice]:
    """The limits and odds of the side wagers that are offered."""
    side = chosen.wagers
    if side.additional is not None and side.additional_maximum is not None:
        yield Notice("MA-BJ 17(h)", f"The additional wager is at most {dollars(side.additional_maximum)}.")
    if side.additional is AdditionalWager.SAME_SUIT:
        royal, suited = SAME_SUIT_ODDS[chosen.decks][side.same_suit_option - 1]
        pays = {"King and queen of one suit": royal, "Any other two cards of one suit": suited}
        yield Notice("MA-BJ 17(e)(2)", f"Same suit is paid by option {side.same_suit_option}.", pays)
    for wager, (clause, words) in POSTED_LIMITS.items():
        if getattr(side, wager):
            least, most = chosen.limits.minimum_of(wager), chosen.limits.maximum_of(wager)
            yield Notice(clause, f"The {words} are from {dollars(least)} to {dollars(most)}.")
    if side.match_the_dealer is not None:
        found = LEAST_MATCH_ODDS[chosen.decks] | side.match_the_dealer.pays
        text = "Each card that matches the dealer's first is paid."
        yield Notice("MA-BJ 23(c)", text, {match.value: odds for match, odds in found.items()})
    if side.twenty_point_bonus is not None:
        hands = {hand.value: odds for hand, odds in side.twenty_point_bonus.in_force.items()}
        yield Notice("MA-BJ 24(f)", f"Pay table {side.twenty_point_bonus.table}, once for the highest hand.", hands)
        if side.twenty_point_bonus.cap is not None:
            cap = dollars(side.twenty_point_bonus.cap)
            text = f"Queen of hearts pairs with dealer blackjack win {cap} in a round together, shared by wagers."
            yield Notice("MA-BJ 24(h)", text)


def differences(chosen: Choices, others: Sequence[Choices]) -> Iterator[Problem]:
    """What differs from other blackjack tables of the licensee and may not (MA-BJ 17(e)(2), 20(k))."""
    for other in others:
        yield from _same_suit(chosen, other)
        yield from _advantages(chosen, other)


def _same_suit(chosen: Choices, other: Choices) -> Iterator[Problem]:
    both = (chosen.wagers, other.wagers)
    if chosen.decks != other.decks or any(side.additional is not AdditionalWager.SAME_SUIT for side in both):
        return
    option = chosen.wagers.same_suit_option
    if option != other.wagers.same_suit_option:
        why = f"all tables with {chosen.decks} decks pay by the same option, another by {other.wagers.same_suit_option}"
        yield Problem("wagers.same_suit_option", option, "MA-BJ 17(e)(2)", why)


def _advantages(chosen: Choices, other: Choices) -> Iterator[Problem]:
    mine, theirs = chosen.wagers.blackjack_bonus, other.wagers.blackjack_bonus
    if mine is None or theirs is None:
        return
    for stake, key in ((1, "one_dollar"), (5, "five_dollars")):
        payouts, others = getattr(mine, key), getattr(theirs, key)
        if not payouts or not others:
            continue
        here, there = bonus_advantage(stake, payouts, chosen.decks), bonus_advantage(stake, others, other.decks)
        if abs(here - there) > ALIKE:
            why = f"the advantage is {float(here):.2%} here and {float(there):.2%} elsewhere; it must be the same"
            yield Problem(f"wagers.blackjack_bonus.{key}", None, "MA-BJ 20(k)", why)
