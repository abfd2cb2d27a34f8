"""What `croupier simulate` does once all that it needs is there: prepare, walk, tell."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from croupier.cli.simulation_pages import Report, print_json, print_page, session_line, wager_line
from croupier.errors import Refused
from croupier.games import registry
from croupier.machine.cache import duel_of, is_cached, machine_of
from croupier.machine.drive import Course
from croupier.machine.fold import Strategy, folded, situations
from croupier.machine.machine import Machine
from croupier.machine.tables import pack
from croupier.odds.figures import figures
from croupier.odds.gains import gain
from croupier.odds.games import Ends, best_strategy
from croupier.odds.shoes import best_choices
from croupier.odds.side import side_edges
from croupier.rulebooks.submissions import Submission
from croupier.rulebooks.submissions.hashes import full_hash
from croupier.rulebooks.submissions.reading import chosen
from croupier.simulate.chunks import Rounds, Work
from croupier.simulate.cluster import cluster
from croupier.simulate.duel_track import duel_reckoning, duel_track
from croupier.simulate.history import History
from croupier.simulate.interruption import Interruption
from croupier.simulate.plans import read_plan
from croupier.simulate.sessions import Sessions
from croupier.simulate.staking import staking
from croupier.simulate.statistics import Reckoning, WagerCount, reckoning, session_summary
from croupier.simulate.strategies import read_strategy
from croupier.simulate.tally import Sample, Tally
from croupier.simulate.threads import on_threads
from croupier.simulate.track import Track, track
from croupier.table.duels import Duel
from croupier.table.game import Game
from croupier.table.lanes import Bet, Lane

INTERRUPTED = 130

Tallies = Callable[[Work], Iterator[Tally]]


class Asked(Struct, frozen=True, kw_only=True):
    """What the command line asked for; files that are read are given by what they hold."""

    game: str
    rulebook: str | None
    submission: str | None
    settings: tuple[str, ...]
    strategy: str | None
    plan: str | None
    rounds: int
    seed: int
    workers: int
    cluster: str | None
    json: bool
    out: Path | None
    plot: Path | None


class Ready(Struct, frozen=True, kw_only=True):
    """A lane that is ready to be walked, with the exact edges of its wagers."""

    name: str
    work: Work
    reckoning: Reckoning
    exact: dict[str, Fraction]


class Walked(Struct):
    """What is known of each lane, how long it took, and whether somebody or something ended it early."""

    histories: list[History]
    seconds: float = 0.0
    is_interrupted: bool = False
    failure: Refused | None = None

    @property
    def rounds(self) -> int:
        """How many rounds were walked; every lane follows the same rounds for itself."""
        return max(history.rounds for history in self.histories)


def run(asked: Asked) -> int:
    """Simulate, tell what is known, and return the exit code."""
    game = registry.game(asked.game)
    submission = chosen(game, text=asked.submission, rulebook=asked.rulebook, settings=asked.settings)
    with _tallies(asked) as tallies:
        lanes = _ready(asked, game, submission)
        walked = _walked(lanes, tallies)
    if walked.rounds:
        _tell(asked, submission, lanes, walked)
    if walked.failure is not None:
        raise walked.failure
    return INTERRUPTED if walked.is_interrupted else 0


@contextmanager
def _tallies(asked: Asked) -> Iterator[Tallies]:
    """Where chunks are walked: on the threads of this machine, or on a cluster that answers."""
    if asked.cluster is None:
        yield lambda work: on_threads(work, asked.workers)
    else:
        with cluster(asked.cluster) as connected:
            yield connected.tallies


def _ready(asked: Asked, game: Game, submission: Submission) -> list[Ready]:
    """Compile what is to be walked; whatever does not fit the game is refused here, before the walk."""
    lanes, duel = game.lanes(submission), game.duel(submission)
    if duel is not None:
        return _ready_duel(asked, game, submission, duel)
    if not lanes:
        raise Refused(f"{game.name} cannot be simulated yet: it declares no wagers to follow")
    strategy = None if asked.strategy is None else read_strategy(asked.strategy)
    return _ready_lanes(asked, game, submission, strategy)


def _ready_duel(asked: Asked, game: Game, submission: Submission, duel: Duel) -> list[Ready]:
    """The hands against the dealer, and by the same rounds the side wagers."""
    tactics = duel.tactics(asked.strategy)
    plan, lane = None, duel.lane
    if asked.plan is not None:
        plan, lane = read_plan(asked.plan, submission, (duel.lane, *game.lanes(submission)))
        if lane is not duel.lane:
            return _ready_lanes(asked, game, submission, None)
    course = Course(game, duel.lane, submission, duel.lane.plan)
    with _compiling(course):
        laid = duel_track(duel_of(course, duel), duel, tactics, gain)
    work: Work
    if plan is None:
        work = Rounds(track=laid, seed=asked.seed, rounds=asked.rounds)
    else:
        staked = staking(plan, laid, submission)
        sessions = -(-asked.rounds // plan.rounds)
        work = Sessions(track=laid, staking=staked, seed=asked.seed, sessions=sessions)
    wager = duel.lane.plan[0].wager
    reckoning = duel_reckoning(laid, wager)
    if plan is not None:
        # Sessions count what is wagered on the box alone.
        return [Ready(name=duel.lane.name, work=work, reckoning=replace(reckoning, side={}), exact={})]
    return [Ready(name=duel.lane.name, work=work, reckoning=reckoning, exact=side_edges(game, submission, duel))]


@contextmanager
def _compiling(course: Course) -> Iterator[None]:
    """Tell that rules are being compiled, which takes a while the first time."""
    console = Console(stderr=True)
    if is_cached(course) or not console.is_terminal:
        yield
        return
    with console.status("compiling the rules of this table; the result is kept"):
        yield


def _ready_lanes(asked: Asked, game: Game, submission: Submission, strategy: Strategy | None) -> list[Ready]:
    """The lanes of a game."""
    lanes = game.lanes(submission)
    if asked.plan is None:
        machines = [machine_of(Course(game, lane, submission, lane.plan)) for lane in lanes]
        return [
            _in_rounds(asked, lane, followed)
            for lane, followed in zip(lanes, _followed(machines, strategy), strict=True)
        ]
    plan, lane = read_plan(asked.plan, submission, lanes)
    bets = plan.bets or lane.plan
    (followed,) = _followed([machine_of(Course(game, lane, submission, bets))], strategy)
    laid = track(pack(followed))
    sessions = Sessions(
        track=laid,
        staking=staking(plan, laid, submission),
        seed=asked.seed,
        sessions=-(-asked.rounds // plan.rounds),
    )
    ready = _ready_lane(lane, followed, bets, laid, sessions)
    # A session that ends while a wager lies leaves it out, and that wager is no fair sample: it has missed early wins.
    return [ready if laid.decides_every_round else replace(ready, exact={})]


def _in_rounds(asked: Asked, lane: Lane, followed: Machine) -> Ready:
    laid = track(pack(followed))
    return _ready_lane(lane, followed, lane.plan, laid, Rounds(track=laid, seed=asked.seed, rounds=asked.rounds))


def _ready_lane(lane: Lane, followed: Machine, bets: Sequence[Bet], laid: Track, work: Work) -> Ready:
    ends = Ends(followed, lane)
    return Ready(
        name=lane.name,
        work=work,
        reckoning=reckoning(laid, lane.supports, gain),
        exact={
            bet.wager: figures(bet.wager, ends.of(bet.wager), bet.units).edge
            for bet in bets
            if bet.wager not in lane.supports and not _lies_several_times(bet, lane, bets)
        },
    )


def _lies_several_times(bet: Bet, lane: Lane, bets: Sequence[Bet]) -> bool:
    """Whether a plan of one's own may lay a wager again while it lies elsewhere: what is decided first is no sample."""
    return bets != lane.plan and bet.wager in lane.travels.values()


def _followed(machines: Sequence[Machine], strategy: Strategy | None) -> list[Machine]:
    """The machines of a player who follows the strategy, or else chooses what loses least."""
    if strategy is None:
        return [folded(each, best_strategy(best_choices(each)) if situations(each) else {}) for each in machines]
    known = [situations(each) for each in machines]
    nowhere = [situation for situation in strategy if not any(situation in each for each in known)]
    return [
        # What no machine knows goes to the first, which says so.
        folded(
            each, {name: strategy[name] for name in strategy if name in own or (name in nowhere and own is known[0])}
        )
        for each, own in zip(machines, known, strict=True)
    ]


def _walked(lanes: Sequence[Ready], tallies: Tallies) -> Walked:
    """Walk all chunks; who is interrupted, or loses the cluster, keeps what is known."""
    walked = Walked([History() for _ in lanes])
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %  {task.fields[rate]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    begun = perf_counter()
    with Interruption() as interruption, bar:
        try:
            for ready, history in zip(lanes, walked.histories, strict=True):
                task = bar.add_task(ready.name, total=ready.work.chunks, rate="")
                for tally in tallies(ready.work):
                    history.add(tally)
                    rate = walked.rounds / (perf_counter() - begun)
                    bar.update(task, advance=1, rate=f"{rate / 1e6:,.0f} million rounds a second")
                    if interruption.is_asked_for:
                        walked.is_interrupted = True
                        return walked
        except Refused as refusal:
            walked.failure = refusal
        finally:
            walked.seconds = perf_counter() - begun
    return walked


def _tell(asked: Asked, submission: Submission, lanes: Sequence[Ready], walked: Walked) -> None:
    """Print the result, and write the files that were asked for."""
    known = [(ready, history) for ready, history in zip(lanes, walked.histories, strict=True) if history.rounds]
    sessions = [history.total.sessions for _, history in known if history.total and history.total.sessions]
    report = Report(
        game=submission.game,
        rulebook=submission.rulebook,
        submission=full_hash(submission),
        seed=asked.seed,
        rounds=walked.rounds,
        interrupted=walked.is_interrupted or walked.failure is not None,
        seconds=walked.seconds,
        rounds_per_second=walked.rounds / walked.seconds,
        wagers=[
            wager_line(each, ready.exact.get(each.wager))
            for ready, history in known
            for each in ready.reckoning.counts(history.moments[-1])
        ],
        sessions=session_line(session_summary(sessions[0])) if sessions else None,
    )
    title = registry.game(submission.game).title
    if asked.json:
        print_json(report)
    else:
        print_page(report, title)
    if asked.out is not None:
        _write(asked.out, report, known)
    if asked.plot is not None:
        _draw(asked.plot, f"{title}, seed {asked.seed}", known, sessions[0].sample if sessions else None)


def _moments(known: Sequence[tuple[Ready, History]]) -> dict[int, list[WagerCount]]:
    """What every wager had come to after so many rounds."""
    moments: dict[int, list[WagerCount]] = {}
    for ready, history in known:
        for moment in history.moments:
            moments.setdefault(moment.rounds, []).extend(ready.reckoning.counts(moment))
    return moments


def _write(out: Path, report: Report, known: Sequence[tuple[Ready, History]]) -> None:
    from croupier.simulate import parquet  # noqa: PLC0415 - needs its extra

    about = {
        "game": report.game,
        "rulebook": report.rulebook,
        "submission": report.submission,
        "seed": str(report.seed),
    }
    try:
        parquet.write(out, _moments(known), about)
    except OSError as error:
        raise Refused(f"{out} cannot be written: {error.strerror or error}") from None


def _draw(plot: Path, title: str, known: Sequence[tuple[Ready, History]], sample: Sample | None) -> None:
    from croupier.simulate import plots  # noqa: PLC0415 - needs its extra

    exact = {wager: float(edge) for ready, _ in known for wager, edge in ready.exact.items()}
    try:
        plots.draw(plot, title, _moments(known), exact, sample)
    except OSError as error:
        raise Refused(f"{plot} cannot be written: {error.strerror or error}") from None
