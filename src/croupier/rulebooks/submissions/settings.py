"""Settings given one by one, as `--set key=value` does, on top of what a file writes."""

import tomllib
from collections.abc import Iterable, Mapping
from decimal import Decimal

from croupier.errors import Refused


def with_settings(written: Mapping[str, object], settings: Iterable[str]) -> dict[str, object]:
    """The mapping with each setting in its place; a key reaches into tables with dots.

    >>> with_settings({"decks": 8}, ["decks=6", "wagers.fire_bet.table=A"])
    {'decks': 6, 'wagers': {'fire_bet': {'table': 'A'}}}
    """
    result = dict(written)
    for setting in settings:
        key, equals, value = setting.partition("=")
        keys = [each.strip() for each in key.split(".")]
        if not equals or not all(keys):
            raise Refused(f'the setting "{setting}" must be written key=value, such as decks=6')
        result = _set(result, keys, _value(value.strip()), setting)
    return result


def _set(table: Mapping[str, object], keys: list[str], value: object, setting: str) -> dict[str, object]:
    key, *deeper = keys
    if not deeper:
        return {**table, key: value}
    inner = table.get(key, {})
    # What is offered with `true` or not offered with `false` becomes a table once something is set inside.
    if isinstance(inner, bool):
        inner = {}
    if not isinstance(inner, Mapping):
        raise Refused(f'the setting "{setting}" reaches into {key}, which is no table')
    return {**table, key: _set(inner, deeper, value, setting)}


def _value(text: str) -> object:
    """The value if it is one in TOML, else the text itself."""
    try:
        parsed = tomllib.loads(f"value = {text}", parse_float=Decimal)
    except (ValueError, ArithmeticError, RecursionError):
        return text
    # A text with a line break could write a second key.
    return parsed["value"] if list(parsed) == ["value"] else text
