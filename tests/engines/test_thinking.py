"""Thinking: from a view and no more, within limits, and never without an answer."""

from __future__ import annotations

import random

import pytest

import yamabushi
from tests.amounts import DEEP, GAMES
from tests.engines.thinkers import ALL, HIDDEN, OPEN, decisions, few, game_start, some
from yamabushi import CHANCE, BadPosition
from yamabushi.engines.levels import HIGHEST, LOWEST, Level, choose, choose_slowly, level_of, with_limit
from yamabushi.engines.thinking import Limit, analyse, think, thoughts
from yamabushi.games.kernel_state import KernelState

SMALL = Limit(nodes=40)
HANG = 60
"""Seconds after which something that should take a twentieth of one hangs, even where kernels are compiled first."""


@pytest.mark.parametrize("kind", ALL)
def test_thousands_of_random_positions_get_a_legal_answer(kind: str) -> None:
    # With `make test-deep` 10,000 positions a game: several kinds of each, and Yokai alone.
    kinds = sum(other.split()[0] == kind.split()[0] for other in ALL)
    count = 10_000 // kinds + 1 if DEEP else GAMES // 2
    rng = random.Random(kind)
    for number, state in enumerate(decisions(kind, 5)):
        if number == max(count, 5):
            break
        limit = Limit(nodes=rng.choice((1, 2, 20, 40)), seconds=rng.choice((None, None, 0.0, 0.001)))
        level = with_limit(level_of(state.game.name, rng.randint(LOWEST, HIGHEST)), limit)
        assert choose(level, state.game, state.view(state.seat), number) in state.actions


@pytest.mark.parametrize("kind", HIDDEN)
def test_it_never_peeks(kind: str) -> None:
    rng = random.Random(1)
    others = 0
    for state in some(kind, 6, few(40, 2), apart=5):
        twin = state.twin(state.seat, rng)
        others += twin != state
        assert twin.view(state.seat) == state.view(state.seat)
        for number in (1, 5, 8):
            level = with_limit(level_of(state.game.name, number), Limit(nodes=few(300, 20)))
            chosen = {choose(level, each.game, each.view(each.seat), 3) for each in (state, twin)}
            assert len(chosen) == 1
    assert others > few(10, 0)


@pytest.mark.parametrize("kind", ALL)
def test_the_same_seed_and_nodes_give_the_same_answer(kind: str) -> None:
    for state in some(kind, 7, few(3, 1)):
        view = state.view(state.seat)
        first, second = (think(state.game, view, Limit(nodes=few(2_000, 60)), seed=5) for _ in range(2))
        assert first.ranked == second.ranked
        assert (first.nodes, first.depth) == (second.nodes, second.depth)


@pytest.mark.parametrize("kind", ALL)
def test_limits_are_kept(kind: str) -> None:
    state = some(kind, 8, 1, apart=13)[0]
    view = state.view(state.seat)
    # The moves of a last ply are judged together, and eight guesses share the nodes.
    assert think(state.game, view, Limit(nodes=few(1_000, 50)), 1).nodes <= few(1_000, 50) + 8 * 600
    thought = think(state.game, view, Limit(seconds=0.05), 1)
    assert thought.seconds < HANG
    assert thought.action in state.actions


def test_depth_is_a_limit_of_open_games() -> None:
    for kind in OPEN:
        state = some(kind, 9, 1, apart=13)[0]
        assert think(state.game, state.view(state.seat), Limit(depth=1), 1).depth <= 1


def test_a_guess_that_is_settled_early_keeps_nobody_waiting() -> None:
    # One of the guesses may be searched to the end before the others; the nodes that it leaves must not be waited for.
    for state in some("regality secret-random", 11, few(60, 3), apart=3) + some(
        "himiki expert", 11, few(60, 3), apart=3
    ):
        assert think(state.game, state.view(state.seat), Limit(nodes=few(20_000, 100)), 1).action in state.actions


def test_depth_is_a_limit_where_something_is_hidden_too() -> None:
    for kind in HIDDEN:
        state = some(kind, 9, 1, apart=13)[0]
        # Without another limit, and yet there is an answer.
        assert think(state.game, state.view(state.seat), Limit(depth=1), 1).action in state.actions


def test_in_a_match_the_second_game_is_judged_as_the_first() -> None:
    state = yamabushi.game("regality", style="old").start()
    rng = random.Random(2)
    while sum(state.score) == 0:
        state = state.play(rng.choice(state.actions))
    while len(state.actions) < 20:
        state = state.play(state.actions[0])
    assert isinstance(state, KernelState)
    thought = think(state.game, state.view(state.seat), Limit(nodes=few(500, 100), depth=1), 1, by_heart=False)
    assert len({ranked.judgement for ranked in thought.ranked}) > 3
    assert all(abs(ranked.judgement) < 900 for ranked in thought.ranked)


def test_where_nobody_decides_it_says_so() -> None:
    state = game_start("regality old")
    rng = random.Random(1)
    view = state.view(1)
    with pytest.raises(BadPosition, match="it is not this seat's turn"):
        think(state.game, view, SMALL, 1)
    while state.seat is not None:
        state = state.play(rng.choice(state.actions))
    with pytest.raises(BadPosition, match="the game is over"):
        think(state.game, state.view(0), SMALL, 1)
    with pytest.raises(BadPosition, match="the game is over"):
        analyse(state, SMALL)
    start = game_start("regality")
    assert start.seat == CHANCE
    with pytest.raises(BadPosition, match="chance's turn"):
        analyse(start, SMALL)
    with pytest.raises(BadPosition, match="not a view"):
        think(start.game, {"seat": 7}, SMALL, 1)


def test_one_action_needs_no_thought() -> None:
    for state in decisions("himiki expert", 3):
        if len(state.actions) == 1:
            # Without a limit, and yet there is an answer.
            assert think(state.game, state.view(state.seat), Limit(), 1).action == state.actions[0]
            break


def test_thinking_can_be_stopped_at_any_time() -> None:
    state = some("himiki", 1, 1)[0]
    seen = 0
    for thought in thoughts(state.game, state.view(state.seat), Limit(), 1):
        assert thought.action in state.actions
        seen += 1
        if seen == 3:
            break
    assert seen == 3


@pytest.mark.parametrize("kind", ["himiki", "regality", "yokai", "himiki expert"])
def test_an_analysis_ranks_all_actions(kind: str) -> None:
    state = some(kind, 10, 1, apart=17)[0]
    *_, thought = analyse(state, Limit(nodes=few(20_000, 200)))
    assert sorted(ranked.action for ranked in thought.ranked) == sorted(state.actions)
    best = thought.ranked[0]
    assert best.line[0] == best.action
    assert len(best.score) == len(state.score)
    assert all(-1 <= ranked.value <= 1 for ranked in thought.ranked)
    assert thought.given_away(best.action) == 0
    assert all(thought.given_away(action) >= 0 for action in state.actions)


# ---- levels ----------------------------------------------------------------------------------------------------------

WINS_AT_ONCE = "B4HMK,C4MHK,D5KHM/B2KHM,C2MKH,D2KMH w 4-0 --- - 0 -"


def test_no_level_slips_past_a_win_that_it_sees() -> None:
    state = yamabushi.game("himiki").read(WINS_AT_ONCE)
    assert isinstance(state, KernelState)
    winning = {action for action in state.actions if state.play(action).returns == (1.0, -1.0)}
    assert winning
    for number in range(LOWEST, HIGHEST + 1):
        level = with_limit(level_of("himiki", number), Limit(nodes=few(500, 60), depth=2))
        for seed in range(few(20, 2)):
            assert choose(level, state.game, state.view(0), seed) in winning


def test_weak_levels_slip_and_strong_ones_do_not() -> None:
    state = some("himiki", 12, 1, apart=13)[0]
    chosen: dict[int, set[str]] = {}
    for number in (LOWEST, HIGHEST):
        level = with_limit(level_of("himiki", number), Limit(nodes=400, depth=1))
        chosen[number] = {choose(level, state.game, state.view(state.seat), seed) for seed in range(few(60, 12))}
    assert len(chosen[LOWEST]) > len(chosen[HIGHEST])


@pytest.mark.parametrize("game", yamabushi.games())
def test_levels_grow(game: str) -> None:
    levels = [level_of(game, number) for number in range(LOWEST, HIGHEST + 1)]
    assert [level.number for level in levels] == list(range(LOWEST, HIGHEST + 1))
    nodes = [level.limit.nodes or 0 for level in levels]
    assert nodes == sorted(nodes)
    slips = [level.slip for level in levels]
    assert slips == sorted(slips, reverse=True)
    assert len({level.name for level in levels}) == len(levels)


def test_choosing_tells_how_far_it_is() -> None:
    state = some("regality", 1, 1)[0]
    level = Level(8, Limit(nodes=few(5_000, 100)))
    *_, (action, thought) = choose_slowly(level, state.game, state.view(state.seat), 1)
    assert action == thought.action
    assert thought.nodes >= 1
