"""What blackjack remembers between rounds, and the type of its table."""

from msgspec import Struct, field

from croupier.equipment.cards import Card
from croupier.games.blackjack.acts import Lies
from croupier.games.blackjack.options.dealing import Side
from croupier.games.blackjack.submission import Blackjack
from croupier.table.people import Seat
from croupier.table.table import Table


class Memory(Struct):
    """What no camera sees on the table itself."""

    burned: int | None = None
    """The burn card that a player may still ask to see (MA-BJ 6(c))."""
    may_be_recut: bool = False
    """Whether no card but a burn card has left the shoe since the cut, so that a recut may be ordered (MA-BJ 5(g))."""
    shoe_is_over: bool = False
    """Whether the cutting card has been reached, so that the cards are shuffled after the round (MA-BJ 6(l))."""
    cutting_card_with: Seat | None = None
    """The player on whose box the cutting card appeared, if it was not on the dealer's hand (MA-BJ 5(e))."""
    has_erred: bool = False
    """Whether the dealer has delivered a card wrongly in this round, so that players may be let out (MA-BJ 15(a))."""
    is_reader_out: bool = False
    """Whether the card reader malfunctions, so that the table deals as if it had none (MA-BJ 15(l))."""
    determinant_from: Side | None = None
    """The side of a double shoe from which the last determinant card was drawn (MA-BJ 6(d)(1))."""
    spread: Lies | None = None
    """How the cards of an idle table lie, which were taken out of the shoe (MA-BJ 5(j))."""
    admitted: tuple[str, ...] | None = None
    """Who has wagered in every round since the shuffle or was permitted; None before the first round (MA-BJ 3(i))."""
    consents: dict[str, Seat] = {}
    """On which boxes their first players have consented to others beside them in this round (MA-BJ 13(a))."""

    streaks: dict[str, int] = field(default_factory=dict)
    """How many hands each pending streak has won, by its lammer (MA-BJ 22(d))."""
    dealt: dict[str, list[Card]] = field(default_factory=dict)
    """Where the progressive wager is offered, the cards of each box in the order in which it got them (MA-BJ 19(c))."""
    lights_out: tuple[str, ...] = ()
    """The boxes whose light of the progressive wager does not work (MA-BJ 15(o))."""


BlackjackTable = Table[Blackjack, Memory]
