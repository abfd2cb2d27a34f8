"""People who play over the wire: they wager, answer what the table asks them, and say when they are ready."""

from typing import Any

from tests.floor.hosting import Client

ANSWERS = (
    "decline-cut",
    "accept-shoe",
    "accept-dice",
    "select-dice",
    "throw-dice",
    "draw-card",
    "call-under-eight",
    "turn-cards",
    "call-stay",
    "call-card",
    "stand",
    "decline-suivi",
    "decline-bank",
    "pass-shoe",
)
"""What somebody answers who plays without thinking, the first that is offered."""


def filled(made: dict[str, Any]) -> dict[str, Any]:
    """The fields of an offered act: the least amount, the first choice."""
    return {name: _least(limit) for name, limit in made["limits"].items() if name != "coupon"}


def _least(limit: dict[str, Any]) -> object:
    match limit["limit"]:
        case "oneof":
            return limit["choices"][0]
        case "several":
            return []
        case "words":
            return "a word"
        case "amount":
            return -(-limit["least"] // limit["step"]) * limit["step"]
    return limit["least"]


class Player:
    """Somebody at a seat, who lays one wager in each round and answers everything at once."""

    def __init__(self, client: Client, seat: int) -> None:
        self.client = client
        self.seat = seat
        self._ready_at = -1
        self._bid_in = -1

    async def play(self, rounds: int) -> None:
        """Play so many rounds to their end."""
        ends = self.client.rounds_ended + rounds
        while self.client.rounds_ended < ends:
            if not await self.turn():
                await self.client.until("events", "state")

    async def turn(self) -> bool:
        """Do one thing if the table waits for this person and there is something to do."""
        client = self.client
        if not client.is_waited_for:
            return False
        made = self._answer()
        if made is not None:
            await client.act(made["act"], self.seat, **filled(made))
            return True
        if self._ready_at != client.number:
            self._ready_at = client.number
            await client.say(do="ready")
        return False

    def _answer(self) -> dict[str, Any] | None:
        client = self.client
        stacks = client.view["stacks"].values()
        if not any(stack["owner"] == self.seat for lying in stacks for stack in lying):
            if client.open("wager"):
                return client.open("wager")[0]
            if client.open("bid") and self._bid_in != client.rounds_ended:
                self._bid_in = client.rounds_ended
                return client.open("bid")[0]
        return next((made for act in ANSWERS for made in client.open(act)), None)
