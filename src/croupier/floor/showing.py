"""A table as the list of the floor shows it, and with all that is posted at it."""

import tomlkit

from croupier.floor import wire
from croupier.floor.tables import FloorTable
from croupier.rulebooks.clauses import clause
from croupier.rulebooks.submissions.declarations import table as form_of
from croupier.table.events import INVENTORY, RACK
from croupier.table.people import HOUSE


def summary(table: FloorTable) -> wire.TableSummary:
    """One line of the list."""
    runner = table.recorded.runner
    limits = runner.submission.limits
    stacks = runner.table.board.stacks
    return wire.TableSummary(
        name=table.name,
        game=runner.game.name,
        title=runner.game.title,
        rulebook=runner.submission.rulebook,
        seats_taken=len(runner.table.board.seats),
        seats=getattr(runner.submission, "seats", 1),
        status=_status(table),
        round=table.recorded.round,
        staffed=table.staffed,
        physical=table.physical,
        minimum=limits.minimum,
        maximum=limits.maximum,
        inventory=stacks.get(INVENTORY, 0),
        on_layout=sum(amount for stack, amount in stacks.items() if stack.owner != HOUSE and stack.area != RACK),
    )


def information(table: FloorTable) -> wire.TableInfo:
    """Everything about a table that does not change from act to act."""
    runner = table.recorded.runner
    submission = runner.submission
    return wire.TableInfo(
        summary=summary(table),
        submission=tomlkit.dumps(form_of(type(submission)).face(submission)),
        notices=tuple(wire.Posted(clause(each.clause).title, each.text, each.clause) for each in submission.notices()),
        layout=runner.game.layout(submission),
        odds_url=f"/api/odds/{runner.game.name}?table={table.name}",
    )


def _status(table: FloorTable) -> str:
    if table.closed:
        return "closed"
    if table.recorded.held is not None:
        return "held"
    return "paused" if table.paused else "open"
