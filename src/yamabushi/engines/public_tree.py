"""Search any game by its public words alone: no kernels, only `sample`, `actions`, `odds`, `play` and `returns`.

A tree grows over what has been played, as a seat may know it (information-set Monte Carlo tree search): each walk draws
a position that fits the view, goes down the tree by what has paid so far, adds one decision, and plays on at random to
the end. One ply deep it is greedy by playouts. Any number of seats can play, each for its own return.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from typing import Any

from yamabushi.core.game import CHANCE, Game, State

MOST_STEPS = 400
"""A walk that goes on for longer counts as drawn."""

CURIOSITY = 0.9
"""How much a decision that was tried seldom is preferred to one that has paid."""


class Branch:
    """A decision in the tree: how often it was tried, how often it could have been, and what it paid who made it."""

    __slots__ = ("allowed", "branches", "paid", "tried")

    def __init__(self) -> None:
        self.tried = 0
        self.allowed = 0
        self.paid = 0.0
        self.branches: dict[str, Branch] = {}

    @property
    def mean(self) -> float:
        """The mean return, from -1 to 1."""
        return self.paid / self.tried if self.tried else 0.0


class PublicTree:
    """A search of any game, for the seat whose view it is."""

    def __init__(self, game: Game, view: Mapping[str, Any], root: State, seed: int) -> None:
        """Take a view, and any position that fits it."""
        self.game = game
        self.view = view
        self.actions = root.actions
        self.rng = random.Random(seed)
        self.top = Branch()
        self.nodes = 0
        self.depth = 0

    def advance(self, until: int, deepest: int) -> bool:
        """Walk until so many walks are done; never is all found."""
        while self.nodes < until:
            self.walk(deepest)
        return False

    def walk(self, deepest: int) -> None:
        """Go down once, and note what came of it."""
        state = self.game.sample(self.view, self.rng)
        branch = self.top
        path: list[tuple[Branch, int]] = []
        is_new = False
        steps = 0
        while (seat := state.seat) is not None and steps < MOST_STEPS:
            steps += 1
            if seat == CHANCE:
                action = drawn(state, self.rng)
                branch = branch if is_new else branch.branches.setdefault(action, Branch())
            elif is_new or len(path) >= deepest:
                action = self.rng.choice(state.actions)
            else:
                action = self.preferred(branch, state.actions)
                branch = branch.branches[action]
                path.append((branch, seat))
                is_new = branch.tried == 0
            state = state.play(action)
        returns = state.returns if state.seat is None else None
        for branch, seat in path:
            branch.tried += 1
            branch.paid += 0.0 if returns is None else returns[seat]
        self.nodes += 1
        self.depth = max(self.depth, len(path))

    def preferred(self, branch: Branch, actions: tuple[str, ...]) -> str:
        """Choose what to try: something new, or what promises most by what has paid and how little it was tried."""
        found = [(action, branch.branches.setdefault(action, Branch())) for action in actions]
        for _, tried in found:
            tried.allowed += 1
        new = [action for action, tried in found if not tried.tried]
        if new:
            return self.rng.choice(new)

        def promise(one: tuple[str, Branch]) -> float:
            return one[1].mean + CURIOSITY * math.sqrt(math.log(one[1].allowed) / one[1].tried)

        return max(found, key=promise)[0]

    def branch_of(self, action: str) -> Branch:
        """Give what is known of one of the actions."""
        return self.top.branches.get(action) or Branch()

    def line(self, action: str) -> list[str]:
        """Give what is expected to be played, from an action on: what was tried most often."""
        found = [action]
        branch = self.branch_of(action)
        while branch.branches:
            action, branch = max(branch.branches.items(), key=lambda one: one[1].tried)
            if branch.tried < 2:
                break
            found.append(action)
        return found


def drawn(state: State, rng: random.Random) -> str:
    """Draw an outcome where chance decides, by its odds."""
    return rng.choices(state.actions, state.odds)[0]
