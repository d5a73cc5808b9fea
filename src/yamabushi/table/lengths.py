"""How long a game is, told from its entries alone: for lists, where nobody wants to replay it."""

from __future__ import annotations

from collections.abc import Iterable

from yamabushi.table.events import MOVES, Act, Entry, Rewind


def decisions_in(entries: Iterable[Entry]) -> int:
    """Count the decisions that stand: those that were taken back are not among them.

    >>> acts = [Entry(version, Act(version % 2, "-")) for version in (1, 2, 3)]
    >>> decisions_in(acts), decisions_in([*acts, Entry(4, Rewind(1)), Entry(5, Act(0, "-"))])
    (3, 2)
    """
    # For each position on the way, the version that led there, and whether somebody decided it; as `Moment` has it.
    line = [(0, False)]
    for entry in entries:
        if isinstance(entry.event, MOVES):
            line.append((entry.version, isinstance(entry.event, Act)))
        elif isinstance(entry.event, Rewind):
            while line[-1][0] > entry.event.version and len(line) > 1:
                line.pop()
            line[-1] = (entry.version, line[-1][1])
    return sum(is_decision for _, is_decision in line)
