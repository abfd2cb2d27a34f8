"""What the clauses ask of one choice at blackjack, or of few that belong together."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from croupier.equipment.cards import DECK, Card, Rank
from croupier.games.blackjack.options.choices import Choices
from croupier.games.blackjack.options.dealing import Device, Shuffler
from croupier.games.blackjack.options.side_wagers import (
    LEAST_MATCH_ODDS,
    LEAST_PROGRESSION,
    LEAST_STREAK_ODDS,
    LEAST_TWENTY_CAP,
    LEAST_TWENTY_ODDS,
    SAME_SUIT_OPTIONS,
    AdditionalWager,
    BlackjackBonus,
    Twenty,
    TwentyPointBonus,
)
from croupier.games.blackjack.rules import Soft17, SpecialOdds, most_hands
from croupier.money import Cents, dollars
from croupier.rulebooks.submissions import Problem, below_least

MOST_ADVANTAGE = Fraction(3, 10)
FACES = (Rank.JACK, Rank.QUEEN, Rank.KING)
BONUS_PAYOUTS = {1: range(5, 1001), 5: range(50, 5001)}
"""What a blackjack bonus wager of so many dollars may pay, in dollars (MA-BJ 20(j))."""


def problems(chosen: Choices) -> Iterator[Problem]:
    """What the clauses ask of the choices one by one."""
    yield from _cards(chosen)
    yield from _play(chosen)
    yield from _side_wagers(chosen)


def _cards(chosen: Choices) -> Iterator[Problem]:
    device, is_hand = chosen.dealing_device, chosen.dealing_device is Device.HAND
    if is_hand and not chosen.six_to_five:
        yield Problem("dealing_device", device.value, "MA-BJ 6(a)", "only the 6 to 5 variation is dealt by hand")
    if device is Device.CONTINUOUS and not chosen.dealing_device_approval.strip():
        why = "a continuous device needs the Commission's approval; give its reference"
        yield Problem("dealing_device_approval", chosen.dealing_device_approval or None, "MA-BJ 21", why)
    if device is Device.CONTINUOUS and chosen.shuffle_each_round:
        why = "a continuous device shuffles by itself; leave this off"
        yield Problem("shuffle_each_round", chosen.shuffle_each_round, "MA-BJ 21", why)
    if chosen.six_to_five and chosen.shuffler is not Shuffler.AUTOMATED:
        why = "the 6 to 5 variation needs an automated shuffling device"
        yield Problem("shuffler", chosen.shuffler.value, "MA-BJ 2(d)", why)
    yield from _batches(chosen)
    if chosen.burn_each_round and not chosen.six_to_five:
        why = "only the 6 to 5 variation may burn a card before each round"
        yield Problem("burn_each_round", chosen.burn_each_round, "MA-BJ 6A(c)", why)
    if chosen.one_round_per_deck and not (chosen.six_to_five and chosen.decks == 1):
        why = "only a single deck of the 6 to 5 variation serves for one round"
        yield Problem("one_round_per_deck", chosen.one_round_per_deck, "MA-BJ 5(i)", why)


def _batches(chosen: Choices) -> Iterator[Problem]:
    """The backs of the two batches have different colours (MA-BJ 2(c)(2))."""
    first, second = (
        " ".join(backs.casefold().split()) for backs in (chosen.first_batch_backs, chosen.second_batch_backs)
    )
    if first == second:
        why = "must be another colour than that of the first batch"
        yield Problem("second_batch_backs", chosen.second_batch_backs, "MA-BJ 2(c)(2)", why)


def _play(chosen: Choices) -> Iterator[Problem]:
    if len(set(chosen.special_odds)) < len(chosen.special_odds):
        yield Problem("special_odds", list(chosen.special_odds), "MA-BJ 3(e)", "must name each hand once")
    is_designated = SpecialOdds.DESIGNATED_BLACKJACK in chosen.special_odds
    if (is_designated or chosen.designated_blackjack) and designated(chosen) is None:
        why = 'must be an ace and a jack, queen or king, such as "As Ks"'
        yield Problem("designated_blackjack", chosen.designated_blackjack or None, "MA-BJ 3(e)(3)", why)
    if not chosen.double_after_split and not chosen.six_to_five:
        why = "only the 6 to 5 variation may forbid doubling after a split"
        yield Problem("double_after_split", chosen.double_after_split, "MA-BJ 10(d)", why)
    if chosen.six_to_five and chosen.soft_17 is not Soft17.DRAW:
        why = "the dealer draws on a soft 17 in the 6 to 5 variation"
        yield Problem("soft_17", chosen.soft_17.value, "MA-BJ 12(d)", why)
    most = most_hands(chosen.seats)
    if chosen.resplit_hands > most:
        why = f"a table with {chosen.seats} boxes allows up to {most} hands"
        yield Problem("resplit_hands", chosen.resplit_hands, "MA-BJ 11(e)", why)
    if chosen.boxes_per_player > chosen.seats:
        why = f"the layout has only {chosen.seats} boxes"
        yield Problem("boxes_per_player", chosen.boxes_per_player, "MA-BJ 14", why)
    if chosen.shared_boxes is not None and chosen.players_per_box == 1:
        why = "limits where several players may wager on a box, and players_per_box is 1"
        yield Problem("shared_boxes", chosen.shared_boxes, "MA-BJ 13(g)", why)
    elif chosen.shared_boxes is not None and chosen.shared_boxes > chosen.seats:
        why = f"the layout has only {chosen.seats} boxes"
        yield Problem("shared_boxes", chosen.shared_boxes, "MA-BJ 13(g)", why)


def designated(chosen: Choices) -> tuple[Card, ...] | None:
    """The two cards of the designated blackjack, if they are an ace and a face card (MA-BJ 3(e)(3))."""
    codes = chosen.designated_blackjack.split()
    if len(codes) != 2 or any(code not in DECK for code in codes):
        return None
    ace, face = sorted(map(Card, codes), key=lambda card: card.rank is not Rank.ACE)
    return (ace, face) if ace.rank is Rank.ACE and face.rank in FACES else None


def _side_wagers(chosen: Choices) -> Iterator[Problem]:
    side = chosen.wagers
    options = SAME_SUIT_OPTIONS.get(chosen.decks, 4)
    if side.additional is AdditionalWager.SAME_SUIT and side.same_suit_option > options:
        why = f"tables of {chosen.decks} decks have {options} options"
        yield Problem("wagers.same_suit_option", side.same_suit_option, "MA-BJ 17(e)(2)", why)
    yield from _dollar_chips(chosen)
    if side.progressive is not None:
        if not side.progressive.equipment.strip():
            yield Problem("wagers.progressive.equipment", None, "MA-BJ 19(a)", "needs the record of its equipment")
        if not LEAST_PROGRESSION <= side.progressive.rate <= 1:
            rate = str(side.progressive.rate)
            yield Problem("wagers.progressive.rate", rate, "MA-BJ 19(i)", "must be at least 7/10 and at most 1")
    if side.blackjack_bonus is not None:
        yield from _bonus(side.blackjack_bonus, chosen.decks)
    if side.streak is not None:
        least = "MA-BJ 22(j)(Two)"
        yield from below_least("wagers.streak.pays", side.streak.pays, LEAST_STREAK_ODDS, least)
        for hands in sorted(LEAST_STREAK_ODDS.keys() ^ side.streak.pays.keys()):
            why = "there are streaks of 2, 3, 4 and 5 hands, and each needs its odds"
            yield Problem(f"wagers.streak.pays.{hands}", None, least, why)
    if side.match_the_dealer is not None and chosen.decks in LEAST_MATCH_ODDS:
        clause = f"MA-BJ 23(f)({'Six' if chosen.decks == 6 else 'Eight'} Deck Non-Matching Suit)"
        pays = side.match_the_dealer.pays
        yield from below_least("wagers.match_the_dealer.pays", pays, LEAST_MATCH_ODDS[chosen.decks], clause)
    if side.twenty_point_bonus is not None:
        yield from _twenty(side.twenty_point_bonus, chosen.limits.minimum_of("twenty_point_bonus"))


def _dollar_chips(chosen: Choices) -> Iterator[Problem]:
    """Wagers of one dollar need chips that make a dollar (MA-BJ 17(a)(3)(i), 19(a), 20(a))."""
    side, bonus = chosen.wagers, chosen.wagers.blackjack_bonus
    of_a_dollar = {
        "MA-BJ 17(a)(3)(i)": side.additional is AdditionalWager.SEVENS,
        "MA-BJ 19(a)": side.progressive is not None,
        "MA-BJ 20(a)": bonus is not None and bool(bonus.one_dollar) and not chosen.six_to_five,
    }
    for clause, is_offered in of_a_dollar.items():
        if is_offered and chosen.chips and Cents(1_00) % chosen.chips[0]:
            yield Problem("chips", dollars(chosen.chips[0]), clause, "the smallest chips cannot make the wager of $1")


def _bonus(bonus: BlackjackBonus, decks: int) -> Iterator[Problem]:
    """The button pays within bounds and leaves the house an advantage of nothing to 30 percent (MA-BJ 20(j), (k))."""
    if not bonus.equipment.strip():
        yield Problem("wagers.blackjack_bonus.equipment", None, "MA-BJ 20(a)", "needs the record of its equipment")
    if not bonus.one_dollar and not bonus.five_dollars:
        why = "needs the payouts of a wager of $1 or of $5, each with its chance"
        yield Problem("wagers.blackjack_bonus", None, "MA-BJ 20(a)", why)
    for stake, payouts, key in ((1, bonus.one_dollar, "one_dollar"), (5, bonus.five_dollars, "five_dollars")):
        field = f"wagers.blackjack_bonus.{key}"
        for payout in payouts:
            if payout not in BONUS_PAYOUTS[stake]:
                bounds = BONUS_PAYOUTS[stake]
                why = f"must be from ${bounds.start} to ${bounds.stop - 1:,}"
                yield Problem(f"{field}.{payout}", payout, f"MA-BJ 20(j)(${stake} Wager)", why)
        if not payouts:
            continue
        if sum(payouts.values()) != 1 or min(payouts.values()) < 0:
            yield Problem(field, None, "MA-BJ 20(k)", "the chances must be positive and come to 1")
        elif not 0 <= (advantage := bonus_advantage(stake, payouts, decks)) <= MOST_ADVANTAGE:
            why = f"the house advantage is {float(advantage):.2%}; it must be from 0 to 30 %"
            yield Problem(field, None, "MA-BJ 20(k)", why)


def blackjack_chance(decks: int) -> Fraction:
    """How likely two cards of a full shoe are a blackjack.

    >>> blackjack_chance(1), blackjack_chance(6), blackjack_chance(8)
    (Fraction(32, 663), Fraction(192, 4043), Fraction(256, 5395))
    """
    return Fraction(2 * 4 * decks * 16 * decks, 52 * decks * (52 * decks - 1))


def bonus_advantage(stake: int, payouts: Mapping[int, Fraction], decks: int) -> Fraction:
    """The house advantage of a blackjack bonus wager (MA-BJ 20(k)).

    >>> bonus_advantage(1, {20: Fraction(1)}, decks=6)
    Fraction(11, 4043)
    """
    mean = sum((payout * chance for payout, chance in payouts.items()), Fraction(0))
    return 1 - blackjack_chance(decks) * (mean + stake) / stake


def _twenty(bonus: TwentyPointBonus, minimum: Cents) -> Iterator[Problem]:
    yield from below_least("wagers.twenty_point_bonus.pays", bonus.pays, LEAST_TWENTY_ODDS[bonus.table], "MA-BJ 24(f)")
    if bonus.cap is None:
        return
    highest = bonus.in_force[Twenty.QUEENS_AND_DEALER_BLACKJACK]
    least = max(LEAST_TWENTY_CAP, Cents(minimum * highest.win // highest.per))
    if bonus.cap < least:
        why = f"must be at least {dollars(least)}"
        yield Problem("wagers.twenty_point_bonus.cap", dollars(bonus.cap), "MA-BJ 24(h)", why)
    if not bonus.cap_approval.strip():
        yield Problem("wagers.twenty_point_bonus.cap_approval", None, "MA-BJ 24(h)", "needs the Commission's approval")
