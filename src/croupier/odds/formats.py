"""Odds for programs and documents: JSON, CSV and Markdown, fractions exact and decimals rounded beside them."""

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec

from croupier.odds.figures import Fate, Figures, decimal
from croupier.odds.games import GameOdds
from croupier.odds.shoes import Chosen
from croupier.rulebooks.submissions.hashes import full_hash, short_hash

LISTED = 6
"""How many wagers that are alike are listed by their names in a table."""
COLUMNS = ("wager", "win", "lose", "push", "edge", "edge_decimal", "edge_of_action", "sd")


def as_json(odds: GameOdds) -> str:
    """What programs read: exact values are fractions in words, rounded ones numbers."""
    content = {
        "game": odds.game.name,
        "rulebook": odds.submission.rulebook,
        "submission": full_hash(odds.submission),
        "wagers": [_wager(each) for each in odds.wagers],
        "choices": [_choice(situation, chosen) for situation, chosen in odds.choices.items()],
        "measures": [
            {"title": each.title, "figures": [_further(name, value) for name, value in each.figures.items()]}
            for each in odds.measures
        ],
    }
    return msgspec.json.format(msgspec.json.encode(content)).decode() + "\n"


def _wager(figures: Figures) -> dict[str, object]:
    return {
        "wager": figures.wager,
        "win": str(figures.win),
        "lose": str(figures.lose),
        "push": str(figures.push),
        "hit_frequency": float(decimal(figures.win)),
        "edge": str(figures.edge),
        "edge_decimal": float(decimal(figures.edge)),
        "edge_of_action": str(figures.edge_of_action),
        "edge_of_action_decimal": float(decimal(figures.edge_of_action)),
        "edge_of_decided": str(figures.edge_of_decided),
        "rounds": str(figures.rounds),
        "edge_per_round": str(figures.edge_per_round),
        "sd": float(figures.sd),
        "outcomes": [_fate(each) for each in figures.outcomes],
        "further": [_further(name, value) for name, value in figures.further.items()],
    }


def _fate(fate: Fate) -> dict[str, object]:
    return {
        "outcome": fate.outcome,
        "probability": str(fate.probability),
        "payout": str(fate.payout),
        "action": str(fate.action),
    }


def _further(name: str, value: Fraction) -> dict[str, object]:
    return {"figure": name, "value": str(value), "value_decimal": float(decimal(value))}


def _choice(situation: str, chosen: Chosen) -> dict[str, object]:
    return {
        "situation": situation,
        "probability": str(chosen.probability),
        "best": chosen.best,
        "worth": {name: str(worth) for name, worth in chosen.worth.items()},
    }


def as_csv(odds: GameOdds) -> str:
    """One line for each wager, and one with the names of the columns."""
    written = io.StringIO()
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow(COLUMNS)
    for each in odds.wagers:
        exact = (each.win, each.lose, each.push, each.edge)
        rows.writerow((each.wager, *exact, decimal(each.edge), each.edge_of_action, each.sd))
    return written.getvalue()


def alike(odds: GameOdds) -> Iterator[tuple[tuple[str, ...], Figures]]:
    """The wagers whose figures are the same, by their names."""
    groups: dict[tuple[object, ...], list[Figures]] = {}
    for each in odds.wagers:
        groups.setdefault((each.outcomes, *each.further.items()), []).append(each)
    for group in groups.values():
        yield tuple(each.wager for each in group), group[0]


def together(names: Sequence[str]) -> str:
    """The names of wagers that are alike; where there are many, the first ones and the last.

    >>> together([str(number) for number in range(1, 37)])
    '1, 2 … 36 (36 wagers)'
    """
    if len(names) <= LISTED:
        return ", ".join(names)
    return f"{names[0]}, {names[1]} … {names[-1]} ({len(names)} wagers)"


SUMMARY = ("win", "lose", "push", "edge", "edge of all action", "standard deviation")


def summary(figures: Figures) -> tuple[str, ...]:
    """The figures that a reader looks for first."""
    chances = (percent(figures.win), percent(figures.lose), percent(figures.push))
    return (*chances, percent(figures.edge), percent(figures.edge_of_action), f"{figures.sd:.4f}")


def further(figures: Mapping[str, Fraction]) -> list[tuple[str, str]]:
    """What a game reckons beside the summary of a wager, rounded."""
    return [(name, f"{decimal(value):,.4f}") for name, value in figures.items()]


def as_markdown(odds: GameOdds) -> str:
    """A document: the wagers, how they end, and the best choices."""
    paragraphs = [f"# {_plain(odds.game.title)}: odds"]
    rows = [(_plain(together(names)), *summary(each)) for names, each in alike(odds)]
    paragraphs.append(_table(("wager", *SUMMARY), rows))
    for names, each in alike(odds):
        paragraphs.append(f"## {_plain(', '.join(names))}")
        ends = [(_plain(fate.outcome), fate.probability, fate.payout) for fate in each.outcomes]
        paragraphs.append(_table(("outcome", "probability", "gain"), ends))
        if each.further:
            paragraphs.append(_further_table(each.further))
    if odds.choices:
        paragraphs.append("## Best choices")
        best = [
            (_plain(situation), _plain(chosen.best), _plain(worth(chosen)))
            for situation, chosen in odds.choices.items()
        ]
        paragraphs.append(_table(("situation", "best", "worth"), best))
    for measure in odds.measures:
        paragraphs += [f"## {_plain(measure.title.capitalize())}", _further_table(measure.figures)]
    paragraphs.append(f"Rulebook {odds.submission.rulebook}, submission {short_hash(odds.submission)}")
    return "\n\n".join(paragraphs) + "\n"


def _further_table(figures: Mapping[str, Fraction]) -> str:
    return _table(("figure", "value"), [(_plain(name), value) for name, value in further(figures)])


def percent(value: Fraction) -> str:
    """A fraction in percent, rounded to thousandths of one.

    >>> percent(Fraction(1, 19))
    '5.263 %'
    """
    return f"{decimal(value) * 100:.3f} %"


def worth(chosen: Chosen) -> str:
    """What each choice gains on average, for each unit first wagered."""
    return ", ".join(f"{name} {decimal(gained):+.6f}" for name, gained in chosen.worth.items())


def _table(heads: tuple[str, ...], rows: Sequence[tuple[object, ...]]) -> str:
    lines = [" | ".join(map(str, row)) for row in (heads, ("---", *("---:" for _ in heads[1:])), *rows)]
    return "\n".join(f"| {line} |" for line in lines)


def _plain(text: str) -> str:
    """The text with everything escaped that Markdown would take for a sign."""
    return re.sub(r"([\\`*_\[\]<>|#$])", r"\\\1", text)
