"""What the staff of a table are told beside its view, and what lies ahead: the next act with its calls and pay."""

from msgspec import UNSET, UnsetType

from croupier.floor.wire import Console
from croupier.table.events import INVENTORY, Event, Shown
from croupier.table.offers import Refusal
from croupier.table.people import Role, Who
from croupier.table.runner import Runner


def console_of(runner: Runner, who: Who | None) -> Console | UnsetType:
    """The console of a role; players and those who look on have none."""
    if not isinstance(who, Role):
        return UNSET
    asked = runner.asked()
    return Console(
        asked=tuple(at for at, made in enumerate(runner.offers(who)) if made in asked),
        waits_for=tuple(dict.fromkeys(made.who for made in asked)),
        duties=runner.table.duties,
        automatic=runner.table.automatic,
        inventory=runner.table.board.stacks.get(INVENTORY, 0),
        is_between_rounds=runner.is_between_rounds,
    )


def ahead(runner: Runner, role: Role) -> tuple[Event, ...]:
    """What the next act of a role will bring, as far as it follows from what everybody can see.

    It is tried on a table of its own. A script never acts on a face that is not open, so all that happens before a
    card is shown is known to whoever knows the rules; nothing after that is told.
    """
    plain = [made for made in runner.asked(role) if not made.limits]
    if not plain:
        return ()
    tried = Runner.restore(runner.game, runner.submission, runner.snapshot())
    done = tried.act(plain[0].act(role))
    if isinstance(done, Refusal):
        return ()
    shown = next((at for at, event in enumerate(done.events) if isinstance(event, Shown)), len(done.events))
    return done.events[:shown]
