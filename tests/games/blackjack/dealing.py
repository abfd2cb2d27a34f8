"""A blackjack table with an electronic shoe whose first cards a test chooses."""

from croupier.equipment.cards import cards, decks
from croupier.games.blackjack.acts import Deal, FindFaceUp
from croupier.games.registry import game
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import judged
from croupier.table.acts import AcceptCut, Act, BringChips, DeclineCut, OpenTable, Shuffle, TakeSeat, act_name
from croupier.table.events import Event
from croupier.table.people import CHANCE, DEALER, Seat
from croupier.table.runner import Accepted, Runner
from croupier.table.wagering import Wager

BLACKJACK = game("blackjack")
ONE, TWO = Seat(1), Seat(2)
AUTOMATIC = tuple(act_name(duty) for duty in BLACKJACK.duties)


class Dealing:
    """A table of two players whose stack is cut so that the given cards come first, or after the burn card."""

    def __init__(self, top: str, **options: object) -> None:
        submission = judged({"game": "blackjack", "rulebook": "MA", **options}, [BLACKJACK]).accepted()
        self.runner = Runner(BLACKJACK, submission, AUTOMATIC)
        self.published: list[Event] = []
        self.decks = self.runner.table.submission.decks
        for seat in (ONE, TWO):
            self.do(TakeSeat(seat, f"Player {seat}"), BringChips(seat, Cents(10_000_00)))
        self.do(OpenTable(DEALER))
        order = list(decks(self.decks))
        for card in cards(top):
            order.remove(card)
        burned = [] if self.runner.table.submission.dealing_device == "hand" else [order.pop()]
        first = [*burned, *cards(top), *order]
        middle = len(first) // 2
        self.do(
            Shuffle(CHANCE, tuple(first[-middle:] + first[:-middle]), "a salt"),
            DeclineCut(ONE),
            DeclineCut(TWO),
            AcceptCut(DEALER, middle),
        )

    def do(self, *acts: Act) -> Accepted:
        """Acts that are all accepted; what came of the last."""
        answers = [self.runner.act(act) for act in acts]
        for answer in answers:
            assert isinstance(answer, Accepted), answer
            self.published += answer.events
        last = answers[-1]
        assert isinstance(last, Accepted)
        return last

    def wager(self, *seats: Seat) -> Accepted:
        return self.do(*(Wager(seat, Cents(10_00), f"box {seat}") for seat in seats), Deal(DEALER))

    def skip_to(self, left: int) -> None:
        """Cards are found face up until so many are left in the shoe."""
        while self.runner.table.shoe.left > left:
            self.do(FindFaceUp(DEALER))

    def asked_to_cut(self) -> list[object]:
        return [made.who for made in self.runner.asked() if made.act is AcceptCut]
