"""Craps against crapssim on the same dice: alike where the rules agree, and different where docs/craps.md says so."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier.equipment.dice import THROWS, Dice
from croupier.table.lanes import Bet

crapssim: Any = pytest.importorskip("crapssim", reason="the dependency group benchmarks is not installed")


@pytest.fixture(scope="module")
def peer() -> Any:  # noqa: ANN401 - a module
    """The plans that the benchmark shares."""
    spec = spec_from_file_location("crapssim_peer", Path(__file__).parents[3] / "benchmarks" / "crapssim_peer.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("plan", ["PASS_WITH_ODDS", "EIGHT_WAGERS"])
def test_the_same_dice_change_the_same_money(peer: Any, plan: str) -> None:  # noqa: ANN401
    random = Random(7)  # noqa: S311 - the same dice every time
    dice = [random.choice(THROWS) for _ in range(2000)]
    followed = getattr(peer, plan)
    assert list(peer.croupier_changes(followed, dice)) == list(peer.crapssim_changes(followed, dice))


def test_hardways_sleep_on_the_come_out_here_and_work_there(peer: Any) -> None:  # noqa: ANN401
    """MA-CRAPS 3(e) makes hardways inactive on a come-out roll; crapssim has them always on."""
    plan = [peer.simply("hard 6", crapssim.bet.HardWay, 6)]
    dice = [Dice.read("3-3")]
    assert list(peer.croupier_changes(plan, dice)) == [0]
    assert list(peer.crapssim_changes(plan, dice)) == [540_00]


def test_bets_against_a_number_work_on_the_come_out_here_and_sleep_there(peer: Any) -> None:  # noqa: ANN401
    """MA-CRAPS 3(e) has them on at every roll; crapssim's casino policy has them off on the come-out roll."""
    laid = peer.Planned(Bet("place 6 to lose"), lambda _: crapssim.bet.Lay(6, peer.dollars()), peer.always)
    dice = [Dice.read("3-4")]
    assert list(peer.croupier_changes([laid], dice)) == [48_00]
    assert list(peer.crapssim_changes([laid], dice)) == [0]
