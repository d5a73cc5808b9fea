"""Count sequences of actions with the kernels and compare with the table that the naive implementation made."""

from __future__ import annotations

import re

import pytest

from tests.amounts import INTERPRETED
from yamabushi.engines.perft import divide, perft
from yamabushi.games.yokai.state import YokaiState

from .make_perft import ROOTS, naive_divide, naive_perft, naive_root, table
from .positions import OTHERS, at, full, pending, yokai

NODE_CAP = 10_000 if INTERPRETED else 1_000_000
NAIVE_CAP = 500


def root_of(deck: str, root: str) -> YokaiState:
    """Give the position of a row."""
    return yokai(deck).start() if root == "start" else yokai(deck).read(root)


def difference(deck: str, root: str, depth: int) -> str:
    """Say under which first actions both implementations count otherwise."""
    kernels, naive = divide(root_of(deck, root), depth), naive_divide(naive_root(deck, root), depth)
    lines = [f"{deck} | {root} at depth {depth}", "action     kernels      naive"]
    for action in sorted({*kernels, *naive}):
        ours, theirs = kernels.get(action), naive.get(action)
        lines.append(f"{action:8} {ours!s:>9} {theirs!s:>10}{'' if ours == theirs else '  <--'}")
    return "\n".join(lines)


@pytest.mark.parametrize(("deck", "root", "counts"), table())
def test_kernels_count_as_the_table_does(deck: str, root: str, counts: list[tuple[int, int]]) -> None:
    state = root_of(deck, root)
    for depth, count in counts:
        if count <= NODE_CAP:
            assert perft(state, depth) == count, difference(deck, root, depth)


@pytest.mark.parametrize(("deck", "root", "counts"), table())
def test_the_table_is_what_the_naive_implementation_counts(deck: str, root: str, counts: list[tuple[int, int]]) -> None:
    game = naive_root(deck, root)
    for depth, count in counts:
        if count <= NAIVE_CAP:
            assert naive_perft(game, depth) == count


def test_the_table_has_every_kind_of_thing_that_can_be_pending() -> None:
    rows = table()
    assert len(rows) == len(ROOTS)
    assert all(counts[0] == (1, len(root_of(deck, root).actions)) for deck, root, counts in rows)
    met = {re.sub("[GRBY01]", "", pending(root)) for _, root, _ in rows if root != "start"}
    assert {"-", "+", "+,+", "+@", "!@", "?", "?,=", "?,=,="} <= met
    assert sum(root == "start" for _, root, _ in rows) == 2


def test_a_wrong_count_is_told_under_each_first_action() -> None:
    position = full(f"G:G5????:-:- {OTHERS} GRGB - * - - - 9:0:0:-")
    told = difference("assumed", position, 2).splitlines()
    assert told == [
        f"assumed | {position} at depth 2",
        "action     kernels      naive",
        ".               18         18",
        "GB@B             3          3",
        "GB@G             3          3",
        "GR@G             3          3",
        "GR@R             3          3",
    ]


def test_counts_are_zero_past_the_end_and_one_at_depth_nothing() -> None:
    last = at(f"G:G4????:GRGB:GY {OTHERS} RB RB - * - - 400:0:0:-")
    assert (perft(last, 0), perft(last.play("."), 1), perft(last.play("."), 0)) == (1, 0, 1)
