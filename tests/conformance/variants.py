"""Submissions of a game that between them choose every value of every option."""

from collections.abc import Iterator, Sequence
from functools import cache

from tests.conformance.player import seeded

from croupier.rulebooks.submissions import Submission
from croupier.rulebooks.submissions.declarations import table
from croupier.rulebooks.submissions.forms import Form, OneOf, Ratio, Text, WholeNumber, YesOrNo
from croupier.rulebooks.submissions.reading import judged
from croupier.rulebooks.submissions.settings import with_settings
from croupier.rulebooks.submissions.tables import Entries, Maybe, Table
from croupier.table.game import Game

Settings = tuple[str, ...]
"""Choices as they are written on the command line: `key=value`."""

FAR = 12
"""How far above its least value a number is tried that has no greatest one."""
COVERS = 2
HAND_HELD = (
    "six_to_five=true",
    "shuffler=automated",
    "dealing_device=hand",
    "cards_behind=1/3",
    "soft_17=draw",
)
BONUS_BUTTON = (
    "wagers.blackjack_bonus.equipment=a reference",
    "wagers.blackjack_bonus.one_dollar.5=3/10",
    "wagers.blackjack_bonus.one_dollar.25=7/10",
    "wagers.blackjack_bonus.five_dollars.50=1/2",
    "wagers.blackjack_bonus.five_dollars.125=1/2",
)
TOGETHER: dict[str, tuple[Settings, ...]] = {
    "blackjack": (
        ("shuffler=automated",),
        ("shuffler=automated", "shuffler_storage_approval=device 4", "shuffler_release_approval=procedure 9"),
        ("shuffler=automated", "shuffle_each_round=true", "dealer_second_card=hole-down-reader"),
        ("dealing_device=double-shoe",),
        ("dealing_device=double-shoe", "decks=1", "seats=3", "double_card=on-request", "recut_by=same"),
        ("dealing_device=double-shoe", "decks=2", "red_suits_side=right", "dealer_second_card=hole-down-reader"),
        ("dealing_device=double-shoe", "decks=1", "shuffle_each_round=true", "cards=pre-shuffled"),
        (*HAND_HELD, "decks=1", "seats=3", "boxes_per_player=2"),
        (*HAND_HELD, "decks=1", "seats=3", "one_round_per_deck=true", "burn_each_round=true", "even_money=true"),
        (*HAND_HELD, "decks=2", "dealer_second_card=hole-down-reader", "double_card=on-request", "resplit_hands=3"),
        (*HAND_HELD, "decks=2", "insurance_in_turn=true", "even_money=true", "double_card=face-down"),
        (*HAND_HELD, "decks=2", "wagers.twenty_point_bonus.table=A", "wagers.additional=same-suit", "seats=2"),
        (*HAND_HELD, "decks=2", "wagers.streak=true", "wagers.additional=over-under-13", "resplit_hands=3", "seats=2"),
        (*BONUS_BUTTON, "wagers.additional=sevens", "dealer_second_card=hole-down-reader", "seats=2"),
        ("wagers.streak=true", "players_per_box=3", "seats=2", "resplit_hands=4", "surrender=true"),
        ("wagers.multiple_action=two-or-three", "wagers.additional=sevens", "seats=2"),
    ),
}
"""Choices that a game allows only together, more of them than greed joins."""
OF_EVERY_GAME = frozenset(Submission.__struct_fields__)


def submission(game: Game, rulebook: str, settings: Settings) -> Submission | None:
    """The submission with these settings, if it is in order."""
    written = with_settings({"game": game.name, "rulebook": rulebook}, settings)
    return judged(written, [game]).submission


def variants(game: Game, rulebook: str) -> Iterator[Settings]:
    """The default, and covers: as few submissions as greed finds that choose every value of every option.

    There are several covers, because in one of them an option may hide another.
    """
    yield ()
    yield ("unit=0.50",)
    yield from TOGETHER.get(game.name, ())
    possible = [setting for setting in single_settings(game, rulebook) if _joined(game, rulebook, (), setting)]
    for cover in range(COVERS):
        waiting = seeded(f"{game.name} {cover}").sample(possible, len(possible))
        while waiting:
            chosen: Settings = ()
            for setting in waiting:
                chosen = _joined(game, rulebook, chosen, setting) or chosen
            yield chosen
            waiting = [setting for setting in waiting if setting not in chosen]


@cache
def single_settings(game: Game, rulebook: str) -> Settings:
    """Every value worth trying of every option that this game declares itself."""
    options = table(game.submission).options_in(rulebook)
    return tuple(
        setting
        for option in options
        if option.key not in OF_EVERY_GAME
        for setting in _settings(option.key, option.form, rulebook)
    )


def _settings(key: str, form: Form, rulebook: str) -> Iterator[str]:
    match form:
        case Table():
            for option in form.options_in(rulebook):
                yield from _settings(f"{key}.{option.key}", option.form, rulebook)
        case Maybe(form=inner):
            yield f"{key}=false"
            if isinstance(inner, Table):
                yield f"{key}=true"
            yield from _settings(key, inner, rulebook)
        case Entries(key=OneOf(values=values), value=inner):
            for face, _ in values:
                yield from _settings(f"{key}.{face}", inner, rulebook)
        case _:
            yield from (f"{key}={value}" for value in _values(form))


def _values(form: Form) -> Sequence[object]:
    match form:
        case YesOrNo():
            return ("true", "false")
        case OneOf(values=values):
            return [face for face, _ in values]
        case WholeNumber(bounds=bounds) | Ratio(bounds=bounds):
            least = bounds.least or 0
            return (least, least + 1, least + FAR if bounds.most is None else bounds.most)
        case Text():
            return ("a reference",)
    return ()


def _joined(game: Game, rulebook: str, chosen: Settings, setting: str) -> Settings | None:
    """The settings with a further one, and with a companion if it needs one (a device needs its approval)."""
    if any(_touch(setting, other) for other in chosen):
        return None
    richer = (*chosen, setting)
    if submission(game, rulebook, richer):
        return richer
    for companion in single_settings(game, rulebook):
        if not any(_touch(companion, other) for other in richer) and submission(game, rulebook, (*richer, companion)):
            return (*richer, companion)
    return None


def _touch(setting: str, other: str) -> bool:
    """Whether two settings concern one option, or one of them an option inside the other's table."""
    keys = [each.partition("=")[0] + "." for each in (setting, other)]
    return keys[0].startswith(keys[1]) or keys[1].startswith(keys[0])
