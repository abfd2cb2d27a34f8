"""The two chapters side by side: one game, whose clauses New Jersey numbers otherwise.

The sections cite by the number of Massachusetts. New Jersey keeps a repealed section, so its numbers are one higher
from the second section on; what else differs is listed here.
"""

import re

MASSACHUSETTS, NEW_JERSEY = "MA", "NJ"

NUMBERED_OTHERWISE = {
    "8(d)": "4.9(h)",
    "8(c)(table-3-row-7)": "4.9(c)(table-3-rows-7-9)",
    "8(c)(table-3-rows-8-9)": "4.9(c)(table-3-rows-7-9)",
}


def clause(rulebook: str, number: str) -> str:
    """The clause of a rulebook that answers to a number of Massachusetts.

    >>> clause("MA", "8(a)(1)"), clause("NJ", "8(a)(1)"), clause("NJ", "1(a)")
    ('MA-CDF 8(a)(1)', 'NJ-CDF 4.9(a)(1)', 'NJ-CDF 4.1(a)')
    """
    if rulebook == MASSACHUSETTS:
        return f"MA-CDF {number}"
    return f"NJ-CDF {NUMBERED_OTHERWISE.get(number) or re.sub(r'^[0-9]+', _section, number)}"


def _section(number: re.Match[str]) -> str:
    section = int(number[0])
    return f"4.{section if section == 1 else section + 1}"
