"""What both submissions post, and the notices they need: the layout's approval, the Dragon 7 push, the reshuffle."""

from collections.abc import Iterator

from croupier.games.punto import wagers
from croupier.games.punto.choices import Choices
from croupier.money import Odds
from croupier.rulebooks.submissions import Notice, Problem

DRAGON_7_PUSH = "Banker pushes on Dragon 7"


def notices(submission: Choices, *, approval: str, dragon_7_push: str) -> Iterator[Notice]:
    """The push at EZ tables, the odds in force, and a warning where no approval of the layout is on file."""
    if not submission.layout_approval.strip():
        yield Notice(approval, "No approval of this layout is on file.")
    if submission.ez_baccarat:
        yield Notice(dragon_7_push, f"{DRAGON_7_PUSH}: a wager on the Banker's Hand is returned.")
    yield Notice(submission.clauses.settled, "Winning wagers are paid at these odds.", pays(submission))


def pays(submission: Choices) -> dict[str, Odds]:
    """The odds of every wager that the table takes."""
    odds = {"Player": wagers.EVEN, "Banker": wagers.EVEN, "Tie": submission.tie_pays}
    if submission.ez_baccarat:
        odds |= {"Dragon 7 Insurance": wagers.DRAGON_7_PAYS, "Panda 8 Insurance": wagers.PANDA_8_PAYS}
    if submission.dragon_bonus is not None:
        table = wagers.DRAGON_PAYS[submission.dragon_bonus]
        odds |= {f"Dragon Bonus, win by {lead}": pays for lead, pays in table.items()}
        odds |= {"Dragon Bonus, natural winner": wagers.NATURAL_WINNER_PAYS}
    if submission.house_money:
        odds |= {
            "House Money, one pair": wagers.HOUSE_MONEY_PAYS[1],
            "House Money, two pairs": wagers.HOUSE_MONEY_PAYS[2],
        }
    return odds


def reshuffle_unannounced(submission: Choices, before: Choices, clause: str) -> Iterator[Problem]:
    """The reshuffle after lacing begins or ends thirty minutes after written notice."""
    if submission.unannounced(before, clause):
        why = "begins or ends only after written notice to surveillance and the Commission; record it in notices_given"
        yield Problem("reshuffle_after_lacing", submission.reshuffle_after_lacing, clause, why)


def reshuffle_differs(submission: Choices, other: Choices, clause: str) -> Iterator[Problem]:
    """Another table of the pit shuffles otherwise."""
    if other.reshuffle_after_lacing != submission.reshuffle_after_lacing:
        why = "another table of the pit does otherwise, and all shuffle alike"
        yield Problem("reshuffle_after_lacing", submission.reshuffle_after_lacing, clause, why)
