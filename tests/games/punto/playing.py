"""A table of three players whose shoe holds just the cards that a test wants."""

from typing import Any

from croupier.equipment.cards import cards
from croupier.games.registry import game
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import judged
from croupier.table.acts import AcceptCut, Act, BringChips, NameCard, OpenTable, TakeSeat, act_name
from croupier.table.events import INVENTORY, Event
from croupier.table.people import CHANCE, DEALER, Seat
from croupier.table.runner import Accepted, Runner
from croupier.table.table import Shoes
from croupier.table.wagering import Wager

SEATS = (Seat(2), Seat(4), Seat(6))
CHIPS = Cents(1000_00)


class Playing:
    """A table of three players whose shoe holds just these cards."""

    def __init__(self, name: str, faces: str, **choices: object) -> None:
        played = game(name)
        submission = judged({"rulebook": "MA", "game": name, "house_money": True, **choices}, [played]).accepted()
        self.runner = Runner(played, submission, tuple(map(act_name, played.duties)), Shoes.PHYSICAL)
        self.faces = cards(faces)
        for seat in SEATS:
            self.do(TakeSeat(seat, "player"), BringChips(seat, CHIPS))
        self.do(OpenTable(DEALER))
        while not self.runner.is_between_rounds:
            self.decline_or_cut()
        shoe = self.runner.table.shoe
        self.first = shoe.next
        del shoe.faces[shoe.next + len(self.faces) :]
        self.inventory = self.runner.table.board.stacks[INVENTORY]

    def do(self, *acts: Act) -> list[Event]:
        happened: list[Event] = []
        for act in acts:
            answer = self.runner.act(act)
            assert isinstance(answer, Accepted), answer
            happened += answer.events
            while self.runner.awaits_chance:
                happened += self.do(self.card())
        return happened

    def card(self) -> NameCard:
        made = self.runner.asked(CHANCE)[0]
        place = int(made.about or 0) - getattr(self, "first", 10**6)
        return NameCard(CHANCE, self.faces[place] if place >= 0 else cards("Ac")[0])

    def decline_or_cut(self) -> None:
        made: Any = self.runner.asked()[0]
        declines = [each for each in self.runner.asked() if act_name(each.act).startswith("decline")]
        act = declines[0].act(declines[0].who) if declines else AcceptCut(made.who, made.limits["position"].least)
        self.do(act)

    @property
    def racks(self) -> list[int]:
        return [self.runner.table.chips(seat, "rack") for seat in SEATS]


def bets(*wagers: tuple[int, int, str]) -> list[Act]:
    return [Wager(Seat(seat), Cents(amount * 100), f"{area} {seat}") for seat, amount, area in wagers]
