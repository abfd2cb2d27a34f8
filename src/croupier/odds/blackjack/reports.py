"""What an analysis tells, as plain figures: for programs, for the terminal, and to be kept between two runs."""

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from croupier.errors import Refused
from croupier.games.blackjack import rules
from croupier.games.blackjack.strategy import ROWS, Cell, Kind, Strategy, label
from croupier.games.blackjack.submission import Blackjack
from croupier.odds.blackjack.analysis import HandWorth, Progress, analyse
from croupier.odds.blackjack.classes import PlayClass
from croupier.odds.blackjack.compositions import Composition, faces, full_shoe, spelled, without
from croupier.odds.blackjack.deals import showings
from croupier.odds.blackjack.enough import assert_enough
from croupier.odds.blackjack.insured import Insurance
from croupier.odds.blackjack.terms import terms_of
from croupier.rulebooks.submissions.hashes import short_hash

Words = dict[str, dict[str, list[str]]]
"""By table and row, the word under each column."""


class Chart(Struct, frozen=True):
    """A strategy by totals, and what it is worth."""

    name: str
    expectation: float
    sd: float
    play: str = msgspec.field(name="class")
    columns: list[str]
    words: Words


class Report(Struct, frozen=True, kw_only=True):
    """All that is told of a submission."""

    game: str
    submission: str
    decks: int
    rules: str
    """The choices that matter to the expectation, in words."""
    removed: str
    play: str = msgspec.field(name="class")
    class_says: str
    expectation: float
    sd: float
    insurance: Insurance | None
    chart: Chart
    """The basic strategy, or the strategy that was evaluated."""
    hands: tuple[HandWorth, ...]


class Asked(Struct, frozen=True, kw_only=True):
    """What is to be analysed."""

    submission: Blackjack
    removed: Composition
    play: PlayClass = PlayClass.CDZ_MINUS
    strategy: Strategy | None = None

    @property
    def shoe(self) -> Composition:
        """What is left of the full shoe."""
        return without(full_shoe(self.submission.decks), self.removed, "--removed")

    def assert_possible(self) -> None:
        """Refuse what is not analysed: multiple action, a count, a strategy that knows another way of dealing."""
        if self.submission.wagers.multiple_action is not None:
            raise Refused("multiple action is not analysed: one hand is played there against three of the dealer's")
        if self.strategy is None:
            return
        if self.strategy.count is not None:
            raise Refused("the strategy counts cards, which an analysis of one round cannot follow: simulate it")
        shown = [each.cards for each in showings(self.shoe, is_face_up=self.submission.is_face_up)]
        scores = [rules.counted(faces(cards)) for cards in shown]
        columns = dict.fromkeys(label(score) for score in scores if score.total < rules.MOST)
        missing = [column for column in columns if column not in self.strategy.columns]
        if missing:
            raise Refused(f"the strategy has no cells against {', '.join(missing)}, which the dealer may show")

    def assert_lasts(self) -> None:
        """Refuse a shoe that a round might exhaust, with as many hands as a pair may be split into."""
        assert_enough(self.shoe, max(terms_of(self.submission).hands_of), "--removed")


def report_of(asked: Asked, progress: Progress | None = None) -> Report:
    """Analyse what is asked and report it."""
    terms, shoe = terms_of(asked.submission), asked.shoe
    if asked.strategy is None:
        found = analyse(terms, shoe, asked.play, progress=progress)
        charted = found if found.strategy is not None else analyse(terms, shoe, PlayClass.TDZ_MINUS)
    else:
        found = charted = analyse(terms, shoe, PlayClass.STRATEGY, asked.strategy, progress)
    assert charted.strategy is not None
    chart = Chart(
        charted.strategy.name,
        charted.expectation,
        charted.sd,
        charted.play.value,
        list(charted.strategy.columns),
        words_of(charted.strategy),
    )
    return Report(
        game=asked.submission.game,
        submission=short_hash(asked.submission),
        decks=asked.submission.decks,
        rules=rules_of(asked.submission),
        removed=spelled(asked.removed),
        play=found.play.value,
        class_says=found.play.says,
        expectation=found.expectation,
        sd=found.sd,
        insurance=found.insurance,
        chart=chart,
        hands=found.hands,
    )


def rules_of(submission: Blackjack) -> str:
    """The choices of a submission that a player looks for first.

    >>> rules_of(Blackjack(rulebook="MA", game="blackjack"))
    'dealer stands on soft 17; double after split; no surrender; split once'
    """
    hands = submission.resplit_hands
    said = [
        "dealer draws on soft 17" if submission.soft_17 is rules.Soft17.DRAW else "dealer stands on soft 17",
        "double after split" if submission.double_after_split else "no double after split",
        "surrender" if submission.surrender else "no surrender",
        "split once" if hands == 2 else f"split up to {hands} hands{'' if submission.resplit_aces else ', aces once'}",
    ]
    if submission.six_to_five:
        said.append("blackjack pays 6 to 5")
    if submission.is_face_up:
        said.append("second card face up")
    said += [f"odds for {hand.value}" for hand in submission.special_odds]
    return "; ".join(said)


def words_of(strategy: Strategy) -> Words:
    """The words of a strategy; a pair that has none is played as the total that it is."""
    return {
        kind.value: {
            row: [_word(strategy.cells, Cell(kind, row, column)) for column in strategy.columns] for row in ROWS[kind]
        }
        for kind in Kind
    }


def _word(cells: Mapping[Cell, tuple[str, ...]], cell: Cell) -> str:
    words = cells.get(cell)
    if words is None and cell.kind is Kind.PAIRS:
        each = 1 if cell.row == "A" else int(cell.row)
        total = Cell(Kind.SOFT, "12", cell.column) if each == 1 else Cell(Kind.HARD, str(2 * each), cell.column)
        words = cells.get(total)
    letters = [str(word) for word in words or ()]
    return "".join(letters[:1] + [letter.lower() for letter in letters[1:]])
