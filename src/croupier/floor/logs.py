"""The log of a floor: a line for people, or an object on each line for programs; no token ever reaches it."""

import json
import logging
import sys

LOGGERS = ("croupier", "uvicorn.error", "litestar")


class JsonLines(logging.Formatter):
    """One object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as an object."""
        told = {"at": round(record.created * 1000), "level": record.levelname, "of": record.name}
        told["says"] = record.getMessage()
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told)


def start_logging(*, as_json: bool) -> None:
    """Write the log to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if as_json else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    )
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(logging.WARNING)
        logger.propagate = False
