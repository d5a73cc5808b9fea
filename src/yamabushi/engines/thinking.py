"""Think about a decision: from a seat's own view and no more, within limits, better and better as time goes by.

```python
for thought in thoughts(game, state.view(state.seat), Limit(seconds=1.0), seed=1):
    ...                      # many times a second; to stop, leave the loop
```

An engine is given what its seat sees. Where that is everything, the position is read from it and searched by
alpha-beta; where not, positions that fit it are drawn. A game without kernels is searched by its public words. The same
view, limit of nodes and seed give the same answer; only which of several proved wins is known by heart may depend on
what was asked before.
"""

from __future__ import annotations

import math
import random
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal, Protocol, TypeVar

from yamabushi.core.errors import BadPosition, Reason, Refusal, Sentence
from yamabushi.core.game import Game, State
from yamabushi.engines.alpha_beta import DEEPEST
from yamabushi.engines.deepening import Deepening
from yamabushi.engines.folders import grows_trees, proofs_of
from yamabushi.engines.growing import DOUBT, Growing
from yamabushi.engines.guessing import Guessing
from yamabushi.engines.judging import SURE, WIN, return_of, value_of
from yamabushi.engines.public_tree import PublicTree
from yamabushi.games.kernel_state import KernelGame, KernelState
from yamabushi.kernels.entries import must_wait
from yamabushi.kernels.words import CHANCE, Buffer

NOBODY_DECIDES = Sentence("engine-nobody", "There is nothing to think about: {reason}.")
GAME_OVER = Reason("engine-idle-over", "the game is over")
CHANCE_TURN = Reason("engine-idle-chance", "it is chance's turn")
OTHERS_TURN = Reason("engine-idle-turn", "it is not this seat's turn")

Item = TypeVar("Item")

ALL = 3 * SURE
"""A margin that every move is within."""

GAME_WON = 1_000
"""What a game of a match is worth that is proved to be won."""

PROVED_NODES = 20_000
"""So much is searched for a line where it is proved what wins."""

SLICE = 4_000
PAUSE = 0.05
"""So many nodes are searched at a time, and so many seconds lie between two thoughts."""

FIRST_SLICE = 256
FIRST_TIMED_SLICE = 16
GLANCE = 0.02
"""Where time is limited, the clock is looked at about so often, in seconds: nodes take some hundred times as long while
kernels are interpreted, and longer where there are many actions. So slices begin small, and grow with the pace."""

LINES = 8
"""For how many of the best actions a line is given."""


@dataclass(frozen=True)
class Limit:
    """How long to think: whatever is reached first. A node is a position played, or a walk down a tree of samples."""

    nodes: int | None = None
    depth: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Ranked:
    """An action as an engine sees it."""

    action: str
    # The mean return that it expects for the deciding side, from -1 to 1.
    value: float
    # Hundredths of a logit; beyond `SURE` it is proved who wins.
    judgement: int
    # What it expects to be played, this action first, as far as it is known.
    line: tuple[str, ...]
    # The score at the end of that line, one entry a side.
    score: tuple[int, ...]

    @property
    def is_sure(self) -> bool:
        """Tell whether it is proved who wins."""
        return abs(self.judgement) > SURE


@dataclass(frozen=True)
class Thought:
    """What an engine thinks so far: the actions, best first."""

    ranked: tuple[Ranked, ...]
    depth: int
    nodes: int
    seconds: float

    @property
    def action(self) -> str:
        """The action that it would choose."""
        return self.ranked[0].action

    def of(self, action: str) -> Ranked:
        """Give what it thinks of one of the actions."""
        return next(ranked for ranked in self.ranked if ranked.action == action)

    def given_away(self, action: str) -> float:
        """Say how much worse than the best an action is, in mean return: from 0 to 2."""
        return max(self.ranked[0].value - self.of(action).value, 0.0)


class Advancing(Protocol):
    """What can be advanced in slices."""

    def advance(self, until: int, deepest: int) -> bool:
        """Go on until so many nodes are done; True when there is nothing more to find."""


class Search(Advancing, Protocol):
    """A search of kernels: alpha-beta, guesses, a tree of samples."""

    @property
    def nodes(self) -> int:
        """How much has been done."""

    @property
    def depth(self) -> int:
        """How far it has been looked ahead."""

    def ranking(self) -> list[tuple[int, int]]:
        """List the actions with their values for side 0, the best for the decider first."""

    def line(self, action: int) -> list[int]:
        """Give the moves that are expected, from an action on."""


def root_of(game: Game, view: Mapping[str, Any], seed: int) -> State:
    """Give a position that fits a view whose seat decides.

    Raises:
        BadPosition: it is no view of this game, or its seat does not decide.
    """
    root = game.sample(view, random.Random(seed))
    if root.seat != view.get("seat", root.seat):
        raise BadPosition(NOBODY_DECIDES, reason=idle_reason(root) or Refusal(OTHERS_TURN))
    if reason := idle_reason(root):
        raise BadPosition(NOBODY_DECIDES, reason=reason)
    return root


def idle_reason(state: State) -> Refusal | None:
    """Say why no seat decides in a position; nothing where one does."""
    if state.seat is None:
        return Refusal(GAME_OVER)
    return Refusal(CHANCE_TURN) if state.seat == CHANCE else None


Way = Literal["deepening", "guessing", "growing"]
"""How a position is searched: as it is; by guesses at what is hidden; by a tree grown along samples."""


def way_of(game: KernelGame) -> Way:
    """Choose how to search a game: what was measured to be best for it."""
    if not game.has_secrets:
        return "deepening"
    return "growing" if grows_trees(game.name) else "guessing"


def search_of(root: KernelState, limit: Limit, seed: int, margin: int = 0, weights: Buffer | None = None) -> Search:
    """Begin a search."""
    match way_of(root.game):
        case "deepening":
            return Deepening(root, limit.nodes, margin, weights)
        case "growing":
            return Growing(root, seed, limit.nodes, weights=weights)
        case "guessing":
            return Guessing(root, seed, limit.nodes, margin, weights=weights)


def thoughts(
    game: Game, view: Mapping[str, Any], limit: Limit, seed: int, margin: int = 0, by_heart: bool = True
) -> Iterator[Thought]:
    """Think, and say many times a second what is best so far; the last one is the answer.

    Moves that come within the margin (hundredths of a logit) of the best get their own value, the others a bound of it.
    What is proved once and for all is known by heart, if wanted: there the search only finds lines.

    Raises:
        BadPosition: it is no view of this game, or its seat does not decide.
    """
    begin = time.perf_counter()
    root = root_of(game, view, seed)
    search, limit, thought_now = search_for(game, view, root, limit, seed, margin, by_heart)
    yield from advanced(search, limit, thought_now, begin, has_choice=len(root.actions) > 1)


def advanced(
    search: Advancing, limit: Limit, thought_now: Callable[[float], Thought], begin: float, has_choice: bool = True
) -> Iterator[Thought]:
    """Advance a search until a limit is reached, and say many times a second what it has found."""
    most = 1 << 62 if limit.nodes is None else max(limit.nodes, 1)
    deepest = DEEPEST if limit.depth is None else max(limit.depth, 1)
    done = False
    told = 0.0
    # However short the time, there is an answer: a first slice is always searched, a small one.
    size = FIRST_SLICE if limit.seconds is None else FIRST_TIMED_SLICE
    if isinstance(search, PublicTree):
        size = 1  # who knows how long a walk takes
    until = min(most, size)
    passed = time.perf_counter() - begin
    while not done:
        before = passed
        done = search.advance(until, deepest) or until >= most or not has_choice
        passed = time.perf_counter() - begin
        done = done or (limit.seconds is not None and passed >= limit.seconds)
        if done or passed > told + PAUSE:
            told = passed
            yield thought_now(passed)
        left = None if limit.seconds is None else limit.seconds - passed
        size = min(SLICE, until) if left is None else next_slice(size, passed - before, left)
        until = min(until + size, most)


def search_for(
    game: Game, view: Mapping[str, Any], root: State, limit: Limit, seed: int, margin: int, by_heart: bool
) -> tuple[Advancing, Limit, Callable[[float], Thought]]:
    """Choose how to think: give the search, its limit, and what says what it has found after so many seconds."""
    if not isinstance(root, KernelState):
        tree = PublicTree(game, view, root, seed)
        return tree, limit, partial(public_thought, root, tree)
    proofs = proofs_of(game.name) if by_heart else None
    if proofs is None or must_wait(proofs.UNIT):
        search = search_of(root, limit, seed, margin)
        return search, limit, partial(thought_of, root, search)
    proved = proofs.perfect_actions(root, proof_budget(limit, proofs.MOST_VISITED))
    settles_all = proofs.settles_all(game)
    if proved is not None:
        limit = Limit(min(limit.nodes or PROVED_NODES, PROVED_NODES), limit.depth, limit.seconds)
    search = search_of(root, limit, seed, margin)
    return search, limit, lambda seconds: with_proof(thought_of(root, search, seconds), proved, settles_all)


def next_slice(size: int, took: float, left: float) -> int:
    """Say how many nodes to search next where time is limited, from how long the last slice took.

    >>> next_slice(100, 0.001, 10.0), next_slice(100, 0.1, 10.0), next_slice(100, 0.02, 0.001), next_slice(3, 5.0, 1.0)
    (200, 20, 5, 1)
    """
    glance = min(GLANCE, max(left, 0.0))
    return max(1, min(2 * size, SLICE, int(size * glance / max(took, 1e-6))))


def proof_budget(limit: Limit, most: int) -> int:
    """Say how many positions to visit at most for what is known by heart: fewer where there is less time."""
    return most if limit.seconds is None else min(most, 10_000 + int(most * limit.seconds))


def with_proof(thought: Thought, proved: list[str] | None, settles_all: bool) -> Thought:
    """Put first what is proved to win; that is sure only if it settles all, and not a part of a match."""
    if proved is None or (not proved and not settles_all):
        return thought
    if not proved:
        return replace(thought, ranked=tuple(replace(one, value=-1.0, judgement=-WIN) for one in thought.ranked))
    judgement = WIN if settles_all else GAME_WON
    value = return_of(judgement)
    winning = [
        replace(ranked, value=value, judgement=judgement) for ranked in thought.ranked if ranked.action in proved
    ]
    return replace(thought, ranked=(*winning, *(ranked for ranked in thought.ranked if ranked.action not in proved)))


def last_of(found: Iterable[Item]) -> Item:
    """Give the last of some things, of which there is one at least."""
    (last,) = deque(found, maxlen=1)
    return last


def think(
    game: Game, view: Mapping[str, Any], limit: Limit, seed: int, margin: int = 0, by_heart: bool = True
) -> Thought:
    """Think until a limit is reached.

    Raises:
        BadPosition: it is no view of this game, or its seat does not decide.
    """
    return last_of(thoughts(game, view, limit, seed, margin, by_heart))


def thought_of(root: KernelState, search: Search, seconds: float) -> Thought:
    """Put into words what a search has found."""
    sign = 1 - 2 * root.game.sides[root.seat or 0]
    ranked: list[Ranked] = []
    for code, value in search.ranking():
        texts, score = line_texts(root, search.line(code)) if len(ranked) < LINES else ([], ())
        action = texts[0] if texts else root.actions[root.codes.index(code)]
        judgement = sign * value
        ranked.append(Ranked(action, return_of(judgement), judgement, tuple(texts), tuple(score)))
    return Thought(tuple(ranked), search.depth, search.nodes, seconds)


def public_thought(root: State, tree: PublicTree, seconds: float) -> Thought:
    """Put into words what a search by public words has found."""
    ranked: list[Ranked] = []
    for action in root.actions:
        branch = tree.branch_of(action)
        # What was tried once may have been luck.
        careful = max(branch.mean - DOUBT / math.sqrt(branch.tried + 1), -1.0)
        ranked.append(Ranked(action, branch.mean, value_of(careful), tuple(tree.line(action)), root.score))
    ranked.sort(key=lambda one: -one.judgement)
    return Thought(tuple(ranked), tree.depth, tree.nodes, seconds)


def line_texts(root: KernelState, line: list[int]) -> tuple[list[str], tuple[int, ...]]:
    """Write a line as texts, and give the score at its end."""
    state = root
    texts = []
    for code in line:
        texts.append(state.actions[state.codes.index(code)])
        state = state.after(code)
    return texts, state.score


def analyse(state: State, limit: Limit, seed: int = 0) -> Iterator[Thought]:
    """Analyse a position for the seat to decide, from what it may know: all actions ranked, better and better.

    Raises:
        BadPosition: nobody decides there.
    """
    if reason := idle_reason(state):
        raise BadPosition(NOBODY_DECIDES, reason=reason)
    return thoughts(state.game, state.view(state.seat), limit, seed, margin=ALL)
