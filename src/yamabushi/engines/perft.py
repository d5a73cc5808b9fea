"""Count the sequences of decisions and chance outcomes of a given length: every one a ply, every leaf played."""

from __future__ import annotations

from yamabushi.games import dispatch
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.compiling import compiled
from yamabushi.kernels.entries import entry
from yamabushi.kernels.picking import Mark
from yamabushi.kernels.words import Buffer, Words, buffer


@compiled
def sound(words: Words) -> int:
    """Give 1 for a position whose words are all as they must be, not negative; so no leaf is counted unplayed."""
    every = words[0]
    for word in words:
        every |= word
    return 1 if every >= 0 else 0


@compiled
def count_last(game: Mark, words: Words, actions: Buffer, start: int) -> int:
    """Play every legal action of a position; give their number."""
    stop = dispatch.legal(game, words, actions, start)
    leaves = 0
    for number in range(start, stop):
        leaves += sound(dispatch.play(game, words, actions[number]))
    return leaves


@entry()
def count_leaves(game: Mark, words: Words, depth: int, actions: Buffer, start: int) -> int:
    """Count the leaves below a position, at least one ply deep, with a buffer for the actions of all plies."""
    if depth == 1:
        return count_last(game, words, actions, start)
    stop = dispatch.legal(game, words, actions, start)
    leaves = 0
    for number in range(start, stop):
        leaves += count_leaves(game, dispatch.play(game, words, actions[number]), depth - 1, actions, stop)
    return leaves


def perft(state: KernelState, depth: int) -> int:
    """Count the sequences of so many actions from a position."""
    if depth == 0:
        return 1
    return int(count_leaves(state.game.mark, state.words, depth, buffer(depth), 0))


def divide(state: KernelState, depth: int) -> dict[str, int]:
    """Count them apart for each first action."""
    return {action: perft(state.play(action), depth - 1) for action in state.actions}
