from pathlib import Path

import pytest

from croupier.errors import Refused
from croupier.rulebooks.clauses import clause, clauses
from croupier.rulebooks.coverage import Proof, coverage, excuses, marked, proofs_in, transcribed

TESTS = Path(__file__).parents[1]

MARKED = """
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.clause("MA-RD 1(a)")]
CASES = [pytest.param(1, marks=pytest.mark.clause("MA-RD 1(c)"))]

@pytest.mark.clause("MA-RD 5(f)", "MA-RD 5(f)(1)")
def test_function(): ...

@pytest.mark.clause("MA-RD 6(a)")
class TestClass:
    @pytest.mark.clause("MA-RD 6(b)")
    async def test_method(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("MA-RD 7"))])
def test_cells(n): ...
"""


def test_marks_of_module_functions_classes_and_cells_are_collected() -> None:
    assert list(marked(MARKED, "test_it.py")) == [
        Proof("MA-RD 1(a)", "test_it.py"),
        Proof("MA-RD 1(c)", "test_it.py"),
        Proof("MA-RD 5(f)", "test_it.py::test_function"),
        Proof("MA-RD 5(f)(1)", "test_it.py::test_function"),
        Proof("MA-RD 6(b)", "test_it.py::TestClass::test_method"),
        Proof("MA-RD 6(a)", "test_it.py::TestClass"),
        Proof("MA-RD 7", "test_it.py::test_cells"),
    ]


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.clause('MA-RD 7')\ndef example(): ...",
        "@pytest.mark.skip\n@pytest.mark.clause('MA-RD 7')\ndef test_it(): ...",
        "@pytest.mark.xfail(reason='')\n@pytest.mark.clause('MA-RD 7')\ndef test_it(): ...",
    ],
)
def test_what_is_not_run_or_not_believed_proves_nothing(source: str) -> None:
    assert list(marked(source, "test_it.py")) == []


@pytest.mark.parametrize("argument", ["NAME", "*NAMES", "f'MA-RD {n}'", "7"])
def test_a_mark_that_cannot_be_read_is_refused_with_its_line(argument: str) -> None:
    with pytest.raises(Refused, match=r"^test_it\.py:1: a clause mark holds"):
        list(marked(f"@pytest.mark.clause({argument})\ndef test_it(): ...", "test_it.py"))


def test_a_test_file_that_does_not_parse_is_refused_with_its_line() -> None:
    with pytest.raises(Refused, match=r"^test_it\.py:2: not a Python file"):
        list(marked("\ndef", "test_it.py"))


def test_a_transcript_proves_the_clauses_it_names() -> None:
    assert list(transcribed('clauses = ["MA-RD 7"]', "pair.toml")) == [Proof("MA-RD 7", "pair.toml")]
    assert list(transcribed('title = "a pair"', "pair.toml")) == []


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("clauses =", "not a TOML file"),
        ('clauses = "MA-RD 7"', "list of clauses"),
        ("clauses = [7]", "list of clauses"),
    ],
)
def test_a_transcript_that_cannot_be_read_is_refused(source: str, why: str) -> None:
    with pytest.raises(Refused, match=rf"^pair\.toml: .*{why}"):
        list(transcribed(source, "pair.toml"))


def test_proofs_are_gathered_from_tests_and_transcripts(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "test_it.py").write_text("@pytest.mark.clause('MA-RD 7')\ndef test_it(): ...")
    (tmp_path / "transcripts" / "MA").mkdir(parents=True)
    (tmp_path / "transcripts" / "MA" / "pair.toml").write_text('clauses = ["MA-RD 5(f)"]')
    assert [proof.clause for proof in proofs_in(tmp_path)] == ["MA-RD 7", "MA-RD 5(f)"]


def test_a_missing_folder_of_tests_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="no folder of tests"):
        list(proofs_in(tmp_path / "nowhere"))


def test_a_test_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_bytes(b"\xff\xfe")
    with pytest.raises(Refused, match=r"test_it\.py is not a text in UTF-8"):
        list(proofs_in(tmp_path))


def test_an_account_divides_the_clauses_considered() -> None:
    red_dog = clauses("red-dog")
    account = coverage(red_dog, [Proof("MA-RD 7", "a"), Proof("MA-RD 7", "b"), Proof("MA-BJ 11(c)", "c")])
    assert account.clauses == [each.id for each in red_dog]
    assert account.proven == {"MA-RD 7": ["a", "b"]}
    assert len(account.proven) + len(account.excused) + len(account.open) == 43
    assert account.unknown == []


@pytest.mark.parametrize(
    ("name", "why"),
    [("MA-RD 77", "no clause"), ("XX 1", "no regulation"), ("ma-rd 7", 'x: "ma-rd 7" is written MA-RD 7')],
)
def test_a_proof_of_no_clause_is_reported(name: str, why: str) -> None:
    account = coverage(clauses("red-dog"), [Proof(name, "x")])
    assert account.proven == {}
    assert len(account.unknown) == 1
    assert why in account.unknown[0]


def test_every_excuse_is_of_a_clause_and_has_a_reason() -> None:
    assert [excuse.id for excuse in excuses() if clause(excuse.id).id != excuse.id or not excuse.reason.strip()] == []


def test_no_clause_is_excused_and_proven_or_excused_twice() -> None:
    proven = {proof.clause: proof.by for proof in proofs_in(TESTS)}
    excused = [excuse.id for excuse in excuses()]
    assert [(name, proven[name]) for name in excused if name in proven] == []
    assert len(excused) == len(set(excused))
