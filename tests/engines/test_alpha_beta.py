"""Alpha-beta: it agrees with plain minimax where that can be told, and where it is cut makes no difference."""

from __future__ import annotations

import pytest

import yamabushi
from tests.engines.positions import start
from tests.engines.thinkers import OPEN, few, some
from yamabushi import CHANCE
from yamabushi.engines.alpha_beta import COUNT, recall
from yamabushi.engines.deepening import Deepening
from yamabushi.engines.judging import SURE, WIN, key_of, static_value
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.words import Buffer


def forced(state: KernelState, depth: int) -> int:
    """Say by plain minimax whether side 0 (1) or side 1 (-1) wins by force within so many decisions; 0 if neither."""
    if state.returns is not None:
        return int(state.returns[0])
    if depth == 0 or state.seat is None:
        return 0
    values = [forced(state.play(action), depth - 1) for action in state.actions]
    if state.seat == CHANCE:
        return values[0] if len(set(values)) == 1 else 0
    return max(values) if state.seat & 1 == 0 else min(values)


def minimax(state: KernelState, depth: int, ply: int, weights: Buffer) -> int:
    """Say what a position is worth, looking so many decisions ahead, but for those where there is no choice."""
    if state.returns is not None:
        return int(state.returns[0]) * (WIN - ply)
    if depth == 0:
        return static_value(state.game.mark, state.words, weights)
    assert state.seat is not None
    deeper = depth - 1 if len(state.codes) > 1 else depth
    values = [minimax(state.after(code), deeper, ply + 1, weights) for code in state.codes]
    return max(values) if state.game.sides[state.seat] == 0 else min(values)


def searched(state: KernelState, nodes: int, deepest: int = 60, margin: int = 0, step: int | None = None) -> Deepening:
    search = Deepening(state, nodes, margin)
    until = 0
    done = False
    while not done and until < nodes:
        until = nodes if step is None else min(until + step, nodes)
        done = search.advance(until, deepest)
    return search


@pytest.mark.parametrize("kind", ["himiki", "himiki teams", "regality old"])
def test_a_forced_win_is_found_and_none_is_invented(kind: str) -> None:
    found = 0
    for state in some(kind, 1, few(150, 4), apart=11):
        if len(state.actions) > 40 and kind.startswith("regality"):
            continue
        depth = 2 if len(state.actions) > 8 else 3
        value = forced(state, depth)
        search = searched(state, 20_000, depth + 2)
        _, seen = search.ranking()[0]
        if value:
            assert (seen > SURE, seen < -SURE) == (value > 0, value < 0), str(state)
            found += 1
        plies = WIN - abs(seen)
        if plies <= (2 if len(state.actions) > 8 else 3):
            assert forced(state, plies) == (1 if seen > 0 else -1), str(state)
    assert found > few(5, -1)


@pytest.mark.parametrize("kind", OPEN)
def test_it_does_not_matter_where_the_search_is_cut(kind: str) -> None:
    for state in some(kind, 2, few(5, 1)):
        whole = searched(state, few(3_000, 150))
        parts = searched(state, few(3_000, 150), step=few(37, 11))
        assert (whole.nodes, whole.depth) == (parts.nodes, parts.depth)
        assert whole.ranking() == parts.ranking()
        assert whole.line(whole.ranking()[0][0]) == parts.line(parts.ranking()[0][0])


@pytest.mark.parametrize("kind", OPEN)
def test_one_ply_deep_every_move_is_judged_where_it_leads(kind: str) -> None:
    for state in some(kind, 3, few(10, 2)):
        search = searched(state, 10**6, 1, margin=3 * SURE)
        for action, value in search.ranking():
            following = state.after(action)
            if following.returns is not None:
                assert value == int(following.returns[0]) * (WIN - 1)
            else:
                assert value == static_value(state.game.mark, following.words, search.weights)
        values = [value for _, value in search.ranking()]
        assert values == sorted(values, reverse=(state.seat or 0) & 1 == 0)


@pytest.mark.parametrize("kind", ["himiki", "himiki teams", "himiki first"])
def test_two_plies_deep_the_best_value_is_that_of_plain_minimax(kind: str) -> None:
    """Nothing is searched less deep yet; the last ply is judged several moves at a time."""
    for state in some(kind, 5, few(12, 2)):
        search = searched(state, 1 << 40, 2)
        if search.depth == 2:
            assert search.ranking()[0][1] == minimax(state, 2, 0, search.weights), str(state)


def test_a_line_can_be_played() -> None:
    for kind in OPEN:
        for state in some(kind, 4, few(4, 1)):
            search = searched(state, few(4_000, 100), margin=3 * SURE)
            for action, _ in search.ranking()[:3]:
                position = state
                for code in search.line(action):
                    assert code in position.codes
                    position = position.after(code)


def test_a_draw_that_is_far_away_tells_no_positions_apart() -> None:
    game = yamabushi.game("himiki")
    keys = []
    for count in (7, 8, 95, 96):
        state = game.read(f"B5HMK,C5MHK,D5KHM/B2HKM,C2MKH,D2KMH w 0-0 --- - {count} -")
        assert isinstance(state, KernelState)
        keys.append(key_of(state.game.mark, state.words))
    assert keys[0] == keys[1]
    assert len(set(keys)) == 3


def test_a_search_of_some_actions_does_not_remember_what_the_position_is_worth() -> None:
    """Workers share the actions of the root: the best of a share is no value of the root, where a line comes back."""
    state = start(style="old", match="single").after(start(style="old", match="single").codes[0])
    whole, share = Deepening(state, 10_000), Deepening(state, 10_000)
    share.control[COUNT] = 3
    for search in (whole, share):
        search.advance(10_000, 3)
    key = key_of(state.game.mark, state.words)
    assert recall(whole.table, key)
    assert not recall(share.table, key)
    assert {code for code, _ in share.ranking()} == set(state.codes[:3])
