"""Notices as a page to print and post at the table: in HTML and in Markdown, odds worded with "to"."""

import re
from collections.abc import Iterable
from html import escape

from croupier.rulebooks.submissions.notices import Notice

STYLE = """
@page { size: A4; margin: 20mm; }
body { font: 14pt/1.5 Georgia, "Times New Roman", serif; color: #111; max-width: 170mm; margin: auto; }
h1 { font-size: 28pt; font-weight: normal; text-align: center; border-bottom: 2px solid; padding-bottom: 6mm; }
section { break-inside: avoid; margin: 10mm 0; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #999; padding: 1mm 3mm; text-align: left; font-weight: normal; }
td { text-align: right; white-space: nowrap; }
.clause, footer { color: #555; font-size: 10pt; }
""".strip()


def as_html(title: str, notices: Iterable[Notice], short_hash: str) -> str:
    """A page of A4 that needs no other file."""
    sections = "\n".join(_section(each) for each in notices) or "<p>No clause demands a notice.</p>"
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{escape(title)}: notices</title>
<style>
{STYLE}
</style>
</head>
<body>
<h1>{escape(title)}</h1>
{sections}
<footer>Submission {escape(short_hash)}</footer>
</body>
</html>
"""


def _section(notice: Notice) -> str:
    rows = "\n".join(
        f'<tr><th scope="row">{escape(wager)}</th><td>{escape(str(odds))}</td></tr>'
        for wager, odds in notice.pays.items()
    )
    odds = f"<table>\n{rows}\n</table>\n" if rows else ""
    return f'<section>\n<p>{escape(notice.text)}</p>\n{odds}<p class="clause">{escape(notice.clause)}</p>\n</section>'


def as_markdown(title: str, notices: Iterable[Notice], short_hash: str) -> str:
    """The same page in Markdown."""
    paragraphs = [f"# {_plain(title)}"]
    for notice in notices:
        paragraphs.append(_plain(notice.text))
        if notice.pays:
            rows = [f"| {_plain(wager)} | {odds} |" for wager, odds in notice.pays.items()]
            paragraphs.append("\n".join(["| wager | odds |", "| --- | ---: |", *rows]))
        paragraphs.append(f"*{_plain(notice.clause)}*")
    if len(paragraphs) == 1:
        paragraphs.append("No clause demands a notice.")
    return "\n\n".join([*paragraphs, f"Submission {short_hash}"]) + "\n"


def _plain(text: str) -> str:
    """The text with everything escaped that Markdown would take for a sign, on one line."""
    return re.sub(r"([\\`*_\[\]<>|#])", r"\\\1", " ".join(text.split()))
