"""Put a number on a position: the game's own features, weighted by constants that are kept as data.

A value is in hundredths of a logit for side 0: at 100 its side wins about 73 games of 100, at -100 about 27. Finished
games are worth `WIN` less the plies to them, so that the nearer win is the better one.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import numpy as np

from yamabushi.core.registry import package_of
from yamabushi.games import dispatch
from yamabushi.games.kernel_state import KernelGame, KernelState
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.curves import inverse_tangent, tangent
from yamabushi.kernels.entries import entry
from yamabushi.kernels.picking import Mark
from yamabushi.kernels.words import COLUMNS, WORDS, Buffer, Words

WIN = 1_000_000
SURE = WIN // 2
"""Values beyond this are proved wins and losses."""
MOST_JUDGED = 40_000
"""No position that is not over is worth more."""

MASK = (1 << 62) - 1
MULTIPLIER = 0x1D8E4E27C47D124F


def weights_of(game: KernelGame) -> Buffer:
    """Give the weights of a game, in the order of its features."""
    return read_weights(game.name, game.kernels.features)


@cache
def read_weights(name: str, features: tuple[str, ...]) -> Buffer:
    """Read the weights of a game from its folder; where nothing is judged, there are none."""
    if not features:
        return np.zeros(0, dtype=np.int64)
    lines = (resources.files(package_of(name)) / "weights.txt").read_text(encoding="utf-8").splitlines()
    found = {}
    for line in lines:
        if line and not line.startswith("#"):
            number, _, feature = line.strip().partition(" ")
            found[feature.strip()] = int(number)
    return np.array([found[feature] for feature in features], dtype=np.int64)


def weights_text(game: KernelGame, weights: Buffer) -> str:
    """Write weights as the file that `read_weights` reads."""
    head = f"# Made by `yamabushi tune {game.name}`: hundredths of a logit, side 0's less side 1's\n"
    rows = zip(game.kernels.features, weights.tolist(), strict=True)
    return head + "".join(f"{weight:>6} {name}\n" for name, weight in rows)


@inlined
def bounded(value: int) -> int:
    """Give a value within the bounds of what is not over."""
    return max(min(value, MOST_JUDGED), -MOST_JUDGED)


@compiled
def static_value(game: Mark, words: Words, weights: Buffer) -> int:
    """Judge a position that is not over, for side 0."""
    return bounded(dispatch.judged(game, dispatch.outlined(game, words, weights), weights))


@inlined
def store_child(game: Mark, children: Buffer, number: int, outline: Words) -> None:
    """Write one of the outlines that lie side by side, as much of it as is judged."""
    for word in range(WORDS):
        if dispatch.judged_words(game) >> word & 1:
            children[word * COLUMNS + number] = outline[word]


@entry()
def write_features(game: Mark, words: Words, weights: Buffer, out: Buffer) -> None:
    """Write the features of a position: what it is worth when one weight is 1 and the others, as given, are 0."""
    for number in range(len(weights)):
        weights[number] = 1
        out[number] = static_value(game, words, weights)
        weights[number] = 0


def features_of(state: KernelState) -> list[int]:
    """Give the features of a position: what each weight is multiplied with."""
    weights = np.zeros(len(state.game.kernels.features), dtype=np.int64)
    found = np.zeros_like(weights)
    write_features(state.game.mark, state.words, weights, found)
    return [int(feature) for feature in found]


@compiled
def key_of(game: Mark, words: Words) -> int:
    """Give a number of 62 bits that tells positions apart, but for one in very many."""
    words = dispatch.key_words(game, words)
    # Two chains, which a processor walks side by side. Masked at once: the low bits of a product are the same, whether
    # it wraps around or grows.
    key = 0x0F1E2D3C4B5A6978
    other = 0x13579BDF02468ACE
    for number in range(0, WORDS, 2):
        key = (key ^ int(words[number])) * MULTIPLIER & MASK
        key ^= key >> 31
        other = (other ^ int(words[number + 1])) * MULTIPLIER & MASK
        other ^= other >> 29
    key = (key ^ other) * MULTIPLIER & MASK
    return key ^ key >> 32


@compiled
def return_of(value: int) -> float:
    """Turn a value into the mean return that it stands for, from -1 to 1.

    >>> return_of(0), return_of(100) > 0.4, return_of(WIN)
    (0.0, True, 1.0)
    """
    if value > SURE:
        return 1.0
    return -1.0 if value < -SURE else tangent(value / 200)


@compiled
def value_of(mean: float) -> int:
    """Turn a mean return into the value that stands for it; the inverse of `return_of`, for what is not sure."""
    if mean >= 1.0 - 1e-9:
        return MOST_JUDGED
    if mean <= -1.0 + 1e-9:
        return -MOST_JUDGED
    return round(200 * inverse_tangent(mean))
