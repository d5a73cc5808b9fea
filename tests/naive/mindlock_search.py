"""Solve Mindlock puzzles by plain breadth-first search, to check the fast solver."""

from __future__ import annotations

import re

from .himiki_mindlock import NaiveMindlock


def naive_solve(puzzle: str, most: int) -> tuple[int | None, list[tuple[str, ...]]]:
    """Find the least cost at which a puzzle can be solved, its own par aside, and all lines that solve it at that cost.

    Only lines that never come back to a position are counted; a position says what was paid for it.
    """
    start = NaiveMindlock(re.sub(r"par=\d+", f"par={most}", puzzle))
    edges: dict[str, list[tuple[str, str]]] = {}  # of every position looked at: its actions, and where they lead
    layer = {str(start): start}  # the positions first reached at this cost
    for cost in range(most + 1):
        next_layer: dict[str, NaiveMindlock] = {}
        solved = set()
        waiting = list(layer.values())
        for position in waiting:  # grows while it is gone through
            text = str(position)
            edges[text] = []
            if position.over and position.solved:
                solved.add(text)
            for action in position.actions:
                after = position.play(action)
                edges[text].append((action, str(after)))
                if after.score == (cost,):
                    if str(after) not in layer:
                        layer[str(after)] = after
                        waiting.append(after)
                else:
                    next_layer[str(after)] = after
        if solved:
            return cost, lines(str(start), edges, solved)
        layer = next_layer
    return None, []


def lines(start: str, edges: dict[str, list[tuple[str, str]]], solved: set[str]) -> list[tuple[str, ...]]:
    """List all ways from the start to a solved position that never come back to a position, in the order of actions."""
    good = hopeful(edges, solved)
    found = []
    stack: list[tuple[tuple[str, ...], tuple[str, ...]]] = [((), (start,))]  # actions played, positions visited
    while stack:
        played, visited = stack.pop()
        here = visited[-1]
        if here in solved:
            found.append(played)
            continue
        for action, after in reversed(edges[here]):
            if after in good and after not in visited:
                stack.append(((*played, action), (*visited, after)))
    return found


def hopeful(edges: dict[str, list[tuple[str, str]]], solved: set[str]) -> set[str]:
    """Find the positions from which a solved one can be reached."""
    before: dict[str, list[str]] = {}
    for text, ways in edges.items():
        for _, after in ways:
            before.setdefault(after, []).append(text)
    good = set(solved)
    waiting = list(solved)
    for text in waiting:  # grows while it is gone through
        for earlier in before.get(text, []):
            if earlier not in good:
                good.add(earlier)
                waiting.append(earlier)
    return good
