"""Drawing a card from the shoe: by the dealer, or by the curator where there is one."""

from collections.abc import Iterator

from croupier.games.punto.memory import PuntoTable
from croupier.table.acts import DrawCard, act_name
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER, NOBODY, Who


async def draw(t: PuntoTable, area: str, clause: str, seen_by: tuple[Who, ...] | None = NOBODY) -> int:
    """Whoever deals draws the next card to an area; the shoe may change hands while the card is waited for."""
    if act_name(DrawCard) not in t.automatic:
        await t.ask(may_draw, clause)
    return await t.deal_to(area, clause, seen_by)


def may_draw(t: PuntoTable, clause: str) -> Iterator[Offer | Bar]:
    """Only the one who deals draws."""
    yield offer(who_deals(t), DrawCard, clause)


def who_deals(t: PuntoTable) -> Who:
    """A curator who has left the table deals no more; the dealer goes on."""
    deals = t.memory.deals
    return deals if deals in t.board.seats else DEALER
