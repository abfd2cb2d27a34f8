"""What a floor counts of itself, in the text form that Prometheus reads."""

from bisect import bisect_left
from collections.abc import Mapping
from itertools import accumulate

import msgspec
from msgspec import Struct

from croupier.floor.post import Answer, Stale

BOUNDS_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""The upper bounds of the histogram of answer times."""


class Measures(Struct):
    """Counters since the start of the process."""

    acts: int = 0
    frames: int = 0
    dropped: int = 0
    refused: dict[str, int] = msgspec.field(default_factory=dict)
    answer_seconds: float = 0.0
    answers: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BOUNDS_SECONDS) + 1))

    def answered(self, answer: Answer, seconds: float) -> None:
        """Count how an act of a person was answered, and how soon."""
        self.answers[bisect_left(BOUNDS_SECONDS, seconds)] += 1
        self.answer_seconds += seconds
        if not isinstance(answer, int):
            reason = "stale" if isinstance(answer, Stale) else answer.reason.value
            self.refused[reason] = self.refused.get(reason, 0) + 1

    def text(self, gauges: Mapping[str, int]) -> str:
        """All figures, one for each line, with their types."""
        counters = {
            "acts_total": ("acts recorded, the house's too", self.acts),
            "frames_total": ("frames that clients sent", self.frames),
            "clients_dropped_total": ("clients that did not read what they were sent", self.dropped),
        }
        lines: list[str] = []
        for name, (says, value) in counters.items():
            lines += [*_head(name, "counter", says), f"croupier_{name} {value}"]
        lines += _head("refused_total", "counter", "acts of people that were refused, by reason")
        lines += [f'croupier_refused_total{{reason="{reason}"}} {n}' for reason, n in sorted(self.refused.items())]
        lines += _head("answer_seconds", "histogram", "from an act to its answer, when its record is durable")
        bounds = (*(str(bound) for bound in BOUNDS_SECONDS), "+Inf")
        for bound, count in zip(bounds, accumulate(self.answers), strict=True):
            lines.append(f'croupier_answer_seconds_bucket{{le="{bound}"}} {count}')
        lines += [
            f"croupier_answer_seconds_sum {self.answer_seconds:.6f}",
            f"croupier_answer_seconds_count {sum(self.answers)}",
        ]
        for name, value in gauges.items():
            lines += [*_head(name, "gauge", name.replace("_", " ")), f"croupier_{name} {value}"]
        return "\n".join(lines) + "\n"


def _head(name: str, kind: str, says: str) -> list[str]:
    return [f"# HELP croupier_{name} {says}", f"# TYPE croupier_{name} {kind}"]
