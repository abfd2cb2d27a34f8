"""The strategy chart as a picture: rows for the player's hand, columns for the dealer's card, colours for moves."""

from html import escape

from croupier.odds.blackjack.reports import Report

COLOURS = {
    "H": ("#f4f1ea", "#3b3b3b"),
    "S": ("#f2c14e", "#3b2c00"),
    "D": ("#4f8fd0", "#ffffff"),
    "P": ("#4fa36a", "#ffffff"),
    "R": ("#b9534f", "#ffffff"),
}
MEANS = {
    "H": "draw",
    "S": "stand",
    "Dh": "double, else draw",
    "Ds": "double, else stand",
    "P": "split",
    "Rh": "surrender, else draw",
    "Rs": "surrender, else stand",
    "Rp": "surrender, else split",
    "Rd": "surrender, else double",
}
CELL, HEIGHT, LABEL, MARGIN = 44, 28, 84, 24
FONT = "font-family='Helvetica, Arial, sans-serif'"
Rows = list[tuple[str, list[str]]]


def as_svg(report: Report) -> str:
    """The chart as SVG.

    Rows at the ends that are played alike become one, as on the charts that players know.
    """
    columns = report.chart.columns
    # Where two cards are shown, ten is a count among others and no card.
    heads = [_dealt(column) for column in columns] if "A" in columns else columns
    width = 2 * MARGIN + LABEL + CELL * len(columns)
    parts, y = _heading(report), 110
    for title, rows in _tables(report):
        parts.append(_text(MARGIN, y + 18, title, size=14, anchor="start", weight="bold"))
        for place, head in enumerate(heads):
            parts.append(_text(_x(place) + CELL / 2, y + 18, head, size=13, weight="bold"))
        y += 26
        for label, words in rows:
            parts.append(_text(MARGIN + LABEL - 10, y + 19, label, size=13, anchor="end", weight="bold"))
            parts += [_cell(_x(place), y, word) for place, word in enumerate(words)]
            y += HEIGHT
        y += 16
    legend, y = _legend(report, y, width)
    parts += legend
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {y}' width='{width}' height='{y}' role='img' "
        f"aria-label='Blackjack strategy chart'>\n<rect width='{width}' height='{y}' fill='#ffffff'/>\n"
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def as_html(report: Report) -> str:
    """The chart as a page to print."""
    return (
        "<!doctype html>\n<html lang='en'>\n<head><meta charset='utf-8'><title>Blackjack strategy</title>\n"
        "<style>body{margin:1.5rem;font-family:Helvetica,Arial,sans-serif}svg{max-width:100%;height:auto}</style>"
        f"</head>\n<body>\n{as_svg(report)}</body>\n</html>\n"
    )


def _heading(report: Report) -> list[str]:
    chart = report.chart
    decks = f"{report.decks} deck{'s' if report.decks > 1 else ''}"
    gone = f", without {report.removed}" if report.removed else ""
    lines = (
        f"{decks}{gone}; submission {report.submission}",
        report.rules,
        f"expectation {100 * chart.expectation:+.4f} %, standard deviation {chart.sd:.4f}, class {chart.play}",
    )
    title = _text(MARGIN, 34, f"Blackjack: {chart.name}", size=20, anchor="start", weight="bold")
    return [title, *(_text(MARGIN, 56 + 18 * at, line, size=12, anchor="start") for at, line in enumerate(lines))]


def _tables(report: Report) -> list[tuple[str, Rows]]:
    words = report.chart.words
    hard, soft, pairs = ([(row, each) for row, each in words[kind].items()] for kind in ("hard", "soft", "pairs"))
    return [
        ("Hard", _ends_joined(hard)),
        # A soft 12 is a pair of aces and stands among the pairs.
        ("Soft", [(f"A,{int(row) - 11}", each) for row, each in soft[1:]]),
        ("Pairs", [(f"{_dealt(row)},{_dealt(row)}", each) for row, each in [*pairs[1:], pairs[0]]]),
    ]


def _ends_joined(rows: Rows) -> Rows:
    """Join the first rows, and the last, as far as they are equal."""
    first = next((at for at, (_, words) in enumerate(rows) if words != rows[0][1]), len(rows))
    last = next((at for at, (_, words) in enumerate(reversed(rows)) if words != rows[-1][1]), len(rows))
    if first + last >= len(rows):
        return rows
    middle = rows[first : len(rows) - last]
    start = (f"{rows[0][0]}-{rows[first - 1][0]}" if first > 1 else rows[0][0], rows[0][1])
    end = (f"{rows[-last][0]}+" if last > 1 else rows[-1][0], rows[-1][1])
    return [start, *middle, end]


def _dealt(column: str) -> str:
    return "T" if column == "10" else column


def _x(place: int) -> int:
    return MARGIN + LABEL + CELL * place


def _cell(x: float, y: float, word: str) -> str:
    fill, ink = COLOURS.get(word[:1], ("#ffffff", "#000000"))
    box = f"<rect x='{x}' y='{y}' width='{CELL}' height='{HEIGHT}' fill='{fill}' stroke='#ffffff' stroke-width='1.5'/>"
    return box + _text(x + CELL / 2, y + 19, word, size=13, ink=ink, weight="bold")


def _text(
    x: float, y: float, said: str, *, size: int, ink: str = "#222222", anchor: str = "middle", weight: str = "normal"
) -> str:
    return (
        f"<text x='{x:g}' y='{y:g}' font-size='{size}' fill='{ink}' text-anchor='{anchor}' font-weight='{weight}' "
        f"{FONT}>{escape(said)}</text>"
    )


def _legend(report: Report, y: int, width: int) -> tuple[list[str], int]:
    used = {word for rows in report.chart.words.values() for words in rows.values() for word in words}
    parts, x, y = list[str](), MARGIN, y + 4
    for word, means in MEANS.items():
        if word in used:
            if x + 200 > width:
                x, y = MARGIN, y + HEIGHT + 6
            parts.append(_cell(x, y, word))
            parts.append(_text(x + CELL + 8, y + 19, means, size=12, anchor="start"))
            x += 200
    return parts, y + HEIGHT + MARGIN
