"""The hands of a round: each knows where it lies, whose decisions it follows and what has become of it."""

from msgspec import Struct

from croupier.equipment.cards import Card, Rank
from croupier.games.blackjack import boxes, rules
from croupier.games.blackjack.layout import DEALERS_HANDS, doubled, split_hand
from croupier.games.blackjack.memory import BlackjackTable
from croupier.games.blackjack.options.dealing import SecondCard
from croupier.games.blackjack.rules import Score
from croupier.table.people import DEALER, Seat, Who


class Hand(Struct):
    """One hand of a box."""

    place: str
    box: str
    seat: Seat
    """Who calls the decisions (MA-BJ 13(b))."""
    is_split: bool = False
    covered_by: tuple[Seat, ...] = ()
    """Whose wagers on the hand were added to original ones by splitting a pair (MA-BJ 11(a), 13(e))."""
    is_surrendered: bool = False
    is_owed_a_card: bool = False
    """Whether a card that was asked for is dealt after all other players have theirs (MA-BJ 15(j))."""
    taken_from: tuple[Seat, ...] = ()
    """Whose wagers were taken at once, for good, because it went over 21 (MA-BJ 6A(e)(3))."""
    is_settled: bool = False
    """Whether the hand is decided and nothing of it waits for the dealer's cards."""
    outcome: rules.Outcome | None = None
    """How the hand has ended, once it has (MA-BJ 22)."""
    players: tuple[Seat, ...] = ()
    """Who had wagers on the hand when it ended."""
    evened: tuple[Seat, ...] = ()
    """Who has taken even money on it (MA-BJ 7(c))."""

    def outcome_for(self, seat: Seat) -> rules.Outcome | None:
        """How the hand has ended for a player; None if the player had no wager on it."""
        if seat in self.evened:
            return rules.Outcome.WON
        return self.outcome if seat in self.players else None

    @property
    def areas(self) -> tuple[str, str]:
        """Where the cards of the hand lie, and its wagers against the dealer's first hand."""
        return self.place, doubled(self.place)

    def is_added(self, area: str, owner: Seat) -> bool:
        """Whether a wager in an area of the hand was added by doubling or splitting (MA-BJ 10(b), 11(d))."""
        return area != self.place or owner in self.covered_by


def on_the_boxes(t: BlackjackTable) -> list[Hand]:
    """A hand for each box with a wager, from the dealer's left, and who calls its decisions (MA-BJ 6(e), 13(b))."""
    return [Hand(place, place, line[0]) for place in boxes.all_boxes(t) if (line := boxes.line(t, place))]


def wagers_lie(t: BlackjackTable, hand: Hand) -> bool:
    """Whether any wager on a hand, against any hand of the dealer, is still undecided."""
    return any(t.owners(each) for area in hand.areas for each in boxes.spots(t, area))


def behind(t: BlackjackTable, hand: Hand) -> list[Seat]:
    """Who wagers on a hand beside the player who calls its decisions (MA-BJ 13(c))."""
    return [seat for seat in boxes.players(t, hand.place) if seat != hand.seat]


def cards(t: BlackjackTable, hand: Hand, to: Who | None = None) -> list[Card]:
    """The cards of a hand, all of which lie open, or in an offer to somebody have been seen by that person."""
    return t.faces(*hand.areas, to=to)


def score(t: BlackjackTable, hand: Hand, to: Who | None = None) -> Score:
    """What a hand counts; an ace and a ten that meet on a split hand are no blackjack (MA-BJ 1(Blackjack))."""
    lying = cards(t, hand, to)
    return rules.counted(lying) if hand.is_split else rules.dealt(lying)


def is_closed(t: BlackjackTable, hand: Hand) -> bool:
    """Whether the first two cards of a hand lie face down, as they do in the 6 to 5 variation (MA-BJ 6A(c))."""
    return any(not t.board.is_seen_by(piece, None) for piece in t.pieces(hand.place))


def is_open_blackjack(t: BlackjackTable, hand: Hand) -> bool:
    """Whether a hand is a blackjack for all to see (MA-BJ 7(a), 7(b))."""
    return not is_closed(t, hand) and score(t, hand).is_blackjack


def has_closed_card(t: BlackjackTable, hand: Hand) -> bool:
    """Whether the card of a doubled hand still lies face down (MA-BJ 10(c))."""
    return any(not t.board.is_seen_by(piece, None) for piece in t.pieces(doubled(hand.place)))


def is_open(t: BlackjackTable, hand: Hand) -> bool:
    """Whether everybody sees all the cards of a hand."""
    return not is_closed(t, hand) and not has_closed_card(t, hand)


def has_reader(t: BlackjackTable) -> bool:
    """Whether a card reader is in use: one that malfunctions is not (MA-BJ 6(j), 15(l))."""
    return t.submission.dealer_second_card is SecondCard.HOLE_DOWN_READER and not t.memory.is_reader_out


def dealers_cards(t: BlackjackTable) -> list[int]:
    """The cards of the dealer's hand, the first card first, even where it was not moved along (MA-BJ 15(m))."""
    return t.pieces(*DEALERS_HANDS)


def dealers_first_card(t: BlackjackTable) -> Card:
    """The dealer's first card, which always lies face up (MA-BJ 6(e)(2))."""
    return t.face(dealers_cards(t)[0])


def dealers_score(t: BlackjackTable) -> Score:
    """What the dealer's open cards count."""
    return rules.dealt(t.faces(*DEALERS_HANDS))


def next_split_hand(played: list[Hand], hand: Hand) -> str:
    """The place of the hand that a further split of a box makes."""
    return split_hand(hand.box, 1 + sum(other.box == hand.box for other in played))


def is_of_split_aces(t: BlackjackTable, hand: Hand) -> bool:
    """Whether the hand was made by splitting aces (MA-BJ 11(c)(2))."""
    return hand.is_split and t.face(t.pieces(hand.place)[0]).rank is Rank.ACE


def announce(t: BlackjackTable, hand: Hand, clause: str) -> None:
    """The dealer announces what a hand counts (MA-BJ 6(f), 6(g), 11(c))."""
    t.announce(DEALER, f"{hand.place}: {score(t, hand).spoken}", clause)
