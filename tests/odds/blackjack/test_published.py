"""The analysis against exact figures that others published.

The usual game differs from MA-BJ in one rule: there an ace and a ten on a split hand push a dealer's 21 of more cards,
which by MA-BJ 3(a)(3) they beat. The figures are compared under the usual rule.

- Farmer: Eric Farmer's strategy calculator 6.3, printed in the thread "Software update with new split EVs", page 5, of
  blackjackinfo.com: a shoe of 19 cards, class CDZ-, pairs split up to four hands.
- Cacarulo: the thread "Deck Composition and Round Depth" of blackjacktheforum.com: six decks, soft 17 stands, late
  surrender, double after split, re-split to four but aces once, basic strategy by totals; ten digits in percent.
- Shackleford: wizardofodds.com, blackjack appendix 9, for 1, 2 and 5 decks: what stand, draw and double are worth given
  that the dealer has no blackjack, and the expected return of the game. The returns rest on another treatment of
  splits ("only considered how many hands the player had already split"), so that they agree to 1e-5 only. For 6 and 8
  decks without a hole card, what stand and draw are worth before anything is known of a blackjack.
"""

from collections.abc import Callable

import msgspec
import pytest

from croupier.games.blackjack import rules
from croupier.games.blackjack.rules import Outcome, Score, Soft17
from croupier.games.blackjack.submission import Blackjack
from croupier.odds.blackjack.analysis import analyse
from croupier.odds.blackjack.classes import PlayClass
from croupier.odds.blackjack.compositions import full_shoe, only, read, without
from croupier.odds.blackjack.hands import all_hands
from croupier.odds.blackjack.kernels import DOUBLE, DRAW, SPLIT, STAND
from croupier.odds.blackjack.showing import Showing
from croupier.odds.blackjack.terms import Terms, terms_of


def usual(player: Score, dealer: Score) -> Outcome:
    """Who wins where a 21 in two cards that is no blackjack is like any other 21."""
    if not player.is_blackjack:
        player = Score(player.total, player.is_soft, 3)
    return rules.outcome(player, dealer)


def usual_terms(**chosen: object) -> Terms:
    choices: dict[str, object] = {"seats": 6, "resplit_hands": 4, "resplit_aces": False} | chosen
    submission = msgspec.convert({"rulebook": "MA", "game": "blackjack"} | choices, Blackjack)
    return msgspec.structs.replace(terms_of(submission), judge=usual)


@pytest.fixture
def against() -> Callable[[Terms, str, tuple[int, ...]], Showing]:
    def solved(terms: Terms, up: str, shoe: tuple[int, ...]) -> Showing:
        shown = read(up, "up")
        showing = Showing(terms, shown, without(shoe, shown, "up"), PlayClass.CDZ_MINUS)
        showing.play_on()
        return showing

    return solved


def test_a_small_shoe_agrees_with_farmer(against: Callable[[Terms, str, tuple[int, ...]], Showing]) -> None:
    showing = against(usual_terms(decks=1), "7", (0, 4, 4, 2, 0, 0, 2, 0, 0, 7))
    worth = showing.worth(all_hands().number[read("2 2", "hand")])
    published = {STAND: -61.639194139, DRAW: -13.266733267, DOUBLE: -123.278388278, SPLIT: -76.210220335}
    assert {move: 100 * worth[move][0] for move in published} == pytest.approx(published, abs=1e-9)


CACARULO = {
    "A": -0.4245165255,
    "2": -0.2619103255,
    "3": -0.2476875354,
    "4": -0.2170750840,
    "5": -0.1853267626,
    "6": -0.2562006321,
    "7": -0.2912666188,
    "8": -0.3431801739,
    "9": -0.3742086172,
    "T": -0.4276935613,
}


def test_basic_strategy_and_removals_agree_with_cacarulo() -> None:
    terms = usual_terms(decks=6, surrender=True)
    basic = analyse(terms, full_shoe(6), PlayClass.TDZ_MINUS)
    assert 100 * basic.expectation == pytest.approx(-0.3317035785, abs=1e-10)
    removed = {
        card: 100
        * analyse(
            terms, without(full_shoe(6), read(card, "removed"), "removed"), PlayClass.STRATEGY, basic.strategy
        ).expectation
        for card in CACARULO
    }
    assert removed == pytest.approx(CACARULO, abs=1e-10)


SHACKLEFORD = [
    (1, "stand", True, 0.001839),
    (1, "stand", False, 0.000423),
    (1, "draw", True, -0.000072),
    (1, "draw", False, -0.001513),
    (2, "draw", True, -0.003797),
    (2, "draw", False, -0.005252),
    (5, "stand", True, -0.003804),
    (5, "stand", False, -0.005225),
    (5, "draw", True, -0.005918),
    (5, "draw", False, -0.007366),
]


@pytest.mark.parametrize(("decks", "soft_17", "after_split", "published"), SHACKLEFORD)
def test_the_game_is_near_to_shackleford(decks: int, soft_17: str, after_split: bool, published: float) -> None:  # noqa: FBT001 - a row
    terms = usual_terms(decks=decks, soft_17=soft_17, double_after_split=after_split)
    assert analyse(terms, full_shoe(decks), PlayClass.CDP).expectation == pytest.approx(published, abs=1e-5)


HANDS_AGAINST_AN_ACE = [
    (1, Soft17.STAND, "3 2", (-0.659375, -0.291565, -1.318751)),
    (1, Soft17.STAND, "6 A", (-0.482815, -0.199899, -0.527213)),
    (1, Soft17.STAND, "6 5", (-0.634013, 0.172946, 0.240259)),
    (1, Soft17.DRAW, "3 2", (-0.584988, -0.322592, -1.169976)),
    (1, Soft17.DRAW, "6 5", (-0.575374, 0.143003, 0.234296)),
    (1, Soft17.DRAW, "7 A", (-0.223909, -0.173175, -0.414678)),
    (2, Soft17.DRAW, "6 5", (-0.587564, 0.121079, 0.166650)),
    (2, Soft17.DRAW, "7 A", (-0.224703, -0.165428, -0.416886)),
    (5, Soft17.STAND, "6 5", (-0.660850, 0.148532, 0.133896)),
    (5, Soft17.STAND, "5 4", (-0.664220, -0.066434, -0.425176)),
    (5, Soft17.DRAW, "6 5", (-0.594346, 0.109880, 0.128187)),
    (5, Soft17.DRAW, "7 A", (-0.225295, -0.160941, -0.417747)),
]


@pytest.mark.parametrize(("decks", "soft_17", "hand", "published"), HANDS_AGAINST_AN_ACE)
def test_hands_against_an_ace_agree_with_shackleford(
    decks: int,
    soft_17: Soft17,
    hand: str,
    published: tuple[float, float, float],
    against: Callable[[Terms, str, tuple[int, ...]], Showing],
) -> None:
    showing = against(usual_terms(decks=decks, soft_17=soft_17), "A", full_shoe(decks))
    number = all_hands().number[read(hand, "hand")]
    plays = 1 - showing.dealer_blackjack(number)
    worth = showing.worth(number)
    assert tuple(worth[move][0] / plays for move in (STAND, DRAW, DOUBLE)) == pytest.approx(published, abs=1e-6)


BEFORE_ANYTHING_IS_KNOWN = [
    (6, "2 A", (-0.722356, -0.379910)),
    (6, "3 2", (-0.721887, -0.529734)),
    (6, "5 4", (-0.721243, -0.396287)),
    (6, "6 A", (-0.665166, -0.463296)),
    (6, "6 5", (-0.720879, -0.235772)),
    (6, "7 A", (-0.466029, -0.421285)),
    (8, "2 A", (-0.722307, -0.378980)),
    (8, "3 2", (-0.721955, -0.528987)),
    (8, "5 4", (-0.721465, -0.395636)),
    (8, "6 A", (-0.665036, -0.462428)),
    (8, "6 5", (-0.721201, -0.235977)),
    (8, "7 A", (-0.465508, -0.420237)),
]


@pytest.mark.parametrize(("decks", "hand", "published"), BEFORE_ANYTHING_IS_KNOWN)
def test_hands_without_a_hole_card_agree_with_shackleford(
    decks: int, hand: str, published: tuple[float, float], against: Callable[[Terms, str, tuple[int, ...]], Showing]
) -> None:
    showing = against(usual_terms(decks=decks, soft_17=Soft17.DRAW), "A", full_shoe(decks))
    number = all_hands().number[read(hand, "hand")]
    worth, lost = showing.worth(number), showing.dealer_blackjack(number)
    assert tuple(worth[move][0] - lost for move in (STAND, DRAW)) == pytest.approx(published, abs=1e-6)


DEALER = {"17": 0.138976, "18": 0.131762, "19": 0.131815, "20": 0.123948, "21": 0.120526, "over": 0.352973}


def test_a_dealers_two_of_one_deck_agrees_with_shackleford(
    against: Callable[[Terms, str, tuple[int, ...]], Showing],
) -> None:
    """Appendix 2B: what the dealer makes of a two, one deck, soft 17 stands."""
    showing = against(usual_terms(decks=1), "2", full_shoe(1))
    made = {"over" if score.is_bust else str(score.total): number for number, score in enumerate(showing.dealer.made)}
    assert {name: showing.chances[0, made[name]] for name in DEALER} == pytest.approx(DEALER, abs=1e-6)
    assert showing.shown == only(1)
