"""Blackjack for the compiler: one box against the dealer, with all that doubling, splitting and insurance add to it."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cache, partial

from croupier.equipment.cards import DECK, Card, Rank
from croupier.errors import Refused
from croupier.games.blackjack import rules
from croupier.games.blackjack.acts import (
    CloseInsurance,
    DoubleDown,
    Draw,
    Insure,
    SplitPair,
    Stand,
    Surrender,
    TakeEvenMoney,
    ThrowInHand,
    TurnUpBlackjack,
)
from croupier.games.blackjack.advice import basic_strategy
from croupier.games.blackjack.layout import DEALERS_HAND, box, doubled, hands, insurance
from croupier.games.blackjack.options.dealing import Device, SecondCard
from croupier.games.blackjack.options.single import designated
from croupier.games.blackjack.play import round_of_play
from croupier.games.blackjack.rules import Outcome, Score, SpecialOdds
from croupier.games.blackjack.side import bonus_button
from croupier.games.blackjack.side.areas import STREAKS, On, area, offered
from croupier.games.blackjack.side.beside import beside, streaks
from croupier.games.blackjack.side.rules import DEALER_STANDS
from croupier.games.blackjack.strategy import Move, Strategy, label, read_strategy
from croupier.games.blackjack.submission import Blackjack
from croupier.money import Cents
from croupier.table.acts import Act, NameCard
from croupier.table.duels import Bucket, Duel, Line, Second, Tactics
from croupier.table.lanes import CARDS, PLAYER, Bet, Lane
from croupier.table.limits import Amount
from croupier.table.offers import Offer

BOX = box(PLAYER)
INSURE, EVEN_MONEY, DECLINE = "insure", "even money", "decline"
TURN_UP, THROW_IN = "turn up", "throw in"
"""What a player does who alone sees a blackjack, or a hand over 21 (MA-BJ 6A(d), 6A(e)(2))."""
NAMES = {Stand: Move.STAND, Draw: Move.DRAW, DoubleDown: Move.DOUBLE, SplitPair: Move.SPLIT, Surrender: Move.SURRENDER}
SECOND = {
    SecondCard.LAST: Second.LAST,
    SecondCard.HOLE_DOWN: Second.ASIDE,
    SecondCard.HOLE_DOWN_READER: Second.ASIDE,
    SecondCard.FACE_UP: Second.OPEN,
}


def duel(submission: Blackjack) -> Duel:
    """The wager on a box, reckoned with all that is added to it."""
    if len(submission.spots) > 1:
        raise Refused(
            "multiple action cannot be simulated yet: a wager against each of several hands of the dealer;"
            " without wagers.multiple_action the table can"
        )
    if submission.dealing_device is Device.DOUBLE_SHOE:
        raise Refused(
            "a double shoe cannot be simulated yet: its rounds come from one side or the other;"
            ' with dealing_device = "shoe" the table can'
        )
    places, side = hands(submission, BOX), list(side_bets(submission))
    added = {doubled(place): place for place in places}
    lane = Lane(
        name="hand",
        script=round_of_play,
        areas={"wager": BOX, **{bet.wager: area(on, BOX) for on, bet in side}},
        travels={
            **dict.fromkeys(places[1:], "split"),
            **dict.fromkeys(added, "double"),
            insurance(BOX): "insurance",
        },
        plan=(Bet("wager"), *(bet for _, bet in side)),
        symbols=CARDS,
        key=lambda _: (),
        alike=partial(_alike, submission),
        choices=choices,
    )
    return Duel(
        lane=lane,
        box=BOX,
        dealer=DEALERS_HAND,
        hand_at={**{place: place for place in places}, **added, insurance(BOX): BOX},
        second=SECOND[submission.dealer_second_card],
        splits=Move.SPLIT,
        stands=(Move.STAND, DECLINE, TURN_UP),
        busts=(Move.DRAW, THROW_IN, Move.STAND, DECLINE, TURN_UP),
        standing=Card("5c"),
        busting=Card("Tc"),
        key=partial(key, submission),
        end=partial(end, submission),
        showing=showing,
        count=partial(count, submission),
        is_undecided=is_undecided,
        situation=situation,
        column=lambda cards: label(rules.counted(cards)),
        tactics=partial(tactics, submission),
        beside=beside(submission),
        streaks=streaks(submission),
        verdicts={Outcome.WON: 1, Outcome.LOST: -1, Outcome.VOID: 0},
    )


def side_bets(submission: Blackjack) -> Iterator[tuple[On, Bet]]:
    """The side wagers that lie in the round because they may change what is dealt or turned, and when."""
    for on in offered(submission):
        if on is On.BONUS:
            yield on, Bet(on.value, cents=next(iter(bonus_button.offered_stakes(submission))))
        elif on not in (On.PROGRESSIVE, *STREAKS.values()):
            yield on, Bet(on.value)


def choices(offers: Sequence[Offer]) -> Mapping[str, Act]:
    """What the player may do with the hand, and before that insurance, each by the most that may be laid."""
    mine = [made for made in offers if made.who == PLAYER]
    found = {NAMES[made.act].value: _most(made) for made in mine if made.act in NAMES}
    for made in mine:
        if made.act is Insure:
            found[INSURE] = Insure(PLAYER, _amount(made), BOX)
        elif made.act is TakeEvenMoney:
            found[EVEN_MONEY] = TakeEvenMoney(PLAYER, BOX)
        elif made.act is TurnUpBlackjack:
            found[TURN_UP] = TurnUpBlackjack(PLAYER, BOX)
        elif made.act is ThrowInHand:
            found[THROW_IN] = ThrowInHand(PLAYER)
    closed = next((made for made in offers if made.act is CloseInsurance), None)
    return found if not found or closed is None else {**found, DECLINE: closed.act(closed.who)}


def _most(made: Offer) -> Act:
    return DoubleDown(PLAYER, _amount(made)) if made.act is DoubleDown else made.act(made.who)


def _amount(made: Offer) -> Cents:
    amount = made.limits["amount"]
    assert isinstance(amount, Amount)
    return Cents(amount.highest)


def score(line: Line) -> Score:
    """What a hand counts; split hands are never blackjack (MA-BJ 1(Blackjack))."""
    return rules.counted(line.cards) if line.is_split else rules.dealt(line.cards)


def key(submission: Blackjack, line: Line) -> Hashable:
    """The count, as long as two cards allow more than further ones; the cards of what may be split; what was added."""
    counted, cards = score(line), len(line.cards)
    is_new = cards < 2 or rules.is_pair(line.cards)
    return (
        counted.total,
        counted.is_soft,
        min(cards, 5 if SpecialOdds.FIVE_CARD_21 in submission.special_odds else 3),
        tuple(_alike_card(submission, card) for card in line.cards) if is_new else (),
        line.made if is_new else 0,
        line.is_split,
        line.is_split and line.cards[0].rank is Rank.ACE,
        _done(line),
        _special_ahead(submission, line),
    )


def end(submission: Blackjack, line: Line) -> Hashable:
    """The count with all that odds depend on, and what was done with the wager."""
    counted = score(line)
    odds = None if counted.is_bust else submission.odds(list(line.cards), counted)
    return counted.total, counted.is_two_card_21, counted.is_blackjack, line.is_split, _done(line), odds


def _done(line: Line) -> tuple[str, ...]:
    """What was done with the wager."""
    return tuple(move for move in line.moves if move not in (Move.DRAW, Move.STAND, DECLINE))


def showing(cards: Sequence[Card]) -> Hashable:
    """Whether the dealer may have a blackjack or has one, and whether insurance is offered (MA-BJ 7(b), 9(a))."""
    if not cards:
        return None
    return rules.may_become_blackjack(cards[0]), cards[0].rank is Rank.ACE, rules.dealt(cards).is_blackjack


def count(submission: Blackjack, cards: Sequence[Card]) -> Hashable:
    """The count of the dealer's cards, whether they are few enough for a blackjack, or for the third of 25(d)."""
    counted = rules.dealt(cards)
    total = min(counted.total, rules.MOST + 1)
    is_third_due = submission.wagers.optional_bonus and total < DEALER_STANDS
    few = min(counted.cards, 3 if is_third_due else 2)
    return total, counted.is_soft and counted.total < rules.MOST, few, counted.is_blackjack


def is_undecided(line: Line) -> bool:
    """A hand as it was dealt, which is no blackjack, waits for the player."""
    moves = [move for move in line.moves if move not in (INSURE, DECLINE)]
    return len(line.cards) == 2 and not line.is_split and not moves and not score(line).is_blackjack


def situation(line: Line) -> str:
    """What a strategy looks up: the count, and what is paired."""
    counted = score(line)
    paired = f" pair {rules.value(line.cards[0])}" if rules.is_pair(line.cards) else ""
    return f"{'soft' if counted.is_soft else 'hard'} {counted.total}{paired}"


def _alike(submission: Blackjack, symbol: Act) -> Hashable:
    assert isinstance(symbol, NameCard)
    return _alike_card(submission, symbol.card)


def _alike_card(submission: Blackjack, card: Card) -> Hashable:
    """What a card counts; where special odds look at suits, the card itself (MA-BJ 3(e)(1), 3(e)(3))."""
    is_special = card in (designated(submission) or ())
    if SpecialOdds.SUITED_678 in submission.special_odds:
        is_special = is_special or rules.value(card) in (6, 7, 8)
    return rules.value(card), card.value if is_special else ""


def _special_ahead(submission: Blackjack, line: Line) -> Hashable:
    """With which third cards two become a hand that has odds of its own."""
    if len(line.cards) != 2 or not submission.special_odds:
        return ()
    return _third_cards(submission.special_odds, line.cards)


@cache
def _third_cards(offered: tuple[SpecialOdds, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    hands = {third: (*cards, third) for third in DECK}
    return tuple(third for third, hand in hands.items() if rules.special(hand, rules.counted(hand), ()) in offered)


def tactics(submission: Blackjack, text: str | None) -> Tactics:
    """A strategy with its count; without a file, the basic strategy for the rules of the table."""
    strategy = basic_strategy(submission) if text is None else read_strategy(text)
    counted = strategy.count
    tags = {} if counted is None else {card: counted.tags[rules.value(card)] for card in DECK}
    return Tactics(name=strategy.name, tags=tags, buckets=tuple(_buckets(strategy)))


def _buckets(strategy: Strategy) -> Iterator[Bucket]:
    steps = () if strategy.count is None else strategy.count.steps
    lowest = "" if not steps else f"true count below {steps[0].true_count}"
    yield Bucket(lowest, None, 1, prefers(strategy, insures=strategy.insures))
    for step in steps:
        insures = strategy.insures if step.insures is None else step.insures
        yield Bucket(
            f"true count from {step.true_count}", step.true_count, step.units, prefers(strategy, insures=insures)
        )


def prefers(strategy: Strategy, *, insures: bool) -> Callable[[str, str], Sequence[str]]:
    """The strategy by the names of situations: insurance comes first, and to decline it last."""
    first = [*([EVEN_MONEY] if strategy.takes_even_money else []), *([INSURE] if insures else [])]

    def preferred(name: str, column: str) -> Sequence[str]:
        return TURN_UP, THROW_IN, *first, *strategy.named(name, column), DECLINE

    return preferred
