"""Several players on one box, and several hands of the dealer: what a transcript of one round cannot show."""

from collections import Counter
from collections.abc import Iterable

import pytest
from tests.conformance.player import Player

from croupier.equipment.cards import cards
from croupier.floor.chance import SeededChance, seeded
from croupier.floor.house import House, HousePlayer
from croupier.games.blackjack.acts import (
    ApplyWager,
    AskPlayers,
    Deal,
    DiscardFirstCard,
    DoubleDown,
    GoOn,
    Insure,
    KeepWager,
    LeaveFirstCard,
    MoveFirstCard,
    RebuildHand,
    ShareBox,
    SplitPair,
    Stand,
    TurnUpBlackjack,
)
from croupier.games.registry import game
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import judged
from croupier.table.acts import Act, BringChips, ChangeSeat, LeaveSeat, NameCard, OpenTable, TakeSeat, act_name
from croupier.table.codec import encode
from croupier.table.events import CAGE, INVENTORY, RACK, Event, Moved
from croupier.table.offers import Offer
from croupier.table.people import CHANCE, DEALER, Seat
from croupier.table.runner import Accepted, Runner
from croupier.table.table import Shoes
from croupier.table.wagering import Wager

BLACKJACK = game("blackjack")
ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)
AUTOMATIC = tuple(act_name(duty) for duty in BLACKJACK.duties)
ROUNDS = 150


def opened(options: dict[str, object], automatic: tuple[str, ...], shoes: Shoes = Shoes.ELECTRONIC) -> Runner:
    """A table of three players that is about to open."""
    submission = judged({"game": "blackjack", "rulebook": "MA", **options}, [BLACKJACK]).accepted()
    runner = Runner(BLACKJACK, submission, automatic, shoes)
    for seat in (ONE, TWO, THREE):
        done(runner, TakeSeat(seat, f"Player {seat}"))
        done(runner, BringChips(seat, Cents(1_000_000_00)))
    done(runner, OpenTable(DEALER))
    return runner


def done(runner: Runner, act: Act) -> Accepted:
    answer = runner.act(act)
    assert isinstance(answer, Accepted), f"{act}: {answer}"
    return answer


def share_a_box(runner: Runner, *spots: str) -> None:
    """All three wager the same on box 1, whose player consents."""
    for seat in (ONE, TWO, THREE):
        for area in spots:
            done(runner, Wager(seat, Cents(10_00), area))
        if seat == ONE:
            done(runner, ShareBox(ONE, "box 1"))
    done(runner, Deal(DEALER))


def on_the_layout(runner: Runner) -> dict[str, int]:
    """What the players have on each area."""
    lying = Counter[str]()
    for stack, amount in runner.table.board.stacks.items():
        if stack.area not in (RACK, INVENTORY.area, CAGE.area):
            lying[stack.area] += amount
    return lying


class Walk(Player):
    """Plays at random among some offers, chance included, and prefers what it has rarely done."""

    def step(self, runner: Runner, offers: Iterable[Offer]) -> None:
        open_now = [made for made in offers if not made.is_bar]
        kinds = list(dict.fromkeys(made.act for made in open_now))
        kind = self.random.choices(kinds, [1 / (1 + self.taken[kind]) for kind in kinds])[0]
        self.taken[kind] += 1
        done(runner, self.act(self.random.choice([made for made in open_now if made.act is kind])))

    def until_wagers_are_open(self, runner: Runner) -> None:
        """The opening, the shuffle and the cut, as far as they are due."""
        while not any(made.act is Wager for made in runner.asked()):
            self.step(runner, runner.asked())
        assert not on_the_layout(runner), "a round leaves nothing on the layout"


@pytest.mark.clause("MA-BJ 13(b)", "MA-BJ 13(d)", "MA-BJ 13(e)", "MA-BJ 13(f)")
@pytest.mark.parametrize("second_card", ["last", "hole-down", "hole-down-reader", "face-up"])
def test_who_follows_in_everything_fares_like_the_player_who_calls(second_card: str) -> None:
    """Whatever player 1 adds player 2 adds; what player 3 does, at random, changes nothing for them."""
    options: dict[str, object] = {} if second_card == "face-up" else {"surrender": True, "resplit_hands": 3}
    runner = opened({"players_per_box": 3, "dealer_second_card": second_card, **options}, AUTOMATIC)
    walk = Walk(f"follow {second_card}")
    for _ in range(ROUNDS):
        walk.until_wagers_are_open(runner)
        before = [runner.table.chips(seat, RACK) for seat in (ONE, TWO)]
        share_a_box(runner, "box 1")
        while on_the_layout(runner):
            walk.step(runner, [made for made in runner.asked() if made.who != TWO])
            answer = followed(runner)
            if answer is not None:
                done(runner, answer)
        won = [runner.table.chips(seat, RACK) - held for seat, held in zip((ONE, TWO), before, strict=True)]
        assert won[0] == won[1]
    for act in (DoubleDown, SplitPair, KeepWager, ApplyWager, GoOn):
        assert walk.taken[act], f"{act.__name__} was never met"


def followed(runner: Runner) -> Act | None:
    """What player 2 does to have on each area what player 1 has there, if that is open."""
    chips = runner.table.chips
    for made in runner.asked(TWO):
        if made.act is SplitPair:
            return SplitPair(TWO)
        if made.act is DoubleDown:
            return DoubleDown(TWO, chips(ONE, f"double of {made.about}"))
        if made.act is Insure and chips(ONE, "insurance of box 1"):
            return Insure(TWO, chips(ONE, "insurance of box 1"), "box 1")
    return None


FOLLOWING = (DoubleDown, SplitPair, KeepWager, ApplyWager, GoOn)
SIX_TO_FIVE: dict[str, object] = {
    "six_to_five": True,
    "shuffler": "automated",
    "dealing_device": "hand",
    "decks": 1,
    "cards_behind": "1/3",
    "soft_17": "draw",
}
FIRST_CARD = (MoveFirstCard, LeaveFirstCard, DiscardFirstCard, RebuildHand)


@pytest.mark.clause("MA-BJ 13(d)", "MA-BJ 13(e)", "MA-BJ 15(m)", "MA-BJ 15(n)", "MA-BJ 18(j)")
@pytest.mark.parametrize(
    ("options", "spots", "met"),
    [
        ({"resplit_hands": 3, "insurance_in_turn": True, "double_card": "on-request"}, ("box 1",), FOLLOWING),
        (
            {"wagers": {"multiple_action": "two-or-three"}, "even_money": True, "double_card": "face-down"},
            ("box 1", "box 1 spot 2", "box 1 spot 3"),
            FOLLOWING + FIRST_CARD,
        ),
        ({"wagers": {"multiple_action": "two-or-three"}, "decks": 1}, ("box 1", "box 1 spot 2"), FIRST_CARD),
        (
            {"wagers": {"multiple_action": "three"}, "dealing_device": "double-shoe", "decks": 2},
            ("box 1", "box 1 spot 2", "box 1 spot 3"),
            FIRST_CARD,
        ),
        (SIX_TO_FIVE, ("box 1",), FOLLOWING),
    ],
)
def test_rounds_come_to_an_end_whatever_anybody_does(
    options: dict[str, object], spots: tuple[str, ...], met: tuple[type[Act], ...]
) -> None:
    """Chips and cards are conserved at every act, or the runner would refuse it with a fault."""
    runner, walk = opened({"players_per_box": 3, **options}, ("announce-total",)), Walk(f"{options}")
    for _ in range(ROUNDS):
        walk.until_wagers_are_open(runner)
        share_a_box(runner, *spots)
        while on_the_layout(runner):
            offers = runner.offers() if walk.random.random() < 1 / 5 else runner.asked()
            walk.step(runner, [made for made in offers if made.act not in (LeaveSeat, ChangeSeat)])
    for act in met:
        assert walk.taken[act], f"{act.__name__} was never met"


@pytest.mark.clause("MA-BJ 18(b)")
def test_house_players_wager_against_every_hand_of_the_dealer() -> None:
    players = [HousePlayer(seat, Cents(500_00), seeded(f"{seat}")) for seat in (ONE, TWO, THREE)]
    runner = opened({"wagers": {"multiple_action": "three"}}, AUTOMATIC)
    house, rounds = House(SeededChance(3), players), 0
    events: list[Event] = []
    while rounds < 20:
        act = house.promptly(runner) or house.onward(runner)
        assert act is not None
        answer = done(runner, act)
        events += answer.events
        rounds += answer.ends_round
    laid = Counter(event.target.area for event in events if isinstance(event, Moved) and event.source.area == RACK)
    assert laid["box 2"] == laid["box 2 spot 2"] == laid["box 2 spot 3"] > 15


@pytest.mark.parametrize(
    ("shoe", "called", "follows"),
    [
        ("6c 6d 5h", DoubleDown(ONE, Cents(10_00)), DoubleDown(TWO, Cents(10_00))),
        ("7c 6d 7h", DoubleDown(ONE, Cents(10_00)), KeepWager(TWO)),
        ("8c 6d 8h", SplitPair(ONE), SplitPair(TWO)),
        ("Tc 6d Kh", SplitPair(ONE), ApplyWager(TWO, "box 1")),
    ],
)
def test_a_house_player_behind_another_follows_where_the_strategy_would(shoe: str, called: Act, follows: Act) -> None:
    runner, walk = opened({"players_per_box": 3}, AUTOMATIC, Shoes.PHYSICAL), Walk("opening")
    walk.until_wagers_are_open(runner)
    share_a_box(runner, "box 1")
    for card in cards(shoe):
        done(runner, NameCard(CHANCE, card))
    done(runner, called)
    assert HousePlayer(TWO, Cents(500_00), seeded(1)).wish(runner) == follows


@pytest.mark.clause("MA-BJ 6A(d)", "MA-BJ 13(b)")
def test_who_wagers_behind_learns_nothing_of_two_cards_that_the_caller_holds() -> None:
    """A pair, a blackjack and neither look alike to the other players of the box, and allow them the same."""
    seen = []
    for hand in ("8h 8c", "Ah Kd", "Td 5c"):
        runner, walk = opened({"players_per_box": 3, **SIX_TO_FIVE}, AUTOMATIC, Shoes.PHYSICAL), Walk("opening")
        walk.until_wagers_are_open(runner)
        share_a_box(runner, "box 1")
        for card in cards(f"6d {hand}"):
            done(runner, NameCard(CHANCE, card))
        looked = [encode(runner.view(TWO)), str(runner.act(TurnUpBlackjack(TWO, "box 1")))]
        done(runner, AskPlayers(DEALER))
        looked += [encode(runner.view(TWO)), str(runner.act(SplitPair(TWO))), str(runner.act(Stand(TWO)))]
        seen.append(looked)
    assert seen[0] == seen[1] == seen[2]
