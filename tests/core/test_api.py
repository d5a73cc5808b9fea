"""The Python face of the rules, name by name as the specification fixes it, for every game that there is."""

from __future__ import annotations

import copy
import inspect
import json
import pickle

import pytest

import yamabushi
from tests.core.walks import every_game, random_positions
from tests.kernels.processes import run
from yamabushi import CHANCE, Game, IllegalAction

GAMES = every_game()


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def test_the_page_of_the_specification_line_by_line(game: Game) -> None:
    assert game.name in yamabushi.games()
    assert yamabushi.game(game.name, **game.options) == game
    for state in random_positions(game, seed=1):
        assert state.seat in (None, CHANCE, *range(len(game.seats)))
        assert isinstance(state.actions, tuple)
        assert all(isinstance(action, str) for action in state.actions)
        assert isinstance(state.odds, tuple)
        assert len(state.odds) == (len(state.actions) if state.seat == CHANCE else 0)
        assert all(type(share) is float for share in state.odds)
        if state.seat is None:
            assert state.returns is not None
            assert len(state.returns) == len(game.seats)
            assert sum(state.returns) == 0 or len(game.seats) == 1  # alone nobody loses what one wins
            assert all(type(value) is float and value in (1, 0, -1) for value in state.returns)
        else:
            assert state.returns is None
            assert type(state.play(state.actions[-1])) is type(state)
        assert len(state.score) == (1 if game.options.get("mode") == "mindlock" else 2)  # a puzzle: the moves paid
        assert all(type(entry) is int for entry in state.score)
        assert game.read(str(state)) == state
        assert all(json.dumps(state.view(seat)) for seat in (*range(len(game.seats)), None))


def test_the_example_of_the_specification() -> None:
    game = yamabushi.game("himiki", mode="duel", edition="revised", expert=False)
    assert game == yamabushi.game("himiki")
    with pytest.raises(ValueError, match="edition"):
        yamabushi.game("himiki", edition="third")
    state = game.start()
    following = state.play("C5=HMK")
    assert (state.seat, following.seat) == (0, 1)
    assert state == game.start()


def test_an_action_that_is_not_possible_is_a_value_error_with_a_sentence(game: Game) -> None:
    assert issubclass(IllegalAction, ValueError)
    for state in random_positions(game, seed=2):
        with pytest.raises(IllegalAction, match=r"^[^\n]{10,}\.$"):
            state.play("nonsense")


@pytest.mark.parametrize("text", ["", "nonsense", "? ? ? ? ? ? ? ?"])
def test_a_bad_position_is_a_value_error_with_a_sentence(game: Game, text: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]{10,}\.$"):
        game.read(text)


def test_at_chance_the_actions_are_the_outcomes() -> None:
    state = yamabushi.game("regality", first="random").start()
    assert (state.seat, state.actions, state.odds) == (CHANCE, ("?r", "?l"), (0.5, 0.5))


def test_playing_never_changes_the_old_position(game: Game) -> None:
    for state in random_positions(game, seed=3)[:-1]:
        before = (str(state), hash(state), state.actions, state.view(0))
        state.play(state.actions[0])
        assert (str(state), hash(state), state.actions, state.view(0)) == before


def test_equal_positions_are_equal_and_hash_alike(game: Game) -> None:
    once, again = random_positions(game, seed=4), random_positions(game, seed=4)
    assert once == again
    assert list(map(hash, once)) == list(map(hash, again))
    assert len(set(once)) == len({str(state) for state in once})


def test_positions_are_equal_however_they_were_reached() -> None:
    start = yamabushi.game("regality", style="draft").start()
    one = start.play("?Sm").play("?Nj")
    other = start.play("?Nj").play("?Sm")
    assert one == other
    assert hash(one) == hash(other)


def test_positions_of_other_games_are_not_equal() -> None:
    starts = {yamabushi.game("regality", style=style).start() for style in ("standard", "random", "draft")}
    others = {yamabushi.game("himiki", mode=mode).start() for mode in ("duel", "teams")}
    assert len(starts | others) == 5
    nothing_of_the_kind: object = str(yamabushi.game("regality").start())
    assert yamabushi.game("regality").start() != nothing_of_the_kind


def test_repr_is_valid_input(game: Game) -> None:
    for state in random_positions(game, seed=5):
        again = eval(repr(state), {"yamabushi": yamabushi})
        assert again == state
        assert again.game == game


def test_positions_travel_to_other_processes(game: Game) -> None:
    for state in random_positions(game, seed=6):
        for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
            assert twin == state
            assert twin.actions == state.actions
            assert twin.game == game


def test_the_public_names_are_there() -> None:
    assert len(set(yamabushi.__all__)) == len(yamabushi.__all__)
    assert all(inspect.getdoc(getattr(yamabushi, name)) for name in yamabushi.__all__ if name != "CHANCE")
    assert {"games", "game", "CHANCE", "IllegalAction", "State", "Game"} <= set(yamabushi.__all__)


def test_games_stays_a_function_though_it_is_a_package_too() -> None:
    from yamabushi.games.regality import ABOUT

    assert yamabushi.games()["regality"] is ABOUT


@pytest.mark.parametrize(
    "use",
    [
        "yamabushi.games()",
        "[about.defaults for about in yamabushi.games().values()]",
        "import yamabushi.core.record; yamabushi.games()",
        "import yamabushi.cli",
    ],
)
def test_asking_about_games_does_not_load_numba(use: str) -> None:
    loaded = run(f"import sys, yamabushi; {use}; print([name for name in ('numba', 'numpy') if name in sys.modules])")
    assert loaded == "[]\n"


def test_making_a_game_does_load_the_rules() -> None:
    loaded = run(
        "import sys, yamabushi; yamabushi.game('regality'); print('yamabushi.games.regality.rules' in sys.modules)"
    )
    assert loaded == "True\n"
