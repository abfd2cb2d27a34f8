"""Blackjack as it is played: the table opens, or plays a round (MA-BJ 3 to 12)."""

from collections.abc import Iterator

from croupier.games.blackjack import (
    boxes,
    dealing,
    hands,
    idle,
    irregular,
    mixing,
    multiple_action,
    settlement,
    shared_box,
    shoe,
    wagers,
)
from croupier.games.blackjack.acts import Deal, RedeemCoupon, ShareBox
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.options.dealing import Device
from croupier.games.blackjack.side import moments, progressive
from croupier.table.acts import Withdraw
from croupier.table.offers import Bar, Offer, offer
from croupier.table.people import DEALER
from croupier.table.table import ShoeEmpty
from croupier.table.wagering import Betting


async def what_comes_next(t: BlackjackTable) -> None:
    """What the table does next: it opens, or it plays a round."""
    if t.memory.spread is not None:
        await idle.a_player_arrives(t, t.memory.spread)
    elif t.board.shoe is None:
        await shoe.opening(t)
    else:
        await round_of_play(t)


async def round_of_play(t: BlackjackTable) -> None:
    """One round, from the wagers to the discard (MA-BJ 3, 6)."""
    if await t.during(wagering(t), irregular.between_rounds) is idle.IDLE:
        return
    multiple_action.return_unfinished(t)
    t.memory.consents = {}
    wagers.remember_who_wagers(t)
    t.memory.has_erred = False
    await moments.close(t)
    played = hands.on_the_boxes(t)
    shared_box.show_the_lines(t, played)
    try:
        await t.during(dealing.the_round(t, played), irregular.while_dealing)
    except ShoeEmpty:
        # All the cards lie on the table and none is left to deal: a reading of 15(g), which is silent.
        t.announce(DEALER, "The round is void", "MA-BJ 15(g)")
        settlement.return_all(t, "MA-BJ 15(g)")
    settlement.pick_up(t, played)
    shared_box.hide_the_lines(t)
    await shuffle_if_due(t)


async def wagering(t: BlackjackTable) -> idle.Idle | None:
    """All wagers are made before the first card (MA-BJ 3(a), 3(d))."""
    # Cash that waits to be confirmed is a wager too where others want to join a box.
    betting = Betting(
        wagers.CLAUSES,
        lambda t, seat: wagers.spots(betting.called, t, seat),
        wagers.smallest_chip,
        moments.stays,
    )
    while True:
        match await t.ask(may_wager, betting):
            case Deal():
                return None
            case ShareBox() as act:
                shared_box.consent(t, act)
            case RedeemCoupon() as act:
                progressive.redeem(t, act)
            case Withdraw() as act:
                betting.take(t, act)
                moments.follow(t, act)
            case act:
                betting.take(t, act)


def may_wager(t: BlackjackTable, betting: Betting) -> Iterator[Offer | Bar]:
    """Players wager, take back or call with cash until the dealer deals; then no cash waits (MA-BJ 3(c), 3(d))."""
    yield from betting.offers(t)
    yield from wagers.barred(t, betting.called)
    yield from shared_box.may_consent(t)
    yield from moments.offers(t)
    places = boxes.all_boxes(t)
    if betting.waits_for_cash:
        yield Bar(Deal, "MA-BJ 3(d)", "a wager called with cash is confirmed or declined before the first card")
    elif any(multiple_action.has_enough(t, seat, place) for place in places for seat in boxes.players(t, place)):
        yield offer(DEALER, Deal, "MA-BJ 6(e)")
    elif hands.on_the_boxes(t):
        why = f"nobody has made {t.submission.least_wagers} wagers on a box, which each player must make"
        yield Bar(Deal, "MA-BJ 18(b)", why)
    else:
        yield Bar(Deal, "MA-BJ 3(a)", "wagers are made before the first card, and none is on the layout")


async def shuffle_if_due(t: BlackjackTable) -> None:
    """The cards are shuffled when the cutting card is out, or whenever the licensee wants it (MA-BJ 5(h), 6(l), 21)."""
    if t.submission.dealing_device is Device.CONTINUOUS:
        await shoe.into_the_device(t)
    elif shoe.is_over(t):
        await mixing.empty_the_shoe(t)
        await shoe.shuffle_and_cut(t, shoe.cutters(t))
    elif t.submission.shuffle_each_round or t.submission.one_round_per_deck:
        await shoe.shuffle_and_cut(t, shoe.farthest_to_the_right(t))
