"""Who can be measured: players by name, and what has to be compiled before they are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.engines.players import PLAYERS, Player
from yamabushi.engines.warm import warm_up_rules
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import generator
from yamabushi.kernels.compiling import warm_up
from yamabushi.kernels.words import CHANCE

NO_PLAYER = Sentence("arena-player", "There is no player {name}; there is {names}.")


def player_named(name: str) -> Player:
    """Find a player.

    Raises:
        BadOption: there is none of that name.
    """
    if name not in PLAYERS:
        raise BadOption(NO_PLAYER, name=quoted(name), names=", ".join(PLAYERS))
    return PLAYERS[name]


def warm_up_players(state: KernelState, names: Sequence[str], tell: Callable[[str], None]) -> None:
    """Compile the rules and the players, by asking each for one decision; at once if done before."""
    warm_up_rules(state, tell)
    while state.seat == CHANCE:
        state = state.play(state.actions[0])
    if state.seat is not None:
        kinds = {name.partition(":")[0]: name for name in names}
        warm_up([(kind, partial(player_named(name), state, generator(0))) for kind, name in kinds.items()], tell)
