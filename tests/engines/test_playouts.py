"""Random playouts: whole games, the same for the same seed, the same as stepping through them."""

from __future__ import annotations

import numpy as np
import pytest

from tests.core.walks import MATCHES, STYLES
from tests.engines.positions import positions, start
from tests.engines.thinkers import ALL, few, game_start
from yamabushi import CHANCE
from yamabushi.engines.playouts import Playouts, play_out, playouts, random_action
from yamabushi.games.kernel_state import KernelState
from yamabushi.games.regality.match import MOST_PLACEMENTS
from yamabushi.kernels.chance import generator
from yamabushi.kernels.words import buffer


@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.parametrize("style", STYLES)
def test_playing_out_is_stepping_to_the_end(style: str, match: str) -> None:
    state = start(style=style, match=match, first="random")
    last, count = play_out(state.game.mark, state.words, generator(3), buffer())
    rng, steps = generator(3), 0
    while state.seat is not None:
        code = random_action(state.game.mark, state.words, rng, buffer())
        state = state.play(state.actions[state.codes.index(code)])
        steps += 1
    assert count == steps
    assert tuple(last) == state.words


@pytest.mark.parametrize("kind", ALL)
def test_games_of_every_kind_are_played_out(kind: str) -> None:
    # Where every index is checked, this is what steps on most of them.
    state, games = game_start(kind), few(200, 1)
    result = playouts(state, games, seed=1)
    assert result.games == games
    assert result.actions > 9 * games
    assert len(result.returns) == len(state.game.seats)


@pytest.mark.parametrize("style", STYLES)
def test_playing_out_ends_when_all_is_over(style: str) -> None:
    state = start(style=style)
    for seed in range(10):
        words, _ = play_out(state.game.mark, state.words, generator(seed), buffer())
        over = type(state)(state.game, words)
        assert over.seat is None
        assert over.returns is not None


@pytest.mark.parametrize("style", STYLES)
def test_what_one_seat_wins_the_other_loses(style: str) -> None:
    result = playouts(start(style=style, match="single"), 20, seed=1)
    assert sum(result.returns) == pytest.approx(0)
    assert all(-1 <= value <= 1 for value in result.returns)


def test_the_mean_is_that_of_the_games_played() -> None:
    state = start(style="random", match="points")
    rng = generator(4)
    totals, count = np.zeros(2), 0
    for _ in range(10):
        words, length = play_out(state.game.mark, state.words, rng, buffer())
        totals += type(state)(state.game, words).returns or ()
        count += length
    result = playouts(state, 10, seed=4)
    assert result == Playouts(10, count, (totals[0] / 10, totals[1] / 10))
    assert set(map(type, (result.actions, *result.returns))) == {int, float}


def test_the_same_seed_plays_the_same_games() -> None:
    state = start()
    assert playouts(state, 10, seed=2) == playouts(state, 10, seed=2)


def test_another_seed_plays_other_games() -> None:
    state = start()
    assert len({playouts(state, 5, seed).actions for seed in range(10)}) > 1
    assert len({playouts(state, 5).actions for _ in range(10)}) > 1


@pytest.mark.parametrize("style", STYLES)
def test_games_are_as_long_as_games_can_be(style: str) -> None:
    result = playouts(start(style=style, match="single"), 30, seed=5)
    # At least nine placements, or fewer tiles than that; at most 60 with a choice, two uses and a hit tile for each.
    assert 9 * 30 <= result.actions <= (12 + 5 * MOST_PLACEMENTS) * 30


def test_longer_matches_take_more_actions() -> None:
    lengths = [playouts(start(match="points", games=games), 5, seed=6).actions for games in (1, 3, 9)]
    assert lengths[0] * 2 < lengths[1]
    assert lengths[1] * 2 < lengths[2]


def test_a_finished_game_is_played_out_already() -> None:
    over = positions(1)[-1]
    assert playouts(over, 3, seed=1) == Playouts(3, 0, over.returns or ())


def test_playouts_start_where_they_are_told_to() -> None:
    almost = next(state for state in positions(1, match="single")[::-1] if state.seat not in (None, CHANCE))
    decided = {playouts(almost, 1, seed).returns for seed in range(30)}
    assert decided <= {state.returns for state in followers(almost)}


def followers(state: KernelState) -> list[KernelState]:
    """Give every end that can come of a position that is all but over."""
    if state.seat is None:
        return [state]
    return [over for action in state.actions for over in followers(state.play(action))]


def test_a_random_action_is_evenly_drawn() -> None:
    state = start(style="old")
    rng = generator(8)
    counts = dict.fromkeys(state.codes, 0)
    for _ in range(9 * 200):
        counts[int(random_action(state.game.mark, state.words, rng, buffer()))] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 37.4  # once in 100,000 fair samples
