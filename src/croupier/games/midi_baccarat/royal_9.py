"""The Royal 9 progressive: combinations, awards and meters (MA-MIDI 12(i)): pure functions of the first four cards."""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from croupier.equipment.cards import Card, Rank, Suit
from croupier.money import Cents, Result, Share, Stake
from croupier.table.people import Seat

ROYAL_9 = "royal 9 progressive"
"""The wager, by the name of its area."""

STAKE = Cents(5_00)
"""MA-MIDI 12(i)(stake) fixes it."""

DECKS = 8
"""MA-MIDI 12(i)(shoe)."""

COURT = (Rank.KING, Rank.QUEEN, Rank.JACK)


class Meter(StrEnum):
    """The three meters of a table."""

    MAJOR = "major"
    K9_BANKER = "k9 banker"
    K9_PLAYER = "k9 player"


CHAIRS = {
    1: (Suit.SPADES, Suit.HEARTS),
    2: (Suit.SPADES, Suit.DIAMONDS),
    3: (Suit.CLUBS, Suit.HEARTS),
    4: (Suit.CLUBS, Suit.DIAMONDS),
    5: (Suit.HEARTS, Suit.SPADES),
    6: (Suit.HEARTS, Suit.CLUBS),
    7: (Suit.DIAMONDS, Suit.SPADES),
    8: (Suit.DIAMONDS, Suit.CLUBS),
    9: (Suit.DIAMONDS, Suit.HEARTS),
}
"""Table 2: each chair owns king, queen and jack of one suit with the nine of another (MA-MIDI 12(i)(combinations))."""


class Paytable(Struct, frozen=True):
    """What the two paytables differ in, and the seeds and rates that they share."""

    seeds: dict[Meter, Cents]
    per_wager: dict[Meter, Cents]
    """What each wager adds to a meter, the secondary seed included."""


K9_SEED = Cents(350_00)
K9_RATE = Cents(25)

PAYTABLES = {
    1: Paytable(
        {Meter.MAJOR: Cents(50_000_00), Meter.K9_BANKER: K9_SEED, Meter.K9_PLAYER: K9_SEED},
        {Meter.MAJOR: Cents(45), Meter.K9_BANKER: K9_RATE, Meter.K9_PLAYER: K9_RATE},
    ),
    2: Paytable(
        {Meter.MAJOR: Cents(25_000_00), Meter.K9_BANKER: K9_SEED, Meter.K9_PLAYER: K9_SEED},
        {Meter.MAJOR: Cents(48), Meter.K9_BANKER: K9_RATE, Meter.K9_PLAYER: K9_RATE},
    ),
}
"""Table 1: 9.00 or 9.60 percent of the stake for the major, 5.00 percent for each other meter."""


class Award(StrEnum):
    """The rows of Table 1, the highest first; a chair gets its highest alone."""

    EXACT_MATCH = "exact match"
    ANY_TWO = "any two"
    K9_BANKER = "k9 on banker hand"
    K9_PLAYER = "k9 on player hand"
    SUITED_TIE = "suited royal 9 tie"
    ROYAL_TIE = "royal 9 tie"
    ANY_SUITED = "any suited royal 9"
    ANY_ROYAL = "any royal 9"


def paid(cents: int) -> Result:
    """An award is a sum and no odds: the stake has fed the meters and is not returned."""
    return Result(Stake.TAKEN, award=Cents(cents))


def share(meter: Meter, percent: int) -> Result:
    """An award out of a meter."""
    return Result(Stake.TAKEN, share=Share(meter, percent))


RESULTS = {
    Award.EXACT_MATCH: share(Meter.MAJOR, 100),
    Award.ANY_TWO: share(Meter.MAJOR, 10),
    Award.K9_BANKER: share(Meter.K9_BANKER, 100),
    Award.K9_PLAYER: share(Meter.K9_PLAYER, 100),
    Award.SUITED_TIE: paid(1_500_00),
    Award.ROYAL_TIE: paid(250_00),
    Award.ANY_SUITED: paid(50_00),
    Award.ANY_ROYAL: paid(25_00),
}
"""What each row pays, under either paytable."""

CLAUSES = {
    Award.EXACT_MATCH: "MA-MIDI 12(i)(exact-match)",
    Award.ANY_TWO: "MA-MIDI 12(i)(any-two)",
    Award.K9_BANKER: "MA-MIDI 12(i)(k9-banker)",
    Award.K9_PLAYER: "MA-MIDI 12(i)(k9-player)",
    Award.SUITED_TIE: "MA-MIDI 12(i)(suited-tie)",
    Award.ROYAL_TIE: "MA-MIDI 12(i)(royal-tie)",
    Award.ANY_SUITED: "MA-MIDI 12(i)(any-suited)",
    Award.ANY_ROYAL: "MA-MIDI 12(i)(any-royal)",
}


class Royal(Struct, frozen=True):
    """A hand of a nine and a court card (MA-MIDI 12(i)(royal-9))."""

    court: Card
    nine: Card

    @property
    def is_suited(self) -> bool:
        """Whether both cards are of one suit."""
        return self.court.suit is self.nine.suit


def royal(hand: Sequence[Card]) -> Royal | None:
    """The Royal 9 in the first two cards of a hand, in either order (MA-MIDI 12(i)(royal-9))."""
    for court, nine in (hand[:2], hand[1::-1]):
        if court.rank in COURT and nine.rank is Rank.NINE:
            return Royal(court, nine)
    return None


def is_personal(hand: Royal | None, chair: Seat) -> bool:
    """Whether a combination is posted at a chair (MA-MIDI 12(i)(combinations))."""
    return hand is not None and CHAIRS[chair] == (hand.court.suit, hand.nine.suit)


def award(player: Sequence[Card], banker: Sequence[Card], chair: Seat) -> Award | None:
    """The highest award of a chair, decided by the first four cards alone (MA-MIDI 12(i)(first-four)).

    >>> award([Card("Kc"), Card("9h")], [Card("9h"), Card("Kc")], Seat(3))
    <Award.EXACT_MATCH: 'exact match'>
    """
    players, bankers = royal(player), royal(banker)
    players_own, bankers_own = is_personal(players, chair), is_personal(bankers, chair)
    if players_own and bankers_own:
        return Award.EXACT_MATCH if players == bankers else Award.ANY_TWO
    if bankers is not None and bankers_own and bankers.court.rank is Rank.KING:
        return Award.K9_BANKER
    if players is not None and players_own and players.court.rank is Rank.KING:
        return Award.K9_PLAYER
    return general_award(players, bankers)


def general_award(players: Royal | None, bankers: Royal | None) -> Award | None:
    """The rows that are open to every chair: a tie of two Royal 9, or one of them, suited or not."""
    if players is not None and bankers is not None:
        return Award.SUITED_TIE if players.is_suited and bankers.is_suited else Award.ROYAL_TIE
    only = players or bankers
    if only is None:
        return None
    return Award.ANY_SUITED if only.is_suited else Award.ANY_ROYAL
