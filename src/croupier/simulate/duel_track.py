"""A duel laid out for its walker: machines as words, and what each meeting of two ends is worth."""

from collections.abc import Callable
from fractions import Fraction
from math import lcm

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from croupier.machine.duel.fold import Folded, Kind, Step, folded
from croupier.machine.duel.machine import DuelMachine
from croupier.machine.machine import Outcome
from croupier.simulate import duels
from croupier.simulate.bankrolls import Ladder, Played
from croupier.simulate.beside_track import BesideTrack, beside_track, widened
from croupier.simulate.duel_bankrolls import play_sessions
from croupier.simulate.duels import Counted, DuelCourse, DuelShoe, Worth, walk_duels
from croupier.simulate.statistics import Reckoning
from croupier.simulate.streams import U
from croupier.simulate.tally import Tally
from croupier.table.duels import Duel, Second, Tactics

_SECOND = {Second.OPEN: duels.COUNTED, Second.LAST: duels.DRAWN, Second.ASIDE: duels.LIES_ASIDE}


class DuelTrack(Struct, frozen=True, kw_only=True):
    """What the walker needs, and what its counts mean."""

    course: DuelCourse
    size: int
    shoe: NDArray[np.uint8]
    """The class of each card, with room for the discards that follow where a shoe runs out."""
    class_of: NDArray[np.uint8]
    meetings: tuple[Outcome, ...]
    """What is decided about a hand, by its end and the dealer's."""
    worth: NDArray[np.int64]
    """What that is worth, in grains of a unit: a round is worth the sum over its hands."""
    grain: int
    """How many grains a unit has."""
    least: int
    """The least that a round may be worth."""
    span: int
    """How many worths there may be, from the least on."""
    most_hands: int
    beside: BesideTrack
    """The side wagers of the same rounds."""
    buckets: tuple[tuple[str, int], ...]
    """What the buckets of a count are called, and how many units are wagered in each."""

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What is decided about a hand, by bucket and meeting, with the stakes of the bucket."""
        return tuple(
            tuple(replace(each, stake=each.stake * units) for each in outcome)
            for _, units in self.buckets
            for outcome in self.meetings
        )

    @property
    def numbers(self) -> int:
        """How many numbers are counted: the first is none, then for each bucket every worth of a round."""
        return 1 + len(self.buckets) * self.span

    def number(self, bucket: int, worth: int) -> int:
        """The number that a round of so many grains is counted by."""
        return 1 + bucket * self.span + worth - self.least

    def walked(self, stream: NDArray[U], rounds: int) -> Tally:
        """Walk so many rounds from a new shoe, and count what they are worth, and how their side wagers end."""
        counts = np.zeros(self.numbers, dtype=np.uint64)
        side = np.zeros(self.beside.numbers, dtype=np.uint64)
        counted = Counted(counts, side)
        walk_duels(self.course, self._shoe(stream), U(rounds), self._worth, counted)
        self.beside.pressed(side, stream)
        return Tally(counts, side=side)

    def play(self, stream: NDArray[U], ladder: Ladder, played: Played) -> None:
        """Play sessions of a player with a bankroll."""
        play_sessions(self.course, self._shoe(stream), self._worth, ladder, played)

    def _shoe(self, stream: NDArray[U]) -> DuelShoe:
        return DuelShoe(self.shoe.copy(), U(self.size), stream)

    @property
    def _worth(self) -> Worth:
        return Worth(self.worth.view(np.uint64), U(self.least % (1 << 64)), U(self.span))

    @property
    def exposure(self) -> Fraction:
        """What a round may cost before it is decided, in units: every hand doubled."""
        one = max(sum((each.stake for each in outcome), Fraction()) for outcome in self.outcomes)
        return self.most_hands * one

    @property
    def decides_every_round(self) -> bool:
        """No wager lies from one round to the next."""
        return True


def duel_track(compiled: DuelMachine, duel: Duel, tactics: Tactics, gain: Callable[[Outcome], Fraction]) -> DuelTrack:
    """Lay out a duel for a player with these tactics."""
    machine = widened(compiled, duel.beside)
    beside = beside_track(machine, duel, gain)
    hands = [folded(machine, bucket.prefers) for bucket in tactics.buckets]
    columns = 1 + max(count.end for count in machine.counts if count.end is not None) + 1
    meetings = tuple(outcome or () for end in machine.ends for outcome in (*end.settled, end.stopped))
    gains = [gain(each) for each in meetings]
    grain = lcm(*(each.denominator for each in gains))
    worth = np.array([int(each * grain) for each in gains], dtype=np.int64)
    least, most = (machine.most_hands * int(each) for each in (worth.min(), worth.max()))
    classes = max(machine.class_of) + 1
    laid = _Laid(machine, hands)
    dealer = [_count(machine, each) for count in machine.counts for each in count.counts or (0,) * classes]
    few, many = _cards(hands, machine)
    size = len(machine.class_of) * machine.shoe.decks
    shoe = np.zeros(size + many, dtype=np.uint8)
    shoe[:size] = np.tile(machine.class_of, machine.shoe.decks)
    dealing = machine.shoe
    return DuelTrack(
        course=DuelCourse(
            edges=np.array(laid.edges, dtype=np.uint32),
            starts=np.array(laid.starts, dtype=np.uint64),
            splits=np.array(list(laid.splits) or [(0, 0)], dtype=np.uint64),
            others=np.array(laid.others, dtype=np.uint64),
            dealer=np.array(dealer, dtype=np.uint32),
            draws_alone=_draws_alone(machine),
            sure=U(min(map(_sure, hands))),
            columns=U(columns),
            second=_SECOND[machine.second],
            burned=U(machine.burned),
            burned_each_round=U(machine.burned_each_round),
            cutting_card=U(0 if dealing.each_round else dealing.cutting_card or 0),
            rounds_after=U(0 if dealing.each_round else dealing.rounds_after),
            few=U(few),
            many=U(many),
            tags=_tags(machine, tactics),
            thresholds=np.array([each.least for each in tactics.buckets[1:]], dtype=np.int64),
            deck=np.int64(len(machine.class_of)),
            beside=beside.course,
        ),
        size=size,
        shoe=shoe,
        class_of=np.array(machine.class_of, dtype=np.uint8),
        meetings=meetings,
        worth=worth,
        grain=grain,
        least=least,
        span=most - least + 1,
        most_hands=machine.most_hands,
        beside=beside,
        buckets=tuple((each.label, each.units) for each in tactics.buckets),
    )


class _Laid:
    """The states of all buckets, one after the other."""

    def __init__(self, machine: DuelMachine, hands: list[Folded]) -> None:
        self.machine = machine
        self.classes = max(machine.class_of) + 1
        self.edges: list[int] = []
        self.starts: list[int] = []
        self.splits: dict[tuple[int, int], int] = {}
        self.others: list[int] = []
        for hand in hands:
            self._add(hand)

    def _add(self, hand: Folded) -> None:
        base, waiting, made = len(self.edges), len(self.others), self.machine.most_hands + 1
        self.starts.append(base)
        for beginning in hand.others:
            places = [beginning.get(each) for each in range(made)]
            self.others += [0 if each is None else base + each * self.classes for each in places]
        for row in hand.states:
            for step in row:
                place = base + step.state * self.classes
                self.edges.append(self._edge(step, place, waiting + step.other * made))

    def _edge(self, step: Step, place: int, waiting: int) -> int:
        match step.kind:
            case Kind.GOES_ON:
                return duels.goes_on(place)
            case Kind.SETS_ASIDE:
                return duels.sets_aside(place)
            case Kind.SPLITS:
                return duels.splits(self.splits.setdefault((place, waiting), len(self.splits)))
            case Kind.ENDS:
                is_live = self.machine.ends[step.end].is_live
                return duels.ends(step.end, _count(self.machine, step.shown), is_live=is_live)


def _count(machine: DuelMachine, number: int) -> int:
    end, classes = machine.counts[number].end, max(machine.class_of) + 1
    return number * classes if end is None else duels.final(end)


def _draws_alone(machine: DuelMachine) -> NDArray[np.bool_]:
    """For each place of a count whether the dealer draws further though no hand is live; empty if that never is so."""
    classes = max(machine.class_of) + 1
    alone = np.repeat([count.draws_alone for count in machine.counts], classes)
    return alone if alone.any() else np.empty(0, dtype=np.bool_)


def _tags(machine: DuelMachine, tactics: Tactics) -> NDArray[np.int64]:
    tags = np.zeros(max(machine.class_of) + 1, dtype=np.int64)
    for symbol, each in zip(machine.symbols, machine.class_of, strict=True):
        tags[each] = tactics.tags.get(symbol, 0)  # type: ignore[call-overload]
    return tags


def _sure(hand: Folded) -> int:
    """How many steps from the first state on only lead on, whatever comes."""
    states, steps = {0}, 0
    while all(step.kind is Kind.GOES_ON for state in states for step in hand.states[state]):
        states = {step.state for state in states for step in hand.states[state]}
        steps += 1
    return steps


def _cards(hands: list[Folded], machine: DuelMachine) -> tuple[int, int]:
    """The most cards of a round in which no hand is split, and of any round."""
    dealer = machine.burned_each_round + _longest_count(machine, 0, {})
    longest: dict[tuple[int, int], int] = {}
    one = max(_longest(hand, number, 0, longest) for number, hand in enumerate(hands))
    further = [
        _longest(hand, number, state, longest) for number, hand in enumerate(hands) for state in _after_splits(hand)
    ]
    return one + dealer, one + dealer + machine.most_hands * (1 + max(further, default=0))


def _after_splits(hand: Folded) -> list[int]:
    """The states in which a hand that was split goes on, and in which further hands begin."""
    going_on = [step.state for row in hand.states for step in row if step.kind is Kind.SPLITS]
    return [*going_on, *(state for each in hand.others for state in each.values())]


def _longest_count(machine: DuelMachine, number: int, known: dict[int, int]) -> int:
    if number not in known:
        known[number] = max(
            (1 + _longest_count(machine, each, known) for each in machine.counts[number].counts), default=0
        )
    return known[number]


def _longest(hand: Folded, number: int, state: int, known: dict[tuple[int, int], int]) -> int:
    key = (number, state)
    if key not in known:
        known[key] = max(
            1 + (0 if step.kind in (Kind.ENDS, Kind.SPLITS) else _longest(hand, number, step.state, known))
            for step in hand.states[state]
        )
    return known[key]


def duel_reckoning(track: DuelTrack, wager: str) -> Reckoning:
    """What the counted rounds mean: the loss per unit first wagered; with a count by bucket, and in units a round."""
    losses: dict[str, list[tuple[int, Fraction]]] = {}
    counts_cards = len(track.buckets) > 1
    for bucket, (label, units) in enumerate(track.buckets):
        for worth in range(track.least, track.least + track.span):
            number, loss = track.number(bucket, worth), Fraction(-worth, track.grain)
            if counts_cards:
                losses.setdefault(f"{wager}, units a round", []).append((number, loss * units))
            losses.setdefault(f"{wager}, {label}" if counts_cards else wager, []).append((number, loss))
    return Reckoning(losses, track.beside.losses)
