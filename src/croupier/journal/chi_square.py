"""The chi-square test: how likely counts as uneven as these are if every value is as likely as it should be."""

import math
from collections.abc import Sequence

STEPS = 10_000
PRECISION = 1e-14


def statistic(counts: Sequence[int]) -> float:
    """How far counts are from being equal.

    >>> statistic([8, 12])
    0.8
    """
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def p_value(value: float, degrees: int) -> float:
    """The chance of a statistic at least as great: the upper incomplete gamma function, regularised.

    >>> round(p_value(3.841, 1), 4), round(p_value(37.697, 51), 4)
    (0.05, 0.917)
    """
    if value <= 0:
        return 1.0
    a, x = degrees / 2, value / 2
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    return 1 - front * _series(a, x) if x < a + 1 else front * _fraction(a, x)


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    for step in range(1, STEPS):
        term *= x / (a + step)
        total += term
        if term < total * PRECISION:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """Lentz's way through the continued fraction."""
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    total = d
    for step in range(1, STEPS):
        numerator = -step * (step - a)
        b += 2
        d = 1 / (numerator * d + b or tiny)
        c = b + numerator / c or tiny
        change = c * d
        total *= change
        if abs(change - 1) < PRECISION:
            break
    return total
