"""The journal of every registered game: it verifies, it continues, and its rounds are printed."""

import pytest
from tests.conformance.player import Player
from tests.conformance.variants import TOGETHER, Settings

from croupier.games.registry import game, games
from croupier.journal.memory import MemoryJournal
from croupier.journal.printing import transcript
from croupier.journal.recorded import RecordedTable
from croupier.journal.rounds import Archive
from croupier.journal.verify import verify
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.acts import act_name
from croupier.table.offers import Refusal
from croupier.table.runner import Runner
from croupier.table.table import Shoes

ACTS = 150
SITTINGS = [
    (each.name, rulebook, shoes, settings)
    for each in games()
    for rulebook in each.rulebooks
    for settings in ((), *TOGETHER.get(each.name, ()))
    for shoes in Shoes
]


@pytest.mark.parametrize(("name", "rulebook", "shoes", "settings"), SITTINGS)
def test_a_game_is_recorded_verified_and_continued(name: str, rulebook: str, shoes: Shoes, settings: Settings) -> None:
    played = game(name)
    duties = tuple(act_name(duty) for duty in played.duties)
    runner = Runner(played, chosen(played, rulebook=rulebook, settings=settings), duties, shoes)
    journal = MemoryJournal()
    table = RecordedTable.opened(journal, name, runner)
    player = Player(" ".join((name, rulebook, shoes, *settings)))
    for _ in range(ACTS):
        assert not isinstance(table.act(player.choose(table.runner)), Refusal)
        if table.runner.number % 20 == 0:
            again = RecordedTable(journal, name)
            assert again.held is None
            assert again.runner.state() == table.runner.state()
    [verdict] = verify(journal)
    assert verdict.failure is None
    assert verdict.records == ACTS
    archive = Archive(journal, name)
    assert len([turn for past in archive.all_rounds() for turn in past.turns]) == ACTS
    for number in (1, archive.rounds // 2, archive.rounds):
        assert f"round {number}" in transcript(archive, number) or f"to {number}" in transcript(archive, number)
