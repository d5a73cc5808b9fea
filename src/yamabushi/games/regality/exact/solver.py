"""A table of decided positions and the search that fills it, as one object."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from yamabushi.games.regality.exact.search import (
    BUDGET,
    COUNTERS,
    FRAME_FIELDS,
    MOST_REPLIES,
    MOST_TURNS,
    REPLY_FIELDS,
    STORED,
    VISITED,
    answer,
    keep_all,
    known,
    search,
    search_all,
    unfold,
)
from yamabushi.kernels.entries import Unit, compile_all
from yamabushi.kernels.words import MOST_ACTIONS, Buffer, Table, Words, buffer

SLICE = 100_000
"""So many positions, a fraction of a second, are visited before somebody can stop the search."""

UNFOLDED = 1000
"""So many positions at once are gone through to list those one turn later."""

CHOICES = 2
"""So many lists of actions are kept at once for an answer: those of a position, and those of a tile placed there."""

Progress = Callable[[int, int], None]
"""Is told how many of how many positions are decided."""


def room_for(positions: int) -> int:
    """Say how long a table is that has room for so many positions.

    Kernels find places by the low bits of a number, so it is a power of two, and never more than half of it is used.

    >>> room_for(500), room_for(512), room_for(513)
    (1024, 1024, 2048)
    """
    return 1 << (2 * positions - 1).bit_length()


class Solver:
    """What is known about positions, by their keys, and the means to find out more."""

    def __init__(self, positions: int = 1 << 15) -> None:
        self.table: Buffer = np.zeros(room_for(positions), dtype=np.int64)
        self.counters: Buffer = np.zeros(COUNTERS, dtype=np.int64)
        self.actions = buffer()
        self.choices = buffer(CHOICES)
        self.worths: Buffer = np.zeros(MOST_ACTIONS, dtype=np.int64)
        self.replies: Table = np.zeros((MOST_TURNS * MOST_REPLIES, REPLY_FIELDS), dtype=np.int64)
        self.frames: Table = np.zeros((MOST_TURNS, FRAME_FIELDS), dtype=np.int64)

    @property
    def visited(self) -> int:
        """How many positions were visited."""
        return int(self.counters[VISITED])

    @property
    def stored(self) -> int:
        """How many positions the table has."""
        return int(self.counters[STORED])

    def allow(self, budget: int) -> None:
        """Allow so many more positions to be visited, and make room for them."""
        room = room_for(self.stored + budget)
        if room > len(self.table):
            entries, self.table = self.table, np.zeros(room, dtype=np.int64)
            self.counters[STORED] = 0
            keep_all(entries, self.table, self.counters)
        self.counters[BUDGET] = self.visited + budget

    def learn_lost(self, keys: Buffer) -> None:
        """Take in positions that are known to be lost."""
        self.allow(len(keys))
        keep_all(keys << 1, self.table, self.counters)

    def known(self, key: int) -> int:
        """Say how a position stands, if the table has it."""
        return int(known(self.table, key))

    def value(self, key: int, budget: int) -> int:
        """Say how a position stands, or `UNKNOWN` after so many positions."""
        self.allow(budget)
        return int(search(key, self.table, self.counters, self.actions, self.replies, self.frames))

    def answer(self, words: Words, budget: int) -> tuple[int, list[int]]:
        """Say how a position of a single game stands for whoever decides there, and how each action does, if known."""
        self.allow(budget)
        value = answer(
            words,
            self.table,
            self.counters,
            self.actions,
            self.replies,
            self.frames,
            self.choices,
            self.worths,
        )
        return int(value), self.worths.tolist()

    def decide(self, keys: Buffer, progress: Progress) -> None:
        """Find out how each of the positions stands."""
        done = 0
        while done < len(keys):
            self.allow(SLICE)
            done = int(search_all(keys, done, self.table, self.counters, self.actions, self.replies, self.frames))
            progress(done, len(keys))

    def after(self, keys: Buffer) -> Buffer:
        """List the positions one turn after those given, each once, in rising order. None of them may end the game."""
        nothing = np.zeros(2, dtype=np.int64)
        out = np.zeros(UNFOLDED * MOST_REPLIES, dtype=np.int64)
        found = [np.zeros(0, dtype=np.int64)]
        for start in range(0, len(keys), UNFOLDED):
            written = int(unfold(keys[start : start + UNFOLDED], nothing, self.actions, self.replies, out))
            found.append(np.unique(out[:written]))
        return np.unique(np.concatenate(found))


def warm_up_solver(tell: Callable[[str], None]) -> None:
    """Compile what solving needs, once, telling so."""
    compile_all([Unit(search.__module__)], tell)
