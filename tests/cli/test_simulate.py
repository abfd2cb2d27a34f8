import json
import signal
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from croupier.cli import simulate, simulation
from croupier.simulate.chunks import Work
from croupier.simulate.tally import Tally
from croupier.simulate.threads import on_threads

Croupier = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def cache_of_the_tests(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROUPIER_CACHE", str(kept))


@pytest.fixture
def text(tmp_path: Path) -> Callable[[str], str]:
    """Writes a file and gives its name."""

    def write(content: str) -> str:
        file = tmp_path / f"{len(list(tmp_path.iterdir()))}.toml"
        file.write_text(content, encoding="utf-8")
        return str(file)

    return write


Text = Callable[[str], str]


@pytest.fixture
def report(croupier: Croupier) -> Callable[..., dict[str, Any]]:
    """What `croupier simulate --json` prints."""

    def run(*words: str) -> dict[str, Any]:
        code, out, err = croupier("simulate", *words, "--json")
        assert (code, err) == (0, "")
        printed: dict[str, Any] = json.loads(out)
        return printed

    return run


Report = Callable[..., dict[str, Any]]


def test_means_stand_beside_the_exact_edges(report: Report) -> None:
    told = report("big-six", "--rounds", "2e6", "--seed", "1")
    assert (told["game"], told["rulebook"], told["rounds"], told["seed"]) == ("big-six", "MA", 2_000_000, 1)
    assert told["interrupted"] is False
    assert told["rounds_per_second"] == pytest.approx(told["rounds"] / told["seconds"])
    (ones,) = (each for each in told["wagers"] if each["wager"] == "$1")
    assert (ones["edge"], ones["decided"]) == ("1/9", 2_000_000)
    for each in told["wagers"]:
        assert abs(each["mean"] - each["edge_decimal"]) < 4 * each["standard_error"]
        assert each["interval"][0] < each["mean"] < each["interval"][1]


def test_a_seed_gives_the_same_rounds_for_any_number_of_workers(report: Report) -> None:
    words = ("red-dog", "--rounds", "1e5", "--set", "decks=2")
    one, three = (report(*words, "--seed", "5", "--workers", workers)["wagers"] for workers in ("1", "3"))
    assert one == three
    assert report(*words, "--seed", "6")["wagers"] != one


def test_without_a_seed_one_is_chosen_and_told(report: Report) -> None:
    told = report("big-six", "--rounds", "1e4")
    assert report("big-six", "--rounds", "1e4", "--seed", str(told["seed"]))["wagers"] == told["wagers"]


def test_a_strategy_is_followed(report: Report, text: Text) -> None:
    never = text("".join(f'"spread {spread}" = "no raise"\n' for spread in range(1, 12)))
    (best,) = report("red-dog", "--rounds", "1e6", "--seed", "1")["wagers"]
    (cautious,) = report("red-dog", "--rounds", "1e6", "--seed", "1", "--strategy", never)["wagers"]
    assert cautious["edge_decimal"] > best["edge_decimal"]
    assert cautious["mean"] != best["mean"]
    assert abs(cautious["mean"] - cautious["edge_decimal"]) < 4 * cautious["standard_error"]


def test_a_plan_is_played_in_sessions(report: Report, text: Text) -> None:
    plan = text('bankroll = 100\nrounds = 50\nprogression = "martingale"\nbets = [{wager = "red", units = 2}]')
    told = report("roulette", "--rounds", "1e5", "--seed", "1", "--plan", plan)
    sessions = told["sessions"]
    assert sessions["sessions"] == 2_000
    assert told["rounds"] < 100_000
    assert 0 < sessions["ruin"]["mean"] < 1
    assert list(sessions["final_quantiles_cents"]) == ["5%", "25%", "50%", "75%", "95%"]
    (red,) = told["wagers"]
    assert red["edge"] == "1/19"


def test_sessions_that_leave_wagers_undecided_are_not_held_against_the_exact_edge(report: Report, text: Text) -> None:
    plan = text('bankroll = 1000\nrounds = 20\nstake = 30\nbets = [{wager = "pass", when = "come-out"}]')
    (line,) = report("craps", "--rounds", "1e5", "--seed", "1", "--plan", plan)["wagers"]
    assert (line["wager"], line["edge"]) == ("pass", None)


def test_people_are_told_in_a_table(croupier: Croupier, text: Text) -> None:
    plan = text("bankroll = 100\nrounds = 50")
    code, out, err = croupier("simulate", "red-dog", "--rounds", "1e5", "--seed", "1", "--plan", plan)
    assert (code, err) == (0, "")
    assert "Red dog, rulebook MA, submission " in out
    assert "seed 1" in out
    for words in ("exact edge", "2.7978%", "2,000 sessions", "ruined", "final bankroll", "drawdown"):
        assert words in out


def test_an_interrupted_run_tells_what_is_known(croupier: Croupier, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(work: Work, workers: int) -> Iterator[Tally]:
        for number, tally in enumerate(on_threads(work, workers)):
            if number == 2:
                signal.raise_signal(signal.SIGINT)
            yield tally

    monkeypatch.setattr(simulation, "on_threads", interrupted)
    before = signal.getsignal(signal.SIGINT)
    code, out, err = croupier("simulate", "big-six", "--rounds", "1e15", "--seed", "1", "--json")
    assert (code, err) == (130, "")
    told = json.loads(out)
    assert (told["rounds"], told["interrupted"]) == (3_000_000, True)
    assert signal.getsignal(signal.SIGINT) is before
    code, out, _ = croupier("simulate", "big-six", "--rounds", "1e15", "--seed", "1")
    assert code == 130
    assert "ended early: this is what is known so far" in out


def test_counts_are_written_as_parquet(report: Report, tmp_path: Path) -> None:
    file = tmp_path / "run.parquet"
    told = report("big-six", "--rounds", "1e5", "--seed", "1", "--out", str(file))
    rows = pl.read_parquet(file)
    last = rows.filter((pl.col("rounds") == 100_000) & (pl.col("wager") == "$1"))
    assert last["count"].sum() == 100_000
    (ones,) = (each for each in told["wagers"] if each["wager"] == "$1")
    assert (last["count"] * last["loss_per_unit"]).sum() / 100_000 == pytest.approx(ones["mean"])
    about = pl.read_parquet_metadata(file)
    assert (about["game"], about["seed"], about["submission"]) == ("big-six", "1", told["submission"])


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_run_is_drawn_and_the_same_run_gives_the_same_picture(
    croupier: Croupier, tmp_path: Path, text: Text, ending: str
) -> None:
    plan = text("bankroll = 100\nrounds = 50")
    files = [tmp_path / f"{name}.{ending}" for name in ("one", "two")]
    for file in files:
        words = ("red-dog", "--rounds", "1e5", "--seed", "1", "--plan", plan, "--plot", str(file))
        assert croupier("simulate", *words)[0] == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    if ending == "svg":
        assert b"<svg" in files[0].read_bytes()
    else:
        assert files[0].read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (("red-dgo", "--rounds", "1"), 'there is no game "red-dgo"; did you mean red-dog?'),
        (("red-dog", "--rounds", "0"), "--rounds 0 must be a whole number from 1 to 1e15"),
        (("red-dog", "--rounds", "1e400"), "--rounds 1e400 must be a whole number from 1 to 1e15"),
        (("red-dog", "--rounds", "1.5"), "--rounds 1.5 must be a whole number from 1 to 1e15"),
        (("red-dog", "--rounds", "nan"), "--rounds nan must be a whole number from 1 to 1e15"),
        (("red-dog", "--rounds", "many"), "--rounds many must be a whole number from 1 to 1e15"),
        (("red-dog", "--rounds", "1", "--workers", "0"), "--workers 0 must be from 1 to 1024"),
        (("red-dog", "--rounds", "1", "--seed", "-1"), "--seed -1 must not be negative"),
        (("red-dog", "--rounds", "1", "--plan", "none.toml"), "none.toml cannot be read: No such file or directory"),
        (("red-dog", "--rounds", "1", "--plot", "run.pdf"), "run.pdf must end in .svg or .png"),
        (("red-dog", "--rounds", "1", "--plot", "nowhere/a.svg"), "nowhere/a.svg cannot be written: No such file"),
        (("red-dog", "--rounds", "1", "--out", "run.csv"), "run.csv must end in .parquet"),
        (("red-dog", "--rounds", "1", "--out", "nowhere/a.parquet"), "nowhere/a.parquet cannot be written"),
        (("red-dog", "--rounds", "1", "--cluster", "tcp://10.0.0.5:8786"), "in the clear; use tls://10.0.0.5:8786"),
        (("red-dog", "--rounds", "1", "--set", "decks=0"), "decks = 0: must be a whole number"),
    ],
)
def test_what_cannot_be_done_is_refused_before_any_work(
    croupier: Croupier, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], refusal: str
) -> None:
    monkeypatch.delattr(simulation, "machine_of")
    code, out, err = croupier("simulate", *words)
    assert (code, out) == (1, "")
    assert err.startswith("croupier: ")
    assert refusal in err


def test_a_strategy_that_does_not_fit_is_refused_with_every_problem(
    croupier: Croupier, monkeypatch: pytest.MonkeyPatch, text: Text
) -> None:
    monkeypatch.delattr(simulation, "on_threads")
    strategy = text('"spread 12" = "raise"\n"spread 7" = "rais"')
    code, out, err = croupier("simulate", "red-dog", "--rounds", "1e9", "--strategy", strategy)
    assert (code, out) == (1, "")
    assert 'there is no situation "spread 12"' in err
    assert 'spread 7: there is no choice "rais"; did you mean raise or no raise?' in err


def test_a_file_that_is_there_is_left_alone_until_the_run_is_over(
    croupier: Croupier, tmp_path: Path, text: Text
) -> None:
    file = tmp_path / "old.svg"
    file.write_text("old", encoding="utf-8")
    code, _, _ = croupier("simulate", "red-dog", "--rounds", "1", "--plot", str(file), "--plan", text("bankroll = 0"))
    assert (code, file.read_text(encoding="utf-8")) == (1, "old")


@pytest.mark.parametrize(
    ("gone", "words", "refusal"),
    [
        ("numba", (), "croupier simulate needs numba; install croupier[simulate]"),
        ("distributed", ("--cluster", "tcp://127.0.0.1:1"), "--cluster needs distributed; install croupier[cluster]"),
        ("arro3.io", ("--out", "a.parquet"), "--out needs arro3.io; install croupier[data]"),
        ("matplotlib", ("--plot", "a.svg"), "--plot needs matplotlib; install croupier[plots]"),
    ],
)
def test_a_missing_extra_is_named(
    croupier: Croupier, monkeypatch: pytest.MonkeyPatch, gone: str, words: tuple[str, ...], refusal: str
) -> None:
    monkeypatch.setattr(simulate, "find_spec", lambda module: None if module == gone else find_spec(module))
    assert croupier("simulate", "red-dog", "--rounds", "1", *words) == (1, "", f"croupier: {refusal}\n")
