import pytest

from croupier.errors import Refused
from croupier.rulebooks.clauses import DOCUMENTS, GAMES, clause, clauses, search, under

COUNTS = {
    "MA-CRAPS": 177,
    "MA-BJ": 328,
    "MA-BAC": 141,
    "MA-MIDI": 153,
    "MA-CDF": 87,
    "NJ-CDF": 85,
    "MA-WHEEL": 75,
    "MA-RD": 43,
}


@pytest.mark.parametrize(("code", "count"), COUNTS.items())
def test_every_clause_of_a_document_is_there(code: str, count: int) -> None:
    assert len(under(code)) == count


def test_no_clause_is_outside_a_document_or_there_twice() -> None:
    ids = [each.id for each in clauses()]
    assert len(ids) == len(set(ids)) == 1089 == sum(COUNTS.values())
    assert {document.code for document in DOCUMENTS} == COUNTS.keys()


def test_every_clause_is_written_canonically() -> None:
    for each in clauses():
        assert each.id == " ".join(each.id.split())
        assert clause(each.id) is each


def test_every_clause_that_another_leans_on_exists() -> None:
    ids = {each.id for each in clauses()}
    assert [(each.id, name) for each in clauses() for name in each.see if name not in ids] == []


def test_every_clause_says_something() -> None:
    assert [each.id for each in clauses() if not (each.title and each.says)] == []


def test_every_clause_governs_a_game() -> None:
    assert {each.id for game in GAMES for each in clauses(game)} == {each.id for each in clauses()}


def test_the_wheel_document_is_divided_between_its_two_games() -> None:
    assert len(clauses("roulette")) + len(clauses("big-six")) == 75
    assert {each.id.split("(")[0] for each in clauses("big-six")} == {"MA-WHEEL 5", "MA-WHEEL 6"}


def test_two_rulebooks_govern_chemin_de_fer() -> None:
    assert len(clauses("chemin-de-fer")) == 87 + 85
    assert len(clauses("chemin-de-fer", "NJ")) == 85
    assert clauses("red-dog", "NJ") == ()


@pytest.mark.parametrize("name", ["ma-rd5(f)(1)", " MA-RD  5 (f) (1) ", "Ma-Rd 5(F)(1)"])
def test_blanks_and_case_of_a_name_do_not_matter(name: str) -> None:
    assert clause(name).id == "MA-RD 5(f)(1)"


def test_an_unknown_clause_is_refused_with_the_nearest() -> None:
    with pytest.raises(Refused, match=r'no clause "MA-RD 5\(f\)\(3\)"; did you mean .*MA-RD 5\(f\)\(1\)'):
        clause("MA-RD 5(f)(3)")


@pytest.mark.parametrize("name", ["MA-RDX 5", "5(f)", "", "MA"])
def test_an_unknown_document_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="no regulation"):
        clause(name)


def test_an_unknown_game_or_rulebook_is_refused() -> None:
    with pytest.raises(Refused, match="did you mean red-dog"):
        clauses("red-dgo")
    with pytest.raises(Refused, match="there are MA, NJ"):
        clauses(rulebook="XX")


def test_a_heading_gathers_what_stands_under_it() -> None:
    assert [each.id for each in under("MA-RD 6")] == ["MA-RD 6(a)", "MA-RD 6(b)", "MA-RD 6(c)"]
    assert {each.id.split("(")[0] for each in under("MA-BJ 6")} == {"MA-BJ 6"}
    assert {each.id.split("(")[0] for each in under("NJ-CDF 4.1")} == {"NJ-CDF 4.1"}
    assert len(under("NJ-CDF 4")) == 85
    assert under("MA-RD 99") == ()


def test_a_search_finds_the_clauses_with_all_words_and_the_one_about_them_first() -> None:
    found = search("three KIND", clauses("red-dog"))
    assert found[0].id == "MA-RD 5(f)(1)"
    assert search("three kind zeppelin", clauses()) == ()
    assert search("5(f)", clauses("red-dog"))  # a name with brackets is no pattern
