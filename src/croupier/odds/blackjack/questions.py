"""A single hand from a partly dealt shoe: what each decision on it is worth."""

from msgspec import Struct

from croupier.errors import Refused
from croupier.games.blackjack import rules
from croupier.odds.blackjack.analysis import NAMES, worth_of_hand
from croupier.odds.blackjack.compositions import Composition, faces, only, read, spelled, together, without
from croupier.odds.blackjack.enough import assert_enough
from croupier.odds.blackjack.hands import all_hands
from croupier.odds.blackjack.insured import insurance_worth
from croupier.odds.blackjack.kernels import DRAW, STAND
from croupier.odds.blackjack.reports import Asked
from croupier.odds.blackjack.showing import Showing
from croupier.odds.blackjack.terms import ACE, pair_value, terms_of


class Answer(Struct, frozen=True, kw_only=True):
    """What is told of a hand."""

    hand: str
    up: str
    removed: str
    play: str
    move: str
    worth: dict[str, float]
    """What each decision is worth for each unit wagered."""
    dealer: dict[str, float]
    """How likely the dealer makes each hand."""
    insurance: float | None
    """What a unit laid on insurance is worth."""


def answer(asked: Asked, hand: str, up: str) -> Answer:
    """What the decisions on a hand are worth; cards that cannot be so are refused."""
    cards, shown = _hand(hand), _up(asked, up)
    left = without(asked.shoe, together(cards, shown), "--hand, --up and --removed")
    terms, number = terms_of(asked.submission), all_hands().number[cards]
    paired = pair_value(number) if sum(cards) == 2 else -1
    assert_enough(asked.shoe, terms.hands_of[paired] if paired >= 0 else 1, "--removed")
    showing = Showing(terms, shown, together(left, cards), asked.play)
    showing.play_on()
    if sum(cards) == 2:
        found = worth_of_hand(showing, number, 1.0)
        worth, move = found.worth, found.move
    else:
        lost = showing.dealer_blackjack(number)
        worth = {
            NAMES[each]: float(table[number, 0]) - lost
            for each, table in ((STAND, showing.worths.stand), (DRAW, showing.worths.draw))
            if each == STAND or showing.terms.decides[number]
        }
        move = max(worth, key=lambda each: worth[each])
    is_insured = shown == only(ACE)
    return Answer(
        hand=spelled(cards),
        up=spelled(shown),
        removed=spelled(asked.removed),
        play=asked.play.value,
        move=move,
        worth=worth,
        dealer={
            "over 21" if score.is_bust else "blackjack" if score.is_blackjack else str(score.total): float(chance)
            for score, chance in zip(showing.dealer.made, showing.chances[number], strict=True)
        },
        insurance=insurance_worth(showing, number) if is_insured else None,
    )


def _hand(text: str) -> Composition:
    cards = read(text, "--hand")
    if sum(cards) < 2:
        raise Refused(f'--hand "{text}": a hand has two cards or more, such as "T 6"')
    score = rules.counted(faces(cards))
    if score.is_bust:
        raise Refused(f'--hand "{text}": {score.total} is over 21, and such a hand has lost (MA-BJ 3(a)(1))')
    return cards


def _up(asked: Asked, text: str) -> Composition:
    cards = read(text, "--up")
    wanted = 2 if asked.submission.is_face_up else 1
    if sum(cards) != wanted:
        shows = "both cards, since the second one lies face up (MA-BJ 6(k))" if wanted == 2 else "one card"
        raise Refused(f'--up "{text}": the dealer shows {shows}')
    return cards
