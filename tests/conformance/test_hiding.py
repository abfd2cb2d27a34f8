"""Nobody learns a face that they have not seen: two tables that differ in such faces alone are alike to them.

Unseen cards of an electronic shoe change places and the same acts are done again. An act that another person's own
cards allowed may then be refused; such a pair of tables is compared as far as it went together.
"""

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from msgspec.structs import replace
from tests.conformance.player import seeded
from tests.conformance.sittings import FUZZ, SITTINGS, Sitting, is_played_with_cards
from tests.conformance.wrong_acts import of_all_kinds

from croupier.table.acts import Act, Shuffle
from croupier.table.codec import encode
from croupier.table.events import CutMade, Event, Reloaded, Revealed, Shown, Shuffled, SideTaken
from croupier.table.offers import Refusal
from croupier.table.people import CHANCE, Who
from croupier.table.runner import Accepted, Runner
from croupier.table.table import Shoes
from croupier.table.views import event_for

ELECTRONIC = [
    sitting for sitting in SITTINGS if is_played_with_cards(sitting.game) and sitting.shoes is Shoes.ELECTRONIC
]
SWAPS = 5
"""How many of the latest cards of other people are exchanged, one at a time."""
MOMENTS = 6
"""At how many moments of a sitting the tables are compared: what is hidden now may be shown later."""


class Shoe:
    """Which places of a shuffled order a person has not seen, and which nobody has, told from the events."""

    def __init__(self, shuffle: int, first: int, size: int) -> None:
        self.shuffle = shuffle
        self.first = first
        self.places = list(range(size))
        self.unseen = set(self.places)
        self.secret = set(self.places)

    def follow(self, event: Event, who: Who | None) -> None:
        match event:
            case CutMade(position=position):
                self.places = self.places[position:] + self.places[:position]
            case Shown(piece=piece, to=to) if piece - self.first in range(len(self.places)):
                place = self.places[piece - self.first]
                self.secret.discard(place)
                if to is None or who in to:
                    self.unseen.discard(place)
            # Of discards that were shuffled again nobody knows which place of the order they had.
            case Revealed() | Reloaded():
                self.unseen.clear()
                self.secret.clear()


def shoes_of(acts: Sequence[Act], events: Sequence[Sequence[Event]], who: Who | None) -> list[Shoe]:
    """Every shoe of a sitting with what the person has not seen of it."""
    shoes: list[Shoe] = []
    loaded: dict[int, Shoe] = {}
    shuffle, side = None, 0
    for number, (act, happened) in enumerate(zip(acts, events, strict=True)):
        shuffle = number if isinstance(act, Shuffle) else shuffle
        for event in happened:
            if isinstance(event, SideTaken):
                side = event.first
            elif isinstance(event, Shuffled):
                assert shuffle is not None
                loaded[side] = Shoe(shuffle, side, event.size)
                shoes.append(loaded[side])
            elif isinstance(event, Shown):
                for shoe in loaded.values():
                    shoe.follow(event, who)
            elif side in loaded:
                loaded[side].follow(event, who)
    return shoes


def twins(acts: Sequence[Act], shoes: list[Shoe], random: Random) -> Iterator[list[Act]]:
    """The same acts with other unseen cards: first all that nobody has seen, then one by one those of other people."""
    nobodys = {shoe.shuffle: sorted(shoe.secret) for shoe in shoes}
    yield _exchanged(acts, {shuffle: (old, random.sample(old, len(old))) for shuffle, old in nobodys.items()})
    for shoe in shoes:
        unseen = sorted(shoe.unseen)
        for place in sorted(shoe.unseen - shoe.secret)[-SWAPS:]:
            other = random.choice(unseen)
            yield _exchanged(acts, {shoe.shuffle: ([place, other], [other, place])})


def _exchanged(acts: Sequence[Act], places: dict[int, tuple[list[int], list[int]]]) -> list[Act]:
    """The acts with the cards of their shuffles moved from old places to new ones."""
    changed = list(acts)
    for shuffle, (olds, news) in places.items():
        act = changed[shuffle]
        assert isinstance(act, Shuffle)
        order = list(act.order)
        for old, new in zip(olds, news, strict=True):
            order[new] = act.order[old]
        changed[shuffle] = replace(act, order=tuple(order))
    return changed


def received(runner: Runner, acts: Sequence[Act], who: Who | None) -> list[list[bytes]]:
    """All that a person receives with each of the acts, up to one that is refused."""
    letters = []
    for act in acts:
        answer = runner.act(act)
        if isinstance(answer, Refusal):
            break
        events = [encode(_without_commitment(event_for(event, who))) for event in answer.events]
        letters.append([*events, encode(runner.view(who))])
    return letters


def _without_commitment(event: Event) -> Event:
    """A commitment tells nothing to those who do not know the salt, but another order has another one."""
    return replace(event, commitment=None) if isinstance(event, Shuffled) else event


def refusals(runner: Runner, who: Who | None) -> list[bytes | None]:
    """What a person is told who tries everything."""
    if who is None:
        return []
    snapshot = runner.snapshot()
    told: list[bytes | None] = []
    for act in of_all_kinds(runner, [who]):
        answer = runner.act(act)
        told.append(encode(answer) if isinstance(answer, Refusal) else None)
        if isinstance(answer, Accepted):
            runner = Runner.restore(runner.game, runner.submission, snapshot)
    return told


@pytest.mark.parametrize("sitting", ELECTRONIC, ids=str)
def test_unseen_faces_change_nothing_that_a_person_receives(sitting: Sitting) -> None:
    turns = list(sitting.play(150))
    acts, events = [turn.act for turn in turns], [turn.accepted.events for turn in turns]
    random = seeded(f"hiding {sitting}")
    for moment in random.sample(range(1, len(acts)), MOMENTS * FUZZ):
        who = random.choice([person for person in sitting.persons if person is not CHANCE])
        done = acts[:moment]
        runner = sitting.runner()
        own = received(runner, done, who)
        told = refusals(runner, who)
        for others in twins(done, shoes_of(done, events[:moment], who), random):
            twin = sitting.runner()
            letters = received(twin, others, who)
            assert [pair for pair in zip(own, letters, strict=False) if pair[0] != pair[1]] == []
            if len(letters) == len(own):
                assert refusals(twin, who) == told
