"""Events in words: one sentence each, for the terminal, replayed transcripts and the journal's printouts."""

from croupier.money import dollars
from croupier.table.events import (
    CAGE,
    INVENTORY,
    RACK,
    Announced,
    Bound,
    CardsRemoved,
    CashTaken,
    Chips,
    CutMade,
    Dealt,
    Event,
    Exchanged,
    Gathered,
    Left,
    Loaded,
    Marked,
    Metered,
    Moved,
    Performed,
    Reloaded,
    Revealed,
    Seated,
    Shown,
    Shuffled,
    SideTaken,
    Spun,
    Stack,
    Thrown,
    Voided,
)
from croupier.table.people import spoken


def tell(event: Event) -> str:  # noqa: C901, PLR0912 - one sentence for each kind of event
    """What happened, in a sentence without its clause."""
    match event:
        case Announced(by=by, words=words):
            return f"{spoken(by)}: “{words}”"
        case Performed(by=by, duty=duty):
            return f"{spoken(by)} does: {duty.replace('-', ' ')}"
        case Moved(amount=amount, source=source, target=target):
            kind = "" if source.chips is Chips.VALUE else f" in {source.chips}"
            return _moved(f"{dollars(amount)}{kind}", source, target)
        case CashTaken(seat=seat, amount=amount):
            return f"{dollars(amount)} in cash of seat {seat} go into the drop box"
        case Exchanged(seat=seat, chips=chips):
            return f"seat {seat} has {', '.join(f'{count} x {dollars(worth)}' for worth, count in chips) or 'nothing'}"
        case Seated(seat=seat, name=name):
            return f"{name} sits down at seat {seat}"
        case Left(seat=seat):
            return f"seat {seat} is empty"
        case Bound(seat=seat, why=why):
            return f"seat {seat} is free to leave" if why is None else f"seat {seat} may not leave: {why}"
        case Revealed(order=order, salt=salt):
            return f"the order of the last {len(order)} cards is revealed with the salt {salt}"
        case CardsRemoved():
            return "all the cards are taken from the table"
        case Shuffled(size=size, commitment=str(commitment)):
            return f"{size} cards are shuffled; the commitment to their order is {commitment}"
        case Shuffled(size=size):
            return f"{size} cards are shuffled"
        case CutMade(by=by, position=position):
            return f"{spoken(by)} cuts at {position}"
        case Loaded(size=size, cutting_card=None):
            return f"{size} cards go into the shoe"
        case Loaded(size=size, cutting_card=before):
            return f"{size} cards go into the shoe, the cutting card before card {before}"
        case Reloaded(size=size):
            return f"{size} discards go into the shoe again; what lies on the table is counted first"
        case SideTaken(side=side):
            return f"the cards come from the {side} side of the shoe"
        case Dealt(piece=piece, target=target):
            return f"card {piece} goes to {target}"
        case Shown(piece=piece, face=None, to=to):
            return f"card {piece} is seen by {', '.join(spoken(who) for who in to or ())}"
        case Shown(piece=piece, face=face, to=None):
            return f"card {piece} is the {face.spoken}" if face else f"card {piece} is turned"
        case Shown(piece=piece, face=face, to=to):
            seen_by = ", ".join(spoken(who) for who in to or ())
            return f"card {piece}, the {face.spoken if face else 'card'}, is seen by {seen_by}"
        case Gathered(pieces=(_,), target=target):
            return f"1 card goes to {target}"
        case Gathered(pieces=pieces, target=target):
            return f"{len(pieces)} cards go to {target}"
        case Marked(marker=marker, place=None):
            return f"the {marker} marker is taken away"
        case Marked(marker=marker, place=where):
            return f"the {marker} marker stands on {where}"
        case Metered(meter=meter, shows=shows):
            return f"the {meter} meter shows {dollars(shows)}"
        case Thrown(dice=dice):
            return f"the dice show {dice.first}-{dice.second}"
        case Spun(result=result):
            return f"the wheel gives {result}"
        case Voided(what=what, why=why):
            return f"the {what} is void: {why}"
    return type(event).__name__


def _moved(amount: str, source: Stack, target: Stack) -> str:
    """Who lays, gets back, is paid or loses chips; any other way of theirs is told by its two ends."""
    own = source.owner == target.owner
    if own and source.area == RACK:
        return f"seat {source.owner} lays {amount} on {target.area}"
    if own and target.area == RACK:
        return f"seat {target.owner} gets {amount} back from {source.area}"
    if source.area == INVENTORY.area and target.area == RACK:
        return f"seat {target.owner} gets {amount} from the house"
    if target.area == INVENTORY.area and source.area not in (RACK, CAGE.area):
        return f"the house takes {amount} of seat {source.owner} from {source.area}"
    return f"{amount} from {place(source)} to {place(target)}"


def place(stack: Stack) -> str:
    """Where a stack lies, as the table language writes it."""
    if stack.area == INVENTORY.area:
        return "house"
    if stack.area == CAGE.area:
        return "cage"
    return f"seat {stack.owner}" if stack.area == RACK else f"seat {stack.owner} on {stack.area}"
