"""Playing recorded acts again through the rules of today, and telling where something else happens."""

from msgspec import Struct

from croupier.journal.records import Body, Opening, read_events, submission_of, write_events
from croupier.table.events import Event
from croupier.table.game import Game
from croupier.table.offers import Refusal
from croupier.table.runner import Runner, Snapshot


class Difference(Struct, frozen=True):
    """A recorded act that today's rules answer otherwise."""

    number: int
    recorded: tuple[Event, ...]
    replayed: tuple[Event, ...]
    why: str

    def __str__(self) -> str:
        return f"record {self.number} is replayed otherwise: {self.why}"


def restored(opening: Opening, game: Game, state: bytes, number: int) -> Runner:
    """The table of an opening in a state that was kept after a record."""
    snapshot = Snapshot(game=game.name, submission=bytes(opening.submission), state=state, number=number, acts=())
    return Runner.restore(game, submission_of(opening, game), snapshot)


def play_again(runner: Runner, body: Body) -> Difference | None:
    """Do a recorded act again and compare what happens with what happened."""
    recorded = read_events(body.events)
    act = runner.game.codec.decode(bytes(body.act))
    answer = act if isinstance(act, Refusal) else runner.act(act)
    if isinstance(answer, Refusal):
        return Difference(body.number, recorded, (), f"the act is refused: {answer}")
    if write_events(answer.events) != bytes(body.events):
        return Difference(body.number, recorded, answer.events, _first_difference(recorded, answer.events))
    if answer.ends_round != (body.state is not None):
        ended, ends = ("went on", "ends") if answer.ends_round else ("ended", "goes on")
        return Difference(body.number, recorded, answer.events, f"the round {ended} here, and now it {ends}")
    return None


def _first_difference(recorded: tuple[Event, ...], replayed: tuple[Event, ...]) -> str:
    for one, other in zip(recorded, replayed, strict=False):
        if one != other:
            return f"{one} was recorded, and now it is {other}"
    if len(recorded) > len(replayed):
        return f"{recorded[len(replayed)]} was recorded, and now it does not happen"
    if len(replayed) > len(recorded):
        return f"{replayed[len(recorded)]} was not recorded, and now it happens"
    return "the events are the same but are written otherwise"
