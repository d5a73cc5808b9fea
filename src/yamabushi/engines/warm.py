"""Compile what a command is about to use, saying so, instead of standing still at the first move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from yamabushi.core.game import State
from yamabushi.core.options import OptionValue, settle
from yamabushi.engines.greedy import greedy_action
from yamabushi.engines.levels import HIGHEST
from yamabushi.engines.perft import perft
from yamabushi.engines.players import chance_outcome, player_named, random_choice
from yamabushi.engines.playouts import playouts
from yamabushi.games.kernel_state import KernelGame, KernelState
from yamabushi.kernels.chance import generator
from yamabushi.kernels.compiling import warm_up
from yamabushi.kernels.words import CHANCE

ENGINES: dict[str, Callable[[KernelState], object]] = {
    "greedy": lambda state: greedy_action(state, generator(0)),
    "perft": lambda state: perft(state, 1),
    "playouts": lambda state: playouts(state, 1, 0),
}


def warm_up_engines(state: KernelState, tell: Callable[[str], None], engines: Sequence[str] = tuple(ENGINES)) -> None:
    """Compile the rules and some engines, using any position that is not over; at once if done before."""
    warm_up_rules(state, tell)
    while state.seat == CHANCE:  # engines choose where a seat decides
        state = state.play(state.actions[0])
    warm_up([(name, partial(ENGINES[name], state)) for name in engines], tell)


def warm_up_players(state: KernelState, names: Sequence[str], tell: Callable[[str], None]) -> None:
    """Compile the rules and the players if that has not been done, and load them, by asking each for one decision."""
    warm_up_rules(state, tell)
    while state.seat == CHANCE:
        state = state.play(state.actions[0])
    if state.seat is None:
        return
    jobs = [
        (f"{name} for {state.game!r}", partial(player_named(name), state, generator(0)))
        for name in dict.fromkeys(map(brief, names))
    ]
    warm_up(jobs, tell)
    for _, ask in jobs:
        ask()


def brief(name: str) -> str:
    """Name a player who uses the same kernels and takes hardly any time.

    >>> brief("level:8@20s"), brief("greedy")
    ('level:8@100n', 'greedy')
    """
    if not name.startswith("level:"):
        return name
    return "level:8@100n" if name.startswith(f"level:{HIGHEST}") else "level:1@100n"


def warm_up_rules(state: KernelState, tell: Callable[[str], None]) -> None:
    """Compile what playing a game by hand needs, whatever its options."""
    warm_up([(f"the rules of {state.game.name}", partial(walk_variants, state.game))], tell)


def walk_variants(game: KernelGame) -> None:
    """Walk through the game with its defaults, and with each option changed in turn: every kernel is used somewhere."""
    changes: list[dict[str, OptionValue]] = [{}]
    for option in game.about.options:
        others = option.choices or ((not option.default,) if isinstance(option.default, bool) else ())
        if option.applies(game.about.defaults):
            changes += [{option.name: value} for value in others if value != option.default]
    for change in changes:
        walk_through(type(game)(settle(game.name, game.about.options, change)).start())


def walk_through(state: State) -> None:
    """Play one game at random through the public face, asking of every position all that can be asked."""
    assert isinstance(state, KernelState)
    rng = generator(0)
    while state.seat is not None:
        for seat in (*range(len(state.game.seats)), None):
            state.view(seat)
            state.log_line(state.actions[0], seat)
        state.game.read(str(state))
        state.game.refusal(state, "")
        action = chance_outcome(state, rng) if state.odds else random_choice(state, rng)
        state.preview(action)
        state = state.play(action)
    state.view(None)
