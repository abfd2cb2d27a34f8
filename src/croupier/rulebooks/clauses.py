"""The clauses of the regulations: which there are, and how one finds them.

Each document is a TOML file under `clauses/` and is read when somebody first asks for a clause of it, because reading
all of them takes longer than most commands do.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files

import msgspec

from croupier.errors import unknown


class Kind(StrEnum):
    """What a clause does."""

    RULE = "rule"
    OPTION = "option"
    PROCEDURE = "procedure"
    EQUIPMENT = "equipment"
    GOVERNANCE = "governance"


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One leaf of the regulation in our own words, with an example, and our reading where the text is unclear."""

    id: str
    title: str
    kind: Kind
    says: str
    shows: str
    example: str
    see: tuple[str, ...]
    note: str


class Document(msgspec.Struct, frozen=True):
    """A regulation, and the games that it governs: each by some of its sections, or by all."""

    code: str
    file: str
    games: Mapping[str, range | None]

    @property
    def rulebook(self) -> str:
        return self.code.partition("-")[0]

    def governing(self, game: str) -> Iterator[Clause]:
        """The clauses of this document that govern a game."""
        if game not in self.games:
            return
        sections = self.games[game]
        for each in _by_key(self.file).values():
            if sections is None or _section(each.id) in sections:
                yield each


DOCUMENTS = (
    Document("MA-CRAPS", "ma-craps.toml", {"craps": None, "mini-craps": None}),
    Document("MA-BJ", "ma-blackjack.toml", {"blackjack": None}),
    Document("MA-BAC", "ma-baccarat.toml", {"baccarat": None}),
    Document("MA-MIDI", "ma-midi.toml", {"midi-baccarat": None}),
    Document("MA-CDF", "ma-chemin-de-fer.toml", {"chemin-de-fer": None}),
    Document("NJ-CDF", "nj-chemin-de-fer.toml", {"chemin-de-fer": None}),
    Document("MA-WHEEL", "ma-wheel.toml", {"roulette": range(1, 5), "big-six": range(5, 7)}),
    Document("MA-RD", "ma-red-dog.toml", {"red-dog": None}),
)
GAMES = tuple(dict.fromkeys(game for document in DOCUMENTS for game in document.games))
RULEBOOKS = tuple(dict.fromkeys(document.rulebook for document in DOCUMENTS))


def clause(name: str) -> Clause:
    """The clause of this name; blanks and case do not matter.

    >>> clause("ma-rd 5 (f) (1)").id
    'MA-RD 5(f)(1)'
    """
    inventory = _by_key(document(name).file)
    found = inventory.get(_key(name))
    if found is None:
        raise unknown("clause", name, (each.id for each in inventory.values()))
    return found


def under(heading: str) -> tuple[Clause, ...]:
    """The clauses under a heading, the clause of that name included; nothing if there is no such heading.

    >>> [each.id for each in under("MA-RD 5(f)")]
    ['MA-RD 5(f)', 'MA-RD 5(f)(1)', 'MA-RD 5(f)(2)']
    """
    source = document(heading)
    above, whole = _key(heading), _key(source.code)
    return tuple(
        each
        for key, each in _by_key(source.file).items()
        if above in (key, whole) or key.startswith((f"{above}(", f"{above}."))
    )


def same(name: str, other: str) -> bool:
    """Whether two names mean one clause; blanks and case do not matter."""
    return _key(name) == _key(other)


def clauses(game: str | None = None, rulebook: str | None = None) -> tuple[Clause, ...]:
    """The clauses of a game, of a rulebook, of both, or all of them, in the order of the documents."""
    if game is not None and game not in GAMES:
        raise unknown("game", game, GAMES)
    if rulebook is not None and rulebook not in RULEBOOKS:
        raise unknown("rulebook", rulebook, RULEBOOKS)
    return tuple(
        each
        for source in DOCUMENTS
        if rulebook in (None, source.rulebook)
        for each in (_by_key(source.file).values() if game is None else source.governing(game))
    )


def search(words: str, among: Iterable[Clause]) -> tuple[Clause, ...]:
    """The clauses that hold every one of the words, or words that begin so; those that are most about them first."""
    patterns = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in words.split()]
    found = [(_weight(each, patterns), each) for each in among]
    return tuple(each for weight, each in sorted(found, key=lambda pair: -pair[0]) if weight)


def document(name: str) -> Document:
    """The document that a clause, a heading or a code is of."""
    code = re.match(r"[a-z]+-[a-z]+", _key(name))
    for each in DOCUMENTS:
        if code and code[0] == _key(each.code):
            return each
    raise unknown("regulation", name, (each.code for each in DOCUMENTS))


@cache
def _by_key(file: str) -> Mapping[str, Clause]:
    """The clauses of a document in its order, by name without blanks and case."""
    text = (files("croupier.rulebooks") / "clauses" / file).read_bytes()
    inventory = msgspec.toml.decode(text, type=dict[str, list[Clause]])["clause"]
    return {_key(each.id): each for each in inventory}


def _key(name: str) -> str:
    return "".join(name.split()).casefold()


def _section(name: str) -> int:
    """The number of the section that a clause stands in: 5 for `MA-RD 5(f)(1)`."""
    return int(re.sub(r"^\S+ (\d+).*", r"\1", name))


def _weight(found: Clause, patterns: Sequence[re.Pattern[str]]) -> int:
    """How much a clause is about the words: a title counts more than what it says, that more than the rest."""
    texts = ((f"{found.id} {found.title}", 10), (found.says, 3), (f"{found.example} {found.note} {found.shows}", 1))
    weights = [sum(weight * len(word.findall(text)) for text, weight in texts) for word in patterns]
    return sum(weights) if all(weights) else 0
