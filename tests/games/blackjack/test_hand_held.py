"""The 6 to 5 variation and its decks, where a transcript would have to list a whole deck or see into a fault."""

import pytest
from tests.games.blackjack.dealing import BLACKJACK, ONE, TWO, Dealing

from croupier.equipment.cards import decks
from croupier.floor.chance import SeededChance, seeded
from croupier.floor.house import House, HousePlayer
from croupier.games.blackjack.acts import (
    AskPlayers,
    DoubleDown,
    Draw,
    SplitPair,
    Stand,
    ThrowInHand,
    TurnUpBlackjack,
)
from croupier.games.blackjack.batches import IN_DEVICE, IN_PLAY
from croupier.games.blackjack.memory import BlackjackTable
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import judged
from croupier.table.acts import AcceptCut, Act, Shuffle
from croupier.table.codec import encode
from croupier.table.events import Announced, Performed, Shown
from croupier.table.people import CHANCE, DEALER, Who
from croupier.table.runner import Accepted
from croupier.table.table import ClosedFace, Table
from croupier.table.views import event_for

HAND_HELD: dict[str, object] = {
    "six_to_five": True,
    "shuffler": "automated",
    "dealing_device": "hand",
    "decks": 1,
    "cards_behind": "1/3",
    "soft_17": "draw",
}
HANDS = "Tc 9c 9d Kc 9s Th"
"""Seat 1 has 20, seat 2 has 18, the dealer 19."""


@pytest.mark.clause("MA-BJ 5(i)")
@pytest.mark.parametrize(("number", "behind"), [(1, 18), (2, 35)])
def test_the_second_cutting_card_stands_a_third_from_the_back(number: int, behind: int) -> None:
    shoe = Dealing("", **(HAND_HELD | {"decks": number})).runner.table.shoe
    assert shoe.cutting_card == 52 * number - behind
    assert shoe.next == 0, "no card is burned after the cut"


@pytest.mark.clause("MA-BJ 5(i)")
def test_a_third_is_the_least() -> None:
    def problems(**options: object) -> list[tuple[str, str | None]]:
        written = {"game": "blackjack", "rulebook": "MA", **HAND_HELD, **options}
        return [(problem.field, problem.clause) for problem in judged(written, [BLACKJACK]).problems]

    assert problems(cards_behind="1/4") == [("cards_behind", "MA-BJ 5(i)")]
    assert problems(cards_behind="1/2") == []
    assert problems(cards_behind="1/4", one_round_per_deck=True) == []


@pytest.mark.clause("MA-BJ 2(d)", "MA-BJ 6A(j)")
def test_the_round_of_the_cutting_card_is_finished_and_the_next_dealt_from_the_other_deck() -> None:
    table = Dealing(HANDS, **HAND_HELD)
    markers = table.runner.table.board.markers
    assert (markers[IN_PLAY], markers[IN_DEVICE]) == ("red", "blue")
    table.runner.table.shoe.cutting_card = 3
    table.wager(ONE, TWO)
    table.do(AskPlayers(DEALER), Stand(ONE))
    assert markers[IN_PLAY] == "red", "the round is finished first"
    last = table.do(Stand(TWO))
    assert Performed("MA-BJ 2(d)", DEALER, "alternate-batches") in last.events
    table.do(Shuffle(CHANCE, decks(1)), AcceptCut(ONE, 20))
    markers = table.runner.table.board.markers
    assert (markers[IN_PLAY], markers[IN_DEVICE]) == ("blue", "red")
    assert table.runner.table.shoe.left == 52


@pytest.mark.clause("MA-BJ 2(d)")
def test_without_the_cutting_card_the_deck_serves_for_the_next_round() -> None:
    table = Dealing(HANDS, **HAND_HELD)
    table.wager(ONE, TWO)
    table.do(AskPlayers(DEALER), Stand(ONE), Stand(TWO))
    assert table.runner.is_between_rounds
    assert table.runner.table.shoe.left == 46


@pytest.mark.clause("MA-BJ 15(g)")
def test_the_discards_of_the_deck_in_use_complete_a_round_that_it_cannot() -> None:
    table = Dealing("", **HAND_HELD)
    table.skip_to(5)
    table.wager(ONE, TWO)
    drawn = table.do(AskPlayers(DEALER), Draw(ONE))
    assert Performed("MA-BJ 15(g)", DEALER, "shuffle-cards") in drawn.events
    table.do(AcceptCut(TWO, 20))
    assert table.runner.table.board.markers[IN_PLAY] == "red"
    assert table.runner.table.shoe.left == 45


@pytest.mark.clause("MA-BJ 6A(c)(1)", "MA-BJ 6A(c)(3)", "MA-BJ 6A(d)")
def test_only_the_player_receives_the_faces_of_the_cards_dealt_face_down() -> None:
    table = Dealing(HANDS, **HAND_HELD)
    shown = [event for event in table.wager(ONE, TWO).events if isinstance(event, Shown)]
    assert [event.to for event in shown] == [None, (ONE,), (ONE,), (TWO,), (TWO,)]
    for who in (TWO, DEALER, None):
        assert [getattr(event_for(event, who), "face", None) for event in shown[1:3]] == [None, None]
    assert [getattr(event_for(event, ONE), "face", None) for event in shown[1:3]] == ["Tc", "Kc"]


@pytest.mark.clause("MA-BJ 6A(d)")
def test_no_script_reads_a_face_that_its_player_alone_has_seen() -> None:
    table = Dealing(HANDS, **HAND_HELD)
    table.wager(ONE, TWO)
    inner = table.runner.table
    with pytest.raises(ClosedFace):
        inner.faces("box 1")
    with pytest.raises(ClosedFace):
        inner.faces("box 1", to=ONE)


@pytest.mark.clause("MA-BJ 6(n)", "MA-BJ 6A(k)")
@pytest.mark.parametrize("options", [{}, HAND_HELD])
def test_a_total_that_is_announced_wrongly_decides_nothing(
    options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever relies on the dealer's words relies on nothing: the cards are counted anew."""
    table = Dealing(HANDS, **options)
    rightly = Table.announce

    def wrongly(self: BlackjackTable, by: Who, words: str, clause: str) -> None:
        rightly(self, by, words.replace("19", "21").replace("20", "12"), clause)

    monkeypatch.setattr(Table, "announce", wrongly)
    table.wager(ONE, TWO)
    if options:
        table.do(AskPlayers(DEALER))
    last = table.do(Stand(ONE), Stand(TWO))
    assert "Dealer has 21" in [event.words for event in last.events if isinstance(event, Announced)]
    assert [table.runner.table.chips(seat, "rack") for seat in (ONE, TWO)] == [10_010_00, 9_990_00]


@pytest.mark.clause("MA-BJ 6(m)")
def test_no_player_handles_cards_beyond_the_own_two_of_the_6_to_5_variation() -> None:
    """Only the two cards that lie before a player are the player's to hold, and to throw in when it is time."""
    table = Dealing("Tc 9c 9d 6c 9s Th", **HAND_HELD)
    table.wager(ONE, TWO)
    table.do(AskPlayers(DEALER))
    before = {area: list(pieces) for area, pieces in table.runner.table.board.cards.items()}
    for kind in BLACKJACK.acts:
        refused = table.runner.act(kind(TWO)) if not kind.__struct_fields__[1:] else None
        assert not isinstance(refused, Accepted), kind
    assert {area: list(pieces) for area, pieces in table.runner.table.board.cards.items()} == before
    table.do(Draw(ONE), ThrowInHand(ONE))
    assert table.runner.table.pieces("box 1") == []


@pytest.mark.clause("MA-BJ 10(a)", "MA-BJ 11(a)")
def test_a_pair_that_was_doubled_is_not_split() -> None:
    table = Dealing("5c 9c 6d 5d 9s 2h", **HAND_HELD)
    table.wager(ONE, TWO)
    table.do(AskPlayers(DEALER))
    assert SplitPair in [made.act for made in table.runner.asked(ONE)]
    table.do(DoubleDown(ONE, Cents(10_00)))
    assert SplitPair not in [made.act for made in table.runner.asked(ONE)]


@pytest.mark.clause("MA-BJ 7(a)")
def test_house_players_turn_a_blackjack_over_and_play_by_cards_that_only_they_see() -> None:
    table = Dealing("As Tc 9d Kc 6c 2c Th", **HAND_HELD)
    house = House(SeededChance(1), [HousePlayer(seat, Cents(100_00), seeded(seat)) for seat in (ONE, TWO)])
    table.wager(ONE, TWO)
    done = []
    while not table.runner.is_between_rounds:
        act = house.promptly(table.runner) or house.onward(table.runner)
        assert act is not None
        done.append(act)
        table.do(act)
    assert done[:2] == [TurnUpBlackjack(ONE, "box 1"), AskPlayers(DEALER)]
    # Sixteen draws the two of clubs and stands on eighteen; the dealer has nineteen.
    assert done[2:] == [Draw(TWO), Stand(TWO)]


def told_to_seat_two(own: str, *acts: Act) -> list[bytes]:
    """What seat 2 receives while seat 1 holds these two cards face down, and which players the table waits for."""
    first, second = own.split()
    table = Dealing(f"{first} 9c 9d {second} 9s 5h Th Ts", **HAND_HELD)
    told = []
    for events in (table.wager(ONE, TWO).events, *(table.do(act).events for act in acts)):
        told += [encode(event_for(event, TWO)) for event in events]
        told.append(encode(table.runner.view(TWO)))
    # Before the dealer asks, who turns over a blackjack is not waited for.
    awaited = {str(made.who) for made in table.runner.asked()} if acts else {"dealer"}
    return [*told, " ".join(sorted(awaited)).encode()]


@pytest.mark.clause("MA-BJ 6A(d)", "MA-BJ 6A(e)(2)")
@pytest.mark.parametrize(
    ("own", "acts"),
    [
        ("As Kc", ()),
        ("As Kc", (AskPlayers(DEALER),)),
        ("8h 8d", (AskPlayers(DEALER),)),
        ("9h 7h", (AskPlayers(DEALER), Draw(ONE))),
        ("Tc 9h", (AskPlayers(DEALER), Draw(ONE))),
        ("9h 7h", (AskPlayers(DEALER), Draw(ONE), Stand(ONE))),
    ],
)
def test_to_everybody_else_hidden_cards_are_all_the_same(own: str, acts: tuple[Act, ...]) -> None:
    """A blackjack, a pair, a 21 of three cards, a hand over 21: nobody else can tell them from a two and a three."""
    assert told_to_seat_two(own, *acts) == told_to_seat_two("2c 3c", *acts)
