"""The packed position: twelve words that leave room, the same compiled and interpreted."""

from __future__ import annotations

import pytest

import yamabushi
from tests.core.walks import every_game, random_positions
from tests.kernels.processes import run
from yamabushi.core import game as core_game
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels import words
from yamabushi.kernels.words import MOST_ACTIONS, WORDS, buffer

GAMES = every_game()
PLAYOUTS = f"""
import yamabushi
from yamabushi.engines.playouts import play_out, random_action
from yamabushi.kernels.chance import generator
from yamabushi.kernels.words import buffer
for game in {list(GAMES.values())}:
    state, rng = game.start(), generator(5)
    while state.seat is not None:  # step by step, every word of every position
        print(state.words, state.codes)
        code = random_action(state.game.mark, state.words, rng, buffer())
        state = state.play(state.actions[state.codes.index(code)])
    last, count = play_out(state.game.mark, state.game.start().words, rng, buffer())  # and in one go
    print(tuple(map(int, last)), int(count))
"""


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_twelve_plain_numbers_below_two_to_the_sixtytwo(name: str) -> None:
    for seed in range(2):
        for state in random_positions(GAMES[name], seed):
            assert isinstance(state, KernelState)
            assert len(state.words) == WORDS == 12
            assert all(type(word) is int for word in state.words)
            assert all(0 <= word < 2**62 for word in state.words)


def test_compiled_and_interpreted_playouts_give_identical_words() -> None:
    compiled = run(PLAYOUTS)
    assert compiled.count("\n") > 20 * len(GAMES)
    assert run(PLAYOUTS, NUMBA_DISABLE_JIT="1") == compiled


def test_a_buffer_has_room_for_all_actions_of_so_many_plies() -> None:
    assert len(buffer()) == MOST_ACTIONS
    assert len(buffer(3)) == 3 * MOST_ACTIONS


def test_no_position_has_more_actions_than_there_is_room_for() -> None:
    for game in GAMES.values():
        assert max(len(state.actions) for state in random_positions(game, seed=1)) < MOST_ACTIONS


def test_kernels_and_the_public_face_call_chance_the_same() -> None:
    assert words.CHANCE == core_game.CHANCE == yamabushi.CHANCE
