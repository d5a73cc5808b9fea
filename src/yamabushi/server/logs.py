"""Structured logs, without secrets: no token, no invite, no password, no card ever comes here."""

from __future__ import annotations

import logging
import sys

import structlog


def configure(*, as_json: bool) -> None:
    """Log to standard error, for people or for programs."""
    processors: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if as_json:
        plain = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        processors += [structlog.processors.ExceptionRenderer(plain), structlog.processors.JSONRenderer()]
    else:
        colours = sys.stderr.isatty()
        # Not the prettier tracebacks: they show what variables hold, and that may be a token or a card.
        plainly = structlog.dev.plain_traceback
        processors.append(structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=plainly))
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
