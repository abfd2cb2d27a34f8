"""Heads to be printed and written down, and signed so that nobody can deny or forge them later.

A head stands for every record up to it. Whoever has an old head can tell whether the journal still leads to it, also
if somebody has rewritten the whole chain since.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct
from nacl.encoding import HexEncoder
from nacl.exceptions import BadSignatureError
from nacl.signing import SigningKey, VerifyKey

from croupier.errors import Refused
from croupier.journal.chain import first_head
from croupier.journal.contract import Journal


class PrintedHead(Struct, frozen=True):
    """The head of a table as it is written down."""

    table: str
    number: int
    hash: str


class Heads(Struct, frozen=True, kw_only=True):
    """The heads of all tables at one time, perhaps signed."""

    at: int
    heads: tuple[PrintedHead, ...]
    public_key: str = ""
    signature: str = ""


def heads_of(journal: Journal, at: int) -> Heads:
    """The heads of a journal."""
    listed = journal.tables()
    heads = tuple(PrintedHead(each.name, each.head.number, each.head.hash.hex()) for each in listed)
    return Heads(at=at, heads=heads)


def signed(heads: Heads, key: SigningKey) -> Heads:
    """Heads with a signature."""
    signature: str = key.sign(_signed_bytes(heads), HexEncoder).signature.decode()
    public_key: str = key.verify_key.encode(HexEncoder).decode()
    return msgspec.structs.replace(heads, public_key=public_key, signature=signature)


def signing_key(path: Path) -> SigningKey:
    """The key in a file, which is made if it is not there and which its owner alone can read."""
    try:
        if not path.exists():
            with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="ascii") as file:
                file.write(SigningKey.generate().encode(HexEncoder).decode() + "\n")
        return SigningKey(path.read_text(encoding="ascii").strip().encode(), HexEncoder)
    except OSError as error:
        raise Refused(f"{path} cannot be used as a key: {error.strerror}") from None
    except (ValueError, TypeError):
        raise Refused(f"{path} is no signing key: it should hold 64 hex digits") from None


def read_heads(path: Path) -> Heads:
    """Heads from a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Heads)
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Refused(f"{path} holds no heads: {error}") from None


def wrong_heads(heads: Heads, journal: Journal, public_key: str | None) -> Iterator[str]:
    """Every reason why the journal does not lead to these heads, or why they are not to be trusted."""
    yield from _wrong_signature(heads, public_key)
    known = {listed.name: listed for listed in journal.tables()}
    for head in heads.heads:
        listed = known.get(head.table)
        if listed is None:
            yield f"{head.table}: the table is not in the journal any more"
            continue
        record = journal.record(head.table, head.number)
        at_opening = first_head(listed.opening).hash if head.number == 0 else None
        found = record.hash if record is not None else at_opening
        if found is None:
            yield f"{head.table}: record {head.number}, which was its head, is gone"
        elif found.hex() != head.hash:
            yield f"{head.table}: record {head.number} or one before it was changed since its head was written down"


def _wrong_signature(heads: Heads, public_key: str | None) -> Iterator[str]:
    if not heads.signature:
        if public_key is not None:
            yield "the heads are not signed"
        return
    if public_key is not None and public_key.strip().lower() != heads.public_key:
        yield "the heads are signed with another key than the one given"
        return
    try:
        key = VerifyKey(heads.public_key.encode(), HexEncoder)
        key.verify(_signed_bytes(heads), HexEncoder.decode(heads.signature.encode()))
    except (BadSignatureError, ValueError, TypeError):
        yield "the signature of the heads is wrong: they were changed after they were signed"


def _signed_bytes(heads: Heads) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(heads, public_key="", signature=""))
