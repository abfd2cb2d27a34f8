"""Chemin de fer at the table, where a transcript would have to list a whole shoe or many seats."""

from collections.abc import Iterator

import pytest

from croupier.equipment.cards import Card, cards, decks
from croupier.floor.chance import SeededChance, seeded
from croupier.floor.house import House, HousePlayer
from croupier.games.baccarat.acts import CallCards
from croupier.games.chemin_de_fer.acts import Banco, Bid, CallCard, CallStay, CloseBidding, CloseCalls
from croupier.games.punto.acts import DrawUnseen, FindFaceUp
from croupier.games.punto.hands import Hand
from croupier.games.registry import game
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import judged
from croupier.table.acts import AcceptCut, Act, BringChips, BuyIn, DeclineCut, OpenTable, Shuffle, TakeSeat, act_name
from croupier.table.events import INVENTORY, Announced, CashTaken, Event, Moved, Shown
from croupier.table.offers import Refusal
from croupier.table.people import CHANCE, DEALER, Role, Seat, Who
from croupier.table.runner import Accepted, Runner
from croupier.table.views import event_for
from croupier.table.wagering import Wager

CHEMIN_DE_FER = game("chemin-de-fer")
AUTOMATIC = tuple(act_name(duty) for duty in CHEMIN_DE_FER.duties)
BOTH = pytest.mark.parametrize("rulebook", ["MA", "NJ"])
BANKER, PLAYER = Seat(5), Seat(6)
BURNED = "As 2s"


class Dealing:
    """A table of two whose shoe begins with the given cards after an ace and a two are burned."""

    def __init__(self, rulebook: str, top: str = "", **options: object) -> None:
        written = {"game": "chemin-de-fer", "rulebook": rulebook, **options}
        self.runner = Runner(CHEMIN_DE_FER, judged(written, [CHEMIN_DE_FER]).accepted(), AUTOMATIC)
        self.top = cards(f"{BURNED} {top}")
        for seat in (BANKER, PLAYER):
            self.do(TakeSeat(seat, "Sofia"))
            self.do(BringChips(seat, Cents(5000_00)))
        self.do(OpenTable(DEALER))
        self.shuffle()

    def shuffle(self) -> tuple[Event, ...]:
        """Chance orders the cards, and the dealer cuts so that the given ones come first."""
        rest = list(decks(self.runner.table.submission.decks))
        for card in self.top:
            rest.remove(card)
        position = 100
        order: tuple[Card, ...] = (*rest[-position:], *self.top, *rest[:-position])
        self.do(Shuffle(CHANCE, order))
        for _ in self.runner.table.seated:
            self.do(DeclineCut(self.runner.asked()[0].who))
        return self.do(AcceptCut(DEALER, position))

    def do(self, *acts: Act) -> tuple[Event, ...]:
        happened: list[Event] = []
        for act in acts:
            answer = self.runner.act(act)
            assert isinstance(answer, Accepted), answer
            happened += answer.events
        return tuple(happened)

    def banco(self, stake: int = 1000) -> tuple[Event, ...]:
        """The hand is dealt to one who covers the whole bank."""
        return self.do(
            Bid(BANKER, Cents(stake * 100)),
            CloseBidding(DEALER),
            Wager(BANKER, Cents(stake * 100), "bank"),
            Banco(PLAYER),
            CloseCalls(DEALER),
        )

    def rack(self, seat: Seat) -> int:
        return self.runner.table.chips(seat, "rack")


def words(events: tuple[Event, ...]) -> list[str]:
    return [event.words for event in events if isinstance(event, Announced)]


@BOTH
@pytest.mark.clause("MA-CDF 11(k)", "NJ-CDF 4.12(k)")
def test_a_hand_that_the_shoe_cannot_finish_is_void(rulebook: str) -> None:
    """Cards drawn in error have left too few; the wagers go back, and the next shoe opens with bidding."""
    dealing = Dealing(rulebook, "2h 3h 3d 2d")
    dealing.banco()
    while dealing.runner.table.shoe.left:
        dealing.do(DrawUnseen(DEALER))
    dealing.do(CallCard(PLAYER))
    table = dealing.runner.table
    held = len(table.pieces(Hand.PLAYER)) + len(table.pieces(Hand.BANKER))
    assert held == 4
    events = dealing.do(dealing.runner.asked(BANKER)[0].act(BANKER))
    assert words(events) == ["Under Eight", "Under Eight", "The hand is void"]
    assert dealing.rack(BANKER) == dealing.rack(PLAYER) == 5000_00
    dealing.shuffle()
    assert table.memory.bank is None
    assert dealing.runner.is_between_rounds


@BOTH
@pytest.mark.clause("MA-CDF 3(a)", "NJ-CDF 4.4(a)")
def test_cards_that_came_shuffled_are_shuffled_for_the_second_shoe(rulebook: str) -> None:
    dealing = Dealing(rulebook, "5h Kh 2d 9c", cards="pre-shuffled", cut_card_depth=300)
    dealing.banco()
    for _ in range(8):
        dealing.do(DrawUnseen(DEALER))
    events = dealing.do(CallStay(PLAYER))
    assert "lace-cards" in [getattr(event, "duty", "") for event in events]
    dealing.shuffle()
    assert dealing.runner.table.pieces("for the next hand") == []


@BOTH
@pytest.mark.clause("MA-CDF 11(j)", "NJ-CDF 4.12(j)")
def test_a_shoe_that_ends_between_two_hands_returns_the_wagers(rulebook: str) -> None:
    dealing = Dealing(rulebook, "9h 8h 7h 6h 5h 4h 3h 2h Kh Qh", cut_card_depth=300)
    dealing.do(Bid(BANKER, Cents(100_00)), CloseBidding(DEALER), Wager(BANKER, Cents(100_00), "bank"), Banco(PLAYER))
    dealing.do(FindFaceUp(DEALER))
    assert dealing.runner.table.shoe.left == 300
    dealing.do(FindFaceUp(DEALER))
    assert dealing.rack(BANKER) == 5000_00
    assert dealing.runner.table.board.bonds == {}
    assert dealing.runner.table.board.markers == {}


# Who sees what.


def persons(runner: Runner) -> Iterator[Who | None]:
    yield None
    yield from (Seat(seat) for seat in range(1, runner.table.submission.seats + 1))
    yield from Role


def faces_told(events: tuple[Event, ...], who: Who | None) -> int:
    return sum(isinstance(event, Shown) and event_for(event, who).face is not None for event in events)  # type: ignore[attr-defined]


@BOTH
@pytest.mark.clause("MA-CDF 8(a)", "MA-CDF 8(b)", "NJ-CDF 4.9(a)", "NJ-CDF 4.9(b)")
def test_each_hand_is_seen_only_by_whom_it_belongs_to(rulebook: str) -> None:
    """Neither views nor events nor refusals tell anybody else."""
    dealing = Dealing(rulebook, "2h 3h 3d 2d")
    events = dealing.banco()
    runner = dealing.runner
    for who in persons(runner):
        sees = [card.face for card in runner.view(who).cards[Hand.PLAYER]]
        assert sees == ([Card("2h"), Card("3d")] if who == PLAYER else [None, None])
        assert [card.face for card in runner.view(who).cards[Hand.BANKER]] == [None, None]
        assert faces_told(events, who) == (2 if who == PLAYER else 0)
    events = dealing.do(CallCard(PLAYER))
    for who in persons(runner):
        sees = [card.face for card in runner.view(who).cards[Hand.BANKER]]
        assert sees == ([Card("3h"), Card("2d")] if who == BANKER else [None, None])
        assert faces_told(events, who) == (2 if who == BANKER else 0)


@BOTH
@pytest.mark.clause("MA-CDF 8(a)", "NJ-CDF 4.9(a)")
def test_a_refusal_tells_others_nothing_of_the_hand(rulebook: str) -> None:
    """Whatever the Player's Hand counts, others are refused in the same words."""
    refusals = []
    for top in ("Kh Ks 3d Kd", "Kh Ks 7d Kd", "Kh Ks 9d Kd"):
        dealing = Dealing(rulebook, top)
        dealing.banco()
        refusals.append([dealing.runner.act(CallStay(who)) for who in (BANKER, Seat(1), DEALER)])
        assert all(isinstance(refusal, Refusal) for refusal in refusals[-1])
        assert {made.act for made in dealing.runner.asked(BANKER)} == set()
    assert refusals[0] == refusals[1] == refusals[2]


# House players.


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 8, 14])
@pytest.mark.clause("MA-CDF 9(b)", "NJ-CDF 4.10(b)")
def test_the_house_gets_the_vigorish_and_nothing_else(rulebook: str, seats: int) -> None:
    """Many rounds of house players: chips go between participants, and the inventory grows by the vigorish alone."""
    written = {"game": "chemin-de-fer", "rulebook": rulebook, "seats": seats}
    runner = Runner(CHEMIN_DE_FER, judged(written, [CHEMIN_DE_FER]).accepted(), AUTOMATIC)
    below = seeded(seats)
    players = [HousePlayer(Seat(seat), Cents(500_00), below) for seat in range(1, seats + 1)]
    for player in players:
        runner.act(TakeSeat(player.seat, "Sofia"))
        runner.act(BuyIn(player.seat, player.chips))
    house = House(SeededChance(seats), players)
    expected = runner.table.board.stacks[INVENTORY]
    hands = vigorish = 0
    for _ in range(500):
        act = house.promptly(runner) or house.onward(runner)
        assert act is not None
        answer = runner.act(act)
        assert isinstance(answer, Accepted), answer
        for event in answer.events:
            match event:
                case Moved(clause=clause, amount=amount, target=target) if target == INVENTORY:
                    assert clause == runner.submission.clause("9(c)")  # type: ignore[attr-defined]
                    vigorish += amount
                case CashTaken(amount=amount):
                    expected -= amount
            hands += isinstance(event, Announced) and event.words == "Cards"
        assert runner.table.board.stacks[INVENTORY] == expected + vigorish
    assert hands > 15
    assert vigorish > 0


def test_house_players_do_every_kind_of_thing() -> None:
    """Bids, bankers who pass, Suivi, Banco, parts, cards and stays all come up among them."""
    written = {"game": "chemin-de-fer", "rulebook": "NJ"}
    runner = Runner(CHEMIN_DE_FER, judged(written, [CHEMIN_DE_FER]).accepted(), AUTOMATIC)
    players = [HousePlayer(Seat(seat), Cents(500_00), seeded(seat)) for seat in range(1, 7)]
    for player in players:
        runner.act(TakeSeat(player.seat, "Sofia"))
        runner.act(BuyIn(player.seat, player.chips))
    house, done = House(SeededChance(1), players), set[str]()
    for _ in range(1500):
        act = house.promptly(runner) or house.onward(runner)
        assert act is not None
        assert isinstance(runner.act(act), Accepted)
        done.add(act_name(type(act)))
    calls = "call-card call-stay call-natural call-under-eight draw-third"
    wanted = f"bid wager suivi banco decline-wager accept-bank pass-shoe {calls}".split()
    assert [each for each in wanted if each not in done] == []
    assert act_name(CallCards) not in done, "the table does its duties by itself here"
