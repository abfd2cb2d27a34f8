"""Submissions, tried on a game that has an option of every form."""

import subprocess
import sys
from collections.abc import Iterator
from datetime import date, datetime
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction
from typing import Annotated, Literal, NamedTuple, Self

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.errors import Refused
from croupier.games import registry
from croupier.money import Cents, Odds
from croupier.rulebooks import clauses
from croupier.rulebooks.submissions import Notice, Problem, Submission, below_least, lowered, option
from croupier.rulebooks.submissions.choices import choices
from croupier.rulebooks.submissions.declarations import form_of, table
from croupier.rulebooks.submissions.faces import spelled
from croupier.rulebooks.submissions.hashes import full_hash, short_hash
from croupier.rulebooks.submissions.posting import as_html, as_markdown
from croupier.rulebooks.submissions.reading import Game, chosen, compared, judged, parsed, read
from croupier.rulebooks.submissions.settings import with_settings
from croupier.rulebooks.submissions.tables import Entries, Maybe, Option, Several, Table
from croupier.rulebooks.submissions.writing import new_submission


class Shuffler(StrEnum):
    MANUAL = "manual"
    CONTINUOUS = "continuous"


class Point(StrEnum):
    FOUR = "four"
    FIVE = "five"


class FireBet(msgspec.Struct, frozen=True, kw_only=True):
    table: Annotated[Literal["A", "B"], option("MA-CRAPS 4(e)", "the pay table")]
    most: Annotated[Cents | None, option("MA-CRAPS 12(a)", "the greatest wager", at_least=1_00, at_most=10_00)] = None


class Lucky(msgspec.Struct, frozen=True, kw_only=True):
    percent: Annotated[Fraction, option("MA-BJ 19(i)", "the meter's share", at_least=70, at_most=100)] = Fraction(70)


class Wagers(msgspec.Struct, frozen=True, kw_only=True):
    fire_bet: Annotated[FireBet | None, option("MA-CRAPS 12(a)", "the fire bet")] = None
    lucky: Annotated[Lucky | None, option("MA-BJ 19(a)", "the progressive wager")] = Lucky()


LEAST = {1: Odds(5), 2: Odds(3, 2)}


class Medley(Submission, frozen=True, kw_only=True):
    """A game with an option of every form."""

    wager_classes = ("line", "raise")

    decks: Annotated[int, option("MA-RD 1(a)", "how many decks are in the shoe", at_least=1)] = 6
    resplit_hands: Annotated[Literal[2, 3, 4], option("MA-BJ 11(e)", "how many hands splitting may make")] = 2
    shuffler: Annotated[Shuffler, option("MA-RD 8", "who shuffles")] = Shuffler.MANUAL
    shuffler_approval: Annotated[str | None, option("MA-RD 8", "the approval of the device")] = None
    surrender: Annotated[bool, option("MA-BJ 8(c)", "whether surrender is offered")] = False
    vigorish_percent: Annotated[
        Literal[4, 5], option(("MA-CDF 9(c)", "NJ-CDF 4.10(c)"), "the percentage of the vigorish")
    ] = 5
    rounded: Annotated[bool, option("NJ-CDF 4.10(c)", "whether the vigorish is rounded up")] = False
    callers: Annotated[tuple[Point, ...], option("MA-CRAPS 9(e)(1)", "who calls")] = (Point.FOUR,)
    spread_pays: Annotated[
        dict[Annotated[int, option(None, "the spread", at_least=1, at_most=2)], Odds],
        option("MA-RD 5(i)(3)", "what each spread pays"),
    ] = msgspec.field(default_factory=LEAST.copy)
    collect: Annotated[dict[Point, bool], option("MA-CRAPS 5(a)", "where the fee is taken on winning")] = msgspec.field(
        default_factory=dict
    )
    wagers: Annotated[Wagers, option(None, "the wagers that may be offered")] = Wagers()

    def problems(self) -> Iterator[Problem]:
        yield from below_least("spread_pays", self.spread_pays, LEAST, "MA-RD 5(i)(3)")
        if self.shuffler is Shuffler.CONTINUOUS and self.shuffler_approval is None:
            yield Problem("shuffler_approval", None, "MA-RD 8", "is missing: a continuous device must be approved")

    def notices(self) -> Iterator[Notice]:
        yield Notice("MA-RD 5(i)(3)", "Spreads pay: <at least>", {f"Spread {n}": pays for n, pays in LEAST.items()})

    def changes(self, before: Self) -> Iterator[Problem]:
        if self.unannounced(before, "MA-RD 5(i)(3)"):
            yield from lowered("spread_pays", self.spread_pays, before.spread_pays, "MA-RD 5(i)(3)")


class Played(NamedTuple):
    name: str
    title: str
    rulebooks: tuple[str, ...]
    submission: type[Submission]


MEDLEY = Played("medley", "Medley", ("MA", "NJ"), Medley)
HEAD = 'rulebook = "MA"\ngame = "medley"\n'


def medley(text: str = "") -> Medley:
    submission = read(HEAD + text, [MEDLEY]).accepted()
    assert isinstance(submission, Medley)
    return submission


def told(text: str) -> list[str]:
    """The problems of a text that begins with the names of rulebook and game, without those lines counted."""
    return [f"{each.line and each.line - 2} {each}" for each in read(HEAD + text, [MEDLEY]).problems]


# Reading


def test_what_is_left_out_stands_at_its_default() -> None:
    assert medley() == Medley(rulebook="MA", game="medley")


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("decks = 8", "decks", 8),
        ("resplit_hands = 4", "resplit_hands", 4),
        ('shuffler_approval = "GC 12"', "shuffler_approval", "GC 12"),
        ("shuffler_approval = false", "shuffler_approval", None),
        ("surrender = true", "surrender", True),
        ('unit = "2.50"\nchips = [2.50, 5]\nlimits = {minimum = 10, maximum = 100}', "unit", 250),
        ("unit = 0.25", "unit", 25),
        ('callers = ["five", "four"]', "callers", (Point.FIVE, Point.FOUR)),
        ('spread_pays = {2 = "2 to 1"}', "spread_pays", {1: Odds(5), 2: Odds(2)}),
        ("collect.five = true", "collect", {Point.FIVE: True}),
        ("[wagers]\nlucky = false", "wagers", Wagers(lucky=None)),
        ("[wagers]\nlucky.percent = 72.5", "wagers", Wagers(lucky=Lucky(percent=Fraction(145, 2)))),
        ('[wagers.lucky]\npercent = "141/2"', "wagers", Wagers(lucky=Lucky(percent=Fraction(141, 2)))),
        (
            '[wagers.fire_bet]\ntable = "B"\nmost = 5',
            "wagers",
            Wagers(fire_bet=FireBet(table="B", most=Cents(5_00))),
        ),
    ],
)
def test_every_form_is_read(text: str, field: str, value: object) -> None:
    assert getattr(medley(text), field) == value


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("decks = 0", "1 decks = 0: must be a whole number, at least 1 (MA-RD 1(a))"),
        ("decks = true", "1 decks = true: must be a whole number, at least 1 (MA-RD 1(a))"),
        ("decks = 6.0", "1 decks = 6.0: must be a whole number, at least 1 (MA-RD 1(a))"),
        ("deks = 6", "1 deks = 6: is no option here; did you mean decks?"),
        ("resplit_hands = 5", "1 resplit_hands = 5: must be 2, 3 or 4 (MA-BJ 11(e))"),
        (
            'shuffler = "manuel"',
            '1 shuffler = "manuel": must be "manual" or "continuous"; did you mean manual? (MA-RD 8)',
        ),
        ('surrender = "yes"', '1 surrender = "yes": must be true or false (MA-BJ 8(c))'),
        (
            'shuffler_approval = " "',
            '1 shuffler_approval = " ": must be a text in quotes that is not empty (MA-RD 8)',
        ),
        ("unit = 2.505", '1 unit = 2.505: must be an amount in dollars such as 25 or "2.50", at least $0.01'),
        ("unit = nan", '1 unit = NaN: must be an amount in dollars such as 25 or "2.50", at least $0.01'),
        ("unit = 1e900000", '1 unit = 1E+900000: must be an amount in dollars such as 25 or "2.50", at least $0.01'),
        ("chips = [5, 1]", "1 chips = [5, 1]: must name at least one denomination, each greater than the one before"),
        ("chips = [1, 2.50]", '1 chips[1] = "2.50": must be a multiple of the unit of $1.00'),
        ('callers = ["six"]', '1 callers[0] = "six": must be "four" or "five" (MA-CRAPS 9(e)(1))'),
        ("callers = 1", '1 callers = 1: must be a list in which each is "four" or "five" (MA-CRAPS 9(e)(1))'),
        ('spread_pays.1 = "4 to 1"', '1 spread_pays.1 = "4 to 1": must be at least 5 to 1 (MA-RD 5(i)(3))'),
        ("spread_pays.1 = 5", '1 spread_pays.1 = 5: must be odds such as "3 to 2" (MA-RD 5(i)(3))'),
        ('spread_pays.3 = "1 to 1"', "1 spread_pays.3: its key must be a whole number, from 1 to 2 (MA-RD 5(i)(3))"),
        ("collect.sixx = true", '1 collect.sixx: its key must be "four" or "five" (MA-CRAPS 5(a))'),
        ("wagers = 1", "1 wagers = 1: must be a table"),
        ("[wagers.fire_bet]", '1 wagers.fire_bet.table: is missing: it must be "A" or "B" (MA-CRAPS 4(e))'),
        (
            "[wagers.lucky]\npercent = 60",
            '2 wagers.lucky.percent = 60: must be a number such as 5, 72.5 or "7/10", from 70 to 100 (MA-BJ 19(i))',
        ),
        ("rounded = true", "1 rounded = true: is no option in the rulebook MA"),
        ("limits.minimum = 2000", "1 limits.minimum = 2000: must not be above the maximum of $1,000.00"),
        (
            "[limits.wagers.lin]\nminimum = 5",
            "1 limits.wagers.lin: is no class of wagers of this game; did you mean line?",
        ),
        (
            "[[notices_given]]\nclause = 'MA-RD 8'\ntext = 'x'\non = 2026-01-31T10:00:00",
            "4 notices_given[0].on = 2026-01-31 10:00:00: must be a date such as 2026-01-31",
        ),
        (
            'shuffler = "continuous"',
            "None shuffler_approval: is missing: a continuous device must be approved (MA-RD 8)",
        ),
    ],
)
def test_a_problem_names_line_field_value_what_would_be_right_and_clause(text: str, problem: str) -> None:
    assert told(text) == [problem]


def test_a_notice_given_names_a_clause_that_exists() -> None:
    (problem,) = told("[[notices_given]]\nclause = 'MA-RD 99'\ntext = 'x'\non = 2026-01-31")
    assert problem.startswith('2 notices_given[0].clause = "MA-RD 99": there is no clause "MA-RD 99"; did you mean')


@pytest.mark.clause("MA-CRAPS 4(a)", "MA-WHEEL 5(b)")
def test_odds_worded_with_for_are_refused_with_the_same_odds_worded_with_to() -> None:
    (problem,) = told('spread_pays.1 = "7 for 1"')
    assert 'must be worded with "to", never "for" (MA-CRAPS 4(a), MA-WHEEL 5(b)): 7 for 1 is 6 to 1' in problem


def test_all_problems_are_reported_at_once_in_the_order_of_the_file() -> None:
    text = """
decks = 0
shuffler = "continuous"
chips = "many"
"two words" = 1

[wagers.fire_bet]
tabel = "A"

[spread_pays]
1 = "4 to 1"
2 = 'x'
"""
    assert [(each.line, each.field) for each in read(HEAD + text, [MEDLEY]).problems] == [
        (4, "decks"),
        (6, "chips"),
        (7, '"two words"'),
        (9, "wagers.fire_bet.table"),
        (10, "wagers.fire_bet.tabel"),
        (13, "spread_pays.1"),
        (14, "spread_pays.2"),
        (None, "shuffler_approval"),
    ]


def test_a_field_that_is_wrong_is_not_judged_again_by_the_rules_of_several_fields() -> None:
    assert [each.field for each in read(HEAD + "chips = [1, 0]", [MEDLEY]).problems] == ["chips[1]", "chips"]
    assert [each.field for each in read(HEAD + "limits.minimum = -0.5", [MEDLEY]).problems] == ["limits.minimum"]


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("decks = \n", 1, "is not TOML: Invalid value at column 9"),
        ("decks = 6\ndecks = [1,\n", 3, "is not TOML: Invalid value at the end of the file"),
        ("decks = " + "9" * 5000, None, "holds a number that is too long"),
        ("unit = 1e99999999999999999999", None, "holds a number that is too long"),
        ("decks = " + "[" * 100_000, None, "is nested too deeply"),
    ],
)
def test_what_is_not_toml_is_refused_with_its_place(text: str, line: int | None, why: str) -> None:
    assert read(text, [MEDLEY]).problems == (Problem("", None, None, why, line),)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('game = "medly"', 'game = "medly": there is no game "medly"; did you mean medley?'),
        ("game = 3", "game = 3: must be one of medley"),
        ("", "game: must be one of medley"),
        ('game = "medley"', 'rulebook: must be "MA" or "NJ" for medley'),
        ('game = "medley"\nrulebook = "NV"', 'rulebook = "NV": must be "MA" or "NJ" for medley'),
    ],
)
def test_game_and_rulebook_must_be_known(text: str, problem: str) -> None:
    assert list(map(str, read(text, [MEDLEY]).problems)) == [problem]


def test_an_option_exists_in_the_rulebooks_that_have_a_clause_for_it() -> None:
    nj = read('rulebook = "NJ"\ngame = "medley"\nrounded = true\nvigorish_percent = 6\ndecks = 6', [MEDLEY])
    assert list(map(str, nj.problems)) == [
        "vigorish_percent = 6: must be 4 or 5 (NJ-CDF 4.10(c))",
        "decks = 6: is no option in the rulebook NJ",
    ]


def test_lines_are_found_through_comments_texts_of_several_lines_and_carriage_returns() -> None:
    text = 'a = """\r\ndecks = 0\r\n"""  # decks = 0\r\nchips = [\r\n  1,\r\n]\r\n\r\n  decks = 0\r\n'
    assert [(each.line, each.field) for each in read(HEAD + text, [MEDLEY]).problems] == [(3, "a"), (10, "decks")]


def test_a_submission_that_is_not_in_order_is_refused_with_all_its_problems() -> None:
    with pytest.raises(Refused) as refused:
        read(HEAD + "decks = 0\nunit = 'x'", [MEDLEY]).accepted()
    assert len(refused.value.problems) == 2


scalars = (
    st.booleans()
    | st.integers()
    | st.decimals()
    | st.floats()
    | st.text()
    | st.dates()
    | st.datetimes()
    | st.sampled_from(["11 to 1", "3 for 2", "0 to 0", "continuous", "A", "2.50", "7/10", "1/0", Decimal("1e999")])
)
keys = st.sampled_from([*(each.key for each in table(Medley).options), "fire_bet", "lucky", "minimum", "1"]) | st.text()
written_values = st.recursive(scalars, lambda inner: st.lists(inner) | st.dictionaries(keys, inner), max_leaves=12)


@given(st.dictionaries(keys, written_values))
def test_whatever_is_written_is_either_a_submission_or_has_problems(written: dict[str, object]) -> None:
    reading = judged({"rulebook": "MA", "game": "medley"} | written, [MEDLEY])
    assert (reading.submission is None) == bool(reading.problems)
    for each in reading.problems:
        assert "\n" not in str(each)
    if reading.submission is not None:
        full_hash(reading.submission)


@given(st.text())
def test_whatever_the_text_is_it_is_read(text: str) -> None:
    assert read(text, [MEDLEY]).problems


# Declarations


@pytest.mark.parametrize("annotation", [float, list[int], dict[Odds, int], bool | None, int | str, tuple[int, int]])
def test_a_type_that_a_submission_cannot_hold_is_refused(annotation: object) -> None:
    with pytest.raises(TypeError, match="a submission cannot hold"):
        form_of(annotation)


def declared(form: object) -> Iterator[Option]:
    """Every option of a form and of the forms inside."""
    match form:
        case Maybe(form=inner) | Entries(value=inner) | Several(each=inner):
            yield from declared(inner)
        case Table(options=options):
            for each in options:
                yield each
                yield from declared(each.form)


GAMES: list[Game] = [MEDLEY, *registry.games()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_every_option_cites_clauses_that_exist_and_says_what_it_decides(game: Game) -> None:
    for each in declared(table(game.submission)):
        assert each.says, each.key
        assert [clauses.clause(name).id for name in each.clauses] == list(each.clauses)


# Writing


@every_game
def test_a_new_submission_is_in_order_and_holds_the_defaults(game: Game) -> None:
    for rulebook in game.rulebooks:
        reading = read(new_submission(game, rulebook), [game])
        assert reading.problems == ()
        assert all(each.default for each in choices(reading.accepted()) if each.key not in ("rulebook", "game"))


@every_game
def test_a_new_submission_is_still_well_formed_when_everything_is_put_in_force(game: Game) -> None:
    lines = new_submission(game, game.rulebooks[0]).splitlines()
    in_force = "\n".join(line.removeprefix("#") if not line.startswith("# ") else line for line in lines)
    unknown = [each for each in judged(parsed(in_force), [game]).problems if "is no option here" in each.why]
    assert unknown == []


def test_a_new_submission_explains_each_option() -> None:
    text = new_submission(MEDLEY, "MA")
    assert "# how many decks are in the shoe: a whole number, at least 1 (MA-RD 1(a))\ndecks = 6\n" in text
    assert '[spread_pays]\n1 = "5 to 1"\n2 = "3 to 2"\n' in text
    assert '#[wagers.fire_bet]\n# the pay table: "A" or "B" (MA-CRAPS 4(e))\n#table = "A"\n' in text
    assert "[wagers.lucky]\n" in text
    assert "rounded" not in text


# Choices


def test_choices_mark_defaults_and_cite_their_clause() -> None:
    listed = {
        each.key: (each.value, each.default, each.clause)
        for each in choices(medley('unit = 0.5\nwagers.fire_bet.table = "A"\nspread_pays.1 = "6 to 1"'))
    }
    assert listed["decks"] == (6, True, "MA-RD 1(a)")
    assert listed["unit"] == ("0.50", False, None)
    assert listed["spread_pays.1"] == ("6 to 1", False, "MA-RD 5(i)(3)")
    assert listed["spread_pays.2"] == ("3 to 2", True, "MA-RD 5(i)(3)")
    assert listed["wagers.fire_bet"] == (True, False, "MA-CRAPS 12(a)")
    assert listed["wagers.fire_bet.most"] == (False, True, "MA-CRAPS 12(a)")
    assert listed["wagers.lucky"] == (True, True, "MA-BJ 19(a)")
    assert "rounded" not in listed


# Limits


def test_a_class_of_wagers_has_its_own_limits_where_they_are_set() -> None:
    limits = medley("limits = {minimum = 5, maximum = 500, wagers.line.maximum = 100}").limits
    assert (limits.minimum_of("line"), limits.maximum_of("line")) == (5_00, 100_00)
    assert (limits.minimum_of("raise"), limits.maximum_of("raise")) == (5_00, 500_00)


# Settings


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        (["decks=6"], {"decks": 6, "wagers": {"lucky": True}}),
        (["wagers.fire_bet.table=A"], {"decks": 8, "wagers": {"lucky": True, "fire_bet": {"table": "A"}}}),
        (["wagers.lucky.percent = 72.5"], {"decks": 8, "wagers": {"lucky": {"percent": Decimal("72.5")}}}),
        (["a=11 to 1", 'b="6"', "c=", "d=x=y"], {"a": "11 to 1", "b": "6", "c": "", "d": "x=y"}),
        (["a=1\nb=2"], {"a": "1\nb=2"}),
        (["on=2026-01-31"], {"on": date(2026, 1, 31)}),
    ],
)
def test_settings_reach_into_tables_with_dots(settings: list[str], expected: dict[str, object]) -> None:
    written: dict[str, object] = {"decks": 8, "wagers": {"lucky": True}}
    assert with_settings(written, settings) == written | expected
    assert written == {"decks": 8, "wagers": {"lucky": True}}


@pytest.mark.parametrize("setting", ["decks", "=6", "wagers..x=1", "decks.x=1"])
def test_a_setting_that_has_no_place_is_refused(setting: str) -> None:
    with pytest.raises(Refused, match="the setting"):
        with_settings({"decks": 8}, [setting])


def test_a_command_works_with_the_defaults_or_a_text_and_with_settings_on_top() -> None:
    assert chosen(MEDLEY) == medley()
    assert chosen(MEDLEY, rulebook="NJ").rulebook == "NJ"
    assert chosen(MEDLEY, text=HEAD + "decks = 8", settings=["surrender=true"]) == medley("decks = 8\nsurrender = true")
    with pytest.raises(Refused, match="not in order"):
        chosen(MEDLEY, settings=["decks=0"])


# The hash


def test_the_hash_depends_on_what_is_chosen_and_not_on_how_it_is_written() -> None:
    plain = medley('decks = 8\nunit = "0.50"\nspread_pays = {1 = "6 to 1", 2 = "2 to 1"}')
    other = medley('# as before\nspread_pays.2 = "2 to 1"\nspread_pays.1 = "6 to 1"\nunit = 0.5\ndecks = 0x8')
    assert full_hash(plain) == full_hash(other)
    assert short_hash(plain) == full_hash(plain)[:12]
    assert full_hash(medley("decks = 8")) != full_hash(medley("decks = 7"))
    assert full_hash(medley("wagers.lucky = false")) != full_hash(medley())


def test_the_hash_is_the_same_under_every_hash_seed() -> None:
    program = (
        "from croupier.rulebooks.submissions import Limits, Submission\n"
        "from croupier.rulebooks.submissions.hashes import full_hash\n"
        "print(full_hash(Submission(rulebook='MA', game='x', limits=Limits())))"
    )
    hashes = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("0", "1")
    }
    assert len(hashes) == 1


# Changes


@pytest.mark.clause("MA-RD 5(i)(3)")
def test_lower_odds_need_a_notice_given_since_the_submission_in_force() -> None:
    notice = "\n[[notices_given]]\nclause = 'MA-RD 5(i)(3)'\ntext = 'posted'\non = 2026-01-31"
    before = medley('spread_pays.1 = "6 to 1"')
    (problem,) = compared(medley(), before)
    assert str(problem).startswith('spread_pays.1 = "5 to 1": is below the 6 to 1 in force; a notice under this clause')
    assert compared(medley(notice), before) == ()
    spent = medley(f'spread_pays.1 = "6 to 1"{notice}')
    assert len(compared(medley(notice), spent)) == 1
    assert compared(before, medley()) == ()


def test_a_submission_follows_only_one_for_the_same_game_and_rulebook() -> None:
    nj = read('rulebook = "NJ"\ngame = "medley"', [MEDLEY]).accepted()
    with pytest.raises(Refused, match=r"for medley \(NJ\) cannot follow one for medley \(MA\)"):
        compared(nj, medley())


# Posting


def test_notices_are_posted_with_odds_in_words_and_nothing_unescaped() -> None:
    page = as_html("Medley & Co", medley().notices(), "0123456789ab")
    for part in (
        "Medley &amp; Co",
        "Spreads pay: &lt;at least&gt;",
        "<td>3 to 2</td>",
        "MA-RD 5(i)(3)",
        "0123456789ab",
    ):
        assert part in page
    text = as_markdown("Medley | Co", medley().notices(), "0123456789ab")
    for part in (r"# Medley \| Co", r"Spreads pay: \<at least\>", "| Spread 2 | 3 to 2 |", "*MA-RD 5(i)(3)*"):
        assert part in text
    assert "No clause demands a notice." in as_html("x", (), "") + as_markdown("x", (), "")


def test_a_long_value_is_cut_and_control_characters_are_escaped() -> None:
    assert spelled("x" * 100) == f'"{"x" * 58}…'
    assert spelled("\x1b[2J\n") == r'"\u001b[2J\n"'
    assert spelled({"a b": [datetime(2026, 1, 31)]}) == '{"a b" = [2026-01-31 00:00:00]}'  # noqa: DTZ001 - as TOML gives it
