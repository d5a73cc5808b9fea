"""A made-up game with three seats and odd sides goes through all generic layers."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

import yamabushi
from tests.outside.installed import install, use
from yamabushi.cli.ugi import Ugi
from yamabushi.core.errors import BadOption
from yamabushi.core.record import Record, read
from yamabushi.engines.levels import HIGHEST, LOWEST, choose, level_of, with_limit
from yamabushi.engines.players import player_named
from yamabushi.engines.thinking import Limit, analyse, last_of, think
from yamabushi.kernels.chance import generator
from yamabushi.lab.arena import Settings, play_game
from yamabushi.testing import check_game


@pytest.fixture(autouse=True)
def trio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the game for one test."""
    use(monkeypatch, install(tmp_path / "site"))


def test_it_keeps_the_promises_of_every_game() -> None:
    check_game(yamabushi.game("trio"), games=5)


@pytest.mark.parametrize("level", range(LOWEST, HIGHEST + 1))
def test_every_level_plays_it_within_nodes_and_seconds(level: int) -> None:
    found = level_of("trio", level)
    assert found.limit.nodes
    assert found.limit.seconds
    state = yamabushi.game("trio").read("5 d")
    few = with_limit(found, replace(found.limit, nodes=30))
    assert choose(few, state.game, state.view(1), 1) in state.actions


def test_the_tree_finds_what_wins_for_a_side_and_not_for_a_seat() -> None:
    # With three stones the Dog leaves two to its partner, who takes both; taking two leaves one, which wins as well.
    # With two stones the Wolf, who comes after the Shepherd, must take both.
    game = yamabushi.game("trio")
    wolf = game.read("2 w")
    assert think(game, wolf.view(0), Limit(nodes=200), 1).action == "take-2"
    dog = game.read("3 d")
    thought = think(game, dog.view(1), Limit(nodes=300), 1)
    assert thought.ranked[0].value > 0
    assert thought.nodes == 300


def test_the_same_seed_and_nodes_give_the_same_answer() -> None:
    game = yamabushi.game("trio")
    view = game.read("6 s").view(2)
    first, second = (think(game, view, Limit(nodes=60), 5) for _ in range(2))
    assert [(one.action, one.judgement) for one in first.ranked] == [
        (one.action, one.judgement) for one in second.ranked
    ]


def test_analysis_ranks_all_actions() -> None:
    thought = last_of(analyse(yamabushi.game("trio").read("5 w"), Limit(nodes=50)))
    assert {ranked.action for ranked in thought.ranked} == {"take-1", "take-2"}


@pytest.mark.parametrize("name", ["random", "greedy", "level:3@20n"])
def test_players_by_name_play_it(name: str) -> None:
    state = yamabushi.game("trio").read("4 s")
    assert player_named(name)(state, generator(1)) in state.actions


def test_the_arena_lets_the_sides_meet() -> None:
    settings = Settings("trio", ("level:4@40n", "random"), 1, 0, {"stones": 9}).checked()
    games = [play_game(settings, number) for number in range(4)]
    assert {played.side for played in games} == {0, 1}
    for played in games:
        state = yamabushi.game("trio", stones=9).start()
        for action in played.actions:
            state = state.play(action)
        assert state.returns is not None
        # The first player had the Wolf, or both others.
        assert played.outcome == state.returns[played.side]
        assert sum(played.decisions) == len(played.actions) - 1


def test_the_arena_refuses_three_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(yamabushi.game("trio"))
    monkeypatch.setattr(kind, "sides", property(lambda _: (0, 1, 2)))
    with pytest.raises(BadOption) as refusal:
        Settings("trio", ("random", "random"), 1, 0).checked()
    assert refusal.value.code == "arena-sides"


def test_a_record_goes_there_and_back() -> None:
    rng = random.Random(3)
    game = yamabushi.game("trio")
    state, actions = game.start(), []
    while state.seat is not None:
        actions.append(rng.choice(state.actions))
        state = state.play(actions[-1])
    record = Record.of(game, tuple(actions))
    again = read(str(record))
    again.verify()
    assert again.actions == tuple(actions)


def test_ugi_speaks_of_it() -> None:
    said: list[str] = []
    talk = Ugi(yamabushi.game("trio"), said.append)
    for line in ("ugi", "position fen 2 w", "go nodes 100"):
        assert talk.obey(line)
    talk.end(False)
    assert said[-1] == "bestmove take-2"
