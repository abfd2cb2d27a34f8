"""How fast a floor goes: the house dealer at a human pace, and how long people may think."""

from msgspec import Struct


class Pace(Struct, frozen=True, kw_only=True):
    """Seconds between the steps of a table."""

    step: float = 0.6
    """Between two acts of the house dealer."""
    prompt: float = 0.4
    """Before a house player wagers or answers."""
    wagering: float = 25.0
    """For wagers; a table at which everybody is ready goes on at once."""
    decision: float = 40.0
    """For a decision that is one player's alone."""

    def times(self, factor: float) -> "Pace":
        """This pace with every wait so many times as long."""
        return Pace(
            step=self.step * factor,
            prompt=self.prompt * factor,
            wagering=self.wagering * factor,
            decision=self.decision * factor,
        )


AT_ONCE = Pace(step=0, prompt=0, wagering=0, decision=0)
"""A house that waits for nobody: for tests and measurements of house-made traffic."""
