"""Transcripts: a round as a document that people read and programs play.

A transcript names its clauses, sets a table with its chance, and lists lines: acts in the table language, perhaps
with the refusal that they meet, and expectations of what happened (`expectations`). Cards come from a physical shoe,
named by their place in it, so that a printed round needs only the cards that it used.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from croupier.equipment.cards import DECK, Card
from croupier.errors import Refused, unknown
from croupier.money import Cents
from croupier.rulebooks.clauses import clause, under
from croupier.rulebooks.submissions.lines import line_of, lines_of
from croupier.rulebooks.submissions.reading import Malformed, judged, parsed
from croupier.table.acts import (
    AcceptCut,
    Act,
    AssignDuties,
    BringChips,
    BringCoupon,
    NameCard,
    OpenTable,
    TakeSeat,
    act_name,
)
from croupier.table.events import Event, Loaded, Reloaded, SideTaken
from croupier.table.expectations import Unmet, check
from croupier.table.game import Game
from croupier.table.language import Unreadable, read, read_money, read_value, written
from croupier.table.limits import Whole
from croupier.table.offers import Offer, Refusal
from croupier.table.people import CHANCE, DEALER, SUPERVISOR, Seat
from croupier.table.runner import Accepted, Runner
from croupier.table.table import Shoes
from croupier.texts import text_of

EXPECTATION = "=>"
REFUSED = "-> refused"


class SeatSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat and what lies in the rack, in dollars."""

    chips: int | float | str = 0
    coupon: int | float | str = 0
    name: str = ""


class TableSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a transcript, and its chance."""

    game: str
    rulebook: str = "MA"
    submission: dict[str, Any] = field(default_factory=dict)
    seats: dict[str, int | float | str | SeatSetting] = field(default_factory=dict)
    shoe: str | list[str] = ""
    dice: str = ""
    wheel: str = ""
    opened: bool = True
    automatic: tuple[str, ...] | None = None


class Transcript(Struct, frozen=True, forbid_unknown_fields=True):
    """A document as it is written."""

    title: str
    table: TableSetting
    play: tuple[str, ...]
    clauses: tuple[str, ...] = ()


class Step(Struct, frozen=True):
    """One line of play, with what came of it."""

    line: int
    text: str
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None
    failure: str | None = None


# Reading.


def parse(text: str, name: str) -> tuple[Transcript, list[int]]:
    """Read a transcript, with the line of the file on which each line of play stands."""
    try:
        written_table = parsed(text)
    except Malformed as malformed:
        raise Refused(f"{_place(name, malformed.problem.line)}: {malformed.problem.why}") from None
    misspelt = dict(_unknown_keys(written_table, Transcript))
    if misspelt:
        lines = lines_of(text)
        faults = [f"{_place(name, line_of(key, lines))}: {fault}" for key, fault in misspelt.items()]
        raise Refused(f"{name} is no transcript", faults)
    try:
        transcript = msgspec.convert(written_table, Transcript)
    except msgspec.ValidationError as error:
        # The path of the field comes last, as in: Expected `str`, got `int` - at `$.play[1]`
        why, _, path = str(error).partition(" - at `$.")
        line = line_of(path.rstrip("`"), lines_of(text))
        raise Refused(f"{_place(name, line)}: {path.rstrip('`') or 'the transcript'}: {why}") from None
    nowhere = list(_unknown_clauses(transcript))
    if nowhere:
        raise Refused(f"{_place(name, line_of('clauses', lines_of(text)))}: clauses: {nowhere[0]}", nowhere[1:])
    return transcript, _lines_of_play(text, transcript.play)


def load(path: Path) -> tuple[Transcript, list[int]]:
    """Read a transcript's file."""
    return parse(text_of(path), str(path))


def _place(name: str, line: int | None) -> str:
    return name if line is None else f"{name}:{line}"


def _unknown_keys(
    written_table: Mapping[str, object], holds: type[Struct], table: str = ""
) -> Iterator[tuple[str, str]]:
    """The keys that a transcript does not have, each with the sentence that refuses it."""
    known = {each.name: each.type for each in msgspec.structs.fields(holds)}
    for key, value in written_table.items():
        if key not in known:
            hint = " (play stands above the [table] header)" if key == "play" else ""
            yield f"{table}{key}", f"{unknown('key', key, known)}{hint}"
        elif known[key] is TableSetting and isinstance(value, Mapping):
            yield from _unknown_keys(value, TableSetting, f"{key}.")


def _unknown_clauses(transcript: Transcript) -> Iterator[str]:
    """Why a clause that the transcript names is none: neither a clause nor a heading of clauses has that name."""
    for name in transcript.clauses:
        try:
            if not under(name):
                clause(name)
        except Refused as refusal:
            yield str(refusal)


def _lines_of_play(text: str, play: tuple[str, ...]) -> list[int]:
    """Where each line of play stands: the next line of the file, from `play` on, that contains it."""
    file_lines = text.splitlines()
    at = next((number for number, line in enumerate(file_lines) if line.lstrip().startswith("play")), 0)
    found = []
    for wanted in play:
        here = next((number for number in range(at, len(file_lines)) if wanted in file_lines[number]), at)
        found.append(here + 1)
        at = here if here == at and file_lines[here].count('"') > 2 else here + 1
    return found


# Playing.


def play(transcript: Transcript, lines: list[int], game: Game) -> Iterator[Step]:
    """Set the table and play line after line; a step that fails says why, and the first failure ends the play."""
    table = _Playing(transcript.table, game)
    for number, text in zip(lines, transcript.play, strict=True):
        try:
            step = table.step(number, text)
        except (Unreadable, Unmet) as error:
            step = Step(number, text, failure=str(error))
        yield step
        if step.failure is not None:
            return


class _Cards(Struct):
    """The cards of one loading, and the piece that is the first of them."""

    first: int
    cards: list[Card]


class _Playing:
    """A table that plays a transcript."""

    def __init__(self, setting: TableSetting, game: Game) -> None:
        self.setting = setting
        chosen = {"rulebook": setting.rulebook, "game": game.name} | setting.submission
        submission = judged(chosen, [game]).accepted()
        duties = tuple(act_name(duty) for duty in game.duties)
        self.runner = Runner(game, submission, automatic=duties, shoes=Shoes.PHYSICAL)
        self.shoes = _shoes(setting.shoe, getattr(submission, "decks", None))
        self.loads = 0
        self.first = 0
        self.strings: dict[int, _Cards] = {}
        self.queues = {"dice": setting.dice.split(), "wheel": setting.wheel.split()}
        self.events: list[Event] = []
        for seat, brought in setting.seats.items():
            self._sit(seat, brought)
        if setting.opened:
            self._open()
        if setting.automatic is not None:
            self._set("automatic", AssignDuties(SUPERVISOR, setting.automatic))

    def step(self, line: int, text: str) -> Step:
        """Play one line."""
        if text.startswith(EXPECTATION):
            self.events = check(text.removeprefix(EXPECTATION).strip(), self.runner, self.events)
            return Step(line, text)
        said, refused, expected = text.partition(REFUSED)
        act = read(said.strip(), self.runner.game.codec.acts, self.runner.offers())
        answer = self.runner.act(act)
        if isinstance(answer, Refusal):
            return Step(line, text, refusal=answer, failure=_wrong_refusal(answer, bool(refused), expected.strip()))
        events = [*answer.events]
        self._count_loads(answer.events)
        while self.runner.awaits_chance:
            chance = self._chance()
            if chance is None:
                break
            events += self._must(chance)
        self.events = events
        failure = "the act was accepted, but a refusal was expected" if refused else None
        return Step(line, text, events=tuple(events), failure=failure)

    # Setting the table.

    def _sit(self, seat_text: str, brought: float | str | SeatSetting) -> None:
        setting = brought if isinstance(brought, SeatSetting) else SeatSetting(chips=brought)
        if not seat_text.isdecimal():
            raise Refused(f'table.seats: "{seat_text}" is no number of a seat')
        seat = Seat(int(seat_text))
        self._set(f"seats.{seat}", TakeSeat(seat, setting.name or f"Seat {seat}"))
        for kind, amount in ((BringChips, setting.chips), (BringCoupon, setting.coupon)):
            if amount:
                self._set(f"seats.{seat}", kind(seat, _dollars(f"table.seats.{seat}", amount)))

    def _set(self, field: str, act: Act) -> None:
        """What the transcript's table asks for is done as people would, and refused as it would be to them."""
        answer = self.runner.act(act)
        if isinstance(answer, Refusal):
            raise Refused(f"table.{field}: {answer}")

    def _open(self) -> None:
        """The house opens the table: every player declines the cut, and the dealer cuts in the middle."""
        if not any(made.act is OpenTable for made in self.runner.asked(DEALER)):
            return
        self._must(OpenTable(DEALER))
        while not self.runner.is_between_rounds:
            self._must(_for_the_house(self.runner.asked()))
        for shoe in self.runner.table.board.loaded:
            self.strings[shoe.first].first = shoe.next_piece

    def _must(self, act: Act) -> tuple[Event, ...]:
        answer = self.runner.act(act)
        if not isinstance(answer, Accepted):
            raise Unreadable(f"{answer}")
        self._count_loads(answer.events)
        return answer.events

    # Chance.

    def _count_loads(self, events: tuple[Event, ...]) -> None:
        """Each loading of the shoe, or of a side of it, begins the next string of cards.

        If a shoe takes its discards again within a round, that string begins with the cards that lie on the table.
        """
        for event in events:
            if isinstance(event, SideTaken):
                self.first = event.first
            elif isinstance(event, Loaded | Reloaded):
                cards = self.shoes[self.loads] if self.loads < len(self.shoes) else []
                self.strings[self.first] = _Cards(self.first, cards)
                self.loads += 1

    def _chance(self) -> Act | None:
        """The next answer of chance, or None if the transcript gives it in a line of its own."""
        made = self.runner.asked(CHANCE)[0]
        if made.act is NameCard:
            return NameCard(CHANCE, self._card(int(made.about or 0)))
        for name, queue in self.queues.items():
            if queue:
                first = written(made.act)[0]
                try:
                    return made.act(CHANCE, **{first.name: read_value([queue.pop(0)], first.type)})
                except ValueError as error:
                    raise Unreadable(f"table.{name}: {error}") from None
        return None

    def _card(self, piece: int) -> Card:
        string = self.strings[self.runner.table.board.shoe_of(piece).first]
        cards, place = string.cards, piece - string.first
        if not 0 <= place < len(cards):
            raise Unreadable(f"the shoe of the transcript has {len(cards)} cards; card {place + 1} is asked for")
        return cards[place]


def _for_the_house(offers: list[Offer]) -> Act:
    """What the house does where it must choose: whatever can be declined is, and the dealer cuts in the middle.

    A card that is shown before the first round, as a burn card, is the first that there is.
    """
    made = next((made for made in offers if act_name(made.act).startswith("decline-")), offers[0])
    if made.act is NameCard:
        return NameCard(CHANCE, next(card for card in DECK if made.limits["card"].admits(card)))
    fields = {}
    for name, limit in made.limits.items():
        assert made.act is AcceptCut
        assert isinstance(limit, Whole)
        fields[name] = (limit.least + limit.most) // 2
    return made.act(made.who, **fields)


def _shoes(written_shoes: str | list[str], decks: int | None) -> list[list[Card]]:
    """The cards of each shoe; more copies of a card than the decks hold are refused."""
    shoes = []
    for text in [written_shoes] if isinstance(written_shoes, str) else written_shoes:
        try:
            cards = [Card(code) for code in text.split()]
        except ValueError as error:
            raise Refused(f"table.shoe: {error}; cards are written such as 9s Td Kh Ac") from None
        for card, count in Counter(cards).items():
            if decks is not None and count > decks:
                raise Refused(
                    f"table.shoe: {card} stands there {count} times, and there are {decks} with decks = {decks}"
                )
        shoes.append(cards)
    return shoes


def _dollars(where: str, amount: float | str) -> Cents:
    try:
        return read_money(str(amount))
    except ValueError as error:
        raise Refused(f"{where}: {error}") from None


def _wrong_refusal(refusal: Refusal, was_expected: bool, expected: str) -> str | None:  # noqa: FBT001 - an answer, no flag
    if not was_expected:
        return f"refused: {refusal}"
    clause, _, words = expected.partition("'")
    if clause.strip() and clause.strip() != refusal.clause:
        return f"refused by {refusal.clause or 'no clause'}, expected {clause.strip()}: {refusal.says}"
    if words and words.rstrip("'") not in refusal.says:
        return f"the refusal does not say '{words.rstrip(chr(39))}': {refusal.says}"
    return None
