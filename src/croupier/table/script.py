"""How a script stops: it asks a question, and sections carry the interruptions that may come in between.

A script is a coroutine that our own runner drives with `send`, never an event loop. It yields questions and is sent
the act that somebody chose, with the offer that the act fits.
"""

from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable
from inspect import isawaitable
from typing import Any, TypeVar

from croupier.table.acts import Act
from croupier.table.offers import Bar, Offer

T = TypeVar("T")

Maker = Callable[..., Iterable[Offer | Bar]]
"""A pure function of the table, and of arguments, that makes offers and bars."""

Script = Coroutine["Question", "Chosen | None", T]


class Standing:
    """The interruptions of one section: their maker, while the section runs."""

    __slots__ = ("args", "maker")

    def __init__(self, maker: Maker, args: tuple[Any, ...]) -> None:
        self.maker = maker
        self.args = args


class Chosen:
    """An accepted act, the offer that it fits, and the section that the offer interrupts (None: it answers)."""

    __slots__ = ("act", "made", "standing")

    def __init__(self, act: Act, made: Offer, standing: Standing | None) -> None:
        self.act = act
        self.made = made
        self.standing = standing


class Question:
    """What a script stops for; its offers are made anew each time somebody looks, so they are never stale."""

    __slots__ = ("args", "due", "is_for_chance", "maker")

    def __init__(
        self,
        maker: Maker,
        args: tuple[Any, ...],
        *,
        due: Callable[[], bool] | None = None,
        is_for_chance: bool = False,
    ) -> None:
        self.maker = maker
        self.args = args
        self.due = due
        self.is_for_chance = is_for_chance

    @property
    def is_moot(self) -> bool:
        """Whether nobody needs to answer any more."""
        return self.due is not None and not self.due()

    def __await__(self) -> Generator["Question", "Chosen | None", Any]:
        if self.is_moot:
            return None
        chosen = yield self
        return None if chosen is None else chosen.act


class Done:
    """An answer that is there at once: the duty is automatic."""

    def __await__(self) -> Generator["Question", "Chosen | None", None]:
        return
        yield


DONE: Awaitable[None] = Done()


class Section(Awaitable[T]):
    """A section of a script, with the interruptions that its maker offers while it runs.

    An interruption's own script runs first; if it returns nothing the pending question is asked again, and if it
    returns an outcome, that ends the section and is what the section gives. Inner sections come before outer ones.
    """

    def __init__(self, table: Any, section: Coroutine[Any, Any, T], standing: Standing) -> None:
        self._table = table
        self._section = section
        self._standing = standing

    def __await__(self) -> Generator[Question, Chosen | None, T]:
        section, stack = self._section, self._table.standing
        depth = len(stack)
        stack.append(self._standing)
        try:
            question = section.send(None)
            while True:
                chosen = yield question
                if chosen is None or chosen.standing is not self._standing:
                    question = section.send(chosen)
                    continue
                # While an interruption is followed, what may interrupt this section is closed; the outer ones stand.
                suspended = stack[depth:]
                del stack[depth:]
                outcome = yield from self._follow(chosen)
                if outcome is not None:
                    section.close()
                    return outcome  # type: ignore[no-any-return]
                stack += suspended
                if question.is_moot:
                    question = section.send(None)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        finally:
            del stack[depth:]

    def _follow(self, chosen: Chosen) -> Generator[Question, Chosen | None, Any]:
        then = chosen.made.then
        assert then is not None, f"an interruption needs a script of its own: {chosen.made.act.__name__}"
        outcome = then(self._table, chosen.act)
        if isawaitable(outcome):
            outcome = yield from outcome.__await__()
        return outcome
