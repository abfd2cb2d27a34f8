"""What a floor counts of itself, in the text form that Prometheus reads."""

from collections.abc import Mapping

from msgspec import Struct


class Measures(Struct):
    """Counters since the start of the process."""

    acts: int = 0
    refused: int = 0
    frames: int = 0
    dropped: int = 0

    def text(self, gauges: Mapping[str, int]) -> str:
        """All figures, one for each line, with their types."""
        counters = {
            "acts_total": self.acts,
            "refused_total": self.refused,
            "frames_total": self.frames,
            "clients_dropped_total": self.dropped,
        }
        lines = [f"# TYPE croupier_{name} counter\ncroupier_{name} {value}" for name, value in counters.items()]
        lines += [f"# TYPE croupier_{name} gauge\ncroupier_{name} {value}" for name, value in gauges.items()]
        return "\n".join(lines) + "\n"
