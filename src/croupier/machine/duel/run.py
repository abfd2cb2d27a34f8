"""One round of a duel, driven by the game's script: the hand that is followed gets given answers, the rest fillers."""

from collections.abc import Sequence
from enum import Enum, auto

from msgspec import Struct

from croupier.equipment.cards import Card
from croupier.machine.drive import Course, Drive
from croupier.machine.watched import Settled
from croupier.table.acts import NameCard
from croupier.table.duels import Duel
from croupier.table.events import Dealt
from croupier.table.people import CHANCE

Answer = Card | str
"""A card that chance deals, or the name of a choice."""


class Filler(Enum):
    """What becomes of the hands that are not followed."""

    STANDS = auto()
    """They wait for the dealer's cards."""
    BUSTS = auto()
    """The dealer's cards change nothing about them."""


class Way(Struct, frozen=True):
    """How a place in a hand is reached."""

    before: tuple[Answer, ...] = ()
    """For a further hand: the answers up to the split that made it, after which the first hand is filled in."""
    answers: tuple[Answer, ...] = ()

    def then(self, answer: Answer) -> "Way":
        """One answer further."""
        return Way(self.before, (*self.answers, answer))


class Run:
    """A round as it is driven."""

    def __init__(self, course: Course, duel: Duel, rest: bytes) -> None:
        self.duel = duel
        self.drive = Drive(course, rest)
        self.drive.begin()
        self.settled: list[Settled] = []

    @property
    def area(self) -> str | None:
        """The area that the question is about: that of the card asked for, or of the hand; None between rounds."""
        about = self.drive.about
        if self.drive.at_rest or about is None:
            return None
        if not self.drive.at_chance:
            return about
        cards = self.drive.table.board.cards
        return next(area for area, pieces in cards.items() if int(about) in pieces)

    @property
    def hand(self) -> str | None:
        """The place of the hand that the question is about, if it is about one."""
        return self.duel.hand_at.get(self.area or "")

    @property
    def choices(self) -> tuple[str, ...]:
        """What the player may choose."""
        return tuple(self.drive.choices)

    @property
    def dealers(self) -> int:
        """How many cards the dealer has."""
        return len(self.drive.table.pieces(self.duel.dealer))

    @property
    def burned(self) -> int:
        """How many cards of the round went neither to a hand nor to the dealer."""
        dealt = [event.target for event in self.drive.table.events if isinstance(event, Dealt)]
        return sum(area != self.duel.dealer and area not in self.duel.hand_at for area in dealt)

    def has_closed_card(self, place: str) -> bool:
        """Whether a card of a hand lies there that was not named yet."""
        table = self.drive.table
        areas = [area for area, hand in self.duel.hand_at.items() if hand == place]
        return any(table.board.face(piece) is None for piece in table.pieces(*areas))

    def send(self, answer: Answer) -> None:
        """Answer for chance or for the player."""
        act = NameCard(CHANCE, answer) if isinstance(answer, Card) else self.drive.choices[answer]
        self.drive.send(act)
        self.settled += self.drive.table.settled

    def follow(self, way: Way, filler: Filler) -> None:
        """Go a way."""
        for answer in way.before:
            self.send(answer)
        while way.before and self.hand == self.duel.box:
            self._fill(filler)
        for answer in way.answers:
            self.send(answer)

    def _fill(self, filler: Filler) -> None:
        """Answer for a hand that is not followed."""
        duel = self.duel
        if not self.choices:
            self.send(duel.standing if filler is Filler.STANDS else duel.busting)
        else:
            preferred = duel.stands if filler is Filler.STANDS else duel.busts
            self.send(next(name for name in preferred if name in self.choices))

    def finish(self, filler: Filler, dealers: Sequence[Card], closed: Card | None = None, place: str = "") -> bool:
        """Let the round end with these cards for the dealer; False if the dealer draws more than there are."""
        left = list(dealers)
        while not self.drive.at_rest:
            if self.choices or self.area != self.duel.dealer:
                if not self.choices and self.hand == place and closed is not None:
                    self.send(closed)
                else:
                    self._fill(filler)
            elif left:
                self.send(left.pop(0))
            else:
                return False
        return True
