"""What midi baccarat remembers between rounds, and the type of its table."""

from msgspec import field

from croupier.games.midi_baccarat.submission import MidiBaccarat
from croupier.games.punto import memory
from croupier.money import Cents
from croupier.table.table import Table


class Memory(memory.Memory):
    """What is set aside for the next seed of each meter, beside what both games remember."""

    reserves: dict[str, Cents] = field(default_factory=dict)


MidiTable = Table[MidiBaccarat, Memory]
