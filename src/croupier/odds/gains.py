"""What a result is worth to the player for each unit of stake, exactly."""

from fractions import Fraction

from croupier.errors import Refused
from croupier.machine.machine import Decided, Outcome
from croupier.money import Cents, Result, Stake, pay


def gain(outcome: Outcome) -> Fraction:
    """What the player gains by an outcome, in units of the base stake; a loss is negative."""
    return sum((each.stake * gain_of(each.result) for each in outcome), Fraction(0))


def action(outcome: Outcome) -> Fraction:
    """What was wagered in all, in units of the base stake."""
    return sum((each.stake for each in outcome), Fraction(0))


def gain_of(result: Result) -> Fraction:
    """What one unit of stake gains: paid on a stake that divides evenly, so that no rounding of chips comes in."""
    if result.award or result.share is not None:
        raise Refused("a wager that pays a fixed sum or a share of a meter has no odds for each unit of stake")
    per = 1 if result.odds is None else result.odds.per
    parts = 1 if result.part is None else result.part.out_of
    stake = Cents(2 * 100 * per * parts)  # halves and percentages are whole cents too
    payment = pay(result, stake, Cents(1))
    taken = payment.taken + payment.fee + payment.vigorish + payment.prepaid
    return Fraction(payment.paid - taken, stake)


def words(outcome: Outcome) -> str:
    """An outcome as a line of an odds sheet."""
    if len(outcome) == 1:
        return result_words(outcome[0].result)
    return ", ".join(_wager_words(each) for each in outcome) or "not decided"


def _wager_words(decided: Decided) -> str:
    return f"{decided.wager} {result_words(decided.result)}"


def result_words(result: Result) -> str:
    """What becomes of a wager, in the regulation's words: odds are stated with "to"."""
    said = {
        Stake.RETURNED: "returned" if result.odds is None else "",
        Stake.TAKEN: "lost",
        Stake.HALF_TAKEN: "half lost",
        Stake.STAYS: "stays up",
    }[result.stake]
    parts = [
        "" if result.odds is None else f"paid {result.odds}",
        "" if result.part is None else f"on {result.part.of_these} of {result.part.out_of}",
        said,
        "" if result.fee_percent is None else f"less a fee of {result.fee_percent} %",
        "" if result.prepaid_percent is None else f"after a fee of {result.prepaid_percent} %",
        "" if result.vigorish_percent is None else f"less a vigorish of {result.vigorish_percent} %",
    ]
    return " ".join(part for part in parts if part)
