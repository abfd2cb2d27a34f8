"""Cards by what they count: a shoe, or a hand, is how many cards it holds of each value from the ace to ten."""

from collections.abc import Sequence

from croupier.equipment.cards import DECK, Card, Rank
from croupier.errors import Refused
from croupier.games.blackjack.rules import VALUES

Composition = tuple[int, ...]
"""How many aces, twos, … and tens there are."""

NUMBER = len(set(VALUES.values()))
"""How many values there are."""
LETTERS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T")
NONE: Composition = (0,) * NUMBER
_READ = {rank.letter: VALUES[rank] - 1 for rank in Rank} | {"10": VALUES[Rank.TEN] - 1}


def full_shoe(decks: int) -> Composition:
    """All the cards of so many decks.

    >>> full_shoe(1)
    (4, 4, 4, 4, 4, 4, 4, 4, 4, 16)
    """
    counts = [0] * NUMBER
    for card in DECK:
        counts[VALUES[card.rank] - 1] += decks
    return tuple(counts)


def read(text: str, field: str) -> Composition:
    """Read cards such as `T 6`; jack, queen and king count ten, and a suit is not looked at.

    >>> read("K 6h 10", "--hand")
    (0, 0, 0, 0, 0, 1, 0, 0, 0, 2)
    """
    counts = [0] * NUMBER
    for code in text.replace(",", " ").split():
        rank = code[:-1] if len(code) > 1 and code[-1].lower() in "cdhs" and code[:-1].upper() in _READ else code
        if rank.upper() not in _READ:
            raise Refused(f'{field} "{text}": "{code}" is no card; there are A 2 3 4 5 6 7 8 9 T J Q K')
        counts[_READ[rank.upper()]] += 1
    return tuple(counts)


def without(shoe: Composition, removed: Composition, field: str) -> Composition:
    """What is left of a shoe, which must hold what is removed."""
    left = tuple(have - gone for have, gone in zip(shoe, removed, strict=True))
    for value, (have, gone) in enumerate(zip(shoe, removed, strict=True)):
        if gone > have:
            name = f"{LETTERS[value]}, J, Q, K" if LETTERS[value] == "T" else LETTERS[value]
            raise Refused(f"{field}: {gone} of the cards {name} are named, and the shoe holds {have}")
    return left


def together(*parts: Composition) -> Composition:
    """Several sets of cards as one."""
    return tuple(map(sum, zip(*parts, strict=True)))


def only(value: int, number: int = 1) -> Composition:
    """So many cards of one value, the ace being the first."""
    return tuple(number if each == value else 0 for each in range(NUMBER))


def spelled(cards: Composition) -> str:
    """Cards in words.

    >>> spelled((1, 0, 0, 0, 0, 0, 0, 0, 0, 2))
    'A T T'
    """
    return " ".join(LETTERS[value] for value, number in enumerate(cards) for _ in range(number))


def faces(cards: Composition, suit: str = "cdhs") -> list[Card]:
    """Cards of these values, in the suits named in turn: what the rules are asked about."""
    letters = spelled(cards).split()
    return [Card(letter + suit[place % len(suit)]) for place, letter in enumerate(letters)]


def values(cards: Composition) -> Sequence[int]:
    """The value of each card, the ace none."""
    return [value for value, number in enumerate(cards) for _ in range(number)]
