"""An act is judged by a fitting offer, else by the limits of a near one, else by a bar; else it is not offered."""

import pytest
from tests.table.scripted import CLAUSE, ONE, TWO, Say, Shout, Stake

from croupier.money import Cents
from croupier.table.acts import Act
from croupier.table.limits import Amount, OneOf, Words
from croupier.table.offers import Bar, Offer, Reason, Refusal, judge, not_offered, offer
from croupier.table.people import DEALER
from croupier.table.wagering import CallWager

STAKE = offer(ONE, Stake, "MA-RD 5(b)", amount=Amount(Cents(10_00), Cents(50_00)))
BAR = Bar(Stake, "MA-RD 5(a)", "it is too late")


def stake(dollars: int, who: object = ONE) -> Stake:
    return Stake(who, Cents(dollars * 100))  # type: ignore[arg-type]


def refusal(act: Act, *items: Offer | Bar) -> Refusal:
    verdict = judge(act, items)
    assert isinstance(verdict, Refusal)
    return verdict


def test_a_fitting_offer_wins_over_every_bar() -> None:
    assert judge(stake(10), [BAR, STAKE]) is STAKE


def test_the_limits_of_a_near_offer_say_more_than_a_bar() -> None:
    refused = refusal(stake(60), BAR, STAKE)
    assert refused.reason is Reason.OUTSIDE_THE_LIMITS
    assert refused.field == "amount"
    assert str(refused) == "stake: amount $60.00 is refused; right would be from $10.00 to $50.00 (MA-RD 5(b))"


def test_a_limit_may_have_a_clause_of_its_own() -> None:
    limited = offer(ONE, Stake, CLAUSE, amount=Amount(Cents(1), Cents(2), clause="MA-RD 7"))
    assert refusal(stake(60), limited).clause == "MA-RD 7"


def test_a_bar_gives_its_reason() -> None:
    refused = refusal(stake(10), BAR)
    assert refused.reason is Reason.BARRED
    assert str(refused) == "seat 1 may not stake: it is too late (MA-RD 5(a))"


def test_the_first_bar_counts() -> None:
    assert refusal(stake(10), BAR, Bar(Stake, CLAUSE, "another reason")).clause == "MA-RD 5(a)"


def test_offers_and_bars_of_others_say_nothing() -> None:
    assert judge(stake(10, TWO), [STAKE, Bar(Stake, CLAUSE, "a secret of seat 1", ONE)]) is None
    assert judge(Say(ONE), [STAKE, BAR]) is None


def test_of_several_offers_the_one_that_fits_counts() -> None:
    larger = offer(ONE, Stake, CLAUSE, amount=Amount(Cents(100_00), Cents(500_00)))
    assert judge(stake(200), [STAKE, larger]) is larger


def test_the_offer_that_fits_best_says_what_would_be_right() -> None:
    """A wager on red that is too high is measured by the limits of red and not by those of another area."""
    red = offer(ONE, CallWager, CLAUSE, amount=Amount(Cents(1), Cents(5)), area=OneOf(("red",)))
    black = offer(ONE, CallWager, CLAUSE, amount=Amount(Cents(1), Cents(9)), area=OneOf(("black",)))
    for items in ([red, black], [black, red]):
        assert "from $0.01 to $0.05" in refusal(CallWager(ONE, Cents(7), "red"), *items).says


def test_a_field_without_a_limit_keeps_its_default() -> None:
    plain = offer(ONE, Say, CLAUSE)
    assert judge(Say(ONE), [plain]) is plain
    assert "to leave it out here" in refusal(Say(ONE, "hello"), plain).says
    assert judge(Say(ONE, "hello"), [offer(ONE, Say, CLAUSE, words=Words(5))])


def test_an_offer_with_an_empty_range_is_a_bar() -> None:
    empty = offer(ONE, Stake, CLAUSE, amount=Amount(Cents(10_00), Cents(5_00), because="what the rack holds"))
    assert empty.is_bar
    assert "no more than $5.00 is open (what the rack holds)" in refusal(stake(10), empty).says


def test_what_is_not_offered_names_what_is() -> None:
    refused = not_offered(Shout(ONE), [STAKE, offer(DEALER, Say, CLAUSE), offer(ONE, Say, CLAUSE)])
    assert refused == Refusal(Reason.NOT_OFFERED, "seat 1 may not shout now; open now: stake, say")
    assert "nothing is open to this person" in not_offered(Shout(TWO), [STAKE]).says


def test_a_long_value_is_cut_short() -> None:
    refused = refusal(Say(ONE, "x" * 10_000), offer(ONE, Say, CLAUSE, words=Words(5)))
    assert len(refused.says) < 200


@pytest.mark.parametrize(("words", "shown"), [("", "''"), (" ", "' '"), ("a\nb\x1b[2J", r"'a\nb\x1b[2J'")])
def test_a_value_that_cannot_be_seen_is_shown_in_quotes(words: str, shown: str) -> None:
    refused = refusal(Say(ONE, words), offer(ONE, Say, CLAUSE, words=Words(5)))
    assert refused.says.startswith(f"say: words {shown} is refused; ")


def test_a_bar_that_names_what_was_meant_says_more_than_an_offer_of_something_else() -> None:
    come = offer(ONE, CallWager, CLAUSE, amount=Amount(Cents(5_00), Cents(50_00)), area=OneOf(("come",)))
    closed = Bar(CallWager, "MA-CRAPS 2(a)", "a point stands", ONE, {"area": ("pass",)})
    meant = refusal(CallWager(ONE, Cents(10_00), "pass"), come, closed)
    assert (meant.reason, meant.clause) == (Reason.BARRED, "MA-CRAPS 2(a)")
    other = refusal(CallWager(ONE, Cents(10_00), "field"), come, closed)
    assert other.reason is Reason.OUTSIDE_THE_LIMITS
    assert judge(CallWager(ONE, Cents(10_00), "come"), [closed, come]) is come


def test_the_offer_that_was_meant_is_the_one_whose_area_was_named() -> None:
    line = offer(ONE, CallWager, CLAUSE, amount=Amount(Cents(5_00), Cents(50_00)), area=OneOf(("pass",)))
    place = offer(
        ONE, CallWager, CLAUSE, amount=Amount(Cents(6_00), Cents(60_00), Cents(6_00)), area=OneOf(("place 6",))
    )
    refused = refusal(CallWager(ONE, Cents(7_00), "place 6"), line, place)
    assert refused.field == "amount"
    assert "in steps of $6.00" in refused.says
