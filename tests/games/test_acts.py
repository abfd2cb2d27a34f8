"""What all acts of all games have in common: their names, and how sentences and clauses speak of them."""

import re
from collections.abc import Iterator

import pytest

from croupier.games.registry import games
from croupier.rulebooks.clauses import Clause, clauses
from croupier.table.acts import Act, act_name, deed

ACTS = list(dict.fromkeys(kind for game in games() for kind in game.codec.acts.values()))

# What a name of an act may begin with, so that "the dealer may not ..." is a sentence.
VERBS = frozenset(
    """
    abandon accept alternate announce annul apply ask assign await bid bring burn buy call centre change close collect
    colour compare complete confirm deal decline designate discard dispute double draw empty exchange fill find give go
    inspect insure keep lace leave mark miscall miss move name notify open order pass pay permit place play press raise
    read rebuild rectify redeem reduce release relinquish remove repair replace report request reshuffle return rule
    see select settle share show shuffle spin split spread stack stand stay surrender take throw transfer turn use
    validate verify void wager wash watch withdraw witness
    """.split()
)

COMMAND = re.compile(r"\b[Cc]ommands? (?!(?:of|about|touching|for|from|to|that|is|are|refused)\b)")
NAMED = re.compile(r"\b[Cc]ommands?((?:(?:, | or | and |, or |, and | )`[^`]+`(?: \([^()]*\))?)+)")


@pytest.mark.parametrize("kind", ACTS, ids=act_name)
def test_a_refusal_says_what_may_not_be_done(kind: type[Act]) -> None:
    assert deed(kind).split()[0] in VERBS


def commands(clause: Clause) -> Iterator[str]:
    """The commands that a clause names where it says what the program shows."""
    for listed in NAMED.finditer(clause.shows):
        yield from re.findall(r"`([^`]+)`", re.sub(r"\([^()]*\)", "", listed[1]))


def test_every_command_that_a_clause_names_exists() -> None:
    """Commands stand in backquotes, in the table language, behind the word."""
    named = {clause.id: list(commands(clause)) for clause in clauses()}
    known = {act_name(kind).replace("-", " ") for kind in ACTS}
    assert [f"{name}: {command}" for name, listed in named.items() for command in listed if command not in known] == []
    bare = [
        f"{clause.id}: {clause.shows[found.start() : found.end() + 30]}"
        for clause in clauses()
        for found in COMMAND.finditer(clause.shows)
        if not clause.shows[found.end() :].startswith("`")
    ]
    assert bare == []
    assert sum(map(len, named.values())) > 100
