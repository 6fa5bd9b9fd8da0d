"""Structured logs: one JSON object per line on standard error."""

from __future__ import annotations

import datetime
import logging
import sys
import traceback

import msgspec

LOG = logging.getLogger("terem")


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        line: dict[str, object] = {
            "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        fields = getattr(record, "fields", None)
        if isinstance(fields, dict):
            line.update(fields)
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = repr(record.exc_info[1])
            line["trace"] = traceback.format_exception(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str) -> None:
    """All loggers, uvicorn's included, speak JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
    # Every accepted and closed socket is not news; our own request line is.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)


def log_event(event: str, level: int = logging.INFO, **fields: object) -> None:
    LOG.log(level, event, extra={"fields": fields})


def log_error(event: str, **fields: object) -> None:
    """An unexpected error, with its trace; called from an `except` block."""
    LOG.error(event, exc_info=True, extra={"fields": fields})
