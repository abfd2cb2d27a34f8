"""The house at a table: its staff, who answer when nobody else does, and its players at the empty seats.

Both sit outside the game and choose among its offers, so they need to know no game. They wager, buy in and answer the
pending question; an irregularity, an order or a departure is never theirs. The house gives acts and does none, so that
its host records them like anybody's.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from croupier.floor.chance import Below, Chance
from croupier.money import Cents
from croupier.table.acts import Act, BuyIn, ConfirmCash, DeclineCut, Withdraw
from croupier.table.events import RACK, Chips
from croupier.table.limits import Amount, Limit, OneOf, Several, Whole, Words
from croupier.table.offers import Offer
from croupier.table.people import CHANCE, SURVEILLANCE, Role, Seat
from croupier.table.runner import Runner
from croupier.table.wagering import CallWager, Wager

STAFF = tuple(role for role in Role if role not in (CHANCE, SURVEILLANCE))

OF_ONES_OWN_ACCORD = (Wager, CallWager, Withdraw)
"""No table waits for a particular one of these, so they never serve as the answer that it waits for."""

LARGEST_WAGER = 3
"""How many times the least wager a house player lays at most."""


class HousePlayer:
    """A player of the house at one seat, who follows the game's advice where it has some.

    Otherwise the player lays one wager of one to three times the least on an area drawn at random whenever nothing of
    theirs is on the layout, declines the cut, chooses at random with the least amount where the table waits for them,
    and buys in again when the rack is below the table's minimum.
    """

    def __init__(self, seat: Seat, chips: Cents, below: Below) -> None:
        self.seat = seat
        self.chips = chips
        self._below = below

    def wish(self, runner: Runner) -> Act | None:
        """What the player does of their own accord, while others may still choose."""
        return _advised(runner, runner.asked(self.seat)) or self._wager(runner)

    def answer(self, runner: Runner) -> Act | None:
        """What the player does if the table waits for them."""
        offers = [made for made in runner.asked(self.seat) if made.act not in OF_ONES_OWN_ACCORD]
        if not offers:
            return None
        declining = [made for made in offers if made.act is DeclineCut]
        return _filled(self._one(declining or offers), self._below)

    def _wager(self, runner: Runner) -> Act | None:
        board = runner.table.board
        if any(stack.owner == self.seat and stack.area != RACK for stack in board.stacks):
            return None
        held = board.chips(self.seat, RACK) + board.chips(self.seat, RACK, Chips.COLOUR)
        if held < runner.submission.limits.minimum:
            return self._buy_in(runner)
        wagers = [made for made in runner.offers(self.seat) if made.act is Wager]
        return self._within_means(self._one(wagers)) if wagers else None

    def _within_means(self, made: Offer) -> Act:
        """A wager near the least that the offer asks for."""
        match made.limits["amount"]:
            case Amount(lowest=lowest, highest=highest):
                amount = min(highest, lowest * (1 + self._below(LARGEST_WAGER)))
                return replace(_filled(made, self._below), amount=amount)
        raise TypeError(f"a wager is offered with an amount within {made.limits['amount']}")

    def _buy_in(self, runner: Runner) -> Act | None:
        """Cash for as many chips as at the beginning, if chips are sold now."""
        selling = any(made.act is BuyIn for made in runner.offers(self.seat))
        return BuyIn(self.seat, self.chips) if selling else None

    def _one(self, offers: Sequence[Offer]) -> Offer:
        return offers[self._below(len(offers))]


class House:
    """Everybody at a table whom nobody else speaks for: chance, the staff, and the house players."""

    def __init__(self, chance: Chance, players: Sequence[HousePlayer] = ()) -> None:
        self.chance = chance
        self.players = tuple(players)

    def promptly(self, runner: Runner) -> Act | None:
        """What the house does while people still choose: chance, cash that waits, and what its players wish."""
        if runner.awaits_chance:
            return self.chance.answer(runner.asked(CHANCE)[0])
        for role in STAFF:
            for made in runner.asked(role):
                if made.act is ConfirmCash:
                    return _filled(made, _middle)
        wishes = (player.wish(runner) for player in self.players)
        return next((act for act in wishes if act is not None), None)

    def onward(self, runner: Runner) -> Act | None:
        """How the house moves the table on: its staff first, else the house player for whom the table waits.

        Of several offers to the staff the first is taken: scripts make the usual one first.
        """
        first = next((made for made in runner.asked() if made.who in STAFF), None)
        if first is not None:
            return _advised(runner, runner.asked(first.who)) or _filled(first, _middle)
        answers = (player.answer(runner) for player in self.players)
        return next((act for act in answers if act is not None), None)


def _advised(runner: Runner, offers: Sequence[Offer]) -> Act | None:
    """What the game advises somebody who has these offers."""
    advice = runner.game.advice
    if advice is None or not offers:
        return None
    return advice(runner.submission)(runner.view(offers[0].who), offers)


def _filled(made: Offer, below: Below) -> Act:
    """An offered act with the least amounts, no more than is asked for, and the rest as the source has it."""
    return made.act(made.who, **{name: _value(limit, below) for name, limit in made.limits.items()})


def _value(limit: Limit, below: Below) -> object:
    match limit:
        case Amount(lowest=lowest):
            return lowest
        case Whole(least=least, most=most):
            return least + below(most - least + 1)
        case OneOf(choices=choices):
            return choices[below(len(choices))]
        case Several():
            return ()
        case Words():
            return "the house"
    raise TypeError(f"the house has no answer within {limit}")


def _middle(count: int) -> int:
    """The middle of so many choices, the former of two: where the dealer cuts."""
    return (count - 1) // 2
