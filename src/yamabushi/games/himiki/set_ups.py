"""Set-ups that "Set up for me" chooses from: by mode, edition and seat, none that the strongest engine calls a mistake.

`set_ups.txt` has them, a line each; `python -m tests.himiki.make_set_ups` writes it anew. The page picks one of the
`proposals` of each position; reviews of games do not judge a placement that is among them.

>>> len(set_ups()["duel", "revised", "w"]) > 3
True
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

SetUp = Mapping[str, str]
"""How a seat's cubes lie, by square."""


def read_set_ups(text: str) -> dict[tuple[str, str, str], tuple[SetUp, ...]]:
    """Read the lines of `set_ups.txt`: mode, edition, seat, and the cubes.

    >>> read_set_ups("duel first w B4HMK,C4MHK,D4KHM")
    {('duel', 'first', 'w'): ({'B4': 'HMK', 'C4': 'MHK', 'D4': 'KHM'},)}
    """
    found: dict[tuple[str, str, str], tuple[SetUp, ...]] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            mode, edition, seat, cubes = line.split()
            set_up = {cube[:2]: cube[2:] for cube in cubes.split(",")}
            found[mode, edition, seat] = (*found.get((mode, edition, seat), ()), set_up)
    return found


@cache
def set_ups() -> Mapping[tuple[str, str, str], tuple[SetUp, ...]]:
    """Give the set-ups, by mode, edition and the letters of the seat."""
    return read_set_ups((resources.files(__package__) / "set_ups.txt").read_text(encoding="ascii"))


def proposals(known: tuple[SetUp, ...], standing: SetUp, actions: tuple[str, ...]) -> tuple[str, ...]:
    """List the placements that lead to one of the known set-ups, given which cubes stand where.

    >>> known = ({"B5": "HMK", "C5": "MHK"}, {"B5": "KHM", "C5": "MHK"})
    >>> proposals(known, {"B5": "KHM"}, ("C5=HMK", "C5=MHK"))
    ('C5=MHK',)
    """
    fitting = [one for one in known if all(standing.get(square, shown) == shown for square, shown in one.items())]
    wanted = {f"{square}={shown}" for one in fitting for square, shown in one.items()}
    return tuple(action for action in actions if action in wanted)
