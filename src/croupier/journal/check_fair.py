"""Check shoes and throws yourself: this file needs Python alone and nothing else of croupier.

    python check_fair.py shoe.json      the events of a table, as it published them, in their order
    python check_fair.py throws.json    a secret that was revealed, with the throws that were drawn from it

A shoe: before the cut the house publishes the SHA-256 of a salt and the order of the cards, written with blanks
between. When the shoe is over it reveals both. The order must have that hash, and every card that was shown must lie
where the order and the cuts put it.

Throws: the house publishes the SHA-256 of a secret of 32 bytes. Each throw is drawn from HMAC-SHA256 with that secret
over the count of the throw and the thrower's own number, so that neither side alone decides it. The file holds
`commitment`, `secret` (both in hex digits), `choices` (what could be thrown, in order) and `throws`, each with its
`number` and its `outcome`.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any


def hash_of_shoe(order: list[str], salt: str) -> str:
    """The commitment to an order of cards."""
    return hashlib.sha256(" ".join([salt, *order]).encode()).hexdigest()


def hash_of_secret(secret: bytes) -> str:
    """The commitment to a secret from which throws are drawn."""
    return hashlib.sha256(secret).hexdigest()


def drawn(secret: bytes, count: int, number: str, bound: int) -> int:
    """The throw of that count: a number below the bound, each as likely as the others.

    Words of 32 bits are taken in turn; one from the incomplete last run of the bound's multiples is passed over.
    """
    room = 2**32 - 2**32 % bound
    block = 0
    while True:
        stream = hmac.digest(secret, f"{count}:{number}:{block}".encode(), "sha256")
        for place in range(0, len(stream), 4):
            word = int.from_bytes(stream[place : place + 4], "big")
            if word < room:
                return word % bound
        block += 1


class Stack:
    """A shuffled stack of cards, or one of the two in a double shoe: the commitment to it and what was shown of it."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.commitment: str | None = None
        self.size = 0
        self.cut = 0
        self.shown: dict[int, str] = {}

    def show(self, piece: int, face: str) -> None:
        """Remember a card by where it lay before the cut."""
        self.shown[(piece - self.first + self.cut) % self.size] = face


class ShoeCheck:
    """Follows the published events of one table and finds whatever does not fit a commitment."""

    def __init__(self) -> None:
        self.revealed = 0
        self._side = ""
        self._stacks = {"": Stack(0)}

    def see(self, event: dict[str, Any]) -> str | None:
        """Take the next event, and say what is wrong with it."""
        match event["event"]:
            case "shuffled":
                return self._shuffled(event)
            case "cut-made":
                # A second cut of the same stack moves it further round.
                self._stack.cut += event["position"]
            case "side-taken":
                self._side = event["side"]
                self._stacks.setdefault(self._side, Stack(event["first"]))
            case "shown" if event["face"] is not None:
                for stack in self._stacks.values():
                    if stack.first <= event["piece"] < stack.first + stack.size:
                        stack.show(event["piece"], event["face"])
            case "reloaded":
                # What comes now was mixed again within a round, and nobody committed to that.
                self._stack.size = 0
            case "revealed":
                return self._reveal(event["order"], event["salt"])
        return None

    @property
    def _stack(self) -> Stack:
        return self._stacks[self._side]

    def _shuffled(self, event: dict[str, Any]) -> str | None:
        forgotten = self._stack.commitment
        stack = self._stacks[self._side] = Stack(self._stack.first)
        stack.commitment, stack.size = event.get("commitment"), event["size"]
        return None if forgotten is None else f"the shoe of the commitment {forgotten} was never revealed"

    def _reveal(self, order: list[str], salt: str) -> str | None:
        stack = self._stack
        commitment, stack.commitment = stack.commitment, None
        if commitment is None:
            return "an order was revealed to which nobody had committed"
        if hash_of_shoe(order, salt) != commitment:
            return f"the order that was revealed has not the hash {commitment} that was published"
        if stack.size not in (0, len(order)):
            return f"{stack.size} cards were shuffled, and {len(order)} were revealed"
        for place, face in stack.shown.items():
            if order[place] != face:
                return f"{face} was shown where the order has {order[place]}, as its card {place + 1} before the cut"
        self.revealed += 1
        return None


def wrong_throws(content: dict[str, Any]) -> Iterator[str]:
    """Every throw that does not follow from the secret."""
    secret = bytes.fromhex(content["secret"])
    if hash_of_secret(secret) != content["commitment"]:
        yield f"the secret has not the hash {content['commitment']} that was published"
    choices = content["choices"]
    for count, throw in enumerate(content["throws"], start=1):
        due = choices[drawn(secret, count, throw["number"], len(choices))]
        if throw["outcome"] != due:
            yield f"throw {count} gave {throw['outcome']}, and {due} was due"


def wrong_shoes(events: Iterable[dict[str, Any]], check: ShoeCheck) -> Iterator[str]:
    """Everything in the events of a table that does not fit a commitment."""
    for event in events:
        complaint = check.see(event)
        if complaint is not None:
            yield complaint


def main(path: str) -> int:
    """Check one file and print what was found."""
    with open(path, encoding="utf-8") as file:  # noqa: PTH123 - the file is to be read without further imports
        content = json.load(file)
    check = ShoeCheck()
    complaints = list(wrong_throws(content) if isinstance(content, dict) else wrong_shoes(content, check))
    checked = f"{len(content['throws'])} throws" if isinstance(content, dict) else f"{check.revealed} shoes"
    for complaint in complaints:
        print(complaint)  # noqa: T201 - whoever runs the file wants to read it
    print(f"{checked} are as they were committed to, {len(complaints)} findings")  # noqa: T201 - as above
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
