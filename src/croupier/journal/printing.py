"""A recorded round as a transcript, which `croupier replay` plays again and checks.

A round is printed alone if a table with the same players and chips plays it in the same way. Where it depends on
what came before (a point, a banker, a cutting card that is near), it is printed with as many rounds before it as that
takes, if need be from the opening on.
"""

from collections.abc import Iterable, Iterator
from operator import attrgetter

import tomlkit
from msgspec import UNSET
from tomlkit.items import InlineTable

from croupier.equipment.cards import DECK, Card
from croupier.errors import Refused
from croupier.journal.ledger import Ledger, state_of
from croupier.journal.records import submission_of
from croupier.journal.rounds import Archive, Turn
from croupier.journal.voiding import is_voiding
from croupier.money import Cents
from croupier.rulebooks.submissions.declarations import table as form_of
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.acts import NameCard, Shuffle
from croupier.table.board import Board
from croupier.table.events import RACK, Announced, Chips, Dealt, Event, Loaded, Moved, Reloaded, Shown, SideTaken
from croupier.table.game import Game
from croupier.table.language import Unreadable, say, say_value
from croupier.table.people import CHANCE, spoken
from croupier.table.shoe import Shoe
from croupier.table.telling import place
from croupier.table.transcripts import parse, play


def transcript(archive: Archive, number: int) -> str:
    """A round as the text of a transcript."""
    is_over = archive.round(number).is_over
    for first in _beginnings(number):
        turns = [turn for each in range(first, number + 1) for turn in archive.round(each).turns]
        # The last act of an open round may wait for a card that nobody has seen yet; then it is left out.
        for printed in (turns,) if is_over else (turns, turns[: _last_act_of_a_person(turns)]):
            text = _text(archive, first, number, printed)
            if _plays(text, archive.game):
                return text
    raise Refused(f"round {number} of {archive.name} no longer plays as it was recorded; `croupier verify` tells more")


def _last_act_of_a_person(turns: list[Turn]) -> int:
    return max((place for place, turn in enumerate(turns) if turn.act.who != CHANCE), default=0)


def _beginnings(number: int) -> Iterator[int]:
    """From which round to print: from the round itself, or ever farther back to the first."""
    before = 0
    while before < number - 1:
        yield number - before
        before = 2 * before + 1
    yield 1


def _plays(text: str, game: Game) -> bool:
    """Whether a transcript meets its own expectations."""
    try:
        parsed, lines = parse(text, "the round")
        return all(step.failure is None for step in play(parsed, lines, game))
    except (Refused, Unreadable):
        return False


def _text(archive: Archive, first: int, last: int, turns: list[Turn]) -> str:
    """The rounds from the first to the last; from the first of all, the table is opened in the transcript itself."""
    from_the_opening = first == 1
    state = state_of(archive.game, archive.state_before(first))
    opening_chips = _racks(state.board)
    automatic = state.automatic
    loads = _Loads(state.board)
    ledger = Ledger(state.board)
    for turn in turns:
        ledger.follow(turn.act, turn.events)
        loads.note(turn.events, ledger.board)
    decks = getattr(submission_of(archive.opening, archive.game), "decks", 1)
    shoes = [load.cards(decks) for load in loads.loads]
    document = tomlkit.document()
    rounds = f"round {last}" if first == last else f"rounds {first} to {last}"
    document["title"] = f"{archive.name}, {rounds}"
    document["clauses"] = _clauses(turns)
    lines = tomlkit.array()
    lines.extend([*_play(turns), *_chips_left(ledger.board)])
    document["play"] = lines.multiline(multiline=True)
    document["table"] = _setting(archive, automatic, shoes)
    if not from_the_opening:
        document["table"]["seats"] = opening_chips
    document["table"]["opened"] = not from_the_opening
    return tomlkit.dumps(document)


def _setting(archive: Archive, automatic: tuple[str, ...], shoes: list[str]) -> dict[str, object]:
    submission = submission_of(archive.opening, archive.game)
    form = form_of(type(submission))
    default = form.face(chosen(archive.game, rulebook=submission.rulebook))
    changed = {key: value for key, value in form.face(submission).items() if default.get(key) != value}
    setting: dict[str, object] = {"game": archive.game.name, "rulebook": submission.rulebook}
    if changed:
        setting["submission"] = changed
    if shoes:
        setting["shoe"] = shoes[0] if len(shoes) == 1 else shoes
    setting["automatic"] = list(automatic)
    return setting


def _racks(board: Board) -> dict[str, InlineTable]:
    seats = {}
    for seat, name in sorted(board.seats.items()):
        holds = tomlkit.inline_table()
        holds["name"] = name
        for key, kind in (("chips", Chips.VALUE), ("coupon", Chips.COUPON)):
            if board.chips(seat, RACK, kind):
                holds[key] = say_value(board.chips(seat, RACK, kind), Cents)
        seats[str(seat)] = holds
    return seats


class _Load:
    """The cards of one shoe from a place on, as far as they were dealt."""

    def __init__(self, side: int, first: int) -> None:
        self.side = side
        """The number of the first piece of its side of the shoe."""
        self.first = first
        self.next = first
        self.shown: dict[int, Card] = {}

    def cards(self, decks: int) -> str:
        """The cards in order; one that nobody has seen may be any of which a copy is left."""
        left = dict.fromkeys(DECK, decks)
        for face in self.shown.values():
            left[face] -= 1
        order = []
        for piece in range(self.first, self.next):
            unseen = next((card for card in DECK if left[card]), DECK[0])
            if piece not in self.shown:
                left[unseen] -= 1
            order.append(self.shown.get(piece, unseen))
        return " ".join(order)


class _Loads:
    """The cards of each shoe that was dealt from, beginning with those that were on the table."""

    def __init__(self, board: Board) -> None:
        self.loads = [_Load(shoe.first, shoe.next_piece) for shoe in sorted(board.loaded, key=attrgetter("first"))]
        self.side = 0 if board.sides is UNSET else board.sides.numbered_from

    def note(self, events: Iterable[Event], board: Board) -> None:
        """Note what became known of the cards; the board is as the events left it."""
        for event in events:
            match event:
                case SideTaken(first=first):
                    self.side = first
                case Loaded():
                    self.loads.append(_Load(self.side, self.side))
                case Reloaded(size=size) if board.shoe is not None:
                    self.loads.append(_reloaded(board, board.shoe, size))
                case Dealt(piece=piece):
                    load = self._holding(piece)
                    load.next = max(load.next, piece + 1)
                case Shown(piece=piece, face=Card() as face):
                    self._holding(piece).shown[piece] = face

    def _holding(self, piece: int) -> _Load:
        """The latest load of the side of the shoe that a piece belongs to: the one that begins nearest below it."""
        return max(reversed(self.loads), key=lambda load: load.side if load.side <= piece else -1)


def _reloaded(board: Board, shoe: Shoe, discards: int) -> _Load:
    """A shoe that took its discards again within a round: the cards that lay on the table are its first."""
    load = _Load(shoe.first, shoe.first)
    load.next = shoe.first + len(shoe.faces) - discards
    seen = {piece: board.face(piece) for piece in board.seen if shoe.first <= piece < load.next}
    load.shown = {piece: face for piece, face in seen.items() if face is not None}
    return load


def _clauses(turns: Iterable[Turn]) -> list[str]:
    cited = dict.fromkeys(event.clause for turn in turns for event in turn.events)
    return [clause for clause in cited if "-" in clause]


def _play(turns: Iterable[Turn]) -> Iterator[str]:
    """The acts, each with what it led to; cards come from the shoe, so chance says nothing of them."""
    for turn in turns:
        if is_voiding(turn.act):
            raise Refused("a round that was voided cannot be played again; the rounds before it can")
        if not isinstance(turn.act, NameCard | Shuffle):
            yield say(turn.act)
        yield from _expected(turn.events)


def _expected(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        match event:
            case Announced(by=by, words=words):
                yield f"=> announced {spoken(by)} '{words}'"
            case Moved(amount=amount, source=source, target=target):
                kind = "" if source.chips is Chips.VALUE else f" in {source.chips}"
                money = say_value(amount, Cents)
                yield f"=> moved {money}{kind} from {place(source)} to {place(target)}"


def _chips_left(board: Board) -> Iterator[str]:
    for seat in sorted(board.seats):
        yield f"=> chips seat {seat} {say_value(board.chips(seat, RACK), Cents)}"
