"""What those are told who may not take part."""

from __future__ import annotations

from datetime import UTC, datetime

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server.storage.bans import Ban

BANNED = Sentence("community-banned", "You cannot take part here until {until}; the reason given: “{reason}”.")
BANNED_FOR_GOOD = Sentence(
    "community-banned-for-good", "You cannot take part here any more; the reason given: “{reason}”."
)


class Banned(Refusal):
    """Refuse because whoever asks may not take part."""


def refusal_of(ban: Ban) -> Banned:
    """Say that somebody may not take part, why, and until when."""
    if ban.until is None:
        return Banned(BANNED_FOR_GOOD, reason=ban.reason)
    return Banned(BANNED, until=when(ban.until), reason=ban.reason)


def when(seconds: int) -> str:
    """Write a moment, so that everybody reads the same.

    >>> when(0)
    '1970-01-01 00:00 UTC'
    """
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
