"""The named classes of play: what the decisions on the hands of a split pair may depend on."""

from enum import StrEnum


class PlayClass(StrEnum):
    """How a player decides; analysts name these classes, and results of different classes differ."""

    CDZ_MINUS = "CDZ-"
    CDP1 = "CDP1"
    CDP = "CDP"
    TDZ_MINUS = "TDZ-"
    STRATEGY = "strategy file"

    @property
    def says(self) -> str:
        """The class in words."""
        return _SAYS[self]


_SAYS = {
    PlayClass.CDZ_MINUS: "by the cards of the hand; after a split as in the unsplit game",
    PlayClass.CDP1: "by the cards of the hand; after a split knowing that one other card of the pair is gone",
    PlayClass.CDP: "by the cards of the hand; after a split knowing how many cards of the pair went to hands so far",
    PlayClass.TDZ_MINUS: "by the total of the hand alone; after a split as in the unsplit game",
    PlayClass.STRATEGY: "by the strategy file, before and after a split",
}
