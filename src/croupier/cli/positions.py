"""What a position at the dice gains, told as a table or to programs."""

import msgspec
from rich.console import Console
from rich.table import Table

from croupier.money import dollars
from croupier.odds.figures import decimal
from croupier.odds.formats import percent
from croupier.odds.positions import Position


def tell(position: Position, *, as_json: bool) -> None:
    """Print it as a table, or for programs."""
    if as_json:
        print(to_json(position))
    else:
        show(position)


def to_json(position: Position) -> str:
    """Exact values are fractions in words, rounded ones numbers."""
    content = {
        "expected": str(position.expected),
        "expected_decimal": float(decimal(position.expected)),
        "variance": str(position.variance),
        "sd": float(position.sd),
        "ends": [{"gain": str(gain), "probability": str(chance)} for gain, chance in position.ends.items()],
    }
    return msgspec.json.format(msgspec.json.encode(content)).decode()


def show(position: Position) -> None:
    """Every total that the wagers may come to, and what follows."""
    table = Table("gain", "probability", "exactly")
    for gain, chance in position.ends.items():
        table.add_row(dollars(round(gain * 100)), percent(chance), str(chance))
    console = Console(highlight=False)
    console.print(table)
    console.print(f"expected {decimal(position.expected):+.6f} dollars, exactly {position.expected}", markup=False)
    console.print(f"standard deviation {position.sd:.6f} dollars, variance {position.variance}", markup=False)
