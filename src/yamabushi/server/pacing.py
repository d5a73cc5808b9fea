"""How long an engine takes where hands are hidden: as long as its level always does, whatever it holds.

Thinking is cut a little before that time, and an answer that comes sooner is held back. The time that an engine waits
for its turn to think comes on top: it tells of other tables, and nothing of this one.
"""

from __future__ import annotations

BEATS = {7: 2, 8: 4}
"""How many beats a level takes; one, if it is not named here. Compiled, none needs half of its beats."""

SHARE = 0.8
"""So much of its time an engine thinks at most; the rest is for whatever comes before and after."""

DECISIONS = 20
"""A clock that runs out lasts for so many decisions more, at least."""

SHORTEST = 0.05
"""However little time a clock leaves, an engine takes so many seconds."""


def time_of(level: int, beat: float, left: float | None = None) -> float:
    """Say after how many seconds a level answers; `left` are those on its clock, which everybody sees.

    >>> time_of(3, 0.5), time_of(8, 0.5), time_of(8, 0.5, left=20.0), time_of(8, 0.5, left=0.1)
    (0.5, 2.0, 1.0, 0.05)
    """
    whole = BEATS.get(level, 1) * beat
    return whole if left is None else min(whole, max(left / DECISIONS, SHORTEST))


def rest_of(time: float, took: float) -> float:
    """Say how long to hold an answer back that took so long; one that took too long, until the time is over again.

    >>> rest_of(2.0, 0.5), rest_of(2.0, 2.0), rest_of(2.0, 2.5)
    (1.5, 2.0, 1.5)
    """
    return (int(took / time) + 1) * time - took
