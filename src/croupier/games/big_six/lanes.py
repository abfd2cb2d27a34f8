"""The Big Six wheel for the compiler: every insignia at once, and one spin."""

from croupier.equipment.wheels import Insignia
from croupier.games.big_six.acts import Spin
from croupier.games.big_six.play import round_of_play
from croupier.games.big_six.submission import BigSix
from croupier.table.lanes import Bet, Lane
from croupier.table.people import CHANCE


def lanes(submission: BigSix) -> tuple[Lane, ...]:
    """One lane: no wager touches another, and nothing outlasts a spin."""
    return (
        Lane(
            name="wheel",
            script=round_of_play,
            areas={each.value: each.value for each in Insignia},
            plan=tuple(Bet(each.value) for each in Insignia),
            symbols=tuple(Spin(CHANCE, stop) for stop, _ in enumerate(submission.wheel, start=1)),
            key=lambda _: (),
        ),
    )
