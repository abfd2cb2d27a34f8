"""Roulette for the compiler: every position of the felt, and one spin."""

from croupier.games.roulette import rules
from croupier.games.roulette.acts import Spin
from croupier.games.roulette.felt import felt
from croupier.games.roulette.play import round_of_play
from croupier.games.roulette.positions import SPLIT_OF_ZEROS_BY_THE_DOZENS, Position
from croupier.games.roulette.submission import Roulette
from croupier.table.acts import Act
from croupier.table.lanes import Bet, Lane
from croupier.table.people import CHANCE


def lanes(submission: Roulette) -> tuple[Lane, ...]:
    """One lane for the felt; a five adjacent numbers wager has its own, since its fifth joins a straight (3(d))."""
    symbols = tuple(Spin(CHANCE, pocket) for pocket in rules.compartments(submission.wheel))
    positions = felt(submission).positions.values()
    # The split of both zeros is one wager, which may lie at either of two places (MA-WHEEL 1(e)(2)).
    alone = [each.area for each in positions if not each.is_on_replica and each != SPLIT_OF_ZEROS_BY_THE_DOZENS]
    wheel = Lane(
        name="wheel",
        script=round_of_play,
        areas={area: area for area in alone},
        plan=tuple(map(Bet, alone)),
        symbols=symbols,
        key=lambda _: (),
    )
    return (wheel, *(_adjacent(each, symbols) for each in positions if each.is_on_replica))


def _adjacent(position: Position, symbols: tuple[Act, ...]) -> Lane:
    """Five straights in one, of which the winning one is moved to its number (MA-WHEEL 3(d))."""
    straights = [pocket.value for pocket in position.covers]
    return Lane(
        name=position.area,
        script=round_of_play,
        areas={area: area for area in (position.area, *straights)},
        plan=(Bet(position.area),),
        supports=dict.fromkeys(straights, position.area),
        symbols=symbols,
        key=lambda _: (),
    )
