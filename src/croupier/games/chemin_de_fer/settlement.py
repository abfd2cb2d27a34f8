"""Payment between the participants, and the vigorish (MA-CDF 9(b), 9(c); NJ-CDF 4.10(b), 4.10(c))."""

from croupier.games.chemin_de_fer import against, bank, rules
from croupier.games.chemin_de_fer.coup import Coup
from croupier.games.chemin_de_fer.layout import BANK, wager_area
from croupier.games.chemin_de_fer.memory import CheminTable
from croupier.games.punto.hands import Winner
from croupier.money import Cents, pay
from croupier.table.events import INVENTORY, Stack, rack


def settle(t: CheminTable, coup: Coup) -> None:
    """Losing wagers pay winning ones; nothing but the vigorish goes to the house."""
    match coup.winner:
        case Winner.BANKER:
            banker_wins(t, coup)
        case Winner.PLAYER:
            player_wins(t, coup)
        case _:
            # Equal counts void every wager (MA-CDF 5(a)(3), 6(g)(3); NJ-CDF 4.6(a)(3), 4.7(g)(3)).
            against.return_all(t, t.submission.clause("5(a)(3)"))
    remember(t, coup)


def banker_wins(t: CheminTable, coup: Coup) -> None:
    """The Banker is paid out of the others' wagers and at once charged the vigorish (MA-CDF 5(a)(1), 9(b), 9(c))."""
    won = against.covered(t)
    for seat in against.opponents(t):
        wager = wager_area(seat)
        t.move(t.chips(seat, wager), Stack(wager, seat), rack(coup.banker), t.submission.clause("6(g)(2)"))
    t.return_chips(coup.banker, BANK, t.submission.clause("5(a)(1)"))
    t.move(vigorish(t, won), rack(coup.banker), INVENTORY, t.submission.clause("9(c)"))


def vigorish(t: CheminTable, won: Cents) -> Cents:
    """What the licensee takes of what the Banker won, reckoned once on the total."""
    result = rules.result_of_the_bank(Winner.BANKER, t.submission.vigorish_percent)
    return pay(result, won, t.submission.unit, vigorish_step=t.submission.vigorish_step).vigorish


def player_wins(t: CheminTable, coup: Coup) -> None:
    """Each wager against the Banker is paid one to one out of the Banker's wager (MA-CDF 5(a)(2), 6(g)(1), 9(b))."""
    for seat in against.opponents(t):
        wager = wager_area(seat)
        t.move(t.chips(seat, wager), Stack(BANK, coup.banker), rack(seat), t.submission.clause("9(b)"))
        t.return_chips(seat, wager, t.submission.clause("6(g)(1)"))


def remember(t: CheminTable, coup: Coup) -> None:
    """The wager as placed bounds the next; who equalled and lost it may follow (MA-CDF 5(b), 6(b))."""
    holder = bank.holder(t)
    holder.least, holder.most, holder.has_staked = coup.placed, Cents(2 * coup.placed), True
    if coup.winner is not Winner.TIE:
        has_lost_the_whole = coup.winner is Winner.BANKER and coup.has_equalled
        t.memory.suivi = coup.dominant if has_lost_the_whole else None
