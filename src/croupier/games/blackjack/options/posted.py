"""What is posted at a blackjack table, and which choices change only after notice."""

from collections.abc import Callable, Iterator

from croupier.games.blackjack.options.choices import Choices
from croupier.games.blackjack.options.dealing import DoubleCard, SecondCard
from croupier.games.blackjack.options.side_wagers import MultipleAction
from croupier.games.blackjack.rules import SPECIAL_ODDS, SpecialOdds
from croupier.money import Odds, dollars
from croupier.rulebooks.submissions import Notice, Problem

Choice = Callable[[Choices], object]

NOTICED_BEFORE_ANY_CHANGE: tuple[tuple[str, str, Choice], ...] = (
    ("MA-BJ 3(e)", "special_odds", lambda chosen: sorted(chosen.special_odds)),
    ("MA-BJ 3(e)(3)", "designated_blackjack", lambda chosen: chosen.designated_blackjack),
    ("MA-BJ 6(k)", "dealer_second_card", lambda chosen: chosen.dealer_second_card is SecondCard.FACE_UP),
    ("MA-BJ 7(c)", "even_money", lambda chosen: chosen.even_money),
    ("MA-BJ 8(c)", "surrender", lambda chosen: chosen.surrender),
    ("MA-BJ 9(b)", "insurance_in_turn", lambda chosen: chosen.insurance_in_turn),
    ("MA-BJ 10(c)", "double_card", lambda chosen: chosen.double_card),
    ("MA-BJ 10(d)", "double_after_split", lambda chosen: chosen.double_after_split),
    ("MA-BJ 11(e)", "resplit_hands", lambda chosen: (chosen.resplit_hands, chosen.resplit_aces)),
    ("MA-BJ 17(e)(2)", "wagers.same_suit_option", lambda chosen: chosen.wagers.same_suit_option),
)
NOTICED_BEFORE_WITHDRAWAL: tuple[tuple[str, str, Choice], ...] = (
    ("MA-BJ 16(c)", "special_odds", lambda chosen: SpecialOdds.FIVE_CARD_21 in chosen.special_odds),
    ("MA-BJ 17(a)", "wagers.additional", lambda chosen: chosen.wagers.additional),
    ("MA-BJ 18(a)", "wagers.multiple_action", lambda chosen: chosen.wagers.multiple_action),
)
DOUBLED = {
    DoubleCard.FACE_UP: "The card of a doubled hand is dealt face up.",
    DoubleCard.FACE_DOWN: "The card of a doubled hand is dealt face down at this table.",
    DoubleCard.ON_REQUEST: "The card of a doubled hand is dealt face down to a player who asks for it.",
}

REQUIRED = {
    MultipleAction.TWO_OR_THREE: "Each player makes two or three wagers, one against each hand of the dealer.",
    MultipleAction.THREE: "Each player makes three wagers, one against each hand of the dealer.",
}


def notices(chosen: Choices) -> Iterator[Notice]:
    """What the clauses demand to be posted, of the choices that are in force."""
    if chosen.special_odds:
        pays = {hand.value: SPECIAL_ODDS[hand] for hand in SpecialOdds if hand in chosen.special_odds}
        yield Notice("MA-BJ 3(e)", "These winning hands are paid at odds of their own.", pays)
    if SpecialOdds.DESIGNATED_BLACKJACK in chosen.special_odds:
        yield Notice("MA-BJ 3(e)(3)", f"The designated blackjack is {chosen.designated_blackjack}.")
    if chosen.dealer_second_card is SecondCard.FACE_UP:
        text = "The dealer's hole card is dealt face up; equal scores lose, and blackjack is paid as stated."
        yield Notice("MA-BJ 6(k)", text, {"Blackjack": Odds(1)})
    if chosen.even_money:
        yield Notice("MA-BJ 7(c)", "A blackjack against an ace may be paid 1 to 1 in place of insurance.")
    if chosen.surrender:
        yield Notice("MA-BJ 8(c)", "Players may surrender one-half of their wager.")
    if chosen.insurance_in_turn:
        yield Notice("MA-BJ 9(b)", "Insurance may be placed just before a player's own decision.")
    yield Notice("MA-BJ 10(c)", DOUBLED[chosen.double_card])
    if not chosen.double_after_split:
        yield Notice("MA-BJ 10(d)", "Split hands may not be doubled.")
    if chosen.resplit_hands > 2:
        aces = "" if chosen.resplit_aces else ", aces into two"
        yield Notice("MA-BJ 11(e)", f"Pairs may be split into up to {chosen.resplit_hands} hands{aces}.")
    if chosen.wagers.multiple_action is not None:
        limits = chosen.limits
        least, most = dollars(limits.minimum_of("wager")), dollars(limits.maximum_of("wager"))
        each = f"Each wager is from {least} to {most}."
        yield Notice("MA-BJ 18(b)", f"{REQUIRED[chosen.wagers.multiple_action]} {each}")


def changes(chosen: Choices, before: Choices) -> Iterator[Problem]:
    """The choices that were changed or withdrawn without the notice that their clause demands."""
    for clause, field, choice in NOTICED_BEFORE_ANY_CHANGE:
        if choice(chosen) != choice(before) and chosen.unannounced(before, clause):
            yield _unannounced(clause, field)
    for clause, field, choice in NOTICED_BEFORE_WITHDRAWAL:
        if choice(before) and choice(chosen) != choice(before) and chosen.unannounced(before, clause):
            yield _unannounced(clause, field)
    cap, old = chosen.wagers.twenty_point_bonus, before.wagers.twenty_point_bonus
    # A most that is printed on the layout tells by itself.
    if cap is None or old is None or cap.cap is None or cap.cap_on_layout:
        return
    if (old.cap is None or cap.cap < old.cap) and chosen.unannounced(before, "MA-BJ 24(h)"):
        yield _unannounced("MA-BJ 24(h)", "wagers.twenty_point_bonus.cap")


def _unannounced(clause: str, field: str) -> Problem:
    why = "differs from what is in force; a notice under this clause must be given first and stand in notices_given"
    return Problem(field, None, clause, why)
