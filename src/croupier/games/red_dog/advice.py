"""What a player does well to do at red dog."""

from collections.abc import Sequence

from croupier.games.red_dog.acts import Raise
from croupier.games.red_dog.layout import SPREAD_MARKER
from croupier.games.red_dog.rules import SPREADS
from croupier.table.acts import Act
from croupier.table.limits import Amount, OneOf
from croupier.table.offers import Offer
from croupier.table.views import View

WORTH_A_RAISE = tuple(f"spread {spread}" for spread in SPREADS if spread >= 7)
"""From a spread of seven on the third card falls between more often than not; at the least odds (MA-RD 5(i)(2)) no
smaller spread pays enough to make up for losing more often."""


def advice(view: View, offers: Sequence[Offer]) -> Act | None:
    """Raise by all that is open on the spreads that are worth it (MA-RD 5(h))."""
    if view.markers.get(SPREAD_MARKER) not in WORTH_A_RAISE:
        return None
    for made in offers:
        match made.limits:
            case {"amount": Amount(highest=amount), "area": OneOf(choices=(area, *_))} if made.act is Raise:
                return Raise(made.who, amount, area)
    return None
