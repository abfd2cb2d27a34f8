"""The options of blackjack: one field for each clause that leaves a choice."""

from fractions import Fraction
from typing import Annotated, Literal

from croupier.games.blackjack.options.dealing import Cards, Device, DoubleCard, SecondCard, Shuffler, ShuffleStep, Side
from croupier.games.blackjack.options.side_wagers import SideWagers
from croupier.games.blackjack.rules import Soft17, SpecialOdds
from croupier.money import Cents
from croupier.rulebooks.submissions import Submission, option
from croupier.table.shuffling import RecutBy


class Choices(Submission, frozen=True, kw_only=True):
    """What the licensee chooses; the rules that join the choices stand beside it."""

    unit: Annotated[Cents, option("MA-BJ 3(e)", "the smallest coin or chip with which wagers are paid", at_least=1)] = (
        Cents(50)
    )
    seats: Annotated[int, option("MA-BJ 11(e)", "how many boxes the layout has", at_least=1, at_most=7)] = 7

    # Cards (2, 4 to 6A, 21).
    decks: Annotated[int, option("MA-BJ 2(a)", "how many decks are dealt from", at_least=1, at_most=8)] = 6
    cards: Annotated[
        Cards, option("MA-BJ 4(a)", "whether the cards are inspected and washed at the table or come pre-shuffled")
    ] = Cards.INSPECTED_AT_THE_TABLE
    shuffler: Annotated[
        Shuffler, option("MA-BJ 2(c)", "whether the dealer shuffles, or a device that holds one of two batches")
    ] = Shuffler.MANUAL
    first_batch_backs: Annotated[
        str, option("MA-BJ 2(c)(2)", "the colour of the backs of the batch with which an automated table opens")
    ] = "red"
    second_batch_backs: Annotated[
        str, option("MA-BJ 2(c)(2)", "the colour of the backs of the other batch, which must be another")
    ] = "blue"
    shuffler_storage_approval: Annotated[
        str, option("MA-BJ 5(j)(2)(i)", "the approval of the way in which the device stores a shuffled batch")
    ] = ""
    shuffler_release_approval: Annotated[
        str, option("MA-BJ 5(j)(2)(ii)", "the approval of how stored cards are secured, released and prepared for play")
    ] = ""
    dealing_device: Annotated[Device, option("MA-BJ 6(a)", "from what the cards are dealt")] = Device.SHOE
    dealing_device_approval: Annotated[
        str, option("MA-BJ 21", "the Commission's approval of a continuous device and its procedures")
    ] = ""
    red_suits_side: Annotated[
        Side, option("MA-BJ 6(d)(1)", "the side of a double shoe to which hearts and diamonds point")
    ] = Side.LEFT
    cards_behind: Annotated[
        Fraction, option("MA-BJ 5(d)", "which part of the stack lies behind the cutting card, at least 1/4")
    ] = Fraction(1, 4)
    shuffle_each_round: Annotated[bool, option("MA-BJ 5(h)(1)", "whether the cards are shuffled after every round")] = (
        False
    )
    recut_by: Annotated[
        RecutBy, option("MA-BJ 5(g)", "who cuts when a supervisor orders a recut: the same, or the next entitled")
    ] = RecutBy.NEXT
    procedures_approval: Annotated[
        str, option("MA-BJ 5(k)", "the IEB's approval of procedures of the licensee's own")
    ] = ""
    cut_from_either_end: Annotated[
        int | None,
        option("MA-BJ 5(k)", "how many cards from either end the cut is at least, where it is not a deck", at_least=1),
    ] = None
    shuffle_steps: Annotated[
        tuple[ShuffleStep, ...], option("MA-BJ 5(l)", "the steps of a manual shuffle in their order")
    ] = (
        ShuffleStep.PLUG,
        ShuffleStep.RIFFLE,
        ShuffleStep.TURN,
        ShuffleStep.RIFFLE,
        ShuffleStep.STRIP,
        ShuffleStep.RIFFLE,
        ShuffleStep.CUT,
    )
    six_to_five: Annotated[bool, option("MA-BJ 6A(a)", "whether the 6 to 5 variation is played")] = False
    burn_each_round: Annotated[
        bool, option("MA-BJ 6A(c)", "whether a card is burned before each round of the 6 to 5 variation")
    ] = False
    one_round_per_deck: Annotated[
        bool, option("MA-BJ 5(i)", "whether a single deck of the 6 to 5 variation serves for one round only")
    ] = False
    dealer_second_card: Annotated[
        SecondCard, option("MA-BJ 6(j)", "when the dealer's second card is dealt, and whether face up or down")
    ] = SecondCard.LAST
    card_reader_discloses: Annotated[
        bool, option("MA-BJ 15(k)", "whether the card reader gives any player a chance to learn the hole card")
    ] = False

    # Play (3, 7 to 14).
    match_play_coupons: Annotated[
        bool, option("MA-BJ 3(d)", "whether match play coupons are accepted with a wager")
    ] = False
    bar_who_sat_out: Annotated[
        bool, option("MA-BJ 3(i)", "whether who has sat out a round may not wager until the next shuffle")
    ] = False
    special_odds: Annotated[
        tuple[SpecialOdds, ...], option("MA-BJ 3(e)", "the hands that are paid at other odds than 1 to 1")
    ] = ()
    designated_blackjack: Annotated[
        str, option("MA-BJ 3(e)(3)", 'the ace and the face card of the designated blackjack, such as "As Ks"')
    ] = ""
    even_money: Annotated[
        bool, option("MA-BJ 7(c)", "whether a blackjack may be paid 1 to 1 against an ace in place of insurance")
    ] = False
    surrender: Annotated[bool, option("MA-BJ 8(c)", "whether players may surrender")] = False
    insurance_in_turn: Annotated[
        bool, option("MA-BJ 9(b)", "whether players insure just before their own decision")
    ] = False
    double_card: Annotated[
        DoubleCard, option("MA-BJ 10(c)", "whether the card of a doubled hand is dealt face up, down, or as asked")
    ] = DoubleCard.FACE_UP
    double_after_split: Annotated[
        bool, option("MA-BJ 10(d)", "whether split hands may be doubled; only the 6 to 5 variation may forbid it")
    ] = True
    resplit_hands: Annotated[
        Literal[2, 3, 4], option("MA-BJ 11(e)", "into how many hands a box may be split; 2 is no splitting again")
    ] = 2
    resplit_aces: Annotated[bool, option("MA-BJ 11(e)", "whether split aces may be split again")] = True
    soft_17: Annotated[Soft17, option("MA-BJ 12(b)", "whether the dealer stands or draws on a soft 17")] = Soft17.STAND
    players_per_box: Annotated[
        int, option("MA-BJ 13(a)", "how many players may wager on one box", at_least=1, at_most=3)
    ] = 1
    shared_boxes: Annotated[
        int | None,
        option("MA-BJ 13(g)", "on how many boxes the Commission lets several players wager", at_least=1),
    ] = None
    boxes_per_player: Annotated[int, option("MA-BJ 14", "on how many boxes a player may wager", at_least=1)] = 1

    wagers: Annotated[SideWagers, option(None, "the wagers beside that against the dealer")] = SideWagers()
