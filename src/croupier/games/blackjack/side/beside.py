"""The side wagers for the simulation of the whole round: the cards that decide each of them, and the rule that does.

The round itself says which cards the box and the dealer get; what a side wager makes of them is asked here of the same
rules that settle it at the table, once for every hand, and kept in tables.
"""

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction

from croupier.equipment.cards import Card, Rank
from croupier.games.blackjack.options.side_wagers import Twenty
from croupier.games.blackjack.rules import dealt, value
from croupier.games.blackjack.side import rules
from croupier.games.blackjack.side.areas import STREAKS, On, offered
from croupier.games.blackjack.side.lanes import (
    needed_for_blackjack,
    part_of_twenty,
    seven,
    suit_or_court,
    value_or_eight,
)
from croupier.games.blackjack.side.rules import ACES_PAY, PROGRESSIVE_STAKE
from croupier.games.blackjack.submission import Blackjack
from croupier.money import LOSE, Cents, Odds, Result, win
from croupier.table.duels import Beside, Seen, Sight

Look = Callable[[Card], Hashable]
Judge = Callable[[Seen], Result]


def beside(submission: Blackjack) -> tuple[Beside, ...]:
    """The side wagers that are offered and decided within a round."""
    side = list(offered(submission))
    return tuple(each for each in _all(submission) if any(each.wager.startswith(on) for on in side))


def streaks(submission: Blackjack) -> dict[int, tuple[str, Odds]]:
    """The streak wagers with their odds, by the number of hands that must be won (MA-BJ 22(a), 22(j))."""
    chosen = submission.wagers.streak
    return {} if chosen is None else {wins: (on.value, chosen.pays[wins]) for wins, on in STREAKS.items()}


def _all(submission: Blackjack) -> Iterator[Beside]:
    side, decks = submission.wagers, submission.decks
    yield _one(On.OVER_13, two(value), lambda seen: rules.over_13(seen.box).result)
    yield _one(On.UNDER_13, two(value), lambda seen: rules.under_13(seen.box).result)
    yield _one(
        On.SAME_SUIT,
        two(suit_or_court),
        lambda seen: rules.same_suit(seen.box, decks, side.same_suit_option).result,
    )
    yield _one(On.SEVENS, {**two(seven), Sight.UNSPLIT_3: seven}, lambda seen: rules.sevens(seen.box).result)
    if side.progressive is not None:
        yield _progressive(side.progressive.initial)
    if side.blackjack_bonus is not None:
        for stake, payouts in ((1, side.blackjack_bonus.one_dollar), (5, side.blackjack_bonus.five_dollars)):
            if payouts:
                yield _bonus(Cents(stake * 100), payouts)
    if side.match_the_dealer is not None:
        pays = rules.match_odds(side.match_the_dealer, decks)
        yield _one(
            On.MATCH,
            {Sight.DEALER_1: by_itself, **two(by_itself)},
            lambda seen: rules.match_the_dealer(seen.box, seen.dealer[0], pays, decks).result,
        )
    if side.twenty_point_bonus is not None:
        in_force = side.twenty_point_bonus.in_force
        dealers: dict[Sight, Look] = dict.fromkeys((Sight.DEALER_1, Sight.DEALER_2), needed_for_blackjack)
        yield _one(On.TWENTY, {**two(part_of_twenty), **dealers}, lambda seen: twenty_point(seen, in_force))
    dealers = dict.fromkeys((Sight.DEALER_1, Sight.DEALER_2, Sight.DEALER_3), value_or_eight)
    yield _one(On.OPTIONAL, dealers, lambda seen: optional_bonus(seen.dealer))


def two(look: Look) -> dict[Sight, Look]:
    """The first two cards of the box."""
    return {Sight.BOX_1: look, Sight.BOX_2: look}


def by_itself(card: Card) -> Hashable:
    """Every card is told from every other."""
    return card


def _one(on: On, sights: dict[Sight, Look], judge: Judge) -> Beside:
    """A wager that its cards alone decide."""
    return Beside(wager=on.value, sights=sights, ends=lambda seen: {judge(seen): Fraction(1)})


def twenty_point(seen: Seen, in_force: dict[Twenty, Odds]) -> Result:
    """Two cards that count twenty, and for queens of hearts whether the dealer has a blackjack (MA-BJ 24(e), (f))."""
    made = rules.twenty(seen.box)
    if made is None:
        return LOSE
    if rules.twenty_waits(made, seen.dealer[0]) and dealt(seen.dealer).is_blackjack:
        made = Twenty.QUEENS_AND_DEALER_BLACKJACK
    return win(in_force[made])


def optional_bonus(dealers: list[Card]) -> Result:
    """It is lost on two cards that count 17 or more, else decided by the third (MA-BJ 25(d))."""
    is_lost = dealt(dealers[:2]).total >= rules.DEALER_STANDS
    return rules.bust_bonus(dealers[:2] if is_lost else dealers).result


def ace(card: Card) -> Hashable:
    """The suit of an ace."""
    return card.suit.letter if card.rank is Rank.ACE else ""


def _progressive(jackpot: Cents) -> Beside:
    """Aces in the first four cards of the box, the meter showing its initial amount (MA-BJ 19(c), 19(i))."""

    def judge(seen: Seen) -> Result:
        made = rules.aces(seen.box)
        return LOSE if made is None else rules.award(ACES_PAY.get(made, jackpot))

    return Beside(
        wager=On.PROGRESSIVE.value,
        sights={**two(ace), Sight.BOX_3: ace, Sight.BOX_4: ace},
        ends=lambda seen: {judge(seen): Fraction(1)},
        stake=PROGRESSIVE_STAKE,
    )


def _bonus(stake: Cents, payouts: dict[int, Fraction]) -> Beside:
    """A blackjack wins what the button shows (MA-BJ 20(d), 20(j))."""
    won = {rules.paid_sum(Cents(amount * 100)): chance for amount, chance in payouts.items()}
    return Beside(
        wager=f"{On.BONUS} of ${stake // 100}",
        sights=two(value),
        ends=lambda seen: won if rules.wins_bonus(seen.box) else {LOSE: Fraction(1)},
        stake=stake,
    )
