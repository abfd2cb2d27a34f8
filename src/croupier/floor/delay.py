"""What happens when the table waits for a player who does not answer in time.

A player who may decline declines; whoever must call, calls; whoever delays with the shoe or the dice gives them up by
order of the staff, where a clause grants that order. None of this costs a player chips that do not already lie on the
layout.
"""

from collections.abc import Sequence

from croupier.floor.chance import Below
from croupier.floor.house import STAFF, HousePlayer
from croupier.money import Cents
from croupier.table.acts import Act, act_name
from croupier.table.limits import OneOf
from croupier.table.offers import Offer
from croupier.table.people import Role, Seat
from croupier.table.runner import Runner

DECLINING = ("decline-", "stand", "call-stay", "pass-")
"""How the acts begin with which a player keeps out of something."""
CALLS = "call-"
DELAY = "delay"


def treated(runner: Runner, seat: Seat, below: Below) -> Act | None:
    """What is done for, or about, a seat for which the table has waited long enough."""
    asked = [made for made in runner.asked(seat) if not made.limits]
    for beginning in DECLINING:
        for made in asked:
            if act_name(made.act).startswith(beginning):
                return made.act(seat)
    for made in asked:
        if act_name(made.act).startswith(CALLS):
            return made.act(seat)
    return _ordered(runner) or HousePlayer(seat, Cents(0), below).answer(runner)


def overdue(runner: Runner) -> Sequence[Seat]:
    """The seats for which the pending question waits."""
    return tuple(dict.fromkeys(made.who for made in runner.asked() if not isinstance(made.who, Role)))


def _ordered(runner: Runner) -> Act | None:
    """The order of the staff that answers a delay, if a clause grants one now."""
    for role in STAFF:
        for made in runner.offers(role):
            reason = _delay(made)
            if reason is not None and len(made.limits) == 1:
                return made.act(role, **reason)
    return None


def _delay(made: Offer) -> dict[str, object] | None:
    """The field of an order that gives delay as its reason."""
    for name, limit in made.limits.items():
        if isinstance(limit, OneOf):
            for choice in limit.choices:
                if choice == DELAY:
                    return {name: choice}
    return None
