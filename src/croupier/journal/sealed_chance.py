"""Throws to which the house has committed: a secret is published as its hash before wagers are taken.

The thrower's own number comes with each throw, the outcome follows from both, and the secret is revealed when the
hand is over. Nothing here is random but the secret itself.
"""

import secrets
from collections.abc import Callable

from croupier.journal.check_fair import drawn, hash_of_secret

SECRET_BYTES = 32


class SealedChance:
    """The throws that follow from one secret.

    >>> chance = SealedChance(bytes(32))
    >>> [chance.throw("seven")(36) for _ in range(5)]
    [28, 24, 14, 14, 35]
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._is_revealed = False
        self._count = 0

    @classmethod
    def new(cls) -> "SealedChance":
        """Throws from a secret of the operating system's generator."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    @property
    def commitment(self) -> str:
        """What is published before the first wager."""
        return hash_of_secret(self._secret)

    def throw(self, number: str) -> Callable[[int], int]:
        """The next throw, with the thrower's own number: a source that gives a number below its argument once."""
        if self._is_revealed:
            raise ValueError("a secret that was revealed serves for no further throw")
        self._count += 1
        count = self._count
        return lambda bound: drawn(self._secret, count, number, bound)

    def reveal(self) -> str:
        """The secret in hex digits; it serves for no further throw."""
        self._is_revealed = True
        return self._secret.hex()
