import pytest
from tests.journal.sitting import Players, clock, must, opened, red_dog

from croupier.equipment.cards import Card
from croupier.games.red_dog import rules
from croupier.games.red_dog.acts import CloseRaises
from croupier.journal.contract import Journal, JournalFailed
from croupier.journal.memory import MemoryJournal
from croupier.journal.recorded import RecordedTable
from croupier.journal.records import Kept
from croupier.journal.verify import Check, verify
from croupier.money import Cents
from croupier.table.acts import Act, BringChips, ChangeSeat, VoidOpenRound
from croupier.table.events import RACK, Announced
from croupier.table.offers import Reason, Refusal
from croupier.table.people import DEALER, SUPERVISOR, Seat
from croupier.table.runner import Runner
from croupier.table.table import Shoes


def offers(runner: Runner) -> list[tuple[object, ...]]:
    return [(made.who, made.act, made.clause, made.about, made.limits) for made in runner.offers()]


@pytest.mark.parametrize("shoes", Shoes)
def test_a_table_continues_where_it_was_after_every_act(shoes: Shoes) -> None:
    journal = MemoryJournal()
    live = opened(journal, runner=red_dog(shoes=shoes))
    players = Players(7)
    for _ in range(120):
        players.play(live, acts=1)
        again = RecordedTable(journal, live.name)
        assert again.held is None
        assert again.runner.state() == live.runner.state()
        assert again.runner.number == live.runner.number
        assert again.round == live.round
        assert offers(again.runner) == offers(live.runner)


def test_a_recovered_table_is_played_on(journal: Journal) -> None:
    live = opened(journal)
    players = Players(3)
    for _ in range(6):
        players.play(live, acts=5)
        live = RecordedTable(journal, live.name, clock())
    assert [verdict.failure for verdict in verify(journal)] == [None]


def test_a_refused_act_is_not_recorded(journal: Journal) -> None:
    table = opened(journal)
    before = journal.table(table.name).head
    assert isinstance(table.act(ChangeSeat(Seat(1), Seat(3))), Refusal)
    assert journal.table(table.name).head == before


def test_acts_that_are_acknowledged_soon_are_durable_then(journal: Journal) -> None:
    table = opened(journal)
    answer = table.act_soon(BringChips(Seat(1), Cents(5_00)))
    assert not isinstance(answer, Refusal)
    assert answer.result().number == journal.table(table.name).head.number == 5


def test_an_act_that_another_host_overtook_is_not_done_here(journal: Journal) -> None:
    here = opened(journal)
    there = RecordedTable(journal, here.name, clock())
    must(there, BringChips(Seat(1), Cents(7_00)))
    answer = here.act_soon(BringChips(Seat(1), Cents(9_00)))
    assert not isinstance(answer, Refusal)
    assert "somebody else has extended it" in str(answer.exception())
    assert here.runner.table.chips(Seat(1), RACK) == 1_007_00, "the table was opened again from its journal"
    must(here, BringChips(Seat(1), Cents(9_00)))
    assert here.runner.table.chips(Seat(1), RACK) == 1_016_00


def in_a_spread(journal: MemoryJournal) -> RecordedTable:
    """A table in the middle of a round, two cards being out and raises open."""
    table = opened(journal)
    players = Players(2)
    players.play_rounds(table, 3)
    while not any(made.act is CloseRaises for made in table.runner.asked(DEALER)):
        players.play(table, acts=1)
    return table


def change_the_rules(monkeypatch: pytest.MonkeyPatch, *cards: Card) -> None:
    """Put a newer program in place, to which these two cards, or any two, make another spread."""
    opening = rules.opening

    def newer(left: Card, right: Card) -> rules.Consecutive | rules.Pair | rules.Spread:
        made = opening(left, right)
        changed = isinstance(made, rules.Spread) and (left, right) == (cards or (left, right))
        return rules.Spread(made.size % 11 + 1) if changed else made  # type: ignore[union-attr]

    monkeypatch.setattr(rules, "opening", newer)


def test_an_open_round_that_newer_rules_play_otherwise_holds_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = MemoryJournal()
    live = in_a_spread(journal)
    change_the_rules(monkeypatch, *live.runner.table.faces("left", "right"))
    table = RecordedTable(journal, live.name, clock())
    assert table.held is not None
    assert table.held.recorded != table.held.replayed
    assert "Spread is" in str(table.held)
    assert [made.act for made in table.offers()] == [VoidOpenRound]
    [verdict] = verify(journal)
    assert verdict.failure is not None
    assert verdict.failure.difference == table.held


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (BringChips(Seat(1), Cents(5_00)), Reason.NOT_OFFERED),
        (VoidOpenRound(DEALER, "update"), Reason.NOT_OFFERED),
        (VoidOpenRound(SUPERVISOR, " "), Reason.OUTSIDE_THE_LIMITS),
    ],
)
def test_a_table_that_is_held_does_nothing_but_void_the_round(
    monkeypatch: pytest.MonkeyPatch, act: Act, reason: Reason
) -> None:
    journal = MemoryJournal()
    live = in_a_spread(journal)
    change_the_rules(monkeypatch, *live.runner.table.faces("left", "right"))
    refused = RecordedTable(journal, live.name, clock()).act(act)
    assert isinstance(refused, Refusal)
    assert refused.reason is reason


def test_a_supervisor_voids_the_round_and_every_wager_is_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = MemoryJournal()
    live = in_a_spread(journal)
    owned = {seat: _owned(live, seat) for seat in (Seat(1), Seat(3))}
    assert any(owned[seat] != live.runner.table.chips(seat, RACK) for seat in owned), "somebody has a wager out"
    change_the_rules(monkeypatch, *live.runner.table.faces("left", "right"))
    table = RecordedTable(journal, live.name, clock())
    must(table, VoidOpenRound(SUPERVISOR, "the program was updated"))
    assert table.held is None
    assert {seat: table.runner.table.chips(seat, RACK) for seat in owned} == owned
    assert RecordedTable(journal, live.name).runner.state() == table.runner.state()
    Players(5).play_rounds(table, 3)
    [verdict] = verify(journal)
    assert verdict.failure is None
    assert [difference.number for difference in verdict.voided] == [live.runner.number]


def _owned(table: RecordedTable, seat: Seat) -> int:
    return sum(amount for stack, amount in table.runner.table.board.stacks.items() if stack.owner == seat)


def test_a_finished_round_that_newer_rules_play_otherwise_is_reported_with_both_events(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    journal = MemoryJournal()
    table = in_a_spread(journal)
    Players(2).play_rounds(table, 2)
    change_the_rules(monkeypatch)
    [verdict] = verify(journal)
    assert verdict.failure is not None
    assert verdict.failure.check is Check.REPLAY
    difference = verdict.failure.difference
    assert difference is not None
    recorded, replayed = (
        [event.words for event in events if isinstance(event, Announced)]
        for events in (difference.recorded, difference.replayed)
    )
    assert recorded[0].startswith("Spread is")
    assert replayed[0].startswith("Spread is")
    assert recorded != replayed
    assert RecordedTable(journal, table.name).held is None, "what is finished is history and is not decided again"


class Forged(MemoryJournal):
    """A journal in which somebody has changed the last state that was kept."""

    def kept(self, table: str, up_to: int | None = None) -> Kept | None:
        kept = super().kept(table, up_to)
        return None if kept is None else Kept(kept.number, kept.state + b"\x00")


def test_a_state_that_its_record_does_not_name_is_not_taken_up() -> None:
    journal = Forged()
    table = opened(journal)
    Players(1).play_rounds(table, 1)
    with pytest.raises(JournalFailed, match="was changed: the state that was kept after it is not the one it names"):
        RecordedTable(journal, table.name)


def test_records_that_do_not_follow_are_not_taken_up() -> None:
    journal = MemoryJournal()
    table = opened(journal)
    records = journal._records[table.name]
    records[1], records[2] = records[2], records[1]
    with pytest.raises(JournalFailed, match="it does not follow the record before it"):
        RecordedTable(journal, table.name)


def test_a_table_whose_last_record_is_gone_is_not_taken_up() -> None:
    journal = MemoryJournal()
    table = opened(journal)
    del journal._records[table.name][-1]
    with pytest.raises(JournalFailed, match="record 4 was changed: it is not the table's last record"):
        RecordedTable(journal, table.name)
