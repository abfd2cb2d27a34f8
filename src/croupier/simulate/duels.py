"""The walker of duels: hands that follow their edges, wait for each other where one is split, and meet the dealer.

It knows nothing of any game. Cards lie shuffled ahead as far as a round may need them, so that a round only reads them;
a round in which a hand is split needs more, and is begun again where they are not there yet.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.machine.compiled import compiled, inlined
from croupier.simulate.beside import END, HANDS, HANDS_OVER, NOTED, START, BesideCourse, count_cards, go_on
from croupier.simulate.streams import HALF, LOW, U, after, is_fair, word

_NONE, _ONE = U(0), U(1)
_ENDS, _SPLITS, _ASIDE = U(1 << 31), U(1 << 30), U(1 << 29)
_PLACE = U((1 << 29) - 1)
_SPLIT = U((1 << 30) - 1)
_END, _END_BITS = U(17), U((1 << 14) - 1)
_LIVE = U(1 << 16)
_COUNT = U((1 << 16) - 1)
_FINAL = U(1 << 15)
_NUMBER = U((1 << 15) - 1)
_LAST_BIT = U(31)
_LAST = U(1 << 31)
_BUCKET = U(24)
_BUCKETS = U(0x7F00_0000)
_MEETING = U(0x00FF_FFFF)
_ROOM = 16  # more hands than any box is split into

Card = np.uint8
COUNTED, DRAWN, LIES_ASIDE = U(0), U(1), U(2)


class DuelCourse(NamedTuple):
    """What is walked."""

    edges: NDArray[np.uint32]
    """[place of a state + class] -> the word of an edge; half as long as others, so that all fit the nearest cache."""
    starts: NDArray[U]
    """[bucket] -> the place of the state before the first card."""
    splits: NDArray[U]
    """[split, this hand or the other] -> the place where this hand goes on, and which hand waits."""
    others: NDArray[U]
    """[waiting hand + hands made] -> the place of the state in which it begins."""
    dealer: NDArray[np.uint32]
    """[place of a count + class] -> the next count."""
    draws_alone: NDArray[np.bool_]
    """[place of a count] -> whether the dealer draws a further card even if no hand is live; empty if never."""
    sure: U
    """How many cards of a round come before any hand can end or be split."""
    columns: U
    """How many ends each row of a settlement has; the last is that of a dealer who stops."""
    second: U
    """Whether the dealer's second card is counted already, is drawn after the hands are played, or lies aside."""
    burned: U
    """How many cards are burned after a shuffle."""
    burned_each_round: U
    cutting_card: U
    rounds_after: U
    few: U
    """How many cards a round takes at most if no hand is split."""
    many: U
    """How many it takes at most."""
    tags: NDArray[np.int64]
    """[class] -> what a card adds to the count of a player who counts; else empty."""
    thresholds: NDArray[np.int64]
    """[bucket] -> the least true count, but for the first bucket."""
    deck: np.int64
    """How many cards a deck has, for which a true count is reckoned."""
    beside: BesideCourse
    """How the side wagers of the same rounds are decided."""


class DuelShoe(NamedTuple):
    """The cards, and the random words that shuffle them."""

    cards: NDArray[Card]
    """The class of each card; after them there is room for discards that follow where the shoe runs out."""
    size: U
    stream: NDArray[U]


class Worth(NamedTuple):
    """What rounds are worth; what is less than nothing is a complement."""

    of: NDArray[U]
    """[meeting] -> what a hand is worth; a round is worth the sum over its hands."""
    least: U
    """The least that a round may be worth."""
    span: U
    """How many worths there are for each bucket."""


class Notes(NamedTuple):
    """What is noted of rounds."""

    meetings: NDArray[np.uint32]
    """One for each hand."""
    spans: NDArray[np.uint32]
    """Where the cards of each round lie; empty if nobody wants to know."""


class Counted(NamedTuple):
    """What has been counted."""

    rounds: NDArray[U]
    """By what they were worth."""
    side: NDArray[U]
    """How side wagers ended; empty if there are none."""


class Stand(NamedTuple):
    """Where a shoe stands."""

    ready: U
    """How many cards have been shuffled."""

    dealt: U
    """How many cards are gone."""
    since: U
    """How many rounds there were since the cutting card came out."""
    running: np.int64
    """The count of the cards that are gone."""
    noted: U
    """How many meetings have been noted."""


def goes_on(place: int) -> int:
    """The word of an edge that only leads on."""
    return place


def sets_aside(place: int) -> int:
    """The word of an edge after which a card is laid aside, by which it is known where the hand stands."""
    return int(_ASIDE) | place


def splits(split: int) -> int:
    """The word of an edge that makes two hands."""
    return int(_SPLITS) | split


def ends(end: int, count: int, *, is_live: bool) -> int:
    """The word of an edge that ends the hand, with the count that the dealer shows; the dealer draws for a live one."""
    return int(_ENDS) | (end << int(_END)) | (int(_LIVE) if is_live else 0) | count


def final(number: int) -> int:
    """The count of a dealer's hand that has ended."""
    return int(_FINAL) | number


@compiled
def play(  # noqa: C901, PLR0912, PLR0915 - one loop: a call would hand over a dozen values for each round
    course: DuelCourse, cards: DuelShoe, stand: Stand, most: U, notes: Notes
) -> Stand:
    """Play rounds until the shoe is over, so many were played, or the cards that are ready might not last.

    For each hand is noted which of the meetings of a player's with a dealer's hand came about, in which bucket, and
    whether it was the last hand of its round; and where its cards lie, if there is room for that. A round that needs
    more cards leaves everything as it was before it.
    """
    meetings, spans = notes
    edges, starts, splits, others = course.edges, course.starts, course.splits, course.others
    dealer, alone, sure = course.dealer, course.draws_alone, course.sure
    tags, thresholds, deck = course.tags, course.thresholds, course.deck
    columns, second, few, many = course.columns, course.second, course.few, course.many
    cutting_card, rounds_after, burned_each_round = course.cutting_card, course.rounds_after, course.burned_each_round
    ends = np.empty(_ROOM, dtype=np.uint64)
    waiting = np.empty(_ROOM, dtype=np.uint64)
    counts_cards, notes_spans, draws_alone = len(thresholds) > 0, len(spans) > 0, len(alone) > 0
    ready, dealt, since, running, noted = stand
    shoe, size = cards.cards, cards.size
    bucket, at, left = _NONE, starts[_NONE], most
    begins = at
    while left > _NONE and since <= rounds_after and dealt + few <= ready:
        first = dealt
        dealt += burned_each_round
        if counts_cards:
            true_count = running * deck // np.int64(size - dealt)
            bucket = _NONE
            for threshold in thresholds:
                bucket += U(true_count >= threshold)
            begins = starts[bucket]
        at = begins
        hands, done, waits = _ONE, _NONE, _NONE
        is_live, aside, end = _NONE, _NONE, _NONE
        for _ in range(sure):
            at = U(edges[at + U(shoe[dealt])])
            dealt += _ONE
        while True:
            at = U(edges[at + U(shoe[dealt])])
            dealt += _ONE
            if at < _ASIDE:
                continue
            if at < _SPLITS:
                aside = U(shoe[dealt])
                dealt += _ONE
                at = U(edges[(at & _PLACE) + aside])
            if at >= _ENDS:
                end = (at >> _END) & _END_BITS
                is_live |= at & _LIVE
                if hands == _ONE:
                    break
                ends[done] = end
                done += _ONE
                if waits == _NONE:
                    break
                waits -= _ONE
                at = others[waiting[waits] + hands]
            elif at >= _SPLITS:
                if first + many > ready:
                    return Stand(ready, first, since, running, noted)
                waiting[waits] = splits[at & _SPLIT, _ONE]
                at = splits[at & _SPLIT, _NONE]
                waits += _ONE
                hands += _ONE
        count = at & _COUNT
        if notes_spans:
            spans[most - left, HANDS_OVER] = dealt
        if second == DRAWN:
            count = U(dealer[count + U(shoe[dealt])])
            dealt += _ONE
        elif second == LIES_ASIDE:
            count = U(dealer[count + aside])
        if is_live > _NONE:
            while count < _FINAL:
                count = U(dealer[count + U(shoe[dealt])])
                dealt += _ONE
        elif count < _FINAL:
            while draws_alone and count < _FINAL and alone[count]:
                count = U(dealer[count + U(shoe[dealt])])
                dealt += _ONE
            if count < _FINAL:
                count = columns - _ONE
        met = count & _NUMBER
        if hands == _ONE:
            meetings[noted] = note(end * columns + met, bucket, _ONE)
            noted += _ONE
        else:
            for hand in range(hands):
                meeting = ends[U(hand)] * columns + met
                meetings[noted] = note(meeting, bucket, U(U(hand) + _ONE == hands))
                noted += _ONE
        if counts_cards:
            for place in range(first + burned_each_round, dealt):
                running += tags[shoe[place]]
        if notes_spans:
            span = spans[most - left]
            span[START] = first + burned_each_round
            span[END] = dealt
            span[HANDS] = hands
        left -= _ONE
        if dealt > cutting_card:
            since += _ONE
    return Stand(ready, dealt, since, running, noted)


@inlined
def note(meeting: U, bucket: U, is_last: U) -> np.uint32:
    """What is noted of a hand; `is_last` is one for the last of its round."""
    return np.uint32((is_last << _LAST_BIT) | (bucket << _BUCKET) | meeting)


@inlined
def is_last(note: U) -> np.bool_:
    """Whether a note is that of the last hand of a round."""
    return note >= _LAST


@inlined
def bucket_of(note: U) -> U:
    """In which bucket a hand was played."""
    return (note & _BUCKETS) >> _BUCKET


@inlined
def meeting_of(note: U) -> U:
    """Which meeting a hand notes."""
    return note & _MEETING


@compiled
def shuffle(shoe: NDArray[Card], size: U, ready: U, until: U, stream: NDArray[U]) -> None:
    """Shuffle further: from those that are ready until so many are, each card being drawn from all that are left."""
    a, b, c, d = stream[0], stream[1], stream[2], stream[3]
    place = ready
    while place < until:
        drawn = word(a, d)
        a, b, c, d = after(a, b, c, d)
        for _ in range(2):  # a word serves two draws
            among = size - place
            product = (drawn & LOW) * among
            drawn >>= HALF
            if is_fair(product, among) and place < until:
                other = place + (product >> HALF)
                shoe[place], shoe[other] = shoe[other], shoe[place]
                place += _ONE
    stream[0], stream[1], stream[2], stream[3] = a, b, c, d


@compiled
def new_shoe(course: DuelCourse, shoe: DuelShoe) -> Stand:
    """Shuffle as far as rounds without a split may need, and burn."""
    ready = min(shoe.size, course.cutting_card + course.few)
    shuffle(shoe.cards, shoe.size, _NONE, ready, shoe.stream)
    return Stand(ready, course.burned, _NONE, np.int64(0), _NONE)


@compiled
def prepare(course: DuelCourse, shoe: DuelShoe, stand: Stand) -> Stand:
    """Have cards ready for any round; where the shoe has too few, the discards of earlier rounds follow after them."""
    cards, size, stream = shoe
    begun, burned = stand.dealt, course.burned
    until = begun + course.many
    shuffle(cards, size, min(size, stand.ready), min(size, until), stream)
    if until > size:
        missing = min(until - size, begun - burned)
        shuffle(cards, begun, _NONE, burned + missing, stream)
        for each in range(missing):
            cards[size + U(each)] = cards[burned + U(each)]
    return Stand(until, begun, stand.since, stand.running, _NONE)


@compiled
def walk_duels(course: DuelCourse, shoe: DuelShoe, rounds: U, worth: Worth, counted: Counted) -> None:
    """Walk so many rounds from a new shoe and count, by bucket, what they are worth, and how side wagers end."""
    counts, side = counted
    beside = course.beside
    values, least, span = worth
    meetings = np.empty(U(_ROOM) * U(len(shoe.cards)), dtype=np.uint32)
    spans = np.empty((len(shoe.cards) if len(side) > 0 else 0, NOTED), dtype=np.uint32)
    wins = _NONE
    left, total = rounds, _NONE - least
    while left > _NONE:
        stand = new_shoe(course, shoe)
        while True:
            before = left
            stand = play(course, shoe, stand, left, Notes(meetings, spans))
            for each in range(stand.noted):
                noted = U(meetings[U(each)])
                total += values[meeting_of(noted)]
                if is_last(noted):
                    counts[_ONE + bucket_of(noted) * span + total] += _ONE
                    total = _NONE - least
                    left -= _ONE
            if len(spans) > 0:
                count_cards(beside, shoe.cards, spans, before - left, side)
                wins = count_streaks(beside, meetings, stand.noted, wins, side)
            if left == _NONE or stand.since > course.rounds_after:
                break
            stand = prepare(course, shoe, stand)


@compiled
def count_streaks(course: BesideCourse, meetings: NDArray[np.uint32], noted: U, wins: U, counts: NDArray[U]) -> U:
    """Follow the streaks over rounds by the verdicts on their hands; how many are won in a row after them."""
    verdicts, verdict = course.verdicts, np.int64(0)
    if len(verdicts) == 0:
        return wins
    for each in range(noted):
        note = U(meetings[U(each)])
        verdict += verdicts[meeting_of(note)]
        if is_last(note):
            wins = go_on(course, wins, verdict, counts)
            verdict = np.int64(0)
    return wins


@compiled
def follow_duels(course: DuelCourse, cards: NDArray[Card], notes: Notes) -> Stand:
    """Play given cards, those that are burned among them, until the shoe is over or they may not last."""
    size = U(len(cards))
    shoe = DuelShoe(cards, size, np.empty(_NONE, dtype=np.uint64))
    return play(course, shoe, Stand(size, course.burned, _NONE, np.int64(0), _NONE), size, notes)
