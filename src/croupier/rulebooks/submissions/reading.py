"""From TOML to a submission, or to all of its problems at once."""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Protocol

import msgspec

from croupier.errors import Refused, unknown
from croupier.rulebooks.submissions.common import common_problems
from croupier.rulebooks.submissions.declarations import table
from croupier.rulebooks.submissions.faces import spelled
from croupier.rulebooks.submissions.lines import line_of, lines_of
from croupier.rulebooks.submissions.places import Place
from croupier.rulebooks.submissions.problems import Problem
from croupier.rulebooks.submissions.settings import with_settings
from croupier.rulebooks.submissions.submission import Submission


class Game(Protocol):
    """What reading must know of a game."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def rulebooks(self) -> tuple[str, ...]: ...
    @property
    def submission(self) -> type[Submission]: ...


class Malformed(Refused):
    """The text is not TOML."""

    def __init__(self, why: str, line: int | None) -> None:
        super().__init__(why if line is None else f"line {line}: {why}")
        self.problem = Problem("", None, None, why, line)


class Reading(msgspec.Struct, frozen=True):
    """What a text was read as: a submission that is in order, or the problems of one that is not."""

    submission: Submission | None
    problems: tuple[Problem, ...]

    def accepted(self) -> Submission:
        """The submission; one that is not in order is refused with all its problems."""
        if self.submission is None:
            raise Refused("the submission is not in order", [str(each) for each in self.problems])
        return self.submission


def read(text: str, games: Sequence[Game]) -> Reading:
    """Read the text of a submission; each problem has the line of its field."""
    try:
        written = parsed(text)
    except Malformed as malformed:
        return Reading(None, (malformed.problem,))
    reading = judged(written, games)
    if not reading.problems:
        return reading
    lines = lines_of(text)
    placed = (msgspec.structs.replace(each, line=line_of(each.field, lines)) for each in reading.problems)
    # What stands nowhere comes last; else the order is that of the file.
    return Reading(None, tuple(sorted(placed, key=lambda each: (each.line is None, each.line))))


def parsed(text: str) -> dict[str, object]:
    """The mapping that a TOML text writes, its decimals exact."""
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise _malformed(str(error), text) from None
    except RecursionError:
        raise Malformed("is nested too deeply", None) from None
    except (ValueError, ArithmeticError):
        raise Malformed("holds a number that is too long", None) from None


def _malformed(error: str, text: str) -> Malformed:
    """What the parser found, and where: it says so in brackets at the end of its sentence."""
    why, _, where = error.rpartition(" (at ")
    position = re.match(r"line (\d+), column (\d+)", where)
    if position is None:
        return Malformed(f"is not TOML: {why} at the end of the file", text.count("\n") + 1)
    return Malformed(f"is not TOML: {why} at column {position[2]}", int(position[1]))


def judged(written: Mapping[str, object], games: Sequence[Game]) -> Reading:
    """Read what was parsed.

    A field that is wrong stands at its default while the rules that join several fields are checked, so that their
    problems are reported together with it; what they say of that field itself is left out.
    """
    found: list[Problem] = []
    game = _game(written, games, found)
    if game is None:
        return Reading(None, tuple(found))
    rulebook = _rulebook(written, game, found)
    named = {**written, "rulebook": rulebook, "game": game.name}
    submission = table(game.submission).read(named, Place(rulebook=rulebook, found=found))
    if not isinstance(submission, Submission):
        return Reading(None, tuple(found))
    wrong = {each.field: 0 for each in found}
    joint = (*common_problems(submission), *submission.problems())
    found += [each for each in joint if line_of(each.field, wrong) is None]
    return Reading(None if found else submission, tuple(found))


def chosen(
    game: Game, *, text: str | None = None, rulebook: str | None = None, settings: Iterable[str] = ()
) -> Submission:
    """The submission that a command works with: that of a text, or the defaults, with rulebook and settings on top."""
    written = {"game": game.name, "rulebook": game.rulebooks[0]} if text is None else parsed(text)
    named = written if rulebook is None else {**written, "rulebook": rulebook}
    return judged(with_settings(named, settings), [game]).accepted()


def compared(submission: Submission, before: Submission) -> tuple[Problem, ...]:
    """What the clauses demand of a change from the submission in force and this one does not meet."""
    if (submission.game, submission.rulebook) != (before.game, before.rulebook):
        raise Refused(
            f"a submission for {submission.game} ({submission.rulebook})"
            f" cannot follow one for {before.game} ({before.rulebook})"
        )
    return tuple(submission.changes(before))


def beside_others(submission: Submission, others: Sequence[Submission]) -> tuple[Problem, ...]:
    """What differs from the licensee's other tables of the same game and may not."""
    alike = [each for each in others if (each.game, each.rulebook) == (submission.game, submission.rulebook)]
    return tuple(submission.differences_elsewhere(tuple(alike)))


def _game(written: Mapping[str, object], games: Sequence[Game], found: list[Problem]) -> Game | None:
    """The game that is named, or the problem that none is."""
    named = written.get("game")
    for each in games:
        if each.name == named:
            return each
    names = [each.name for each in games]
    why = str(unknown("game", named, names)) if isinstance(named, str) else f"must be one of {', '.join(names)}"
    found.append(Problem("game", named, None, why))
    return None


def _rulebook(written: Mapping[str, object], game: Game, found: list[Problem]) -> str:
    """The rulebook that is named; if it is wrong, the game's first, so that the rest can be read."""
    named = written.get("rulebook")
    if isinstance(named, str) and named in game.rulebooks:
        return named
    right = " or ".join(map(spelled, game.rulebooks))
    found.append(Problem("rulebook", named, None, f"must be {right} for {game.name}"))
    return game.rulebooks[0]
