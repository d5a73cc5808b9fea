"""Pick a game's kernels by its number: the one place that search, perft and playouts ask.

A number and a branch rather than functions passed around: compiled code that takes the game as a number can be cached
and the branch, inlined, costs nothing; first-class functions can be neither. A new game is a folder and one line in
each of these.
"""

from __future__ import annotations

from yamabushi.games.himiki import evaluation as himiki_evaluation
from yamabushi.games.himiki import hidden as himiki_hidden
from yamabushi.games.himiki import rules as himiki
from yamabushi.games.regality import evaluation as regality_evaluation
from yamabushi.games.regality import hidden as regality_hidden
from yamabushi.games.regality import rules as regality
from yamabushi.games.yokai import evaluation as yokai_evaluation
from yamabushi.games.yokai import hidden as yokai_hidden
from yamabushi.games.yokai import rules as yokai
from yamabushi.kernels.chance import Generator
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.words import OVER, Buffer, Words

REGALITY, HIMIKI, YOKAI = range(3)
NAMES = ("regality", "himiki", "yokai")
"""The names of the games, which are those of their folders, too, by number."""


@inlined
def decider(game: int, words: Words) -> int:
    """Say who decides: a seat, `CHANCE` or `OVER`."""
    if game == REGALITY:
        return regality.decider(words)
    if game == HIMIKI:
        return himiki.decider(words)
    if game == YOKAI:
        return yokai.decider(words)
    return OVER


@inlined
def legal(game: int, words: Words, out: Buffer, start: int) -> int:
    """Write the legal actions into a buffer from `start` on; give the end of the list."""
    if game == REGALITY:
        return regality.legal(words, out, start)
    if game == HIMIKI:
        return himiki.legal(words, out, start)
    if game == YOKAI:
        return yokai.legal(words, out, start)
    return start


@inlined
def play(game: int, words: Words, action: int) -> Words:
    """Give the position after a legal action."""
    if game == REGALITY:
        return regality.play(words, action)
    if game == HIMIKI:
        return himiki.play(words, action)
    if game == YOKAI:
        return yokai.play(words, action)
    return words


@inlined
def weight(game: int, words: Words, action: int) -> int:
    """Say how likely a chance outcome is, relative to the others."""
    if game == REGALITY:
        return regality.weight(words, action)
    if game == HIMIKI:
        return himiki.weight(words, action)
    if game == YOKAI:
        return yokai.weight(words, action)
    return 0


@inlined
def outcome(game: int, words: Words, seat: int) -> int:
    """Say how a finished game went for a seat: 1 won, 0 drawn, -1 lost."""
    if game == REGALITY:
        return regality.outcome(words, seat)
    if game == HIMIKI:
        return himiki.outcome(words, seat)
    if game == YOKAI:
        return yokai.outcome(words, seat)
    return 0


@inlined
def standing(game: int, words: Words, seat: int) -> int:
    """Say how well off a seat is just now; only comparisons within one game mean anything."""
    if game == REGALITY:
        return regality.standing(words, seat)
    if game == HIMIKI:
        return himiki.standing(words, seat)
    if game == YOKAI:
        return yokai.standing(words, seat)
    return 0


@inlined
def sampled(game: int, words: Words, seat: int, rng: Generator) -> Words:
    """Draw one of the positions that look to a seat (-1: a spectator) just as this one does; any of them can come."""
    if game == REGALITY:
        return regality_hidden.sampled(words, seat, rng)
    if game == HIMIKI:
        return himiki_hidden.sampled(words, seat, rng)
    if game == YOKAI:
        return yokai_hidden.sampled(words, seat, rng)
    return words


@inlined
def judged(game: int, words: Words, weights: Buffer) -> int:
    """Add up what makes a position good, each feature by its weight, for side 0 less side 1."""
    if game == REGALITY:
        return regality_evaluation.judged(words, weights)
    if game == HIMIKI:
        return himiki_evaluation.judged(words, weights)
    if game == YOKAI:
        return yokai_evaluation.judged(words, weights)
    return 0


@inlined
def key_words(game: int, words: Words) -> Words:
    """Give what tells positions apart for a search."""
    if game == REGALITY:
        return regality_evaluation.key_words(words)
    if game == HIMIKI:
        return himiki_evaluation.key_words(words)
    if game == YOKAI:
        return yokai_evaluation.key_words(words)
    return words


@inlined
def is_horizon(game: int, words: Words) -> bool:
    """Tell whether a search looks no further than here, for example not into the next game of a match."""
    if game == REGALITY:
        return regality_evaluation.is_horizon(words)
    if game == HIMIKI:
        return himiki_evaluation.is_horizon(words)
    if game == YOKAI:
        return yokai_evaluation.is_horizon(words)
    return False


FEATURES = (regality_evaluation.FEATURES, himiki_evaluation.FEATURES, yokai_evaluation.FEATURES)
"""What the weights are for, by the game's number."""


@compiled
def step(game: int, words: Words, action: int, out: Buffer) -> tuple[Words, int, int]:
    """Play an action, then say who decides and write what is legal: all that a position asks, in one call."""
    following = play(game, words, action)
    return following, decider(game, following), legal(game, following, out, 0)


@compiled
def sample(game: int, words: Words, seat: int, rng: Generator) -> Words:
    """Draw such a position, in a call of its own."""
    return sampled(game, words, seat, rng)
