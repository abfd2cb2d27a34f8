"""Files that people write: read as text, or refused with a sentence."""

from pathlib import Path

from croupier.errors import Refused


class NoText(Refused):
    """A file that holds no text, or none that can be read."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"{file} {why}")
        self.why = why


def text_of(file: Path) -> str:
    """What a file holds; some editors begin it with a mark of its encoding, which is no part of it."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise NoText(file, f"cannot be read: {error.strerror}") from None
    except ValueError:  # bytes that are no UTF-8, or a path that holds a null character
        raise NoText(file, "is not a text in UTF-8") from None
