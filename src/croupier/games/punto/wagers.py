"""What each wager wins, loses or gets back (MA-BAC 8(a), 13; MA-MIDI 7(a), 12): pure functions of the two hands."""

from collections.abc import Sequence
from enum import StrEnum

from croupier.equipment.cards import Card
from croupier.games.punto.hands import Coup, Winner, count, is_natural, is_pair
from croupier.money import LOSE, PUSH, Odds, Result, Stake, win

EVEN = Odds(1)
LEAST_TIE_ODDS = Odds(8)
"""What a tie pays at least (MA-BAC 13(b); MA-MIDI 12(b))."""

VIGORISH_PERCENT = 5
"""What is taken of a win on the Banker's Hand (MA-BAC 13(c); MA-MIDI 12(c))."""

DRAGON_7_PAYS = Odds(40)
"""MA-BAC 13(f); MA-MIDI 12(f)."""
PANDA_8_PAYS = Odds(25)
"""MA-BAC 13(g); MA-MIDI 12(g)."""

HOUSE_MONEY_PAYS = {1: Odds(3), 2: Odds(15)}
"""By the number of hands that are pairs (MA-BAC 13(h); MA-MIDI 12(h))."""


class On(StrEnum):
    """The wagers of both games; a player's area bears the wager's name and the number of the seat."""

    PLAYER = "player"
    BANKER = "banker"
    TIE = "tie"
    DRAGON_BONUS_PLAYER = "dragon bonus player"
    DRAGON_BONUS_BANKER = "dragon bonus banker"
    DRAGON_7 = "dragon 7 insurance"
    PANDA_8 = "panda 8 insurance"
    HOUSE_MONEY = "house money"


class DragonTable(StrEnum):
    """The pay table of the Dragon Bonus that the licensee selects (MA-BAC 13(e); MA-MIDI 12(e))."""

    A = "A"
    B = "B"
    C = "C"


DRAGON_PAYS = {
    DragonTable.A: {9: Odds(30), 8: Odds(10), 7: Odds(6), 6: Odds(4), 5: Odds(2), 4: Odds(1)},
    DragonTable.B: {9: Odds(20), 8: Odds(8), 7: Odds(7), 6: Odds(4), 5: Odds(3), 4: Odds(1)},
    DragonTable.C: {9: Odds(30), 8: Odds(10), 7: Odds(4), 6: Odds(4), 5: Odds(2), 4: Odds(2)},
}
"""What a hand that is no Natural pays by its lead (MA-BAC 13(e); MA-MIDI 12(e))."""

NATURAL_WINNER_PAYS = EVEN
"""A Natural that wins pays this, whatever its lead (MA-BAC 13(e)(natural-winner); MA-MIDI 12(e)(natural-winner))."""


def banker(coup: Coup) -> Result:
    """Higher wins less the vigorish, lower loses, a tie is returned (MA-BAC 8(a)(1), 13(c); MA-MIDI 7(a)(1), 12(c))."""
    match coup.winner:
        case Winner.BANKER:
            return Result(Stake.RETURNED, EVEN, vigorish_percent=VIGORISH_PERCENT)
        case Winner.PLAYER:
            return LOSE
        case Winner.TIE:
            return PUSH


def ez_banker(coup: Coup) -> Result:
    """At EZ Baccarat there is no vigorish, and a Dragon 7 is returned (MA-BAC 8(a)(1)(iii); MA-MIDI 7(a)(1)(iii))."""
    if coup.is_dragon_7:
        return PUSH
    return win(EVEN) if coup.winner is Winner.BANKER else banker(coup)


def player(coup: Coup) -> Result:
    """Higher wins even money, lower loses, a tie is returned (MA-BAC 8(a)(2), 13(a); MA-MIDI 7(a)(2), 12(a))."""
    match coup.winner:
        case Winner.PLAYER:
            return win(EVEN)
        case Winner.BANKER:
            return LOSE
        case Winner.TIE:
            return PUSH


def tie(coup: Coup, pays: Odds) -> Result:
    """Equal counts win at the licensee's odds, others lose (MA-BAC 8(a)(3), 13(b); MA-MIDI 7(a)(3), 12(b))."""
    return win(pays) if coup.winner is Winner.TIE else LOSE


def dragon_bonus(chosen: Sequence[Card], other: Sequence[Card], table: DragonTable) -> Result:
    """The chosen hand must win as a Natural or by four (MA-BAC 8(a)(4), 13(e); MA-MIDI 7(a)(4), 12(e))."""
    lead = count(chosen) - count(other)
    if is_natural(chosen):
        # Two Naturals of one count are returned; of two others the nine beats the eight.
        if is_natural(other) and lead == 0:
            return PUSH
        return win(NATURAL_WINNER_PAYS) if lead > 0 else LOSE
    # A hand that is no Natural needs a lead of four, whatever the table pays for it.
    return win(DRAGON_PAYS[table][lead]) if lead >= 4 else LOSE


def dragon_7(coup: Coup) -> Result:
    """A Dragon 7 pays, everything else loses (MA-BAC 8(a)(5), 13(f); MA-MIDI 7(a)(5), 12(f))."""
    return win(DRAGON_7_PAYS) if coup.is_dragon_7 else LOSE


def panda_8(coup: Coup) -> Result:
    """A Panda 8 pays, everything else loses (MA-BAC 8(a)(6), 13(g); MA-MIDI 7(a)(6), 12(g))."""
    return win(PANDA_8_PAYS) if coup.is_panda_8 else LOSE


def house_money(player: Sequence[Card], banker: Sequence[Card]) -> Result:
    """A pair in one of the hands or in both pays, none loses (MA-BAC 8(a)(7), 13(h); MA-MIDI 7(a)(7), 12(h))."""
    pairs = is_pair(player) + is_pair(banker)
    return win(HOUSE_MONEY_PAYS[pairs]) if pairs else LOSE
