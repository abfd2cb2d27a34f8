"""Choices that the regulation allows and that the table cannot deal yet: a submission with one of them is refused."""

from collections.abc import Iterator

from croupier.games.blackjack.options.choices import Choices
from croupier.rulebooks.submissions import Problem


def problems(chosen: Choices) -> Iterator[Problem]:
    """One problem for each choice that is not dealt yet, without a clause: none forbids it."""
    side = chosen.wagers
    unplayed = {
        "wagers.additional": side.additional is not None,
        "wagers.progressive": side.progressive is not None,
        "wagers.blackjack_bonus": side.blackjack_bonus is not None,
        "wagers.streak": side.streak is not None,
        "wagers.match_the_dealer": side.match_the_dealer is not None,
        "wagers.twenty_point_bonus": side.twenty_point_bonus is not None,
        "wagers.optional_bonus": side.optional_bonus,
    }
    for field, is_chosen in unplayed.items():
        if is_chosen:
            yield Problem(field, None, None, "the regulation allows it, but this table cannot deal it yet")
