"""The command `croupier`, also `python -m croupier`: it can be interrupted even while the program is still loading."""

import sys


def main() -> None:
    """Load the command line and run it."""
    try:
        from croupier.cli import app  # noqa: PLC0415 - what takes time to load is loaded where an interrupt is caught
    except KeyboardInterrupt:
        sys.exit(130)
    app.main()


if __name__ == "__main__":
    main()
