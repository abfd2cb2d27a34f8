"""By which clauses a chapter orders what both chapters have: each game gives its own numbers."""

from collections.abc import Mapping

from msgspec import Struct

from croupier.games.punto.hands import Hand
from croupier.games.punto.wagers import On
from croupier.table.shuffling import OpeningClauses
from croupier.table.wagering import WagerClauses


class ShoeClauses(Struct, frozen=True, kw_only=True):
    """The cards between two shoes."""

    opening: OpeningClauses
    pre_shuffled: str
    batch_shuffled: str
    replaced: str
    shuffled: str
    reshuffled: str
    cut_offered: str
    cut_placed: str
    burned: str
    recut: str
    cover_card: str


class DealClauses(Struct, frozen=True, kw_only=True):
    """The hands, who turns them, and third cards."""

    dealt: str
    tucked: str
    handed: Mapping[Hand, str]
    third_handed: Mapping[Hand, str]
    unbacked: str
    relinquished: str
    counts: str
    third_cards: str
    result: str
    cleared: str


class HouseMoneyClauses(Struct, frozen=True, kw_only=True):
    """House Money, before third cards."""

    chosen: str
    pressed: str
    untouched: str


class VigorishClauses(Struct, frozen=True, kw_only=True):
    """What is owed of a win on the Banker's Hand, and when."""

    owed: str
    at_payout: str
    later: str
    latest: str
    marked: str
    stays: str


class IrregularClauses(Struct, frozen=True, kw_only=True):
    """Irregularities."""

    unseen: str
    third_unseen: str
    third_seen: str
    burned_with_one: str
    simulated_round: str
    exposed: str
    void: str


class Clauses(Struct, frozen=True, kw_only=True):
    """One chapter."""

    shoe: ShoeClauses
    wagers: WagerClauses
    closed: str
    offered: Mapping[On, str]
    """The clause that lets each wager be made."""
    paid: Mapping[str, str]
    returned: Mapping[str, str]
    """The clause by which a wager that can push is returned."""
    settled: str
    deal: DealClauses
    house_money: HouseMoneyClauses
    vigorish: VigorishClauses
    irregular: IrregularClauses
