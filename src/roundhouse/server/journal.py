"""What the server writes down about itself: one JSON object per line, or plain lines on a terminal."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

LOGGERS = ("roundhouse", "uvicorn.error")


class JsonLines(logging.Formatter):
    """Writes a record with its facts (``extra={"facts": {…}}``) as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "at": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def open_journal(kind: str) -> None:
    """Begin to write: ``json`` everything, ``text`` warnings and errors as plain lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter("%(message)s"))
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if kind == "json" else logging.WARNING)


def facts(**known: Any) -> dict[str, dict[str, Any]]:
    """Return what a line is to say besides its message."""
    return {"facts": known}
