"""The odds sheet (PAR sheet) of a game: a page to print, with the submission, the pay tables and every probability."""

import re
from collections.abc import Iterable
from html import escape

from croupier.odds.figures import decimal
from croupier.odds.formats import SUMMARY, alike, further, summary, together, worth
from croupier.odds.games import GameOdds
from croupier.rulebooks.submissions.choices import choices
from croupier.rulebooks.submissions.faces import spelled
from croupier.rulebooks.submissions.hashes import full_hash

ODDS = r"\d+ to \d+"
STYLE = """
@page { size: A4; margin: 15mm; }
body { font: 10pt/1.4 Georgia, "Times New Roman", serif; color: #111; max-width: 180mm; margin: auto; }
h1 { font-size: 22pt; font-weight: normal; border-bottom: 2px solid; padding-bottom: 3mm; }
h2 { font-size: 13pt; margin: 8mm 0 2mm; break-after: avoid; }
h3 { font-size: 10pt; margin: 5mm 0 1mm; break-after: avoid; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
tr { break-inside: avoid; }
th, td { border-bottom: 1px solid #aaa; padding: 0.7mm 2mm; text-align: right; vertical-align: top; }
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere; }
thead th { border-bottom: 1.5px solid #111; }
tbody th { font-weight: normal; }
footer { color: #555; margin-top: 8mm; overflow-wrap: anywhere; }
""".strip()


def as_html(odds: GameOdds) -> str:
    """A page that needs no other file."""
    sections = "\n".join(
        (_wagers(odds), _ends(odds), _best(odds), _measures(odds), _pay_tables(odds), _submission(odds))
    )
    title = escape(odds.game.title)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{title}: odds sheet</title>
<style>
{STYLE}
</style>
</head>
<body>
<h1>{title}: odds sheet</h1>
<p>Exact odds under rulebook {escape(odds.submission.rulebook)}. The edge is what the house keeps on average of each
unit first wagered, the edge of all action what it keeps of each unit wagered in all. Percentages are rounded, fractions
are exact.</p>
{sections}
<footer>Submission {full_hash(odds.submission)}</footer>
</body>
</html>
"""


def _wagers(odds: GameOdds) -> str:
    rows = [(together(names), *summary(each)) for names, each in alike(odds)]
    return f"<h2>Wagers</h2>\n{_table(('wager', *SUMMARY), rows)}"


def _ends(odds: GameOdds) -> str:
    """How each wager ends."""
    parts = ["<h2>Outcomes</h2>"]
    for names, each in alike(odds):
        rows = [
            (fate.outcome, str(fate.probability), f"{decimal(fate.probability):.8f}", str(fate.payout))
            for fate in each.outcomes
        ]
        parts.append(f"<h3>{escape(', '.join(names))}</h3>")
        parts.append(_table(("outcome", "probability", "rounded", "gain"), rows))
        if each.further:
            parts.append(_table(("figure", "value"), further(each.further)))
    return "\n".join(parts)


def _best(odds: GameOdds) -> str:
    if not odds.choices:
        return ""
    rows = [(situation, chosen.best, worth(chosen)) for situation, chosen in odds.choices.items()]
    return f"<h2>Best choices</h2>\n{_table(('situation', 'best', 'worth for each unit first wagered'), rows)}"


def _measures(odds: GameOdds) -> str:
    """What there is to know of the game beside its wagers."""
    return "\n".join(
        f"<h2>{escape(each.title.capitalize())}</h2>\n{_table(('figure', 'value'), further(each.figures))}"
        for each in odds.measures
    )


def _pay_tables(odds: GameOdds) -> str:
    """What is paid, each with its clause: as the notices list it, or else as the submission does."""
    noticed = [
        (wager, str(pays), notice.clause) for notice in odds.submission.notices() for wager, pays in notice.pays.items()
    ]
    chosen = [
        (each.key.rpartition(".")[2], str(each.value), each.clause or "house practice")
        for each in choices(odds.submission)
        if isinstance(each.value, str) and re.fullmatch(ODDS, each.value)
    ]
    return f"<h2>Pay tables</h2>\n{_table(('wager', 'odds', 'clause'), noticed or chosen)}"


def _submission(odds: GameOdds) -> str:
    rows = [(each.key, spelled(each.value), each.clause or "house practice") for each in choices(odds.submission)]
    return f"<h2>Submission</h2>\n{_table(('choice', 'value', 'clause'), rows)}"


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"
