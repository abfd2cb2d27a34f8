"""Chemin de fer for the compiler: a hand with one wager, on either side of the bank.

The chips of a real table go between participants; here each side is reckoned by itself, by the same results. Who
wagers against the Banker chooses on five; the Banker draws wherever Table 3 leaves the choice. What each side does best
against the other is told by the equilibrium.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence

from croupier.games.chemin_de_fer import hand, play, rules, settlement, shoe
from croupier.games.chemin_de_fer.acts import CallCard, CallStay
from croupier.games.chemin_de_fer.coup import Coup
from croupier.games.chemin_de_fer.layout import BANK, wager_area
from croupier.games.chemin_de_fer.memory import CheminTable
from croupier.games.chemin_de_fer.submission import CheminDeFer
from croupier.games.punto.acts import NoMoreBets
from croupier.games.punto.hands import VALUES, Hand, Winner, count
from croupier.games.punto.lanes import by_value, to_burn
from croupier.table.acts import Act
from croupier.table.events import INVENTORY, Announced, rack
from croupier.table.lanes import CARDS, PLAYER, Bet, Lane, named
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER
from croupier.table.table import ShoeEmpty

AGAINST = wager_area(PLAYER)


def lanes(submission: CheminDeFer) -> tuple[Lane, ...]:
    """The wager against the Banker with its choice on five, and the Banker's."""
    return (
        Lane(
            name="against the bank",
            script=one_hand,
            areas={"against": AGAINST},
            plan=(Bet("against"),),
            symbols=CARDS,
            key=key,
            alike=by_value,
            choices=on_five,
            situation=lambda _: "player on 5",
        ),
        Lane(
            name="bank",
            script=one_hand,
            areas={"bank": BANK},
            plan=(Bet("bank"),),
            symbols=CARDS,
            key=key,
            alike=by_value,
            choices=none_of_ones_own,
        ),
    )


async def one_hand(t: CheminTable) -> None:
    """A hand that one person plays for both sides; then the cards are cleared, and perhaps the shoe is over."""
    await t.ask(wagers_are_made)
    coup = Coup(PLAYER, PLAYER, t.chips(PLAYER, BANK), has_equalled=False)
    try:
        await hand.played(t, coup)
    except ShoeEmpty:
        play.does_not_count(t, "The hand is void", "11(k)")
    else:
        assert coup.winner is not None
        settle(t, coup.winner)
    play.clear(t)
    if shoe.is_over(t):
        await shoe.next_shoe(t)


def wagers_are_made(t: CheminTable) -> Iterator[Offer | Bar]:
    """The dealer announces "No More Bets" (MA-CDF 6(e); NJ-CDF 4.7(e))."""
    yield offer(DEALER, NoMoreBets, t.submission.clause("6(e)"))


def settle(t: CheminTable, winner: Winner) -> None:
    """Both sides by their results, the vigorish at once (MA-CDF 9(b), 9(c); NJ-CDF 4.10(b), 4.10(c))."""
    cite, staked = t.submission.clause, t.chips(PLAYER, BANK)
    t.settle(PLAYER, AGAINST, rules.result_against(winner), cite("9(b)"))
    t.settle(PLAYER, BANK, rules.result_of_the_bank(winner, t.submission.vigorish_percent), cite("9(b)"))
    if winner is Winner.BANKER:
        t.move(settlement.vigorish(t, staked), rack(PLAYER), INVENTORY, cite("9(c)"))


def key(t: CheminTable) -> Hashable:
    """Both counts, the Player's third card, and what has been announced."""
    player, banker = named(t, Hand.PLAYER), named(t, Hand.BANKER)
    third = VALUES[player[2].rank] if len(player) > 2 else None
    said = tuple(event.words for event in t.events if isinstance(event, Announced))
    # What is left to burn is asked alike of every table with a shoe.
    left_to_burn = to_burn(t)  # type: ignore[arg-type]
    return left_to_burn, (len(player), count(player)), (len(banker), count(banker)), third, said


def on_five(offers: Sequence[Offer]) -> Mapping[str, Act]:
    """The Dominant Player may draw or stay (MA-CDF 8(a)(2); NJ-CDF 4.9(a)(2))."""
    offered = [made.act for made in offers]
    return {"card": CallCard(PLAYER), "stay": CallStay(PLAYER)} if CallCard in offered and CallStay in offered else {}


def none_of_ones_own(offers: Sequence[Offer]) -> Mapping[str, Act]:
    """What is offered first is done: both sides draw where they may.

    A choice of the Banker's would be reckoned with the Player's first cards, which the Banker does not see.
    """
    return {}
