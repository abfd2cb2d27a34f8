"""What is known of one hand while it is played, beside the cards: who plays it, and what irregularities fixed."""

from croupier.equipment.cards import Card
from croupier.games.chemin_de_fer import rules
from croupier.games.chemin_de_fer.memory import CheminTable
from croupier.games.punto.hands import VALUES, Hand, Winner, count
from croupier.money import Cents
from croupier.table.people import Seat


class Coup:
    """One hand."""

    def __init__(self, banker: Seat, dominant: Seat, placed: Cents, *, has_equalled: bool) -> None:
        self.banker = banker
        self.dominant = dominant
        self.placed = placed
        """The Banker's wager as it was placed, also where a part of it was not covered."""
        self.has_equalled = has_equalled
        """Whether the Dominant Player wagered as much as was placed (6(b))."""
        self.winner: Winner | None = None
        self.player_has_excess = False
        """Whether the Player's Hand was given three cards in the initial deal (11(c))."""
        self.banker_counts_zero = False
        """Whether the Banker took too many in the initial deal (11(b))."""
        self.banker_took_two = False
        """Whether the Banker took two third cards (11(d))."""
        self.stray: int | None = None
        """A card dealt to the Dominant Player after "Stay" (11(e), 11(f))."""
        self.stray_by = ""
        """Under which of the two clauses it was dealt."""
        self.is_ordered_off = False
        """Whether the Banker passes the shoe by order when the hand is over (10(a)(2))."""

    def initial_of_player(self, t: CheminTable, to: Seat | None = None) -> tuple[Card, ...]:
        """The cards that the Player's Hand began with, as they count."""
        if self.player_has_excess:
            return rules.best_of_three(self._faces(t, Hand.PLAYER, to)[:3])
        return tuple(self._faces(t, Hand.PLAYER, to)[:2])

    def third_of_player(self, t: CheminTable) -> Card | None:
        """The card that the Player's Hand drew, if it did."""
        drawn = t.pieces(Hand.PLAYER)[3 if self.player_has_excess else 2 :]
        return t.face(drawn[0]) if drawn else None

    def two_of_banker(self, t: CheminTable, to: Seat | None = None) -> int:
        """What the Banker's first two cards count (11(b): nothing, if there were too many)."""
        return 0 if self.banker_counts_zero else count(self._faces(t, Hand.BANKER, to)[:2])

    def counts(self, t: CheminTable) -> tuple[int, int]:
        """The final Point Counts of both hands."""
        third = self.third_of_player(t)
        player = count((*self.initial_of_player(t), *(() if third is None else (third,))))
        return player, self._banker(t)

    def _banker(self, t: CheminTable) -> int:
        cards = t.faces(Hand.BANKER)
        if self.banker_took_two:
            return rules.lowest_of_two(cards)
        return (self.two_of_banker(t) + sum(VALUES[card.rank] for card in cards[2:])) % 10

    @staticmethod
    def _faces(t: CheminTable, hand: Hand, to: Seat | None) -> list[Card]:
        return [t.face(piece, to) for piece in t.pieces(hand)]
