"""Desk work: rounds and their results, printed transcripts, Parquet, heads that were written down."""

import json
from pathlib import Path

import polars as pl
import pytest
from msgspec.structs import replace
from tests.journal.sitting import Players, must, opened, red_dog
from tests.journal.test_verify import rechained

from croupier.errors import Refused
from croupier.games.blackjack.acts import Draw
from croupier.games.registry import game
from croupier.journal.contract import Journal
from croupier.journal.export import export
from croupier.journal.heads import Heads, heads_of, read_heads, signed, signing_key, wrong_heads
from croupier.journal.memory import MemoryJournal
from croupier.journal.printing import transcript
from croupier.journal.recorded import RecordedTable
from croupier.journal.rounds import Archive, SeatResult
from croupier.journal.verify import verify
from croupier.money import Cents
from croupier.rulebooks.submissions.reading import chosen
from croupier.table.acts import Act, BringChips, BuyIn, ChangeSeat, LeaveSeat, TakeSeat, act_name
from croupier.table.codec import encode
from croupier.table.events import RACK, Reloaded
from croupier.table.people import Seat
from croupier.table.runner import Runner
from croupier.table.table import Shoes
from croupier.table.transcripts import parse, play
from croupier.table.wagering import Wager

NAME = "Red dog 1"


@pytest.fixture
def table() -> RecordedTable:
    journal = MemoryJournal()
    made = opened(journal, NAME)
    Players(1).play_rounds(made, 30)
    return made


def test_rounds_are_all_the_records_in_turn(table: RecordedTable) -> None:
    archive = Archive(table.journal, NAME)
    numbers = [turn.number for past in archive.all_rounds() for turn in past.turns]
    assert numbers == list(range(1, table.runner.number + 1))
    assert archive.rounds == 30
    assert all(past.is_over for past in archive.all_rounds())


def test_an_open_round_is_listed_as_such(table: RecordedTable) -> None:
    must(table, BringChips(Seat(1), Cents(5_00)))
    archive = Archive(table.journal, NAME)
    assert archive.rounds == 31
    assert not archive.round(31).is_over


@pytest.mark.parametrize("number", [0, 31, -1])
def test_a_round_that_is_not_there_is_refused(table: RecordedTable, number: int) -> None:
    with pytest.raises(Refused, match=f"has no round {number}; its rounds are 1 to 30"):
        Archive(table.journal, NAME).round(number)


def test_results_come_to_what_the_racks_gained(table: RecordedTable) -> None:
    """Chips that are brought, bought, carried to another seat or away are no winnings."""
    must(table, BuyIn(Seat(1), Cents(300_00)))
    must(table, ChangeSeat(Seat(3), Seat(2)))
    must(table, BringChips(Seat(2), Cents(200_00)))
    won = dict.fromkeys((1, 2, 3), 0)
    for past in Archive(table.journal, NAME).all_rounds():
        for seat, result in past.results().items():
            won[seat] += result.net
            assert result.paid >= 0
    chips = table.runner.table.chips
    assert chips(Seat(1), RACK) == 1_000_00 + 300_00 + won[1]
    assert chips(Seat(2), RACK) == 1_000_00 + 200_00 + won[2] + won[3]
    must(table, LeaveSeat(Seat(1)))
    last = Archive(table.journal, NAME)
    assert last.round(last.rounds).results() == {}


def test_stakes_are_taken_or_returned(table: RecordedTable) -> None:
    for past in Archive(table.journal, NAME).all_rounds():
        for result in past.results().values():
            assert result.wagered == result.returned + result.taken
            assert result != SeatResult()


@pytest.mark.parametrize("shoes", Shoes)
def test_every_round_is_printed_as_a_transcript_that_plays_again(shoes: Shoes) -> None:
    journal = MemoryJournal()
    made = opened(journal, NAME, red_dog("shuffle_each_round=false", "limits.minimum=5", shoes=shoes))
    Players(6).play_rounds(made, 30)
    Players(6).play(made, acts=1)
    archive = Archive(journal, NAME)
    alone = 0
    for number in range(1, archive.rounds + 1):
        text = transcript(archive, number)
        parsed, lines = parse(text, "printed")
        steps = list(play(parsed, lines, game(parsed.table.game)))
        assert [step.failure for step in steps if step.failure] == []
        alone += parsed.title == f"{NAME}, round {number}"
        acts = {line.split(":")[0] for line in parsed.play if not line.startswith("=>")}
        assert acts <= {"seat 1", "seat 3", "dealer"}
    assert alone > 20, "most rounds need nothing of what came before"


def test_the_last_rounds_of_a_seat_are_recalled_latest_first(table: RecordedTable) -> None:
    found = Archive(table.journal, NAME).last_rounds_of(Seat(3), 10)
    numbers = [past.number for past in found]
    assert len(numbers) == 10
    assert numbers == sorted(numbers, reverse=True)
    assert all(any(wager.seat == 3 for _, wager in past.wagers()) for past in found)
    assert Archive(table.journal, NAME).last_rounds_of(Seat(5), 10) == []


def test_parquet_holds_what_the_journal_holds(table: RecordedTable, tmp_path: Path) -> None:
    written = export(table.journal, tmp_path / "data")
    frames = {path.stem: pl.read_parquet(path) for path in written}
    assert list(frames) == ["acts", "events", "wagers", "results"]
    assert {name: frame.height for name, frame in frames.items()} == {path.stem: rows for path, rows in written.items()}
    archive = Archive(table.journal, NAME)
    turns = [turn for past in archive.all_rounds() for turn in past.turns]
    assert frames["acts"].height == len(turns)
    assert frames["events"].height == sum(len(turn.events) for turn in turns)
    assert frames["acts"]["number"].to_list() == [turn.number for turn in turns]
    assert frames["acts"]["at"].dtype == pl.Datetime("ms", "UTC")
    assert frames["results"]["net"].sum() == sum(
        result.net for past in archive.all_rounds() for result in past.results().values()
    )
    wagers = frames["wagers"].group_by("round", "seat").agg(pl.col("amount").sum()).sort("round", "seat")
    assert wagers["amount"].to_list() == frames["results"].sort("round", "seat")["wagered"].to_list()
    assert all(json.loads(fields) is not None for fields in frames["events"]["fields"])


def test_a_journal_without_rounds_is_exported_as_empty_files(tmp_path: Path) -> None:
    written = export(MemoryJournal(), tmp_path)
    assert set(written.values()) == {0}
    for path in written:
        assert pl.read_parquet(path).height == 0


def test_a_folder_that_cannot_be_written_is_refused(table: RecordedTable, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused, match="cannot be written"):
        export(table.journal, tmp_path / "file")


# Heads.


def test_heads_that_were_written_down_lead_to_the_journal(table: RecordedTable, tmp_path: Path) -> None:
    key = signing_key(tmp_path / "key")
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0, "the key is its owner's alone"
    heads = signed(heads_of(table.journal, 7), key)
    Players(2).play_rounds(table, 2)
    public = key.verify_key.encode().hex()
    assert list(wrong_heads(heads, table.journal, public)) == []
    assert signing_key(tmp_path / "key") == key
    path = tmp_path / "heads.json"
    path.write_bytes(encode(heads))
    assert read_heads(path) == heads


def test_a_journal_that_was_forged_whole_does_not_lead_to_its_old_head() -> None:
    """A time that was changed breaks no rule of the game; the head alone betrays it."""
    honest = rechained(lambda _, body: body)
    forged = rechained(lambda number, body: body.replace(b'"at":17', b'"at":16', 1) if number == 9 else body)
    assert [verdict.failure for verdict in verify(forged)] == [None]
    [wrong] = wrong_heads(heads_of(honest, 7), forged, None)
    assert "was changed since its head was written down" in wrong


def test_heads_of_what_is_gone_are_told(table: RecordedTable) -> None:
    heads = heads_of(table.journal, 7)
    assert list(wrong_heads(heads, MemoryJournal(), None)) == [f"{NAME}: the table is not in the journal any more"]
    other = MemoryJournal()
    opened(other, NAME)
    assert "which was its head, is gone" in next(wrong_heads(heads, other, None))


def test_heads_of_a_table_that_nobody_has_played_at_are_checked_too(journal: Journal) -> None:
    RecordedTable.opened(journal, NAME, red_dog())
    heads = heads_of(journal, 7)
    assert list(wrong_heads(heads, journal, None)) == []
    wrong = replace(heads, heads=(replace(heads.heads[0], hash="00" * 32),))
    assert len(list(wrong_heads(wrong, journal, None))) == 1


def test_a_signature_that_is_not_right_is_told(table: RecordedTable, tmp_path: Path) -> None:
    key, other = signing_key(tmp_path / "key"), signing_key(tmp_path / "other")
    heads = signed(heads_of(table.journal, 7), key)
    later = replace(heads, at=8)
    assert "were changed after they were signed" in next(wrong_heads(later, table.journal, None))
    assert "another key" in next(wrong_heads(heads, table.journal, other.verify_key.encode().hex()))
    unsigned: Heads = replace(heads, signature="")
    assert next(wrong_heads(unsigned, table.journal, heads.public_key)) == "the heads are not signed"
    assert "were changed" in next(wrong_heads(replace(heads, signature="zz"), table.journal, None))


def test_a_file_that_holds_no_key_or_no_heads_is_refused(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("not a key")
    with pytest.raises(Refused, match="is no signing key: it should hold 64 hex digits"):
        signing_key(tmp_path / "key")
    with pytest.raises(Refused, match="holds no heads"):
        read_heads(tmp_path / "key")
    with pytest.raises(Refused, match="cannot be read"):
        read_heads(tmp_path / "none")
    with pytest.raises(Refused, match="cannot be used as a key"):
        signing_key(tmp_path / "none" / "key")


class Drawing(Players):
    """Players who draw wherever they may and mostly all wager, so that the shoe runs out within a round."""

    def choose(self, runner: Runner) -> Act:
        eager = [made for made in runner.asked() if made.act in (Draw, Wager)]
        return self.fill(self.random.choice(eager)) if eager and self.random.random() < 0.9 else super().choose(runner)


@pytest.mark.clause("MA-BJ 15(g)")
@pytest.mark.parametrize("shoes", Shoes)
def test_a_round_that_took_the_discards_again_is_printed_and_replays(shoes: Shoes) -> None:
    rules = game("blackjack")
    runner = Runner(rules, chosen(rules, settings=["decks=1"]), tuple(act_name(duty) for duty in rules.duties), shoes)
    table = opened(MemoryJournal(), "Blackjack 1", runner)
    for seat in (2, 4, 5, 6, 7):
        must(table, TakeSeat(Seat(seat), f"Player {seat}"))
        must(table, BringChips(Seat(seat), Cents(1_000_00)))
    Drawing(1).play(table, acts=600)
    archive = Archive(table.journal, "Blackjack 1")
    reloaded = [
        past.number
        for past in archive.all_rounds()
        if past.is_over and any(isinstance(event, Reloaded) for turn in past.turns for event in turn.events)
    ]
    assert reloaded
    for number in reloaded:
        parsed, lines = parse(transcript(archive, number), "the round")
        assert len(parsed.table.shoe) > 1, "the discards are a shoe of their own"
        assert all(step.failure is None for step in play(parsed, lines, rules))
