"""Perft: every decision and every chance outcome a ply, every leaf played."""

from __future__ import annotations

import random

import pytest

from tests.core.walks import MATCHES, STYLES
from tests.engines.positions import position, positions, start
from tests.kernels.processes import run
from yamabushi import State
from yamabushi.engines.perft import divide, perft


def counted(state: State, depth: int) -> int:
    """Count leaves through the public face, one by one."""
    if depth == 0:
        return 1
    return sum(counted(state.play(action), depth - 1) for action in state.actions)


@pytest.mark.parametrize("style", STYLES)
def test_perft_counts_what_can_be_played(style: str) -> None:
    state = start(style=style)
    assert [perft(state, depth) for depth in range(4)] == [counted(state, depth) for depth in range(4)]


@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.parametrize("style", STYLES)
def test_perft_counts_what_can_be_played_from_anywhere(style: str, match: str) -> None:
    rng = random.Random(1)
    for state in rng.sample(positions(1, style=style, match=match), 8):
        assert perft(state, 2) == counted(state, 2)


def test_perft_counts_the_end_of_a_game_as_it_is() -> None:
    last_cell = position("te,Mi,Cd/Pr,Qu,hi/Ge,mo,. r KiWiCa StBiPa - Ci - 10", style="old", match="single")
    assert [perft(last_cell, depth) for depth in range(5)] == [counted(last_cell, depth) for depth in range(5)]
    assert perft(last_cell, 5) == 0


@pytest.mark.parametrize("style", STYLES)
def test_at_depth_nothing_there_is_one_leaf_even_when_all_is_over(style: str) -> None:
    states = positions(1, style=style)
    assert perft(states[0], 0) == 1
    assert perft(states[-1], 0) == 1


def test_when_all_is_over_there_is_nothing_further() -> None:
    over = positions(1, style="old")[-1]
    assert perft(over, 1) == perft(over, 3) == 0
    assert divide(over, 1) == {}


def test_the_first_plies_of_the_smallest_game_can_be_counted_by_hand() -> None:
    state = start(style="old", match="single")
    assert perft(state, 1) == 9  # the Citizen, anywhere
    assert perft(state, 2) == 9 * 7 * 8  # one of Religion's seven on one of the eight cells left


def test_chance_is_a_ply() -> None:
    assert perft(start(first="random", style="old"), 1) == 2
    assert perft(start(), 3) == 16 * 15 * 14


@pytest.mark.parametrize("style", STYLES)
def test_the_parts_of_divide_sum_to_perft(style: str) -> None:
    for state in positions(2, style=style)[::7]:
        parts = divide(state, 2)
        assert tuple(parts) == state.actions
        assert sum(parts.values()) == perft(state, 2)
        assert all(leaves == perft(state.play(action), 1) for action, leaves in parts.items())


def test_counts_are_plain_numbers() -> None:
    state = start(style="old")
    assert type(perft(state, 1)) is int
    assert {type(leaves) for leaves in divide(state, 1).values()} == {int}


def test_positions_are_not_changed_by_counting() -> None:
    state = start(style="old")
    before = (state.words, state.actions)
    perft(state, 2)
    assert (state.words, state.actions) == before


@pytest.mark.parametrize("call", ["perft(state, -1)", "divide(state, 0)"])
def test_a_depth_that_makes_no_sense_is_refused(call: str) -> None:
    """Compiled, it would write outside the buffer; so this is tried where that is an error."""
    script = f"""
import yamabushi
from yamabushi.engines.perft import divide, perft
state = yamabushi.game("regality", style="old").start()
try:
    {call}
except ValueError as refusal:
    print("refused:", refusal)
"""
    assert run(script, NUMBA_DISABLE_JIT="1").startswith("refused:")
