"""What a transcript may expect: a closed list of forms, each checked against the events or the table.

Expectations of events speak of what the last act led to, in order: each looks on from where the one before it found
its event.
"""

import re
from collections.abc import Callable
from typing import Any

from croupier.money import dollars
from croupier.table.events import RACK, Announced, Chips, Event, Moved, Performed
from croupier.table.language import Unreadable, read_money, read_who
from croupier.table.offers import Offer
from croupier.table.people import Seat
from croupier.table.runner import Runner
from croupier.table.telling import place, tell


class Unmet(Exception):
    """An expectation that the table does not meet."""


Check = Callable[[re.Match[str], Runner, list[Event]], list[Event]]

MONEY = r"(\$?[\d,]+(?:\.\d+)?)"
KIND = r"(?: in (value|colour|coupon))?"


def check(text: str, runner: Runner, events: list[Event]) -> list[Event]:
    """Check an expectation; the events that are still ahead of it come back."""
    for pattern, _, meets in _FORMS:
        match = re.fullmatch(pattern, text)
        if match:
            return meets(match, runner, events)
    forms = "; ".join(form for _, form, _ in _FORMS)
    raise Unreadable(f'"{text}" is no expectation; there are: {forms}')


def _find(events: list[Event], fits: Callable[[Event], bool], wanted: str) -> list[Event]:
    """Look for an event from here on."""
    for number, event in enumerate(events):
        if fits(event):
            return events[number + 1 :]
    told = "; ".join(tell(event) for event in events) or "nothing"
    raise Unmet(f"{wanted} did not happen; what happened from there on: {told}")


def _announced(match: re.Match[str], _: Runner, events: list[Event]) -> list[Event]:
    who, words = read_who(match[1]), match[2]
    return _find(
        events,
        lambda event: isinstance(event, Announced) and event.by == who and event.words == words,
        f"the announcement '{words}' by the {match[1]}",
    )


def _not_announced(match: re.Match[str], _: Runner, events: list[Event]) -> list[Event]:
    if any(isinstance(event, Announced) and event.words == match[1] for event in events):
        raise Unmet(f"'{match[1]}' was announced")
    return events


def _performed(match: re.Match[str], _: Runner, events: list[Event]) -> list[Event]:
    who, duty = read_who(match[1]), match[2].replace(" ", "-")
    return _find(
        events,
        lambda event: isinstance(event, Performed) and event.by == who and event.duty == duty,
        f"{match[2]} by the {match[1]}",
    )


def _moved(match: re.Match[str], _: Runner, events: list[Event]) -> list[Event]:
    amount, kind = read_money(match[1]), Chips(match[2] or "value")

    def fits(event: Event) -> bool:
        return (
            isinstance(event, Moved)
            and event.amount == amount
            and event.source.chips is kind
            and place(event.source) == match[3]
            and place(event.target) == match[4]
        )

    return _find(events, fits, f"{dollars(amount)} from {match[3]} to {match[4]}")


def _chips(match: re.Match[str], runner: Runner, events: list[Event]) -> list[Event]:
    seat, area, kind = Seat(int(match[1])), match[2] or RACK, Chips(match[3] or "value")
    there, wanted = runner.table.chips(seat, area, kind), read_money(match[4])
    if there != wanted:
        where = "in the rack" if area == RACK else f"on {area}"
        raise Unmet(f"seat {seat} has {dollars(there)} {where}, expected {dollars(wanted)}")
    return events


def _cards(match: re.Match[str], runner: Runner, events: list[Event]) -> list[Event]:
    area, wanted = match[1], match[2].split()
    board = runner.table.board
    lying = [str(board.face(piece)) if board.is_seen_by(piece, None) else "??" for piece in board.cards.get(area, [])]
    if lying != [code for code in wanted if code != "none"]:
        raise Unmet(f"on {area} lie {' '.join(lying) or 'no cards'}, expected {match[2]}")
    return events


def _sees(match: re.Match[str], runner: Runner, events: list[Event]) -> list[Event]:
    who, area, wanted = read_who(match[1]), match[2], match[3].split()
    seen = [str(card.face or "??") for card in runner.view(who).cards.get(area, ())]
    if seen != wanted:
        raise Unmet(f"{match[1]} sees {' '.join(seen) or 'nothing'} on {area}, expected {match[3]}")
    return events


def _marker(match: re.Match[str], runner: Runner, events: list[Event]) -> list[Event]:
    stands = runner.table.board.markers.get(match[1])
    if stands != match[2]:
        raise Unmet(f"the {match[1]} marker stands on {stands or 'nothing'}, expected {match[2]}")
    return events


def _no_marker(match: re.Match[str], runner: Runner, events: list[Event]) -> list[Event]:
    stands = runner.table.board.markers.get(match[1])
    if stands is not None:
        raise Unmet(f"the {match[1]} marker stands on {stands}")
    return events


def _meter(match: re.Match[str], runner: Runner, events: list[Event]) -> list[Event]:
    shows, wanted = runner.table.board.meters.get(match[1]), read_money(match[2])
    if shows != wanted:
        reading = "nothing" if shows is None else dollars(shows)
        raise Unmet(f"the {match[1]} meter shows {reading}, expected {dollars(wanted)}")
    return events


def _offered(match: re.Match[str], runner: Runner, events: list[Event]) -> list[Event]:
    if not _offers(runner, match[2], match[3]):
        now = sorted({made.act.__struct_config__.tag for made in runner.offers(read_who(match[2]))}, key=str)
        raise Unmet(f"{match[3]} is not offered to {match[2]}; offered are {', '.join(map(str, now)) or 'no acts'}")
    return events


def _not_offered(match: re.Match[str], runner: Runner, events: list[Event]) -> list[Event]:
    if _offers(runner, match[2], match[3]):
        raise Unmet(f"{match[3]} is offered to {match[2]}")
    return events


def _offers(runner: Runner, who: str, words: str) -> list[Offer]:
    name = words.replace(" ", "-")
    return [made for made in runner.offers(read_who(who)) if made.act.__struct_config__.tag == name]


def _clause(match: re.Match[str], _: Runner, events: list[Event]) -> list[Event]:
    if not any(event.clause == match[1] for event in events):
        cited = ", ".join(dict.fromkeys(event.clause for event in events)) or "no clause"
        raise Unmet(f"nothing from there on happened by {match[1]}; what happened cites {cited}")
    return events


def _shoe(match: re.Match[str], runner: Runner, events: list[Event]) -> list[Event]:
    view = runner.view(None)
    shoe = view.sides.get(match[1]) if match[1] else view.shoe
    left = 0 if shoe is None else shoe.left
    if left != int(match[2]):
        raise Unmet(f"{left} cards are left in the shoe, expected {match[2]}")
    return events


def _between_rounds(_: re.Match[str], runner: Runner, events: list[Event]) -> list[Event]:
    if not runner.is_between_rounds:
        raise Unmet("a round is being played")
    return events


def _memory(match: re.Match[str], runner: Runner, events: list[Event]) -> list[Event]:
    remembered: Any = runner.view(None).memory
    for key in match[1].split("."):
        if not isinstance(remembered, dict) or key not in remembered:
            raise Unmet(f"the table remembers no {match[1]}")
        remembered = remembered[key]
    if str(remembered) != match[2]:
        raise Unmet(f"the table remembers {match[1]} {remembered}, expected {match[2]}")
    return events


PLACE = r"(house|cage|seat \d+(?: on .+?)?)"
WHO = r"(seat \d+|[a-z]+)"

_FORMS: tuple[tuple[str, str, Check], ...] = (
    (rf"announced {WHO} '(.*)'", "announced WHO 'WORDS'", _announced),
    (r"not announced '(.*)'", "not announced 'WORDS'", _not_announced),
    (rf"performed {WHO} (.+)", "performed WHO DUTY", _performed),
    (rf"moved {MONEY}{KIND} from {PLACE} to {PLACE}", "moved AMOUNT [in KIND] from PLACE to PLACE", _moved),
    (rf"chips seat (\d+)(?: on (.+?))?{KIND} {MONEY}", "chips seat N [on AREA] [in KIND] AMOUNT", _chips),
    (r"cards (.+?) ((?:[2-9TJQKA?][cdhs?] ?)+|none)", "cards AREA CARDS", _cards),
    (rf"sees {WHO} (.+?) ((?:[2-9TJQKA?][cdhs?] ?)+)", "sees WHO AREA CARDS", _sees),
    (r"marker (.+) on (.+)", "marker NAME on PLACE", _marker),
    (rf"meter (.+?) {MONEY}", "meter NAME AMOUNT", _meter),
    (r"no marker (.+)", "no marker NAME", _no_marker),
    (rf"(offered) {WHO} (.+)", "offered WHO ACT", _offered),
    (rf"(not offered) {WHO} (.+)", "not offered WHO ACT", _not_offered),
    (r"clause (.+)", "clause ID", _clause),
    (r"shoe (?:(\w+) )?(\d+)", "shoe [SIDE] CARDS-LEFT", _shoe),
    (r"between rounds", "between rounds", _between_rounds),
    (r"remembers ([\w.]+) (.+)", "remembers KEY VALUE", _memory),
)
