"""Search several guesses at what is hidden, each as if it were open, and let them vote by their mean return."""

from __future__ import annotations

import random

import numpy as np

from yamabushi.engines.deepening import Deepening, vote
from yamabushi.engines.sampling_tree import MOST_CODES
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.words import MOST_ACTIONS, Buffer, buffer

GUESSES = 8


class Guessing:
    """A search of what a seat may know, by alpha-beta over samples of it."""

    def __init__(
        self,
        root: KernelState,
        seed: int,
        most_nodes: int | None,
        margin: int,
        guesses: int = GUESSES,
        weights: Buffer | None = None,
    ) -> None:
        """Take any position that fits what the seat to decide may know."""
        rng = random.Random(seed)
        share = None if most_nodes is None else most_nodes // guesses
        self.root = root
        # The first guess is the position given, so that its lines can be played there.
        drawn = [root, *(root.twin(root.seat, rng) for _ in range(guesses - 1))]
        self.searches = [Deepening(guess, share, margin, weights) for guess in drawn]

    @property
    def nodes(self) -> int:
        """How many positions have been played."""
        return sum(search.nodes for search in self.searches)

    @property
    def depth(self) -> int:
        """How deep every guess has been searched."""
        return min(search.depth for search in self.searches)

    def advance(self, until: int, deepest: int) -> bool:
        """Search all guesses on, until so many nodes have been played; True when there is nothing more to find."""
        share = -(-until // len(self.searches))
        done = [search.advance(share, deepest) for search in self.searches]
        return all(done)

    def ranking(self) -> list[tuple[int, int]]:
        """List the actions with their values for side 0, the best for the decider first."""
        rankings = [pair for search in self.searches for pair in search.ranking()]
        found = np.zeros((MOST_ACTIONS, 2), dtype=np.int64)
        count = vote(
            self.root.game.mark,
            self.root.words,
            self.root.seat or 0,
            len(self.searches),
            np.array(rankings, dtype=np.int64),
            buffer(),
            np.zeros(MOST_CODES, dtype=np.float64),
            found,
        )
        return [(int(code), int(value)) for code, value in found[:count]]

    def line(self, action: int) -> list[int]:
        """Give the moves that the first guess expects, from an action on."""
        return self.searches[0].line(action)
