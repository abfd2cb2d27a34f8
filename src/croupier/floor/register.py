"""The register of people: accounts, passwords, sessions, one-time links, roles; and what a floor remembers of tables.

It is kept in the database of the journal, in tables of its own. Of a password only its argon2 hash is stored, of a
session and a link only the SHA-256 of its token, so that whoever reads the database can sign in as nobody.
"""

import secrets
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import Struct

from croupier.errors import Refused
from croupier.floor.seats import HOUSE_ACCOUNT, Held, Holder
from croupier.floor.wire import Granted
from croupier.journal.places import MEMORY, SCHEMES
from croupier.table.people import Role

SCHEMA = (
    "CREATE TABLE IF NOT EXISTS accounts (name TEXT PRIMARY KEY, password TEXT)",
    "CREATE TABLE IF NOT EXISTS sessions (digest TEXT PRIMARY KEY, account TEXT NOT NULL, ends BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS links (digest TEXT PRIMARY KEY, account TEXT NOT NULL, ends BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS roles (account TEXT, role TEXT, place TEXT, PRIMARY KEY (account, role, place))",
    "CREATE TABLE IF NOT EXISTS places (name TEXT PRIMARY KEY, settings TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS held (name TEXT PRIMARY KEY, upto BIGINT NOT NULL, seats TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS health (name TEXT PRIMARY KEY, at BIGINT NOT NULL)",
)
LONGEST_NAME = 40
SHORTEST_PASSWORD = 10
SESSION_MS = 14 * 24 * 3600 * 1000
LINK_MS = 24 * 3600 * 1000
TOKEN_BYTES = 32
MOST_FAILURES = 5
MOST_NAMES = 10_000
"""Of how many names failures are remembered; the oldest are forgotten first."""
LOCKED_MS = 15 * 60 * 1000

Rows = Callable[..., list[Any]]


class Place(Struct, kw_only=True):
    """What was ordered of a table."""

    closed: bool = False
    paused: bool = False
    staffed: bool = False
    physical: bool = False


class WrongPassword(Refused):
    """Name and password do not go together, or the account is locked for a while."""


class Register:
    """People and what they may do."""

    def __init__(
        self,
        rows: Rows,
        clock: Callable[[], int],
        hasher: PasswordHasher | None = None,
        *,
        closes: Callable[[], None] | None = None,
    ) -> None:
        self._rows = rows
        self._clock = clock
        self._closes = closes
        self._hasher = hasher or PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(TOKEN_BYTES))
        self._failures: dict[str, tuple[int, int]] = {}
        for statement in SCHEMA:
            rows(statement)

    def close(self) -> None:
        """Let go of the database."""
        if self._closes is not None:
            self._closes()

    # Accounts.

    def enter(self, name: str) -> str:
        """A guest under a name, who has no password; a name that is taken is refused. Returns a session token."""
        name = _proper(name)
        if not self._rows("INSERT INTO accounts VALUES (?, NULL) ON CONFLICT DO NOTHING RETURNING name", name):
            raise Refused(f'the name "{name}" is taken; choose another, or sign in')
        return self._session(name)

    def create(self, name: str, password: str | None = None) -> None:
        """An account; one that is there already keeps its roles, and its password unless another is given."""
        name = _proper(name)
        hashed = None
        if password is not None:
            if len(password) < SHORTEST_PASSWORD:
                raise Refused(f"a password has at least {SHORTEST_PASSWORD} characters")
            hashed = self._hasher.hash(password)
        self.ensure(name)
        if hashed is not None:
            self._rows("UPDATE accounts SET password = ? WHERE name = ?", hashed, name)

    def ensure(self, name: str) -> None:
        """An account of that name, made if it is not there."""
        self._rows("INSERT INTO accounts VALUES (?, NULL) ON CONFLICT DO NOTHING", _proper(name))

    def login(self, name: str, password: str) -> str:
        """A session for name and password; after some failures the account is locked for a while."""
        now = self._clock()
        failures, until = self._failures.get(name, (0, 0))
        if failures >= MOST_FAILURES and now < until:
            raise WrongPassword("too many failed attempts; try again in a quarter of an hour")
        found = self._rows("SELECT password FROM accounts WHERE name = ?", name)
        known = found[0][0] if found else None
        try:
            # A hash is checked also where there is none, so that the time does not tell which names exist.
            self._hasher.verify(known or self._nobody, password)
        except (Argon2Error, InvalidHashError):
            known = None
        if known is None:
            self._failures.pop(name, None)
            self._failures[name] = (failures + 1, now + LOCKED_MS)
            while len(self._failures) > MOST_NAMES:
                self._failures.pop(next(iter(self._failures)))
            raise WrongPassword("name and password do not go together")
        self._failures.pop(name, None)
        return self._session(name)

    # Sessions and links.

    def account(self, token: str | None) -> str | None:
        """Whose session this is."""
        if not token:
            return None
        found = self._rows("SELECT account, ends FROM sessions WHERE digest = ?", _digest(token))
        return found[0][0] if found and found[0][1] > self._clock() else None

    def logout(self, token: str | None) -> None:
        """End a session."""
        if token:
            self._rows("DELETE FROM sessions WHERE digest = ?", _digest(token))

    def link(self, account: str) -> str:
        """The token of a link that signs in once."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self._rows("INSERT INTO links VALUES (?, ?, ?)", _digest(token), account, self._clock() + LINK_MS)
        return token

    def follow(self, token: str) -> str:
        """A session for the token of a link, which then serves no more."""
        found = self._rows("DELETE FROM links WHERE digest = ? RETURNING account, ends", _digest(token))
        if not found or found[0][1] <= self._clock():
            raise WrongPassword("this link has been used or is too old; ask for another")
        return self._session(found[0][0])

    def _session(self, account: str) -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self._rows("INSERT INTO sessions VALUES (?, ?, ?)", _digest(token), account, self._clock() + SESSION_MS)
        return token

    # Roles.

    def grant(self, account: str, role: Role, table: str | None = None) -> None:
        """Give a role at one table or on the whole floor."""
        self._rows("INSERT INTO roles VALUES (?, ?, ?) ON CONFLICT DO NOTHING", account, role.value, table or "")

    def withdraw(self, account: str, role: Role, table: str | None = None) -> None:
        """Take a role away."""
        self._rows("DELETE FROM roles WHERE account = ? AND role = ? AND place = ?", account, role.value, table or "")

    def roles(self, account: str) -> tuple[Granted, ...]:
        """The roles of an account."""
        found = self._rows("SELECT role, place FROM roles WHERE account = ? ORDER BY role, place", account)
        return tuple(Granted(Role(role), place or None) for role, place in found)

    def staff(self) -> tuple[str, ...]:
        """The accounts that have a role."""
        return tuple(name for (name,) in self._rows("SELECT DISTINCT account FROM roles ORDER BY account"))

    # Tables.

    def place(self, table: str) -> Place:
        """What is remembered of a table."""
        found = self._rows("SELECT settings FROM places WHERE name = ?", table)
        return msgspec.json.decode(found[0][0], type=Place) if found else Place()

    def keep(self, table: str, place: Place) -> None:
        """Remember a table."""
        text = msgspec.json.encode(place).decode()
        self._rows(
            "INSERT INTO places VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET settings = excluded.settings",
            table,
            text,
        )

    def held(self, table: str) -> Held:
        """Who was remembered to sit where, and up to which record."""
        found = self._rows("SELECT upto, seats FROM held WHERE name = ?", table)
        return Held(found[0][0], msgspec.json.decode(found[0][1], type=dict[int, Holder])) if found else Held()

    def remember(self, table: str, held: Held) -> None:
        """Remember who sits where; a host that is behind changes nothing."""
        self._rows(
            "INSERT INTO held VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE"
            " SET upto = excluded.upto, seats = excluded.seats WHERE held.upto < excluded.upto",
            table,
            held.upto,
            msgspec.json.encode(held.seats).decode(),
        )

    # Health.

    def write_something(self) -> None:
        """Write to the database of the journal, which fails if nothing can be recorded there."""
        self._rows(
            "INSERT INTO health VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at",
            "floor",
            self._clock(),
        )


def register_at(place: str, clock: Callable[[], int]) -> Register:
    """The register beside the journal at a place."""
    if place.startswith(SCHEMES):
        from croupier.floor.postgres import rows_at  # noqa: PLC0415 - psycopg is an extra

        rows, closes = rows_at(place)
        return Register(rows, clock, closes=closes)
    return Register(_sqlite_rows(":memory:" if place == MEMORY else str(Path(place))), clock)


def _sqlite_rows(path: str) -> Rows:
    db = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    lock = threading.Lock()

    def rows(query: str, *values: object) -> list[Any]:
        with lock, closing(db.execute(query, values)) as found:
            return found.fetchall()

    return rows


def _proper(name: str) -> str:
    name = name.strip()
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name.casefold() == HOUSE_ACCOUNT:
        raise Refused(f"a name has 1 to {LONGEST_NAME} printable characters and is not the house's")
    return name


def _digest(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
