"""One person's sitting at a terminal table: lines come in, acts go to the table, and the house goes on between them."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from croupier.cli import clause_pages
from croupier.cli.event_lines import event_lines
from croupier.cli.menu import Choice, choices, picked, spoken_name
from croupier.cli.screen import Screen
from croupier.errors import Refused
from croupier.floor.house import House
from croupier.money import dollars
from croupier.rulebooks.clauses import clause
from croupier.table.acts import Act, Withdraw
from croupier.table.events import CAGE, RACK, CashTaken, Chips, Event, Moved, rack
from croupier.table.language import Unreadable, read, read_act, say
from croupier.table.limits import OneOf
from croupier.table.offers import Refusal
from croupier.table.people import Seat
from croupier.table.runner import Accepted, Runner
from croupier.table.seating import HOUSE_PRACTICE
from croupier.table.views import event_for
from croupier.table.wagering import Wager

HELP = {
    "wager 10 on area 1": "do an act in the table language; what has only one choice may be left out",
    "3, or 3 25": "pick from the menu; 25 answers its first question",
    "deal, or Enter": "let the house go on",
    "undo": "take back your last wager, while wagers may be taken back",
    "?, or ? 3": "the clause of the last event, or of line 3 of the menu",
    "dealer: draw exposed": "act for somebody else, to try what the regulation says of it",
    "view": "what lies where, as a list",
    "history": "everything that happened so far",
    "quit": "leave the table",
}


class Sitting:
    """A person at a seat, with the house at the other seats and behind the table."""

    def __init__(self, runner: Runner, house: House, seat: Seat, screen: Screen) -> None:
        self.runner = runner
        self.house = house
        self.seat = seat
        self.screen = screen
        self.happened: list[Event] = []
        self.wagered: list[str] = []
        self.brought = 0
        self.is_over = False
        self._fresh = 0
        self._notes: list[RenderableType] = []
        self._commands: dict[str, Callable[[str], None]] = {
            "": self._go_on,
            "deal": self._go_on,
            "undo": self._undo,
            "?": self._explain,
            "view": self._view,
            "history": self._history,
            "help": self._help,
            "quit": self._quit,
        }

    # What the host calls.

    def must(self, act: Act) -> None:
        """Do an act that sets the table; a refusal ends the command with its sentence."""
        done = self._do(act)
        if isinstance(done, Refusal):
            raise Refused(str(done))

    def begin(self) -> None:
        """The house opens the table, unless there is already something to choose; how it was set is not told again."""
        self._fresh = 0
        if self._has_a_choice():
            self._settle()
        else:
            self._go_on("")

    def choices(self) -> tuple[list[Choice], list[Choice]]:
        """What the question or a clause offers to the seat, and what else may be done by house practice."""
        asked, offers = len(self.runner.asked(self.seat)), self.runner.offers(self.seat)
        by_clause = [made for made in offers[asked:] if made.clause != HOUSE_PRACTICE]
        by_practice = [made for made in offers[asked:] if made.clause == HOUSE_PRACTICE]
        return choices(offers[:asked] + by_clause), choices(by_practice)

    def show(self) -> None:
        """Show the table and what may be done."""
        view = self.runner.view(self.seat)
        notes, self._notes = self._notes, []
        self.screen.show(view, self.happened, fresh=self._fresh, notes=notes, choices=self.choices())
        self._fresh = 0

    def obey(self, line: str, ask: Callable[[str], str]) -> None:
        """Do what a line says; whatever is wrong with it is told, and nothing has happened."""
        word, _, rest = line.strip().partition(" ")
        offered = [spoken_name(made.act) for made in self.runner.offers(self.seat)]
        try:
            if word.isdecimal():
                self._pick(int(word), rest, ask)
            elif word.lower() in self._commands and line.strip().lower() not in offered:
                self._commands[word.lower()](rest.strip())
            elif word.startswith("?"):
                self._explain(line.strip()[1:].strip())
            else:
                self._act(self._read(line))
        except (Unreadable, ValueError, Refused) as wrong:
            self._note(str(wrong))

    def farewell(self) -> str:
        """What the person leaves with."""
        board = self.runner.table.board
        held = sum(board.chips(self.seat, RACK, kind) for kind in (Chips.VALUE, Chips.COLOUR))
        lying = sum(amount for stack, amount in board.stacks.items() if stack.owner == self.seat and stack.area != RACK)
        change = held + lying - self.brought
        told = "even" if change == 0 else f"{dollars(abs(change))} {'up' if change > 0 else 'down'}"
        layout = f" and {dollars(lying)} on the layout" if lying else ""
        return f"You have {dollars(held)} left{layout}: {told}. Good-bye."

    # Acts.

    def _read(self, line: str) -> Act:
        acts = self.runner.game.codec.acts
        if ":" in line:
            return read(line, acts, self.runner.offers())
        return read_act(self.seat, line, acts, self.runner.offers(self.seat))

    def _pick(self, number: int, words: str, ask: Callable[[str], str]) -> None:
        self._act(picked(self._choice(number), words.strip(), ask))

    def _choice(self, number: int) -> Choice:
        answers, others = self.choices()
        lines = answers + others
        if not 1 <= number <= len(lines):
            raise Refused(f"The menu has no line {number}; it goes from 1 to {len(lines)}.")
        return lines[number - 1]

    def _act(self, act: Act) -> None:
        """Do an act; after an answer the house goes on, after an interruption the question stands as before."""
        is_answer = any(made.act is type(act) for made in self.runner.asked(act.who))
        done = self._do(act)
        if isinstance(done, Refusal):
            self._note(str(done))
        elif is_answer:
            self._continue(done)
        else:
            self._settle()

    def _do(self, act: Act) -> Accepted | Refusal:
        done = self.runner.act(act)
        if isinstance(done, Accepted):
            for event in done.events:
                self._witness(event_for(event, self.seat))
            if isinstance(act, Wager) and act.who == self.seat:
                self.wagered.append(act.area)
        return done

    def _witness(self, event: Event) -> None:
        """Remember an event, and what the person brought to the table or took away."""
        self.happened.append(event)
        self._fresh += 1
        match event:
            case CashTaken(seat=self.seat, amount=amount):
                self.brought += amount
            case Moved(amount=amount, source=source, target=target):
                if source.area == CAGE.area and target == rack(self.seat):
                    self.brought += amount
                elif source == rack(self.seat) and target.area == CAGE.area:
                    self.brought -= amount

    # The house.

    def _continue(self, after: Accepted) -> None:
        """The house goes on until there is something to choose or the round is over, and begins no other unbidden."""
        is_over = self._settle() or after.ends_round
        while not is_over and not self._has_a_choice():
            act = self.house.onward(self.runner)
            if act is None:
                return
            is_over = self._do_for_the_house(act).ends_round
            is_over = self._settle() or is_over

    def _has_a_choice(self) -> bool:
        """Whether the person is asked or may wager, so that the house waits."""
        return bool(self.runner.asked(self.seat)) or any(made.act is Wager for made in self.runner.offers(self.seat))

    def _settle(self) -> bool:
        """The house does what it does promptly; whether a round ended with it."""
        is_over = False
        while (act := self.house.promptly(self.runner)) is not None:
            is_over = self._do_for_the_house(act).ends_round or is_over
        return is_over

    def _do_for_the_house(self, act: Act) -> Accepted:
        done = self._do(act)
        if isinstance(done, Refusal):
            raise RuntimeError(f"the house did what is not offered: {say(act)}: {done}")  # noqa: TRY004 - no type is wrong
        return done

    # Commands.

    def _go_on(self, _: str) -> None:
        act = self.house.onward(self.runner)
        if act is None:
            raise Refused("The table waits for you: choose from the menu.")
        self._continue(self._do_for_the_house(act))

    def _undo(self, _: str) -> None:
        for made in self.runner.offers(self.seat):
            match made.limits.get("area"):
                case OneOf(choices=areas) if made.act is Withdraw:
                    last = next((area for area in reversed(self.wagered) if area in areas), areas[-1])
                    return self._act(Withdraw(self.seat, last))
        raise Refused("There is no wager of yours that may be taken back now.")

    def _explain(self, number: str) -> None:
        if number and not number.isdecimal():
            raise Refused(f'"? {number}" names no line; write ? 3 for line 3 of the menu, or ? for the last event')
        if number:
            cited = self._choice(int(number)).clause
        elif self.happened:
            cited = self.happened[-1].clause
        else:
            raise Refused("Nothing has happened yet; write ? 3 for the clause of line 3 of the menu.")
        if cited == HOUSE_PRACTICE:
            raise Refused("This is house practice: no clause of the regulation speaks of it.")
        self._notes.append(clause_pages.page(clause(cited), below=()))

    def _view(self, _: str) -> None:
        self._notes.append(self.screen.table(self.runner.view(self.seat)))

    def _history(self, _: str) -> None:
        self._notes.append(Group(*event_lines(self.happened)))

    def _help(self, _: str) -> None:
        table = Table.grid(padding=(0, 2))
        for words, does in HELP.items():
            table.add_row(Text(words, "bold"), Text(does))
        self._notes.append(table)

    def _quit(self, _: str) -> None:
        self.is_over = True

    def _note(self, words: str) -> None:
        self._notes.append(Text(words, "red"))
